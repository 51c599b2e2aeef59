"""Which checks count: what was asked for on the command line, and the `lint:` block of a ruleset's header.

lint:
  ignore: {unused/table: the scoring app reads it}
  open: [values.income, "procedures.*"]
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from rulekit.codes import CODES, Code
from rulekit.diagnostics import Diagnostic, Diagnostics, Severity
from rulekit.ruleset.load import read_source, read_yaml
from rulekit.ruleset.tree import Map, Scalar, Seq, pairs
from rulekit.suggest import did_you_mean

CODES["lint/ignored-error"] = Code("warning", "The `lint:` block ignores what is an error.")


@dataclass(frozen=True, slots=True)
class Settings:
    """`select`: only these; `ignore`: not these. A code, or the first part of one, such as `unused`."""

    select: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()
    open: frozenset[str] = field(default=frozenset())

    def wants(self, code: str) -> bool:
        asked = not self.select or any(_is_part(part, code) for part in self.select)
        return asked and not any(_is_part(part, code) for part in self.ignore)


def _is_part(part: str, code: str) -> bool:
    return code == part or code.startswith(f"{part.rstrip('/')}/")


def unknown_parts(parts: Iterable[str], codes: Iterable[str]) -> Iterator[tuple[str, str]]:
    """What is neither a code nor the first part of one, each with a hint."""
    known = {part for code in codes for part in (code, code.partition("/")[0])}
    for part in parts:
        if part.rstrip("/") not in known:
            yield part, did_you_mean(part, known)


def of_ruleset(folder: Path, asked: Settings) -> tuple[Settings, list[Diagnostic]]:
    """The settings with what a ruleset's header says, and what is wrong with that."""
    from rulekit.ruleset.files import HEADER

    aside, found = Diagnostics(), Diagnostics()
    source = read_source(folder / HEADER, f"{folder.resolve().name}/{HEADER}", None, aside)
    root = read_yaml(source, aside) if source is not None else None
    block = root.get("lint") if isinstance(root, Map) else None
    if not isinstance(block, Map):
        return asked, []
    ignored: list[str] = []
    for key, reason in pairs(block.get("ignore")):
        if key.text not in CODES:
            message = f"there is no check `{key.text}`"
            found.add("lint/unknown-code", key.span, message, did_you_mean(key.text, CODES))
        elif Severity(CODES[key.text].severity) is Severity.ERROR:
            message = f"`{key.text}` is an error, which cannot be ignored"
            found.add("lint/ignored-error", key.span, message, "mend what it is about")
        elif not (isinstance(reason, Scalar) and isinstance(reason.value, str) and reason.text.strip()):
            message = f"no reason is given why `{key.text}` is ignored"
            found.add("lint/no-reason", key.span, message, f"write `{key.text}: why`")
        else:
            ignored.append(key.text)
    listed = block.get("open")
    items = listed.items if isinstance(listed, Seq) else ()
    opened = frozenset(item.text for item in items if isinstance(item, Scalar))
    return replace(asked, ignore=(*asked.ignore, *ignored), open=asked.open | opened), found.in_order()

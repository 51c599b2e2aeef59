"""The rulebook behind a game: which rules of its ledger stand beside a place in its YAML, and what they say.

Authors write the numbers of rules into comments: `# CO-042, 321`, `# BI-066 to 070, EC-52`. Those on a line, or else
those on the nearest line around it, are the rules that the line says.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path

from rulekit.diagnostics import Diagnostics
from rulekit.scenario.ledger import Rule, read_ledger, read_translation
from rulekit.source import Source, Span

_COMMENT = re.compile(r"(?:^|\s)#\s*(.*)")
_NUMBERS = re.compile(r"(?:\b([A-Z][A-Z0-9]*)-)?\b(\d+)\b(?:\s+to\s+(?:[A-Z][A-Z0-9]*-)?(\d+)\b)?")
_APART = {"tests", "expansions", "rules", "rules.yaml"}
"""Files and folders that hold no rules of the game itself."""
_FEW = 8
"""With more rules than this, the lines around a place say nothing of it in particular."""
_LONGEST_RANGE = 60
"""A range with more rules than this is no range of rules."""


def cited(span: Span, *, alone: bool = False) -> tuple[str, ...]:
    """The ids of rules that stand in comments beside a place; it is not asked whether there are such rules.

    Those on its own line, else on a line that it stands in, else on the other lines of what it stands in, if those
    are few. `alone`: never on a line that it stands in.
    """
    source = span.source
    around = [span.line] if alone else list(_around(source, span.line))
    for line in around:
        if found := _ids_on(source, [line]):
            return found
    for line in around:
        if found := _ids_on(source, _block(source, line)):
            return found if len(found) <= _FEW else ()
    return ()


def _ids_on(source: Source, lines: Iterable[int]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(id for line in lines for id in ids_in(_comment(source.line(line)))))


def ids_in(comment: str) -> Iterator[str]:
    """The ids that a comment names. A number alone goes on from the id before it, if it is written as wide."""
    sort, width = "", 0
    for match in _NUMBERS.finditer(comment):
        if match[1]:
            sort, width = match[1], len(match[2])
        elif not sort or len(match[2]) != width:
            continue
        first = int(match[2])
        last = int(match[3]) if match[3] and len(match[3]) == width else first
        for number in range(first, last + 1 if last - first < _LONGEST_RANGE else first + 1):
            yield f"{sort}-{number:0{width}}"


def _comment(line: str) -> str:
    match = _COMMENT.search(line)
    return match[1] if match is not None else ""


def _around(source: Source, number: int) -> Iterator[int]:
    """A line, and then the lines above it that are indented less and less: what it stands in."""
    yield number
    depth = _depth(source.line(number))
    for above in range(number - 1, 0, -1):
        line = source.line(above)
        if line.strip() and _depth(line) < depth:
            depth = _depth(line)
            yield above
        if depth == 0:
            return


def _block(source: Source, number: int) -> Iterator[int]:
    """The lines below one that are indented more."""
    depth = _depth(source.line(number))
    below = number + 1
    while source.start_of(below) < len(source.text) and _is_inside(source.line(below), depth):
        yield below
        below += 1


def _is_inside(line: str, depth: int) -> bool:
    return not line.strip() or _depth(line) > depth


def _depth(line: str) -> int:
    return len(line) - len(line.lstrip())


def lines_naming(id: str, folders: Iterable[Path]) -> list[tuple[str, str]]:
    """The lines of rules whose comments name a rule: each with its place, and without its comment."""
    found: list[tuple[str, str]] = []
    for folder in folders:
        base = folder.resolve()
        files = [file for file in sorted(base.rglob("*.yaml")) if not set(file.relative_to(base).parts) & _APART]
        for file in files:
            for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
                ids = list(ids_in(_comment(line)))
                if id in ids or any(id.endswith(f"-{one}") for one in ids):
                    place = f"{base.name}/{file.relative_to(base).as_posix()}:{number}"
                    found.append((place, " ".join(_COMMENT.sub("", line).split())))
    return found


@dataclass(frozen=True)
class Rulebook:
    """The ledgers of a ruleset and of its expansions, by the folders in which they lie.

    What a rule says is in the language, if the ledger has been translated into it.
    """

    folders: Sequence[Path]
    language: str = ""

    @cached_property
    def rules(self) -> dict[str, Rule]:
        """All rules by id; a ledger that cannot be read has none."""
        found: dict[str, Rule] = {}
        aside = Diagnostics()
        for folder in self.folders:
            rules = read_ledger(folder, aside)
            translated = read_translation(folder, self.language, rules, aside) if self.language else {}
            found |= {id: replace(rule, says=translated.get(id, rule).says) for id, rule in rules.items()}
        return found

    def beside(self, span: Span | None, *, alone: bool = False) -> list[Rule]:
        """The rules that a place in the YAML says."""
        return self.named(cited(span, alone=alone)) if span is not None else []

    def named(self, ids: Iterable[str]) -> list[Rule]:
        """The rules of these ids; one may be cut short at its front, as `EC-38` for `BI-EC-38`."""
        return [rule for id in ids if (rule := self._rule(id)) is not None]

    def _rule(self, id: str) -> Rule | None:
        if id in self.rules:
            return self.rules[id]
        ending = [rule for name, rule in self.rules.items() if name.endswith(f"-{id}")]
        return ending[0] if len(ending) == 1 else None

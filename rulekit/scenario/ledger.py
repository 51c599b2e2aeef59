"""The ledger: every rule of the rulebook that a ruleset follows, from its `rules.yaml` and the files in `rules`.

What the rules say in other languages stands in files of the same form, in `rules/it` for Italian.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from rulekit.diagnostics import Diagnostics, Related
from rulekit.ruleset.load import read_source, read_yaml
from rulekit.ruleset.schema import check_shape
from rulekit.ruleset.tree import Map, Scalar, pairs, text_of
from rulekit.source import Span
from rulekit.suggest import did_you_mean

FILE = "rules.yaml"
FOLDER = "rules"


@dataclass(frozen=True, slots=True)
class Rule:
    """`exempt`: why no program can show it; `pending`: which content is not yet written.

    `total`: the name of the ruleset's total that shows it.
    """

    id: str
    says: str
    span: Span
    exempt: str | None = None
    pending: str | None = None
    total: Scalar | None = None


def read_ledger(folder: Path, found: Diagnostics) -> dict[str, Rule]:
    """The rules of the ruleset that lies in `folder`, by their ids; none if it has no ledger."""
    base = folder.resolve()
    main = [base / FILE] if (base / FILE).is_file() else []
    return _read_files(base, [*main, *sorted((base / FOLDER).glob("*.yaml"))], found)


def languages_of_ledger(folder: Path) -> list[str]:
    """The languages into which the ledger is translated."""
    return sorted({file.parent.name for file in (folder.resolve() / FOLDER).glob("*/*.yaml")})


def read_translation(folder: Path, language: str, rules: Collection[str], found: Diagnostics) -> dict[str, Rule]:
    """What those rules say in a language; only those of which it is known. `rules`: the ids in the ledger."""
    base = folder.resolve()
    translated = _read_files(base, sorted((base / FOLDER / language).glob("*.yaml")), found)
    for id in [id for id in translated if id not in rules]:
        span = translated.pop(id).span
        found.add("ledger/unknown-rule", span, f"the ledger has no rule `{id}`", did_you_mean(id, rules))
    return translated


def _read_files(base: Path, files: Iterable[Path], found: Diagnostics) -> dict[str, Rule]:
    rules: dict[str, Rule] = {}
    for file in files:
        for rule in _read_file(base, file, found):
            if rule.id not in rules:
                rules[rule.id] = rule
                continue
            first = Related(rules[rule.id].span, "first here")
            found.add("name/twice", rule.span, f"the rule `{rule.id}` stands twice", "give one another id", [first])
    return rules


def _read_file(base: Path, file: Path, found: Diagnostics) -> Iterator[Rule]:
    source = read_source(file, f"{base.name}/{file.relative_to(base).as_posix()}", None, found)
    root = read_yaml(source, found) if source else None
    if root is None or not check_shape(root, "rules", found) or not isinstance(root, Map):
        return
    for key, node in pairs(root.get("rules")):
        parts = {part.text: value for part, value in pairs(node) if isinstance(value, Scalar)}
        exempt, pending = text_of(parts.get("exempt")), text_of(parts.get("pending"))
        yield Rule(key.text, parts["says"].text, key.span, exempt, pending, parts.get("total"))

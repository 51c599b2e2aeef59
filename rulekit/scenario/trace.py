"""The trace: which scenarios show which rules of the ledger, and which rules nothing shows.

The scenarios of an expansion may show rules of its base, so a ruleset is traced together with the expansions below it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from rulekit.diagnostics import Diagnostics
from rulekit.ruleset.tree import items
from rulekit.scenario.ledger import Rule, read_ledger
from rulekit.scenario.read import read_sheets

EXPANSIONS = "expansions"


@dataclass(frozen=True, slots=True)
class Row:
    """A rule and the names of the scenarios that show it."""

    rule: Rule
    scenarios: tuple[str, ...]

    @property
    def missing(self) -> bool:
        return not (self.scenarios or self.rule.exempt or self.rule.pending)


@dataclass(slots=True)
class Trace:
    """One row for each rule, in the order of the ledger, and what is wrong in the files."""

    rows: list[Row] = field(default_factory=list)
    found: Diagnostics = field(default_factory=Diagnostics)

    @property
    def passed(self) -> bool:
        return not self.found.errors and not any(row.missing for row in self.rows)


def trace(folder: Path) -> Trace:
    """The trace of the ruleset that lies in `folder`. Nothing is run, and the ruleset itself is not read."""
    found = Diagnostics()
    rules = read_ledger(folder, found)
    below = [path.parent for path in sorted((folder / EXPANSIONS).glob("*/ruleset.yaml"))]
    known = set(rules)
    for other in [*below, *_base(folder)]:
        known.update(read_ledger(other, found))
    showing: dict[str, list[str]] = {}
    for sheet in [sheet for place in [folder, *below] for sheet in read_sheets(place, found)]:
        for id in items(sheet.node.get("shows")):
            showing.setdefault(id.text, []).append(sheet.key.text)
            if id.text not in known:
                hint = "correct the id, or write the rule into rules.yaml"
                found.add("ledger/unknown-rule", id.span, f"the ledger has no rule `{id.text}`", hint)
    return Trace([Row(rule, tuple(showing.get(id, ()))) for id, rule in rules.items()], found)


def _base(folder: Path) -> list[Path]:
    """The ruleset above an expansion that lies where expansions do."""
    above = folder.resolve().parent
    return [above.parent] if above.name == EXPANSIONS else []

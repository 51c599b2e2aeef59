"""The trace: which scenarios and totals show which rules of the ledger, and which rules nothing shows.

The scenarios of an expansion may show rules of its base, so a ruleset is traced together with the expansions below it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from rulekit.api import load
from rulekit.diagnostics import Diagnostics, RulesetError
from rulekit.ruleset.files import base_of
from rulekit.ruleset.tree import Scalar, items, text_of
from rulekit.scenario.ledger import Rule, read_ledger
from rulekit.scenario.read import Sheet, read_sheets
from rulekit.suggest import did_you_mean

EXPANSIONS = "expansions"


@dataclass(frozen=True, slots=True)
class Row:
    """A rule and the names of the scenarios that show it."""

    rule: Rule
    scenarios: tuple[str, ...]

    @property
    def total(self) -> str | None:
        """The total that shows the rule, which the rule itself names."""
        return text_of(self.rule.total)

    @property
    def shown(self) -> bool:
        return bool(self.scenarios or self.total)

    @property
    def missing(self) -> bool:
        return not (self.shown or self.rule.exempt or self.rule.pending)


@dataclass(slots=True)
class Trace:
    """One row for each rule, in the order of the ledger, and what is wrong in the files."""

    rows: list[Row] = field(default_factory=list)
    found: Diagnostics = field(default_factory=Diagnostics)

    @property
    def passed(self) -> bool:
        return not self.found.errors and not any(row.missing for row in self.rows)


def trace(folder: Path, totals: list[str] | None = None, sheets: list[Sheet] | None = None) -> Trace:
    """The trace of the ruleset that lies in `folder`. Nothing is run.

    `totals`: those that the ruleset has; if nobody says, it is read for them when a rule names one. `sheets`: its
    scenarios, if they have been read.
    """
    found = Diagnostics()
    rules = read_ledger(folder, found)
    below = [path.parent for path in sorted((folder / EXPANSIONS).glob("*/ruleset.yaml"))]
    known = set(rules)
    base = base_of(folder)
    for other in [*below, *([base] if base is not None else [])]:
        known.update(read_ledger(other, found))
    showing: dict[str, list[str]] = {}
    own = read_sheets(folder, found) if sheets is None else sheets
    for sheet in [*own, *(sheet for place in below for sheet in read_sheets(place, found))]:
        for id in items(sheet.node.get("shows")):
            showing.setdefault(id.text, []).append(sheet.key.text)
            if id.text not in known:
                hint = "correct the id, or write the rule into rules.yaml or a file below rules"
                found.add("ledger/unknown-rule", id.span, f"the ledger has no rule `{id.text}`", hint)
    named = [rule.total for rule in rules.values() if rule.total is not None]
    if named:
        _look_up(named, _totals(folder, found) if totals is None else totals, found)
    return Trace([Row(rule, tuple(showing.get(id, ()))) for id, rule in rules.items()], found)


def _totals(folder: Path, found: Diagnostics) -> list[str] | None:
    """The totals of a ruleset; None, and what is wrong with it, if it cannot be read."""
    try:
        return [total.name or "" for total in load(folder, languages=()).model.totals]
    except RulesetError as refused:
        found.extend(refused.diagnostics)
        return None


def _look_up(named: list[Scalar], known: list[str] | None, found: Diagnostics) -> None:
    """Whether the ruleset has the totals that rules name; that these hold is for the linter to see."""
    if known is None:
        return
    for name in named:
        if name.text not in known:
            hint = did_you_mean(name.text, known) or "totals stand under `totals:`"
            found.add("ledger/unknown-total", name.span, f"the ruleset has no total `{name.text}`", hint)

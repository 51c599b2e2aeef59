"""The position of a scenario as the beginning of other games."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from rulekit.diagnostics import Diagnostics, RulesetError
from rulekit.game import Ruleset
from rulekit.scenario.model import Given
from rulekit.scenario.read import read_scenarios
from rulekit.suggest import did_you_mean


class NoSuchScenario(LookupError):
    """A ruleset has no scenario of this name; the message says which it may have been."""


def position_of(ruleset: Ruleset, folders: Iterable[Path], name: str) -> Given:
    """What a scenario in one of these folders is given. Raises NoSuchScenario, or RulesetError if files have faults."""
    found = Diagnostics()
    every = [each for folder in folders for each in read_scenarios(folder, ruleset.model, found)]
    scenarios = {each.name: each for each in every}
    if name in scenarios:
        return scenarios[name].given
    if found.errors:
        raise RulesetError(found.in_order())
    hint = did_you_mean(name, scenarios) or "their names stand in the files under `tests/`"
    raise NoSuchScenario(f"there is no scenario `{name}`; {hint if scenarios else 'this game has none'}")

"""What `docs/semantics.md` promises for the hard moments is what happens when they are played.

Every point has scenarios under `semantics/`, or a test in `test_semantics_more.py`; each would come out differently
under the opposite reading of its point.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from rulekit.game import Ruleset
from rulekit.scenario.model import Scenario
from rulekit.scenario.run import Failure, run
from tests.helpers.moments import Moment, game_of, lay_out, points, read_moments, refusals, scenarios_of, write_ruleset

MOMENTS = {moment.name: moment for moment in read_moments()}
PLAYED = [(moment.name, name) for moment in MOMENTS.values() for name in moment.scenarios]
MORE = Path(__file__).parent / "test_semantics_more.py"
IN_PYTHON = re.compile(r"^def test_s(\d\d)_", re.MULTILINE)
REFUSED = [(moment.name, name) for moment in MOMENTS.values() for name in moment.refused]


@dataclass
class Shelf:
    """The games of the cases, each set up once."""

    folders: pytest.TempPathFactory
    games: dict[str, tuple[Ruleset, dict[str, Scenario]]] = field(default_factory=dict)

    def open(self, moment: Moment) -> tuple[Ruleset, dict[str, Scenario]]:
        if moment.name not in self.games:
            folder = lay_out(moment, self.folders.mktemp("moment"))
            ruleset = game_of(folder)
            self.games[moment.name] = ruleset, scenarios_of(folder, ruleset)
        return self.games[moment.name]


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Shelf:
    return Shelf(tmp_path_factory)


def told(failure: Failure, moment: str) -> str:
    return f"semantics/{moment}.yaml:{failure.span.line}: {failure.message}"


@pytest.mark.parametrize(("name", "scenario"), PLAYED, ids=[f"{name}-{scenario}" for name, scenario in PLAYED])
def test_scenario(name: str, scenario: str, shelf: Shelf) -> None:
    moment = MOMENTS[name]
    ruleset, scenarios = shelf.open(moment)
    failures = run(scenarios[scenario], ruleset).failures
    if scenario in moment.stops:
        assert [failure.fault.code for failure in failures if failure.fault is not None] == [moment.stops[scenario]]
        failures = tuple(failure for failure in failures if failure.fault is None)
    assert [told(failure, name) for failure in failures] == []


@pytest.mark.parametrize(("name", "case"), REFUSED, ids=[f"{name}-{case}" for name, case in REFUSED])
def test_refused(name: str, case: str, tmp_path: Path) -> None:
    wrong = MOMENTS[name].refused[case]
    folder = write_ruleset(tmp_path / "refused", wrong["yaml"])
    assert refusals(folder) == [wrong["code"]]


def test_every_point_is_shown() -> None:
    scenarios = [scenario for moment in MOMENTS.values() for scenario in moment.scenarios.values()]
    shown = {point for scenario in scenarios for point in scenario["shows"]}
    shown |= {f"S-{number}" for number in IN_PYTHON.findall(MORE.read_text(encoding="utf-8"))}
    assert [point for point in points() if point not in shown] == []
    assert sorted(shown - set(points())) == []


def test_every_fault_is_in_a_scenario() -> None:
    for moment in MOMENTS.values():
        assert set(moment.stops) <= set(moment.scenarios), moment.name

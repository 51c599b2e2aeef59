"""Rules compiled for what is on are the same rules: everything that switches bundles on, played in every way."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulekit
from rulekit.diagnostics import Diagnostics
from rulekit.game import Ruleset
from rulekit.interpreter import editions
from rulekit.scenario.read import read_scenarios
from rulekit.scenario.run import run
from tests.helpers.moments import game_of, lay_out, read_moments, scenarios_of
from tests.test_sentences import RULESETS

WORD = "switch_on"
MOMENTS = {moment.name: moment for moment in read_moments() if WORD in moment.rules}
SENTENCES = [folder for folder in RULESETS if WORD in (folder / "ruleset.yaml").read_text("utf-8")]

WAYS = {"an edition for all that is on": (1, 40), "one for everything": (1, 0), "none": (1000, 40)}
"""From how many bundles on there are editions, and how many of them at most."""


@pytest.fixture(params=list(WAYS.values()), ids=list(WAYS))
def way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    fewest, most = request.param
    monkeypatch.setattr(editions, "FEWEST", fewest)
    monkeypatch.setattr(editions, "MOST", most)


@pytest.mark.usefixtures("way")
@pytest.mark.parametrize("name", MOMENTS)
def test_hard_moments(name: str, tmp_path: Path) -> None:
    moment = MOMENTS[name]
    folder = lay_out(moment, tmp_path)
    ruleset = game_of(folder)
    for scenario in scenarios_of(folder, ruleset).values():
        failures = run(scenario, ruleset).failures
        stops = [failure.fault.code for failure in failures if failure.fault is not None]
        assert stops == ([moment.stops[scenario.name]] if scenario.name in moment.stops else []), scenario.name
        assert [failure.message for failure in failures if failure.fault is None] == [], scenario.name


@pytest.mark.usefixtures("way")
@pytest.mark.parametrize("folder", SENTENCES, ids=lambda folder: folder.name)
def test_hard_sentences(folder: Path) -> None:
    ruleset = Ruleset(rulekit.load(folder).model)
    for scenario in read_scenarios(folder, ruleset.model, Diagnostics()):
        assert [failure.message for failure in run(scenario, ruleset).failures] == [], scenario.name


def test_games_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Large games at random, with and without editions."""
    played = []
    for fewest, most in WAYS.values():
        monkeypatch.setattr(editions, "FEWEST", fewest)
        monkeypatch.setattr(editions, "MOST", most)
        ruleset = Ruleset(rulekit.load("betrayal").model)
        played.append([rulekit.playout(ruleset, players=3, seed=seed) for seed in range(3)])
    assert played[0] == played[1] == played[2]


def test_only_what_can_switch_something_on_is_compiled_for_everything() -> None:
    """Of a game in which a bundle comes at the end of a turn, that is little more than the course of the game."""
    program = Ruleset(rulekit.load("betrayal").model).program(4)
    assert program.start
    assert program.editions is not None
    assert len(program.editions.reaching) < 20
    assert [edition.compiler.on for edition in program.editions] == [frozenset()]

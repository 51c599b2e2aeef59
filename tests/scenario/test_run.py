"""Scenarios are run: those that hold pass, and those that do not say why, each in its own way."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from rulekit.api import load
from rulekit.diagnostics import Diagnostics
from rulekit.game import Ruleset
from rulekit.scenario.model import Scenario
from rulekit.scenario.read import read_scenarios
from rulekit.scenario.run import run

HERE = Path(__file__).parent
STALL = HERE / "stall"
CASES: list[dict[str, Any]] = YAML(typ="safe", pure=True).load((HERE / "failing.yaml").read_text("utf-8"))


@pytest.fixture(scope="module")
def stall() -> Ruleset:
    return load(STALL)


def scenarios(folder: Path, ruleset: Ruleset) -> list[Scenario]:
    found = Diagnostics()
    read = read_scenarios(folder, ruleset.model, found)
    assert [f"{d.span.line}: {d.message}" for d in found] == []
    return read


def test_every_scenario_of_the_game_passes(stall: Ruleset) -> None:
    outcomes = [run(scenario, stall) for scenario in scenarios(STALL, stall)]
    assert len(outcomes) == 13
    assert {o.scenario.name: o.failures for o in outcomes if not o.passed} == {}


@pytest.mark.parametrize("case", CASES, ids=[case["note"] for case in CASES])
def test_a_failure(case: dict[str, Any], stall: Ruleset, tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "case.yaml").write_text(case["text"], "utf-8")
    (scenario,) = scenarios(tmp_path, stall)
    outcome = run(scenario, stall)
    assert [f"{failure.span.line}: {failure.message}" for failure in outcome.failures] == case["want"]
    faults = [failure.fault.code for failure in outcome.failures if failure.fault is not None]
    assert faults == case.get("fault", [])


def test_a_tile_where_another_one_lies(stall: Ruleset, tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    text = "scenarios: {one: {given: {map: {pond: {yard: front, x: 0, y: 0}}}}}"
    (tmp_path / "tests" / "case.yaml").write_text(text, "utf-8")
    (scenario,) = scenarios(tmp_path, stall)
    (failure,) = run(scenario, stall).failures
    assert "where `pond` is to lie, another tile lies already" in failure.message


def test_a_position_for_which_there_are_too_few_things(stall: Ruleset, tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    text = "scenarios:\n  one:\n    given: {seats: {1: {hand: [plum, plum, plum, plum]}}}\n    when: [{1: draw}]\n"
    (tmp_path / "tests" / "case.yaml").write_text(text, "utf-8")
    (scenario,) = scenarios(tmp_path, stall)
    (failure,) = run(scenario, stall).failures
    assert failure.message == "this position cannot be set up: more `plum` are given than there are: 3"
    assert (failure.span.line, failure.fault) == (3, None)

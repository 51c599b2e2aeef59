"""The games that are shipped: clean, every rule shown by a scenario, every clause reached, faults noticed."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from statistics import median

import pytest

from rulekit import load
from rulekit.api import check
from rulekit.diagnostics import Diagnostics
from rulekit.game import Ruleset
from rulekit.scenario.coverage import BRANCH, CLAUSE, measure, statements_of
from rulekit.scenario.equivalent import read_equivalents
from rulekit.scenario.model import Scenario
from rulekit.scenario.mutate import Subject
from rulekit.scenario.read import read_scenarios
from rulekit.scenario.run import run
from rulekit.scenario.survey import Plan, survey
from rulekit.scenario.trace import trace
from tests.helpers.games import SHIPPED

FOLDERS = {header.parent.name: header.parent for header in sorted(SHIPPED.rglob("ruleset.yaml"))}
WIDTH = 100
"""Of a line of rules."""
SCENES = "haunts/*.yaml"
"""Parts of a game that have a file each."""
AT_LEAST = {"betrayal": 0.85}
"""The share of faults that scenarios must notice; of other games nine of ten."""
SAMPLE = {"betrayal": 150}
"""So many faults are tried; of other games up to 400."""


@pytest.fixture(params=FOLDERS)
def folder(request: pytest.FixtureRequest) -> Path:
    return FOLDERS[request.param]


@cache
def _loaded(folder: Path) -> tuple[Ruleset, list[Scenario]]:
    found = Diagnostics()
    ruleset = load(folder)
    scenarios = read_scenarios(folder, ruleset.model, found)
    assert found.in_order() == []
    return ruleset, scenarios


def test_there_is_nothing_to_find_fault_with(folder: Path) -> None:
    assert check(folder).diagnostics == []


def test_every_scenario_holds(folder: Path) -> None:
    ruleset, scenarios = _loaded(folder)
    assert scenarios
    failed = [outcome for scenario in scenarios if not (outcome := run(scenario, ruleset)).passed]
    assert [(outcome.scenario.name, [f.message for f in outcome.failures]) for outcome in failed] == []


def test_every_rule_is_shown(folder: Path) -> None:
    traced = trace(folder)
    assert traced.rows
    assert [row.rule.id for row in traced.rows if row.missing] == []
    assert traced.passed


@pytest.mark.parametrize(
    "folder",
    [pytest.param(folder, id=name, marks=[pytest.mark.long] * (name in AT_LEAST)) for name, folder in FOLDERS.items()],
)
def test_every_clause_is_reached(folder: Path, record_property: Callable[[str, object], None]) -> None:
    ruleset, scenarios = _loaded(folder)
    coverage = measure(ruleset.model, scenarios, f"{folder.name}/")
    record_property(
        "figure", f"{folder.name}: {coverage.share(CLAUSE):.1%} clauses, {coverage.share(BRANCH):.1%} branches"
    )
    assert coverage.count(CLAUSE)[1] > 10
    assert coverage.share(CLAUSE) == 1
    assert coverage.share(BRANCH) >= 0.95


def test_the_lines_of_rules_are_short(folder: Path) -> None:
    for file in [*folder.glob("*.yaml"), *folder.glob(SCENES)]:
        if file.name != "rules.yaml":
            lines = file.read_text("utf-8").splitlines()
            assert [number for number, line in enumerate(lines, 1) if len(line) > WIDTH] == [], file.name


def test_what_stands_in_a_file_of_its_own_is_short() -> None:
    files = [file for folder in FOLDERS.values() for file in folder.glob(SCENES)]
    lengths = sorted(len(file.read_text("utf-8").splitlines()) for file in files)
    assert lengths
    assert median(lengths) <= 120
    assert lengths[-1] <= 220


@pytest.mark.long
def test_faults_are_noticed(folder: Path, record_property: Callable[[str, object], None]) -> None:
    subject = Subject(folder, statements_of)
    entries = read_equivalents(folder, subject.found)
    assert subject.found.in_order() == []
    most = SAMPLE.get(folder.name, 400)
    found = survey(subject, Plan(sample=most, workers=2), entries)
    low, high = found.interval
    record_property(
        "figure", f"{folder.name}: {found.tried} faults, {found.rate:.1%} noticed ({low:.1%} to {high:.1%})"
    )
    assert found.tried >= min(most, found.possible - found.refused)
    assert found.passed(AT_LEAST.get(folder.name, 0.9))

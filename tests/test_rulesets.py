"""The games that are shipped: clean, every rule shown by a scenario, every clause reached, faults noticed."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import asdict
from functools import cache
from pathlib import Path
from statistics import median

import pytest

from rulekit import load
from rulekit.api import check
from rulekit.diagnostics import Diagnostics
from rulekit.game import Ruleset
from rulekit.scenario.coverage import BRANCH, CLAUSE, measure
from rulekit.scenario.equivalent import read_equivalents
from rulekit.scenario.model import Scenario
from rulekit.scenario.mutate import Subject
from rulekit.scenario.read import read_scenarios
from rulekit.scenario.run import run
from rulekit.scenario.survey import Figures, Plan, survey
from rulekit.scenario.trace import trace
from tests.helpers.games import SHIPPED

FOLDERS = {header.parent.name: header.parent for header in sorted(SHIPPED.rglob("ruleset.yaml"))}
WIDTH = 100
"""Of a line of rules."""
SCENES = "haunts/*.yaml"
"""Parts of a game that have a file each."""
AT_LEAST = {"betrayal": 0.85}
"""The share of faults that scenarios must notice; of other games nine of ten."""
SAMPLE = 400
"""So many faults are tried of each game, or all if there are fewer."""
PARTS = {name: {"betrayal": 20, "bloody_inn": 4}.get(name, 1) for name in FOLDERS}
"""In so many tests they are tried, so that several processes can share the work."""


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


@cache
def _subject(folder: Path) -> Subject:
    return Subject(folder)


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
    subject = _subject(folder)
    coverage = measure(subject.ruleset.model, subject.walked, f"{folder.name}/")
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


def _added_up(shared: Path, name: str, part: int, figures: Figures) -> Figures | None:
    """The figures of all parts together, for the test that comes last; None as long as some are missing.

    Parts may be tried by different processes, so each leaves its figures in a file.
    """
    unready, ready = shared / f"{name}-{part}.unready", shared / f"{name}-{part}.json"
    unready.write_text(json.dumps(asdict(figures)), "utf-8")
    unready.rename(ready)
    files = [shared / f"{name}-{number}.json" for number in range(PARTS[name])]
    if not all(file.exists() for file in files):
        return None
    return sum((Figures(**json.loads(file.read_text("utf-8"))) for file in files), Figures())


@pytest.mark.long
@pytest.mark.parametrize(("name", "part"), [(name, part) for name in FOLDERS for part in range(PARTS[name])])
def test_faults_are_noticed(
    name: str, part: int, tmp_path_factory: pytest.TempPathFactory, record_property: Callable[[str, object], None]
) -> None:
    """The sample is tried in parts, and judged as a whole together with the last of them."""
    subject = _subject(FOLDERS[name])
    found = Diagnostics()
    entries = read_equivalents(FOLDERS[name], found)
    assert [*subject.found.in_order(), *found.in_order()] == []
    assert subject.failing() == []
    surveyed = survey(subject, Plan(SAMPLE, part=part, parts=PARTS[name]), entries)
    for trial in surveyed.survivors:
        mutant = trial.mutant
        record_property(
            "survivor", f"{name}/{mutant.file}:{mutant.span.line} {mutant.path}: {mutant.was} -> {mutant.now}"
        )
    assert [wrong.message for wrong in surveyed.wrong] == []
    figures = _added_up(_shared(tmp_path_factory), name, part, surveyed.figures)
    if figures is None:
        return
    low, high = figures.interval
    record_property(
        "figure",
        f"{name}: {figures.tried} faults of {surveyed.possible} ({figures.refused} more refused), {figures.explained} "
        f"explained, {figures.rate:.1%} noticed ({low:.1%} to {high:.1%})",
    )
    assert figures.tried == min(SAMPLE, surveyed.possible - figures.refused)
    assert figures.rate >= AT_LEAST.get(name, 0.9)
    assert not figures.too_many_explained


def _shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for all processes of one run."""
    own = tmp_path_factory.getbasetemp()
    shared = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "figures"
    shared.mkdir(exist_ok=True)
    return shared

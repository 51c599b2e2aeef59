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
from rulekit.scenario.nearest import compiled_for
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
NEAREST = {"betrayal": 150}
"""Of a game with very many scenarios each fault is shown to so many, those nearest to it: fewer may be noticed so."""


@pytest.fixture(params=FOLDERS)
def folder(request: pytest.FixtureRequest) -> Path:
    return FOLDERS[request.param]


def _in_parts(**many: int) -> list[object]:
    """Each game, those that are named in so many parts, so that several processes can share the work."""
    found: list[object] = []
    for name in FOLDERS:
        parts = many.get(name, 1)
        ids = [f"{name}-{part}" for part in range(parts)] if parts > 1 else [name]
        found += [pytest.param(name, part, parts, id=id) for part, id in enumerate(ids)]
    return found


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


@pytest.mark.parametrize(("name", "part", "parts"), _in_parts(betrayal=4))
def test_every_scenario_holds(name: str, part: int, parts: int) -> None:
    ruleset, scenarios = _loaded(FOLDERS[name])
    own = _by_rules(scenarios)[part::parts]
    assert own
    failed = [outcome for some in own for scenario in some if not (outcome := run(scenario, ruleset)).passed]
    assert [(outcome.scenario.name, [f.message for f in outcome.failures]) for outcome in failed] == []


def _by_rules(scenarios: list[Scenario]) -> list[list[Scenario]]:
    """Those together that are run with the same compiled rules; the largest groups first."""
    groups: dict[object, list[Scenario]] = {}
    for scenario in scenarios:
        groups.setdefault(compiled_for(scenario), []).append(scenario)
    return sorted(groups.values(), key=len, reverse=True)


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


def _added_up(shared: Path, part: int, parts: int, figures: Figures) -> Figures | None:
    """The figures of all parts together, for the test that comes last; None as long as some are missing.

    Parts may be tried by different processes, so each leaves its figures in a file.
    """
    unready = shared / f"{part}.unready"
    unready.write_text(json.dumps(asdict(figures)), "utf-8")
    unready.rename(shared / f"{part}.json")
    files = [shared / f"{number}.json" for number in range(parts)]
    if not all(file.exists() for file in files):
        return None
    return sum((Figures(**json.loads(file.read_text("utf-8"))) for file in files), Figures())


def _shared(tmp_path_factory: pytest.TempPathFactory, name: str) -> Path:
    """A folder for all processes of one run."""
    own = tmp_path_factory.getbasetemp()
    shared = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "faults" / name
    shared.mkdir(parents=True, exist_ok=True)
    return shared


@pytest.mark.long
@pytest.mark.parametrize(("name", "part", "parts"), _in_parts(betrayal=20, bloody_inn=4))
def test_faults_are_noticed(
    name: str,
    part: int,
    parts: int,
    tmp_path_factory: pytest.TempPathFactory,
    record_property: Callable[[str, object], None],
) -> None:
    """The sample is tried in parts, and judged as a whole together with the last of them."""
    subject = _subject(FOLDERS[name])
    found = Diagnostics()
    entries = read_equivalents(FOLDERS[name], found)
    assert [*subject.found.in_order(), *found.in_order()] == []
    assert subject.failing() == []
    surveyed = survey(subject, Plan(SAMPLE, part=part, parts=parts, most=NEAREST.get(name, 0)), entries)
    for trial in surveyed.survivors:
        mutant = trial.mutant
        record_property(
            "survivor", f"{name}/{mutant.file}:{mutant.span.line} {mutant.path}: {mutant.was} -> {mutant.now}"
        )
    figures = _added_up(_shared(tmp_path_factory, name), part, parts, surveyed.figures)
    assert [wrong.message for wrong in surveyed.wrong] == []
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

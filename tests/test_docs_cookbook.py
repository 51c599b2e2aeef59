"""The recipes of the cookbook are cooked: each lints, and its scenarios show what it does.

The first YAML block of `cookbook.md` is a small game; every other one that does not begin with `scenarios:` is its file
`recipe.yaml`, and the block of scenarios behind it is played with the two of them. Nothing in a recipe is left out by
its scenarios.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from rulekit import api
from rulekit.diagnostics import Diagnostics
from rulekit.fmt.run import format_ruleset
from rulekit.lint.run import lint
from rulekit.scenario.coverage import measure, walk
from rulekit.scenario.model import Scenario
from rulekit.scenario.read import read_scenarios
from rulekit.scenario.run import run
from tests.test_docs_examples import WIDTH, Block, blocks, label

PAGE = "cookbook.md"
FEWEST = 20
"""So many recipes a cookbook has at least."""


@dataclass(frozen=True)
class Recipe:
    lines: Block
    shown: Block


def table() -> Block:
    return blocks(PAGE)[0]


def recipes() -> list[Recipe]:
    _, *rest = blocks(PAGE)
    return [Recipe(lines, shown) for lines, shown in zip(rest[::2], rest[1::2], strict=True)]


def cooked(recipe: Recipe, folder: Path) -> Path:
    """The folder of the small game with the recipe in it."""
    (folder / "tests").mkdir(parents=True)
    (folder / "ruleset.yaml").write_text(table().text, encoding="utf-8")
    (folder / "recipe.yaml").write_text(recipe.lines.text, encoding="utf-8")
    (folder / "tests" / "recipe.yaml").write_text(recipe.shown.text, encoding="utf-8")
    return folder


def scenarios_of(folder: Path) -> list[Scenario]:
    found = Diagnostics()
    scenarios = read_scenarios(folder, api.load(folder).model, found)
    assert [item.message for item in found] == []
    assert scenarios
    return scenarios


@pytest.mark.parametrize("recipe", [pytest.param(each, id=label(each.lines)) for each in recipes()])
def test_recipe(recipe: Recipe, tmp_path: Path) -> None:
    folder = cooked(recipe, tmp_path / "table")
    where = f"{PAGE}:{recipe.lines.line}"
    assert [f"{item.span.source.name}:{item.span.line}: {item.message}" for item in lint(folder)] == [], where
    assert [file.path.name for file in format_ruleset(folder) if file.changed] == [], where
    rules = api.load(folder)
    scenarios = scenarios_of(folder)
    wrong = [(each.name, fault.message) for each in scenarios for fault in run(each, rules).failures]
    assert wrong == [], where
    missed = measure(rules.model, walk(rules.model, scenarios), "table/recipe.yaml").missed()
    assert [f"{place.span.line}: {place.span.text} {place.way}" for place in missed] == [], where


def test_the_table_alone_is_a_game(tmp_path: Path) -> None:
    text = "".join(line for line in table().text.splitlines(keepends=True) if not line.startswith("files:"))
    (tmp_path / "table").mkdir()
    (tmp_path / "table" / "ruleset.yaml").write_text(text, encoding="utf-8")
    assert [item.message for item in lint(tmp_path / "table")] == []


def test_recipes_come_in_pairs_and_each_has_a_sentence() -> None:
    every = recipes()
    assert len(every) >= FEWEST
    assert [each.shown.line for each in every if not each.shown.text.startswith("scenarios:")] == []
    assert [each.lines.line for each in every if each.lines.text.startswith("scenarios:")] == []
    headings = [each.lines.heading for each in every]
    assert headings == [each.shown.heading for each in every]
    assert len(set(headings)) == len(headings)


def test_every_block_is_yaml_and_fits_the_page() -> None:
    assert {block.language for block in blocks(PAGE)} == {"yaml"}
    lines = [(block.line, line) for block in blocks(PAGE) for line in block.text.splitlines()]
    assert [(number, line) for number, line in lines if len(line) > WIDTH] == []

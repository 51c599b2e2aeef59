"""An expansion is looked at with its base, but what is wrong in the base is told when the base is asked for."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from rulekit.lint.run import lint
from tests.lint.cases import HERE

UNLISTED = "# lint: allow file/unlisted: a draft"
MORE = "id: more\nlanguage: 1\nextends: world\ncards: {ducat: {worth: 3}}\n"


@pytest.fixture
def world(tmp_path: Path) -> Path:
    """A game with an unlisted file, and an expansion below it."""
    game = shutil.copytree(HERE / "world", tmp_path / "world")
    (game / "case.yaml").write_text("values: {}\n", "utf-8")
    (game / "draft.yaml").write_text("values: {}\n", "utf-8")
    write(game / "expansions" / "more", "ruleset.yaml", MORE)
    return game


def write(folder: Path, name: str, text: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(text, "utf-8")


def codes(folder: Path, *expansions: Path) -> list[str]:
    return [f"{d.code} @ {d.span.source.name}" for d in lint(folder, expansions)]


def test_a_warning_of_the_base_is_told_once(world: Path) -> None:
    assert codes(world) == ["file/unlisted @ world/ruleset.yaml"]
    assert codes(world / "expansions" / "more") == []


def test_an_error_of_the_base_is_told_with_the_expansion_too(world: Path) -> None:
    write(world, "case.yaml", "valeus: {}\n")
    assert codes(world / "expansions" / "more") == ["schema/unknown-section @ world/case.yaml"]


def test_an_exception_in_an_expansion_counts_when_both_are_looked_at(world: Path) -> None:
    more = world / "expansions" / "more"
    write(more, "draft.yaml", "values: {}\n")
    base = "file/unlisted @ world/ruleset.yaml"
    assert codes(world, more) == ["file/unlisted @ more/ruleset.yaml", base]
    write(more, "ruleset.yaml", f"{UNLISTED}\n{MORE}")
    assert codes(world, more) == [base]
    assert codes(more) == []


def test_an_expansion_anywhere_may_show_rules_of_its_base(world: Path) -> None:
    """Also one that lies beside its base, and not below it."""
    write(world, "rules.yaml", "rules: {W-1: {says: pay, exempt: nobody sees it}}\n")
    beside = world.parent / "more"
    write(beside, "ruleset.yaml", MORE)
    write(beside, "rules.yaml", "rules: {M-1: {says: earn}}\n")
    scenario = "{{shows: [{}], given: {{players: 2}}, when: [], then: {{table: {{pile: 0}}}}}}"
    rows = [f"  {name}: {scenario.format(rule)}\n" for name, rule in (("one", "W-1"), ("two", "M-1"))]
    write(beside / "tests", "some.yaml", f"scenarios:\n{''.join(rows)}")
    assert codes(beside) == []
    write(world, "rules.yaml", "rules: {W-2: {says: pay, exempt: nobody sees it}}\n")
    assert codes(beside) == ["ledger/unknown-rule @ more/tests/some.yaml"]

"""A definition is taken out of a file as text: the rest stays as it was, and stays YAML."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest
from ruamel.yaml import YAML

from rulekit.diagnostics import Diagnostics
from rulekit.lint.edits import delete_entries, delete_entry, yaml_of
from rulekit.lint.mend import applied, mend
from rulekit.lint.run import lint
from rulekit.lint.settings import Settings
from rulekit.ruleset.load import read_yaml
from rulekit.ruleset.tree import Map, Node, Scalar, plain
from rulekit.source import Source, Span

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
CASES = YAML(typ="safe", pure=True).load((HERE / "deletions.yaml").read_text("utf-8"))
FILES = [
    file
    for folder in ("rulesets", "examples")
    for file in sorted((ROOT / folder).rglob("*.yaml"))
    if "tests" not in file.relative_to(ROOT).parts
]
STEP = 23
"""Of the entries of shipped files every so manyth is tried."""


def spans_of(source: Source, *names: str) -> list[Span]:
    return [Span(source, at, at + len(name)) for name in names for at in [source.text.index(name)]]


@pytest.mark.parametrize("case", CASES, ids=[case["says"] for case in CASES])
def test_what_is_left(case: dict[str, str]) -> None:
    source = Source("x", case["before"])
    edits = delete_entry(*spans_of(source, "gone"))
    assert (applied(source.text, list(edits)) if edits else None) == case["after"]


def test_of_a_map_that_would_lose_everything_one_entry_stays() -> None:
    source = Source("x", "a: 1\nvalues:\n  b: 2\n  c: 3\n  d: 4\n")
    edits = delete_entries(spans_of(source, "b", "c", "d"))
    assert applied(source.text, [edit for found in edits.values() for edit in found]) == "a: 1\nvalues:\n  b: 2\n"
    edits = delete_entries(spans_of(source, "b", "c"))
    assert applied(source.text, [edit for found in edits.values() for edit in found]) == "a: 1\nvalues:\n  d: 4\n"


@pytest.mark.parametrize("file", FILES, ids=[file.relative_to(ROOT).as_posix() for file in FILES])
def test_any_entry_can_go(file: Path) -> None:
    source = Source(file.name, file.read_text("utf-8"))
    root = yaml_of(source)
    assert root is not None
    for key, path in [*entries(root, ())][::STEP]:
        edits = delete_entry(key.span)
        left = read_yaml(Source("x", applied(source.text, list(edits))), Diagnostics())
        whole = cast(dict[str, object], plain(root))
        above = [without(whole, path[:-1])] if len(path) > 1 else []
        assert not edits or (left is not None and plain(left) in [without(whole, path), *above]), path


def entries(node: Node, path: tuple[str, ...]) -> Iterator[tuple[Scalar, tuple[str, ...]]]:
    if isinstance(node, Map):
        for key, value in node.entries:
            yield key, (*path, key.text)
            yield from entries(value, (*path, key.text))


def without(data: dict[str, object], path: tuple[str, ...]) -> dict[str, object]:
    """The data without what a path leads to."""
    first, *rest = path
    if not rest:
        return {key: value for key, value in data.items() if key != first}
    inner = without(cast(dict[str, object], data[first]), tuple(rest))
    return {key: inner if key == first else value for key, value in data.items()}


UNUSED = """\
# All of this is unused.
names:
  sky: [clear, rain]
tables:
  rent: {keys: [2..4], gives: int, rows: {2: 2, 3: 4, 4: 7}}
values:
  # what nobody asks
  wealth: {of: player, base: you.coins}
  dearth: {of: player, base: "100 - you.wealth"}
procedures: {pay: {of: player, do: you.coins -= 1}, beg: {of: player, do: you.coins += 1}}
zones:
  attic: {holds: card}    # used
when: {clearing: {after: turns, do: move pile to attic}}
"""
USED = """\
# All of this is unused.
zones:
  attic: {holds: card}    # used
when: {clearing: {after: turns, do: move pile to attic}}
"""


@pytest.fixture
def world(tmp_path: Path) -> Path:
    shutil.copytree(HERE / "world", tmp_path / "world")
    (tmp_path / "world" / "case.yaml").write_text(UNUSED, "utf-8")
    return tmp_path / "world"


def test_what_is_unused_is_mended(world: Path) -> None:
    mend([world], lambda: lint(world, asked=Settings(select=("unused",))))
    assert (world / "case.yaml").read_text("utf-8") == USED
    assert not lint(world)


def test_what_scenarios_or_expansions_name_is_not_deleted(world: Path) -> None:
    (world / "expansions" / "more").mkdir(parents=True)
    (world / "expansions" / "more" / "ruleset.yaml").write_text("# dearth, rent, sky, beg\n", "utf-8")
    (world / "tests").mkdir()
    (world / "tests" / "money.yaml").write_text("# pay\n", "utf-8")
    found = lint(world, asked=Settings(select=("unused",)))
    assert found
    assert not any(item.fix for item in found)

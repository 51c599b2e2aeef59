"""What can be changed in an effect text: each fault exactly where it is expected, and no other."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from rulekit.diagnostics import Diagnostics
from rulekit.dsl import parser
from rulekit.ruleset.load import read_yaml
from rulekit.ruleset.tree import Map, Scalar
from rulekit.scenario.edits import edits, moved_limits, written_band
from rulekit.source import EmbeddedText, Source

CASES: list[dict[str, Any]] = YAML(typ="safe", pure=True).load(
    (Path(__file__).parent / "edits.yaml").read_text("utf-8")
)
READERS: dict[str, Any] = {
    "effect": parser.parse_effect,
    "value": parser.parse_value,
    "condition": parser.parse_value,
    "modifier": parser.parse_modifier,
    "decl": parser.parse_decl,
}


def changed(text: EmbeddedText, slot: str) -> list[str]:
    found = Diagnostics()
    tree = READERS[slot](text, found)
    assert tree is not None, list(found)
    return [edit.apply(text.text) for edit in edits(tree, text, slot == "condition")]


@pytest.mark.parametrize("case", CASES, ids=[case["note"] for case in CASES])
def test_a_text(case: dict[str, Any]) -> None:
    text = EmbeddedText.whole(Source("x", case["text"]))
    made = changed(text, case.get("slot", "effect"))
    assert sorted(each.strip() for each in made) == sorted(each.strip() for each in case["want"])


@pytest.mark.parametrize("case", CASES, ids=[case["note"] for case in CASES])
def test_what_comes_out_can_be_read(case: dict[str, Any]) -> None:
    slot = case.get("slot", "effect")
    for text in case["want"]:
        found = Diagnostics()
        assert READERS[slot](EmbeddedText.whole(Source("x", text)), found) is not None, (text, list(found))


def test_a_text_that_is_indented_in_its_file() -> None:
    root = read_yaml(Source("x", "do: |\n    if ready:\n      gain(3)\n"), Diagnostics())
    assert isinstance(root, Map)
    node = root.get("do")
    assert isinstance(node, Scalar)
    text = node.embedded()
    assert text is not None
    assert changed(text, "effect")[-1] == "if ready:\n  gain(2)\n"


def test_a_fault_knows_its_innermost_statement() -> None:
    source = Source("x", "if ready:\n  gain(3); draw()\n")
    tree = parser.parse_effect(EmbeddedText.whole(source), Diagnostics())
    assert tree is not None
    found = [edit.statement.text.strip() for edit in edits(tree, EmbeddedText.whole(source), False) if edit.statement]
    whole = "if ready:\n  gain(3); draw()"
    assert found == [whole, whole, "gain(3)", "draw()", "gain(3)", "gain(3)"]


def test_bands_that_do_not_touch_have_no_limit() -> None:
    assert list(moved_limits([(0, 1), (3, None)])) == []


def test_a_band_is_written_as_people_write_it() -> None:
    assert [written_band(5, None), written_band(5, 5), written_band(2, 4)] == ["5+", "5", "2..4"]

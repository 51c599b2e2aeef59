"""Words that the language no longer has are told from words that nobody knows, and put into those of today."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from rulekit.diagnostics import Diagnostic
from rulekit.former import FORMER
from rulekit.lint.fixes import edits_for
from rulekit.lint.run import lint
from tests.lint.cases import HERE

RENAMED = {
    "copy": "when: {x: {after: turn, do: 'for c in pile where c.copy == 1: move c to deck'}}",
    "define": "define: {pay: {of: player, do: you.coins -= 1}}",
    "derived": "kinds: {player: {derived: {rich: you.coins > 3}}}",
    "dice": "when: {x: {after: turn, do: dice(2)}}",
    "edges": "map: {tile: card, edges: worth, grids: side, stands: at}",
    "enable": "when: {x: {after: turn, do: enable(poor)}}",
    "goals": "goals: {rich: {if: size(deck) == 0, winners: players}}",
    "maps": "maps: {tile: card, doors: worth, grids: side, stands: at}",
    "marks": "marks: {day: int = 1}",
    "on": "bundles: {poor: {on: size(players) == 2}}",
    "once": "offers: {gain: {once: turn, do: you.coins += 1}}",
    "rules": "rules: {poor: {on_if: size(players) == 2}}",
    "seen_by": "counters: {bank: {seen_by: all}}",
    "type": "when: {x: {after: turn, do: 'for c in pile where c.type == penny: move c to deck'}}",
    "verbs": "verbs: {pay: {of: player, do: you.coins -= 1}}",
    "with": "offers: {gain: {with: {c: you.hand}, do: move c to pile}}",
}


def _found(word: str, text: str, folder: Path) -> Diagnostic:
    world = folder / "world"
    shutil.copytree(HERE / "world", world)
    (world / "case.yaml").write_text(f"{text}\n", "utf-8")
    return next(item for item in lint(world) if item.span.text == word)


@pytest.mark.parametrize("word", [word for word in FORMER if FORMER[word].now])
def test_a_word_with_another_name_is_replaced(word: str, tmp_path: Path) -> None:
    found = _found(word, RENAMED[word], tmp_path)
    assert found.code == "name/deprecated"
    assert [edit.text in FORMER[word].now for edit in edits_for(found)] == [True]


@pytest.mark.parametrize("word", [word for word in FORMER if not FORMER[word].now])
def test_a_word_without_another_name_gets_a_hint(word: str, tmp_path: Path) -> None:
    found = _found(word, f"when: {{x: {{after: turn, do: {word}(you)}}}}", tmp_path)
    assert (found.code, found.hint) == ("name/deprecated", FORMER[word].write)
    assert not edits_for(found)

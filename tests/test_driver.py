"""Reading by tables gives what Lark gives: the same trees with the same places, and of the same texts none."""

from __future__ import annotations

import builtins
import json
import random
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from lark import Lark, Token, Tree
from lark.exceptions import LarkError

from rulekit import api
from rulekit.dsl import by_lark, driver, parser, tables
from rulekit.dsl.tables import SLOTS, Tables, grammar, group_of, tables_for, tables_of
from tests.helpers.games import GAMES, game_folder

MOST = 250
"""So many texts of a slot are looked at."""

WORDS = "let move say if else for in where match all any may you this a.b 0 2..4 ( ) [ ] , ; : = += == + - //".split()


@cache
def by_hand(group: str) -> Lark:
    """Lark as the tables are made of it, but with the places that it finds itself."""
    return Lark(
        grammar(),
        parser="lalr",
        start=list(SLOTS[group]),
        postlex=by_lark.lark_for(group).options.postlex,
        propagate_positions=True,
        maybe_placeholders=True,
    )


def lark_tree(group: str, slot: str, text: str) -> object:
    try:
        return _of_lark(by_hand(group).parse(text, start=slot))
    except LarkError:
        return None


def _of_lark(node: Any) -> object:
    if isinstance(node, Token):
        return str(node), node.start_pos, node.end_pos
    if isinstance(node, Tree):
        place = (-1, -1) if node.meta.empty else (node.meta.start_pos, node.meta.end_pos)
        return str(node.data), *place, [_of_lark(kid) for kid in node.children]
    return node


def our_tree(group: str, slot: str, text: str) -> object:
    try:
        return _of_ours(driver.read(tables_for(group), text, slot, in_lines=group == "effect"))
    except driver.NotRead:
        return None


def _of_ours(node: driver.Child) -> object:
    if isinstance(node, driver.Tree):
        return node.rule, node.start, node.end, [_of_ours(kid) for kid in node.kids]
    return tuple(node) if node is not None else None


@pytest.fixture(scope="module")
def texts() -> dict[str, set[str]]:
    """The texts of the games, by slot, as they are read."""
    found: dict[str, set[str]] = {}
    real = parser._tree

    def noted(slot: str, text: str) -> driver.Tree:
        found.setdefault(slot, set()).add(text)
        return real(slot, text)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(parser, "_tree", noted)
        for name in GAMES:
            api.check(game_folder(name))
    return found


@pytest.mark.parametrize("slot", [slot for group in SLOTS.values() for slot in group])
def test_the_same_is_read(slot: str, texts: dict[str, set[str]]) -> None:
    chance = random.Random(slot)
    group = group_of(slot)
    looked_at = sorted(texts[slot])
    for text in chance.sample(looked_at, min(MOST, len(looked_at))):
        assert our_tree(group, slot, text) is not None
        for edited in (text, *(_edited(text, chance) for _ in range(3))):
            assert our_tree(group, slot, edited) == lark_tree(group, slot, edited), edited


def _edited(text: str, chance: random.Random) -> str:
    words = text.split(" ")
    place = chance.randrange(len(words) + 1)
    return " ".join([*words[:place], chance.choice(WORDS), *words[place + chance.randrange(2) :]])


@pytest.mark.parametrize("group", SLOTS)
def test_tables_are_plain_data(group: str) -> None:
    made = tables_of(by_lark.lark_for(group))
    assert Tables.of_data(json.loads(json.dumps(made.as_data()))) == made


def test_tables_that_were_kept_need_no_lark(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RULEKIT_CACHE", str(tmp_path))
    made = tables_for.__wrapped__("effect")
    (file,) = tmp_path.iterdir()
    real = builtins.__import__

    def no_lark(name: str, *rest: Any) -> Any:
        assert name != "rulekit.dsl.by_lark"
        return real(name, *rest)

    with monkeypatch.context() as patched:
        patched.setattr(builtins, "__import__", no_lark)
        assert tables_for.__wrapped__("effect") == made
        file.write_bytes(b"damaged")
        with pytest.raises(AssertionError):
            tables_for.__wrapped__("effect")
    assert tables_for.__wrapped__("effect") == made


def test_another_grammar_has_other_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RULEKIT_CACHE", str(tmp_path))
    tables_for.__wrapped__("other")
    monkeypatch.setattr(tables, "grammar", lambda: grammar() + "\n// another one\n")
    tables_for.__wrapped__("other")
    assert len(list(tmp_path.iterdir())) == 2

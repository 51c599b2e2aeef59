"""Did you mean."""

from __future__ import annotations

import pytest

from rulekit.suggest import did_you_mean, distance, nearest

KNOWN = ["shuffle", "discard", "hand", "hand_limit", "coins"]


@pytest.mark.parametrize(
    ("word", "meant"),
    [("shufle", "shuffle"), ("hnad", "hand"), ("handlimit", "hand_limit"), ("Coins", "coins"), ("discrad", "discard")],
)
def test_the_nearest_name(word: str, meant: str) -> None:
    assert nearest(word, KNOWN) == meant


@pytest.mark.parametrize("word", ["x", "deck", "completely_different"])
def test_no_name_is_near(word: str) -> None:
    assert nearest(word, KNOWN) is None


def test_swapping_neighbours_is_one_edit() -> None:
    assert distance("hnad", "hand", 3) == 1
    assert distance("hand", "hand", 3) == 0
    assert distance("hand", "shuffle", 2) == 3


def test_few_names_are_listed_many_are_not() -> None:
    assert did_you_mean("zzz", ["one", "two"]) == "known here: `one`, `two`"
    assert did_you_mean("zzz", [f"name_{i}" for i in range(40)]) == ""

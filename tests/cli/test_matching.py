"""Names as people type them."""

from __future__ import annotations

import pytest

from rulekit.cli.matching import find, simple

NAMES = [("Red Setter", "setter"), ("Redwood",), ("Éclair au chocolat",), ("L'Alchimista", "alchemist"), ("x",)]


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("red setter", [0]),
        ("SETTER", [0]),
        ("red", [0, 1]),
        ("redw", [1]),
        ("re se", [0]),
        ("se re", []),
        ("eclair", [2]),
        ("choc", [2]),
        ("colat", [2]),
        ("l alchimista", [3]),
        ("alchem", [3]),
        ("x", [4]),
        ("r", []),
        ("", []),
        ("zebra", []),
    ],
)
def test_the_best_fit(typed, found):
    assert find(typed, NAMES) == found


def test_a_whole_name_beats_the_beginning_of_another():
    assert find("plum", [("Plum tree",), ("Plum",)]) == [1]


def test_what_is_compared():
    assert simple("  L’Été_dernier  ") == "l ete dernier"

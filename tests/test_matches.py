"""The searching agent against chance, in the shipped games: how often it wins, with the interval of the true share.

It may think far less here than it does at the table, so that many games can be played in a few minutes.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

import pytest

from rulekit.scenario.survey import wilson
from rulekit.sim import Plan, simulate
from tests.properties.games import ruleset

pytestmark = pytest.mark.long

Note = Callable[[str, object], None]

MOST = 4000
"""A game of more decisions is given up, and nobody has won it."""


def victories(name: str, players: int, seat: int, word: str, games: int, seed: int) -> int:
    """How often a seat wins with this agent, against chance on all other seats. Who shares a victory has not won."""
    words = tuple(word if at == seat else "random" for at in range(players))
    won = 0
    for record in simulate(Plan(name, players, words, seed, most=MOST), games, ruleset=ruleset(name)):
        assert record.problem is None or record.decisions == MOST, record.problem
        together = record.scores is None  # a side wins as one; where points are counted a tie is no victory
        won += seat in record.winners and (together or len(record.winners) == 1)
    return won


# ---------------------------------------------------------------- two players, the seats swapped

GAMES = 200


@pytest.mark.parametrize(
    ("name", "iterations", "least"),
    [("gravediggers", 150, 0.90), ("complots", 500, 0.90), ("bloody_inn", 25, 0.80)],
)
def test_it_beats_chance(name: str, iterations: int, least: float, record_property: Note) -> None:
    word = f"search:{iterations}"
    won = sum(victories(name, 2, seat, word, GAMES // 2, 1) for seat in range(2))
    low, high = wilson(won, GAMES)
    record_property("figure", f"{name}: {word} won {won} of {GAMES} against random ({low:.1%} to {high:.1%})")
    assert won / GAMES >= least


# ---------------------------------------------------------------- sides

A_SIDE = 100
MOST_BEHIND = 0.10
_Z = 1.959964


def test_it_is_no_worse_than_chance_where_sides_fight(record_property: Note) -> None:
    """Who is on which side is settled in the game; many a haunt gives one side next to no chance."""
    word = "search:6"
    with_search = victories("betrayal", 3, 0, word, A_SIDE, 1)
    by_chance = victories("betrayal", 3, 0, "random", A_SIDE, 1)
    p, q = with_search / A_SIDE, by_chance / A_SIDE
    spread = _Z * sqrt((p * (1 - p) + q * (1 - q)) / A_SIDE)
    low, high = p - q - spread, p - q + spread
    record_property(
        "figure",
        f"betrayal: {word} won {with_search} of {A_SIDE}, random on the same seat {by_chance} of {A_SIDE}: "
        f"{100 * (p - q):+.0f} points ({100 * low:+.0f} to {100 * high:+.0f})",
    )
    assert low > -MOST_BEHIND

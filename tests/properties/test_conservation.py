"""Nothing appears and nothing vanishes: cards and coins are the same at every decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from rulekit.interpreter.layout import BOARD
from tests.properties.games import new_game, play, sample

Totals = dict[str, int]


def _cards(view: dict[str, Any], *zones: str) -> Counter[str]:
    """The cards in zones of these names, wherever they are."""
    places = [view["table"], *view["seats"], *view["things"].values()]
    return Counter(card for place in places for zone in zones for card in place.get(zone) or ())


def _coins(view: dict[str, Any], *counters: str) -> int:
    places = [view["table"], *view["seats"], *view["things"].values()]
    return sum(place.get(counter) or 0 for place in places for counter in counters)


def _complots(view: dict[str, Any]) -> Totals:
    return {**_cards(view, "court", "hidden", "lost", "draft"), "coins": _coins(view, "coffers", "coins")}


TOTALS: dict[str, Callable[[dict[str, Any]], Totals]] = {
    "complots": _complots,
    "hearts": lambda view: dict(_cards(view, "deck", "hand", "played", "taken")),
    "kalah": lambda view: {"seeds": _coins(view, "seeds", "hand")},
    "fair": lambda view: {"coins": _coins(view, "bank", "coins", "pocket")},
    "gravediggers": lambda view: {
        **_cards(view, "deck", "hand", "graves", "box"),
        **_cards(view, "tiles_down", "tiles_up"),
        "notes": _coins(view, "notes", "notes_left"),
    },
}


def _wanted(name: str, players: int, options: dict[str, Any]) -> Totals:
    if name == "complots":
        sets = 4 if players > 6 else 3
        lineup = ("duchess", "assassin", "countess", "captain", options.get("envoy", "ambassador"))
        return {**dict.fromkeys(lineup, sets), "coins": options.get("treasury", 54)}
    if name == "hearts":
        return dict.fromkeys(("clubs", "diamonds", "spades", "hearts"), 13)
    if name == "kalah":
        return {"seeds": 48}
    if name == "fair":
        return {"coins": 60 + 9 * players}
    valuables = {"valuable_2": 4, "valuable_3": 4, "valuable_4": 4, "valuable_5": 11, "valuable_10": 2, "valuable_x": 4}
    persons = dict.fromkeys(("widow", "guard", "accomplice", "bandit"), 4)
    tiles = {"tile_place": 4, "tile_look": 1, "tile_turn": 1, "tile_gravedigger": 1}
    return {**valuables, **persons, **tiles, "notes": options.get("credit_notes", 5)}


@pytest.mark.parametrize(("name", "seeds"), sample(21, tuple(TOTALS)))
def test_cards_and_coins_are_conserved(name: str, seeds: range) -> None:
    for seed in seeds:
        game = new_game(name, seed)
        wanted = _wanted(name, game.players, game.options)
        for _ in play(game, seed):
            assert TOTALS[name](game.view(None)) == wanted, seed


@pytest.mark.parametrize(("name", "seeds"), sample(14))
def test_every_thing_lies_in_one_place(name: str, seeds: range) -> None:
    for seed in seeds:
        game = new_game(name, seed)
        first = Counter(game.state.what)
        for _ in play(game, seed):
            state = game.state
            lying = [thing for zone in state.z for thing in zone]
            on_the_table = [thing for thing, zone in enumerate(state.w) if zone == BOARD]
            assert sorted(lying + on_the_table) == list(range(len(state.what))), seed
            assert all(state.w[thing] == number for number, zone in enumerate(state.z) for thing in zone), seed
            assert Counter(state.what) == first, seed

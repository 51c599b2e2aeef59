"""Options that only say how many, which or who: games with other values share their code, and play by their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import rulekit
from rulekit.game import Ruleset

RULES = """
id: coins
language: 1
players: 2..3
options:
  many: {type: 1..9, default: 2}
  worth: {type: 1..9, default: 1}
  heap: {type: 1..99, default: 5}
  dear: {type: 0..99, default: 0}
  starter: {type: player?, default: none}
  lucky: {type: list of int, default: "[]"}
  double: {type: bool, default: false}
kinds:
  coin: {listed_as: coins, copies: many, starts_in: purse, fields: {value: int = worth}}
  player: {counters: {gold: {}}}
  action: {is: offer, listed_as: actions}
coins: {penny: {}, crown: {value: 7}}
zones: {purse: {holds: coin}}
counters: {left: {start: heap}}
actions:
  take:
    do: |
      you.gold += dear * (2 if double else 1) + sum(c.value for c in purse)
      if left in lucky: you.gold += 100
      left -= 1
  wait: {do: left -= 1}
flow:
  game: {repeat: true, steps: [turns]}
  turns: {for: you in clockwise_from(starter if starter != none else seat(1)), offers: action, pick: one}
ends:
  nothing_left: {if: left == 0, winners: all p in players where p.gold > 0}
"""
BUILT_IN = {"many", "worth", "heap"}
"""How many coins there are, what is printed on them, and what is there at the beginning."""

CHANGES: dict[str, Mapping[str, Any]] = {
    "as it is": {},
    "many": {"many": 3},
    "worth": {"worth": 4},
    "heap": {"heap": 3},
    "dear": {"dear": 10},
    "starter": {"starter": 1},
    "lucky": {"lucky": [5, 2]},
    "double": {"double": True, "dear": 10},
    "several": {"dear": 3, "starter": 1, "lucky": [1, 2, 3]},
}


@pytest.fixture(scope="module")
def ruleset(tmp_path_factory: pytest.TempPathFactory) -> Ruleset:
    folder = tmp_path_factory.mktemp("options") / "coins"
    folder.mkdir()
    (folder / "ruleset.yaml").write_text(RULES, encoding="utf-8")
    return rulekit.load(folder)


def gold(ruleset: Ruleset, options: Mapping[str, Any]) -> list[int]:
    """What each has in the end, when both always take."""
    game = ruleset.new(players=2, options=options)
    while game.decision is not None:
        game.apply([option.key for option in game.decision.options].index("take"))
    view = game.view(0)
    return [seat["gold"] for seat in view["seats"]]


def by_hand(options: Mapping[str, Any]) -> list[int]:
    chosen: dict[str, Any] = {
        "many": 2,
        "worth": 1,
        "heap": 5,
        "dear": 0,
        "starter": 0,
        "lucky": [],
        "double": False,
        **options,
    }
    found = [0, 0]
    for turn, left in enumerate(range(chosen["heap"], 0, -1)):
        each = chosen["many"] * (chosen["worth"] + 7) + chosen["dear"] * (1 + chosen["double"])
        found[(chosen["starter"] + turn) % 2] += each + 100 * (left in chosen["lucky"])
    return found


@pytest.mark.parametrize("names", [list(CHANGES), list(CHANGES)[::-1]], ids=["in order", "from the end"])
def test_each_game_plays_by_its_own(ruleset: Ruleset, names: list[str]) -> None:
    rules = Ruleset(ruleset.model)
    for name in names:
        assert gold(rules, CHANGES[name]) == by_hand(CHANGES[name]), name


def test_code_is_made_anew_only_where_something_was_made_with_the_value(ruleset: Ruleset) -> None:
    rules = Ruleset(ruleset.model)
    first = rules.program(2)
    for name, options in CHANGES.items():
        same = rules.program(2, options).namespace is first.namespace
        assert same == (not options.keys() & {*BUILT_IN, "double"}), name
    assert rules.program(3).namespace is not first.namespace


def test_a_saved_game_goes_on_with_its_options(ruleset: Ruleset) -> None:
    game = ruleset.new(players=2, options=CHANGES["several"])
    game.apply(0)
    again = rulekit.Game.from_json(game.to_json(), Ruleset(ruleset.model))
    other = game.clone()
    for one in (game, again, other):
        while one.decision is not None:
            one.apply(0)
    assert game.view(0) == again.view(0) == other.view(0)

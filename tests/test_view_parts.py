"""What a view tells beside the values of slots: the steps of the flow, kinds, keys, and the map with its doors."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rulekit import load
from rulekit.game import Game, Position

STEPS = """\
id: days
language: 1
players: 2
kinds:
  player: {counters: {coins: {}}, zones: {hand: {holds: card, sight: owner}}}
  card: {listed_as: cards, starts_in: deck, copies: 2}
  deed: {is: offer, listed_as: deeds}
cards: {ace: {}, two: {}}
deeds: {wait: {do: nothing}, work: {do: you.coins += 1}}
zones: {deck: {holds: card, sight: count}}
setup: |
  shuffle(deck)
  for p in players: move 2 of deck to p.hand
flow:
  game: {repeat: 2, steps: [day, night, tax]}
  day: {steps: [morning, noon], then: seat(1).rest()}
  morning: [work]
  noon: [tax, work]
  work: {for: you in players, offers: deed, pick: one}
  tax: {for: you in players, do: pay()}
  night: dreams()
procedures:
  rest: {of: player, do: you choose n in 0..1; you.coins += n}
  pay: {of: player, do: you choose n in 0..1; you.coins += n}
windows:
  dreams:
    asks: dreamer in players where any(c in dreamer.hand where c is ace)
    policy: all
    yes: dreamer.coins += 1
"""


def written(folder: Path, text: str) -> Path:
    (folder / "ruleset.yaml").write_text(text, "utf-8")
    return folder


def steps_of(game: Game, most: int) -> list[tuple[str, ...]]:
    found = []
    for _ in range(most):
        assert game.decision is not None
        found.append(tuple(game.view(game.decision.player)["steps"]))
        game.apply(0)
    return found


def test_the_steps_of_the_flow_are_told(tmp_path: Path) -> None:
    """Of a step that stands in several others, only those that are always around it."""
    hands: Any = {0: {"hand": ["ace", "two"]}, 1: {"hand": ["ace", "two"]}}
    game = load(written(tmp_path, STEPS)).new(2, 1, position=Position(seats=hands))
    in_turn = [("game", "day", "work")] * 2 + [("game", "tax")] * 2 + [("game", "day", "work")] * 2
    in_turn += [("game", "day")] + [("game", "night")] * 2 + [("game", "tax")] * 2
    assert steps_of(game, 22) == in_turn * 2
    assert game.view(0)["steps"] == []


def test_the_step_is_not_told_where_it_must_not_be_told_who_is_asked(tmp_path: Path) -> None:
    hands: Any = {0: {"hand": ["ace", "two"]}, 1: {"hand": ["two", "ace"]}}
    game = load(written(tmp_path, STEPS)).new(2, 1, position=Position(seats=hands, step="night"))
    assert game.decision is not None
    assert (game.decision.player, game.decision.secret) == (0, True)
    assert [game.view(seat)["steps"] for seat in (0, 1, None)] == [["game", "night"], [], ["game", "night"]]


THINGS = """\
id: farm
language: 1
players: 2
kinds:
  player: {zones: {yard: {holds: shed}, cart: {holds: seed, sight: owner}}}
  shed: {listed_as: sheds, copies: 3, starts_in: lot, zones: {crop: {holds: seed}}}
  seed: {listed_as: seeds, copies: 4, starts_in: sack}
  well: {listed_as: wells, copies: 1, state: {depth: int = 3}}
  deed: {is: offer, listed_as: deeds}
sheds: {barn: {}, hut: {}}
seeds: {oat: {}, rye: {}}
deeds: {wait: {do: nothing}, sing: {do: nothing}}
zones: {lot: {holds: shed}, sack: {holds: seed, sight: count}}
flow: {game: {repeat: true, steps: [turns]}, turns: {for: you in players, offers: deed, pick: one}}
"""


def test_things_have_kinds_and_zones_tell_their_keys(tmp_path: Path) -> None:
    seats: Any = {0: {"yard": ["hut", "barn"], "cart": ["oat"]}, 1: {"yard": ["barn", "hut", "barn"]}}
    things: Any = {"barn": {"crop": ["oat"]}, "barn-2": {"crop": ["rye", "rye"]}}
    view = load(written(tmp_path, THINGS)).new(2, 1, position=Position(seats=seats, things=things)).view(1)
    assert view["kinds"] == {
        **dict.fromkeys(("barn", "hut", "barn-2", "barn-3", "hut-2", "hut-3"), "shed"),
        "well1": "well",
    }
    assert view["things"]["barn"]["crop"] == ["oat"]
    assert "yard" not in view["notes"]["seats"][0]
    assert view["notes"]["seats"][1] == {"yard": {"keys": ["barn-2", "hut-2", "barn-3"]}}
    assert view["notes"]["table"] == {"lot": {"keys": ["hut-3"]}}


MANOR = """\
id: manor
language: 1
players: 2
names: {level: [low, high]}
kinds:
  player: {state: {at: place}}
  room: {listed_as: rooms, starts_in: stack, fields: {openings: compass}}
  rope: {listed_as: ropes, state: {at: {type: place?, sight: {when: viewer.seat == 1}}}, copies: 2}
  deed: {is: offer, listed_as: deeds}
rooms:
  hall: {openings: NE}
  pit: {openings: EW, areas: {near: W, far: E}}
  loft: {openings: S}
  shed: {openings: N}
ropes: {hemp: {}, silk: {}}
map: {tile: room, grids: level, doors: openings, stands: at, links: [[hall, loft], rope],
      laid: {low: [[hall, pit]], high: [[loft]]}}
zones: {stack: {holds: room}}
deeds: {wait: {do: nothing}, sing: {do: nothing}}
flow: {game: {repeat: true, steps: [turns]}, turns: {for: you in players, offers: deed, pick: one}}
"""


@pytest.fixture
def manor(tmp_path: Path) -> Game:
    things: Any = {"hemp": {"at": "pit-far"}, "hemp-2": {"at": "loft"}, "silk": {"at": "hall"}}
    tiles: Any = {"shed": {"level": "low", "x": 0, "y": -1, "turn": 2}}
    position = Position(things=things, map=tiles, seats={0: {"at": "hall"}, 1: {"at": "pit-near"}})
    return load(written(tmp_path, MANOR)).new(2, 1, position=position)


def test_the_map_has_doors_as_the_tiles_lie_and_areas(manor: Game) -> None:
    tiles = manor.view(1)["map"]
    assert tiles["shed"] == {
        "level": "low",
        "x": 0,
        "y": -1,
        "turn": 2,
        "areas": [],
        "doors": {"south": "shed"},
        "links": {},
    }
    assert tiles["pit"]["areas"] == ["pit-near", "pit-far"]
    assert tiles["pit"]["doors"] == {"east": "pit-far", "west": "pit-near"}


def test_links_are_told_as_far_as_it_is_seen_where_the_pieces_stand(manor: Game) -> None:
    links = [{tile: lies["links"] for tile, lies in manor.view(seat)["map"].items()} for seat in (0, 1)]
    printed: Any = {"hall": {"hall": ["loft"]}, "pit": {}, "loft": {"loft": ["hall"]}, "shed": {}}
    assert links[1] == printed
    assert links[0] == {**printed, "pit": {"pit-far": ["loft"]}, "loft": {"loft": ["hall", "pit-far"]}}

"""Printed backs in imagined worlds: where a seat sees a back lies a card with that back, and all else may be anything.

Letters of two stamps, some of them parcels, and flyers without one lie in zones of every sight; slips of ground are
drawn from a pile.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from rulekit import Game, load
from tests.properties.games import seen

WORLDS = 100
"""So many worlds are imagined: enough that what can vary does."""
SEEDS = range(4)

RULES = """\
id: post
language: 1
players: 2
names: {stamp: [blue, red], field: [meadow]}
map: {tile: slip, grids: field, doors: paths, stands: at, laid: {meadow: [[gate]]}}
kinds:
  player:
    state: {at: place = gate}
    zones: {desk: {holds: mail, sight: owner}, tray: {holds: mail, sight: count}}
  mail: {listed_as: letters, starts_in: bag}
  letter: {is: mail, fields: {stamp: stamp}, back: [stamp]}
  parcel: {is: letter}
  flyer: {is: mail}
  slip: {listed_as: slips, starts_in: heap, fields: {paths: compass, wet: bool = false}, back: [wet]}
letters:
  bill: {kind: letter, stamp: blue}
  note: {kind: letter, stamp: blue}
  card: {kind: letter, stamp: blue}
  plea: {kind: letter, stamp: red}
  vow: {kind: letter, stamp: red}
  ode: {kind: letter, stamp: red}
  crate: {kind: parcel, stamp: blue}
  keg: {kind: parcel, stamp: red}
slips:
  gate: {paths: NESW}
  bog: {paths: N, wet: true}
  mere: {paths: S, wet: true}
  moor: {paths: E}
  heath: {paths: W}
zones:
  bag: {holds: mail, sight: count}
  shelf: {holds: mail, sight: count, row: true}
  box: {holds: mail, sight: nobody}
  floor: {holds: mail, sight: face}
  heap: {holds: slip, sight: count}
setup: |
  shuffle(bag)
  shuffle(heap)
  for p in players: move 1 of bag to p.desk
  move 1 of bag to shelf
  move 1 of bag to box
  move 1 of bag to floor face down
flow:
  game:
    do: |
      if seat(1) may go_on(): move 1 of bag to floor
"""
BLUE, RED, PLAIN = {"bill", "note", "card", "crate"}, {"plea", "vow", "ode", "keg"}, {"leaf", "poster"}
WET, DRY = {"bog", "mere"}, {"moor", "heath"}


@pytest.fixture(params=["", "  leaf: {kind: flyer}\n  poster: {kind: flyer}\n"], ids=["letters", "flyers"])
def post(request: pytest.FixtureRequest, tmp_path: Path) -> list[Game]:
    folder = tmp_path / "post"
    folder.mkdir()
    (folder / "ruleset.yaml").write_text(RULES.replace("letters:\n", f"letters:\n{request.param}"), "utf-8")
    return [load(folder).new(2, seed) for seed in SEEDS]


def _places(game: Game) -> dict[str, list[str]]:
    """What lies in each zone, really."""
    view = game.view(None)
    zones = {name: view["table"][name] for name in ("bag", "shelf", "box", "floor", "heap")}
    return zones | {f"desk{seat}": view["seats"][seat]["desk"] for seat in (0, 1)}


def _at(game: Game, seat: int) -> dict[tuple[str, int], set[str]]:
    """By zone and place: what has been found there in any of the worlds that a seat may imagine."""
    found: dict[tuple[str, int], set[str]] = {}
    before = seen(game, seat)
    for number in range(WORLDS):
        world = game.determinize(seat, number)
        assert seen(world, seat) == before
        for zone, things in _places(world).items():
            for place, thing in enumerate(things):
                found.setdefault((zone, place), set()).add(thing)
    return found


def _same_back(thing: str) -> set[str]:
    return next(sort for sort in (BLUE, RED, PLAIN, WET, DRY) if thing in sort)


def test_where_a_back_is_seen_lies_any_hidden_card_with_that_back(post: list[Game]) -> None:
    for game in post:
        real = _places(game)
        own = {*real["desk0"]}
        found = _at(game, 0)
        for zone in ("shelf", "floor", "desk1"):
            assert found[zone, 0] == _same_back(real[zone][0]) - own, (zone, real)
        top = len(real["bag"]) - 1
        assert found["bag", top] == _same_back(real["bag"][top]) - own
        assert found["heap", 3] == _same_back(real["heap"][3])


def test_what_is_covered_or_in_a_box_may_be_anything(post: list[Game]) -> None:
    for game in post:
        real = _places(game)
        hidden = {thing for zone in ("bag", "shelf", "box", "floor", "desk1") for thing in real[zone]}
        found = _at(game, 0)
        backs = [real["shelf"][0], real["floor"][0], real["desk1"][0], real["bag"][-1]]
        used_up = [sort for sort in (BLUE, RED, PLAIN) if len(sort & hidden) == sum(thing in sort for thing in backs)]
        free = hidden.difference(*used_up)
        for zone, place in (("box", 0), ("bag", 0)):
            assert found[zone, place] == free, (zone, real)
        assert found["heap", 0] == WET | DRY


def _back(thing: str) -> dict[str, Any] | None:
    return None if thing in PLAIN else {"stamp": "blue" if thing in BLUE else "red"}


def _top(thing: str) -> dict[str, Any] | None:
    """The note of a pile."""
    return None if thing in PLAIN else {"back": _back(thing)}


def test_the_next_back_is_seen_when_the_top_is_gone(post: list[Game]) -> None:
    for game in post:
        bag = _places(game)["bag"]
        game.apply(game.keys(["yes"]))
        assert game.view(0)["notes"]["table"].get("bag") == _top(bag[-2])


def test_a_pile_shows_its_top_and_other_zones_each_back(post: list[Game]) -> None:
    for game in post:
        real, notes = _places(game), game.view(0)["notes"]
        assert notes["table"].get("bag") == _top(real["bag"][-1])
        assert notes["table"]["shelf"].get("backs", [None]) == [_back(real["shelf"][0])]
        assert notes["table"].get("floor", {"backs": [None]}) == {"backs": [_back(real["floor"][0])]}
        assert notes["table"]["box"] == {"unseen": True}
        assert notes["table"]["heap"] == {"back": {"wet": real["heap"][-1] in WET}}
        assert "desk" not in notes["seats"][0]
        assert notes["seats"][1].get("desk", {"backs": [None]}) == {"backs": [_back(real["desk1"][0])]}


@pytest.mark.parametrize("post", [""], indirect=True, ids=["letters"])
def test_all_worlds_are_equally_likely(post: list[Game]) -> None:
    """Of four blue letters three lie where their backs are seen, of three red ones one: so the box is rarely blue."""
    game = post[2]
    real = _places(game)
    assert [thing in BLUE for thing in (*real["shelf"], *real["floor"], *real["desk1"], real["bag"][-1])] == [
        *(True, True, False, True)
    ]
    box = Counter(_places(game.determinize(0, number))["box"][0] for number in range(1200))
    assert all(75 < box[thing] < 125 for thing in BLUE), box
    assert all(230 < box[thing] < 300 for thing in RED - {*real["desk0"]}), box

"""What a seat sees, as plain data; and the notes that tell what the values alone do not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rulekit import load
from rulekit.game import Game, Position, Ruleset
from rulekit.match import Match
from tests.helpers.shelves import write_shelves


@pytest.fixture(scope="module")
def shelves(tmp_path_factory: pytest.TempPathFactory) -> Ruleset:
    return load(write_shelves(tmp_path_factory.mktemp("games")))


def game(shelves: Ruleset, **table: Any) -> Game:
    """Player 1 has set salt and jam down, beside honey; player 2 has peeked at the jam."""
    seats = {0: {"hand": ["salt", "jam"], "shelf": ["honey"]}}
    one = shelves.new(3, 1, position=Position(seats=seats, table=table))
    for answer in ("set_down:salt", "wait", "wait", "set_down:jam", "peek", "hidden-2", "wait"):
        one.apply(one.keys([answer]))
    return one


def notes(game: Game, seat: int | None) -> Any:
    view = game.view(seat)
    assert json.loads(json.dumps(view)) == view
    return view["notes"]


@pytest.mark.parametrize(
    ("seat", "seen", "remembered"),
    [
        (0, ["honey", "salt", "jam"], [1, 2]),
        (1, ["honey", None, "jam"], [2]),
        (2, ["honey", None, None], None),
        (None, ["honey", "salt", "jam"], None),
    ],
)
def test_what_lies_face_down_and_is_known_is_noted(shelves, seat, seen, remembered):
    one = game(shelves)
    assert one.view(seat)["seats"][0]["shelf"] == seen
    assert notes(one, seat)["seats"][0]["shelf"].get("remembered") == remembered


def test_what_lies_face_up_need_not_be_remembered(shelves):
    one = game(shelves)
    one.apply(one.keys(["turn_up"]))
    for seat in range(3):
        assert one.view(seat)["seats"][0]["shelf"] == ["honey", "salt", "jam"]
        assert notes(one, seat)["seats"][0]["shelf"] == {"row": True}


def test_rows_are_noted(shelves):
    one = game(shelves)
    rows = [
        [name for name, note in slots.items() if note.get("row")]
        for slots in (notes(one, 1)["table"], *notes(one, 1)["seats"])
    ]
    assert rows == [[], ["shelf"], ["shelf"], ["shelf"]]


def test_a_hand_is_open_to_its_owner_and_not_to_who_saw_what_was_taken_into_it(shelves):
    one = shelves.new(3, 1, position=Position(seats={0: {"hand": ["salt"]}, 1: {"shelf": ["jam", "honey"]}}))
    for answer in ("take", "jam"):
        one.apply(one.keys([answer]))
    assert one.view(1)["seats"][0]["hand"] == [None, "jam"]
    assert notes(one, 1)["seats"][0]["hand"] == {"remembered": [1]}
    assert one.view(0)["seats"][0]["hand"] == ["salt", "jam"]
    assert "hand" not in notes(one, 0)["seats"][0]


def test_what_is_covered_in_an_open_pile_is_not_face_down(shelves):
    one = shelves.new(2, 1, position=Position(seats={0: {"hand": ["salt", "jam"]}}))
    for answer in ("throw_away:salt", "wait", "throw_away:jam"):
        one.apply(one.keys([answer]))
    assert one.view(1)["table"]["rubbish"] == ["salt", "jam"]
    assert "rubbish" not in notes(one, 1)["table"]


def test_things_have_notes_too_if_there_is_anything_to_note(shelves):
    one = shelves.new(2, 1, position=Position(seats={0: {"hand": ["salt"]}}))
    one.apply(one.keys(["lock_up:salt"]))
    assert notes(one, 0)["things"] == {
        "cupboard1": {"board": {"row": True}},
        "cupboard2": {"board": {"row": True, "remembered": [0]}},
    }


def test_bundles_that_were_switched_on_have_notes_too(shelves):
    one = shelves.new(2, 1)
    assert "plan" not in notes(one, 0)["table"]
    one.apply(one.keys(["grumble"]))
    table = one.view(0)["table"]
    assert (table["culprit"], table["plan"]) == (None, None)
    assert notes(one, 0)["table"]["plan"] == {"unseen": True}
    assert "culprit" not in notes(one, 0)["table"]
    assert "plan" not in notes(one, None)["table"]


def test_nothing_there_is_told_from_what_may_not_be_seen(shelves):
    one = game(shelves, guest=None)
    assert one.view(0)["table"]["guest"] is None
    assert one.view(0)["table"]["thief"] is None
    assert notes(one, 0)["table"] == {"thief": {"unseen": True}, "safe": {"unseen": True}}
    assert [seat.get("wish") for seat in notes(one, 0)["seats"]] == [None, {"unseen": True}, {"unseen": True}]
    assert [seat.get("favourite") for seat in notes(one, 0)["seats"]] == [None, None, None]


def test_who_sees_everything_has_nothing_unseen(shelves):
    found = notes(game(shelves), None)
    assert (found["table"], found["seats"]) == ({}, [{"shelf": {"row": True}}] * 3)


def test_open_state_that_names_a_hidden_card_tells_nobody_which_it_is(tmp_path: Path) -> None:
    (tmp_path / "ruleset.yaml").write_text(
        """\
id: marked
language: 1
players: 2
kinds:
  player: {counters: {coins: {}}}
  card: {listed_as: cards, starts_in: deck}
cards: {axe: {copies: 3}, bow: {copies: 3}}
zones: {deck: {holds: card, sight: count}}
state: {marked: card?}
setup: "shuffle(deck); marked = top(deck)"
flow: {game: {repeat: true, steps: [turns]}, turns: {for: you in players, do: turn()}}
procedures: {turn: {of: player, do: you choose n in 1..2; you.coins += n}}
ends: {rich: {if: any(p in players where p.coins > 5), winners: players}}
""",
        "utf-8",
    )
    played = load(tmp_path).new(players=2, seed=1)
    assert played.view(0)["table"]["marked"] == "hidden"
    assert played.view(None)["table"]["marked"] in ("axe", "bow")


BACKS = """\
id: seasons
language: 1
players: 2
names: {season: [spring, autumn]}
kinds:
  player: {zones: {hand: {holds: card, sight: owner}, pawned: {holds: card, sight: nobody}}}
  card: {listed_as: cards, fields: {season: season, worth: 0..9 = 0}, back: [season, worth]}
cards: {crocus: {season: spring}, tulip: {season: spring}, plum: {season: autumn, worth: 2}, acorn: {season: autumn}}
zones:
  deck: {holds: card, sight: count}
  shelf: {holds: card, sight: count, row: true}
  heap: {holds: card, sight: top}
  tray: {holds: card, sight: face}
"""


DRAWING = """\
flow: {game: {for: you in players, do: draw()}}
procedures:
  draw:
    of: player
    do: |
      if you may draw(): move 1 of deck to shelf
"""


@pytest.fixture(scope="module")
def seasons(tmp_path_factory: pytest.TempPathFactory) -> Ruleset:
    folder = tmp_path_factory.mktemp("games") / "seasons"
    folder.mkdir()
    (folder / "ruleset.yaml").write_text(BACKS + DRAWING, "utf-8")
    return load(folder)


SPRING, PLUM, ACORN = (
    {"season": "spring", "worth": 0},
    {"season": "autumn", "worth": 2},
    {"season": "autumn", "worth": 0},
)


@pytest.mark.parametrize(
    ("table", "zone", "note"),
    [
        ({"deck": ["crocus", "tulip", "plum"]}, "deck", {"back": PLUM}),
        ({"deck": ["plum", "tulip"]}, "deck", {"back": SPRING}),
        ({"deck": []}, "deck", {}),
        ({"shelf": ["crocus", "acorn"]}, "shelf", {"row": True, "backs": [SPRING, ACORN]}),
        ({"heap": ["crocus", "acorn"]}, "heap", {"backs": [SPRING, None]}),
    ],
)
def test_printed_backs_are_noted(seasons, table, zone, note):
    one = seasons.new(2, 1, position=Position(table=table))
    for seat in range(2):
        assert notes(one, seat)["table"].get(zone, {}) == note
    assert "back" not in str(notes(one, None))


def test_backs_of_hands_are_seen_by_the_others(seasons):
    one = seasons.new(2, 1, position=Position(seats={0: {"hand": ["plum", "crocus"], "pawned": ["acorn"]}}))
    assert notes(one, 1)["seats"][0] == {"hand": {"backs": [PLUM, SPRING]}, "pawned": {"unseen": True}}
    assert notes(one, 0)["seats"][0] == {"pawned": {"unseen": True}}


def test_who_has_seen_the_next_back_does_not_take_the_draw_back(seasons):
    """The card itself is seen by nobody."""
    for deck, taken_back in ((["crocus", "plum"], False), (["plum"], True)):
        one = seasons.new(2, 1, position=Position(table={"deck": deck}))
        match = Match(one, [None, None], 1)
        match.apply(one.keys(["yes"]))
        assert match.take_back(0) is taken_back


def test_options_that_differ_in_their_backs_say_so(tmp_path: Path) -> None:
    text = f"{BACKS}flow: {{game: {{do: seat(1).rob()}}}}\n"
    text += "procedures: {rob: {of: player, do: you choose card in seat(2).hand else return; move card to you.hand}}\n"
    (tmp_path / "seasons").mkdir()
    (tmp_path / "seasons" / "ruleset.yaml").write_text(text, "utf-8")
    one = load(tmp_path / "seasons").new(2, 1, position=Position(seats={1: {"hand": ["plum", "crocus", "tulip"]}}))
    assert one.decision is not None
    assert [option.label("en") for option in one.decision.options] == [
        "a hidden card (season: season-autumn, worth: 2)",
        "a hidden card (season: season-spring, worth: 0)",
    ]


CELLAR = """\
id: cellar
language: 1
players: 2
locales: [en]
names: {level: [below]}
kinds:
  player: {state: {shoes: shoe, at: place}, tracks: {pace: {cells: you.shoes.paces, start: 0}}}
  shoe: {listed_as: shoes, fields: {paces: list of int}}
  cellar: {listed_as: cellars, fields: {openings: compass}}
  action: {is: offer, listed_as: actions}
shoes: {boots: {paces: [2, 5, 9]}}
cellars: {vault: {openings: NS, areas: {dry: N, wet: S}}}
map: {tile: cellar, grids: level, doors: openings, stands: at, laid: {below: [[vault]]}}
actions:
  lace: {do: you.shoes = boots; you.pace.position = 1}
  hop: {choose: {spot: vault.places}, do: you.at = spot}
flow: {game: {repeat: true, steps: [turns]}, turns: {for: you in players, offers: action, pick: one}}
"""
WORDS = "area-dry = dry end\narea-wet = wet end\ncellar-vault = Vault\noffer-hop = Hop to { $spot }\n"


@pytest.fixture
def cellar(tmp_path: Path) -> Game:
    (tmp_path / "ruleset.yaml").write_text(CELLAR, "utf-8")
    (tmp_path / "locales").mkdir()
    (tmp_path / "locales" / "en.ftl").write_text(WORDS, "utf-8")
    return load(tmp_path).new(players=2, seed=1)


def test_the_number_under_the_marker_of_a_track_is_noted(cellar):
    assert "pace" not in notes(cellar, 0)["seats"][0]
    cellar.apply(cellar.keys(["lace"]))
    assert cellar.view(1)["seats"][0]["pace"] == 1
    assert notes(cellar, 1)["seats"][0]["pace"] == {"number": 5, "cells": [2, 5, 9]}


def test_areas_of_a_tile_are_called_by_their_texts(cellar):
    assert cellar.decision is not None
    labels = [option.label() for option in cellar.decision.options]
    assert labels[1:] == ["Hop to Vault, dry end", "Hop to Vault, wet end"]

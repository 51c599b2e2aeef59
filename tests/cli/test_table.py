"""The table as text, from a view."""

from __future__ import annotations

from typing import Any

import pytest

from rulekit.cli.table import Names, table_lines
from rulekit.locale.spoken import interface
from rulekit.locale.texts import Texts
from rulekit.source import Source

TEXT = """
zone-hand = Hand
zone-pile = Pile
counter-coins = Coins
card-sun = The Sun
card-moon = The Moon
sky-grey = grey
state-sky = Sky
field-sky = Sky
room-attic = Attic
area-back = at the back
kind-hut = Hut
end-dark = It is dark.
"""
KEYS = "zone-hand card-sun card-sun.text card-moon sky-grey room-attic kind-hut ask-sun end-dark".split()


def names(text: str = TEXT, language: str = "en") -> Names:
    return Names(Texts(language, [Source("x.ftl", text)]), interface(language), KEYS, has_texts=bool(text))


def view(**more: Any) -> dict[str, Any]:
    seats = [
        {"hand": ["sun", "moon", "moon"], "coins": 2, "asked": True},
        {"hand": [None, "sun", None], "coins": 0, "asked": False},
    ]
    table = {"pile": None, "sky": "grey", "count": 3}
    notes = {"table": {"pile": {"unseen": True}}, "seats": [{}, {}], "things": {}}
    return {"seat": 0, "turn": 1, "table": table, "seats": seats, "things": {}, "notes": notes, "bundles": []} | more


def test_the_whole_table():
    assert table_lines(view(), names()) == [
        "Table  Pile: ? | Sky: grey",
        "  Player 1 (you)  Hand: The Sun, 2 × The Moon | Coins: 2",
        "* Player 2  Hand: The Sun, 2 hidden | Coins: 0",
    ]


def test_in_another_language():
    assert table_lines(view(), names(language="it"))[2] == "* Giocatore 2  Hand: The Sun, 2 coperte | Coins: 0"


def test_a_game_without_texts_is_shown_by_its_ids():
    lines = table_lines(view(), names(""))
    assert lines[0] == "Table  pile: ? | sky: grey | count: 3"
    assert lines[1] == "  Player 1 (you)  hand: sun, 2 × moon | coins: 2 | asked: Yes"


def test_what_does_not_fit_on_a_line_gets_lines_of_its_own():
    assert table_lines(view(), names(), width=30)[1:4] == [
        "  Player 1 (you)",
        "    Hand: The Sun, 2 × The Moon",
        "    Coins: 2",
    ]


def test_things_are_shown_if_they_have_something():
    things = {"attic": {"hand": ["sun"]}, "attic-2": {"hand": []}, "attic3": {"coins": 4}}
    assert table_lines(view(things=things), names())[3:] == ["Attic  Hand: The Sun", "Attic 3  Coins: 4"]


def test_notes_are_read_of_things_and_seats_too():
    things = {"attic": {"hand": ["sun", None, "sun"]}, "hut2": {"hand": ["sun", None, "sun"]}}
    notes = {"table": {}, "seats": [{}, {"hand": {"remembered": [1]}}], "things": {"hut2": {"hand": {"row": True}}}}
    assert table_lines(view(things=things, notes=notes), names())[2:] == [
        "* Player 2  Hand: [The Sun], 2 hidden | Coins: 0",
        "Attic  Hand: 2 × The Sun, 1 hidden",
        "Hut 2  Hand: The Sun, hidden, The Sun",
    ]


def test_plain_things_go_by_the_word_for_their_kind():
    assert table_lines(view(things={"hut2": {"coins": 4}}), names())[3:] == ["Hut 2  Coins: 4"]


def test_bundles_that_are_on():
    assert table_lines(view(bundles=["long_night", "attic"]), names())[-1] == "In force: Attic"
    assert table_lines(view(bundles=["long_night"]), names(""))[-1] == "In force: long night"


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ([], "nothing"),
        ({}, "nothing"),
        ({"player2": 3, "moon": 1}, "Player 2 3, The Moon 1"),
        ("player2", "Player 2"),
        (False, "No"),
        (-1, "-1"),
        (["grey", ["sun"]], "grey, The Sun"),
    ],
)
def test_values(value, shown):
    assert names().value(value) == shown


@pytest.mark.parametrize(
    ("value", "note", "shown"),
    [
        (None, {}, "nothing"),
        (None, {"unseen": True}, "?"),
        ([None, None], {"unseen": True}, "?"),
        ([None, "moon", "sun", "moon"], {}, "2 × The Moon, The Sun, 1 hidden"),
        ([None, "moon", "sun", "moon"], {"remembered": [1, 3]}, "2 × [The Moon], The Sun, 1 hidden"),
        ([None, "moon", "sun", "moon"], {"remembered": [3]}, "The Moon, The Sun, [The Moon], 1 hidden"),
        ([None, "moon", "moon", None], {"row": True}, "hidden, The Moon, The Moon, hidden"),
        ([None, "moon", "moon"], {"row": True, "remembered": [2]}, "hidden, The Moon, [The Moon]"),
        ([], {"row": True}, "nothing"),
        ([None, None, None], {"back": {"sky": "grey", "months": [3, 4]}}, "3 hidden (on top: Sky: grey, months: 3, 4)"),
        ([None, None], {"back": {"wet": False, "months": []}}, "2 hidden"),
        (
            [None, "moon", None, None],
            {"backs": [{"sky": "grey"}, None, {"sky": "red"}, {"sky": "grey"}]},
            "The Moon, 2 hidden (Sky: grey), 1 hidden (Sky: red)",
        ),
        ([None, None, "sun"], {"backs": [{"rank": 0}, None, None]}, "The Sun, 1 hidden (rank: 0), 1 hidden"),
        (
            [None, "sun", None],
            {"row": True, "backs": [{"sky": "grey"}, None, None]},
            "hidden (Sky: grey), The Sun, hidden",
        ),
    ],
)
def test_what_slots_hold(value, note, shown):
    assert names().held(value, note) == shown


def test_the_question():
    assert names().question("Which card?", "ask-turn_up-card") == "Which card?"
    assert names("").question("What do you do?", "ask-turn_up-card") == "What do you do? (turn up-card)"


def test_the_reason_of_an_end():
    assert names().reason("dark") == names().reason("end-dark") == "It is dark."
    assert names("").reason("end-too_late") == "too late"
    assert names(language="it").reason("end-scores") == "Decidono i punti."


def test_a_track_is_shown_by_the_number_under_its_marker_and_an_area_by_its_name():
    noted = {"table": {"coins": {"number": 7}}, "seats": [{}, {}], "things": {}}
    shown = view(table={"coins": 3, "sky": "attic-back"}, notes=noted)
    assert table_lines(shown, names())[0] == "Table  Coins: 7 | Sky: Attic, at the back"

"""The words for what a view names by id."""

from __future__ import annotations

import pytest

from rulekit.locale.spoken import interface
from rulekit.locale.texts import Texts
from rulekit.source import Source
from rulekit.table.names import Names

TEXT = """
zone-hand = Hand
zone-pile = Pile
    .short = P.
counter-coins = Coins
card-sun = The Sun
card-moon = The Moon
    .short = Mo
inn-sun = At the Sun
panel-sky = Up there
step-dusk = Dusk
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


def test_slots_have_words_or_are_not_spoken_of():
    assert [names().slot(name) for name in ("hand", "coins", "sky", "count")] == ["Hand", "Coins", "Sky", None]
    assert names("").slot("last_card") == "last card"


def test_short_words_stand_in_where_there_are_any():
    assert [names().short_slot(name) for name in ("hand", "pile", "count")] == ["Hand", "P.", None]
    assert names().member("moon", short=True) == "Mo"
    assert names().member("sun", short=True) == "The Sun"


def test_members_of_one_name_are_told_apart_by_what_they_are():
    assert names().member("sun") == "The Sun"
    assert names().member("sun", ("inn",)) == "At the Sun"
    assert names().member("sun", ("card",)) == "The Sun"


def test_things_without_names_go_by_their_kind_and_number():
    assert [names().member(key) for key in ("hut2", "attic-2", "attic-back")] == [
        "Hut 2",
        "Attic 2",
        "Attic, at the back",
    ]
    assert names("").member("old_hut12") == "old hut 12"


def test_an_area_without_a_word_is_its_tile_and_a_hidden_card_is_no_more_than_that():
    assert names().member("attic-front") == "Attic"
    assert names(language="it").member("hidden") == "una carta coperta"


def test_panels_steps_and_kinds():
    assert (names().panel("sky"), names().step("dusk"), names().kind("hut")) == ("Up there", "Dusk", "Hut")
    assert names().panel("far_away") == "far away"

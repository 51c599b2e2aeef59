"""What a player types at a question."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from rulekit.cli.prompt import Answer, Command, Mistake, Question, Spoken, Typed, read_typed
from rulekit.locale.spoken import interface

LABELS = ["Red", "Green apple", "Blue", "Save it"]
ENGLISH = Spoken.of(interface("en"))
ITALIAN = Spoken.of(interface("it"), interface("en"))
FRENCH = Spoken.of(interface("fr"), interface("en"))


def typed(line: str, asked: Any, labels: list[str], spoken: Spoken = ENGLISH, more: tuple[str, ...] = ()) -> Typed:
    return read_typed(line, Question(asked, labels, more), spoken)


def decision(low: int = 1, high: int = 1, *, repeat: bool = False) -> Any:
    options = [SimpleNamespace(key=key) for key in ("red", "green", "blue:player2", "save")]
    return SimpleNamespace(options=options, min=low, max=high, repeat=repeat, kind="one")


@pytest.mark.parametrize(
    ("line", "picked"),
    [
        ("1", [0]),
        (" 3 \n", [2]),
        ("green", [1]),
        ("blue:player2", [2]),
        ("green apple", [1]),
        ("RED", [0]),
        ("save", [3]),
    ],
)
def test_one_choice(line, picked):
    assert typed(line, decision(), LABELS) == Answer(picked)


@pytest.mark.parametrize(
    ("line", "picked"), [("1 3", [0, 2]), ("3,1", [2, 0]), ("red, 2", [0, 1]), ("red", [0]), ("0", [])]
)
def test_several_choices_in_the_order_typed(line, picked):
    assert typed(line, decision(0, 2), LABELS) == Answer(picked)


def numbers() -> Any:
    options = [SimpleNamespace(key=key) for key in ("n0", "n1", "n5", "n-2", "no")]
    return SimpleNamespace(options=options, min=1, max=1, repeat=False, kind="number")


NUMBERS = ["0", "1", "5", "-2", "No, thanks"]


@pytest.mark.parametrize(
    ("line", "picked"),
    [("0", 0), ("1", 1), ("5", 2), (" 05", 2), ("-2", 3), ("n5", 2), ("no", 4), ("no, THANKS", 4)],
)
def test_where_numbers_are_to_choose_from_a_number_means_itself(line, picked):
    assert typed(line, numbers(), NUMBERS) == Answer([picked])


@pytest.mark.parametrize(
    ("line", "mistake"),
    [
        ("2", Mistake("ui-wrong-value", {"word": "2"})),
        ("9" * 5000, Mistake("ui-wrong-value", {"word": "9" * 5000})),
        ("", Mistake("ui-wrong-empty-number")),
        ("0 1", Mistake("ui-wrong-one")),
        ("help", Command("help")),
    ],
)
def test_what_is_none_of_the_numbers(line, mistake):
    assert typed(line, numbers(), NUMBERS) == mistake


@pytest.mark.parametrize(
    ("line", "about"),
    [
        ("? moon", "moon"),
        ("?moon", "moon"),
        ("?", ""),
        ("card moon", "moon"),
        ("/card  The Moon ", "The Moon"),
        ("Card the moon", "the moon"),
        ("explain", ""),
    ],
)
def test_a_command_about_something(line, about):
    assert typed(line, decision(), LABELS) == Command("explain", about)


def test_other_commands_are_about_nothing():
    assert isinstance(typed("undo moon", decision(), LABELS), Mistake)
    assert isinstance(typed("/undo moon", decision(), LABELS), Mistake)


def test_an_option_goes_before_a_command_about_something():
    options = [SimpleNamespace(key=key) for key in ("card", "moon", "sun")]
    two: Any = SimpleNamespace(options=options, min=2, max=2, repeat=False, kind="some")
    assert typed("card moon", two, ["Card", "Moon", "Sun"]) == Answer([0, 1])
    assert typed("/card moon", two, ["Card", "Moon", "Sun"]) == Command("explain", "moon")


def test_one_option_several_times_where_that_is_meant():
    assert typed("1 1 2", decision(3, 3, repeat=True), LABELS) == Answer([0, 0, 1])


@pytest.mark.parametrize(
    ("line", "name"), [("undo", "undo"), ("HELP", "help"), ("/quit", "quit"), ("log ", "log"), ("/save", "save")]
)
def test_commands(line, name):
    assert typed(line, decision(), LABELS) == Command(name)


@pytest.mark.parametrize(
    ("line", "low", "high", "mistake"),
    [
        ("", 1, 1, Mistake("ui-wrong-empty", {"n": 4})),
        ("  , ", 0, 2, Mistake("ui-wrong-empty", {"n": 4})),
        ("0", 1, 1, Mistake("ui-wrong-number", {"word": "0", "n": 4})),
        ("5", 1, 1, Mistake("ui-wrong-number", {"word": "5", "n": 4})),
        ("-1", 1, 1, Mistake("ui-wrong-number", {"word": "-1", "n": 4})),
        ("9" * 5000, 1, 1, Mistake("ui-wrong-number", {"word": "9" * 5000, "n": 4})),
        ("grene", 1, 1, Mistake("ui-wrong-word-near", {"word": "grene", "near": "green"})),
        ("unod", 1, 1, Mistake("ui-wrong-word-near", {"word": "unod", "near": "undo"})),
        ("/qiut", 1, 1, Mistake("ui-wrong-word-near", {"word": "/qiut", "near": "/quit"})),
        ("zebra", 1, 1, Mistake("ui-wrong-word", {"word": "zebra"})),
        ("²", 1, 1, Mistake("ui-wrong-word", {"word": "²"})),
        ("1 2", 1, 1, Mistake("ui-wrong-one")),
        ("1", 2, 2, Mistake("ui-wrong-exactly", {"n": 2, "given": 1})),
        ("1 2 3", 1, 2, Mistake("ui-wrong-range", {"min": 1, "max": 2, "given": 3})),
        ("1 red", 2, 2, Mistake("ui-wrong-twice", {"word": "red"})),
    ],
)
def test_mistakes(line, low, high, mistake):
    assert typed(line, decision(low, high), LABELS) == mistake


@pytest.mark.parametrize(
    ("line", "picked"), [("2-4", [1, 2, 3]), ("1, 3..4", [0, 2, 3]), ("1 3 - 4", None), ("3–4", [2, 3])]
)
def test_ranges(line, picked):
    found = typed(line, decision(0, 4), LABELS)
    assert found == Answer(picked) if picked is not None else isinstance(found, Mistake)


@pytest.mark.parametrize("line", ["3-2", "0-2", "2-5"])
def test_what_is_no_range(line):
    assert typed(line, decision(0, 4), LABELS) == Mistake("ui-wrong-number", {"word": line, "n": 4})


APPLES = ["Green apple (tart)", "Green pear", "L'Été", "Steal from Player 2"]


@pytest.mark.parametrize(
    ("line", "picked"), [("apple", 0), ("gr pe", 1), ("ete", 2), ("l été", 2), ("steal 2", 3), ("TART", 0), ("play", 3)]
)
def test_part_of_a_name_will_do(line, picked):
    assert typed(line, decision(), APPLES) == Answer([picked])


def test_parts_of_several_names():
    assert typed("apple, gr pear", decision(2, 2), APPLES) == Answer([0, 1])
    assert typed("apple pear", decision(2, 2), APPLES) == Answer([0, 1])


def test_a_part_that_several_names_have():
    wanted = Mistake("ui-wrong-several", {"word": "green", "names": "Green apple (tart); Green pear"})
    assert typed("green", numbered("a", "b", "c", "d"), APPLES) == wanted


def numbered(*keys: str) -> Any:
    options = [SimpleNamespace(key=key) for key in keys]
    return SimpleNamespace(options=options, min=1, max=1, repeat=False, kind="one")


def test_one_letter_is_no_part_and_a_command_goes_before_a_part():
    assert isinstance(typed("a", decision(), APPLES), Mistake)
    assert typed("save", numbered("a", "b"), ["Save it", "Leave it"]) == Command("save")


def yes_no() -> Any:
    options = [SimpleNamespace(key="yes"), SimpleNamespace(key="no")]
    return SimpleNamespace(options=options, min=1, max=1, repeat=False, kind="yes_no")


@pytest.mark.parametrize(
    ("line", "spoken", "picked"),
    [
        ("y", ENGLISH, 0),
        ("No", ENGLISH, 1),
        ("s", ITALIAN, 0),
        ("si", ITALIAN, 0),
        ("o", FRENCH, 0),
        ("non", FRENCH, 1),
    ],
)
def test_yes_and_no_in_ones_own_language(line, spoken, picked):
    assert typed(line, yes_no(), ["Yes", "No"], spoken) == Answer([picked])


def test_commands_that_are_offered_like_options():
    more = ("not-this-turn", "not-this-game")
    assert typed("3", yes_no(), ["Yes", "No"], more=more) == Command("not-this-turn")
    assert typed("4", yes_no(), ["Yes", "No"], more=more) == Command("not-this-game")
    assert typed("5", yes_no(), ["Yes", "No"], more=more) == Mistake("ui-wrong-number", {"word": "5", "n": 4})


@pytest.mark.parametrize(
    ("line", "spoken", "command"),
    [
        ("why not the moon", ENGLISH, Command("why", "the moon")),
        ("why moon", ENGLISH, Command("why", "moon")),
        ("Perché no luna", ITALIAN, Command("why", "luna")),
        ("perche no luna", ITALIAN, Command("why", "luna")),
        ("pourquoi pas lune", FRENCH, Command("why", "lune")),
        ("annulla", ITALIAN, Command("undo")),
        ("undo", ITALIAN, Command("undo")),
        ("log 10", ENGLISH, Command("log", "10")),
        ("save there.json", ENGLISH, Command("save", "there.json")),
        ("Réponses", FRENCH, Command("standing")),
    ],
)
def test_commands_in_ones_own_language(line, spoken, command):
    assert typed(line, numbered("a", "b"), ["Red", "Blue"], spoken) == command


def test_a_name_that_two_options_have_is_no_answer():
    assert isinstance(typed("same", decision(), ["Same", "Same", "x", "y"]), Mistake)

"""What a player types at a question."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from rulekit.cli.prompt import Answer, Command, Mistake, read_typed

LABELS = ["Red", "Green apple", "Blue", "Save it"]


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
    assert read_typed(line, decision(), LABELS) == Answer(picked)


@pytest.mark.parametrize(
    ("line", "picked"), [("1 3", [0, 2]), ("3,1", [2, 0]), ("red, 2", [0, 1]), ("red", [0]), ("0", [])]
)
def test_several_choices_in_the_order_typed(line, picked):
    assert read_typed(line, decision(0, 2), LABELS) == Answer(picked)


def numbers() -> Any:
    options = [SimpleNamespace(key=key) for key in ("n0", "n1", "n5", "n-2", "no")]
    return SimpleNamespace(options=options, min=1, max=1, repeat=False, kind="number")


NUMBERS = ["0", "1", "5", "-2", "No, thanks"]


@pytest.mark.parametrize(
    ("line", "picked"),
    [("0", 0), ("1", 1), ("5", 2), (" 05", 2), ("-2", 3), ("n5", 2), ("no", 4), ("no, THANKS", 4)],
)
def test_where_numbers_are_to_choose_from_a_number_means_itself(line, picked):
    assert read_typed(line, numbers(), NUMBERS) == Answer([picked])


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
    assert read_typed(line, numbers(), NUMBERS) == mistake


@pytest.mark.parametrize(
    ("line", "about"),
    [("card moon", "moon"), ("/card  The Moon ", "The Moon"), ("Card the moon", "the moon"), ("card", "")],
)
def test_a_command_about_something(line, about):
    assert read_typed(line, decision(), LABELS) == Command("card", about)


def test_other_commands_are_about_nothing():
    assert isinstance(read_typed("save moon", decision(), LABELS), Mistake)
    assert isinstance(read_typed("/undo moon", decision(), LABELS), Mistake)


def test_an_option_goes_before_a_command_about_something():
    options = [SimpleNamespace(key=key) for key in ("card", "moon", "sun")]
    two: Any = SimpleNamespace(options=options, min=2, max=2, repeat=False, kind="some")
    assert read_typed("card moon", two, ["Card", "Moon", "Sun"]) == Answer([0, 1])
    assert read_typed("/card moon", two, ["Card", "Moon", "Sun"]) == Command("card", "moon")


def test_one_option_several_times_where_that_is_meant():
    assert read_typed("1 1 2", decision(3, 3, repeat=True), LABELS) == Answer([0, 0, 1])


@pytest.mark.parametrize(
    ("line", "name"), [("undo", "undo"), ("HELP", "help"), ("/quit", "quit"), ("log ", "log"), ("/save", "save")]
)
def test_commands(line, name):
    assert read_typed(line, decision(), LABELS) == Command(name)


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
    assert read_typed(line, decision(low, high), LABELS) == mistake


def test_a_name_that_two_options_have_is_no_answer():
    assert isinstance(read_typed("same", decision(), ["Same", "Same", "x", "y"]), Mistake)

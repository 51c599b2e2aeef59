"""The game object where its parts meet: taking back pinned chance, reading on in the log, what cannot be saved."""

from __future__ import annotations

import textwrap
from pathlib import Path

import pytest

import rulekit


@pytest.fixture(scope="module")
def complots() -> rulekit.Ruleset:
    return rulekit.load("complots")


def dealt(ruleset: rulekit.Ruleset) -> rulekit.Game:
    hands = {0: {"hidden": ["duchess", "captain"]}, 1: {"hidden": ["countess", "assassin"]}}
    return ruleset.new(3, position=rulekit.Position(seats=hands, table={"court": ["assassin", "ambassador"]}))


def play(game: rulekit.Game, *answers: str) -> None:
    for answer in answers:
        game.apply(game.keys([answer]))


def test_a_position_that_cannot_be_put_in_place(complots: rulekit.Ruleset) -> None:
    hands = {0: {"hidden": ["duchess"] * 9}}
    with pytest.raises(rulekit.Fault) as fault:
        complots.new(3, position=rulekit.Position(seats=hands))
    assert fault.value.diagnostic.code == "run/position"
    assert fault.value.diagnostic.message == "more `duchess` are given than there are: 3"


def test_copies_that_the_match_does_not_use_are_not_there_to_be_given(complots: rulekit.Ruleset) -> None:
    """Of five copies printed, three are in a match of three; two lie out of play."""
    three = {0: {"hidden": ["duchess"] * 2}, 1: {"hidden": ["duchess", "captain"]}}
    assert complots.new(3, position=rulekit.Position(seats=three)).decision is not None
    four = {**three, 2: {"hidden": ["duchess", "captain"]}}
    with pytest.raises(rulekit.Fault) as fault:
        complots.new(3, position=rulekit.Position(seats=four))
    assert fault.value.diagnostic.message == "more `duchess` are given than there are: 3"


def test_what_no_match_has_at_its_start_may_come_from_out_of_play(tmp_path: Path) -> None:
    text = """
        id: fold
        language: 1
        players: 2
        kinds:
          player: {zones: {hand: {holds: card}}}
          card: {listed_as: cards, copies: 2}
        cards: {lamb: {}}
        flow: {game: {repeat: true, steps: [turns]}, turns: {for: you in players, do: "you choose p in players"}}
    """
    (tmp_path / "fold").mkdir()
    (tmp_path / "fold" / "ruleset.yaml").write_text(textwrap.dedent(text), "utf-8")
    fold = rulekit.load(tmp_path / "fold")
    game = fold.new(2, position=rulekit.Position(seats={1: {"hand": ["lamb", "lamb"]}}))
    assert game.view(None)["seats"][1]["hand"] == ["lamb", "lamb"]
    with pytest.raises(rulekit.Fault, match="more `lamb` are given than there are: 2"):
        fold.new(2, position=rulekit.Position(seats={1: {"hand": ["lamb"] * 3}}))


def test_pinned_chance_comes_out_the_same_after_undo(complots: rulekit.Ruleset) -> None:
    game = dealt(complots)
    play(game, "tax")
    game.pin("shuffle", ["ambassador"])
    play(game, "yes")
    after = game.view(None)["seats"][0]["hidden"]
    assert sorted(after) == ["ambassador", "captain"]
    game.undo()
    assert game.pins_left() == [("shuffle", ("ambassador",))]
    play(game, "yes")
    assert game.view(None)["seats"][0]["hidden"] == after


def test_a_test_cannot_be_saved(complots: rulekit.Ruleset) -> None:
    game = dealt(complots)
    with pytest.raises(ValueError, match="a given position"):
        game.to_json()
    with pytest.raises(ValueError, match="drawn anew"):
        complots.new(3).determinize(0).to_json()


def test_the_log_is_read_on_and_read_again_after_undo(complots: rulekit.Ruleset) -> None:
    game = complots.new(3)
    play(game, "foreign_aid")
    first = game.entries(1)
    play(game, "no")
    assert game.entries(1)[: len(first)] == first
    assert game.entries(1, len(first)) == game.entries(1)[len(first) :]
    game.undo()
    assert [entry.key for entry in game.entries(1)] == [entry.key for entry in first]


LISTS = """
id: lists
language: 1
players: 2
options: {barred: {type: list of suit, default: "[clubs]"}, played: {type: list of int, default: "[]"}}
names: {suit: [clubs, hearts, spades]}
kinds: {player: {counters: {points: {}}}, move: {is: offer, listed_as: moves}}
moves:
  call: {choose: {suit: suit where suit not in barred}, do: you.points += size(played)}
flow: {game: {for: you in players, offers: move, pick: one}}
scores: {points: you.points}
"""


@pytest.fixture
def lists(tmp_path: Path) -> rulekit.Ruleset:
    (tmp_path / "lists").mkdir()
    (tmp_path / "lists" / "ruleset.yaml").write_text(LISTS, encoding="utf-8")
    return rulekit.load(tmp_path / "lists")


@pytest.mark.parametrize(
    ("options", "keys", "points"),
    [
        ({}, ["call:hearts", "call:spades"], 0),
        ({"barred": ["hearts"], "played": [3, 7]}, ["call:clubs", "call:spades"], 2),
    ],
)
def test_an_option_may_be_a_list(
    lists: rulekit.Ruleset, options: dict[str, object], keys: list[str], points: int
) -> None:
    game = lists.new(2, options=options)
    assert game.decision is not None
    assert [option.key for option in game.decision.options] == keys
    again = rulekit.Game.from_json(game.to_json(), lists)
    game.apply(0)
    assert game.view(0)["seats"][0]["points"] == points
    assert again.options == options


@pytest.mark.parametrize("value", [3, ["trumps"], [["clubs"]]])
def test_a_list_of_other_things_is_refused(lists: rulekit.Ruleset, value: object) -> None:
    with pytest.raises(ValueError, match="barred"):
        lists.new(2, options={"barred": value})

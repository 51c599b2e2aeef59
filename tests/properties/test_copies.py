"""Clones, saves and undo give back the same game, and a clone has nothing in common with its original."""

from __future__ import annotations

import random

import pytest

from rulekit import Game
from tests.properties.games import LARGE, SHIPPED, finish, moments, picture, play, sample, tables


@pytest.mark.parametrize(("name", "part"), sample(1))
def test_a_clone_and_a_save_are_the_same_game(name: str, part: int) -> None:
    """A save is played again when it is opened, so only some moments are saved."""
    for table in tables(name, part):
        game = table.new()
        for number, _ in enumerate(moments(game, table.seed, part, 8, 3)):
            now = picture(game)
            assert picture(game.clone()) == now, table
            if number % 11 == 0:
                assert picture(Game.from_json(game.to_json(), game.ruleset)) == now, table
        assert picture(Game.from_json(game.to_json(), game.ruleset)) == picture(game), table
        assert Game.from_json(game.to_json(), game.ruleset).result == game.result, table
        assert game.clone().result == game.result, table


@pytest.mark.parametrize(("name", "part"), sample(1, later=LARGE))
def test_undo_goes_back_and_the_same_answers_forward(name: str, part: int) -> None:
    for table in tables(name, part):
        game = table.new()
        rng = random.Random(table.seed)
        past = []
        for _ in play(game, table.seed):
            past.append(picture(game))
            steps = rng.choice([1, 2, 3, len(past) - 1])
            if 0 < steps < len(past) and rng.random() < (0.1 if part else 0.03):
                copy, answers = game.clone(), game.answers
                copy.undo(steps)
                assert picture(copy) == past[-1 - steps], (table, steps)
                for answer in answers[-steps:]:
                    copy.apply(answer)
                assert picture(copy) == past[-1], (table, steps)
        end = picture(game)
        game.undo()
        assert picture(game) == past[-1], table
        assert end != past[-1]


@pytest.mark.parametrize("name", SHIPPED)
def test_nothing_is_taken_back_that_was_not_answered(name: str) -> None:
    table = tables(name, 0)[1]
    game = table.new()
    finish(game, table.seed, 3)
    before = picture(game)
    for steps in (4, 1000, -1):
        with pytest.raises(ValueError, match="cannot be taken back"):
            game.undo(steps)
        assert picture(game) == before
    game.undo(0)
    assert picture(game) == before


@pytest.mark.parametrize(("name", "part"), sample(1))
def test_a_clone_shares_nothing_with_its_original(name: str, part: int) -> None:
    for table in tables(name, part):
        game = table.new()
        kept = []
        for _ in moments(game, table.seed, part, 8, 3):
            before = picture(game)
            copy, other = game.clone(), game.clone()
            kept.append((copy, before))
            finish(other, table.seed + 1, 5)
            assert picture(game) == before, table
        for copy, before in kept:
            assert picture(copy) == before, table

"""Clones, saves and undo give back the same game, and a clone has nothing in common with its original."""

from __future__ import annotations

import random

import pytest

from rulekit import Game
from tests.properties.games import finish, new_game, picture, play, sample


@pytest.mark.parametrize(("name", "seeds"), sample(14))
def test_a_clone_and_a_save_are_the_same_game(name: str, seeds: range) -> None:
    for seed in seeds:
        game = new_game(name, seed)
        for _ in play(game, seed):
            now = picture(game)
            assert picture(game.clone()) == now, seed
            assert picture(Game.from_json(game.to_json(), game.ruleset)) == now, seed
        assert picture(Game.from_json(game.to_json(), game.ruleset)) == picture(game), seed
        assert game.clone().result == game.result, seed


@pytest.mark.parametrize(("name", "seeds"), sample(14))
def test_undo_goes_back_and_the_same_answers_forward(name: str, seeds: range) -> None:
    for seed in seeds:
        game = new_game(name, seed)
        rng = random.Random(seed)
        past = []
        for _ in play(game, seed):
            past.append(picture(game))
            steps = rng.choice([1, 2, 3, len(past) - 1])
            if 0 < steps < len(past):
                copy, answers = game.clone(), game.answers
                copy.undo(steps)
                assert picture(copy) == past[-1 - steps], (seed, steps)
                for answer in answers[-steps:]:
                    copy.apply(answer)
                assert picture(copy) == past[-1], (seed, steps)
        end = picture(game)
        game.undo()
        assert picture(game) == past[-1], seed
        assert end != past[-1]


def test_nothing_is_taken_back_that_was_not_answered() -> None:
    game = new_game("complots", 1)
    finish(game, 1, 3)
    before = picture(game)
    for steps in (4, 1000, -1):
        with pytest.raises(ValueError, match="cannot be taken back"):
            game.undo(steps)
        assert picture(game) == before
    game.undo(0)
    assert picture(game) == before


@pytest.mark.parametrize(("name", "seeds"), sample(14))
def test_a_clone_shares_nothing_with_its_original(name: str, seeds: range) -> None:
    for seed in seeds:
        game = new_game(name, seed)
        kept = []
        for _ in play(game, seed):
            before = picture(game)
            copy, other = game.clone(), game.clone()
            kept.append((copy, before))
            finish(other, seed + 1, 5)
            assert picture(game) == before, seed
        for copy, before in kept:
            assert picture(copy) == before, seed

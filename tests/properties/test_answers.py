"""Every question can be answered in two ways at least, and a wrong answer changes nothing."""

from __future__ import annotations

import re
from math import comb

import pytest

from rulekit import IllegalAnswer
from rulekit.game import Decision
from tests.properties.games import SHIPPED, finish, picture, play, sample, tables

WITHOUT_TEXT = re.compile("[a-z_]+-")
"""What has no text in a language is shown by its key, as `card-joker`."""


def _number_of_answers(decision: Decision) -> int:
    """In how many ways it can be answered, or more if the order counts."""
    options = len(decision.options)
    if decision.repeat:
        return comb(decision.min + options - 1, options - 1)
    ways = sum(comb(options, count) for count in range(decision.min, decision.max + 1))
    return ways * options if decision.kind == "order" else ways


@pytest.mark.parametrize(("name", "part"), sample(4))
def test_every_decision_is_one(name: str, part: int) -> None:
    for table in tables(name, part):
        game = table.new()
        for decision in play(game, table.seed):
            keys = [option.key for option in decision.options]
            where = f"{table}: {decision}"
            assert _number_of_answers(decision) >= 2, where
            assert len(set(keys)) == len(keys), where
            assert not any(key.lstrip("-").isdigit() or not key for key in keys), where
            assert game.keys(keys) == list(range(len(keys))), where
            assert 0 <= decision.player < game.players, where
            assert decision.prompt.startswith("ask-"), where


@pytest.mark.parametrize(("name", "part"), sample(1, tuple(SHIPPED)))
def test_options_read_differently_in_every_language(name: str, part: int) -> None:
    for table in tables(name, part) if part else tables(name, part)[:3]:
        game = table.new()
        for decision in play(game, table.seed):
            for language in game.ruleset.locales:
                labels = decision.labels(language)
                where = f"{table}: {decision}: {labels}"
                assert len(labels) == len(decision.options), where
                assert len(set(labels)) == len(labels), where
                assert not any(not label or WITHOUT_TEXT.match(label) for label in labels), where
                assert decision.text(language), where


def _wrong_answers(decision: Decision) -> list[object]:
    options = len(decision.options)
    legal = list(range(decision.min)) if not decision.repeat else [0] * decision.min
    wrong: list[object] = [-1, options, 10**30, True, False, [True], "0", [*legal[:-1], options], [*legal[:-1], -1]]
    wrong.append([0] * (decision.max + 1) if decision.repeat else [*range(decision.max + 1)])
    if decision.min > 0:
        wrong.append([])
        wrong.append(legal[:-1])
    if decision.max > 1 and not decision.repeat:
        wrong.append([0] * max(2, decision.min))
    return wrong


@pytest.mark.parametrize(("name", "part"), sample(1))
def test_a_wrong_answer_changes_nothing(name: str, part: int) -> None:
    for table in tables(name, part) if part else tables(name, part)[:3]:
        game = table.new()
        for decision in play(game, table.seed, 100):
            before = game.hash(), game.answers
            for answer in _wrong_answers(decision):
                with pytest.raises(IllegalAnswer, match=r"\w"):
                    game.apply(answer)  # type: ignore[arg-type]
                assert (game.hash(), game.answers) == before, (table, answer)
            with pytest.raises(IllegalAnswer, match="no_such_key"):
                game.keys(["no_such_key"])


@pytest.mark.parametrize("name", SHIPPED)
def test_after_the_end_there_is_nothing_to_answer(name: str) -> None:
    for table in tables(name, 0)[:3]:
        game = table.new()
        finish(game, table.seed)
        before, result = picture(game), game.result
        assert game.decision is None
        assert result is not None
        for answer in (0, [0], [], -1):
            with pytest.raises(IllegalAnswer, match="the game is over"):
                game.apply(answer)
        with pytest.raises(IllegalAnswer, match="the game is over"):
            game.keys(["yes"])
        assert (picture(game), game.result) == (before, result)

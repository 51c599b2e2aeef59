"""Every question can be answered in two ways at least, and a wrong answer changes nothing."""

from __future__ import annotations

from math import comb

import pytest

from rulekit import IllegalAnswer
from rulekit.game import Decision
from tests.properties.games import finish, new_game, picture, play, sample


def _number_of_answers(decision: Decision) -> int:
    """In how many ways it can be answered, or more if the order counts."""
    options = len(decision.options)
    if decision.repeat:
        return comb(decision.min + options - 1, options - 1)
    ways = sum(comb(options, count) for count in range(decision.min, decision.max + 1))
    return ways * options if decision.kind == "order" else ways


@pytest.mark.parametrize(("name", "seeds"), sample(21))
def test_every_decision_is_one(name: str, seeds: range) -> None:
    for seed in seeds:
        game = new_game(name, seed)
        for decision in play(game, seed):
            keys = [option.key for option in decision.options]
            where = f"{name}, seed {seed}: {decision}"
            assert _number_of_answers(decision) >= 2, where
            assert len(set(keys)) == len(keys), where
            assert not any(key.lstrip("-").isdigit() or not key for key in keys), where
            assert game.keys(keys) == list(range(len(keys))), where
            assert 0 <= decision.player < game.players, where
            assert decision.prompt.startswith("ask-"), where


def test_all_options_have_a_label_in_every_language() -> None:
    for seed in range(7):
        game = new_game("complots", seed)
        for decision in play(game, seed):
            for language in ("en", "it", "fr"):
                labels = [option.label(language) for option in decision.options]
                assert all(label and "-" not in label[:4] for label in labels), labels
                assert decision.text(language)


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


@pytest.mark.parametrize(("name", "seeds"), sample(14))
def test_a_wrong_answer_changes_nothing(name: str, seeds: range) -> None:
    for seed in seeds:
        game = new_game(name, seed)
        for decision in play(game, seed):
            before = game.hash(), game.answers
            for answer in _wrong_answers(decision):
                with pytest.raises(IllegalAnswer, match=r"\w"):
                    game.apply(answer)  # type: ignore[arg-type]
                assert (game.hash(), game.answers) == before, (seed, answer)
            with pytest.raises(IllegalAnswer, match="no_such_key"):
                game.keys(["no_such_key"])


def test_after_the_end_there_is_nothing_to_answer() -> None:
    for seed in range(7):
        game = new_game("complots", seed)
        finish(game, seed)
        before, result = picture(game), game.result
        assert game.decision is None
        assert result is not None
        assert len(result.winners) == 1
        for answer in (0, [0], [], -1):
            with pytest.raises(IllegalAnswer, match="the game is over"):
                game.apply(answer)
        with pytest.raises(IllegalAnswer, match="the game is over"):
            game.keys(["income"])
        assert (picture(game), game.result) == (before, result)

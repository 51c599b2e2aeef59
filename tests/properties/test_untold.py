"""A playout, of which nothing is told, is the same game as one of which everything is."""

from __future__ import annotations

import pytest

from rulekit import playout
from rulekit.interpreter import engine
from tests.properties.games import SHIPPED, ruleset, sample, tables

SEEDS = range(2)


@pytest.mark.parametrize(("name", "part"), sample(1, tuple(SHIPPED)))
def test_a_game_that_nobody_watches_is_the_same_game(name: str, part: int) -> None:
    rules = ruleset(name)
    for table in tables(name, part):
        for seed in SEEDS:
            state = engine.new_state(rules.program(table.players, table.options), seed)
            engine.begin(state)
            draw = engine.drawing(seed)
            decisions = 0
            while state.pending is not None:
                engine.answer(state, engine.random_picks(state, draw))
                decisions += 1
            result, number = playout(rules, table.players, seed, table.options)
            assert state.result == (result.reason, result.winners, result.scores)
            assert decisions == number
            assert state.log is not None

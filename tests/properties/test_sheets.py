"""Nothing that a seat may not know is on its table: whatever lies hidden, the table is drawn the same, line by line."""

from __future__ import annotations

import random

import pytest

from rulekit.cli.table import Paper, draw
from rulekit.game import Game
from tests.helpers.harbour import names_of
from tests.properties.games import moments, sample, tables

PAPERS = (Paper(100, 40), Paper(60, 12), Paper(80, 24, plain=True))


def drawn(game: Game, seat: int) -> list[list[str]]:
    names = names_of(game)
    return [draw(game.view(seat), game.ruleset.model, names, paper, game.log(seat)[-5:]) for paper in PAPERS]


@pytest.mark.parametrize(("name", "part"), sample(1))
def test_a_table_is_the_same_whatever_is_hidden(name: str, part: int) -> None:
    looked_at = 0
    for table in tables(name, part):
        game = table.new()
        rng = random.Random(table.seed)
        for _ in moments(game, table.seed, part, 80, 20):
            seat = rng.randrange(game.players)
            other = game.determinize(seat, rng.randrange(10**6))
            assert drawn(other, seat) == drawn(game, seat), (table, seat)
            looked_at += 1
    assert looked_at

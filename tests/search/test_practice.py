"""What is known of a game before a search begins: by points, by the end, or by practice."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from rulekit import Game
from rulekit.interpreter import engine
from rulekit.search import SearchAgent
from rulekit.search.features import Features
from rulekit.search.practice import ByPractice, knowledge_of
from rulekit.search.ridge import fit
from rulekit.search.worth import ByEnd, ByPoints, Scale
from tests.properties.games import ruleset
from tests.search.small import RACE, STONES, game

# ---------------------------------------------------------------- ridge regression


def test_weights_are_found_again() -> None:
    generator = Random(3)
    rows = [[generator.random(), 7.0, generator.random() * 10] for _ in range(20_000)]
    line = fit([(row, 3 + 2 * row[0] - 0.5 * row[2]) for row in rows])
    assert [place for place, _ in line.weights] == [0, 2], "what is always the same says nothing"
    assert line([0.5, 7.0, 4.0]) == pytest.approx(2.0, abs=0.05)
    assert line.explained > 0.99


def test_little_speaks_for_little() -> None:
    line = fit([([1.0], 1.0), ([0.0], 0.0)])
    assert abs(line([1.0]) - 0.5) < 0.01
    assert fit([([1.0], 1.0)]).weights == ()


# ---------------------------------------------------------------- what can be counted


def test_ones_own_numbers_and_those_of_others(tmp_path: Path) -> None:
    at = game(tmp_path, RACE)
    at.apply(0)
    at.apply(1)
    rows = Features(at.state.p).rows(at.state)
    assert [side for side, _ in rows] == [-1, -1]
    assert rows[0][1] == [1.0, 0.0, 0.0, 0.0, 0.0, 1.0]
    assert rows[1][1] == [0.0, 0.0, 1.0, 1.0, 0.0, 0.0]


# ---------------------------------------------------------------- what a game is worth


def test_how_a_game_is_looked_at(tmp_path: Path) -> None:
    assert isinstance(knowledge_of(game(tmp_path, STONES).state.p).worth, ByEnd)
    assert isinstance(knowledge_of(game(tmp_path / "more", RACE).state.p).worth, ByPractice)
    assert isinstance(knowledge_of(ruleset("bloody_inn").new(2, 1).state.p).worth, ByPoints)


def test_by_how_much_one_is_ahead() -> None:
    at = ruleset("bloody_inn").new(2, 1)
    worth = ByPoints(2, Scale(10.0, 30.0))
    assert worth._by_how_much(at.state, (20, 20)) == [0.5, 0.5]
    assert worth._by_how_much(at.state, (30, 20)) == [0.75, 0.25]
    at.state.result = ("end-scores", (1,), (20, 30))
    assert worth.ending(at.state) == [pytest.approx(0.25 * 0.25), pytest.approx(0.75 + 0.25 * 0.75)]
    at.state.result = ("end-scores", (0, 1), (20, 20))
    assert worth.ending(at.state) == [0.5, 0.5]


def _digging(at: Game) -> list[int]:
    agent = SearchAgent("x", 60)
    assert at.decision is not None
    return agent.answer(at, at.decision)


def test_practice_shows_what_is_good(tmp_path: Path) -> None:
    """Nothing but the end says that gold is better than dust, and that is far away."""
    at = game(tmp_path, RACE)
    knowledge = knowledge_of(at.state.p)
    standing = knowledge.worth.standing
    before = standing(at.state)[0]
    richer, dustier = at.state.copy(), at.state.copy()
    engine.answer(richer, [0])
    engine.answer(dustier, [1])
    assert standing(richer)[0] > before
    assert standing(richer)[0] > standing(dustier)[0]
    best = max(knowledge.habits, key=lambda sort: knowledge.habits[sort])
    assert at.state.p.register.offers[best[2]].name == "dig"
    assert _digging(at) == [0]

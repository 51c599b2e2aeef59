"""The searching agent: it finds what is plain, knows no more than its seat, and answers whatever happens."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from rulekit import Fault, Game
from rulekit.agents import random_answer
from rulekit.interpreter.settle import settle
from rulekit.match import Match
from rulekit.search import Budget, SearchAgent, read_budget
from rulekit.search import agent as agents
from rulekit.search.practice import knowledge_of
from rulekit.search.thought import Thought
from tests.properties.games import ruleset, seen
from tests.search.small import CARDS, GUESS, PURSES, STONES, WRONG, game

GAMES = {"complots": 4, "gravediggers": 2, "bloody_inn": 2, "betrayal": 3}
"""The shipped games, with how many play them here."""


def answer(at: Game, iterations: int, seed: str = "x") -> list[int]:
    assert at.decision is not None
    return SearchAgent(seed, iterations).answer(at, at.decision)


# ---------------------------------------------------------------- what it finds


@pytest.mark.parametrize(("stones", "best"), [(2, 1), (3, 2), (5, 0), (6, 1), (7, 2)])
def test_it_finds_the_winning_move(tmp_path: Path, stones: int, best: int) -> None:
    assert answer(game(tmp_path, STONES, heap=stones), 600) == [best]


def test_a_thought_changes_nothing(tmp_path: Path) -> None:
    at = game(tmp_path, STONES)
    before = at.state.told_by()
    answer(at, 30)
    assert (at.state.told_by(), at.answers) == (before, [])


def test_who_may_think_little_still_answers(tmp_path: Path) -> None:
    assert answer(game(tmp_path, STONES), 1) in ([0], [1], [2])


def test_a_time_is_kept_to(tmp_path: Path) -> None:
    at = game(tmp_path, STONES, heap=5)
    assert at.decision is not None
    assert SearchAgent("x", Budget(seconds=0.2)).answer(at, at.decision) == [0]


@pytest.mark.parametrize(
    ("text", "budget"),
    [("500", Budget(500)), ("2s", Budget(seconds=2)), ("0.5s", Budget(seconds=0.5)), (".5s", Budget(seconds=0.5))],
)
def test_a_budget_in_words(text: str, budget: Budget) -> None:
    assert read_budget(text) == budget


@pytest.mark.parametrize("text", ["", "0", "-3", "2.5", "0s", "0.0s", "s", "2m", "1e9s", "²", "nans"])
def test_what_is_no_budget(text: str) -> None:
    assert read_budget(text) is None


# ---------------------------------------------------------------- many answers


def test_hundreds_of_options(tmp_path: Path) -> None:
    (picked,) = answer(game(tmp_path, CARDS % "seat(1) chooses n in 1..600\n      good = n > 300"), 200)
    assert picked >= 300


@pytest.mark.parametrize(
    "question",
    [
        "seat(1) chooses 1..7 taken in row\n      good = ace in taken and not (bee in taken)",
        "let line = seat(1) order row\n      for card in line: move card to bin\n      good = top(bin) == ace",
        "let part = seat(1) divide 20 among card in row\n      good = part[ace] > 4",
        "seat(1) chooses 2 taken in row\n      good = ace in taken",
    ],
)
def test_thousands_of_ways_to_pick(tmp_path: Path, question: str) -> None:
    at = game(tmp_path, CARDS % question)
    at.apply(answer(at, 300))
    assert at.result is not None
    assert at.result.winners == (0,)


# ---------------------------------------------------------------- whatever happens


def test_a_fault_while_imagining_is_survived(tmp_path: Path) -> None:
    at = game(tmp_path, WRONG)
    with pytest.raises(Fault):
        at.clone().apply(0)
    assert answer(at, 100) == [2]


def test_where_everything_goes_wrong_it_still_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    at = game(tmp_path, STONES)
    monkeypatch.setattr("rulekit.search.worlds.determine", lambda *_: 1 // 0)
    assert answer(at, 20) in ([0], [1], [2])


def test_it_does_not_go_round_in_circles(tmp_path: Path) -> None:
    """The same answer in the same position is given a few times at most."""
    at = game(tmp_path, STONES)
    agent = SearchAgent("x", 60)
    assert at.decision is not None
    given = [agent.answer(at, at.decision) for _ in range(5)]
    assert len({tuple(picks) for picks in given}) > 1


def test_it_tells_how_far_it_has_got(tmp_path: Path) -> None:
    at = game(tmp_path, STONES, heap=40)
    agent = SearchAgent("x", 200)
    heard: list[tuple[str, float]] = []
    agent.progress = lambda stage, share: heard.append((stage, share))
    assert at.decision is not None
    agent.answer(at, at.decision)
    shares = [share for stage, share in heard if stage == agents.THINKS]
    assert len(shares) > 10
    assert shares == sorted(shares)
    assert 0 <= shares[0] < shares[-1] <= 1


# ---------------------------------------------------------------- what it may know


def test_the_others_do_not_know_its_cards_either(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In all worlds that a player imagines the own card is the same, but the others must not learn it from that."""
    at = game(tmp_path, GUESS)
    assert answer(at, 900) == [0]
    monkeypatch.setattr("rulekit.search.worlds._has_secrets", lambda *_: False)
    assert answer(at, 900) == [1]


def test_nor_what_others_have_in_secret_or_have_just_chosen(tmp_path: Path) -> None:
    at = game(tmp_path, PURSES, players=3)
    at.apply(2)
    worlds = [at, *(at.determinize(1, seed) for seed in range(8))]
    assert len({str(world.view(None)) for world in worlds}) > 1
    for seed in "abcdef":
        assert len({tuple(answer(world, 90, seed)) for world in worlds}) == 1


def _positions(name: str, players: int) -> list[Game]:
    """Some positions out of a game by chance, at decisions with several answers."""
    at = ruleset(name).new(players, 3)
    generator = Random(8)
    found: list[Game] = []
    for number in range(60):
        if at.decision is None:
            break
        if number % 12 == 7 and len(at.decision.options) > 1:
            found.append(at.clone())
        at.apply(random_answer(at.decision, generator))
    assert len(found) > 1
    return found


@pytest.mark.parametrize(("name", "players"), GAMES.items())
def test_the_answer_is_the_same_whatever_is_true(name: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """In worlds that look the same to a seat it gives the same answer, if it began with the same seed."""
    monkeypatch.setattr("rulekit.search.practice.MANY_ANSWERS", 1500)
    for at in _positions(name, players):
        assert at.decision is not None
        seat = at.decision.player
        worlds = [at, *(at.determinize(seat, seed) for seed in range(4))]
        assert all(seen(world, seat) == seen(at, seat) for world in worlds)
        assert len({str(world.view(None)) for world in worlds}) > 1, "nothing is hidden here"
        assert len({tuple(answer(world, 24, "y")) for world in worlds}) == 1
        settled = {repr(settle(world.state, seat).told_by()) for world in worlds}
        assert len(settled) == 1


@pytest.mark.parametrize(("name", "players"), GAMES.items())
def test_imagined_games_are_played_by_the_rules(name: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulekit.search.practice.MANY_ANSWERS", 1500)
    for at in _positions(name, players):
        thought = Thought(at.state, knowledge_of(at.state.p), Random(1))
        for _ in range(40):
            thought.imagine()
        assert thought.failed == 0


@pytest.mark.parametrize("name", ["complots", "bloody_inn"])
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    def played(seed: str) -> list[tuple[int, ...]]:
        match = Match(ruleset(name).new(2, 1), [SearchAgent(f"{seed} 1", 6), SearchAgent(f"{seed} 2", 6)], 1)
        match.run(60)
        return match.game.answers

    assert played("a") == played("a") != played("b")

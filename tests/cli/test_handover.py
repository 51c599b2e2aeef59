"""Several people at one screen: nobody learns anything from who is called to it, nor from how long something takes."""

from __future__ import annotations

import pytest

from rulekit import load
from rulekit.agents import RandomAgent
from rulekit.cli.handover import Handover
from rulekit.cli.pace import SHORTEST, Pace
from rulekit.game import Game, Ruleset
from rulekit.match import Match
from tests.helpers.purses import write_purses

ANSWERS = 60


@pytest.fixture(scope="module")
def purses(tmp_path_factory: pytest.TempPathFactory) -> Ruleset:
    return load(write_purses(tmp_path_factory.mktemp("rulesets")))


def calls(game: Game, people: list[int]) -> list[tuple[int, bool]]:
    """Who is called, and whether there is something to answer, up to some question; nobody ever says yes."""
    seen: list[tuple[int, bool]] = []
    handover = Handover(game, people, lambda seat, asked: seen.append((seat, asked)))
    handover.watch()
    while game.decision is not None and len(seen) < ANSWERS:
        decision = game.decision
        if decision.player in people:
            handover.to(decision)
        keys = [option.key for option in decision.options]
        game.apply(keys.index("no") if "no" in keys else 0)
        handover.watch()
    return seen[:ANSWERS]


@pytest.mark.parametrize("people", [[0, 1, 2], [0, 2], [1, 2]])
@pytest.mark.parametrize("least", [0, 10, 20])
def test_the_same_seats_are_called_whoever_has_something_to_answer(purses, people, least):
    games = [purses.new(3, 1, {"poor": poor, "least": least}) for poor in range(3)]
    called = [calls(game, people) for game in games]
    assert [[seat for seat, _ in each] for each in called] == [[seat for seat, _ in called[0]]] * 3
    assert any(asked for _, asked in called[0])


def test_some_have_nothing_to_answer(purses):
    called = calls(purses.new(3, 1, {"poor": 1}), [0, 1, 2])
    assert {asked for _, asked in called} == {True, False}


def test_who_is_alone_is_never_called(purses):
    game = purses.new(3, 1)
    seen: list[int] = []
    handover = Handover(game, [0], lambda seat, asked: seen.append(seat))
    for _ in range(20):
        handover.watch()
        if game.decision.player == 0:
            handover.to(game.decision)
        game.apply(0)
    assert seen == []


def test_who_is_asked_again_need_not_be_called_again(purses):
    game = purses.new(2, 1, {"least": 0})
    seen: list[int] = []
    handover = Handover(game, [0, 1], lambda seat, asked: seen.append(seat) if asked else None)
    handover.to(game.decision)
    handover.to(game.decision)
    assert seen == [0]


# ---------------------------------------------------------------- time


class Clock:
    """Each answer of an agent takes some time, and sleeping takes the time it should."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        assert seconds >= 0
        self.now += seconds


class Slow(RandomAgent):
    def __init__(self, clock: Clock, seconds: float) -> None:
        super().__init__("slow")
        self._clock, self._seconds = clock, seconds

    def answer(self, game, decision):
        return self.pick(decision)

    def pick(self, decision):
        self._clock.now += self._seconds
        keys = [option.key for option in decision.options]
        return [keys.index("no") if "no" in keys else 0]


def time_between(game: Game, seconds: float) -> list[float]:
    """When the one person is asked, while bots play on the other seats."""
    clock = Clock()
    match = Match(game, [None, Slow(clock, seconds), Slow(clock, seconds)], 1)
    pace = Pace(True, clock, clock.sleep)
    asked: list[float] = []
    pace.wait(match)
    while len(asked) < 12:
        if match.waits_for is None:
            match.apply(pace.take(match))
        else:
            asked.append(round(clock.now, 6))
            decision = match.game.decision
            assert decision is not None
            keys = [option.key for option in decision.options]
            match.apply([keys.index("no") if "no" in keys else 0])
        pace.wait(match)
    return asked


@pytest.mark.parametrize("seconds", [0.0, SHORTEST / 5])
def test_it_takes_as_long_whether_or_not_bots_are_asked(purses, seconds):
    """The poor one is one of the bots or the other; the person at the screen is asked at the same times."""
    times = [time_between(purses.new(3, 1, {"poor": poor}), seconds) for poor in (1, 2)]
    assert times[0] == times[1]
    assert times[0][-1] > 0


def test_where_nobody_watches_nobody_waits(purses):
    clock = Clock()
    match = Match(purses.new(3, 1), [Slow(clock, 0.0), Slow(clock, 0.0), Slow(clock, 0.0)], 1)
    pace = Pace(False, clock, clock.sleep)
    for _ in range(20):
        match.apply(pace.take(match))
        pace.wait(match)
    assert clock.now == 0

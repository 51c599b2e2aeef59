"""Many games between agents, each with a seed of its own, and what they add up to.

Game number n (from 0) of a simulation with seed s is the game with seed s + n, whichever process plays it: the numbers
do not depend on how many processes there are. Games may begin in the position of a scenario instead of with set-up.
"""

from __future__ import annotations

import multiprocessing
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from rulekit.agents import RANDOM, AgentChoice, read_agent
from rulekit.api import load
from rulekit.game import Result, Ruleset
from rulekit.interpreter import engine
from rulekit.interpreter.faults import Fault
from rulekit.interpreter.state import State
from rulekit.match import MOST_DECISIONS, AgentFault, Match
from rulekit.reach import Member, Reach, reached
from rulekit.scenario.model import Given
from rulekit.scenario.run import begin
from rulekit.scenario.starts import position_of

CHUNK = 8
"""Games that a process is handed at once."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played: plain words and numbers only, so that it can be handed to another process."""

    ruleset: str
    players: int
    seats: tuple[str, ...]
    seed: int
    expansions: tuple[str, ...] = ()
    options: Mapping[str, Any] = field(default_factory=dict)
    most: int = MOST_DECISIONS
    reach: bool = False
    """Is it noted which members were reached?"""
    start: str = ""
    """A scenario, by its name: each game begins in its position. Ruleset and expansions are folders then."""


@dataclass(frozen=True, slots=True)
class Record:
    """One game. It did not end by its rules if there is no reason; `problem` then says why, in a sentence."""

    game: int
    seed: int
    decisions: int
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] | None = None
    reason: str | None = None
    problem: str | None = None
    reached: tuple[Member, ...] | None = None

    def as_json(self) -> dict[str, object]:
        reached = {} if self.reached is None else {"reached": list(self.reached)}
        return {
            "game": self.game,
            "seed": self.seed,
            "decisions": self.decisions,
            "winners": list(self.winners),
            "scores": None if self.scores is None else list(self.scores),
            "reason": self.reason,
            "problem": self.problem,
            **reached,
        }


@dataclass(slots=True)
class Tally:
    """What many games add up to. A victory of several counts for each of them."""

    players: int
    games: int = 0
    decisions: int = 0
    unfinished: int = 0
    won_by_nobody: int = 0
    wins: list[int] = field(default_factory=list)
    reasons: Counter[str] = field(default_factory=Counter)
    problems: Counter[str] = field(default_factory=Counter)
    reach: Reach | None = None
    """If it is asked for; also of games that did not end by their rules, as they were left."""

    def __post_init__(self) -> None:
        self.wins = [0] * self.players

    def add(self, record: Record) -> None:
        self.games += 1
        self.decisions += record.decisions
        if self.reach is not None:
            self.reach.add(record.reached or ())
        if record.reason is None:
            self.unfinished += 1
            self.problems[record.problem or ""] += 1
            return
        self.reasons[record.reason] += 1
        self.won_by_nobody += not record.winners
        for seat in record.winners:
            self.wins[seat] += 1

    def as_json(self, seconds: float) -> dict[str, object]:
        reach = {} if self.reach is None else {"reach": self.reach.as_json()}
        return {
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(seconds, 3),
            "wins": self.wins,
            "mean_decisions": round(self.decisions / self.games, 2) if self.games else 0,
            "unfinished": self.unfinished,
            "reasons": dict(sorted(self.reasons.items())),
            "won_by_nobody": self.won_by_nobody,
            "problems": dict(sorted(self.problems.items())),
            **reach,
        }


def simulate(plan: Plan, games: int, workers: int = 1, ruleset: Ruleset | None = None) -> Iterator[Record]:
    """Plays the games and gives their records, in order. Whoever has the ruleset already may hand it over."""
    if workers <= 1 or games <= 1:
        table = _Table(plan, ruleset)
        yield from (table.play(number) for number in range(games))
        return
    # New processes, not copies of this one: the same on every machine.
    context = multiprocessing.get_context("spawn")
    with context.Pool(min(workers, games), _sit_down, (plan,)) as pool:
        yield from pool.imap(_play, range(games), CHUNK)


class _Table:
    """A ruleset, loaded once, and the words for who plays it."""

    def __init__(self, plan: Plan, ruleset: Ruleset | None = None) -> None:
        self.plan = plan
        self.ruleset = ruleset or load(plan.ruleset, list(plan.expansions), languages=())
        self.choices = [read_agent(word) for word in plan.seats]
        self.at_random = all(word == RANDOM for word in plan.seats)
        self.given: Given | None = None
        if plan.start:
            given = position_of(self.ruleset, [Path(plan.ruleset), *map(Path, plan.expansions)], plan.start)
            self.given = replace(given, players=plan.players, options={**given.options, **plan.options})

    def play(self, number: int) -> Record:
        seed = self.plan.seed + number
        course = _RandomCourse(self.given) if self.at_random else _AgentCourse(self.choices, self.given)
        problem = f"not over after {self.plan.most} decisions"
        result: Result | None = None
        try:
            result = course.run(self.ruleset, self.plan, seed)
        except AgentFault as fault:
            problem = str(fault)
        except Fault as fault:
            problem = f"[{fault.diagnostic.code}] {fault.diagnostic.message}"
        found = reached(course.state) if self.plan.reach and course.state is not None else None
        if result is None:
            return Record(number, seed, course.decisions, problem=problem, reached=found)
        return Record(number, seed, course.decisions, result.winners, result.scores, result.reason, reached=found)


class _RandomCourse:
    """One game at random, as `rulekit.playout` plays it, but not for ever: nothing is asked for that is not needed."""

    def __init__(self, given: Given | None) -> None:
        self._given = given
        self.decisions = 0
        self.state: State | None = None

    def run(self, ruleset: Ruleset, plan: Plan, seed: int) -> Result | None:
        if self._given is not None:
            state = begin(replace(self._given, seed=seed), ruleset).state
        else:
            state = engine.new_state(ruleset.program(plan.players, plan.options), seed)
            engine.begin(state)
        self.state = state
        draw = engine.drawing(seed)
        while state.pending is not None and self.decisions < plan.most:
            engine.answer(state, engine.random_picks(state, draw))
            self.decisions += 1
        if state.result is None:
            return None
        reason, winners, scores = state.result
        return Result(winners, scores, reason)


class _AgentCourse:
    """One game between agents."""

    def __init__(self, choices: Sequence[AgentChoice], given: Given | None) -> None:
        self._choices = choices
        self._given = given
        self._match: Match | None = None

    @property
    def decisions(self) -> int:
        return len(self._match.answered) if self._match is not None else 0

    @property
    def state(self) -> State | None:
        return self._match.game.state if self._match is not None else None

    def run(self, ruleset: Ruleset, plan: Plan, seed: int) -> Result | None:
        agents = [choice.make(f"{seed}/{seat}") for seat, choice in enumerate(self._choices) if choice.make]
        given = self._given or Given(plan.players, options=dict(plan.options))
        game = begin(replace(given, seed=seed), ruleset)
        self._match = Match(game, agents, seed)
        return self._match.run(plan.most)


_tables: list[_Table] = []


def _sit_down(plan: Plan) -> None:
    """In each process, before its first game."""
    _tables[:] = [_Table(plan)]


def _play(number: int) -> Record:
    return _tables[0].play(number)

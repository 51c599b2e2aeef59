"""What is known of a game before anything is imagined, from games that are played by chance.

A few games tell how long they are and what points are like. Where there are no points, and games are too long to be
imagined to their end, more are played, and looked back upon: how a position's numbers (`features.py`) go with winning,
for each side (`ByPractice`), and which sorts of answers made positions better than others that could have been given
(`habits`). The games are always the same ones, so what is known of a game is too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakKeyDictionary

from rulekit.interpreter import engine
from rulekit.interpreter.faults import Fault
from rulekit.interpreter.program import Program
from rulekit.interpreter.state import State
from rulekit.search.features import Features, Row, Side
from rulekit.search.labels import Label, Labels
from rulekit.search.ridge import Linear, fit
from rulekit.search.worth import ByEnd, ByPoints, Scale, Worth

FEW_GAMES = 3
"""So many games tell how long they are."""
SOME_GAMES = 12
"""So many games tell what points are like."""
LONG = 250
"""Games of so many answers are too long to be imagined to their end."""

MANY_ANSWERS = 24_000
"""So many answers are given in practice games; then the rest of them is left."""

EVERY = 4
"""A practice game is looked at before every so many answers."""
LATER = 2
"""An answer is judged by how the game stands so many looks later."""
SAMPLE = 4
"""Every so many looks one goes into what positions are worth."""

SAYS_NOTHING = 0.01
"""If what was learned explains no more than this share of the victories, it is forgotten."""

CAUTION = 50
"""What practice says of an answer counts by half after so many times."""

_SEED = 1_000_000

Told = Callable[[float], None]
Sort = tuple[Side, int, Label]
"""A sort of answer: of a player on this side, to this question."""


@dataclass(slots=True)
class Knowledge:
    """Of one game: how to look at it, and what each sort of answer usually brings beside the others."""

    labels: Labels
    worth: Worth
    features: Features | None = None
    habits: dict[Sort, float] = field(default_factory=dict)

    def expected(self, G: State, names: Sequence[Label]) -> dict[Label, float]:
        """What practice says of the options of the question that waits; nothing without practice."""
        if self.features is None or G.pending is None or engine.pending_kind(G) in ("some", "order", "distribution"):
            return {}
        seat, site = G.pending[0], G.pending[1]
        side = self.features.sides(G)[seat]
        sorts = self.labels.sorts(G)
        return {name: self.habits.get((side, site, sort), 0.0) for name, sort in zip(names, sorts, strict=True)}


class ByPractice(ByEnd):
    """How a game stands is judged by what went with winning in practice."""

    looks: tuple[int, ...] = (0, 2, 4)

    def __init__(self, features: Features, judges: dict[Side, Linear]) -> None:
        self._features = features
        self._judges = judges

    def standing(self, G: State) -> list[float]:
        return [self._judged(row) for row in self._features.rows(G)]

    def _judged(self, row: Row) -> float:
        side, numbers = row
        judge = self._judges.get(side)
        return 0.5 if judge is None else min(1.0, max(0.0, judge(numbers)))


_known: WeakKeyDictionary[Program, Knowledge] = WeakKeyDictionary()
"""What is known of a game does not depend on who asks, so it is worked out once."""


def knowledge_of(program: Program, tell: Told = lambda share: None) -> Knowledge:
    """What is known of a game; `tell` hears how much of the practice is done."""
    known = _known.get(program)
    if known is None:
        known = _known[program] = _get_to_know(program, tell)
    return known


def _get_to_know(program: Program, tell: Told) -> Knowledge:
    labels = Labels(program)
    few = SOME_GAMES if program.counts else FEW_GAMES
    ends = [(G, length) for seed in range(few) for G, length in _played(program, seed)]
    if program.counts:
        return Knowledge(labels, ByPoints(program.players, _scale([G for G, _ in ends])))
    if sum(length for _, length in ends) <= LONG * len(ends):
        return Knowledge(labels, ByEnd())
    return _practised(program, labels, tell)


def _played(program: Program, seed: int) -> Iterator[tuple[State, int]]:
    """One game by chance and how many answers it took; none if the rules went wrong."""
    try:
        G = engine.new_state(program, _SEED + seed)
        engine.begin(G)
        yield G, engine.play_out(G, seed, MANY_ANSWERS)
    except Fault:
        return


def _scale(ends: list[State]) -> Scale:
    ahead: list[int] = []
    every: list[int] = []
    for G in ends:
        scores = sorted(G.result[2] or ()) if G.result is not None else []
        every += scores
        ahead += [scores[-1] - scores[-2]] if len(scores) > 1 else [abs(score) for score in scores]
    return Scale(max(1.0, sum(ahead) / max(1, len(ahead))), sum(every) / max(1, len(every)))


# ------------------------------------------------------------------------------------------ long games
@dataclass(slots=True)
class Lesson:
    """A practice game: how it looked now and then, who gave which sort of answer when, and who won."""

    looks: list[list[Row]] = field(default_factory=list)
    deeds: list[tuple[int, int, int, Label, list[Label]]] = field(default_factory=list)
    """(look before it, seat, site, the sort that was given, all sorts that could be)"""
    winners: tuple[int, ...] = ()


def _practised(program: Program, labels: Labels, tell: Told) -> Knowledge:
    features = Features(program)
    lessons: list[Lesson] = []
    answers = seed = 0
    while answers < MANY_ANSWERS and seed < MANY_ANSWERS:
        lesson, length = _lesson(program, labels, features, seed)
        answers += length + 1
        seed += 1
        if lesson is not None:
            lessons.append(lesson)
        tell(min(1.0, answers / MANY_ANSWERS))
    judges = _judges(lessons)
    if not judges or max(judge.explained for judge in judges.values()) < SAYS_NOTHING:
        return Knowledge(labels, ByEnd())
    habits = _habits(lessons, judges)
    features.keep(place for judge in judges.values() for place, _ in judge.weights)
    return Knowledge(labels, ByPractice(features, judges), features, habits)


def _lesson(program: Program, labels: Labels, features: Features, seed: int) -> tuple[Lesson | None, int]:
    lesson = Lesson()
    length = 0
    try:
        G = engine.new_state(program, _SEED + seed)
        engine.begin(G)
        G.checks = False
        draw = engine.drawing(seed)
        while G.pending is not None and length < MANY_ANSWERS:
            if length % EVERY == 0:
                lesson.looks.append(features.rows(G))
            picks = engine.random_picks(G, draw)
            pending: Any = G.pending
            if len(picks) == 1:
                sorts = labels.sorts(G)
                lesson.deeds.append((length // EVERY, pending[0], pending[1], sorts[picks[0]], sorts))
            engine.answer(G, picks)
            length += 1
    except Fault:
        return None, length
    lesson.winners = G.result[1] if G.result is not None else ()
    return lesson, length


def _judges(lessons: list[Lesson]) -> dict[Side, Linear]:
    samples: dict[Side, list[tuple[list[float], float]]] = {}
    for lesson in lessons:
        for rows in lesson.looks[::SAMPLE]:
            for seat, (side, numbers) in enumerate(rows):
                samples.setdefault(side, []).append((numbers, 1.0 if seat in lesson.winners else 0.0))
    return {side: fit(some) for side, some in samples.items()}


@dataclass(slots=True)
class _Outcome:
    """What happened after a sort of answer was given, and after it could have been but was not."""

    given: int = 0
    after: float = 0.0
    left: int = 0
    after_others: float = 0.0

    @property
    def better(self) -> float:
        if not self.given or not self.left:
            return 0.0
        much = self.given * self.left / (self.given + self.left)
        return (self.after / self.given - self.after_others / self.left) * much / (much + CAUTION)


def _habits(lessons: list[Lesson], judges: dict[Side, Linear]) -> dict[Sort, float]:
    """How much better it became after each sort of answer than after others that could be given instead.

    Answers were drawn by chance, so what came before them is the same on both sides, and only they differ.
    """
    outcomes: dict[Sort, _Outcome] = {}
    for lesson in lessons:
        stood = [[min(1.0, max(0.0, judges[side](row))) for side, row in rows] for rows in lesson.looks]
        stood += [[1.0 if seat in lesson.winners else 0.0 for seat in range(len(stood[0]))]] * LATER
        for look, seat, site, given, sorts in lesson.deeds:
            gained = stood[look + LATER][seat] - stood[look][seat]
            side = lesson.looks[look][seat][0]
            for sort in dict.fromkeys(sorts):
                outcome = outcomes.setdefault((side, site, sort), _Outcome())
                if sort == given:
                    outcome.given += 1
                    outcome.after += gained
                else:
                    outcome.left += 1
                    outcome.after_others += gained
    return {sort: outcome.better for sort, outcome in outcomes.items()}

"""Which clauses, statements and branches of a ruleset its scenarios have come to.

A clause is a text of the ruleset that does something: an effect, a condition, a value, a modifier. A branch is one way
on: a condition that holds or does not, an answer yes or no, an arm of a `match`.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from rulekit.dsl import syntax as s
from rulekit.dsl.world import World
from rulekit.game import Ruleset
from rulekit.interpreter.cover import FALSE, RAN, TRUE, Cover, Mark
from rulekit.ruleset import model
from rulekit.scenario.model import Scenario
from rulekit.scenario.run import run
from rulekit.source import Span

CLAUSE = "clause"
STATEMENT = "statement"
BRANCH = "branch"

_CHECKS = {(model.Rules, "invariants"), (model.Ruleset, "totals")}
"""Conditions that nothing depends on: invariants are come to as a whole, and totals never in a game."""


@dataclass(frozen=True, slots=True)
class Place:
    """Something to come to: it has been come to if one of its marks has."""

    sort: str
    span: Span
    way: str
    marks: frozenset[Mark]


@dataclass(slots=True)
class Coverage:
    """All places of a ruleset, and those that were come to."""

    places: list[Place]
    reached: set[Mark] = field(default_factory=set)

    def missed(self, sort: str | None = None) -> list[Place]:
        return [p for p in self.places if (sort is None or p.sort == sort) and not p.marks & self.reached]

    def count(self, sort: str) -> tuple[int, int]:
        """How many places of a sort were come to, and how many there are."""
        every = sum(place.sort == sort for place in self.places)
        return every - len(self.missed(sort)), every

    def share(self, sort: str) -> float:
        reached, every = self.count(sort)
        return reached / every if every else 1.0


@dataclass(frozen=True, slots=True)
class Walked:
    """Where scenarios have been, each by its place in their list; `failing`: those that do not hold.

    What is `settled` beforehand, by the number of players or an option, counts as come to by all of them.
    """

    trails: tuple[frozenset[Mark], ...]
    settled: frozenset[Mark]
    failing: tuple[int, ...]

    @property
    def reached(self) -> set[Mark]:
        return set(self.settled).union(*self.trails)


def walk(definition: model.Ruleset, scenarios: Iterable[Scenario]) -> Walked:
    """Runs all scenarios on rules that note where a game has been."""
    cover = Cover()
    ruleset = Ruleset(definition, cover)
    trails: list[frozenset[Mark]] = []
    failing: list[int] = []
    for number, scenario in enumerate(scenarios):
        if not run(scenario, ruleset).passed:
            failing.append(number)
        trails.append(cover.taken())
    return Walked(tuple(trails), cover.foregone(), tuple(failing))


def measure(definition: model.Ruleset, walked: Walked, under: str) -> Coverage:
    """What there is, and what was come to; `under`: how the names of the files begin that matter."""
    own = [place for place in places(definition) if place.span.source.name.startswith(under)]
    return Coverage(own, walked.reached)


# ---------------------------------------------------------------------------------------------- what there is


def places(definition: model.Ruleset) -> list[Place]:
    """Everything in a ruleset that can be come to, in the order of the files."""
    found: dict[tuple[str, Span, str], Place] = {}
    for place in _places(definition, set()):
        found.setdefault((place.sort, place.span, place.way), place)
    return sorted(found.values(), key=lambda place: (str(place.span.source.name), place.span.start, place.way))


def _places(part: object, seen: set[int]) -> Iterator[Place]:
    """Goes through all definitions; a definition that several places share is looked at once."""
    if isinstance(part, s.Node):
        yield from _of_tree(part)
    elif isinstance(part, dict):
        for value in part.values():
            yield from _places(value, seen)
    elif isinstance(part, list | tuple):
        for value in part:
            yield from _places(value, seen)
    elif dataclasses.is_dataclass(part) and not isinstance(part, World | model.Notes | type) and id(part) not in seen:
        seen.add(id(part))
        yield from _own(part)
        for own in dataclasses.fields(part):
            if (type(part), own.name) not in _CHECKS:
                yield from _places(getattr(part, own.name), seen)


def _own(part: object) -> Iterator[Place]:
    match part:
        case model.ValueDef():
            yield _place(CLAUSE, part.base.span, RAN)
        case model.Change():
            yield _place(CLAUSE, part.tree.value.span, RAN)
            if part.tree.where is not None:
                yield from _ways(part.tree.where.span)
        case model.Condition():
            span = part.test.span
            yield Place(CLAUSE, span, "", frozenset({Mark(span, TRUE), Mark(span, FALSE)}))
            yield from _ways(span)
        case model.Rules():
            for invariant in part.invariants:
                yield _place(CLAUSE, invariant.test.span, RAN)


def _of_tree(tree: s.Node) -> Iterator[Place]:
    if isinstance(tree, s.Suite) and tree.body:
        yield _place(CLAUSE, tree.body[0].span, RAN)
    for node in s.walk(tree):
        match node:
            case s.Suite():
                for stmt in node.body:
                    yield _place(STATEMENT, stmt.span, RAN)
            case s.If():
                for branch in node.branches:
                    yield from _ways(branch.condition.span)
            case s.Either():
                yield from _ways(node.condition.span)
            case s.Ask():
                yield from _ways(node.span)
            case s.Arm():
                yield _place(BRANCH, node.span, TRUE)


def _place(sort: str, span: Span, way: str) -> Place:
    return Place(sort, span, way, frozenset({Mark(span, way)}))


def _ways(span: Span) -> Iterator[Place]:
    yield _place(BRANCH, span, TRUE)
    yield _place(BRANCH, span, FALSE)

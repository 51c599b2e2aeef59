"""Which scenarios may notice a fault, and in which order they are run.

A text that a scenario has never looked at cannot matter to it. So a fault in a statement is shown only to scenarios
that carry it out, and any other fault only to those that have come to something in the values that are changed: to a
condition that is turned round, to anything in a clause that is dropped. Where nobody can have come to anything, as in a
printed number, all scenarios are run. A scenario that is left out by mistake leaves a fault unnoticed: what is said of
a ruleset may be too bad, never too good.

The scenarios that have come nearest to the place are run first: those that were in the same clause, then in the same
card, the same section, the same file; of these, those that share rare words with the place or show the rules beside it.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right, insort
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from rulekit.interpreter.cover import Mark
from rulekit.ruleset.tree import Map, Node, Seq
from rulekit.scenario.coverage import Walked
from rulekit.scenario.model import Scenario
from rulekit.scenario.mutants import Mutant
from rulekit.source import Source, Span

HANDFUL = 200
"""To compile the rules of a large game once more takes about as long as so many scenarios."""


class Nearest:
    """The scenarios of a ruleset, for each of its mutants in another order. They are known by their numbers."""

    def __init__(self, scenarios: Sequence[Scenario], walked: Walked) -> None:
        self._trails = [_Trail(marks) for marks in walked.trails]
        self._settled = _Trail(walked.settled)
        self._rules = [compiled_for(scenario) for scenario in scenarios]
        self._likeness = _Likeness(scenarios)

    def order(self, mutant: Mutant) -> list[int]:
        """The scenarios that may notice a fault, the nearest first."""
        coming = self._coming(mutant)
        around = _around(mutant)
        likeness = self._likeness.of(mutant)
        far = {number: self._trails[number].distance(around) for number in coming}
        coming.sort(key=lambda number: (far[number], -likeness[number]))
        return list(self._by_rules(coming))

    def _coming(self, mutant: Mutant) -> list[int]:
        every = range(len(self._trails))
        if mutant.statement is not None:
            return [number for number in every if self._trails[number].comes_to(mutant.statement)]
        changed = [node.span for node in mutant.changes]
        if any(self._settled.comes_to(span) for span in changed):
            return list(every)
        coming = [number for number in every if any(self._trails[number].comes_to(span) for span in changed)]
        return coming or list(every)

    def _by_rules(self, order: list[int]) -> Iterator[int]:
        """In handfuls; in each, first what needs nothing to be compiled, then what can be run with the same rules."""
        compiled: dict[object, int] = {}
        for start in range(0, len(order), HANDFUL):
            handful = order[start : start + HANDFUL]
            for number in handful:
                compiled.setdefault(self._rules[number], len(compiled))
            yield from sorted(handful, key=lambda number: compiled[self._rules[number]])


def compiled_for(scenario: Scenario) -> tuple[int, str, str]:
    """Scenarios for which this is the same are run with the same compiled rules, more or less.

    Rules are compiled for a number of players and options, and anew for the bundles that are on: mostly, the scenarios
    of one file are about the same ones.
    """
    given = scenario.given
    return given.players, repr(sorted(given.options.items())), scenario.span.source.name


# ---------------------------------------------------------------------------------------------- where they have been


class _Trail:
    """The stretches of all files that a scenario has come to."""

    def __init__(self, marks: Iterable[Mark]) -> None:
        stretches: dict[Source, set[tuple[int, int]]] = {}
        for mark in marks:
            stretches.setdefault(mark.span.source, set()).add((mark.span.start, mark.span.end))
        self._files: Mapping[Source, list[tuple[int, int]]] = {file: sorted(all) for file, all in stretches.items()}

    def comes_to(self, place: Span) -> bool:
        """To the place, or to something in it."""
        inside = self._files.get(place.source, [])
        first = bisect_left(inside, (place.start, place.start))
        behind = bisect_left(inside, (place.end, place.end), first)
        return any(inside[number][1] <= place.end for number in range(first, behind))

    def distance(self, around: list[Span]) -> int:
        """How many of these stretches, each within the next one, have nothing of the trail in them."""
        return next((number for number, place in enumerate(around) if self.comes_to(place)), len(around))


def _around(mutant: Mutant) -> list[Span]:
    """The values that the place stands in, one within the other: first the innermost, at last the whole file."""
    around = [mutant.root.span]
    inside = _parts(mutant.root)
    while (found := next((part for part in inside if _holds(part[0], mutant.span)), None)) is not None:
        around.append(found[0])
        inside = _parts(found[1])
    return around[::-1]


def _parts(node: Node) -> list[tuple[Span, Node]]:
    """The entries of a value, a key together with what stands behind it."""
    match node:
        case Map():
            return [(key.span.to(value.span), value) for key, value in node.entries]
        case Seq():
            return [(item.span, item) for item in node.items]
    return []


def _holds(outer: Span, inner: Span) -> bool:
    return outer.start <= inner.start and inner.end <= outer.end


# ---------------------------------------------------------------------------------------------- what they speak of

_WORD = re.compile(r"[A-Za-z_][\w-]*")
_RULE = re.compile(r"(?:\b([A-Z]+-))?\b([0-9]{2,}[a-z]?)\b")


class _Likeness:
    """How many rare words scenarios share with the place of a fault, and whether they show the rules beside it."""

    def __init__(self, scenarios: Sequence[Scenario]) -> None:
        self._words = [_words(text) for text in _written(scenarios)]
        self._uses = Counter(word for words in self._words for word in words)

    def of(self, mutant: Mutant) -> list[float]:
        """For each scenario. The keys that lead to the place and its rules count twice."""
        near = {*mutant.path.split("."), *_rules(mutant.span)}
        weights = dict.fromkeys(_words(mutant.was), 1.0) | dict.fromkeys(near, 2.0)
        return [sum(weights[word] / self._uses[word] for word in words & weights.keys()) for words in self._words]


def _written(scenarios: Sequence[Scenario]) -> list[str]:
    """The text of each scenario: it ends where the next one of its file begins."""
    starts: dict[Source, list[int]] = {}
    for scenario in scenarios:
        insort(starts.setdefault(scenario.span.source, []), scenario.span.start)
    texts = []
    for span in [scenario.span for scenario in scenarios]:
        later = starts[span.source][bisect_right(starts[span.source], span.start) :]
        texts.append(span.source.text[span.start : next(iter(later), None)])
    return texts


def _words(text: str) -> set[str]:
    return set(_WORD.findall(text))


def _rules(span: Span) -> Iterator[str]:
    """The rules named in the comment of a line: `# AB-012, 013` are two."""
    prefix = ""
    for family, number in _RULE.findall(span.source.line(span.line).partition("#")[2]):
        prefix = family or prefix
        yield f"{prefix}{number}"

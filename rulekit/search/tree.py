"""What imagined games have taught one player: a tree of the answers seen so far.

A node is all that the player has seen since the position that is thought about. Its edges are answers: the player's
own, with how often each was given, could have been given, and what it brought; and what the player saw of the others'.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from math import sqrt
from typing import Any

from rulekit.search.answers import Answer
from rulekit.search.labels import Label

CURIOSITY = 0.7
"""How much answers that were seldom given are preferred, in units of how much imagined games differ."""

AT_ONCE = 4
"""So many answers are tried before any is tried again; further ones when each has been tried about `OFTEN` times."""
OFTEN = 3

HABIT = 20
"""What practice says of an answer counts like so many imagined games."""


class Edge:
    """An answer. `offered`: in how many imagined games it could be given; `total`: what it brought, added up."""

    __slots__ = ("below", "given", "offered", "total")

    def __init__(self) -> None:
        self.given = 0
        self.offered = 0
        self.total = 0.0
        self.below = Node()

    @property
    def mean(self) -> float:
        return self.total / self.given if self.given else 0.0


class Node:
    """The edges by question and answer: (site, label), or (site, label, player) for what another player did."""

    __slots__ = ("edges",)

    def __init__(self) -> None:
        self.edges: dict[tuple[Any, ...], Edge] = {}

    def known(self, site: int) -> Iterator[Label]:
        """The answers that were thought of before at this question."""
        return (key[1] for key in self.edges if key[0] == site and len(key) == 2)

    def edge(self, key: tuple[Any, ...]) -> Edge:
        found = self.edges.get(key)
        if found is None:
            found = self.edges[key] = Edge()
        return found


class Habits:
    """What is thought of answers before they are tried: `level` is what any is expected to bring."""

    __slots__ = ("by_label", "level")

    def __init__(self, by_label: Mapping[Label, float], level: float) -> None:
        self.by_label = by_label
        self.level = level

    def expected(self, edge: Edge, label: Label) -> float:
        """What an answer brings, as far as it is known: practice and imagined games together."""
        if not self.by_label:
            return edge.mean
        before = self.level + self.by_label.get(label, 0.0)
        return (edge.total + HABIT * before) / (edge.given + HABIT)


def choose(
    found: list[tuple[Edge, Answer]], spread: float, habits: Habits, draw: Callable[[int], int]
) -> tuple[Edge, Answer]:
    """Upper confidence bounds: the answer that may be the best, counting only games in which it could be given."""
    tried: list[tuple[Edge, Answer]] = []
    untried: list[tuple[Edge, Answer]] = []
    games = 0
    for pair in found:
        pair[0].offered += 1
        games += pair[0].given
        (tried if pair[0].given else untried).append(pair)
    if untried and (len(tried) < AT_ONCE or len(tried) * OFTEN <= games):
        if habits.by_label:
            best = max(habits.by_label.get(answer[0], 0.0) for _, answer in untried)
            untried = [pair for pair in untried if habits.by_label.get(pair[1][0], 0.0) == best]
        return untried[draw(len(untried))]
    chosen, highest = tried[0], -1.0
    for pair in tried:
        edge = pair[0]
        # The number of binary digits grows like the logarithm, and is the same on every machine.
        bound = habits.expected(edge, pair[1][0]) + CURIOSITY * spread * sqrt(edge.offered.bit_length() / edge.given)
        if bound > highest:
            chosen, highest = pair, bound
    return chosen

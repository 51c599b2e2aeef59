"""What can be answered: every option, or, where several are picked, every way to pick if there are few, else some."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations, permutations
from math import comb, factorial

from rulekit.interpreter import engine
from rulekit.interpreter.state import State
from rulekit.search.labels import Label

Answer = tuple[Label, list[int]]
"""What it is called in the tree, and the places of the options that are picked."""

FEW = 40
"""So many ways to pick several are all looked at; of more only some, a new one now and then."""


def answers(G: State, names: list[Label], known: Iterable[Label], draw: Callable[[int], int]) -> list[Answer]:
    """The answers among which to choose; `known` are names of answers that were given before to this question."""
    assert G.pending is not None
    kind = engine.pending_kind(G)
    if kind not in ("some", "order", "distribution"):
        return [(name, [place]) for place, name in enumerate(names)]
    low, high = G.pending[3], G.pending[4]
    if kind == "some" and sum(comb(len(names), many) for many in range(low, high + 1)) <= FEW:
        ways = [way for many in range(low, high + 1) for way in combinations(range(len(names)), many)]
    elif kind == "order" and factorial(min(len(names), 10)) <= FEW:
        ways = list(permutations(range(len(names))))
    else:
        return _some_ways(G, names, known, draw, kind)
    return [(tuple([names[place] for place in way]), list(way)) for way in ways]


def _some_ways(
    G: State, names: list[Label], known: Iterable[Label], draw: Callable[[int], int], kind: str
) -> list[Answer]:
    """Those known before that can be given now, and one drawn at random."""
    assert G.pending is not None
    place_of = {name: place for place, name in enumerate(names)}
    found: dict[Label, list[int]] = {}
    for label in known:
        if isinstance(label, tuple) and G.pending[3] <= len(label) <= G.pending[4]:
            picks = [place_of[name] for name in label if name in place_of]
            if len(picks) == len(label):
                found[label] = picks
    picks = engine.random_picks(G, draw)
    if kind != "order":
        picks.sort()  # in which order they are picked does not matter
    found.setdefault(tuple([names[place] for place in picks]), picks)
    return list(found.items())

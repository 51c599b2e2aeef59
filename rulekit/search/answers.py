"""What can be answered: every option, or, where several are picked, every way to pick if there are few, else some."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations, combinations_with_replacement, permutations
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
    if not _picks_several(G):
        return [(name, [place]) for place, name in enumerate(names)]
    if how_many(G) > FEW:
        return _some_ways(G, names, known, draw)
    return [(tuple([names[place] for place in way]), list(way)) for way in _every_way(G)]


def how_many(G: State) -> int:
    """How many answers there are to the question that waits; where there are more than a few ways to pick, so much."""
    _, _, options, low, high, *_ = G.pending or ()
    size = len(options)
    match engine.pending_kind(G):
        case "some":
            ways = 0
            for many in range(low, high + 1):
                ways += comb(size, many)
                if ways > FEW:
                    break
            return min(ways, FEW + 1)
        case "order":
            return min(factorial(min(size, FEW)), FEW + 1)
        case "distribution":
            return min(comb(size + low - 1, low), FEW + 1)
    return size


def _picks_several(G: State) -> bool:
    return engine.pending_kind(G) in ("some", "order", "distribution")


def _every_way(G: State) -> list[Sequence[int]]:
    _, _, options, low, high, *_ = G.pending or ()
    places = range(len(options))
    match engine.pending_kind(G):
        case "order":
            return list(permutations(places))
        case "distribution":
            return list(combinations_with_replacement(places, low))
    return [way for many in range(low, high + 1) for way in combinations(places, many)]


def _some_ways(G: State, names: list[Label], known: Iterable[Label], draw: Callable[[int], int]) -> list[Answer]:
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
    if engine.pending_kind(G) != "order":
        picks.sort()  # in which order they are picked does not matter
    found.setdefault(tuple([names[place] for place in picks]), picks)
    return list(found.items())

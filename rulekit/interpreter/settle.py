"""Of all states that look the same to a seat: always the same one, whatever is true.

Where `determine` mixes what the seat may not know, here it is put in order: what is hidden by its numbers, from the
first hidden place to the last. So the worlds that are drawn from a settled state depend on what the seat may know and
on the seed, and on nothing else. A settled state is no likely world itself: all its piles are sorted.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from functools import cache

from rulekit.interpreter.determine import by_backs, kind_held, lay, was_shown
from rulekit.interpreter.engine import STEPS
from rulekit.interpreter.layout import BOARD
from rulekit.interpreter.mentions import kinds_wanted, loose_numbers, speak_of_others
from rulekit.interpreter.sight import back_in_sight, knows, seats_for
from rulekit.interpreter.state import State


def settle(G: State, seat: int) -> State:
    """Another state that looks the same to the seat; what chance and the log hold is left out."""
    world = G.copy()
    world.rng, world.pins, world.chance, world.log = 0, None, None, None
    world.n, world.due = STEPS, G.p.every_bit
    tiles = G.p.layout.things_of(G.p.ruleset.map.tile) if G.p.ruleset.map is not None else range(0)
    hidden = [thing for thing, name in enumerate(G.what) if name >= 0 and not knows(G, seat, thing)]
    _places_in_order(world, hidden)
    _cards_in_order(world, [thing for thing in hidden if thing not in tiles])
    _tiles_in_order(world, {thing for thing in hidden if thing in tiles})
    _ages_in_order(world, set(hidden))
    _cells_in_order(world, seat)
    return world


def _seen_first(G: State, some: Sequence[int], places: dict[int, int]) -> list[int]:
    """Where a back is seen everybody knows the place; which of the others have such a back nobody knows."""
    return sorted(some, key=lambda place: (not back_in_sight(G, places[place]), place))


def _cards_in_order(G: State, hidden: list[int]) -> None:
    what = list(G.what)
    groups: dict[str, list[int]] = {}
    for thing in hidden:
        groups.setdefault(G.p.layout.kind_of[thing], []).append(thing)
    for things in groups.values():
        places = {thing: thing for thing in things}
        for some in by_backs(G, places):
            names = sorted(what[thing] for thing in some)
            for thing, name in zip(_seen_first(G, some, places), names, strict=True):
                what[thing] = name
    G.what = tuple(what)
    speak_of_others(G, {})
    eid = list(G.eid)
    for thing, name in enumerate(what):
        if name >= 0 and G.p.layout.cards[name].single:
            eid[name] = thing
    G.eid = tuple(eid)


def _tiles_in_order(G: State, hidden: set[int]) -> None:
    """Hidden tiles of a zone: what is printed on a tile goes with its number."""
    for zone in sorted({G.w[thing] for thing in hidden}):
        order = list(G.z[zone])
        places = {at: thing for at, thing in enumerate(order) if thing in hidden}
        for some in by_backs(G, places):
            things = sorted(order[at] for at in some)
            for at, thing in zip(_seen_first(G, some, places), things, strict=True):
                order[at] = thing
        G.z[zone] = tuple(order)


def _places_in_order(G: State, hidden: list[int]) -> None:
    """Cards of different kinds change places, if each may lie where the other lies: the lowest numbers lie first."""
    kind_of, own_zones = G.p.layout.kind_of, G.p.own_zones
    movable = [
        thing for thing in hidden if G.w[thing] > BOARD and not any(G.z[zone] for zone in own_zones.get(thing, ()))
    ]
    if len({kind_of[thing] for thing in movable}) < 2:
        return
    loose, wanted = loose_numbers(G), kinds_wanted(G)
    lies = {thing: thing for thing in movable if thing not in loose}
    wants = {place: frozenset({kind_held(G, G.w[place]), *wanted.get(place, ())} - {"thing"}) for place in lies}
    first = {zone: {thing: at for at, thing in enumerate(G.z[zone])} for zone in {G.w[place] for place in lies}}

    @cache
    def fits(kind: str, wanted: frozenset[str]) -> bool:
        return wanted.issubset(G.p.layout.ancestry(kind))

    for some in by_backs(G, lies):
        left = [(lies[place], place) for place in some]
        left.sort()
        for place in sorted(some, key=lambda at: (not back_in_sight(G, at), G.w[at], first[G.w[at]][at])):
            own = lies[place]
            thing, other = next(
                (thing, other)
                for thing, other in left
                if fits(kind_of[thing], wants[place]) and fits(kind_of[own], wants[other])
            )
            left.remove((own, place))
            if other != place:
                left.remove((thing, other))
                insort(left, (own, other))
                lies[place], lies[other] = thing, own
    moved = {place: thing for place, thing in lies.items() if place != thing}
    if moved:
        lay(G, moved)
        speak_of_others(G, moved)


def _ages_in_order(G: State, hidden: set[int]) -> None:
    """Since when they lie there: as if those that lie first had come first."""
    for zone in sorted({G.w[thing] for thing in hidden}):
        things = [thing for thing in G.z[zone] if thing in hidden]
        for thing, age in zip(things, sorted(G.age[thing] for thing in things), strict=True):
            G.age[thing] = age


def _cells_in_order(G: State, seat: int) -> None:
    """Of state that others have and this seat may not see: which values there are, in order."""
    for slot, (word, test) in G.p.cell_sights.items():
        column = G.p.layout.columns.get(slot)
        if word == "all" or column is None or column.floating or column.first is None:
            continue
        cells = [
            column.base + i
            for i in range(column.count)
            if not seats_for(G, word, test, column.first + i) >> seat & 1 and not was_shown(G, seat, column.base + i)
        ]
        for cell, value in zip(cells, sorted((G.c[cell] for cell in cells), key=repr), strict=True):
            G.c[cell] = value
            mask = G.seen.get(cell, (0, None))[0]
            if mask and not mask >> seat & 1:
                G.seen = {**G.seen, cell: (mask, value)}

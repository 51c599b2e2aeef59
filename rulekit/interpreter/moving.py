"""Moving and showing things: the only way from zone to zone, and from secret to seen."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from rulekit.interpreter import chance
from rulekit.interpreter.layout import BOARD, OUT
from rulekit.interpreter.runtime import tired, top_of
from rulekit.interpreter.sight import mask_of
from rulekit.interpreter.state import Present, State


def move(G: State, things: Sequence[int], to: int, face: int | None, pile: int) -> list[tuple[int, int]]:
    """Moves things to a zone, as many as fit; gives each with the zone it came from."""
    z, w, p = G.z, G.w, G.p
    G.n -= len(things) * (1 + len(z[to]) // 32)
    if G.n < 0:
        tired()
    going: Collection[int] = things if len(things) < 2 else set(things)
    space = None if p.spaces[to] is None else p.space(G, to)
    moved: list[tuple[int, int]] = []
    if to in p.tops:
        _covered(G, to, pile)
    for thing in things:
        a = w[thing]
        if space is not None and a != to:
            if space <= 0:
                break
            space -= 1
        sees = p.sees[a]
        if sees is None:
            sees = mask_of(G, a, thing)
        if a != BOARD:
            zone = z[a]
            i = zone.index(thing)
            z[a] = rest = zone[:i] + zone[i + 1 :]
        else:
            rest = ()
            p.lift(G, thing)
        w[thing] = to
        if pile == 0 and to != BOARD:
            z[to] += (thing,)
        elif to != BOARD:
            _lay_down(G, thing, to, pile)
        if face is not None:
            G.face[thing] = face
        G.clock = G.age[thing] = G.clock + 1
        if a == OUT or to == OUT:
            _in_or_out(G, thing, face)
        if rest and sees != p.everyone and a not in p.rows:
            if len(going) > 1:
                rest = tuple([other for other in rest if other not in going])
            _told_apart(G, thing, rest, sees | _seen_coming(G, thing, to, things))
        G.known[thing] |= sees
        if pile == 2:
            _mixed_in(G, to)
        moved.append((thing, a))
        if a == OUT:
            p.renew(G, thing)
    return moved


def _in_or_out(G: State, thing: int, face: int | None) -> None:
    """Something has gone out of play, or has come back."""
    if face is None:
        G.face[thing] = 0
    G.present = Present(G.z[OUT])


def _seen_coming(G: State, thing: int, to: int, things: Sequence[int]) -> int:
    """Who sees a thing that has come to a zone, when all of them have."""
    if to in G.p.tops and thing != things[-1]:
        return 0
    return mask_of(G, to, thing)


def _lay_down(G: State, thing: int, to: int, pile: int) -> None:
    """Lays a thing on top of a zone (0), at the bottom (1), or anywhere (2)."""
    zone = G.z[to]
    if pile == 0:
        G.z[to] = (*zone, thing)
    elif pile == 1:
        G.z[to] = (thing, *zone)
    else:
        j = chance.below(G, len(zone) + 1)
        G.chance = (G.chance, j)
        G.z[to] = (*zone[:j], thing, *zone[j:])


def _covered(G: State, zone: int, pile: int) -> None:
    """What lies open on top of a zone is known when something is laid upon it."""
    if pile == 0 and G.z[zone]:
        G.known[G.z[zone][-1]] |= G.p.everyone


def _mixed_in(G: State, zone: int) -> None:
    """Something was put anywhere into a zone: nobody knows any more what lies where."""
    for thing in G.z[zone]:
        G.known[thing] = 0


def put(G: State, thing: int, to: int) -> None:
    """Moves one thing on top of a zone, if it fits: the usual case of `move`."""
    p, w, z = G.p, G.w, G.z
    a = w[thing]
    sees = p.leaves[a]
    if sees is not None and len(z[to]) < p.capacity[to]:
        zone = z[a]
        rest: tuple[int, ...] = ()
        if len(zone) > 1:
            i = zone.index(thing)
            rest = zone[:i] + zone[i + 1 :]
        z[a] = rest
        z[to] += (thing,)
        w[thing] = to
        if sees == p.everyone:
            G.known[thing] = sees
        else:
            if rest:
                _told_apart(G, thing, rest, sees | p.enters[to])
            G.known[thing] |= sees
        if p.ages[to]:
            G.clock = G.age[thing] = G.clock + 1
    elif a <= BOARD or to <= BOARD:
        move(G, (thing,), to, None, 0)
    else:
        _put(G, thing, a, to)


def _told_apart(G: State, thing: int, rest: Sequence[int], both: int) -> None:
    """Who sees neither where a thing goes nor where it comes from cannot tell any more which of them is which."""
    if G.shown:
        both |= G.shown.get(thing, 0)
    if rest and both != G.p.everyone:
        known = G.known
        known[thing] &= both
        if any(map(known.__getitem__, rest)):
            for other in rest:
                known[other] &= both


def _put(G: State, thing: int, a: int, to: int) -> None:
    """The same where who sees what depends on the state, in rows, and where it is to be worked out what fits."""
    p, w = G.p, G.w
    if p.spaces[to] is not None and a != to and p.space(G, to) <= 0:
        return
    z, known = G.z, G.known
    sees = p.sees[a]
    if sees is None:
        sees = mask_of(G, a, thing)
    zone = z[a]
    w[thing] = to
    i = zone.index(thing)
    z[a] = rest = zone[:i] + zone[i + 1 :]
    if to in p.tops:
        _covered(G, to, 0)
    z[to] += (thing,)
    if rest and sees != p.everyone and a not in p.rows:
        after = p.sees[to]
        both = sees | (mask_of(G, to, thing) if after is None else after)
        _told_apart(G, thing, rest, both)
    if sees:
        known[thing] |= sees
    if p.ages[to]:
        G.clock += 1
        G.age[thing] = G.clock


def put_all(G: State, things: Sequence[int], to: int) -> None:
    """Moves things on top of a zone, as many as fit, where nobody asks which have come."""
    p, w, z = G.p, G.w, G.z
    if len(things) == 1:
        put(G, things[0], to)
        return
    if to <= BOARD or p.spaces[to] is not None:
        move(G, things, to, None, 0)
        return
    a = w[things[0]] if things else to
    if a != to and a > BOARD and things == z[a]:
        _put_zone(G, a, to)
        return
    if not p.open_zones.issuperset([w[thing] for thing in things]):
        move(G, things, to, None, 0)
        return
    G.n -= len(things) * (1 + len(z[to]) // 32)
    if G.n < 0:
        tired()
    if to in p.tops:
        _covered(G, to, 0)
    known, everyone, ages = G.known, p.everyone, p.ages[to]
    for thing in things:
        zone = z[w[thing]]
        i = zone.index(thing)
        z[w[thing]] = zone[:i] + zone[i + 1 :]
        w[thing] = to
        known[thing] = everyone
        if ages:
            G.clock = G.age[thing] = G.clock + 1
    z[to] += tuple(things)


def _put_zone(G: State, a: int, to: int) -> None:
    """Moves all that lies in one zone on top of another one: nothing is left behind to be told apart."""
    p, w, known = G.p, G.w, G.known
    things = G.z[a]
    G.n -= len(things)
    if G.n < 0:
        tired()
    seen = p.leaves[a]
    if to in p.tops:
        _covered(G, to, 0)
    for thing in things:
        known[thing] |= mask_of(G, a, thing) if seen is None else seen
        w[thing] = to
        if p.ages[to]:
            G.clock = G.age[thing] = G.clock + 1
    G.z[a] = ()
    G.z[to] += things


def draw_one(G: State, source: int, to: int) -> None:
    """Moves the top card of one zone to the top of another."""
    p, z = G.p, G.z
    zone, sees = z[source], p.drawn[source]
    if not zone or sees is None or len(z[to]) >= p.capacity[to] or source == to:
        draw(G, 1, source, to, None, 0)
        return
    card = zone[-1]
    z[source] = zone[:-1]
    z[to] += (card,)
    G.w[card] = to
    if sees:
        G.known[card] |= sees
    if p.ages[to]:
        G.clock = G.age[card] = G.clock + 1


def deal(G: State, count: int, source: int, to: int) -> None:
    """Moves so many from the top of one zone to the top of another: the plain case of `draw`."""
    p = G.p
    sees = p.drawn[source]
    z, w = G.z, G.w
    zone = z[source]
    if sees is None or p.spaces[to] is not None or count <= 0 or source == to or to <= BOARD:
        draw(G, count, source, to, None, 0)
        return
    if to in p.tops:
        _covered(G, to, 0)
    taken = zone[: -count - 1 : -1]
    z[source] = zone[:-count]
    z[to] += taken
    G.n -= len(taken)
    for thing in taken:
        w[thing] = to
    if sees:
        for thing in taken:
            G.known[thing] |= sees
    if p.ages[to]:
        for thing in taken:
            G.clock += 1
            G.age[thing] = G.clock


def draw(G: State, count: int, source: int, to: int, face: int | None, pile: int) -> list[tuple[int, int]]:
    """Moves so many from the top: who knew what lay there still does."""
    zone = G.z[source]
    count = min(count, len(zone))
    space = G.p.space(G, to)
    if space is not None:
        count = min(count, space)
    if count <= 0 or (source == to and pile == 0):
        return []
    if source == to:
        return move(G, top_of(zone, count), to, face, pile)
    G.n -= count
    w, known = G.w, G.known
    taken = zone[: -count - 1 : -1]
    for thing in taken:
        known[thing] |= _seen_going(G, source, thing)
    G.z[source] = zone[:-count]
    if to in G.p.tops:
        _covered(G, to, pile)
    for thing in taken:
        w[thing] = to
        if face is not None:
            G.face[thing] = face
        G.clock += 1
        G.age[thing] = G.clock
    if pile == 1:
        G.z[to] = (*reversed(taken), *G.z[to])
    else:
        for thing in taken:
            _lay_down(G, thing, to, pile)
    if pile == 2:
        _mixed_in(G, to)
    if to == OUT or source == OUT:
        G.present = Present(G.z[OUT])
        for thing in taken:
            G.p.renew(G, thing)
    return [(thing, source) for thing in taken]


def _seen_going(G: State, source: int, thing: int) -> int:
    """Who sees which card is drawn: where the top one is open, each one is as it comes to lie on top."""
    return int(G.p.everyone) if source in G.p.tops else mask_of(G, source, thing)


def full(G: State, to: int) -> bool:
    space = G.p.space(G, to)
    return space is not None and space <= 0


def create(G: State, name: int, to: int, place: int | None) -> int | None:
    """Brings one more copy into play; None if no copy is left."""
    out = G.z[OUT]
    names = [*map(G.what.__getitem__, out)]
    if name not in names or full(G, to):
        return None
    found = out[names.index(name)]
    move(G, (found,), to, None, 0)
    if place is not None:
        cell = G.p.stands_cell(found)
        if cell is not None:
            G.c[cell] = place
    return found


def turn(G: State, thing: int, face: int) -> None:
    """Turns a thing over: who could see it still knows what it is."""
    if G.w[thing] > BOARD:
        G.known[thing] |= mask_of(G, G.w[thing], thing)
    G.face[thing] = face


# ------------------------------------------------------------------------------------------ showing
def show(G: State, things: Iterable[int], seats: int) -> None:
    shown = dict(G.shown)
    for thing in things:
        G.n -= 1
        G.known[thing] |= seats
        shown[thing] = shown.get(thing, 0) | seats
    G.shown = shown


def show_cell(G: State, cell: int, seats: int) -> None:
    before = G.seen.get(cell, (0, None))[0]
    G.seen = {**G.seen, cell: (before | seats, G.c[cell])}


def told(G: State, thing: int | None) -> Any:
    """A thing as a log line speaks of it: which card, and who may know that."""
    if thing is None:
        return None
    sees = G.p.sees[G.w[thing]]
    if sees is None:
        sees = mask_of(G, G.w[thing], thing)
    return (thing, G.what[thing], G.known[thing] | sees)

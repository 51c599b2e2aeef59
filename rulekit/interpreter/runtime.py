"""What generated code calls: looking things up, limits, tracks, bundles, the order of triggers, the end.

Every function that looks at a state gets it first. Only `moving`, these and generated code change a state.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from rulekit.interpreter.compiler import UNSET
from rulekit.interpreter.faults import MOST_NUMBER, Over, Trouble
from rulekit.interpreter.layout import BOARD, OUT
from rulekit.interpreter.sight import mask_of
from rulekit.interpreter.state import State
from rulekit.interpreter.switched import On, bases_of

LONGEST = 10_000
_SHORT = 8
"""A range of so few numbers, or so short a list, need not be counted as work."""
MOST_INSTANCES = 200


# ------------------------------------------------------------------------------------------ what must not happen
def tired() -> None:
    raise Trouble("run/steps", "this goes on without end", "every loop needs a way out")


def deep() -> None:
    raise Trouble("run/frames", "calls are nested too deep", "something calls itself without end")


def unset() -> Trouble:
    return Trouble("run/unset", "this is read before anything was set", "set it in `setup:`, or give it a default")


def set_value(value: Any) -> Any:
    if value == UNSET:
        raise unset()
    return value


class Known(dict[int, int]):
    """Numbers by themselves: to look one up is quicker than to ask `set_value`, which is asked only once about each."""

    def __missing__(self, value: int) -> int:
        set_value(value)
        if len(self) < LONGEST:
            self[value] = value
        return value


def no_choice() -> None:
    raise Trouble("run/no-choice", "there is nothing to choose from here")


def times(a: int, b: int) -> int:
    product = a * b
    if not -MOST_NUMBER < product < MOST_NUMBER:
        raise Trouble("run/number", "this number is too large")
    return product


def number(value: int) -> int:
    if not -MOST_NUMBER < value < MOST_NUMBER:
        raise Trouble("run/number", "this number is too large")
    return value


def counted(G: State, xs: Any) -> Any:
    """A list to go through, counted as so many steps if it is not short."""
    if len(xs) > _SHORT:
        G.n -= len(xs)
        if G.n < 0:
            tired()
    return xs


def joined_lists(a: Sequence[Any], b: Sequence[Any]) -> tuple[Any, ...]:
    if len(a) + len(b) > LONGEST:
        raise Trouble("run/growth", f"this list has more than {LONGEST} entries")
    return (*a, *b)


def ranged(value: int, low: int, high: int) -> int:
    if not low <= value <= high:
        raise Trouble("run/out-of-range", f"{value} is not in {low}..{high}")
    return value


def number_range(G: State, low: int, high: int) -> range:
    if high - low < _SHORT:
        return range(low, high + 1)
    if high - low > LONGEST:
        raise Trouble("run/growth", f"a range of more than {LONGEST} numbers")
    G.n -= high - low
    if G.n < 0:
        tired()
    return range(low, high + 1)


def broken(name: str) -> None:
    raise Trouble("run/invariant", f"`{name}` must always hold, and does not")


# ------------------------------------------------------------------------------------------ looking
def first(xs: Sequence[Any]) -> Any:
    return xs[0] if xs else None


def found(G: State, things: Iterable[int], name: int) -> int | None:
    """The first thing of that name."""
    what = G.what
    for thing in things:
        if what[thing] == name:
            return thing
    return None


def one(x: Any) -> tuple[Any, ...]:
    return () if x is None else (x,)


def top(zone: Sequence[int]) -> int | None:
    return zone[-1] if zone else None


def top_of(zone: Sequence[int], count: int) -> tuple[int, ...]:
    return tuple(zone[: -count - 1 : -1]) if count > 0 else ()


def is_named(G: State, thing: int | None, name: int) -> bool:
    return thing is not None and G.what[thing] == name


def between(thing: int | None, low: int, high: int) -> bool:
    return thing is not None and low <= thing < high


def best(pairs: Sequence[tuple[int, Any]], choose: Callable[[Iterable[int]], int]) -> tuple[Any, ...]:
    if not pairs:
        return ()
    number = choose([value for value, _ in pairs])
    return tuple([thing for value, thing in pairs if value == number])


def seat(number: int, players: int) -> int:
    if not 1 <= number <= players:
        raise Trouble("run/seat", f"there is no seat {number}", f"seats go from 1 to {players}")
    return number - 1


def numbered(number: int, low: int, high: int) -> int:
    if not 1 <= number <= high - low:
        raise Trouble("run/out-of-range", f"there is no number {number} of these", f"they go from 1 to {high - low}")
    return low + number - 1


def under(row: Sequence[int], position: int) -> int:
    if 0 <= position < len(row):
        return row[position]
    return 0 if position < 0 else row[-1] if row else 0


class Cells(dict[int, int]):
    """The numbers of a track by the position of its marker; beside the track, those of its ends."""

    def __init__(self, row: Sequence[int]) -> None:
        super().__init__(enumerate(row))
        self._row = row

    def __missing__(self, position: int) -> int:
        return under(self._row, position)


def owner(G: State, thing: int) -> int | None:
    """The player who has it, through whatever it lies in."""
    holds = G.p.holders
    at = thing
    for _ in range(20):
        holder: int | None = holds[G.w[at]]
        if holder is None or holder < G.p.players:
            return holder
        at = holder
    return None


def place(G: State, thing: int) -> int:
    """The place of a thing in its zone, counted from 1; 0 if it lies in none."""
    zone = G.w[thing]
    return G.z[zone].index(thing) + 1 if zone > BOARD else 0


def may_use(G: State, thing: int, you: int) -> bool:
    whose = owner(G, thing)
    return whose is None or whose == you


def left(p: Any) -> Callable[[int], int]:
    def find(thing: int) -> int:
        low, high = p.own_range(thing)
        return thing + 1 if thing + 1 < high else int(low)

    return find


def circle(G: State, who: int, low: int, high: int, own: bool) -> tuple[int, ...]:
    things = [*range(who, high), *range(low, who)]
    return tuple(x for x in things if G.w[x] != OUT and (own or x != who))


def on_side(G: State, you: int, side: int) -> bool:
    cell = G.p.side_cell
    return cell is None or G.c[cell + you] == side


def mask(players: Iterable[int]) -> int:
    found = 0
    for player in players:
        found |= 1 << player
    return found


def age(G: State, thing: int) -> int:
    return G.age[thing]


# ------------------------------------------------------------------------------------------ telling things apart
def different(G: State, things: Sequence[int], who: int) -> tuple[int, ...]:
    """One of each sort that a player can tell apart."""
    p = G.p
    if p.rows:
        return _different_in_rows(G, things, who)
    if len(things) < 2:
        return tuple(things)
    what, w, sees, z = G.what, G.w, p.sees, G.z
    zone = w[things[0]]
    if zone in p.bare_zones and sees[zone] >> who & 1 and tuple(things) == z[zone]:
        if len(things) == 2:
            return z[zone] if what[things[0]] != what[things[1]] else z[zone][:1]
        names = [what[thing] for thing in things]
        if len(set(names)) == len(names):
            return z[zone]
        return tuple({what[thing]: thing for thing in reversed(things)}[name] for name in dict.fromkeys(names))
    lies = {*map(w.__getitem__, things)}
    if len(lies) == len(things):
        return tuple(things)
    if p.shown_zones.issuperset(lies) and len({*map(what.__getitem__, things)}) == len(things):
        return tuple(things)
    known, alike, zones, face = G.known, p.alike, p.own_zones, G.face
    found: dict[Any, int] = {}
    for thing in things:
        if not alike[thing]:
            found.setdefault(p.looks(G, thing, who), thing)
        elif thing in zones and _filled(z, zones[thing]):
            found[thing] = thing
        else:
            zone = w[thing]
            seen = sees[zone]
            if seen is None:
                seen = mask_of(G, zone, thing)
            found.setdefault((what[thing] if (seen | known[thing]) >> who & 1 else -1, zone, face[thing]), thing)
    return tuple(found.values())


def _filled(z: Sequence[tuple[int, ...]], zones: Sequence[int]) -> bool:
    return any(z[zone] for zone in zones) if len(zones) > 1 else bool(z[zones[0]])


def _different_in_rows(G: State, things: Sequence[int], who: int) -> tuple[int, ...]:
    """The same, where things that lie in a row are told apart by their place."""
    found: dict[Any, int] = {}
    for thing in things:
        found.setdefault(thing if G.w[thing] in G.p.rows else G.p.looks(G, thing, who), thing)
    return tuple(found.values())


def unlike(values: Sequence[Any]) -> tuple[Any, ...]:
    return tuple(dict.fromkeys(values))


# ------------------------------------------------------------------------------------------ tracks with names
def track(G: State, pair: tuple[Any, int], word: str) -> int:
    functions, who = pair
    if word == "position":
        return int(set_value(G.c[functions[4] + who]))
    name = functions[{"cells": 0, "start": 1, "top": 2}[word]]
    return int(G.p.function(name)(G, who))


def set_track(G: State, pair: tuple[Any, int], position: int) -> None:
    functions, who = pair
    low, high = G.p.function(functions[3])(G, who), G.p.function(functions[2])(G, who)
    G.c[functions[4] + who] = min(high, max(low, position))


def fits(value: int, most: int | None) -> int:
    """What a counter takes of a value."""
    return max(0, number(value) if most is None else min(value, most))


def space_left(n: int, held: int, most: int | None) -> int:
    return n if most is None else min(n, most - held)


# ------------------------------------------------------------------------------------------ bundles
def instance(G: State, home: int) -> int:
    bases = G.bases[home]
    if bases:
        return bases[-1]
    raise Trouble("run/not-on", "this belongs to a bundle that is not on")


def replacing(G: State, switched: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    """Replacements by bundles that were switched on, oldest first: (which, instance)."""
    return tuple([(which, base) for number, base in G.on for home, which in switched if home == number])


def switch_on(G: State, home: int, size: int) -> int:
    if len(G.on) >= MOST_INSTANCES:
        raise Trouble("run/growth", f"more than {MOST_INSTANCES} bundles are on at once")
    base = len(G.c)
    G.c.extend([None] * max(1, size))
    _set_on(G, (*G.on, (home, base)))
    return base


def switch_off(G: State, home: int, base: int) -> None:
    _set_on(G, tuple(entry for entry in G.on if entry != (home, base)))


def _set_on(G: State, on: On) -> None:
    G.on = on
    G.bases = bases_of(on)


# ------------------------------------------------------------------------------------------ order of triggers
def ordered(G: State, heard: list[tuple[int, int | None, int | None, int]]) -> tuple[Any, ...]:
    """Forced before optional; the game's own, then the active player's, then by seat, then by age."""
    if len(heard) < 2:
        return tuple(heard)
    players, holds = G.p.players, G.p.holders
    active = G.turn or 0

    def rank(entry: tuple[int, int | None, int | None, int]) -> tuple[int, int, int, int]:
        _, thing, _, optional = entry
        if thing is None:
            return optional, 0, 0, 0
        whose = holds[G.w[thing]]
        if whose is not None and whose >= players:
            whose = owner(G, thing)
        return optional, 1, players if whose is None else (whose - active) % players, G.age[thing]

    return tuple(sorted(heard, key=rank))


def outermost(G: State, heard: list[tuple[int, int | None, int | None, int]]) -> tuple[Any, ...]:
    """What happens instead: the newest bundle first, then older ones, then cards, the newest first."""

    def rank(entry: tuple[int, int | None, int | None, int]) -> tuple[int, int]:
        _, thing, base, _ = entry
        return (1, -G.age[thing]) if thing is not None else (0, -(base or 0))

    newest_first = heard[::-1]
    return tuple(sorted(newest_first, key=rank))


def became(G: State, now: list[Any], due: int, bits: Mapping[int, int]) -> tuple[Any, ...]:
    """Which conditions have become true since they were last looked at; those that were not due are as they were."""
    was = G.was
    new = [entry for entry in now if entry not in was]
    rest = [entry for entry in was if not due & bits[entry[0]]]
    if new or len(rest) + len(now) != len(was):
        G.was = frozenset([*now, *rest])
        G.held = bits_held(G.was, bits)
    return ordered(G, new)


def bits_held(was: Iterable[Any], bits: Mapping[int, int]) -> int:
    """A bit for each clause that waits for something, if that holds."""
    held = 0
    for entry in was:
        held |= bits[entry[0]]
    return held


# ------------------------------------------------------------------------------------------ turns and endings
def skips(G: State, step: int, who: int | None) -> bool:
    """On the way to the step where a given position begins: is this one passed over?"""
    path, seat_wanted = G.skip
    if step not in path:
        return True
    if who is not None and seat_wanted is not None and who != seat_wanted:
        return True
    if step == path[-1] and (who is not None or seat_wanted is None or step not in G.p.going_round):
        G.skip = None
    return False


def passed(G: State, step: int) -> None:
    """A step is over; if the position was to begin with a seat's go in it, there was none."""
    path, seat_wanted = G.skip
    if step == path[-1]:
        raise Trouble("run/position", f"seat {seat_wanted + 1} has no go in the step with which the position begins")


def ended(G: State, held: list[tuple[str, tuple[int, ...]]]) -> None:
    """One of several ends that hold: the one that suits the active player or that side, else the first."""
    chosen = held[0]
    if len(held) > 1 and G.turn is not None:
        side = G.p.side_cell
        for key, winners in held:
            near = [w for w in winners if w == G.turn or (side is not None and G.c[side + w] == G.c[side + G.turn])]
            if near:
                chosen = (key, winners)
                break
    raise Over(chosen[0], tuple(sorted(chosen[1])), None)

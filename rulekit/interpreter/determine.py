"""A state in which all that a seat may not know is drawn anew: other cards, other chance, others' sealed answers.

Things of one kind stay where they are; which card a hidden thing is, is given out again among them. So nothing that
refers to a thing has to change. Cards of different kinds change places, and what speaks of the place then speaks of the
other card. Where the seat sees a printed back, a card with the same back comes to lie. While all choose at once it is
worked out anew what the others may pick; a world in which the seat would be asked something else than it was is thrown
away.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulekit.dsl.types import Printed, Thing, Type, element, plain
from rulekit.interpreter import natives
from rulekit.interpreter.chance import below, seeded
from rulekit.interpreter.choices import sealed_function
from rulekit.interpreter.engine import STEPS
from rulekit.interpreter.faults import CANNOT_TELL
from rulekit.interpreter.layout import BOARD, held_kind
from rulekit.interpreter.mentions import kinds_wanted, loose_numbers, speak_of_others
from rulekit.interpreter.sight import back_in_sight, knows, seats_for
from rulekit.interpreter.state import State, links

TRIES = 30
"""So many worlds are drawn; if the seat would have been asked something else in all of them, what is hidden stays."""
NOTHING: tuple[tuple[Any, ...], tuple[int, int]] = ((), (0, 0))


def determine(G: State, seat: int, seed: int) -> State:
    """Another state that looks the same to the seat."""
    rng = seeded(seed * 1_000_003 + seat + 1)
    for _ in range(TRIES):
        world = G.copy()
        world.rng, world.n, world.due = rng, STEPS, G.p.every_bit
        asked = _only_own(world, seat)
        _drawn_anew(world, seat)
        _hidden_cells_anew(world, seat)
        if asked is None or _asked_anew(world, seat, asked):
            break
        rng = world.rng
    else:
        world = G.copy()
        world.rng = rng
    world.pins = None
    world.chance = None
    world.log = _read_by(world, world.log, seat)
    return world


# ------------------------------------------------------------------------------------------ other cards
def _drawn_anew(G: State, seat: int) -> None:
    what = list(G.what)
    groups: dict[str, list[int]] = {}
    tiles = G.p.layout.things_of(G.p.ruleset.map.tile) if G.p.ruleset.map is not None else range(0)
    for thing, name in enumerate(what):
        if thing in tiles:
            continue
        if name >= 0 and not knows(G, seat, thing):
            groups.setdefault(G.p.layout.kind_of[thing], []).append(thing)
    for things in groups.values():
        for places in by_backs(G, {thing: thing for thing in things}):
            _mix(G, what, places)
    G.what = tuple(what)
    _tiles_anew(G, seat, tiles)
    speak_of_others(G, _places_anew(G, seat))
    eid = list(G.eid)
    for thing, name in enumerate(what):
        if name >= 0 and G.p.layout.cards[name].single:
            eid[name] = thing
    G.eid = tuple(eid)


def _mix(G: State, row: list[Any], places: Sequence[int]) -> None:
    """Puts what stands at some places of a row into a random order."""
    for i in range(len(places) - 1, 0, -1):
        a, b = places[i], places[below(G, i + 1)]
        row[a], row[b] = row[b], row[a]


def by_backs(G: State, things: dict[int, int]) -> list[list[int]]:
    """The places of hidden things, in groups: those of each group are mixed, one group after the other.

    Where a back is seen only what has the same back may come to lie; that is mixed first, then all that is not seen.
    """
    backs = G.p.backs
    seen = {place for place, thing in things.items() if back_in_sight(G, thing)} if backs.are_there else set()
    alike: dict[int, list[int]] = {}
    for place, thing in things.items() if seen else ():
        alike.setdefault(backs.sorts[G.what[thing]], []).append(place)
    return [*alike.values(), [place for place in things if place not in seen]]


def _tiles_anew(G: State, seat: int, tiles: range) -> None:
    """Hidden tiles change places in their zones: what is printed on a tile goes with its number."""
    for zone, things in enumerate(G.z):
        hidden = {i: thing for i, thing in enumerate(things) if thing in tiles and not knows(G, seat, thing)}
        if len(hidden) > 1:
            order = list(things)
            for places in by_backs(G, hidden):
                _mix(G, order, places)
            G.z[zone] = tuple(order)


def _places_anew(G: State, seat: int) -> dict[int, int]:
    """Cards of different kinds that the seat cannot see change places, if each may lie where the other lies.

    Gives the card that lies there now for each that lay there.
    """
    kind_of = G.p.layout.kind_of

    def line(thing: int) -> list[str]:
        return G.p.layout.ancestry(kind_of[thing])  # type: ignore[no-any-return]

    hidden = [
        thing
        for thing, name in enumerate(G.what)
        if name >= 0
        and G.w[thing] > BOARD
        and not knows(G, seat, thing)
        and not any(G.z[zone] for zone in G.p.own_zones.get(thing, ()))
    ]
    if len({kind_of[thing] for thing in hidden}) < 2:
        return {}
    loose, wanted = loose_numbers(G), kinds_wanted(G)
    hidden = [thing for thing in hidden if thing not in loose]
    fitting = {thing: {kind_held(G, G.w[thing]), *wanted.get(thing, ())} - {"thing"} for thing in hidden}
    lies = {thing: thing for thing in hidden}
    groups = by_backs(G, lies)
    for places in groups:
        for i in range(len(places) - 1, 0, -1):
            a, b = places[i], places[below(G, i + 1)]
            one, other = lies[a], lies[b]
            are_mixed = len(groups) == 1 and kind_of[one] == kind_of[other]
            if not are_mixed and fitting[a].issubset(line(other)) and fitting[b].issubset(line(one)):
                lies[a], lies[b] = other, one
    lies = {place: thing for place, thing in lies.items() if place != thing}
    lay(G, lies)
    return lies


def kind_held(G: State, zone: int) -> str:
    definition = G.p.layout.zones[zone].definition
    return held_kind(definition.slot) if definition is not None else "thing"


def lay(G: State, lies: dict[int, int]) -> None:
    """How they lie, since when, who else knows what lies there, and their state stay with the place."""
    for zone in {G.w[place] for place in lies}:
        G.z[zone] = tuple(lies.get(thing, thing) for thing in G.z[zone])
    for row in (G.w, G.known, G.face, G.age):
        _take_over(row, lies, 0)
    for column in {id(column): column for column in G.p.layout.columns.values()}.values():
        if column.first is not None:
            both = range(column.first, column.first + column.count)
            shared = {place: thing for place, thing in lies.items() if place in both and thing in both}
            _take_over(G.c, shared, column.base - column.first)


def _take_over(row: list[Any], lies: dict[int, int], base: int) -> None:
    before = {place: row[base + place] for place in lies}
    for place, thing in lies.items():
        row[base + thing] = before[place]


# ------------------------------------------------------------------------------------------ other state
def _hidden_cells_anew(G: State, seat: int) -> None:
    """State that others have and this seat may not see changes hands among those who have it."""
    p = G.p
    for slot, (word, test) in p.cell_sights.items():
        column = p.layout.columns.get(slot)
        if word == "all" or column is None or column.floating or column.first is None:
            continue
        cells = [
            column.base + i
            for i in range(column.count)
            if not seats_for(G, word, test, column.first + i) >> seat & 1 and not was_shown(G, seat, column.base + i)
        ]
        _mix(G, G.c, cells)
        shown = {cell: (G.seen[cell][0], G.c[cell]) for cell in cells if cell in G.seen}
        G.seen = {**G.seen, **{cell: seen for cell, seen in shown.items() if not seen[0] >> seat & 1}}


def was_shown(G: State, seat: int, cell: int) -> bool:
    """Has the seat been shown what is still there?"""
    mask, value = G.seen.get(cell, (0, None))
    return bool(mask >> seat & 1) and value == G.c[cell]


# ------------------------------------------------------------------------------------------ all at once
def _only_own(G: State, seat: int) -> int | None:
    """While all choose at once: whose turn it is to answer. What others may pick or have picked is forgotten."""
    at = next((at for at, frame in enumerate(G.stack) if frame[0] == natives.SEALED), None)
    if at is None:
        return None
    number, who, lists, *rest, answers = G.stack[at]
    asked = int(who[len(answers)])
    lists = tuple(entry if player == seat else NOTHING for player, entry in zip(who, lists, strict=True))
    answers = tuple(answer if who[i] == seat else None for i, answer in enumerate(answers))
    G.stack[at] = (number, who, lists, *rest, answers)
    if asked != seat:
        del G.stack[at + 1 :]
        G.pending = None
    return asked


def _asked_anew(G: State, seat: int, asked: int) -> bool:
    """Works out anew what others may pick, and what they have picked. Tells whether the seat sees no difference."""
    at = next(at for at, frame in enumerate(G.stack) if frame[0] == natives.SEALED)
    _, who, lists, site, args, several, context, answers = G.stack[at]
    try:
        now, new = G.p.function(sealed_function(site))(G, context)
    except CANNOT_TELL:
        return False
    before = now[: now.index(asked)] if asked in now else ()
    own = dict(zip(who, lists, strict=True)).get(seat) == dict(zip(now, new, strict=True)).get(seat)
    given = dict(zip(who, answers, strict=False))
    if asked not in now or not own or (seat in before) != (seat in given):
        return False
    drawn = tuple(given[seat] if before[i] == seat else _answer(G, new[i], several) for i in range(len(before)))
    question = (now, new, site, args, several, context)
    if asked == seat:
        G.stack[at] = (natives.SEALED, *question, drawn)
        return True
    del G.stack[at:]
    if not natives.ask_sealed(G, question, drawn):
        return False
    natives.stack_up(G)
    return G.pending is not None and G.pending[0] == asked


def _answer(G: State, entry: tuple[Sequence[Any], tuple[int, int]], several: bool) -> Any:
    """What somebody could have picked."""
    values, (low, high) = entry
    if not several:
        return values[below(G, len(values))] if values else None
    high = max(0, min(high, len(values)))
    low = max(0, min(low, high))
    rest = list(values)
    return tuple(rest.pop(below(G, len(rest))) for _ in range(low + below(G, high - low + 1)))


# ------------------------------------------------------------------------------------------ what was said
def _read_by(G: State, trail: Any, seat: int) -> Any:
    """The log without the lines that the seat may not read."""
    kept: Any = None
    for _, *entry in links(trail):
        if entry[2] >> seat & 1:
            kept = (kept, *_as_read(G, entry, seat))
    return kept


def _as_read(G: State, entry: Sequence[Any], seat: int) -> tuple[Any, ...]:
    """A line with only what the seat may know of the cards in it."""
    number, values, mask = entry
    names = G.p.register.says[number][1]
    told = tuple(_told(value, plain(t), seat) for value, (_, t) in zip(values, names, strict=True))
    return number, told, mask & 1 << seat


def _told(value: Any, t: Type, seat: int) -> Any:
    """What one seat may know of a value in a line: of a card only what it is told, of a list so for each."""
    held = element(t)
    if held is not None and isinstance(value, tuple):
        return tuple(_told(part, plain(held), seat) for part in value)
    if isinstance(t, Thing | Printed) and isinstance(value, tuple):
        thing, what, mask = value
        return (thing, what if mask >> seat & 1 else -1, mask & 1 << seat)
    return value

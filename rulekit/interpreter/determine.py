"""A state in which all that a seat may not know is drawn anew: other cards, other chance, others' sealed answers.

Things stay where they are; which card a hidden thing is, is given out again among all hidden things of its kind. So
nothing that refers to a thing has to change.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulekit.dsl.types import Printed, Thing, Type, element, plain
from rulekit.interpreter import natives
from rulekit.interpreter.chance import below, seeded
from rulekit.interpreter.layout import BOARD, held_kind
from rulekit.interpreter.sight import knows, seats_for
from rulekit.interpreter.state import State, links


def determine(G: State, seat: int, seed: int) -> None:
    """Changes a state of which the caller has a copy."""
    G.rng = seeded(seed * 1_000_003 + seat + 1)
    _drawn_anew(G, seat)
    _hidden_cells_anew(G, seat)
    G.stack = [_answered_anew(G, frame, seat) for frame in G.stack]
    G.pins = None
    G.chance = None
    G.log = _read_by(G, G.log, seat)


def _tiles_anew(G: State, seat: int, tiles: range) -> None:
    """Hidden tiles change places in their zones: what is printed on a tile goes with its number."""
    for zone, things in enumerate(G.z):
        hidden = [i for i, thing in enumerate(things) if thing in tiles and not knows(G, seat, thing)]
        if len(hidden) < 2:
            continue
        order = list(things)
        for i in range(len(hidden) - 1, 0, -1):
            j = below(G, i + 1)
            a, b = hidden[i], hidden[j]
            order[a], order[b] = order[b], order[a]
        G.z[zone] = tuple(order)


def _places_anew(G: State, seat: int) -> None:
    """Cards of different sorts that the seat cannot see change places, if each may lie where the other lies.

    What the rules speak of just now stays where it is.
    """
    layout = G.p.layout
    spoken = _spoken_of(G)
    hidden = [
        thing
        for thing, name in enumerate(G.what)
        if name >= 0 and G.w[thing] > BOARD and thing not in spoken and not knows(G, seat, thing)
    ]
    hidden = [thing for thing in hidden if not any(G.z[zone] for zone in G.p.own_zones.get(thing, ()))]
    if len({layout.kind_of[thing] for thing in hidden}) < 2:
        return
    for i in range(len(hidden) - 1, 0, -1):
        a, b = hidden[i], hidden[below(G, i + 1)]
        if layout.kind_of[a] != layout.kind_of[b] and _may_lie(G, a, G.w[b]) and _may_lie(G, b, G.w[a]):
            _change_places(G, a, b)


def _may_lie(G: State, thing: int, zone: int) -> bool:
    definition = G.p.layout.zones[zone].definition
    kind = held_kind(definition.slot) if definition is not None else "thing"
    return kind == "thing" or G.p.layout.below(G.p.layout.kind_of[thing], kind)


def _change_places(G: State, a: int, b: int) -> None:
    """How they lie, since when, and who else knows what lies there, stays with the place."""
    one, other = G.w[a], G.w[b]
    places = {a: b, b: a}
    for zone in {one, other}:
        G.z[zone] = tuple(places.get(thing, thing) for thing in G.z[zone])
    G.w[a], G.w[b] = other, one
    for column in (G.known, G.face, G.age):
        column[a], column[b] = column[b], column[a]


def _spoken_of(G: State) -> set[int]:
    """All numbers that may mean a thing in what is being carried out, asked, or noted about things."""
    found: set[int] = set()
    _numbers_in((G.stack, G.pending), found)
    for slot, column in G.p.layout.columns.items():
        held = element(plain(slot.type)) or plain(slot.type)
        if isinstance(held, Thing | Printed) and not column.floating:
            _numbers_in(G.c[column.base : column.base + column.count], found)
    return found


def _numbers_in(part: Any, found: set[int]) -> None:
    if isinstance(part, bool):
        return
    if isinstance(part, int):
        found.add(part)
    elif isinstance(part, tuple | list):
        for one in part:
            _numbers_in(one, found)
    elif isinstance(part, dict):
        for key, value in part.items():
            _numbers_in((key, value), found)


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
    names = G.p.compiler.says[number][1]
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
            if not seats_for(G, word, test, column.first + i) >> seat & 1 and column.base + i not in G.seen
        ]
        for i in range(len(cells) - 1, 0, -1):
            j = below(G, i + 1)
            a, b = cells[i], cells[j]
            G.c[a], G.c[b] = G.c[b], G.c[a]


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
        for i in range(len(things) - 1, 0, -1):
            j = below(G, i + 1)
            a, b = things[i], things[j]
            what[a], what[b] = what[b], what[a]
    G.what = tuple(what)
    _tiles_anew(G, seat, tiles)
    _places_anew(G, seat)
    eid = list(G.eid)
    for thing, name in enumerate(what):
        if name >= 0 and G.p.layout.cards[name].single:
            eid[name] = thing
    G.eid = tuple(eid)


def _answered_anew(G: State, frame: tuple[Any, ...], seat: int) -> tuple[Any, ...]:
    """Answers that others have given unseen are drawn anew."""
    if frame[0] != natives.SEALED:
        return frame
    number, who, lists, site, args, several, answers = frame
    drawn: list[Any] = []
    for i, answer in enumerate(answers):
        values, _ = lists[i]
        if who[i] == seat or len(values) < 2:
            drawn.append(answer)
        elif several:
            rest = list(values)
            count = len(answer)
            drawn.append(tuple(rest.pop(below(G, len(rest))) for _ in range(count)))
        else:
            drawn.append(values[below(G, len(values))])
    return (number, who, lists, site, args, several, tuple(drawn))

"""What a seat sees of a game, as plain data by names. Whether it may be seen is asked of `interpreter.sight`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from typing import TYPE_CHECKING, Any

from rulekit.dsl.types import INT
from rulekit.interpreter.bundles import bundle_test
from rulekit.interpreter.course import steps_around
from rulekit.interpreter.faults import CANNOT_TELL
from rulekit.interpreter.layout import BOARD, OUT, Column
from rulekit.interpreter.program import Program
from rulekit.interpreter.runtime import owner, under
from rulekit.interpreter.sight import knows, mask_of, seats_for, shown_back, shows_number
from rulekit.interpreter.state import State
from rulekit.ruleset.model import TrackDef
from rulekit.view_map import view_map

if TYPE_CHECKING:
    from rulekit.dsl.world import Stored
    from rulekit.game import Game


Notes = dict[str, dict[str, Any]]
"""What the values of slots do not tell, by the names of the slots; nothing of a slot whose value says it all.

- `unseen`: true if the seat may not see what is there. The value is None then, as it is where nothing is there.
- `row`: true for a zone in which things lie side by side.
- `remembered`: the places in a zone, from 0, of what the zone does not show to the seat, and it knows all the same.
- `back`: of a pile the printed back of the top one, if that is hidden from the seat: its fields by name.
- `backs`: of any other zone the same for each place; None where nothing is printed, or the seat knows the thing.
- `keys`: of a zone the keys under which `things` has what lies there, or None; only where they are not the names.
- `number`, `cells`: of a track what is printed under its marker, and all that is printed on it.
"""

Keys = dict[int, str]
"""The keys of the things in a view: of several with one name the later ones are numbered, `one-2`."""


def view(game: Game, seat: int | None) -> dict[str, Any]:
    """The game as a seat sees it; with None as it is."""
    G = game.state
    p: Program = G.p
    plan = _plan(p)
    keys = _keys(G, seat, plan)
    notes: dict[str, Any] = {"table": {}, "seats": [{} for _ in range(p.players)], "things": {}}
    things: dict[str, Any] = {}
    for thing, key in keys.items():
        slots = [*plan.get(thing, ()), *((slot.name, slot, at) for slot, at in p.own_cells(G, thing))]
        own_notes: Notes = {}
        things[key] = _slots(G, seat, slots, own_notes, keys)
        if own_notes:
            notes["things"][key] = own_notes
    table = {**_slots(G, seat, plan[None], notes["table"], keys), **_instances(G, seat, notes["table"])}
    seats = [_slots(G, seat, plan[player], notes["seats"][player], keys) for player in range(p.players)]
    return {
        "ruleset": game.ruleset.id,
        "players": p.players,
        "seat": seat,
        "turn": G.turn,
        "steps": _steps(game, seat),
        "table": table,
        "seats": seats,
        "things": things,
        "kinds": {key: p.layout.kind_of[thing] for thing, key in keys.items()},
        "notes": notes,
        "map": view_map(G, _joined(G, keys, things)),
        "bundles": _bundles(G),
        "decision": _decision(game, seat),
    }


def _keys(G: State, seat: int | None, plan: Plan) -> Keys:
    """The things that have slots, and that a seat knows, in the order of the view."""
    p: Program = G.p
    own = {thing for thing, what in enumerate(G.what) if what in p.own_slots} if p.own_slots else set()
    having = {thing for thing in plan if thing is not None and thing >= p.players}
    many: Counter[str] = Counter()
    keys: Keys = {}
    for thing in in_order(G, having | own):
        if G.w[thing] != OUT and knows(G, seat, thing):
            name = p.key_of(G, thing)
            many[name] += 1
            keys[thing] = name if many[name] == 1 else f"{name}-{many[name]}"
    return keys


def _steps(game: Game, seat: int | None) -> list[str]:
    """The steps of the flow that the game is in, from outside in; nothing where it must not be told who is asked."""
    G, decision = game.state, game.decision
    if G.step is None or decision is None or (decision.secret and seat not in (None, decision.player)):
        return []
    around = G.p.__dict__.get("_view_steps")
    if around is None:
        around = G.p.__dict__["_view_steps"] = steps_around(G.p.compiler)
    return list(around.get(G.step, ()))


def _joined(G: State, keys: Keys, things: dict[str, Any]) -> list[tuple[str, str]]:
    """The places that pieces of one name join, as far as it is seen where these stand."""
    board = G.p.ruleset.map
    if board is None:
        return []
    standing: dict[str, list[str]] = {}
    for thing, key in keys.items():
        if not set(board.joining).isdisjoint(G.p.layout.ancestry(G.p.layout.kind_of[thing])):
            standing.setdefault(G.p.key_of(G, thing), []).append(things[key].get(board.stands))
    return [(one, other) for places in standing.values() for one, other in combinations(filter(None, places), 2)]


def out_of_play(game: Game) -> list[str]:
    """The keys of all things that are out of play. They are in no view: at the table nobody looks at them."""
    G = game.state
    return [G.p.key_of(G, thing) for thing in G.z[OUT]]


def in_order(G: State, things: Iterable[int]) -> list[int]:
    """Things in the order in which equal names are numbered: what players have, seat by seat; last what is out."""
    seats = G.p.players

    def rank(thing: int) -> tuple[int, int]:
        whose = owner(G, thing)
        return (seats + (G.w[thing] == OUT) if whose is None else whose, thing)

    return sorted(things, key=rank)


Plan = dict[int | None, list[tuple[str, "Stored | None", int]]]
"""For the table (None) and each thing: its slots by name, with a cell, or without one with a zone."""


def _plan(p: Program) -> Plan:
    known = p.__dict__.get("_view_plan")
    if known is not None:
        return known  # type: ignore[no-any-return]
    plan: Plan = {None: [], **{player: [] for player in range(p.players)}}
    for number, zone in enumerate(p.layout.zones):
        if number > BOARD and zone.home is not None and bundle_test(p.compiler, zone.home) != "False":
            plan.setdefault(zone.holder, []).append((zone.name, None, number))
    for slot, column in p.layout.columns.items():
        off = bundle_test(p.compiler, column.home) == "False"
        if column.floating or slot not in p.layout.column_defs or off:
            continue
        for thing in _having(column):
            at = column.base if thing is None else column.base - (column.first or 0) + thing
            slots = plan.setdefault(thing, [])
            if all(name != slot.name for name, other, _ in slots if other is not None):
                slots.append((slot.name, slot, at))
    p.__dict__["_view_plan"] = plan
    return plan


def _having(column: Column) -> list[int | None]:
    if column.first is None:
        return [None] if column.kind is None else []
    return list(range(column.first, column.first + column.count))


def _slots(
    G: State, seat: int | None, slots: list[tuple[str, Stored | None, int]], notes: Notes, keys: Keys
) -> dict[str, Any]:
    """What slots hold; what there is to note of them goes into `notes`."""
    found: dict[str, Any] = {}
    for name, slot, at in slots:
        note: dict[str, Any] = {}
        found[name] = _zone(G, seat, at, note, keys) if slot is None else _cell(G, seat, slot, at, note)
        if note:
            notes[name] = note
    return found


def _instances(G: State, seat: int | None, notes: Notes) -> dict[str, Any]:
    """The state of bundles that an effect has switched on; of one that is on several times a list, oldest first."""
    p: Program = G.p
    found: dict[str, list[Any]] = {}
    for number, base in G.on:
        for slot, column in p.layout.columns.items():
            if column.floating and column.home.number == number and _may_read(G, seat, slot):
                if not _sees(G, seat, slot, None):
                    notes[slot.name] = {"unseen": True}
                found.setdefault(slot.name, []).append(_instance_cell(G, seat, slot, base + column.base))
    return {name: values[0] if len(values) == 1 else values for name, values in found.items()}


def _may_read(G: State, seat: int | None, slot: Stored) -> bool:
    """Not even the name of what one side alone may read reaches another."""
    side = G.p.side_of(slot)
    return seat is None or side is None or (G.p.side_cell is not None and G.c[G.p.side_cell + seat] == side)


def _sees(G: State, seat: int | None, slot: Stored, holder: int | None) -> bool:
    """Is a slot open to a seat now?"""
    word, test = G.p.cell_sights.get(slot, ("all", None))
    return seat is None or word == "all" or bool(seats_for(G, word, test, holder) >> seat & 1)


def _instance_cell(G: State, seat: int | None, slot: Stored, at: int) -> Any:
    return G.p.shown(G, G.c[at], slot.type, seat) if _sees(G, seat, slot, None) else None


def _zone(G: State, seat: int | None, zone: int, note: dict[str, Any], keys: Keys) -> list[str | None] | None:
    if not shows_number(G, seat, zone):
        note["unseen"] = True
        return None
    p: Program = G.p
    if zone in p.rows:
        note["row"] = True
    remembered = _remembered(G, seat, zone)
    if remembered:
        note["remembered"] = remembered
    note.update(_backs(G, seat, zone))
    shown = [p.key_of(G, thing) if knows(G, seat, thing) else None for thing in G.z[zone]]
    kept = [keys.get(thing) for thing in G.z[zone]]
    if any(key is not None and key != name for key, name in zip(kept, shown, strict=True)):
        note["keys"] = kept
    return shown


def _remembered(G: State, seat: int | None, zone: int) -> list[int]:
    """Where in a zone something lies face down to a seat that knows it. What is covered in a pile is not face down."""
    fixed = G.p.sees[zone]
    if seat is None or G.p.sights[zone][0] == "top" or (fixed is not None and fixed >> seat & 1):
        return []
    return [
        place
        for place, thing in enumerate(G.z[zone])
        if G.known[thing] >> seat & 1 and not mask_of(G, zone, thing) >> seat & 1
    ]


def _backs(G: State, seat: int | None, zone: int) -> dict[str, Any]:
    """The printed backs that a seat sees in a zone, as a note; nothing where it sees none."""
    p: Program = G.p
    things = G.z[zone]
    seen = [0 if knows(G, seat, thing) else shown_back(G, thing) for thing in things]
    if not any(seen):
        return {}
    printed = [{slot.name: p.shown(G, value, slot.type) for slot, value in p.backs.printed[sort]} for sort in seen]
    is_pile = p.sights[zone][0] == "count" and zone not in p.rows
    return {"back": printed[-1]} if is_pile else {"backs": [back or None for back in printed]}


def _cell(G: State, seat: int | None, slot: Stored, at: int, note: dict[str, Any]) -> Any:
    p: Program = G.p
    column = p.layout.columns[slot]
    holder = at - column.base + column.first if column.first is not None else None
    value = G.c[at]
    if seat is not None and not _sees(G, seat, slot, holder):
        mask, remembered = G.seen.get(at, (0, None))
        if not mask >> seat & 1:
            note["unseen"] = True
            return None
        value = remembered
    if isinstance(p.layout.column_defs.get(slot), TrackDef):
        if slot in p.track_rows and isinstance(value, int):
            note.update(_printed(G, slot, holder, value))
        return p.shown(G, value, INT)
    return p.shown(G, value, slot.type, seat)


def _printed(G: State, slot: Stored, holder: int | None, position: int) -> dict[str, Any]:
    """What is printed on a track and at a position of it, as a note; nothing as long as that cannot be worked out."""
    try:
        cells = G.p.function(G.p.track_rows[slot])(G, holder)
        return {"number": under(cells, position), "cells": list(cells)}
    except CANNOT_TELL:
        return {}


def _bundles(G: State) -> list[str]:
    p: Program = G.p
    found: list[str] = []
    for home in p.layout.homes:
        if home.bundle is None or home.side is not None:
            continue
        on = bundle_test(p.compiler, home)
        holds = home.number in p.on_functions and p.function(p.on_functions[home.number])(G)
        if on == "True" or holds or any(number == home.number for number, _ in G.on):
            found.append(home.bundle.card.name)
    return found


def _decision(game: Game, seat: int | None) -> dict[str, Any] | None:
    decision = game.decision
    if decision is None:
        return None
    if (decision.simultaneous or decision.secret) and seat is not None and seat != decision.player:
        return {"player": None}
    if seat is not None and seat != decision.player:
        return {"player": decision.player}
    return {
        "player": decision.player,
        "kind": decision.kind,
        "prompt": decision.prompt,
        "min": decision.min,
        "max": decision.max,
        "options": [option.key for option in decision.options],
    }

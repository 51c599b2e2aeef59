"""What a seat sees of a game, as plain data by names. Whether it may be seen is asked of `interpreter.sight`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from rulekit.dsl.types import INT
from rulekit.interpreter.bundles import bundle_test
from rulekit.interpreter.faults import Trouble
from rulekit.interpreter.layout import BOARD, OUT, Column
from rulekit.interpreter.program import Program
from rulekit.interpreter.runtime import owner, under
from rulekit.interpreter.sight import knows, mask_of, seats_for, shown_back, shows_number
from rulekit.interpreter.state import State
from rulekit.ruleset.model import TrackDef

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
"""


def view(game: Game, seat: int | None) -> dict[str, Any]:
    """The game as a seat sees it; with None as it is."""
    G = game.state
    p: Program = G.p
    plan = _plan(p)
    notes: dict[str, Any] = {"table": {}, "seats": [{} for _ in range(p.players)], "things": {}}
    shown: dict[str, Any] = {
        "ruleset": game.ruleset.id,
        "players": p.players,
        "seat": seat,
        "turn": G.turn,
        "table": {**_slots(G, seat, plan[None], notes["table"]), **_instances(G, seat, notes["table"])},
        "seats": [_slots(G, seat, plan[player], notes["seats"][player]) for player in range(p.players)],
        "things": {},
        "notes": notes,
        "map": _map(G),
        "bundles": _bundles(G),
        "decision": _decision(game, seat),
    }
    own = {thing for thing, what in enumerate(G.what) if what in p.own_slots} if p.own_slots else set()
    for thing in in_order(G, {thing for thing in plan if thing is not None and thing >= p.players} | own):
        if G.w[thing] == OUT or not knows(G, seat, thing):
            continue
        slots = [*plan.get(thing, ()), *((slot.name, slot, at) for slot, at in p.own_cells(G, thing))]
        key = _thing_key(G, shown["things"], thing)
        own_notes: Notes = {}
        shown["things"][key] = _slots(G, seat, slots, own_notes)
        if own_notes:
            notes["things"][key] = own_notes
    return shown


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


def _slots(G: State, seat: int | None, slots: list[tuple[str, Stored | None, int]], notes: Notes) -> dict[str, Any]:
    """What slots hold; what there is to note of them goes into `notes`."""
    found: dict[str, Any] = {}
    for name, slot, at in slots:
        note: dict[str, Any] = {}
        found[name] = _zone(G, seat, at, note) if slot is None else _cell(G, seat, slot, at, note)
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


def _map(G: State) -> dict[str, Any]:
    """Where the tiles lie, and how they are turned: by quarters, clockwise."""
    p: Program = G.p
    if p.board is None or p.ruleset.map is None:
        return {}
    low, _ = p.layout.ranges[p.ruleset.map.tile]
    grids = p.compiler.enum(p.ruleset.map.grids)
    return {
        p.key_of(G, low + tile): {p.ruleset.map.grids: grids[way[0]], "x": way[1], "y": way[2], "turn": way[3]}
        for tile, way in enumerate(G.laid)
        if way is not None
    }


def _zone(G: State, seat: int | None, zone: int, note: dict[str, Any]) -> list[str | None] | None:
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
    return [p.key_of(G, thing) if knows(G, seat, thing) else None for thing in G.z[zone]]


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


def _printed(G: State, slot: Stored, holder: int | None, position: int) -> dict[str, int]:
    """The number at a position of a track, as a note; nothing as long as its cells cannot be worked out."""
    try:
        return {"number": under(G.p.function(G.p.track_rows[slot])(G, holder), position)}
    except (Trouble, ZeroDivisionError):
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


def _thing_key(G: State, known: dict[str, Any], thing: int) -> str:
    key: str = G.p.key_of(G, thing)
    if key not in known:
        return key
    number = 2
    while f"{key}-{number}" in known:
        number += 1
    return f"{key}-{number}"

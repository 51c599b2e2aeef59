"""What a state begins with: the first content of its cells and zones, and what goes back to it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rulekit.dsl import syntax as s
from rulekit.dsl.world import Stored
from rulekit.interpreter.boards import Board
from rulekit.interpreter.compiler import UNSET, Compiler, line
from rulekit.interpreter.exprs import Text
from rulekit.interpreter.faults import MOST_NUMBER, Trouble
from rulekit.interpreter.indexes import is_unset
from rulekit.interpreter.keeping import every_bit
from rulekit.interpreter.layout import BOARD, OUT, Column, Layout
from rulekit.interpreter.pycode import label
from rulekit.interpreter.state import USES, State
from rulekit.ruleset.model import CounterDef, MemberDef, StateDef, TrackDef
from rulekit.source import Span

Stretch = tuple[int, int, list[Any]]
Lasting = dict[str, list[Stretch]]
"""What lasts for a turn or a round: the first cell, the one after the last, and what they begin with."""


@dataclass(slots=True)
class Starts:
    cells: list[Any]
    zones: list[tuple[int, ...]]
    where: list[int]
    """The zone of every thing."""
    eid: tuple[int, ...]
    """The first thing of every card, -1 if there is none."""


def first_contents(compiler: Compiler, board: Board | None) -> Starts:
    """The first content of every cell and zone; what has to be worked out is worked out in `begin`."""
    layout = compiler.layout
    cells: list[Any] = [None] * layout.cells
    later: list[tuple[int, str, Span]] = []
    lasting: Lasting = {"turn": [], "round": []}
    order = sorted(layout.columns.items(), key=lambda item: _depth(layout, item[0]))
    for slot, column in order:
        if column.floating:
            continue
        definition = layout.column_defs.get(slot)
        for thing in _things_with(layout, slot, column):
            at = column.base if thing is None else column.base - (column.first or 0) + thing
            value, code = _start_of(compiler, definition, slot, column, thing)
            cells[at] = value
            if code is not None:
                later.append((at, code, slot.span))
        lasts = definition.lasts if isinstance(definition, StateDef) else None
        if lasts is not None:
            stop = column.base + column.count
            lasting[lasts].append((column.base, stop, []))
    for spans in lasting.values():
        for i, (start, stop, _) in enumerate(spans):
            spans[i] = (start, stop, cells[start:stop])
    _renewing(compiler, lasting)
    zones, where = _first_places(compiler, board)
    lines = ["def begin(G):"]
    lines += [line(f"    _start(G, {at}, lambda: {code})", span) for at, code, span in later]
    lines.append("    return")
    compiler.functions["begin"] = (lines, None)
    firsts = tuple(layout.first_thing.get(card, -1) for card in layout.cards)
    return Starts(cells, zones, where, firsts)


def _things_with(layout: Layout, slot: Stored, column: Column) -> list[int | None]:
    """The things that have a slot; None for the one of the game or of a bundle."""
    if column.first is None:
        return [None]
    low, high = column.first, column.first + column.count
    if slot in [d.slot for parts in layout.kinds.values() for k, _ in parts for d in k.slots.states]:
        kind = next(
            name for name, parts in layout.kinds.items() for k, _ in parts if slot in [d.slot for d in k.slots.states]
        )
        low, high = layout.ranges.get(kind, (low, high))
    return [*range(low, high)]


def _start_of(
    compiler: Compiler, definition: Any, slot: Stored, column: Any, thing: int | None
) -> tuple[Any, str | None]:
    text = Text(compiler, column.home)
    if thing is not None:
        kind = compiler.layout.kind_of[thing]
        if compiler.layout.acts(kind):
            text.you = str(thing)
        else:
            text.this = str(thing)
    tree: s.Expr | None = None
    empty: Any = compiler.empty(slot.type)
    if isinstance(definition, StateDef):
        tree = definition.default
    elif isinstance(definition, CounterDef | TrackDef):
        tree, empty = definition.start, 0
    family = getattr(definition, "family", None)
    if family is not None:
        text.env[family.binder] = str(family.index)
    if tree is None:
        return empty, None
    code = text.expr(tree, slot.type if isinstance(definition, StateDef) else None)
    value = text.constant(code)
    if type(value) is int and abs(value) >= MOST_NUMBER:
        raise Trouble("run/number", "this number is too large", "", tree.span)
    if value is not None or code == "None":
        return value, None
    return UNSET, code


def _depth(layout: Layout, slot: Stored) -> int:
    column = layout.columns[slot]
    definition = layout.column_defs.get(slot)
    for kind, parts in layout.kinds.items():
        for k, _ in parts:
            if definition is not None and definition in k.slots.states:
                return len(layout.ancestry(kind))
    return 0 if column.kind is None else 1


def _first_places(compiler: Compiler, board: Board | None) -> tuple[list[tuple[int, ...]], list[int]]:
    """The things of every zone, and the zone of every thing."""
    layout, tiles = compiler.layout, compiler.ruleset.map
    zones: list[tuple[int, ...]] = [()] * len(layout.zones)
    found: list[int] = []
    names = {zone.name: i for i, zone in enumerate(layout.zones) if zone.holder is None and i > BOARD}
    for thing, what in enumerate(layout.what):
        where = OUT
        kind = layout.kind_of[thing]
        starts, _ = layout.kind_key(kind, "starts_in")
        if what >= 0:
            member = layout.members[layout.cards[what]]
            assert isinstance(member, MemberDef)
            starts = member.starts_in or starts
        if isinstance(starts, str) and starts in names:
            where = names[starts]
        elif what < 0:
            where = BOARD
        if board is not None and tiles is not None:
            low, high = layout.ranges[tiles.tile]
            if low <= thing < high and board.start()[thing - low] is not None:
                where = BOARD
        found.append(where)
        if where != BOARD:
            zones[where] += (thing,)
    return zones, found


def _renewing(compiler: Compiler, lasting: Lasting) -> None:
    """What goes back to its start when a turn or a round is over, as functions."""
    columns = {
        column: compiler.noticed[slot] for slot, column in compiler.layout.columns.items() if slot in compiler.noticed
    }
    noticed = {
        cell: due for column, due in columns.items() for cell in range(column.base, column.base + max(1, column.count))
    }
    for per, name in (("turn", "end_turn"), ("round", "end_round")):
        lines = [f"def {name}(G):"]
        for start, stop, values in _joined(lasting[per]):
            cells, fresh = f"G.c[{start}:{stop}]", compiler.constant("V", values)
            due = 0
            for cell in range(start, stop):
                due |= noticed.get(cell, 0)
            if due:
                lines += [f"    if {cells} != {fresh}:", f"        {cells} = {fresh}", f"        G.due |= {label(due)}"]
            else:
                lines.append(f"    {cells} = {fresh}")
        lines += _renewing_instances(compiler, per)
        lines.append(f"    G.{USES[per]} = {{}}")
        if per == "turn":
            lines.append("    G.turn = None")
        compiler.functions[name] = (lines, None)


def _joined(stretches: list[Stretch]) -> list[Stretch]:
    """Stretches of cells, with those that follow one another made one."""
    made: list[Stretch] = []
    for start, stop, values in sorted(stretches, key=lambda stretch: stretch[0]):
        if made and made[-1][1] == start:
            start, values = made[-1][0], [*made.pop()[2], *values]
        made.append((start, stop, values))
    return made


def _renewing_instances(compiler: Compiler, per: str) -> list[str]:
    """The same in bundles that were switched on: each instance has cells of its own."""
    lines: list[str] = []
    for slot, column in compiler.layout.columns.items():
        definition = compiler.layout.column_defs.get(slot)
        if not column.floating or not isinstance(definition, StateDef) or definition.lasts != per:
            continue
        text = Text(compiler, column.home)
        text.instance = "base_0"
        value = repr(compiler.empty(slot.type))
        if definition.default is not None:
            value = text.expr(definition.default, slot.type)
        lines.append(f"    for base_0 in G.bases[{column.home.whole.number}]:")
        lines.append(f"        G.c[base_0 + {column.base}] = {value}")
        if slot in compiler.noticed:
            lines.append(f"        G.due = {label(every_bit(compiler))}")
    return lines


def start_cell(G: State, at: int, work_out: Callable[[], Any]) -> None:
    """Sets a cell's first value; what cannot be known before set-up stays unset."""
    try:
        G.c[at] = work_out()
    except (Trouble, TypeError) as error:
        if not is_unset(error):
            raise

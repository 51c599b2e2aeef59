"""The map of a ruleset: how it lies at first, what stands on it, and what generated code asks of it."""

from __future__ import annotations

from collections.abc import Iterable
from operator import itemgetter
from typing import Any

from rulekit.dsl.types import PLACE, plain
from rulekit.dsl.world import Stored
from rulekit.interpreter import moving
from rulekit.interpreter.boards import NO_PIECES, Board, Pieces, Way
from rulekit.interpreter.compiler import Compiler
from rulekit.interpreter.faults import Trouble
from rulekit.interpreter.layout import BOARD, OUT
from rulekit.interpreter.state import State
from rulekit.interpreter.tables import Laying, Table
from rulekit.ruleset.model import MemberDef


def make_board(compiler: Compiler) -> Board | None:
    """The map of the ruleset, as it lies at first; None if there is none."""
    layout, board = compiler.layout, compiler.ruleset.map
    if board is None:
        return None
    low, high = layout.ranges[board.tile]
    doors: list[list[tuple[int, ...]]] = []
    for tile in range(low, high):
        card = layout.cards[layout.what[tile]]
        member = layout.members[card]
        assert isinstance(member, MemberDef)
        printed = member.printed.get(board.doors, ())
        assert isinstance(printed, tuple)
        sides = ["north", "east", "south", "west"]
        if member.areas:
            letters = {"N": 0, "E": 1, "S": 2, "W": 3}
            doors.append([tuple(letters[x] for x in area or "") for area in member.areas.values()])
        else:
            doors.append([tuple(sides.index(str(side)) for side in printed)])
    number = {layout.cards[layout.what[t]].name: t - low for t in range(low, high)}
    grids = compiler.enum(board.grids)
    rows = [
        [[None if name is None else number[name] for name in row] for row in board.laid.get(grid, ())] for grid in grids
    ]
    return Board(doors, [(number[x], number[y]) for x, y in board.links], rows, low)


def stands_slots(compiler: Compiler) -> list[Stored]:
    """The state fields that say where something stands on the map."""
    board = compiler.ruleset.map
    slots = compiler.layout.columns if board is not None else ()
    return [slot for slot in slots if board and slot.name == board.stands and plain(slot.type) == PLACE]


def areas_of(compiler: Compiler) -> list[list[str]]:
    """The areas of each tile, by their names."""
    layout, board = compiler.layout, compiler.ruleset.map
    if board is None:
        return []
    low, high = layout.ranges[board.tile]
    return [
        list(member.areas)
        for t in range(low, high)
        if isinstance(member := layout.members[layout.cards[layout.what[t]]], MemberDef)
    ]


def stands_cells(compiler: Compiler) -> dict[int, int]:
    """For each thing that stands on the map: the cell that says where."""
    layout = compiler.layout
    found: dict[int, int] = {}
    for slot in stands_slots(compiler):
        column = layout.columns[slot]
        if column.first is not None:
            for thing in range(column.first, column.first + column.count):
                found[thing] = column.base - column.first + thing
    return found


class Standing:
    """What the pieces on the map do: worked out anew only after one of them has moved, whatever else has happened.

    `bit` is due when that may be so.
    """

    def __init__(self, compiler: Compiler, bit: int = 0) -> None:
        layout, board = compiler.layout, compiler.ruleset.map
        assert board is not None
        self.layout = layout
        self.cells = stands_cells(compiler)
        self.joining = [thing for kind in board.joining for thing in layout.things_of(kind)]
        kinds = [name for name in board.hides if name in layout.ranges]
        self.hiding = {thing for kind in kinds for thing in layout.things_of(kind)}
        names = set(board.hides).difference(kinds)
        self.names = {layout.number_of[card] for card in layout.cards if card.name in names}
        named = [layout.cards[name].kind for name in self.names]
        self.maybe_hiding = self.hiding.union(thing for kind in named for thing in layout.things_of(kind))
        self.watched = [thing for thing in sorted({*self.joining, *self.maybe_hiding}) if thing in self.cells]
        if self.watched:
            self._places_of = itemgetter(*(self.cells[thing] for thing in self.watched))
            self._zones_of = itemgetter(*self.watched)
        self._seen: tuple[Any, ...] = ()
        self._pieces = NO_PIECES
        self._not_due = ~bit

    def looked(self, G: State) -> Table:
        """The map with the pieces on it as they stand now."""
        seen = (self._places_of(G.c), self._zones_of(G.w), G.what)
        if seen != self._seen:
            self._seen, self._pieces = seen, self.work_out(G)
        table: Table = G.mapped
        if table.pieces is not self._pieces:
            table = G.mapped = table.with_pieces(self._pieces)
        G.due &= self._not_due
        return table

    def work_out(self, G: State) -> Pieces:
        alike: dict[int | str, dict[int, None]] = {}
        for thing, place in self._standing(G, self.joining):
            name = G.what[thing] if G.what[thing] >= 0 else self.layout.kind_of[thing]
            alike.setdefault(name, {})[place] = None
        links: dict[int, list[int]] = {}
        for places in alike.values():
            for here in places:
                links.setdefault(here, []).extend(there for there in places if there != here)
        hiding = [thing for thing in self.maybe_hiding if thing in self.hiding or G.what[thing] in self.names]
        return Pieces(links, frozenset(place for _, place in self._standing(G, hiding)))

    def _standing(self, G: State, things: Iterable[int]) -> list[tuple[int, int]]:
        """Those of some things that are in play and stand on a place, with it."""
        found = [(thing, G.c[self.cells[thing]]) for thing in things if thing in self.cells and G.w[thing] != OUT]
        return [(thing, place) for thing, place in found if isinstance(place, int)]


def acting_slots(compiler: Compiler) -> list[Stored]:
    """The state fields that say where pieces stand which join or hide places."""
    board = compiler.ruleset.map
    if board is None or not (board.joining or board.hides):
        return []
    pieces, columns = Standing(compiler).watched, compiler.layout.columns
    return [
        slot
        for slot in stands_slots(compiler)
        if any((first := columns[slot].first or 0) <= thing < first + columns[slot].count for thing in pieces)
    ]


def acting_kinds(compiler: Compiler) -> set[str]:
    """The kinds of these pieces."""
    board = compiler.ruleset.map
    if board is None or not (board.joining or board.hides):
        return set()
    return {compiler.layout.kind_of[thing] for thing in Standing(compiler).watched}


def map_names(compiler: Compiler, board: Board, bit: int | None) -> dict[str, Any]:
    """What generated code knows of the map. `bit` is due when a piece may have moved; None: that is not noted."""
    standing = Standing(compiler, bit or 0)
    if standing.watched:
        compiler.register.on_map = "_looked(G)" if bit is None else f"(_looked(G) if G.due & {bit} else G.mapped)"
    return {
        "FIRST": tuple(places[0] for places in board.places_of),
        "PLACES": board.places_of,
        "TILE": tuple(tile + board.first_thing for tile in board.tiles),
        "UNDER": {place: tile + board.first_thing for place, tile in enumerate(board.tiles)}.get,
        "DOOR": board.door_places,
        "LEADS": board.door_sides,
        "_looked": standing.looked,
        "_lay": _lay,
    }


def put(G: State, tile: int, way: Way | None) -> None:
    """Lays a tile so, or takes it off the map."""
    G.mapped = G.mapped.put(tile, way)
    G.laid = G.mapped.laid


def _lay(G: State, thing: int, tile: int, laying: Laying) -> None:
    way = laying[1:]
    if not G.mapped.is_free(tile, way):
        raise Trouble("run/taken", "another tile lies there already")
    if G.w[thing] != BOARD:
        moving.move(G, (thing,), BOARD, None, 0)
    put(G, tile, way)

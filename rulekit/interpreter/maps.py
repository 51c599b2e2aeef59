"""The map of a ruleset: how it lies at first, what stands on it, and what generated code asks of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import itemgetter
from typing import Any

from rulekit.dsl.types import PLACE, plain
from rulekit.dsl.world import Stored
from rulekit.interpreter import moving
from rulekit.interpreter.boards import NO_PIECES, Board, Pieces
from rulekit.interpreter.compiler import Compiler
from rulekit.interpreter.faults import Trouble
from rulekit.interpreter.layout import BOARD, OUT
from rulekit.interpreter.state import State
from rulekit.interpreter.tables import Table
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
    return Board(doors, [(number[x], number[y]) for x, y in board.links], rows)


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
    """What the pieces on the map do: worked out anew only after one of them has moved, whatever else has happened."""

    def __init__(self, compiler: Compiler) -> None:
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

    def pieces(self, G: State) -> Pieces:
        seen = (self._places_of(G.c), self._zones_of(G.w), G.what)
        if seen != self._seen:
            self._seen, self._pieces = seen, self.work_out(G)
        return self._pieces

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


def map_functions(compiler: Compiler, board: Board, bit: int | None) -> dict[str, Any]:
    """The functions of generated code that ask the map. `bit` is due when a piece may have moved; None: not noted."""
    assert compiler.ruleset.map is not None
    low, high = compiler.layout.ranges[compiler.ruleset.map.tile]
    tiles = range(high - low)
    tile_of = tuple(board.tile_of(place) for place in range(board.span // 4))
    doors = range(board.walls_from + board.span)
    standing = Standing(compiler)
    pieces: Callable[[State], Pieces] = standing.pieces if standing.watched else lambda G: NO_PIECES
    moved = bit or 0

    def looked_at(G: State) -> Table:
        """The map with the pieces on it."""
        table = G.mapped = board.table_with(G.laid, pieces(G))
        G.due &= ~moved
        return table

    def exits(G: State, place: int) -> tuple[int, ...]:
        table = looked_at(G) if G.due & moved else G.mapped
        found: tuple[int, ...] | None = table.exits.get(place)
        return board.exits(G.laid, place, table.pieces) if found is None else found

    def parted(G: State, place: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        table = looked_at(G) if G.due & moved else G.mapped
        found: tuple[tuple[int, ...], tuple[int, ...]] | None = table.parted.get(place)
        return board.parted(G.laid, place, table.pieces) if found is None else found

    def beyond(G: State, door: int) -> int | None:
        table = looked_at(G) if G.due & moved else G.mapped
        behind = table.behind if door < board.span else table.links
        return behind[door] if door in behind else board.beyond(G.laid, door, table.pieces)

    if bit is None:
        asked = {
            "_exits": lambda G, x: board.exits(G.laid, x, pieces(G)),
            "_parted": lambda G, x: board.parted(G.laid, x, pieces(G)),
            "_beyond": lambda G, x: board.beyond(G.laid, x, pieces(G)),
        }
    else:
        asked = {"_exits": exits, "_parted": parted, "_beyond": beyond}

    def known_of(G: State) -> dict[Any, Any]:
        """What was asked before about the map as it lies, whatever stands on it."""
        table = G.mapped
        return table.answers if table.laid is G.laid else board.answers(G.laid)

    def grid_of_place(G: State, place: int) -> int | None:
        way = G.laid[tile_of[place]]
        return None if way is None else way[0]

    def ways(G: State, tile: int, door: int) -> tuple[tuple[int, ...], ...]:
        known = known_of(G)
        found: tuple[tuple[int, ...], ...] | None = known.get((tile, door))
        if found is None:
            found = known[tile, door] = tuple((tile, *way) for way in board.ways(G.laid, tile, door))
        return found

    def open_left(G: State, way: tuple[int, ...]) -> int:
        known = known_of(G)
        found: int | None = known.get(way)
        if found is None:
            found = known[way] = board.open_left(G.laid, way[0], way[1:])  # type: ignore[arg-type]
        return found

    def beside(G: State, tile: int) -> tuple[int, ...]:
        known = known_of(G)
        found: tuple[int, ...] | None = known.get(tile)
        if found is None:
            found = known[tile] = tuple([other + low for other in board.beside(G.laid, tile)])
        return found

    return {
        "FIRST": tuple(board.place_of(tile) for tile in tiles),
        "PLACES": tuple(board.places(tile) for tile in tiles),
        "TILE": tuple(tile + low for tile in tile_of),
        "DOOR": tuple(board.place_of_door(door) for door in doors),
        **asked,
        "LEADS": tuple(board.side_of(door) for door in doors),
        "_walls": lambda G, x: board.walls(G.laid, x),
        "_in_sight": lambda G, x: board.in_sight(G.laid, x, pieces(G)),
        "_open_doors": lambda G, x: board.open_doors(G.laid, x),
        "_outer_sides": lambda G, x: board.outer_sides(G.laid, x),
        "_joined": lambda G, x: tuple([t + low for t in board.joined(G.laid, x, pieces(G))]),
        "_beside": beside,
        "_grid_of_place": grid_of_place,
        "_grid_of_tile": lambda G, x: None if G.laid[x] is None else G.laid[x][0],
        "_distance": lambda G, x, y: board.distance(G.laid, x, y, pieces(G)),
        "_ways": ways,
        "_false_doors": lambda G, way: board.false_doors(G.laid, way[0], way[1:]),
        "_open_left": open_left,
        "_lay": lambda G, thing, tile, way: _lay(G, board, thing, tile, way),
    }


def _lay(G: State, board: Board, thing: int, tile: int, way: tuple[int, ...]) -> None:
    if board.is_taken(G.laid, tile, way[1:]):  # type: ignore[arg-type]
        raise Trouble("run/taken", "another tile lies there already")
    if G.w[thing] != BOARD:
        moving.move(G, (thing,), BOARD, None, 0)
    G.laid = board.lay(G.laid, tile, way[1:])  # type: ignore[arg-type]

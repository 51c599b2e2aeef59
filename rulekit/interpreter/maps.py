"""The map of a ruleset: how it lies at first, what stands on it, and what generated code asks of it."""

from __future__ import annotations

from typing import Any

from rulekit.dsl.types import PLACE, plain
from rulekit.interpreter import moving
from rulekit.interpreter.boards import Board
from rulekit.interpreter.compiler import Compiler
from rulekit.interpreter.faults import Trouble
from rulekit.interpreter.layout import BOARD
from rulekit.interpreter.state import State
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
    layout, board = compiler.layout, compiler.ruleset.map
    found: dict[int, int] = {}
    if board is None:
        return found
    for slot, column in layout.columns.items():
        if slot.name == board.stands and column.first is not None and plain(slot.type) == PLACE:
            for thing in range(column.first, column.first + column.count):
                found[thing] = column.base - column.first + thing
    return found


def map_functions(board: Board, low: int) -> dict[str, Any]:
    """The functions of generated code that ask the map. `low`: the first thing that is a tile."""
    return {
        "_first_place": board.place_of,
        "_tile_of": board.tile_of,
        "_places": board.places,
        "_door_place": board.place_of_door,
        "_exits": lambda G, x: board.exits(G.laid, x),
        "_beyond": lambda G, x: board.beyond(G.laid, x),
        "_in_sight": lambda G, x: board.in_sight(G.laid, x),
        "_open_doors": lambda G, x: board.open_doors(G.laid, x),
        "_outer_sides": lambda G, x: board.outer_sides(G.laid, x),
        "_joined": lambda G, x: tuple(t + low for t in board.joined(G.laid, x)),
        "_grid_of_place": lambda G, x: board.grid_of(G.laid, x),
        "_grid_of_tile": lambda G, x: None if G.laid[x] is None else G.laid[x][0],
        "_distance": lambda G, x, y: board.distance(G.laid, x, y),
        "_ways": lambda G, tile, door: tuple((tile, *way) for way in board.ways(G.laid, tile, door)),
        "_false_doors": lambda G, way: board.false_doors(G.laid, way[0], way[1:]),
        "_open_left": lambda G, way: board.open_left(G.laid, way[0], way[1:]),
        "_lay": lambda G, thing, tile, way: _lay(G, board, thing, tile, way),
    }


def _lay(G: State, board: Board, thing: int, tile: int, way: tuple[int, ...]) -> None:
    taken = any(at is not None and at[:3] == way[1:4] and i != tile for i, at in enumerate(G.laid))
    if taken:
        raise Trouble("run/taken", "another tile lies there already")
    if G.w[thing] != BOARD:
        moving.move(G, (thing,), BOARD, None, 0)
    G.laid = board.lay(G.laid, tile, way[1:])  # type: ignore[arg-type]

"""Questions about a map of tiles."""

from __future__ import annotations

from rulekit.dsl.signature import Builtin
from rulekit.dsl.types import BOOL, COMPASS, DIRECTION, DOOR, INT, PLACE, WAY, List, Var
from rulekit.dsl.world import Param

_TILE = Var("Tile")
_GRID = Var("Grid")

BUILTINS = (
    Builtin(
        "exits",
        (Param("place", PLACE),),
        List(DOOR),
        "The doors by which one can leave a place, links included.",
        "size(exits(you.at)) > 1",
        needs_map=True,
    ),
    Builtin(
        "open_doors",
        (Param("grid", _GRID),),
        List(DOOR),
        "All doors of a grid behind which no tile lies.",
        "size(open_doors(north_wing)) > 0",
        needs_map=True,
    ),
    Builtin(
        "ways",
        (Param("tile", _TILE), Param("door", DOOR)),
        List(WAY),
        "The ways in which a tile could be laid behind a door, one for each turn that joins a door of its own to it.",
        "any(d in exits(you.at) where size(ways(lobby, d)) > 0)",
        needs_map=True,
    ),
    Builtin(
        "joined",
        (Param("tile", _TILE),),
        List(_TILE),
        "The tiles that one step leads to.",
        "lobby in joined(hall)",
        needs_map=True,
    ),
    Builtin(
        "distance",
        (Param("a", PLACE), Param("b", PLACE)),
        INT,
        "The fewest steps from one place to another; 999 if no way leads there.",
        "distance(you.at, hall) <= 2",
        needs_map=True,
    ),
    Builtin(
        "sees",
        (Param("a", PLACE), Param("b", PLACE)),
        BOOL,
        "Does a straight line of open doors lead from one place to the other?",
        "sees(you.at, hall)",
        needs_map=True,
    ),
    Builtin(
        "free_sides",
        (Param("tile", _TILE), Param("sides", COMPASS)),
        List(DIRECTION),
        "Which of these printed sides, as the tile lies, border on no tile.",
        "size(free_sides(hall, hall.doors)) > 0",
        needs_map=True,
    ),
)

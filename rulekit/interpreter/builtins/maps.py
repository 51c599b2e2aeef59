"""Questions about a map of tiles that take more than one thing; the others are fields of places, doors and tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulekit.dsl import syntax as s
from rulekit.dsl.signature import Builtin
from rulekit.dsl.types import DOOR, INT, PLACE, WAY, List, Var
from rulekit.dsl.world import Param

if TYPE_CHECKING:
    from rulekit.interpreter.exprs import Text

BUILTINS = (
    Builtin(
        "ways",
        (Param("tile", Var("Tile")), Param("door", DOOR)),
        List(WAY),
        "The ways in which a tile could be laid behind a door, one for each turn that joins a door of its own to it;"
        " behind a wall all four. A tile that lies on the map is thought to be taken off first.",
        "any(d in you.at.exits where size(ways(lobby, d)) > 0)",
        needs_map=True,
        reason="Laying tiles needs the tile and the door at once; games with a fixed board never ask.",
    ),
    Builtin(
        "distance",
        (Param("a", PLACE), Param("b", PLACE)),
        INT,
        "The fewest steps from one place to another; 999 if no way leads there.",
        "distance(you.at, hall) <= 2",
        needs_map=True,
        reason="Only one of the games has a map.",
    ),
)


def _ways(text: Text, node: s.Call) -> str:
    tile, door = (arg.value for arg in node.args)
    board = text.compiler.ruleset.map
    assert board is not None
    assert not isinstance(tile, s.Gen)
    assert not isinstance(door, s.Gen)
    low = text.compiler.layout.ranges[board.tile][0]
    return f"_ways(G, {text.subject(tile)} - {low}, {text.expr(door)})"


def _distance(text: Text, node: s.Call) -> str:
    a, b = text.arguments(node, [("a", PLACE), ("b", PLACE)])
    return f"_distance(G, {a}, {b})"


EXPRESSIONS = {"ways": _ways, "distance": _distance}

"""Who sits where. Numbered things lie in a circle too, in the order of their numbers."""

from __future__ import annotations

from rulekit.dsl.signature import Builtin
from rulekit.dsl.types import INT, PLAYER, List, Var
from rulekit.dsl.world import Param

_THING = Var("Thing")

BUILTINS = (
    Builtin("seat", (Param("number", INT),), PLAYER, "The player at a seat; seats count from 1.", "seat(1).coins > 0"),
    Builtin(
        "clockwise_from",
        (Param("who", _THING),),
        List(_THING),
        "All players clockwise, beginning with this one; or all things of a kind, by their numbers.",
        "size(clockwise_from(you)) == size(players)",
    ),
    Builtin(
        "clockwise_after",
        (Param("who", _THING),),
        List(_THING),
        "All others clockwise, beginning with the next one; not this one.",
        "any(p in clockwise_after(you) where p.coins > 3)",
    ),
)

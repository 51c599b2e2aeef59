"""Who sits where. Numbered things lie in a circle too, in the order of their numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulekit.dsl import syntax as s
from rulekit.dsl.signature import Builtin
from rulekit.dsl.types import INT, PLAYER, List, Var, plain
from rulekit.dsl.world import Param

if TYPE_CHECKING:
    from rulekit.interpreter.exprs import Text

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


def _seat(text: Text, node: s.Call) -> str:
    (number,) = text.arguments(node, [("number", INT)])
    return f"_seat({number}, {text.compiler.layout.players})"


def _round(text: Text, node: s.Call, own: bool) -> str:
    """All of a kind in their order, beginning with one of them, or with the next."""
    argument = node.args[0].value
    assert not isinstance(argument, s.Gen)
    who = text.subject(argument)
    kind = getattr(plain(text.type(argument)), "kind", "player")
    layout = text.compiler.layout
    if layout.below(kind, "player"):
        return f"{'FROM' if own else 'AFTER'}[{who}]"
    things = layout.things_of(kind)
    return f"_circle(G, {who}, {things.start}, {things.stop}, {own})"


EXPRESSIONS = {
    "seat": _seat,
    "clockwise_from": lambda text, node: _round(text, node, True),
    "clockwise_after": lambda text, node: _round(text, node, False),
}

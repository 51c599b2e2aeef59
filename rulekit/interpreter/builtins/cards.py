"""Zones, copies and dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulekit.dsl import syntax as s
from rulekit.dsl.signature import Builtin
from rulekit.dsl.types import DIE, INT, PLACE, AnyOf, List, NameOf, Opt, Var, Zone, plain
from rulekit.dsl.world import Param

if TYPE_CHECKING:
    from rulekit.interpreter.exprs import Text

_T = Var("T")

BUILTINS = (
    Builtin(
        "top",
        (Param("pile", Zone(_T)),),
        Opt(_T),
        "The top thing of a zone, `none` if it is empty. Looking is not showing: what is hidden stays hidden.",
        "top(deck) != none",
    ),
    Builtin(
        "shuffle",
        (Param("pile", Zone(_T)),),
        None,
        "Puts a zone into a random order. What anybody knew of its order and cards is forgotten.",
        "shuffle(deck)",
        verb=True,
    ),
    Builtin(
        "throw",
        (Param("dice", INT), Param("die", DIE, optional=True)),
        List(INT),
        "Throws dice and gives the numbers, one for each. With one kind of dice declared it need not be named.",
        "let thrown = throw(2)",
        verb=True,
        reason="Only one of the games has dice.",
    ),
    Builtin(
        "create",
        (Param("name", NameOf("T")), Param("where", AnyOf((Zone(Var("Z")), PLACE)))),
        Opt(_T),
        "Brings one more copy into play, into a zone or onto a place. `none` if no copy is left.",
        "let made = create(wolf, forest)",
        verb=True,
    ),
)


def _pile(text: Text, node: s.Call) -> str:
    first = node.args[0].value
    assert not isinstance(first, s.Gen)
    return text.zone(first)


def _shuffle(text: Text, node: s.Call) -> str:
    _note(text, "thing")
    return f"_shuffle(G, {_pile(text, node)})"


def _throw(text: Text, node: s.Call) -> str:
    dice, die = text.arguments(node, [("dice", INT), ("die", DIE)])
    return f"_throw(G, {dice}, {die or '0'})"


def _create(text: Text, node: s.Call) -> str:
    name, where = (arg.value for arg in node.args)
    assert not isinstance(name, s.Gen)
    assert not isinstance(where, s.Gen)
    t = text.type(name)
    kind = getattr(plain(t), "kind", "thing")
    _note(text, kind)
    card = text.expr(name, NameOf(kind))
    if isinstance(text.type(where), Zone):
        return f"_create(G, {card}, {text.zone(where)}, None)"
    return f"_create(G, {card}, 1, {text.expr(where, PLACE)})"


def _note(text: Text, kind: str) -> None:
    note = getattr(text, "note_move", None)
    if note is not None:
        note(kind)


def _top(text: Text, node: s.Call) -> str:
    pile = _pile(text, node)
    return f"(G.z[{pile}][-1] if G.z[{pile}] else None)" if pile.isdigit() else f"_top(G.z[{pile}])"


EXPRESSIONS = {"top": _top}
VERBS = {"shuffle": _shuffle, "throw": _throw, "create": _create}

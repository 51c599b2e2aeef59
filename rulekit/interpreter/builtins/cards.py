"""Zones, copies and dice."""

from __future__ import annotations

from rulekit.dsl.signature import Builtin
from rulekit.dsl.types import DIE, INT, PLACE, AnyOf, List, NameOf, Opt, Var, Zone
from rulekit.dsl.world import Param

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

"""Zones, copies and dice."""

from __future__ import annotations

from rulekit.dsl.signature import Builtin
from rulekit.dsl.types import ANYTHING, BOOL, DIE, INT, PLACE, AnyOf, List, NameOf, Opt, Var, Zone
from rulekit.dsl.world import Param

_T = Var("T")
_ANY = AnyOf((ANYTHING, NameOf("thing")))

BUILTINS = (
    Builtin(
        "top",
        (Param("pile", Zone(_T)),),
        Opt(_T),
        "The top thing of a zone, `none` if it is empty. Looking is not showing: what is hidden stays hidden.",
        "top(deck) != none",
    ),
    Builtin(
        "in_play",
        (Param("card", _ANY),),
        BOOL,
        "Is it in play: created and not removed? For a name: is any copy?",
        "in_play(joker)",
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
    ),
    Builtin(
        "create",
        (Param("name", NameOf("T")), Param("where", AnyOf((Zone(_T), PLACE)))),
        Opt(_T),
        "Brings one more copy into play, into a zone or onto a place. `none` if no copy is left.",
        "let made = create(wolf, forest)",
        verb=True,
    ),
    Builtin("remove", (Param("thing", _T),), None, "Takes a thing out of play.", "remove(joker)", verb=True),
    Builtin(
        "perform",
        (Param("card", _T),),
        None,
        "Does what the body of a card says; `you` stays who you are.",
        "perform(storm)",
        verb=True,
    ),
)

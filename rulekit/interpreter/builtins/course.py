"""What changes the course of the game itself."""

from __future__ import annotations

from rulekit.dsl.signature import Builtin
from rulekit.dsl.types import PLAYER, List, NameOf
from rulekit.dsl.world import Param

_BUNDLE = (Param("bundle", NameOf("bundle")),)

BUILTINS = (
    Builtin(
        "switch_on",
        _BUNDLE,
        None,
        "Switches a bundle on, with what it takes. It may be on several times.",
        "switch_on(storm)",
        verb=True,
        form="bundle",
    ),
    Builtin(
        "switch_off",
        _BUNDLE,
        None,
        "Switches a bundle off; inside the bundle its own instance, elsewhere every one.",
        "switch_off(storm)",
        verb=True,
        form="bundle",
    ),
    Builtin(
        "below",
        (),
        None,
        "In `replace` and `instead`: what was replaced, with the same arguments or with others.",
        "below()",
        verb=True,
        form="below",
    ),
    Builtin("end_turn", (), None, "Ends the turn at once; what is open in it is dropped.", "end_turn()", verb=True),
    Builtin(
        "end_game",
        (Param("winners", List(PLAYER)),),
        None,
        "Ends the game at once; an empty list means that nobody wins.",
        "end_game([you])",
        verb=True,
    ),
)

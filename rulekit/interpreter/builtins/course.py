"""What changes the course of the game itself."""

from __future__ import annotations

from rulekit.dsl.signature import Builtin
from rulekit.dsl.types import NameOf
from rulekit.dsl.world import Param

_BUNDLE = (Param("bundle", NameOf("bundle")),)

BUILTINS = (
    Builtin(
        "switch_on",
        _BUNDLE,
        None,
        "Switches a bundle on, with what it takes. It may be on several times; it goes off by its `until`.",
        "switch_on(storm_watch, 3)",
        verb=True,
        form="bundle",
        reason="The other games' variants are agreed before the game and are on from the start, by `on_if`.",
    ),
)

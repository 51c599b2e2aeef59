"""What is printed on the backs of things: the fields that a kind names under `back`, and what members have there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rulekit.dsl.world import Card, Stored
from rulekit.interpreter.compiler import Compiler
from rulekit.interpreter.exprs import Text

NO_BACK = 0
"""The sort of back on which nothing is printed."""

Back = tuple[tuple[Stored, Any], ...]
"""The fields on a back, and what is printed in them."""


@dataclass(frozen=True, slots=True)
class Backs:
    """`sorts`: for each member the number of its back, equal for equal ones; `printed`: what is on each of these.

    The last of the sorts is for things without a name, which have nothing on their backs.
    """

    sorts: tuple[int, ...]
    printed: tuple[Back, ...]

    @property
    def are_there(self) -> bool:
        """Is anything printed on any back?"""
        return len(self.printed) > 1


def find_backs(compiler: Compiler) -> Backs:
    printed: list[Back] = [()]
    sorts: list[int] = []
    for card in compiler.layout.cards:
        back = _back(compiler, card)
        if back not in printed:
            printed.append(back)
        sorts.append(printed.index(back))
    return Backs((*sorts, NO_BACK), tuple(printed))


def _back(compiler: Compiler, card: Card) -> Back:
    layout = compiler.layout
    names, _ = layout.kind_key(card.kind, "back")
    if not isinstance(names, tuple):
        return ()
    slots = layout.card_homes[card].rules.world.slots(card.kind)
    return tuple((slot, _value(compiler, card, slot)) for name in names if isinstance(slot := slots[name], Stored))


def _value(compiler: Compiler, card: Card, slot: Stored) -> Any:
    rows: Any = compiler.constants[Text(compiler, compiler.layout.homes[0]).printed_table(slot)]
    return rows[compiler.layout.number_of[card]]

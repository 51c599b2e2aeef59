"""Names for answers that mean the same in all worlds that look the same to the one who answers.

In another world a hidden thing is another card, so the number of a thing is no name for what its holder picks: the card
is. What only the others cannot see is the same to them, whichever card it is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rulekit.dsl.types import Printed, Thing, Type, plain
from rulekit.interpreter.program import Program
from rulekit.interpreter.sight import knows
from rulekit.interpreter.state import State

Label = Any
"""Hashable. Several picks have a tuple of labels."""
Namer = Callable[[State, int, Any], Label]
"""(state, seat, value of an option) -> what the seat takes it for."""

HIDDEN = "hidden"


class Labels:
    """The names of one game's answers."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._namers: dict[int, Namer] = {}

    def options(self, G: State, seat: int) -> list[Label]:
        """A name for each option of the question that waits, as a seat takes it; equal ones are counted through."""
        pending: Any = G.pending
        name = self._namer(pending[1])
        used: dict[Label, int] = {}
        found: list[Label] = []
        for value in pending[2]:
            label = name(G, seat, value)
            before = used.get(label, 0)
            used[label] = before + 1
            found.append((label, before) if before else label)
        return found

    def picked(self, G: State, seat: int, picks: Sequence[int]) -> Label:
        """What another seat sees of an answer that is being given."""
        pending: Any = G.pending
        if self._program.sites[pending[1]].sealed:
            return HIDDEN
        name = self._namer(pending[1])
        return tuple([name(G, seat, pending[2][pick]) for pick in picks])

    def sorts(self, G: State) -> list[Label]:
        """What sort of answer each option is, roughly: of an offer only which, not with what or whom."""
        pending: Any = G.pending
        if self._program.sites[pending[1]].kind == "offer":
            return [value and value[0] for value in pending[2]]
        name = self._namer(pending[1])
        return [name(G, pending[0], value) for value in pending[2]]

    def _namer(self, site: int) -> Namer:
        known = self._namers.get(site)
        if known is None:
            question = self._program.sites[site]
            known = self._of_offer if question.kind == "offer" else self._of_type(question.options)
            self._namers[site] = known
        return known

    def _of_offer(self, G: State, seat: int, value: Any) -> Label:
        if value is None:
            return None
        offer = self._program.register.offers[value[0]]
        if offer.folded is None:
            return value[0]
        return value[0], self._of_type(offer.folded_type)(G, seat, value[3])

    def _of_type(self, t: Type | None) -> Namer:
        return _card if t is not None and self._is_card(plain(t)) else _as_it_is

    def _is_card(self, t: Type) -> bool:
        layout = self._program.layout
        if not isinstance(t, Thing | Printed) or self._program.compiler.by_name(t):
            return False
        return layout.is_entity(t.kind) and not layout.below(t.kind, "player")


def _as_it_is(G: State, seat: int, value: Any) -> Label:
    return value


def _card(G: State, seat: int, value: Any) -> Label:
    """Which card it is, as a number below 0; what has no name stays what it is."""
    if not isinstance(value, int) or isinstance(value, bool) or G.what[value] < 0:
        return value
    return -1 - G.what[value] if knows(G, seat, value) else (HIDDEN, G.w[value])

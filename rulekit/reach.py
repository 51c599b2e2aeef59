"""How often the things of a game come into use: a thing is reached if at the end it does not lie where it started.

It was drawn and is not back, it was created, it was laid on the map. Counted are the members of kinds, not their
copies: of several copies one is enough. What simply exists from the start, or lies on the map then, is not counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from rulekit.interpreter.layout import BOARD, OUT, held_kind
from rulekit.interpreter.program import Program
from rulekit.interpreter.state import State

Member = str
"""A member with its kind, as the language names it: `card.joker`."""


def countable(program: Program) -> list[Member]:
    """The members that can be reached, kind by kind."""
    return list(dict.fromkeys(_member(program, thing) for thing in _things(program)))


def reached(state: State) -> tuple[Member, ...]:
    """The members of which something does not lie where it started."""
    program: Program = state.p
    moved = (thing for thing in _things(program) if state.w[thing] != program.first_where[thing])
    return tuple(dict.fromkeys(_member(program, thing) for thing in moved))


def _things(program: Program) -> Iterable[int]:
    """All things that have a name and may come to lie somewhere."""
    layout, first = program.layout, program.first_where
    held = {held_kind(slot) for slot in layout.zone_defs}
    lying = {kind for kind in layout.kinds if any(layout.below(kind, holds) for holds in held)}

    def can_go(thing: int) -> bool:
        if first[thing] == OUT:
            return layout.kind_of[thing] in lying or program.stands_cell(thing) is not None
        return first[thing] != BOARD

    return (thing for thing, what in enumerate(layout.what) if what >= 0 and can_go(thing))


def _member(program: Program, thing: int) -> Member:
    card = program.layout.cards[program.layout.what[thing]]
    return f"{card.kind}.{card.name}"


@dataclass(slots=True)
class Reach:
    """In how many games each member was reached."""

    members: list[Member]
    games: int = 0
    counts: Counter[Member] = field(default_factory=Counter)

    def add(self, found: Iterable[Member]) -> None:
        self.games += 1
        self.counts.update(found)

    @property
    def never(self) -> list[Member]:
        return [member for member in self.members if not self.counts[member]]

    def share(self, member: Member) -> float:
        """The part of the games in which a member was reached."""
        return self.counts[member] / max(1, self.games)

    def by_kind(self) -> dict[str, dict[str, int]]:
        """For each kind its members, each with the number of games."""
        found: dict[str, dict[str, int]] = {}
        for member in self.members:
            kind, _, name = member.partition(".")
            found.setdefault(kind, {})[name] = self.counts[member]
        return found

    def as_json(self) -> dict[str, object]:
        return {"games": self.games, "members": self.by_kind(), "never": self.never}

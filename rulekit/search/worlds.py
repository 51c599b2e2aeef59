"""The worlds in which games are imagined: positions in which all that a seat may not know is drawn anew.

In all worlds of one's own the own cards are the same, so the others would soon play as if they saw them. Some
worlds are therefore drawn once more, with the eyes of one of the others: there one's own secrets differ, and only what
the others learn counts (Goodman 2019, "re-determinizing").
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from random import Random

from rulekit.interpreter.determine import determine
from rulekit.interpreter.settle import settle
from rulekit.interpreter.sight import knows, seats_for
from rulekit.interpreter.state import State

GAMES_EACH = 8
"""So many games are imagined in a world, each with chance of its own, before another one is drawn."""

FIRST = 24
"""So many games are imagined before it matters what the others believe."""

FOR_OTHERS = 4
"""From then on one in so many is for the others to learn."""


class Worlds:
    """Worlds for one decision of one seat."""

    def __init__(self, G: State, seat: int, generator: Random) -> None:
        self.settled = settle(G, seat)
        self._seat = seat
        self._generator = generator
        self._games = 0
        self._own: State | None = None
        self._others: dict[int, State] = {}

    def next(self) -> tuple[State, Sequence[int]]:
        """A copy of a world, and the seats that learn from a game in it."""
        if self._own is None or self._games % GAMES_EACH == 0:
            self._own = determine(self.settled, self._seat, self._generator.getrandbits(32))
            self._own.log = None
            self._others.clear()
        number, self._games = self._games, self._games + 1
        if number < FIRST:
            return self._copy(self._own), (self._seat,)
        doubters = self._doubters
        if number % FOR_OTHERS or not doubters:
            return self._copy(self._own), [seat for seat in range(self.settled.p.players) if seat not in doubters]
        other = doubters[number // FOR_OTHERS % len(doubters)]
        if other not in self._others:
            self._others[other] = determine(self._own, other, self._generator.getrandbits(32))
        return self._copy(self._others[other]), (other,)

    def _copy(self, world: State) -> State:
        copy = world.copy()
        copy.rng = self._generator.getrandbits(64)
        copy.checks = False  # what must always hold is tested at the table
        return copy

    @cached_property
    def _doubters(self) -> list[int]:
        """The other seats that may not know all that this seat knows."""
        others = [other for other in range(self.settled.p.players) if other != self._seat]
        return [other for other in others if _has_secrets(self.settled, self._seat, other)]


def _has_secrets(G: State, seat: int, other: int) -> bool:
    if any(knows(G, seat, thing) and not knows(G, other, thing) for thing, name in enumerate(G.what) if name >= 0):
        return True
    for slot, (word, test) in G.p.cell_sights.items():
        column = G.p.layout.columns.get(slot)
        if word != "all" and column is not None and column.first == 0:
            seats = seats_for(G, word, test, seat)
            if seats >> seat & 1 and not seats >> other & 1:
                return True
    return False

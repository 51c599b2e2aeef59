"""What an imagined game is worth to each player, from 0 (lost) to 1 (won): by its end, or by how it stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from rulekit.interpreter.engine import STEPS
from rulekit.interpreter.state import State

LONGEST = 2_000
"""After so many answers an imagined game is given up and teaches nothing."""

TURNS_AHEAD = 2
"""Where points tell how a game stands, it is imagined for so many answers a player."""

BY_HOW_MUCH = 0.25
"""Where there are points it counts so much by how far one is ahead, the rest whether one has won."""


class GivenUp(Exception):
    """An imagined game that nothing can be said of."""


class Worth(Protocol):
    looks: tuple[int, ...]
    """An imagined game is looked at after so many answers by chance, then after so many more; the mean counts."""

    def standing(self, G: State) -> list[float]:
        """What a game that goes on is worth to each player."""
        ...

    def ending(self, G: State) -> list[float]:
        """What a game that is over is worth to each player."""
        ...


class ByEnd:
    """Games are imagined to their end. Several winners have won together, as a side."""

    looks: tuple[int, ...] = (LONGEST,)

    def standing(self, G: State) -> list[float]:
        raise GivenUp

    def ending(self, G: State) -> list[float]:
        assert G.result is not None
        return [1.0 if seat in G.result[1] else 0.0 for seat in range(G.p.players)]


@dataclass(frozen=True, slots=True)
class Scale:
    """What points are like at the end of a game: by how much somebody is ahead of the next one, and the mean."""

    ahead: float
    mean: float


class ByPoints:
    """The ruleset counts points all the time: so much the better, the further one is ahead. A tie is shared."""

    def __init__(self, players: int, scale: Scale) -> None:
        self.looks: tuple[int, ...] = (TURNS_AHEAD * players,)
        self._scale = scale

    def standing(self, G: State) -> list[float]:
        G.n = STEPS
        return self._by_how_much(G, G.p.points(G))

    def ending(self, G: State) -> list[float]:
        assert G.result is not None
        _, winners, scores = G.result
        share = 1 / len(winners) if winners and scores is not None else 1.0
        won = [share if seat in winners else 0.0 for seat in range(G.p.players)]
        if scores is None:
            return won
        ahead = self._by_how_much(G, scores)
        return [(1 - BY_HOW_MUCH) * one + BY_HOW_MUCH * other for one, other in zip(won, ahead, strict=True)]

    def _by_how_much(self, G: State, points: Sequence[int]) -> list[float]:
        G.n = STEPS
        sign = -1 if G.p.function("lowest_wins")(G, None) else 1
        found: list[float] = []
        for seat in range(len(points)):
            others = [sign * other for place, other in enumerate(points) if place != seat]
            ahead = sign * points[seat] - (max(others) if others else sign * self._scale.mean)
            found.append(0.5 + 0.5 * ahead / (abs(ahead) + self._scale.ahead))
        return found

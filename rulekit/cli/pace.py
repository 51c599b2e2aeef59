"""The same pause whether or not somebody is asked: where being asked would tell something, time must not tell it.

A bot that answers such a question takes as long as the longest such answer so far, and just as long passes where
nobody is asked, and nothing is said of who thinks. Without somebody who watches nobody waits.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulekit.cli.thinking import Thinking
    from rulekit.match import Match

SHORTEST = 0.25
"""Seconds."""


class Pace:
    def __init__(
        self,
        watched: bool,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
        thinking: Thinking | None = None,
    ) -> None:
        self._watched = watched
        self._clock, self._sleep = clock, sleep
        self._thinking = thinking
        self._moment = SHORTEST
        self._round: tuple[int, ...] = ()
        self._asked: set[int] = set()

    def take(self, match: Match) -> list[int]:
        """What the agent whose decision it is answers."""
        decision = match.game.decision
        assert decision is not None
        if not (decision.secret or decision.simultaneous):
            return match.ask() if self._thinking is None else self._thinking.ask(match)
        if not self._watched:
            return match.ask()
        began = self._clock()
        answer = match.ask()
        took = self._clock() - began
        self._moment = max(self._moment, took)
        self._sleep(self._moment - took)
        return answer

    def wait(self, match: Match) -> None:
        """After an answer: lets the time pass for bots that would have been asked."""
        if not self._watched:
            return
        decision = match.game.decision
        missing = match.game.pauses - (decision is not None and decision.secret)
        missing += self._without_choice(match)
        if missing > 0:
            self._sleep(missing * self._moment)

    def _without_choice(self, match: Match) -> int:
        """When a simultaneous question is over: how many bots had no choice in it."""
        decision = match.game.decision
        together = decision.together if decision is not None else ()
        missing = 0
        if self._round and together is not self._round:
            missing = sum(match.agents[seat] is not None and seat not in self._asked for seat in self._round)
            self._asked.clear()
        self._round = together
        if decision is not None and together:
            self._asked.add(decision.player)
        return missing

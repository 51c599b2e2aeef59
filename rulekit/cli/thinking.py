"""A line that says how far a bot has got that thinks for long; it is gone when the bot answers."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from rulekit.search import LEARNS, THINKS

if TYPE_CHECKING:
    from rulekit.cli.screen import Screen
    from rulekit.cli.words import Words
    from rulekit.match import Match

SAYS = {LEARNS: "ui-bot-learns", THINKS: "ui-bot-thinks"}
SOON = 0.4
"""Seconds: of a shorter thought nothing is said."""


class Thinking:
    def __init__(self, screen: Screen, words: Words, clock: Callable[[], float] = time.monotonic) -> None:
        self._screen = screen
        self._words = words
        self._clock = clock

    def ask(self, match: Match) -> list[int]:
        """What the agent whose decision it is answers."""
        decision = match.game.decision
        assert decision is not None
        player = self._words.player(decision.player)
        began = self._clock()
        said = ""

        def tell(stage: str, share: float) -> None:
            nonlocal said
            line = self._words.say(SAYS.get(stage, SAYS[THINKS]), player=player, percent=round(share * 100))
            if line != said and self._clock() - began > SOON:
                self._screen.passing(line)
                said = line

        try:
            return match.ask(tell)
        finally:
            if said:
                self._screen.passing("")

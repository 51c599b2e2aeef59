"""The searching agent: how long it thinks, whom it tells, and that it does not go round in circles."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from hashlib import sha256
from random import Random
from typing import TYPE_CHECKING

from rulekit.search.budget import Budget
from rulekit.search.practice import knowledge_of
from rulekit.search.thought import Thought

if TYPE_CHECKING:
    from rulekit.game import Decision, Game
    from rulekit.interpreter.state import State

Progress = Callable[[str, float], None]
"""Hears what is going on (`LEARNS` or `THINKS`) and how much of it is done, from 0 to 1."""
LEARNS = "learns"
THINKS = "thinks"

TELLS = 50
"""So often a thought is told of."""

OFTEN_ENOUGH = 2
"""An answer that was given so often in exactly the same position is not given again if there is another."""


class SearchAgent:
    """Answers by imagining games. Whoever sets `progress` hears how far a thought has got."""

    def __init__(self, seed: int | str, budget: Budget | int | None = None) -> None:
        """A number is a budget of so many imagined games."""
        self._generator = Random(seed)
        self._budget = Budget(budget) if isinstance(budget, int) else budget or Budget()
        self._given: dict[str, int] = {}
        self.progress: Progress | None = None

    def answer(self, game: Game, decision: Decision) -> list[int]:
        G = game.state
        knowledge = knowledge_of(G.p, lambda share: self._tell(LEARNS, share))
        thought = Thought(G, knowledge, self._generator)
        for share in self._shares(thought):
            self._tell(THINKS, share)
        return self._picked(thought)

    def _tell(self, stage: str, share: float) -> None:
        if self.progress is not None:
            self.progress(stage, share)

    def _shares(self, thought: Thought) -> Iterator[float]:
        """Imagines as many games as the budget allows; now and then, how much of it is spent."""
        if thought.size == 1:
            return
        seconds = self._budget.seconds
        if seconds is not None:
            yield from _for_seconds(thought, seconds)
            return
        games = self._budget.games(thought.size)
        for number in range(games):
            thought.imagine()
            if number % max(1, games // TELLS) == 0:
                yield number / games
                if thought.is_settled(games - number - 1):
                    return

    def _picked(self, thought: Thought) -> list[int]:
        """The best answer, but what has led back to this very position is passed over."""
        here = _digest(thought.position)
        ranked = [(picks, f"{here} {picks}") for _, picks in thought.ranked()]
        picks, key = next((pair for pair in ranked if self._given.get(pair[1], 0) < OFTEN_ENOUGH), ranked[0])
        self._given[key] = self._given.get(key, 0) + 1
        return picks


def _for_seconds(thought: Thought, seconds: float) -> Iterator[float]:
    start = told = time.monotonic()
    while (now := time.monotonic()) < start + seconds:
        thought.imagine()
        if now > told + seconds / TELLS:
            told = now
            yield (now - start) / seconds


def _digest(G: State) -> str:
    return sha256(repr((G.c, G.z, G.laid, G.pending)).encode()).hexdigest()

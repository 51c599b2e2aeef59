"""A stand-in for a game, small enough to see through: take one to three stones; whoever takes the last one wins.

The pile is `stones`. What a seat must not know is `secret`; a determinised copy draws it anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from types import SimpleNamespace
from typing import Any

from rulekit.interpreter.faults import IllegalAnswer


@dataclass
class SmallGame:
    players: int = 2
    stones: int = 5
    seed: int = 1
    secret: int = 42
    turn: int = 0
    kind: str = "one"
    true: bool = True
    answers: list[list[int]] = field(default_factory=list)

    @property
    def decision(self) -> Any:
        if self.stones <= 0:
            return None
        options = [SimpleNamespace(key=f"n{n}") for n in range(1, min(3, self.stones) + 1)]
        return SimpleNamespace(player=self.turn, kind=self.kind, min=1, max=1, repeat=False, options=options)

    @property
    def result(self) -> Any:
        if self.stones > 0:
            return None
        winner = (self.turn - 1) % self.players
        return SimpleNamespace(winners=(winner,), scores=None, reason="end-no_stones")

    def apply(self, answer: Sequence[int]) -> None:
        decision = self.decision
        if len(answer) != 1 or not 0 <= answer[0] < len(decision.options):
            raise IllegalAnswer(f"{list(answer)} is not legal")
        self.answers.append(list(answer))
        self.stones -= answer[0] + 1
        self.turn = (self.turn + 1) % self.players

    def clone(self) -> SmallGame:
        return SmallGame(
            self.players, self.stones, self.seed, self.secret, self.turn, self.kind, self.true, list(self.answers)
        )

    def determinize(self, seat: int, seed: int) -> SmallGame:
        copy = self.clone()
        copy.secret = Random(seed).randrange(1000)
        copy.true = False
        return copy

    def entries(self, seat: int | None, start: int = 0) -> list[Any]:
        told = [
            SimpleNamespace(key="say-took", args={"n": n[0] + 1}, text=lambda lang, n=n: f"took {n[0] + 1}")
            for n in self.answers
        ]
        return told[start:]

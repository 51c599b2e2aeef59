"""How long a searching agent may think about one answer: so many imagined games, or so many seconds."""

from __future__ import annotations

import re
from dataclasses import dataclass

ITERATIONS = 1500
"""So many games are imagined if nobody says."""

MANY_ANSWERS = 6
"""With so many possible answers the whole number is imagined; with fewer answers as many for each of them."""

_SECONDS = re.compile(r"(\d{1,6}|\d{0,6}\.\d{1,6})s")


@dataclass(frozen=True, slots=True)
class Budget:
    """`iterations` imagined games for a decision among many answers; or `seconds`, if they are given, for any."""

    iterations: int = ITERATIONS
    seconds: float | None = None

    def games(self, answers: int) -> int:
        """How many games to imagine for so many possible answers."""
        return max(1, self.iterations * min(answers, MANY_ANSWERS) // MANY_ANSWERS)


def read_budget(text: str) -> Budget | None:
    """`500` or `2s`, or `0.5s`; None if it is neither."""
    if text.isascii() and text.isdigit() and int(text[:12]) > 0:
        return Budget(iterations=int(text[:12]))
    if _SECONDS.fullmatch(text) and float(text[:-1]) > 0:
        return Budget(seconds=float(text[:-1]))
    return None

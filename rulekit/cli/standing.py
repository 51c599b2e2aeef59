"""Standing answers: a window that asks again and again is told once, "no, not this turn" or "no, not in this game".

They belong to the person at the keyboard, not to the game: the game is answered as if the person had typed it, and a
saved game has nothing of them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulekit.game import Decision, Game

TURN = "not-this-turn"
GAME = "not-this-game"
WAYS = (TURN, GAME)
_NO = "no"


@dataclass(frozen=True, slots=True)
class Given:
    """A standing answer to a window. `question`: its words when it was given."""

    window: str
    way: str
    question: str


class Standing:
    def __init__(self, game: Game) -> None:
        self._game = game
        self._given: dict[tuple[int, str], Given] = {}
        self._turn: int | None = None
        self._begun: dict[int, int] = {}

    def ways(self, decision: Decision) -> tuple[str, ...]:
        """The standing answers that can be given to a question: only where a window asks, and no is an answer."""
        return WAYS if decision.window is not None and _no(decision) is not None else ()

    def give(self, decision: Decision, way: str, question: str) -> list[int]:
        """From now on the answer is no; it is so to this question as well."""
        window, no = decision.window, _no(decision)
        assert window is not None
        assert no is not None
        self._given[decision.player, window] = Given(window, way, question)
        return [no]

    def answer(self, decision: Decision) -> int | None:
        """The place of the standing answer among the options; None if there is none for this question."""
        found = self._given.get((decision.player, decision.window or ""))
        if found is None or (found.way == GAME and self._is_about(decision)):
            return None
        return _no(decision)

    def of(self, seat: int) -> list[Given]:
        return [given for (whose, _), given in self._given.items() if whose == seat]

    def take_back(self, seat: int) -> None:
        """All standing answers of a seat are over."""
        self._given = {key: given for key, given in self._given.items() if key[0] != seat}

    def watch(self) -> None:
        """Called after every answer: when another turn begins, what was said for the last one is over."""
        turn = self._game.state.turn
        if turn != self._turn or not self._begun:
            self._turn = turn
            self._given = {key: given for key, given in self._given.items() if given.way != TURN}
            self._begun = {seat: len(self._game.entries(seat)) for seat in range(self._game.players)}

    def _is_about(self, decision: Decision) -> bool:
        """Does a question, or what has happened in this turn, name the one who is asked?"""
        seat = decision.player
        if seat in decision.speaks_of:
            return True
        name = f"player{seat + 1}"
        entries = self._game.entries(seat, self._begun.get(seat, 0))
        return any(name in entry.args.values() for entry in entries)


def _no(decision: Decision) -> int | None:
    return next((at for at, option in enumerate(decision.options) if option.key == _NO), None)

"""Several people at one screen: who looks at it, and that nobody learns anything from who is called to it.

Whoever is asked is called, and sees nothing before pressing Enter. Where it would tell the others something that
somebody is asked, all are called who could have been: those who have nothing to answer press Enter twice instead.

- A simultaneous question goes to all to whom it is put, in their order, also to those who have no choice.
- Of a window whose questions depend on secrets it is only known how often somebody was asked or would have been. It
  goes round the table, so each time it is the next seat's: from the player whose turn it is, or from the next one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from rulekit.interpreter.compiler import Site
from rulekit.ruleset.model import WindowDef

if TYPE_CHECKING:
    from rulekit.game import Decision, Game


class Handover:
    """Says who is to be called: to a question, or to nothing. With one person at the screen nobody ever is."""

    def __init__(self, game: Game, people: Sequence[int], call: Callable[[int, bool], None]) -> None:
        """`call` hands the screen to a seat; the second argument says whether there is something to answer."""
        self._game = game
        self._people = frozenset(people) if len(people) > 1 else frozenset()
        self._call = call
        self._looking: int | None = None
        self._round: tuple[int, ...] = ()
        self._called: set[int] = set()
        self._moment = 0
        self._goes_round = any(_goes_round(game, site) for site in game.state.p.sites) if self._people else False

    def watch(self) -> None:
        """Called after every answer, before the next question is put: calls those who could have been asked."""
        if not self._people:
            return
        decision = self._game.decision
        self._finish_round(decision)
        self._moments(decision)

    def to(self, decision: Decision) -> None:
        """Calls the one who is asked, and before that those who were passed over."""
        if not self._people:
            return
        seat = decision.player
        if decision.together:
            for other in decision.together[: decision.together.index(seat)]:
                self._nothing_for(other)
            self._called.add(seat)
        if decision.together or (decision.secret and self._goes_round):
            self._looking = None  # called as anybody would be who has nothing to answer
        self.call(seat, True)

    def call(self, seat: int, asked: bool) -> None:
        """Who looks at the screen already need not be called to a question."""
        if self._people and (seat != self._looking or not asked):
            self._call(seat, asked)
        self._looking = seat

    # ------------------------------------------------------------------------------ all at once
    def _finish_round(self, decision: Decision | None) -> None:
        """When a simultaneous question is over, those are called who had no choice and came last.

        Another question is another tuple, even if it goes to the same seats.
        """
        together = decision.together if decision is not None else ()
        if self._round and together is not self._round:
            for seat in self._round:
                self._nothing_for(seat)
            self._called.clear()
        self._round = together

    def _nothing_for(self, seat: int) -> None:
        if seat in self._people and seat not in self._called:
            self._called.add(seat)
            self.call(seat, False)

    # ------------------------------------------------------------------------------ one after the other
    def _moments(self, decision: Decision | None) -> None:
        """For each time that somebody would have been asked since the last answer, the seat whose time it was."""
        if not self._goes_round:
            return
        asked = decision.player if decision is not None and decision.secret else None
        passed = self._game.pauses - (asked is not None)
        first = self._first_seat(asked, passed)
        for number in range(passed):
            seat = (first + self._moment + number) % self._game.players
            if seat in self._people:
                self.call(seat, False)
        self._moment = self._moment + self._game.pauses if asked is not None else 0

    def _first_seat(self, asked: int | None, passed: int) -> int:
        """Where the round has begun."""
        if asked is not None:
            return asked - self._moment - passed
        turn = self._game.state.turn or 0
        return turn if self._moment + passed >= self._game.players else turn + 1


def _goes_round(game: Game, site: Site) -> bool:
    """Is this the question of a window, and depends it on secrets who is asked?"""
    windows = [each for each, _, _ in game.state.p.compiler.definitions.values() if isinstance(each, WindowDef)]
    return site.gap and any(window.asks.span is site.span for window in windows)

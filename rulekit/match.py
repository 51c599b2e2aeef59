"""One game between agents: who is asked, with what they may know, and what each seat has not been told yet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import index
from random import Random
from typing import TYPE_CHECKING

from rulekit.agents import Agent, RandomAgent
from rulekit.interpreter.faults import IllegalAnswer
from rulekit.interpreter.sight import learned

if TYPE_CHECKING:
    from rulekit.game import Entry, Game, Result

MOST_DECISIONS = 10_000
"""A game that has asked so often without an end is given up."""


class AgentFault(Exception):
    """An agent broke off, or gave an answer that is not legal; the message says which seat and why."""


class Match:
    """A game and who sits where; a seat without an agent is answered by whoever runs the match.

    `answered` has the seat of each answer so far, in order.
    """

    def __init__(self, game: Game, agents: Sequence[Agent | None], seed: int | str) -> None:
        if len(agents) != game.players:
            raise ValueError(f"{game.players} players, but {len(agents)} agents")
        self.game = game
        self.agents = tuple(agents)
        self.answered: list[int] = []
        self._generator = Random(f"copies of {seed}")

    @property
    def waits_for(self) -> int | None:
        """The seat that has to be asked by whoever runs the match; None if an agent is asked or the game is over."""
        decision = self.game.decision
        return decision.player if decision is not None and self.agents[decision.player] is None else None

    def apply(self, answer: Sequence[int]) -> None:
        """An answer to the decision that is asked; IllegalAnswer, or AgentFault where an agent gave it."""
        decision = self.game.decision
        assert decision is not None, "the game is over"
        seat = decision.player
        try:
            self.game.apply(list(answer))
        except IllegalAnswer as fault:
            if self.agents[seat] is None:
                raise
            raise AgentFault(f"the agent of seat {seat + 1} gave an answer that is not legal: {fault}") from None
        self.answered.append(seat)

    def take_back(self, seat: int) -> bool:
        """Takes the last answer back if it is this seat's and has shown nobody anything; says whether it did.

        Not past chance, not past what was revealed, not past somebody else's answer: undo is for slips of the hand.
        """
        if not self.answered or self.answered[-1] != seat:
            return False
        before = self.game.clone()
        before.undo()
        if before.state.chance != self.game.state.chance or learned(before.state, self.game.state):
            return False
        self.game.undo()
        self.answered.pop()
        return True

    def run(self, most: int = MOST_DECISIONS) -> Result | None:
        """Play to the end; None if the game is given up after so many decisions, or waits for somebody else."""
        game = self.game
        while game.decision is not None and self.waits_for is None and len(self.answered) < most:
            self.apply(self.ask())
        return game.result if game.decision is None else None

    def ask(self) -> list[int]:
        """What the agent whose decision it is answers; it is not yet applied."""
        decision = self.game.decision
        assert decision is not None, "the game is over"
        seat = decision.player
        agent = self.agents[seat]
        assert agent is not None, "this seat has no agent"
        if isinstance(agent, RandomAgent):
            return agent.pick(decision)
        copy = self.game.determinize(seat, self._generator.getrandbits(32))
        asked = copy.decision
        assert asked is not None, "a copy is asked the same"
        try:
            answer = agent.answer(copy, asked)
        except Exception as fault:
            raise AgentFault(f"the agent of seat {seat + 1} broke off: {type(fault).__name__}: {fault}") from fault
        return _indexes(seat, answer)


def _indexes(seat: int, answer: object) -> list[int]:
    """What an agent gave, as a list of indexes; one index alone will do."""
    try:
        if isinstance(answer, Iterable):
            return [index(item) for item in answer]
        return [index(answer)]  # type: ignore[arg-type]
    except TypeError:
        sentence = f"the agent of seat {seat + 1} must answer with a list of indexes, but gave {answer!r}"
        raise AgentFault(sentence) from None


class News:
    """The lines of the log that a seat (or, as None, an onlooker who sees all) has not been told yet."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._told: dict[int | None, int] = {}

    def unread(self, seat: int | None) -> list[Entry]:
        """What is new since this was asked last for this seat."""
        entries = self._game.entries(seat, self._told.get(seat, 0))
        self._told[seat] = self._told.get(seat, 0) + len(entries)
        return entries

    def forget_what_was_undone(self) -> None:
        """After an undo the log is shorter: what is told again then is new."""
        for seat, told in self._told.items():
            self._told[seat] = min(told, len(self._game.entries(seat)))

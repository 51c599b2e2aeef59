"""One game between agents: who is asked, with what they may know, and what each seat has not been told yet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import dataclass
from operator import index
from random import Random
from typing import TYPE_CHECKING

from rulekit.agents import Agent, RandomAgent
from rulekit.interpreter.faults import IllegalAnswer
from rulekit.interpreter.sight import learned
from rulekit.interpreter.state import listed
from rulekit.search import Progress

if TYPE_CHECKING:
    from rulekit.game import Entry, Game, Result

MOST_DECISIONS = 10_000
"""A game that has asked so often without an end is given up."""

MOST_REMEMBERED = 30
"""So far back, in questions to people, agents begin again as they were."""


class AgentFault(Exception):
    """An agent broke off, or gave an answer that is not legal; the message says which seat and why."""


@dataclass(frozen=True, slots=True)
class TakingBack:
    """How a seat's last answer can be taken back, and past what that would go: this is for all at the table to allow.

    `past`: `acts` (somebody else has answered since), `chance` (cards were drawn, dice thrown), `sights` (somebody has
    learned something). Nothing of it: it was typed by mistake then, and nobody need be asked.
    """

    answers: int
    past: tuple[str, ...]


class Match:
    """A game and who sits where; a seat without an agent is answered by whoever runs the match.

    `answered` has the seat of each answer so far, in order: also of those before the match, if the game was begun.
    """

    def __init__(self, game: Game, agents: Sequence[Agent | None], seed: int | str) -> None:
        if len(agents) != game.players:
            raise ValueError(f"{game.players} players, but {len(agents)} agents")
        self.game = game
        self.agents = tuple(agents)
        self.answered: list[int] = game.answered_by() if game.answers else []
        self._generator = Random(f"copies of {seed}")
        self._kept: dict[int, tuple[object, tuple[Agent | None, ...]]] = {}

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

    # ------------------------------------------------------------------------------ taking back
    def taking_back(self, seat: int) -> TakingBack | None:
        """What it would mean to take this seat's last answer back; None if it has given none."""
        if seat not in self.answered:
            return None
        at = len(self.answered) - 1 - self.answered[::-1].index(seat)
        answers = len(self.answered) - at
        before = self.game.clone()
        before.undo(answers)
        past = {
            "acts": any(other != seat for other in self.answered[at:]),
            "chance": listed(before.state.chance) != listed(self.game.state.chance),
            "sights": learned(before.state, self.game.state),
        }
        return TakingBack(answers, tuple(word for word, is_so in past.items() if is_so))

    def take_back(self, seat: int) -> bool:
        """Takes this seat's last answer back if nobody need allow it; says whether it did."""
        found = self.taking_back(seat)
        if found is None or found.past:
            return False
        self.undo(found.answers)
        return True

    def undo(self, answers: int) -> None:
        """Takes so many answers back. Chance comes out the same again, and so do agents: nobody tries anew."""
        self.game.undo(answers)
        del self.answered[len(self.answered) - answers :]
        kept = self._kept.get(len(self.answered))
        self._kept = {at: one for at, one in self._kept.items() if at <= len(self.answered)}
        if kept is not None:
            generator, agents = kept
            self._generator.setstate(generator)  # type: ignore[arg-type]
            self.agents = copied(agents)

    def remember(self) -> None:
        """Notes how the agents are now: asked before somebody else answers, so that it can be taken back to here."""
        self._kept[len(self.answered)] = (self._generator.getstate(), copied(self.agents))
        while len(self._kept) > MOST_REMEMBERED:
            del self._kept[min(self._kept)]

    def run(self, most: int = MOST_DECISIONS) -> Result | None:
        """Play to the end; None if the game is given up after so many decisions, or waits for somebody else."""
        game = self.game
        while game.decision is not None and self.waits_for is None and len(self.answered) < most:
            self.apply(self.ask())
        return game.result if game.decision is None else None

    def ask(self, progress: Progress | None = None) -> list[int]:
        """What the agent whose decision it is answers; it is not yet applied.

        `progress` hears how far it has got, if the agent has an attribute of this name: then it is set meanwhile.
        """
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
            with _heard(agent, progress):
                answer = agent.answer(copy, asked)
        except Exception as fault:
            raise AgentFault(f"the agent of seat {seat + 1} broke off: {type(fault).__name__}: {fault}") from fault
        return _indexes(seat, answer)


@contextmanager
def _heard(agent: Agent, progress: Progress | None) -> Iterator[None]:
    """While an agent is asked it may tell how far it has got; it is copied without whoever hears that."""
    if not hasattr(agent, "progress"):
        yield
        return
    agent.progress = progress
    try:
        yield
    finally:
        agent.progress = None


def copied(agents: Sequence[Agent | None]) -> tuple[Agent | None, ...]:
    """Copies of agents; one that cannot be copied is there itself, and goes on from where it is."""
    found: list[Agent | None] = []
    for agent in agents:
        try:
            found.append(deepcopy(agent))
        except Exception:
            found.append(agent)
    return tuple(found)


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

"""Who answers for a seat when no person does: at random, by looking ahead, or as a Python class of somebody else's.

An agent never sees the game itself. It is handed a copy in which all that its seat may not know was drawn anew.
"""

from __future__ import annotations

import importlib
import inspect
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Protocol, cast

from rulekit.suggest import did_you_mean

if TYPE_CHECKING:
    from rulekit.game import Decision, Game

HUMAN = "human"
RANDOM = "random"
SEARCH = "search"
WORDS = (HUMAN, RANDOM, SEARCH)
ALLOWED = "an agent is `human`, `random`, `search`, `search:ITERATIONS` or `module:Class`"

ITERATIONS = 200
"""How many games a searching agent imagines before it answers, if nobody says."""

LONGEST_THOUGHT = 2_000
"""After so many decisions an imagined game is given up and counts for nothing."""

MOST_CANDIDATES = 40
"""Of very many possible answers a searching agent considers a random handful."""


class UnknownAgent(Exception):
    """A word that names no agent; the message is for the one who typed it."""


class Agent(Protocol):
    """Answers decisions. A class of one's own needs this method, and may take a `seed` when it is made."""

    def answer(self, game: Game, decision: Decision) -> Sequence[int]:
        """The indexes of the options picked; `game` is a copy that may be played on and thrown away."""
        ...


def random_answer(decision: Decision, generator: Random) -> list[int]:
    """Any legal answer: first how many to pick, then which."""
    size = len(decision.options)
    many = decision.min if decision.min == decision.max else generator.randint(decision.min, decision.max)
    if many == 1:
        return [generator.randrange(size)]
    if decision.repeat:
        return [generator.randrange(size) for _ in range(many)]
    return generator.sample(range(size), many)


class RandomAgent:
    """Picks any legal answer. It looks at nothing but the decision, so it needs no copy of the game."""

    def __init__(self, seed: int | str) -> None:
        self._generator = Random(seed)

    def answer(self, game: Game, decision: Decision) -> list[int]:
        return self.pick(decision)

    def pick(self, decision: Decision) -> list[int]:
        return random_answer(decision, self._generator)


class SearchAgent:
    """Plays out every answer in imagined games that go on at random, and gives the one that won most often.

    Flat Monte-Carlo: the imagined games are shared out evenly among the answers, and in each of them all that the
    seat may not know is drawn anew. It neither builds a tree nor reasons about what the others believe.
    """

    def __init__(self, seed: int | str, iterations: int = ITERATIONS) -> None:
        self._generator = Random(seed)
        self._iterations = iterations

    def answer(self, game: Game, decision: Decision) -> list[int]:
        answers = self._candidates(decision)
        rounds = max(1, self._iterations // len(answers))
        worth = [0.0] * len(answers)
        for _ in range(rounds):
            seed = self._generator.getrandbits(32)  # the same surprise for every answer: a fairer comparison
            for number, candidate in enumerate(answers):
                worth[number] += self._imagine(game.determinize(decision.player, seed), decision.player, candidate)
        return answers[worth.index(max(worth))]

    def _candidates(self, decision: Decision) -> list[list[int]]:
        if (decision.min, decision.max) == (1, 1):
            single = [[index] for index in range(len(decision.options))]
            if len(single) <= MOST_CANDIDATES:
                return single
        drawn = [random_answer(decision, self._generator) for _ in range(MOST_CANDIDATES)]
        return [list(answer) for answer in dict.fromkeys(map(tuple, drawn))]

    def _imagine(self, game: Game, seat: int, answer: list[int]) -> float:
        """Whether the seat wins after this answer: 1, 0, or a share of a victory."""
        game.apply(answer)
        for _ in range(LONGEST_THOUGHT):
            decision = game.decision
            if decision is None:
                winners = game.result.winners if game.result else ()
                return 1 / len(winners) if seat in winners else 0.0
            game.apply(random_answer(decision, self._generator))
        return 0.0


@dataclass(frozen=True, slots=True)
class AgentChoice:
    """An AGENT word, understood. `make` builds the agent from a seed; there is none for a person."""

    word: str
    make: Callable[[str], Agent] | None

    @property
    def is_human(self) -> bool:
        return self.make is None


def read_agent(word: str) -> AgentChoice:
    """What an AGENT word means; raises UnknownAgent with a sentence if it means nothing."""
    name, colon, rest = word.partition(":")
    if word == HUMAN:
        return AgentChoice(word, None)
    if word == RANDOM:
        return AgentChoice(word, RandomAgent)
    if name == SEARCH:
        iterations = _iterations(word, rest) if colon else ITERATIONS
        return AgentChoice(word, lambda seed: SearchAgent(seed, iterations))
    if name in WORDS:
        raise UnknownAgent(f"`{name}` takes nothing behind a colon, but here is `{word}`")
    if not colon or not rest:
        hint = did_you_mean(name, WORDS, 0)
        raise UnknownAgent(f"there is no agent `{word}`; {hint or ALLOWED}")
    return AgentChoice(word, _own_class(name, rest))


def _iterations(word: str, text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text) > 0):
        raise UnknownAgent(f"`{word}`: behind `search:` stands a whole number from 1 on, such as `search:500`")
    return int(text)


def _own_class(module_name: str, class_name: str) -> Callable[[str], Agent]:
    module = _imported(module_name)
    known = [name for name, item in vars(module).items() if inspect.isclass(item) and hasattr(item, "answer")]
    found = getattr(module, class_name, None)
    if found is None:
        hint = did_you_mean(class_name, known)
        raise UnknownAgent(f"the Python module `{module_name}` has no `{class_name}`{f'; {hint}' if hint else ''}")
    if not inspect.isclass(found) or not callable(getattr(found, "answer", None)):
        raise UnknownAgent(
            f"`{module_name}:{class_name}` is no agent: it must be a class with a method `answer(game, decision)`"
        )
    seeded = "seed" in inspect.signature(found).parameters

    def make(seed: str) -> Agent:
        arguments = {"seed": seed} if seeded else {}
        return cast(Agent, found(**arguments))

    return make


def _imported(name: str) -> object:
    """A module by its name, which may lie in the current folder."""
    here = os.getcwd()
    if here not in sys.path:
        sys.path.insert(0, here)
    importlib.invalidate_caches()
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as fault:
        if fault.name is not None and (name == fault.name or name.startswith(f"{fault.name}.")):
            raise UnknownAgent(f"there is no agent `{name}` and no Python module of that name; {ALLOWED}") from None
        raise UnknownAgent(f"the Python module `{name}` cannot be used: {fault}") from None
    except Exception as fault:
        raise UnknownAgent(f"the Python module `{name}` cannot be used: {type(fault).__name__}: {fault}") from None

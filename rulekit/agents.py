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

from rulekit.search import Budget, SearchAgent, read_budget
from rulekit.suggest import did_you_mean

if TYPE_CHECKING:
    from rulekit.game import Decision, Game

HUMAN = "human"
RANDOM = "random"
SEARCH = "search"
WORDS = (HUMAN, RANDOM, SEARCH)
ALLOWED = "an agent is `human`, `random`, `search`, `search:500`, `search:2s` or `module:Class`"


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
        budget = _budget(word, rest) if colon else Budget()
        return AgentChoice(word, lambda seed: SearchAgent(seed, budget))
    if name in WORDS:
        raise UnknownAgent(f"`{name}` takes nothing behind a colon, but here is `{word}`")
    if not colon or not rest:
        hint = did_you_mean(name, WORDS, 0)
        raise UnknownAgent(f"there is no agent `{word}`; {hint or ALLOWED}")
    return AgentChoice(word, _own_class(name, rest))


def _budget(word: str, text: str) -> Budget:
    found = read_budget(text)
    if found is None:
        allowed = "a whole number from 1 on, such as `search:500`, or a time, such as `search:2s`"
        raise UnknownAgent(f"`{word}`: behind `search:` stands {allowed}")
    return found


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

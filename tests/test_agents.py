"""Agents: the words for them, and the answers they give."""

from __future__ import annotations

from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from rulekit.agents import RandomAgent, UnknownAgent, random_answer, read_agent
from rulekit.search import SearchAgent

OWN = """
class First:
    def answer(self, game, decision):
        return [0]

class Seeded(First):
    def __init__(self, seed):
        self.seed = seed

class NoAgent:
    pass

number = 3
"""


def decision(size: int, low: int, high: int, *, repeat: bool = False) -> Any:
    return SimpleNamespace(options=list(range(size)), min=low, max=high, repeat=repeat)


# ---------------------------------------------------------------- words


def test_the_words_there_are():
    assert read_agent("human").is_human
    assert not read_agent("random").is_human
    for word, made in (
        ("random", RandomAgent),
        ("search", SearchAgent),
        ("search:5", SearchAgent),
        ("search:.5s", SearchAgent),
    ):
        make = read_agent(word).make
        assert make is not None
        assert isinstance(make("1"), made)


@pytest.mark.parametrize(
    ("word", "sentence"),
    [
        ("radnom", "there is no agent `radnom`; did you mean `random`?"),
        ("zebra", "there is no agent `zebra`; an agent is `human`, `random`,"),
        ("", "an agent is `human`"),
        ("search:", "a whole number from 1 on"),
        ("search:0", "a whole number from 1 on"),
        ("search:many", "a whole number from 1 on"),
        ("search:-3", "a whole number from 1 on"),
        ("search:0s", "or a time, such as `search:2s`"),
        ("search:s", "or a time"),
        ("search:1e9s", "or a time"),
        ("search:2m", "or a time"),
        ("random:3", "`random` takes nothing behind a colon"),
        ("human:me", "`human` takes nothing behind a colon"),
        ("no_such_module:Class", "no Python module of that name"),
        ("no.such.module:Class", "no Python module of that name"),
        ("own_agents:Frist", "has no `Frist`; did you mean `First`?"),
        ("own_agents:NoAgent", "must be a class with a method `answer(game, decision)`"),
        ("own_agents:number", "must be a class with a method"),
        ("own_agents:", "there is no agent `own_agents:`"),
        ("broken_agents:First", "the Python module `broken_agents` cannot be used: ZeroDivisionError"),
        ("needy_agents:First", "the Python module `needy_agents` cannot be used: No module named 'not_installed'"),
    ],
)
def test_what_is_no_agent(folder_with_agents, word, sentence):
    with pytest.raises(UnknownAgent) as refused:
        read_agent(word)
    assert sentence in str(refused.value)


@pytest.fixture
def folder_with_agents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "own_agents.py").write_text(OWN)
    (tmp_path / "broken_agents.py").write_text("1 / 0\n")
    (tmp_path / "needy_agents.py").write_text("import not_installed\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(__import__("sys").modules, "own_agents", raising=False)
    return tmp_path


def test_a_class_of_ones_own_is_found_in_the_current_folder(folder_with_agents):
    for word in ("own_agents:First", "own_agents:Seeded"):
        make = read_agent(word).make
        assert make is not None
        agent: Any = make("7/1")
        assert agent.answer(None, None) == [0]
        assert getattr(agent, "seed", "7/1") == "7/1"


# ---------------------------------------------------------------- at random


@pytest.mark.parametrize(
    ("size", "low", "high", "repeat"),
    [(3, 1, 1, False), (5, 0, 5, False), (4, 2, 3, False), (4, 4, 4, False), (2, 7, 7, True), (1, 1, 1, False)],
)
def test_a_random_answer_is_legal_and_any_can_come(size, low, high, repeat):
    asked, generator = decision(size, low, high, repeat=repeat), Random(5)
    counts, seen = set(), set()
    for _ in range(300):
        answer = random_answer(asked, generator)
        assert low <= len(answer) <= high
        assert repeat or len(set(answer)) == len(answer)
        counts.add(len(answer))
        seen.update(answer)
    assert counts == set(range(low, high + 1))
    assert seen == set(range(size))


def test_the_same_seed_gives_the_same_answers():
    def answers(seed: str) -> list[list[int]]:
        agent = RandomAgent(seed)
        return [agent.pick(decision(9, 0, 4)) for _ in range(20)]

    assert answers("a") == answers("a")
    assert answers("a") != answers("b")

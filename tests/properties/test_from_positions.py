"""Games that begin where a part of a large game begins: each comes to its end, whatever is answered.

The position is that of the first scenario in each of the files that are about such a part, after its first answer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from rulekit.diagnostics import Diagnostics
from rulekit.interpreter import engine
from rulekit.interpreter.faults import Fault
from rulekit.interpreter.state import State
from rulekit.scenario.model import Answer, Scenario
from rulekit.scenario.read import read_scenarios
from rulekit.scenario.run import answer, begin
from tests.helpers.games import SHIPPED
from tests.properties.games import MOST, ruleset

GAMES = 200
"""For each position and number of players."""
LOOKED_AT = 5
"""In so many of them what must always hold is tested after every go (S-19), in the others at the end."""
PARTS = {"betrayal": "tests/haunt_[0-9][0-9].yaml"}
"""In these files of a game, each is about one part; its number ends their names."""
NUMBER = {"betrayal": "haunt_number"}
"""What says which part is played."""
FEW = 0.05
"""So many may be left where nobody who plays at random comes to an end. Which these are is told."""


def _positions() -> Iterator[tuple[str, Path, int]]:
    for name, pattern in PARTS.items():
        low, high = ruleset(name).players
        for file in sorted((SHIPPED / name).glob(pattern)):
            yield from ((name, file, players) for players in range(low, high + 1))


@cache
def _scenarios(name: str) -> list[Scenario]:
    return read_scenarios(SHIPPED / name, ruleset(name).model, Diagnostics())


def _first(name: str, file: str) -> Scenario:
    """The first scenario of a file: its position, and the answer with which the part begins."""
    return next(each for each in _scenarios(name) if Path(each.span.source.name).name == file)


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "file", "players"),
    [pytest.param(*each, id=f"{each[1].stem}-{each[2]}") for each in _positions()],
)
def test_games_from_there_end(
    name: str, file: Path, players: int, record_property: Callable[[str, object], None]
) -> None:
    first = _first(name, file.name)
    ends: Counter[str] = Counter()
    unfinished: list[int] = []
    faults: list[tuple[int, str]] = []
    columns = ruleset(name).program(players, first.given.options).layout.columns
    part = next(column.base for slot, column in columns.items() if slot.name == NUMBER[name])
    for seed in range(GAMES):
        game = begin(replace(first.given, players=players, seed=seed, chance=()), ruleset(name))
        opening = next(each for each in first.when if isinstance(each, Answer))
        answer(opening.seat, opening.keys, game)
        state = game.state
        assert state.c[part] == int(file.stem[-2:])
        try:
            if seed < LOOKED_AT:
                _play(state, seed)
            else:
                engine.play_out(state, seed, MOST)
        except Fault as fault:
            faults.append((seed, str(fault)))
            continue
        if state.result is None:
            unfinished.append(seed)
        else:
            ends[state.result[0]] += 1
    shares = ", ".join(f"{reason} {many / GAMES:.1%}" for reason, many in ends.most_common())
    record_property("figure", f"{file.stem} for {players}: {shares}, unfinished: {unfinished}")
    assert not faults
    assert len(unfinished) <= GAMES * FEW


def _play(state: State, seed: int) -> None:
    draw = engine.drawing(seed)
    for _ in range(MOST):
        if state.pending is None:
            return
        engine.answer(state, engine.random_picks(state, draw))

"""Games that begin where a part of a large game begins: each comes to its end, whatever is answered.

The position is that of the first scenario in each of the files that are about such a part.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from rulekit.diagnostics import Diagnostics
from rulekit.interpreter import engine
from rulekit.interpreter.faults import Fault
from rulekit.interpreter.state import State
from rulekit.scenario.read import read_scenarios
from rulekit.scenario.run import begin
from tests.helpers.games import SHIPPED
from tests.properties.games import MOST, ruleset

GAMES = 200
"""For each position and number of players."""
LOOKED_AT = 20
"""In so many of them what must always hold is tested after every go (S-19), in the others at the end."""
PARTS = {"betrayal": "tests/haunt_[0-9]*.yaml"}
"""In these files of a game, each is about one part."""


def _positions() -> Iterator[tuple[str, Path, int]]:
    for name, pattern in PARTS.items():
        low, high = ruleset(name).players
        for file in sorted((SHIPPED / name).glob(pattern)):
            yield from ((name, file, players) for players in range(low, high + 1))


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "file", "players"),
    [pytest.param(*each, id=f"{each[1].stem}-{each[2]}") for each in _positions()],
)
def test_games_from_there_end(
    name: str, file: Path, players: int, record_property: Callable[[str, object], None]
) -> None:
    found = Diagnostics()
    folder = SHIPPED / name
    scenarios = read_scenarios(folder, ruleset(name).model, found)
    first = next(each for each in scenarios if Path(each.span.source.name).name == file.name)
    ends: Counter[str] = Counter()
    unfinished: list[tuple[int, str]] = []
    for seed in range(GAMES):
        state = begin(replace(first.given, players=players, seed=seed), ruleset(name)).state
        try:
            if seed < LOOKED_AT:
                _play(state, seed)
            else:
                engine.play_out(state, seed, MOST)
        except Fault as fault:
            unfinished.append((seed, str(fault)))
            continue
        if state.result is None:
            unfinished.append((seed, "not over"))
        else:
            ends[state.result[0]] += 1
    shares = ", ".join(f"{reason} {many / GAMES:.1%}" for reason, many in ends.most_common())
    record_property("figure", f"{file.stem} for {players}: {shares}, unfinished: {unfinished}")
    assert not unfinished


def _play(state: State, seed: int) -> None:
    draw = engine.drawing(seed)
    for _ in range(MOST):
        if state.pending is None:
            return
        engine.answer(state, engine.random_picks(state, draw))

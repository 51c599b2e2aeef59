"""Games that begin where a part of a large game begins: each comes to its end, whatever is answered.

The position is that of the first scenario in each of the files that are about such a part.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from rulekit.diagnostics import Diagnostics
from rulekit.scenario.read import read_scenarios
from rulekit.sim import Plan, simulate
from tests.helpers.games import SHIPPED
from tests.properties.games import MOST, ruleset

GAMES = 200
"""For each position and number of players."""
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
    plan = Plan(str(folder), players, ("random",) * players, 1, most=MOST, start=first.name)
    records = list(simulate(plan, GAMES, ruleset=ruleset(name)))
    ends = Counter(record.reason or record.problem for record in records)
    shares = ", ".join(f"{reason} {many / GAMES:.0%}" for reason, many in ends.most_common())
    record_property("figure", f"{file.stem} for {players}: {shares}")
    assert [(record.seed, record.problem) for record in records if record.reason is None] == []

"""The example games are checked like any other."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulekit.api import check

GAMES = sorted(path.parent for path in (Path(__file__).parent.parent / "examples").glob("*/ruleset.yaml"))


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_an_example_has_no_finding(game: Path) -> None:
    assert check(game).diagnostics == []


def test_there_are_examples() -> None:
    assert GAMES

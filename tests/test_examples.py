"""The example games are checked like any other, and the example bot plays every game to its end."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from rulekit.api import check
from tests.helpers.games import GAMES as SHIPPED

BOT = Path(__file__).parent.parent / "examples" / "json_bot.py"
GAMES = sorted(path.parent for path in (Path(__file__).parent.parent / "examples").glob("*/ruleset.yaml"))


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_an_example_has_no_finding(game: Path) -> None:
    assert check(game).diagnostics == []


def test_there_are_examples() -> None:
    assert GAMES


# ---------------------------------------------------------------- a bot in another process


def bot(kept: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "RULEKIT_CACHE": str(kept)}
    return subprocess.run([sys.executable, str(BOT), *arguments], capture_output=True, text=True, check=False, env=env)


LARGE = {"betrayal": pytest.mark.long}


@pytest.mark.parametrize("game", [pytest.param(game, marks=LARGE.get(game, ())) for game in SHIPPED])
def test_the_bot_plays_every_game_to_its_end(game: str, kept: Path) -> None:
    """It plays all seats: whoever else played would be asked less."""
    ended = bot(kept, game, "--players", "3", "--seats", "human", "--seed", "3")
    assert (ended.returncode, ended.stderr) == (0, "")
    result = json.loads(ended.stdout.splitlines()[-1])
    assert result["reason"].startswith("end-")
    assert set(result["winners"]) <= {0, 1, 2}


def test_the_bot_needs_nothing_but_python() -> None:
    tree = ast.parse(BOT.read_text("utf-8"))
    names = [alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names]
    names += [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    assert {name.partition(".")[0] for name in names} <= sys.stdlib_module_names


def test_the_bot_says_how_it_is_used_and_what_is_wrong(kept: Path) -> None:
    assert "examples/json_bot.py complots" in bot(kept).stderr
    ended = bot(kept, "zebra")
    assert "there is no ruleset `zebra`" in ended.stderr
    assert "the game broke off, with exit code 2" in ended.stderr

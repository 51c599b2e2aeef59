"""`--replay` at a terminal: forward and back through a game, with the eyes of a seat or of everybody."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.small_ruleset import write_ruleset
from tests.helpers.terminal import Terminal, left_behind

PROMPT = "q: leave > "


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory, kept: Path) -> Path:
    """A folder with the game of two bots in `game.json`: five answers."""
    folder = tmp_path_factory.mktemp("played")
    write_ruleset(folder / "games")
    arguments = ("play", "pebbles", "--seats", "random", "--seed", "3", "--option", "heap=5", "--save", "game.json")
    with Terminal(*arguments, folder=folder, env=found(folder, kept)) as terminal:
        assert terminal.end() == 0
    return folder


def found(folder: Path, kept: Path) -> dict[str, str]:
    return {"RULEKIT_PATH": str(folder / "games"), "RULEKIT_CACHE": str(kept)}


@pytest.fixture
def replay(played: Path, kept: Path) -> Iterator[Terminal]:
    with Terminal("play", "--replay", "game.json", folder=played, env=found(played, kept)) as terminal:
        yield terminal


def test_forward_and_back(replay):
    first = replay.until(PROMPT)
    assert "Everything is shown." in first
    assert " Stones 5 · Pile 6 × Opal, 6 × Ruby\n" in first
    steps = [replay.ask("", PROMPT) for _ in range(2)]
    assert "Step 2 of" in steps[1]
    assert "Player 2: What do you do?" in steps[1]
    back = replay.ask("p", PROMPT)
    assert back.split("\x1b[2J")[-1].partition("> ")[0] == steps[0].split("\x1b[2J")[-1].partition("> ")[0]
    assert "This is the beginning." in replay.ask("p", PROMPT) + replay.ask("p", PROMPT)


def test_there_and_to_the_end(replay):
    replay.until(PROMPT)
    assert "Step 3 of" in replay.ask("3", PROMPT)
    assert "Step 1 of" in replay.ask("g 1", PROMPT)
    assert "That was the last answer." in replay.ask("99", PROMPT)
    last = ""
    while "That was the last answer." not in (shown := replay.ask("n", PROMPT)):
        last = shown
    assert "The game is over.\nNo stones are left.\nWon by: Player" in last


def test_with_the_eyes_of_a_seat(replay):
    everything = replay.until(PROMPT)
    assert "▒" not in everything
    mine = replay.ask("s 2", PROMPT)
    assert "With the eyes of Player 2." in mine
    assert "► Player 1        Taken 0  Gems ▒ ▒\n" in mine
    assert "Player 1: What do you do?" not in replay.ask("n", PROMPT), "what others chose is not known"
    assert "Player 1: What do you do?" in replay.ask("a", PROMPT)


def test_what_is_not_understood_is_explained_and_leaving_leaves_nothing(replay):
    replay.until(PROMPT)
    assert "Enter or n goes on, p goes back" in replay.ask("zebra", PROMPT)
    assert "Enter or n goes on, p goes back" in replay.ask("s 9", PROMPT)
    replay.type("q")
    assert replay.end() == 0
    assert "Gems" not in left_behind(replay.seen)

"""The line that says how far a bot has got: at a terminal, of long thoughts, and only where that tells nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rulekit import load
from rulekit.cli.pace import Pace
from rulekit.cli.screen import Screen
from rulekit.cli.thinking import SOON, Thinking
from rulekit.cli.words import Words
from rulekit.game import Game
from rulekit.match import Match
from tests.helpers.small_ruleset import write_ruleset
from tests.helpers.terminal import Terminal, text_of

BOT = """
import time

class Slow:
    progress = None

    def answer(self, game, decision):
        time.sleep(0.5)
        if self.progress is not None:
            self.progress("thinks", 0.4)
        return [0]
"""


@pytest.mark.parametrize(("more", "shown"), [((), True), (("--plain",), False), (("--json",), False)])
def test_a_line_at_a_terminal_that_goes_away(tmp_path: Path, kept: Path, more: tuple[str, ...], shown: bool) -> None:
    write_ruleset(tmp_path)
    (tmp_path / "slow_bots.py").write_text(BOT)
    bots = ["--seats", "slow_bots:Slow", "--option", "heap=1", "--players", "2"]
    with Terminal("play", "./pebbles", *bots, *more, folder=tmp_path, env={"RULEKIT_CACHE": str(kept)}) as terminal:
        assert terminal.end() == 0
    assert ("\r\x1b[KPlayer 1 thinks ... 40 %\r\x1b[K" in terminal.seen) is shown
    assert ("thinks" in text_of(terminal.seen)) is shown


class Heard(Screen):
    """A screen that notes what was said in passing."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def passing(self, text: str) -> None:
        self.lines.append(text)


class Bot:
    """Tells of its thought at these moments."""

    progress: Any = None

    def __init__(self, clock: list[float], moments: list[float]) -> None:
        self._clock, self._moments = clock, moments

    def answer(self, game: object, decision: object) -> list[int]:
        for moment in self._moments:
            self._clock[0] += moment
            self.progress("thinks", 0.5)
        return [0]


def _asked(folder: Path, language: str, moments: list[float]) -> tuple[list[str], Match]:
    game = load(write_ruleset(folder)).new(2, 1)
    clock = [0.0]
    screen = Heard()
    match = Match(game, [Bot(clock, moments), None], 1)
    Thinking(screen, Words(game.ruleset, language), lambda: clock[0]).ask(match)
    return screen.lines, match


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "Player 1 thinks ... 50 %"), ("it", "Giocatore 1 pensa ... 50 %"), ("fr", "Joueur 1 réfléchit ... 50 %")],
)
def test_the_same_is_said_once_and_then_cleared(tmp_path: Path, language: str, line: str) -> None:
    lines, match = _asked(tmp_path, language, [SOON * 2, SOON])
    assert [one.replace("⁨", "").replace("⁩", "") for one in lines] == [line, ""]
    assert match.agents[0].progress is None  # type: ignore[union-attr]


def test_of_a_short_thought_nothing_is_said(tmp_path: Path) -> None:
    assert _asked(tmp_path, "en", [SOON / 4, SOON / 4])[0] == []


SECRET = """\
id: small
language: 1
version: 0.1.0
players: 2
flow: {game: {do: "each p in players secretly chooses fist in 0..3"}}
"""


class Noting:
    """Notes whether anybody would hear of its thought."""

    progress: Any = None

    def __init__(self) -> None:
        self.heard: list[bool] = []

    def answer(self, game: object, decision: object) -> list[int]:
        self.heard.append(self.progress is not None)
        return [0]


@pytest.mark.parametrize("watched", [True, False])
def test_where_all_choose_at_once_nothing_is_said(tmp_path: Path, watched: bool) -> None:
    """It would tell who has a choice."""
    (tmp_path / "ruleset.yaml").write_text(SECRET)
    game: Game = load(tmp_path).new(2, 1)
    bot = Noting()
    thinking = Thinking(Heard(), Words(game.ruleset, "en"))
    Pace(watched, sleep=lambda seconds: None, thinking=thinking).take(Match(game, [bot, bot], 1))
    assert bot.heard == [False]

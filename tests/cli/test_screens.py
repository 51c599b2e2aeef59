"""Whole screens, as a player sees them, kept as text under `screens`: what changes there is to be looked at.

`pytest tests/cli/test_screens.py --renew-screens` writes them anew (with `-m long` those that take minutes).
"""

from __future__ import annotations

import difflib
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.cli.test_terminal import OVER, QUESTION, QUIT, play_on
from tests.helpers.games import GAMES
from tests.helpers.terminal import Terminal, text_of

FOLDER = Path(__file__).parent / "screens"
LANGUAGES = ("en", "it", "fr")
OTHERS = tuple(game for game in GAMES if game != "complots")


class Story(NamedTuple):
    """What is typed at the shell, and then line by line."""

    arguments: tuple[str, ...]
    typed: tuple[str, ...]


COMPLOTS = ("play", "complots", "--players", "3", "--seed", "1", "--lang")
WHY = {"en": "why not", "it": "perché no", "fr": "pourquoi pas"}
SPOKEN = {
    "en": ("assassination", "murder player 3", "income", "view", "log", "undo", "help"),
    "it": ("assassinio", "colpisci giocatore 3", "reddito", "tavolo", "diario", "annulla", "aiuto"),
    "fr": ("assassinat", "joueur 3", "revenu", "table", "journal", "annuler", "aide"),
}


def stories() -> dict[str, Story]:
    found: dict[str, Story] = {}
    for language in LANGUAGES:
        killing, murder, income, view, log, undo, help_ = SPOKEN[language]
        why = WHY[language]
        asks = (
            "?",
            "? 3",
            f"{why} {killing}",
            f"{why} {murder}",
            f"{why} zebra",
            "zebra",
            income,
            "?",
            view,
            log,
            undo,
        )
        found[f"start-{language}"] = Story(("play", "--lang", language), ("complots", "1", "", "4", "", "zebra"))
        found[f"choosing-{language}"] = Story((*COMPLOTS, language), (*asks, help_))
    return found


STORIES = stories()


PLAYED = [*(("complots", language) for language in LANGUAGES), *zip(OTHERS, LANGUAGES, strict=True)]
"""One game in all languages, the others in one each."""


def compare(name: str, shown: str, renew: bool) -> None:
    """Holds what is shown against what was kept; or keeps it."""
    file = FOLDER / f"{name}.txt"
    lines = [line.rstrip() for line in text_of(shown).splitlines()]
    text = "\n".join(lines).strip("\n") + "\n"
    if renew:
        FOLDER.mkdir(exist_ok=True)
        file.write_text(text, "utf-8")
        return
    assert file.is_file(), f"there is no screen {file.name}; keep one with --renew-screens"
    old = file.read_text("utf-8")
    difference = "\n".join(difflib.unified_diff(old.splitlines(), text.splitlines(), "kept", "now", lineterm=""))
    assert not difference, f"{file.name}: look at it, and keep it with --renew-screens\n{difference}"


@pytest.fixture
def env(tmp_path: Path, kept: Path) -> dict[str, str]:
    return {"RULEKIT_CACHE": str(kept), "RULEKIT_STATE": str(tmp_path / "state")}


@pytest.mark.parametrize("name", list(STORIES))
def test_screen(name, tmp_path, env, request):
    story = STORIES[name]
    with Terminal(*story.arguments, folder=tmp_path, env=env) as terminal:
        terminal.until(QUESTION)
        for line in story.typed:
            terminal.ask(line)
        compare(name, terminal.seen, request.config.getoption("--renew-screens"))


def test_screens_of_several_people(tmp_path, env, request):
    arguments = ("play", "gravediggers", "--players", "2", "--seats", "human", "--seed", "3", "--lang", "en")
    with Terminal(*arguments, folder=tmp_path, env=env) as terminal:
        terminal.until("press Enter. ")
        terminal.ask("")
        while "to somebody else. " not in terminal.ask("1", QUESTION, "to somebody else. "):
            pass
        terminal.ask("", "press Enter. ")
        terminal.ask("")
        compare("several-people", terminal.seen, request.config.getoption("--renew-screens"))


def test_no_screen_is_left_over():
    played = {f"{game}-{language}" for game, language in PLAYED}
    assert {file.stem for file in FOLDER.glob("*.txt")} == {*STORIES, "several-people", *played}


# ---------------------------------------------------------------- whole games


@pytest.mark.long
@pytest.mark.parametrize(("game", "language"), PLAYED)
def test_screens_of_a_game(game, language, tmp_path, env, request):
    """One of them whole, of the others twenty answers."""
    most = 400 if game == "complots" else 20
    arguments = ("play", game, "--players", "3", "--seed", "5", "--lang", language)
    with Terminal(*arguments, folder=tmp_path, env=env) as terminal:
        shown = play_on(terminal, language, most, 1)
        if OVER[language] not in shown:
            terminal.ask(QUIT[language], "--resume\n")
        terminal.end()
        seen = terminal.seen.replace(str(tmp_path), "…")
        compare(f"{game}-{language}", seen, request.config.getoption("--renew-screens"))

"""The real program in a terminal: beginning, a whole game, several people, being killed at any moment."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from rulekit import load
from rulekit.game import Game
from tests.helpers.games import GAMES
from tests.helpers.terminal import Terminal, left_behind

QUESTION = "\n> "


@pytest.fixture
def start(tmp_path: Path, kept: Path) -> Iterator[Callable[..., Terminal]]:
    """Starts the command in an empty folder, with a folder of unfinished games of its own."""
    running: list[Terminal] = []

    def start(*arguments: str, **variables: str) -> Terminal:
        env = {"RULEKIT_CACHE": str(kept), "RULEKIT_STATE": str(tmp_path / "state"), **variables}
        running.append(Terminal(*arguments, folder=tmp_path, env=env))
        return running[-1]

    yield start
    for terminal in running:
        terminal.close()


# ---------------------------------------------------------------- beginning


def test_one_key_and_a_game_is_on(start):
    terminal = start("play", LANG="it_IT.UTF-8")
    first = terminal.until(QUESTION)
    assert "\n  1  Gioco " in first
    assert "Invio comincia." in first
    assert "Giocatore 1 (tu)" in terminal.ask("")
    assert terminal.ask("esci", "--resume\n")
    assert terminal.end() == 4


def test_each_line_can_be_changed(start):
    terminal = start("play", LANG="en_US.UTF-8")
    terminal.until(QUESTION)
    assert '"zebra" is nothing here' in terminal.ask("zebra")
    assert "Complots" in terminal.ask("game", QUESTION)
    assert "Complots" in terminal.ask("complots")
    assert "  2  Players     5 (2 to 8)" in terminal.ask("2", "from 2 to 8? ") + terminal.ask("5")
    assert "Who sits where?" in terminal.ask("3", "that is all. ")
    assert "  2  a person here" in terminal.ask("2", "that is all. ")
    assert "  3  a person here" in terminal.ask("3", "that is all. ")
    assert "  3  a bot (at random)" in terminal.ask("3", "that is all. ")
    assert "2 a person here, 3 a bot (at random), 4 a bot (thinks ahead)" in terminal.ask("")
    assert "Fifth character: Ambassador" in terminal.ask("4")
    assert "  2  Inquisitor" in terminal.ask("1")
    assert "Fifth character: Inquisitor" in terminal.ask("inq")
    assert "  4  Options     Fifth character: Inquisitor" in terminal.ask("")
    assert "[ ] Allegiances" in terminal.ask("5")
    assert "Expansions  Allegiances" in terminal.ask("1")
    assert "  1  English\n  2  Italiano\n  3  Français" in terminal.ask("6")
    assert "  6  Langue      Français" in terminal.ask("3")
    assert "La question est maintenant pour Joueur 1." in terminal.ask("", "sur Entrée. ")
    assert "Joueur 5" in terminal.ask("")


def test_the_next_time_it_is_offered_as_it_was_chosen_and_the_game_to_go_on_with(start):
    terminal = start("play", "--lang", "en")
    terminal.until(QUESTION)
    terminal.ask("gravediggers")
    terminal.ask("")
    terminal.ask("1")
    terminal.kill()
    again = start("play", "--lang", "en")
    shown = again.until(QUESTION)
    assert "\nGravediggers\n" in shown
    number = re.search(r"\n  (\d)  Go on with  Gravediggers, 3 players, (?:one answer|\d+ answers), just now\n", shown)
    assert number is not None
    assert "Player 1 (you)" in again.ask(number[1])


def test_one_may_leave_before_it_begins(start):
    terminal = start("play")
    terminal.until(QUESTION)
    terminal.type("quit")
    assert terminal.end() == 0


# ---------------------------------------------------------------- a whole game


OVER = {"en": "The game is over.", "it": "La partita è finita.", "fr": "La partie est finie."}
QUIT = {"en": "quit", "it": "esci", "fr": "quitter"}


def answer(shown: str, generator: Random) -> str:
    """Any answer to the question that is shown last: a number, several, or part of a name."""
    question = shown.rpartition("\n\n")[2]
    options = re.findall(r"^ +(\d+)  (.*?)(?:  .*)?$", question, re.MULTILINE)
    if not options:  # numbers in a row, typed as they are
        return generator.choice(re.findall(r"\d+", question.splitlines()[2]))
    many = re.search(r"(?:Choose|Scegline|Choisissez-en) (?:at most |al massimo )?(\d+)", question)
    if many:
        return " ".join(number for number, _ in options[: int(many[1])])
    order = re.search(r"(?:All|Tutti e|Les) (\d+) ", question)
    if order:
        return " ".join(str(number + 1) for number in range(int(order[1])))
    number, name = generator.choice(options[:9])
    return name if generator.random() < 0.3 and len(name) > 3 else number


def play_on(terminal: Terminal, language: str, most: int, seed: int) -> str:
    """Answers until the game is over, or so many times; gives what was shown last."""
    generator = Random(seed)
    shown = terminal.until(QUESTION)
    for _ in range(most):
        terminal.type(answer(shown, generator))
        shown = terminal.until(QUESTION, OVER[language])
        if OVER[language] in shown:
            break
        while "\n\n" not in shown:  # what was typed is explained: a number will do
            shown = terminal.ask("1", QUESTION, OVER[language])
    return shown


def whole_game(start: Callable[..., Terminal], language: str) -> None:
    terminal = start("play", "complots", "--players", "3", "--seed", "5", "--lang", language)
    assert OVER[language] in play_on(terminal, language, 400, 1)
    assert terminal.end() == 0
    assert "Traceback" not in terminal.seen


def test_a_whole_game_by_a_person(start, tmp_path):
    whole_game(start, "it")
    assert [path.name for path in (tmp_path / "state").glob("*.json")] == [], "what is over is not kept"


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_game_in_other_languages(start, language):
    whole_game(start, language)


@pytest.mark.long
@pytest.mark.parametrize("language", list(OVER))
@pytest.mark.parametrize("game", GAMES)
def test_twenty_answers_by_a_person_and_then_bots(start, game, language):
    terminal = start("play", game, "--players", "3", "--seed", "4", "--lang", language)
    play_on(terminal, language, 20, 2)
    terminal.type(QUIT[language])
    assert terminal.end() in (0, 4)
    if "--resume" in terminal.seen:
        bots = start("play", "--resume", "--seats", "random")
        assert bots.end() == 0
        assert OVER[language] in bots.seen


# ---------------------------------------------------------------- several people


def test_nothing_secret_stays_in_the_terminal(start):
    terminal = start("play", "complots", "--players", "2", "--seats", "human", "--seed", "1", "--lang", "en")
    for _ in range(6):
        terminal.until("press Enter. ")
        terminal.ask("")
        terminal.type("1")
        terminal.until("to somebody else. ", QUESTION)
        terminal.type("")
    terminal.until("press Enter. ")
    terminal.type("quit")
    assert terminal.end() == 4
    assert "Duchess" in terminal.seen
    stays = left_behind(terminal.seen)
    assert "The game is not over." in stays
    for word in ("Duchess", "Captain", "Player", "Coins"):
        assert word not in stays


def test_without_a_screen_apart_what_was_shown_is_pushed_far_off(start):
    terminal = start("play", "complots", "--players", "2", "--seats", "human", "--seed", "1", "--plain")
    terminal.until("press Enter. ")
    terminal.ask("")
    terminal.ask("1", "to somebody else. ")
    pushed = terminal.ask("", "press Enter. ")
    assert "\x1b" not in terminal.seen
    assert pushed.count("\n") > 50


# ---------------------------------------------------------------- being killed


def survive(start: Callable[..., Terminal], folder: Path, kills: int, seed: int) -> None:
    """Kills the program again and again, somewhere while it answers; each time it goes on from what it kept.

    An answer counts as given once the next question stands on the screen.
    """
    generator = Random(seed)
    rules = load(Path(__file__).resolve().parents[2] / "rulesets" / "complots")
    terminal = start("play", "complots", "--players", "3", "--seed", "2", "--lang", "en")
    given = 0
    for number in range(kills):
        shown = terminal.until(QUESTION, OVER["en"])
        for _ in range(generator.randrange(3)):
            if OVER["en"] in shown:
                break
            shown = terminal.ask("1", QUESTION, OVER["en"])
        if OVER["en"] in shown:
            terminal = start("play", "complots", "--players", "3", "--seed", str(number), "--lang", "en")
            terminal.until(QUESTION)
            given = 0
        (file,) = (folder / "state").glob("*.json")
        before = len(json.loads(file.read_text())["answers"])
        assert before >= given, "an answer that was given is lost"
        terminal.type("1")
        if generator.random() < 0.8:  # while it answers; else while somebody thinks
            terminal.wait(generator.random() * 0.05)
        terminal.kill()
        files = list((folder / "state").glob("*.json"))
        if not files:  # it was the last answer of the game
            terminal = start("play", "complots", "--players", "3", "--seed", str(100 + number), "--lang", "en")
            given = 0
            continue
        game = Game.from_json(files[0].read_text(), ruleset=rules)
        assert len(game.answers) >= before
        given = len(game.answers)
        terminal = start("play", "--resume")
    terminal.until(QUESTION, OVER["en"])


def test_being_killed_loses_at_most_the_answer_being_typed(start, tmp_path):
    survive(start, tmp_path, 4, 1)


@pytest.mark.long
def test_being_killed_very_often(start, tmp_path):
    survive(start, tmp_path, 40, 2)

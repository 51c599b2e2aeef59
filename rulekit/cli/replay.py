"""`--replay` at a terminal: stepping forward and back through a saved game, with the table drawn."""

from __future__ import annotations

from rulekit.cli.exit_codes import ExitCode
from rulekit.cli.prompt import Spoken
from rulekit.cli.screen import InputEnded, Screen
from rulekit.cli.table import Names, show_table
from rulekit.cli.words import Words
from rulekit.game import Game

EVERYBODY = None
"""The eyes that see everything."""


class Replay:
    """A game that was played, at one of its steps: after so many answers, from the eyes of a seat or of everybody."""

    def __init__(self, game: Game, words: Words, screen: Screen) -> None:
        self._words, self._screen = words, screen
        ruleset = game.ruleset
        keys = [use.key for use in ruleset.messages]
        self._names = Names(words.labels.texts, words.interface, keys, has_texts=bool(ruleset.locales))
        self._answers = game.answers
        self._seats = game.answered_by()
        first = game.clone()
        first.undo(len(self._answers))
        self._games = [first]
        self._at = 0
        self._eyes: int | None = EVERYBODY
        self._spoken = Spoken.of(words.interface, words.first)

    def run(self) -> None:
        self._show()
        while True:
            typed = self._screen.read(self._prompt()).strip().casefold()
            command = self._spoken.command(typed) if typed else None
            if typed == "q" or (command is not None and command.name == "quit"):
                return
            if self._move(typed):
                self._show()

    def _prompt(self) -> str:
        return self._words.say("ui-replay-prompt", n=self._at, of=len(self._answers)) + " > "

    def _move(self, typed: str) -> bool:
        """Goes where it is wanted; says whether there is something new to show."""
        word, _, rest = typed.partition(" ")
        number = rest if rest.isascii() and rest.isdigit() else word if word.isascii() and word.isdigit() else ""
        if typed in ("", "n", "+"):
            return self._go(self._at + 1)
        if typed in ("p", "b", "-"):
            return self._go(self._at - 1)
        if number and (word in ("g", "go") or word == number):
            return self._go(int(number[:9]))
        if word in ("s", "seat") and number and 1 <= int(number[:9]) <= self._games[0].players:
            self._eyes = int(number) - 1
            return True
        if typed in ("a", "all"):
            self._eyes = EVERYBODY
            return True
        self._say("ui-replay-help")
        return False

    def _go(self, at: int) -> bool:
        if not 0 <= at <= len(self._answers):
            self._say("ui-replay-end" if at > 0 else "ui-replay-start")
            return False
        while len(self._games) <= at:
            following = self._games[-1].clone()
            following.apply(self._answers[len(self._games) - 1])
            self._games.append(following)
        self._at = at
        return True

    def _show(self) -> None:
        game = self._games[self._at]
        self._screen.hide()
        eyes = "ui-replay-all" if self._eyes is None else "ui-replay-eyes"
        player = "" if self._eyes is None else self._words.player(self._eyes)
        self._screen.aside(self._words.say(eyes, player=player))
        show_table(self._screen, game, self._eyes, self._names)
        self._screen.write()
        if self._at:
            self._show_answer(self._games[self._at - 1])
        before = len(self._games[self._at - 1].entries(self._eyes)) if self._at else 0
        for entry in game.entries(self._eyes, before):
            self._screen.write(f"  {entry.text(self._words.language)}")
        if game.decision is None and game.result is not None:
            self._screen.heading(self._words.say("ui-over"))
            self._screen.write(self._words.reason(game.result.reason))
            self._say("ui-won", players=self._words.players(list(game.result.winners)))

    def _show_answer(self, before: Game) -> None:
        """Who was asked what, and what they answered, as far as the eyes may know it."""
        decision = before.decision
        assert decision is not None
        seat = self._seats[self._at - 1]
        if self._eyes not in (EVERYBODY, seat):
            return
        labels = decision.labels(self._words.language)
        picked = ", ".join(labels[index] for index in self._answers[self._at - 1]) or self._words.say("ui-nothing")
        question = self._words.question(decision.text(self._words.language), decision.prompt)
        self._screen.heading(f"{self._words.player(seat)}: {question} {picked}")

    def _say(self, key: str, **args: str | int) -> None:
        self._screen.write(self._words.say(key, **args))


def run(game: Game, language: str, screen: Screen) -> ExitCode:
    """Shows a game at its beginning, and goes wherever the person at the keyboard wants."""
    words = Words(game.ruleset, language)
    screen.go_apart()
    try:
        Replay(game, words, screen).run()
    except (InputEnded, KeyboardInterrupt):
        pass
    finally:
        screen.come_back()
    return ExitCode.DONE

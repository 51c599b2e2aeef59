"""A game on the screen: the table as the player sees it, what is new, the question, the choices, what was typed."""

from __future__ import annotations

from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING

from rulekit.cli.prompt import COMMANDS, Answer, Command, Mistake, read_typed
from rulekit.cli.saves import SaveFault
from rulekit.cli.screen import Screen
from rulekit.cli.session import Leave, SaveFile
from rulekit.cli.table import Names, show_table
from rulekit.interpreter.faults import IllegalAnswer
from rulekit.locale.printed import faces, names
from rulekit.match import Match, News
from rulekit.suggest import nearest

if TYPE_CHECKING:
    from rulekit.game import Decision, Option


class TextFace:
    def __init__(self, match: Match, names: Names, language: str, screen: Screen, save_file: SaveFile) -> None:
        self._match = match
        self._game = match.game
        self._names = names
        self._language = language
        self._screen = screen
        self._save_file = save_file
        self._news = News(match.game)
        self._people = [seat for seat, agent in enumerate(match.agents) if agent is None]
        self._looking: int | None = None

    # ------------------------------------------------------------------------------ a question
    def ask(self, seat: int) -> list[int] | None:
        decision = self._game.decision
        assert decision is not None
        self._next_person(seat)
        labels = decision.labels(self._language)
        self._show_table(seat)
        self._show_news(seat)
        self._show_question(decision, labels)
        while True:
            typed = read_typed(self._screen.read(), decision, labels)
            match typed:
                case Answer():
                    return typed.indexes
                case Mistake():
                    self._say(typed.key, **typed.args)
                case Command(name="undo"):
                    if self._undo(seat):
                        return None
                case Command(name="save"):
                    self._save()
                case Command(name="log"):
                    self._show_log(seat)
                case Command(name="card"):
                    self._show_card(typed.about, seat)
                case Command(name="quit"):
                    raise Leave
                case Command():
                    self._show_help()

    def _next_person(self, seat: int) -> None:
        """Where several people share the screen, the next one sees it only when the one before has looked away."""
        if len(self._people) > 1 and seat != self._looking:
            self._screen.hide()
            self._screen.heading(self._names.say("ui-next-person", player=self._names.player(seat)))
            typed = self._screen.read(self._names.say("ui-press-enter") + " ")
            if typed.strip().lower() in ("quit", "/quit"):
                raise Leave
            if typed.strip():
                self._screen.keep(typed)
        self._looking = seat

    def _show_table(self, seat: int | None) -> None:
        self._screen.write()
        show_table(self._screen, self._game, seat, self._names)

    def _show_news(self, seat: int) -> None:
        unread = self._news.unread(seat)
        if unread:
            self._screen.write()
            self._screen.heading(self._names.say("ui-news"))
            for entry in unread:
                self._screen.write(f"  {entry.text(self._language)}")

    def _show_question(self, decision: Decision, labels: list[str]) -> None:
        self._screen.write()
        seat = decision.player
        turn = "ui-your-turn" if self._game.view(seat)["turn"] == seat else "ui-your-answer"
        self._screen.aside(self._names.say(turn, player=self._names.player(seat)))
        self._screen.heading(self._names.question(decision.text(self._language), decision.prompt))
        if decision.kind == "number":
            self._show_numbers(decision, labels)
        else:
            self._show_options(decision, labels)
        key, args = _how_to_pick(decision)
        self._say(key, **args)
        self._screen.aside(self._names.say("ui-commands"))

    def _show_options(self, decision: Decision, labels: list[str]) -> None:
        wide = len(str(len(labels)))
        for number, (option, label) in enumerate(zip(decision.options, labels, strict=True), 1):
            self._screen.write(f"  {number:>{wide}}  {_with_key(option, label)}")

    def _show_numbers(self, decision: Decision, labels: list[str]) -> None:
        """The numbers in a row, since each of them is typed as it is; below them what else can be answered."""
        options = list(zip(decision.options, labels, strict=True))
        row = "  ".join(label for option, label in options if option.key == f"n{label}")
        for line in wrap(row, self._screen.width - 2):
            self._screen.write(f"  {line}")
        for option, label in options:
            if option.key != f"n{label}":
                self._screen.write(f"  {_with_key(option, label)}")

    def refused(self, fault: IllegalAnswer) -> None:
        self._say("ui-refused")

    # ------------------------------------------------------------------------------ commands
    def _undo(self, seat: int) -> bool:
        if seat not in self._match.answered:
            self._say("ui-undo-nothing")
            return False
        if not self._match.take_back(seat):
            self._say("ui-undo-refused")
            return False
        self._news.forget_what_was_undone()
        self._say("ui-undone")
        return True

    def _save(self) -> None:
        try:
            self._say("ui-saved", path=str(self._save_file.save()))
        except SaveFault as fault:
            self.not_saved(str(fault))

    def _show_log(self, seat: int) -> None:
        lines = self._game.log(seat, self._language)
        for line in lines:
            self._screen.write(f"  {line}")
        if not lines:
            self._say("ui-log-empty")

    def _show_card(self, asked: str, seat: int) -> None:
        """What is printed on a card; what only one side may read is no card here."""
        state, words = self._game.state, self._game.ruleset.words(self._language)
        bundles = self._game.view(seat)["bundles"]
        if not asked:
            self._say("ui-card-which")
            return
        found = faces(state, words, asked, bundles)
        for face in found:
            self._screen.heading(face.name)
            for name, value in face.fields:
                self._say("ui-card-field", name=name, value=value)
            for line in face.text.splitlines():
                self._screen.write(f"  {line}")
        if not found:
            near = nearest(asked, names(state, words, bundles))
            key = "ui-card-unknown-near" if near else "ui-card-unknown"
            self._say(key, word=asked, near=near or "")

    def _show_help(self) -> None:
        self._screen.heading(self._names.say("ui-help-title"))
        wide = max(len(name) for name in COMMANDS)
        signs = {"1": "ui-help-number", "key": "ui-help-key", "[ ]": "ui-help-remembered"}
        for name in ("1", "key", *COMMANDS, "[ ]"):
            text = signs.get(name, f"ui-help-{name}")
            self._screen.write(f"  {name:<{wide}}  {self._names.say(text)}")

    # ------------------------------------------------------------------------------ what happens without a question
    def tell(self) -> None:
        """Onlookers read along; players are told before their next question."""
        if not self._people:
            for entry in self._news.unread(None):
                self._screen.write(entry.text(self._language))
            self._screen.flush()

    def ending(self) -> None:
        if self._people:
            for line in self._last_news():
                self._screen.write(f"  {line}")
        if len(self._people) == 1:
            self._show_table(self._people[0])
        self._screen.write()
        self._screen.heading(self._names.say("ui-over"))
        result = self._game.result
        assert result is not None
        self._screen.write(self._names.reason(result.reason))
        for seat, points in enumerate(result.scores or ()):
            title = result.titles[seat] if result.titles is not None else None
            name = self._names.player(seat)
            if title is None:
                self._say("ui-score", player=name, points=points)
            else:
                self._say("ui-score-title", player=name, points=points, title=self._names.say(f"title-{title}"))
        winners = ", ".join(self._names.player(seat) for seat in result.winners)
        if winners:
            self._say("ui-won", players=winners)
        else:
            self._say("ui-won-nobody")
        self._screen.flush()

    def _last_news(self) -> list[str]:
        """What all people at this screen may read; nobody hands it over any more."""
        told = [[entry.text(self._language) for entry in self._news.unread(seat)] for seat in self._people]
        return [line for line in told[0] if all(line in other for other in told[1:])]

    def broken_off(self, key: str, path: Path | None, problem: str | None) -> None:
        self._screen.write()
        self._say(key)
        if path is not None:
            self._say("ui-saved", path=str(path))
            self._say("ui-go-on", path=str(path))
        if problem is not None:
            self.not_saved(problem)
        self._screen.flush()

    def not_saved(self, problem: str) -> None:
        self._say("ui-not-saved", why=problem)

    def _say(self, key: str, **args: str | int) -> None:
        self._screen.write(self._names.say(key, **args))


def _with_key(option: Option, label: str) -> str:
    """A label, and the key behind it where that is another word."""
    return label if label.casefold() == option.key.casefold() else f"{label}  [{option.key}]"


def _how_to_pick(decision: Decision) -> tuple[str, dict[str, str | int]]:
    low, high = decision.min, decision.max
    if decision.kind == "number":
        return "ui-pick-number", {}
    if decision.kind == "order":
        return "ui-pick-order", {"n": low}
    if decision.repeat:
        return "ui-pick-shares", {"n": low}
    if low == high:
        return ("ui-pick-one", {}) if low == 1 else ("ui-pick-exactly", {"n": low})
    return ("ui-pick-range" if low else "ui-pick-range-none"), {"min": low, "max": high}

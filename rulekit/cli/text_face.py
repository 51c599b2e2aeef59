"""A game on the screen: the table as the player sees it, what is new, the question, the choices, what was typed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from rulekit.cli.explaining import Explainer
from rulekit.cli.handover import Handover
from rulekit.cli.prompt import COMMANDS, Answer, Command, Mistake, Question, Spoken, read_typed
from rulekit.cli.questions import how_to_pick, option_lines
from rulekit.cli.save_file import SaveFile
from rulekit.cli.saves import SaveFault
from rulekit.cli.screen import Screen
from rulekit.cli.session import Leave
from rulekit.cli.standing import WAYS, Standing
from rulekit.cli.table import Names, show_table
from rulekit.cli.words import Words
from rulekit.interpreter.faults import IllegalAnswer
from rulekit.match import Match, News, TakingBack
from rulekit.rulebook import Rulebook

if TYPE_CHECKING:
    from rulekit.game import Decision


class TextFace:
    def __init__(
        self, match: Match, names: Names, words: Words, screen: Screen, save_file: SaveFile, rulebook: Rulebook
    ) -> None:
        self._match = match
        self._game = match.game
        self._names = names
        self._words = words
        self._language = words.language
        self._screen = screen
        self._save_file = save_file
        self._news = News(match.game)
        self._people = [seat for seat, agent in enumerate(match.agents) if agent is None]
        self._spoken = Spoken.of(words.interface, words.first)
        self._explainer = Explainer(match.game, words, screen, rulebook)
        self._standing = Standing(match.game)
        self._handover = Handover(match.game, self._people, self._call)
        self._shown: dict[str, Any] = {}
        self._taken_back = False
        self._looking: int | None = None

    # ------------------------------------------------------------------------------ a question
    def ask(self, seat: int) -> list[int] | None:
        decision = self._game.decision
        assert decision is not None
        standing = self._standing.answer(decision)
        taken_back, self._taken_back = self._taken_back, False
        if standing is not None and len(self._people) == 1 and not taken_back:
            self._say("ui-standing-given", question=self._question(decision), answer=self._label(decision, standing))
            return [standing]
        self._begin()
        self._handover.to(decision)
        question = Question(decision, decision.labels(self._language), self._standing.ways(decision))
        self._show_what_is_new(seat)
        self._show_question(question, standing)
        while True:
            line = self._screen.read()
            if standing is not None and not line.strip():
                return [standing]
            typed = read_typed(line, question, self._spoken)
            match typed:
                case Answer():
                    return typed.indexes
                case Mistake():
                    self._say(typed.key, **typed.args)
                case Command(name="undo"):
                    if self._undo(seat):
                        return None
                case Command(name=way) if way in WAYS:
                    return self._standing.give(decision, way, self._question(decision))
                case Command(name="quit"):
                    raise Leave
                case Command():
                    self._do(typed, seat, question)

    def _do(self, command: Command, seat: int, question: Question) -> None:
        """A command that changes nothing in the game."""
        match command.name:
            case "explain" if command.about:
                self._explainer.name(command.about, seat, question)
            case "explain":
                self._explainer.question(question)
            case "why":
                self._explainer.why_not(command.about, seat, question)
            case "save":
                self._save(command.about)
            case "log":
                self._show_log(seat, command.about)
            case "view":
                self._show_table(seat)
                self._show_question(question, None)
            case "standing":
                self._show_standing(seat)
            case _:
                self._show_help()

    def _begin(self) -> None:
        """People who share a screen, and have secrets, have one of its own."""
        if len(self._people) > 1:
            self._screen.go_apart()

    def _call(self, seat: int, asked: bool) -> None:
        """Hands the screen to somebody. Nothing is shown before they press Enter; who is next sees nothing of it."""
        self._pass_on()
        self._begin()
        self._screen.hide()
        self._screen.heading(self._words.say("ui-next-person", player=self._words.player(seat)))
        typed = self._screen.read(self._words.say("ui-press-enter") + " ")
        command = self._spoken.command(typed.strip()) if typed.strip() else None
        if command is not None and command.name == "quit":
            raise Leave
        self._looking = seat
        if asked and typed.strip():
            self._screen.keep(typed)
        elif not asked:
            self._show_what_is_new(seat)
            self._screen.write()
            self._screen.read(self._words.say("ui-nothing-to-answer") + " ")

    def _pass_on(self) -> None:
        """Whoever gives the screen away sees before that what came of their answer."""
        if self._looking is not None:
            self._show_news(self._looking)
            if self._screen.talks:
                self._screen.write()
                self._screen.read(self._words.say("ui-pass-on") + " ")
        self._looking, self._shown = None, {}

    # ------------------------------------------------------------------------------ what is shown
    def _show_what_is_new(self, seat: int) -> None:
        """The table, if it looks other than before, and what has happened."""
        view = {key: value for key, value in self._game.view(seat).items() if key != "decision"}
        if view != self._shown:
            self._show_table(seat)
            self._shown = view
        self._show_news(seat)

    def _show_table(self, seat: int | None) -> None:
        self._screen.write()
        show_table(self._screen, self._game, seat, self._names)

    def _show_news(self, seat: int) -> None:
        unread = self._news.unread(seat)
        if unread:
            self._screen.write()
            self._screen.heading(self._words.say("ui-news"))
            for entry in unread:
                self._screen.write(f"  {entry.text(self._language)}")

    def _show_question(self, question: Question, standing: int | None) -> None:
        decision = question.decision
        self._screen.write()
        seat = decision.player
        turn = "ui-your-turn" if self._game.state.turn == seat else "ui-your-answer"
        self._screen.aside(self._words.say(turn, player=self._words.player(seat)))
        self._screen.heading(self._question(decision))
        keys = not self._screen.talks
        for line, aside in option_lines(self._game, question, self._words, self._screen.width, keys=keys):
            self._screen.write(line, aside)
        key, args = how_to_pick(decision)
        self._say(key, **args)
        if standing is not None:
            self._say("ui-standing-enter", answer=self._label(decision, standing))
        self._screen.aside(self._words.say("ui-commands"))

    def _question(self, decision: Decision) -> str:
        return self._words.question(decision.text(self._language), decision.prompt)

    def _label(self, decision: Decision, at: int) -> str:
        return decision.labels(self._language)[at]

    def refused(self, fault: IllegalAnswer) -> None:
        self._say("ui-refused")

    # ------------------------------------------------------------------------------ taking back
    def _undo(self, seat: int) -> bool:
        found = self._match.taking_back(seat)
        if found is None:
            self._say("ui-undo-nothing")
            return False
        others = [other for other in self._people if other != seat]
        if found.past and others and not self._all_agree(seat, others, found):
            return False
        self._match.undo(found.answers)
        self._news.forget_what_was_undone()
        self._shown, self._taken_back = {}, True
        self._say("ui-undone" if found.answers == 1 else "ui-undone-more", n=found.answers - 1)
        return True

    def _all_agree(self, seat: int, others: list[int], found: TakingBack) -> bool:
        """Asks everybody else at this screen; bots are never against it."""
        for word in found.past:
            self._say(f"ui-undo-past-{word}")
        if self._screen.talks:
            self._screen.read(self._words.say("ui-undo-ask-others") + " ")
        against = [other for other in others if not self._agrees(other, seat, found)]
        self._handover.call(seat, True)
        if against:
            self._say("ui-undo-refused", players=self._words.players(against))
        return not against

    def _agrees(self, other: int, seat: int, found: TakingBack) -> bool:
        self._handover.call(other, True)
        self._say("ui-undo-agree", player=self._words.player(seat), n=found.answers)
        while True:
            typed = self._screen.read().strip()
            for said, meaning in ((self._spoken.yes, True), (self._spoken.no, False)):
                if typed.casefold() in said:
                    return meaning
            self._say("ui-yes-or-no")

    # ------------------------------------------------------------------------------ commands
    def _save(self, name: str) -> None:
        try:
            self._say("ui-saved", path=str(self._save_file.save_copy(name)))
        except SaveFault as fault:
            self.not_saved(str(fault))

    def _show_log(self, seat: int, asked: str) -> None:
        lines = self._game.log(seat, self._language)
        if asked.isascii() and asked.isdigit():
            lines = lines[-int(asked[:9]) :] if int(asked[:9]) else []
        for line in lines:
            self._screen.write(f"  {line}")
        if not lines:
            self._say("ui-log-empty")

    def _show_standing(self, seat: int) -> None:
        """The standing answers of a seat; having been shown they are over, if the player wants it so."""
        given = self._standing.of(seat)
        if not given:
            self._say("ui-standing-none")
            return
        for one in given:
            self._screen.write(f"  {one.question} {self._words.say(f'ui-more-{one.way}')}")
        typed = self._screen.read(self._words.say("ui-standing-cancel") + " ")
        if typed.strip().casefold() in self._spoken.yes:
            self._standing.take_back(seat)
            self._say("ui-standing-over")

    def _show_help(self) -> None:
        self._screen.heading(self._words.say("ui-help-title"))
        rows = {"1": "ui-help-number", "1 3, 2-4": "ui-help-several", "abc": "ui-help-name"}
        rows |= {self._words.say(f"ui-word-{name}").split(",")[0]: f"ui-help-{name}" for name in COMMANDS}
        rows |= {"[ ]": "ui-help-remembered"}
        wide = max(map(len, rows))
        for word, key in rows.items():
            self._screen.paragraph(f"{word:<{wide}}  {self._words.say(key)}", hang=wide + 2)

    # ------------------------------------------------------------------------------ what happens without a question
    def tell(self) -> None:
        """Onlookers read along; players are told before their next question."""
        self._standing.watch()
        if self._people:
            self._handover.watch()
            return
        for entry in self._news.unread(None):
            self._screen.write(entry.text(self._language))
        self._screen.flush()

    def ending(self) -> None:
        self._screen.come_back()
        if self._people:
            for line in self._last_news():
                self._screen.write(f"  {line}")
        if len(self._people) == 1:
            self._show_table(self._people[0])
        self._screen.write()
        self._screen.heading(self._words.say("ui-over"))
        result = self._game.result
        assert result is not None
        self._screen.write(self._words.reason(result.reason))
        for seat, points in enumerate(result.scores or ()):
            title = result.titles[seat] if result.titles is not None else None
            name = self._words.player(seat)
            if title is None:
                self._say("ui-score", player=name, points=points)
            else:
                earned = self._words.labels.show(f"title-{title}")
                self._say("ui-score-title", player=name, points=points, title=earned)
        if result.winners:
            self._say("ui-won", players=self._words.players(list(result.winners)))
        else:
            self._say("ui-won-nobody")
        self._screen.flush()

    def _last_news(self) -> list[str]:
        """What all people at this screen may read; nobody hands it over any more."""
        told = [[entry.text(self._language) for entry in self._news.unread(seat)] for seat in self._people]
        return [line for line in told[0] if all(line in other for other in told[1:])]

    def broken_off(self, key: str, path: Path | None, problem: str | None) -> None:
        self._screen.come_back()
        self._screen.write()
        self._say(key)
        if path is not None:
            self._say("ui-saved", path=str(path))
            self._say("ui-go-on", path="" if self._save_file.is_kept else f" {path}")
        if problem is not None:
            self.not_saved(problem)
        self._screen.flush()

    def not_saved(self, problem: str) -> None:
        self._say("ui-not-saved", why=problem)

    def _say(self, key: str, **args: str | int) -> None:
        self._screen.write(self._words.say(key, **args))

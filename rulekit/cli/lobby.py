"""Before a game: one screen that shows what will be played. Enter begins; a number changes one line of it."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from contextlib import suppress

from rulekit.agents import HUMAN, RANDOM, SEARCH
from rulekit.cli import keeping
from rulekit.cli.game_options import read_options, usual_value, value_words
from rulekit.cli.languages import LANGUAGE_NAMES, choose_language
from rulekit.cli.matching import find
from rulekit.cli.plan import AGENTS, THINKING, Plan, remember, remembered
from rulekit.cli.prompt import Spoken
from rulekit.cli.refusals import WrongUsage
from rulekit.cli.screen import Screen
from rulekit.cli.seating import read_players
from rulekit.cli.shelf import about, expansions_of, shelf, size, title
from rulekit.cli.unfinished import choose, told
from rulekit.cli.words import Words
from rulekit.diagnostics import RulesetError
from rulekit.game import Ruleset
from rulekit.options import allowed


class Lobby:
    """Lets a person change a plan until they like it. `load` gives a ruleset by name, with expansions.

    `players`, `language`: where these were said beforehand.
    """

    def __init__(
        self,
        screen: Screen,
        load: Callable[[str, list[str]], Ruleset],
        players: int | None = None,
        language: str | None = None,
    ) -> None:
        self._screen, self._load = screen, load
        self._games = shelf()
        if not self._games:
            raise WrongUsage("no game is found; name the folder of one, or name the folder above it in RULEKIT_PATH")
        self._kept = keeping.unfinished()
        small_first = sorted(self._games, key=lambda name: size(self._games[name]))
        plans = [remembered(self._games), *(Plan(name) for name in small_first)]
        self._plan = self._first_that_loads([plan for plan in plans if plan is not None])
        self._plan.language = language or self._plan.language
        self._plan.players = players or self._plan.players
        self._fit()

    def _first_that_loads(self, plans: list[Plan]) -> Plan:
        """The first plan whose game can be played; if none can, the last one says why."""
        for plan in plans[:-1]:
            with suppress(RulesetError):
                self._load(plan.ruleset, plan.expansions)
                return plan
        return plans[-1]

    def run(self) -> Plan:
        """The plan that is begun; raises Left if the person goes."""
        while True:
            lines = self._lines()
            self._show(lines)
            typed = self._screen.read().strip()
            if not typed:
                remember(self._plan)
                return self._plan
            spoken = Spoken.of(self._words.interface, self._words.first)
            command = spoken.command(typed)
            if command is not None and command.name == "quit":
                raise Left
            change = self._chosen(typed, lines)
            if change is None:
                self._say("ui-start-wrong", word=typed, n=len(lines))
            else:
                change()
                if self._plan.resume is not None:
                    return self._plan

    # ------------------------------------------------------------------------------ the screen
    def _lines(self) -> list[tuple[str, str, Callable[[], None]]]:
        """For each line its name, what it says now, and how it is changed."""
        words, ruleset = self._words, self._ruleset
        low, high = ruleset.players
        lines: list[tuple[str, str, Callable[[], None]]] = [("ui-start-game", self._title(), self._change_game)]
        if low != high:
            range_ = words.say("ui-start-range", n=self._plan.players, min=low, max=high)
            lines.append(("ui-start-players", range_, self._change_players))
        lines.append(("ui-start-seats", self._seats(), self._change_seats))
        if ruleset.options:
            lines.append(("ui-start-options", self._options(), self._change_options))
        if expansions_of(self._folder):
            lines.append(("ui-start-expansions", self._expansions(), self._change_expansions))
        if len(ruleset.locales) > 1:
            lines.append(("ui-start-language", _language(self._words.language), self._change_language))
        if self._kept:
            lines.append(("ui-start-resume", told(self._kept[0], words.interface), self._resume))
        return lines

    def _show(self, lines: Sequence[tuple[str, str, Callable[[], None]]]) -> None:
        self._screen.write()
        self._screen.heading(self._title())
        sentence = about(self._folder, self._words.language)
        if sentence:
            self._screen.paragraph(sentence, hang=0)
        self._screen.write()
        names = [self._words.say(key) for key, _, _ in lines]
        wide = max(map(len, names))
        for number, (name, (_, value, _)) in enumerate(zip(names, lines, strict=True), 1):
            self._screen.paragraph(f"{number}  {name:<{wide}}  {value}", hang=wide + 5)
        self._screen.write()
        self._say("ui-start-how", n=len(lines))

    def _chosen(self, typed: str, lines: Sequence[tuple[str, str, Callable[[], None]]]) -> Callable[[], None] | None:
        """What is to be changed: by its number or its name; the name of a game means that game."""
        if typed.isascii() and typed.isdigit():
            return lines[int(typed[:9]) - 1][2] if 1 <= int(typed[:9]) <= len(lines) else None
        found = find(typed, [(self._words.say(key),) for key, _, _ in lines])
        if len(found) == 1:
            return lines[found[0]][2]
        games = list(self._games)
        named = find(typed, [(name, title(self._games[name])) for name in games])
        return (lambda: self._take_game(games[named[0]])) if len(named) == 1 else None

    # ------------------------------------------------------------------------------ what the lines say
    def _title(self) -> str:
        return title(self._folder)

    def _seats(self) -> str:
        parts = [f"{seat + 1} {self._agent(word)}" for seat, word in enumerate(self._plan.seats)]
        return ", ".join(parts)

    def _agent(self, word: str) -> str:
        name = word.partition(":")[0]
        alone = self._plan.seats.count(HUMAN) == 1
        key = {HUMAN: "ui-seat-you" if alone else "ui-seat-human", RANDOM: "ui-seat-random", SEARCH: "ui-seat-search"}
        return self._words.say(key[name]) if name in key else word

    def _options(self) -> str:
        """Those that differ from the usual, or that all is as usual."""
        changed = [self._option(name) for name in self._plan.options]
        return "; ".join(changed) or self._words.say("ui-start-usual")

    def _option(self, name: str) -> str:
        return self._words.say("ui-slot", name=self._option_name(name), value=self._value(name))

    def _option_name(self, name: str) -> str:
        key = f"option-{name}"
        return self._words.labels.show(key) if key in self._words.labels.texts else name.replace("_", " ")

    def _value(self, name: str) -> str:
        option = self._ruleset.options[name]
        return value_words(self._plan.options.get(name, usual_value(option)), option, self._words)

    def _expansions(self) -> str:
        chosen = [title(expansions_of(self._folder)[name]) for name in self._plan.expansions]
        return ", ".join(chosen) or self._words.say("ui-start-none")

    # ------------------------------------------------------------------------------ changing lines
    def _change_game(self) -> None:
        names = list(self._games)
        shown = [title(self._games[name]) for name in names]
        asides = [about(self._games[name], self._words.language) for name in names]
        at = self._pick("ui-ask-game", shown, names, asides)
        if at is not None:
            self._take_game(names[at])

    def _take_game(self, name: str) -> None:
        try:
            self._load(name, [])
        except RulesetError as fault:
            self._say("ui-start-broken", game=name, why=fault.diagnostics[0].message)
            return
        if name != self._plan.ruleset:
            self._plan = Plan(name, language=self._plan.language)
            self._fit()

    def _change_players(self) -> None:
        low, high = self._ruleset.players
        typed = self._screen.read(self._words.say("ui-ask-players", min=low, max=high) + " ").strip()
        if typed.isascii() and typed.isdigit() and low <= int(typed[:9]) <= high:
            self._plan.players = int(typed)
            self._fit()
        elif typed:
            self._say("ui-ask-number", min=low, max=high)

    def _change_seats(self) -> None:
        """A seat's number makes the next of the three sit there."""
        circle = AGENTS
        while True:
            self._screen.heading(self._words.say("ui-ask-seats"))
            for seat, word in enumerate(self._plan.seats):
                self._screen.write(f"  {seat + 1}  {self._agent(word)}")
            typed = self._screen.read(self._words.say("ui-ask-seat-number") + " ").strip()
            if not typed:
                return
            if typed.isascii() and typed.isdigit() and 1 <= int(typed[:9]) <= len(self._plan.seats):
                seat = int(typed) - 1
                now = circle.index(self._plan.seats[seat]) if self._plan.seats[seat] in circle else -1
                self._plan.seats[seat] = circle[(now + 1) % len(circle)]
            else:
                self._say("ui-ask-number", min=1, max=len(self._plan.seats))

    def _change_options(self) -> None:
        names = list(self._ruleset.options)
        while True:
            shown = [self._option(name) for name in names]
            at = self._pick("ui-ask-option", shown, names, [self._meaning(name) for name in names])
            if at is None:
                return
            self._change_option(names[at])

    def _meaning(self, name: str) -> str:
        key = f"option-{name}.text"
        return self._words.labels.show(key) if key in self._words.labels.texts else ""

    def _change_option(self, name: str) -> None:
        option = self._ruleset.options[name]
        values = allowed(self._ruleset.model, option, self._plan.players)
        if len(values) == 1 and ".." in values[0]:
            typed = self._screen.read(f"{self._option_name(name)} ({values[0]}): ").strip()
        elif values:
            shown = [value_words(value, option, self._words) for value in values]
            at = self._pick_from(self._option_name(name), shown, values, [])
            typed = "" if at is None else values[at]
        else:
            typed = self._screen.read(f"{self._option_name(name)}: ").strip()
        if not typed:
            return
        if not self._is_right(name, typed):
            self._say("ui-option-wrong", word=typed, values=", ".join(values))
            return
        self._plan.options[name] = typed
        if typed == usual_value(option):
            del self._plan.options[name]

    def _change_expansions(self) -> None:
        known = expansions_of(self._folder)
        shown = [f"[{'x' if name in self._plan.expansions else ' '}] {title(known[name])}" for name in known]
        asides = [about(known[name], self._words.language, f"expansion-{name}") for name in known]
        at = self._pick("ui-ask-expansion", shown, list(known), asides)
        if at is not None:
            name = list(known)[at]
            chosen = {*self._plan.expansions} ^ {name}
            self._plan.expansions = [one for one in known if one in chosen]
            self._plan.options = {}
            self._fit()

    def _change_language(self) -> None:
        languages = list(self._ruleset.locales)
        at = self._pick("ui-ask-language", [_language(one) for one in languages], languages, [])
        if at is not None:
            self._plan.language = languages[at]
            self._fit()

    def _resume(self) -> None:
        chosen = choose(self._kept, self._screen, self._words.interface)
        self._plan.resume = chosen.path if chosen is not None else None

    # ------------------------------------------------------------------------------ help
    def _fit(self) -> None:
        """Makes the plan fit its game: how many may play, who sits where, which language there is."""
        plan = self._plan
        self._folder = self._games[plan.ruleset]
        self._ruleset = self._load(plan.ruleset, plan.expansions)
        low, high = self._ruleset.players
        if not low <= plan.players <= high:
            plan.players = read_players(None, (low, high), 3)
        plan.seats = (plan.seats or [HUMAN])[: plan.players]
        plan.seats += [THINKING] * (plan.players - len(plan.seats))
        plan.options = {name: value for name, value in plan.options.items() if self._is_right(name, value)}
        known = list(self._ruleset.locales)
        asked = plan.language if plan.language in known else None
        self._words = Words(self._ruleset, choose_language(asked, known, os.environ))

    def _is_right(self, name: str, value: str) -> bool:
        try:
            return bool(read_options([f"{name}={value}"], self._ruleset, self._plan.players))
        except WrongUsage:
            return False

    def _pick(self, question: str, shown: Sequence[str], names: Sequence[str], asides: Sequence[str]) -> int | None:
        return self._pick_from(self._words.say(question), shown, names, asides)

    def _pick_from(self, heading: str, shown: Sequence[str], names: Sequence[str], asides: Sequence[str]) -> int | None:
        """By number or by name; None if nothing is typed."""
        self._screen.heading(heading)
        for number, text in enumerate(shown, 1):
            self._screen.write(f"  {number}  {text}")
            if asides and asides[number - 1]:
                self._screen.paragraph(asides[number - 1], "     ", 0, quiet=True)
        while True:
            typed = self._screen.read().strip()
            if not typed:
                return None
            if typed.isascii() and typed.isdigit() and 1 <= int(typed[:9]) <= len(names):
                return int(typed) - 1
            found = find(typed, list(zip(shown, names, strict=True)))
            if len(found) == 1:
                return found[0]
            self._say("ui-ask-number", min=1, max=len(names))

    def _say(self, key: str, **args: str | int) -> None:
        self._screen.write(self._words.say(key, **args))


class Left(Exception):
    """The person goes before a game has begun."""


def _language(code: str) -> str:
    return LANGUAGE_NAMES.get(code, code)

"""What is asked before a game: which one, in which language, how many players, against whom."""

from __future__ import annotations

from collections.abc import Sequence

from rulekit.agents import HUMAN, RANDOM, SEARCH
from rulekit.cli.screen import Screen
from rulekit.locale.texts import Texts
from rulekit.suggest import nearest

OTHERS = (RANDOM, SEARCH, HUMAN)

LANGUAGE_NAMES = {"en": "English", "it": "Italiano", "fr": "Français"}
"""Each by its own name; any other is shown by its code."""


class Menu:
    def __init__(self, screen: Screen, words: Texts) -> None:
        self._screen = screen
        self._words = words

    def game(self, names: Sequence[str], titles: Sequence[str]) -> str:
        return names[self._pick("ui-ask-game", titles, names)]

    def language(self, languages: Sequence[str]) -> str:
        shown = [LANGUAGE_NAMES.get(language, language) for language in languages]
        return languages[self._pick("ui-ask-language", shown, languages)]

    def players(self, low: int, high: int) -> int:
        self._screen.heading(self._words.show("ui-ask-players", {"min": low, "max": high}))
        while True:
            typed = self._screen.read().strip()
            if typed.isascii() and typed.isdigit() and low <= int(typed[:9]) <= high:
                return int(typed)
            self._screen.write(self._words.show("ui-ask-number", {"min": low, "max": high}))

    def others(self) -> str:
        shown = [self._words.show(f"ui-agent-{word}") for word in OTHERS]
        return OTHERS[self._pick("ui-ask-others", shown, OTHERS)]

    def _pick(self, question: str, shown: Sequence[str], names: Sequence[str]) -> int:
        """By number, or by name. One alone is not asked for."""
        if len(names) == 1:
            return 0
        self._screen.heading(self._words.show(question))
        for number, text in enumerate(shown, 1):
            self._screen.write(f"  {number}  {text}")
        while True:
            typed = self._screen.read().strip()
            if typed.isascii() and typed.isdigit() and 1 <= int(typed[:9]) <= len(names):
                return int(typed) - 1
            for options in (names, shown):
                lower = [option.casefold() for option in options]
                if typed.casefold() in lower:
                    return lower.index(typed.casefold())
            near = nearest(typed, names)
            if near:
                self._screen.write(self._words.show("ui-wrong-word-near", {"word": typed, "near": near}))
            else:
                self._screen.write(self._words.show("ui-ask-number", {"min": 1, "max": len(names)}))

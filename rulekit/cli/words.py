"""What is said to a player: rulekit's own sentences in the player's language, and names from the game's."""

from __future__ import annotations

from rulekit.game import Ruleset
from rulekit.locale.labels import Labels
from rulekit.locale.spoken import LANGUAGES, interface
from rulekit.locale.texts import Texts


class Words:
    """Rulekit's words and a ruleset's, in one language."""

    def __init__(self, ruleset: Ruleset, language: str) -> None:
        self.language = language
        self.interface: Texts = interface(language)
        self.first: Texts = interface(LANGUAGES[0])
        self.labels: Labels = ruleset.words(language)
        self._has_texts = bool(ruleset.locales)

    def say(self, key: str, **args: str | int) -> str:
        """One of rulekit's own texts."""
        return self.interface.show(key, args)

    def player(self, seat: int) -> str:
        return self.say("ui-player", seat=seat + 1)

    def players(self, seats: list[int]) -> str:
        return ", ".join(self.player(seat) for seat in seats)

    def question(self, text: str, prompt: str) -> str:
        """The question; a game without texts has only its key to say what is meant."""
        return text if self._has_texts else f"{text} ({prompt.removeprefix('ask-').replace('_', ' ')})"

    def reason(self, key: str) -> str:
        """Why the game is over, in the game's own words or, where all games may end so, in rulekit's."""
        whole = key if key.startswith("end-") else f"end-{key}"
        for texts in (self.labels.texts, self.interface):
            if whole in texts:
                return texts.show(whole)
        return whole.removeprefix("end-").replace("_", " ")

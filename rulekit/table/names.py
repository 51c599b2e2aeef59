"""The words for what a view names by id, from the game's own texts and rulekit's; long ones, and short ones."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rulekit.interpreter.keys import HIDDEN
from rulekit.locale.texts import Texts, field_word, is_printed

_SLOTS = ("zone", "counter", "track", "state")
_SENTENCES = ("ask", "say", "why", "end", "title", "option", "offer", "field", "area", "panel", "step", *_SLOTS)
_PLAYER = re.compile(r"player([1-9][0-9]*)")
_COPY = re.compile(r"(.+?)(-?[0-9]+)")


class Names:
    """The words for what a view names by id. A ruleset without texts is shown by its ids."""

    def __init__(self, texts: Texts, words: Texts, keys: Iterable[str], *, has_texts: bool) -> None:
        self._texts = texts
        self._words = words
        self._has_texts = has_texts
        self._members: dict[str, str] = {}
        for key in keys:
            sort, dash, name = key.partition("-")
            if dash and "." not in key and sort not in _SENTENCES and key in texts:
                self._members.setdefault(name, key)

    def say(self, key: str, **args: str | int) -> str:
        """One of rulekit's own texts."""
        return self._words.show(key, args)

    def player(self, seat: int, viewer: int | None = None) -> str:
        return self.say("ui-player-you" if seat == viewer else "ui-player", seat=seat + 1)

    # ------------------------------------------------------------------------------ slots, panels, steps, fields
    def slot(self, name: str) -> str | None:
        """The name of a zone, a counter, a track or a state; None for what the game has no word for."""
        return self._slot(name, "")

    def short_slot(self, name: str) -> str | None:
        """The short word for it; the long one where there is none."""
        return self._slot(name, ".short") or self._slot(name, "")

    def _slot(self, name: str, part: str) -> str | None:
        for sort in _SLOTS:
            if f"{sort}-{name}{part}" in self._texts:
                return self._texts.show(f"{sort}-{name}{part}")
        return None if self._has_texts or part else name.replace("_", " ")

    def panel(self, name: str) -> str:
        return self._own(f"panel-{name}", name)

    def step(self, name: str) -> str:
        return self._own(f"step-{name}", name)

    def kind(self, name: str) -> str:
        """The word for things of a kind that have no names of their own."""
        return self._own(f"kind-{name}", name)

    def field(self, name: str) -> str:
        return field_word(self._texts, name)

    def _own(self, key: str, name: str) -> str:
        return self._texts.show(key) if key in self._texts else name.replace("_", " ")

    # ------------------------------------------------------------------------------ members
    def has_word(self, name: str) -> bool:
        """Whether the game has a word for a member; one without texts has none, and shows ids."""
        return not self._has_texts or name in self._members

    def member(self, name: str, sorts: Sequence[str] = (), short: bool = False) -> str:
        """The name of a card, a thing or a name of a closed list, by its id; a copy's number follows it.

        `sorts`: the kinds or the closed list it belongs to, where that is known; two may have members of one name.
        """
        seat = _PLAYER.fullmatch(name)
        if seat:
            return self.player(int(seat[1]) - 1)
        key = self._key(name, sorts)
        if key is not None:
            return self._word(key, short)
        tile, _, area = name.rpartition("-")
        if self._key(tile, sorts) is not None and f"area-{area}" in self._texts:
            return f"{self.member(tile, sorts, short)}, {self._word(f'area-{area}', short)}"
        copy = _COPY.fullmatch(name)
        key = self._key(copy[1], sorts) if copy else None
        if copy and key is not None:
            return f"{self._word(key, short)} {copy[2].lstrip('-')}"
        if name == HIDDEN:
            return self.say("ui-hidden-card")
        if self._key(tile, sorts) is not None:  # an area without a word: one reads of the tile alone
            return self.member(tile, sorts, short)
        if copy and not self._has_texts:
            return f"{copy[1]} {copy[2].lstrip('-')}".replace("_", " ")
        return name.replace("_", " ")

    def _key(self, name: str, sorts: Sequence[str]) -> str | None:
        return next((key for sort in sorts if (key := f"{sort}-{name}") in self._texts), self._members.get(name))

    def _word(self, key: str, short: bool) -> str:
        return self._texts.show(f"{key}.short" if short and f"{key}.short" in self._texts else key)

    # ------------------------------------------------------------------------------ sentences
    def question(self, text: str, prompt: str) -> str:
        """The question; a game without texts has only its key to say what is meant."""
        return text if self._has_texts else f"{text} ({prompt.removeprefix('ask-').replace('_', ' ')})"

    def reason(self, key: str) -> str:
        """Why the game is over, in the game's own words or, where all games may end so, in rulekit's."""
        whole = key if key.startswith("end-") else f"end-{key}"
        for texts in (self._texts, self._words):
            if whole in texts:
                return texts.show(whole)
        return whole.removeprefix("end-").replace("_", " ")

    # ------------------------------------------------------------------------------ values
    def held(self, value: Any, note: Mapping[str, Any]) -> str:
        """What a slot holds, in words; the note of a view says what the value does not tell."""
        if note.get("unseen"):
            return self.say("ui-unseen")
        value = note.get("number", value)
        return self._several(value, note) if isinstance(value, list) else self.value(value)

    def value(self, value: Any, sorts: Sequence[str] = (), short: bool = False) -> str:
        """A value in words."""
        match value:
            case None:
                return self.say("ui-none")
            case bool():
                return self.say("answer-yes" if value else "answer-no")
            case int():
                return str(value)
            case str():
                return self.member(value, sorts, short)
            case Mapping():
                parts = [f"{self.member(str(key))} {self.value(item)}" for key, item in value.items()]
                return ", ".join(parts) or self.say("ui-nothing")
            case _:
                return ", ".join(self.value(item, sorts, short) for item in value) or self.say("ui-nothing")

    def _several(self, items: Iterable[Any], note: Mapping[str, Any]) -> str:
        """In a row each in its place; else equal things are counted, and what may not be known comes last."""
        remembered = note.get("remembered", ())
        shown = [None if item is None else self.value(item) for item in items]
        shown = [
            self.say("ui-remembered", name=name) if name is not None and place in remembered else name
            for place, name in enumerate(shown)
        ]
        backs = self.backs(note, len(shown))
        parts = self._in_order(shown, backs) if note.get("row") else self._counted(shown, backs)
        return ", ".join(parts) or self.say("ui-nothing")

    def _in_order(self, shown: Iterable[str | None], backs: Iterable[str]) -> list[str]:
        here = self.say("ui-hidden-here")
        return [self._hidden(here, back) if name is None else name for name, back in zip(shown, backs, strict=True)]

    def _counted(self, shown: Sequence[str | None], backs: Iterable[str]) -> list[str]:
        known = Counter(name for name in shown if name is not None)
        unknown = Counter(back for name, back in zip(shown, backs, strict=True) if name is None)
        parts = [f"{many} × {name}" if many > 1 else name for name, many in known.items()]
        return parts + [self._hidden(self.say("ui-hidden", n=many), back) for back, many in unknown.items()]

    # ------------------------------------------------------------------------------ printed backs
    def backs(self, note: Mapping[str, Any], places: int) -> list[str]:
        """What is to be read on the back at each place; of a pile, for all of it, what is to be read on its top."""
        if "back" in note:
            back = self._back(note["back"])
            return [self.say("ui-on-top", back=back) if back else ""] * places
        return [self._back(back or {}) for back in note.get("backs", [None] * places)]

    def _back(self, printed: Mapping[str, Any]) -> str:
        fields = {self.field(name): self.value(value) for name, value in printed.items() if is_printed(value)}
        return ", ".join(self.say("ui-slot", name=name, value=value) for name, value in fields.items())

    def _hidden(self, words: str, back: str) -> str:
        return self.say("ui-apart", name=words, by=back) if back else words

"""The table as a seat sees it, as lines of text: a view in, names from the game's own texts, nothing else looked at."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rulekit.locale.texts import Texts, field_word, is_printed

WIDTH = 100
_SLOTS = ("zone", "counter", "track", "state")
_SENTENCES = ("ask", "say", "why", "end", "title", "option", "offer", "field", "area", *_SLOTS)
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

    def slot(self, name: str) -> str | None:
        """The name of a zone, a counter, a track or a state; None for what the game has no word for."""
        for sort in _SLOTS:
            if f"{sort}-{name}" in self._texts:
                return self._texts.show(f"{sort}-{name}")
        return None if self._has_texts else name.replace("_", " ")

    def has_word(self, name: str) -> bool:
        """Whether the game has a word for a member; one without texts has none, and shows ids."""
        return not self._has_texts or name in self._members

    def member(self, name: str) -> str:
        """The name of a card, a thing or a name of a closed list, by its id; a copy's number follows it."""
        seat = _PLAYER.fullmatch(name)
        if seat:
            return self.player(int(seat[1]) - 1)
        if name in self._members:
            return self._texts.show(self._members[name])
        tile, _, area = name.rpartition("-")
        if tile in self._members and f"area-{area}" in self._texts:
            return f"{self.member(tile)}, {self._texts.show(f'area-{area}')}"
        copy = _COPY.fullmatch(name)
        if copy and copy[1] in self._members:
            return f"{self._texts.show(self._members[copy[1]])} {copy[2].lstrip('-')}"
        return name.replace("_", " ")

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

    def held(self, value: Any, note: Mapping[str, Any]) -> str:
        """What a slot holds, in words; the note of a view says what the value does not tell."""
        if note.get("unseen"):
            return self.say("ui-unseen")
        value = note.get("number", value)
        return self._several(value, note) if isinstance(value, list) else self.value(value)

    def value(self, value: Any) -> str:
        """A value in words."""
        match value:
            case None:
                return self.say("ui-none")
            case bool():
                return self.say("answer-yes" if value else "answer-no")
            case int():
                return str(value)
            case str():
                return self.member(value)
            case Mapping():
                parts = [f"{self.member(str(key))} {self.value(item)}" for key, item in value.items()]
                return ", ".join(parts) or self.say("ui-nothing")
            case _:
                return self._several(value, {})

    def _several(self, items: Iterable[Any], note: Mapping[str, Any]) -> str:
        """In a row each in its place; else equal things are counted, and what may not be known comes last."""
        remembered = note.get("remembered", ())
        shown = [None if item is None else self.value(item) for item in items]
        shown = [
            self.say("ui-remembered", name=name) if name is not None and place in remembered else name
            for place, name in enumerate(shown)
        ]
        backs = self._backs(note, len(shown))
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
    def _backs(self, note: Mapping[str, Any], places: int) -> list[str]:
        """What is to be read on the back at each place; of a pile, for all of it, what is to be read on its top."""
        if "back" in note:
            back = self._back(note["back"])
            return [self.say("ui-on-top", back=back) if back else ""] * places
        return [self._back(back or {}) for back in note.get("backs", [None] * places)]

    def _back(self, printed: Mapping[str, Any]) -> str:
        fields = {
            field_word(self._texts, name): self.value(value) for name, value in printed.items() if is_printed(value)
        }
        return ", ".join(self.say("ui-slot", name=name, value=value) for name, value in fields.items())

    def _hidden(self, words: str, back: str) -> str:
        return self.say("ui-apart", name=words, by=back) if back else words


def table_lines(view: Mapping[str, Any], names: Names, width: int = WIDTH) -> list[str]:
    """The whole table: what lies in the middle, then each seat, then things that have something of their own."""
    lines: list[str] = []
    notes = view["notes"]
    middle = _slots(view["table"], notes["table"], names)
    if middle:
        lines += _part(names.say("ui-table"), middle, width)
    for seat, slots in enumerate(view["seats"]):
        mark = "*" if seat == view["turn"] else " "
        shown = _slots(slots, notes["seats"][seat], names)
        lines += _part(f"{mark} {names.player(seat, view['seat'])}", shown, width)
    things = {
        names.member(key): _slots(slots, notes["things"].get(key, {}), names, empty=False)
        for key, slots in view["things"].items()
    }
    for title, slots in things.items():
        if slots:
            lines += _part(title, slots, width)
    bundles = [names.member(name) for name in view["bundles"] if names.has_word(name)]
    if bundles:
        lines.append(names.say("ui-slot", name=names.say("ui-bundles"), value=", ".join(bundles)))
    return lines


def _slots(
    slots: Mapping[str, Any], notes: Mapping[str, Mapping[str, Any]], names: Names, *, empty: bool = True
) -> list[str]:
    shown = []
    for name, value in slots.items():
        title = names.slot(name)
        if title is not None and (empty or value not in (None, 0, False, [], {})):
            shown.append(names.say("ui-slot", name=title, value=names.held(value, notes.get(name, {}))))
    return shown


def _part(title: str, slots: list[str], width: int) -> list[str]:
    """On one line if it fits, else one slot on a line."""
    line = f"{title}  {' | '.join(slots)}".rstrip()
    return [line] if len(line) <= width else [title, *(f"    {slot}" for slot in slots)]

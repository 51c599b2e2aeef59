"""What a player typed at a question: an answer, a command, or a mistake that is said in one sentence.

Options count from 1 on the screen; where numbers are to choose from, a number means itself. A word means the option
with that key or that name; if there is none, a command. A slash before it always means the command: `/save`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rulekit.suggest import nearest

if TYPE_CHECKING:
    from rulekit.game import Decision

COMMANDS = ("undo", "save", "log", "card", "help", "quit")
NONE = "0"


@dataclass(frozen=True, slots=True)
class Answer:
    indexes: list[int]


@dataclass(frozen=True, slots=True)
class Command:
    """`about`: what stands behind the word, as in `card moon`."""

    name: str
    about: str = ""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A message key of the interface, and what to fill in."""

    key: str
    args: dict[str, str | int] = field(default_factory=dict)


Typed = Answer | Command | Mistake


def read_typed(line: str, decision: Decision, labels: Sequence[str]) -> Typed:
    """`labels` are the names of the options as they stand on the screen."""
    text = line.strip()
    if text.startswith("/"):
        return _command(text[1:]) or _unknown(text, [f"/{word}" for word in COMMANDS])
    whole = _named(text, decision, labels)
    if whole is not None:
        return _counted([whole], [text], decision)
    words = text.replace(",", " ").split()
    if not words:
        return _nothing(decision)
    command = _command(text) if _named(words[0], decision, labels) is None else None
    if command is not None:
        return command
    if words == [NONE] and decision.min == 0:
        return Answer([])
    picked: list[int] = []
    for word in words:
        found = _one(word, decision, labels)
        if isinstance(found, Mistake):
            return found
        picked.append(found)
    return _counted(picked, words, decision)


def _command(text: str) -> Command | None:
    """A command, with what it is about where it is about something."""
    name, _, about = text.strip().partition(" ")
    known = name.lower() in COMMANDS and (not about or name.lower() == "card")
    return Command(name.lower(), about.strip()) if known else None


def _nothing(decision: Decision) -> Mistake:
    if decision.kind == "number":
        return Mistake("ui-wrong-empty-number")
    return Mistake("ui-wrong-empty", {"n": len(decision.options)})


def _unknown(word: str, known: Sequence[str]) -> Mistake:
    near = nearest(word, known)
    if near:
        return Mistake("ui-wrong-word-near", {"word": word, "near": near})
    return Mistake("ui-wrong-word", {"word": word})


def _named(text: str, decision: Decision, labels: Sequence[str]) -> int | None:
    """The option with this key, or else with this name."""
    for index, option in enumerate(decision.options):
        if option.key == text:
            return index
    matching = [index for index, label in enumerate(labels) if label.casefold() == text.casefold()]
    return matching[0] if len(matching) == 1 and not _is_number(text) else None


def _one(word: str, decision: Decision, labels: Sequence[str]) -> int | Mistake:
    if _is_number(word) and decision.kind == "number":
        value = str(int(word[:10]))
        return labels.index(value) if value in labels else Mistake("ui-wrong-value", {"word": word})
    if _is_number(word):
        if len(word) < 10 and 1 <= int(word) <= len(decision.options):
            return int(word) - 1
        return Mistake("ui-wrong-number", {"word": word, "n": len(decision.options)})
    found = _named(word, decision, labels)
    if found is not None:
        return found
    return _unknown(word, [*(option.key for option in decision.options), *COMMANDS])


def _is_number(word: str) -> bool:
    digits = word.removeprefix("-")
    return digits.isascii() and digits.isdigit()


def _counted(picked: list[int], words: Sequence[str], decision: Decision) -> Answer | Mistake:
    """Whether it is the right number of picks, and no option twice where that is not allowed."""
    low, high, given = decision.min, decision.max, len(picked)
    if not low <= given <= high:
        if low != high:
            return Mistake("ui-wrong-range", {"min": low, "max": high, "given": given})
        return Mistake("ui-wrong-one") if low == 1 else Mistake("ui-wrong-exactly", {"n": low, "given": given})
    if not decision.repeat:
        for place, index in enumerate(picked):
            if index in picked[:place]:
                return Mistake("ui-wrong-twice", {"word": words[place]})
    return Answer(picked)

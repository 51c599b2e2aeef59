"""What a player typed at a question: an answer, a command, or a mistake that is said in one sentence.

Options count from 1 on the screen; where numbers are to choose from, a number means itself. Several may be typed at
once, also as a range: `1 3`, `2-4`. A word means the option with that key or that name; if there is none, a command;
if there is none either, the option of whose name it is a part. A slash before it always means the command: `/save`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rulekit.cli.matching import find, simple
from rulekit.suggest import nearest

if TYPE_CHECKING:
    from rulekit.game import Decision
    from rulekit.locale.texts import Texts

COMMANDS = ("explain", "why", "log", "view", "undo", "standing", "save", "help", "quit")
"""What can be typed besides answers, in the order of the help."""

TAKE_MORE = frozenset({"explain", "why", "log", "save"})
"""Commands behind which more may be typed."""

NONE = "0"
_RANGE = re.compile(r"(\d{1,9})\s*(?:-|–|\.\.)\s*(\d{1,9})")
_LISTED = 6
"""So many names are listed of those that may be meant."""


@dataclass(frozen=True, slots=True)
class Answer:
    indexes: list[int]


@dataclass(frozen=True, slots=True)
class Command:
    """`about`: what stands behind the word, as in `? moon`."""

    name: str
    about: str = ""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A message key of the interface, and what to fill in."""

    key: str
    args: dict[str, str | int] = field(default_factory=dict)


Typed = Answer | Command | Mistake


@dataclass(frozen=True, slots=True)
class Spoken:
    """What a player's language has for the commands, and for yes and no: each has its English words as well."""

    commands: Mapping[str, tuple[str, ...]]
    yes: tuple[str, ...]
    no: tuple[str, ...]

    @staticmethod
    def of(*languages: Texts) -> Spoken:
        def said(key: str) -> tuple[str, ...]:
            words = [word.strip() for texts in languages for word in texts.show(key).split(",")]
            return tuple(dict.fromkeys(simple(word) for word in words))

        return Spoken({name: said(f"ui-word-{name}") for name in COMMANDS}, said("ui-word-yes"), said("ui-word-no"))

    def command(self, text: str) -> Command | None:
        """A command, with what it is about where it is about something."""
        if text.startswith("?"):
            return Command("explain", text[1:].strip())
        words = text.split()
        for size in (2, 1):
            head, about = simple(" ".join(words[:size])), " ".join(words[size:])
            for name, said in self.commands.items():
                if len(words) >= size and head in said and (not about or name in TAKE_MORE):
                    return Command(name, about)
        return None

    def words(self) -> list[str]:
        """One word for each command: as the help has it."""
        return [said[0] for said in self.commands.values()]


@dataclass(frozen=True, slots=True)
class Question:
    """A decision as it stands on the screen: the names of its options, and commands that are offered like options."""

    decision: Decision
    labels: Sequence[str]
    more: Sequence[str] = ()
    """These follow the options, and their numbers go on from them."""


def read_typed(line: str, question: Question, spoken: Spoken) -> Typed:
    decision, text = question.decision, line.strip()
    if text.startswith("/"):
        return spoken.command(text[1:]) or _unknown(text, [f"/{word}" for word in spoken.words()])
    if not text:
        return _nothing(question)
    whole = _named(text, question, spoken)
    if whole is not None:
        return _counted([whole], [text], decision)
    command = _numbered_command(text, question)
    if command is None and _named(text.split()[0], question, spoken) is None:
        command = spoken.command(text)
    if command is not None:
        return command
    if text == NONE and decision.min == 0 and decision.kind != "number":
        return Answer([])
    return _picks(text, question, spoken)


def _picks(text: str, question: Question, spoken: Spoken) -> Answer | Mistake:
    """One option after the other: what commas divide may be part of a name; what blanks divide is a word each."""
    picked: list[int] = []
    words: list[str] = []
    for piece in (part.strip() for part in text.split(",")):
        found = _one(piece, question, spoken) if piece else []
        pieces = [piece]
        if isinstance(found, Mistake) and len(piece.split()) > 1:
            apart = [_one(word, question, spoken) for word in piece.split()]
            wrong = [one for one in apart if isinstance(one, Mistake)]
            if wrong:
                return found if len(wrong) == len(apart) else wrong[0]
            found, pieces = [index for one in apart if not isinstance(one, Mistake) for index in one], piece.split()
        if isinstance(found, Mistake):
            return found
        picked += found
        words += pieces if len(pieces) == len(found) else [str(index + 1) for index in found]
    return _counted(picked, words, question.decision) if picked else _nothing(question)


def _one(word: str, question: Question, spoken: Spoken) -> list[int] | Mistake:
    """What one word means: a number, a range, or a name; several options only if it is a range."""
    decision, labels = question.decision, question.labels
    if _is_number(word) and decision.kind == "number":
        value = str(int(word[:10]))
        return [labels.index(value)] if value in labels else Mistake("ui-wrong-value", {"word": word})
    if _is_number(word):
        if len(word) < 10 and 1 <= int(word) <= len(decision.options):
            return [int(word) - 1]
        return Mistake("ui-wrong-number", {"word": word, "n": len(decision.options) + len(question.more)})
    ends = _RANGE.fullmatch(word) if decision.kind != "number" else None
    if ends is not None:
        first, last = int(ends[1]), int(ends[2])
        if 1 <= first <= last <= len(decision.options):
            return list(range(first - 1, last))
        return Mistake("ui-wrong-number", {"word": word, "n": len(decision.options)})
    named = _named(word, question, spoken)
    return [named] if named is not None else _part_of_a_name(word, question, spoken)


def _part_of_a_name(word: str, question: Question, spoken: Spoken) -> list[int] | Mistake:
    options, labels = question.decision.options, question.labels
    found = find(word, [(label, option.key) for label, option in zip(labels, options, strict=True)])
    if len(found) == 1:
        return found
    if found:
        listed = "; ".join(labels[at] for at in found[:_LISTED]) + (" …" if len(found) > _LISTED else "")
        return Mistake("ui-wrong-several", {"word": word, "names": listed})
    return _unknown(word, [*(option.key for option in options), *map(str.casefold, labels), *spoken.words()])


def _numbered_command(text: str, question: Question) -> Command | None:
    """A command that stands among the options."""
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        return None
    place = int(text) - 1 - len(question.decision.options)
    return Command(question.more[place]) if 0 <= place < len(question.more) else None


def _nothing(question: Question) -> Mistake:
    if question.decision.kind == "number":
        return Mistake("ui-wrong-empty-number")
    return Mistake("ui-wrong-empty", {"n": len(question.decision.options) + len(question.more)})


def _unknown(word: str, known: Sequence[str]) -> Mistake:
    near = nearest(word.casefold(), known)
    if near:
        return Mistake("ui-wrong-word-near", {"word": word, "near": near})
    return Mistake("ui-wrong-word", {"word": word})


def _named(text: str, question: Question, spoken: Spoken) -> int | None:
    """The option with this key, or else with this name; yes and no also by their first letters."""
    options = question.decision.options
    for index, option in enumerate(options):
        if option.key == text:
            return index
    matching = [index for index, label in enumerate(question.labels) if simple(label) == simple(text)]
    if len(matching) == 1 and not _is_number(text):
        return matching[0]
    for key, said in (("yes", spoken.yes), ("no", spoken.no)):
        if simple(text) in said:
            return next((index for index, option in enumerate(options) if option.key == key), None)
    return None


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

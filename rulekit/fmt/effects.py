"""The canonical form of effect texts: which blanks stand between words and signs, and how far a line is indented.

Only blanks change, so that every word, every sign and every comment stays as it was typed.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

_TOKEN = re.compile(r"#[^\n]*|[A-Za-z_]\w*|[0-9]+|==|!=|<=|>=|\+=|-=|\*=|//|\.\.|\S")
_WORDS = frozenset(
    "let move reveal show say return stop nothing if elif else for in where repeat until match each secretly random "
    "all some may choose chooses divide divides order orders among as to of and or not is".split()
)
"""Words behind which a bracket is not that of a call."""

_TIGHT_BEFORE = {",", ";", ")", "]", ":", "?", ".", ".."}
_TIGHT_AFTER = {"(", "[", ".", ".."}
_SIGNS = {"==", "!=", "<=", ">=", "+=", "-=", "*=", "//", "+", "-", "*", "<", ">", "="}
STEP = "  "


@dataclass(frozen=True, slots=True)
class _Word:
    text: str
    start: int
    end: int


def tidy(text: str, is_effect: bool) -> str:
    """A text in its canonical form. In effects a line is a statement, and how far it is indented counts."""
    lines = text.split("\n")
    depth = 0
    made: list[str] = []
    for line in lines:
        words = [_Word(m[0], m.start(), m.end()) for m in _TOKEN.finditer(line)]
        made.append(_spaced(line, words, depth))
        depth += sum((w.text in "([") - (w.text in ")]") for w in words if len(w.text) == 1)
    if is_effect:
        made = _indented(made)
    return "\n".join(made)


def _spaced(line: str, words: list[_Word], depth: int) -> str:
    """One line with the right blanks between its words; its indentation stays."""
    if not words:
        return ""
    out = line[: words[0].start] + words[0].text
    is_type = words[0].text == "effect"
    depth += words[0].text in ("(", "[")
    for i in range(1, len(words)):
        before, word = words[i - 1], words[i]
        if word.text.startswith("#"):
            out += " " * max(2, word.start - before.end) + word.text.rstrip()
            break
        first = words[i - 2] if i > 1 else None
        following = words[i + 1].text if i + 1 < len(words) else ""
        out += (" " if is_type and word.text == "(" else _gap(first, before, word, following, depth)) + word.text
        depth += (word.text in ("(", "[")) - (word.text in (")", "]"))
    return out


def _gap(first: _Word | None, before: _Word, word: _Word, following: str, depth: int) -> str:
    """What stands between two words of a line."""
    left, right = before.text, word.text
    if left in _TIGHT_AFTER or right in _TIGHT_BEFORE:
        return ""
    if right in ("(", "["):
        return "" if _can_be_called(left) else " "
    if depth > 0 and "=" in (left, right):
        return ""
    if left == "-" and (first is None or first.text in _SIGNS or first.text in _WORDS or first.text in "([,:"):
        return ""
    if right == "+" and following in (":", ","):
        return ""
    return " "


def _can_be_called(left: str) -> bool:
    return left in (")", "]") or (left[0].isalpha() and left not in _WORDS) or left == "_"


def _indented(lines: list[str]) -> list[str]:
    """The lines of an effect, two blanks for each block; lines inside brackets keep their distance to the first one."""
    columns = [0]
    made: list[str] = []
    waiting: list[int] = []
    depth = shift = 0
    for line in lines:
        bare = line.lstrip(" ")
        column = len(line) - len(bare)
        if not bare:
            made.append("")
            continue
        if bare.startswith("#"):
            waiting.append(len(made))
            made.append(bare)
            continue
        if depth == 0:
            while column < columns[-1] and len(columns) > 1:
                columns.pop()
            if column > columns[-1]:
                columns.append(column)
            shift = len(STEP) * (len(columns) - 1) - column
        new = " " * max(0, column + shift)
        for number in waiting:
            made[number] = new + made[number]
        waiting = []
        made.append(new + bare)
        for word in _TOKEN.findall(bare):
            if word.startswith("#"):
                break
            depth += (word in ("(", "[")) - (word in (")", "]"))
    for number in waiting:
        made[number] = STEP * (len(columns) - 1) + made[number]
    return made

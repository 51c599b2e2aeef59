"""Where the parser stumbled: what it found there, what it would have taken, and the text around it."""

from __future__ import annotations

import re
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Stumble:
    """What the parser found (`token`, `word`), what it would have taken, and the text around it."""

    token: str
    word: str
    accepted: frozenset[str]
    before: str
    rest: str
    line: str
    slot: str


def last_word(st: Stumble) -> str:
    found = re.search(r"([A-Za-z_][A-Za-z_0-9]*)\s*$", st.before)
    return found.group(1) if found else ""


def line_before(st: Stumble) -> str:
    return st.before.rsplit("\n", 1)[-1]


def line_start(st: Stumble) -> str:
    """The first word of the line."""
    return st.line.strip().split(" ")[0] if st.line.strip() else ""


def is_line_over(st: Stumble) -> bool:
    """Does nothing but a comment follow on the line where the text before the stumble ends?"""
    return re.match(r"[ \t]*(#[^\n]*)?(\n|$)", (st.before + st.rest)[len(code_of(st.before)) :]) is not None


def code_of(text: str) -> str:
    """A text up to its last sign that is no comment."""
    return re.sub(r"#[^\n]*", lambda m: " " * len(m.group()), text).rstrip()


def open_brackets(text: str) -> int:
    return sum(text.count(c) for c in "([") - sum(text.count(c) for c in ")]")


def unclosed(st: Stumble) -> int:
    """Where the innermost bracket that is still open stands; -1 if none is."""
    stack: list[int] = []
    for i, char in enumerate(st.before):
        if char in "([":
            stack.append(i)
        elif char in ")]" and stack:
            stack.pop()
    return stack[-1] if stack else -1

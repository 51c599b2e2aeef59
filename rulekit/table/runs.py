"""Text in pieces of one style each: how wide it is on a screen, and how it is cut, filled up, joined and wrapped."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache


@dataclass(frozen=True, slots=True)
class Run:
    """A piece of text. `style`: names such as `strong`, `quiet`, `red`, with blanks between them."""

    text: str
    style: str = ""


Line = tuple[Run, ...]
EMPTY: Line = ()
BLANK = Run(" ")
GAP: Line = (Run("  "),)


def line(text: str, style: str = "") -> Line:
    return (Run(text, style),) if text else ()


def text_of(pieces: Iterable[Run]) -> str:
    return "".join(run.text for run in pieces)


@lru_cache(maxsize=4096)
def columns(text: str) -> int:
    """How many columns a text takes on a screen."""
    return sum(_columns(char) for char in text)


def _columns(char: str) -> int:
    if unicodedata.combining(char) or unicodedata.category(char) in ("Mn", "Me"):
        return 0
    return 2 if unicodedata.east_asian_width(char) in ("W", "F") else 1


def width(pieces: Iterable[Run]) -> int:
    return sum(columns(run.text) for run in pieces)


def cut_text(text: str, most: int, sign: str = "…") -> str:
    """A text that takes at most so many columns; where something is left out, a sign says so."""
    if columns(text) <= most:
        return text
    kept = ""
    for char in text:
        if columns(kept) + _columns(char) > most - columns(sign):
            break
        kept += char
    return (kept.rstrip() + sign) if most >= columns(sign) else sign[: max(0, most)]


def cut(pieces: Line, most: int, sign: str = "…") -> Line:
    """The same for a line."""
    if width(pieces) <= most:
        return pieces
    kept: list[Run] = []
    left = most
    for at, run in enumerate(pieces):
        if columns(run.text) > left - (columns(sign) if at < len(pieces) - 1 else 0):
            kept.append(Run(cut_text(run.text + sign, left, sign), run.style))
            break
        kept.append(run)
        left -= columns(run.text)
    return tuple(kept)


def fill(pieces: Line, to: int, right: bool = False) -> Line:
    """A line filled up with blanks, at its end or at its beginning."""
    missing = to - width(pieces)
    if missing <= 0:
        return pieces
    blanks = Run(" " * missing)
    return (blanks, *pieces) if right else (*pieces, blanks)


def joined(parts: Iterable[Line], between: Run | Line = BLANK) -> Line:
    """Lines one behind the other; empty ones are left out."""
    sign = (between,) if isinstance(between, Run) else between
    found: list[Run] = []
    for part in parts:
        if part:
            found += [*(sign if found else ()), *part]
    return tuple(found)


def styled(pieces: Iterable[Run], style: str) -> Line:
    """The same text, in this style too."""
    return tuple(Run(run.text, f"{run.style} {style}".strip()) for run in pieces)


Part = tuple[Line, Line]
"""A piece of text that is not broken, and what stands between it and the next one."""


def parts(pieces: Iterable[Line], between: Line, end: Line = ()) -> list[Part]:
    """Pieces with the same between them, and something else behind the last one."""
    found = [(piece, between) for piece in pieces]
    return [*found[:-1], (found[-1][0], end)] if found else []


def wrapped(row: Iterable[Part], wide: int, first: int = 0, indent: int = 0, sign: str = "…") -> list[Line]:
    """Parts side by side, on as many lines as they need; a part that is too wide by itself is cut.

    `first`: columns that are taken on the first line already; `indent`: blanks before each later one; `sign`: stands
    where something is cut off.
    """
    rows: list[list[Run]] = [[]]
    used, joint = first, EMPTY
    for piece, after in row:
        if not piece:
            continue
        kept = width(_kept_at_the_end(after))
        needed = width(joint) + width(piece) + kept
        if used + needed > wide and (rows[-1] or (len(rows) == 1 and first > indent)):
            rows[-1] += _kept_at_the_end(joint)
            rows.append([])
            used, joint = indent, EMPTY
        shown = cut(piece, max(1, wide - used - width(joint) - kept), sign)
        rows[-1] += [*joint, *shown]
        used += width(joint) + width(shown)
        joint = after
    blanks = line(" " * indent)
    return [tuple(one) if at == 0 else (*blanks, *one) for at, one in enumerate(rows)]


def _kept_at_the_end(joint: Line) -> Line:
    """What stays of a joint where a line ends: a comma does, blanks and dots go."""
    text = text_of(joint).rstrip()
    return line(text, joint[-1].style) if text in (",", ";") else EMPTY

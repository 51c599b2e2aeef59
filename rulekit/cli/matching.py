"""Names as people type them: without capitals and accents, and perhaps only a part."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

LEAST = 2
"""A part of a name has at least so many letters: one alone is typed too easily by mistake."""


def find(typed: str, names: Sequence[Sequence[str]]) -> list[int]:
    """Which of several things is meant, each of which may have several names: those that fit best, if any do.

    A whole name fits better than the beginning of one, that better than the beginnings of its words, and that better
    than any part.
    """
    wanted = simple(typed)
    if not wanted:
        return []
    ranks = [min((_rank(wanted, simple(name)) for name in several), default=_NOT) for several in names]
    best = min(ranks, default=_NOT)
    return [at for at, rank in enumerate(ranks) if rank == best] if best < _NOT else []


def simple(text: str) -> str:
    """A text as it is compared: letters without accents or capitals, and words with one blank between them."""
    apart = unicodedata.normalize("NFKD", text).casefold()
    kept = (" " if char in "_’'-" else char for char in apart if not unicodedata.combining(char))
    return " ".join("".join(kept).split())


_NOT = 4


def _rank(wanted: str, name: str) -> int:
    if wanted == name:
        return 0
    if len(wanted) < LEAST:
        return _NOT
    if name.startswith(wanted):
        return 1
    if _begins_words(wanted.split(), name.split()):
        return 2
    return 3 if wanted in name else _NOT


def _begins_words(wanted: list[str], words: list[str]) -> bool:
    """Whether each word typed begins a word of the name, in the same order."""
    left = iter(word.lstrip('(«"“') for word in words)
    return all(any(word.startswith(part) for word in left) for part in wanted)

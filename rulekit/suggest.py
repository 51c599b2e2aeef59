"""The nearest known name, for "did you mean"."""

from __future__ import annotations

from collections.abc import Iterable

from rulekit.former import word_of_today


def distance(a: str, b: str, most: int) -> int:
    """Edits between two words, where swapping neighbours is one edit; anything above `most` is `most + 1`."""
    if abs(len(a) - len(b)) > most or len(set(a).difference(b)) > most or len(set(b).difference(a)) > most:
        return most + 1  # each letter that the other lacks takes an edit
    before: list[int] = []
    last = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        row = [i] + [0] * len(b)
        for j, y in enumerate(b, 1):
            row[j] = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (x != y))
            if i > 1 and j > 1 and x == b[j - 2] and a[i - 2] == y:
                row[j] = min(row[j], before[j - 2] + 1)
        if min(row) > most:
            return most + 1
        before, last = last, row
    return min(last[-1], most + 1)


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The one known word that `word` most likely stands for, or None."""
    known = set(known)
    today = word_of_today(word, known)
    if today is not None or len(word) < 2:
        return today
    most = 1 if len(word) <= 4 else 2 if len(word) <= 8 else 3
    best: tuple[int, str] | None = None
    for other in sorted(known):
        if other == word:
            continue
        same = other.replace("_", "") == word.replace("_", "").lower() or word.split() == [other, other]
        d = 0 if same else distance(word.lower(), other, most)
        if d <= most and (best is None or d < best[0]):
            best = (d, other)
    return best[1] if best else None


def did_you_mean(word: str, known: Iterable[str], listed: int = 12) -> str:
    """A hint: the nearest name, or the names there are if they are few, or nothing."""
    names = sorted(set(known))
    near = nearest(word, names)
    if near:
        return f"did you mean `{near}`?"
    if names and len(names) <= listed:
        return "known here: " + ", ".join(f"`{name}`" for name in names)
    return ""

"""Options that would read alike are told apart: by what they mean, by where that lies, and at the last by numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

Signs = tuple[str, ...]
"""What may tell an option from others, the best first; options that read alike have equally many."""


def tell_apart(labels: Sequence[str], signs: Callable[[int], Signs]) -> list[str]:
    """What is to be added to each label; nothing where no other reads alike. Signs are asked for only where needed."""
    alike: dict[str, list[int]] = {}
    for at, label in enumerate(labels):
        alike.setdefault(label, []).append(at)
    added = [""] * len(labels)
    for group in alike.values():
        if len(group) > 1:
            for at, words in zip(group, _needed([signs(at) for at in group]), strict=True):
                added[at] = ", ".join(word for word in words if word)
    return added


def _needed(signs: Sequence[Signs]) -> list[Signs]:
    """Of the signs as few as can tell the options apart, and numbers for what is still alike."""
    found: list[Signs] = [()] * len(signs)
    for place in range(min(len(sign) for sign in signs)):
        words = [sign[place] for sign in signs]
        if len(set(found)) < len(found) and len(set(words)) > 1:
            found = [(*before, word) for before, word in zip(found, words, strict=True)]
    many, seen = Counter(found), Counter[Signs]()
    for at, words_so_far in enumerate(found):
        if many[words_so_far] > 1:
            seen[words_so_far] += 1
            found[at] = (*words_so_far, str(seen[words_so_far]))
    return found

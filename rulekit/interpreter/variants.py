"""Generated functions while certain bundles are on: what belongs to others is left out of their text.

A ruleset may have many bundles of which few are on. A function that asks for several of them is made anew for those
that are on, when that first happens, so that the others cost nothing.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from rulekit.interpreter.compiler import line
from rulekit.interpreter.runtime import MOST_KEPT

On = tuple[tuple[int, int], ...]
"""What is on in a state: bundles by number, with where their cells begin."""

_LEAST = 2
"""For so many questions about bundles it pays to choose between texts."""
_GATE = re.compile(r"( *)for \w+ in ON\[G\.on\]\[(\d+)\]:")
_ASKED = re.compile(r"(ON\[G\.on\]\[(\d+)\]|_is_on\(G, (\d+)\))")
_IDLE = re.compile(r"\bnot False and ")


def bundles_in(lines: list[str]) -> frozenset[int]:
    """The bundles for which a function has variants; none if it asks too little to have any."""
    asked = [int(among or on) for text in lines for _, among, on in _ASKED.findall(text)]
    return frozenset(asked) if len(asked) >= _LEAST else frozenset()


def with_only(lines: list[str], on: frozenset[int]) -> list[str]:
    """A function's text without what is for bundles that are not on."""

    def answered(match: re.Match[str]) -> str:
        if match[3] is not None:
            return str(int(match[3]) in on)
        return match[1] if int(match[2]) in on else "()"

    made: list[str] = []
    left_out: int | None = None
    for text in lines:
        if left_out is not None and _depth(text) > left_out:
            continue
        gate = _GATE.fullmatch(text)
        left_out = len(gate[1]) if gate is not None and int(gate[2]) not in on else None
        if left_out is None:
            made.append(line(_IDLE.sub("", _ASKED.sub(answered, text)), getattr(text, "span", None)))
    return _without_empty(made)


def _without_empty(lines: list[str]) -> list[str]:
    """Tests and loops with nothing under them do nothing."""
    made: list[str] = []
    for text in reversed(lines):
        below = _depth(made[-1]) if made else 0
        if not text.endswith(":") or below > _depth(text):
            made.append(text)
        elif text.startswith("def ") or (made and made[-1].lstrip().startswith(("else", "elif"))):
            made += [" " * (_depth(text) + 4) + "pass", text]
    return made[::-1]


def _depth(text: str) -> int:
    return len(text) - len(text.lstrip())


class Variants(dict[On, Any]):
    """The functions that stand for one, by what is on; each is made when it is first needed."""

    def __init__(self, bundles: frozenset[int], make: Callable[[frozenset[int]], Any]) -> None:
        super().__init__()
        self.bundles = bundles
        self._make = make
        self._made: dict[frozenset[int], Any] = {}

    def __missing__(self, on: On) -> Any:
        if len(self) >= MOST_KEPT:
            self.clear()
        self[on] = self.variant(self.bundles.intersection([number for number, _ in on]))
        return self[on]

    def variant(self, on: frozenset[int]) -> Any:
        known = self._made.get(on)
        if known is None:
            known = self._made[on] = self._make(on)
        return known

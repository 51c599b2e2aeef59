"""Values that need other values: in which order they are looked at, circles among them, and rows that are too long.

All of it goes without recursion, since nobody knows how long a row of values is before it was looked at.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import TypeVar

from rulekit.diagnostics import Diagnostics
from rulekit.dsl.context import Scope
from rulekit.dsl.world import Value
from rulekit.ruleset.tree import Node, Scalar

T = TypeVar("T", bound=Hashable)

MOST_IN_A_ROW = 60
"""Values of which each needs the next."""

_NAME = re.compile(r"[a-z][a-z0-9_]*")


def needed_first(items: Iterable[T], needs: Callable[[T], Iterable[T]]) -> tuple[list[T], list[list[T]]]:
    """All items, each behind those that it needs; and the circles, which begin and end with the same item."""
    order: dict[T, None] = {}
    circles: list[list[T]] = []
    for first in items:
        trail: dict[T, Iterator[T]] = {} if first in order else {first: iter(needs(first))}
        while trail:
            item, waiting = next(reversed(trail.items()))
            other = next(waiting, None)
            if other is None:
                del trail[item]
                order[item] = None
            elif other in trail:
                names = list(trail)
                circles.append([*names[names.index(other) :], other])
            elif other not in order:
                trail[other] = iter(needs(other))
    return list(order), circles


def by_their_words(bases: dict[Value, tuple[Node, Scope]]) -> list[Value]:
    """Values whose bases were not looked at yet, each behind those whose names stand in its base; none in a circle."""
    named: dict[str, list[Value]] = {}
    for value in bases:
        named.setdefault(value.name, []).append(value)

    def needs(value: Value) -> Iterator[Value]:
        node = bases[value][0]
        words = _NAME.findall(node.text) if isinstance(node, Scalar) else []
        return (other for word in dict.fromkeys(words) for other in named.get(word, ()) if other is not value)

    order, circles = needed_first(bases, needs)
    inside = {value for circle in circles for value in circle}
    return [value for value in order if value not in inside]


def check_chains(values: list[Value], given_up: list[Value], found: Diagnostics) -> None:
    """Values that need each other in a circle, or in too long a row, through their bases or through modifiers.

    `given_up`: those of which it was not found out what they give, since too many others had to be looked at first.
    """
    order, circles = needed_first(values, _uses)
    reported = {item.span for item in found if item.code == "value/cycle"}
    for circle in circles:
        if reported.isdisjoint(value.span.head() for value in circle):
            message = f"these values need each other: {' -> '.join(value.name for value in circle)}"
            found.add("value/cycle", circle[0].span, message, "break the circle")
            reported.update(value.span.head() for value in circle)
    for value in () if circles else given_up:
        message = f"to know what `{value.name}` gives, too many other values must be looked at"
        found.add("value/too-deep", value.span, message, "say what it gives: `gives: int`")
    rows: dict[Value, int] = {}
    for value in order:
        rows[value] = 1 + max((rows.get(other, 0) for other in value.uses), default=0)
        if rows[value] == MOST_IN_A_ROW + 1:
            message = f"`{value.name}` needs {MOST_IN_A_ROW} other values, each of which needs the next"
            found.add("value/too-deep", value.span, message, "work it out in fewer steps")


def _uses(value: Value) -> list[Value]:
    return sorted(value.uses, key=lambda other: other.name)

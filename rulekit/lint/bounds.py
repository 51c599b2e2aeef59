"""What is known of a value without playing: between which numbers it lies, or which names it can be.

`Bounds` says it; the functions reckon with it. `None` for an end means that nothing is known of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Bounds:
    """`among`: all that it can be. `printed`: all that stands on the cards, so that it is never anything else."""

    low: int | None = None
    high: int | None = None
    among: frozenset[object] | None = None
    printed: frozenset[object] | None = None

    @property
    def exact(self) -> int | None:
        return self.low if self.low == self.high else None


ANYTHING = Bounds()
AT_LEAST_0 = Bounds(low=0)


def exactly(number: int) -> Bounds:
    return Bounds(number, number)


def one_of(names: Iterable[object]) -> Bounds:
    return Bounds(among=frozenset(names))


# ------------------------------------------------------------------------------------------ reckoning
def plus(a: Bounds, b: Bounds) -> Bounds:
    return Bounds(_add(a.low, b.low), _add(a.high, b.high))


def minus(a: Bounds, b: Bounds) -> Bounds:
    return plus(a, negative(b))


def negative(a: Bounds) -> Bounds:
    return Bounds(None if a.high is None else -a.high, None if a.low is None else -a.low)


def times(a: Bounds, b: Bounds) -> Bounds:
    ends = (a.low, a.high, b.low, b.high)
    if a.low is not None and a.high is not None and b.low is not None and b.high is not None:
        products = [x * y for x in (a.low, a.high) for y in (b.low, b.high)]
        return Bounds(min(products), max(products))
    return AT_LEAST_0 if all(end is None or end >= 0 for end in ends) and None not in (a.low, b.low) else ANYTHING


def divided(a: Bounds, b: Bounds) -> Bounds:
    divisor = b.exact
    if divisor is None or divisor <= 0:
        return ANYTHING
    low, high = (None if end is None else end // divisor for end in (a.low, a.high))
    return Bounds(low, high)


def either(a: Bounds, b: Bounds) -> Bounds:
    """What is known of a value that is one of two."""
    low = None if a.low is None or b.low is None else min(a.low, b.low)
    high = None if a.high is None or b.high is None else max(a.high, b.high)
    return Bounds(low, high, None if a.among is None or b.among is None else a.among | b.among)


def both(a: Bounds, b: Bounds) -> Bounds:
    """What is known of a value of which two things are known."""
    low, high = _pick(max, a.low, b.low), _pick(min, a.high, b.high)
    among = a.among if b.among is None else b.among if a.among is None else a.among & b.among
    return Bounds(low, high, among, a.printed if a.printed is not None else b.printed)


def smallest(items: list[Bounds]) -> Bounds:
    lows = [item.low for item in items]
    highs = [item.high for item in items if item.high is not None]
    return Bounds(None if None in lows else min(low or 0 for low in lows), min(highs, default=None))


def largest(items: list[Bounds]) -> Bounds:
    return negative(smallest([negative(item) for item in items]))


def _add(a: int | None, b: int | None) -> int | None:
    return None if a is None or b is None else a + b


def _pick(best: Callable[[int, int], int], a: int | None, b: int | None) -> int | None:
    return b if a is None else a if b is None else best(a, b)


# ------------------------------------------------------------------------------------------ comparing
SWAPPED = {"<": ">", ">": "<", "<=": ">=", ">=": "<=", "==": "==", "!=": "!="}
OPPOSITE = {"<": ">=", ">": "<=", "<=": ">", ">=": "<", "==": "!=", "!=": "=="}


def compared(op: str, a: Bounds, b: Bounds) -> bool | None:
    """How a comparison comes out; None if that is not known."""
    if op in (">", ">=", "!="):
        found = compared(OPPOSITE[op], a, b)
        return None if found is None else not found
    if op == "==":
        return False if _apart(a, b) else True if _alike(a, b) else None
    ahead = 1 if op == "<" else 0
    if a.high is not None and b.low is not None and a.high + ahead <= b.low:
        return True
    return False if a.low is not None and b.high is not None and a.low + ahead > b.high else None


def _alike(a: Bounds, b: Bounds) -> bool:
    single = a.among is not None and len(a.among) == 1 and a.among == b.among
    return single or (a.exact is not None and a.exact == b.exact)


def _apart(a: Bounds, b: Bounds) -> bool:
    """Can two values never be the same?"""
    for one, other in ((a, b), (b, a)):
        if one.low is not None and other.high is not None and one.low > other.high:
            return True
        for mine in (one.among, one.printed):
            if mine is not None and not any(_can_be(other, item) for item in mine):
                return True
    return False


def _can_be(a: Bounds, item: object) -> bool:
    if isinstance(item, int) and ((a.low is not None and item < a.low) or (a.high is not None and item > a.high)):
        return False
    return all(known is None or item in known for known in (a.among, a.printed))


def narrowed(op: str, a: Bounds, b: Bounds) -> Bounds:
    """What is known of `a` once `a op b` holds."""
    match op:
        case "==":
            return both(a, replace(b, printed=None))
        case "<":
            return both(a, Bounds(high=_add(b.high, -1)))
        case "<=":
            return both(a, Bounds(high=b.high))
        case ">":
            return both(a, Bounds(low=_add(b.low, 1)))
        case ">=":
            return both(a, Bounds(low=b.low))
    if a.among is not None and b.among is not None and len(b.among) == 1:
        return replace(a, among=a.among - b.among)
    if b.exact is None:
        return a
    low = _add(a.low, 1) if a.low == b.exact else a.low
    return replace(a, low=low, high=_add(a.high, -1) if a.high == b.exact else a.high)

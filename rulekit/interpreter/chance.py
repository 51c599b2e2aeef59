"""The one generator of a game: a small one whose whole state is one number, so that copies and saves are cheap.

A 64-bit linear congruential step with its high bits folded down (the output step of the PCG family). Outcomes are noted
in the state, and may be pinned beforehand, by name.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import permutations
from operator import itemgetter
from typing import Any

from rulekit.interpreter.faults import Trouble
from rulekit.interpreter.state import State

_MASK = (1 << 64) - 1
_STEP = 6364136223846793005
_ADD = 1442695040888963407


def seeded(seed: int) -> int:
    """The generator's first state: seeds that are near each other begin far apart."""
    x = (seed * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) & _MASK
    x ^= x >> 30
    x = x * 0xBF58476D1CE4E5B9 & _MASK
    x ^= x >> 27
    x = x * 0x94D049BB133111EB & _MASK
    return x ^ (x >> 31)


def below(G: State, n: int) -> int:
    """A number from 0 to n - 1."""
    x = G.rng = (G.rng * _STEP + _ADD) & _MASK
    return (((x >> 18 ^ x) >> 27 & 0xFFFFFFFF) * n) >> 32


_FEW = 5
_Order = Callable[[Sequence[int]], tuple[int, ...]]
_ORDERS: list[tuple[_Order, ...]] = [()] * (_FEW + 1)


def _orders(count: int) -> tuple[_Order, ...]:
    """All ways to order so few cards; kept for the next time."""
    _ORDERS[count] = tuple(itemgetter(*order) for order in permutations(range(count)))
    return _ORDERS[count]


def shuffle(G: State, zone: int) -> None:
    """Puts a zone into a random order; nobody knows any more what lies where.

    One number of the generator is good for several places, as long as their product stays far below 2 ** 32.
    """
    order = G.z[zone]
    count = len(order)
    if 1 < count <= _FEW:
        rng = G.rng = (G.rng * _STEP + _ADD) & _MASK
        orders = _ORDERS[count] or _orders(count)
        order = orders[((rng >> 18 ^ rng) >> 27 & 0xFFFFFFFF) * len(orders) >> 32](order)
    elif count:
        order = _mixed(G, order)
    if G.pins:
        order = _pinned_order(G, order)
    G.z[zone] = order
    G.chance = (G.chance, order)
    known = G.known
    for card in order:
        known[card] = 0


def _mixed(G: State, zone: tuple[int, ...]) -> tuple[int, ...]:
    cards = list(zone)
    count = len(cards)
    G.n -= count // 8
    rng = G.rng
    places = 16 // count.bit_length() or 1
    mixed: list[int] = []
    add, take = mixed.append, cards.pop
    while count > 1:
        rng = (rng * _STEP + _ADD) & _MASK
        part = (rng >> 18 ^ rng) >> 27 & 0xFFFFFFFF
        for left in range(count, max(1, count - places), -1):
            part *= left
            add(take(part >> 32))
            part &= 0xFFFFFFFF
        count = len(cards)
    G.rng = rng
    return (*mixed, *cards)


def _pinned_order(G: State, cards: tuple[int, ...]) -> tuple[int, ...]:
    """The pinned cards on top, the first to be drawn topmost."""
    wanted = take_pin(G, "shuffle")
    if wanted is None:
        return cards
    rest = list(cards)
    top: list[int] = []
    for name in wanted:
        found = next((card for card in rest if G.p.key_of(G, card) == name), None)
        if found is None:
            raise Trouble("run/pin", f"a shuffle was pinned to `{name}`, which is not in that zone")
        rest.remove(found)
        top.append(found)
    return (*rest, *reversed(top))


def take_pin(G: State, kind: str) -> tuple[Any, ...] | None:
    """The next pinned outcome of this kind."""
    for i, (pinned, outcome) in enumerate(G.pins or ()):
        if pinned == kind:
            G.pins = (*G.pins[:i], *G.pins[i + 1 :])  # type: ignore[index]
            return outcome
    return None


def random_one(G: State, values: Sequence[Any], describes: Any) -> Any:
    """One of them by chance; with one candidate nothing is drawn."""
    if len(values) == 1:
        if G.pins and (wanted := take_pin(G, "random")) is not None:
            _pinned_index(G, values, wanted[0], describes)
        return values[0]
    i = below(G, len(values))
    if G.pins:
        wanted = take_pin(G, "random")
        if wanted is not None:
            i = _pinned_index(G, values, wanted[0], describes)
    G.chance = (G.chance, i)
    return values[i]


def _pinned_index(G: State, values: Sequence[Any], name: Any, describes: Any) -> int:
    for i, value in enumerate(values):
        if G.p.key(G, value, describes.type) == str(name) or value == name:
            return i
    raise Trouble("run/pin", f"a random pick was pinned to `{name}`, which is no candidate")


def random_some(G: State, values: Sequence[Any], low: int, high: int, describes: Any) -> tuple[Any, ...]:
    """Some of them by chance, in the order in which they are drawn."""
    rest = list(values)
    high = max(0, min(high, len(rest)))
    low = max(0, min(low, high))
    count = low if low == high else low + below(G, high - low + 1)
    wanted = take_pin(G, "random") if G.pins and count else None
    picked: list[Any] = []
    for k in range(count):
        if wanted is not None and k < len(wanted):
            i = _pinned_index(G, rest, wanted[k], describes)
        else:
            i = below(G, len(rest)) if len(rest) > 1 else 0
        picked.append(rest.pop(i))
    G.chance = (G.chance, tuple(picked))
    return tuple(picked)


def throw(G: State, count: int, die: int) -> tuple[int, ...]:
    """So many dice of a kind."""
    if count > 1000:
        raise Trouble("run/number", f"{count} dice are too many")
    faces = G.p.dice[die]
    sides, rng = len(faces), G.rng
    found: list[int] = []
    for _ in range(count):
        rng = (rng * _STEP + _ADD) & _MASK
        found.append(faces[((rng >> 18 ^ rng) >> 27 & 0xFFFFFFFF) * sides >> 32])
    G.rng = rng
    thrown = tuple(found)
    if G.pins:
        wanted = take_pin(G, "throw")
        if wanted is not None:
            if len(wanted) != len(thrown) or any(face not in faces for face in wanted):
                raise Trouble("run/pin", f"a throw of {len(thrown)} dice was pinned to {list(wanted)}")
            thrown = tuple(wanted)
    G.chance = (G.chance, thrown)
    return thrown

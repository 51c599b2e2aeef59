"""What is on in a state: for each bundle where its cells begin, once for each time that it is on.

There is one such object for each set of bundles that has been on, so that other things can be kept by it: looking
something up by an object is quicker than by what it holds.
"""

from __future__ import annotations

On = tuple[tuple[int, int], ...]
"""Bundles by number, with where their cells begin, in the order in which they were switched on."""
_MOST_KEPT = 4096
"""So many sets of bundles are known at a time."""


class Bases(dict[int, tuple[int, ...]]):
    """Where the cells of each bundle that is on begin; of others, nowhere. Told from others by being itself."""

    __slots__ = ("on",)
    __hash__ = object.__hash__  # type: ignore[assignment]
    __eq__ = object.__eq__

    def __init__(self, on: On = ()) -> None:
        self.on = on
        for number, base in on:
            self[number] = (*self[number], base)

    def __missing__(self, number: int) -> tuple[int, ...]:
        self[number] = ()
        return ()


_known: dict[On, Bases] = {}


def bases_of(on: On) -> Bases:
    """Where the cells of these bundles begin."""
    found = _known.get(on)
    if found is None:
        if len(_known) >= _MOST_KEPT:
            _known.clear()
        found = _known[on] = Bases(on)
    return found


NOTHING_ON = bases_of(())

"""One state of a map of tiles, with what has been found out about it so far. What the numbers mean says `boards`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

Way = tuple[int, int, int, int]
Laid = tuple[Way | None, ...]
Cell = tuple[int, int, int]

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))


class Pieces(NamedTuple):
    """What the pieces on the map do: to which places ways lead from a place, and into which places nobody sees."""

    links: Mapping[int, Sequence[int]]
    hidden: frozenset[int]


NO_PIECES = Pieces({}, frozenset())


class Table:
    """One state of the map, with what has been found out about it so far; exits, steps and sight are by the pieces.

    `answers`: what was asked from outside about this state alone, by what was asked.
    """

    __slots__ = (
        "answers",
        "around",
        "behind",
        "cells",
        "exits",
        "joined",
        "laid",
        "links",
        "meetings",
        "open_doors",
        "parted",
        "pieces",
        "sights",
        "steps",
        "without",
    )

    def __init__(self, laid: Laid, cells: dict[Cell, int] | None = None) -> None:
        self.laid = laid
        self.cells = cells or {way[:3]: tile for tile, way in enumerate(laid) if way is not None}
        self.meetings: dict[tuple[int, Way], tuple[int, int]] = {}
        self.answers: dict[Any, Any] = {}
        self.around: dict[Cell, tuple[int | None, ...]] = {}
        self.behind: dict[int, int | None] = {}
        self.open_doors: dict[int, tuple[int, ...]] = {}
        self.without: dict[int, Table] = {}
        self.stand(NO_PIECES)

    def with_pieces(self, pieces: Pieces) -> Table:
        """The same map with other pieces on it: what depends on them is to be found out anew."""
        new = Table.__new__(Table)
        new.laid, new.cells, new.meetings, new.answers = self.laid, self.cells, self.meetings, self.answers
        new.around, new.behind, new.open_doors = self.around, self.behind, self.open_doors
        new.without = self.without
        new.stand(pieces)
        return new

    def stand(self, pieces: Pieces) -> None:
        self.pieces = pieces
        self.exits: dict[int, tuple[int, ...]] = {}
        self.links: dict[int, int] = {}
        self.parted: dict[int, tuple[tuple[int, ...], tuple[int, ...]]] = {}
        self.joined: dict[int, tuple[int, ...]] = {}
        self.steps: dict[int, dict[int, int]] = {}
        self.sights: dict[int, tuple[int, ...]] = {}

    def neighbours(self, way: Way) -> tuple[int | None, ...]:
        """The tiles next to where a tile lies, or would lie, by direction."""
        cell = grid, x, y = way[:3]
        found = self.around.get(cell)
        if found is None:
            get = self.cells.get
            found = get((grid, x, y - 1)), get((grid, x + 1, y)), get((grid, x, y + 1)), get((grid, x - 1, y))
            self.around[cell] = found
        return found

    def lifted(self, tile: int) -> Table:
        """The same map with one tile taken off; itself if that tile does not lie on it."""
        way = self.laid[tile]
        if way is None:
            return self
        found = self.without.get(tile)
        if found is None:
            cells = dict(self.cells)
            del cells[way[:3]]
            found = self.without[tile] = Table(put_tile(self.laid, tile, None), cells)
        return found


def put_tile(laid: Laid, tile: int, way: Way | None) -> Laid:
    return (*laid[:tile], way, *laid[tile + 1 :])

"""A map of tiles: how it lies at first, and all that can be asked about any state of it.

A state of the map is one tuple, `laid`: for each tile how it lies, or None. It is never changed, only replaced. What
the numbers mean says `tiles`; the answers come from `tables`.
"""

from __future__ import annotations

from collections.abc import Sequence

from rulekit.interpreter.tables import NO_PIECES, NO_WAY, Laid, Pieces, Table, Way
from rulekit.interpreter.tiles import Tiles

__all__ = ["NO_PIECES", "NO_WAY", "Board", "Laid", "Pieces", "Way"]


class Board(Tiles):
    """The tiles of one game, and what lies where at the start.

    `rows` has that for each grid: rows from north to south, tiles from west to east, None for a gap.
    """

    def __init__(
        self,
        doors: Sequence[Sequence[Sequence[int]]],
        links: Sequence[tuple[int, int]] = (),
        rows: Sequence[Sequence[Sequence[int | None]]] = (),
        first_thing: int = 0,
    ) -> None:
        super().__init__(doors, links, first_thing)
        self.first = self._last = Table(self, self._lay_out(rows))

    def _lay_out(self, rows: Sequence[Sequence[Sequence[int | None]]]) -> Laid:
        laid: list[Way | None] = [None] * len(self.places_of)
        for grid, lines in enumerate(rows):
            for y, line in enumerate(lines):
                for x, tile in enumerate(line):
                    if tile is not None:
                        laid[tile] = (grid, x, y, 0)
        return tuple(laid)

    def table(self, laid: Laid, pieces: Pieces = NO_PIECES) -> Table:
        """All about this state; the last one asked for is remembered."""
        table = self._last
        if table.laid is not laid:
            table = Table(self, laid)
        if table.pieces is not pieces:
            table = table.with_pieces(pieces)
        self._last = table
        return table

    # ------------------------------------------------------------------------------ laying
    def start(self) -> Laid:
        """What lies there before anything has happened."""
        return self.first.laid

    def lay(self, laid: Laid, tile: int, way: Way) -> Laid:
        """The map with this tile there, and nowhere else. ValueError if another tile lies there already."""
        table = self.table(laid)
        if not table.is_free(tile, way):
            raise ValueError("another tile lies there already")
        self._last = table.put(tile, way)
        return self._last.laid

    def lift(self, laid: Laid, tile: int) -> Laid:
        """The map without this tile."""
        self._last = self.table(laid).put(tile, None)
        return self._last.laid

    # ------------------------------------------------------------------------------ questions
    def grid_of(self, laid: Laid, place: int) -> int | None:
        return self.table(laid).grids[place]

    def beyond(self, laid: Laid, door: int, pieces: Pieces = NO_PIECES) -> int | None:
        """The place that a door leads to; None if no tile lies behind it, if it is false, or no longer there.

        For a wall: the first place of the tile behind it.
        """
        return self.table(laid, pieces).beyond.get(door)

    def exits(self, laid: Laid, place: int, pieces: Pieces = NO_PIECES) -> tuple[int, ...]:
        """The doors by which one can leave a place: those that lead to another one or are open, then the links.

        A false door is no exit, nor is a link to a tile that does not lie on the map.
        """
        return self.table(laid, pieces).exits[place]

    def walls(self, laid: Laid, place: int) -> tuple[int, ...]:
        return self.table(laid).walls(place)

    def beside(self, laid: Laid, tile: int) -> tuple[int, ...]:
        return self.table(laid).beside(tile)

    def open_doors(self, laid: Laid, grid: int) -> tuple[int, ...]:
        return self.table(laid).open_doors(grid)

    def outer_sides(self, laid: Laid, tile: int) -> tuple[int, ...]:
        return self.table(laid).outer_sides(tile)

    def ways(self, laid: Laid, tile: int, door: int) -> tuple[Way, ...]:
        return tuple((grid, x, y, turn) for _, grid, x, y, turn in self.table(laid).ways(tile, door))

    def false_doors(self, laid: Laid, tile: int, way: Way) -> int:
        return self.table(laid).false_doors((tile, *way))

    def open_left(self, laid: Laid, tile: int, way: Way) -> int:
        return self.table(laid).open_left((tile, *way))

    def joined(self, laid: Laid, tile: int, pieces: Pieces = NO_PIECES) -> tuple[int, ...]:
        return self.table(laid, pieces).joined(tile)

    def distance(self, laid: Laid, a: int, b: int, pieces: Pieces = NO_PIECES) -> int:
        return self.table(laid, pieces).distance(a, b)

    def in_sight(self, laid: Laid, place: int, pieces: Pieces = NO_PIECES) -> tuple[int, ...]:
        return self.table(laid, pieces).in_sight(place)

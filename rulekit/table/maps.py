"""A map on a sheet: the grid that matters most is drawn, others beside or below it if they fit, else told in a line.

Below it stands what the marks mean, what lies where, and where links lead.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulekit.table import grids
from rulekit.table.pen import Pen
from rulekit.table.runs import BLANK, GAP, Line, Run, cut, fill, joined, line, parts, text_of, width
from rulekit.table.scene import Grid

WANTED = 10
"""Lines for a grid where there is any choice: three rows of tiles. One row takes four."""
LEAST = 4


class MapBlock:
    def __init__(self, pen: Pen, shown: Sequence[Grid], wide: int, high: int) -> None:
        """`shown`: the grids of the map, first the one that matters most."""
        self.pen = pen
        self.grids = shown
        self.wide = wide
        self.high = high
        self.manner = pen.manner

    def lines(self) -> list[Line]:
        first, *others = self.grids
        legend = self._legend()
        below = bool(others) if self.manner.bare else len(others) + len(legend)
        least = LEAST if self.manner.tight else WANTED
        rows = [self._drawn(first, self.wide, max(self.high - below - 1, least))]
        told: list[Grid] = []
        for grid in others:
            if self.manner.bare or not self._add(rows, grid, below):
                told.append(grid)
        found = [one for row in rows for one in row]
        return [*found, *self._below(told), *(() if self.manner.bare else legend)]

    def _add(self, rows: list[list[Line]], grid: Grid, below: int) -> bool:
        """Draws one more grid in full, beside another one or below them, if it fits."""
        for at, row in enumerate(rows):
            used = max(width(one) for one in row[1:])
            block = self._whole(grid, self.wide - used - 2, len(row))
            if block is not None:
                rows[at] = _side_by_side(row, block, used)
                return True
        left = self.high - below - sum(map(len, rows))
        block = self._whole(grid, self.wide, left)
        if block is not None:
            rows.append(block)
        return block is not None

    def _drawn(self, grid: Grid, wide: int, high: int) -> list[Line]:
        view = grids.window(grid, wide - 1, high)
        rows = [(BLANK, *row) for row in grids.drawn(grid, view, self.pen.signs)]
        return [self.pen.rule(wide, grid.name, self._out_of_sight(grid, view)), *rows]

    def _whole(self, grid: Grid, wide: int, high: int) -> list[Line] | None:
        """A grid drawn as a whole, if it fits."""
        view = grids.window(grid, wide - 1, high - 1)
        if grids.beyond(grid, view) or view.size[0] + 1 > wide or view.size[1] + 1 > high:
            return None
        return self._drawn(grid, wide, high - 1)

    def _below(self, told: list[Grid]) -> list[Line]:
        """Grids that are not drawn, a line each; where space is short, one line for all."""
        rows = [grids.in_short(grid, self.pen.signs) for grid in told]
        if self.manner.bare and rows:
            rows = [joined(rows, self.pen.dot)]
        return [cut((BLANK, *row), self.wide, self.pen.signs.more) for row in rows]

    def _out_of_sight(self, grid: Grid, view: grids.Window) -> Line:
        arrows = dict(zip(("north", "east", "south", "west"), self.pen.signs.arrows, strict=True))
        told = [f"{arrows[side]}{many}" for side, many in grids.beyond(grid, view).items()]
        return line(" ".join(told), "quiet")

    # ------------------------------------------------------------------------------ what it means
    def _legend(self) -> list[Line]:
        told = [*self._marks(), *self._lying(), *self._links()]
        rows = self.pen.wrapped(parts(told, self.pen.dot), self.wide, (BLANK,)) if told else []
        return rows[:1] if self.manner.tight else rows

    def _marks(self) -> list[Line]:
        """Each mark once; a player's is the number that stands beside the name anyway."""
        found: dict[str, Line] = {}
        for grid in self.grids:
            for figure in (figure for tile in grid.tiles for figure in tile.figures):
                if not figure.mark.text.isdigit():
                    found.setdefault(figure.mark.text + text_of(figure.name), (figure.mark, BLANK, *figure.name))
        return list(found.values())

    def _lying(self) -> Iterator[Line]:
        for tile in (tile for grid in self.grids for tile in grid.tiles):
            if tile.lying:
                things = joined((item.name for item in tile.lying), self.pen.comma)
                yield (Run(f"{self.pen.signs.lying} ", "yellow"), Run(f"{tile.short}: ", "quiet"), *things)

    def _links(self) -> Iterator[Line]:
        for tile in self.grids[0].tiles:
            for way in tile.ways:
                yield line(f"{tile.short} {self.pen.signs.link} {way}", "quiet")


def _side_by_side(left: list[Line], right: list[Line], used: int) -> list[Line]:
    """A drawn grid beside another one, whose title goes no further than itself."""
    rows = [fill(cut(one, used, ""), used) for one in left]
    return [joined([row, right[at] if at < len(right) else ()], GAP) for at, row in enumerate(rows)]

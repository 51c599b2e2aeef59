"""A map on a sheet: the grid that matters most is drawn, others beside or below it if they fit, else told in a line.

Below it stands what the marks mean, what lies where, and where links lead.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rulekit.table import grids
from rulekit.table.runs import BLANK, Line, Run, cut, fill, joined, line, parts, text_of, width
from rulekit.table.scene import Grid, Panel

if TYPE_CHECKING:
    from rulekit.table.arranging import _Sheet

WANTED = 10
"""Lines for a grid where there is any choice: three rows of tiles. One row takes four."""
LEAST = 4


class MapBlock:
    def __init__(self, sheet: _Sheet, panel: Panel, wide: int, high: int) -> None:
        self.sheet = sheet
        self.panel = panel
        self.wide = wide
        self.high = high
        self.manner = sheet.manner
        self.signs = sheet.signs

    def lines(self) -> list[Line]:
        first, *others = self.panel.grids
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
        rows = [(BLANK, *row) for row in grids.drawn(grid, view, self.signs)]
        return [self.sheet.rule(wide, grid.name, self._out_of_sight(grid, view)), *rows]

    def _whole(self, grid: Grid, wide: int, high: int) -> list[Line] | None:
        """A grid drawn as a whole, if it fits."""
        view = grids.window(grid, wide - 1, high - 1)
        if grids.beyond(grid, view) or view.size[0] + 1 > wide or view.size[1] + 1 > high:
            return None
        return self._drawn(grid, wide, high - 1)

    def _below(self, told: list[Grid]) -> list[Line]:
        """Grids that are not drawn, a line each; where space is short, one line for all."""
        rows = [grids.in_short(grid, self.signs) for grid in told]
        if self.manner.bare and rows:
            rows = [joined(rows, self.sheet.dot)]
        return [cut((BLANK, *row), self.wide, self.signs.more) for row in rows]

    def _out_of_sight(self, grid: Grid, view: grids.Window) -> Line:
        arrows = dict(zip(("north", "east", "south", "west"), self.signs.arrows, strict=True))
        told = [f"{arrows[side]}{many}" for side, many in grids.beyond(grid, view).items()]
        return line(" ".join(told), "quiet")

    # ------------------------------------------------------------------------------ what it means
    def _legend(self) -> list[Line]:
        rows = self.sheet.wrapped(
            parts([*self._marks(), *self._lying(), *self._links()], self.sheet.dot), self.wide - 1
        )
        found = [(BLANK, *row) for row in rows if row]
        return found[:1] if self.manner.tight else found

    def _marks(self) -> list[Line]:
        """Each mark once; a player's is the number that stands beside the name anyway."""
        found: dict[str, Line] = {}
        for grid in self.panel.grids:
            for figure in (figure for tile in grid.tiles for figure in tile.figures):
                if not figure.mark.text.isdigit():
                    found.setdefault(figure.mark.text + text_of(figure.name), (figure.mark, BLANK, *figure.name))
        return list(found.values())

    def _lying(self) -> Iterator[Line]:
        for tile in (tile for grid in self.panel.grids for tile in grid.tiles):
            if tile.lying:
                things = joined((item.name for item in tile.lying), self.sheet.comma)
                yield (Run(f"{self.signs.lying} ", "yellow"), Run(f"{tile.short}: ", "quiet"), *things)

    def _links(self) -> Iterator[Line]:
        for tile in self.panel.grids[0].tiles:
            for way in tile.ways:
                yield line(f"{tile.short} {self.signs.link} {way}", "quiet")


def _side_by_side(left: list[Line], right: list[Line], used: int) -> list[Line]:
    """A drawn grid beside another one, whose title goes no further than itself."""
    rows = [fill(cut(one, used, ""), used) for one in left]
    return [joined([row, right[at] if at < len(right) else ()], line("  ")) for at, row in enumerate(rows)]

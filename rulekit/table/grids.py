"""A grid of a map drawn with lines: tiles as boxes with their names, doors as gaps, figures as marks.

What does not fit is cut off, so that the tile that matters most stays in the middle; it is told how many are out of
sight on which side. A door behind which nothing lies yet is dotted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rulekit.table.runs import Line, Run, columns, cut, cut_text, fill, joined, line, width
from rulekit.table.scene import Figure, Grid, Tile
from rulekit.table.signs import Signs

NARROWEST, WIDEST = 9, 17
"""Columns inside a tile."""
MANY = 3
"""So many figures alike are one mark with their number."""
_N, _E, _S, _W = 1, 2, 4, 8


@dataclass(frozen=True, slots=True)
class Window:
    """The part of a grid that is drawn: places from west to east and from north to south, and the size of a tile."""

    x: range
    y: range
    wide: int
    high: int

    def shows(self, tile: Tile) -> bool:
        return tile.x in self.x and tile.y in self.y

    @property
    def size(self) -> tuple[int, int]:
        """Columns and lines that it takes."""
        return len(self.x) * (self.wide + 1) + 1, len(self.y) * (self.high + 1) + 1


def window(grid: Grid, wide: int, high: int) -> Window:
    """As much of a grid as fits; tiles as wide as they can be, with two lines for their names if that fits."""
    xs, ys = _span([tile.x for tile in grid.tiles]), _span([tile.y for tile in grid.tiles])
    needed = max(NARROWEST, *(columns(tile.name) for tile in grid.tiles))
    inside = max(NARROWEST, min(WIDEST, needed, (wide - 1) // len(xs) - 1))
    tall = 3 if len(ys) * 4 + 1 <= high else 2
    middle = grid.here or grid.tiles[0]
    across = max(1, (wide - 1) // (inside + 1))
    down = max(1, (high - 1) // (tall + 1))
    return Window(_around(xs, middle.x, across), _around(ys, middle.y, down), inside, tall)


def _span(numbers: list[int]) -> range:
    return range(min(numbers), max(numbers) + 1)


def _around(whole: range, middle: int, most: int) -> range:
    """At most so many of a row, with one of them near the middle."""
    if len(whole) <= most:
        return whole
    start = min(max(whole.start, middle - most // 2), whole.stop - most)
    return range(start, start + most)


def drawn(grid: Grid, view: Window, signs: Signs) -> list[Line]:
    """The lines of a grid."""
    canvas = _Canvas(view, signs)
    tiles = [tile for tile in grid.tiles if view.shows(tile)]
    for tile in tiles:
        canvas.walls(tile)
    for tile in tiles:
        canvas.inside(tile, tile is grid.here)
    return canvas.lines()


def beyond(grid: Grid, view: Window) -> dict[str, int]:
    """How many tiles are out of sight on which side."""
    found = {"north": 0, "east": 0, "south": 0, "west": 0}
    for tile in grid.tiles:
        found["north"] += tile.y < view.y.start
        found["south"] += tile.y >= view.y.stop
        found["west"] += tile.x < view.x.start
        found["east"] += tile.x >= view.x.stop
    return {side: many for side, many in found.items() if many}


def marks(tile: Tile, signs: Signs) -> Line:
    """Who stands on a tile, area by area, and how much lies there."""
    parts = [joined(_marks(figures, signs)) for _, figures in tile.parts]
    if any(parts) and len(parts) > 1:
        standing = joined((part or line(signs.dot, "quiet") for part in parts), Run(f" {signs.bar} ", "quiet"))
    else:
        standing = joined(parts)
    many = len(tile.lying)
    lying = line(f"{signs.lying}{many}" if many > 1 else signs.lying, "yellow") if many else ()
    return joined([standing, lying])


def _marks(figures: Sequence[Figure], signs: Signs) -> Iterator[Line]:
    """The marks of figures in their order; where there are many alike, one with their number."""
    many = Counter(figure.mark for figure in figures)
    for mark, own in dict.fromkeys((figure.mark, figure.own) for figure in figures):
        if own:
            yield line(f"[{mark.text}]", f"{mark.style} here".strip())
        elif many[mark] < MANY:
            yield from [(mark,)] * many[mark]
        else:
            yield (mark, Run(f"{signs.times}{many[mark]}", mark.style))


class _Canvas:
    def __init__(self, view: Window, signs: Signs) -> None:
        self.view = view
        self.signs = signs
        self.bits: dict[tuple[int, int], int] = {}
        self.dots: dict[tuple[int, int], str] = {}
        self.texts: dict[tuple[int, int], Line] = {}

    def _corner(self, tile: Tile) -> tuple[int, int]:
        return (
            (tile.x - self.view.x.start) * (self.view.wide + 1),
            (tile.y - self.view.y.start) * (self.view.high + 1),
        )

    # ------------------------------------------------------------------------------ walls
    def walls(self, tile: Tile) -> None:
        left, top = self._corner(tile)
        right, bottom = left + self.view.wide + 1, top + self.view.high + 1
        for side, row in (("north", top), ("south", bottom)):
            self._across(left, right, row, side in tile.doors, tile.doors.get(side) is not None)
        for side, column in (("west", left), ("east", right)):
            self._down(column, top, bottom, side in tile.doors, tile.doors.get(side) is not None)

    def _across(self, left: int, right: int, row: int, door: bool, leads: bool) -> None:
        middle = (left + right) // 2
        gap = range(middle - 1, middle + 2) if door else range(0)
        for at in range(left, right):
            if at in gap or at + 1 in gap:
                continue
            self._bit(at, row, _E)
            self._bit(at + 1, row, _W)
        for at in gap if not leads else ():
            self.dots[at, row] = self.signs.open_across

    def _down(self, column: int, top: int, bottom: int, door: bool, leads: bool) -> None:
        gap = range(bottom - 1, bottom) if door else range(0)
        for at in range(top, bottom):
            if at not in gap:
                self._bit(column, at, _S)
            if at + 1 not in gap:
                self._bit(column, at + 1, _N)
        for at in gap:
            self.bits[column, at] = self.bits.get((column, at), 0) & ~(_N | _S)
            self.bits[column, at - 1] = self.bits.get((column, at - 1), 0) & ~_S
            if not leads:
                self.dots[column, at] = self.signs.open_down

    def _bit(self, column: int, row: int, bit: int) -> None:
        self.bits[column, row] = self.bits.get((column, row), 0) | bit

    # ------------------------------------------------------------------------------ names and figures
    def inside(self, tile: Tile, is_here: bool) -> None:
        left, top = self._corner(tile)
        style = f"{tile.style} strong".strip() if is_here else tile.style
        rows = _lines_of(tile, self.view.wide, self.view.high - 1, self.signs.more)
        for at, words in enumerate(rows):
            self.texts[left + 1, top + 1 + at] = fill(line(words, style), self.view.wide)
        shown = cut(marks(tile, self.signs), self.view.wide, self.signs.more)
        self.texts[left + 1, top + self.view.high] = _centred(shown, self.view.wide)

    # ------------------------------------------------------------------------------ lines
    def lines(self) -> list[Line]:
        wide, high = self.view.size
        return [self._line(row, wide) for row in range(high)]

    def _line(self, row: int, wide: int) -> Line:
        runs: list[Run] = []
        at = 0
        while at < wide:
            if (at, row) in self.texts:
                text = self.texts[at, row]
                runs += text
                at += max(1, width(text))
                continue
            sign = self.dots.get((at, row), self.signs.walls[self.bits.get((at, row), 0)])
            runs.append(Run(sign, "wall"))
            at += 1
        return _merged(runs)


def _lines_of(tile: Tile, wide: int, high: int, more: str) -> list[str]:
    """The name of a tile on so many lines: in full if it fits, else its short form, else cut."""
    for name in (tile.name, tile.short):
        rows = _broken(name, wide)
        if len(rows) <= high and all(columns(row) <= wide for row in rows):
            return rows
    rows = _broken(tile.short, wide)
    kept = [*rows[: high - 1], " ".join(rows[high - 1 :])]
    return [cut_text(row, wide, more) for row in kept]


def _broken(name: str, wide: int) -> list[str]:
    rows: list[str] = []
    for word in name.split():
        if rows and columns(f"{rows[-1]} {word}") <= wide:
            rows[-1] += f" {word}"
        else:
            rows.append(word)
    return rows


def _centred(text: Line, wide: int) -> Line:
    left = (wide - width(text)) // 2
    return fill((*line(" " * left), *text), wide)


def _merged(runs: list[Run]) -> Line:
    """Neighbours of one style as one; blanks at the end go."""
    found: list[Run] = []
    for run in runs:
        if found and found[-1].style == run.style:
            found[-1] = Run(found[-1].text + run.text, run.style)
        else:
            found.append(run)
    while found and not found[-1].text.strip():
        found.pop()
    return tuple(found)


def in_short(grid: Grid, signs: Signs) -> Line:
    """A grid in one line: how many tiles it has, and where somebody stands."""
    name = Run(f"{grid.name} ({len(grid.tiles)})")
    where = [
        (*line(f"{tile.short} ", "quiet"), *marks(tile, signs)) for tile in grid.tiles if tile.figures or tile.lying
    ]
    return joined([(name,), joined(where, Run(f" {signs.dot} ", "quiet"))], Run("  "))

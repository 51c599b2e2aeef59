"""From a scene to lines that fit a screen: from the roomiest manner to the tightest, the first that fits is taken.

What matters stays in every manner: whose turn it is, what one holds oneself, what the others have in numbers, and on a
map what is near. Where there is space, everything has a line of its own; where there is little, the others get one line
each. On a wide screen the players stand beside the map.
"""

from __future__ import annotations

from collections.abc import Sequence

from rulekit.table.maps import MapBlock
from rulekit.table.panels import panel_lines
from rulekit.table.pen import Manner, Pen
from rulekit.table.runs import BLANK, GAP, Line, Run, cut, fill, joined, line, parts, width
from rulekit.table.scene import Panel, Scene
from rulekit.table.seats import SeatsBlock
from rulekit.table.signs import Signs

WIDE = 100
"""From so many columns on the players stand beside the map."""
NEWS = 3
"""Where there is little space, only so many of the last news are told."""
MANNERS = (Manner(full=True, ruled=True), Manner(ruled=True), Manner(tight=True), Manner(tight=True, bare=True))


def arrange(scene: Scene, wide: int, high: int, signs: Signs) -> list[Line]:
    """The table in lines of at most `wide` columns; at most `high` of them, if that can be."""
    found: list[Line] = []
    for manner in MANNERS:
        found = _Sheet(scene, wide, high, Pen(signs, manner)).lines()
        if len(found) <= high:
            break
    return [_without_end(cut(one, wide, signs.more)) for one in found]


def _without_end(one: Line) -> Line:
    """Blanks at the end of a line are nothing."""
    while one and not one[-1].text.rstrip():
        one = one[:-1]
    return (*one[:-1], Run(one[-1].text.rstrip(), one[-1].style)) if one else ()


class _Sheet:
    """A scene in one manner."""

    def __init__(self, scene: Scene, wide: int, high: int, pen: Pen) -> None:
        self.scene = scene
        self.wide = wide
        self.high = high
        self.pen = pen
        self.manner = pen.manner

    def lines(self) -> list[Line]:
        head, news = self._head(), self._news()
        high = self.high - len(head) - len(news)
        maps = [panel for panel in self.scene.panels if panel.grids]
        others = [panel for panel in self.scene.panels if not panel.grids]
        if maps and self.manner.bare:
            others = []  # what little space there is belongs to the map
        in_columns = maps and self.wide >= WIDE and not self.manner.bare
        middle = self._beside(maps, others, high) if in_columns else self._below(maps, others, high)
        return [*head, *middle, *news]

    def _below(self, maps: Sequence[Panel], others: Sequence[Panel], high: int) -> list[Line]:
        """All in one column; the map gets what space the rest leaves."""
        rest = [*(row for panel in others for row in panel_lines(self.pen, panel, self.wide)), *self._seats(self.wide)]
        return [*self._maps(maps, self.wide, high - len(rest)), *rest]

    def _beside(self, maps: Sequence[Panel], others: Sequence[Panel], high: int) -> list[Line]:
        """Two columns, with a line between them: the map, and the players with all the rest."""
        right = max(40, self.wide * 2 // 5)
        left = self.wide - right - 3
        aside = [*self._seats(right), *(row for panel in others for row in panel_lines(self.pen, panel, right))]
        drawn = [cut(row, left, self.pen.signs.more) for row in self._maps(maps, left, high)]
        between = Run(f" {self.pen.signs.bar} ", "rule")
        rows = max(len(aside), len(drawn))
        return [(*fill(_at(drawn, row), left), between, *_at(aside, row)) for row in range(rows)]

    def _head(self) -> list[Line]:
        """The first line: the phase, what the game wants there, and whose turn it is."""
        facts = [self.pen.fact(fact, words=not self.manner.tight) for fact in self.scene.heading]
        told = [part for part in (line(self.scene.phase, "title"), *facts) if part]
        whole, turn = joined(told, self.pen.dot), line(self.scene.turn, "strong")
        if not whole and not turn:
            return []
        if width(whole) + width(turn) + 4 <= self.wide:
            return [(BLANK, *fill(whole, self.wide - width(turn) - 2), *turn)]
        return self.pen.wrapped(parts([turn, *told], self.pen.dot), self.wide, (BLANK,), indent=2)

    def _seats(self, wide: int) -> list[Line]:
        rows = SeatsBlock(self.pen, self.scene.seats, wide).lines()
        return [self.pen.rule(wide), *rows] if self.manner.ruled and rows else rows

    def _maps(self, maps: Sequence[Panel], wide: int, high: int) -> list[Line]:
        return [row for panel in maps for row in MapBlock(self.pen, panel.grids, wide, high).lines()]

    def _news(self) -> list[Line]:
        """What has happened, line by line; where there is little space, only the last ones."""
        kept = self.scene.news[-NEWS:] if self.manner.tight else self.scene.news
        words = [parts(map(line, told.split()), (BLANK,)) for told in kept]
        rows = [row for told in words for row in self.pen.wrapped(told, self.wide, GAP, indent=4)]
        title = self.scene.news_title.rstrip(": \u00a0\u202f")
        return [self.pen.rule(self.wide, title), *rows] if self.manner.ruled and rows else rows


def _at(rows: Sequence[Line], row: int) -> Line:
    return rows[row] if row < len(rows) else ()

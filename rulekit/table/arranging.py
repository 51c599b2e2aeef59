"""From a scene to lines that fit a screen: from the roomiest manner to the tightest, the first that fits is taken.

What matters stays in every manner: whose turn it is, what one holds oneself, what the others have in numbers, and on a
map what is near. Where there is space, everything has a line of its own; where there is little, the others get one line
each. On a wide screen the players stand beside the map.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rulekit.table.maps import MapBlock
from rulekit.table.runs import BLANK, GAP, Line, Part, Run, cut, fill, joined, line, parts, width, wrapped
from rulekit.table.scene import Fact, Holder, Panel, Scene
from rulekit.table.seats import SeatsBlock
from rulekit.table.signs import Signs

WIDE = 100
"""From so many columns on the players stand beside the map."""
NEWS = 3
"""Where there is little space, only so many of the last news are told."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How much space things get.

    `full`: the others' cards in full too, and tracks with all their numbers. `ruled`: panels have titles on lines of
    their own. `tight`: the others on one line each, and short words. `bare`: only what one needs to go on.
    """

    full: bool = False
    ruled: bool = False
    tight: bool = False
    bare: bool = False


MANNERS = (Manner(full=True, ruled=True), Manner(ruled=True), Manner(tight=True), Manner(tight=True, bare=True))


def arrange(scene: Scene, wide: int, high: int, signs: Signs) -> list[Line]:
    """The table in lines of at most `wide` columns; at most `high` of them, if that can be."""
    found: list[Line] = []
    for manner in MANNERS:
        found = _Sheet(scene, wide, high, signs, manner).lines()
        if len(found) <= high:
            break
    return [_without_end(cut(one, wide, signs.more)) for one in found]


def _without_end(one: Line) -> Line:
    """Blanks at the end of a line are nothing."""
    while one and not one[-1].text.rstrip():
        one = one[:-1]
    return (*one[:-1], Run(one[-1].text.rstrip(), one[-1].style)) if one else ()


class _Sheet:
    def __init__(self, scene: Scene, wide: int, high: int, signs: Signs, manner: Manner) -> None:
        self.scene = scene
        self.wide = wide
        self.high = high
        self.signs = signs
        self.manner = manner
        self.comma: Line = line(", ", "quiet")
        self.dot: Line = line(f" {signs.dot} ", "quiet")

    def lines(self) -> list[Line]:
        head, news = self.head(), self.news()
        maps = [panel for panel in self.scene.panels if panel.grids]
        others = [panel for panel in self.scene.panels if not panel.grids]
        if self.wide >= WIDE and maps and not self.manner.bare:
            return [*head, *self._beside(maps, others, self.high - len(head) - len(news)), *news]
        rest = [one for panel in others for one in self.panel(panel, self.wide)] if self._tells_all(maps) else []
        seats = self.seats(self.wide)
        space = self.high - len(head) - len(rest) - len(seats) - len(news)
        drawn = [one for panel in maps for one in self.map(panel, self.wide, space)]
        return [*head, *drawn, *rest, *seats, *news]

    def _tells_all(self, maps: Sequence[Panel]) -> bool:
        """Where a map takes what little space there is, all else in the middle must wait."""
        return not (self.manner.bare and maps)

    def _beside(self, maps: Sequence[Panel], others: Sequence[Panel], high: int) -> list[Line]:
        """Two columns, with a line between them: the map, and the players with all the rest."""
        right = max(40, self.wide * 2 // 5)
        left = self.wide - right - 3
        aside = [*self.seats(right), *(one for panel in others for one in self.panel(panel, right))]
        drawn = [one for panel in maps for one in self.map(panel, left, high)]
        between = Run(f" {self.signs.bar} ", "rule")
        return [
            (*fill(cut(_at(drawn, row), left, self.signs.more), left), between, *_at(aside, row))
            for row in range(max(len(aside), len(drawn)))
        ]

    def wrapped(self, row: Iterable[Part], wide: int, first: int = 0, indent: int = 0) -> list[Line]:
        return wrapped(row, wide, first, indent, self.signs.more)

    # ------------------------------------------------------------------------------ the first line
    def head(self) -> list[Line]:
        words = not self.manner.tight
        facts = [line(self.scene.phase, "title"), *(self.fact(fact, words) for fact in self.scene.heading)]
        turn = line(self.scene.turn, "strong")
        told = [part for part in facts if part]
        whole = joined(told, self.dot)
        if not whole and not turn:
            return []
        if width(whole) + width(turn) + 4 <= self.wide:
            return [(BLANK, *fill(whole, self.wide - width(turn) - 2), *turn)]
        return [(BLANK, *row) for row in self.wrapped(parts([turn, *told], self.dot), self.wide - 1, indent=1)]

    # ------------------------------------------------------------------------------ panels
    def rule(self, wide: int, words: str = "", more: Line = ()) -> Line:
        """A line across, with a title if there is one."""
        sign = self.signs.rule
        told = (BLANK, *line(words, "title"), BLANK, *more, *((BLANK,) if more else ())) if words else ()
        begin = (Run(sign * 2, "rule"), *told)
        return (*begin, Run(sign * max(0, wide - width(begin)), "rule"))

    def panel(self, panel: Panel, wide: int) -> list[Line]:
        if self.manner.ruled:
            return [self.rule(wide, panel.title), *self._flow(panel.facts, wide), *self.holders(panel.holders, wide)]
        lead = (BLANK, *line(panel.title, "title"), *GAP)
        return [*self._flow(panel.facts, wide, lead), *self.holders(panel.holders, wide)]

    def _flow(self, facts: Sequence[Fact], wide: int, lead: Line = (BLANK,)) -> list[Line]:
        """Facts side by side; a long one goes on on the next line."""
        if not facts:
            return []
        words = not self.manner.tight
        rows = self.wrapped(
            (part for fact in facts for part in self.parts(fact, words, self.dot)), wide, width(lead), 3
        )
        return [(*lead, *rows[0]), *rows[1:]]

    def holders(self, holders: Sequence[Holder], wide: int) -> list[Line]:
        """Things in as many columns as they fit into; else one below the other."""
        if not holders:
            return []
        name = max(width(holder.name) for holder in holders)
        for brief in (False, True) if self.manner.bare else (False,):
            cells = [(*fill(holder.name, name), *GAP, *self._held(holder, brief)) for holder in holders]
            for rows in range(1, len(cells)):
                columns = [cells[at : at + rows] for at in range(0, len(cells), rows)]
                broad = [max(map(width, column)) for column in columns]
                if sum(broad) + 3 * len(broad) - 2 <= wide:
                    return [self._across(columns, broad, row) for row in range(rows)]
        return [row for holder in holders for row in self._holder(holder, name, wide)]

    def _across(self, columns: Sequence[Sequence[Line]], broad: Sequence[int], row: int) -> Line:
        cells = [fill(_at(column, row), wide) for column, wide in zip(columns, broad, strict=True)]
        return (BLANK, *joined(cells, line("   ")))

    def _held(self, holder: Holder, brief: bool) -> Line:
        return joined((self.fact(fact, brief=brief) for fact in holder.facts), self.dot)

    def _holder(self, holder: Holder, name: int, wide: int) -> list[Line]:
        lead = (BLANK, *fill(holder.name, name), BLANK, BLANK)
        row = (part for fact in holder.facts for part in self.parts(fact, between=self.dot))
        rows = self.wrapped(row, wide, width(lead), width(lead))
        return [(*lead, *rows[0]), *rows[1:]]

    # ------------------------------------------------------------------------------ facts
    def label(self, fact: Fact, words: bool = False) -> Line:
        """What a fact is called: in words with its icon, or by the icon alone, or by a short word."""
        if fact.bare:
            return ()
        style = fact.style or ("" if fact.sort == "flag" else "label")
        icon = line(fact.icon, style)
        if not words:
            return icon or line(fact.short, style)
        return joined([icon, line(fact.label, style)])

    def fact(self, fact: Fact, words: bool = False, brief: bool = False) -> Line:
        """A fact on one line; where it is told without many words, names are at their shortest."""
        is_brief = brief or fact.sort == "track" or (fact.sort == "word" and not words)
        return joined([self.label(fact, words), fact.brief if is_brief else joined(fact.pieces, self.comma)])

    def parts(self, fact: Fact, words: bool = False, between: Line = GAP, brief: bool = False) -> list[Part]:
        """A fact in pieces between which a line may end, and what stands behind the last of them."""
        if not words and fact.sort in ("track", "word"):
            brief = True
        pieces = [fact.brief] if brief or not fact.pieces or fact.sort == "track" else list(fact.pieces)
        return parts([joined([self.label(fact, words), pieces[0]]), *pieces[1:]], self.comma, between)

    # ------------------------------------------------------------------------------ what has happened
    def news(self) -> list[Line]:
        """Line by line; where there is little space, only the last ones."""
        if not self.scene.news:
            return []
        kept = self.scene.news[-NEWS:] if self.manner.tight else self.scene.news
        left_out = line(f" {self.signs.more}", "quiet") if len(kept) < len(self.scene.news) else ()
        words = [parts(map(line, told.split()), (BLANK,)) for told in kept]
        rows = [row for told in words for row in self.wrapped(told, self.wide - 1, 2, 4)]
        title = (
            self.rule(self.wide, self.scene.news_title.rstrip(": \u00a0\u202f"), left_out) if self.manner.ruled else ()
        )
        return [*([title] if title else []), *(row if row[:1] == line("    ") else (*line("  "), *row) for row in rows)]

    # ------------------------------------------------------------------------------ blocks
    def seats(self, wide: int) -> list[Line]:
        rows = SeatsBlock(self, self.scene.seats, wide).lines()
        return [self.rule(wide), *rows] if self.manner.ruled and rows else rows

    def map(self, panel: Panel, wide: int, high: int) -> list[Line]:
        return MapBlock(self, panel, wide, high).lines()


def _at(rows: Sequence[Line], row: int) -> Line:
    return rows[row] if row < len(rows) else ()

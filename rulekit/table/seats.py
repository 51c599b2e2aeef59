"""The players on a sheet: one's own seat with all that one has, the others below it, numbers under numbers."""

from __future__ import annotations

from collections.abc import Sequence

from rulekit.table.pen import Pen
from rulekit.table.runs import GAP, Line, Run, cut, fill, joined, line, parts, styled, width
from rulekit.table.scene import Fact, Seat

NUMBERS = ("number", "track")
NARROW = 60
"""In a column of fewer columns the others go by their short names."""
MUCH = 8
"""Where space is short and one's own name is so much longer than the others', these do not stand below its end."""
INDENT = 6


class SeatsBlock:
    def __init__(self, pen: Pen, seats: Sequence[Seat], wide: int) -> None:
        self.pen = pen
        self.seats = seats
        self.wide = wide
        self.manner = pen.manner
        narrow = wide < NARROW or self.manner.tight
        self.names = [seat.brief if narrow and not seat.own else seat.name for seat in seats]
        own = max((width(name) for seat, name in zip(seats, self.names, strict=True) if seat.own), default=0)
        others = max((width(name) for seat, name in zip(seats, self.names, strict=True) if not seat.own), default=0)
        apart = self.manner.tight and others and own > others + MUCH
        self.broad = min(others if apart else max(own, others), wide // 2)

    def lines(self) -> list[Line]:
        found: list[Line] = []
        for seat, name in zip(self.seats, self.names, strict=True):
            rows = self._row(seat, name)
            is_long = len(rows) > 1 and self.manner.full
            found += self._block(seat, name) if is_long or (seat.own and not self.manner.tight) else rows
        return found

    def _lead(self, seat: Seat, name: Line, most: int) -> Line:
        """Whose seat it is, with a mark if it is that player's turn."""
        mark = Run(f"{self.pen.signs.turn} " if seat.turn else "  ", "strong")
        shown = cut(name, most, self.pen.signs.more)
        return (mark, *fill(styled(shown, "out") if seat.out else shown, self.broad), *GAP)

    # ------------------------------------------------------------------------------ a row
    def _row(self, seat: Seat, name: Line) -> list[Line]:
        """Numbers in columns, then the rest; what is another's is cut off at the end of the line where it is tight."""
        lead = self._lead(seat, name, self.wide - 4 if seat.own else self.broad)
        facts = seat.facts if seat.own or self.manner.full else seat.in_short
        brief = not seat.own and not self.manner.full
        rest = [fact for fact in facts if fact.sort not in NUMBERS]
        row = [(self._numbers(facts, words=seat.own), GAP)]
        row += [part for fact in rest for part in self.pen.parts(fact, brief=brief)]
        if self.manner.tight and not seat.own:
            whole = tuple(run for piece, joint in row if piece for run in (*piece, *joint))
            return [cut((*lead, *whole), self.wide, self.pen.signs.more)]
        return self.pen.wrapped(row, self.wide, lead, INDENT)

    def _numbers(self, facts: Sequence[Fact], words: bool) -> Line:
        cells = [
            fill(self._number(fact, words), max(width(self._number(other, words)) for other in self._alike(fact)))
            for fact in facts
            if fact.sort in NUMBERS
        ]
        return joined(cells, GAP)

    def _number(self, fact: Fact, words: bool) -> Line:
        return joined([self.pen.label(fact, words), fact.brief])

    def _alike(self, fact: Fact) -> list[Fact]:
        """The same slot at all seats."""
        return [other for seat in self.seats for other in seat.facts if other.label == fact.label] or [fact]

    # ------------------------------------------------------------------------------ a block
    def _block(self, seat: Seat, name: Line) -> list[Line]:
        """Numbers and words beside the name; cards, and tracks with all their numbers, on lines of their own."""
        tracks = [fact for fact in seat.facts if fact.sort == "track"] if self.manner.full and seat.own else []
        cards = [fact for fact in seat.facts if fact.sort == "cards"]
        rest = [fact for fact in seat.facts if fact not in (*tracks, *cards)]
        row = [(self._numbers(rest, words=seat.own), GAP)]
        row += [part for fact in rest if fact.sort not in NUMBERS for part in self.pen.parts(fact, words=seat.own)]
        first = self.pen.wrapped(row, self.wide, self._lead(seat, name, self.wide - 4), INDENT)
        return [*first, *self._lines_of([*tracks, *cards], seat.own)]

    def _lines_of(self, facts: Sequence[Fact], words: bool) -> list[Line]:
        """A line for each fact, or more if it is long; what they hold begins in one column."""
        labels = [self.pen.label(fact, words) for fact in facts]
        broad = max(map(width, labels), default=0)
        return [
            row
            for fact, label in zip(facts, labels, strict=True)
            for row in self.pen.wrapped(
                parts(fact.pieces, self.pen.comma), self.wide, (*line("    "), *fill(label, broad), *GAP)
            )
        ]

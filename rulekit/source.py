"""Where text came from: files, places in them, and effect text embedded in YAML.

A `Span` is a stretch of one file's text. Effect text is a copy with indentation and quotes taken away;
`EmbeddedText` maps a place in that copy back to the file, so that a caret always points at what the author typed.
"""

from __future__ import annotations

import sys
from bisect import bisect_right
from dataclasses import dataclass, field
from functools import cached_property


@dataclass(frozen=True, eq=False)
class Source:
    """One file as read: `name` is how it is shown to people, never a path of this machine."""

    name: str
    text: str = field(repr=False)

    @cached_property
    def _starts(self) -> list[int]:
        starts = [0]
        for i, char in enumerate(self.text):
            if char == "\n":
                starts.append(i + 1)
        return starts

    def position(self, offset: int) -> tuple[int, int]:
        """Line and column, both from 1."""
        line = bisect_right(self._starts, offset) - 1
        return line + 1, offset - self._starts[line] + 1

    def start_of(self, number: int) -> int:
        """Where a line begins, counted from 1; behind the last one, where the text ends."""
        return self._starts[number - 1] if number <= len(self._starts) else len(self.text)

    def line(self, number: int) -> str:
        """The text of a line, counted from 1, without its end."""
        if not 1 <= number <= len(self._starts):
            return ""
        start = self._starts[number - 1]
        end = self._starts[number] - 1 if number < len(self._starts) else len(self.text)
        return self.text[start:end].rstrip("\r")


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of a source, as offsets into its text."""

    source: Source = field(repr=False)
    start: int
    end: int

    @property
    def line(self) -> int:
        return self.source.position(self.start)[0]

    @property
    def column(self) -> int:
        return self.source.position(self.start)[1]

    @property
    def text(self) -> str:
        return self.source.text[self.start : self.end]

    def to(self, other: Span) -> Span:
        """From the start of this one to the end of the other."""
        return Span(self.source, self.start, max(self.end, other.end))

    def head(self) -> Span:
        """Its first line only: what a caret can underline."""
        stop = self.source.text.find("\n", self.start, self.end)
        return self if stop < 0 else Span(self.source, self.start, stop)


_FAR = sys.maxsize
"""Behind any place of any text."""


@dataclass(frozen=True, slots=True)
class EmbeddedText:
    """A text taken out of a source. `pieces` are (offset in the text, offset in the source), one for each line."""

    text: str
    source: Source = field(repr=False)
    pieces: tuple[tuple[int, int], ...] = field(repr=False)

    def offset(self, position: int) -> int:
        """Where a place of the text stands in the source."""
        piece = bisect_right(self.pieces, (position, _FAR)) - 1 if len(self.pieces) > 1 else 0
        text_start, source_start = self.pieces[max(0, piece)]
        return min(source_start + position - text_start, len(self.source.text))

    def span(self, start: int, end: int) -> Span:
        """A stretch of the text, as a stretch of the source."""
        if len(self.pieces) == 1 and start < end:
            by = self.pieces[0][1] - self.pieces[0][0]
            most = len(self.source.text)
            return Span(self.source, min(start + by, most), min(end - 1 + by, most) + 1)
        first = self.offset(start)
        return Span(self.source, first, max(first, self.offset(end - 1) + 1 if end > start else first))

    @staticmethod
    def whole(source: Source) -> EmbeddedText:
        """A text that stands in a file of its own."""
        return EmbeddedText(source.text, source, ((0, 0),))

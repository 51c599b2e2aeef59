"""Writing to a person and reading what they type: the only place that knows about terminals.

What a ruleset says is untrusted: characters that would drive the terminal are replaced before they are written.
"""

from __future__ import annotations

import os
import shutil
import unicodedata
from textwrap import wrap
from typing import TextIO

_BOLD, _QUIET, _PLAIN = "\x1b[1m", "\x1b[2m", "\x1b[0m"
_CLEAR = "\x1b[2J\x1b[H"
_APART, _BACK = "\x1b[?1049h\x1b[2J\x1b[H", "\x1b[2J\x1b[?1049l"
"""To a screen of its own, of which nothing stays when it is left, and from which nothing can be scrolled back to."""
_LINE_ANEW = "\r\x1b[K"
_WIDTH, _HEIGHT = 100, 40  # where there is no terminal
_FAR_DOWN = 60  # lines, to push what was shown off a plain screen
_DANGEROUS = ("Cc", "Cf", "Cs", "Zl", "Zp")


class InputEnded(Exception):
    """There is nothing more to read."""


class Screen:
    def __init__(self, source: TextIO, out: TextIO, *, plain: bool) -> None:
        self._source = source
        self._out = out
        self._kept: str | None = None
        self._terminal = out.isatty() and os.environ.get("TERM") != "dumb"
        self._styled = self._terminal and not plain and not os.environ.get("NO_COLOR")
        self._moves = self._terminal and not plain
        self.is_plain = plain
        self._is_apart = False

    @property
    def talks(self) -> bool:
        """Does somebody sit at a terminal, who types and sees at once what is answered?"""
        return self._source.isatty() and self._out.isatty()

    @property
    def width(self) -> int:
        return shutil.get_terminal_size().columns if self._terminal else _WIDTH

    @property
    def height(self) -> int:
        return shutil.get_terminal_size().lines if self._terminal else _HEIGHT

    @property
    def is_coloured(self) -> bool:
        return self._styled

    @property
    def has_signs(self) -> bool:
        """Are there more signs than a keyboard has?"""
        return (self._out.encoding or "").lower().replace("-", "") in ("utf8", "utf16", "utf32")

    def put(self, line: str) -> None:
        """Writes a line that has been made harmless, styles included."""
        self._out.write(line + "\n")

    def write(self, text: str = "", aside: str = "") -> None:
        """A line; what stands aside is written more quietly."""
        self._out.write(harmless(text) + (self._in_style(_QUIET, aside) if aside else "") + "\n")

    def heading(self, text: str) -> None:
        self._out.write(self._in_style(_BOLD, text) + "\n")

    def aside(self, text: str) -> None:
        self._out.write(self._in_style(_QUIET, text) + "\n")

    def paragraph(self, text: str, indent: str = "  ", hang: int = 2, *, quiet: bool = False) -> None:
        """A text of any length, with lines that fit, set in a little; further lines by `hang` more."""
        width = max(20, min(self.width, _WIDTH))
        further = indent + " " * min(hang, width // 2)
        for line in wrap(text, width, initial_indent=indent, subsequent_indent=further, break_on_hyphens=False) or [""]:
            if quiet:
                self.aside(line)
            else:
                self.write(line)

    def _in_style(self, style: str, text: str) -> str:
        return f"{style}{harmless(text)}{_PLAIN}" if self._styled else harmless(text)

    def go_apart(self) -> None:
        """From now on nothing that is written stays in the terminal: for people who share it and have secrets."""
        if self._moves and not self._is_apart:
            self._out.write(_APART)
            self._is_apart = True

    def come_back(self) -> None:
        """What is written stays again."""
        if self._is_apart:
            self._out.write(_BACK)
            self._out.flush()
            self._is_apart = False

    def passing(self, text: str) -> None:
        """A line that the next one takes the place of; nothing on a screen where that cannot be."""
        if self._moves:
            self._out.write(_LINE_ANEW + self._in_style(_QUIET, text[: self.width - 1]))
            self._out.flush()

    def hide(self) -> None:
        """What stands on the screen goes out of sight."""
        if self._moves:
            self._out.write(_CLEAR)
        elif self._out.isatty():
            self._out.write("\n" * _FAR_DOWN)

    def read(self, prompt: str = "> ") -> str:
        """One line, without its end; raises InputEnded."""
        self._out.write(prompt)
        self._out.flush()
        if self._kept is not None:
            line, self._kept = self._kept, None
            return line
        line = self._source.readline()
        if not line:
            self._out.write("\n")
            raise InputEnded
        return line.rstrip("\r\n")

    def keep(self, line: str) -> None:
        """The next reading gives this line; only where nobody types, so that nobody answers blindly."""
        if not self._source.isatty():
            self._kept = line

    def flush(self) -> None:
        self._out.flush()


def harmless(text: str) -> str:
    """The text without characters that drive a terminal or turn text round; line ends stay."""
    return "".join(char if char == "\n" or unicodedata.category(char) not in _DANGEROUS else "�" for char in text)

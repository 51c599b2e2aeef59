"""Diagnostics for people, as text with the source line and a caret, and for programs, as JSON-able data.

A ruleset is untrusted: control characters in it are shown as pictures, so that no file can drive the terminal.
"""

from __future__ import annotations

import os
import unicodedata
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TextIO

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from rulekit.diagnostics import Diagnostic, Edit, Related, Severity
from rulekit.source import Span

WIDTH = 100  # of what is shown of a source line where there is no terminal
TAB_STOP = 4

STYLES = {Severity.ERROR: "bold red", Severity.WARNING: "bold yellow", Severity.INFO: "bold cyan"}
_NOUNS = {
    Severity.ERROR: ("error", "errors"),
    Severity.WARNING: ("warning", "warnings"),
    Severity.INFO: ("info", "info"),
}
Order = tuple[str, int, int, str, str]

_HINT = "green"
_QUIET = "dim"


@dataclass(frozen=True, slots=True)
class Finding:
    """A diagnostic and how its files are named to whoever asked."""

    diagnostic: Diagnostic
    file: str
    related_files: tuple[str, ...]
    fix_files: tuple[str, ...] = ()

    @staticmethod
    def of(diagnostic: Diagnostic, shown: Callable[[str], str]) -> Finding:
        related = tuple(shown(other.span.source.name) for other in diagnostic.related)
        edited = tuple(shown(edit.span.source.name) for edit in diagnostic.fix)
        return Finding(diagnostic, shown(diagnostic.span.source.name), related, edited)

    @property
    def order(self) -> Order:
        """By file, place and code. What is equal in all of these is one finding."""
        item = self.diagnostic
        return self.file, item.span.start, item.span.end, item.code, item.message

    @property
    def related(self) -> list[tuple[str, Related]]:
        """The other places, each with the name of its file."""
        return list(zip(self.related_files, self.diagnostic.related, strict=True))

    @property
    def fix(self) -> list[tuple[str, Edit]]:
        """The edits that would mend it, each with the name of its file."""
        return list(zip(self.fix_files, self.diagnostic.fix, strict=True))

    @property
    def sentence(self) -> str:
        """What is wrong, and the hint on a line of its own."""
        hint = self.diagnostic.hint
        return self.diagnostic.message + (f"\nhint: {hint}" if hint else "")


# ---------------------------------------------------------------- for programs


def as_json(findings: Sequence[Finding]) -> list[dict[str, object]]:
    """One object for each finding. `fix` has the edits that would mend it, none if that is not clear."""
    return [
        _place(finding.file, finding.diagnostic.span)
        | {
            "severity": finding.diagnostic.severity.value,
            "code": finding.diagnostic.code,
            "message": finding.diagnostic.message,
            "hint": finding.diagnostic.hint,
            "related": [_place(file, other.span) | {"message": other.message} for file, other in finding.related],
            "fix": [_place(file, edit.span) | {"text": edit.text} for file, edit in finding.fix],
        }
        for finding in findings
    ]


def _place(file: str, span: Span) -> dict[str, object]:
    return {"file": file} | dict(zip(("line", "column", "end_line", "end_column"), region(span), strict=True))


def region(span: Span) -> tuple[int, int, int, int]:
    """Line and column of the start, line and column of the end. They count from 1; the end is the first one behind."""
    return *span.source.position(span.start), *span.source.position(max(span.start, span.end))


# ---------------------------------------------------------------- for people


def console_for(out: TextIO) -> Console:
    """Writes as it is told, in colour on a terminal, unless NO_COLOR is set."""
    return Console(
        file=out,
        color_system=None if os.environ.get("NO_COLOR") else "auto",
        highlight=False,
        markup=False,
        emoji=False,
        soft_wrap=True,
    )


def show(findings: Sequence[Finding], rulesets: int, out: TextIO) -> None:
    """Every finding and a last line that sums up."""
    console = console_for(out)
    width = console.width if console.is_terminal else WIDTH
    for finding in findings:
        console.print(as_text(finding, width))
    console.print(summary(findings, rulesets))


def summary(findings: Sequence[Finding], rulesets: int) -> str:
    """`2 errors, 1 warning in 3 files`, or `no findings in 4 rulesets`."""
    if not findings:
        return f"no findings in {_number(rulesets, 'ruleset', 'rulesets')}"
    counts = Counter(finding.diagnostic.severity for finding in findings)
    parts = [_number(counts[severity], *nouns) for severity, nouns in _NOUNS.items() if counts[severity]]
    return f"{', '.join(parts)} in {_number(len({finding.file for finding in findings}), 'file', 'files')}"


def _number(n: int, one: str, many: str) -> str:
    return f"{n} {one if n == 1 else many}"


def as_text(finding: Finding, width: int = WIDTH) -> Text:
    """The place and what is wrong there, the line with a caret, the hint, and the other places; then a blank line."""
    item = finding.diagnostic
    style = STYLES[item.severity]
    gutter = len(str(max([item.span.line, *(other.span.line for other in item.related)])))
    out = Text()
    out.append(f"{_where(finding.file, item.span)}: ", "bold")
    out.append(item.severity.value, style)
    out.append(f": {_harmless(item.message)} ")
    out.append(f"[{item.code}]\n", _QUIET)
    _snippet(out, item.span, gutter, width, style)
    if item.hint:
        _remark(out, gutter, "hint: ", item.hint)
    for file, other in finding.related:
        _remark(out, gutter, "see ", f"{_where(file, other.span)}: {other.message}")
        _snippet(out, other.span, gutter, width, _HINT)
    return out


def _where(file: str, span: Span) -> str:
    return f"{_harmless(file)}:{span.line}:{span.column}"


def _remark(out: Text, gutter: int, label: str, message: str) -> None:
    out.append(f" {' ' * gutter} = ", _QUIET)
    out.append(label, _HINT)
    behind = "\n" + " " * (gutter + 4 + len(label))
    out.append(behind.join(_harmless(line) for line in message.splitlines()) + "\n")


def _snippet(out: Text, span: Span, gutter: int, width: int, style: str) -> None:
    line, caret = excerpt(span, max(20, width - gutter - 4))
    out.append(f" {span.line:>{gutter}} |", _QUIET)
    out.append(f" {line}".rstrip() + "\n")
    out.append(f" {' ' * gutter} |", _QUIET)
    out.append(f" {caret}\n", style)


def excerpt(span: Span, width: int) -> tuple[str, str]:
    """The line that a span begins in, cut around the span if it is longer than `width`, and the carets below it."""
    cells = _cells(span.source.line(span.line))
    start = min(span.column - 1, len(cells))
    end = max(start, min(start + len(span.head().text), len(cells)))
    low, high = _window([cell_len(cell) for cell in cells], start, end, width)
    before = "…" if low > 0 else ""
    after = "…" if high < len(cells) else ""
    shown = before + "".join(cells[low:high]) + after
    caret = " " * cell_len(before + "".join(cells[low:start])) + "^" * max(
        1, cell_len("".join(cells[start : min(end, high)]))
    )
    return shown, caret


def _cells(line: str) -> list[str]:
    """What is shown for each character: tabs as blanks up to the next stop, control characters as pictures."""
    cells: list[str] = []
    column = 0
    for char in line:
        cell = " " * (TAB_STOP - column % TAB_STOP) if char == "\t" else _picture(char)
        column += cell_len(cell)
        cells.append(cell)
    return cells


def _window(widths: Sequence[int], start: int, end: int, width: int) -> tuple[int, int]:
    """Which characters to show: the span first, then as much as fits on both sides of it."""
    if sum(widths) <= width:
        return 0, len(widths)
    left = width - 2  # for the marks of a cut on both sides
    low = high = start
    while high < end and widths[high] <= left:
        left -= widths[high]
        high += 1
    grown = True
    while grown:
        grown = False
        if low > 0 and widths[low - 1] <= left:
            low, left, grown = low - 1, left - widths[low - 1], True
        if high < len(widths) and widths[high] <= left:
            high, left, grown = high + 1, left - widths[high], True
    return low, high


def _harmless(text: str) -> str:
    return "".join(_picture(char) for char in text)


def _picture(char: str) -> str:
    """The character itself, or a picture of one that would drive the terminal, turn text round or cannot be written."""
    if char >= " " and (char.isascii() or unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Zl", "Zp")):
        return char if char != "\x7f" else "␡"
    return chr(0x2400 + ord(char)) if char < " " else "�"

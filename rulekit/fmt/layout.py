"""The canonical form of YAML: two blanks for each level, one behind `:` and `,`, no blanks inside brackets.

Lines that belong together are moved together, so that what authors have lined up stays lined up.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from rulekit.ruleset.load import signs
from rulekit.ruleset.tree import Map, Node, Scalar, Seq, Style, is_flow
from rulekit.source import Source

STEP = 2
_OPENING = ("FlowMappingStart", "FlowSequenceStart")
_CLOSING = ("FlowMappingEnd", "FlowSequenceEnd")


def spaced(text: str) -> str:
    """The text of a file with the right blanks between the words and signs of each line."""
    edits: list[tuple[int, int, str]] = []
    before, start = "", 0
    for sign, at, end in signs(text):
        gap = text[start:at]
        if before and "\n" not in gap and not gap.strip():
            wanted = _gap(before, sign, gap)
            if wanted != gap:
                edits.append((start, at, wanted))
        before, start = sign, end
    for at, end, wanted in reversed(edits):
        text = text[:at] + wanted + text[end:]
    return text


def _gap(before: str, after: str, gap: str) -> str:
    if before == "Value" and after in ("FlowEntry", *_CLOSING):
        return " "  # without it the colon would belong to the word before it
    if before in _OPENING or after in _CLOSING or after in ("FlowEntry", "Value"):
        return ""
    if before in ("FlowEntry", "Value", "BlockEntry"):
        return " "
    return gap


def indented(source: Source, root: Node) -> str:
    """The text of a file with each line as far to the right as its level asks for."""
    text = source.text
    shifts: dict[int, int] = {}
    inside: set[int] = set()
    for line, shift in _shifts(root, 0):
        shifts.setdefault(line, shift)
    for scalar, shift in _blocks(root, 0):
        first = scalar.span.line + 1
        last = source.position(max(scalar.span.start, scalar.span.end - 1))[0]
        for line in range(first, last + 1):
            shifts[line] = shift
            inside.add(line)
    lines = text.split("\n")
    made: list[str] = []
    current = 0
    for number, content in enumerate(lines, 1):
        bare = content.strip()
        current = moved = shifts.get(number, current)
        if bare.startswith("#") and number not in inside:
            above = _comment_shift(lines, number, shifts)
            moved = current if above is None else above
        made.append(" " * max(0, _column(content) + moved) + bare if bare else "")
    return _without_gaps(made, inside)


def _shifts(node: Node, column: int) -> Iterator[tuple[int, int]]:
    """For each line on which an entry of a block begins: by how much it moves."""
    if isinstance(node, Map) and not is_flow(node):
        for key, value in node.entries:
            yield key.span.line, column - (key.span.column - 1)
            yield from _shifts(value, column + STEP)
    elif isinstance(node, Seq) and not is_flow(node):
        for item in node.items:
            dash = _dash(item)
            yield item.span.source.position(dash)[0], column - (item.span.source.position(dash)[1] - 1)
            yield from _shifts(item, column + STEP)


def _blocks(node: Node, column: int) -> Iterator[tuple[Scalar, int]]:
    """The texts after `|`, with how much their lines move; `column` is where the key of such a text would stand."""
    if isinstance(node, Map) and not is_flow(node):
        for _, value in node.entries:
            if isinstance(value, Scalar) and value.style in (Style.LITERAL, Style.FOLDED):
                yield value, column + STEP - _text_column(value)
            else:
                yield from _blocks(value, column + STEP)
    elif isinstance(node, Seq) and not is_flow(node):
        for item in node.items:
            if isinstance(item, Scalar) and item.style in (Style.LITERAL, Style.FOLDED):
                yield item, column + STEP - _text_column(item)
            else:
                yield from _blocks(item, column + STEP)


def _text_column(scalar: Scalar) -> int:
    """How far the text of a block is indented in the file."""
    source = scalar.span.source
    last = source.position(max(scalar.span.start, scalar.span.end - 1))[0]
    columns = [
        _column(line) for number in range(scalar.span.line + 1, last + 1) if (line := source.line(number)).strip()
    ]
    return min(columns, default=0)


def _dash(item: Node) -> int:
    """Where the `-` of an item of a list stands."""
    return item.span.source.text.rfind("-", 0, item.span.start)


def _comment_shift(lines: list[str], number: int, shifts: dict[int, int]) -> int | None:
    """A comment that stands above something, as far to the right, moves with it."""
    column = _column(lines[number - 1])
    for below in range(number + 1, len(lines) + 1):
        line = lines[below - 1]
        if line.strip() and not line.lstrip().startswith("#"):
            return shifts.get(below) if _column(line) == column else None
    return None


def _column(line: str) -> int:
    """How far a line is indented."""
    return len(line) - len(line.lstrip(" "))


def _without_gaps(lines: list[str], inside: set[int]) -> str:
    """No blank lines at the ends, and never two of them in a row, but for those inside texts."""
    made: list[str] = []
    for number, line in enumerate(lines, 1):
        if line or number in inside or (made and made[-1]):
            made.append(line)
    return re.sub(r"\n+\Z", "", "\n".join(made)) + "\n"

"""What can still be read of a file that is not YAML: the file without the lines around the fault.

The lines are blanked, smallest block first, until the rest can be read; so all places in it stay as they are. What
stood in the block is unknown then, and nothing is said that may only follow from that.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from rulekit.ruleset.indents import Block, block_at, depth_of, has_content, lines_above
from rulekit.ruleset.load import read_rest
from rulekit.ruleset.tree import Map
from rulekit.source import Source

_NOT_A_BREAK = re.compile(r"[^\n]")
_AWAITS_VALUE = re.compile(r":\s*([|>][-+]?)?\s*(#.*)?$")
_BEGINS_TEXT = re.compile(r":\s*[|>][-+]?\s*(#.*)?$")


def salvage(source: Source, line: int) -> tuple[Map, Block] | None:
    """The tree of a file that has a fault on a line, without some block; and that block. None if none will do."""
    _, stop = read_rest(source, source.text)
    for block in _candidates(source, line, stop or line):
        if not _leaves_nothing(block):
            span = block.span
            text = source.text[: span.start] + _NOT_A_BREAK.sub(" ", span.text) + source.text[span.end :]
            root, _ = read_rest(source, text)
            if isinstance(root, Map):
                return root, block
    return None


def _candidates(source: Source, line: int, stop: int) -> Iterator[Block]:
    """Blocks with the fault in them, from small to large; the reader may have stopped above or below it."""
    first, last = min(line, stop), max(line, stop)
    for start in _starts(source, line)[:2]:
        yield block_at(source, start)
    for start in _starts(source, first):
        yield block_at(source, start, last)


def _starts(source: Source, line: int) -> list[int]:
    """The line and those that it stands under; a text is never cut in two."""
    lines = [line, *lines_above(source, line)]
    texts = [n for n, number in enumerate(lines) if n and _BEGINS_TEXT.search(source.line(number))]
    return lines[texts[-1] :] if texts else lines


def _leaves_nothing(block: Block) -> bool:
    """Whether the key above would have nothing below it without the block."""
    source = block.source
    above = next((n for n in range(block.first - 1, 0, -1) if has_content(source.line(n))), 0)
    if not above or not _AWAITS_VALUE.search(source.line(above)):
        return False
    last = source.position(len(source.text))[0]
    below = next((n for n in range(block.last + 1, last + 1) if has_content(source.line(n))), 0)
    return not below or depth_of(source.line(below)) <= depth_of(source.line(above))

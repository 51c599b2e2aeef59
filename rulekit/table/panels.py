"""Panels on a sheet: facts side by side, things in columns."""

from __future__ import annotations

from collections.abc import Sequence

from rulekit.table.pen import Pen
from rulekit.table.runs import BLANK, GAP, Line, fill, joined, line, width
from rulekit.table.scene import Fact, Holder, Panel


def panel_lines(pen: Pen, panel: Panel, wide: int) -> list[Line]:
    if pen.manner.ruled:
        return [pen.rule(wide, panel.title), *_facts(pen, panel.facts, wide), *_holders(pen, panel.holders, wide)]
    lead = (BLANK, *line(panel.title, "title"), *GAP)
    return [*_facts(pen, panel.facts, wide, lead), *_holders(pen, panel.holders, wide)]


def _facts(pen: Pen, facts: Sequence[Fact], wide: int, lead: Line = (BLANK,)) -> list[Line]:
    """Facts side by side; a long one goes on on the next line."""
    words = not pen.manner.tight
    row = (part for fact in facts for part in pen.parts(fact, words, pen.dot))
    return pen.wrapped(row, wide, lead, indent=3) if facts else []


def _holders(pen: Pen, holders: Sequence[Holder], wide: int) -> list[Line]:
    """Things in as many columns as they fit into; else one below the other."""
    if not holders:
        return []
    name = max(width(holder.name) for holder in holders)
    for brief in (False, True) if pen.manner.bare else (False,):
        facts = [joined((pen.fact(fact, brief=brief) for fact in holder.facts), pen.dot) for holder in holders]
        cells = [(*fill(holder.name, name), *GAP, *held) for holder, held in zip(holders, facts, strict=True)]
        for rows in range(1, len(cells)):
            columns = [cells[at : at + rows] for at in range(0, len(cells), rows)]
            broad = [max(map(width, column)) for column in columns]
            if sum(broad) + 3 * len(broad) - 2 <= wide:
                return [_across(columns, broad, row) for row in range(rows)]
    return [row for holder in holders for row in _holder(pen, holder, name, wide)]


def _across(columns: Sequence[Sequence[Line]], broad: Sequence[int], row: int) -> Line:
    cells = [fill(column[row] if row < len(column) else (), wide) for column, wide in zip(columns, broad, strict=True)]
    return (BLANK, *joined(cells, line("   ")))


def _holder(pen: Pen, holder: Holder, name: int, wide: int) -> list[Line]:
    row = (part for fact in holder.facts for part in pen.parts(fact, between=pen.dot))
    return pen.wrapped(row, wide, (BLANK, *fill(holder.name, name), *GAP))

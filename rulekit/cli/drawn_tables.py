"""A look-up table of the rules as lines: a grid where it fits the screen, else a paragraph for each row."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rulekit.cli.catalogue import Catalogue
from rulekit.ruleset.model import Literal, TableDef


def table_as_lines(catalogue: Catalogue, definition: TableDef, width: int) -> Iterator[str]:
    table = definition.table
    rows = definition.rows
    assert isinstance(rows, Mapping)
    if len(table.keys) == 2:
        columns = _columns(rows)
        grid = _grid(catalogue, definition, columns) if columns else []
        if grid and max(map(len, grid)) <= width:
            yield from grid
            return
    wide = max(len(_key(catalogue, definition, key, 0)) for key in rows)
    for key, below in rows.items():
        yield f"{_key(catalogue, definition, key, 0):<{wide}}  {_below(catalogue, definition, below, 1)}"


def _columns(rows: Mapping[str, Literal]) -> list[str]:
    """The keys that all rows have, in their order; none if rows differ in them."""
    keys = [list(row) for row in rows.values() if isinstance(row, Mapping)]
    return keys[0] if len(keys) == len(rows) and all(one == keys[0] for one in keys) else []


def _grid(catalogue: Catalogue, definition: TableDef, columns: list[str]) -> list[str]:
    rows = definition.rows
    assert isinstance(rows, Mapping)
    heads = [_key(catalogue, definition, key, 1) for key in columns]
    lines = [["", *heads]]
    for key, row in rows.items():
        assert isinstance(row, Mapping)
        cells = [catalogue.cell_word(row[column], definition.table.gives) for column in columns]
        lines.append([_key(catalogue, definition, key, 0), *cells])
    wide = [max(len(line[at]) for line in lines) for at in range(len(columns) + 1)]
    return ["  ".join(_set(cell, wide[at], at) for at, cell in enumerate(line)).rstrip() for line in lines]


def _set(cell: str, wide: int, at: int) -> str:
    return f"{cell:<{wide}}" if at == 0 or not cell.lstrip("-").isdigit() else f"{cell:>{wide}}"


def _key(catalogue: Catalogue, definition: TableDef, key: str, depth: int) -> str:
    return catalogue.key_word(key, definition.table.keys[depth])


def _below(catalogue: Catalogue, definition: TableDef, value: Literal, depth: int) -> str:
    """What a row says: one value, or for each further key one."""
    if not isinstance(value, Mapping):
        return catalogue.cell_word(value, definition.table.gives)
    parts = [
        f"{_key(catalogue, definition, key, depth)} {_below(catalogue, definition, below, depth + 1)}"
        for key, below in value.items()
    ]
    return ", ".join(parts)

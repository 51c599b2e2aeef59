"""Look-up tables of a ruleset as the generated code uses them."""

from __future__ import annotations

from typing import Any

from rulekit.dsl.types import INT, NameOf, Type
from rulekit.dsl.world import Table
from rulekit.interpreter.compiler import Compiler
from rulekit.interpreter.faults import Trouble
from rulekit.ruleset.model import Literal, TableDef

MOST_KEPT = 10_000
"""So many rows are kept by their keys."""


class Rows(tuple[object, ...]):
    """A look-up table: for each key (low, high or None, what is below), in order."""


def table_constant(compiler: Compiler, item: Table) -> str:
    """The name of a table among the constants."""
    for name, known in compiler.constants.items():
        if name.startswith("T") and isinstance(known, Looked) and known.table is item:
            return name
    definition = next(d for home in compiler.layout.homes for d in home.rules.tables if d.table is item)
    name = f"T{len(compiler.constants)}"
    compiler.constants[name] = Looked(item, _rows(compiler, definition, definition.rows, 0))
    return name


class Looked(dict[tuple[Any, ...], Any]):
    """A table with its rows, for the runtime: what was once looked up by some keys is kept."""

    def __init__(self, table: Table, rows: object) -> None:
        self.table = table
        self.rows = rows

    def __missing__(self, keys: tuple[Any, ...]) -> Any:
        found = self._look_up(keys)
        if len(self) < MOST_KEPT:
            self[keys] = found
        return found

    def _look_up(self, keys: tuple[Any, ...]) -> Any:
        at: Any = self.rows
        for key in keys:
            found: Any = None
            if isinstance(at, Flat):
                return at.value
            for low, high, below in at:
                if low is None:
                    found = (below,)
                elif key is not None and low <= key and (high is None or key <= high):
                    found = (below,)
                    break
            if found is None:
                raise Trouble("run/no-row", f"`{self.table.name}` has no row for {key}")
            at = found[0]
        return at.value if isinstance(at, Flat) else at


def _rows(compiler: Compiler, definition: TableDef, node: Literal, depth: int) -> object:
    table = definition.table
    if depth == len(table.keys):
        return compiler.encode(node, table.gives)
    assert isinstance(node, dict)
    key_type = table.keys[depth]
    rows: list[tuple[int | None, int | None, object]] = []
    for key, below in node.items():
        if key == "else":
            rest = len(table.keys) if not isinstance(below, dict) else depth + 1
            value = _rows(compiler, definition, below, rest)
            rows.append((None, None, value if rest == depth + 1 else Flat(value)))
            continue
        low, high = _key(compiler, key_type, key)
        rows.append((low, high, _rows(compiler, definition, below, depth + 1)))
    return Rows(rows)


class Flat:
    """What an `else` row says for all keys below it."""

    def __init__(self, value: object) -> None:
        self.value = value


def _key(compiler: Compiler, t: Type, key: str) -> tuple[int, int | None]:
    options = getattr(t, "options", None)
    if options:
        t = next(option for option in options if isinstance(option, NameOf))
    if t == INT:
        if key.endswith("+"):
            return int(key[:-1]), None
        low, _, high = key.partition("..")
        return int(low), int(high or low)
    number = compiler.encode(key, t)
    assert isinstance(number, int)
    return number, number

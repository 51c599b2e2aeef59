"""How many calls of other values a value sets off: where these may be many, its own calls are counted as work."""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping

MOST_CALLS = 12
"""So many calls may be counted as one."""
_MANY = MOST_CALLS + 1
_COUNT = ("G.n -= 1", "if G.n < 0: _tired()")
_VALUE = re.compile(r"v\d+")
_CALL = re.compile(r"\bv\d+\(|\bW\d+\[")
_COUNTED = "_counted"
"""Each thing of such a list is counted as work already."""


def count_work(lines: list[str], weights: Mapping[str, int]) -> tuple[list[str], int]:
    """The text of a value, its work counted where that may be much; with how many calls one of it then stands for.

    `weights` says that of the values it calls, which are known before it.
    """
    counted = _with_passes(lines)
    weight = 1 + _calls(ast.parse("\n".join(counted)), weights)
    if weight <= MOST_CALLS:
        return counted, weight
    return [counted[0], *(f"    {code}" for code in _COUNT), *counted[1:]], 1


def _with_passes(lines: list[str]) -> list[str]:
    """Loops in which values are called count their passes: most of them are over what is hardly ever there."""
    made: list[str] = []
    for i, line in enumerate(lines):
        made.append(line)
        depth = _depth(line)
        if line[depth:].startswith("for "):
            inside = next((n for n in range(i + 1, len(lines)) if _depth(lines[n]) <= depth), len(lines))
            if any(_CALL.search(one) for one in lines[i + 1 : inside]):
                made += [f"{' ' * _depth(lines[i + 1])}{code}" for code in _COUNT]
    return made


def _depth(line: str) -> int:
    return len(line) - len(line.lstrip())


def _calls(node: ast.AST, weights: Mapping[str, int]) -> int:
    """How many calls a piece of Python sets off at most."""
    match node:
        case ast.ListComp() | ast.SetComp() | ast.GeneratorExp() | ast.DictComp():
            parts = [part for part in ast.iter_child_nodes(node) if not isinstance(part, ast.comprehension)]
            total = sum(_calls(part, weights) for part in parts)
            for each in reversed(node.generators):
                total += sum(_calls(test, weights) for test in each.ifs)
                total = total * _passes(each.iter) + _calls(each.iter, weights)
            return total
        case ast.Call(func=ast.Name(id=name)) if _VALUE.fullmatch(name):
            own = weights.get(name, _MANY)
        case ast.Call(func=ast.Subscript(value=ast.Name(id=name))) if name.startswith("W"):
            own = _MANY
        case _:
            own = 0
    return own + sum(_calls(part, weights) for part in ast.iter_child_nodes(node))


def _passes(xs: ast.expr) -> int:
    """How many passes through a list are not counted."""
    match xs:
        case ast.Call(func=ast.Name(id=name)) if name == _COUNTED:
            return 1
        case ast.Tuple(elts=few):
            return len(few)
    return _MANY

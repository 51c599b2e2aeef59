"""A call that two statements in a row make in any case is made once, before the first of them.

Only for functions that change nothing until they give their result, such as menus.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import count


def call_once(node: ast.FunctionDef) -> None:
    """Rewrites one function."""
    fresh = (f"again_{number}" for number in count())
    for block in list(_blocks(node)):
        _call_once(block, fresh)


def _blocks(node: ast.AST) -> Iterator[list[ast.stmt]]:
    for part in ast.walk(node):
        for field in ("body", "orelse"):
            block = getattr(part, field, None)
            if isinstance(block, list) and block:
                yield block


def _call_once(block: list[ast.stmt], fresh: Iterator[str]) -> None:
    """A call that two statements in a row make is made before the first of them."""
    at = 0
    while at + 1 < len(block):
        here, there = _calls(block[at]), _calls(block[at + 1])
        same = next((said for said in here if said in there), None)
        if same is not None:
            name, call = next(fresh), here[same]
            target = ast.copy_location(ast.Name(name, ast.Store()), call)
            once = ast.copy_location(ast.Assign([target], call), call)
            for stmt in block[at : at + 2]:
                _Known(same, name).in_iterated(stmt)
            block.insert(at, once)
            at += 1
        at += 1


def _iterated(stmt: ast.stmt) -> ast.expr | None:
    """What a statement works out first, and in any case."""
    match stmt:
        case ast.For(iter=things):
            return things
        case ast.AugAssign(value=value):
            return value
    return None


def _calls(stmt: ast.stmt) -> dict[str, ast.expr]:
    """Calls that a statement makes in any case, by how they read."""
    found: dict[str, ast.expr] = {}
    todo = [_iterated(stmt)]
    while todo:
        match todo.pop():
            case ast.Call(func=ast.Name(id=name)) as call if name.startswith("_"):
                found[ast.dump(call)] = call
            case ast.Call(args=args):
                todo += args
            case ast.Subscript(value=value):
                todo.append(value)
    return found


class _Known(ast.NodeTransformer):
    """Puts a local in the place of a call."""

    def __init__(self, said: str, name: str) -> None:
        self._said = said
        self._name = name

    def in_iterated(self, stmt: ast.stmt) -> None:
        if isinstance(stmt, ast.For):
            stmt.iter = self.visit(stmt.iter)
        elif isinstance(stmt, ast.AugAssign):
            stmt.value = self.visit(stmt.value)

    def visit_Call(self, node: ast.Call) -> ast.expr:
        if ast.dump(node) == self._said:
            return ast.copy_location(ast.Name(self._name, ast.Load()), node)
        self.generic_visit(node)
        return node

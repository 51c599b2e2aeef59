"""Nodes of generated Python, made for other nodes: each stands in the line of the one that it was made for."""

from __future__ import annotations

import ast
from collections.abc import Sequence


def name_of(name: str, at: ast.AST) -> ast.Name:
    return ast.copy_location(ast.Name(name, ast.Load()), at)


def set_to(name: str, value: ast.expr) -> ast.Assign:
    target = ast.copy_location(ast.Name(name, ast.Store()), value)
    return ast.copy_location(ast.Assign([target], value), value)


def constant(value: bool | int | None, at: ast.AST) -> ast.Constant:
    return ast.copy_location(ast.Constant(value), at)


def all_of(tests: Sequence[ast.expr]) -> ast.expr:
    return tests[0] if len(tests) == 1 else ast.copy_location(ast.BoolOp(ast.And(), list(tests)), tests[0])


def called(node: ast.AST) -> str:
    """The name of what is called."""
    return node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""

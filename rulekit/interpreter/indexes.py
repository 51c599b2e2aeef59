"""Indexes in generated Python that need not be tested.

What was not set yet is a word, and everything that is set is a number. So where a value is used as an index, Python
itself finds out that it was not set, and it need not be asked before.
"""

from __future__ import annotations

import ast

from rulekit.interpreter.faults import Trouble

_LISTS = frozenset(("FROM", "AFTER", "TILE", "DOOR", "FIRST", "PLACES", "LEADS"))
_OF_STATE = frozenset(("c", "z", "w", "what", "eid", "laid", "face", "leads", "opens", "exits", "grids"))
"""Lists of a state and of its map; all these are lists or tuples, which no word is an index of."""


def trust_indexes(tree: ast.Module) -> None:
    """Rewrites functions."""
    for node in ast.walk(tree):
        match node:
            case ast.Subscript(value=ast.Name(id=name)) if name in _LISTS or name in _OF_STATE:
                node.slice = _trusted(node.slice)
            case ast.Subscript(value=ast.Attribute(attr=name)) if name in _OF_STATE:
                node.slice = _trusted(node.slice)


def is_unset(error: Exception) -> bool:
    """Is this about something that was not set? Python says so where it is an index, or is counted with for one."""
    if isinstance(error, Trouble):
        return error.code == "run/unset"
    return isinstance(error, TypeError) and "str" in str(error)


def _trusted(index: ast.expr) -> ast.expr:
    match index:
        case ast.Subscript(value=ast.Name(id="SET"), slice=asked):
            return asked
        case ast.BinOp(op=ast.Add() | ast.Sub(), right=ast.Constant()):
            index.left = _trusted(index.left)
    return index

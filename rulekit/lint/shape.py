"""The shape of a text: what it says, without where it stands. Two texts of one shape say the same.

A name stands for itself. Where texts of several clauses are held against each other, the same word may mean two
things; then a `Naming` tells them apart by the place where each is declared.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields

from rulekit.dsl import syntax as s
from rulekit.source import Span

Naming = Mapping[s.Node, object]
"""What each name of a text stands for."""


def shape(node: s.Node, naming: Naming | None = None) -> str:
    """What a text says, as one line."""
    if isinstance(node, s.Name):
        return node.id + ("" if naming is None else _declared(naming.get(node)))
    inside = [_part(getattr(node, item.name), naming) for item in fields(node) if not item.name.endswith("span")]
    return f"{type(node).__name__}({', '.join(inside)})"


def _part(value: object, naming: Naming | None) -> str:
    if isinstance(value, s.Node):
        return shape(value, naming)
    if isinstance(value, tuple):
        return f"[{', '.join(_part(item, naming) for item in value)}]"
    return repr(value)


def _declared(item: object) -> str:
    span = getattr(item, "span", None)
    return f"@{span.source.name}:{span.start}" if isinstance(span, Span) else ""


def same(a: s.Node | None, b: s.Node | None) -> bool:
    """Do two texts say the same?"""
    return a is b or (a is not None and b is not None and type(a) is type(b) and shape(a) == shape(b))


def operands(node: s.Expr, op: str) -> list[s.Expr]:
    """What is joined by one word: `a and b and c` are three."""
    if isinstance(node, s.Logic) and node.op == op:
        return [*operands(node.left, op), *operands(node.right, op)]
    return [node]


def quoted(node: s.Node) -> str:
    """A text in a sentence; a long one is only pointed at."""
    return f"`{node.span.text}`" if "\n" not in node.span.text else "this"


def is_idle(node: s.Node | None) -> bool:
    """Does a text say only that nothing happens, perhaps under some conditions?"""
    match node:
        case None | s.Nothing():
            return True
        case s.Suite():
            return all(is_idle(inner) for inner in node.body)
        case s.If():
            return all(is_idle(branch.body) for branch in node.branches) and is_idle(node.otherwise)
        case s.Ask():
            return is_idle(node.then) and is_idle(node.otherwise)
        case s.For() | s.Repeat():
            return is_idle(node.body)
        case s.Match():
            return all(is_idle(arm.body) for arm in node.arms)
    return False

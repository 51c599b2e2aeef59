"""What stays the same while generated Python goes on, read once: before a loop, or at the beginning of a function.

The lists of a state stay the same objects while a game goes on: what reads them often keeps them in a local.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable

from rulekit.interpreter.pynodes import called, name_of, set_to

_LISTS = ("c", "z", "w")
_OFTEN = 3
"""With so many readings a local pays; one in a loop counts for many."""
_ONE_BY_ONE = frozenset(("zip", "_flat", "enumerate", "reversed"))
"""What these give is never empty, as far as Python is concerned."""
_SUBJECT = re.compile(r"who_\d+")
"""Who a value or a procedure is about: never nobody."""


# ------------------------------------------------------------------------------------------ in a loop
class Same:
    """What stays the same in a loop, so that it can be read before it.

    What may be a fault is read there only if the first pass would read it in any case, and if there is one.
    """

    def __init__(self, loop: ast.For, local: Callable[[str], str]) -> None:
        self._loop = loop
        self._local = local
        self._set = {
            node.id
            for part in (loop.target, *loop.body)
            for node in ast.walk(part)
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
        }
        self._safe: dict[str, ast.Assign] = {}
        self._sure: dict[str, ast.Assign] = {}

    def read_first(self, out: list[ast.stmt]) -> None:
        loop = self._loop
        listed = not (isinstance(loop.iter, ast.Call) and called(loop.iter) in _ONE_BY_ONE)
        self._stmts(loop.body, listed)
        out += self._safe.values()
        if not self._sure:
            out.append(loop)
            return
        if not isinstance(loop.iter, ast.Name):
            name = self._local("all")
            out.append(set_to(name, loop.iter))
            loop.iter = name_of(name, loop.iter)
        known = name_of(loop.iter.id, loop.iter)
        out.append(ast.copy_location(ast.If(known, [*self._sure.values(), loop], []), loop))

    def _stmts(self, stmts: Iterable[ast.stmt], sure: bool) -> None:
        for stmt in stmts:
            match stmt:
                case ast.If():
                    stmt.test = self._expr(stmt.test, sure)
                    self._stmts(stmt.body, False)
                    self._stmts(stmt.orelse, False)
                case ast.For():
                    stmt.iter = self._expr(stmt.iter, sure)
                    self._stmts(stmt.body, False)
                case ast.Assign() | ast.AugAssign() | ast.Expr():
                    stmt.value = self._expr(stmt.value, sure)
            sure = sure and isinstance(stmt, ast.Assign)

    def _expr(self, node: ast.expr, sure: bool) -> ast.expr:
        match node:
            case ast.Subscript() if (sure or self._is_safe(node)) and (said := self._said(node)) is not None:
                return self._before(node, said)
            case ast.Subscript():
                node.value, node.slice = self._expr(node.value, sure), self._expr(node.slice, sure)
            case ast.BoolOp():
                node.values = [self._expr(part, sure and i == 0) for i, part in enumerate(node.values)]
            case ast.IfExp():
                node.test = self._expr(node.test, sure)
                node.body, node.orelse = self._expr(node.body, False), self._expr(node.orelse, False)
            case ast.Compare():
                node.left = self._expr(node.left, sure)
                node.comparators = [self._expr(part, sure and i == 0) for i, part in enumerate(node.comparators)]
            case ast.Call():
                node.args = [self._expr(part, sure) for part in node.args]
            case ast.UnaryOp():
                node.operand = self._expr(node.operand, sure)
            case ast.BinOp():
                node.left, node.right = self._expr(node.left, sure), self._expr(node.right, sure)
            case ast.Tuple() | ast.List():
                node.elts = [self._expr(part, sure) for part in node.elts]
        return node

    def _before(self, node: ast.Subscript, said: str) -> ast.expr:
        where = self._safe if self._is_safe(node) else self._sure
        if said not in where:
            where[said] = set_to(self._local("same"), node)
        (target,) = where[said].targets
        assert isinstance(target, ast.Name)
        return name_of(target.id, node)

    def _is_safe(self, node: ast.Subscript) -> bool:
        """A cell, a zone or a place of who this is about."""
        match node:
            case ast.Subscript(
                value=ast.Attribute(value=ast.Name(id="G"), attr="c" | "z" | "w"),
                slice=ast.BinOp(left=ast.Name(id=name), right=ast.Constant()),
            ):
                return _SUBJECT.fullmatch(name) is not None
        return False

    def _said(self, node: ast.expr) -> str | None:
        """What stays the same, as text; None if it may change, or is not worth it."""
        match node:
            case ast.Name(id=name):
                return None if name in self._set else name
            case ast.Constant(value=value):
                return repr(value)
            case ast.Attribute(value=of, attr=name):
                whose = self._said(of)
                return None if whose is None else f"{whose}.{name}"
            case ast.Subscript(value=of, slice=at):
                whose, where = self._said(of), self._said(at)
                return None if whose is None or where is None else f"{whose}[{where}]"
            case ast.BinOp(left=left, op=ast.Add() | ast.Sub() as op, right=right):
                a, b = self._said(left), self._said(right)
                return None if a is None or b is None else f"({a} {type(op).__name__} {b})"
        return None


# ------------------------------------------------------------------------------------------ lists of the state
def may_read_often(text: str) -> bool:
    """Can there be a list of the state in a text that is read often?"""
    least = 1 if "for " in text or "while " in text else _OFTEN
    return any(text.count(f"G.{name}[") >= least for name in _LISTS)


def keep_lists(node: ast.FunctionDef) -> None:
    """Lists of the state that are read often are kept in a local."""
    readings: dict[str, list[tuple[ast.AST, str, int | None]]] = {name: [] for name in _LISTS}
    weights = dict.fromkeys(_LISTS, 0)

    def look(part: ast.AST, weight: int) -> None:
        weight = _OFTEN if isinstance(part, ast.For | ast.While | ast.comprehension) else weight
        for name, value in ast.iter_fields(part):
            for i, child in enumerate(value) if isinstance(value, list) else ((None, value),):
                if isinstance(child, ast.Attribute) and isinstance(child.value, ast.Name) and child.value.id == "G":
                    if child.attr in readings:
                        readings[child.attr].append((part, name, i))
                        weights[child.attr] += weight
                elif isinstance(child, ast.AST):
                    look(child, weight)

    for stmt in node.body:
        look(stmt, 1)
    kept: list[ast.stmt] = []
    for name, places in readings.items():
        if weights[name] < _OFTEN:
            continue
        for parent, field, i in places:
            local = name_of(name, parent if hasattr(parent, "lineno") else node)
            if i is None:
                setattr(parent, field, local)
            else:
                getattr(parent, field)[i] = local
        first = node.body[0]
        value = ast.Attribute(name_of("G", first), name, ast.Load())
        kept.append(set_to(name, ast.copy_location(value, first)))
    first_test = node.body[0]
    known = isinstance(first_test, ast.If) and _is_about_due(first_test.test)
    node.body[int(known) : int(known)] = kept


def _is_about_due(test: ast.expr) -> bool:
    """Is it tested whether something that was worked out before is still right?"""
    if isinstance(test, ast.UnaryOp):
        test = test.operand
    return isinstance(test, ast.BinOp) and isinstance(test.left, ast.Attribute) and test.left.attr == "due"

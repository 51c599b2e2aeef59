"""Statements that stand under the same test one after the other, put under it together.

Only for functions that change nothing until they give their result, such as menus: there no test comes out otherwise
because of what was done before it. What is simple and can be asked at any time is asked first, so that it is found in
as many tests as can be.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterable

from rulekit.interpreter.pynodes import all_of


def factor(node: ast.FunctionDef) -> None:
    """Rewrites one function."""
    tests = [part.test for part in ast.walk(node) if isinstance(part, ast.If) and not part.orelse]
    often = Counter(said for test in tests for said in {_simple(part) for part in conjuncts(test)})
    node.body = _sunk(_joined(_sorted(_Numbered().in_body(node.body), often)))


class _Numbered(ast.NodeTransformer):
    """Puts the number itself where a local stands that is set to a number, and never to anything else."""

    def __init__(self) -> None:
        self._numbers: dict[str, ast.Constant] = {}

    def in_body(self, stmts: list[ast.stmt]) -> list[ast.stmt]:
        made: list[ast.stmt] = []
        for stmt in stmts:
            match stmt:
                case ast.Assign(targets=[ast.Name(id=name)], value=ast.Constant() as number) if name.startswith(
                    "this_"
                ):
                    self._numbers[name] = number
                case _:
                    made.append(self.visit(stmt) if self._numbers else stmt)
        return made

    def visit_Name(self, node: ast.Name) -> ast.expr:
        number = self._numbers.get(node.id)
        return node if number is None else ast.copy_location(ast.Constant(number.value), node)


def conjuncts(test: ast.expr) -> list[ast.expr]:
    """The conditions that must all hold for a condition to hold."""
    if isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And):
        return [part for value in test.values for part in conjuncts(value)]
    return [test]


def _simple(test: ast.expr) -> str:
    """A test that can be asked at any time, as text: of a local, or of a cell with a number."""
    match test:
        case ast.Name(id=name):
            return name
        case ast.Subscript(value=ast.Attribute(value=ast.Name(id="G"), attr="c"), slice=ast.Constant(value=number)):
            return f"c[{number!r}]"
        case ast.UnaryOp(op=ast.Not(), operand=operand) if said := _simple(operand):
            return f"not {said}"
        case ast.Compare(left=ast.Name(id=name), ops=[ast.Eq()], comparators=[ast.Constant(value=value)]):
            return f"{name} == {value!r}"
        case ast.Compare(left=ast.Name(id=name), ops=[ast.Eq()], comparators=[other]) if said := _simple(other):
            return f"{name} == {said}"
        case ast.Compare(
            left=ast.Call(func=ast.Name(id="len"), args=[ast.Name(id=name)]),
            ops=[ast.Eq()],
            comparators=[ast.Constant(value=value)],
        ):
            return f"len({name}) == {value!r}"
    return ""


# ------------------------------------------------------------------------------------------ what is simple comes first
def _sorted(stmts: list[ast.stmt], often: Counter[str]) -> list[ast.stmt]:
    made: list[ast.stmt] = []
    for stmt in stmts:
        match stmt:
            case ast.If(orelse=[]):
                stmt.body = _sorted(stmt.body, often)
                _pull_up(stmt)
                _put_first(stmt, often, set())
                if made and _is_for(made[-1], stmt):
                    made.append(_around([made.pop(), stmt], stmt))
                    continue
            case ast.For(orelse=[], body=[ast.If(orelse=[]) as inside]):
                _put_first(inside, often, _names(stmt.target))
                inside.body = _sorted(inside.body, often)
                if _simple(conjuncts(inside.test)[0]) and not _names(stmt.target) & _names(conjuncts(inside.test)[0]):
                    made.append(_around([stmt], inside))
                    continue
        made.append(stmt)
    return made


def _pull_up(stmt: ast.If) -> None:
    """What all statements under a test ask, too, is asked with it."""
    if not all(isinstance(part, ast.If) and not part.orelse for part in stmt.body):
        return
    inside = [(part, conjuncts(part.test)) for part in stmt.body if isinstance(part, ast.If)]
    common = set.intersection(*({_simple(test) for test in tests} for _, tests in inside)) - {""}
    if common:
        stmt.test = all_of([*conjuncts(stmt.test), *(test for test in inside[0][1] if _simple(test) in common)])
        for part, tests in inside:
            rest = [test for test in tests if _simple(test) not in common]
            part.test = all_of(rest) if rest else ast.copy_location(ast.Constant(True), part)


def _put_first(stmt: ast.If, often: Counter[str], bound: set[str]) -> None:
    tests = conjuncts(stmt.test)
    if len(tests) < 2:
        return
    said = {test: _simple(test) if not bound & _names(test) else "" for test in tests}
    simple = sorted((test for test in tests if said[test]), key=lambda test: -often[said[test]])
    stmt.test = all_of([*simple, *(test for test in tests if not said[test])])


def _is_for(before: ast.stmt, stmt: ast.If) -> bool:
    """Is a local set before a test that only the test and what is under it speaks of?"""
    match before:
        case ast.Assign(targets=[ast.Name(id=name)]):
            first = conjuncts(stmt.test)[0]
            return name.startswith("this_") and bool(_simple(first)) and name not in _names(first)
    return False


def _around(stmts: list[ast.stmt], inside: ast.If) -> ast.If:
    """What is simple in a test, asked around statements of which the test is a part."""
    tests = conjuncts(inside.test)
    bound = {name for stmt in stmts for name in _bound(stmt)}
    outer = [test for test in tests if _simple(test) and not bound & _names(test)]
    inner = [test for test in tests if test not in outer]
    inside.test = all_of(inner) if inner else ast.copy_location(ast.Constant(True), inside)
    return ast.copy_location(ast.If(all_of(outer), stmts, []), inside)


def _bound(stmt: ast.stmt) -> set[str]:
    if isinstance(stmt, ast.For):
        return _names(stmt.target)
    return _names(stmt.targets[0]) if isinstance(stmt, ast.Assign) else set()


def _names(node: ast.AST) -> set[str]:
    return {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}


# ------------------------------------------------------------------------------------------ what is alike is joined
def _joined(stmts: Iterable[ast.stmt]) -> list[ast.stmt]:
    made: list[ast.stmt] = []
    for stmt in stmts:
        last = made[-1] if made else None
        if isinstance(stmt, ast.If) and isinstance(last, ast.If) and not stmt.orelse and not last.orelse:
            a, b = conjuncts(last.test), conjuncts(stmt.test)
            same = 0
            while same < min(len(a), len(b)) and _said(a[same]) == _said(b[same]):
                same += 1
            if same:
                made[-1] = ast.copy_location(
                    ast.If(all_of(a[:same]), [*_under(last, same), *_under(stmt, same)], []), last
                )
                continue
        made.append(stmt)
    for stmt in made:
        if isinstance(stmt, ast.If):
            stmt.body = _joined(stmt.body)
    return made


def _said(test: ast.expr) -> str:
    return _simple(test) or ast.dump(test)


def _under(stmt: ast.If, asked: int) -> list[ast.stmt]:
    """What stands under a test when its first parts have been asked."""
    rest = conjuncts(stmt.test)[asked:]
    return [ast.copy_location(ast.If(all_of(rest), stmt.body, []), stmt)] if rest else stmt.body


# ------------------------------------------------------------------------------------------ what is needed in one place
def _sunk(stmts: list[ast.stmt]) -> list[ast.stmt]:
    """What is worked out at the beginning, but needed under one test only, is worked out there."""
    made: list[ast.stmt] = []
    for at, stmt in enumerate(stmts):
        if isinstance(stmt, ast.Assign) and isinstance(stmt.targets[0], ast.Name) and isinstance(stmt.value, ast.Call):
            name = stmt.targets[0].id
            users = [later for later in stmts[at + 1 :] if name in _names(later)]
            if len(users) == 1 and isinstance(users[0], ast.If) and name not in _names(conjuncts(users[0].test)[0]):
                first, *rest = conjuncts(users[0].test)
                if rest:
                    inside = ast.copy_location(ast.If(all_of(rest), users[0].body, []), users[0])
                    users[0].test, users[0].body = first, [inside]
                users[0].body.insert(0, stmt)
                continue
        made.append(stmt)
    return made

"""The last touch to generated Python: lists that are gone through in an expression become loops.

A list comprehension is a function of its own: it is made, called, and reaches everything around it by a detour, each
time that it is worked out. Here it becomes a loop before the statement that it stands in, which stops as soon as it is
known what is asked (`any`, whether there is one at all, the first of them), and before which is read what stays the
same in it. Expressions of generated code change nothing but how many steps are left, so it does not matter that some
are worked out earlier than others; what may not be worked out at all is still worked out only where it would have been.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from typing import TypeVar

from rulekit.interpreter.factor import factor
from rulekit.interpreter.pynodes import all_of, called, constant, name_of, set_to
from rulekit.interpreter.steady import Same, keep_lists, may_read_often

Listing = ast.ListComp | ast.GeneratorExp
Node = TypeVar("Node", bound=ast.AST)


def shorten(tree: ast.Module, text: str, changes: bool = True) -> None:
    """Makes functions, of this text, take less time. `changes`: they may change the state in their middle."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            if not changes:
                factor(node)
            if " for " in text:
                Loops().function(node)
            if may_read_often(text):
                keep_lists(node)


# ------------------------------------------------------------------------------------------ lists become loops
class Loops:
    """Rewrites one function."""

    def __init__(self) -> None:
        self._long: set[ast.AST] = set()
        self._fresh = 0

    def function(self, node: ast.FunctionDef) -> None:
        if self._mark(node):
            node.body = self._block(node.body)

    def _mark(self, node: ast.AST) -> bool:
        """Notes all nodes in which a list is gone through."""
        found = isinstance(node, Listing)
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.expr | ast.stmt | ast.comprehension) and self._mark(child):
                found = True
        if found:
            self._long.add(node)
        return found

    def _local(self, word: str) -> str:
        self._fresh += 1
        return f"{word}_0{self._fresh}"

    # ------------------------------------------------------------------------------ statements
    def _block(self, stmts: Iterable[ast.stmt]) -> list[ast.stmt]:
        out: list[ast.stmt] = []
        for stmt in stmts:
            self._stmt(stmt, out)
        return out

    def _stmt(self, stmt: ast.stmt, out: list[ast.stmt]) -> None:
        if stmt not in self._long:
            out.append(stmt)
            return
        match stmt:
            case ast.If():
                self._if(stmt, out)
                return
            case ast.AugAssign(target=ast.Name(id=name), op=ast.Add(), value=ast.ListComp() as listing):
                self._gather(listing, name, out)
                return
            case ast.For():
                stmt.iter = self._value(_bare(stmt.iter), out)
                stmt.body, stmt.orelse = self._block(stmt.body), self._block(stmt.orelse)
            case ast.While():
                stmt.body = self._block(stmt.body)
            case ast.Assign() | ast.AugAssign() | ast.Expr():
                stmt.value = self._value(stmt.value, out)
            case ast.Return():
                if stmt.value is not None:
                    stmt.value = self._value(stmt.value, out)
        out.append(stmt)

    def _if(self, stmt: ast.If, out: list[ast.stmt]) -> None:
        """A test with lists in it: what stands before one is tested first."""
        test = stmt.test
        if test not in self._long:
            stmt.body, stmt.orelse = self._block(stmt.body), self._block(stmt.orelse)
        elif isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And) and not stmt.orelse:
            at = next(i for i, part in enumerate(test.values) if part in self._long)
            if at == 0:
                first = self._truth(test.values[0], out)
                stmt.test = self._again(all_of([first, *test.values[1:]]), test.values[1:])
                self._if(self._again(stmt, [stmt.test, *stmt.body]), out)
                return
            later = self._again(all_of(test.values[at:]), test.values[at:])
            inside = ast.copy_location(ast.If(later, stmt.body, []), stmt)
            stmt.test = all_of(test.values[:at])
            stmt.body = []
            self._if(self._again(inside, [inside.test, *inside.body]), stmt.body)
        elif (
            isinstance(test, Listing) and len(test.generators) == 1 and not stmt.orelse and not _leaves_loop(stmt.body)
        ):
            self._loop(test.generators, [*self._block(stmt.body), ast.copy_location(ast.Break(), stmt)], out)
            return
        else:
            stmt.test = self._truth(test, out)
            stmt.body, stmt.orelse = self._block(stmt.body), self._block(stmt.orelse)
        out.append(stmt)

    def _again(self, node: Node, parts: Iterable[ast.AST]) -> Node:
        """A new node of these parts, noted if there is a list in one of them."""
        if any(part in self._long for part in parts):
            self._long.add(node)
        else:
            self._long.discard(node)
        return node

    # ------------------------------------------------------------------------------ expressions
    def _value(self, node: ast.expr, out: list[ast.stmt]) -> ast.expr:
        """An expression without lists that are gone through; `out` gets what is done before it."""
        if node not in self._long:
            return node
        self._long.discard(node)
        match node:
            case ast.ListComp() | ast.GeneratorExp():
                return self._listed(node, out)
            case ast.Call():
                return self._call(node, out)
            case ast.List(elts=parts) if all(isinstance(part, ast.Starred) for part in parts):
                return self._joined(node, out)
            case ast.BoolOp():
                return self._logic(node, out, False)
            case ast.IfExp():
                return self._either(node, out)
            case ast.UnaryOp(op=ast.Not()):
                node.operand = self._truth(node.operand, out)
            case ast.Compare() if (asked := _asks_whether(node)) is not None:
                return self._whether(asked[0], out, asked[1])
            case ast.Compare(ops=[ast.In()], comparators=[other]) if (test := _is_among(node.left, other)) is not None:
                self._mark(test)
                return self._value(test, out)
            case ast.Compare(comparators=[other]):
                node.left, node.comparators = self._value(node.left, out), [self._value(other, out)]
            case ast.BinOp():
                node.left, node.right = self._value(node.left, out), self._value(node.right, out)
            case ast.Subscript():
                node.value, node.slice = self._value(node.value, out), self._value(node.slice, out)
            case ast.Tuple() | ast.List():
                node.elts = [self._value(part, out) for part in node.elts]
            case ast.Starred() | ast.NamedExpr() | ast.UnaryOp() | ast.Attribute():
                if isinstance(node, ast.UnaryOp):
                    node.operand = self._value(node.operand, out)
                else:
                    node.value = self._value(node.value, out)
        return node

    def _truth(self, node: ast.expr, out: list[ast.stmt]) -> ast.expr:
        """The same, where it counts only whether it is true."""
        if node not in self._long:
            return node
        if isinstance(node, Listing):
            return self._whether(node, out, True)
        if isinstance(node, ast.BoolOp):
            self._long.discard(node)
            return self._logic(node, out, True)
        return self._value(node, out)

    def _call(self, node: ast.Call, out: list[ast.stmt]) -> ast.expr:
        only = node.args[0] if len(node.args) == 1 else None
        if only is not None and isinstance(only, Listing):
            match called(node):
                case "any" | "all" as word:
                    yes = word == "any"
                    test = only.elt if yes else ast.copy_location(ast.UnaryOp(ast.Not(), only.elt), only.elt)
                    self._again(test, [only.elt])
                    only.generators[-1].ifs.append(test)
                    return self._whether(only, out, yes)
                case "len":
                    return self._counted(only, out)
                case "_first":
                    return self._first(only, out)
        node.args = [self._value(arg, out) for arg in node.args]
        return node

    def _logic(self, node: ast.BoolOp, out: list[ast.stmt], truth: bool) -> ast.expr:
        """`and` and `or`: what comes later is worked out only where it counts."""
        work = self._truth if truth else self._value
        node.values[0] = work(node.values[0], out)
        at = next((i for i, part in enumerate(node.values) if i and part in self._long), None)
        if at is None:
            return node
        name = self._local("so")
        head = node.values[0] if at == 1 else ast.copy_location(ast.BoolOp(node.op, node.values[:at]), node)
        out.append(set_to(name, head))
        rest = node.values[at:]
        later = rest[0] if len(rest) == 1 else self._again(ast.copy_location(ast.BoolOp(node.op, rest), node), rest)
        inside: list[ast.stmt] = []
        inside.append(set_to(name, work(later, inside)))
        known: ast.expr = name_of(name, node)
        test = known if isinstance(node.op, ast.And) else ast.copy_location(ast.UnaryOp(ast.Not(), known), node)
        out.append(ast.copy_location(ast.If(test, inside, []), node))
        return name_of(name, node)

    def _either(self, node: ast.IfExp, out: list[ast.stmt]) -> ast.expr:
        test = self._truth(node.test, out)
        name = self._local("so")
        ways: list[list[ast.stmt]] = [[], []]
        for way, value in zip(ways, (node.body, node.orelse), strict=True):
            way.append(set_to(name, self._value(value, way)))
        out.append(ast.copy_location(ast.If(test, *ways), node))
        return name_of(name, node)

    # ------------------------------------------------------------------------------ questions about lists
    def _listed(self, node: Listing, out: list[ast.stmt]) -> ast.expr:
        name = self._local("all")
        out.append(set_to(name, ast.copy_location(ast.List([], ast.Load()), node)))
        self._gather(node, name, out)
        return name_of(name, node)

    def _joined(self, node: ast.List, out: list[ast.stmt]) -> ast.expr:
        """`[*a, *b]`: one list after the other."""
        name = self._local("all")
        out.append(set_to(name, ast.copy_location(ast.List([], ast.Load()), node)))
        for part in node.elts:
            assert isinstance(part, ast.Starred)
            if isinstance(part.value, Listing):
                self._gather(part.value, name, out)
            else:
                target = ast.copy_location(ast.Name(name, ast.Store()), part)
                value = self._value(part.value, out)
                out.append(ast.copy_location(ast.AugAssign(target, ast.Add(), value), part))
        return name_of(name, node)

    def _gather(self, node: Listing, name: str, out: list[ast.stmt]) -> None:
        """Adds what a list holds to another one."""
        inside: list[ast.stmt] = []
        value = self._value(node.elt, inside)
        add = ast.copy_location(ast.Attribute(name_of(name, node), "append", ast.Load()), node)
        call = ast.copy_location(ast.Call(add, [value], []), node)
        self._loop(node.generators, [*inside, ast.copy_location(ast.Expr(call), node)], out)

    def _whether(self, node: Listing, out: list[ast.stmt], yes: bool) -> ast.expr:
        """Whether there is anything in a list."""
        name = self._local("is")
        out.append(set_to(name, constant(not yes, node)))
        known: ast.expr = name_of(name, node)
        left = known if yes else ast.copy_location(ast.UnaryOp(ast.Not(), known), node)
        self._loop(
            node.generators, [set_to(name, constant(yes, node)), ast.copy_location(ast.Break(), node)], out, left
        )
        return name_of(name, node)

    def _first(self, node: Listing, out: list[ast.stmt]) -> ast.expr:
        name = self._local("it")
        out.append(set_to(name, constant(None, node)))
        inside: list[ast.stmt] = []
        inside.append(set_to(name, self._value(node.elt, inside)))
        there = ast.Compare(name_of(name, node), [ast.IsNot()], [constant(None, node)])
        left = ast.copy_location(there, node)
        self._loop(node.generators, [*inside, ast.copy_location(ast.Break(), node)], out, left)
        return name_of(name, node)

    def _counted(self, node: Listing, out: list[ast.stmt]) -> ast.expr:
        name = self._local("n")
        out.append(set_to(name, constant(0, node)))
        target = ast.copy_location(ast.Name(name, ast.Store()), node)
        more = ast.copy_location(ast.AugAssign(target, ast.Add(), constant(1, node)), node)
        self._loop(node.generators, [more], out)
        return name_of(name, node)

    def _loop(
        self,
        generators: list[ast.comprehension],
        done: list[ast.stmt],
        out: list[ast.stmt],
        left: ast.expr | None = None,
    ) -> None:
        """Goes through lists inside each other. `left`: whether that has been left before its end."""
        (generator, *further) = generators
        things = self._value(_bare(generator.iter), out)
        inner: list[ast.stmt] = []
        if further:
            self._loop(further, done, inner, left)
            if left is not None:
                inner.append(ast.copy_location(ast.If(left, [ast.copy_location(ast.Break(), left)], []), left))
        else:
            inner = done
        body: list[ast.stmt] = []
        if generator.ifs:
            test = self._again(all_of(generator.ifs), generator.ifs)
            self._if(self._again(ast.copy_location(ast.If(test, inner, []), test), [test]), body)
        else:
            body = inner
        loop = ast.copy_location(ast.For(generator.target, things, body, []), things)
        Same(loop, self._local).read_first(out)


def _bare(node: ast.expr) -> ast.expr:
    """A list to go through, without what would only copy it."""
    while (
        called(node) == "tuple"
        and isinstance(node, ast.Call)
        and len(node.args) == 1
        and isinstance(node.args[0], Listing)
    ):
        node = node.args[0]
    return node


def _is_among(one: ast.expr, things: ast.expr) -> ast.expr | None:
    """`x in [y for y in ys if c]`: only this one of them is looked at."""
    match _bare(things):
        case ast.ListComp(
            elt=ast.Name(id=name),
            generators=[ast.comprehension(target=ast.Name(id=other), iter=source, ifs=tests)],
        ) if name == other and isinstance(one, ast.Name):
            for test in tests:
                for node in ast.walk(test):
                    if isinstance(node, ast.Name) and node.id == name:
                        node.id = one.id
            there = ast.copy_location(ast.Compare(one, [ast.In()], [source]), one)
            return ast.copy_location(ast.BoolOp(ast.And(), [there, *tests]), one) if tests else there
    return None


def _asks_whether(node: ast.Compare) -> tuple[Listing, bool] | None:
    """`len(xs) == 0` and the like: the list, and whether it is to have something in it."""
    match node:
        case ast.Compare(left=ast.Call(args=[only]) as call, ops=[op], comparators=[ast.Constant(value=0)]):
            if called(call) == "len" and isinstance(only, Listing) and isinstance(op, ast.Eq | ast.Gt | ast.NotEq):
                return only, not isinstance(op, ast.Eq)
    return None


def _leaves_loop(stmts: Iterable[ast.stmt]) -> bool:
    return any(isinstance(node, ast.Break | ast.Continue) for stmt in stmts for node in ast.walk(stmt))

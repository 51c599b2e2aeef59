"""Expressions of the effect language as Python expressions. A `Text` is one text, or one clause, being lowered."""

from __future__ import annotations

import re
from typing import assert_never

from rulekit.dsl import syntax as s
from rulekit.dsl.signature import Builtin
from rulekit.dsl.types import (
    COUNTER,
    PLACE,
    TRACK,
    Basic,
    List,
    Map,
    NameOf,
    Opt,
    Printed,
    Thing,
    Type,
    Zone,
    element,
    plain,
)
from rulekit.dsl.world import Card, ClosedList, Kind, Stored, Table, Value
from rulekit.interpreter.binders import SHORT
from rulekit.interpreter.builtins import EXPRESSIONS
from rulekit.interpreter.listings import among, chosen, closed, only
from rulekit.interpreter.lookups import table_constant
from rulekit.interpreter.slots import NUMBER
from rulekit.interpreter.sources import Sources

_COMPARE = {op: op for op in ("==", "!=", "<", "<=", ">", ">=")}
_ARITH = {op: op for op in ("+", "-", "//")}
_LOGIC = {op: op for op in ("and", "or")}
_SIZE = re.compile(r"len\(G\.z\[[^\]()]*\]\)")
_NOT_BELOW_0 = re.compile(r"max\(0, (.*)\)")


class Text(Sources):
    """One text, or one clause, being turned into Python."""

    # ------------------------------------------------------------------------------ expressions
    def expr(self, node: s.Expr, want: Type | None = None) -> str:
        match node:
            case s.Int():
                return str(node.value)
            case s.Bool():
                return str(node.value)
            case s.NoneValue():
                return "None"
            case s.Name():
                return self.name(node, want)
            case s.Field():
                return self.field(node, want)
            case s.Call():
                return self.call(node, want)
            case s.Index():
                return self.look_up(node)
            case s.ListOf():
                held = element(self.type(node))
                inner = want.of if isinstance(want, List) else held
                return "(" + "".join(f"{self.expr(item, inner)}, " for item in node.items) + ")"
            case s.Neg():
                return f"(-{self.expr(node.of)})"
            case s.Not():
                return f"(not {self.expr(node.of)})"
            case s.Arith():
                return self.arith(node, want)
            case s.Compare():
                return self.compare(node)
            case s.Logic():
                left, right = self.expr(node.left), self.expr(node.right)
                return self.fold_logic(node.op, left, right)
            case s.Member():
                held = element(plain(self.type(node.right)))
                whole = isinstance(node.right, s.Range | s.ListOf)
                listed = self.expr(node.right) if whole else self.source(node.right, SHORT[0])
                one = only(listed)
                code = f"({self.same_form(node.left, held)} {f'== {one}' if one else f'in {listed}'})"
                return f"(not {code})" if node.negated else code
            case s.IsA():
                return self.is_a(node)
            case s.Range():
                return f"_range(G, {self.expr(node.low)}, {self.expr(node.high)})"
            case s.Either():
                t = want or self.type(node)
                test = self.test(node.condition)
                known = self.constant(test)
                if known is True:
                    return self.expr(node.then, t)
                if known is False:
                    return self.expr(node.otherwise, t)
                return f"({self.expr(node.then, t)} if {test} else {self.expr(node.otherwise, t)})"
            case s.Quantified():
                return self.quantified(node)
            case s.AllOf():
                name, source, where = self.binding(node.binding)
                if where is None:
                    return f"tuple({source})"
                return f"tuple({chosen(name, self.constant(source), source, where)})"
        assert_never(node)

    def test(self, node: s.Expr) -> str:
        """A condition on which it depends what happens."""
        code, cover = self.expr(node), self.compiler.cover
        return code if cover is None else cover.test(node.span, code, self.constant(code))

    def worked_out(self, node: s.Expr, want: Type | None) -> str:
        """What a value begins with, or a modifier adds."""
        code, cover = self.expr(node, want), self.compiler.cover
        return code if cover is None else cover.value(node.span, code, self.constant(code) is not None)

    def fold_logic(self, op: str, left: str, right: str) -> str:
        for one, other in ((left, right), (right, left)):
            known = self.constant(one)
            if known is True or known is False:
                if op == "and":
                    return other if known else "False"
                return "True" if known else other
        return f"({left} {_LOGIC[op]} {right})"

    # ------------------------------------------------------------------------------ names
    def name(self, node: s.Name, want: Type | None) -> str:
        if node.id == "you" and self.you is not None:
            return self.you
        if node.id == "this":
            return self.this_as(want, self.type(node))
        if node.id in self.env:
            if self.type(node) == COUNTER:
                return f"G.c[{self.env[node.id]}[0]]"
            if self.type(node) == TRACK:
                return f"_track(G, {self.env[node.id]}, 'cells')"
            if isinstance(self.type(node), Zone):
                return f"G.z[{self.env[node.id]}]"
            return self.convert(self.env[node.id], self.type(node), want)
        item = self.compiler.notes.refs.get(node)
        match item:
            case Stored():
                return self.stored(item, None, node.id, want)
            case Value():
                return self.value(item, None, ())
            case Card():
                return self.card_as(item, want)
            case Kind():
                return self.all_of(item.name)
            case ClosedList():
                return self.compiler.constant("L", tuple(range(len(item.members))))
        raise AssertionError(f"nothing is known of {node.id}")

    # ------------------------------------------------------------------------------ values
    def value(self, item: Value, subject: str | None, args: tuple[str, ...]) -> str:
        """A named value: its base in our place if nothing changes it, else a call."""
        from rulekit.interpreter.values import inline_value, quiet, value_function

        definition, home = self.compiler.values[item]
        if subject is None and item.of is not None:
            subject = self.you if self.compiler.layout.acts(item.of) else self.this
        inlined = inline_value(self, item, definition, home, subject, args)
        if inlined is not None:
            return inlined
        name = value_function(self.compiler, item)
        given = [*([subject] if item.of is not None and subject is not None else []), *args]
        missing = item.params[len(args) :]
        given += ["None" for _ in missing]
        if not home.always:
            given.append(self.base_of(home))
        called = f"{name}({', '.join(['G', *given])})"
        if self.compiler.cover is None and item.of is not None and subject is not None and subject.isidentifier():
            unchanged = quiet(self.compiler, item, subject)
            if unchanged is not None:
                return f"({unchanged[0]} if {unchanged[1]} else {called})"
        return called

    def value_field(self, item: Stored, x: str, of: Type) -> str:
        """A field that holds an expression, of a member that is known only in the game."""
        from rulekit.interpreter.values import field_functions

        table = field_functions(self.compiler, item)
        row = x if self.compiler.by_name(of) else f"G.what[{x}]"
        return f"{table}[{row}](G, {x}, {self.you or 'None'})"

    # ------------------------------------------------------------------------------ look-ups
    def look_up(self, node: s.Index) -> str:
        item = self.compiler.notes.refs.get(node.of) if isinstance(node.of, s.Name) else None
        if isinstance(item, Table):
            keys = ", ".join(self.expr(key, t) for key, t in zip(node.keys, item.keys, strict=True))
            return f"{self.table(item)}[({keys},)]"
        if isinstance(item, Kind):
            things = self.compiler.layout.things_of(item.name)
            return f"_numbered({self.expr(node.keys[0])}, {things.start}, {things.stop})"
        t = plain(self.type(node.of))
        if isinstance(t, Map):
            empties = {"int": "0", "bool": "False"}
            empty = "()" if isinstance(t.of, List) else empties.get(str(t.of), "None")
            return f"{self.expr(node.of)}.get({self.expr(node.keys[0], t.key)}, {empty})"
        return self.by_member(node, "value")

    def table(self, item: Table) -> str:
        return table_constant(self.compiler, item)

    # ------------------------------------------------------------------------------ operators
    def arith(self, node: s.Arith, want: Type | None) -> str:
        left, right = self.expr(node.left, want), self.expr(node.right, want)
        if node.op == "+" and element(plain(self.type(node.left))) is not None:
            return f"_joined_lists({left}, {right})"
        if node.op == "*":
            code = f"_times({left}, {right})"
            known = f"({left} * {right})"
            return str(self.constant(known)) if self.constant(known) is not None else code
        code = f"({left} {_ARITH[node.op]} {right})"
        known_value = self.constant(code) if node.op != "//" else None
        return str(known_value) if known_value is not None else code

    def compare(self, node: s.Compare) -> str:
        lt, rt = self.type(node.left), self.type(node.right)
        if isinstance(node.right, s.NoneValue) or isinstance(node.left, s.NoneValue):
            other = node.left if isinstance(node.right, s.NoneValue) else node.right
            code = self.expr(other)
            if NUMBER.fullmatch(code):
                return "False" if node.op == "==" else "True"
            return f"({code} is {'' if node.op == '==' else 'not '}None)"
        left, right = self.same_form(node.left, rt), self.same_form(node.right, lt)
        code = f"({left} {_COMPARE[node.op]} {right})"
        known = self.constant(code)
        if known is not None:
            return str(known)
        if node.op == ">" and right == "0" and _SIZE.fullmatch(left):
            return f"({left[4:-1]} != ())"
        if node.op == "==" and right == "0" and _SIZE.fullmatch(left):
            return f"(not {left[4:-1]})"
        least = _NOT_BELOW_0.fullmatch(right)
        if node.op == ">=" and least is not None and closed(least[1]) and isinstance(node.left, s.Call):
            callee = self.compiler.notes.refs.get(node.left)
            if isinstance(callee, Builtin) and callee.name == "size":
                return f"({left} >= {least[1]})"
        if node.op == "==" and right == "0" and left.startswith("len([") and closed(left[4:-1]):
            return f"(not {left[4:-1]})"
        if node.op == ">=" and lt == Basic("counter") and NUMBER.fullmatch(right) and int(right) <= 0:
            return "True"
        return code

    def same_form(self, node: s.Expr, other: Type | None) -> str:
        """An expression in the form of what it is compared with: a tile as a place, a card as a name."""
        if other is None:
            return self.expr(node)
        other = plain(other)
        given = plain(self.type(node))
        if other == PLACE and given != PLACE:
            return self.expr(node, PLACE)
        if isinstance(given, Printed) and isinstance(other, NameOf | Thing):
            return self.expr(node, other)
        return self.expr(node)

    def is_a(self, node: s.IsA) -> str:
        target = self.compiler.notes.refs.get(node)
        left = plain(self.type(node.left))
        known = self.known_card(node.left)
        layout = self.compiler.layout
        code = ""
        if isinstance(target, Card):
            if known is not None:
                code = str(known is target)
            else:
                x = self.subject(node.left)
                number = layout.number_of[target]
                if self.compiler.by_name(left):
                    code = f"({x} == {number})"
                elif isinstance(self.type(node.left), Opt):
                    code = f"_is(G, {x}, {number})"
                else:
                    code = f"(G.what[{x}] == {number})"
        elif isinstance(target, Kind):
            if known is not None:
                code = str(layout.below(known.kind, target.name))
            elif self.compiler.by_name(left):
                numbers = tuple(layout.number_of[c] for c in layout.cards if layout.below(c.kind, target.name))
                code = f"({self.expr(node.left)} in {self.compiler.constant('K', numbers)})"
            else:
                things = layout.things_of(target.name)
                x = self.subject(node.left)
                code = f"_between({x}, {things.start}, {things.stop})"
                if x.isidentifier() and not isinstance(self.type(node.left), Opt):
                    code = f"({among(x, things, layout.things_of(left.kind) if isinstance(left, Thing) else None)})"
        else:
            assert isinstance(target, NameOf)
            right = self.expr(node.right, target)
            x = self.subject(node.left)
            mine = x if self.compiler.by_name(left) else f"G.what[{x}]"
            if isinstance(self.type(node.left), Opt) and not self.compiler.by_name(left):
                code = f"_is(G, {x}, {right})"
            else:
                code = f"({mine} == {right})"
        if not node.negated:
            return code
        return {"True": "False", "False": "True"}.get(code, f"(not {code})")

    # ------------------------------------------------------------------------------ calls
    def call(self, node: s.Call, want: Type | None) -> str:
        callee = self.compiler.notes.refs.get(node)
        if isinstance(callee, Value):
            subject = self.subject(node.fn.of) if isinstance(node.fn, s.Field) else None
            if callee.of is None:
                subject = None
            return self.value(callee, subject, self.arguments(node, [(p.name, p.type) for p in callee.params]))
        assert isinstance(callee, Builtin), "only values and functions stand in expressions"
        return self.builtin(callee, node)

    def arguments(self, node: s.Call, params: list[tuple[str, Type]]) -> tuple[str, ...]:
        """Arguments in the order of the parameters; trailing ones may be missing, others are None."""
        given: dict[str, str] = {}
        position = 0
        for arg in node.args:
            name = arg.name
            if name is None:
                name = params[position][0]
                position += 1
            wanted = dict(params)[name]
            assert not isinstance(arg.value, s.Gen)
            if isinstance(plain(wanted), Zone):
                given[name] = self.zone(arg.value)
            elif wanted == TRACK:
                given[name] = self.track_pair(arg.value)
            elif wanted == COUNTER:
                given[name] = self.counter_pair(arg.value)
            else:
                given[name] = self.expr(arg.value, wanted)
        return tuple(given.get(name, "") for name, _ in params)

    def track_pair(self, node: s.Expr) -> str:
        raise AssertionError("only effects hand tracks over")

    def counter_pair(self, node: s.Expr) -> str:
        raise AssertionError("only effects hand counters over")

    def builtin(self, callee: Builtin, node: s.Call) -> str:
        return EXPRESSIONS[callee.name](self, node)

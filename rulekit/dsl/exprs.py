"""Expressions: operators, binders, and what a condition shows about the names in it."""

from __future__ import annotations

from typing import assert_never

from rulekit.dsl import syntax as s
from rulekit.dsl.context import Facts, article
from rulekit.dsl.names import Names
from rulekit.dsl.types import (
    BOOL,
    INT,
    NEVER,
    NONE,
    UNKNOWN,
    Basic,
    List,
    NameOf,
    Opt,
    Printed,
    Thing,
    Type,
    element,
    fits,
    join,
    plain,
    read,
)
from rulekit.dsl.world import Card, Kind
from rulekit.source import Span


class Exprs(Names):
    def expr(self, node: s.Expr, want: Type | None = None) -> Type:
        t = self._expr(node, want)
        self.notes.types[node] = t
        return t

    def condition(self, node: s.Expr) -> None:
        t = self.expr(node, BOOL)
        if not fits(t, BOOL, self.rel):
            hint = "compare it: `x > 0`, `x != none`, `size(x) > 0`"
            self.error("type/condition", node.span, f"a condition is wanted, but this is {article(t)}", hint)

    def number(self, node: s.Expr, where: str = "here") -> None:
        self.want(self.expr(node, INT), INT, node.span, where)

    def _expr(self, node: s.Expr, want: Type | None) -> Type:
        match node:
            case s.Name():
                return self._name(node, want)
            case s.Int():
                return INT
            case s.Bool():
                return BOOL
            case s.NoneValue():
                return NONE
            case s.ListOf():
                return self._list(node, want)
            case s.Field():
                return self._field(node)
            case s.Call():
                t = self.call(node, "inside")
                if t is None:
                    return UNKNOWN
                return t
            case s.Index():
                return self._index(node)
            case s.Neg():
                self.number(node.of)
                return INT
            case s.Not():
                self.condition(node.of)
                if isinstance(node.of, s.Not):
                    self.error("type/not-twice", node.span, "`not not` takes itself back", "leave both out")
                return BOOL
            case s.Arith():
                return self._arith(node, want)
            case s.Compare():
                return self._compare(node)
            case s.Logic():
                return self._logic(node)
            case s.Member():
                return self._member(node)
            case s.IsA():
                return self._is(node)
            case s.Range():
                self.number(node.low)
                self.number(node.high)
                if isinstance(node.low, s.Int) and isinstance(node.high, s.Int) and node.high.value < node.low.value:
                    hint = f"write `{node.high.value}..{node.low.value}`"
                    self.error("type/range", node.span, "the low end is above the high end", hint)
                return List(INT)
            case s.Either():
                return self._either(node, want)
            case s.Quantified():
                return self._quantified(node)
            case s.AllOf():
                scope, facts = self.scope, self.facts
                held = self.bind(node.binding)
                self.scope, self.facts = scope, facts
                return List(held)
        assert_never(node)

    # ------------------------------------------------------------------------------ operators
    def _list(self, node: s.ListOf, want: Type | None) -> Type:
        held = element(plain(want)) if want is not None else None
        joined: Type | None = None
        for item in node.items:
            t = self.expr(item, held)
            if isinstance(t, Opt):
                self.want(t, t.of, item.span, "in a list")
                t = t.of
            t = read(t) if not isinstance(t, Basic) or joined is not None else t
            if joined is None:
                joined = t
            else:
                both = join(joined, t, self.rel)
                if both is None:
                    return self.error("type/mixed-list", item.span, f"{article(t)} in {article(List(joined))}")
                joined = both
        if joined is not None and held is not None and fits(joined, held, self.rel):
            return List(held)
        return List(NEVER if joined is None else joined)

    def _arith(self, node: s.Arith, want: Type | None) -> Type:
        left = self.expr(node.left, want if node.op == "+" else INT)
        held = element(left)
        if node.op == "+" and held is not None and left != UNKNOWN:
            right = self.expr(node.right, List(held))
            joined = join(read(left), read(right), self.rel) if element(right) is not None else None
            if joined is None:
                return self.error(
                    "type/mismatch", node.right.span, f"a list is wanted here, but this is {article(right)}"
                )
            return joined
        self.want(left, INT, node.left.span, f"for `{node.op}`")
        self.number(node.right, f"for `{node.op}`")
        return INT

    def _sides(self, node: s.Compare | s.Member) -> tuple[Type, Type]:
        """Both sides; a name that means several things is decided by the other side."""
        if isinstance(node, s.Compare) and self._several(node.left) and not self._several(node.right):
            right = self.expr(node.right)
            return self.expr(node.left, plain(right)), right
        if isinstance(node, s.Member) and self._several(node.left):
            right = self.expr(node.right)
            return self.expr(node.left, element(plain(right))), right
        left = self.expr(node.left)
        want = List(plain(left)) if isinstance(node, s.Member) else plain(left)
        return left, self.expr(node.right, want)

    def _several(self, node: s.Expr) -> bool:
        return isinstance(node, s.Name) and node.id not in self.scope.locals and len(self.world.find(node.id)) > 1

    def _compare(self, node: s.Compare) -> Type:
        left, right = self._sides(node)
        if node.op not in ("==", "!="):
            self.want(left, INT, node.left.span, f"for `{node.op}`")
            self.want(right, INT, node.right.span, f"for `{node.op}`")
            return BOOL
        for one, other, part in ((left, right, node.left), (right, left, node.right)):
            if other == NONE and not isinstance(one, Opt) and one not in (UNKNOWN, NONE):
                hint = "leave the test out" if element(one) is None else "is it empty? `size(..) == 0`"
                self.error("type/never-none", part.span, "this is never `none`", hint)
                return BOOL
        self._comparable(left, right, node.span)
        return BOOL

    def _comparable(self, left: Type, right: Type, span: Span) -> None:
        a, b = plain(left), plain(right)
        if NONE in (a, b) or fits(a, b, self.rel) or fits(b, a, self.rel):
            return
        if isinstance(a, Basic | List) and isinstance(b, Basic | List) and fits(read(a), read(b), self.rel):
            return
        hint = ""
        for one, other in ((a, b), (b, a)):
            if element(one) is not None and other == List(NEVER):
                hint = "is it empty? `size(x) == 0`"
            if (
                isinstance(one, Thing)
                and isinstance(other, NameOf | Printed)
                and (self.rel.below(other.kind, one.kind) or self.rel.below(one.kind, other.kind))
            ):
                hint = f"a name is tested with `is`: `x is {other.id if isinstance(other, Printed) else 'name'}`"
        self.error("type/never-equal", span, f"{article(a)} is never the same as {article(b)}", hint)

    def _logic(self, node: s.Logic) -> Type:
        self.condition(node.left)
        facts = self.facts
        self.facts = {**facts, **self.facts_if(node.left, node.op == "and")}
        self.condition(node.right)
        self.facts = facts
        return BOOL

    def _member(self, node: s.Member) -> Type:
        left, right = self._sides(node)
        held = element(right)
        if held is None:
            hint = "write `==` to compare two things"
            self.error(
                "type/mismatch", node.right.span, f"a list is wanted after `in`, but this is {article(right)}", hint
            )
        elif isinstance(right, Opt):
            self.want(right, right.of, node.right.span)
        else:
            self._comparable(left, held, node.span)
        return BOOL

    def _is(self, node: s.IsA) -> Type:
        left = self.expr(node.left)
        base = plain(left)
        if base == UNKNOWN:
            return BOOL
        if not isinstance(base, Thing | NameOf | Printed):
            self.error("type/is", node.left.span, f"{article(base)} is not tested with `is`", "write `==`")
            return BOOL
        target = self._is_target(node.right, base)
        if target is None:
            return BOOL
        kind = target.name if isinstance(target, Kind) else target.kind
        below, above = self.rel.below(kind, base.kind), self.rel.below(base.kind, kind)
        if not below and not above:
            self.error("type/never", node.span, f"{article(base)} is never {article(Thing(kind))}")
            return BOOL
        self.notes.refs[node] = target
        if isinstance(target, Kind) and above:
            self.error(
                "type/always", node.span, f"{article(base)} is always {article(Thing(kind))}", "leave the test out"
            )
        return BOOL

    def _is_target(self, node: s.Expr, base: Thing | NameOf | Printed) -> Kind | Card | NameOf | None:
        """What stands behind `is`: a kind, a member, or something that holds a printed name."""
        if isinstance(node, s.Name) and not self._holds_a_name(node.id) and node.id not in ("you", "this"):
            kind = self.world.kind(node.id)
            cards = [i for i in self.world.find(node.id) if isinstance(i, Card)]
            near = [c for c in cards if self.rel.below(c.kind, base.kind) or self.rel.below(base.kind, c.kind)]
            if len(near) > 1:
                forms = " or ".join(f"`{card.kind}.{node.id}`" for card in near)
                self.error("name/ambiguous", node.span, f"`{node.id}` means several things here", f"there is {forms}")
                return None
            if near or (cards and not kind):
                chosen = (near or cards)[0]
                self.notes.types[node] = chosen.type
                self.notes.refs[node] = chosen
                return chosen
            if kind is not None:
                self.notes.refs[node] = kind
                return kind
            if not self.world.find(node.id):
                known = {*self.world.all_kinds(), *self.world.all_plain(), *self.scope.locals}
                self.unknown("kind or card", node.id, node.span, known)
                return None
        t = self.expr(node)
        if isinstance(plain(t), NameOf):
            return plain(t)  # type: ignore[return-value]
        if isinstance(t, Printed):
            return NameOf(t.kind)
        if t != UNKNOWN:
            self.error(
                "type/is", node.span, f"behind `is` stands a kind or a name, but this is {article(t)}", "write `==`"
            )
        return None

    def _holds_a_name(self, word: str) -> bool:
        """Is this a local that holds a printed name? Other locals leave the word behind `is` to the kind called so."""
        local = self.scope.locals.get(word)
        return local is not None and (isinstance(plain(local.type), NameOf | Printed) or self.world.kind(word) is None)

    def _either(self, node: s.Either, want: Type | None) -> Type:
        self.condition(node.condition)
        facts = self.facts
        self.facts = {**facts, **self.facts_if(node.condition, True)}
        then = self.expr(node.then, want)
        self.facts = {**facts, **self.facts_if(node.condition, False)}
        otherwise = self.expr(node.otherwise, want if want is not None else plain(then))
        self.facts = facts
        both = join(then, otherwise, self.rel)
        if both is None:
            message = f"{article(then)} or {article(otherwise)}: both ways must give the same kind of value"
            return self.error("type/branches-differ", node.span, message)
        return both

    # ------------------------------------------------------------------------------ binders
    def bind(self, binding: s.Binding) -> Type:
        """Declares the binder, checks `where`, and gives the type of what passes it. The caller restores the scope."""
        held = self.held(binding.xs)
        if not self._rebinds_you(binding):
            self.declare(binding.name, held, binding.name_span)
        if binding.where is not None:
            self.condition(binding.where)
            self.facts = {**self.facts, **self.facts_if(binding.where, True)}
        return self.facts.get(binding.name, held)

    def _rebinds_you(self, binding: s.Binding) -> bool:
        if binding.name == "you":
            self.error(
                "name/reserved",
                binding.name_span,
                "`you` is who acts; it changes only in `for:` of a clause",
                "choose another name",
            )
            return True
        return False

    def held(self, xs: s.Expr) -> Type:
        t = self.expr(xs)
        if isinstance(t, Opt):
            self.want(t, t.of, xs.span)
            t = t.of
        held = element(t)
        if held is None:
            hint = "the numbers up to it: `1..n`" if read(t) == INT else ""
            return self.error("type/not-a-list", xs.span, f"a list is wanted here, but this is {article(t)}", hint)
        return held

    def _quantified(self, node: s.Quantified) -> Type:
        scope, facts = self.scope, self.facts
        held = self.bind(node.binding)
        self.scope, self.facts = scope, facts
        if node.word == "every" and node.binding.where is None:
            self.error("type/every-what", node.span, "`every` needs a condition", "write `every(x in xs where ..)`")
        match node.word:
            case "count":
                return INT
            case "first":
                return Opt(plain(held))
        return BOOL

    # ------------------------------------------------------------------------------ what a condition shows
    def facts_if(self, node: s.Expr, truth: bool) -> Facts:
        """What is known of paths when a condition came out true, or false."""
        match node:
            case s.Not():
                return self.facts_if(node.of, not truth)
            case s.Logic():
                if (node.op == "and") == truth:
                    return {**self.facts_if(node.left, truth), **self.facts_if(node.right, truth)}
                return {}
            case s.Compare() if node.op in ("==", "!="):
                return self._facts_of_compare(node, truth)
            case s.IsA():
                return self._facts_of_is(node, truth)
        return {}

    def _facts_of_compare(self, node: s.Compare, truth: bool) -> Facts:
        equal = (node.op == "==") == truth
        found: Facts = {}
        for one, other in ((node.left, node.right), (node.right, node.left)):
            t, u = self.notes.types.get(one, UNKNOWN), self.notes.types.get(other, UNKNOWN)
            path = self.path(one)
            if path is None or not isinstance(t, Opt):
                continue
            sure = (u == NONE and not equal) or (equal and u != NONE and not isinstance(u, Opt))
            if sure:
                found[path] = t.of
                self.note_steady(one)
        return found

    def _facts_of_is(self, node: s.IsA, truth: bool) -> Facts:
        path = self.path(node.left)
        t = self.notes.types.get(node.left, UNKNOWN)
        target = self.notes.refs.get(node)
        base = plain(t)
        if path is None or not isinstance(base, Thing | NameOf | Printed):
            return {}
        if truth != node.negated:
            if isinstance(base, NameOf):
                return {path: base}
            if isinstance(target, Card):
                return {path: Printed(target.kind, target.name, True)}
            if isinstance(target, Kind):
                return {path: Thing(target.name)}
            return {path: base}
        if isinstance(target, Kind) and isinstance(base, Thing):
            left = [k for k in self._concrete(base.kind) if not self.rel.below(k, target.name)]
            if len(left) == 1:
                rest = Thing(left[0])
                return {path: Opt(rest) if isinstance(t, Opt) else rest}
        return {}

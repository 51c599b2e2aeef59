"""Decisions and chance as operations: who is asked, among what, and what is done when there is nothing to ask."""

from __future__ import annotations

import re

from rulekit.dsl import syntax as s
from rulekit.dsl.types import INT, Enum, Printed, Thing, Type, element, plain
from rulekit.interpreter.binders import plain_name
from rulekit.interpreter.cover import FALSE, TRUE
from rulekit.interpreter.effects import Effects
from rulekit.interpreter.listings import are_unlike, bare, chosen
from rulekit.interpreter.units import Ask, Break, Call, If, Py, Return, locals_in

_ZONE = re.compile(r"G\.z\[[^\[\]]*\]")
"""A zone of the state: a tuple, which nothing changes."""

YES_NO = "(True, False)"


def sealed_function(site: int) -> str:
    """The function that works out who is asked all at once, and what each may pick."""
    return f"sealed{site}"


class Choices(Effects):
    # ------------------------------------------------------------------------------ who and what
    def decider(self, node: s.Expr) -> str:
        """The seat that answers: a player, or who plays for the thing."""
        return self.decider_of(self.subject(node), plain(self.type(node)))

    def decider_of(self, code: str, t: Type) -> str:
        from rulekit.interpreter.hooks import decider_function

        kind = t.kind if isinstance(t, Thing | Printed) else "player"
        if self.compiler.layout.below(kind, "player"):
            return code
        return f"{decider_function(self.compiler)}(G, {code})"

    def candidates(self, name: str, xs: s.Expr, where: s.Expr | None) -> str:
        """The list of what can be picked, as Python; the binder is known in `where` only."""
        outer = self.env
        zero = isinstance(xs, s.Range) and isinstance(xs.low, s.Int) and xs.low.value == 0
        if zero and isinstance(xs, s.Range):
            source = f"_range(G, 0, max(0, {self.expr(xs.high)}))"
        else:
            source = self.expr(xs)
        source = bare(source)
        code = source if _ZONE.fullmatch(source) else f"tuple({source})"
        if where is not None:
            x = self.compiler.local(plain_name(name))
            self.env = {**self.env, name: x}
            code = f"tuple({chosen(x, self.constant(source), source, self.expr(where))})"
        self.env = outer
        return code

    def held(self, xs: s.Expr) -> Type:
        return element(plain(self.type(xs))) or INT

    def distinct(self, values: str, who: str, t: Type) -> str:
        """Equal things are one option: those that the chooser cannot tell apart."""
        kind = plain(t)
        if not isinstance(kind, Thing | Printed) or not self.compiler.is_entity(kind):
            if isinstance(kind, Enum | Thing | Printed):
                return values
            return values if kind == INT or are_unlike(values) else f"_unlike({values})"
        if self.compiler.layout.below(kind.kind, "player") or self.compiler.fixed(kind.kind):
            return values
        apart = f"_different(G, {values}, {who})"
        return f"({apart} if len({values}) > 1 else {values})" if values.replace("_", "a").isalnum() else apart

    def prompt(self, prompt: s.Prompt | None, binder: str) -> tuple[str, tuple[tuple[str, Type], ...], str]:
        if prompt is None:
            return f"ask-{self.path}-{binder}", (), "()"
        names, values = self.message_args(prompt.args)
        return f"ask-{prompt.key}", names, values

    def ask(self, who: str, site: int, values: str, args: str, result: str, node: s.Node, low: str = "1") -> None:
        pending = f"({who}, {site}, {values}, {low}, 1, {args})"
        self.emit(Ask(values, pending, result, node.span))

    # ------------------------------------------------------------------------------ yes or no
    def yes_or_no(self, node: s.Ask) -> None:
        names, args = self.message_args(node.args)
        site = self.compiler.site("yes_no", f"ask-{node.key}", None, names, node.key_span)
        answer = self.compiler.local("yes")
        pending = f"({self.decider(node.who)}, {site.number}, {YES_NO}, 1, 1, {args})"
        self.emit(Ask(YES_NO, pending, answer, node.span, forced=False))
        then = self.way(node, TRUE, self.block(node.then))
        otherwise = self.way(node, FALSE, self.block(node.otherwise))
        self.emit(If(answer, then, otherwise, node.span))

    # ------------------------------------------------------------------------------ choosing
    def choose(self, node: s.Choose) -> None:
        who = self.let("who", self.decider(node.who), node)
        values = self.let("values", self.candidates(node.name, node.xs, node.where), node)
        t = self.held(node.xs)
        prompt, names, args = self.prompt(node.prompt, node.name)
        result = self.compiler.local(plain_name(node.name))
        if node.amount is not None:
            low, high = self.how_many(node.amount, values)
            if node.may:
                low = "0"
            self.several(who, prompt, t, names, args, values, low, high, result, node)
        else:
            number = t == INT
            site = self.compiler.site("number" if number else "one", prompt, t, names, node.name_span)
            apart = self.distinct(values, who, t)
            if apart != values:
                self.py(f"{values} = {apart}", node, values)
            if node.may:
                self.py(f"{values} = ({values} + (None,)) if {values} else (None,)", node, values)
            else:
                self.nothing(values, node.empty, result, node)
            self.ask_or_none(who, site.number, values, args, result, node, node.empty)
        self.env = {**self.env, node.name: result}

    def ask_or_none(
        self, who: str, site: int, values: str, args: str, result: str, node: s.Node, empty: s.Empty | None
    ) -> None:
        if isinstance(empty, s.ElseNone):
            self.py(f"{values} = {values} or (None,)", node, values)
        self.ask(who, site, values, args, result, node)

    def nothing(self, values: str, empty: s.Empty | None, result: str, node: s.Node) -> None:
        """What happens if there is nothing to choose."""
        match empty:
            case s.Return():
                outer, self.out = self.out, []
                value = "None" if empty.value is None else self.right(empty.value)
                self.emit(Return(value, empty.span))
                ops, self.out = self.out, outer
                self.emit(If(f"not {values}", ops, [], node.span))
            case s.Stop():
                self.emit(If(f"not {values}", [Break(empty.span)], [], node.span))
            case None:
                self.emit(If(f"not {values}", [Py("_no_choice()", (), node.span)], [], node.span))

    def how_many(self, node: s.HowMany, values: str) -> tuple[str, str]:
        if node.word == "any":
            return "0", f"len({values})"
        if node.word == "some":
            return "1", f"len({values})"
        assert node.count is not None
        if isinstance(node.count, s.Range):
            return self.expr(node.count.low), self.expr(node.count.high)
        if element(plain(self.type(node.count))) is not None:
            span = self.let("span", self.expr(node.count), node)
            return f"(min({span}) if {span} else 0)", f"(max({span}) if {span} else 0)"
        count = self.expr(node.count)
        n = count if isinstance(self.constant(count), int) else self.let("n", count, node)
        return n, n

    def several(
        self,
        who: str,
        prompt: str,
        t: Type,
        names: tuple[tuple[str, Type], ...],
        args: str,
        values: str,
        low: str,
        high: str,
        result: str,
        node: s.Node,
    ) -> None:
        """Some of them, asked in one go, or one by one where equal things are among them."""
        site = self.compiler.site("some", prompt, t, names, node.span)
        unit = self.compiler.native("choose_some", ("who", "site", "values", "low", "high", "args"), True)
        asked = Call(unit, (who, str(site.number), values, low, high, args), result, node.span)
        self.py(f"{result} = ()", node, result)
        self.emit(If(f"{high} > 0", [asked], [], node.span))

    # ------------------------------------------------------------------------------ all at once
    def sealed(self, node: s.Sealed) -> None:
        prompt, names, args = self.prompt(node.prompt, node.name)
        t = self.held(node.xs)
        several = node.amount is not None
        kind = "some" if several else "number" if t == INT else "one"
        site = self.compiler.site(kind, prompt, t, names, node.name_span, sealed=True)
        outer, before = self.env, self.out
        name, source, where = self.binding(node.who)
        values = self.compiler.local("values")
        self.out = [Py(f"{values} = {self.candidates(node.name, node.xs, node.where)}")]
        low, high = self.how_many(node.amount, values) if node.amount is not None else ("1", "1")
        lines = [op.code for op in self.out if isinstance(op, Py)]
        self.out = before
        asked = f"{source} if {where}" if where is not None else source
        result = self.compiler.local(plain_name(node.name))
        self.ask_all(site.number, name, asked, lines, f"({values}, ({low}, {high}))", args, several, result, node)
        self.env = {**outer, node.name: result}

    def ask_all(
        self,
        site: int,
        name: str,
        asked: str,
        lines: list[str],
        entry: str,
        args: str,
        several: bool,
        result: str,
        node: s.Node,
    ) -> str:
        """Asks all at once; gives the local with those who are asked. `entry` is what each may pick, and how many.

        Both are worked out by a function of their own, so that in an imagined world it can be done again.
        """
        function = sealed_function(site)
        text = [
            f"who = tuple([{name} for {name} in {asked}])",
            "lists = []",
            f"for {name} in who:",
            *(f"    {line}" for line in [*lines, f"lists.append({entry})"]),
            "return who, tuple(lists)",
        ]
        scope = locals_in(*self.env.values(), self.you or "", self.this or "", self.instance or "")
        known = sorted((locals_in(*text) & scope) - {name})
        if known:
            text.insert(0, f"{', '.join(known)}, = context")
        text = [f"def {function}(G, context):", *(f"    {line}" for line in text)]
        self.compiler.functions[function] = (text, node.span)
        context = "(" + "".join(f"{code}, " for code in known) + ")"
        who, lists = self.compiler.local("who"), self.compiler.local("lists")
        self.py(f"{who}, {lists} = {function}(G, {context})", node, who, lists)
        unit = self.compiler.native("choose_sealed", ("who", "lists", "site", "args", "several", "context"), True)
        self.emit(Call(unit, (who, lists, str(site), args, str(several), context), result, node.span))
        return who

    # ------------------------------------------------------------------------------ chance
    def random(self, node: s.Random) -> None:
        values = self.let("values", self.candidates(node.name, node.xs, node.where), node)
        result = self.compiler.local(plain_name(node.name))
        t = self.held(node.xs)
        kind = self.compiler.constant("Y", _Describes(t))
        if node.amount is not None:
            low, high = self.how_many(node.amount, values)
            self.py(f"{result} = _random_some(G, {values}, {low}, {high}, {kind})", node, result)
        else:
            self.nothing(values, node.empty, result, node)
            if isinstance(node.empty, s.ElseNone):
                self.py(f"{result} = _random(G, {values}, {kind}) if {values} else None", node, result)
            else:
                self.py(f"{result} = _random(G, {values}, {kind})", node, result)
        self.env = {**self.env, node.name: result}

    # ------------------------------------------------------------------------------ sharing out, ordering
    def divide(self, node: s.Divide) -> str:
        who = self.let("who", self.decider(node.who), node)
        amount = self.let("n", self.expr(node.amount), node)
        outer = self.env
        name, source, where = self.binding(node.among)
        condition = f" if {where}" if where is not None else ""
        most = self.expr(node.at_most) if node.at_most is not None else amount
        pairs = self.let("pairs", f"tuple([({name}, {most}) for {name} in {source}{condition}])", node)
        self.env = outer
        prompt, names, args = self.prompt(node.prompt, node.among.name)
        t = self.held(node.among.xs)
        site = self.compiler.site("distribution", prompt, t, names, node.span)
        unit = self.compiler.native("divide", ("who", "site", "amount", "pairs", "args"), True)
        result = self.compiler.local("share")
        self.emit(Call(unit, (who, str(site.number), amount, pairs, args), result, node.span))
        return result

    def order(self, node: s.Order) -> str:
        who = self.let("who", self.decider(node.who), node)
        values = self.let("values", f"tuple({self.expr(node.things)})", node)
        prompt, names, args = self.prompt(node.prompt, "order")
        t = self.held(node.things)
        site = self.compiler.site("order", prompt, t, names, node.span)
        unit = self.compiler.native("order", ("who", "site", "values", "args"), True)
        result = self.compiler.local("line")
        self.emit(Call(unit, (who, str(site.number), values, args), result, node.span))
        return result


class _Describes:
    """What a random pick is among, so that a test can pin it by name."""

    def __init__(self, t: Type) -> None:
        self.type = t

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Describes) and other.type == self.type

    __hash__ = None  # type: ignore[assignment]

"""Statements of the effect language as units' operations: showing, saying, calling, branching, and all below."""

from __future__ import annotations

from abc import abstractmethod
from functools import lru_cache
from typing import assert_never

from rulekit.dsl import syntax as s
from rulekit.dsl.signature import Builtin
from rulekit.dsl.types import Effect, Enum, NameOf, Printed, Thing, Type, element, plain
from rulekit.dsl.world import Card, Procedure, Stored
from rulekit.interpreter.binders import plain_name
from rulekit.interpreter.builtins import VERBS
from rulekit.interpreter.cover import TRUE
from rulekit.interpreter.exprs import Text
from rulekit.interpreter.layout import OUT
from rulekit.interpreter.moves import Moves
from rulekit.interpreter.telling import left_out
from rulekit.interpreter.units import Break, Call, For, If, Op, Py, Return, While

MOST_REMEMBERED = 4096
"""Of so many texts it is remembered what they assign: the same ones are lowered again and again."""


class Effects(Moves):
    """A text of statements."""

    def block(self, suite: s.Suite | None) -> list[Op]:
        """The operations of a block, with names of its own."""
        outer, env = self.out, self.env
        if suite is not None:
            self.assigned = self.assigned | _assigned(suite)
        self.out = []
        if suite is not None:
            for stmt in suite.body:
                self.stmt(stmt)
        made, self.out, self.env = self.out, outer, env
        return made

    def suite(self, suite: s.Suite | None) -> None:
        self.out += self.block(suite)

    def ran(self, node: s.Node) -> None:
        """Notes that a game has come here, if somebody wants to know."""
        if self.compiler.cover is not None:
            self.py(self.compiler.cover.ran(node.span), node)

    def way(self, node: s.Node, way: str, ops: list[Op]) -> list[Op]:
        """The operations of one way on from a question; also notes that this way was gone."""
        cover = self.compiler.cover
        return ops if cover is None else [Py(cover.ran(node.span, way), (), node.span), *ops]

    # ------------------------------------------------------------------------------ statements
    def stmt(self, node: s.Stmt) -> None:
        self.ran(node)
        match node:
            case s.Let():
                self.define(node)
            case s.Assign():
                self.assign(node)
            case s.Do():
                assert isinstance(node.call, s.Call)
                self.run_call(node.call, None)
            case s.Move():
                self.move(node)
            case s.Reveal():
                self._show(node.things, "ALL", node)
            case s.Show():
                self._show(node.things, self._mask(node.to), node)
            case s.Say():
                self._say(node)
            case s.Return():
                self._return(node)
            case s.Stop():
                self.emit(Break(node.span))
            case s.Nothing():
                pass
            case s.If():
                self._if(node)
            case s.Ask():
                self.yes_or_no(node)
            case s.For():
                self._for(node)
            case s.Repeat():
                self._repeat(node)
            case s.Match():
                self._match(node)
            case s.Choose():
                self.choose(node)
            case s.Sealed():
                self.sealed(node)
            case s.Random():
                self.random(node)
            case _:
                assert_never(node)

    @abstractmethod
    def yes_or_no(self, node: s.Ask) -> None: ...

    @abstractmethod
    def choose(self, node: s.Choose) -> None: ...

    @abstractmethod
    def sealed(self, node: s.Sealed) -> None: ...

    @abstractmethod
    def random(self, node: s.Random) -> None: ...

    # ------------------------------------------------------------------------------ showing and saying
    def _mask(self, node: s.Expr) -> str:
        if element(plain(self.type(node))) is not None:
            return f"_mask({self.expr(node)})"
        return f"(1 << {self.expr(node, Thing('player'))})"

    def _show(self, things: s.Expr, mask: str, node: s.Node) -> None:
        t = plain(self.type(things))
        held = element(t)
        if isinstance(held or t, Thing | Printed) and self.compiler.is_entity(held or t):
            one = self.subject(things)
            listed = one if held is not None else f"_one({one})"
            self.py(f"_show(G, {listed}, {mask})", node)
            return
        item = self.compiler.notes.refs.get(things)
        if isinstance(item, Stored) and item in self.compiler.layout.columns:
            subject = self.subject(things.of) if isinstance(things, s.Field) else None
            index = self.index(self.compiler.layout.columns[item], subject)
            self.py(f"_show_cell(G, {index}, {mask})", node)

    def message_args(self, args: tuple[s.Arg, ...]) -> tuple[tuple[tuple[str, Type], ...], str]:
        """The names and types of what a message speaks of, and the tuple of values."""
        names: list[tuple[str, Type]] = []
        values: list[str] = []
        for arg in args:
            value = arg.value
            assert not isinstance(value, s.Gen)
            name = arg.name or (value.id if isinstance(value, s.Name) else str(getattr(value, "name", "it")))
            t = self.type(value)
            code = self.subject(value) if isinstance(plain(t), Printed) else self.expr(value)
            if isinstance(plain(t), Printed) and not self.compiler.by_name(t):
                t = Thing(plain(t).kind)  # type: ignore[union-attr]
            bare = plain(t)
            if isinstance(bare, Thing) and self.compiler.is_entity(bare) and self.compiler.hideable(bare.kind):
                code = f"_told(G, {code})"
            held = element(bare)
            if isinstance(held, Thing) and self.compiler.is_entity(held) and self.compiler.hideable(held.kind):
                x = self.compiler.local("x")
                code = f"tuple([_told(G, {x}) for {x} in {code}])"
            names.append((name, t))
            values.append(code)
        told = values if self.compiler.tells else ()
        return tuple(names), "(" + "".join(f"{value}, " for value in told) + ")"

    def _say(self, node: s.Say) -> None:
        names, values = self.message_args(node.args)
        number = self.compiler.register.say((f"say-{node.key}", names))
        if not self.compiler.tells:
            return
        mask = self._readers() if node.to is None else self._mask(node.to)
        self.py(f"G.log = (G.log, {number}, {values}, {mask})", node)

    def _readers(self) -> str:
        """Who reads a line of the log: everybody, or only the side that may read the clause."""
        if self.home.side is None:
            return "ALL"
        side = self.compiler.enum("side").index(self.home.side)
        return f"_mask([seat for seat in range({self.compiler.layout.players}) if _on_side(G, seat, {side})])"

    # ------------------------------------------------------------------------------ calls
    def run_call(self, node: s.Call, result: str | None) -> None:
        """A call that does something, as a statement of its own."""
        callee = self.compiler.notes.refs.get(node)
        if isinstance(callee, Builtin):
            self._verb(callee, node, result)
            return
        if isinstance(callee, Procedure):
            self._procedure(callee, node, result)
            return
        effect = getattr(callee, "type", None)
        slot = getattr(callee, "slot", None)
        assert isinstance(effect, Effect)
        assert isinstance(slot, Stored)
        assert isinstance(node.fn, s.Field)
        self._effect_field(slot, effect, node)

    def _verb(self, callee: Builtin, node: s.Call, result: str | None) -> None:
        if callee.name == "below":
            self.run_below(node, result)
            return
        if callee.name == "switch_on":
            self._switch_on(node)
            return
        code = VERBS[callee.name](self, node)
        if callee.name == "create" and self.has_hooks("thing"):
            self._create(code, node, result or self.compiler.local("made"))
        elif result is None:
            self.py(code, node)
        else:
            self.py(f"{result} = {code}", node, result)

    def _create(self, code: str, node: s.Call, made: str) -> None:
        """A thing that is created comes to its zone like any other."""
        from rulekit.interpreter.hooks import passing_unit

        self.py(f"{made} = {code}", node, made)
        came = Call(passing_unit(self.compiler), (made, str(OUT), f"G.w[{made}]"), None, node.span)
        self.emit(If(f"{made} is not None", [came], [], node.span))

    def _switch_on(self, node: s.Call) -> None:
        from rulekit.interpreter.course import switch_any_unit, switch_unit

        first = node.args[0].value
        assert not isinstance(first, s.Gen)
        self.wrote.add("bundles")
        card = self.compiler.notes.refs.get(first)
        if isinstance(card, Card) and not (isinstance(first, s.Name) and first.id in self.env):
            rest = s.Call(node.span, node.fn, node.args[1:])
            given = self.arguments(rest, [(p.name, p.type) for p in card.params])
            bundle = self.compiler.member(card)
            defaults = getattr(bundle, "defaults", {})
            args = [
                code or (self.expr(defaults[p.name], p.type) if p.name in defaults else "None")
                for code, p in zip(given, card.params, strict=True)
            ]
            self.emit(Call(switch_unit(self.compiler, card), tuple(args), None, node.span))
        else:
            number = self.expr(first, NameOf("bundle"))
            self.emit(Call(switch_any_unit(self.compiler), (number,), None, node.span))

    def _procedure(self, callee: Procedure, node: s.Call, result: str | None) -> None:
        from rulekit.interpreter.events import event_unit

        subject: str | None = None
        if isinstance(node.fn, s.Field) and callee.of is not None:
            subject = self.subject(node.fn.of)
        elif callee.of is not None:
            subject = self.you if self.compiler.layout.acts(callee.of) else self.this
        given = self.arguments(node, [(p.name, p.type) for p in callee.params])
        if not left_out(self.compiler, callee):
            unit = event_unit(self.compiler, callee)
            self.emit(Call(unit, self._call_args(callee, subject, given), result, node.span))
        if self.wrote & self.compiler.watched:
            from rulekit.interpreter.endings import check_op

            self.emit(check_op(self.compiler, node.span))

    def _call_args(self, callee: Procedure, subject: str | None, given: tuple[str, ...]) -> tuple[str, ...]:
        """The arguments of a call, defaults filled in."""
        definition, home, _ = self.compiler.definitions[callee]
        defaults = getattr(definition, "defaults", {})
        args: list[str] = [subject or "None"] if callee.of is not None else []
        for param, code in zip(callee.params, given or ("",) * len(callee.params), strict=True):
            if code:
                args.append(code)
            elif param.name in defaults:
                args.append(Text(self.compiler, home).expr(defaults[param.name], param.type))
            else:
                args.append("None")
        if not home.always:
            args.append(self.base_of(home))
        return tuple(args)

    def _effect_field(self, slot: Stored, effect: Effect, node: s.Call) -> None:
        from rulekit.interpreter.bodies import effects_unit, member_effect

        assert isinstance(node.fn, s.Field)
        given = self.arguments(node, list(effect.params))
        card = self.known_card(node.fn.of)
        this = self.subject(node.fn.of)
        if card is not None:
            unit, names = member_effect(self.compiler, card, slot, effect, self.env)
            if unit is not None:
                picked = tuple(self.env[name] for name in names)
                self.emit(Call(unit, (this, self.you or "None", *given, *picked), None, node.span))
            return
        t = plain(self.type(node.fn.of))
        row = this if self.compiler.by_name(t) else f"G.what[{this}]"
        unit = effects_unit(self.compiler, slot, effect)
        self.emit(Call(unit, (row, this, self.you or "None", *given), None, node.span))

    @abstractmethod
    def run_below(self, node: s.Call, result: str | None) -> None: ...

    # ------------------------------------------------------------------------------ leaving and branching
    def _return(self, node: s.Return) -> None:
        value = "None" if node.value is None else self.right(node.value, self.gives())
        self.emit(Return(value, node.span))

    def gives(self) -> Type | None:
        return None

    def _if(self, node: s.If) -> None:
        otherwise = self.block(node.otherwise)
        for branch in reversed(node.branches):
            test = self.test(branch.condition)
            body = self.block(branch.body)
            known = self.constant(test)
            if known is True:
                otherwise = body
            elif known is not False:
                otherwise = [If(test, body, otherwise, branch.condition.span)]
        self.out += otherwise

    def _for(self, node: s.For) -> None:
        outer = self.env
        source = self.expr(node.binding.xs)
        name = self.compiler.local(plain_name(node.binding.name))
        self.env = {**self.env, node.binding.name: name}
        where = self.expr(node.binding.where) if node.binding.where is not None else None
        body = self.block(node.body)
        if where is not None and where != "True":
            body = [If(where, body, [], node.binding.span)]
        self.env = outer
        self.emit(For(name, source, body, node.span))

    def _repeat(self, node: s.Repeat) -> None:
        test = "True"
        left: str | None = None
        if node.times is not None:
            left = self.let("left", self.expr(node.times), node)
            test = f"{left} > 0"
        if node.until is not None:
            until = self.expr(node.until)
            test = f"not {until}" if left is None else f"{test} and not {until}"
        body = self.block(node.body)
        if left is not None:
            body.insert(0, Py(f"{left} -= 1", (left,), node.span))
        self.emit(While(test, body, node.span))

    def _match(self, node: s.Match) -> None:
        t = plain(self.type(node.subject))
        by_card = isinstance(t, Thing | Printed) and not self.compiler.by_name(t)
        code = self.subject(node.subject) if isinstance(t, Printed) else self.expr(node.subject)
        subject = self.let("m", f"G.what[{code}]" if by_card else code, node)
        numbers = isinstance(t, Thing | NameOf | Printed)
        made: list[Op] = []
        for arm in reversed(node.arms):
            body = self.way(arm, TRUE, self.block(arm.body))
            tests = [self._label(label, subject, t, numbers) for label in arm.labels]
            made = body if "True" in tests else [If(" or ".join(tests), body, made, arm.span)]
        self.out += made

    def _label(self, label: s.Label, subject: str, t: Type, by_name: bool) -> str:
        if label.otherwise:
            return "True"
        if label.name is not None:
            if isinstance(t, Enum):
                return f"{subject} == {self.compiler.enum(t.name).index(label.name)}"
            assert by_name
            assert isinstance(t, Thing | NameOf | Printed)
            card = self.compiler.layout.card_named(label.name, t.kind)
            return f"{subject} == {self.compiler.layout.number_of[card]}"
        assert label.low is not None
        low = "" if label.low == 0 else f"{subject} >= {label.low}"
        high = "" if label.high is None else f"{subject} <= {label.high}"
        return " and ".join(part for part in (low, high) if part) or "True"


@lru_cache(MOST_REMEMBERED)
def _assigned(suite: s.Suite) -> frozenset[str]:
    """The names that are given another value somewhere in a text."""
    found: set[str] = set()
    for node in s.walk(suite):
        if isinstance(node, s.Assign):
            target = node.target.of if isinstance(node.target, s.Index) else node.target
            if isinstance(target, s.Name):
                found.add(target.id)
    return frozenset(found)

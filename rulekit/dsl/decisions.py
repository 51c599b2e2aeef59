"""Decisions and chance: who decides, among what, and what is said when there is nothing to choose."""

from __future__ import annotations

from abc import abstractmethod

from rulekit.dsl import syntax as s
from rulekit.dsl.context import MessageUse, article
from rulekit.dsl.exprs import Exprs
from rulekit.dsl.types import (
    INT,
    PLAYER,
    UNKNOWN,
    Enum,
    List,
    Map,
    Opt,
    Printed,
    Thing,
    Type,
    Zone,
    element,
    fits,
    plain,
)
from rulekit.source import Span


class Decisions(Exprs):
    @abstractmethod
    def returns(self, node: s.Return, hint: str) -> None: ...

    def message(self, key: str, args: tuple[s.Arg, ...], span: Span) -> None:
        """Notes a message key and the placeholders that it is given."""
        names: list[str] = []
        for arg in args:
            name = arg.name
            if isinstance(arg.value, s.Gen):
                self.error("type/message-argument", arg.span, "a message takes single values")
                continue
            self.named(self.expr(arg.value))
            if name is None and isinstance(arg.value, s.Name):
                name = arg.value.id
            if name is None and isinstance(arg.value, s.Field):
                name = arg.value.name
            if name is None:
                self.error(
                    "type/message-argument",
                    arg.span,
                    "this argument needs a name",
                    "write `n=..`; the message reads it as `$n`",
                )
            elif name in names:
                self.error("type/argument-twice", arg.span, f"`{name}` is given twice", "write `other_name=..`")
            else:
                names.append(name)
        self.notes.messages.append(MessageUse(key, frozenset(names), span))

    def named(self, t: Type) -> None:
        """Notes that players read of things of this type."""
        match plain(t):
            case Thing(kind=kind):
                self.notes.named.add(kind)
            case List(of=of) | Zone(of=of):
                self.named(of)

    def _prompt(self, prompt: s.Prompt | None, binder: str, span: Span) -> None:
        if prompt is None:
            self.notes.messages.append(MessageUse(f"ask-{self.scope.path}-{binder}", frozenset(), span))
        else:
            self.message(f"ask-{prompt.key}", prompt.args, prompt.span)

    def _decider(self, node: s.Expr) -> None:
        """Who decides must be a player, or something that a player decides for."""
        t = self.expr(node, PLAYER)
        if isinstance(t, Opt):
            self.want(t, t.of, node.span, "to decide,")
            return
        if t == UNKNOWN or fits(t, PLAYER, self.rel):
            return
        if isinstance(t, Printed) and not t.single:
            self.want(t, Thing(t.kind), node.span, "to decide,")
            return
        if isinstance(t, Thing | Printed) and self.world.acts(t.kind):
            kinds = [k for k in self._concrete(t.kind) if k != "player"]
            lacking = [k for k in kinds if not any(self._played(a) for a in self.world.ancestry(k))]
            if lacking:
                message = f"nobody decides for {article(Thing(lacking[0]))}"
                self.error(
                    "type/nobody-decides", node.span, message, f"say who in its kind: `{lacking[0]}: {{played_by: ..}}`"
                )
            return
        self.want(t, PLAYER, node.span, "to decide,")

    def _played(self, kind: str) -> bool:
        known = self.world.kind(kind)
        return bool(known and known.played_by)

    def candidate(self, name: str, span: Span, xs: s.Expr, where: s.Expr | None) -> Type:
        """The type of what can be picked; `shown` keeps what the condition says about whatever is picked."""
        scope, facts = self.scope, self.facts
        held = self.held(xs)
        self.declare(name, held, span)
        self.shown = {}
        if where is not None:
            self.condition(where)
            known = self.facts_if(where, True)
            held = known.get(name, held)
            self.shown = {path: t for path, t in known.items() if path.startswith(f"{name}.")}
        self.scope, self.facts = scope, facts
        return held

    def picked(self, name: str, t: Type, span: Span) -> None:
        """Declares what was picked: what the condition showed about it still holds."""
        self.declare(name, t, span)
        if not isinstance(t, List):
            self.facts = {**self.facts, **self.shown}

    def how_many(self, node: s.HowMany) -> None:
        if node.count is not None:
            t = self.expr(node.count)
            if not fits(t, List(INT), self.rel) or element(t) is None:
                self.want(t, INT, node.span, "to say how many,")

    def _picked(self, node: s.Choose | s.Random) -> Type:
        held = self.candidate(node.name, node.name_span, node.xs, node.where)
        if node.amount is not None:
            self.how_many(node.amount)
            if node.empty is not None:
                message = "a choice of several takes what there is; it needs no `else`"
                self.error("flow/needless-else", node.empty.span, message, "leave it out")
            return List(held)
        optional = isinstance(node, s.Choose) and node.may
        known = self.notes.types.get(node.xs, UNKNOWN) != UNKNOWN
        if node.empty is not None and not optional and known and not self._may_be_empty(node.xs, node.where):
            message = "there is always something to choose from; this `else` never counts"
            self.error("flow/needless-else", node.empty.span, message, "leave it out")
        if node.empty is None and not optional and self._may_be_empty(node.xs, node.where):
            message = f"there may be nothing to choose `{node.name}` from"
            self.error("flow/empty-choice", node.xs.span, message, self._what_then())
        if isinstance(node.empty, s.Stop) and not self.loops:
            self.error(
                "flow/stop-outside", node.empty.span, "`stop` leaves a loop, and there is none here", "write `return`"
            )
        if isinstance(node.empty, s.Return):
            self.returns(node.empty, f"write `else none`, and then `if {node.name} == none: return VALUE`")
        if node.empty is not None and optional:
            self.error(
                "flow/needless-else", node.empty.span, "who may choose may also have nothing to choose", "leave it out"
            )
        return Opt(plain(held)) if optional or isinstance(node.empty, s.ElseNone) else held

    def _may_be_empty(self, xs: s.Expr, where: s.Expr | None) -> bool:
        if where is not None:
            return True
        match xs:
            case s.Range():
                low, high = xs.low, xs.high
                fixed = isinstance(low, s.Int) and isinstance(high, s.Int) and low.value <= high.value
                return not fixed and not (isinstance(low, s.Int) and low.value == 0)
            case s.ListOf():
                return not xs.items
            case s.Name():
                t = self.notes.types.get(xs, UNKNOWN)
                closed = isinstance(t, List) and isinstance(t.of, Enum) and bool(self.world.closed_list(xs.id))
                return not (xs.id == "players" or closed)
        return self.notes.types.get(xs, UNKNOWN) != UNKNOWN

    def _choose(self, node: s.Choose) -> None:
        self._decider(node.who)
        t = self._picked(node)
        self.named(t)
        self._prompt(node.prompt, node.name, node.name_span)
        self.drop_state_facts()
        self.picked(node.name, t, node.name_span)

    def _random(self, node: s.Random) -> None:
        t = self._picked(node)
        self.drop_state_facts()
        self.picked(node.name, t, node.name_span)

    def _sealed(self, node: s.Sealed) -> None:
        scope, facts = self.scope, self.facts
        who = self.bind(node.who)
        self.want(who, PLAYER, node.who.span, "to decide,")
        held = self.candidate(node.name, node.name_span, node.xs, node.where)
        if node.amount is not None:
            self.how_many(node.amount)
            held = List(held)
        self.named(held)
        self.scope, self.facts = scope, facts
        self._prompt(node.prompt, node.name, node.name_span)
        self.drop_state_facts()
        self.declare(node.name, Map(PLAYER, held), node.name_span)

    def _divide(self, node: s.Divide) -> Type:
        self._decider(node.who)
        self.number(node.amount, "to divide")
        scope, facts = self.scope, self.facts
        held = self.bind(node.among)
        if node.at_most is not None:
            self.number(node.at_most, "behind `at most`")
        self.named(held)
        self.scope, self.facts = scope, facts
        self._prompt(node.prompt, node.among.name, node.span)
        self.drop_state_facts()
        return Map(held, INT)

    def _order(self, node: s.Order) -> Type:
        self._decider(node.who)
        held = self.held(node.things)
        self.named(held)
        self._prompt(node.prompt, "order", node.span)
        self.drop_state_facts()
        return List(held)

    def _what_then(self) -> str:
        leave = "`else return`" if self.scope.gives is None else "`else return VALUE`"
        return f"say what then: {leave}, " + ("`else stop` or `else none`" if self.loops else "or `else none`")

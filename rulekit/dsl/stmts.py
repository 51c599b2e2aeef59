"""Statements: what each may do, what it binds, and what is known after it.

`block` returns whether the end of a block can be reached; from that follow unreachable lines and missing `return`s.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from rulekit.dsl import syntax as s
from rulekit.dsl.bands import Band, check_bands, check_named
from rulekit.dsl.context import article
from rulekit.dsl.decisions import Decisions
from rulekit.dsl.types import (
    BOOL,
    COUNTER,
    INT,
    NEVER,
    NONE,
    PLAYER,
    TRACK,
    UNKNOWN,
    WAY,
    Effect,
    Enum,
    List,
    Map,
    NameOf,
    Opt,
    Printed,
    Thing,
    Type,
    Zone,
    element,
    fits,
    plain,
    read,
)
from rulekit.dsl.world import Stored, Value

MOST_LOOPS = 12


class Stmts(Decisions):
    def effect(self, suite: s.Suite) -> None:
        """A whole text of statements."""
        ends = self.block(suite)
        if ends and self.scope.gives is not None:
            message = f"the end can be reached without a `return`, but {article(self.scope.gives)} is to be given"
            last = suite.body[-1].span if suite.body else suite.span
            self.error("flow/no-return", last, message, "end every way with `return`")

    def block(self, suite: s.Suite) -> bool:
        """Checks statements in a scope of their own; True if the end can be reached."""
        scope = self.scope
        open_end = True
        for stmt in suite.body:
            if not open_end:
                self.error("flow/unreachable", stmt.span, "this line can never be reached", "remove it")
                break
            open_end = self.stmt(stmt)
        self.scope = scope
        return open_end

    def stmt(self, node: s.Stmt) -> bool:
        match node:
            case s.Let():
                t = self.right(node.value)
                if t == NONE:
                    self.error("type/let-none", node.value.span, "a name for `none` says nothing", "leave it out")
                    t = UNKNOWN
                self.declare(node.name, t if isinstance(t, Zone) or t == TRACK else read(t), node.name_span)
            case s.Assign():
                self._assign(node)
            case s.Do():
                self._do(node)
            case s.Move():
                self._move(node)
            case s.Reveal():
                self._seen(node.things)
            case s.Show():
                self._seen(node.things)
                t = self.expr(node.to, PLAYER)
                if not fits(t, List(PLAYER), self.rel):
                    self.want(t, PLAYER, node.to.span, "behind `to`")
            case s.Say():
                self._say(node)
            case s.Return():
                self.returns(node)
                return False
            case s.Stop():
                if not self.loops:
                    self.error(
                        "flow/stop-outside", node.span, "`stop` leaves a loop, and there is none here", "write `return`"
                    )
                return False
            case s.Nothing():
                pass
            case s.If():
                return self._if(node)
            case s.Ask():
                return self._ask(node)
            case s.For():
                self._for(node)
            case s.Repeat():
                return self._repeat(node)
            case s.Match():
                return self._match(node)
            case s.Choose():
                self._choose(node)
            case s.Sealed():
                self._sealed(node)
            case s.Random():
                self._random(node)
            case _:
                assert_never(node)
        return True

    # ------------------------------------------------------------------------------ values
    def right(self, node: s.Rhs, want: Type | None = None) -> Type:
        """The right-hand side of `=`, or what is returned."""
        match node:
            case s.Call():
                t = self.call(node, "right")
                if self._changes(node):
                    self.drop_state_facts()
                if t is None:
                    return self.error(
                        "type/no-result", node.span, "this gives nothing back", "write it as a line of its own"
                    )
                self.notes.types[node] = t
                return t
            case s.Divide():
                return self._divide(node)
            case s.Order():
                return self._order(node)
        return self.expr(node, want)

    def _changes(self, node: s.Call) -> bool:
        callee = self.notes.refs.get(node)
        return not isinstance(callee, Value) and getattr(callee, "verb", True)

    def _assign(self, node: s.Assign) -> None:
        target = self._target(node.target, node.op)
        value = self.right(node.value, element(target) if node.op != "=" and element(target) else target)
        held = element(target)
        if node.op == "-=" and held is not None and target != UNKNOWN:
            hint = "write `x = all y in x where ..`"
            self.error("type/mismatch", node.target.span, "nothing is taken from a list by `-=`", hint)
        elif node.op != "=" and held is not None:
            if not fits(value, target, self.rel):
                self.want(value, held, node.value.span, "in this list")
        elif node.op != "=" and target != UNKNOWN:
            self.want(target, INT, node.target.span, f"for `{node.op}`")
            self.want(value, INT, node.value.span, f"for `{node.op}`")
        else:
            self.want(value, INT if target == COUNTER else target, node.value.span)
        self._in_range(node)
        path = self.path(node.target)
        self.drop_state_facts()
        if path is not None:
            self.drop_facts(path)
            if (
                isinstance(node.target, s.Name)
                and isinstance(target, Opt)
                and value != NONE
                and not isinstance(value, Opt)
            ):
                self.facts[path] = target.of

    def _in_range(self, node: s.Assign) -> None:
        item = self.notes.refs.get(node.target)
        if node.op == "=" and isinstance(item, Stored) and isinstance(node.value, s.Int) and item.low is not None:
            high = item.high if item.high is not None else node.value.value
            if not item.low <= node.value.value <= high:
                message = f"`{item.name}` goes from {item.low} to {high}"
                self.error("type/out-of-range", node.value.span, message)

    def _target(self, node: s.Expr, op: str) -> Type:
        """The declared type of what is set; reports what cannot be. `+=` and `-=` move the marker of a track."""
        if not isinstance(node, s.Name | s.Field | s.Index):
            return self.error("type/cannot-set", node.span, "only a name or a field can be set")
        facts, self.facts = self.facts, {p: t for p, t in self.facts.items() if p != self.path(node)}
        t = self.expr(node)
        self.facts = facts
        if t == UNKNOWN:
            return UNKNOWN
        item = self.notes.refs.get(node)
        if isinstance(node, s.Name) and node.id in ("you", "this"):
            return self.error("type/cannot-set", node.span, f"`{node.id}` cannot be set")
        if t == TRACK and op != "=":
            return INT
        if isinstance(node, s.Index) and isinstance(self.notes.types.get(node.of), Map):
            self._target(node.of, "=")
            return plain(t)
        if isinstance(node, s.Index) and t == COUNTER:
            return COUNTER
        if isinstance(node, s.Index) or item is None:
            hint = "move the marker with `+=`, `-=`, or `.position = ..`" if t == TRACK else ""
            return self.error("type/cannot-set", node.span, "this cannot be set", hint)
        if isinstance(item, Value):
            return self.error(
                "type/cannot-set", node.span, f"`{item.name}` is computed", "change it with a modifier: `while:`"
            )
        if isinstance(item, Stored):
            if item.role in ("local", "param"):
                if isinstance(item.type, Zone):
                    return self.error("type/cannot-set", node.span, f"`{item.name}` is a zone", "use `move .. to ..`")
                if item.name in self.scope.fixed:
                    return self.error("type/cannot-set", node.span, f"`{item.name}` can be set only `before` the event")
                return item.type
            if item.role == "zone":
                return self.error("type/cannot-set", node.span, f"`{item.name}` is a zone", "use `move .. to ..`")
            if item.role == "track":
                return self.error(
                    "type/cannot-set",
                    node.span,
                    f"`{item.name}` is a track",
                    "use `+=`, `-=`, or `.position = ..`",
                )
            if item.fixed or isinstance(item.type, Effect):
                what = {"option": "is an option, agreed before the game", "field": "is printed and never changes"}
                message = f"`{item.name}` {what.get(item.role, 'cannot be set')}"
                return self.error(
                    "type/cannot-set",
                    node.span,
                    message,
                    "what changes is declared under `state:`" if item.role == "field" else "",
                )
            if isinstance(node, s.Field) and isinstance(self.notes.types.get(node.of), List | Zone):
                return self.error("type/cannot-set", node.span, "a list has no field to set", "set it in a loop")
            return item.type
        return self.error("type/cannot-set", node.span, "this cannot be set")

    def _do(self, node: s.Do) -> None:
        if isinstance(node.call, s.Call):
            self.call(node.call, "statement")
            self.drop_state_facts()
            return
        t = self.expr(node.call)
        if t != UNKNOWN:
            hint = "call it: add `()`" if isinstance(t, Effect) else ""
            self.error("flow/result-unused", node.span, "a value alone does nothing", hint)

    # ------------------------------------------------------------------------------ moving and showing
    def _move(self, node: s.Move) -> None:
        things = self.expr(node.things, INT if node.source is not None else None)
        source = things
        if node.source is not None:
            self.want(things, INT, node.things.span, "before `of`")
            source = self.expr(node.source)
        to = self.expr(node.to)
        if UNKNOWN in (plain(source), plain(to)):
            return
        if isinstance(to, Opt):
            self.want(to, to.of, node.to.span, "behind `to`")
            to = to.of
        where = node.source or node.things
        if isinstance(source, Opt) and (node.source is not None or isinstance(source.of, List)):
            self.want(source, source.of, where.span)
        self._destination(node, plain(source), to, where)
        if (node.face or node.pile) and not isinstance(to, Zone):
            self.error("type/move", node.span, "only things in a zone have a face and an order")
        self.drop_state_facts()

    def _destination(self, node: s.Move, source: Type, to: Type, where: s.Expr) -> None:
        if to == COUNTER or source == COUNTER:
            if source != to:
                hint = "counters move to counters, things to zones"
                self.error(
                    "type/move", node.span, f"from {article(source)} to {article(to)} nothing can be moved", hint
                )
            return
        held = element(source) or source
        if held == NEVER or UNKNOWN in (held, to):
            return
        board = self.world.map()
        if isinstance(to, Zone):
            if isinstance(held, Printed) and not held.single:
                self.want(held, Thing(held.kind), where.span)
            elif isinstance(held, NameOf):
                self.want(held, Thing(held.kind), where.span, "to be moved,")
            elif not isinstance(held, Thing | Printed):
                self.error("type/move", where.span, f"only things can be moved, but this is {article(held)}")
            elif not fits(held, to.of, self.rel) and not fits(to.of, held, self.rel):
                self.error(
                    "type/wrong-zone", node.to.span, f"this zone holds {to.of}, but {article(held)} is to go there"
                )
        elif to == WAY and board is not None:
            if isinstance(source, List | Zone) or not fits(held, Thing(board.tile), self.rel):
                self.want(source, Thing(board.tile), where.span, "to be laid")
        else:
            hint = "to stand on a place is to set a field of type `place`" if str(to) == "place" else ""
            self.error("type/move", node.to.span, f"nothing can be moved to {article(to)}", hint)

    def _seen(self, node: s.Expr) -> None:
        t = plain(self.expr(node))
        item = self.notes.refs.get(node)
        named = isinstance(node, s.Name | s.Field | s.Index) and not (isinstance(item, Stored) and item.fixed)
        shown = isinstance(t, Thing | Printed | List | Zone | Map) or t in (COUNTER, TRACK, UNKNOWN)
        if not shown and not named:
            self.error("type/nothing-to-see", node.span, f"{article(t)} is not something that lies hidden")

    # ------------------------------------------------------------------------------ words
    def _say(self, node: s.Say) -> None:
        self.message(f"say-{node.key}", node.args, node.key_span)
        if node.to is not None:
            t = self.expr(node.to, PLAYER)
            if not fits(t, List(PLAYER), self.rel):
                self.want(t, PLAYER, node.to.span, "behind `to`")

    # ------------------------------------------------------------------------------ leaving and branching
    def returns(self, node: s.Return) -> None:
        gives = self.scope.gives
        if node.value is None:
            if gives is not None:
                self.error(
                    "flow/return-what", node.span, f"{article(gives)} is to be given back", "write `return VALUE`"
                )
            return
        if gives is None:
            self.error(
                "flow/return-value",
                node.value.span,
                "nothing is to be given back here",
                "write `return` alone",
            )
        else:
            self.want(self.right(node.value, gives), gives, node.value.span, "to be returned,")

    def _if(self, node: s.If) -> bool:
        before = self.facts
        falls = dict(before)
        ends: list[dict[str, Type]] = []
        for branch in node.branches:
            self.facts = dict(falls)
            self.condition(branch.condition)
            then, other = self.facts_if(branch.condition, True), self.facts_if(branch.condition, False)
            self.facts = {**falls, **then}
            if self.block(branch.body):
                ends.append(self.facts)
            falls = {**falls, **other}
        self.facts = falls
        if node.otherwise is None or self.block(node.otherwise):
            ends.append(self.facts)
        self._merge(ends)
        return bool(ends)

    def _merge(self, ends: list[dict[str, Type]]) -> None:
        """After branches only what all of them agree on is known."""
        if not ends:
            return
        self.facts = {p: t for p, t in ends[0].items() if all(other.get(p) == t for other in ends[1:])}

    def _ask(self, node: s.Ask) -> bool:
        self._decider(node.who)
        self.message(f"ask-{node.key}", node.args, node.key_span)
        self.drop_state_facts()
        before = self.facts
        ends: list[dict[str, Type]] = []
        for suite in (node.then, node.otherwise):
            self.facts = dict(before)
            if suite is None or self.block(suite):
                ends.append(self.facts)
        self._merge(ends)
        return bool(ends)

    def _enter_loop(self, body: s.Suite) -> None:
        """Before a pass only that is sure which no pass changes."""
        nodes = list(s.walk(body))
        for node in nodes:
            if isinstance(node, s.Assign) and (path := self.path(node.target)) is not None:
                self.drop_facts(path)
        if any(_happens(node) for node in nodes):
            self.drop_state_facts()

    def _loop(self, body: s.Suite) -> None:
        self.loops += 1
        if self.loops == MOST_LOOPS + 1:
            message = f"more than {MOST_LOOPS} loops inside each other"
            self.error("syntax/too-deep", body.span, message, "put some of them into a procedure")
        self.block(body)
        self.loops -= 1

    def _for(self, node: s.For) -> None:
        self._enter_loop(node.body)
        scope, facts = self.scope, self.facts
        self.bind(node.binding)
        self._loop(node.body)
        self.scope, self.facts = scope, facts

    def _repeat(self, node: s.Repeat) -> bool:
        if node.times is not None:
            self.number(node.times, "to say how often,")
        self._enter_loop(node.body)
        facts = dict(self.facts)
        if node.until is not None:
            self.condition(node.until)
            self.facts = {**facts, **self.facts_if(node.until, False)}
        self._loop(node.body)
        leaves = list(_leaves(node.body))
        stops = any(isinstance(n, s.Stop) for n in leaves)
        sure = node.until is not None and node.times is None and not stops
        shown = self.facts_if(node.until, True) if sure and node.until is not None else {}
        self.facts = {**facts, **shown}
        bounded = node.until is not None or node.times is not None
        if not bounded and not leaves and not _unread(node.body):
            message = "this loop has no `until`, no `stop` and no `return`: it never ends"
            self.error("flow/endless", node.span, message, "write `repeat until CONDITION:` or `repeat 3:`")
        return bounded or stops or not leaves or _unread(node.body)

    def _match(self, node: s.Match) -> bool:
        subject = self.expr(node.subject)
        if isinstance(subject, Opt):
            self.want(subject, subject.of, node.subject.span)
        base = read(plain(subject))
        labels = [label for arm in node.arms for label in arm.labels]
        if isinstance(base, Enum):
            closed = self.world.closed_list(base.name)
            check_named(labels, list(closed.members) if closed else [], f"`{base.name}`", node.subject.span, self.found)
        elif isinstance(base, Thing | NameOf | Printed):
            names = self.world.members_of(base.kind)
            check_named(labels, names, base.kind, node.subject.span, self.found)
        elif base == INT:
            bands = [Band(label.low, label.high, label.span, label.otherwise) for label in labels if label.name is None]
            for label in labels:
                if label.name is not None:
                    self.error("match/label", label.span, "a number is matched by numbers: `3`, `2..4`, `5+`, `else`")
            check_bands(bands, node.subject.span, self.found)
        elif base != UNKNOWN:
            self.error(
                "match/subject",
                node.subject.span,
                f"{article(base)} cannot be matched",
                "use `if`" if base == BOOL else "",
            )
        before = self.facts
        ends: list[dict[str, Type]] = []
        for arm in node.arms:
            self.facts = dict(before)
            if self.block(arm.body):
                ends.append(self.facts)
        self._merge(ends)
        return bool(ends)


def _leaves(node: s.Node) -> Iterator[s.Stop | s.Return]:
    """What leaves a loop from inside: every `return`, and each `stop` that is not an inner loop's."""
    for child in s.children(node):
        if isinstance(child, s.Return | s.Stop):
            yield child
        elif isinstance(child, s.For | s.Repeat):
            yield from (leaf for leaf in _leaves(child) if isinstance(leaf, s.Return))
        else:
            yield from _leaves(child)


def _happens(node: s.Node) -> bool:
    """May this change the game, so that what was known of it is no longer sure?"""
    if isinstance(node, s.Let):
        return isinstance(node.value, s.Call | s.Divide | s.Order)
    return isinstance(node, s.Do | s.Move | s.Choose | s.Sealed | s.Random | s.Assign | s.Ask)


def _unread(node: s.Node) -> bool:
    """Does a lone word stand there as a statement? It was meant to be something, perhaps to leave the loop."""
    return any(isinstance(inner, s.Do) and isinstance(inner.call, s.Name) for inner in s.walk(node))

"""Statements one after the other: what each binds, which way it goes on, and what is known after it.

`block` returns whether the end of a block can be reached; from that follow unreachable lines and missing `return`s.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from rulekit.dsl import syntax as s
from rulekit.dsl.bands import Band, check_bands, check_named
from rulekit.dsl.changes import Changes
from rulekit.dsl.context import article
from rulekit.dsl.types import (
    BOOL,
    INT,
    NONE,
    TRACK,
    UNKNOWN,
    Enum,
    NameOf,
    Opt,
    Printed,
    Thing,
    Type,
    Zone,
    plain,
    read,
)

MOST_LOOPS = 12


class Stmts(Changes):
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
                    hint = "begin with what it may be: `first(x in xs where ..)`"
                    self.error("type/let-none", node.value.span, "a name for `none` alone says nothing", hint)
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
                self._to_whom(node.to)
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

    # ------------------------------------------------------------------------------ which way it goes on
    def returns(self, node: s.Return, hint: str = "write `return VALUE`") -> None:
        gives = self.scope.gives
        if node.value is None:
            if gives is not None:
                self.error("flow/return-what", node.span, f"{article(gives)} is to be given back", hint)
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
                "use `if`" if base == BOOL else "match a number or a name: `match size(you.hand):`",
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

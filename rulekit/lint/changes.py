"""What a text may change, with all that it sets off, and what a condition looks at.

This is for saying that something can never change. So whatever is not quite clear counts as a change of everything.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from rulekit.dsl import syntax as s
from rulekit.dsl.signature import Builtin
from rulekit.dsl.types import COUNTER, Printed, Thing, ValueOf
from rulekit.dsl.world import GIVEN, Kind, Procedure, Stored, Value
from rulekit.lint.subject import Subject, trees
from rulekit.ruleset.model import (
    BundleDef,
    Change,
    ProcedureDef,
    StateDef,
    TrackDef,
    Trigger,
    ValueDef,
    WindowDef,
    ZoneDef,
)

Slots = set[object]
"""Slots, and the two words below."""
MOVES = "moves"
"""Stands for where things are."""
ANYTHING = "anything"
"""Stands for all that can change."""

_STEADY = ("field", "option", "number", "member")
_STEADY_GIVEN = ("seat", "left", "number", "name", "start", "top")
_MOVING = ("shuffle", "create")


class Changes:
    def __init__(self, subject: Subject) -> None:
        self.refs = subject.ruleset.notes.refs
        self.types = subject.ruleset.notes.types
        self.subject = subject

    # ------------------------------------------------------------------------------ looking
    def looked_at(self, tree: s.Node, seen: set[Value] | None = None) -> Slots:
        """All that may change how an expression comes out."""
        seen = set() if seen is None else seen
        found: Slots = set()
        for node in s.walk(tree):
            match item := self.refs.get(node):
                case Stored(role="zone") | Kind():
                    found.add(MOVES)
                case Stored(role="given"):
                    found |= set() if item.name in _STEADY_GIVEN else {MOVES}
                case Stored(type=ValueOf()):
                    found.add(ANYTHING)
                case Stored():
                    found |= set() if item.role in _STEADY else {_mark(item), *_turned(item)}
                case Value() if item not in seen:
                    seen.add(item)
                    found |= self._looked_at_by(item, seen)
            if isinstance(node, s.Index):
                by_name = isinstance(self.types.get(node.of), Thing | Printed)
                found |= {ANYTHING} if by_name else {MOVES}
        return found

    def _looked_at_by(self, value: Value, seen: set[Value]) -> Slots:
        if any(item.value is value for item in self.subject.defined(Change)):
            return {ANYTHING}
        found = [item for item in self.subject.defined(ValueDef) if item.value is value]
        return {slot for tree in trees(found) for slot in self.looked_at(tree, seen)}

    # ------------------------------------------------------------------------------ changing
    def changed_by(self, tree: s.Node, seen: set[object] | None = None) -> Slots:
        """All that may be different after a text was carried out."""
        seen = set() if seen is None else seen
        found: Slots = set()
        for node in s.walk(tree):
            match node:
                case s.Assign():
                    found |= self._target(node.target)
                case s.Move():
                    found |= {MOVES} | self._after_moves(seen)
                    for part in (node.source or node.things, node.to):
                        found |= self._target(part) if self.types.get(part) == COUNTER else set()
                case s.Call():
                    found |= self._called(node, seen)
        return found

    def _target(self, node: s.Expr) -> Slots:
        """What is set; a counter or a track that a local name stands for may be any of them."""
        item = self.refs.get(node)
        if not isinstance(item, Stored) or item.role == "track" or item.name == "position":
            return {ANYTHING}
        return {ANYTHING} if item.type == COUNTER and item.role != "counter" else {_mark(item)}

    def _called(self, node: s.Call, seen: set[object]) -> Slots:
        callee = self.refs.get(node)
        if isinstance(callee, Value) or (isinstance(callee, Builtin) and not callee.verb):
            return set()
        if isinstance(callee, Builtin):
            if callee.name == "throw":
                return set()
            return {MOVES} | self._after_moves(seen) if callee.name in _MOVING else {ANYTHING}
        if not isinstance(callee, Procedure):
            return {ANYTHING}
        return self._around(callee, seen)

    def _around(self, procedure: Procedure, seen: set[object]) -> Slots:
        """What a procedure changes, and all that hears it or takes its place."""
        if procedure in seen:
            return set()
        seen.add(procedure)
        bodies: list[object] = [item.body for item in self.subject.defined(Trigger) if item.event is procedure]
        bodies += [item for item in self.subject.defined(ProcedureDef) if item.procedure is procedure]
        bodies += [item for item in self.subject.defined(WindowDef) if item.procedure is procedure]
        for bundle in self.subject.defined(BundleDef):
            bodies += [text for replaced, text in bundle.replaces if replaced is procedure]
        return self._all_changed((*trees(bodies), *self._settling), seen)

    def settles(self, tree: s.Node) -> bool:
        """Is anything carried out to its end inside a text, so that it is tested whether the game is over?"""
        moves = any(isinstance(node, s.Move) for node in s.walk(tree))
        called = [self.refs.get(node) for node in s.walk(tree) if isinstance(node, s.Call)]
        return (moves and bool(self._hooks)) or any(not isinstance(item, Builtin | Value) for item in called)

    def _after_moves(self, seen: set[object]) -> Slots:
        """What comes of it that a thing comes or goes."""
        if MOVES in seen:
            return set()
        seen.add(MOVES)
        return self._all_changed(self._hooks, seen)

    def _all_changed(self, found: Iterable[s.Node], seen: set[object]) -> Slots:
        return {slot for tree in found for slot in self.changed_by(tree, seen)}

    @cached_property
    def _settling(self) -> list[s.Node]:
        """What may happen after whatever was done: all that hears that a condition becomes true."""
        return list(trees([item.body for item in self.subject.defined(Trigger) if item.becomes is not None]))

    @cached_property
    def _hooks(self) -> list[s.Node]:
        return list(trees([(zone.when_empty, zone.gained, zone.lost) for zone in self.subject.defined(ZoneDef)]))

    @cached_property
    def anywhere(self) -> Slots:
        """All that any text changes, and what goes back by itself."""
        found: Slots = {item.slot for item in self.subject.defined(StateDef) if item.lasts is not None}
        found |= {item.slot for item in self.subject.defined(TrackDef)}
        seen: set[object] = set()
        for tree in trees(self.subject.ruleset.rules):
            found |= self.changed_by(tree, seen)
        return found


def _mark(item: Stored) -> object:
    """What is given has no place of its own: it is known by its name."""
    return item.name if item.span == GIVEN else item


def _turned(item: Stored) -> Slots:
    """A thing may be turned while it is moved."""
    return {MOVES} if item.name == "face" else set()


def may_change(looked_at: Slots, changed: Slots) -> bool:
    return ANYTHING in changed or ANYTHING in looked_at or bool(looked_at & changed)

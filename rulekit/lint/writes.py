"""What a clause surely speaks of when it changes something: which slot, whose, and how.

This is for saying that two clauses get in each other's way. So whatever is not quite clear is left out: what hangs on a
choice of whom, what a local name stands for, what windows and the texts of other cards do.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rulekit.dsl import syntax as s
from rulekit.dsl.signature import Builtin
from rulekit.dsl.types import COUNTER, Zone
from rulekit.dsl.world import Card, Kind, Procedure, Stored
from rulekit.lint.shape import shape
from rulekit.lint.subject import Subject
from rulekit.ruleset.model import ProcedureDef

Env = dict[str, str]
"""For each local name whom it surely means, in words that are the same in every clause of the same event."""

_DEEPEST = 8


@dataclass(frozen=True, slots=True)
class Write:
    """`way`: set, up, down, in, out, mixed. `value`: what it is set to, if that is a constant."""

    slot: object
    name: str
    whose: str
    way: str
    bounded: bool
    value: str
    span: s.Node


def commute(a: Write, b: Write) -> bool:
    """Does it make no difference which of two changes comes first? Only those of the same slot are compared."""
    ways = {a.way, b.way}
    if "set" in ways:
        return ways == {"set"} and a.value == b.value != ""
    if ways == {"up", "down"}:
        return not (a.bounded or b.bounded)
    return ways not in ({"in", "out"}, {"in", "mixed"})


class Writes:
    def __init__(self, subject: Subject) -> None:
        self.refs = subject.ruleset.notes.refs
        self.types = subject.ruleset.notes.types
        self.procedures = {item.procedure: item for item in subject.defined(ProcedureDef)}

    def of(self, tree: s.Node, env: Env, depth: int = 0) -> Iterator[Write]:
        """All that a text changes, with what it calls."""
        if isinstance(tree, s.For):
            inner = {**env, tree.binding.name: self._each(tree.binding, env)}
            yield from self.of(tree.body, {name: whose for name, whose in inner.items() if whose}, depth)
            return
        match tree:
            case s.Assign():
                yield from self._assigned(tree, env)
            case s.Move():
                yield from self._moved(tree, env)
            case s.Call():
                yield from self._called(tree, env, depth)
        for child in s.children(tree):
            yield from self.of(child, env, depth)

    # ------------------------------------------------------------------------------ the changes
    def _assigned(self, node: s.Assign, env: Env) -> Iterator[Write]:
        way = {"=": "set", "+=": "up", "-=": "down"}[node.op]
        value = shape(node.value, self.refs) if isinstance(node.value, s.Int | s.Bool | s.NoneValue | s.Name) else ""
        yield from self._write(node.target, way, env, value)

    def _moved(self, node: s.Move, env: Env) -> Iterator[Write]:
        source = node.source or node.things
        if self.types.get(source) == COUNTER:
            yield from self._write(source, "down", env)
            yield from self._write(node.to, "up", env)
        elif isinstance(self.types.get(source), Zone):
            yield from self._write(source, "out", env)
        if isinstance(self.types.get(node.to), Zone):
            yield from self._write(node.to, "in", env)

    def _called(self, node: s.Call, env: Env, depth: int) -> Iterator[Write]:
        callee = self.refs.get(node)
        if isinstance(callee, Builtin) and callee.name == "shuffle" and not isinstance(node.args[0].value, s.Gen):
            yield from self._write(node.args[0].value, "mixed", env)
        definition = self.procedures.get(callee) if isinstance(callee, Procedure) else None
        if definition is None or definition.do is None or depth >= _DEEPEST:
            return
        subject = self._whose(node.fn.of, env) if isinstance(node.fn, s.Field) else env.get("you")
        inner = {"you": subject} if subject is not None else {}
        for param, arg in zip(definition.procedure.params, node.args, strict=False):
            whose = self._whose(arg.value, env) if arg.name is None and not isinstance(arg.value, s.Gen) else None
            inner |= {param.name: whose} if whose is not None else {}
        yield from self.of(definition.do, inner, depth + 1)

    def _write(self, node: s.Expr, way: str, env: Env, value: str = "") -> Iterator[Write]:
        item = self.refs.get(node)
        whose = self._whose(node.of, env) if isinstance(node, s.Field) else ""
        if not isinstance(item, Stored) or whose is None or item.role == "local":
            return
        bounded = item.role in ("counter", "track") or item.type == COUNTER
        slot = (item.name, item.span)
        yield Write(slot, item.name, whose, way, bounded, value, node)

    # ------------------------------------------------------------------------------ whose
    def _each(self, binding: s.Binding, env: Env) -> str:
        """Each of a list that is the same for all clauses; nothing if that is not sure."""
        xs = self._whose(binding.xs, env)
        where = "" if binding.where is None else f" where {shape(binding.where, self.refs)}"
        return f"each {xs}{where}" if xs is not None else ""

    def _whose(self, node: s.Expr, env: Env) -> str | None:
        """Who or what is meant; None if that is not sure."""
        match node:
            case s.Name() if node.id in env:
                return env[node.id]
            case s.Name():
                item = self.refs.get(node)
                known = isinstance(item, Kind | Card) or (isinstance(item, Stored) and item.role not in _LOOSE)
                return shape(node, self.refs) if known else None
            case s.Field():
                of = self._whose(node.of, env)
                return None if of is None else f"{of}.{node.name}"
            case s.Int():
                return str(node.value)
            case s.Call() if all(arg.name is None for arg in node.args) and isinstance(node.fn, s.Name):
                asked = [None if isinstance(arg.value, s.Gen) else self._whose(arg.value, env) for arg in node.args]
                return None if None in asked else f"{node.fn.id}({', '.join(map(str, asked))})"
        return None


_LOOSE = ("local", "param")

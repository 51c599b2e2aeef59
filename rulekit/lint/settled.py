"""Conditions of which it is known, without playing, how they come out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulekit.dsl import syntax as s
from rulekit.lint.bounds import Bounds
from rulekit.lint.conditions import Test, all_tests
from rulekit.lint.known import Facts, Knowledge
from rulekit.lint.shape import operands, quoted, same

if TYPE_CHECKING:
    from rulekit.lint.subject import Subject


@dataclass(frozen=True, slots=True)
class Settled:
    """A condition, or a part of one, of which it is known how it comes out, and why."""

    test: Test
    node: s.Expr
    truth: bool
    why: str

    @property
    def sentence(self) -> str:
        return f"{quoted(self.node)} is {'always' if self.truth else 'never'} true{self.why}"


def settled(subject: Subject) -> Iterator[Settled]:
    """All conditions of which it is known how they come out; of one with several parts, the part."""
    knowledge = Knowledge(subject)
    for test in all_tests(subject):
        facts: Facts = {}
        for earlier in test.held:
            facts = knowledge.assume(earlier, True, facts)
        certain = list(_parts(knowledge, test.expr, facts))
        for earlier in test.failed:
            facts = knowledge.assume(earlier, False, facts)
        if not certain and test.failed:
            certain = [(node, False, why) for node, truth, why in _parts(knowledge, test.expr, facts) if not truth]
        repeated = [knowledge.shape(earlier) for earlier in (*test.held, *test.failed)] if certain else []
        for node, truth, why in certain:
            if knowledge.shape(node) not in repeated:
                yield Settled(test, node, truth, why)


def _parts(knowledge: Knowledge, node: s.Expr, facts: Facts) -> Iterator[tuple[s.Expr, bool, str]]:
    """The parts of a condition that are joined by `and`, `or`, `not`, if it is known how they come out."""
    match node:
        case s.Not():
            yield from _parts(knowledge, node.of, facts)
        case s.Logic():
            yield from _parts(knowledge, node.left, facts)
            after = knowledge.assume(node.left, node.op == "and", facts)
            said = [knowledge.shape(part) for part in operands(node.left, node.op)]
            found = _parts(knowledge, node.right, after)
            yield from (part for part in found if knowledge.shape(part[0]) not in said)
        case _:
            truth = knowledge.truth(node, facts)
            if truth is not None:
                yield node, truth, _why(knowledge, node, facts)


def _why(knowledge: Knowledge, node: s.Expr, facts: Facts) -> str:
    here = " here" if knowledge.truth(node, {}) is None else ""
    if not isinstance(node, s.Compare):
        return here
    if same(node.left, node.right):
        return ": both sides are the same"
    reasons = [_known(side, knowledge.bounds(side, facts)) for side in (node.left, node.right)]
    return next((f"{here}: {reason}" for reason in reasons if reason), here)


def _known(node: s.Expr, known: Bounds) -> str:
    """A sentence about what an expression can be; nothing of what says so itself."""
    if isinstance(node, s.Int | s.Bool):
        return ""
    if known.low is not None and known.high is not None:
        if known.low == known.high:
            return f"{quoted(node)} is {known.low}"
        return f"{quoted(node)} goes from {known.low} to {known.high}"
    if known.low is not None:
        return f"{quoted(node)} is never below {known.low}"
    if known.high is not None:
        return f"{quoted(node)} is never above {known.high}"
    if known.printed is not None and isinstance(node, s.Field):
        said = ", ".join(sorted(f"`{item}`" for item in known.printed if item is not None)) or "nothing"
        return f"as `{node.name}` there is only {said}"
    return ""

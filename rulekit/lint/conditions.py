"""Every condition of a ruleset, wherever one may stand: in `if`, `where`, `until`, `needs`, in ends, bundles, values.

Invariants and totals are left out: they are meant to hold always.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rulekit.dsl import syntax as s
from rulekit.dsl.types import BOOL
from rulekit.lint.subject import Subject
from rulekit.ruleset.model import Body, BundleDef, Condition, EndDef, ProcedureDef, Sight, StepDef, Trigger, ValueDef


@dataclass(frozen=True, slots=True)
class Test:
    """`held`, `failed`: tests before it that must have come out true, or false, for this one to be looked at.

    `clause`: it decides whether a trigger or a modifier works at all.
    """

    expr: s.Expr
    held: tuple[s.Expr, ...] = ()
    failed: tuple[s.Expr, ...] = ()
    clause: bool = False


def all_tests(subject: Subject) -> Iterator[Test]:
    """Each once, also if several members share it."""
    seen: set[s.Node] = set()
    for test in _tests(subject):
        if test.expr not in seen:
            seen.add(test.expr)
            yield test


def _tests(subject: Subject) -> Iterator[Test]:
    triggers = subject.defined(Trigger)
    for trigger in triggers:
        yield from _in_order((*trigger.moment, *trigger.body.conditions), clause=True)
        yield from _each([trigger.becomes], clause=True)
    listening = {id(trigger.body) for trigger in triggers}
    for body in subject.defined(Body):
        yield from _in_order(() if id(body) in listening else body.conditions)
        yield from _in_order(body.needs)
    lists = [item.conditions for item in subject.defined(EndDef)]
    lists += [item.conditions for item in subject.defined(ProcedureDef)]
    for conditions in lists:
        yield from _in_order(conditions)
    yield from _each([step.until for step in subject.defined(StepDef)])
    for bundle in subject.defined(BundleDef):
        yield from _each([bundle.on_if, bundle.until])
    yield from _each([sight.when for sight in subject.defined(Sight)])
    for definition in subject.defined(ValueDef):
        if definition.value.gives == BOOL and not isinstance(definition.base, s.Bool):
            yield Test(definition.base)
    yield from _in_texts(subject)


def _in_texts(subject: Subject) -> Iterator[Test]:
    for chain in subject.nodes(s.If):
        conditions = [branch.condition for branch in chain.branches]
        for i, condition in enumerate(conditions):
            yield Test(condition, failed=tuple(conditions[:i]))
    yield from _each([node.condition for node in subject.nodes(s.Either)])
    yield from _each([node.until for node in subject.nodes(s.Repeat)])
    yield from _each([node.where for node in subject.nodes(s.Modifier)], clause=True)
    for sort in (s.Binding, s.Choose, s.Sealed, s.Random, s.Choice):
        yield from _each([getattr(node, "where", None) for node in subject.nodes(sort)])


def _in_order(conditions: Iterable[Condition], clause: bool = False) -> Iterator[Test]:
    """One after the other: the next is looked at only if all before it hold."""
    held: list[s.Expr] = []
    for condition in conditions:
        yield Test(condition.test, held=tuple(held), clause=clause)
        held.append(condition.test)


def _each(found: Iterable[s.Expr | None], clause: bool = False) -> Iterator[Test]:
    yield from (Test(expr, clause=clause) for expr in found if expr is not None)

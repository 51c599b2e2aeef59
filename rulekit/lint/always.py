"""Tests that decide nothing: they always come out the same, or lead to the same, or stand there twice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulekit.diagnostics import Edit, Related
from rulekit.dsl import syntax as s
from rulekit.lint.registry import Found, check
from rulekit.lint.shape import is_idle, operands, quoted, same, shape
from rulekit.lint.subject import Subject
from rulekit.ruleset.model import Body, Change, Clauses, Condition, EndDef, ProcedureDef, Trigger
from rulekit.source import Span


# ------------------------------------------------------------------------------------------ always true, always false
@check("always/condition-true", "warning", "A condition that always holds.")
def conditions_true(subject: Subject) -> Iterator[Found]:
    for found in subject.settled:
        if found.truth:
            hint = "leave the test out, or test what was meant"
            yield Found(found.node.span, found.sentence, hint)


@check("always/condition-false", "warning", "A condition that never holds.")
def conditions_false(subject: Subject) -> Iterator[Found]:
    for found in subject.settled:
        if not found.truth and not found.test.clause:
            hint = "delete it with what hangs on it, or test what was meant"
            yield Found(found.node.span, found.sentence, hint)


# ------------------------------------------------------------------------------------------ two ways that are one
@check("always/same-branches", "warning", "Both ways of a test do the same.")
def same_branches(subject: Subject) -> Iterator[Found]:
    deciding = (*subject.nodes(s.If), *subject.nodes(s.Ask), *subject.nodes(s.Match), *subject.nodes(s.Either))
    for node in deciding:
        where, ways = _ways(node)
        idle = all(isinstance(way, s.Suite) and is_idle(way) for way in ways)
        if len(ways) > 1 and not idle and all(same(ways[0], way) for way in ways[1:]):
            hint = "take the test away, or change one of the ways"
            yield Found(where, "whatever comes of this, the same follows", hint)


def _ways(node: s.Node) -> tuple[Span, Sequence[s.Node]]:
    """What a way on depends on, and all the ways; none if it may be passed over."""
    match node:
        case s.If(otherwise=s.Suite() as otherwise):
            return node.branches[0].condition.span, [*(branch.body for branch in node.branches), otherwise]
        case s.Ask(otherwise=s.Suite() as otherwise):
            return node.key_span, [node.then, otherwise]
        case s.Match():
            return node.subject.span, [arm.body for arm in node.arms]
        case s.Either():
            return node.condition.span, [node.then, node.otherwise]
    return node.span, []


# ------------------------------------------------------------------------------------------ the same test twice
@check("always/same-test", "warning", "The same is tested twice.")
def same_tests(subject: Subject) -> Iterator[Found]:
    for conditions in _lists(subject):
        yield from _twice([condition.test for condition in conditions], "this is already a condition here")
    for chain in subject.nodes(s.If):
        tests = [branch.condition for branch in chain.branches]
        yield from _twice(tests, "this is tested above, so that it is not true any more here")
    for node in subject.nodes(s.Logic):
        if any(same(node.right, part) for part in operands(node.left, node.op)):
            message = f"the same stands before this `{node.op}`"
            yield Found(node.right.span, message, "leave it out, or say what was meant", (), _without_right(node))
    for clauses in subject.defined(Clauses):
        yield from _same_modifiers(clauses.changes)


def _lists(subject: Subject) -> Iterator[tuple[Condition, ...]]:
    """Lists of conditions that must all hold."""
    yield from ((*item.moment, *item.body.conditions) for item in subject.defined(Trigger))
    for body in subject.defined(Body):
        yield body.conditions
        yield body.needs
    yield from (item.conditions for item in subject.defined(EndDef))
    yield from (item.conditions for item in subject.defined(ProcedureDef))


def _without_right(node: s.Logic) -> tuple[Edit, ...]:
    """Takes away what stands behind `and` or `or`, where no bracket is in the way."""
    between = Span(node.span.source, node.left.span.end, node.right.span.start)
    if between.text.strip() != node.op:
        return ()
    return (Edit(Span(node.span.source, node.left.span.end, node.right.span.end), ""),)


def _twice(tests: Sequence[s.Expr], message: str) -> Iterator[Found]:
    first: dict[str, s.Expr] = {}
    for test in tests:
        earlier = first.setdefault(shape(test), test)
        if earlier is not test:
            related = (Related(earlier.span, "the first time here"),)
            yield Found(test.span, message, "leave one of them out, or say what was meant", related)


def _same_modifiers(changes: Sequence[Change]) -> Iterator[Found]:
    first: dict[tuple[str, str, str], s.Modifier] = {}
    for tree in (change.tree for change in changes):
        if tree.where is None or tree.op == "=":
            continue
        earlier = first.setdefault((shape(tree.target), tree.op, shape(tree.where)), tree)
        if earlier is not tree:
            message = f"another modifier changes {quoted(tree.target)} under the same condition"
            hint = "make one modifier of the two, or change one of the conditions"
            yield Found(tree.where.span, message, hint, (Related(earlier.span, "the other one"),))


# ------------------------------------------------------------------------------------------ nothing is set
@check("always/self-assignment", "warning", "Something is set to what it is.")
def self_assignments(subject: Subject) -> Iterator[Found]:
    settings: list[s.Assign | s.Modifier] = [*subject.nodes(s.Assign), *subject.nodes(s.Modifier)]
    for node in settings:
        if _changes_nothing(node):
            hint = "delete it, or say what it should become"
            yield Found(node.span, f"{quoted(node.target)} stays what it is", hint)


def _changes_nothing(node: s.Assign | s.Modifier) -> bool:
    value = node.value
    match node.op:
        case "=" if isinstance(node, s.Modifier):
            return isinstance(value, s.Name) and value.id == "value"
        case "=":
            return same(node.target, value)
        case "+=" | "-=":
            return isinstance(value, s.Int) and value.value == 0
        case "*=":
            return isinstance(value, s.Int) and value.value == 1
    return isinstance(value, s.Name) and value.id == "value"

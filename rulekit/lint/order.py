"""Where the outcome hangs on an order that nobody has declared.

Things are heard by whose they are and by age, bundles that an effect switches on by age, ends in the order in which
they are written. What is left are the clauses of the game and of bundles with `on_if`: of these nothing but their place
in the files says which comes first.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rulekit.diagnostics import Related
from rulekit.dsl import syntax as s
from rulekit.dsl.types import BOOL, plain
from rulekit.dsl.world import Stored
from rulekit.lint.changes import MOVES, Changes
from rulekit.lint.known import Facts, Knowledge
from rulekit.lint.registry import Found, check
from rulekit.lint.shape import operands, shape
from rulekit.lint.subject import Subject
from rulekit.lint.writes import Write, Writes, commute
from rulekit.ruleset.model import BundleDef, Change, Trigger
from rulekit.source import Span


@dataclass(frozen=True, slots=True)
class Clause:
    """A trigger or a modifier of the game or of a bundle, and all that must hold for it to work."""

    name: str
    item: Trigger | Change
    bundle: BundleDef | None
    tests: tuple[s.Expr, ...]


def _clause(item: Trigger | Change, bundle: BundleDef | None) -> Clause:
    on_if = (bundle.on_if,) if bundle is not None and bundle.on_if is not None else ()
    if isinstance(item, Trigger):
        tests = tuple(condition.test for condition in (*item.moment, *item.body.conditions))
        return Clause(item.name, item, bundle, (*on_if, *tests))
    where = (item.tree.where,) if item.tree.where is not None else ()
    return Clause(item.value.name, item, bundle, (*on_if, *where))


def _has_an_order(first: Clause, second: Clause) -> bool:
    """Does age say which is first? It does if an effect has switched on one of two bundles."""
    if first.bundle is second.bundle:
        return False
    return any(clause.bundle is not None and clause.bundle.on_if is None for clause in (first, second))


def _hold_together(tests: Iterable[s.Expr], knowledge: Knowledge) -> bool:
    """May several conditions hold at the same time?"""
    facts: Facts = {}
    for test in tests:
        if knowledge.truth(test, facts) is False:
            return False
        facts = knowledge.assume(test, True, facts)
    return True


# ------------------------------------------------------------------------------------------ triggers
@check("order/undeclared", "warning", "Two triggers change the same at one moment, and nothing says which is first.")
def undeclared(subject: Subject) -> Iterator[Found]:
    rivals = Rivals(subject)
    for group in _together(subject).values():
        for i, second in enumerate(group):
            clashes = ((first, rivals.clash(first, second)) for first in group[:i])
            first, clash = next((found for found in clashes if found[1] is not None), (second, None))
            if clash is not None:
                message = f"`{first.name}` and `{second.name}` {clash}: nothing says which is first"
                hint = "make one trigger of them, or let one hear another moment"
                yield Found(_span(second), message, hint, (Related(_span(first), "the other one"),))


def _together(subject: Subject) -> dict[tuple[object, ...], list[Clause]]:
    """The forced triggers of the game and its bundles, by the moment at which they are heard."""
    refs = subject.ruleset.notes.refs
    found: dict[tuple[object, ...], list[Clause]] = {}
    for rules, bundle in subject.homes:
        for trigger in rules.clauses.triggers:
            if trigger.body.may is None:
                becomes = shape(trigger.becomes, refs) if trigger.becomes is not None else ""
                found.setdefault((trigger.hears, trigger.event, becomes), []).append(_clause(trigger, bundle))
    return found


class Rivals:
    """Whether two triggers at one moment get in each other's way."""

    def __init__(self, subject: Subject) -> None:
        self.writes = Writes(subject)
        self.changes = Changes(subject)
        self.knowledge = Knowledge(subject, apart=True)

    def clash(self, first: Clause, second: Clause) -> str | None:
        """In which respect the outcome hangs on the order, as the end of a sentence."""
        if _has_an_order(first, second) or self._exclude_each_other(first, second):
            return None
        trigger = first.item
        assert isinstance(trigger, Trigger)
        event = trigger.event
        if trigger.hears == "instead" and event is not None:
            return f"both take the place of `{event.name}`" if first.bundle is second.bundle is None else None
        for a in self._written(first):
            for b in self._written(second):
                if (a.slot, a.whose) == (b.slot, b.whose) and not commute(a, b):
                    when = f" {trigger.hears} `{event.name}`" if event is not None else ""
                    return f"both change `{a.name}`{when}"
        return None

    def _exclude_each_other(self, first: Clause, second: Clause) -> bool:
        """Can only one of two work at a moment, also when the other one has changed something before?"""
        tests = (*first.tests, *second.tests)
        if _hold_together(tests, self.knowledge):
            return False
        written = [*self._written(first), *self._written(second)]
        parts = [part for test in tests for part in operands(test, "and")]
        return not _hold_together([part for part in parts if not self._touched(part, written)], self.knowledge)

    def _touched(self, test: s.Expr, written: list[Write]) -> bool:
        """May the changes decide how a condition comes out?"""
        looked_at = self.changes.looked_at(test)
        slots = {(item.name, item.span) for item in looked_at if isinstance(item, Stored)}
        moved = any(write.way in ("in", "out", "mixed") for write in written)
        return (moved and MOVES in looked_at) or any(write.slot in slots for write in written)

    def _written(self, clause: Clause) -> list[Write]:
        assert isinstance(clause.item, Trigger)
        body, event = clause.item.body, clause.item.event
        env = {"you": "you"} if event is not None and event.of is not None else {}
        if body.each is not None:
            env = {"you": f"each of {shape(body.each, self.writes.refs)}"}
        env |= {param.name: f"its {param.name}" for param in (event.params if event is not None else ())}
        suites = [suite for suite in (body.do, *(outcome.do for outcome in body.outcomes)) if suite is not None]
        return [write for suite in suites for write in self.writes.of(suite, env)]


def _span(clause: Clause) -> Span:
    return clause.item.span if isinstance(clause.item, Trigger) else clause.item.tree.target.span


# ------------------------------------------------------------------------------------------ modifiers
@check("order/modifiers", "warning", "Two modifiers set the same value, and nothing says which of them counts.")
def modifiers(subject: Subject) -> Iterator[Found]:
    knowledge = Knowledge(subject, apart=True)
    settings = _settings(subject)
    for i, second in enumerate(settings):
        first = next((first for first in settings[:i] if _compete(first, second, knowledge)), None)
        if first is not None:
            message = f"`{second.name}` is set twice, and nothing says which of the two counts"
            hint = "add a condition to one of them, so that they never count together"
            yield Found(_span(second), message, hint, (Related(_span(first), "the other one"),))


def _compete(first: Clause, second: Clause, knowledge: Knowledge) -> bool:
    """May both count at once, and does nothing decide between them?"""
    if _has_an_order(first, second) or not _set_apart(first, second, knowledge):
        return False
    return _hold_together((*_asked(first, second, knowledge), *first.tests, *second.tests), knowledge)


def _settings(subject: Subject) -> list[Clause]:
    return [
        _clause(change, bundle)
        for rules, bundle in subject.homes
        for change in rules.clauses.changes
        if change.tree.op == "="
    ]


def _set_apart(first: Clause, second: Clause, knowledge: Knowledge) -> bool:
    """Do two modifiers give one value two contents in one layer? Of yes and no, no always counts."""
    a, b = first.item, second.item
    if not isinstance(a, Change) or not isinstance(b, Change) or a.value is not b.value:
        return False
    yes_or_no = a.value.gives is not None and plain(a.value.gives) == BOOL
    one_layer = (first.bundle is None) == (second.bundle is None)
    return one_layer and not yes_or_no and knowledge.shape(a.tree.value) != knowledge.shape(b.tree.value)


def _asked(first: Clause, second: Clause, knowledge: Knowledge) -> list[s.Expr]:
    """What must be true for both to speak of the same subject and the same arguments, as conditions."""
    found: list[s.Expr] = []
    subjects: list[s.Expr] = []
    for clause in (first, second):
        assert isinstance(clause.item, Change)
        target = clause.item.tree.target
        fn = target.fn if isinstance(target, s.Call) else target
        subjects += [fn.of] if isinstance(fn, s.Field) else []
        for i, arg in enumerate(target.args if isinstance(target, s.Call) else ()):
            params = clause.item.value.params
            param = params[i] if arg.name is None else next(param for param in params if param.name == arg.name)
            if not isinstance(arg.value, s.Gen):
                found.append(s.Compare(arg.span, "==", knowledge.name_of(param, arg.span), arg.value))
    if len(subjects) == 2:
        found.append(s.Compare(subjects[0].span, "==", subjects[0], subjects[1]))
    return found

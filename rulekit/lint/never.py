"""What is written and never comes to anything: clauses that cannot work, lines without effect, loops without end."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.dsl import syntax as s
from rulekit.dsl.types import Thing
from rulekit.dsl.world import Table, Value
from rulekit.lint.bounds import Bounds, compared
from rulekit.lint.changes import Changes, Slots, may_change
from rulekit.lint.known import Knowledge
from rulekit.lint.registry import Found, check
from rulekit.lint.shape import is_idle, quoted, same
from rulekit.lint.subject import Subject
from rulekit.ruleset.model import (
    BundleDef,
    Change,
    Clauses,
    CounterDef,
    EndDef,
    ProcedureDef,
    Rules,
    StepDef,
    TrackDef,
    Trigger,
    ValueDef,
    WindowDef,
    ZoneDef,
)
from rulekit.source import Span


# ------------------------------------------------------------------------------------------ values
@check("never/changed", "warning", "A value is the same for everybody and everything, and nothing changes it.")
def values_never_changed(subject: Subject) -> Iterator[Found]:
    changed = {item.value for item in subject.defined(Change)}
    named = [item.value.name for item in subject.defined(ValueDef)]
    for item in subject.defined(ValueDef):
        value = item.value
        if value in changed or named.count(value.name) > 1:
            continue
        if (value.of is not None or value.params) and _is_constant(subject, item.base) and not _is_open(subject, value):
            message = f"nothing ever changes `{value.name}`, {_says_nothing(value)}"
            yield Found(value.span, message, "say it without that, or write the modifier that was meant")


def _is_constant(subject: Subject, node: s.Expr) -> bool:
    match node:
        case s.Int() | s.Bool() | s.NoneValue():
            return True
        case s.Neg():
            return _is_constant(subject, node.of)
        case s.ListOf():
            return all(_is_constant(subject, item) for item in node.items)
        case s.Name():
            return getattr(subject.ruleset.notes.refs.get(node), "role", "") == "member"
    return False


def _is_open(subject: Subject, value: Value) -> bool:
    return subject.is_open(f"values.{value.name}") or (value.of is not None and subject.is_open(f"kinds.{value.of}"))


def _says_nothing(value: Value) -> str:
    asked = ["whose it is"] if value.of is not None else []
    asked += ["what it is asked for"] if value.params else []
    return f"so it makes no difference {' and '.join(asked)}"


@check("never/limits", "warning", "Something begins outside its limits, or its limits leave nothing.")
def outside_limits(subject: Subject) -> Iterator[Found]:
    knowledge = Knowledge(subject)
    for value in subject.defined(ValueDef):
        changes = {change.tree.op for change in subject.defined(Change) if change.value is value.value}
        yield from _limits_of_value(knowledge, value, changes)
    for counter in subject.defined(CounterDef):
        yield from _above(knowledge, counter.start, counter.most, "start", "max")
    for zone in subject.defined(ZoneDef):
        most = knowledge.bounds(zone.most, {}).high if zone.most is not None else None
        if zone.most is not None and most is not None and most <= 0:
            yield Found(zone.most.span, f"nothing ever fits into `{zone.slot.name}`", "raise its `max`")
    for track in subject.defined(TrackDef):
        start = knowledge.bounds(track.start, {}).low if track.start is not None else None
        if isinstance(track.cells, s.ListOf) and track.start is not None and start is not None:
            last = len(track.cells.items) - 1
            if start > last:
                yield Found(track.start.span, f"the last position of the track is {last}", "positions count from 0")


def _limits_of_value(knowledge: Knowledge, item: ValueDef, changes: set[str]) -> Iterator[Found]:
    """Modifiers that lead back between the limits make a base outside them meaningful."""
    upside_down = list(_above(knowledge, item.at_least, item.at_most, "at_least", "at_most"))
    yield from upside_down
    if upside_down or knowledge.subject.is_open(f"values.{item.value.name}"):
        return
    if not changes & {"=", "-=", "*=", "<="}:
        yield from _above(knowledge, item.base, item.at_most, "base", "at_most")
    if not changes & {"=", "+=", "*=", ">="}:
        yield from _above(knowledge, item.at_least, item.base, "at_least", "base")


def _above(
    knowledge: Knowledge, low: s.Expr | None, high: s.Expr | None, low_word: str, high_word: str
) -> Iterator[Found]:
    """The two are the wrong way round for sure."""
    if low is None or high is None:
        return
    least, most = knowledge.bounds(low, {}).low, knowledge.bounds(high, {}).high
    if least is not None and most is not None and least > most:
        where = low if low_word in ("base", "start") else high
        lower, higher = _at(knowledge.bounds(low, {})), _at(knowledge.bounds(high, {}))
        message = f"`{low_word}` is {lower}, above `{high_word}`, which is {higher}"
        yield Found(where.span, message, "change one of the two")


def _at(known: Bounds) -> str:
    if known.exact is not None:
        return str(known.exact)
    return f"at least {known.low}" if known.high is None else f"at most {known.high}"


@check("never/row", "warning", "A table is looked up with a number for which it has no row.")
def rows_that_are_not_there(subject: Subject) -> Iterator[Found]:
    knowledge = Knowledge(subject)
    for node in subject.nodes(s.Index):
        table = subject.ruleset.notes.refs.get(node.of)
        for key, ends in zip(node.keys, table.ranges if isinstance(table, Table) else (), strict=False):
            known = knowledge.bounds(key, {})
            if ends is not None and compared("==", known, Bounds(*ends)) is False:
                message = f"{quoted(key)} is never within {ends[0]}..{ends[1]}, where the table has its rows"
                yield Found(key.span, message, "look up another row, or add it to the table")


# ------------------------------------------------------------------------------------------ procedures and lines
@check("never/heard", "warning", "A procedure does nothing, and nothing hears it.")
def never_heard(subject: Subject) -> Iterator[Found]:
    heard = {trigger.event for trigger in subject.defined(Trigger)}
    heard |= {procedure for bundle in subject.defined(BundleDef) for procedure, _ in bundle.replaces}
    idle = [(item.procedure, "procedures") for item in subject.defined(ProcedureDef) if is_idle(item.do)]
    windows = [item for item in subject.defined(WindowDef) if is_idle(item.yes) and is_idle(item.nobody)]
    idle += [(item.procedure, "windows") for item in windows]
    for procedure, section in idle:
        if procedure not in heard and not subject.is_open(f"{section}.{procedure.name}"):
            message = f"`{procedure.name}` does nothing, and no trigger hears it"
            yield Found(procedure.span, message, "say what happens, or delete it and the lines that call it")


@check("never/effect", "warning", "A line that changes nothing.")
def without_effect(subject: Subject) -> Iterator[Found]:
    deciding = (*subject.nodes(s.If), *subject.nodes(s.Ask), *subject.nodes(s.Match))
    idle = [node for node in (*deciding, *subject.nodes(s.For), *subject.nodes(s.Repeat)) if is_idle(node)]
    inside = {inner for node in idle for inner in s.walk(node) if inner is not node}
    for node in idle:
        if node not in inside:
            yield Found(node.span, "whatever comes of this, nothing happens", "say what happens, or delete it")
    for suite in subject.nodes(s.Suite):
        for line in suite.body:
            if isinstance(line, s.Nothing) and len(suite.body) > 1 and suite not in inside:
                yield Found(line.span, "`nothing` stands beside something that happens", "leave it out")
    for move in subject.nodes(s.Move):
        if _moves_nothing(move):
            yield Found(move.span, "this moves nothing: everything stays where it is", "say from where to where")


def _moves_nothing(node: s.Move) -> bool:
    if isinstance(node.things, s.Int) and node.things.value == 0 and node.source is not None:
        return True
    return same(node.source or node.things, node.to) and node.face is None and node.pile is None


# ------------------------------------------------------------------------------------------ clauses
@check("never/applies", "warning", "A trigger, a modifier or an offer that can never work.")
def never_applies(subject: Subject) -> Iterator[Found]:
    for found in subject.settled:
        if found.test.clause and not found.truth:
            hint = "delete the clause, or test what was meant"
            yield Found(found.node.span, f"this never works: {found.sentence}", hint)
    yield from _never_happening(subject)
    yield from _never_active(subject)


def _never_happening(subject: Subject) -> Iterator[Found]:
    """Triggers that hear a procedure which nothing ever calls."""
    sections = {"procedure": "procedures", "window": "windows"}
    for trigger in subject.defined(Trigger):
        event = trigger.event
        if event is None or event.role not in sections or subject.is_used(event):
            continue
        if not subject.is_open(f"{sections[event.role]}.{event.name}"):
            message = f"`{trigger.name}` hears `{event.name}`, which never happens"
            yield Found(trigger.span, message, f"call `{event.name}` where it should happen, or delete the trigger")


def _never_active(subject: Subject) -> Iterator[Found]:
    """Clauses of things that never come into the zone where these would work."""
    unheld: set[str] = set()
    for rules, _ in subject.homes:
        for kind in rules.kinds:
            kinds = rules.world.descendants(kind.kind.name) if kind.active_in is not None else []
            if kind.active_in is not None and not any(_may_lie_in(subject, rules, kind.active_in, k) for k in kinds):
                unheld.add(kind.kind.name)
                if _any_clauses(subject, kind.kind.name):
                    yield _inactive(kind.kind.span, kind.kind.name, kind.active_in)
        for member in rules.members:
            line = rules.world.ancestry(member.card.kind)
            active_in = _active_in(subject, line)
            if active_in is None or unheld.intersection(line) or not _has_clauses(member.clauses):
                continue
            if not _may_lie_in(subject, rules, active_in, member.card.kind):
                yield _inactive(member.card.span, member.card.name, active_in)


def _inactive(span: Span, name: str, zone: str) -> Found:
    message = f"what `{name}` says works only in `{zone}`, where it can never lie"
    return Found(span, message, "let `active_in` name a zone that holds it")


def _active_in(subject: Subject, line: list[str]) -> str | None:
    for name in line:
        for rules, _ in subject.homes:
            for kind in rules.kinds:
                if kind.kind.name == name and kind.active_in is not None:
                    return kind.active_in
    return None


def _may_lie_in(subject: Subject, rules: Rules, zone: str, kind: str) -> bool:
    """Does any zone of this name hold things of this kind, as these rules know it?"""
    line = rules.world.ancestry(kind)
    for item in subject.defined(ZoneDef):
        held = getattr(item.slot.type, "of", None)
        other = held.kind if isinstance(held, Thing) else "thing"
        if item.slot.name == zone and other in line:
            return True
    return zone == "out_of_play"


def _any_clauses(subject: Subject, kind: str) -> bool:
    """Has a kind clauses, or anything below it?"""
    for rules, _ in subject.homes:
        having = [item.kind.name for item in rules.kinds if _has_clauses(item.clauses)]
        having += [item.card.kind for item in rules.members if _has_clauses(item.clauses)]
        if any(kind in rules.world.ancestry(name) for name in having):
            return True
    return False


def _has_clauses(clauses: Clauses) -> bool:
    return bool(clauses.triggers or clauses.changes or clauses.offers)


# ------------------------------------------------------------------------------------------ loops
@check("never/ends", "warning", "A loop goes on until something that nothing in it changes.")
def never_ends(subject: Subject) -> Iterator[Found]:
    changes = Changes(subject)
    conditions = [condition.test for end in subject.defined(EndDef) for condition in end.conditions]
    ending = {slot for test in conditions for slot in changes.looked_at(test)}
    known = {found.test.expr for found in subject.settled}
    for step in subject.defined(StepDef):
        if step.until is None or step.times is not None or step.until in known:
            continue
        if not may_change(changes.looked_at(step.until), changes.anywhere):
            message = f"nothing in the game changes whether {quoted(step.until)} holds"
            yield Found(step.until.span, message, "look at something that changes in this step")
    for node in subject.nodes(s.Repeat):
        if node.times is None and node.until not in known and not _is_left(node):
            yield from _endless(node, changes, ending)


def _endless(node: s.Repeat, changes: Changes, ending: Slots) -> Iterator[Found]:
    if node.until is None:
        return
    looked_at = changes.looked_at(node.until) | (ending if changes.settles(node.body) else set())
    if not may_change(looked_at, changes.changed_by(node.body)):
        message = f"nothing in this loop changes whether {quoted(node.until)} holds"
        yield Found(node.until.span, message, "look at something that the loop changes")


def _is_left(node: s.Repeat) -> bool:
    """Can a loop be left from inside?"""
    return any(isinstance(inner, s.Return | s.Stop) for inner in s.walk(node.body))

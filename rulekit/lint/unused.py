"""What is declared and never used: tables, values, procedures, kinds, lists, options, dice."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from rulekit.diagnostics import Edit
from rulekit.dsl import syntax as s
from rulekit.dsl.signature import Builtin
from rulekit.dsl.types import DIE
from rulekit.dsl.world import ClosedList, Procedure, Stored, Table, Value
from rulekit.lint.edits import delete_entries
from rulekit.lint.kinds import GIVEN, is_of_kind
from rulekit.lint.registry import Found, check
from rulekit.lint.subject import Subject
from rulekit.ruleset.model import ProcedureDef, Rules, TableDef, ValueDef, WindowDef
from rulekit.source import Span

APART = ("tests", "expansions")
"""Folders of a ruleset whose files may use what the ruleset itself does not."""


@check("unused/table", "warning", "A table that nothing looks up.")
def unused_tables(subject: Subject) -> Iterator[Found]:
    tables = [definition.table for definition in subject.defined(TableDef)]
    unused = [t for t in tables if not subject.is_used(t) and not subject.is_open(f"tables.{t.name}")]
    fixes = _deletions(subject, unused)
    for table in unused:
        hint = "look it up where its numbers are needed, or delete it"
        yield Found(table.span, f"nothing looks up the table `{table.name}`", hint, fix=fixes.get(table.span, ()))


@check("unused/value", "warning", "A value that nothing reads.")
def unused_values(subject: Subject) -> Iterator[Found]:
    values = [definition.value for definition in subject.defined(ValueDef)]
    unused = [v for v in values if not subject.usage.reads(v) and not is_excused(subject, v)]
    fixes = _deletions(subject, [value for value in unused if not subject.is_used(value)])
    for value in unused:
        message = f"nothing reads the value `{value.name}`"
        if subject.is_used(value):
            message += ", it is only changed"
        yield Found(value.span, message, "read it where it counts, or delete it", fix=fixes.get(value.span, ()))


def is_excused(subject: Subject, value: Value) -> bool:
    """Is a value open to expansions, or is the whole kind unused that it belongs to?"""
    path = f"kinds.{value.of}.values" if is_of_kind(subject, value) else "values"
    return subject.is_open(f"{path}.{value.name}") or (value.of or "thing") not in subject.usage.kinds


# ------------------------------------------------------------------------------------------ what can be called
@check("unused/procedure", "warning", "A procedure that nothing calls, hears or replaces.")
def unused_procedures(subject: Subject) -> Iterator[Found]:
    unused = [d.procedure for d in subject.defined(ProcedureDef) if is_idle(subject, d, "procedures")]
    fixes = _deletions(subject, unused)
    for item in unused:
        hint = "call it, or delete it"
        yield Found(item.span, f"nothing calls the procedure `{item.name}`", hint, fix=fixes.get(item.span, ()))


@check("unused/window", "warning", "A window that nothing opens, hears or replaces.")
def unused_windows(subject: Subject) -> Iterator[Found]:
    for definition in subject.defined(WindowDef):
        if is_idle(subject, definition, "windows"):
            item = definition.procedure
            yield Found(item.span, f"nothing opens the window `{item.name}`", "call it, or delete it")


def is_idle(subject: Subject, definition: ProcedureDef | WindowDef, section: str) -> bool:
    """Is it never called but by itself, never heard or replaced, never a step or the moment of a kind?"""
    item = definition.procedure
    return not (
        subject.usage.reads(item, own=definition)
        or item in subject.usage.heard
        or any(item in steps for steps in subject.usage.steps_of.values())
        or any(moment.event == item.name for moment in subject.usage.moments)
        or subject.is_open(f"{section}.{item.name}")
    )


# ------------------------------------------------------------------------------------------ kinds, lists
@check("unused/kind", "warning", "A kind of which there is nothing, and of which nothing speaks.")
def unused_kinds(subject: Subject) -> Iterator[Found]:
    for rules, _ in subject.homes:
        for kind in rules.world.kinds.values():
            if kind.name in GIVEN or kind.name in subject.usage.kinds or subject.is_open(f"kinds.{kind.name}"):
                continue
            message = f"there is nothing of the kind `{kind.name}`, and nothing speaks of it"
            yield Found(kind.span, message, "give it members or copies, or delete it")


@check("unused/list", "warning", "A closed list that nothing uses.")
def unused_lists(subject: Subject) -> Iterator[Found]:
    unused = [closed for closed in _lists(subject) if not _is_used_list(subject, closed)]
    fixes = _deletions(subject, unused)
    for closed in unused:
        hint = "use it as a type, or delete it"
        yield Found(closed.span, f"nothing uses the list `{closed.name}`", hint, fix=fixes.get(closed.span, ()))


@check("unused/member", "warning", "A name of a closed list that never comes up.")
def unused_members(subject: Subject) -> Iterator[Found]:
    for closed in _lists(subject):
        names = closed.members if _is_used_list(subject, closed) else {}
        for name, span in names.items():
            if not _is_used_member(subject, closed, name):
                message = f"nothing names `{name}`, and nothing goes through the list `{closed.name}`"
                yield Found(span, message, "name it where it counts, or take it out of the list")


def _lists(subject: Subject) -> list[ClosedList]:
    """All closed lists that are not open to expansions."""
    lists = [closed for rules, _ in subject.homes for closed in rules.lists]
    return [closed for closed in lists if not subject.is_open(f"names.{closed.name}")]


def _is_used_list(subject: Subject, closed: ClosedList) -> bool:
    named = closed.name in subject.usage.types or closed.name in subject.usage.whole_lists
    return named or any(_is_used_member(subject, closed, name) for name in closed.members)


def _is_used_member(subject: Subject, closed: ClosedList, name: str) -> bool:
    opened = subject.is_open(f"names.{closed.name}.{name}")
    return opened or name in subject.usage.table_keys or subject.usage.may_come_up(closed.name, name)


# ------------------------------------------------------------------------------------------ options, dice
@check("unused/option", "warning", "An option that changes nothing.")
def unused_options(subject: Subject) -> Iterator[Found]:
    for name, option in subject.ruleset.options.items():
        if not subject.usage.reads(option.slot) and not subject.is_open(f"options.{name}"):
            message = f"nothing looks at the option `{name}`, so it makes no difference what players pick"
            yield Found(option.slot.span, message, "look at it where it counts, or delete it")


@check("unused/die", "warning", "A die that nothing throws.")
def unused_dice(subject: Subject) -> Iterator[Found]:
    if any(_throws_the_only_die(subject, call) for call in subject.nodes(s.Call)):
        return
    for rules, _ in subject.homes:
        for die in _dice(rules):
            used = subject.is_used(die) or die.name in subject.usage.printed
            if not used and not subject.is_open(f"dice.{die.name}"):
                yield Found(die.span, f"nothing throws the die `{die.name}`", "throw it, or delete it")


def _throws_the_only_die(subject: Subject, call: s.Call) -> bool:
    callee = subject.ruleset.notes.refs.get(call)
    return isinstance(callee, Builtin) and callee.name == "throw" and len(call.args) == 1


def _dice(rules: Rules) -> list[Stored]:
    named = [item for name in rules.dice for item in rules.world.plain.get(name, ())]
    return [item for item in named if isinstance(item, Stored) and item.type == DIE]


# ------------------------------------------------------------------------------------------ fixes
def _deletions(
    subject: Subject, items: Sequence[Table | Value | Procedure | ClosedList]
) -> dict[Span, tuple[Edit, ...]]:
    """The edits that take definitions out; not of those that scenarios or expansions may speak of."""
    if not items:
        return {}
    files = [file for part in APART for file in sorted((subject.folder / part).rglob("*.yaml"))]
    spoken = {word for file in files for word in re.findall(r"\w+", file.read_text("utf-8", "replace"))}
    own = [item.span for item in items if subject.owns(item.span) and item.name not in spoken]
    return delete_entries(own)

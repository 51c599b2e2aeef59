"""Tables whose rows do not do what tables are for: all alike, never looked up, leaving out or naming too much."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import reduce

from rulekit.diagnostics import Related
from rulekit.dsl import syntax as s
from rulekit.dsl.bands import Band
from rulekit.dsl.types import Enum, NameOf, element, plain
from rulekit.dsl.world import Table, World
from rulekit.lint.bounds import Bounds, either
from rulekit.lint.edits import delete_entry, value_at
from rulekit.lint.kinds import section_of
from rulekit.lint.known import Knowledge
from rulekit.lint.registry import Found, check
from rulekit.lint.subject import Subject
from rulekit.ruleset.bodies import read_band
from rulekit.ruleset.model import BundleDef, KindDef, Literal, MemberDef, TableDef
from rulekit.ruleset.tree import Map, Scalar, Style, part_of
from rulekit.source import Span

ELSE = "else"


def cells(level: Literal, depth: int) -> Iterator[Literal]:
    """What a table gives, cell by cell; `depth`: by how many keys it is looked up from here on."""
    if depth == 0 or not isinstance(level, dict):
        yield level
    else:
        for below in level.values():
            yield from cells(below, depth - 1)


# ------------------------------------------------------------------------------------------ constant
@check("table/constant", "warning", "A table gives the same for every key.")
def constant_tables(subject: Subject) -> Iterator[Found]:
    for definition in subject.defined(TableDef):
        table = definition.table
        given = list(cells(definition.rows, len(table.keys)))
        if all(cell == given[0] for cell in given) and not subject.is_open(f"tables.{table.name}"):
            message = f"`{table.name}` gives {_shown(given[0])} for every key"
            yield Found(table.span, message, "correct the rows, or make it a plain value under `values:`")


def _shown(cell: Literal) -> str:
    match cell:
        case None:
            return "`none`"
        case bool():
            return f"`{str(cell).lower()}`"
        case int() | str():
            return f"`{cell}`"
    return "the same"


# ------------------------------------------------------------------------------------------ unused keys
Path = tuple[str, ...]
"""The keys of a row, from the outermost on."""


@dataclass(frozen=True, slots=True)
class _Row:
    path: Path
    message: str
    hint: str
    may_go: bool = True


@check("table/unused-key", "warning", "A row of a table that can never be looked up.")
def unused_keys(subject: Subject) -> Iterator[Found]:
    knowledge = Knowledge(subject)
    for rules, _ in subject.homes:
        for definition in rules.tables:
            table = definition.table
            if subject.is_open(f"tables.{table.name}"):
                continue
            levels = [_Level(subject, rules.world, knowledge, table, at) for at in range(len(table.keys))]
            for row in _rows_in_vain(levels, definition.rows, ()):
                key = _key_of(table, row.path)
                yield Found(key, row.message, row.hint, fix=delete_entry(key) if row.may_go else ())


def _rows_in_vain(levels: list[_Level], rows: Literal, path: Path) -> Iterator[_Row]:
    if isinstance(rows, dict) and len(path) < len(levels):
        yield from levels[len(path)].in_vain(list(rows), path)
        for key, below in rows.items():
            yield from _rows_in_vain(levels, below, (*path, key))


def _key_of(table: Table, path: Path) -> Span:
    """Where a key is written; where the table is, if that cannot be found."""
    level, found = part_of(value_at(table.span), "rows"), table.span
    for name in path:
        key = level.key(name) if isinstance(level, Map) else None
        if key is None:
            return table.span
        level, found = part_of(level, name), key.span
    return found


class _Level:
    """One of the keys by which a table is looked up."""

    def __init__(self, subject: Subject, world: World, knowledge: Knowledge, table: Table, at: int) -> None:
        self.subject = subject
        self.world = world
        self.table = table
        self.type, self.ends = table.keys[at], table.ranges[at]
        refs = subject.ruleset.notes.refs
        uses = [node for node in subject.nodes(s.Index) if refs.get(node.of) is table and at < len(node.keys)]
        asked = [knowledge.bounds(node.keys[at], {}) for node in uses]
        self.asked = reduce(either, asked) if asked else Bounds()

    def in_vain(self, keys: list[str], path: Path) -> Iterator[_Row]:
        name = self.table.name
        bands = {key: band for key in keys if (band := self._band(key)) is not None}
        if self.ends is not None:
            low, high = self.ends
            for key, band in bands.items():
                if not _meets(band, low, high):
                    message = f"`{name}` is looked up by {low}..{high} only, so this row never counts"
                    yield _Row((*path, key), message, "correct the row, or delete it")
                elif not _meets(band, self.asked.low, self.asked.high):
                    message = f"wherever `{name}` is looked up, this key is {_reach(self.asked)}: the row never counts"
                    hint = "delete the row, and say under `keys:` which there are; or look it up by something else"
                    yield _Row((*path, key), message, hint, may_go=False)
        if ELSE in keys and self._all_said(keys, list(bands.values())):
            message = f"every key of `{name}` has a row of its own, so `else` never counts"
            yield _Row((*path, ELSE), message, "delete it")

    def _band(self, key: str) -> Band | None:
        return read_band(Scalar(key, key, Style.PLAIN, self.table.span))

    def _all_said(self, keys: list[str], bands: list[Band]) -> bool:
        """Is there a row for every name or number, beside `else`?"""
        if self.ends is not None:
            low, high = self.ends
            ends = sorted((band.low or 0, high if band.high is None else band.high) for band in bands)
            for first, last in ends:
                if first <= low:
                    low = max(low, last + 1)
            return low > high
        known, path = self._names()
        return bool(known) and set(known) <= set(keys) and not self.subject.is_open(path)

    def _names(self) -> tuple[list[str], str]:
        """The names that a key may have, and where these are declared."""
        match self.type:
            case Enum():
                return self.world.lists_members(self.type.name), f"names.{self.type.name}"
            case NameOf():
                kind = self.world.kind(self.type.kind)
                return self.world.members_of(self.type.kind), f"{kind.plural if kind else self.type.kind}.*"
        return [], ""


def _meets(band: Band, low: int | None, high: int | None) -> bool:
    below = low is not None and band.high is not None and band.high < low
    above = high is not None and (band.low or 0) > high
    return not below and not above


def _reach(asked: Bounds) -> str:
    if asked.low is None or asked.high is None:
        return f"at most {asked.high}" if asked.low is None else f"at least {asked.low}"
    return str(asked.low) if asked.low == asked.high else f"{asked.low}..{asked.high}"


# ------------------------------------------------------------------------------------------ not there
@check("table/not-there", "info", "A table finds members by a printed field, and no member has some of its cells.")
def cells_not_there(subject: Subject) -> Iterator[Found]:
    for definition in subject.defined(TableDef):
        finds = part_of(value_at(definition.table.span), "finds")
        if not isinstance(finds, Scalar):
            continue
        kind, _, field = finds.text.partition(".")
        there = {str(printed.get(field)) for printed in _printed(subject, kind)}
        asked = dict.fromkeys(cells(definition.rows, len(definition.table.keys)))
        absent = [_shown(cell) for cell in sorted(asked, key=_in_order) if str(cell) not in there]
        if absent:
            message = f"{len(absent)} of the {len(asked)} cells that differ are the `{field}` of no `{kind}`: "
            hint = f"add a `{kind}` for each of them, or correct the rows"
            yield Found(finds.span, message + ", ".join(absent), hint)


def _printed(subject: Subject, kind: str) -> Iterator[Mapping[str, Literal]]:
    """What is printed on all members of a kind, bundles included."""
    for rules, bundle in subject.homes:
        if bundle is not None and rules is bundle.rules and kind in rules.world.ancestry(bundle.card.kind):
            yield bundle.printed
        yield from (member.printed for member in rules.members if kind in rules.world.ancestry(member.card.kind))


def _in_order(cell: Literal) -> tuple[int, str]:
    return (cell, "") if isinstance(cell, int) else (0, str(cell))


# ------------------------------------------------------------------------------------------ unreached
@check("table/unreached", "warning", "A table gives names of a kind, and one that nothing else names is missing there.")
def unreached(subject: Subject) -> Iterator[Found]:
    giving = [(definition, kind) for definition in subject.defined(TableDef) if (kind := _kind_given(definition.table))]
    tested: set[s.Node] = {node for test in subject.nodes(s.IsA) for node in (test, test.right)}
    for world, part in _waiting(subject) if giving else ():
        card = part.card
        tables = [definition.table for definition, kind in giving if kind in world.ancestry(card.kind)]
        if tables and not _may_come_up(subject, world, part, tested):
            named = " or ".join(f"`{table.name}`" for table in tables)
            message = f"no cell of {named} gives `{card.name}`, and nothing else names it, so it never comes up"
            related = (Related(tables[0].span, "this table"),)
            yield Found(card.span, message, f"let a cell of {named} give it, or delete it", related)


def _kind_given(table: Table) -> str | None:
    t = plain(table.gives)
    t = plain(element(t) or t)
    return t.kind if isinstance(t, NameOf) else None


def _waiting(subject: Subject) -> Iterator[tuple[World, MemberDef | BundleDef]]:
    """Members that are not in play when the game begins, and bundles that are not on by themselves."""
    starting = {kind.kind.name for kind in subject.defined(KindDef) if kind.starts_in is not None}
    for rules, bundle in subject.homes:
        if bundle is not None and bundle.on_if is None and rules is bundle.rules:
            yield rules.world, bundle
        for member in rules.members:
            lineage = rules.world.ancestry(member.card.kind)
            if member.starts_in is None and starting.isdisjoint(lineage) and "offer" not in lineage:
                yield rules.world, member


def _may_come_up(subject: Subject, world: World, part: MemberDef | BundleDef, tested: set[s.Node]) -> bool:
    """`tested`: places that only ask whether something is of a kind; elsewhere its word means all that are of it."""
    usage, card = subject.usage, part.card
    lineage = world.ancestry(card.kind)
    kinds = [kind for name in lineage if (kind := world.kind(name)) is not None]
    return (
        card.name in usage.printed
        or bool(usage.named(card, part))
        or not usage.optional_kinds.isdisjoint(lineage)
        or any(node not in tested for kind in kinds for node in subject.uses.get(id(kind), ()))
        or subject.is_open(f"{section_of(world, card)}.{card.name}")
    )

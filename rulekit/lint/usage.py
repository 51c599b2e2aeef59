"""What counts as a use, beside being named in a text: being printed, picked as an option, or shown to players.

What is only set (`x += 1`) is not read. Of what is printed only the words are looked at, not what each of them means:
a word that means two things counts for both, so that nothing is called unused that may be used.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import TYPE_CHECKING

from rulekit.dsl import syntax as s
from rulekit.dsl.types import Enum, NameOf, Printed, Thing, element, plain
from rulekit.dsl.world import ClosedList, Procedure, Stored
from rulekit.lint.kinds import used_kinds
from rulekit.lint.moments import Moment, moments_in
from rulekit.lint.subject import trees
from rulekit.locale.messages import Message
from rulekit.ruleset.model import BundleDef, KindDef, Literal, MemberDef, Sight, TableDef, Trigger
from rulekit.source import Span

if TYPE_CHECKING:
    from rulekit.lint.subject import Subject


class Usage:
    def __init__(self, subject: Subject) -> None:
        self.subject = subject
        self.ruleset = subject.ruleset
        self.notes = subject.ruleset.notes

    # ------------------------------------------------------------------------------ reading
    def named(self, item: object, own: object = None) -> list[s.Node]:
        """The places in texts where something is named; those in its `own` definition do not count."""
        spans = [tree.span for tree in trees(own)]
        return [node for node in self.subject.uses.get(id(item), ()) if not _within(node.span, spans)]

    def reads(self, item: object, own: object = None) -> list[s.Node]:
        """Those of them where it is read, and not only set or modified."""
        found = self.named(item, own)
        return [node for node in found if node not in self._set and not isinstance(node, s.Modifier)]

    @cached_property
    def _set(self) -> set[s.Node]:
        """The names that are only set where they stand: `x = 1`, `x += 1`, `x[key] = 1`."""
        found: set[s.Node] = set()
        for node in self.subject.nodes(s.Assign):
            target = node.target
            while isinstance(target, s.Index):
                target = target.of
            found.add(target)
        return found

    def local_reads(self, span: Span, apart: s.Node | None = None) -> list[s.Node]:
        """The places that read the parameter or local name declared at `span`; those in `apart` do not count."""
        spans = [] if apart is None else [apart.span]
        return [node for node in self._local_reads.get(span, ()) if not _within(node.span, spans)]

    def local_sets(self, span: Span) -> list[s.Node]:
        """The places that only set the parameter or local name declared at `span`."""
        return [node for node in self._locals.get(span, ()) if node in self._set]

    @cached_property
    def _local_reads(self) -> dict[Span, list[s.Node]]:
        return {span: [node for node in nodes if node not in self._set] for span, nodes in self._locals.items()}

    @cached_property
    def _locals(self) -> dict[Span, list[s.Node]]:
        found: dict[Span, list[s.Node]] = {}
        for node, item in self.notes.refs.items():
            if isinstance(item, Stored) and item.role in ("local", "param"):
                found.setdefault(item.span, []).append(node)
        return found

    # ------------------------------------------------------------------------------ words outside texts
    @cached_property
    def printed(self) -> frozenset[str]:
        """The words printed on members and on names of lists, held by tables, picked as options, or laid on the map."""
        found: set[str] = set()
        for rules, bundle in self.subject.homes:
            shown = [member.printed for member in rules.members] + ([bundle.printed] if bundle else [])
            shown += [row for fields in rules.list_fields.values() for row in fields.values()]
            found.update(word for fields in shown for value in fields.values() for word in _words(value))
        for table in self.subject.defined(TableDef):
            found |= _table_words(table.rows, len(table.table.keys))[1]
        for option in self.ruleset.options.values():
            found.update(option.values)
        if self.ruleset.map is not None:
            found.update(_words(self.ruleset.map.links))
            found.update(self.ruleset.map.hides)
            found.update(_words(tuple(self.ruleset.map.laid.values())))
        return frozenset(found)

    @cached_property
    def table_keys(self) -> frozenset[str]:
        """The words by which tables are looked up."""
        found: set[str] = set()
        for table in self.subject.defined(TableDef):
            found |= _table_words(table.rows, len(table.table.keys))[0]
        return frozenset(found)

    @cached_property
    def labels(self) -> frozenset[str]:
        """The names for which a `match` has an arm."""
        return frozenset(label.name for label in self.subject.nodes(s.Label) if label.name is not None)

    @cached_property
    def types(self) -> frozenset[str]:
        """The kinds and lists that declared types name."""
        return frozenset(node.name for node in self.subject.nodes(s.TypeName))

    @cached_property
    def steps_of(self) -> dict[Procedure, list[Procedure]]:
        """What each step consists of, in order."""
        found: dict[Procedure, list[Procedure]] = {}
        for rules, _ in self.subject.homes:
            for step in rules.steps:
                found[step.procedure] = [rules.world.find_calls(name)[0] for name in step.steps]
        return found

    @cached_property
    def heard(self) -> frozenset[Procedure]:
        """What triggers hear, and what bundles replace."""
        replaced = {procedure for bundle in self.subject.defined(BundleDef) for procedure, _ in bundle.replaces}
        return frozenset(replaced | {t.event for t in self.subject.defined(Trigger) if t.event is not None})

    @cached_property
    def zones_of_kinds(self) -> frozenset[str]:
        """The zones in which things start, or in which their clauses work."""
        found = {definition.starts_in for definition in self.subject.defined(MemberDef)}
        for definition in self.subject.defined(KindDef):
            found |= {definition.starts_in, definition.active_in}
        return frozenset(name for name in found if name is not None)

    @cached_property
    def moments(self) -> list[Moment]:
        """The moments of all kinds that stand in files with texts or kinds."""
        return [moment for source in self.subject.sources for moment in moments_in(source)]

    # ------------------------------------------------------------------------------ whole lists and kinds
    @cached_property
    def whole_lists(self) -> frozenset[str]:
        """The closed lists of which every name may come up: they are gone through, or players pick from them."""
        named = [item for node, item in self.notes.refs.items() if isinstance(node, s.Name)]
        found = {item.name for item in named if isinstance(item, ClosedList)}
        for binding in self.subject.nodes(s.Binding):
            if isinstance(binding.xs, s.Name):  # also the list of an `each`, which no text refers to
                found.add(binding.xs.id)
        for option in self.ruleset.options.values():
            t = plain(option.slot.type)
            if isinstance(t, Enum) and not option.values:
                found.add(t.name)
        board = self.ruleset.map
        return frozenset(found | self._indexing | ({board.grids} if board is not None else set()))

    @cached_property
    def _indexing(self) -> set[str]:
        """The closed lists whose names pick a part of a thing: `you[t]`."""
        found: set[str] = set()
        for node in self.subject.nodes(s.Index):
            of, key = self.notes.types.get(node.of), self.notes.types.get(node.keys[0])
            if of is not None and isinstance(plain(of), Thing | Printed) and isinstance(key, Enum):
                found.add(key.name)
        return found

    @cached_property
    def indexed(self) -> frozenset[str]:
        """The names of parts that are picked by the names of a closed list."""
        worlds = [rules.world for rules, _ in self.subject.homes]
        return frozenset(name for world in worlds for word in self._indexing for name in world.lists_members(word))

    @cached_property
    def kinds(self) -> frozenset[str]:
        """The kinds that are used."""
        return used_kinds(self.subject)

    @cached_property
    def optional_kinds(self) -> frozenset[str]:
        """The kinds of which players may pick any name as an option."""
        found = [plain(option.slot.type) for option in self.ruleset.options.values() if not option.values]
        return frozenset(t.kind for t in found if isinstance(t, NameOf | Thing))

    @cached_property
    def open_kinds(self) -> frozenset[str]:
        """The kinds of which an option or a table may give any name."""
        given = [plain(definition.table.gives) for definition in self.subject.defined(TableDef)]
        named = [plain(element(t) or t) for t in given]
        return self.optional_kinds | {t.kind for t in named if isinstance(t, NameOf)}

    @cached_property
    def list_names(self) -> frozenset[tuple[str, str]]:
        """The names of closed lists that texts use, with their lists."""
        found: set[tuple[str, str]] = set()
        for node, item in self.notes.refs.items():
            if isinstance(item, Stored) and item.role == "member" and isinstance(item.type, Enum):
                found.add((item.type.name, item.name))
            elif isinstance(item, ClosedList) and isinstance(node, s.Field):
                found.add((item.name, node.name))
        return frozenset(found)

    @cached_property
    def sides(self) -> frozenset[str]:
        """The sides that may read something alone."""
        reading = {side for _, bundle in self.subject.homes if bundle for side, _ in bundle.sides}
        return frozenset(reading | {sight.word for sight in self.subject.defined(Sight)})

    def may_come_up(self, name: str, member: str) -> bool:
        """Can a name of a closed list come up? A row of a table for it does not make it do so."""
        return (
            name in self.whole_lists
            or (name, member) in self.list_names
            or member in self.printed
            or member in self.labels
            or (name == "side" and member in self.sides)
        )

    # ------------------------------------------------------------------------------ what players read
    @cached_property
    def _messages(self) -> dict[str, list[Message]]:
        found: dict[str, list[Message]] = {}
        for files in self.subject.messages.values():
            for file in files:
                for message in file:
                    found.setdefault(message.key, []).append(message)
        return found

    def has_text(self, key: str) -> bool:
        """Is there a text under this key, in any language?"""
        return key in self._messages

    @cached_property
    def in_card_texts(self) -> frozenset[str]:
        """The fields and numbers that the texts of cards show."""
        return frozenset(name for key in self._messages if key.endswith(".text") for name in self.shown(key))

    def shown(self, key: str) -> set[str]:
        """What a text shows, with the texts that it refers to, in any language."""
        found: set[str] = set()
        seen, waiting = {key}, [key]
        while waiting:
            for message in self._messages.get(waiting.pop(), ()):
                found.update(placeholder.name for placeholder in message.placeholders)
                further = {reference.key for reference in message.references} - seen
                seen |= further
                waiting += further
        return found


def _within(span: Span, spans: list[Span]) -> bool:
    return any(span.source is one.source and one.start <= span.start and span.end <= one.end for one in spans)


def _words(value: object) -> Iterator[str]:
    """The words in a printed value, those before a colon too."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        for item in value:
            yield from _words(item)
    elif isinstance(value, dict):
        for key, item in value.items():
            yield key
            yield from _words(item)


def _table_words(level: Literal, depth: int) -> tuple[set[str], set[str]]:
    """The words by which a table is looked up, and those that it holds; `depth`: by how many keys from here on."""
    if depth == 0 or not isinstance(level, dict):
        return set(), set(_words(level))
    keys, held = set(level), set[str]()
    for below in level.values():
        inner = _table_words(below, depth - 1)
        keys |= inner[0]
        held |= inner[1]
    return keys, held

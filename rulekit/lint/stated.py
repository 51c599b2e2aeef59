"""The numbers that have to do with a card: those printed on it, and those of all texts that it leads to.

From the texts of a card one comes to the values, procedures and tables that they name, and from these on to others;
texts that name the card belong to it as well. Where something is compared with 2, a card may speak of 1 or of 3.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from rulekit.dsl import syntax as s
from rulekit.dsl.calls import Effectful
from rulekit.dsl.types import Enum
from rulekit.dsl.world import Card, ClosedList, Stored
from rulekit.lint.subject import Subject, parts, trees
from rulekit.ruleset.model import (
    BundleDef,
    CounterDef,
    KindDef,
    Literal,
    MemberDef,
    Offer,
    OptionDef,
    Outcome,
    ProcedureDef,
    StateDef,
    StepDef,
    TableDef,
    TrackDef,
    Trigger,
    ValueDef,
    WindowDef,
    ZoneDef,
)


class Stated:
    def __init__(self, subject: Subject) -> None:
        self.subject = subject
        self.refs = subject.ruleset.notes.refs
        self.places: dict[int, list[object]] = {}
        self.members: dict[str, list[MemberDef | BundleDef]] = {}
        self._find_places()
        self._own: dict[int, tuple[frozenset[int], list[object]]] = {}

    def _find_places(self) -> None:
        """Where what a text names is defined, and which texts name a card."""
        for item, place in self._definitions():
            self._put(item, place)
        cards: list[MemberDef | BundleDef] = [*self.subject.defined(MemberDef), *self.subject.defined(BundleDef)]
        for member in cards:
            self._put(member.card, member)
            self.members.setdefault(member.card.name, []).append(member)
        for tree in self.subject.ruleset.notes.trees.values():
            for card in {ref for node in s.walk(tree) if isinstance(ref := self.refs.get(node), Card)}:
                self._put(card, tree)

    def _definitions(self) -> Iterator[tuple[object, object]]:
        defined = self.subject.defined
        called: list[ProcedureDef | WindowDef | StepDef]
        called = [*defined(ProcedureDef), *defined(WindowDef), *defined(StepDef)]
        kept: list[StateDef | ZoneDef | CounterDef | TrackDef | OptionDef]
        kept = [*defined(StateDef), *defined(ZoneDef), *defined(CounterDef), *defined(TrackDef)]
        kept += self.subject.ruleset.options.values()
        yield from ((each.value, each) for each in defined(ValueDef))
        yield from ((each.table, each) for each in defined(TableDef))
        yield from ((each.procedure, each) for each in called)
        yield from ((each.slot, each) for each in kept)

    def _put(self, item: object, place: object) -> None:
        self.places.setdefault(id(item), []).append(place)

    def of(self, member: MemberDef | BundleDef) -> set[int]:
        """All numbers that have to do with a card."""
        found: set[int] = set()
        seen: set[int] = set()
        waiting: list[object] = [member, *self.places.get(id(member.card), ()), *self._kinds(member)]
        while waiting:
            place = waiting.pop()
            if id(place) not in seen:
                seen.add(id(place))
                if id(place) not in self._own:
                    self._own[id(place)] = frozenset(self._in_place(place)), self._further(place)
                numbers, further = self._own[id(place)]
                found |= numbers
                waiting += further
        return found

    def _kinds(self, member: MemberDef | BundleDef) -> Iterator[object]:
        lineage = self.subject.ruleset.world.ancestry(member.card.kind)
        yield from (kind for kind in self.subject.defined(KindDef) if kind.kind.name in lineage)

    def _further(self, place: object) -> list[object]:
        """The definitions that a place leads to."""
        named = {id(item): item for item in self._named(place)}
        return [further for item in named for further in self.places.get(item, ())]

    def _named(self, place: object) -> Iterator[object]:
        """What the texts of a place name. Of another card only what is printed on it is looked at."""
        if isinstance(place, MemberDef | BundleDef | KindDef | Offer):
            for trigger in _triggers(place):
                yield trigger.event
        for tree in trees(place):
            for node in s.walk(tree):
                item = self.refs.get(node)
                if isinstance(item, Effectful):
                    yield item.slot
                elif not isinstance(item, Card):
                    yield item

    # ------------------------------------------------------------------------------ in one place
    def _in_place(self, place: object) -> Iterator[int]:
        match place:
            case MemberDef() | BundleDef():
                yield from _printed(dict(place.printed))
                yield from place.numbers.values()
            case KindDef():
                yield from _in_trees(trees(dict(place.defaults)))
            case TableDef():
                yield from _printed(place.rows)
            case StateDef() | CounterDef() | ZoneDef() | TrackDef() | OptionDef():
                yield from (end for end in (place.slot.low, place.slot.high) if end is not None)
        for part in parts(place):
            if isinstance(part, Outcome):
                yield from (end for end in (part.low, part.high) if end is not None)
            elif isinstance(part, s.Node):
                yield from _in_trees([part])
                yield from self._of_names(part)

    def _of_names(self, tree: s.Node) -> Iterator[int]:
        """What is printed on the cards and on the names of closed lists that a text speaks of."""
        for node in s.walk(tree):
            item = self.refs.get(node)
            if isinstance(item, Card):
                for member in self.members.get(item.name, ()):
                    yield from _printed(dict(member.printed))
                    yield from member.numbers.values()
            named = item.name if isinstance(item, ClosedList) else _list_of(item)
            for rules, _ in self.subject.homes:
                for row in rules.list_fields.get(named, {}).values() if named else ():
                    yield from _printed(dict(row))


def _triggers(place: MemberDef | BundleDef | KindDef | Offer) -> Iterable[Trigger]:
    match place:
        case MemberDef() | KindDef():
            return place.clauses.triggers
        case BundleDef():
            return place.rules.clauses.triggers
    return ()


def _list_of(item: object) -> str | None:
    """The closed list that a name belongs to."""
    return item.type.name if isinstance(item, Stored) and isinstance(item.type, Enum) else None


def _printed(value: Literal | Mapping[str, Literal]) -> Iterator[int]:
    """The numbers in a printed value, those before a colon too: `3`, `0..2`, `4+`."""
    match value:
        case bool():
            return
        case int():
            yield value
        case str():
            parts = value.rstrip("+").split("..")
            yield from (int(part) for part in parts if part.isdecimal() and len(part) < 10)
        case tuple():
            for item in value:
                yield from _printed(item)
        case dict():
            for key, item in value.items():
                yield from _printed(key)
                yield from _printed(item)


def _in_trees(nodes: Iterable[s.Node]) -> Iterator[int]:
    for tree in nodes:
        for node in s.walk(tree):
            match node:
                case s.Int():
                    yield node.value
                case s.Label():
                    yield from (end for end in (node.low, node.high) if end is not None)
                case s.Compare():
                    for side in (node.left, node.right):
                        if isinstance(side, s.Int):
                            yield from (side.value - 1, side.value + 1)

"""What everybody knows of a game before it begins: what slots are, what is printed on cards, who belongs to which kind.

It is looked up by the names that stand in a view, so it tells nothing that the view does not.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from rulekit.dsl import syntax as s
from rulekit.dsl.types import Enum, Thing, Type, plain
from rulekit.dsl.world import Kind, Stored
from rulekit.ruleset.model import BundleDef, Literal, MemberDef, Rules, Ruleset, Slots

TABLE = ""
"""In place of a kind: what belongs to no thing."""


@dataclass(frozen=True, slots=True)
class SlotLore:
    """`role`: zone, counter, track or state. `usual`: what it holds if nothing has happened, as far as that is said."""

    role: str
    type: Type
    sight: str = "all"
    usual: Literal = None

    @property
    def sorts(self) -> tuple[str, ...]:
        """The closed list, or the kind, of which something is in it."""
        t = plain(self.type)
        inner = plain(getattr(t, "of", t))
        return (inner.name,) if isinstance(inner, Enum) else (inner.kind,) if isinstance(inner, Thing) else ()


@dataclass(frozen=True, slots=True)
class CardLore:
    """`types`: those of the printed fields."""

    kind: str
    printed: Mapping[str, Literal]
    types: Mapping[str, Type]


class Lore:
    def __init__(self, ruleset: Ruleset) -> None:
        self._kinds: dict[str, Kind] = {}
        self._slots: dict[tuple[str, str], SlotLore] = {}
        self._cards: dict[str, list[CardLore]] = {}
        self._usual: dict[str, dict[str, Literal]] = {}
        homes = list(_homes(ruleset.rules))
        for rules in homes:
            self._learn_kinds(rules)
        self._kinds.setdefault("player", Kind("player", None))
        for rules in homes:
            for member in rules.members:
                self._note_slots(member.card.kind, Slots(states=member.states))
                self._cards.setdefault(member.card.name, []).append(self._card(rules, member))

    def _learn_kinds(self, rules: Rules) -> None:
        self._note_slots(TABLE, rules.slots)
        for definition in rules.kinds:
            name = definition.kind.name
            self._kinds.setdefault(name, definition.kind)
            self._note_slots(name, definition.slots)
            usual = self._usual.setdefault(name, {})
            usual.update({field: _literal(tree) for field, tree in definition.defaults.items()})

    def _note_slots(self, holder: str, slots: Slots) -> None:
        for state in slots.states:
            self._note(holder, state.slot, state.sight.word, _literal(state.default))
        for zone in slots.zones:
            self._note(holder, zone.slot, zone.sight.word, None)
        for counter in slots.counters:
            self._note(holder, counter.slot, counter.sight.word, _literal(counter.start) or 0)
        for track in slots.tracks:
            self._note(holder, track.slot, track.sight.word, None)

    def _note(self, holder: str, slot: Stored, sight: str, usual: Literal) -> None:
        self._slots.setdefault((holder, slot.name), SlotLore(slot.role, slot.type, sight, usual))

    def _card(self, rules: Rules, member: MemberDef) -> CardLore:
        kind = member.card.kind
        fields = rules.world.slots(kind).items()
        types = {name: slot.type for name, slot in fields if isinstance(slot, Stored) and slot.role == "field"}
        usual: dict[str, Literal] = {}
        for above in reversed(self.ancestry(kind)):
            usual |= self._usual.get(above, {})
        return CardLore(kind, {**usual, **member.printed}, types)

    # ------------------------------------------------------------------------------ asking
    def ancestry(self, kind: str) -> list[str]:
        """A kind and those above it, nearest first."""
        found: list[str] = []
        at: str | None = kind
        while at is not None and at in self._kinds and at not in found:
            found.append(at)
            at = self._kinds[at].parent
        return found

    def is_a(self, kind: str, other: str) -> bool:
        return other in self.ancestry(kind)

    def slot(self, holder: str, name: str) -> SlotLore | None:
        """What is known of a slot: of the table, or of things of a kind."""
        for kind in [TABLE] if holder == TABLE else self.ancestry(holder):
            if (kind, name) in self._slots:
                return self._slots[kind, name]
        return None

    def card(self, name: str, sorts: Iterable[str] = ()) -> CardLore | None:
        """What is printed on a card; of several with one name, on that of one of these kinds."""
        found = self._cards.get(name, [])
        wanted = set(sorts)
        return next((card for card in found if wanted & set(self.ancestry(card.kind))), next(iter(found), None))


def _homes(rules: Rules) -> Iterator[Rules]:
    """The rules of the game, of its bundles, and of their sides."""
    yield rules
    for bundle in rules.bundles:
        yield from _of_bundle(bundle)


def _of_bundle(bundle: BundleDef) -> Iterator[Rules]:
    yield from _homes(bundle.rules)
    for _, side in bundle.sides:
        yield from _homes(side)


def _literal(tree: s.Expr | None) -> Literal:
    """What a default says, if it is a plain number, yes or no, or a name."""
    match tree:
        case s.Int(value=number) | s.Bool(value=number):
            return number
        case s.Name(id=word) if word != "none":
            return word
    return None

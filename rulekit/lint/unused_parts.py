"""What things have and nothing looks at: fields, numbers, states, counters, tracks, zones, and moments nobody hears."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rulekit.dsl.types import Enum
from rulekit.dsl.world import Stored
from rulekit.lint.kinds import section_of
from rulekit.lint.registry import Found, check
from rulekit.lint.subject import Subject
from rulekit.ruleset.model import BundleDef, CounterDef, KindDef, MemberDef, Slots, StateDef, TrackDef, Trigger, ZoneDef
from rulekit.source import Span

Part = StateDef | ZoneDef | CounterDef | TrackDef


# ------------------------------------------------------------------------------------------ printed
@check("unused/field", "warning", "A printed field that nothing looks at.")
def unused_fields(subject: Subject) -> Iterator[Found]:
    backs = {name for kind in subject.defined(KindDef) for name in kind.back or ()}
    for kind, slot in _fields(subject):
        used = subject.is_used(slot) or slot.name in subject.usage.indexed or _is_of_the_map(subject, slot)
        used = used or slot.name in backs
        if used or kind not in subject.usage.kinds or subject.is_open(f"kinds.{kind}.fields.{slot.name}"):
            continue
        if not _is_shown(subject, slot):
            message = f"nothing looks at the field `{slot.name}` of the kind `{kind}`"
            yield Found(slot.span, message, "look at it where it counts, or take it off the kind and its members")


def _fields(subject: Subject) -> Iterator[tuple[str, Stored]]:
    """Every printed field with the kind that declares it."""
    for rules, _ in subject.homes:
        declared = [(kind.name, kind.slots) for kind in rules.world.kinds.values()]
        for name, slots in (*declared, *rules.world.extra.items()):
            for slot in slots.values():
                if isinstance(slot, Stored) and slot.role == "field":
                    yield name, slot


def _is_of_the_map(subject: Subject, slot: Stored) -> bool:
    """Does the map look at it, for the doors of a tile or for where somebody stands?"""
    board = subject.ruleset.map
    return board is not None and slot.name in (board.doors, board.stands)


def _is_shown(subject: Subject, slot: Stored) -> bool:
    """Do players read it, under its name or in the text of a card?"""
    return subject.usage.has_text(f"field-{slot.name}") or slot.name in subject.usage.in_card_texts


@check("unused/number", "warning", "A number of a member that nothing looks at.")
def unused_numbers(subject: Subject) -> Iterator[Found]:
    for holder, slot in _numbers(subject):
        if not subject.is_used(slot) and slot.name not in subject.usage.in_card_texts:
            message = f"nothing looks at the number `{slot.name}` of `{holder}`"
            yield Found(slot.span, message, "write it into the effect in place of the bare number, or delete it")


def _numbers(subject: Subject) -> Iterator[tuple[str, Stored]]:
    """The `numbers` of members and bundles."""
    for member in subject.defined(MemberDef):
        yield from ((member.card.name, slot) for slot in member.card.own.values() if slot.role == "number")
    for bundle in subject.defined(BundleDef):
        for name in bundle.numbers:
            for slot in bundle.rules.world.plain[name]:
                if isinstance(slot, Stored) and slot.role == "number":
                    yield bundle.card.name, slot


# ------------------------------------------------------------------------------------------ changing
@check("unused/state", "warning", "A state that nothing reads.")
def unused_states(subject: Subject) -> Iterator[Found]:
    yield from _unread(subject, _declared(subject, StateDef, "state"), "state")


@check("unused/counter", "warning", "A counter that nothing reads.")
def unused_counters(subject: Subject) -> Iterator[Found]:
    yield from _unread(subject, _declared(subject, CounterDef, "counters"), "counter")


@check("unused/track", "warning", "A track that nothing names.")
def unused_tracks(subject: Subject) -> Iterator[Found]:
    for span, tracks in _declared(subject, TrackDef, "tracks").items():
        if not any(_is_named(subject, track.part) for track in tracks):
            yield Found(span, f"nothing names the track `{span.text}`", "use it, or delete it")


@check("unused/zone", "warning", "A zone that nothing names.")
def unused_zones(subject: Subject) -> Iterator[Found]:
    for span, zones in _declared(subject, ZoneDef, "zones").items():
        starting = any(zone.part.slot.name in subject.usage.zones_of_kinds for zone in zones)
        if not starting and not any(_is_named(subject, zone.part) for zone in zones):
            yield Found(span, f"nothing names the zone `{span.text}`", "let something lie there, or delete it")


@dataclass(frozen=True, slots=True)
class _Owned:
    """A part of the game, or of a kind."""

    part: Part
    kind: str | None = None


def _declared(subject: Subject, sort: type[Part], section: str) -> dict[Span, list[_Owned]]:
    """All parts of one sort by their places: those that an `each` makes stand at one. Not those open to expansions."""
    found: dict[Span, list[_Owned]] = {}
    for path, owned in _all_parts(subject):
        kind_used = owned.kind is None or owned.kind in subject.usage.kinds
        name = owned.part.slot.span.text
        if isinstance(owned.part, sort) and kind_used and not subject.is_open(f"{path}{section}.{name}"):
            found.setdefault(owned.part.slot.span, []).append(owned)
    return found


def _all_parts(subject: Subject) -> Iterator[tuple[str, _Owned]]:
    """Every part, with the path to the one who has it."""
    for rules, _ in subject.homes:
        yield from (("", _Owned(part)) for part in _of(rules.slots))
        for definition in rules.kinds:
            kind = definition.kind.name
            yield from ((f"kinds.{kind}.", _Owned(part, kind)) for part in _of(definition.slots))
        for member in rules.members:
            path = f"{section_of(rules.world, member.card)}.{member.card.name}."
            yield from ((path, _Owned(state)) for state in member.states)


def _of(slots: Slots) -> tuple[Part, ...]:
    return (*slots.states, *slots.zones, *slots.counters, *slots.tracks)


def _is_named(subject: Subject, part: Part) -> bool:
    """Is it named anywhere but in its own definition, or picked by the name of a closed list?"""
    return bool(subject.usage.named(part.slot, own=part)) or part.slot.name in subject.usage.indexed


def _unread(subject: Subject, declared: dict[Span, list[_Owned]], word: str) -> Iterator[Found]:
    """Those that no text reads and no player: it is not enough that somebody sets them."""
    for span, parts in declared.items():
        if any(_is_looked_at(subject, owned, word) for owned in parts):
            continue
        message, hint = f"nothing reads the {word} `{span.text}`", "read it where it counts, or delete it"
        if any(subject.usage.named(owned.part.slot, own=owned.part) for owned in parts):
            message += ", it is only set"
        yield Found(span, message, hint)


def _is_looked_at(subject: Subject, owned: _Owned, word: str) -> bool:
    slot = owned.part.slot
    return (
        any(subject.usage.reads(same, own=owned.part) for same in _same_of_relatives(subject, slot, owned.kind))
        or slot.name in subject.usage.indexed
        or slot.type == Enum("side")  # the language looks at it: it says who may read what one side alone may
        or _is_of_the_map(subject, slot)
        or subject.usage.has_text(f"{word}-{slot.name}")
    )


def _same_of_relatives(subject: Subject, slot: Stored, kind: str | None) -> list[Stored]:
    """A state, and what the kinds above and below have under its name: there it has another start value."""
    found = [slot]
    for rules, _ in subject.homes:
        world = rules.world
        for other in (*world.ancestry(kind), *world.descendants(kind)) if kind is not None else ():
            same = world.kinds[other].slots.get(slot.name) if other in world.kinds else None
            if isinstance(same, Stored):
                found.append(same)
    return found


# ------------------------------------------------------------------------------------------ moments
@check("unused/moment", "warning", "A moment of a kind that no `when` hears.")
def unused_moments(subject: Subject) -> Iterator[Found]:
    heard = {trigger.name for trigger in subject.defined(Trigger)}
    for moment in subject.usage.moments:
        name = moment.key.text
        is_open = subject.is_open(f"kinds.{moment.kind}.moments.{name}")
        if name not in heard and moment.kind in subject.usage.kinds and not is_open:
            message = f"no `when` hears the moment `{name}` of the kind `{moment.kind}`"
            yield Found(moment.key.span, message, "let a member hear it, or delete it")

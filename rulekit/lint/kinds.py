"""Which kinds are used: there are things of them, or something speaks of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rulekit.dsl.types import Thing, Zone
from rulekit.dsl.world import Card, Kind, Value, World
from rulekit.ruleset.model import BundleDef, KindDef, MemberDef, ProcedureDef, StepDef, ValueDef, WindowDef, ZoneDef

if TYPE_CHECKING:
    from rulekit.lint.subject import Subject

GIVEN = ("player", "offer", "bundle", "thing")
"""Kinds that every ruleset has."""


def used_kinds(subject: Subject) -> frozenset[str]:
    """The kinds that are used, with all that they descend from."""
    worlds = [rules.world for rules, _ in subject.homes]
    named = {*GIVEN, *_with_things(subject), *_named(subject)}
    return frozenset(name for kind in named for world in worlds for name in world.ancestry(kind))


def cards(subject: Subject) -> list[Card]:
    """The members of all kinds, bundles included."""
    members = [definition.card for definition in subject.defined(MemberDef)]
    return members + [definition.card for definition in subject.defined(BundleDef)]


def section_of(world: World, card: Card) -> str:
    """The section in which a member stands: what its kind, or the nearest one above that has a word, is listed as."""
    known = [kind for name in world.ancestry(card.kind) if (kind := world.kind(name)) is not None]
    return next((kind.plural for kind in known if kind.plural), "bundles")


def _with_things(subject: Subject) -> Iterator[str]:
    """Kinds with members; and those without, also below them, if they have copies, be it from a kind above."""
    listed = {card.kind for card in cards(subject)}
    yield from listed
    counted = {definition.kind.name for definition in subject.defined(KindDef) if definition.copies is not None}
    for rules, _ in subject.homes:
        for kind in rules.world.kinds:
            is_counted = any(above in counted for above in rules.world.ancestry(kind))
            if is_counted and not any(kind in rules.world.ancestry(other) for other in listed):
                yield kind


def _named(subject: Subject) -> Iterator[str]:
    yield from subject.usage.types
    for item in subject.ruleset.notes.refs.values():
        if isinstance(item, Kind):
            yield item.name
    for zone in subject.defined(ZoneDef):
        if isinstance(zone.slot.type, Zone) and isinstance(zone.slot.type.of, Thing):
            yield zone.slot.type.of.kind
    for step in subject.defined(StepDef):
        yield from step.offers
    called = [definition.procedure for definition in subject.defined(ProcedureDef)]
    called += [definition.procedure for definition in subject.defined(WindowDef)]
    called += [definition.procedure for definition in subject.defined(StepDef)]
    yield from (procedure.of for procedure in called if procedure.of is not None)
    for value in subject.defined(ValueDef):
        if value.value.of is not None and not is_of_kind(subject, value.value):
            yield value.value.of
    for rules, _ in subject.homes:
        yield from (kind.performs for kind in rules.world.kinds.values() if kind.performs)
    if subject.ruleset.map is not None:
        yield from (subject.ruleset.map.tile, *subject.ruleset.map.joining, *subject.ruleset.map.hides)


def is_of_kind(subject: Subject, value: Value) -> bool:
    """Does a value stand in the definition of a kind, and not under `values:` with an `of:`?"""
    kinds = [rules.world.kinds.get(value.of or "") for rules, _ in subject.homes]
    return any(kind is not None and value in kind.slots.values() for kind in kinds)

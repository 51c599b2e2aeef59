"""What the game never comes to: steps, members, offers and bundles that nothing leads to, rows that are never read."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.dsl import syntax as s
from rulekit.dsl.types import Enum, Printed, Thing, Type, plain
from rulekit.dsl.world import Card, Kind, Procedure, World
from rulekit.lint.edits import value_at
from rulekit.lint.kinds import section_of
from rulekit.lint.registry import Found, check
from rulekit.lint.subject import Subject
from rulekit.ruleset.model import BundleDef, KindDef, MemberDef, Offer, StepDef
from rulekit.ruleset.tree import Node, pairs, part_of
from rulekit.source import Span


# ------------------------------------------------------------------------------------------ steps
@check("unreached/step", "warning", "A step that `game` never leads to.")
def unreached_steps(subject: Subject) -> Iterator[Found]:
    steps = {step.procedure: step for step in subject.defined(StepDef)}
    reached = _led_to(subject, [item for item in steps if item.name == "game"])
    if reached:
        reached |= _led_to(subject, [item for item in steps if subject.usage.reads(item, own=steps[item])])
    missed = [item for item in steps if reached and item not in reached]
    inside = {name for item in missed for name in steps[item].steps}
    for item in sorted(missed, key=lambda one: one.name in inside):
        if item not in reached and not subject.is_open(f"flow.{item.name}"):
            message = f"the step `{item.name}` is never reached: nothing that begins with `game` leads to it"
            yield Found(item.span, message, "name it under the `steps` of another, or delete it")
        reached |= _led_to(subject, [item])  # what is inside it is not told as well


def _led_to(subject: Subject, waiting: list[Procedure]) -> set[Procedure]:
    """These steps, and all that one comes to from them."""
    found: set[Procedure] = set()
    while waiting:
        item = waiting.pop()
        if item not in found and item in subject.usage.steps_of:
            found.add(item)
            waiting += subject.usage.steps_of[item]
    return found


# ------------------------------------------------------------------------------------------ members
@check("unreached/member", "warning", "A member that never comes into play.")
def unreached_members(subject: Subject) -> Iterator[Found]:
    if _looks_out_of_play(subject):
        return
    safe = _taken_by_number(subject) | {d.kind.name for d in subject.defined(KindDef) if d.starts_in is not None}
    for (kind, world), members in _members_by_kind(subject).items():
        if not safe.isdisjoint(world.ancestry(kind.name)):
            continue
        missed = [m.card for m in members if m.starts_in is None and not _is_named(subject, world, m.card)]
        if len(missed) > 1 and len(missed) == len(members):
            message = f"nothing of the kind `{kind.name}` ever comes into play: it starts nowhere"
            yield Found(kind.span, message, "say where it lies at the start, `starts_in: ..`, or create what is needed")
            continue
        for card in missed:
            message = f"`{card.name}` never comes into play: it starts nowhere, and nothing names it"
            yield Found(card.span, message, "say where it lies at the start, `starts_in: ..`, or create it")


def _members_by_kind(subject: Subject) -> dict[tuple[Kind, World], list[MemberDef]]:
    """The members that are things, by their kinds; not those open to expansions."""
    found: dict[tuple[Kind, World], list[MemberDef]] = {}
    for rules, _ in subject.homes:
        for member in rules.members:
            kind = rules.world.kind(member.card.kind)
            opened = subject.is_open(f"{section_of(rules.world, member.card)}.{member.card.name}")
            if kind is not None and "offer" not in rules.world.ancestry(kind.name) and not opened:
                found.setdefault((kind, rules.world), []).append(member)
    return found


def _is_named(subject: Subject, world: World, card: Card, own: object = None) -> bool:
    """Does a text, a table or a printed field name a member, or can it be meant by an option or a table?

    Names that are missing in a table which gives such names are found by `table/unreached`.
    """
    usage = subject.usage
    printed = any(card.name in words for words in (usage.printed, usage.labels, usage.table_keys))
    return printed or bool(usage.named(card, own)) or not usage.open_kinds.isdisjoint(world.ancestry(card.kind))


def _looks_out_of_play(subject: Subject) -> bool:
    """Does a text look at what is out of play? From there it may fetch anything."""
    goals = {node.to for node in subject.nodes(s.Move)}
    out = subject.ruleset.world.plain["out_of_play"][0]
    return any(node not in goals for node in subject.uses.get(id(out), ()))


def _taken_by_number(subject: Subject) -> set[str]:
    """Kinds whose things are taken by their numbers: `cards[3]`, or the `left` of another; with those below them."""
    notes, found = subject.ruleset.notes, set[str]()
    for index in subject.nodes(s.Index):
        kind = notes.refs.get(index.of)
        if isinstance(kind, Kind):
            found.add(kind.name)
    for field in subject.nodes(s.Field):
        of = notes.types.get(field.of) if field.name == "left" else None
        one = None if of is None else plain(of)
        if isinstance(one, Thing | Printed):
            found.add(one.kind)
    return found


# ------------------------------------------------------------------------------------------ offers, bundles
@check("unreached/offer", "warning", "Offers that no step offers.")
def unreached_offers(subject: Subject) -> Iterator[Found]:
    offered = {kind for step in subject.defined(StepDef) for kind in step.offers}
    for rules, _ in subject.homes:
        kinds = {member.card.kind for member in rules.members}
        for name in (name for name in rules.world.descendants("offer") if name in kinds):
            kind = rules.world.kind(name)
            reached = not offered.isdisjoint(rules.world.ancestry(name)) or subject.is_open(f"kinds.{name}")
            if kind is not None and not reached:
                message = f"no step offers what is of the kind `{name}`, so nobody can ever take it"
                yield Found(kind.span, message, f"write `offers: {name}` into a step of the flow")
    if not offered:
        for offer in subject.defined(Offer):
            if not subject.is_open(f"offers.{offer.name}"):
                message = f"nobody can ever take the offer `{offer.name}`, for no step offers anything"
                yield Found(offer.span, message, "give a step of the flow an `offers:`")


@check("unreached/bundle", "warning", "A bundle that nothing switches on.")
def unreached_bundles(subject: Subject) -> Iterator[Found]:
    for bundle in subject.defined(BundleDef):
        card, world = bundle.card, bundle.rules.world
        opened = subject.is_open(f"{section_of(world, card)}.{card.name}") or _is_looked_up(subject, world, card)
        if bundle.on_if is None and not opened and not _is_named(subject, world, card, own=bundle):
            message = f"nothing switches the bundle `{card.name}` on"
            yield Found(card.span, message, f"give it an `on_if:`, or write `switch_on({card.name})` where it begins")


def _is_looked_up(subject: Subject, world: World, card: Card) -> bool:
    """Does a text go through all bundles of its kind, so that this one can be found among them?"""
    kinds = [kind for name in world.ancestry(card.kind) if (kind := world.kind(name)) is not None]
    return any(subject.is_used(kind) for kind in kinds)


# ------------------------------------------------------------------------------------------ rows of tables
@check("unreached/row", "warning", "A row of a table for a name that never comes up.")
def unreached_rows(subject: Subject) -> Iterator[Found]:
    for rules, _ in subject.homes:
        for definition in rules.tables:
            table = definition.table
            never = {
                (key.name, name)
                for key in table.keys
                if isinstance(key, Enum) and not subject.is_open(f"names.{key.name}")
                for name in rules.world.lists_members(key.name)
                if not subject.usage.may_come_up(key.name, name)
            }
            if never and not subject.is_open(f"tables.{table.name}"):
                rows = part_of(value_at(table.span), "rows")
                for span, name in _rows(rows, table.keys, never):
                    message = f"`{name}` never comes up, so nothing ever reads this row of `{table.name}`"
                    yield Found(span, message, f"let something be `{name}`, or delete the row")


def _rows(node: Node | None, keys: tuple[Type, ...], never: set[tuple[str, str]]) -> Iterator[tuple[Span, str]]:
    """The rows whose key is one of these names."""
    for key, below in pairs(node if keys else None):
        if isinstance(keys[0], Enum) and (keys[0].name, key.text) in never:
            yield key.span, key.text
        else:
            yield from _rows(below, keys[1:], never)

"""What is printed on a card, for somebody who asks: its name, its fields and its text, in one language."""

from __future__ import annotations

from dataclasses import dataclass

from rulekit.dsl import syntax as s
from rulekit.dsl.types import Effect, Enum, Map, NameOf, Thing, Type, ValueOf, element, plain
from rulekit.dsl.world import Card, Stored
from rulekit.interpreter.state import State
from rulekit.locale.labels import Labels
from rulekit.locale.texts import is_printed
from rulekit.ruleset.model import BundleDef, Literal, MemberDef


@dataclass(frozen=True, slots=True)
class Face:
    """`fields`: what is printed besides, as names and values; `text` is empty where there is none.

    Where there is a text, it says what a field means for which the game has no word.
    """

    name: str
    fields: tuple[tuple[str, str], ...]
    text: str


def open_cards(G: State, bundles: list[str]) -> list[Card]:
    """The cards that everybody may read: nothing of what one side alone may."""
    layout = G.p.layout
    found: list[Card] = []
    for card in layout.cards:
        home = layout.card_homes[card]
        around = home.bundle.card.name if home.bundle is not None else None
        is_bundle = isinstance(layout.members[card], BundleDef)
        in_force = card.name in bundles if is_bundle else around is None or around in bundles
        if home.side is None and in_force and card.kind != "bundle":
            found.append(card)
    return found


def face(G: State, words: Labels, card: Card) -> Face:
    """What is printed on one card."""
    member = G.p.layout.members[card]
    printed = _printed(G, card, member)
    numbers = {slot.name: value for slot, value in printed.items() if type(value) is int} | dict(member.numbers)
    key = f"{words.card_key(G, G.p.layout.number_of[card])}.text"
    text = words.show(key, numbers) if key in words.texts else ""
    told = [slot for slot in printed if not text or f"field-{slot.name}" in words.texts]
    fields = [(words.field(slot.name), _shown(G, words, printed[slot], slot.type)) for slot in told]
    return Face(card_name(G, words, card), tuple(fields), text)


def card_name(G: State, words: Labels, card: Card) -> str:
    """The name of a card; what is chosen with an offer is left open."""
    member = G.p.layout.members[card]
    picks = member.body.picks if isinstance(member, MemberDef) and member.body is not None else ()
    return words.show(words.card_key(G, G.p.layout.number_of[card]), {pick.name: "…" for pick in picks})


def _printed(G: State, card: Card, member: MemberDef | BundleDef) -> dict[Stored, Literal]:
    """The fields of a card that have a value, in the order in which they are declared; behaviour is none."""
    layout = G.p.layout
    found: dict[Stored, Literal] = {}
    for name, slot in layout.card_homes[card].rules.world.slots(card.kind).items():
        if not isinstance(slot, Stored) or slot.role != "field" or isinstance(plain(slot.type), Effect | ValueOf):
            continue
        value = member.printed[name] if name in member.printed else _default(G, card.kind, name)
        if is_printed(value):
            found[slot] = value
    return found


def _default(G: State, kind: str, name: str) -> Literal:
    """What a field holds where a card says nothing: a number other than 0, or a name; all else is not printed."""
    for above in G.p.layout.ancestry(kind):
        for definition, _ in G.p.layout.kinds.get(above, ()):
            match definition.defaults.get(name):
                case s.Int(value=number) | s.Bool(value=number):
                    return number or None
                case s.Name(id=word) if word != "none":
                    return word
    return None


def _shown(G: State, words: Labels, value: Literal, t: Type) -> str:
    t = plain(t)
    match value:
        case bool():
            return words.show("answer-yes" if value else "answer-no")
        case tuple():
            return ", ".join(_shown(G, words, item, element(t) or t) for item in value)
        case dict() if isinstance(t, Map):
            return ", ".join(f"{_shown(G, words, key, t.key)} {_shown(G, words, v, t.of)}" for key, v in value.items())
        case str() if isinstance(t, Enum):
            return words.listed(t.name, value)
        case str() if isinstance(t, NameOf | Thing):
            layout = G.p.layout
            return words.card(G, layout.number_of[layout.card_named(value, t.kind)])
    return str(value)

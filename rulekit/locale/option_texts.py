"""What an option does, as it is printed: the text of the action, or of the card, that is chosen."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rulekit.dsl.types import Printed, Thing, plain
from rulekit.dsl.world import Card
from rulekit.interpreter.sight import knows
from rulekit.interpreter.state import State
from rulekit.locale.labels import Labels
from rulekit.locale.printed import face

if TYPE_CHECKING:
    from rulekit.game import Option

_SENTENCE = re.compile(r".*?[.!?…](?=\s+[^a-z\s]|\s*$)", re.DOTALL)


def option_text(G: State, words: Labels, option: Option) -> str:
    """What is printed, fields before the text; empty where the one who is asked may not read it."""
    card = card_of(G, option)
    if card is None:
        return ""
    printed = face(G, words, card)
    fields = "; ".join(words.show("ui-slot", {"name": name, "value": value}) for name, value in printed.fields)
    return " — ".join(part for part in (fields, printed.text) if part)


def card_of(G: State, option: Option) -> Card | None:
    """The card that an option is about, if the one who is asked may know it."""
    value, t = option._value, option._type
    p = G.p
    if G.pending is None or value is None or isinstance(value, bool):
        return None
    if p.sites[G.pending[1]].kind == "offer":
        offer = p.register.offers[value[0]]
        found: Card | None = offer.card or offer.source.card
        return found
    kind = plain(t) if t is not None else None
    if kind is not None and p.compiler.by_name(kind):
        return p.layout.cards[value]  # type: ignore[no-any-return]
    if not isinstance(kind, Thing | Printed) or not p.compiler.is_entity(kind) or value < p.players:
        return None
    what = G.what[value] if knows(G, G.pending[0], value) else -1
    return p.layout.cards[what] if what >= 0 else None


def short(text: str, width: int) -> str:
    """The first sentence of a text, if need be cut at a word."""
    first = _SENTENCE.match(" ".join(text.split()))
    line = first[0].strip() if first is not None else " ".join(text.split())
    if len(line) <= width:
        return line
    kept = line[: max(0, width - 1)].rsplit(" ", 1)[0].rstrip(" ,;:")
    return f"{kept}…" if kept and width > 1 else ""

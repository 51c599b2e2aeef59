"""Why something cannot be chosen, in sentences: in the game's own words for what it counts, else as it is written."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulekit.dsl import syntax as s
from rulekit.dsl.types import BOOL, INT, Basic, List, Thing, Type, Zone, plain
from rulekit.interpreter.reasons import Part, Reason, Side
from rulekit.interpreter.state import State
from rulekit.locale.labels import Labels

_SLOTS = ("zone", "counter", "track", "state", "option")
_FLIPPED = {"<": ">", ">": "<", "<=": ">=", ">=": "<=", "==": "==", "!=": "!="}
_NEEDED = {
    ">=": "ui-why-at-least",
    ">": "ui-why-more",
    "<=": "ui-why-at-most",
    "<": "ui-why-less",
    "==": "ui-why-exactly",
    "!=": "ui-why-other",
}


def sentences(G: State, words: Labels, seat: int, reason: Reason) -> list[str]:
    """What one reads who asks: at least one sentence, the most telling first.

    Conditions as they are written are shown only to somebody who would not read anything else.
    """
    first = list(_first(G, words, seat, reason))
    spoken = [said for part in reason.parts if (said := _in_words(G, words, seat, part)) is not None]
    told = first and reason.kind != "choose"
    return list(dict.fromkeys([*first, *spoken] if told or spoken else [*first, *_written(words, reason)]))


def _first(G: State, words: Labels, seat: int, reason: Reason) -> Iterator[str]:
    about = {"name": words.name(G, *reason.about, seat)} if reason.about is not None else {}
    match reason.kind:
        case "if" | "needs":
            if reason.name is not None and f"why-{reason.name}" in words.texts:
                yield words.show(f"why-{reason.name}")
        case "limit":
            yield words.show(f"ui-why-limit-{reason.word}")
        case "choose":
            yield words.show("ui-why-not-this" if about else "ui-why-no-choice", about)
        case "source" if reason.word and f"zone-{reason.word}" in words.texts:
            yield words.show("ui-why-elsewhere", {"zone": words.show(f"zone-{reason.word}")})
        case "off" if reason.off is not None:
            card = reason.off.card
            yield words.show("ui-why-rests", {"name": words.card(G, G.p.layout.number_of[card])})
        case _:
            yield words.show(f"ui-why-{reason.kind}")


def _written(words: Labels, reason: Reason) -> Iterator[str]:
    for part in reason.parts:
        yield _as_written(words, part)
    if not reason.parts and reason.span is not None and reason.kind in ("if", "needs"):
        yield words.show("ui-why-written", {"text": " ".join(reason.span.text.split())})


def _in_words(G: State, words: Labels, seat: int, part: Part) -> str | None:
    """A comparison of something that the game has a word for, or such a thing by itself."""
    op, sides = part.op, part.sides
    if len(sides) == 2 and sides[0].slot is None and sides[1].slot is not None:
        op, sides = _FLIPPED[op], (sides[1], sides[0])
    if not sides or (name := _slot_name(G, words, seat, sides[0])) is None:
        return None
    value = _value(G, words, seat, sides[0])
    if len(sides) == 1:
        return words.show("ui-slot", {"name": name, "value": value})
    other = _value(G, words, seat, sides[1])
    return words.show(_NEEDED[op], {"name": name, "value": value, "n": other})


def _slot_name(G: State, words: Labels, seat: int, side: Side) -> str | None:
    """The game's word for a slot, and whose it is, if it is not the reader's own."""
    if side.slot is None:
        return None
    key = next((f"{sort}-{side.slot.name}" for sort in _SLOTS if f"{sort}-{side.slot.name}" in words.texts), None)
    if key is None:
        return None
    if side.whose is None or side.whose == seat:
        return words.show(key)
    return words.show("ui-apart", {"name": words.show(key), "by": words.name(G, side.whose, Thing("thing"), seat)})


def _value(G: State, words: Labels, seat: int, side: Side) -> str | int:
    if side.size or plain(side.type) in (INT, Basic("counter"), Basic("track")):
        return side.value if isinstance(side.value, int) else words.show("ui-none")
    if isinstance(plain(side.type), List | Zone) and not side.value:
        return words.show("ui-nothing")
    return words.name(G, side.value, side.type, seat)


def _as_written(words: Labels, part: Part) -> str:
    """The condition in the words of the rules; of a comparison of numbers also what it comes to."""
    text = " ".join(part.tree.span.text.split())
    if isinstance(part.tree, s.Compare) and all(_is_number(side.value, side.type) for side in part.sides):
        left, right = (side.value for side in part.sides)
        return words.show("ui-why-numbers", {"text": text, "left": left, "op": part.tree.op, "right": right})
    return words.show("ui-why-written" if part.wanted else "ui-why-not-written", {"text": text})


def _is_number(value: Any, t: Type) -> bool:
    return type(value) is int and plain(t) != BOOL and (plain(t) == INT or isinstance(plain(t), Basic))

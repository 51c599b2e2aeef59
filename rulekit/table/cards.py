"""Cards and things where they lie: names with what is told beside them, equal ones counted, hidden ones by backs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rulekit.dsl.types import BOOL, Enum, plain
from rulekit.locale.texts import is_printed
from rulekit.ruleset.tabletop import SlotLook
from rulekit.table.colours import Colours
from rulekit.table.lore import Lore, SlotLore
from rulekit.table.names import Names
from rulekit.table.runs import Line, Run, joined, line
from rulekit.table.scene import Fact
from rulekit.table.signs import Signs

FEW = 5
"""So many backs are drawn one by one."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Something that a slot holds: as it is drawn, at its shortest, and as it is read."""

    drawn: Line
    brief: Line
    aloud: str


class Cards:
    """`inside` gives what a thing has of its own, by its key in the view."""

    def __init__(
        self, lore: Lore, names: Names, signs: Signs, colours: Colours, inside: Callable[[str], tuple[Fact, ...]]
    ) -> None:
        self.lore = lore
        self.names = names
        self.signs = signs
        self.colours = colours
        self.inside = inside

    # ------------------------------------------------------------------------------ zones
    def zone(self, known: SlotLore, look: SlotLook, value: list[Any], note: Mapping[str, Any]) -> tuple[Piece, ...]:
        """What lies in a zone, in the form that is wanted, or that fits best."""
        form = look.form or _best_form(known, value, note)
        backs = self.names.backs(note, len(value))
        if form == "count" or (form == "top" and not value):
            return (self._number(value, backs),)
        if not value:
            return (Piece(line("-", "quiet"), line("-", "quiet"), self.names.say("ui-nothing")),)
        pieces = [self._lying(known, name, place, note) for place, name in enumerate(value)]
        if form == "top":
            return (self._top(value, pieces[-1], backs),)
        if form == "row":
            return tuple(piece or self._hidden(1, back) for piece, back in zip(pieces, backs, strict=True))
        counted = Counter(piece for piece in pieces if piece is not None)
        unknown = Counter(back for piece, back in zip(pieces, backs, strict=True) if piece is None)
        return (
            *(self._times(piece, many) for piece, many in counted.items()),
            *(self._hidden(many, back, counts=True) for back, many in unknown.items()),
        )

    def _number(self, value: list[Any], backs: Sequence[str]) -> Piece:
        many, back = str(len(value)), backs[-1] if backs else ""
        drawn = (Run(many, "strong"), *line(f" ({back})" if back else "", "quiet"))
        return Piece(drawn, line(many, "strong"), self._apart(many, back))

    def _top(self, value: list[Any], last: Piece | None, backs: Sequence[str]) -> Piece:
        count = self._number(value, backs)
        if last is None:
            return count
        words = self.names.say("ui-on-top", back="").strip()
        drawn = (*count.brief, Run(f", {words} ", "quiet"), *last.drawn)
        return Piece(drawn, count.brief, self._apart(count.aloud, self.names.say("ui-on-top", back=last.aloud)))

    def _times(self, piece: Piece, many: int) -> Piece:
        if many == 1:
            return piece
        sign = Run(f"{many} {self.signs.times} ", "strong")
        return Piece((sign, *piece.drawn), (sign, *piece.brief), f"{many} × {piece.aloud}")

    def _hidden(self, many: int, back: str, counts: bool = False) -> Piece:
        """Cards of which nothing but the back is seen."""
        few = many <= FEW and not back
        sign = Run(" ".join([self.signs.back] * many) if few else f"{self.signs.back}{many}", "quiet")
        words = self.names.say("ui-hidden", n=many) if counts else self.names.say("ui-hidden-here")
        return Piece((sign, *line(f" ({back})" if back else "", "quiet")), (sign,), self._apart(words, back))

    def _lying(self, known: SlotLore, name: str | None, place: int, note: Mapping[str, Any]) -> Piece | None:
        """A card at a place; None if it may not be known."""
        if name is None:
            return None
        keys = note.get("keys")
        piece = self.card(name, known.sorts, (keys[place] if keys else None) or name)
        if place not in note.get("remembered", ()):
            return piece
        begin, end = Run("[", "quiet"), Run("]", "quiet")
        aloud = self.names.say("ui-remembered", name=piece.aloud)
        return Piece((begin, *piece.drawn, end), (begin, *piece.brief, end), aloud)

    # ------------------------------------------------------------------------------ one card
    def card(self, name: str, sorts: Sequence[str], key: str) -> Piece:
        """A card by its name; `key`: as `things` of the view has it, if it does."""
        style, words = self.colours.of(name, sorts), self.sorts(sorts, name)
        word, short = self.names.member(name, words), self.names.member(name, words, short=True)
        printed, spoken = self._printed(name, sorts)
        inside = self.inside(key)
        beside = joined((_beside(fact) for fact in inside), Run("; ", "quiet"))
        after = joined([line(printed, "quiet"), beside], Run(", ", "quiet"))
        drawn = (*line(word, style), *((Run(" (", "quiet"), *after, Run(")", "quiet")) if after else ()))
        told = "; ".join([*([spoken] if spoken else []), *(told_aloud(fact, self.names) for fact in inside)])
        return Piece(drawn, line(short, style), self._apart(word, told))

    def sorts(self, sorts: Sequence[str], name: str) -> list[str]:
        """The sorts by which the word for a card is looked for: what the card is, and what its slot holds."""
        card = self.lore.card(name, sorts)
        return [*(self.lore.ancestry(card.kind) if card is not None else ()), *sorts]

    def _printed(self, name: str, sorts: Sequence[str]) -> tuple[str, str]:
        """The printed fields that are told with a card, at their shortest and in words."""
        card = self.lore.card(name, sorts)
        short: list[str] = []
        spoken: list[str] = []
        for field in self.colours.look(card.kind).prints if card is not None else ():
            value, t = (
                (card.printed.get(field), plain(card.types.get(field, BOOL))) if card is not None else (None, BOOL)
            )
            if is_printed(value):
                of = (t.name,) if isinstance(t, Enum) else ()
                word = self.names.field(field)
                told = self.names.say("ui-slot", name=word, value=self.names.value(value, of))
                short.append(word if value is True else self.names.value(value, of, short=True))
                spoken.append(word if value is True else told)
        return " ".join(short), ", ".join(spoken)

    def _apart(self, words: str, by: str) -> str:
        return self.names.say("ui-apart", name=words, by=by) if by else words


def _best_form(known: SlotLore, value: list[Any], note: Mapping[str, Any]) -> str:
    """A row in its order, a pile by its top, what one may only count by its number; all else card by card."""
    if note.get("row"):
        return "row"
    if known.sight == "count" and not any(value):
        return "count"
    return "top" if known.sight == "top" else "cards"


def told_aloud(fact: Fact, names: Names) -> str:
    """A fact as it is read."""
    return fact.label if fact.sort == "flag" else names.say("ui-slot", name=fact.label, value=fact.aloud)


def _beside(fact: Fact) -> Line:
    """A fact behind the name of a card."""
    label = line(fact.icon or fact.short, "quiet")
    return label if fact.sort == "flag" else joined([label, joined(fact.pieces, Run(", ", "quiet"))])

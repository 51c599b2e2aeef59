"""What players read of a running game: options, prompts and log lines, in one language.

Names of things are filled in as the reader may know them; a card that is hidden from the reader is just a card.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rulekit.dsl.types import BOOL, INT, PLACE, Basic, Enum, List, NameOf, Printed, Thing, Type, Zone, plain
from rulekit.interpreter.layout import BOARD
from rulekit.interpreter.sight import knows, shown_back
from rulekit.interpreter.state import State
from rulekit.locale.apart import tell_apart
from rulekit.locale.spoken import interface_source
from rulekit.locale.texts import Texts, field_word, is_printed
from rulekit.source import Source

if TYPE_CHECKING:
    from rulekit.game import Option


class Labels:
    """The texts of a ruleset in one language, with rulekit's own words beneath them."""

    def __init__(self, language: str, sources: Sequence[Source]) -> None:
        self.language = language
        self.texts = Texts(language, [*sources])
        self._own = Texts(language, [interface_source(language)])

    def show(self, key: str, args: Mapping[str, Any] | None = None) -> str:
        """A text of the ruleset, or of rulekit itself where the ruleset has none."""
        if key in self.texts:
            return self.texts.show(key, args)
        return self._own.show(key, args)

    # ------------------------------------------------------------------------------ names
    def name(self, G: State, value: Any, t: Type | None, seat: int | None) -> str | int:
        """A value as a reader at a seat may read it."""
        if value is None:
            return self.show("ui-none")
        t = plain(t) if t is not None else INT
        p = G.p
        if isinstance(t, List | Zone):
            return ", ".join(str(self.name(G, item, t.of, seat)) for item in value)
        if isinstance(t, Thing | NameOf | Printed):
            return self._thing(G, value, t, seat)
        if isinstance(t, Enum):
            return self.listed(t.name, p.compiler.enum(t.name)[value])
        if t == BOOL:
            return self.show("answer-yes" if value else "answer-no")
        if isinstance(t, Basic) and t.word in ("place", "door", "way"):
            return self._place(G, value, t.word)
        return int(value)

    def _thing(self, G: State, value: Any, t: Thing | NameOf | Printed, seat: int | None) -> str:
        p = G.p
        if isinstance(value, tuple):  # as a log line keeps it
            thing, what, mask = value
            if seat is not None and not mask >> seat & 1:
                return self.show("ui-hidden-card")
            return self.card(G, what) if what >= 0 else self._plain_thing(G, thing)
        if p.compiler.by_name(t):
            return self.card(G, value)
        return self._entity(G, value, seat)

    def _entity(self, G: State, thing: int, seat: int | None) -> str:
        """A player or a thing of the table."""
        if thing < G.p.players:
            return self.player(thing)
        if not knows(G, seat, thing):
            return self.show("ui-hidden-card")
        what = G.what[thing]
        return self.card(G, what) if what >= 0 else self._plain_thing(G, thing)

    def player(self, seat: int) -> str:
        return self.show("ui-player", {"seat": seat + 1})

    def card(self, G: State, number: int) -> str:
        """The printed name of a member."""
        return self.show(self.card_key(G, number), {"target": ""})

    def card_key(self, G: State, number: int) -> str:
        """The key of a member's name."""
        layout = G.p.layout
        card = layout.cards[number]
        if layout.below(card.kind, "offer"):
            return f"offer-{card.name}"
        for kind in layout.ancestry(card.kind):
            for definition, _ in layout.kinds.get(kind, ()):
                if definition.kind.plural and f"{kind}-{card.name}" in self.texts:
                    return f"{kind}-{card.name}"
        return f"{card.kind}-{card.name}"

    def listed(self, of: str, name: str) -> str:
        """A name of a closed list; those of directions are rulekit's own."""
        return self.show(f"ui-{name}" if of == "direction" else f"{of}-{name}")

    def field(self, name: str) -> str:
        """The word for a printed field."""
        return field_word(self.texts, name)

    def _plain_thing(self, G: State, thing: int) -> str:
        kind = G.p.layout.kind_of[thing]
        return f"{self.show(f'kind-{kind}')} {G.p.number_of(thing)}"

    def _place(self, G: State, value: Any, word: str) -> str:
        p = G.p
        low = p.layout.ranges[p.ruleset.map.tile][0]
        if word == "way":
            return self.show("ui-turn", {"n": value[4]})
        place = p.board.place_of_door(value) if word == "door" else value
        tile = self.card(G, G.what[p.board.tile_of(place) + low])
        areas = p.areas[p.board.tile_of(place)]
        if areas and (area := f"area-{areas[place - p.board.place_of(p.board.tile_of(place))]}") in self.texts:
            tile = f"{tile}, {self.show(area)}"
        if word == "place":
            return tile
        side = p.board.side_of(value)
        if side is None:
            return f"{tile}, {self._place(G, p.board.link_end(value), 'place')}"
        direction = ("north", "east", "south", "west")[side]
        return f"{tile}, {self.show(f'ui-{direction}')}"

    # ------------------------------------------------------------------------------ lines
    def arguments(
        self, G: State, names: Sequence[tuple[str, Type]], values: Sequence[Any], seat: int | None
    ) -> dict[str, str | int]:
        return {name: self.name(G, value, t, seat) for (name, t), value in zip(names, values, strict=True)}

    def prompt(self, G: State, key: str, names: Any, values: Any, seat: int) -> str:
        if key not in self.texts:
            return self._own.show("ui-choose")
        return self.show(key, self.arguments(G, names, values, seat))

    def entry(self, G: State, raw: tuple[Any, ...], seat: int | None) -> str:
        number, values, _ = raw
        key, names = G.p.register.says[number]
        return self.show(key, self.arguments(G, names, values, seat))

    def options(self, G: State, options: Sequence[Option]) -> list[str]:
        """All options of a question; what would read alike is told apart."""
        labels = [self.option(G, option) for option in options]
        added = tell_apart(labels, lambda at: self._signs(G, options[at]))
        return [
            self.show("ui-apart", {"name": label, "by": by}) if by else label
            for label, by in zip(labels, added, strict=True)
        ]

    def _signs(self, G: State, option: Option) -> tuple[str, ...]:
        """What tells an option from others: what is chosen with an offer, or the card that makes it; where that is.

        Before that, if it is hidden, what is printed on its back.
        In a row also at which place: as a log line says it.
        """
        seat = G.pending[0] if G.pending is not None else None
        value, t = option._value, option._type
        if self._is_offer(G, value):
            number, this, _, pick = value
            folded = G.p.register.offers[number].folded_type
            value, t = (pick, folded) if pick is not None else (this, Thing("thing"))
        name = "" if value is None else str(self.name(G, value, t, seat))
        if not self._lies(G, value, t):
            return name, "", "", ""
        return name, self._back(G, value, seat), self._where(G, value, seat), self._place_in_row(G, value)

    def _back(self, G: State, thing: int, seat: int | None) -> str:
        """What a reader sees on the back of a hidden thing."""
        back = () if knows(G, seat, thing) else G.p.backs.printed[shown_back(G, thing)]
        printed = {slot: value for slot, value in back if is_printed(value)}
        return ", ".join(
            self.show("ui-slot", {"name": self.field(slot.name), "value": self.name(G, value, slot.type, seat)})
            for slot, value in printed.items()
        )

    def _lies(self, G: State, value: Any, t: Type | None) -> bool:
        """Is this a thing of the table? A player is none, nor is a card that is only named."""
        compiler = G.p.compiler
        if value is None or t is None or not compiler.is_entity(plain(t)) or compiler.by_name(t):
            return False
        return bool(value >= G.p.players)

    def _place_in_row(self, G: State, thing: int) -> str:
        """The place of a thing that lies in a row, as `.place` gives it."""
        zone = G.w[thing]
        return self.show("ui-place", {"n": G.z[zone].index(thing) + 1}) if zone in G.p.rows else ""

    def _where(self, G: State, value: int, seat: int | None) -> str:
        """Who has a thing, or where it lies; nothing for what simply exists."""
        p = G.p
        zone = p.layout.zones[G.w[value]]
        if zone.holder is not None:
            return self._entity(G, zone.holder, seat)
        if G.w[value] != BOARD:
            return self.show(f"zone-{zone.name}") if zone.definition is not None else ""
        cell = p.stands_cell(value)
        stands = cell is not None and p.shown(G, G.c[cell], PLACE) is not None
        return self._place(G, G.c[cell], "place") if stands else ""

    def _is_offer(self, G: State, value: Any) -> bool:
        return isinstance(value, tuple) and G.pending is not None and G.p.sites[G.pending[1]].kind == "offer"

    def option(self, G: State, option: Option) -> str:
        """An option as the one who is asked reads it, by itself."""
        value, key = option._value, option.key
        if key in ("yes", "no", "done") and (value is None or isinstance(value, bool)):
            return self.show(f"answer-{key}")
        pending = G.pending
        seat = pending[0] if pending is not None else None
        if self._is_offer(G, value):
            offer = G.p.register.offers[value[0]]
            args: dict[str, str | int] = {}
            if offer.folded is not None:
                args[offer.folded] = self.name(G, value[3], offer.folded_type, seat)
            return self.show(f"offer-{offer.name}", args)
        return str(self.name(G, value, option._type, seat))

"""Which colour things have: their own, that of what is printed on them, or that of the seat they stand for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rulekit.dsl.types import BOOL, Enum, plain
from rulekit.ruleset.tabletop import Tabletop, ThingLook
from rulekit.table.lore import CardLore, Lore

SEATS = ("cyan", "magenta", "yellow", "green", "blue", "red", "white", "grey")
"""The colours of the seats, where a game does not say otherwise."""


class Colours:
    """The colours in one view; "" is none."""

    def __init__(self, tabletop: Tabletop, lore: Lore, view: Mapping[str, Any]) -> None:
        self._tabletop = tabletop
        self._lore = lore
        self.seats = [self._seat(seat, slots) for seat, slots in enumerate(view["seats"])]

    def of(self, name: str, sorts: Sequence[str]) -> str:
        """The colour of a member of one of these sorts."""
        if name.startswith("player") and name[6:].isdigit() and int(name[6:]) <= len(self.seats):
            return self.seats[int(name[6:]) - 1]
        card = self._lore.card(name, sorts)
        kinds = self._lore.ancestry(card.kind) if card is not None else []
        own = next((found for sort in (*sorts, *kinds) if (found := self._member(sort, name))), "")
        return own if own or card is None else self._printed(card) or self.look(card.kind).colour or ""

    def look(self, kind: str) -> ThingLook:
        """How things of a kind look: as is said of it, or of the nearest kind above it."""
        looks = (self._tabletop.things.get(above) for above in self._lore.ancestry(kind))
        return next((look for look in looks if look is not None), ThingLook())

    def _member(self, of: str, name: str) -> str:
        return self._tabletop.colours.get(of, {}).get(name, "")

    def _printed(self, card: CardLore) -> str:
        """The colour of the first name of a closed list that stands on a card and has one."""
        types = {field: plain(card.types.get(field, BOOL)) for field in card.printed}
        named = ((t.name, value) for field, value in card.printed.items() if isinstance(t := types[field], Enum))
        return next((found for of, value in named if isinstance(value, str) and (found := self._member(of, value))), "")

    def _seat(self, seat: int, slots: Mapping[str, Any]) -> str:
        look = self._tabletop.seats
        by = slots.get(look.colour_by) if look.colour_by is not None else None
        known = self._lore.slot("player", look.colour_by or "")
        if isinstance(by, str) and known is not None and known.sorts:
            return self._member(known.sorts[0], by)
        played = slots.get(look.named_by) if look.named_by is not None else None
        card = self._lore.card(played) if isinstance(played, str) else None
        return (self._printed(card) if card is not None else "") or SEATS[seat % len(SEATS)]

"""From the slots of a view to facts: what each holds, in words, with styles; and what is not worth telling left out."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from rulekit.dsl.types import BOOL
from rulekit.ruleset.tabletop import SlotLook, Tabletop
from rulekit.table.cards import Cards, Piece
from rulekit.table.colours import Colours
from rulekit.table.lore import Lore, SlotLore
from rulekit.table.names import Names
from rulekit.table.runs import Line, Run, joined, line, text_of
from rulekit.table.scene import Fact
from rulekit.table.signs import Signs

_NOTHING: tuple[object, ...] = (None, [], {})
_UNHEARD_OF = SlotLore("state", BOOL)
"""A slot of which nothing is known beforehand."""


class Facts:
    """Tells of what is in the slots of one view."""

    def __init__(
        self,
        tabletop: Tabletop,
        lore: Lore,
        names: Names,
        signs: Signs,
        view: Mapping[str, Any],
        on_map: Collection[str] = (),
    ) -> None:
        """`on_map`: the slots that say where things stand and lie, which the map tells."""
        self.tabletop = tabletop
        self.lore = lore
        self.names = names
        self.signs = signs
        self.view = view
        self.on_map = on_map
        self.colours = Colours(tabletop, lore, view)
        self.cards = Cards(lore, names, signs, self.colours, self.of_thing)

    # ------------------------------------------------------------------------------ which slots
    def of(
        self,
        holder: str,
        slots: Mapping[str, Any],
        notes: Mapping[str, Mapping[str, Any]],
        listed: Sequence[str] | None = None,
        only: bool = False,
    ) -> tuple[Fact, ...]:
        """What slots hold: first those that are listed, then the others that hold something, unless `only`.

        Where a game lists nothing, all its counters and tracks are told, whatever they hold.
        """
        if listed is None:
            roles = {name: known.role for name in slots if (known := self.lore.slot(holder, name)) is not None}
            listed = [name for name, role in roles.items() if role in ("counter", "track")]
        names = [name for name in listed if name in slots]
        rest = [] if only else [name for name in slots if name not in names and name not in self.tabletop.leave_out]
        found = [self.fact(holder, name, slots[name], notes.get(name, {})) for name in names]
        found += [self.fact(holder, name, slots[name], notes.get(name, {}), listed=False) for name in rest]
        return tuple(fact for fact in found if fact is not None)

    def of_thing(self, key: str, listed: Sequence[str] | None = None) -> tuple[Fact, ...]:
        """What a thing has, by its key in the view; `listed`: which slots, if that is said."""
        if key not in self.view["things"]:
            return ()
        kind = self.view["kinds"].get(key, "")
        shows = listed if listed is not None else self.colours.look(kind).shows
        slots = {name: value for name, value in self.view["things"][key].items() if name not in self.on_map}
        return self.of(kind, slots, self.view["notes"]["things"].get(key, {}), shows, only=shows is not None)

    # ------------------------------------------------------------------------------ one slot
    def fact(self, holder: str, name: str, value: Any, note: Mapping[str, Any], listed: bool = True) -> Fact | None:
        """One slot and what it holds; None if that is not worth telling, or if the game has no word for the slot."""
        label = self.names.slot(name)
        known = self.lore.slot(holder, name) or _UNHEARD_OF
        look = self.tabletop.slots.get(name, SlotLook())
        if label is None or not _is_told(known, look, value, note, listed):
            return None
        sort, pieces = self._pieces(known, look, value, note)
        return Fact(
            sort,
            label,
            short=self.names.short_slot(name) or label,
            icon=self.signs.pick(look.icon, look.ascii),
            pieces=tuple(piece.drawn for piece in pieces),
            brief=joined((piece.brief for piece in pieces), Run(", ", "quiet")),
            aloud=", ".join(piece.aloud for piece in pieces),
            style=look.colour or "",
        )

    def _pieces(
        self, known: SlotLore, look: SlotLook, value: Any, note: Mapping[str, Any]
    ) -> tuple[str, tuple[Piece, ...]]:
        """Of which sort a fact is, and what it holds."""
        if note.get("unseen"):
            sign = line(self.names.say("ui-unseen"), "quiet")
            sort = "number" if known.role in ("counter", "track") else "word"
            return sort, (Piece(sign, sign, self.names.say("ui-unseen-aloud")),)
        if known.role == "zone" and isinstance(value, list):
            return "cards", self.cards.zone(known, look, value, note)
        strong = f"strong {look.colour or ''}".strip()
        if known.role == "track" and "cells" in note and look.form != "number":
            return "track", (self._track(value, note, strong),)
        value = note.get("number", value)
        if value is True and known.usual is not True:
            return "flag", ()
        if isinstance(value, int) and not isinstance(value, bool):
            return "number", (Piece(line(str(value), strong), line(str(value), strong), str(value)),)
        return "word", tuple(self._words(value, known.sorts))

    def _track(self, position: int, note: Mapping[str, Any], style: str) -> Piece:
        """All that is printed on a track, with the marker; at its shortest only what is under the marker."""
        cells, number = note["cells"], note["number"]
        runs: list[Run] = []
        for at, cell in enumerate(cells):
            before = "[" if at == position else "]" if at == position + 1 and at > 0 else " "
            runs += [Run(before, style), Run(str(cell), style if at == position else "quiet")]
        runs.append(Run("]" if position == len(cells) - 1 else " ", style))
        if position < 0:
            runs = [Run(f"[{number}]", style), *runs]
        aloud = self.names.say("ui-track", n=number, place=position + 1, places=len(cells))
        return Piece(tuple(runs), line(str(number), style), aloud)

    def _words(self, value: Any, sorts: Sequence[str]) -> Iterator[Piece]:
        if isinstance(value, list):
            for item in value:
                yield from self._words(item, sorts)
            return
        word = self._word(value, sorts)
        yield Piece(word, self._word(value, sorts, short=True), text_of(word))

    def _word(self, value: Any, sorts: Sequence[str], short: bool = False) -> Line:
        if not isinstance(value, str):
            return line(self.names.value(value, sorts, short))
        colour = self.colours.of(value, sorts)
        if short and sorts == ("player",):
            return line(value.removeprefix("player"), f"strong {colour}")
        return line(self.names.value(value, self.cards.sorts(sorts, value), short), colour)


def _is_told(known: SlotLore, look: SlotLook, value: Any, note: Mapping[str, Any], listed: bool) -> bool:
    """Is it worth telling? What a game lists is, unless there is nothing; of the rest, what is not as usual."""
    if note.get("unseen"):
        return listed and look.always is not False
    holds = value not in _NOTHING and value is not False
    if look.always is not None:
        return look.always or (holds and value != 0)
    if not holds:
        return value is False and known.usual is True
    if isinstance(value, int) and not isinstance(value, bool):
        return listed or note.get("number", value) != 0
    return known.role == "zone" or (listed and value is not True) or value != known.usual

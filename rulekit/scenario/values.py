"""A value written in a scenario, read as what the ruleset says may stand there.

A player is written as a seat from 1. In an option a player is a seat from 0, everywhere else the key `player1`.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from rulekit.diagnostics import Diagnostics
from rulekit.dsl.context import article
from rulekit.dsl.types import ANYTHING, BOOL, COUNTER, INT, TRACK, Enum, List, NameOf, Opt, Thing, Type, Zone
from rulekit.dsl.types import Map as MapType
from rulekit.dsl.world import Stored
from rulekit.ruleset.tree import Map, Node, Scalar, Seq, pairs, plain
from rulekit.scenario.model import Unseen
from rulekit.scenario.names import Names
from rulekit.source import Span
from rulekit.suggest import did_you_mean

HIDDEN = "hidden"
"""In what a seat sees: something that it may not know."""

SeatAs = Callable[[int], object]

_PLAYER_KEY = re.compile(r"player([1-9][0-9]?)")


def as_index(seat: int) -> object:
    return seat


def as_key(seat: int) -> object:
    return f"player{seat + 1}"


class Values:
    """Reads the values of one scenario; what does not fit becomes a diagnostic."""

    def __init__(self, names: Names, players: int, found: Diagnostics) -> None:
        self.names = names
        self.players = players
        self.found = found

    def given(self, node: Node, slot: Stored) -> object:
        """What a slot or an option is to hold."""
        if slot.role == "zone":
            return self._zone(node, slot.type)
        return self._of_type(node, slot.type, slot, as_index if slot.role == "option" else as_key)

    def wanted(self, node: Node, slot: Stored, seen: bool) -> object:
        """What a slot must hold. If this is about what a seat sees (`seen`), it may be hidden, and so may its cards."""
        if seen and isinstance(node, Scalar) and node.text == HIDDEN:
            return Unseen.UNSEEN
        if slot.role == "zone" and _whole(node) is None:
            return self._zone(node, slot.type, seen)
        if slot.role == "zone":
            return _whole(node)
        value = self._of_type(node, slot.type, slot, as_key)
        if isinstance(value, dict):  # in a view the keys of a map are texts
            return {f"n{key}" if isinstance(key, int) else key: inner for key, inner in value.items()}
        return value

    def seat(self, written: str | int, span: Span) -> int:
        """A seat, counted from 1 in the file and from 0 here."""
        number = int(written)
        if not 1 <= number <= self.players:
            many = f"{self.players} play here" if self.players > 1 else "one plays here"
            self.found.add("scenario/no-seat", span, f"there is no seat {number}: {many}", "seats count from 1")
        return number - 1

    # ------------------------------------------------------------------------------ zones
    def _zone(self, node: Node, t: Type, seen: bool = False) -> list[object]:
        if not isinstance(node, Seq):
            self._misfit(node, "a zone holds a list of names", "write them in brackets: `[one, another]`")
            return []
        held = t.of if isinstance(t, Zone) else None
        kind = held.kind if isinstance(held, Thing) else None
        return [self._lying(item, kind, seen) for item in node.items]

    def _lying(self, node: Node, kind: str | None, seen: bool) -> object:
        if not isinstance(node, Scalar) or not isinstance(node.value, str):
            self._misfit(node, "in a zone lie things, by their names")
            return None
        if seen and node.text == HIDDEN:
            return None
        self.thing(node, kind)
        return node.text

    def out_of_play(self, node: Node) -> int | list[str] | dict[str, int]:
        """What is to be out of play: how many in all, which ones, or how many of which."""
        whole = _whole(node)
        if whole is not None:
            return whole
        if not isinstance(node, Map):
            return [str(name) for name in self._zone(node, Zone(ANYTHING))]
        found: dict[str, int] = {}
        for key, many in node:
            self.thing(key)
            number = _whole(many)
            if number is None:
                self._misfit(many, "expected a whole number")
            found[key.text] = number or 0
        return found

    def thing(self, node: Scalar, kind: str | None = None) -> None:
        """Reports a name that no thing has, or only things of another kind."""
        if not self.names.is_thing(node.text):
            self._unknown(node, f"there is no `{node.text}` in this ruleset", self.names.things_of(kind))
        elif kind is not None and not self.names.fits(node.text, kind):
            self._misfit(node, f"`{node.text}` is no {kind}", did_you_mean(node.text, self.names.things_of(kind)))

    # ------------------------------------------------------------------------------ the map
    def lying(self, tile: Scalar, node: Node) -> dict[str, object] | None:
        """Where a tile lies, by the parts that are named: its grid, `x`, `y` and `turn`; None: nowhere."""
        board = self.names.world.map()
        if board is None:
            self.found.add("scenario/unknown-name", tile.span, "this game has no map")
            return None
        self.thing(tile, board.tile)
        where: dict[str, object] = {}
        for key, part in pairs(node):
            if key.text == board.grids:
                where[key.text] = self._of_type(part, Enum(board.grids), None, as_key)
            elif key.text in ("x", "y", "turn"):
                where[key.text] = self._of_type(part, INT, None, as_key)
            else:
                self._unknown(key, f"where a tile lies has no `{key.text}`", [board.grids, "x", "y", "turn"])
        return where if isinstance(node, Map) else None

    # ------------------------------------------------------------------------------ values by type
    def _of_type(self, node: Node, t: Type, slot: Stored | None, seat_as: SeatAs) -> object:
        match t:
            case Opt():
                none = isinstance(node, Scalar) and node.text in ("none", "null")
                return None if none else self._of_type(node, t.of, slot, seat_as)
            case List():
                if not isinstance(node, Seq):
                    self._misfit(node, f"expected {article(t)}", "write it in brackets: `[one, another]`")
                    return []
                return [self._of_type(item, t.of, slot, seat_as) for item in node.items]
            case MapType():
                return self._map(node, t, seat_as)
            case Enum():
                return self._one_of(node, t, self.names.list_members(t.name))
            case NameOf():
                return self._one_of(node, t, self.names.things_of(t.kind))
            case Thing():
                return self._some_thing(node, t, seat_as)
        return self._basic(node, t, slot)

    def _basic(self, node: Node, t: Type, slot: Stored | None) -> object:
        whole = _whole(node)
        if t in (INT, COUNTER, TRACK):
            low, high = (slot.low, slot.high) if slot else (None, None)
            if whole is None:
                self._misfit(node, "expected a whole number")
            elif low is not None and high is not None and not low <= whole <= high:
                self._misfit(node, f"{whole} is not in the range {low}..{high}")
            return whole
        value = plain(node)
        if t == BOOL and not isinstance(value, bool):
            self._misfit(node, "expected `true` or `false`")
        return value

    def _map(self, node: Node, t: MapType, seat_as: SeatAs) -> dict[object, object]:
        if not isinstance(node, Map):
            self._misfit(node, f"expected {article(t)}", "write a map: `{one: 1, another: 2}`")
            return {}
        return {
            self._of_type(key, t.key, None, seat_as): self._of_type(value, t.of, None, seat_as) for key, value in node
        }

    def _some_thing(self, node: Node, t: Thing, seat_as: SeatAs) -> object:
        if not isinstance(node, Scalar):
            self._misfit(node, f"expected {article(t)}")
            return None
        key = _PLAYER_KEY.fullmatch(node.text)
        number = int(key[1]) if key else _whole(node)
        if number is not None and t.kind in self.names.world.ancestry("player"):
            return seat_as(self.seat(number, node.span))
        if t.kind == "player":
            self._misfit(node, "expected a seat, counted from 1")
        else:
            self.thing(node, t.kind)
        return node.text

    def _one_of(self, node: Node, t: Type, known: list[str]) -> object:
        if not isinstance(node, Scalar):
            self._misfit(node, f"expected {article(t)}")
            return None
        if node.text not in known:
            self._unknown(node, f"`{node.text}` is no {t}", known)
        return node.text

    # ------------------------------------------------------------------------------ what is wrong
    def _misfit(self, node: Node, message: str, hint: str = "") -> None:
        self.found.add("scenario/value", node.span, message, hint)

    def _unknown(self, node: Scalar, message: str, known: list[str]) -> None:
        self.found.add("scenario/unknown-name", node.span, message, did_you_mean(node.text, known))


def _whole(node: Node) -> int | None:
    value = node.value if isinstance(node, Scalar) else None
    return value if isinstance(value, int) and not isinstance(value, bool) else None

"""How things and values are called in options, views, saves and tests."""

from __future__ import annotations

from typing import Any

from rulekit.dsl.types import BOOL, INT, Basic, Enum, List, Map, NameOf, Printed, Thing, Type, plain
from rulekit.interpreter.boards import Board
from rulekit.interpreter.compiler import UNSET, Compiler
from rulekit.interpreter.layout import Layout
from rulekit.interpreter.sight import knows
from rulekit.interpreter.state import State
from rulekit.ruleset.model import Ruleset

HIDDEN = "hidden"
"""What a card is called to those who may not know which it is."""


class Keys:
    """The names of things and values in one game."""

    ruleset: Ruleset
    players: int
    compiler: Compiler
    layout: Layout
    board: Board | None
    areas: list[list[str]]

    def own_range(self, thing: int) -> tuple[int, int]:
        return self.layout.own_range[self.layout.kind_of[thing]]

    def number_of(self, thing: int) -> int:
        return thing - self.own_range(thing)[0] + 1

    def key_of(self, G: State, thing: int) -> str:
        """How a thing is called in options, views and tests."""
        if thing < self.players:
            return f"player{thing + 1}"
        what = G.what[thing]
        if what < 0:
            return f"{self.layout.kind_of[thing]}{self.number_of(thing)}"
        return self.layout.cards[what].name

    def key(self, G: State, value: Any, t: Type | None) -> str:
        """A value of a type by its name; numbers as `n3`."""
        if value is None:
            return "none"
        t = plain(t) if t is not None else INT
        if isinstance(t, Enum):
            return str(self.compiler.enum(t.name)[value])
        if isinstance(t, NameOf | Thing | Printed):
            return str(self.layout.cards[value].name) if self.compiler.by_name(t) else self.key_of(G, value)
        if t == BOOL:
            return "yes" if value else "no"
        if isinstance(t, Basic) and t.word in ("place", "door", "way") and self.board is not None:
            return self._map_key(G, value, t.word)
        return f"n{value}"

    def _map_key(self, G: State, value: Any, word: str) -> str:
        assert self.board is not None
        assert self.ruleset.map is not None
        low = self.layout.ranges[self.ruleset.map.tile][0]
        if word == "way":
            tile, grid, x, y, turn = value
            return f"{self.key_of(G, tile + low)}-{self.compiler.enum(self.ruleset.map.grids)[grid]}-{x}-{y}-turn{turn}"
        place = self.board.place_of_door(value) if word == "door" else value
        tile = self.board.tile_of(place)
        name = self.key_of(G, tile + low)
        areas = self.areas[tile]
        if areas:
            name = f"{name}-{areas[place - self.board.place_of(tile)]}"
        if word == "place":
            return name
        side = self.board.side_of(value)
        if side is None:
            return f"{name}-to-{self._map_key(G, self.board.link_end(value), 'place')}"
        return f"{name}{'-wall' if self.board.is_wall(value) else ''}-{('north', 'east', 'south', 'west')[side]}"

    def shown(self, G: State, value: Any, t: Type, seat: int | None = None) -> Any:
        """A value as JSON, by names; a card that a seat may not know is `hidden` to it."""
        if value is None or value == UNSET:
            return None
        t = plain(t)
        if isinstance(t, List):
            return [self.shown(G, item, t.of, seat) for item in value]
        if isinstance(t, Map):
            return {self.seen_key(G, key, t.key, seat): self.shown(G, item, t.of, seat) for key, item in value.items()}
        if t in (INT, BOOL, Basic("counter")):
            return value
        return self.seen_key(G, value, t, seat)

    def seen_key(self, G: State, value: Any, t: Type | None, seat: int | None) -> str:
        """The name of a value, as far as a seat may know it."""
        bare = plain(t) if t is not None else INT
        is_thing = isinstance(bare, Thing | Printed) and not self.compiler.by_name(bare)
        if is_thing and seat is not None and value is not None and not knows(G, seat, value):
            return HIDDEN
        return self.key(G, value, t)

"""The map of a view as part of a scene: tiles with their doors, who stands where, what lies there, where links lead."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rulekit.ruleset.model import MapDef
from rulekit.ruleset.tabletop import MapLook
from rulekit.table.facts import Facts
from rulekit.table.runs import Run, line
from rulekit.table.scene import Figure, Grid, Item, Tile

STEPS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
OPPOSITE = {"north": "south", "east": "west", "south": "north", "west": "east"}

Square = tuple[str, int, int]
"""A grid, and a place on it."""


class Places:
    """What of one view stands and lies where."""

    def __init__(self, facts: Facts, board: MapDef, look: MapLook) -> None:
        self.facts = facts
        self.names = facts.names
        self.view = facts.view
        self.board = board
        self.look = look
        self.tiles: Mapping[str, Any] = facts.view["map"]
        self.tile_of = {place: tile for tile, lies in self.tiles.items() for place in lies["areas"] or [tile]}
        self.at: dict[Square, str] = {self._square(tile): tile for tile in self.tiles}
        self.marks = _Marks(facts)
        self.standing = self._standing()

    def _square(self, tile: str) -> Square:
        lies = self.tiles[tile]
        return lies[self.board.grids], lies["x"], lies["y"]

    # ------------------------------------------------------------------------------ who stands where
    def _standing(self) -> dict[str, list[Figure]]:
        found: dict[str, list[Figure]] = {}
        for place, figure in [*self._players(), *self._pieces()]:
            if place in self.tile_of:
                found.setdefault(place, []).append(figure)
        return found

    def _players(self) -> Iterator[tuple[str, Figure]]:
        for seat, slots in enumerate(self.view["seats"]):
            place = slots.get(self.board.stands)
            if isinstance(place, str):
                name = self.names.player(seat, self.view["seat"])
                mark = Run(str(seat + 1), f"strong {self.facts.colours.seats[seat]}")
                yield place, Figure(mark, line(name, mark.style), name, own=seat == self.view["seat"])

    def _pieces(self) -> Iterator[tuple[str, Figure]]:
        for key in self.pieces():
            piece = self.facts.cards.card(self.name_of(key), (self.view["kinds"][key],), key)
            mark = self.marks.of(self.name_of(key), self.view["kinds"][key])
            yield self.view["things"][key][self.board.stands], Figure(mark, piece.drawn, piece.aloud)

    def pieces(self) -> list[str]:
        """The things that stand on the map, by their keys."""
        return [key for key, slots in self.view["things"].items() if slots.get(self.board.stands) in self.tile_of]

    def name_of(self, key: str) -> str:
        """The name of a thing without the number that tells it from others of that name."""
        name, _, number = key.rpartition("-")
        return name if number.isdigit() and name in self.view["things"] else key

    def lying(self) -> dict[str, list[str]]:
        """The things that lie on tiles, by their keys."""
        found: dict[str, list[str]] = {}
        for key, slots in self.view["things"].items():
            for state in self.look.lying:
                if slots.get(state) in self.tile_of:
                    found.setdefault(self.tile_of[slots[state]], []).append(key)
        return found

    # ------------------------------------------------------------------------------ the scene
    def grids(self) -> tuple[Grid, ...]:
        """All grids with tiles; that of the one who looks, or of whoever's turn it is, first."""
        lying = self.lying()
        by_grid: dict[str, dict[str, Tile]] = {}
        for tile, lies in self.tiles.items():
            by_grid.setdefault(lies[self.board.grids], {})[tile] = self._tile(tile, lying.get(tile, ()))
        here = self._here()
        first = self.tiles[here][self.board.grids] if here is not None else next(iter(by_grid), "")
        return tuple(
            Grid(self.names.member(grid, (self.board.grids,)), tuple(tiles.values()), tiles.get(here or ""))
            for grid, tiles in sorted(by_grid.items(), key=lambda item: item[0] != first)
        )

    def _here(self) -> str | None:
        """The tile that matters most to the one who looks."""
        for seat in (self.view["seat"], self.view["turn"]):
            place = self.view["seats"][seat].get(self.board.stands) if seat is not None else None
            if isinstance(place, str) and place in self.tile_of:
                return str(self.tile_of[place])
        return next((self.tile_of[place] for place in self.standing), None)

    def _tile(self, tile: str, lying: Sequence[str]) -> Tile:
        lies = self.tiles[tile]
        sorts = (self.board.tile,)
        areas = lies["areas"] or [tile]
        parts = ((self._area(tile, area), tuple(self.standing.get(area, ()))) for area in areas)
        return Tile(
            name=self.names.member(tile, sorts),
            short=self.names.member(tile, sorts, short=True),
            style=self.facts.colours.of(tile, sorts),
            x=lies["x"],
            y=lies["y"],
            doors=dict(self._doors(tile)),
            parts=tuple(parts),
            lying=tuple(self._item(key) for key in lying),
            ways=tuple(self._end(end) for ends in lies["links"].values() for end in ends),
        )

    def _area(self, tile: str, area: str) -> str:
        whole = self.names.member(area, (self.board.tile,))
        return "" if area == tile else whole.removeprefix(self.names.member(tile, (self.board.tile,))).lstrip(", ")

    def _doors(self, tile: str) -> Iterator[tuple[str, str | None]]:
        """The doors of a tile with the names of the tiles behind them; a door that meets a wall is none."""
        grid, x, y = self._square(tile)
        for side in self.tiles[tile]["doors"]:
            east, south = STEPS[side]
            other = self.at.get((grid, x + east, y + south))
            if other is None:
                yield side, None
            elif OPPOSITE[side] in self.tiles[other]["doors"]:
                yield side, self.names.member(other, (self.board.tile,))

    def _item(self, key: str) -> Item:
        piece = self.facts.cards.card(self.name_of(key), (self.view["kinds"][key],), key)
        return Item(piece.drawn, piece.aloud)

    def _end(self, place: str) -> str:
        """Where a link leads: the place and its grid."""
        tile = self.tile_of[place]
        name = self.names.member(place, (self.board.tile,))
        grid = self.names.member(self.tiles[tile][self.board.grids], (self.board.grids,))
        return self.names.say("ui-apart", name=name, by=grid)


class _Marks:
    """One sign for each name of things on the map: its icon, or a letter that no other name has."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.known: dict[str, Run] = {}

    def of(self, name: str, kind: str) -> Run:
        if name not in self.known:
            look = self.facts.colours.look(kind)
            colour = self.facts.colours.of(name, (kind,))
            sign = self.facts.signs.pick(look.icon, look.ascii) or self._letter(name, kind)
            self.known[name] = Run(sign, f"strong {colour}".strip())
        return self.known[name]

    def _letter(self, name: str, kind: str) -> str:
        word = self.facts.names.member(name, self.facts.lore.ancestry(kind))
        taken = {run.text for run in self.known.values()}
        letters = [char for char in word if char.isalpha()]
        offered = [*(char.upper() for char in letters), *(char.lower() for char in letters)]
        return next((char for char in (*offered, *"ABCDEFGHIJKLMNOPQRSTUVWXYZ") if char not in taken), "?")

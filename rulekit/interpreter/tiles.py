"""The tiles of a map as they are printed. All is numbers here; names, pieces and rules are known elsewhere.

- A direction is 0 north, 1 east, 2 south, 3 west. `x` grows to the east, `y` to the south.
- A tile is a number from 0. Each of its areas is a place, numbered on through all tiles.
- A door is `place * 4 + direction`, by the direction in which it leads as the tile lies now.
- A link is a door too, from a place to a place and of no side. Links have the numbers from `span` on, which is four
  times the number of places: `span + here * places + there`.
- A wall is a side without a door. Walls are numbered like doors, from `walls_from` on, behind all links.
- Several directions are one number, in which each has its bit: `1 << direction`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""For each direction how far east and how far south it leads."""


def opposite(direction: int) -> int:
    return direction ^ 2


def _turned(areas: Sequence[Sequence[int]], first: int) -> tuple[tuple[int | None, ...], ...]:
    """For each turn and each side, as the tile lies then: the place that has a door there."""
    printed: list[int | None] = [None] * 4
    for place, sides in enumerate(areas, first):
        for side in sides:
            printed[side] = place
    return tuple(tuple(printed[(side - turn) % 4] for side in range(4)) for turn in range(4))


def _joining(turned: tuple[tuple[int | None, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """For each direction in which one comes to a tile: the turns with which it has a door there."""
    return tuple(
        tuple(turn for turn in range(4) if turned[turn][opposite(direction)] is not None) for direction in range(4)
    )


def _bits(directions: Iterable[int]) -> int:
    return sum(1 << direction for direction in directions)


class Tiles:
    """The tiles of one game.

    `doors` has for each tile its areas, and for each area the directions of its doors before the tile is turned; a
    tile without areas has one. `links` are pairs of tiles, and join their first places. `first_thing`: what number the
    first tile has among all things of the game.
    """

    def __init__(
        self,
        doors: Sequence[Sequence[Sequence[int]]],
        links: Sequence[tuple[int, int]] = (),
        first_thing: int = 0,
    ) -> None:
        self.first_thing = first_thing
        places: list[tuple[int, ...]] = []
        tiles: list[int] = []
        for tile, areas in enumerate(doors):
            places.append(tuple(range(len(tiles), len(tiles) + len(areas))))
            tiles += [tile] * len(areas)
        self.span = 4 * len(tiles)
        self.walls_from = self.span + len(tiles) ** 2
        self.places_of = tuple(places)
        """For each tile its places."""
        self.tiles = tuple(tiles)
        """For each place its tile."""
        self.turned = tuple(_turned(areas, own[0]) for areas, own in zip(doors, places, strict=True))
        self.joining = tuple(_joining(turned) for turned in self.turned)
        self.sides = tuple(tuple(self._sides(place, turn) for turn in range(4)) for place in range(len(tiles)))
        """For each place and each turn of its tile: in which directions it has doors."""
        self.all_sides = tuple(
            tuple(sum(self.sides[place][turn] for place in own) for turn in range(4)) for own in places
        )
        """For each tile and each turn: in which directions it has doors."""
        self.doors_in = tuple(
            tuple(tuple(place * 4 + direction for direction in range(4) if bits >> direction & 1) for bits in range(16))
            for place in range(len(tiles))
        )
        """For each place and some directions: its doors there."""
        every = range(self.walls_from + self.span)
        self.door_places = tuple(self.place_of_door(door) for door in every)
        self.door_sides = tuple(self.side_of(door) for door in every)
        self.links = self._link_ends(links)
        """For each place, where its links lead."""

    def _sides(self, place: int, turn: int) -> int:
        turned = self.turned[self.tiles[place]][turn]
        return _bits(direction for direction, own in enumerate(turned) if own == place)

    def _link_ends(self, links: Sequence[tuple[int, int]]) -> tuple[tuple[int, ...], ...]:
        ends: list[list[int]] = [[] for _ in self.tiles]
        for a, b in links:
            for here, there in ((self.place_of(a), self.place_of(b)), (self.place_of(b), self.place_of(a))):
                if there not in ends[here]:
                    ends[here].append(there)
        return tuple(map(tuple, ends))

    def places(self, tile: int) -> tuple[int, ...]:
        return self.places_of[tile]

    def place_of(self, tile: int) -> int:
        """The first place of a tile: what is meant where a tile stands for a place."""
        return self.places_of[tile][0]

    def tile_of(self, place: int) -> int:
        return self.tiles[place]

    def doors(self, tile: int, turn: int) -> tuple[int | None, ...]:
        """From the north on clockwise: the place that has a door on that side of a tile, if it lies so."""
        return self.turned[tile][turn]

    def place_of_door(self, door: int) -> int:
        """The place that a door, a link or a wall belongs to."""
        if door < self.span:
            return door // 4
        return (door - self.walls_from) // 4 if self.is_wall(door) else (door - self.span) // len(self.tiles)

    def side_of(self, door: int) -> int | None:
        """The direction in which a door leads, or in which a wall is; None for a link."""
        if door < self.span:
            return door % 4
        return (door - self.walls_from) % 4 if self.is_wall(door) else None

    def is_wall(self, door: int) -> bool:
        return door >= self.walls_from

    def link(self, here: int, there: int) -> int:
        """The number of a link from place to place."""
        return self.span + here * len(self.tiles) + there

    def link_end(self, link: int) -> int:
        """The place that a link leads to, if there is such a link now."""
        return (link - self.span) % len(self.tiles)

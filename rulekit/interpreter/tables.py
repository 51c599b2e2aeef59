"""One state of a map of tiles, with all that follows from how they lie. What the numbers mean says `tiles`.

A way is `(grid, x, y, turn)`: where a tile lies or could lie, after `turn` quarter turns clockwise. With the tile in
front of it, that is a laying. How all tiles lie is one tuple, `laid`: for each tile its way, or None.

A door that meets a wall is false: it is no exit and nobody can see through it. A door that meets no tile is open.

Pieces that stand on the map may join places and hide them. What they do is `Pieces`, one object until one moves.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import compress
from operator import not_
from typing import NamedTuple

from rulekit.interpreter.tiles import STEPS, Tiles, opposite

Way = tuple[int, int, int, int]
Laying = tuple[int, int, int, int, int]
Laid = tuple[Way | None, ...]
Cell = tuple[int, int, int]

NO_WAY = 999
_NONE: frozenset[int] = frozenset()
_HOW_MANY = tuple(bits.bit_count() for bits in range(16))


class Pieces(NamedTuple):
    """What the pieces on the map do: to which places ways lead from a place, and into which places nobody sees."""

    links: Mapping[int, Sequence[int]]
    hidden: frozenset[int]


NO_PIECES = Pieces({}, frozenset())


class Table:
    """One state of the map, and the questions one can ask about it. It is never changed: what is laid makes a new one.

    The things that are tiles are those `on` it, and those `off` it.

    Of every place it is known on which grid it lies (`grids`), by which doors and links one can leave it (`exits`), and
    which of these lead to another place (`leads`) or have no tile behind them (`opens`); of every door, link and wall,
    where it leads (`beyond`, in which those that lead nowhere are missing; a wall leads to the first place of the tile
    behind it). `opened`: the open doors of a grid. `faces`: for a cell next to a tile, in which directions tiles lie,
    and four bits further up, which of these have a door to it.

    What takes longer is found out when it is first asked, and kept.
    """

    __slots__ = (
        "beyond",
        "cells",
        "exits",
        "faces",
        "found_ways",
        "grids",
        "laid",
        "leads",
        "near",
        "off",
        "on",
        "opened",
        "opens",
        "pieces",
        "sharing",
        "sights",
        "steps",
        "tiles",
        "without",
    )

    def __init__(self, tiles: Tiles, laid: Laid) -> None:
        places = range(len(tiles.tiles))
        self.tiles = tiles
        self.laid = laid
        self.pieces = NO_PIECES
        self.on, self.off = _parted(tiles, laid)
        self.cells: dict[Cell, int] = {}
        self.faces: dict[Cell, int] = {}
        self.beyond: dict[int, int] = {}
        self.opened: dict[int, frozenset[int]] = {}
        self.grids: list[int | None] = [None for _ in places]
        self.exits: list[tuple[int, ...]] = [() for _ in places]
        self.leads, self.opens = self.exits[:], self.exits[:]
        self.found_ways: dict[tuple[int, int], tuple[Laying, ...]] = {}
        self.without: dict[int, Table] = {}
        self.sharing: dict[int, tuple[int, ...]] = {}
        self._forget()
        for tile, way in enumerate(laid):
            if way is not None:
                self._border(tile, way, True)
        for place in places:
            self._look_around(place)

    def _forget(self) -> None:
        """Nothing has been asked yet of what hangs on pieces."""
        self.near: dict[int, tuple[int, ...]] = {}
        self.steps: dict[int, dict[int, int]] = {}
        self.sights: dict[int, tuple[int, ...]] = {}

    # ------------------------------------------------------------------------------ from one state to the next
    def put(self, tile: int, way: Way | None) -> Table:
        """The map with this tile there, and nowhere else; None: off the map."""
        new = Table.__new__(Table)
        new.tiles, new.pieces = self.tiles, self.pieces
        before = self.laid[tile]
        new.laid = (*self.laid[:tile], way, *self.laid[tile + 1 :])
        new.on, new.off = _parted(self.tiles, new.laid)
        new.cells, new.faces, new.beyond = self.cells.copy(), self.faces.copy(), self.beyond.copy()
        new.opened, new.grids = self.opened.copy(), self.grids[:]
        new.exits, new.leads, new.opens = self.exits[:], self.leads[:], self.opens[:]
        new.found_ways, new.without, new.sharing = {}, {}, {}
        new._forget()
        near = [*self.tiles.places_of[tile]]
        for place in self.tiles.places_of[tile]:
            near += self._ends(place)
        if before is not None:
            near += new._border(tile, before, False)
        if way is not None:
            near += new._border(tile, way, True)
        for place in dict.fromkeys(near):
            new._look_around(place)
        return new

    def with_pieces(self, pieces: Pieces) -> Table:
        """The same map with other pieces on it."""
        new = Table.__new__(Table)
        new.tiles, new.laid, new.on, new.off = self.tiles, self.laid, self.on, self.off
        new.cells, new.faces = self.cells, self.faces
        new.opened, new.grids, new.opens = self.opened.copy(), self.grids[:], self.opens[:]
        new.found_ways, new.without, new.sharing = self.found_ways, self.without, self.sharing
        new.exits, new.leads, new.beyond = self.exits[:], self.leads[:], self.beyond.copy()
        new.pieces = pieces
        new._forget()
        for here, ends in self.pieces.links.items():
            for there in ends:
                new.beyond.pop(self.tiles.link(here, there), None)
        for place in {**self.pieces.links, **pieces.links}:
            new._look_around(place)
        return new

    def lifted(self, tile: int) -> Table:
        """The same map with one tile taken off; itself if that tile does not lie on it."""
        if self.laid[tile] is None:
            return self
        if tile not in self.without:
            self.without[tile] = self.put(tile, None)
        return self.without[tile]

    def _border(self, tile: int, way: Way, lies: bool) -> list[int]:
        """A tile comes to lie there, or goes away: what that is to the cells around; gives places with a door to it."""
        cells, faces, turned = self.cells, self.faces, self.tiles.turned
        grid, x, y, turn = way
        if lies:
            cells[grid, x, y] = tile
        else:
            del cells[grid, x, y]
        facing: list[int] = []
        for direction, own in enumerate(turned[tile][turn]):
            east, south = STEPS[direction]
            cell = grid, x + east, y + south
            back = direction ^ 2
            face = faces.get(cell, 0) ^ (1 if own is None else 17) << back
            if face:
                faces[cell] = face
            else:
                del faces[cell]
            other = cells.get(cell)
            if other is not None:
                near = turned[other][self.laid[other][3]][back]  # type: ignore[index]
                self._lead(tile, own, direction, other, near, lies)
                self._lead(other, near, back, tile, own, lies)
                if near is not None:
                    facing.append(near)
        return facing

    def _lead(self, tile: int, own: int | None, direction: int, other: int, near: int | None, lies: bool) -> None:
        """Where the side of a tile leads that meets another one, by the places that have doors there."""
        tiles = self.tiles
        if own is not None:
            sides, there = [own * 4 + direction], near
        else:
            first = tiles.walls_from + direction
            sides, there = [first + place * 4 for place in tiles.places_of[tile]], tiles.places_of[other][0]
        for side in sides:
            if lies and there is not None:
                self.beyond[side] = there
            else:
                self.beyond.pop(side, None)

    def _look_around(self, place: int) -> None:
        """Finds out what the exits of a place are, as its tile lies now."""
        tiles, laid, was = self.tiles, self.laid, self.grids[place]
        if was is not None:
            self.opened[was] = self.opened[was].difference(self.opens[place])
        way = laid[tiles.tiles[place]]
        exits: tuple[int, ...] = ()
        leads = opens = exits
        grid = None
        if way is not None:
            grid, doors = way[0], tiles.doors_in[place]
            own, face = tiles.sides[place][way[3]], self.faces.get(way[:3], 0)
            leads, opens, exits = doors[own & face >> 4], doors[own & ~face], doors[own & (face >> 4 | ~face)]
            self.opened[grid] = self.opened.get(grid, _NONE).union(opens)
        if tiles.links[place] or place in self.pieces.links:
            links = self._links(place)
            leads, exits = leads + links, exits + links
        self.grids[place] = grid
        self.exits[place], self.leads[place], self.opens[place] = exits, leads, opens

    def _links(self, place: int) -> tuple[int, ...]:
        """The links by which one can leave a place now; `beyond` gets to know them."""
        tiles, laid = self.tiles, self.laid
        found: list[int] = []
        for there in self._ends(place):
            link = tiles.link(place, there)
            if laid[tiles.tiles[place]] is not None and laid[tiles.tiles[there]] is not None:
                self.beyond[link] = there
                found.append(link)
            else:
                self.beyond.pop(link, None)
        return tuple(found)

    def _ends(self, place: int) -> Iterable[int]:
        """Where the links of a place would lead if every tile lay on the map; they lead back, too."""
        printed, more = self.tiles.links[place], self.pieces.links.get(place)
        return dict.fromkeys((*printed, *more)) if more else printed

    # ------------------------------------------------------------------------------ how tiles lie
    def is_free(self, tile: int, way: Way) -> bool:
        """Does no other tile lie there?"""
        return self.cells.get(way[:3], tile) == tile

    def walls(self, place: int) -> tuple[int, ...]:
        """The walls of a place: the sides of its tile that have no door, whichever area it is."""
        tile = self.tiles.tiles[place]
        way = self.laid[tile]
        if way is None:
            return ()
        first = self.tiles.walls_from + place * 4
        return tuple(first + direction for direction, own in enumerate(self.tiles.turned[tile][way[3]]) if own is None)

    def beside(self, tile: int) -> tuple[int, ...]:
        """Things that share a side with a tile, from the north on clockwise; none if it does not lie on the map."""
        found = self.sharing.get(tile)
        if found is None:
            way = self.laid[tile]
            around = [] if way is None else [self.cells.get((way[0], way[1] + x, way[2] + y)) for x, y in STEPS]
            found = tuple([other + self.tiles.first_thing for other in around if other is not None])
            self.sharing[tile] = found
        return found

    def open_doors(self, grid: int) -> tuple[int, ...]:
        """The doors of a grid behind which no tile lies, by number. A link is none of them."""
        return tuple(sorted(self.opened.get(grid, ())))

    def outer_sides(self, tile: int) -> tuple[int, ...]:
        """The printed sides of a tile that, as it lies, border on no tile; none if it does not lie on the map."""
        way = self.laid[tile]
        if way is None:
            return ()
        face = self.faces.get(way[:3], 0)
        return tuple(side for side in range(4) if not face >> (side + way[3]) % 4 & 1)

    # ------------------------------------------------------------------------------ ways to lay a tile
    def ways(self, tile: int, door: int) -> tuple[Laying, ...]:
        """How a tile could lie behind a door: one way for each turn that joins a door of its own to it.

        Behind a wall no door is to be joined, so there it is every turn. A tile that lies on the map is thought to be
        lifted off first, and its own doors with it. There is no way behind a link, or where another tile lies.
        """
        found = self.found_ways.get((tile, door))
        if found is None:
            found = self.found_ways[tile, door] = self.lifted(tile)._ways_behind(tile, door)
        return found

    def _ways_behind(self, tile: int, door: int) -> tuple[Laying, ...]:
        tiles = self.tiles
        place, direction = tiles.door_places[door], tiles.door_sides[door]
        way = self.laid[tiles.tiles[place]]
        if way is None or direction is None:
            return ()
        turns: Iterable[int] = range(4)
        if door < tiles.span:
            turns = tiles.joining[tile][direction]
            if door not in self.opens[place]:
                return ()
        elif door in self.beyond or door not in self.walls(place):
            return ()
        east, south = STEPS[direction]
        grid, x, y, _ = way
        x, y = x + east, y + south
        return tuple([(tile, grid, x, y, turn) for turn in turns])

    def false_doors(self, laying: Laying) -> int:
        """How many doors would meet a wall: doors of the tile, and doors of its neighbours."""
        tile, grid, x, y, turn = laying
        face = self.lifted(tile).faces.get((grid, x, y), 0)
        return _HOW_MANY[(self.tiles.all_sides[tile][turn] & face ^ face >> 4) & 15]

    def open_left(self, laying: Laying) -> int:
        """How many open doors there would be on that grid if the tile lay so."""
        tile, grid, x, y, turn = laying
        rest = self if self.laid[tile] is None else self.lifted(tile)
        face = rest.faces.get((grid, x, y), 0)
        more = _HOW_MANY[self.tiles.all_sides[tile][turn] & ~face]
        return len(rest.opened.get(grid, ())) + more - _HOW_MANY[face >> 4]

    # ------------------------------------------------------------------------------ steps and sight
    def joined(self, tile: int) -> tuple[int, ...]:
        """The things that are other tiles one step away, by a door or a link of any of its places."""
        found = self.near.get(tile)
        if found is None:
            doors = [door for place in self.tiles.places_of[tile] for door in self.leads[place]]
            tiles = dict.fromkeys([self.tiles.tiles[self.beyond[door]] for door in doors])
            found = tuple([other + self.tiles.first_thing for other in tiles if other != tile])
            self.near[tile] = found
        return found

    def distance(self, a: int, b: int) -> int:
        """The fewest steps from place to place, by doors and links; 999 if no way leads there.

        From one area of a tile to another there is no step: one has to go round.
        """
        if a not in self.steps:
            self.steps[a] = self._steps_from(a)
        return self.steps[a].get(b, NO_WAY)

    def _steps_from(self, start: int) -> dict[int, int]:
        steps = {start: 0}
        queue = [start]
        for here in queue:
            for door in self.leads[here]:
                there = self.beyond[door]
                if there not in steps:
                    steps[there] = steps[here] + 1
                    queue.append(there)
        return steps

    def in_sight(self, place: int) -> tuple[int, ...]:
        """The place itself, and those to which a straight line of joined doors leads: north first, near ones first.

        Sight does not take links. It goes through a tile whatever its areas, and meets those of them that have a door
        on the line, on the near side or the far one. The other areas of the tile one stands on are not in sight, as
        no door is between. A hidden place ends the line before it, and sees nothing but itself.
        """
        found = self.sights.get(place)
        if found is None:
            found = self.sights[place] = (place, *self._seen_from(place))
        return found

    def _seen_from(self, place: int) -> Iterator[int]:
        tile, hidden = self.tiles.tiles[place], self.pieces.hidden
        way = self.laid[tile]
        if way is None or place in hidden:
            return
        turned = self.tiles.turned[tile][way[3]]
        for direction in range(4):
            if place in (turned[direction], turned[opposite(direction)]):
                yield from self._line(turned[direction], direction, hidden)

    def _line(self, far: int | None, direction: int, hidden: frozenset[int]) -> Iterator[int]:
        """The places in a direction, as far as doors join each tile to the next and nothing hides what lies behind."""
        while far is not None and far not in hidden:
            near = self.beyond.get(far * 4 + direction)
            if near is None or near in hidden:
                return
            tile = self.tiles.tiles[near]
            way = self.laid[tile]
            assert way is not None
            far = self.tiles.turned[tile][way[3]][direction]
            yield from [area for area in self.tiles.places_of[tile] if area in (near, far) and area not in hidden]


def _parted(tiles: Tiles, laid: Laid) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The things that are tiles in two: those on the map, and those off it."""
    things = range(tiles.first_thing, tiles.first_thing + len(laid))
    return tuple(compress(things, laid)), tuple(compress(things, map(not_, laid)))

"""The geometry of a map of tiles: what lies where, how it is turned, what joins what, what is in sight.

All is numbers here; names, pieces and rules are known elsewhere.

- A direction is 0 north, 1 east, 2 south, 3 west. `x` grows to the east, `y` to the south.
- A tile is a number from 0. Each of its areas is a place, numbered on through all tiles.
- A way is `(grid, x, y, turn)`: where a tile lies or could lie, after `turn` quarter turns clockwise.
- The state of the map is one tuple, `laid`: for each tile its way, or None. It is never changed, only replaced.
- A door is `place * 4 + direction`, by the direction in which it leads as the tile lies now.
- A link is a door too, of a place but of no side. The first link of a place has the number `place * 4` plus `span`,
  which is four times the number of places, and the next ones go on: with 10 places, those of place 3 are 52, 53, 54,
  55, and then 92. So `door % span // 4` is the place of any door, and a door from `span` on is a link.

A door that meets a wall is false: it is no exit and nobody can see through it. A door that meets no tile is open.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

Way = tuple[int, int, int, int]
Laid = tuple[Way | None, ...]
Cell = tuple[int, int, int]

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
NO_WAY = 999


class _Table:
    """One state of the map, with what has been found out about it so far."""

    __slots__ = ("cells", "exits", "laid", "open_doors", "steps", "without")

    def __init__(self, laid: Laid) -> None:
        self.laid = laid
        self.cells: dict[Cell, int] = {way[:3]: tile for tile, way in enumerate(laid) if way is not None}
        self.exits: dict[int, tuple[int, ...]] = {}
        self.open_doors: dict[int, tuple[int, ...]] = {}
        self.steps: dict[int, dict[int, int]] = {}
        self.without: dict[int, _Table] = {}

    def neighbour(self, way: Way, direction: int) -> int | None:
        """The tile next to where a tile lies, or would lie."""
        grid, x, y, _ = way
        east, south = STEPS[direction]
        return self.cells.get((grid, x + east, y + south))

    def lifted(self, tile: int) -> _Table:
        """The same map with one tile taken off; itself if that tile does not lie on it."""
        if self.laid[tile] is None:
            return self
        found = self.without.get(tile)
        if found is None:
            found = self.without[tile] = _Table(_put(self.laid, tile, None))
        return found


def _put(laid: Laid, tile: int, way: Way | None) -> Laid:
    return (*laid[:tile], way, *laid[tile + 1 :])


def _opposite(direction: int) -> int:
    return (direction + 2) % 4


def _turned(areas: Sequence[Sequence[int]], first: int) -> tuple[tuple[int | None, ...], ...]:
    """For each turn and each side, as the tile lies then: the place that has a door there."""
    printed: list[int | None] = [None] * 4
    for place, sides in enumerate(areas, first):
        for side in sides:
            printed[side] = place
    return tuple(tuple(printed[(side - turn) % 4] for side in range(4)) for turn in range(4))


class Board:
    """The tiles of one game as they are printed, and the questions one can ask about a map of them.

    `doors` has for each tile its areas, and for each area the directions of its doors before the tile is turned; a
    tile without areas has one. `links` are pairs of tiles, and join their first places. `rows` has for each grid what
    lies there at the start: rows from north to south, tiles from west to east, None for a gap.
    """

    def __init__(
        self,
        doors: Sequence[Sequence[Sequence[int]]],
        links: Sequence[tuple[int, int]] = (),
        rows: Sequence[Sequence[Sequence[int | None]]] = (),
    ) -> None:
        places: list[tuple[int, ...]] = []
        tiles: list[int] = []
        for tile, areas in enumerate(doors):
            places.append(tuple(range(len(tiles), len(tiles) + len(areas))))
            tiles += [tile] * len(areas)
        self.span = 4 * len(tiles)
        self._places = tuple(places)
        self._tiles = tuple(tiles)
        self._turned = tuple(_turned(areas, own[0]) for areas, own in zip(doors, places, strict=True))
        self._links = self._link_ends(links)
        self._start = self._lay_out(rows)
        self._last = _Table(self._start)

    def _link_ends(self, links: Sequence[tuple[int, int]]) -> tuple[tuple[int, ...], ...]:
        """For each place, where its links lead."""
        ends: list[list[int]] = [[] for _ in self._tiles]
        for a, b in links:
            for here, there in ((self.place_of(a), self.place_of(b)), (self.place_of(b), self.place_of(a))):
                if there not in ends[here]:
                    ends[here].append(there)
        return tuple(map(tuple, ends))

    def _lay_out(self, rows: Sequence[Sequence[Sequence[int | None]]]) -> Laid:
        laid: list[Way | None] = [None] * len(self._places)
        for grid, lines in enumerate(rows):
            for y, line in enumerate(lines):
                for x, tile in enumerate(line):
                    if tile is not None:
                        laid[tile] = (grid, x, y, 0)
        return tuple(laid)

    def _table(self, laid: Laid) -> _Table:
        """What is known about this state; the last one asked for is remembered."""
        table = self._last
        if table.laid is not laid:
            table = self._last = _Table(laid)
        return table

    # ------------------------------------------------------------------------------ tiles and places
    def start(self) -> Laid:
        """What lies there before anything has happened."""
        return self._start

    def places(self, tile: int) -> tuple[int, ...]:
        return self._places[tile]

    def place_of(self, tile: int) -> int:
        """The first place of a tile: what is meant where a tile stands for a place."""
        return self._places[tile][0]

    def tile_of(self, place: int) -> int:
        return self._tiles[place]

    def place_of_door(self, door: int) -> int:
        """The place that a door or a link belongs to."""
        return door % self.span // 4

    def grid_of(self, laid: Laid, place: int) -> int | None:
        way = laid[self._tiles[place]]
        return None if way is None else way[0]

    # ------------------------------------------------------------------------------ laying
    def lay(self, laid: Laid, tile: int, way: Way) -> Laid:
        """The map with this tile there, and nowhere else. ValueError if another tile lies there already."""
        if self._table(laid).cells.get(way[:3], tile) != tile:
            raise ValueError("another tile lies there already")
        return _put(laid, tile, way)

    def lift(self, laid: Laid, tile: int) -> Laid:
        """The map without this tile."""
        return _put(laid, tile, None)

    # ------------------------------------------------------------------------------ doors
    def _door(self, laid: Laid, tile: int, direction: int) -> int | None:
        """The place that has a door on that side of a tile, as it lies."""
        way = laid[tile]
        return None if way is None else self._turned[tile][way[3]][direction]

    def _lies(self, table: _Table, door: int) -> Way | None:
        """How the tile of a door on the grid lies; None if that door is no longer there."""
        place, direction = divmod(door, 4)
        tile = self._tiles[place]
        return table.laid[tile] if self._door(table.laid, tile, direction) == place else None

    def _is_open(self, table: _Table, door: int) -> bool:
        way = self._lies(table, door)
        return way is not None and table.neighbour(way, door % 4) is None

    def beyond(self, laid: Laid, door: int) -> int | None:
        """The place that a door leads to; None if no tile lies behind it, if it is false, or no longer there."""
        if door >= self.span:
            return self._behind_link(laid, door)
        table = self._table(laid)
        way = self._lies(table, door)
        other = None if way is None else table.neighbour(way, door % 4)
        return None if other is None else self._door(laid, other, _opposite(door % 4))

    def _behind_link(self, laid: Laid, door: int) -> int | None:
        here = self.place_of_door(door)
        there = self._links[here][4 * (door // self.span - 1) + door % 4]
        both_lie = laid[self._tiles[here]] is not None and laid[self._tiles[there]] is not None
        return there if both_lie else None

    def exits(self, laid: Laid, place: int) -> tuple[int, ...]:
        """The doors by which one can leave a place: those that lead to another one or are open, then the links.

        A false door is no exit, nor is a link to a tile that does not lie on the map.
        """
        table = self._table(laid)
        found = table.exits.get(place)
        if found is None:
            sides = [place * 4 + direction for direction in range(4)]
            links = [self.span * (1 + n // 4) + place * 4 + n % 4 for n in range(len(self._links[place]))]
            doors = [door for door in sides if self._is_open(table, door) or self.beyond(laid, door) is not None]
            doors += [door for door in links if self.beyond(laid, door) is not None]
            found = table.exits[place] = tuple(doors)
        return found

    def open_doors(self, laid: Laid, grid: int) -> tuple[int, ...]:
        """The doors of a grid behind which no tile lies, by number. A link is none of them."""
        return self._open_doors(self._table(laid), grid)

    def _open_doors(self, table: _Table, grid: int) -> tuple[int, ...]:
        found = table.open_doors.get(grid)
        if found is None:
            here = [tile for tile, way in enumerate(table.laid) if way is not None and way[0] == grid]
            doors = [place * 4 + direction for tile in here for place in self._places[tile] for direction in range(4)]
            found = table.open_doors[grid] = tuple(door for door in doors if self._is_open(table, door))
        return found

    def outer_sides(self, laid: Laid, tile: int) -> tuple[int, ...]:
        """The printed sides of a tile that, as it lies, border on no tile; none if it does not lie on the map."""
        way = laid[tile]
        if way is None:
            return ()
        table = self._table(laid)
        return tuple(side for side in range(4) if table.neighbour(way, (side + way[3]) % 4) is None)

    # ------------------------------------------------------------------------------ ways to lay a tile
    def ways(self, laid: Laid, tile: int, door: int) -> tuple[Way, ...]:
        """How a tile could lie behind a door: one way for each turn that joins a door of its own to it.

        A tile that lies on the map is thought to be lifted off first, and its own doors with it. There is no way
        behind a link, or where another tile lies.
        """
        rest = self._table(laid).lifted(tile)
        direction = door % 4
        way = None if door >= self.span else self._lies(rest, door)
        if way is None or rest.neighbour(way, direction) is not None:
            return ()
        grid, x, y, _ = way
        east, south = STEPS[direction]
        turns = [turn for turn in range(4) if self._turned[tile][turn][_opposite(direction)] is not None]
        return tuple((grid, x + east, y + south, turn) for turn in turns)

    def false_doors(self, laid: Laid, tile: int, way: Way) -> int:
        """How many doors would meet a wall: doors of the tile, and doors of its neighbours."""
        borders = self._borders(self._table(laid).lifted(tile), tile, way)
        return sum(facing is not None and own != facing for own, facing in borders)

    def open_left(self, laid: Laid, tile: int, way: Way) -> int:
        """How many open doors there would be on that grid if the tile lay so."""
        rest = self._table(laid).lifted(tile)
        borders = self._borders(rest, tile, way)
        opened = sum(own for own, facing in borders if facing is None)
        closed = sum(facing for _, facing in borders if facing is not None)
        return len(self._open_doors(rest, way[0])) + opened - closed

    def _borders(self, rest: _Table, tile: int, way: Way) -> list[tuple[bool, bool | None]]:
        """For each side of a tile lying so: has it a door there, and has the neighbour; None if there is none."""
        borders: list[tuple[bool, bool | None]] = []
        for direction, place in enumerate(self._turned[tile][way[3]]):
            other = rest.neighbour(way, direction)
            facing = None if other is None else self._door(rest.laid, other, _opposite(direction)) is not None
            borders.append((place is not None, facing))
        return borders

    # ------------------------------------------------------------------------------ steps and sight
    def joined(self, laid: Laid, tile: int) -> tuple[int, ...]:
        """The other tiles one step away, by a door or a link of any of its places."""
        doors = [door for place in self._places[tile] for door in self.exits(laid, place)]
        places = [self.beyond(laid, door) for door in doors]
        tiles = dict.fromkeys(self._tiles[place] for place in places if place is not None)
        return tuple(other for other in tiles if other != tile)

    def distance(self, laid: Laid, a: int, b: int) -> int:
        """The fewest steps from place to place, by doors and links; 999 if no way leads there.

        From one area of a tile to another there is no step: one has to go round.
        """
        table = self._table(laid)
        if a not in table.steps:
            table.steps[a] = self._steps_from(laid, a)
        return table.steps[a].get(b, NO_WAY)

    def _steps_from(self, laid: Laid, start: int) -> dict[int, int]:
        steps = {start: 0}
        queue = [start]
        for here in queue:
            for door in self.exits(laid, here):
                there = self.beyond(laid, door)
                if there is not None and there not in steps:
                    steps[there] = steps[here] + 1
                    queue.append(there)
        return steps

    def in_sight(self, laid: Laid, place: int) -> tuple[int, ...]:
        """The place itself, and those to which a straight line of joined doors leads: north first, near ones first.

        Sight does not take links. It goes through a tile whatever its areas, and meets those of them that have a door
        on the line, on the near side or the far one. The other areas of the tile one stands on are not in sight, as
        no door is between.
        """
        found = [place]
        for direction in range(4):
            if self._on_line(laid, place, direction):
                for tile in self._line(laid, self._tiles[place], direction):
                    found += [area for area in self._places[tile] if self._on_line(laid, area, direction)]
        return tuple(found)

    def _on_line(self, laid: Laid, place: int, direction: int) -> bool:
        """Whether a place has a door on the line that goes through its tile in a direction, at either end."""
        tile = self._tiles[place]
        return place in (self._door(laid, tile, direction), self._door(laid, tile, _opposite(direction)))

    def _line(self, laid: Laid, tile: int, direction: int) -> Iterator[int]:
        """The tiles in a direction, as far as doors join each to the next."""
        place = self._door(laid, tile, direction)
        while place is not None:
            there = self.beyond(laid, place * 4 + direction)
            if there is None:
                return
            tile = self._tiles[there]
            yield tile
            place = self._door(laid, tile, direction)

"""The geometry of a map of tiles: what lies where, how it is turned, what joins what, what is in sight.

All is numbers here; names, pieces and rules are known elsewhere.

- A direction is 0 north, 1 east, 2 south, 3 west. `x` grows to the east, `y` to the south.
- A tile is a number from 0. Each of its areas is a place, numbered on through all tiles.
- A way is `(grid, x, y, turn)`: where a tile lies or could lie, after `turn` quarter turns clockwise.
- The state of the map is one tuple, `laid`: for each tile its way, or None. It is never changed, only replaced.
- A door is `place * 4 + direction`, by the direction in which it leads as the tile lies now.
- A link is a door too, from a place to a place and of no side. Links have the numbers from `span` on, which is four
  times the number of places: `span + here * places + there`.
- A wall is a side without a door. Walls are numbered like doors, from `walls_from` on, behind all links.

A door that meets a wall is false: it is no exit and nobody can see through it. A door that meets no tile is open.

Pieces that stand on the map may join places and hide them. What they do is `Pieces`, one object until one of them
moves; all that was found out with it is kept as long as that object and `laid` stay the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from rulekit.interpreter.tables import NO_PIECES, STEPS, Laid, Pieces, Table, Way, put_tile

__all__ = ["NO_PIECES", "NO_WAY", "Board", "Laid", "Pieces", "Way"]

NO_WAY = 999
_BACK = (2, 3, 0, 1)
"""For each direction the opposite one."""


def _opposite(direction: int) -> int:
    return (direction + 2) % 4


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
        tuple(turn for turn in range(4) if turned[turn][_opposite(direction)] is not None) for direction in range(4)
    )


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
        self.walls_from = self.span + len(tiles) ** 2
        self._places = tuple(places)
        self._tiles = tuple(tiles)
        self._turned = tuple(_turned(areas, own[0]) for areas, own in zip(doors, places, strict=True))
        self._joining = tuple(_joining(turned) for turned in self._turned)
        self._links = self._link_ends(links)
        self._start = self._lay_out(rows)
        self.last = Table(self._start)

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

    def answers(self, laid: Laid) -> dict[Any, Any]:
        """What was asked about this state before; it hangs on nothing else."""
        return self._table(laid).answers

    def _table(self, laid: Laid) -> Table:
        """What is known about this state; the last one asked for is remembered."""
        table = self.last
        if table.laid is not laid:
            table = self.last = Table(laid)
        return table

    def table_with(self, laid: Laid, pieces: Pieces) -> Table:
        """The same with pieces on it."""
        table = self._table(laid)
        if table.pieces is not pieces:
            table = self.last = table.with_pieces(pieces)
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

    def doors(self, tile: int, turn: int) -> tuple[int | None, ...]:
        """From the north on clockwise: the place that has a door on that side of a tile, if it lies so."""
        return self._turned[tile][turn]

    def place_of_door(self, door: int) -> int:
        """The place that a door, a link or a wall belongs to."""
        if door < self.span:
            return door // 4
        return (door - self.walls_from) // 4 if self.is_wall(door) else (door - self.span) // len(self._tiles)

    def side_of(self, door: int) -> int | None:
        """The direction in which a door leads, or in which a wall is; None for a link."""
        if door < self.span:
            return door % 4
        return (door - self.walls_from) % 4 if self.is_wall(door) else None

    def is_wall(self, door: int) -> bool:
        return door >= self.walls_from

    def link_end(self, link: int) -> int:
        """The place that a link leads to, if there is such a link now."""
        return (link - self.span) % len(self._tiles)

    def grid_of(self, laid: Laid, place: int) -> int | None:
        way = laid[self._tiles[place]]
        return None if way is None else way[0]

    # ------------------------------------------------------------------------------ laying
    def lay(self, laid: Laid, tile: int, way: Way) -> Laid:
        """The map with this tile there, and nowhere else. ValueError if another tile lies there already."""
        if self.is_taken(laid, tile, way):
            raise ValueError("another tile lies there already")
        new = put_tile(laid, tile, way)
        if laid[tile] is None:
            self.last = self._grown(self._table(laid), new, tile, way)
        return new

    def _grown(self, old: Table, laid: Laid, tile: int, way: Way) -> Table:
        """What is known of a map with one tile more: all that has nothing to do with that tile stays as it was."""
        new = Table(laid, {**old.cells, way[:3]: tile})
        around = old.neighbours(way)
        near = [(direction, other) for direction, other in enumerate(around) if other is not None]
        new.around = dict(old.around)
        for east, south in STEPS:
            new.around.pop((way[0], way[1] + east, way[2] + south), None)
        new.behind = behind = dict(old.behind)
        new.pieces = old.pieces
        new.exits, new.parted, new.links = dict(old.exits), dict(old.parted), dict(old.links)
        sides = [(place, direction) for place in self._places[tile] for direction in range(4)]
        sides += [(place, _opposite(direction)) for direction, other in near for place in self._places[other]]
        for place, direction in sides:
            behind.pop(place * 4 + direction, None)
            behind.pop(self.walls_from + place * 4 + direction, None)
            if place in new.exits:
                del new.exits[place], new.parted[place]
        for place in self._places[tile]:
            for there in self._ends(place, old.pieces):
                new.exits.pop(there, None)
                new.parted.pop(there, None)
        new.open_doors = dict(old.open_doors)
        if way[0] in old.open_doors:
            facing = [
                (_opposite(direction), self._door(laid, other, _opposite(direction))) for direction, other in near
            ]
            closed = {place * 4 + direction for direction, place in facing if place is not None}
            doors = enumerate(self._turned[tile][way[3]])
            opened = [place * 4 + at for at, place in doors if place is not None and around[at] is None]
            still = [door for door in old.open_doors[way[0]] if door not in closed]
            new.open_doors[way[0]] = tuple(sorted([*still, *opened]))
        return new

    def is_taken(self, laid: Laid, tile: int, way: Way) -> bool:
        """Does another tile lie there?"""
        return self._table(laid).cells.get(way[:3], tile) != tile

    def lift(self, laid: Laid, tile: int) -> Laid:
        """The map without this tile."""
        return put_tile(laid, tile, None)

    # ------------------------------------------------------------------------------ doors
    def _door(self, laid: Laid, tile: int, direction: int) -> int | None:
        """The place that has a door on that side of a tile, as it lies."""
        way = laid[tile]
        return None if way is None else self._turned[tile][way[3]][direction]

    def _lies(self, table: Table, door: int) -> Way | None:
        """How the tile of a door or a wall on the grid lies; None if that is no longer there."""
        if door < self.span:
            tile = self._tiles[door // 4]
            way = table.laid[tile]
            return way if way is not None and self._turned[tile][way[3]][door % 4] == door // 4 else None
        place, direction = self.place_of_door(door), self.side_of(door)
        way = table.laid[self._tiles[place]]
        if way is None or direction is None:
            return None
        has_door = self._turned[self._tiles[place]][way[3]][direction]
        return way if has_door is None else None

    def _tile_behind(self, table: Table, door: int) -> int | None:
        """The tile in the cell behind a door or a wall, whether one can pass or not."""
        way, direction = self._lies(table, door), self.side_of(door)
        return None if way is None or direction is None else table.neighbours(way)[direction]

    def beyond(self, laid: Laid, door: int, pieces: Pieces = NO_PIECES) -> int | None:
        """The place that a door leads to; None if no tile lies behind it, if it is false, or no longer there.

        For a wall: the first place of the tile behind it.
        """
        table = self.last if self.last.laid is laid else self._table(laid)
        if door in table.behind:
            return table.behind[door]
        if self.span <= door < self.walls_from:
            place = self.place_of_door(door)
            self.exits(laid, place, pieces)
            return self.table_with(laid, pieces).links.get(door)
        found = table.behind[door] = self._behind(table, door)
        return found

    def _behind(self, table: Table, door: int) -> int | None:
        """The same for a door or a wall on the grid, which has nothing to do with pieces."""
        other = self._tile_behind(table, door)
        if other is None or self.is_wall(door):
            return None if other is None else self.place_of(other)
        return self._door(table.laid, other, _opposite(door % 4))

    def _ends(self, place: int, pieces: Pieces) -> Iterable[int]:
        """Where the links of a place would lead if every tile lay on the map; they lead back, too."""
        more = pieces.links.get(place, ())
        return dict.fromkeys((*self._links[place], *more)) if more else self._links[place]

    def exits(self, laid: Laid, place: int, pieces: Pieces = NO_PIECES) -> tuple[int, ...]:
        """The doors by which one can leave a place: those that lead to another one or are open, then the links.

        A false door is no exit, nor is a link to a tile that does not lie on the map.
        """
        table = self.table_with(laid, pieces)
        found = table.exits.get(place)
        return self._look_around(table, place) if found is None else found

    def parted(self, laid: Laid, place: int, pieces: Pieces = NO_PIECES) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The exits of a place in two: those that lead to another place, and those behind which nothing lies."""
        table = self.table_with(laid, pieces)
        if place not in table.parted:
            self._look_around(table, place)
        return table.parted[place]

    def _look_around(self, table: Table, place: int) -> tuple[int, ...]:
        """Finds out what the exits of a place are, and where they lead."""
        laid, tiles, turned = table.laid, self._tiles, self._turned
        tile = tiles[place]
        way = laid[tile]
        found: list[int] = []
        leading: list[int] = []
        if way is not None:
            door = place * 4
            around = table.neighbours(way)
            for direction, own in enumerate(turned[tile][way[3]]):
                if own == place:
                    other = around[direction]
                    behind = None
                    if other is not None:
                        behind = turned[other][laid[other][3]][direction - 2]  # type: ignore[index]
                    table.behind[door] = behind
                    if other is None:
                        found.append(door)
                    elif behind is not None:
                        found.append(door)
                        leading.append(door)
                door += 1
            first = self.span + place * len(tiles)
            for there in self._ends(place, table.pieces):
                if laid[tiles[there]] is not None:
                    found.append(first + there)
                    leading.append(first + there)
                    table.links[first + there] = there
        every = table.exits[place] = tuple(found)
        leads = every if len(leading) == len(found) else tuple(leading)
        table.parted[place] = leads, tuple([door for door in found if door not in leading])
        return every

    def walls(self, laid: Laid, place: int) -> tuple[int, ...]:
        """The walls of a place: the sides of its tile that have no door, whichever area it is."""
        way = laid[self._tiles[place]]
        if way is None:
            return ()
        sides = self._turned[self._tiles[place]][way[3]]
        first = self.walls_from + place * 4
        return tuple(first + direction for direction, door in enumerate(sides) if door is None)

    def beside(self, laid: Laid, tile: int) -> tuple[int, ...]:
        """The tiles that share a side with a tile, from the north on clockwise; none if it does not lie on the map."""
        way = laid[tile]
        if way is None:
            return ()
        return tuple([other for other in self._table(laid).neighbours(way) if other is not None])

    def open_doors(self, laid: Laid, grid: int) -> tuple[int, ...]:
        """The doors of a grid behind which no tile lies, by number. A link is none of them."""
        return self._open_doors(self._table(laid), grid)

    def _open_doors(self, table: Table, grid: int) -> tuple[int, ...]:
        found = table.open_doors.get(grid)
        if found is None:
            cells, doors = table.cells, []
            for (on, x, y), tile in cells.items():
                way = table.laid[tile] if on == grid else None
                if way is not None:
                    north, east, south, west = self._turned[tile][way[3]]
                    if north is not None and (on, x, y - 1) not in cells:
                        doors.append(north * 4)
                    if east is not None and (on, x + 1, y) not in cells:
                        doors.append(east * 4 + 1)
                    if south is not None and (on, x, y + 1) not in cells:
                        doors.append(south * 4 + 2)
                    if west is not None and (on, x - 1, y) not in cells:
                        doors.append(west * 4 + 3)
            found = table.open_doors[grid] = tuple(sorted(doors))
        return found

    def outer_sides(self, laid: Laid, tile: int) -> tuple[int, ...]:
        """The printed sides of a tile that, as it lies, border on no tile; none if it does not lie on the map."""
        way = laid[tile]
        if way is None:
            return ()
        around = self._table(laid).neighbours(way)
        return tuple(side for side in range(4) if around[(side + way[3]) % 4] is None)

    # ------------------------------------------------------------------------------ ways to lay a tile
    def ways(self, laid: Laid, tile: int, door: int) -> tuple[Way, ...]:
        """How a tile could lie behind a door: one way for each turn that joins a door of its own to it.

        Behind a wall no door is to be joined, so there it is every turn. A tile that lies on the map is thought to be
        lifted off first, and its own doors with it. There is no way behind a link, or where another tile lies.
        """
        rest = self._table(laid).lifted(tile)
        way, direction = self._lies(rest, door), self.side_of(door)
        if way is None or direction is None:
            return ()
        grid, x, y, _ = way
        x, y = x + STEPS[direction][0], y + STEPS[direction][1]
        if (grid, x, y) in rest.cells:
            return ()
        turns = range(4) if self.is_wall(door) else self._joining[tile][direction]
        return tuple([(grid, x, y, turn) for turn in turns])

    def false_doors(self, laid: Laid, tile: int, way: Way) -> int:
        """How many doors would meet a wall: doors of the tile, and doors of its neighbours."""
        return self._meeting(self._table(laid).lifted(tile), tile, way)[0]

    def open_left(self, laid: Laid, tile: int, way: Way) -> int:
        """How many open doors there would be on that grid if the tile lay so."""
        rest = self._table(laid).lifted(tile)
        return len(self._open_doors(rest, way[0])) + self._meeting(rest, tile, way)[1]

    def _meeting(self, rest: Table, tile: int, way: Way) -> tuple[int, int]:
        """For a tile lying so: how many false doors there would be, and how many more open ones."""
        found = rest.meetings.get((tile, way))
        if found is None:
            false = more = 0
            laid, turned = rest.laid, self._turned
            for place, other, back in zip(turned[tile][way[3]], rest.neighbours(way), _BACK, strict=True):
                if other is None:
                    if place is not None:
                        more += 1
                elif turned[other][laid[other][3]][back] is not None:  # type: ignore[index]
                    more -= 1
                    false += place is None
                else:
                    false += place is not None
            found = rest.meetings[tile, way] = (false, more)
        return found

    # ------------------------------------------------------------------------------ steps and sight
    def joined(self, laid: Laid, tile: int, pieces: Pieces = NO_PIECES) -> tuple[int, ...]:
        """The other tiles one step away, by a door or a link of any of its places."""
        table = self.table_with(laid, pieces)
        found = table.joined.get(tile)
        if found is None:
            doors = [door for place in self._places[tile] for door in self.exits(laid, place, pieces)]
            places = [self.beyond(laid, door, pieces) for door in doors]
            tiles = dict.fromkeys(self._tiles[place] for place in places if place is not None)
            found = table.joined[tile] = tuple(other for other in tiles if other != tile)
        return found

    def distance(self, laid: Laid, a: int, b: int, pieces: Pieces = NO_PIECES) -> int:
        """The fewest steps from place to place, by doors and links; 999 if no way leads there.

        From one area of a tile to another there is no step: one has to go round.
        """
        table = self.table_with(laid, pieces)
        if a not in table.steps:
            table.steps[a] = self._steps_from(laid, a, pieces)
        return table.steps[a].get(b, NO_WAY)

    def _steps_from(self, laid: Laid, start: int, pieces: Pieces) -> dict[int, int]:
        steps = {start: 0}
        queue = [start]
        for here in queue:
            for door in self.exits(laid, here, pieces):
                there = self.beyond(laid, door, pieces)
                if there is not None and there not in steps:
                    steps[there] = steps[here] + 1
                    queue.append(there)
        return steps

    def in_sight(self, laid: Laid, place: int, pieces: Pieces = NO_PIECES) -> tuple[int, ...]:
        """The place itself, and those to which a straight line of joined doors leads: north first, near ones first.

        Sight does not take links. It goes through a tile whatever its areas, and meets those of them that have a door
        on the line, on the near side or the far one. The other areas of the tile one stands on are not in sight, as
        no door is between. A hidden place ends the line before it, and sees nothing but itself.
        """
        table = self.table_with(laid, pieces)
        found = table.sights.get(place)
        if found is None:
            found = table.sights[place] = tuple(self._seen_from(laid, place, pieces.hidden))
        return found

    def _seen_from(self, laid: Laid, place: int, hidden: frozenset[int]) -> Iterator[int]:
        yield place
        for direction in range(4) if place not in hidden else ():
            if self._on_line(laid, place, direction):
                yield from self._line(laid, self._tiles[place], direction, hidden)

    def _on_line(self, laid: Laid, place: int, direction: int) -> bool:
        """Whether a place has a door on the line that goes through its tile in a direction, at either end."""
        tile = self._tiles[place]
        return place in (self._door(laid, tile, direction), self._door(laid, tile, _opposite(direction)))

    def _line(self, laid: Laid, tile: int, direction: int, hidden: frozenset[int]) -> Iterator[int]:
        """The places in a direction, as far as doors join each tile to the next and nothing hides what lies behind."""
        far = self._door(laid, tile, direction)
        while far is not None and far not in hidden:
            near = self.beyond(laid, far * 4 + direction)
            if near is None or near in hidden:
                return
            tile = self._tiles[near]
            far = self._door(laid, tile, direction)
            areas = [area for area in self._places[tile] if area in (near, far)]
            yield from (area for area in areas if area not in hidden)

"""The geometry of maps: little maps worked out by hand, and what must hold on any map."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulekit.interpreter.boards import NO_PIECES, Board, Laid, Pieces
from rulekit.interpreter.tables import Table

LETTERS = "NESW"
GRIDS = ("low", "high")

Printed = dict[str, str]


class Little:
    """A board whose tiles, places, doors and ways are written as words.

    A tile is printed as `NS`, or `N|S` if it has two areas, which are then the places `tile/1` and `tile/2`. A door is
    `place N`, a link `place to place`, a wall `place wall N`. A way is `low 0,1 NE`: where, and where the doors of the
    tile would be.
    """

    def __init__(self, printed: Printed, low: str = "", high: str = "", links: str = "") -> None:
        self.names = list(printed)
        self.printed = list(printed.values())
        doors = [[[LETTERS.index(letter) for letter in area] for area in text.split("|")] for text in printed.values()]
        rows = [[[self.tile(word) for word in line.split()] for line in grid.split("/")] for grid in (low, high)]
        pairs = [(self.names.index(a), self.names.index(b)) for a, b in (pair.split("-") for pair in links.split())]
        self.board = Board(doors, pairs, rows)
        self.laid = self.board.start()
        self.pieces = NO_PIECES
        self.words = {
            place: name if "|" not in text else f"{name}/{number}"
            for tile, (name, text) in enumerate(printed.items())
            for number, place in enumerate(self.board.places(tile), 1)
        }

    def tile(self, word: str) -> int | None:
        return None if word == "." else self.names.index(word)

    def place(self, word: str) -> int:
        return next(place for place, name in self.words.items() if name == word)

    def door(self, text: str) -> int:
        place, rest = text.split(" ", 1)
        here = self.place(place)
        if rest in LETTERS:
            return here * 4 + LETTERS.index(rest)
        if rest.startswith("wall "):
            return self.board.walls_from + here * 4 + LETTERS.index(rest.removeprefix("wall "))
        return self.board.span + here * len(self.words) + self.place(rest.removeprefix("to "))

    def show(self, door: int) -> str:
        place, side = self.words[self.board.place_of_door(door)], self.board.side_of(door)
        if side is None:
            return f"{place} to {self.words[self.board.link_end(door)]}"
        return f"{place} wall {LETTERS[side]}" if self.board.is_wall(door) else f"{place} {LETTERS[side]}"

    def turned(self, tile: str, turn: int) -> str:
        printed = self.printed[self.names.index(tile)].replace("|", "")
        return "".join(sorted((LETTERS[(LETTERS.index(side) + turn) % 4] for side in printed), key=LETTERS.index))

    def ways(self, tile: str, door: str) -> list[str]:
        found = self.board.ways(self.laid, self.names.index(tile), self.door(door))
        return [f"{GRIDS[grid]} {x},{y} {self.turned(tile, turn)}" for grid, x, y, turn in found]

    def standing(self, joined: str = "", hidden: str = "") -> Little:
        """Pieces that join places, written as links are, and pieces that hide some."""
        links: dict[int, list[int]] = {}
        for a, b in (map(self.place, pair.split("-")) for pair in joined.split()):
            links.setdefault(a, []).append(b)
            links.setdefault(b, []).append(a)
        self.pieces = Pieces(links, frozenset(map(self.place, hidden.split())))
        return self

    def lay(self, text: str) -> Little:
        """`tile door turn`, such as `cell hall N 2`."""
        tile, place, side, turn = text.split()
        found = self.board.ways(self.laid, self.names.index(tile), self.door(f"{place} {side}"))
        way = next(way for way in found if way[3] == int(turn))
        self.laid = self.board.lay(self.laid, self.names.index(tile), way)
        return self

    def ask(self, question: str) -> str:
        """The answer to one question about the map as it lies, in words."""
        verb, rest = question.split(" ", 1)
        board, laid, pieces = self.board, self.laid, self.pieces
        match verb:
            case "exits":
                return ", ".join(map(self.show, board.exits(laid, self.place(rest), pieces)))
            case "walls":
                return ", ".join(map(self.show, board.walls(laid, self.place(rest))))
            case "beyond":
                found = board.beyond(laid, self.door(rest), pieces)
                return "none" if found is None else self.words[found]
            case "joined":
                return ", ".join(self.names[tile] for tile in board.joined(laid, self.names.index(rest), pieces))
            case "beside":
                return ", ".join(self.names[tile] for tile in board.beside(laid, self.names.index(rest)))
            case "sight":
                return ", ".join(self.words[place] for place in board.in_sight(laid, self.place(rest), pieces))
            case "open":
                return ", ".join(map(self.show, board.open_doors(laid, GRIDS.index(rest))))
            case "outer":
                return "".join(LETTERS[side] for side in board.outer_sides(laid, self.names.index(rest)))
            case "distance":
                a, b = map(self.place, rest.split(" to "))
                return str(board.distance(laid, a, b, pieces))
            case "ways":
                tile, door = rest.split(" at ")
                return ", ".join(self.ways(tile, door))
            case "false":
                return self.rated(rest, board.false_doors)
            case "left":
                return self.rated(rest, board.open_left)
        raise AssertionError(question)

    def rated(self, text, rate) -> str:
        """The rates of all ways of `tile at door`, in their order."""
        name, door = text.split(" at ")
        tile = self.names.index(name)
        ways = self.board.ways(self.laid, tile, self.door(door))
        return ", ".join(str(rate(self.laid, tile, way)) for way in ways)


def house() -> Little:
    """Two grids, a wall that makes a false door, a tile of two areas, two links, and tiles not laid yet.

    low:  stair - hall - yard       The shed has a door to the yard, but the yard none to the shed.
                   |                The hall leads to the second area of the cave, and that one to the shed.
                  cave - shed       Between cave and well there are walls.
                  well
    high: loft                      A link joins stair and loft. Another waits for the lift, which is not laid yet.
    """
    printed = {
        "hall": "NESW",
        "yard": "NW",
        "stair": "E",
        "cave": "W|NE",
        "shed": "NSW",
        "well": "ES",
        "loft": "NESW",
        "lift": "N",
        "attic": "NE",
        "trap": "",
    }
    low = "stair hall yard / . cave shed / . well ."
    return Little(printed, low, "loft", "stair-loft hall-lift")


ANSWERS = [
    ("exits hall", "hall N, hall E, hall S, hall W"),
    ("exits yard", "yard N, yard W"),
    ("exits stair", "stair E, stair to loft"),
    ("exits cave/1", "cave/1 W"),
    ("exits cave/2", "cave/2 N, cave/2 E"),
    ("exits shed", "shed S, shed W"),  # its north door is false
    ("exits well", "well E, well S"),
    ("exits loft", "loft N, loft E, loft S, loft W, loft to stair"),
    ("exits lift", ""),  # not on the map, so its link is none either
    ("beyond hall E", "yard"),
    ("beyond hall S", "cave/2"),
    ("beyond hall N", "none"),
    ("beyond shed N", "none"),
    ("beyond stair to loft", "loft"),
    ("beyond loft to stair", "stair"),
    ("beyond hall to lift", "none"),
    ("beyond stair N", "none"),  # there is no such door
    ("joined hall", "yard, cave, stair"),
    ("joined cave", "hall, shed"),
    ("joined stair", "hall, loft"),
    ("joined well", ""),
    ("joined lift", ""),
    ("sight hall", "hall, yard, cave/2, stair"),
    ("sight stair", "stair, hall, yard"),
    ("sight yard", "yard, hall, stair"),
    ("sight shed", "shed, cave/1, cave/2"),
    ("sight cave/1", "cave/1, shed"),  # out by the east door of its tile, past the other area
    ("sight cave/2", "cave/2, hall, shed"),
    ("sight loft", "loft"),
    ("sight lift", "lift"),
    ("open low", "hall N, yard N, cave/1 W, shed S, well E, well S"),
    ("open high", "loft N, loft E, loft S, loft W"),
    ("outer hall", "N"),
    ("outer stair", "NSW"),
    ("outer well", "ESW"),
    ("outer lift", ""),
    ("distance hall to hall", "0"),
    ("distance hall to cave/2", "1"),
    ("distance yard to shed", "3"),
    ("distance yard to loft", "3"),
    ("distance cave/2 to cave/1", "999"),
    ("distance hall to well", "999"),
    ("distance hall to lift", "999"),
    ("ways lift at hall N", "low 1,-1 S"),
    ("ways attic at hall N", "low 1,-1 ES, low 1,-1 SW"),
    ("ways attic at cave/1 W", "low 0,1 NE, low 0,1 ES"),
    ("ways loft at shed S", "low 2,2 NESW, low 2,2 NESW, low 2,2 NESW, low 2,2 NESW"),
    ("ways trap at hall N", ""),
    ("ways attic at hall E", ""),  # the cell is taken
    ("ways attic at shed N", ""),
    ("ways attic at hall to lift", ""),
    ("ways attic at stair N", ""),
    ("ways yard at yard N", ""),  # lifted off, its own doors are gone
    ("ways yard at hall E", "low 2,0 NW, low 2,0 SW"),  # where it lies now, or turned
    ("ways shed at well E", "low 2,2 NSW, low 2,2 NEW, low 2,2 ESW"),  # next to where it lies now
    ("false shed at well E", "0, 0, 0"),
    ("left shed at well E", "7, 7, 7"),
    ("false attic at hall N", "0, 0"),
    ("false attic at cave/1 W", "1, 0"),  # the stair has no door to the south
    ("false yard at hall E", "1, 0"),  # the first is how it lies
    ("false loft at shed S", "0, 0, 0, 0"),
    ("false lift at shed S", "1"),  # the well has a door to the east
    ("left lift at hall N", "5"),
    ("left attic at hall N", "6, 6"),
    ("left attic at cave/1 W", "5, 6"),
    ("left yard at hall E", "6, 5"),
    ("left lift at shed S", "4"),
    ("left lift at loft N", "3"),
    ("left loft at shed S", "6, 6, 6, 6"),
    ("walls hall", ""),
    ("walls stair", "stair wall N, stair wall S, stair wall W"),
    ("walls cave/1", "cave/1 wall S"),  # its tile has no door there; the other sides belong to one area or the other
    ("walls cave/2", "cave/2 wall S"),
    ("walls lift", ""),
    ("walls yard", "yard wall E, yard wall S"),
    ("beyond yard wall S", "shed"),  # whose door there is false
    ("beyond yard wall E", "none"),
    ("beyond cave/2 wall S", "well"),
    ("beyond well wall N", "cave/1"),  # the first area
    ("beyond yard wall W", "none"),  # there is a door, no wall
    ("beside cave", "hall, shed, well"),
    ("beside shed", "yard, cave"),
    ("beside loft", ""),
    ("beside lift", ""),
    ("ways trap at stair wall N", "low 0,-1 , low 0,-1 , low 0,-1 , low 0,-1 "),
    ("ways lift at stair wall S", "low 0,1 N, low 0,1 E, low 0,1 S, low 0,1 W"),
    ("ways lift at yard wall S", ""),  # the cell is taken
    ("ways shed at yard wall S", "low 2,1 NSW, low 2,1 NEW, low 2,1 NES, low 2,1 ESW"),  # but by the tile itself
    ("ways lift at yard wall W", ""),
    ("ways yard at yard wall E", ""),
    ("false lift at stair wall S", "2, 0, 1, 1"),  # the cave has a door to the west
    ("left lift at stair wall S", "5, 5, 6, 6"),
]


@pytest.mark.parametrize(("question", "answer"), ANSWERS)
def test_the_house(question: str, answer: str) -> None:
    assert house().ask(question) == answer


PAIR = {"hall": "NESW", "cell": "NE", "cave": "W|E", "vault": "N|"}

# Printed tiles, what lies on the grid `low`, what is laid then, a question, its answer.
TURNS = [
    ("cell hall N 1", "exits cell", "cell E, cell S"),  # a quarter turn makes the north door an east door
    ("cell hall N 2", "exits cell", "cell S, cell W"),
    ("cell hall N 1", "outer cell", "NSW"),  # by its printed sides: the west one lies to the north now
    ("cell hall N 2", "outer cell", "ESW"),
    ("cell hall E 3", "beyond hall E", "cell"),
    ("cave hall N 1", "beyond hall N", "cave/2"),  # the east area lies to the south
    ("cave hall N 3", "beyond hall N", "cave/1"),
    ("cave hall N 1", "exits cave/1", "cave/1 N"),
    ("cave hall N 1", "sight hall", "hall, cave/1, cave/2"),
    ("cave hall N 1", "sight cave/2", "cave/2, hall"),
    ("cave hall N 1", "open low", "hall E, hall S, hall W, cave/1 N"),
    ("vault hall S 0", "sight hall", "hall, vault/1"),  # an area without a door lies on no line
    ("vault hall S 0", "sight vault/2", "vault/2"),
    ("vault hall S 0", "exits vault/2", ""),
    ("vault hall S 0", "distance vault/1 to hall", "1"),
]


@pytest.mark.parametrize(("laying", "question", "answer"), TURNS)
def test_turned_tiles(laying: str, question: str, answer: str) -> None:
    assert Little(PAIR, "hall").lay(laying).ask(question) == answer


def test_a_moved_tile_leaves_an_open_door_and_takes_its_link_along() -> None:
    little = house().lay("lift hall N 2")
    assert little.ask("joined hall") == "lift, yard, cave, stair"
    assert little.ask("exits hall") == "hall N, hall E, hall S, hall W, hall to lift"
    little.lay("lift loft E 3")
    assert little.ask("exits lift") == "lift W, lift to hall"
    assert little.ask("beyond hall to lift") == "lift"
    assert little.ask("distance hall to lift") == "1"
    assert little.ask("open low").startswith("hall N, ")
    assert little.ask("open high") == "loft N, loft S, loft W"


def test_a_door_that_was_turned_away_is_no_longer_there() -> None:
    little = Little({"hall": "NESW", "cell": "NE", "cave": "W|E"}, "hall").lay("cell hall E 3")
    door = little.door("cell N")
    assert little.ask("ways cave at cell N") == "low 1,-1 NS, low 1,-1 NS"
    little.lay("cell hall E 2")
    assert door not in little.board.exits(little.laid, little.place("cell"))
    assert little.ask("beyond cell N") == "none"
    assert little.ask("ways cave at cell N") == ""


def test_a_line_of_sight_ends_at_a_false_door_and_goes_on_through_areas() -> None:
    printed = {"a": "E", "b": "W|E", "c": "EW", "d": "E", "e": "W"}
    little = Little(printed, "a b c d e")
    assert little.ask("sight a") == "a, b/1, b/2, c"
    assert little.ask("sight b/1") == "b/1, c, a"
    assert little.ask("sight c") == "c, b/1, b/2, a"
    assert little.ask("sight e") == "e, d"


def test_more_links_than_sides() -> None:
    printed = dict.fromkeys(["hub", "a", "b", "c", "d", "e"], "")
    little = Little(printed, "hub . a . b / . / c . d . e", links="hub-a hub-b c-hub hub-d hub-e a-hub")
    links = [f"hub to {name}" for name in "abcde"]
    assert little.ask("exits hub") == ", ".join(links)
    assert [little.ask(f"beyond {link}") for link in links] == ["a", "b", "c", "d", "e"]
    assert little.ask("distance a to e") == "2"
    assert little.ask("sight hub") == "hub"
    assert [little.show(little.door(link)) for link in links] == links


def test_a_link_from_a_tile_to_itself_joins_no_other() -> None:
    little = Little({"ring": ""}, "ring", links="ring-ring")
    assert little.ask("exits ring") == "ring to ring"
    assert little.ask("joined ring") == ""


# What pieces join, what they hide, a question about the house, its answer.
PIECES = [
    ("well-loft", "", "exits well", "well E, well S, well to loft"),
    ("well-loft", "", "exits loft", "loft N, loft E, loft S, loft W, loft to stair, loft to well"),
    ("well-loft", "", "beyond well to loft", "loft"),
    ("well-loft", "", "beyond well to hall", "none"),
    ("well-loft", "", "distance well to hall", "3"),
    ("well-loft", "", "joined well", "loft"),
    ("cave/1-cave/2", "", "distance cave/1 to hall", "2"),
    ("cave/1-cave/2", "", "joined cave", "hall, shed"),
    ("well-lift", "", "exits well", "well E, well S"),  # the lift does not lie on the map
    ("stair-loft", "", "exits stair", "stair E, stair to loft"),  # they are joined already
    ("well-loft", "", "sight well", "well"),
    ("", "hall", "sight hall", "hall"),
    ("", "hall", "sight stair", "stair"),
    ("", "hall", "sight cave/2", "cave/2, shed"),
    ("", "yard", "sight stair", "stair, hall"),
    ("", "cave/1", "sight shed", "shed, cave/2"),  # the near area is free, the far one hidden
    ("", "cave/2", "sight shed", "shed"),
    ("", "cave/2", "sight cave/1", "cave/1"),  # it would look past the other area
    ("", "cave/2", "sight hall", "hall, yard, stair"),
    ("", "lift", "sight hall", "hall, yard, cave/2, stair"),
]


@pytest.mark.parametrize(("joined", "hidden", "question", "answer"), PIECES)
def test_pieces_in_the_house(joined: str, hidden: str, question: str, answer: str) -> None:
    assert house().standing(joined, hidden).ask(question) == answer


def test_a_piece_goes_along_with_its_tile() -> None:
    little = house().standing("lift-well", "lift").lay("lift loft E 3")
    assert little.ask("exits well") == "well E, well S, well to lift"
    assert little.ask("exits lift") == "lift W, lift to hall, lift to well"
    assert little.ask("sight loft") == "loft"
    assert little.standing().ask("sight loft") == "loft, lift"


def test_a_wall_that_was_turned_away_is_no_longer_there() -> None:
    little = Little({"hall": "NESW", "cell": "NE", "cave": "W|E"}, "hall").lay("cell hall E 3")
    assert little.ask("walls cell") == "cell wall E, cell wall S"
    assert little.ask("ways cave at cell wall E") == ", ".join(["low 2,0 EW", "low 2,0 NS"] * 2)
    little.lay("cell hall E 2")
    assert little.ask("walls cell") == "cell wall N, cell wall E"
    assert little.ask("beyond cell wall S") == "none"
    assert little.ask("ways cave at cell wall S") == ""


def test_what_was_found_out_is_kept_until_a_piece_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counts where the map is really looked at."""
    little = house()
    seen: list[int] = []
    looked: list[int] = []
    seen_from, look_around = Table._seen_from, Table._look_around

    def noted(table: Table, place: int) -> Iterator[int]:
        seen.append(place)
        return seen_from(table, place)

    def noted_around(table: Table, place: int) -> None:
        looked.append(place)
        look_around(table, place)

    monkeypatch.setattr(Table, "_seen_from", noted)
    monkeypatch.setattr(Table, "_look_around", noted_around)
    well, loft, stair = map(little.place, ("well", "loft", "stair"))
    for joined, around in (
        ("", []),
        ("well-loft", [well, loft]),
        ("loft-stair", [well, loft, stair]),
        ("", [loft, stair]),
    ):
        little.standing(joined)
        seen.clear()
        looked.clear()
        for _ in range(3):
            little.ask("sight hall")
            little.ask("exits loft")
            little.ask("joined well")
        assert seen == [little.place("hall")]
        assert looked == around


def test_a_tile_that_is_laid_changes_only_what_is_near(monkeypatch: pytest.MonkeyPatch) -> None:
    little = house().standing("well-lift")
    little.ask("exits well")
    looked: list[str] = []
    look_around = Table._look_around

    def noted(table: Table, place: int) -> None:
        looked.append(little.words[place])
        look_around(table, place)

    monkeypatch.setattr(Table, "_look_around", noted)
    table = little.board.table(little.laid, little.pieces).put(little.names.index("lift"), (0, 1, -1, 2))
    assert looked == ["lift", "hall", "well"]
    assert table.exits[little.place("well")] == (
        little.door("well E"),
        little.door("well S"),
        little.door("well to lift"),
    )


def test_the_numbers_of_doors_and_places() -> None:
    board = Board([[[0]], [[1], [3]], [[]]], [(2, 0)], [[[0, None], [1, 2]]])
    assert [board.places(tile) for tile in range(3)] == [(0,), (1, 2), (3,)]
    assert [board.place_of(tile) for tile in range(3)] == [0, 1, 3]
    assert [board.tile_of(place) for place in range(4)] == [0, 1, 1, 2]
    assert board.start() == ((0, 0, 0, 0), (0, 0, 1, 0), (0, 1, 1, 0))
    assert board.span == 16
    assert board.exits(board.start(), 2) == (2 * 4 + 3,)
    assert board.exits(board.start(), 3) == (16 + 3 * 4,)
    assert board.place_of_door(16 + 3 * 4) == 3
    assert board.link_end(16 + 3 * 4) == 0
    assert board.walls_from == 16 + 4 * 4
    assert board.walls(board.start(), 3) == tuple(32 + 3 * 4 + side for side in range(4))
    assert [board.place_of_door(wall) for wall in board.walls(board.start(), 2)] == [2, 2]
    assert [board.side_of(door) for door in (6, 16 + 3 * 4, 32 + 2 * 4 + 2)] == [2, None, 2]


def test_the_grid_of_a_place() -> None:
    little = house()
    grids = [little.board.grid_of(little.laid, little.place(word)) for word in ("hall", "cave/2", "loft", "lift")]
    assert grids == [0, 0, 1, None]


def test_two_tiles_cannot_lie_in_one_cell() -> None:
    board = Board([[[0]], [[0]]], rows=[[[0]]])
    with pytest.raises(ValueError, match="another tile lies there already"):
        board.lay(board.start(), 1, (0, 0, 0, 0))
    assert board.lay(board.start(), 0, (0, 0, 0, 1)) == ((0, 0, 0, 1), None)


# ------------------------------------------------------------------------------------------ on any map
Case = tuple[Board, Laid]


@st.composite
def tiles(draw: st.DrawFn) -> list[list[int]]:
    """The doors of a tile, in one area or two."""
    sides = sorted(draw(st.sets(st.integers(0, 3))))
    cut = draw(st.integers(0, len(sides)))
    return draw(st.sampled_from([[sides], [sides[:cut], sides[cut:]]]))


@st.composite
def maps(draw: st.DrawFn) -> Case:
    """A board and a state of it: tiles dropped into a small field, turned anyhow, so that many doors are false."""
    printed = draw(st.lists(tiles(), min_size=2, max_size=8))
    tile = st.integers(0, len(printed) - 1)
    board = Board(printed, draw(st.lists(st.tuples(tile, tile), max_size=3)))
    field = st.tuples(st.integers(0, 1), st.integers(0, 2), st.integers(0, 2))
    cells = draw(st.lists(field, unique=True, max_size=len(printed)))
    laid = board.start()
    for number, (grid, x, y) in enumerate(cells):
        laid = board.lay(laid, number, (grid, x, y, draw(st.integers(0, 3))))
    return board, laid


def all_places(board: Board) -> range:
    return range(board.span // 4)


def steps_from(board: Board, laid: Laid, place: int) -> set[int]:
    return {there for door in board.exits(laid, place) if (there := board.beyond(laid, door)) is not None}


def grid_exits(board: Board, laid: Laid, place: int) -> int:
    return len([door for door in board.exits(laid, place) if door < board.span])


def printed_doors(board: Board, place: int) -> int:
    """The doors of a place when its tile lies alone, so that none is false."""
    return grid_exits(board, board.lay(board.start(), board.tile_of(place), (0, 0, 0, 0)), place)


def false_doors_of(board: Board, laid: Laid) -> int:
    """All doors of tiles on the map that are no exits."""
    lying = [place for place in all_places(board) if laid[board.tile_of(place)] is not None]
    return sum(printed_doors(board, place) - grid_exits(board, laid, place) for place in lying)


@given(maps())
def test_every_exit_leads_back(case: Case) -> None:
    board, laid = case
    for place in all_places(board):
        for there in steps_from(board, laid, place):
            assert place in steps_from(board, laid, there)
        for door in board.exits(laid, place):
            beyond = board.beyond(laid, door)
            if door < board.span and beyond is not None:
                assert board.beyond(laid, beyond * 4 + (door + 2) % 4) == place


@given(maps())
def test_an_exit_leads_to_a_place_or_is_open(case: Case) -> None:
    board, laid = case
    opened = {door for grid in (0, 1) for door in board.open_doors(laid, grid)}
    nowhere = {
        door for place in all_places(board) for door in board.exits(laid, place) if board.beyond(laid, door) is None
    }
    assert nowhere == opened


@given(maps())
def test_a_distance_is_one_step_and_the_rest(case: Case) -> None:
    board, laid = case
    for a in all_places(board):
        assert board.distance(laid, a, a) == 0
        for b in all_places(board):
            assert board.distance(laid, a, b) == board.distance(laid, b, a)
            if a != b:
                rest = [board.distance(laid, there, b) for there in steps_from(board, laid, a)]
                assert board.distance(laid, a, b) == min(min(rest, default=999) + 1, 999)


@given(maps())
def test_sight_is_mutual_and_straight(case: Case) -> None:
    board, laid = case
    for place in all_places(board):
        seen = board.in_sight(laid, place)
        assert seen[0] == place
        assert len(set(seen)) == len(seen)
        for other in seen[1:]:
            assert place in board.in_sight(laid, other)
            here, there = laid[board.tile_of(place)], laid[board.tile_of(other)]
            assert here is not None
            assert there is not None
            assert here[0] == there[0]
            assert (here[1] == there[1]) != (here[2] == there[2])


@given(maps(), st.sets(st.integers(0, 15)))
def test_what_is_hidden_only_takes_away_sight(case: Case, some: set[int]) -> None:
    board, laid = case
    pieces = Pieces({}, frozenset(some))
    for place in all_places(board):
        seen, before = board.in_sight(laid, place, pieces), board.in_sight(laid, place)
        assert seen == tuple(other for other in before if other in seen)
        assert all(place in board.in_sight(laid, other, pieces) for other in seen)
        assert not some & set(seen[1:])
        if place in some:
            assert seen == (place,)


@given(maps())
def test_every_side_of_a_place_is_a_door_or_a_wall(case: Case) -> None:
    board, laid = case
    for tile, way in enumerate(laid):
        doors = sum(printed_doors(board, place) for place in board.places(tile))
        for place in board.places(tile):
            walls = board.walls(laid, place)
            assert len(walls) == (0 if way is None else 4 - doors)
            assert not set(walls) & set(board.exits(laid, place))
            behind = [board.beyond(laid, wall) for wall in walls]
            assert {board.tile_of(other) for other in behind if other is not None} <= set(board.beside(laid, tile))


@given(maps())
def test_a_door_to_a_neighbour_shows_the_neighbour(case: Case) -> None:
    board, laid = case
    for place in all_places(board):
        for door in board.exits(laid, place):
            beyond = board.beyond(laid, door)
            if door < board.span and beyond is not None:
                assert beyond in board.in_sight(laid, place)


@given(maps(), st.data())
def test_a_way_says_what_laying_will_do(case: Case, data: st.DataObject) -> None:
    board, laid = case
    tile = data.draw(st.integers(0, len(laid) - 1))
    doors, walls = st.integers(0, board.span - 1), st.integers(board.walls_from, board.walls_from + board.span - 1)
    door = data.draw(doors | walls)
    lifted = board.lift(laid, tile)
    assert board.ways(laid, tile, door) == board.ways(lifted, tile, door)
    opened = [open_door for grid in (0, 1) for open_door in board.open_doors(lifted, grid)]
    assert door in opened or board.is_wall(door) or board.ways(laid, tile, door) == ()
    for way in board.ways(laid, tile, door):
        after = board.lay(laid, tile, way)
        assert board.beyond(after, door) in board.places(tile)
        assert board.open_left(laid, tile, way) == len(board.open_doors(after, way[0]))
        assert board.false_doors(laid, tile, way) == false_doors_of(board, after) - false_doors_of(board, lifted)


@given(maps(), st.data())
def test_ways_are_found_for_every_turn_that_joins(case: Case, data: st.DataObject) -> None:
    board, laid = case
    tile = data.draw(st.integers(0, len(laid) - 1))
    for grid in (0, 1):
        for door in board.open_doors(board.lift(laid, tile), grid):
            assert len(board.ways(laid, tile, door)) == sum(printed_doors(board, place) for place in board.places(tile))


@given(maps(), st.data())
def test_laying_and_lifting_gives_the_old_map(case: Case, data: st.DataObject) -> None:
    board, laid = case
    tile = data.draw(st.integers(0, len(laid) - 1))
    lifted = board.lift(laid, tile)
    before = laid[tile]
    assert board.lift(board.lay(lifted, tile, (5, 1, 1, data.draw(st.integers(0, 3)))), tile) == lifted
    if before is not None:
        assert board.lay(lifted, tile, before) == laid


@given(tiles())
def test_a_quarter_turn_moves_every_door_on_by_one_side(printed: list[list[int]]) -> None:
    board = Board([printed])
    for place in all_places(board):
        for turn in range(4):
            now = {door % 4 for door in board.exits(((0, 0, 0, turn),), place)}
            then = {door % 4 for door in board.exits(((0, 0, 0, (turn + 1) % 4),), place)}
            assert then == {(side + 1) % 4 for side in now}


@given(maps(), st.data())
def test_a_map_is_the_same_however_it_came_about(case: Case, data: st.DataObject) -> None:
    """Tiles are laid, moved and lifted, pieces put down and taken away: what is kept is what would be found anew."""
    board, laid = case
    table = board.table(laid)
    place = st.integers(0, board.span // 4 - 1)
    way = st.tuples(st.integers(0, 1), st.integers(0, 3), st.integers(0, 3), st.integers(0, 3))
    for _ in range(6):
        if data.draw(st.booleans()):
            pairs = [pair for pair in data.draw(st.lists(st.tuples(place, place), max_size=2)) if pair[0] != pair[1]]
            links: dict[int, list[int]] = {}
            for a, b in pairs:
                links.setdefault(a, []).append(b)
                links.setdefault(b, []).append(a)
            table = table.with_pieces(Pieces(links, frozenset()))
        else:
            tile, there = data.draw(st.integers(0, len(laid) - 1)), data.draw(st.none() | way)
            if there is None or table.is_free(tile, there):
                table = table.put(tile, there)
        assert known(table) == known(Table(board, table.laid).with_pieces(table.pieces))


def known(table: Table) -> list[object]:
    opened = {grid: doors for grid, doors in table.opened.items() if doors}
    lists = [table.grids, table.exits, table.leads, table.opens]
    return [table.on, table.off, table.cells, table.faces, table.beyond, opened, *lists]


@given(maps())
def test_the_answers_do_not_depend_on_what_was_asked_before(case: Case) -> None:
    board, laid = case
    maps_asked = [laid, board.lift(laid, 0), board.lift(laid, 1)]
    first = [answers(board, asked) for asked in maps_asked]
    again = [answers(board, asked) for asked in reversed(maps_asked)]
    assert first == again[::-1]
    assert answers(board, (*laid,)) == first[0]


def answers(board: Board, laid: Laid) -> list[object]:
    found: list[object] = [(board.exits(laid, place), board.in_sight(laid, place)) for place in all_places(board)]
    found += [(board.open_doors(laid, grid), board.distance(laid, 0, 1)) for grid in (0, 1)]
    return found + [board.open_left(laid, tile, (0, 9, 9, 0)) for tile in range(len(laid))]

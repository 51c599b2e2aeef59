"""A grid of a map, drawn with lines."""

from __future__ import annotations

import textwrap

from rulekit.table import grids
from rulekit.table.runs import Run, line, text_of
from rulekit.table.scene import Figure, Grid, Item, Tile
from rulekit.table.signs import DRAWN, TYPED, Signs


def figure(mark: str, own: bool = False) -> Figure:
    return Figure(Run(mark), line(mark), mark, own)


def tile(name: str, x: int, y: int, **more: object) -> Tile:
    parts = {"short": name, "style": "", "doors": {}, "parts": (("", ()),), "lying": (), "ways": (), **more}
    return Tile(name=name, x=x, y=y, **parts)  # type: ignore[arg-type]


def drawn(grid: Grid, wide: int, high: int, signs: Signs = DRAWN) -> str:
    rows = grids.drawn(grid, grids.window(grid, wide, high), signs)
    return "".join(f"{text_of(row)}\n" for row in rows)


HALL = tile("Hall", 0, 0, doors={"east": "Kitchen", "north": None}, parts=(("", (figure("1", own=True), figure("2"))),))
KITCHEN = tile(
    "Kitchen",
    1,
    0,
    doors={"west": "Hall", "south": "Cellar"},
    lying=(Item(line("Axe"), "Axe"), Item(line("Pot"), "Pot")),
)
CELLAR = tile("Cellar", 1, 1, doors={"north": "Kitchen", "east": None}, parts=(("dry", ()), ("wet", (figure("3"),))))
HOUSE = Grid("Ground", (HALL, KITCHEN, CELLAR), HALL)


def test_tiles_are_boxes_doors_are_gaps_and_what_is_unknown_is_dotted():
    assert drawn(HOUSE, 40, 9) == textwrap.dedent(
        """\
        ┌──╴┄┄┄╶──┬─────────┐
        │Hall     │Kitchen  │
        │         ╵         │
        │  [1] 2      *2    │
        └─────────┼──╴   ╶──┤
                  │Cellar   │
                  │         ╵
                  │  · │ 3  ┊
                  └─────────┘
        """
    )


def test_a_plain_keyboard_can_draw_it_too():
    assert drawn(HOUSE, 40, 7, TYPED) == textwrap.dedent(
        """\
        +---...---+---------+
        |Hall     |Kitchen  |
        |  [1] 2      *2    |
        +---------+---   ---+
                  |Cellar   |
                  |  - | 3  :
                  +---------+
        """
    )


def test_what_does_not_fit_is_cut_off_around_the_tile_that_matters():
    row = tuple(tile(f"Room {at}", at, 0) for at in range(9))
    grid = Grid("Row", row, row[6])
    view = grids.window(grid, 31, 4)
    assert list(view.x) == [5, 6, 7]
    assert grids.beyond(grid, view) == {"west": 5, "east": 1}
    assert view.size == (31, 4)


def test_long_names_take_two_lines_or_their_short_form_or_are_cut():
    long = tile("Statuary of the Ancients", 0, 0, short="Statuary")
    endless = tile("Antidisestablishmentarianism", 1, 0)
    grid = Grid("G", (long, endless), long)
    assert [text_of(row) for row in grids.drawn(grid, grids.window(grid, 21, 9), DRAWN)][1:3] == [
        "│Statuary │Antidise…│",
        "│         │         │",
    ]
    wide = grids.drawn(grid, grids.window(grid, 40, 9), DRAWN)
    assert [text_of(row) for row in wide][1:3] == [
        "│Statuary of the  │Antidisestablish…│",
        "│Ancients         │                 │",
    ]


def test_a_grid_in_short_tells_who_and_what_is_where():
    assert text_of(grids.in_short(HOUSE, DRAWN)) == "Ground (3)  Hall [1] 2 · Kitchen *2 · Cellar · │ 3"


def test_many_figures_alike_are_one_mark_with_their_number():
    crowd = tile("Hall", 0, 0, parts=(("", (figure("M"), figure("2"), figure("M"), figure("M"), figure("M"))),))
    assert text_of(grids.marks(crowd, DRAWN)) == "M×4 2"

"""What there is to tell about a table, in the words of a language and in order: what sheets are made of.

A scene knows nothing of widths and heights. Each fact has its value piece by piece, at its shortest, and as it is read
aloud; what is told by a colour or a place is told in one of these too.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulekit.table.runs import Line, Run


@dataclass(frozen=True, slots=True)
class Fact:
    """A slot and what it holds. `sort`: number, flag (only its name counts), word, cards or track.

    `label` is the word for it, `short` a shorter one, `icon` a sign in its place. A `bare` fact is told without them.
    """

    sort: str
    label: str
    short: str
    icon: str
    pieces: tuple[Line, ...]
    brief: Line
    aloud: str
    style: str = ""
    bare: bool = False


@dataclass(frozen=True, slots=True)
class Holder:
    """A thing with what it has; `name` is how it is called, `aloud` the same to be read."""

    name: Line
    aloud: str
    facts: tuple[Fact, ...]


@dataclass(frozen=True, slots=True)
class Seat:
    """A player: who it is, whether it is the one who looks, whose turn it is, who is out; in full, and in short."""

    name: Line
    brief: Line
    aloud: str
    facts: tuple[Fact, ...]
    in_short: tuple[Fact, ...]
    own: bool
    turn: bool
    out: bool


@dataclass(frozen=True, slots=True)
class Figure:
    """Somebody or something that stands on the map, by a mark that is explained below it."""

    mark: Run
    name: Line
    aloud: str
    own: bool = False


@dataclass(frozen=True, slots=True)
class Item:
    """Something that lies on the map."""

    name: Line
    aloud: str


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile where it lies. `doors`: for each side that has one, the name of the tile there; None if none lies there.

    `parts`: where it has areas, the name of each and who stands there; else one part without a name. `ways`: where else
    one gets from here. A side that is not among the doors is a wall.
    """

    name: str
    short: str
    style: str
    x: int
    y: int
    doors: dict[str, str | None]
    parts: tuple[tuple[str, tuple[Figure, ...]], ...]
    lying: tuple[Item, ...]
    ways: tuple[str, ...]

    @property
    def figures(self) -> tuple[Figure, ...]:
        return tuple(figure for _, part in self.parts for figure in part)


@dataclass(frozen=True, slots=True)
class Grid:
    """One of the grids of a map, with its tiles; `here`: the tile that matters most to the one who looks."""

    name: str
    tiles: tuple[Tile, ...]
    here: Tile | None


@dataclass(frozen=True, slots=True)
class Panel:
    """A part of the table: facts, or things with facts, or a map; `grids` has first the one that matters most."""

    title: str
    facts: tuple[Fact, ...] = ()
    holders: tuple[Holder, ...] = ()
    grids: tuple[Grid, ...] = ()


@dataclass(frozen=True, slots=True)
class Scene:
    """The whole: `phase` and `turn` are words, or empty; `seats` begins with the one who looks.

    `news`: what has just happened, below its title.
    """

    phase: str
    turn: str
    heading: tuple[Fact, ...]
    panels: tuple[Panel, ...]
    seats: tuple[Seat, ...]
    news_title: str = ""
    news: tuple[str, ...] = ()

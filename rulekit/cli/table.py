"""The table on a screen: drawn with colours and lines, or, where that does not help, read out line by line."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from rulekit.cli.screen import harmless
from rulekit.table.arranging import arrange
from rulekit.table.composing import Composer
from rulekit.table.names import Names
from rulekit.table.reading import read_out
from rulekit.table.runs import Line, Run, text_of
from rulekit.table.signs import DRAWN, TYPED, Signs

if TYPE_CHECKING:
    from rich.text import Text

    from rulekit.cli.screen import Screen
    from rulekit.game import Game
    from rulekit.ruleset import model

__all__ = ["Names", "Paper", "as_text", "draw", "sheet", "show_table"]

QUESTION = 8
"""Lines that a question takes besides its options."""
LEAST = 10
"""So many lines the table may take, however small the screen is."""

STYLES = {
    "strong": "bold",
    "title": "bold",
    "quiet": "dim",
    "label": "dim",
    "rule": "dim",
    "wall": "dim",
    "here": "reverse",
    "out": "dim strike",
    "red": "red",
    "green": "green",
    "yellow": "yellow",
    "blue": "bright_blue",  # the plain one is too dark on black
    "magenta": "magenta",
    "cyan": "cyan",
    "white": "bold",  # white is no colour on paper: there it is what everything else is
    "grey": "bright_black",
}
"""What the styles of a sheet look like, in rich's words."""


@dataclass(frozen=True, slots=True)
class Paper:
    """What a table is written on. `plain`: it is read out. `signs`: whether there are more than a keyboard has."""

    wide: int
    high: int
    plain: bool = False
    coloured: bool = False
    signs: bool = True


def show_table(screen: Screen, game: Game, seat: int | None, names: Names, news: Sequence[str] = ()) -> None:
    """Writes the table as a seat sees it, so that the question fits below it; `news`: what just happened."""
    decision = game.decision
    asked = decision is not None and decision.player == seat
    options = len(decision.options) if decision is not None and asked and decision.kind != "number" else 1
    high = max(LEAST, screen.height - options - QUESTION)
    paper = Paper(screen.width, high, screen.is_plain, screen.is_coloured, screen.has_signs)
    for line in draw(game.view(seat), game.ruleset.model, names, paper, news):
        screen.put(line)


def draw(
    view: dict[str, Any], ruleset: model.Ruleset, names: Names, paper: Paper, news: Sequence[str] = ()
) -> list[str]:
    """The table of a view as lines that can be written as they are."""
    signs = DRAWN if paper.signs else TYPED
    if paper.plain:
        scene = _composer(ruleset, names).scene(view, signs, news)
        return [harmless(line).replace("\n", " ") for line in read_out(scene, names)]
    lines = sheet(view, ruleset, names, paper.wide, paper.high, signs, news)
    return _coloured(lines) if paper.coloured else [text_of(line) for line in lines]


def sheet(
    view: dict[str, Any],
    ruleset: model.Ruleset,
    names: Names,
    wide: int,
    high: int,
    signs: Signs = DRAWN,
    news: Sequence[str] = (),
) -> list[Line]:
    """The same as lines with named styles."""
    return _harmless(arrange(_composer(ruleset, names).scene(view, signs, news), wide, high, signs))


@lru_cache(maxsize=8)
def _composer(ruleset: model.Ruleset, names: Names) -> Composer:
    return Composer(ruleset, names)


def _harmless(lines: Iterable[Line]) -> list[Line]:
    """Lines without anything that would drive a terminal, or go on to another line."""
    return [tuple(Run(harmless(run.text).replace("\n", " "), run.style) for run in line) for line in lines]


def _coloured(lines: Iterable[Line]) -> list[str]:
    from rich.console import Console

    console = Console(file=io.StringIO(), force_terminal=True, width=10_000, highlight=False, soft_wrap=True)
    found: list[str] = []
    for line in lines:
        with console.capture() as captured:
            console.print(as_text(line), end="")
        found.append(captured.get())
    return found


def as_text(line: Line) -> Text:
    """A line as rich has it."""
    from rich.text import Text

    return Text.assemble(*((run.text, style_of(run)) for run in line))


def style_of(run: Run) -> str:
    return " ".join(STYLES.get(word, "") for word in run.style.split()).strip()

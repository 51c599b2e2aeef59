"""Makes the pictures of tables in docs/pictures: moments of real games, which bots have played by a seed.

    python -m tools.pictures

Each picture says in a comment what was drawn, so that a test can tell whether it still looks so.
"""

from __future__ import annotations

import hashlib
import io
import random
import re
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from rulekit import load
from rulekit.cli.table import as_text, sheet
from rulekit.game import Game
from rulekit.locale.spoken import interface
from rulekit.table.names import Names
from rulekit.table.runs import Line

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
HIGH = 44

_BLANK, _COLUMN = "&#160;", 12.2
_PIECE = re.compile(
    r'(?P<head><text class="[^"]*" )x="(?P<x>[\d.]+)"(?P<middle> y="[\d.]+" )textLength="(?P<long>[\d.]+)"'
    r"(?P<tail>[^>]*)>(?P<text>[^<]*)</text>"
)
_SVG = """\
<!-- Made by tools/pictures.py; what was drawn: {drawn} -->
<svg class="rich-terminal" viewBox="0 0 {{width}} {{height}}" xmlns="http://www.w3.org/2000/svg" role="img">
  <title>{title}</title>
  <desc>{told}</desc>
  <style>
    .{{unique_id}}-matrix {{{{
      font-family: "Fira Code", "DejaVu Sans Mono", Menlo, Consolas, monospace;
      font-size: {{char_height}}px;
      line-height: {{line_height}}px;
      font-variant-east-asian: full-width;
    }}}}
    .{{unique_id}}-title {{{{ font-size: 18px; font-weight: bold; font-family: arial, sans-serif; }}}}
    {{styles}}
  </style>
  <defs>
    <clipPath id="{{unique_id}}-clip-terminal">
      <rect x="0" y="0" width="{{terminal_width}}" height="{{terminal_height}}" />
    </clipPath>
    {{lines}}
  </defs>
  {{chrome}}
  <g transform="translate({{terminal_x}}, {{terminal_y}})" clip-path="url(#{{unique_id}}-clip-terminal)">
    {{backgrounds}}
    <g class="{{unique_id}}-matrix">
    {{matrix}}
    </g>
  </g>
</svg>
"""


@dataclass(frozen=True, slots=True)
class Picture:
    """Which game, who plays, and after how many decisions it is looked at from the first seat."""

    game: str
    title: str
    players: int
    seed: int
    after: int
    wide: int = 90

    def lines(self) -> list[Line]:
        """The table at that moment, with what has just happened."""
        game = self._play()
        rules = game.ruleset
        names = Names(rules.words("en").texts, interface("en"), [use.key for use in rules.messages], has_texts=True)
        return sheet(game.view(0), rules.model, names, self.wide, HIGH, news=game.log(0, "en")[-3:])

    def _play(self) -> Game:
        game = load(self.game).new(self.players, self.seed)
        rng = random.Random(self.seed)
        for _ in range(self.after):
            decision = game.decision
            assert decision is not None
            many, places = rng.randint(decision.min, decision.max), range(len(decision.options))
            game.apply([rng.choice(places) for _ in range(many)] if decision.repeat else rng.sample(places, many))
        return game

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.game}.svg"


PICTURES = (
    Picture("betrayal", "Betrayal at House on the Hill", players=4, seed=9, after=115, wide=120),
    Picture("bloody_inn", "The Bloody Inn", players=3, seed=9, after=90),
    Picture("complots", "Complots", players=5, seed=19, after=25),
    Picture("gravediggers", "Gravediggers", players=4, seed=9, after=55),
)


def drawn(lines: list[Line]) -> str:
    """What a picture shows, as one number: words, signs and their styles, however they are put together."""
    signs = [[(char, run.style if char.strip() else "") for run in line for char in run.text] for line in lines]
    return hashlib.sha256(repr(signs).encode()).hexdigest()[:24]


def as_svg(picture: Picture, lines: list[Line]) -> str:
    console = Console(
        file=io.StringIO(),
        record=True,
        width=picture.wide,
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
    )
    for line in lines:
        console.print(as_text(line), no_wrap=True, crop=False)
    told = f"The table of {picture.title}, as the first of {picture.players} players sees it."
    code = _SVG.format(drawn=drawn(lines), title=picture.title, told=told)
    svg = console.export_svg(title=picture.title, code_format=code, unique_id=picture.game.replace("_", "-"))
    return _PIECE.sub(_begin_with_a_sign, svg)


def _begin_with_a_sign(piece: re.Match[str]) -> str:
    """A piece of text without blanks at its ends: not all programs that show pictures keep them."""
    text = piece["text"]
    begin = end = 0
    while text.startswith(_BLANK):
        text, begin = text.removeprefix(_BLANK), begin + 1
    while text.endswith(_BLANK):
        text, end = text.removesuffix(_BLANK), end + 1
    x, long = float(piece["x"]) + begin * _COLUMN, float(piece["long"]) - (begin + end) * _COLUMN
    return f'{piece["head"]}x="{x:g}"{piece["middle"]}textLength="{long:g}"{piece["tail"]}>{text}</text>'


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for picture in PICTURES:
        lines = picture.lines()
        picture.file.write_text(as_svg(picture, lines), "utf-8")
        print(f"wrote docs/pictures/{picture.file.name}")


if __name__ == "__main__":
    main()

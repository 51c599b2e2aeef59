"""Tables of all rulesets there are, on screens of all sizes: no line is too wide, and nobody is left out."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

import pytest

from rulekit import load
from rulekit.cli.table import sheet
from rulekit.game import Game
from rulekit.table.runs import text_of, width
from rulekit.table.signs import DRAWN, TYPED
from tests.helpers.games import ROOT
from tests.helpers.harbour import names_of
from tests.properties.games import an_answer

FOLDERS = sorted(
    header.parent
    for top in ("rulesets", "examples", "tests/rulesets/sentences", "tests/properties")
    for header in (ROOT / top).glob("*/ruleset.yaml")
)
WIDTHS = range(40, 201)
HEIGHTS = (6, 11, 24, 60)
MOMENTS = (0, 7, 60)
"""After so many decisions a table is looked at."""


@cache
def games(folder: Path) -> list[Game]:
    """A game of as many as may play, at some moments."""
    found: list[Game] = []
    rules = load(folder)
    game = rules.new(rules.players[1], 5)
    rng = random.Random(5)
    for number in range(max(MOMENTS) + 1):
        if number in MOMENTS:
            found.append(game.clone())
        if game.decision is None:
            break
        game.apply(an_answer(game.decision, rng))
    return [*found, game]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_no_line_is_ever_too_wide_and_everybody_is_there(folder: Path) -> None:
    rng = random.Random(folder.name)
    for game in games(folder):
        for seat in (None, 0, game.players - 1):
            view, names = game.view(seat), names_of(game)
            for wide in rng.sample(WIDTHS, 2):
                high, signs = rng.choice(HEIGHTS), rng.choice((DRAWN, TYPED))
                lines = sheet(view, game.ruleset.model, names, wide, high, signs)
                assert max(width(line) for line in lines) <= wide, (folder.name, seat, wide, high)
                text = "\n".join(text_of(line) for line in lines)
                assert signs is DRAWN or game.ruleset.locales or text.isascii()
                assert all(any(str(other + 1) in text_of(line) for line in lines) for other in range(game.players))

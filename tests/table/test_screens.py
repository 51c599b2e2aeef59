"""Whole tables of real games, as they stand in screens/. With RULEKIT_RENEW=1 they are written anew."""

from __future__ import annotations

import os

import pytest

from rulekit.cli.table import Paper, draw
from rulekit.game import Game
from tests.helpers.harbour import names_of
from tests.table.moments import HERE, Moment, moments

SCREENS = HERE / "screens"
PAPERS = {"80x24": Paper(80, 24), "120x40": Paper(120, 40), "plain": Paper(80, 24, plain=True)}
READ_OUT = ("betrayal_middle", "bloody_inn_late", "complots_sides", "gravediggers_middle")
"""Of these it is also kept how they are read out."""
RENEW = bool(os.environ.get("RULEKIT_RENEW"))


def papers(moment: Moment) -> dict[str, Paper]:
    return {size: paper for size, paper in PAPERS.items() if size != "plain" or moment.name in READ_OUT}


def screen(game: Game, moment: Moment, paper: Paper) -> str:
    assert game.decision is not None
    seat = game.decision.player
    news = game.log(seat, moment.lang)[-4:]
    lines = draw(game.view(seat), game.ruleset.model, names_of(game, moment.lang), paper, news)
    return "".join(f"{line}\n" for line in lines)


@pytest.mark.parametrize("moment", moments(), ids=lambda moment: moment.name)
def test_a_table_looks_as_it_should(moment: Moment) -> None:
    game = moment.play()
    for size, paper in papers(moment).items():
        found = screen(game, moment, paper)
        file = SCREENS / f"{moment.name}-{size}.txt"
        if RENEW:
            file.parent.mkdir(exist_ok=True)
            file.write_text(found, "utf-8")
        assert found == file.read_text("utf-8"), f"{file.name}: if it is better so, run again with RULEKIT_RENEW=1"


def test_no_screen_is_left_over() -> None:
    wanted = {f"{moment.name}-{size}.txt" for moment in moments() for size in papers(moment)}
    assert {file.name for file in SCREENS.glob("*.txt")} == wanted


@pytest.mark.parametrize("file", sorted(SCREENS.glob("*x*.txt")), ids=lambda file: file.stem)
def test_every_screen_is_as_wide_and_high_as_it_may_be(file) -> None:
    wide, _, high = file.stem.rpartition("-")[2].partition("x")
    lines = file.read_text("utf-8").splitlines()
    assert max(map(len, lines)) <= int(wide)
    assert len(lines) <= int(high)

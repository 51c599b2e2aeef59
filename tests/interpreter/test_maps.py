"""What pieces on a map do is worked out anew only after one of them has moved."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulekit.interpreter.boards import Pieces
from rulekit.interpreter.maps import Standing
from rulekit.interpreter.state import State
from tests.helpers.moments import game_of, lay_out, read_moments

MOMENT = next(moment for moment in read_moments() if moment.name == "s62")


def test_a_step_of_a_figure_throws_nothing_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    worked_out: list[Pieces] = []
    work_out = Standing.work_out

    def noted(self: Standing, G: State) -> Pieces:
        worked_out.append(work_out(self, G))
        return worked_out[-1]

    monkeypatch.setattr(Standing, "work_out", noted)
    game = game_of(lay_out(MOMENT, tmp_path)).new(2, seed=1)

    def count(*answers: str) -> int:
        worked_out.clear()
        for answer in answers:
            game.apply(game.keys([answer]))
            assert game.decision is not None
        return len(worked_out)

    assert count("walk:clearing-west", "walk:ford-east", "walk:clearing-east", "measure", "take_coin") == 0
    assert count("dig:clearing") == 1
    assert count("walk:hollow_way-upper_end-west", "measure") == 0
    assert count("drift:pond", "drift:ford") == 2

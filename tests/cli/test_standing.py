"""Standing answers: not this turn, and not in this game unless it is about me."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from tests.helpers.claims import write_claims
from tests.helpers.command import Ended, Run, command

ASKED = "Do you doubt that?\n  1  Yes"
GIVEN = 'Do you doubt that? No (your standing answer; "standing" changes it)\n'


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    (tmp_path / "here").mkdir()
    claims = write_claims(tmp_path / "games", tmp_path / "here")
    monkeypatch.chdir(tmp_path / "here")
    monkeypatch.delitem(sys.modules, "claims_bots", raising=False)
    run = command(monkeypatch, capsys, "play", str(claims), "--players", "3", "--seed", "1")

    def play(two: str, three: str, *arguments: str, typed: str) -> Ended:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        return run("--seat", f"2=claims_bots:{two}", "--seat", f"3=claims_bots:{three}", *arguments)

    return play


def counts(ended: Ended) -> tuple[int, int]:
    """How often the question was put, and how often the standing answer was given."""
    return ended.out.count(ASKED), ended.out.count(GIVEN)


def test_they_are_offered_where_a_window_asks(play):
    ended = play("Takes", "Takes", typed="take\n")
    assert (
        "  2  No\n  3  No, and not again this turn\n  4  No, and not again in this game, unless it is about me\n"
    ) in ended.out
    menu = ended.out.partition("What do you do?")[2].partition("> ")[0]
    assert "not again" not in menu


def test_not_this_turn(play):
    """The second player acts twice in a turn, and so does the third."""
    assert counts(play("Twice", "Twice", typed="take\n3\n")) == (2, 1)
    assert counts(play("Twice", "Twice", typed="take\n3\n3\ntake\n3\n")) == (4, 3)


def test_not_in_this_game(play):
    assert counts(play("Twice", "Twice", typed="take\n4\ntake\ntake\n")) == (1, 11)


def test_unless_it_is_about_me(play):
    """The third player robs the first, which is no question of the window, but a line of the log."""
    ended = play("Takes", "Robs", typed="take\n4\nno\ntake\n")
    assert counts(ended) == (3, 1)
    asked = ended.out.split(ASKED)
    assert "Player 3 robs Player 1." in asked[1]
    assert "Player 3 robs Player 1." in asked[2]


def test_they_are_listed_and_taken_back(play):
    ended = play("Takes", "Takes", typed="standing\ntake\n4\nstanding\nn\nstanding\ny\nstanding\ntake\n")
    assert "> You have given no standing answer.\n" in ended.out
    listed = ">   Do you doubt that? No, and not again in this game, unless it is about me\n"
    assert ended.out.count(listed) == 2
    assert ended.out.count("You will be asked again.\n") == 1
    assert counts(ended) == (2, 1)


def test_taking_back_asks_again(play):
    ended = play("Takes", "Takes", typed="take\n4\nundo\nyes\n")
    assert counts(ended)[0] == 2
    assert "Enter alone: No. That is your standing answer.\n" in ended.out
    assert "  Player 1 doubts.\n" in ended.out


def test_with_others_at_the_screen_the_screen_goes_round_as_ever(play):
    """Nobody sees from the screen going round that somebody has given a standing answer; Enter is enough to give it."""

    def called(typed: str) -> list[str]:
        ended = play("Takes", "Takes", "--seat", "2=human", typed=typed)
        return [line.lstrip("> ") for line in ended.out.splitlines() if line.endswith("is asked now.")]

    each_time = called("take\nno\ntake\nno\nno\nno\ntake\nno\ntake\nno\nno\nno\n")
    standing = called("take\n4\ntake\n4\n\n\n\ntake\n\n\ntake\n\n\n\n\n\n")
    assert each_time == standing
    assert len(standing) > 6

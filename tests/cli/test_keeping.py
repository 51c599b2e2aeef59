"""Unfinished games are kept without being asked for, and gone on with."""

from __future__ import annotations

import io
import json
import os
import sys
from pathlib import Path

import pytest

from rulekit.cli import keeping
from tests.helpers.command import Ended, Run, command
from tests.helpers.small_ruleset import write_ruleset


@pytest.fixture
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    write_ruleset(tmp_path / "games")
    (tmp_path / "here").mkdir()
    (tmp_path / "none").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    monkeypatch.setenv("RULEKIT_PATH", str(tmp_path / "games"))
    monkeypatch.setenv("RULEKIT_STATE", str(tmp_path / "state"))
    monkeypatch.setattr("rulekit.cli.shelf.rulesets_folder", lambda: tmp_path / "none")
    for name in ("LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path / "state"


@pytest.fixture
def play(state: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    run = command(monkeypatch, capsys, "play")

    def play(*arguments: str, typed: str = "") -> Ended:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        return run(*arguments)

    return play


def answers(file: Path) -> list[list[int]]:
    return list(json.loads(file.read_text("utf-8"))["answers"])


def test_a_game_that_is_left_is_kept_and_nothing_lies_in_the_current_folder(play, state):
    ended = play("pebbles", "--seed", "7", typed="1\nquit\n")
    assert ended.code == 4
    assert ended.out.endswith(f"The game is saved in {state / 'pebbles-7.json'}\nTo go on: rulekit play --resume\n")
    assert len(answers(state / "pebbles-7.json")) == 2
    assert list(Path().iterdir()) == []


def test_it_goes_on_with_who_sat_where_and_in_their_language(play, state):
    play("pebbles", "--seed", "7", "--players", "3", "--seats", "human", "--lang", "it", "--option", "heap=9")
    ended = play("--resume", typed="\n1\n")
    assert "Ora la domanda è per Giocatore 1." in ended.out
    assert "Ora la domanda è per Giocatore 2." in ended.out
    assert len(answers(state / "pebbles-7.json")) == 1
    assert [path.name for path in state.glob("*.json")] == ["pebbles-7.json"]


def test_seats_and_language_may_be_said_anew(play, state):
    play("pebbles", "--seed", "7", "--seats", "human", "--lang", "it")
    ended = play("--resume", "--seats", "random", "--lang", "en")
    assert ended.code == 0
    assert "The game is over." in ended.out
    assert list(state.glob("*.json")) == []


def test_a_game_that_is_over_is_not_kept(play, state):
    assert play("pebbles", "--seed", "1", "--option", "heap=1", typed="1\n").code == 0
    assert list(state.glob("*.json")) == []


def test_a_game_of_bots_is_not_kept(play, state):
    assert play("pebbles", "--seats", "random").code == 0
    assert not state.exists()


def test_a_copy_is_saved_where_one_says(play, state):
    ended = play("pebbles", "--seed", "7", typed="save\nsave other.json\nsave no/such.json\n1\n")
    assert "> The game is saved in pebbles-7.json\n> The game is saved in other.json\n" in ended.out
    assert "The game could not be saved: the folder no does not exist\n" in ended.out
    assert answers(Path("pebbles-7.json")) == answers(Path("other.json")) == []
    assert len(answers(state / "pebbles-7.json")) == 2


def test_with_a_file_that_is_named_nothing_is_kept_besides(play, state):
    play("pebbles", "--seed", "7", "--save", "mine.json", typed="1\n")
    assert not state.exists()
    assert len(answers(Path("mine.json"))) == 2


def test_the_one_played_last_is_meant(play, state):
    play("pebbles", "--seed", "7", typed="1\n")
    play("pebbles", "--seed", "8")
    os.utime(state / "pebbles-8.json", (1, 1))
    assert "  Player 1 takes 1." in play("--resume").out


def test_games_side_by_side_have_files_of_their_own(play, state):
    play("pebbles", "--seed", "7")
    play("pebbles", "--seed", "7")
    assert sorted(path.name for path in state.glob("*.json")) == ["pebbles-7-2.json", "pebbles-7.json"]


def test_only_some_are_kept(play, state, monkeypatch):
    monkeypatch.setattr(keeping, "MOST_KEPT", 3)
    for seed in range(5):
        play("pebbles", "--seed", str(seed))
        os.utime(state / f"pebbles-{seed}.json", (seed + 1, seed + 1))
    assert sorted(path.name for path in state.glob("*.json")) == ["pebbles-2.json", "pebbles-3.json", "pebbles-4.json"]


def test_what_is_no_game_is_passed_over(play, state):
    play("pebbles", "--seed", "7", typed="1\n")
    (state / "zz.json").write_text("{")
    (state / "zzz.json").write_text('{"ruleset": "pebbles"}')
    assert [kept.path.name for kept in keeping.unfinished()] == ["pebbles-7.json"]
    assert play("--resume").code == 4


def test_where_nothing_can_be_kept_the_game_is_saved_in_the_current_folder(play, state):
    state.write_text("this is no folder")
    ended = play("pebbles", "--seed", "7", typed="1\n")
    assert ended.code == 4
    assert "The game is saved in pebbles-7.json\nTo go on: rulekit play --resume pebbles-7.json\n" in ended.out


@pytest.mark.parametrize(
    ("variables", "folder"),
    [
        ({"RULEKIT_STATE": "/a"}, "/a"),
        ({"RULEKIT_STATE": ""}, None),
        ({"XDG_STATE_HOME": "/b"}, "/b/rulekit"),
        ({"XDG_STATE_HOME": "relative", "HOME": "/c"}, "/c/.local/state/rulekit"),
        ({"HOME": "/c"}, "/c/.local/state/rulekit"),
    ],
)
def test_where_they_are_kept(monkeypatch, variables, folder):
    for name in ("RULEKIT_STATE", "XDG_STATE_HOME"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert keeping.state_folder() == (None if folder is None else Path(folder))


def test_programs_are_not_kept_but_saved_where_they_stop(play, state):
    ended = play("pebbles", "--seed", "7", "--json", typed="0\n")
    assert ended.code == 4
    assert str(state / "pebbles-7.json") in ended.err
    assert str(state) not in ended.out

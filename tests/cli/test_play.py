"""`rulekit play`: on the screen, as JSON lines, saved, resumed, replayed; and its exit codes."""

from __future__ import annotations

import io
import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.helpers.command import Ended, Run, command
from tests.helpers.kennels import write_kennels
from tests.helpers.shelves import write_shelves
from tests.helpers.small_ruleset import write_ruleset

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty current folder; the only game that is found by name is the small one."""
    write_ruleset(tmp_path / "games")
    (tmp_path / "here").mkdir()
    (tmp_path / "none").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    monkeypatch.setenv("RULEKIT_PATH", str(tmp_path / "games"))
    monkeypatch.setattr("rulekit.cli.shelf.rulesets_folder", lambda: tmp_path / "none")
    for name in ("LANG", "LC_ALL", "LC_MESSAGES", "FORCE_COLOR", "RULEKIT_DEBUG"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path / "here"


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    run = command(monkeypatch, capsys, "play")

    def play(*arguments: str, typed: str = "") -> Ended:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        return run(*arguments)

    return play


ONE_STONE = ("pebbles", "--seed", "1", "--option", "heap=1")

# ---------------------------------------------------------------- on the screen


def test_a_game_is_played_to_its_end(play):
    ended = play(*ONE_STONE, typed="1\n")
    assert ended.code == 0
    assert ended.err == ""
    assert "► Player 1 (you)  Taken 0\n    Gems  " in ended.out
    assert "  Player 2        Taken 0  Gems ▒ ▒\n" in ended.out
    assert "  1  Take one stone  [take_one]\n" in ended.out
    assert ended.out.endswith("The game is over.\nNo stones are left.\nWon by: Player 1\n")


def test_numbers_are_shown_plainly_and_typed_as_they_are(play, tmp_path):
    kennels = str(write_kennels(tmp_path / "more"))
    ended = play(kennels, typed="bid\n9\n4\n")
    assert "How much?\n  0  1  2  3  4  5  6\n  No\nType the number itself.\n" in ended.out
    assert "There is no 9 among these numbers.\n" in ended.out
    assert "Player 1 (you)  Coins 2\n" in ended.out


def test_keys_of_numbers_stay_as_they_are_for_programs(play, tmp_path):
    kennels = str(write_kennels(tmp_path / "more"))
    lines = play(kennels, "--json", typed="bid\n").lines
    assert [option["key"] for option in lines[-1]["decision"]["options"]] == [*(f"n{n}" for n in range(7)), "no"]


def test_what_is_printed_on_a_card(play, tmp_path):
    kennels = str(write_kennels(tmp_path / "more"))
    ended = play(kennels, typed="? red setter\n? setter\ncard RED SET\n? zebra\n? poddle\nhelp\n")
    card = (
        "> Red Setter\n  Years: 5\n  Likes: Spaniel, Poodle\n  Barks: Yes\n"
        "  Runs 3 times round the house, at the age of 5.\n"
    )
    assert (
        f'{card * 3}> Nothing is called "zebra".\n> Nothing is called "poddle"; did you mean poodle?\n'
    ) in ended.out
    assert "  ?         what the choices do, and the rules behind the question; ? NAME: a card" in ended.out
    assert "? explains · ? NAME · why not NAME · log · view · undo · save · help · quit\n" in ended.out


def test_a_row_is_shown_in_its_order_and_what_one_knows_of_it_is_marked(play, tmp_path):
    """Two set down two jars each, the first one peeks at one of the others'."""
    typed = "set_down:salt\n" * 4 + "peek\nhidden-2\nwait\nhelp\n"
    ended = play(str(write_shelves(tmp_path / "more")), "--seats", "human", typed=typed)
    assert " Cellar 11\n" in ended.out
    assert "► Player 1 (you)\n    Shelf  [Salt], [Salt]\n  Player 2        Shelf ▒, ▒\n" in ended.out
    assert (
        "  1  Salt (place 1)  [salt]\n"
        "  2  Salt (place 2)  [salt-2]\n"
        "  3  a hidden card (place 1)  [hidden]\n"
        "  4  a hidden card (place 2)  [hidden-2]\n"
    ) in ended.out
    assert "  Player 2        Shelf ▒, [Salt]\n" in ended.out
    assert "► Player 2 (you)\n    Shelf  [Salt], [Salt]\n  Player 1        Shelf ▒, ▒\n" in ended.out
    assert "\n  [ ]       on the table: a card that lies face down there, but you know it\n" in ended.out


def test_an_expansion_is_no_game_by_itself(play):
    ended = play("garnets")
    assert ended.code == 2
    assert "`garnets` is an expansion of `pebbles`: write `pebbles --with garnets`" in ended.err


@pytest.mark.parametrize("typed", ["1", "take_one", "Take one stone", "take ONE stone"])
def test_an_answer_is_a_number_a_key_or_a_name(play, typed):
    assert play(*ONE_STONE, typed=f"{typed}\n").code == 0


def test_wrong_answers_are_explained_and_nothing_is_lost(play):
    ended = play(*ONE_STONE, typed="\n9\ntake_noe\n1 1\nzebra\n1\n")
    assert ended.code == 0
    asked, told = ended.out.split("quit\n")[:2]
    n = asked.count("  [")
    assert told.splitlines()[:5] == [
        f"> Type a number from 1 to {n}, or part of a name; with help you see what else there is.",
        f"> There is no 9 here: the numbers go from 1 to {n}.",
        '> "take_noe" is none of the choices; did you mean take_one?',
        "> Choose just one.",
        '> "zebra" is none of the choices.',
    ]


def test_in_the_language_asked_for(play):
    ended = play(*ONE_STONE, "--lang", "it", typed="help\n1\n")
    assert "► Giocatore 1 (tu)  Presi 0\n    Gemme  " in ended.out
    assert "Che cosa fai?" in ended.out
    assert "  1  Prendi un sasso  [take_one]\n" in ended.out
    assert "esce; la partita è conservata" in ended.out
    assert ended.out.endswith("La partita è finita.\nNon ci sono più sassi.\nVince: Giocatore 1\n")


@pytest.mark.parametrize(
    ("variables", "word"),
    [
        ({"LANG": "it_IT.UTF-8"}, "finita"),
        ({"LANG": "it"}, "finita"),
        ({"LANG": "de_DE"}, "over"),
        ({"LANG": "C"}, "over"),
        ({}, "over"),
        ({"LC_ALL": "it_IT.UTF-8", "LANG": "en_US.UTF-8"}, "finita"),
        ({"LC_MESSAGES": "it_IT.UTF-8", "LANG": "en_US.UTF-8"}, "finita"),
        ({"LC_ALL": "en_US.UTF-8", "LC_MESSAGES": "it_IT.UTF-8"}, "over"),
        ({"LC_ALL": "", "LANG": "it"}, "finita"),
    ],
)
def test_in_the_language_of_the_environment_if_the_game_has_it(play, monkeypatch, variables, word):
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert word in play(*ONE_STONE, "--seats", "random").out


def test_what_has_happened_is_told_before_the_next_question(play):
    ended = play("pebbles", "--seed", "1", typed="1\n")
    first, _, second = ended.out.partition("> ")
    assert "happened" not in first
    assert "What has happened:\n  Player 1 takes 1.\n  Player 2 " in second


def test_the_log_is_shown_on_demand(play):
    ended = play("pebbles", "--seed", "1", typed="log\n1\nlog\n")
    assert "> Nothing has happened yet.\n" in ended.out
    assert ">   Player 1 takes 1.\n" in ended.out


def test_bots_alone_need_no_input(play):
    ended = play("pebbles", "--seats", "random", "--seed", "4", "--players", "3")
    assert ended.code == 0
    assert "Player 3 " in ended.out
    assert "The game is over." in ended.out


def test_the_same_seed_is_the_same_game(play):
    first, again, other = (play("pebbles", "--seats", "random", "--seed", s).out for s in ("4", "4", "5"))
    assert first == again != other


def test_bots_that_look_ahead_and_bots_of_ones_own(play, here):
    (here / "my_bots.py").write_text("class Last:\n    def answer(self, game, decision):\n        return [-1]\n")
    ended = play("pebbles", "--seat", "1=search:20", "--seat", "2=my_bots:Last")
    assert ended.code == 1
    assert "rulekit play: the agent of seat 2 gave an answer that is not legal" in ended.err


def test_alone_only_if_asked_for(play):
    assert "Player 2" in play(*ONE_STONE, typed="1\n").out
    assert "Player 2" not in play(*ONE_STONE, "--players", "1", typed="1\n").out


# ---------------------------------------------------------------- several people at one screen


def test_each_is_called_before_anything_is_shown(play):
    ended = play("pebbles", "--seed", "1", "--seats", "human", typed="\n1\n\n1\n")
    parts = ended.out.split(" is asked now.\nWhen nobody else can see the screen, press Enter. ")
    assert [part.splitlines()[-1] for part in parts[:3]] == ["Player 1", "Player 2", "Player 1"]
    for seat, part in ((1, parts[1]), (2, parts[2])):
        other = 3 - seat
        assert f"Player {seat} (you)  Taken " in part
        assert re.search(rf"Player {other}  +Taken \d  Gems ▒ ▒\n", part)


def test_one_may_leave_instead_of_looking(play, here):
    ended = play("pebbles", "--seed", "1", "--seats", "human", typed="quit\n")
    assert ended.code == 4
    assert "Gems" not in ended.out
    assert (here / "pebbles-1.json").is_file()


def test_a_script_need_not_press_enter(play):
    ended = play("pebbles", "--seed", "1", "--option", "heap=3", "--seats", "human", typed="take_one\ntake_two\n")
    assert ended.code == 0
    assert "Won by: Player 2" in ended.out


# ---------------------------------------------------------------- taking back


def test_an_answer_that_showed_nothing_can_be_taken_back(play):
    ended = play("pebbles", "--seed", "1", "--players", "1", typed="take_one\nundo\ntake_two\nlog\n")
    assert "> Your last answer is taken back.\n" in ended.out
    assert ended.out.count("Stones 6") == 2
    assert ">   Player 1 takes 2.\n" in ended.out
    assert "takes 1" in ended.out.split("Your last answer")[0]
    assert "takes 1" not in ended.out.split("Your last answer")[1]


def test_there_may_be_nothing_to_take_back(play):
    assert "> There is no answer of yours to take back.\n" in play("pebbles", "--seed", "1", typed="undo\n").out


def test_bots_do_not_mind(play):
    ended = play("pebbles", "--seed", "1", typed="take_one\nundo\nlog\ntake_one\nlog\n")
    assert "> Your last answer is taken back, and one answer that came after it.\n" in ended.out
    first, _, later = ended.out.partition("Your last answer")
    assert "> Nothing has happened yet.\n" in later
    said = first.split("What has happened:\n")[1].split("\n\n")[0]
    assert said in later, "nobody tries anew: the bot answers as before"


AGREE = "would like to take back the last answer (2 answers in all). Do you agree (y, n)?"


def test_people_at_the_screen_must_agree(play):
    ended = play("pebbles", "--seed", "1", "--seats", "human", typed="\n1\n\n1\n\nundo\n\nmaybe\ny\n\nlog\n")
    assert f"Player 1 {AGREE}\n" in ended.out
    assert "> Type y for yes or n for no.\n" in ended.out
    assert "Somebody else has answered since.\n" in ended.out
    assert "> Nothing has happened yet.\n" in ended.out.partition("Your last answer is taken back")[2]


def test_if_somebody_does_not_agree_nothing_is_taken_back(play):
    ended = play("pebbles", "--seed", "1", "--seats", "human", typed="\n1\n\n1\n\nundo\n\nn\n\nlog\n")
    assert "It is not taken back: not agreed by Player 2.\n" in ended.out
    assert ">   Player 1 takes 1.\n  Player 2 " in ended.out


def test_ones_own_slip_needs_nobody(play):
    typed = "\ndiscard:ruby\nundo\n"
    ended = play("pebbles", "--seed", "2", "--option", "heap=9", "--players", "1", typed=typed)
    assert "Do you agree" not in ended.out


# ---------------------------------------------------------------- saving and going on


def test_the_end_of_the_input_saves_the_game(play, here):
    ended = play("pebbles", "--seed", "7", typed="1\n")
    assert ended.code == 4
    assert "The game is saved in pebbles-7.json\n" in ended.out
    assert [path.name for path in here.iterdir()] == ["pebbles-7.json"]
    assert len(json.loads((here / "pebbles-7.json").read_text())["answers"]) == 2


def test_an_older_save_is_not_written_over(play, here):
    play("pebbles", "--seed", "7")
    play("pebbles", "--seed", "7", typed="quit\n")
    assert sorted(path.name for path in here.iterdir()) == ["pebbles-7-2.json", "pebbles-7.json"]


def test_where_it_is_saved_can_be_said(play, here):
    ended = play("pebbles", "--seed", "7", "--save", "mine.json", typed="save\n")
    assert ended.out.count("The game is saved in mine.json\n") == 2
    assert [path.name for path in here.iterdir()] == ["mine.json"]


def test_a_named_file_has_the_game_after_every_answer_and_at_the_end(play, here):
    play(*ONE_STONE, "--save", "mine.json", typed="1\n")
    saved = json.loads((here / "mine.json").read_text())
    assert saved["answers"] == [[0]]
    assert saved["play"] == {"seats": ["human", "random"], "language": "en"}


def test_a_game_goes_on_if_it_cannot_be_saved(play, here, monkeypatch):
    def fail(*paths: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", fail)
    ended = play(*ONE_STONE, "--save", "mine.json", typed="save\n1\n")
    assert ended.code == 0
    assert "The game could not be saved: mine.json: No space left on device\n" in ended.out
    assert play("pebbles").code == 4
    assert list(here.iterdir()) == []


def test_a_game_that_breaks_is_saved_for_the_people_in_it(play, here):
    (here / "bad_bots.py").write_text("class Bad:\n    def answer(self, game, decision):\n        return 1 / 0\n")
    ended = play("pebbles", "--seed", "2", "--seat", "2=bad_bots:Bad", typed="1\n")
    assert ended.code == 1
    assert "ZeroDivisionError" in ended.err
    assert (here / "pebbles-2.json").is_file()


def test_a_saved_game_goes_on(play, here):
    play("pebbles", "--seed", "7", "--option", "heap=3", "--save", "a.json", typed="1\n")
    ended = play("--resume", "a.json", "--lang", "it", typed="quit\n")
    assert ended.code == 4
    assert "  Giocatore 1 prende 1." in ended.out
    assert "Presi 1" in ended.out


def test_a_saved_game_of_an_expansion_goes_on(play, here):
    play("pebbles", "--with", "garnets", "--seed", "7", "--save", "a.json")
    assert json.loads((here / "a.json").read_text())["expansions"] == ["garnets"]
    assert play("--resume", "a.json").code == 4


def test_a_replay_shows_what_happened(play, here):
    played = play("pebbles", "--seats", "random", "--seed", "3", "--save", "a.json")
    replayed = play("--replay", "a.json")
    assert (replayed.code, replayed.out) == (0, played.out)
    as_json = play("--replay", "a.json", "--json")
    assert as_json.lines == play("pebbles", "--seats", "random", "--seed", "3", "--json").lines
    assert list(as_json.lines[-1]) == ["result"]


def test_a_replay_of_a_game_that_is_not_over_says_so(play):
    play("pebbles", "--seed", "3", "--save", "a.json", typed="take_one\n")
    ended = play("--replay", "a.json")
    assert ended.code == 0
    assert ended.out.startswith("Player 1 takes 1.\n")
    assert "The game is not over." in ended.out


def damaged(text: str, **changes: object) -> str:
    return json.dumps(json.loads(text) | changes)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda text: text[:40], "not JSON"),
        (lambda text: "[]", "no saved game of rulekit"),
        (
            lambda text: damaged(text, digest="0" * 64),
            "have changed since this game was begun, though the version is 1.2.0",
        ),
        (
            lambda text: damaged(text, digest="0" * 64, version="1.1.0"),
            "begun with pebbles 1.1.0, and here is pebbles 1.2.0",
        ),
        (lambda text: damaged(text, rulekit=99), "in the form 99 of saved games, and this rulekit reads the form 2"),
        (lambda text: damaged(text, state="0" * 32), "damaged"),
        (lambda text: damaged(text, answers=[[99]]), "damaged"),
        (lambda text: damaged(text, answers="x"), "damaged"),
        (lambda text: damaged(text, players=0), "damaged"),
        (lambda text: damaged(text, ruleset="zebra"), "zebra"),
        (lambda text: damaged(text, ruleset="../../games/pebbles"), "cannot be used"),
    ],
)
@pytest.mark.parametrize("how", ["--resume", "--replay"])
def test_a_save_that_cannot_be_used_is_refused(play, here, change, why, how):
    play("pebbles", "--seed", "7", "--save", "a.json", typed="1\n")
    (here / "a.json").write_text(change((here / "a.json").read_text()))
    ended = play(how, "a.json")
    assert ended.code == 3
    assert ended.err.startswith("rulekit play: a.json cannot be used: ")
    assert why in ended.err
    assert ended.err.count("\n") == 1


def test_a_save_of_a_game_that_has_changed_is_refused(play, here, tmp_path):
    play("pebbles", "--seed", "7", "--save", "a.json", typed="1\n")
    header = tmp_path / "games" / "pebbles" / "ruleset.yaml"
    header.write_text(header.read_text().replace("copies: 8", "copies: 9"))
    assert play("--resume", "a.json").code == 3
    assert play("pebbles", "--resume", "a.json").code == 3


def test_a_save_of_a_newer_version_is_refused_by_its_name(play, here, tmp_path):
    play("pebbles", "--seed", "7", "--save", "a.json", typed="1\n")
    header = tmp_path / "games" / "pebbles" / "ruleset.yaml"
    header.write_text(header.read_text().replace("version: 1.2.0", "version: 1.3.0"))
    assert "begun with pebbles 1.2.0, and here is pebbles 1.3.0" in play("--resume", "a.json").err


def test_a_save_of_an_expansion_is_not_one_of_the_game_alone(play, here):
    play("pebbles", "--with", "garnets", "--seed", "7", "--save", "a.json")
    why = "this game was begun with garnets, and here pebbles is without expansions"
    assert why in play("pebbles", "--resume", "a.json").err


# ---------------------------------------------------------------- as JSON


def test_json_lines(play):
    ended = play(*ONE_STONE, "--json", typed="0\n")
    assert ended.code == 0
    question, event, result = ended.lines
    assert {name: question["decision"][name] for name in ("player", "kind", "prompt", "min", "max", "repeat")} == {
        "player": 0,
        "kind": "one",
        "prompt": "ask-turns",
        "min": 1,
        "max": 1,
        "repeat": False,
    }
    assert question["decision"]["options"][0] == {"key": "take_one", "label": "Take one stone"}
    assert event["event"] == {
        "seat": 0,
        "key": "say-took",
        "args": {"you": "player1", "n": 1},
        "text": "Player 1 takes 1.",
    }
    assert result == {"result": {"winners": [0], "scores": None, "reason": "end-no_stones"}}


@pytest.mark.parametrize("typed", ["0", "take_one", " take_one "])
def test_json_answers_are_indexes_or_keys(play, typed):
    assert play(*ONE_STONE, "--json", typed=f"{typed}\n").lines[-1]["result"]["winners"] == [0]


@pytest.mark.parametrize("typed", ["7", "take_noe", "", "0 0", "-1", "0 take_one", "9" * 5000])
def test_a_wrong_json_answer_is_asked_again(play, typed):
    ended = play(*ONE_STONE, "--json", typed=f"{typed}\n0\n")
    assert ended.code == 0
    assert [list(line) for line in ended.lines] == [["decision"], ["decision"], ["event"], ["result"]]
    assert ended.lines[0] == ended.lines[1]
    assert ended.err.startswith("rulekit play: ")
    assert ended.err.count("\n") == 1


def test_json_tells_nothing_that_the_seat_may_not_know(play):
    ended = play("pebbles", "--seed", "1", "--json", "--players", "4")
    assert ended.code == 4
    assert "pebbles-1.json" in ended.err
    assert "pebbles-1.json" not in ended.out
    assert {line["event"]["seat"] for line in ended.lines if "event" in line} <= {0}
    labels = {option["label"] for option in ended.lines[-1]["decision"]["options"]}
    own = {"Put a gem back", "Put a gem back (Ruby)", "Put a gem back (Opal)"}
    assert labels <= {"Take one stone", "Take two stones", *own}


# ---------------------------------------------------------------- wrong usage


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["pebles"], "there is no ruleset `pebles`, neither by name nor as a folder; did you mean `pebbles`?"),
        (["../games/pebles"], "../games/pebles does not exist; did you mean ../games/pebbles?"),
        (["pebbles", "--players", "5"], "--players 5: 1 to 4 can play this game"),
        (["pebbles", "--players", "0"], "--players 0: 1 to 4 can play this game"),
        (["pebbles", "--seat", "3=random"], "--seat 3=random: the seats go from 1 to 2"),
        (["pebbles", "--seat", "0=random"], "the seats go from 1 to 2"),
        (["pebbles", "--seat", "random"], "write it as N=AGENT"),
        (["pebbles", "--seat", "2=radnom"], "there is no agent `radnom`; did you mean `random`?"),
        (["pebbles", "--seats", "robot"], "there is no agent `robot`; an agent is `human`, `random`"),
        (["pebbles", "--option", "heap"], "write it as NAME=VALUE"),
        (["pebbles", "--option", "heep=3"], "there is no option `heep`; did you mean `heap`?"),
        (["pebbles", "--option", "heap=0"], "known here: `1..2000`"),
        (["pebbles", "--option", "heap=lots"], "1..2000"),
        (["pebbles", "--option", "heap=3", "--option", "heap=4"], "`heap` is given twice"),
        (["pebbles", "--option", "gift=maybe"], "known here: `false`, `true`"),
        (["pebbles", "--option", "colour=rubi"], "did you mean `ruby`?"),
        (["pebbles", "--option", "starter=3"], "the seats go from 1 to 2"),
        (["pebbles", "--option", "starter=none"], "the seats go from 1 to 2"),
        (["pebbles", "--lang", "fr"], "--lang fr: there is en, it"),
        (["pebbles", "--with", "garnet"], "`pebbles` has no expansion `garnet`; did you mean `garnets`?"),
        (["pebbles", "--save", "no/such.json"], "the folder no does not exist"),
        (["pebbles", "--save", "."], "is a folder"),
        (["--resume", "gone.json"], "there is no file gone.json"),
        (["--resume", "a.json", "--replay", "b.json"], "--resume and --replay do not go together"),
        (["--resume", "a.json", "--seed", "3"], "--seed does not go with a saved game"),
        (["--resume", "a.json", "--players", "3"], "--players does not go with a saved game"),
        (["--json"], "with --json name the game: pebbles"),
        (["--lang", "it"], "name the game: pebbles"),
        (["--resume"], "there is no unfinished game; name the file of a saved one: --resume FILE"),
    ],
)
def test_wrong_usage_is_a_sentence_and_exit_code_2(play, here, arguments, sentence):
    ended = play(*arguments)
    assert ended.code == 2
    assert sentence in ended.err
    assert ended.err.startswith("rulekit play: ")
    assert ended.err.count("\n") == 1
    assert list(here.iterdir()) == []


def test_a_broken_ruleset_is_refused_with_its_faults(play, tmp_path):
    (tmp_path / "games" / "wreck").mkdir()
    (tmp_path / "games" / "wreck" / "ruleset.yaml").write_text(
        "id: wreck\nlanguage: 1\nplayers: 2\nflow: {game: [nowhere]}\n"
    )
    ended = play("wreck")
    assert ended.code == 3
    assert "wreck/ruleset.yaml:4:15: error: there is no step `nowhere` [name/unknown-step]" in ended.err
    assert ended.out == ""


def test_options_reach_the_game(play):
    ended = play("pebbles", "--seed", "1", "--option", "heap=9", "--option", "starter=2", "--option", "gift=yes")
    assert "Player 2 " in ended.out.split("What has happened:")[1].splitlines()[1]


# ---------------------------------------------------------------- being asked what to play


@pytest.fixture
def second_game(tmp_path: Path) -> None:
    folder = tmp_path / "games" / "alone"
    folder.mkdir()
    (folder / "ruleset.yaml").write_text("id: alone\nlanguage: 1\nplayers: 2\nflow: {game: nothing}\n")


def test_without_anybody_to_ask_the_games_are_named(play, second_game):
    ended = play()
    assert (ended.code, ended.err) == (2, "rulekit play: name the game: alone, pebbles\n")


# ---------------------------------------------------------------- in a real terminal


@pytest.fixture
def started() -> Iterator[Callable[..., subprocess.Popen[bytes]]]:
    """Starts the command as a process of its own; whatever still runs after the test is ended."""
    running: list[subprocess.Popen[bytes]] = []

    def start(*arguments: str, **more: Any) -> subprocess.Popen[bytes]:
        environment = {**os.environ, "PYTHONPATH": str(ROOT), "TERM": "xterm"}
        program = [sys.executable, "-m", "rulekit", *arguments]
        running.append(subprocess.Popen(program, env=environment, preexec_fn=_may_be_interrupted, **more))
        return running[-1]

    yield start
    for process in running:
        with process:
            process.kill()


def _may_be_interrupted() -> None:
    """As at a terminal: what is started in the background of a shell ignores interruptions, and so do its children."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def read_until(terminal: int, wanted: str, patience: float = 60) -> str:
    seen = ""
    while wanted not in seen:
        ready, _, _ = select.select([terminal], [], [], patience)
        assert ready, f"waited in vain for {wanted!r} after {seen!r}"
        try:
            more = os.read(terminal, 4096).decode(errors="replace")
        except OSError:  # a terminal whose other end is closed
            more = ""
        assert more, f"it ended before {wanted!r}, after {seen!r}"
        seen += more
    return seen


@pytest.mark.parametrize("plain", [True, False])
def test_a_terminal_has_colours_and_is_cleared_unless_plain(started, plain):
    ours, theirs = pty.openpty()
    arguments = ["play", "pebbles", "--seed", "1", "--seats", "human", *(["--plain"] if plain else [])]
    process = started(*arguments, stdin=theirs, stdout=theirs, stderr=theirs)
    os.close(theirs)
    seen = read_until(ours, "press Enter.")
    os.write(ours, b"\n")
    seen += read_until(ours, "> ")
    os.write(ours, b"1\n")
    assert "Player 1 takes 1." in read_until(ours, "to somebody else.")
    os.write(ours, b"\n")
    after = read_until(ours, "press Enter.")
    assert ("\x1b[" in seen) is not plain
    assert ("\x1b[2J" in after) is not plain
    assert ("\x1b[?1049h" in seen) is not plain
    assert "(you)" not in after.split("Player 2 is asked now")[1]
    process.send_signal(signal.SIGINT)
    read_until(ours, "--resume pebbles-1.json")
    assert process.wait(60) == 130
    os.close(ours)
    assert Path("pebbles-1.json").is_file()


def test_an_interruption_saves_the_game_and_exits_with_130(started):
    process = started("play", "pebbles", "--seed", "1", stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert read_until(process.stdout.fileno(), "> ")
    process.send_signal(signal.SIGINT)
    out, _ = process.communicate(timeout=60)
    assert process.returncode == 130
    assert b"The game is saved in pebbles-1.json" in out
    assert json.loads(Path("pebbles-1.json").read_text())["answers"] == []


def test_an_interruption_while_bots_think_saves_a_whole_game(play, started):
    bots = ["--seats", "search:60", "--option", "heap=100", "--save", "a.json"]
    process = started("play", "pebbles", *bots, stdout=subprocess.PIPE)
    assert read_until(process.stdout.fileno(), "takes")
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=60)
    assert process.returncode == 130
    assert play("--resume", "a.json", "--seats", "human").code == 4


@pytest.mark.parametrize(
    "arguments",
    [
        ["play", "pebbles", "--seats", "random", "--option", "heap=2000"],
        ["play", "pebbles", "--seats", "random", "--option", "heap=2000", "--json"],
        ["list"],  # so short that it is written at the very end
    ],
)
def test_whoever_reads_may_stop(started, arguments):
    process = started(*arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    process.stdout.close()
    assert process.stderr.read() == b""
    assert process.wait(60) == 141

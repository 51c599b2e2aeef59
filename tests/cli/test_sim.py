"""`rulekit sim`: many games, and what they add up to."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rulekit import load, playout
from rulekit.sim import Plan, Record, Tally, simulate
from tests.helpers.command import Run, command
from tests.helpers.small_ruleset import write_ruleset

ENDLESS = """
id: endless
language: 1
players: 2
kinds: {deed: {is: offer, listed_as: deeds}}
deeds: {this_one: {do: nothing}, that_one: {do: nothing}}
flow:
  game: {repeat: true, steps: [turns]}
  turns: {for: you in players, offers: deed, pick: one}
"""
FAULTY = "id: faulty\nlanguage: 1\nplayers: 2\ncounters: {stones: {}}\nflow: {game: 'let n = 3 // stones'}\n"


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    write_ruleset(tmp_path / "games")
    for name, text in (("endless", ENDLESS), ("faulty", FAULTY)):
        (tmp_path / "games" / name).mkdir()
        (tmp_path / "games" / name / "ruleset.yaml").write_text(text)
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    monkeypatch.setenv("RULEKIT_PATH", str(tmp_path / "games"))
    return tmp_path / "here"


@pytest.fixture
def sim(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return command(monkeypatch, capsys, "sim")


def without_time(found: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in found.items() if name != "seconds"}


def test_the_sum(sim):
    ended = sim("pebbles", "--games", "30", "--players", "3", "--json")
    assert (ended.code, ended.err) == (0, "")
    found = ended.lines[-1]
    assert (found["games"], found["unfinished"], found["reasons"]) == (30, 0, {"end-no_stones": 30})
    assert sum(found["wins"]) == 30
    assert len(found["wins"]) == 3
    assert found["mean_decisions"] == round(found["decisions"] / 30, 2)
    assert found["seconds"] >= 0


def test_for_people(sim):
    ended = sim("pebbles", "--games", "10")
    assert ended.out.startswith("10 games in ")
    assert "\nseat 2 won: " in ended.out
    assert "\nend-no_stones: 10\n" in ended.out


def test_one_line_for_each_game(sim, here):
    found = sim("pebbles", "--games", "5", "--seed", "40", "--out", "games.jsonl", "--json").lines[-1]
    lines = [json.loads(line) for line in (here / "games.jsonl").read_text().splitlines()]
    assert [line["seed"] for line in lines] == [40, 41, 42, 43, 44]
    assert sum(line["decisions"] for line in lines) == found["decisions"]
    assert [sum(seat in line["winners"] for line in lines) for seat in (0, 1)] == found["wins"]


def test_the_seed_decides(sim):
    first, again, other = (sim("pebbles", "--games", "9", "--seed", s, "--json").lines[-1] for s in ("3", "3", "4"))
    assert without_time(first) == without_time(again) != without_time(other)


def test_several_processes_give_the_same_numbers(sim, here):
    (here / "slow_bots.py").write_text("class First:\n    def answer(self, game, decision):\n        return 0\n")
    arguments = ("pebbles", "--games", "6", "--seat", "2=slow_bots:First", "--option", "heap=9", "--with", "garnets")
    alone, shared = (sim(*arguments, "--workers", workers, "--json") for workers in ("1", "2"))
    assert (alone.code, shared.code) == (0, 0)
    assert without_time(alone.lines[-1]) == without_time(shared.lines[-1])


def test_a_bot_that_looks_ahead_beats_chance(sim):
    found = sim("pebbles", "--games", "12", "--option", "heap=5", "--seat", "1=search:150", "--json").lines[-1]
    assert found["wins"][0] > found["wins"][1]


def test_random_games_are_fast_and_legal_ones(tmp_path):
    """The short way and the long way to play at random agree on what a game is."""
    ruleset = load(tmp_path / "games" / "pebbles")
    plan = Plan("", 2, ("random", "random"), 1, options={"heap": 3})
    lengths = {record.decisions for record in simulate(plan, 40, ruleset=ruleset)}
    assert lengths == {playout(ruleset, 2, seed, {"heap": 3})[1] for seed in range(100)}


@pytest.mark.parametrize("seats", ["random", "search:1"])
def test_a_game_without_end_is_given_up(tmp_path, seats):
    ruleset = load(tmp_path / "games" / "endless")
    plan = Plan("", 2, (seats, "random"), 1, most=20)
    (record,) = simulate(plan, 1, ruleset=ruleset)
    assert (record.decisions, record.reason, record.problem) == (20, None, "not over after 20 decisions")


def test_games_that_did_not_end_by_their_rules_fail(sim):
    ended = sim("endless", "--games", "1", "--json")
    assert ended.code == 1
    assert ended.lines[-1]["unfinished"] == 1
    assert ended.lines[-1]["decisions"] == 10_000
    assert ended.err == "rulekit sim: game 0, seed 1: not over after 10000 decisions\n"


def test_a_fault_of_the_rules_is_told(sim):
    ended = sim("faulty", "--games", "7", "--json")
    assert ended.code == 1
    assert (ended.lines[-1]["games"], ended.lines[-1]["unfinished"]) == (7, 7)
    assert ended.err.count("[run/divide]") == 5


def test_a_fault_of_an_agent_is_told(sim, here):
    (here / "bad_bots.py").write_text("class Bad:\n    def answer(self, game, decision):\n        return 1 / 0\n")
    ended = sim("pebbles", "--games", "2", "--seats", "bad_bots:Bad", "--json")
    assert ended.code == 1
    assert "the agent of seat 1 broke off: ZeroDivisionError" in ended.err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["pebles"], "did you mean `pebbles`?"),
        (["pebbles", "--players", "9"], "1 to 4 can play"),
        (["pebbles", "--seats", "human"], "people cannot play here"),
        (["pebbles", "--seats", "serach"], "did you mean `search`?"),
        (["pebbles", "--option", "heap=x"], "1..2000"),
        (["pebbles", "--out", "no/where"], "the folder no does not exist"),
    ],
)
def test_wrong_usage(sim, arguments, sentence):
    ended = sim(*arguments)
    assert ended.code == 2
    assert sentence in ended.err
    assert ended.err.count("\n") == 1


@pytest.mark.parametrize("arguments", [["pebbles", "--games", "0"], ["pebbles", "--workers", "0"], []])
def test_wrong_numbers(sim, arguments):
    assert sim(*arguments).code == 2


def test_a_shared_victory_counts_for_each():
    tally = Tally(3)
    tally.add(Record(0, 1, 10, (0, 2), (5, 1, 5), "end-a"))
    tally.add(Record(1, 2, 20, (), None, "end-b"))
    tally.add(Record(2, 3, 30, problem="stuck"))
    assert tally.as_json(1.5) == {
        "games": 3,
        "decisions": 60,
        "seconds": 1.5,
        "wins": [1, 0, 1],
        "mean_decisions": 20.0,
        "unfinished": 1,
        "reasons": {"end-a": 1, "end-b": 1},
        "won_by_nobody": 1,
        "problems": {"stuck": 1},
    }


# ------------------------------------------------------------------------------------------ what is reached
REACHING = """
id: reaching
language: 1
players: 2
names: {ground: [meadow]}
map: {tile: slip, grids: ground, doors: paths, stands: at, laid: {meadow: [[gate]]}}
kinds:
  player: {state: {at: place = gate}, zones: {hand: {holds: card}, purse: {holds: token}}}
  card: {listed_as: cards, starts_in: deck}
  token: {listed_as: tokens, copies: 2}
  stone: {listed_as: stones, copies: 3}
  slip: {listed_as: slips, fields: {paths: compass}, starts_in: heap}
  deed: {is: offer, listed_as: deeds}
cards: {drawn: {copies: 2}, sometimes: {starts_in: shelf}, buried: {starts_in: cellar}, back_again: {starts_in: shelf}}
tokens: {made: {}, unmade: {}}
slips: {gate: {paths: NESW}, bog: {paths: NESW}, moor: {paths: NESW, starts_in: pit}}
deeds: {take: {do: move sometimes to you.hand}, leave: {do: nothing}}
zones:
  deck: {holds: card}
  shelf: {holds: card}
  cellar: {holds: card}
  heap: {holds: slip}
  pit: {holds: slip}
setup: begin_it()
flow: {game: {for: you in players where you == seat(1), offers: deed, pick: one}}
procedures:
  begin_it:
    do: |
      move 1 of deck to seat(1).hand
      move back_again to cellar
      move back_again to shelf
      create(made, seat(1).purse)
      lay_it()
  lay_it:
    do: |
      for door in meadow.open_doors where not bog.placed:
        for way in ways(bog, door) where not bog.placed: move bog to way
"""


@pytest.fixture
def reaching(tmp_path: Path) -> None:
    folder = tmp_path / "games" / "reaching"
    folder.mkdir()
    (folder / "ruleset.yaml").write_text(REACHING)


@pytest.mark.usefixtures("reaching")
@pytest.mark.parametrize("more", [[], ["--seat", "2=search:1"], ["--workers", "2"]])
def test_what_is_not_where_it_started_was_reached(sim, more):
    found = sim("reaching", "--games", "8", "--reach", "--json", *more).lines[-1]["reach"]
    sometimes = found["members"]["card"].pop("sometimes")
    assert 0 < sometimes < 8
    assert found == {
        "games": 8,
        "members": {
            "card": {"drawn": 8, "buried": 0, "back_again": 0},
            "token": {"made": 8, "unmade": 0},
            "slip": {"bog": 8, "moor": 0},
        },
        "never": ["card.buried", "card.back_again", "token.unmade", "slip.moor"],
    }


@pytest.mark.usefixtures("reaching")
def test_reach_for_people(sim, here):
    ended = sim("reaching", "--games", "4", "--reach", "--out", "games.jsonl")
    assert ended.code == 0
    assert "\ntoken: not where it started, at the end of 4 games\n  unmade       0    0.0%\n" in ended.out
    assert "\n  made         4  100.0%\n" in ended.out
    assert ended.out.endswith("\nnever reached: card.buried, card.back_again, token.unmade, slip.moor\n")
    lines = [json.loads(line) for line in (here / "games.jsonl").read_text().splitlines()]
    assert all({"card.drawn", "token.made", "slip.bog"} <= {*line["reached"]} for line in lines)


@pytest.mark.usefixtures("reaching")
def test_reach_is_told_only_if_asked_for(sim, here):
    ended = sim("reaching", "--games", "2", "--out", "games.jsonl", "--json")
    assert "reach" not in ended.lines[-1]
    assert "reached" not in (here / "games.jsonl").read_text()


@pytest.mark.usefixtures("reaching")
def test_games_that_did_not_end_are_counted_as_they_were_left(tmp_path):
    ruleset = load(tmp_path / "games" / "reaching")
    plan = Plan("", 2, ("random", "random"), 1, most=0, reach=True)
    (record,) = simulate(plan, 1, ruleset=ruleset)
    assert record.problem == "not over after 0 decisions"
    assert record.reached == ("card.drawn", "token.made", "slip.bog")


def test_a_game_without_anything_to_reach(sim):
    ended = sim("faulty", "--games", "2", "--reach", "--json")
    assert ended.code == 1
    assert ended.lines[-1]["reach"] == {"games": 2, "members": {}, "never": []}
    assert sim("faulty", "--games", "1", "--reach").out.endswith("\nnever reached: nothing\n")


FEW_STONES = """
defaults: {players: 3, options: {heap: 9}}
scenarios:
  one_stone_is_left:
    given: {table: {stones: 1}}
    when: [{1: take_one}]
    then: {result: {winners: [1]}}
"""


@pytest.fixture
def few_stones(here: Path) -> None:
    tests = here.parent / "games" / "pebbles" / "tests"
    tests.mkdir(exist_ok=True)
    (tests / "few_stones.yaml").write_text(FEW_STONES)


@pytest.mark.usefixtures("few_stones")
@pytest.mark.parametrize("seats", ["random", "search:2"])
def test_games_begin_in_the_position_of_a_scenario(sim, seats):
    found = sim("pebbles", "--from", "one_stone_is_left", "--seats", seats, "--games", "12", "--json").lines[-1]
    assert (found["games"], found["reasons"], len(found["wins"])) == (12, {"end-no_stones": 12}, 3)
    assert found["mean_decisions"] < 4  # cards may be put away, but one stone is all there is


@pytest.mark.usefixtures("few_stones")
def test_a_position_may_be_played_by_more(sim):
    found = sim("pebbles", "--from", "one_stone_is_left", "--players", "4", "--games", "3", "--json").lines[-1]
    assert len(found["wins"]) == 4


@pytest.mark.usefixtures("few_stones")
def test_a_scenario_that_is_not_there(sim):
    ended = sim("pebbles", "--from", "one_stone_is_lost", "--players", "4")
    assert ended.code == 2
    assert ended.err == (
        "rulekit sim: --from one_stone_is_lost: there is no scenario `one_stone_is_lost`;"
        " did you mean `one_stone_is_left`?\n"
    )

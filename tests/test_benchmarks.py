"""The benchmarks run, and compare like with like. How fast anything is, is not tested."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest

import rulekit
from benchmarks import complots_by_hand as by_hand
from benchmarks import lint, run
from rulekit.game import Ruleset


@pytest.fixture(scope="module")
def ruleset() -> Ruleset:
    return rulekit.load(run.GAME)


@pytest.mark.parametrize("players", run.PLAYERS)
def test_both_engines_play_games_of_about_the_same_length(ruleset: Ruleset, players: int) -> None:
    games = range(300)
    played = [rulekit.playout(ruleset, players=players, seed=seed) for seed in games]
    played_by_hand = [by_hand.playout(players, seed) for seed in games]
    assert all(len(result.winners) == 1 for result, _ in played)
    assert all(len(winners) == 1 for winners, _ in played_by_hand)
    quotient = sum(count for _, count in played) / sum(count for _, count in played_by_hand)
    assert 0.85 <= quotient <= 1.15


def test_all_take_turns_with_the_same_seeds() -> None:
    calls: list[tuple[str, int]] = []

    def entrant(name: str, units: int) -> run.Work:
        def work(seed: int) -> int:
            calls.append((name, seed))
            return units

        return work

    slices = run.race({"a": entrant("a", 3), "b": entrant("b", 5)}, seconds=0.0001, laps=2)
    turns = [name for i, (name, _) in enumerate(calls) if i == 0 or calls[i - 1][0] != name]
    assert turns == ["a", "b", "a", "b", "a", "b"], "once to warm up, then twice"
    for name, units in (("a", 3), ("b", 5)):
        seeds = [seed for one, seed in calls if one == name]
        assert seeds == [run.UNMEASURED, *range(len(seeds) - 1)]
        assert sum(one.rounds for one in slices[name]) == len(seeds) - 1
        assert all(one.units == units * one.rounds for one in slices[name])


def test_the_ratio_is_that_of_neighbours() -> None:
    """The machine became three times slower after the first lap, and for both."""
    ours = [run.Slice(10, 300, 1.0), run.Slice(10, 300, 3.0), run.Slice(10, 300, 3.0)]
    theirs = [run.Slice(20, 400, 1.0), run.Slice(20, 400, 3.0), run.Slice(20, 400, 3.0)]
    assert run.ratio(ours, theirs) == pytest.approx(0.75)
    assert run.ratio_of_rounds(ours, theirs) == pytest.approx(0.5)
    assert run.rounds_a_second(ours) == pytest.approx(10 / 3)
    assert run.units_a_second(ours) == pytest.approx(100)


def test_readers_read_every_line_once(ruleset: Ruleset) -> None:
    game = ruleset.new(players=2, seed=3)
    random = Random(3).random
    seen = dict.fromkeys(run.READERS, 0)
    while game.decision is not None:
        seen = {name: read(game, seen[name]) for name, read in run.READERS.items()}
        lines = len(game.entries(0))
        run.step(game, random)
    assert seen == {"nothing read": 0, "entries": lines, "log in English": lines, "view": 0}
    assert lines > 0


def test_the_games_that_are_cloned_are_under_way(ruleset: Ruleset) -> None:
    """Both are clones of open games, after the same number of decisions."""
    game = run._in_the_middle(ruleset, 4, 7)
    assert len(game.answers) == 7
    assert game.decision is not None
    assert run._in_the_middle_by_hand(4, 7).decision() is not None
    assert {name: clone(0) for name, clone in run.cloning(ruleset, 4).items()} == {"rulekit": 10, "by hand": 10}


def test_new_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a small game, because the point here is that it works."""
    monkeypatch.setattr(run, "GAME", "examples/pig")
    monkeypatch.setattr(run, "TWO", {"examples/hearts": 2})
    figures = run.measure_processes(1)
    assert set(figures) == {
        "load cold",
        "load cold, to the first decision",
        "load warm",
        "load warm, to the first decision",
        "load warm, examples/hearts",
        "load warm, to the first decision, examples/hearts",
        "the first ten games, examples/hearts",
        "play random, warm, on the wall clock",
        "play random, warm, of a processor",
    }
    assert figures["load cold"] > 0
    assert figures["load warm"] > 0
    assert figures["play random, warm, on the wall clock"] > 0


LINTED = {
    "shipped": {
        "reader": "PyYAML",
        "ms": 10,
        "cold": {"ms": 200, "times": 20},
        "one file changed": {"ms": 35, "times": 3.5},
        "nothing changed": {"ms": 5, "times": 0.5},
    },
    "many cards": {
        "reader": "ruamel.yaml",
        "ms": 20,
        "cold": {"ms": 300, "times": 15},
        "one file changed": {"ms": 90, "times": 4.5},
        "nothing changed": {"ms": 8, "times": 0.4},
    },
    "help": {"ms": 12, "help": {"ms": 30, "times": 2.5}},
}
LINT_ROWS = [
    ["ms", "times", "at", "most"],
    *(["10"], ["200", "20.0", "40"], ["35", "3.5", "5"], ["5", "0.5"]),
    *(["20"], ["300", "15.0", "40"], ["90", "4.5", "5"], ["8", "0.4"]),
    *(["12"], ["30", "2.5", "8"]),
]


@pytest.mark.long
def test_linting_beside_reading(monkeypatch: pytest.MonkeyPatch) -> None:
    """With small games, because the point here is that it works."""
    monkeypatch.setitem(lint.CHANGES, "shipped", ("pig/ruleset.yaml", re.compile(r"(?<=players: )\d+")))
    monkeypatch.setitem(lint.CHANGES, "many cards", ("many/cards/part_000.yaml", lint.CHANGES["many cards"][1]))
    figures = lint.measure(1, cards=3, shipped=Path("examples"))
    for name in lint.CHANGES:
        assert figures[name]["reader"] in lint.READERS
        for what in ("cold", "one file changed", "nothing changed"):
            assert all(value > 0 for value in figures[name][what].values())
    assert [row[0] for row in lint.rows(figures)][-1] == "  rulekit --help"


def test_a_lint_is_held_against_the_reading_before_it() -> None:
    """The machine became three times slower after the first pair."""
    assert lint._figures([(0.1, 0.4), (0.3, 1.2), (0.3, 1.2)]) == pytest.approx({"ms": 1200, "times": 4})


def test_a_change_changes_one_number(tmp_path: Path) -> None:
    file = tmp_path / "cards.yaml"
    file.write_text("a: {cost: 3}\nb: {cost: 5}\n", encoding="utf-8")
    lint._change(file, re.compile(r"(?<=cost: )\d+"), 1)
    assert file.read_text("utf-8") == "a: {cost: 42}\nb: {cost: 5}\n"


@pytest.mark.long
def test_the_table_and_the_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "figures.json"
    monkeypatch.setattr(run, "measure_processes", lambda times: {"load cold": 1000.0 * times})
    monkeypatch.setattr(lint, "measure", lambda times: LINTED)
    run.main(["--seconds", "0.0001", "--laps", "1", "--processes", "2", "--json", str(file)])
    figures = json.loads(file.read_text(encoding="utf-8"))
    assert list(figures["players"]) == ["2", "4", "6"]
    lines = capsys.readouterr().out.splitlines()
    assert lines == run.table(figures).splitlines()
    assert lines[0].split() == ["players", "2", "4", "6"]
    assert all(len(line) == 42 + 12 * 3 for line in lines[: lines.index("")])
    assert list(figures["others"]) == ["gravediggers", "bloody_inn", "betrayal"]
    assert all(value > 0 for value in figures["two"].values())
    for seats in figures["others"].values():
        assert all(value > 0 for one in seats.values() for value in one.values())
    assert [line[42:].split() for line in lines[-len(LINT_ROWS) :]] == LINT_ROWS
    assert lines[-len(LINT_ROWS) - 2].split() == ["load", "cold,", "ms", "2000"]
    for seats in figures["players"].values():
        assert all(value > 0 for value in [*seats["playing"].values(), *seats["cloning"].values()])
        assert all(one["a second"] > 0 and one["ratio"] > 0 for one in seats["reading"].values())

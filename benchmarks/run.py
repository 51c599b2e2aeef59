"""How fast a game kept as data is played, beside the same game written by hand, and linted: `make bench`.

Both engines take turns in short slices of one process, so that a busy machine slows both; what counts is the ratio.
What is measured, and how to read it, stands in README.md beside this file.
"""

# mypy: disallow-untyped-calls=False
# ruff: noqa: T201

from __future__ import annotations

import argparse
import json
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

import rulekit
from benchmarks import complots_by_hand as by_hand
from benchmarks import lint
from benchmarks.processes import run_python
from rulekit.game import Game, Ruleset
from rulekit.interpreter import engine

GAME = "complots"
PLAYERS = (2, 4, 6)
OTHERS = {"gravediggers": (2, 3, 5), "bloody_inn": (1, 2, 3, 4), "betrayal": (3, 4, 6)}
"""Other games: there is nothing by hand for them, so they stand beside Complots by hand with four players."""
BESIDE = 4
TWO = {"betrayal": 4, "bloody_inn": 3}
"""A large game and a smaller one, with the players at each."""
LANGUAGE = "en"

UNMEASURED = 1_000_000
"""From here on seeds are for games that nobody measures."""
SETTLED = 200
"""Of other games so many are measured, again and again, after each has been played once. Rules are compiled when they
are first needed: while new games are played, a game with many scenarios goes on compiling for a long time."""
LONG = 5
"""Of other games a slice is so many times as long: few of a large one fit into a short slice, and they differ much."""
LONGEST = 20_000
"""A game is broken off after so many decisions: of a large one, one in some thousands has no end by its rules."""

Work = Callable[[int], int]
"""Does one round of something, given a seed; says how many units (decisions, copies) that was."""


@dataclass(frozen=True, slots=True)
class Slice:
    """What was done in one short stretch of processor time."""

    rounds: int
    units: int
    seconds: float


# ------------------------------------------------------------------------------------------ taking turns
def race(entrants: dict[str, Work], seconds: float, laps: int) -> dict[str, list[Slice]]:
    """Lets all work in turn, for so many seconds each, so many times. All get the same seeds.

    Before that, each does one round that is not measured, with another seed.
    """
    for work in entrants.values():
        _slice(work, UNMEASURED, 0)
    slices: dict[str, list[Slice]] = {name: [] for name in entrants}
    seeds = dict.fromkeys(entrants, 0)
    for _ in range(laps):
        for name, work in entrants.items():
            done = _slice(work, seeds[name], seconds)
            seeds[name] += done.rounds
            slices[name].append(done)
    return slices


def _slice(work: Work, seed: int, seconds: float) -> Slice:
    rounds = units = 0
    start = process_time()
    while True:
        units += work(seed + rounds)
        rounds += 1
        spent = process_time() - start
        if spent >= seconds and spent > 0:
            return Slice(rounds, units, spent)


def rounds_a_second(slices: Sequence[Slice]) -> float:
    return median(one.rounds / one.seconds for one in slices)


def units_a_second(slices: Sequence[Slice]) -> float:
    return median(one.units / one.seconds for one in slices)


def ratio(ours: Sequence[Slice], theirs: Sequence[Slice]) -> float:
    """How fast the first is beside the second, in units: the median over slices that were next to each other."""
    return median((a.units / a.seconds) / (b.units / b.seconds) for a, b in zip(ours, theirs, strict=True))


def ratio_of_rounds(ours: Sequence[Slice], theirs: Sequence[Slice]) -> float:
    return median((a.rounds / a.seconds) / (b.rounds / b.seconds) for a, b in zip(ours, theirs, strict=True))


# ------------------------------------------------------------------------------------------ whole games
BATCH = 10
"""Games in one round, so that looking at the clock does not count."""


def playing(ruleset: Ruleset, players: int) -> dict[str, Work]:
    """Random games from beginning to end, in both engines; and set-up alone, as far as the first decision."""
    program = ruleset.program(players)

    def ours(seed: int) -> int:
        return sum(rulekit.playout(ruleset, players=players, seed=seed * BATCH + i)[1] for i in range(BATCH))

    def theirs(seed: int) -> int:
        return sum(by_hand.playout(players, seed * BATCH + i)[1] for i in range(BATCH))

    def ours_begun(seed: int) -> int:
        for i in range(BATCH):
            engine.begin(engine.new_state(program, seed * BATCH + i))
        return BATCH

    def theirs_begun(seed: int) -> int:
        for i in range(BATCH):
            by_hand.Game(players, seed * BATCH + i)
        return BATCH

    return {"rulekit": ours, "by hand": theirs, "rulekit, set-up": ours_begun, "by hand, set-up": theirs_begun}


def measure_playing(ruleset: Ruleset, players: int, seconds: float, laps: int) -> dict[str, float]:
    slices = race(playing(ruleset, players), seconds, laps)
    ours, theirs = slices["rulekit"], slices["by hand"]
    our_games, their_games = BATCH * rounds_a_second(ours), BATCH * rounds_a_second(theirs)
    our_length, their_length = _units_a_game(ours), _units_a_game(theirs)
    return {
        "games a second, rulekit": our_games,
        "games a second, by hand": their_games,
        "ratio of games": ratio_of_rounds(ours, theirs),
        "ratio of decisions": ratio(ours, theirs),
        "decisions a game, rulekit": our_length,
        "decisions a game, by hand": their_length,
        "quotient of decisions": our_length / their_length,
        "set-up in µs, rulekit": 1e6 / units_a_second(slices["rulekit, set-up"]),
        "set-up in µs, by hand": 1e6 / units_a_second(slices["by hand, set-up"]),
        "game in µs, rulekit": 1e6 / our_games,
        "game in µs, by hand": 1e6 / their_games,
    }


def _units_a_game(slices: Sequence[Slice]) -> float:
    return sum(one.units for one in slices) / (BATCH * sum(one.rounds for one in slices))


# ------------------------------------------------------------------------------------------ reading along
def read_nothing(game: Game, seen: int) -> int:
    return seen


def read_entries(game: Game, seen: int) -> int:
    """The new lines of the log as the first seat may read them, as data."""
    return seen + len(game.entries(0, seen))


def read_text(game: Game, seen: int) -> int:
    """The same as English text."""
    return seen + len([entry.text(LANGUAGE) for entry in game.entries(0, seen)])


def read_view(game: Game, seen: int) -> int:
    """What the player who has to decide may see."""
    assert game.decision is not None
    game.view(game.decision.player)
    return seen


def step(game: Game, random: Callable[[], float]) -> None:
    """Answers a decision by chance. All answers of this game are picks of a fixed number."""
    decision = game.decision
    assert decision is not None
    rest = list(range(len(decision.options)))
    game.apply([rest.pop(int(random() * len(rest))) for _ in range(decision.min or 1)])


def reading(ruleset: Ruleset, players: int, read: Callable[[Game, int], int]) -> Work:
    """Games through the Python face: somebody reads, somebody answers, and so on to the end."""

    def work(seed: int) -> int:
        random = Random(seed).random
        game = ruleset.new(players=players, seed=seed)
        decisions = seen = 0
        while game.decision is not None:
            seen = read(game, seen)
            step(game, random)
            decisions += 1
        return decisions

    return work


READERS: dict[str, Callable[[Game, int], int]] = {
    "nothing read": read_nothing,
    "entries": read_entries,
    "log in English": read_text,
    "view": read_view,
}


def measure_reading(ruleset: Ruleset, players: int, seconds: float, laps: int) -> dict[str, dict[str, float]]:
    """Decisions a second, each with a list of options, with something read at each; and beside games by hand."""
    entrants = {name: reading(ruleset, players, read) for name, read in READERS.items()}
    slices = race({**entrants, "by hand": playing(ruleset, players)["by hand"]}, seconds, laps)
    theirs = slices.pop("by hand")
    return {name: {"a second": units_a_second(done), "ratio": ratio(done, theirs)} for name, done in slices.items()}


# ------------------------------------------------------------------------------------------ copies
def cloning(ruleset: Ruleset, players: int) -> dict[str, Work]:
    """Copies of games, each after as many random decisions as its place in the row says."""
    ours = [_in_the_middle(ruleset, players, seed) for seed in range(BATCH)]
    theirs = [_in_the_middle_by_hand(players, seed) for seed in range(BATCH)]
    chance = Random(0)

    def clone_ours(seed: int) -> int:
        for game in ours:
            game.clone()
        return BATCH

    def clone_theirs(seed: int) -> int:
        for game in theirs:
            game.clone(chance)
        return BATCH

    return {"rulekit": clone_ours, "by hand": clone_theirs}


def _in_the_middle(ruleset: Ruleset, players: int, decisions: int) -> Game:
    random = Random(decisions).random
    game = ruleset.new(players=players, seed=decisions)
    while decisions and game.decision is not None:
        step(game, random)
        decisions -= 1
    return game


def _in_the_middle_by_hand(players: int, decisions: int) -> Any:
    random = Random(decisions).random
    game = by_hand.Game(players, decisions)
    while decisions and (pending := game.decision()) is not None:
        game.apply(int(random() * len(pending[2])))
        decisions -= 1
    return game


def measure_cloning(ruleset: Ruleset, players: int, seconds: float, laps: int) -> dict[str, float]:
    slices = race(cloning(ruleset, players), seconds, laps)
    return {
        "clone in µs, rulekit": 1e6 / units_a_second(slices["rulekit"]),
        "clone in µs, by hand": 1e6 / units_a_second(slices["by hand"]),
        "times": 1 / ratio(slices["rulekit"], slices["by hand"]),
    }


# ------------------------------------------------------------------------------------------ other games
def measure_other(ruleset: Ruleset, players: int, seconds: float, laps: int) -> dict[str, float]:
    """Random games of a game that nobody has written by hand, and copies of them."""
    middle = [_played_on(ruleset, players, 5 * i) for i in range(BATCH)]

    play = _settled(ruleset, players)

    def clone(seed: int) -> int:
        for game in middle:
            game.clone()
        return BATCH

    def beside(seed: int) -> int:
        return sum(by_hand.playout(BESIDE, seed * BATCH + i)[1] for i in range(BATCH))

    slices = race({"play": play, "beside": beside, "clone": clone}, LONG * seconds, laps)
    games = rounds_a_second(slices["play"])
    return {
        "games a second": games,
        "ratio to Complots by hand": ratio_of_rounds(slices["play"], slices["beside"]) / BATCH,
        "decisions a game": sum(s.units for s in slices["play"]) / sum(s.rounds for s in slices["play"]),
        "decisions a second": units_a_second(slices["play"]),
        "clone in µs": 1e6 / units_a_second(slices["clone"]),
    }


def measure_two(seconds: float, laps: int) -> dict[str, float]:
    """A large game beside a smaller one: decisions and copies, in turns."""
    entrants: dict[str, Work] = {}
    for name, players in TWO.items():
        ruleset = rulekit.load(name)
        middle = [_played_on(ruleset, players, 5 * i) for i in range(BATCH)]

        def clone(seed: int, middle: list[Game] = middle) -> int:
            return len([game.clone() for game in middle])

        entrants |= {f"{name} plays": _settled(ruleset, players), f"{name} is copied": clone}
    slices = race(entrants, LONG * seconds, laps)
    large, small = TWO
    return {
        "decisions a second, times fewer": ratio(slices[f"{small} plays"], slices[f"{large} plays"]),
        "clone, times as long": ratio(slices[f"{small} is copied"], slices[f"{large} is copied"]),
    }


def _settled(ruleset: Ruleset, players: int) -> Work:
    """Plays games that have all been played before: what `rulekit.playout` does, for so many decisions at most."""

    def play(seed: int) -> int:
        seed %= SETTLED
        state = engine.new_state(ruleset.program(players, tells=False), seed)
        engine.begin(state)
        return engine.play_out(state, seed, LONGEST)

    for seed in range(SETTLED):
        play(seed)
    return play


def _played_on(ruleset: Ruleset, players: int, decisions: int) -> Game:
    """A game after so many random decisions, or shortly before its end."""
    game = ruleset.new(players=players, seed=decisions)
    random = Random(decisions).random
    while decisions and game.decision is not None:
        picks = engine.random_picks(game.state, lambda n: int(random() * n))
        game.apply(picks)
        decisions -= 1
    return game


# ------------------------------------------------------------------------------------------ new processes
LOAD = """
from time import process_time
start = process_time()
import rulekit
ruleset = rulekit.load({game!r})
loaded = process_time()
ruleset.new(players=4, seed=1)
print(loaded - start, process_time() - start)
"""
FIRST = """
from time import process_time
import rulekit
ruleset = rulekit.load({game!r})
start = process_time()
for seed in range(10):
    rulekit.playout(ruleset, players=4, seed=seed)
print(process_time() - start)
"""


def _load(cache: str, bytecode: str, game: str) -> tuple[float, float]:
    loaded, began = run_python(["-c", LOAD.format(game=game)], cache, bytecode).printed.split()
    return float(loaded), float(began)


def measure_processes(times: int) -> dict[str, float]:
    """Milliseconds in new processes: nothing kept from before (cold), or the ruleset in a cache (warm).

    Python's own bytecode is there in both, as it is wherever rulekit was used before.
    """
    play = ["-m", "rulekit", "play", GAME, "--seats", "random", "--plain"]
    with tempfile.TemporaryDirectory() as cache, tempfile.TemporaryDirectory() as bytecode:
        large = next(iter(TWO))
        for game in (GAME, large):
            _load(cache, bytecode, game)
        run_python(play, cache, bytecode)
        cold = [_load("", bytecode, GAME) for _ in range(times)]
        warm = [_load(cache, bytecode, GAME) for _ in range(times)]
        warm_large = [_load(cache, bytecode, large) for _ in range(times)]
        first = [float(run_python(["-c", FIRST.format(game=large)], cache, bytecode).printed) for _ in range(times)]
        games = [run_python(play, cache, bytecode) for _ in range(times)]
    return {
        "load cold": 1000 * median(loaded for loaded, _ in cold),
        "load cold, to the first decision": 1000 * median(began for _, began in cold),
        "load warm": 1000 * median(loaded for loaded, _ in warm),
        "load warm, to the first decision": 1000 * median(began for _, began in warm),
        f"load warm, {large}": 1000 * median(loaded for loaded, _ in warm_large),
        f"load warm, to the first decision, {large}": 1000 * median(began for _, began in warm_large),
        f"the first ten games, {large}": 1000 * median(first),
        "play random, warm, on the wall clock": 1000 * median(game.wall for game in games),
        "play random, warm, of a processor": 1000 * median(game.processor for game in games),
    }


# ------------------------------------------------------------------------------------------ the table
def measure(seconds: float, laps: int, processes: int, players: Sequence[int] = PLAYERS) -> dict[str, Any]:
    """Everything, as JSON."""
    ruleset = rulekit.load(GAME)
    seats: dict[str, Any] = {}
    for count in players:
        seats[str(count)] = {
            "playing": measure_playing(ruleset, count, seconds, laps),
            "reading": measure_reading(ruleset, count, seconds, laps),
            "cloning": measure_cloning(ruleset, count, seconds, laps),
        }
    others: dict[str, dict[str, Any]] = {}
    for name, counts in OTHERS.items():
        other = rulekit.load(name)
        others[name] = {str(count): measure_other(other, count, seconds, laps) for count in counts}
    return {
        "game": GAME,
        "players": seats,
        "others": others,
        "two": measure_two(seconds, laps),
        "processes in ms": measure_processes(processes),
        "lint in ms": lint.measure((processes + 1) // 2),
    }


OTHER_ROWS = {
    "games a second": "{:,.0f}",
    "ratio to Complots by hand": "{:.4f}",
    "decisions a game": "{:.1f}",
    "decisions a second": "{:,.0f}",
    "clone in µs": "{:.2f}",
}


def table(figures: dict[str, Any]) -> str:
    """The figures for people."""
    seats = figures["players"]
    lines = [_row("players", *seats)]

    def row(title: str, part: str, name: str, form: str) -> None:
        lines.append(_row(title, *[form.format(one[part][name]) for one in seats.values()]))

    row("random games a second, rulekit", "playing", "games a second, rulekit", "{:,.0f}")
    row("random games a second, by hand", "playing", "games a second, by hand", "{:,.0f}")
    row("  ratio", "playing", "ratio of games", "{:.2f}")
    row("  ratio of decisions a second", "playing", "ratio of decisions", "{:.2f}")
    row("decisions a game, rulekit", "playing", "decisions a game, rulekit", "{:.1f}")
    row("decisions a game, by hand", "playing", "decisions a game, by hand", "{:.1f}")
    row("  quotient (0.85 to 1.15)", "playing", "quotient of decisions", "{:.3f}")
    for name in ("rulekit", "by hand"):
        row(f"one game in µs, {name}", "playing", f"game in µs, {name}", "{:.1f}")
        row("  of it set-up", "playing", f"set-up in µs, {name}", "{:.1f}")
    for name in READERS:
        row(f"decisions a second, {name}", "reading", name, "{0[a second]:,.0f}")
        row("  beside by hand, nothing read", "reading", name, "{0[ratio]:.3f}")
    row("one clone in µs, rulekit", "cloning", "clone in µs, rulekit", "{:.2f}")
    row("one clone in µs, by hand", "cloning", "clone in µs, by hand", "{:.2f}")
    row("  times as long", "cloning", "times", "{:.1f}")
    for game, counts in figures["others"].items():
        lines += ["", _row(f"{game}, players", *counts)]
        for name, form in OTHER_ROWS.items():
            lines.append(_row(name, *[form.format(one[name]) for one in counts.values()]))
    lines += ["", " beside ".join(f"{game} for {players}" for game, players in TWO.items())]
    lines += [_row(name, f"{value:.1f}") for name, value in figures["two"].items()]
    lines.append("")
    lines += [_row(f"{name}, ms", f"{value:.0f}") for name, value in figures["processes in ms"].items()]
    lines.append("")
    lines += [_row(*row) for row in lint.rows(figures["lint in ms"])]
    return "\n".join(lines)


def _row(title: str, *cells: str) -> str:
    return f"{title:<42}" + "".join(f"{cell:>12}" for cell in cells)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.run", description="Speed, as a table.")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there too")
    parser.add_argument("--seconds", type=float, default=0.2, help="processor time of one slice [0.2]")
    parser.add_argument("--laps", type=int, default=9, help="slices of each [9]")
    parser.add_argument("--processes", type=int, default=7, help="new processes of each sort [7]")
    chosen = parser.parse_args(arguments)
    figures = measure(chosen.seconds, chosen.laps, chosen.processes)
    print(table(figures))
    if chosen.json is not None:
        chosen.json.write_text(json.dumps(figures, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

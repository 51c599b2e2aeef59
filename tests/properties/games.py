"""Random games for the properties: which game, for how many, with which options, with which answers; all from a seed.

The list of games grows by itself: everything under `rulesets/` is in it, each game alone and with its expansions. Each
is played by every number of players, with every value of every option, and in the long run with every pair of these.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product
from pathlib import Path
from typing import Any

import pytest

from rulekit import load
from rulekit.dsl.types import BOOL, INT, List, Opt, Thing, plain
from rulekit.game import Decision, Game, Ruleset
from rulekit.options import allowed, default_of

ROOT = Path(__file__).resolve().parent.parent.parent
HEADER = "ruleset.yaml"
MOST = 20_000
"""Hardly any game that is shipped takes more decisions than this, however foolishly it is played."""
LONGEST = 60
"""Of the others so many decisions are looked at."""


# ------------------------------------------------------------------------------------------ which games
@dataclass(frozen=True, slots=True)
class Subject:
    """A game with the expansions that are played with it."""

    folder: Path
    expansions: tuple[str, ...] = ()


def _found(folder: Path) -> list[Path]:
    return sorted(header.parent for header in folder.glob(f"*/{HEADER}"))


def _shipped() -> dict[str, Subject]:
    found: dict[str, Subject] = {}
    for folder in _found(ROOT / "rulesets"):
        found[folder.name] = Subject(folder)
        names = [expansion.name for expansion in _found(folder / "expansions")]
        together = [(name,) for name in names] + ([tuple(names)] if len(names) > 1 else [])
        for expansions in together:
            found["+".join((folder.name, *expansions))] = Subject(folder, expansions)
    return found


SHIPPED = _shipped()
OTHERS = {
    folder.name: Subject(folder) for folder in [*_found(ROOT / "tests" / "properties"), *_found(ROOT / "examples")]
}
SUBJECTS = {**SHIPPED, **OTHERS}
FULL = ("fair",)
"""Of the others this one has most to offer; of the rest a few games are enough."""
LARGE = ("betrayal",)
"""Games of many hundred decisions with much on the table: a few of them in `make test`, the others in the long run.

Nothing drives their players on: who always takes the first option, or the last, may walk to and fro for ever.
"""
PARTS = 24
"""So many parts take turns in playing the pairs of a large game."""


@cache
def ruleset(name: str) -> Ruleset:
    subject = SUBJECTS[name]
    return load(subject.folder, expansions=subject.expansions)


# ------------------------------------------------------------------------------------------ who sits down to what
Row = dict[str, object]
"""The number of `players`, and a value for each option."""
PLAYERS = "players"


@dataclass(frozen=True, slots=True)
class Table:
    """A game before its first decision."""

    name: str
    row: Row
    seed: int

    @property
    def players(self) -> int:
        players = self.row[PLAYERS]
        assert isinstance(players, int)
        return players

    @property
    def options(self) -> dict[str, object]:
        return {key: value for key, value in self.row.items() if key != PLAYERS}

    def new(self) -> Game:
        return ruleset(self.name).new(self.players, self.seed, self.options)


def choices(rules: Ruleset, key: str, players: int) -> list[object]:
    """The values of an option that are tried: all, or of a wide range its ends and what is usual."""
    option = rules.options[key]
    t = plain(option.slot.type)
    if isinstance(t, List):
        return [()]
    if t == BOOL:
        return [True, False]
    if t == Thing("player"):
        nobody: list[object] = [None] if isinstance(option.slot.type, Opt) else []
        return [*nobody, *range(players)]
    if t == INT and not option.values:
        low, high = option.slot.low, option.slot.high
        assert low is not None
        assert high is not None
        return [*range(low, high + 1)] if high - low < 8 else [low, int(default_of(option)), high]
    values = allowed(rules.model, option, players)
    return [int(value) for value in values] if t == INT else list(values)


def _rows_for(rules: Ruleset, players: int) -> dict[str, list[object]]:
    return {PLAYERS: [players], **{key: choices(rules, key, players) for key in rules.options}}


def pairs(rules: Ruleset) -> set[frozenset[tuple[str, object]]]:
    """Every two settings that can meet: so many players with that value, that value with another one."""
    low, high = rules.players
    found = set()
    for players in range(low, high + 1):
        settings = _rows_for(rules, players)
        for one, other in combinations(settings, 2):
            found |= {frozenset({(one, a), (other, b)}) for a, b in product(settings[one], settings[other])}
        found.add(frozenset({(PLAYERS, players)}))
    return found


@cache
def each_once(name: str) -> list[Row]:
    """Few rows with every number of players and every value of every option."""
    rules = ruleset(name)
    low, high = rules.players
    settings = [_rows_for(rules, players) for players in range(low, high + 1)]
    count = max(len(settings), *(len(values) for setting in settings for values in setting.values()))
    rows = []
    for number in range(count):
        setting = settings[-1 - number % len(settings)]
        rows.append({key: values[number % len(values)] for key, values in setting.items()})
    seen = {pair for row in rows for pair in row.items()}
    for key, value in settings[-1].items():
        rows += [{**rows[0], key: missing} for missing in value if (key, missing) not in seen]
    return rows


@cache
def each_pair(name: str) -> list[Row]:
    """Rows in which every two settings meet; each takes as many new pairs as it can."""
    rules = ruleset(name)
    rng = random.Random(name)
    missing = pairs(rules)
    rows: list[Row] = []
    while missing:
        first = dict(min(missing, key=lambda pair: sorted(map(repr, pair))))
        low, high = rules.players
        players = [first[PLAYERS]] if PLAYERS in first else list(range(low, high + 1))
        tries = [_filled(rules, {PLAYERS: count, **first}, missing, rng) for count in players]
        best = max(tries, key=lambda row: len(missing & _pairs_of(row)))
        missing -= _pairs_of(best)
        rows.append(best)
    return rows


def _pairs_of(row: Row) -> set[frozenset[tuple[str, object]]]:
    return {frozenset(two) for two in combinations(row.items(), 2)} | {frozenset({(PLAYERS, row[PLAYERS])})}


def _filled(rules: Ruleset, given: Row, missing: set[frozenset[tuple[str, object]]], rng: random.Random) -> Row:
    players = given[PLAYERS]
    assert isinstance(players, int)
    settings = _rows_for(rules, players)
    row = {key: value for key, value in given.items() if value in settings[key]}
    for key in rng.sample(list(settings), len(settings)):
        if key not in row:
            values = rng.sample(settings[key], len(settings[key]))
            row[key] = max(values, key=lambda value: len(missing & _pairs_of({**row, key: value})))
    return {key: row[key] for key in settings}


def tables(name: str, part: int) -> list[Table]:
    """The games of one part: the first has every value once, each later one every pair, all parts of a large one."""
    rows = each_pair(name) if part else each_once(name)
    if name in OTHERS and name not in FULL:
        rows = rows[:10] if part else rows[:2]
    elif name in LARGE:
        rows = rows[PARTS - part :: PARTS] if part else rows[:2]
    return [Table(name, row, 1000 * part + number) for number, row in enumerate(rows)]


def sample(parts: int, only: Sequence[str] = tuple(SUBJECTS), later: Sequence[str] = ()) -> list[Any]:
    """For each game one part for `make test`, except those that come `later`, and so many for `make long`."""
    found = []
    for name in only:
        found.append(pytest.param(name, 0, id=name, marks=[pytest.mark.long] if name in later else []))
        found += [pytest.param(name, part, id=f"{name}-{part}", marks=pytest.mark.long) for part in range(1, parts + 1)]
    return found


# ------------------------------------------------------------------------------------------ how they play
def an_answer(decision: Decision, rng: random.Random) -> list[int]:
    """A legal answer."""
    count = rng.randint(decision.min, decision.max)
    places = range(len(decision.options))
    return [rng.choice(places) for _ in range(count)] if decision.repeat else rng.sample(places, count)


def lean_of(game: Game, seed: int) -> int:
    """How the players of a game are inclined: see `leaning`. Those of large games are not."""
    return 0 if game.ruleset.id in LARGE else seed % 3


def leaning(decision: Decision, rng: random.Random, lean: int) -> list[int]:
    """One in three says yes to everything, one in three no, as far as they do not forget it."""
    if lean == 0 or (decision.min, decision.max) != (1, 1) or rng.random() < 0.3:
        return an_answer(decision, rng)
    return [0 if lean == 1 else len(decision.options) - 1]


def limit(name: str) -> int:
    """How many decisions of a game are looked at: all of those that are shipped."""
    return MOST if name in SHIPPED else LONGEST


def play(game: Game, seed: int, most: int | None = None) -> Iterator[Decision]:
    """Plays at random; stops before each answer, so that the game can be looked at."""
    rng = random.Random(seed)
    lean = lean_of(game, seed)
    for _ in range(most or limit(game.ruleset.id)):
        decision = game.decision
        if decision is None:
            return
        yield decision
        game.apply(leaning(decision, rng, lean))


def moments(game: Game, seed: int, part: int, every: int, later: int = 1) -> Iterator[Decision]:
    """The same, but it stops only now and then: in the part for `make test`, and in later ones if it is said."""
    step = later if part else every
    for number, decision in enumerate(play(game, seed)):
        if number % step == seed % step:
            yield decision


def finish(game: Game, seed: int, most: int = MOST) -> None:
    """Plays to the end, or for as long as anybody would."""
    for _ in play(game, seed, most):
        pass


# ------------------------------------------------------------------------------------------ what there is to see
def lines(game: Game, seat: int | None) -> list[Any]:
    """The log as data: what each line says and of whom, without the words."""
    return [(entry.key, entry.args) for entry in game.entries(seat)]


def picture(game: Game) -> tuple[Any, ...]:
    """All there is to a game: equal pictures, equal games."""
    return game.hash(), game.to_json(), game.view(None), lines(game, None)


def seen(game: Game, seat: int) -> tuple[Any, ...]:
    """All that a seat gets to see: the view, which holds its own options, and the log."""
    return game.view(seat), lines(game, seat)

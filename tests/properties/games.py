"""Random games for the properties: which rulesets, how many players, which options, which answers; all from a seed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from rulekit import load
from rulekit.dsl.types import Thing, plain
from rulekit.game import Decision, Game, Ruleset
from rulekit.options import allowed

ROOT = Path(__file__).resolve().parent.parent.parent
SUBJECTS = {
    "complots": ROOT / "rulesets" / "complots",
    "fair": ROOT / "tests" / "properties" / "fair",
    "hearts": ROOT / "examples" / "hearts",
    "kalah": ROOT / "examples" / "kalah",
    "pig": ROOT / "examples" / "pig",
    "yacht": ROOT / "examples" / "yacht",
    "bloody_inn": ROOT / "tests" / "rulesets" / "bloody_inn",
    "gravediggers": ROOT / "tests" / "rulesets" / "gravediggers",
    "betrayal": ROOT / "tests" / "rulesets" / "betrayal",
}
LONGEST = 60
"""So many decisions of a game are looked at; all of it in complots, which is short."""


def sample(games: int, only: tuple[str, ...] = tuple(SUBJECTS)) -> list[Any]:
    """Seeds for each ruleset: a few for `make test`, ten times as many for `make long`.

    Complots has most of them: seven in a row are games of two to eight.
    """
    found = []
    for name in only:
        few = games if name == "complots" else games // 7
        chunk = min(few, 7)
        for first in range(0, few, chunk):
            found.append(pytest.param(name, range(first, first + chunk), id=f"{name}-{first}"))
        for first in range(few, few * 11, few * 5):
            seeds = range(first, first + few * 5)
            found.append(pytest.param(name, seeds, id=f"{name}-{first}", marks=pytest.mark.long))
    return found


@cache
def ruleset(name: str) -> Ruleset:
    return load(SUBJECTS[name])


def new_game(name: str, seed: int) -> Game:
    """The number of players goes round with the seed; the options are drawn."""
    rules = ruleset(name)
    low, high = rules.players
    players = low + seed % (high - low + 1)
    rng = random.Random(f"{name} {seed}")
    options = {key: _option(rules, key, players, rng) for key in rules.options if rng.random() < 0.8}
    return rules.new(players, seed, options)


def _option(rules: Ruleset, key: str, players: int, rng: random.Random) -> object:
    option = rules.options[key]
    values = allowed(rules.model, option, players)
    if values == ["true", "false"]:
        return rng.random() < 0.5
    if len(values) == 1 and ".." in values[0]:
        low, high = map(int, values[0].split(".."))
        return rng.choice([low, rng.randint(low, min(low + 50, high)), high])
    if plain(option.slot.type) == Thing("player"):
        return rng.randrange(players)
    return rng.choice(values)


def an_answer(decision: Decision, rng: random.Random) -> list[int]:
    """A legal answer."""
    count = rng.randint(decision.min, decision.max)
    places = range(len(decision.options))
    return [rng.choice(places) for _ in range(count)] if decision.repeat else rng.sample(places, count)


def play(game: Game, seed: int, most: int | None = None) -> Iterator[Decision]:
    """Plays at random; stops before each answer, so that the game can be looked at."""
    rng = random.Random(seed)
    limit = most or (1000 if game.ruleset.id == "complots" else LONGEST)
    for _ in range(limit):
        decision = game.decision
        if decision is None:
            return
        yield decision
        game.apply(an_answer(decision, rng))


def finish(game: Game, seed: int, most: int = 2000) -> None:
    """Plays to the end, or for as long as anybody would."""
    for _ in play(game, seed, most):
        pass


def lines(game: Game, seat: int | None) -> list[Any]:
    """The log as data: what each line says and of whom, without the words."""
    return [(entry.key, entry.args) for entry in game.entries(seat)]


def picture(game: Game) -> tuple[Any, ...]:
    """All there is to a game: equal pictures, equal games."""
    return game.hash(), game.to_json(), game.view(None), lines(game, None)


def seen(game: Game, seat: int) -> tuple[Any, ...]:
    """All that a seat gets to see: the view, which holds its own options, and the log."""
    return game.view(seat), lines(game, seat)

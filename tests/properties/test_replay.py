"""The same ruleset, seed and answers give the same game, byte for byte, in any process."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from rulekit import Game
from rulekit.game import Ruleset
from tests.properties.games import ROOT, SHIPPED, finish, limit, picture, play, ruleset, sample, tables

SCRIPT = "from tests.properties.test_replay import play_again; play_again()"
HASH_SEED = "4321"


def told(game: Game) -> str:
    """A game in every way in which it can be told, as one line."""
    seats = (None, *range(game.players))
    logs = [game.log(seat, language) for language in (*game.ruleset.locales, None) for seat in (None, 0)]
    views = [game.view(seat) for seat in seats]
    return json.dumps([game.hash(), game.to_json(), views, logs, repr(game.result), repr(game.decision)])


def play_again() -> None:
    """In another process: plays the games that come in, and tells them."""
    for line in sys.stdin:
        name, players, seed, options, answers = json.loads(line)
        game = ruleset(name).new(players, seed, options)
        for answer in answers:
            game.apply(answer)
        sys.stdout.write(told(game) + "\n")


@pytest.mark.parametrize(("name", "part"), sample(2))
def test_seed_and_answers_make_the_game(name: str, part: int) -> None:
    for table in tables(name, part):
        game = table.new()
        finish(game, table.seed, 200)
        again = ruleset(name).new(game.players, game.seed, game.options)
        for answer in game.answers:
            again.apply(answer)
        assert picture(again) == picture(game), table
        for language in (*game.ruleset.locales, None):
            assert again.log(None, language) == game.log(None, language), table
        assert again.result == game.result, table


@pytest.mark.parametrize("name", SHIPPED)
def test_what_was_played_before_tells_nothing(name: str) -> None:
    """A game may be saved where others were played before it, and resumed where it is the first."""
    fresh, used = Ruleset(ruleset(name).model), Ruleset(ruleset(name).model)
    players = fresh.players[1]
    for seed in range(3):
        finish(used.new(players, seed), seed, 60)
    first, later = fresh.new(players, 9), used.new(players, 9)
    for one, other in zip(play(first, 9, 60), play(later, 9, 60), strict=True):
        assert one.prompt == other.prompt
        assert first.hash() == later.hash()
    assert first.to_json() == later.to_json()


def _same_elsewhere(names: list[str], games: list[Game]) -> None:
    assert os.environ.get("PYTHONHASHSEED") != HASH_SEED
    lines = [
        json.dumps([name, game.players, game.seed, game.options, game.answers])
        for name, game in zip(names, games, strict=True)
    ]
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        input="\n".join(lines).encode(),
        env={**os.environ, "PYTHONHASHSEED": HASH_SEED, "PYTHONPATH": os.pathsep.join([*sys.path, str(ROOT)])},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    assert done.stdout.decode().splitlines() == [told(game) for game in games]


def test_another_process_plays_the_same_games() -> None:
    """Also with another order of all that hangs on the hashes of texts."""
    found = [table for name in (*SHIPPED, "fair") for table in tables(name, 0)[:2]]
    games = [table.new() for table in found]
    for table, game in zip(found, games, strict=True):
        finish(game, table.seed, limit(table.name))
    _same_elsewhere([table.name for table in found], games)


@pytest.mark.long
@pytest.mark.parametrize("name", SHIPPED)
def test_another_process_plays_all_of_them(name: str) -> None:
    found = tables(name, 1)
    games = [table.new() for table in found]
    for table, game in zip(found, games, strict=True):
        finish(game, table.seed)
    _same_elsewhere([name] * len(found), games)


@pytest.mark.parametrize("name", SHIPPED)
def test_another_seed_is_another_game(name: str) -> None:
    rules = ruleset(name)
    games = [rules.new(rules.players[1], seed) for seed in range(20)]
    assert len({game.hash() for game in games}) == 20
    assert len({json.dumps(game.view(None)) for game in games}) > 15

"""The same ruleset, seed and answers give the same game, byte for byte, in any process."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from rulekit import Game
from tests.properties.games import ROOT, SUBJECTS, finish, new_game, picture, ruleset, sample

SCRIPT = "from tests.properties.test_replay import play_again; play_again()"
HASH_SEED = "4321"


def told(game: Game) -> str:
    """A game in every way in which it can be told, as one line."""
    seats = (None, *range(game.players))
    logs = [game.log(0, language) for language in (*game.ruleset.locales, None)]
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


@pytest.mark.parametrize(("name", "seeds"), sample(14))
def test_seed_and_answers_make_the_game(name: str, seeds: range) -> None:
    for seed in seeds:
        game = new_game(name, seed)
        finish(game, seed, 200)
        again = ruleset(name).new(game.players, game.seed, game.options)
        for answer in game.answers:
            again.apply(answer)
        assert picture(again) == picture(game), seed
        assert again.log(None) == game.log(None), seed
        assert again.result == game.result, seed


def test_another_process_plays_the_same_games() -> None:
    """Also with another order of all that hangs on the hashes of texts."""
    games = [new_game("complots", seed) for seed in range(7)]
    games += [new_game(name, 1) for name in SUBJECTS if name != "complots"]
    names = ["complots"] * 7 + [name for name in SUBJECTS if name != "complots"]
    for game in games:
        finish(game, game.seed, 120)
    lines = [
        json.dumps([name, game.players, game.seed, game.options, game.answers])
        for name, game in zip(names, games, strict=True)
    ]
    assert os.environ.get("PYTHONHASHSEED") != HASH_SEED
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        input="\n".join(lines).encode(),
        env={**os.environ, "PYTHONHASHSEED": HASH_SEED, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    assert done.stdout == "".join(told(game) + "\n" for game in games).encode()


def test_another_seed_is_another_game() -> None:
    games = [ruleset("complots").new(4, seed) for seed in range(20)]
    assert len({game.hash() for game in games}) == 20
    assert len({json.dumps(game.view(None)["seats"]) for game in games}) > 15

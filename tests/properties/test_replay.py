"""The same ruleset, seed and answers give the same game, byte for byte, in any process."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from tests.properties.games import ROOT, SUBJECTS, finish, new_game, picture, ruleset, sample

SCRIPT = """
import json, sys
import rulekit

rulesets = {}
for line in sys.stdin:
    path, players, seed, options, answers = json.loads(line)
    if path not in rulesets:
        rulesets[path] = rulekit.load(path)
    game = rulesets[path].new(players, seed, options)
    for answer in answers:
        game.apply(answer)
    logs = [game.log(0, language) for language in list(game.ruleset.locales) or [None]]
    views = [game.view(seat) for seat in (None, *range(players))]
    print(json.dumps([game.hash(), game.to_json(), views, logs, repr(game.result), repr(game.decision)]))
"""


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


def _replayed(games: str, hash_seed: str) -> bytes:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], input=games.encode(), env=environment, capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr.decode()
    return done.stdout


def test_another_process_plays_the_same_games() -> None:
    """Also with another order of all sets and dictionaries that hang on hashes of texts."""
    lines, hashes = [], []
    for name in SUBJECTS:
        for seed in range(7 if name == "complots" else 1):
            game = new_game(name, seed)
            finish(game, seed, 200)
            lines.append(json.dumps([str(SUBJECTS[name]), game.players, seed, game.options, game.answers]))
            hashes.append(game.hash())
    first, second = (_replayed("\n".join(lines), seed) for seed in ("1", "4321"))
    assert first == second
    assert [json.loads(line)[0] for line in first.splitlines()] == hashes


def test_another_seed_is_another_game() -> None:
    games = [ruleset("complots").new(4, seed) for seed in range(20)]
    assert len({game.hash() for game in games}) == 20
    assert len({json.dumps(game.view(None)["seats"]) for game in games}) > 15

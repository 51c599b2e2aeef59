"""Moments of real games, as `screens.yaml` lists them: whose table is looked at, and in which language."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ruamel.yaml import YAML

from rulekit import load
from rulekit.game import Game, Ruleset
from tests.properties.games import an_answer

HERE = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Moment:
    name: str
    game: str
    players: int
    seed: int
    after: int
    lang: str = "en"
    expansions: tuple[str, ...] = ()

    def play(self) -> Game:
        """The game at that moment; bots have answered at random."""
        game = _ruleset(self.game, self.expansions).new(self.players, self.seed)
        rng = random.Random(self.seed)
        for _ in range(self.after):
            assert game.decision is not None, f"{self.name}: the game is over before"
            game.apply(an_answer(game.decision, rng))
        assert game.decision is not None, f"{self.name}: the game is over"
        return game


@cache
def _ruleset(name: str, expansions: tuple[str, ...]) -> Ruleset:
    return load(name, expansions=expansions)


def moments() -> list[Moment]:
    listed = YAML(typ="safe", pure=True).load(HERE / "screens.yaml")
    return [Moment(name, expansions=tuple(entry.pop("with", ())), **entry) for name, entry in listed.items()]

"""How a game comes to be: from what was said on the command line, from what is asked in a menu, or from a save."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from random import SystemRandom

from rulekit import api
from rulekit.cli.game_options import read_options
from rulekit.cli.languages import choose_language
from rulekit.cli.menu import Menu
from rulekit.cli.refusals import Refused, WrongUsage
from rulekit.cli.saves import read_save
from rulekit.cli.screen import InputEnded, Screen
from rulekit.cli.seating import read_players, read_seats
from rulekit.cli.shelf import find_expansion, find_ruleset, shelf, title
from rulekit.game import Game, Ruleset
from rulekit.locale.spoken import interface

SENSIBLE_PLAYERS = 2
"""Where a game can be played alone too, two play it if nobody says how many."""

LARGEST_SEED = 1_000_000_000


@dataclass(slots=True)
class Wishes:
    """What was said on the command line; a menu may fill in what was not."""

    ruleset: str | None = None
    players: int | None = None
    everybody: str | None = None
    seats: list[str] = field(default_factory=list)
    options: list[str] = field(default_factory=list)
    expansions: list[str] = field(default_factory=list)
    language: str | None = None
    seed: int | None = None
    save: Path | None = None
    resume: Path | None = None
    replay: Path | None = None
    plain: bool = False
    json: bool = False

    @property
    def saved(self) -> Path | None:
        return self.resume or self.replay


def check_together(wishes: Wishes) -> None:
    """Refuses what contradicts itself: a saved game brings its own beginning along."""
    if wishes.resume is not None and wishes.replay is not None:
        raise WrongUsage("--resume and --replay do not go together")
    if wishes.saved is not None:
        begun = {"--players": wishes.players, "--option": wishes.options or None, "--seed": wishes.seed}
        for name, value in begun.items():
            if value is not None:
                raise WrongUsage(f"{name} does not go with a saved game, which has its own")
    elif wishes.ruleset is None and wishes.json:
        raise WrongUsage(f"with --json name the game: {_known_games()}")


def open_game(wishes: Wishes, screen: Screen, folders: list[Path]) -> Game:
    """A game at its first question or, from a save, at its last; `folders` is filled with those of its ruleset."""
    if wishes.saved is not None:
        return _saved(wishes.saved, wishes, folders)
    asks = wishes.ruleset is None
    if asks:
        _ask_for_game(wishes, screen)
    ruleset = load_ruleset(wishes.ruleset or "", wishes.expansions, folders)
    if asks:
        _ask_for_the_rest(wishes, ruleset, screen)
    players = read_players(wishes.players, ruleset.players, SENSIBLE_PLAYERS)
    read_seats(players, wishes.everybody, wishes.seats)
    options = read_options(wishes.options, ruleset, players)
    choose_language(wishes.language, list(ruleset.locales), os.environ)
    seed = SystemRandom().randrange(LARGEST_SEED) if wishes.seed is None else wishes.seed
    return ruleset.new(players=players, seed=seed, options=options)


def load_ruleset(name: str, expansions: list[str], folders: list[Path]) -> Ruleset:
    """A ruleset by name or path, with expansions; raises NoSuchPlace or RulesetError."""
    base = find_ruleset(name)
    added = [find_expansion(text, base) for text in expansions]
    folders[:] = [base, *added]
    return api.load(base, added)


def _saved(path: Path, wishes: Wishes, folders: list[Path]) -> Game:
    ruleset = load_ruleset(wishes.ruleset, wishes.expansions, folders) if wishes.ruleset is not None else None
    try:
        return Game.from_json(read_save(path), ruleset=ruleset)
    except ValueError as fault:
        raise Refused(f"{path} cannot be used: {fault}") from None


def _known_games() -> str:
    return ", ".join(shelf()) or "none is found"


# ---------------------------------------------------------------- asking


def _ask_for_game(wishes: Wishes, screen: Screen) -> None:
    games = shelf()
    if not games:
        raise WrongUsage("no game is found; name the folder of one, or name the folder above it in RULEKIT_PATH")
    words = interface(wishes.language or os.environ.get("LANG", ""))
    try:
        wishes.ruleset = Menu(screen, words).game(list(games), [title(folder) for folder in games.values()])
    except InputEnded:
        raise WrongUsage(f"name the game: {_known_games()}") from None


def _ask_for_the_rest(wishes: Wishes, ruleset: Ruleset, screen: Screen) -> None:
    language = choose_language(wishes.language, list(ruleset.locales), os.environ)
    low, high = ruleset.players
    try:
        if wishes.language is None and ruleset.locales:
            language = wishes.language = Menu(screen, interface(language)).language(list(ruleset.locales))
        menu = Menu(screen, interface(language))
        if wishes.players is None and low != high:
            wishes.players = menu.players(low, high)
        players = read_players(wishes.players, ruleset.players)
        if wishes.everybody is None and not wishes.seats and players > 1:
            word = menu.others()
            wishes.seats = [f"{seat}={word}" for seat in range(2, players + 1)]
    except InputEnded:
        raise WrongUsage("the input ended before the game could begin") from None

"""How a game comes to be: from what was said on the command line, from what is chosen in the lobby, or from a save."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from random import SystemRandom

from rulekit import api
from rulekit.agents import AgentChoice
from rulekit.cli import keeping
from rulekit.cli.game_options import read_options
from rulekit.cli.languages import choose_language, of_environment
from rulekit.cli.lobby import Lobby
from rulekit.cli.refusals import Refused, WrongUsage
from rulekit.cli.save_file import beside
from rulekit.cli.saves import read_save
from rulekit.cli.screen import InputEnded, Screen
from rulekit.cli.seating import read_players, read_seats
from rulekit.cli.shelf import find_expansion, find_ruleset, shelf
from rulekit.cli.unfinished import choose
from rulekit.game import Game, Ruleset
from rulekit.locale.spoken import interface

SENSIBLE_PLAYERS = 2
"""Where a game can be played alone too, two play it if nobody says how many."""

LARGEST_SEED = 1_000_000_000


@dataclass(slots=True)
class Wishes:
    """What was said on the command line; the lobby may fill in what was not.

    `resume` is empty if a saved game is wanted and it is not said which.
    """

    ruleset: str | None = None
    players: int | None = None
    everybody: str | None = None
    seats: list[str] = field(default_factory=list)
    options: list[str] = field(default_factory=list)
    expansions: list[str] = field(default_factory=list)
    language: str | None = None
    seed: int | None = None
    save: Path | None = None
    resume: str | None = None
    replay: Path | None = None
    plain: bool = False
    json: bool = False


@dataclass(frozen=True, slots=True)
class Opened:
    """A game at its first question or, from a save, at its last; who sits where; in which language.

    `kept`: the file in which an unfinished game was kept, if it comes from there.
    """

    game: Game
    seats: list[AgentChoice]
    language: str
    kept: Path | None = None


def check_together(wishes: Wishes) -> None:
    """Refuses what contradicts itself: a saved game brings its own beginning along."""
    if wishes.resume is not None and wishes.replay is not None:
        raise WrongUsage("--resume and --replay do not go together")
    if wishes.resume is not None or wishes.replay is not None:
        begun = {"--players": wishes.players, "--option": wishes.options or None, "--seed": wishes.seed}
        for name, value in begun.items():
            if value is not None:
                raise WrongUsage(f"{name} does not go with a saved game, which has its own")
    elif wishes.ruleset is None and wishes.json:
        raise WrongUsage(f"with --json name the game: {_known_games()}")


def open_game(wishes: Wishes, screen: Screen, folders: list[Path]) -> Opened:
    """What was wished for; `folders` is filled with those of its ruleset."""
    if wishes.ruleset is None and wishes.resume is None and wishes.replay is None:
        _ask(wishes, screen, folders)
    if wishes.replay is not None:
        return _saved(wishes.replay, wishes, folders)
    if wishes.resume is not None:
        return _saved(Path(wishes.resume) if wishes.resume else _last_kept(screen, wishes), wishes, folders)
    ruleset = load_ruleset(wishes.ruleset or "", wishes.expansions, folders)
    players = read_players(wishes.players, ruleset.players, SENSIBLE_PLAYERS)
    seats = read_seats(players, wishes.everybody, wishes.seats)
    options = read_options(wishes.options, ruleset, players)
    language = choose_language(wishes.language, list(ruleset.locales), os.environ)
    seed = SystemRandom().randrange(LARGEST_SEED) if wishes.seed is None else wishes.seed
    return Opened(ruleset.new(players=players, seed=seed, options=options), seats, language)


def load_ruleset(name: str, expansions: list[str], folders: list[Path]) -> Ruleset:
    """A ruleset by name or path, with expansions; raises NoSuchPlace or RulesetError."""
    base = find_ruleset(name)
    added = [find_expansion(text, base) for text in expansions]
    folders[:] = [base, *added]
    return api.load(base, added)


def _known_games() -> str:
    return ", ".join(shelf()) or "none is found"


# ---------------------------------------------------------------- saved games


def _saved(path: Path, wishes: Wishes, folders: list[Path]) -> Opened:
    """A saved game. Who sat where is remembered, unless it is said anew."""
    given = load_ruleset(wishes.ruleset, wishes.expansions, folders) if wishes.ruleset is not None else None
    try:
        text = read_save(path)
        game = Game.from_json(text, ruleset=given)
    except ValueError as fault:
        raise Refused(f"{path} cannot be used: {fault}") from None
    if given is None:
        base = api.ruleset_folder(game.ruleset.id)
        folders[:] = [base, *(api.expansion_folder(name, base) for name in game.ruleset.expansions)]
    seats, spoken = beside(text)
    single = [f"{seat}={word}" for seat, word in enumerate(seats or (), 1) if seat <= game.players]
    sat = single if wishes.everybody is None and wishes.replay is None else []
    choices = read_seats(game.players, wishes.everybody, [*sat, *wishes.seats], people=wishes.replay is None)
    known = list(game.ruleset.locales)
    asked = wishes.language or (spoken if spoken in known else None)
    return Opened(game, choices, choose_language(asked, known, os.environ), path if keeping.is_kept(path) else None)


def _last_kept(screen: Screen, wishes: Wishes) -> Path:
    """The unfinished game that is meant: the one played last, or the one that is picked at a terminal."""
    kept = keeping.unfinished()
    if not kept:
        raise WrongUsage("there is no unfinished game; name the file of a saved one: --resume FILE")
    if not screen.talks:
        return kept[0].path
    words = interface(wishes.language or of_environment(os.environ))
    chosen = choose(kept, screen, words)
    if chosen is None:
        raise WrongUsage(f"there are {len(kept)} unfinished games; type the number of one")
    return chosen.path


# ---------------------------------------------------------------- asking


def _ask(wishes: Wishes, screen: Screen, folders: list[Path]) -> None:
    """Fills in what the lobby says; where nobody sits at a terminal, the game must be named."""
    if not screen.talks:
        raise WrongUsage(f"name the game: {_known_games()}")
    try:
        plan = Lobby(
            screen,
            lambda name, expansions: load_ruleset(name, expansions, folders),
            wishes.players,
            wishes.language,
        ).run()
    except InputEnded:
        raise WrongUsage("the input ended before the game could begin") from None
    if plan.resume is not None:
        wishes.resume = str(plan.resume)
        return
    wishes.ruleset, wishes.players = plan.ruleset, plan.players
    wishes.expansions = wishes.expansions or plan.expansions
    if wishes.everybody is None and not wishes.seats:
        wishes.seats = [f"{seat}={word}" for seat, word in enumerate(plan.seats, 1)]
    wishes.options = wishes.options or [f"{name}={value}" for name, value in plan.options.items()]
    wishes.language = wishes.language or plan.language

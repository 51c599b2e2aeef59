"""`rulekit play`: play a game on the screen or, as JSON lines, from a program; go on with a saved one; replay one."""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rulekit.cli.arguments import Expansions, GameOptions
from rulekit.cli.exit_codes import ExitCode
from rulekit.cli.refusals import in_sentences

if TYPE_CHECKING:
    from rulekit.cli.opening import Wishes
    from rulekit.cli.screen import Screen
    from rulekit.cli.session import Face, SaveFile
    from rulekit.match import Match


def play(
    ruleset: Annotated[
        str | None, typer.Argument(metavar="RULESET", help="A game, by name or path.", show_default="you are asked")
    ] = None,
    players: Annotated[int | None, typer.Option("--players", metavar="N", help="How many play.")] = None,
    seat: Annotated[
        list[str] | None,
        typer.Option("--seat", metavar="N=AGENT", help="Who plays a seat, counted from 1; repeatable."),
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats",
            metavar="AGENT",
            help="Who plays every seat: human, random, search[:ITERATIONS] or module:Class.",
            show_default="a person on seat 1, random on the others",
        ),
    ] = None,
    option: GameOptions = None,
    expansions: Expansions = None,
    lang: Annotated[str | None, typer.Option("--lang", metavar="L", help="The language, such as it.")] = None,
    seed: Annotated[
        int | None, typer.Option("--seed", metavar="N", help="The same seed and answers give the same game.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="Save the game there, at every question.")
    ] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved game.")] = None,
    replay: Annotated[
        Path | None, typer.Option("--replay", metavar="FILE", help="Show what happened in a saved game.")
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help="No colours, and nothing is ever cleared.")] = False,
    json: Annotated[bool, typer.Option("--json", help="One JSON object a line, for programs.")] = False,
) -> None:
    """Play a game. Without a name you are asked which one."""
    from rulekit.cli.opening import Wishes

    wishes = Wishes(
        ruleset,
        players,
        seats,
        seat or [],
        option or [],
        expansions or [],
        lang,
        seed,
        save,
        resume,
        replay,
        plain,
        json,
    )
    folders: list[Path] = []
    with in_sentences("play", folders):
        code = start(wishes, folders)
    raise typer.Exit(code)


def start(wishes: Wishes, folders: list[Path]) -> ExitCode:
    """Does what was wished for; `folders` is filled with those of the rulesets that are used."""
    from rulekit.cli import opening, saves, session
    from rulekit.cli.screen import Screen
    from rulekit.cli.seating import read_seats
    from rulekit.match import Match

    opening.check_together(wishes)
    if wishes.save is not None:
        saves.writable(wishes.save)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    screen = Screen(sys.stdin, sys.stdout, plain=wishes.plain)
    game = opening.open_game(wishes, screen, folders)
    choices = read_seats(game.players, wishes.everybody, wishes.seats, people=wishes.replay is None)
    agents = [choice.make and choice.make(f"{game.seed}/{seat}") for seat, choice in enumerate(choices)]
    match = Match(game, agents, game.seed)
    save_file = session.SaveFile(game, wishes.save)
    face = _face(match, wishes, screen, save_file)
    if wishes.replay is None:
        return session.run(match, face, save_file)
    face.tell()
    if game.decision is None:
        face.ending()
    else:
        face.broken_off("ui-unfinished", None, None)
    return ExitCode.DONE


def _face(match: Match, wishes: Wishes, screen: Screen, save_file: SaveFile) -> Face:
    from rulekit.cli.json_face import JsonFace
    from rulekit.cli.languages import choose_language
    from rulekit.cli.table import Names
    from rulekit.cli.text_face import TextFace
    from rulekit.locale.spoken import interface

    ruleset = match.game.ruleset
    language = choose_language(wishes.language, list(ruleset.locales), os.environ)
    words = interface(language)
    if wishes.json:
        return JsonFace(match, language, words, sys.stdin, sys.stdout, sys.stderr)
    keys = [use.key for use in ruleset.messages]
    names = Names(ruleset.words(language).texts, words, keys, has_texts=bool(ruleset.locales))
    return TextFace(match, names, language, screen, save_file)

"""`rulekit play`: play a game on the screen or, as JSON lines, from a program; go on with a saved one; replay one."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rulekit.cli.arguments import Expansions, GameOptions
from rulekit.cli.exit_codes import ExitCode
from rulekit.cli.refusals import in_sentences

if TYPE_CHECKING:
    from rulekit.cli.opening import Wishes
    from rulekit.cli.save_file import SaveFile
    from rulekit.cli.screen import Screen
    from rulekit.cli.session import Face
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
        Path | None, typer.Option("--save", metavar="FILE", help="Save the game there, after every answer.")
    ] = None,
    resume: Annotated[
        str | None,
        typer.Option("--resume", metavar="FILE", help="Go on with a saved game; without FILE with the last one."),
    ] = None,
    replay: Annotated[Path | None, typer.Option("--replay", metavar="FILE", help="Step through a saved game.")] = None,
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
    from rulekit.cli import opening, replay, saves, session
    from rulekit.cli.lobby import Left
    from rulekit.cli.pace import Pace
    from rulekit.cli.save_file import SaveFile
    from rulekit.cli.screen import Screen
    from rulekit.cli.thinking import Thinking
    from rulekit.cli.words import Words
    from rulekit.match import Match

    opening.check_together(wishes)
    if wishes.save is not None:
        saves.writable(wishes.save)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    screen = Screen(sys.stdin, sys.stdout, plain=wishes.plain)
    try:
        opened = opening.open_game(wishes, screen, folders)
    except Left:
        return ExitCode.DONE
    game = opened.game
    agents = [choice.make and choice.make(f"{game.seed}/{seat}") for seat, choice in enumerate(opened.seats)]
    people = any(agent is None for agent in agents)
    words = [choice.word for choice in opened.seats]
    always = wishes.save is not None or (people and not wishes.json)
    save_file = SaveFile(game, wishes.save, words, opened.language, always=always, kept=opened.kept)
    match = Match(game, agents, game.seed)
    if wishes.replay is not None and screen.talks and not wishes.json:
        return replay.run(game, opened.language, screen)
    face = _face(match, wishes, opened.language, screen, save_file, folders)
    if wishes.replay is None:
        thinking = None if wishes.json else Thinking(screen, Words(game.ruleset, opened.language))
        return session.run(match, face, save_file, Pace(screen.talks and people, thinking=thinking))
    face.tell()
    if game.decision is None:
        face.ending()
    else:
        face.broken_off("ui-unfinished", None, None)
    return ExitCode.DONE


def _face(
    match: Match, wishes: Wishes, language: str, screen: Screen, save_file: SaveFile, folders: list[Path]
) -> Face:
    from rulekit.cli.json_face import JsonFace
    from rulekit.cli.table import Names
    from rulekit.cli.text_face import TextFace
    from rulekit.cli.words import Words
    from rulekit.rulebook import Rulebook

    ruleset = match.game.ruleset
    words = Words(ruleset, language)
    if wishes.json:
        return JsonFace(match, language, words.interface, sys.stdin, sys.stdout, sys.stderr)
    keys = [use.key for use in ruleset.messages]
    names = Names(words.labels.texts, words.interface, keys, has_texts=bool(ruleset.locales))
    return TextFace(match, names, words, screen, save_file, Rulebook(folders, language))

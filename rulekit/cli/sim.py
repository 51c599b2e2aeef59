"""`rulekit sim`: many games between agents, and what they add up to."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TextIO

import typer

from rulekit.cli.arguments import Expansions, GameOptions
from rulekit.cli.exit_codes import ExitCode
from rulekit.cli.refusals import WrongUsage, in_sentences

if TYPE_CHECKING:
    from rulekit.game import Ruleset
    from rulekit.reach import Reach
    from rulekit.scenario.model import Given
    from rulekit.sim import Plan, Tally

MOST_PROBLEMS_SHOWN = 5


def sim(
    ruleset: Annotated[str, typer.Argument(metavar="RULESET", help="A game, by name or path.")],
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help="How many games.")] = 100,
    players: Annotated[
        int | None, typer.Option("--players", metavar="N", help="How many play.", show_default="as few as can")
    ] = None,
    seats: Annotated[
        str, typer.Option("--seats", metavar="AGENT", help="Who plays: random, search[:ITERATIONS] or module:Class.")
    ] = "random",
    seat: Annotated[
        list[str] | None,
        typer.Option("--seat", metavar="N=AGENT", help="Who plays one seat, counted from 1; repeatable."),
    ] = None,
    start: Annotated[
        str | None,
        typer.Option("--from", metavar="SCENARIO", help="Begin in the position of this scenario, by name."),
    ] = None,
    option: GameOptions = None,
    expansions: Expansions = None,
    seed: Annotated[int, typer.Option("--seed", metavar="N", help="Of the first game; the next one has N + 1.")] = 1,
    workers: Annotated[int, typer.Option("--workers", metavar="N", min=1, help="Processes to share the work.")] = 1,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="A JSON line for each game goes there.")
    ] = None,
    reach: Annotated[bool, typer.Option("--reach", help="How often each card or tile was reached.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="The sum as one line of JSON.")] = False,
) -> None:
    """Play many games and add them up. Exit code 1 if one of them did not end by its rules."""
    from rulekit.cli import opening, saves
    from rulekit.cli.game_options import read_options
    from rulekit.cli.seating import read_players, read_seats
    from rulekit.sim import Plan

    folders: list[Path] = []
    with in_sentences("sim", folders):
        loaded = opening.load_ruleset(ruleset, expansions or [], folders)
        given = None if start is None else _position(loaded, folders, start)
        wanted = given.players if given is not None and players is None else players
        count = read_players(wanted, loaded.players, opening.SENSIBLE_PLAYERS)
        choices = read_seats(count, seats, seat or [])
        if any(choice.is_human for choice in choices):
            raise WrongUsage("people cannot play here: use `random`, `search[:ITERATIONS]` or `module:Class`")
        plan = Plan(
            ruleset=str(folders[0]),
            players=count,
            seats=tuple(choice.word for choice in choices),
            seed=seed,
            expansions=tuple(str(folder) for folder in folders[1:]),
            options=read_options(option or [], loaded, count),
            reach=reach,
            start=start or "",
        )
        if out is None:
            tally, seconds = _run(plan, loaded, games, workers, None)
        else:
            saves.writable(out)
            with out.open("w", encoding="utf-8") as file:
                tally, seconds = _run(plan, loaded, games, workers, file)
    if as_json:
        typer.echo(json.dumps(tally.as_json(seconds)))
    else:
        _show(tally, seconds)
    if tally.unfinished:
        raise typer.Exit(ExitCode.FINDINGS)


def _position(ruleset: Ruleset, folders: list[Path], name: str) -> Given:
    from rulekit.scenario.starts import NoSuchScenario, position_of

    try:
        return position_of(ruleset, folders, name)
    except NoSuchScenario as fault:
        raise WrongUsage(f"--from {name}: {fault}") from None


def _run(plan: Plan, ruleset: Ruleset, games: int, workers: int, file: TextIO | None) -> tuple[Tally, float]:
    from rulekit.reach import Reach, countable
    from rulekit.sim import Tally, simulate

    tally = Tally(plan.players)
    if plan.reach:
        tally.reach = Reach(countable(ruleset.program(plan.players, plan.options)))
    start = time.perf_counter()
    try:
        for record in simulate(plan, games, workers, ruleset):
            tally.add(record)
            if file is not None:
                file.write(json.dumps(record.as_json()) + "\n")
            if record.problem is not None and tally.unfinished <= MOST_PROBLEMS_SHOWN:
                typer.echo(f"rulekit sim: game {record.game}, seed {record.seed}: {record.problem}", err=True)
    except KeyboardInterrupt:
        typer.echo(f"rulekit sim: interrupted after {tally.games} games", err=True)
        raise typer.Exit(ExitCode.INTERRUPTED) from None
    return tally, time.perf_counter() - start


def _show(tally: Tally, seconds: float) -> None:
    rate = f", {tally.decisions / seconds:,.0f} decisions a second" if seconds else ""
    typer.echo(f"{tally.games} games in {seconds:.1f} s{rate}")
    typer.echo(f"decisions in a game: {tally.decisions / max(1, tally.games):.1f} on average")
    for number, wins in enumerate(tally.wins, 1):
        typer.echo(f"seat {number} won: {wins} ({wins / max(1, tally.games):.1%})")
    if tally.won_by_nobody:
        typer.echo(f"won by nobody: {tally.won_by_nobody}")
    for reason, many in sorted(tally.reasons.items()):
        typer.echo(f"{reason}: {many}")
    if tally.unfinished:
        typer.echo(f"did not end by their rules: {tally.unfinished}")
    if tally.reach is not None:
        _show_reach(tally.reach)


def _show_reach(reach: Reach) -> None:
    """A line for each member, the rarest first in each kind, and a line of those that were never reached."""
    for kind, members in reach.by_kind().items():
        typer.echo(f"\n{kind}: not where it started, at the end of {reach.games} games")
        width = max(len(name) for name in members)
        for name, many in sorted(members.items(), key=lambda item: item[1]):
            typer.echo(f"  {name:{width}}  {many:6}  {reach.share(f'{kind}.{name}'):6.1%}")
    typer.echo(f"\nnever reached: {', '.join(reach.never) or 'nothing'}")

"""The `rulekit` command: its subcommands, and the last line of defence against tracebacks."""

from __future__ import annotations

import io
import os
import sys
from typing import Annotated

import typer

from rulekit import __version__
from rulekit.cli.exit_codes import ExitCode
from rulekit.cli.explain import explain
from rulekit.cli.fmt import fmt
from rulekit.cli.lint import lint
from rulekit.cli.list import list_rulesets
from rulekit.cli.new import new
from rulekit.cli.play import play
from rulekit.cli.sim import sim
from rulekit.cli.test import run_scenarios

app = typer.Typer(
    name="rulekit",
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"rulekit {__version__}")
        raise typer.Exit


@app.callback()
def rulekit(
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """Board games as folders of YAML."""


app.command("list")(list_rulesets)
app.command("play")(play)
app.command("lint")(lint)
app.command("explain")(explain)
app.command("fmt")(fmt)
app.command("test")(run_scenarios)
app.command("sim")(sim)
app.command("new")(new)


def _run() -> None:
    """Runs the command; that nobody reads its output any more is raised as it is, not as an exit code of click's."""
    try:
        app(prog_name="rulekit")
    except SystemExit as ended:
        if isinstance(ended.__context__, BrokenPipeError):
            raise ended.__context__ from None
        sys.stdout.flush()
        raise


def _leave_quietly() -> None:
    """What is still to be written is thrown away, so that nothing is said of it at the very end either."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.__stdout__.fileno() if sys.__stdout__ is not None else 1)
    raise SystemExit(ExitCode.UNREAD) from None


def main() -> None:
    """Run the command and exit. Whatever goes wrong ends in a sentence, never in a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # a narrow encoding must not stop a message
    try:
        _run()
    except BrokenPipeError:
        _leave_quietly()
    except Exception as fault:
        if os.environ.get("RULEKIT_DEBUG"):
            raise
        typer.echo(f"rulekit: a fault of rulekit itself: {type(fault).__name__}: {fault}", err=True)
        typer.echo("Please report it; with RULEKIT_DEBUG=1 in the environment it shows where it happened.", err=True)
        raise SystemExit(ExitCode.INTERNAL) from None

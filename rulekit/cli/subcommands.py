"""The command line as typer reads it: one subcommand or several, each imported from where it stands."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from typing import Annotated

import typer

from rulekit import __version__
from rulekit.cli.commands import ABOUT, COMMANDS, OPTIONS


def app_of(names: Iterable[str]) -> typer.Typer:
    """The `rulekit` command with these subcommands."""
    app = typer.Typer(
        name="rulekit",
        add_completion=False,
        no_args_is_help=True,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback(help=ABOUT)(_rulekit)
    for name in names:
        module, function, _ = COMMANDS[name]
        app.command(name)(getattr(import_module(f"rulekit.cli.{module}"), function))
    return app


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"rulekit {__version__}")
        raise typer.Exit


def _rulekit(
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help=OPTIONS["--version"])
    ] = False,
) -> None:
    pass

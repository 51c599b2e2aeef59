"""What stops `play` and `sim` short, as a sentence on standard error and an exit code."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import typer

from rulekit.cli.exit_codes import ExitCode
from rulekit.cli.places import FileNames, NoSuchPlace
from rulekit.cli.saves import SaveFault
from rulekit.diagnostics import Diagnostic, RulesetError


class WrongUsage(Exception):
    """Something on the command line cannot be; the message says what can."""


class Refused(Exception):
    """A save that cannot be used; the message says why."""


@contextmanager
def in_sentences(command: str, folders: Sequence[Path]) -> Iterator[None]:
    """Whatever a person can mend ends in a sentence; `folders` are those whose files may be named in it."""
    from rulekit.interpreter.faults import Fault
    from rulekit.match import AgentFault

    try:
        yield
    except (WrongUsage, NoSuchPlace, SaveFault) as fault:
        _say(command, str(fault))
        raise typer.Exit(ExitCode.USAGE) from None
    except Refused as fault:
        _say(command, str(fault))
        raise typer.Exit(ExitCode.REFUSED) from None
    except RulesetError as fault:
        _show(fault.diagnostics, folders)
        raise typer.Exit(ExitCode.REFUSED) from None
    except AgentFault as fault:
        _say(command, str(fault))
        raise typer.Exit(ExitCode.FINDINGS) from None
    except Fault as fault:
        _say(command, "the game cannot go on, because its rules are at fault:")
        _show([fault.diagnostic], folders)
        raise typer.Exit(ExitCode.FINDINGS) from None


def _say(command: str, sentence: str) -> None:
    typer.echo(f"rulekit {command}: {sentence}", err=True)


def _show(diagnostics: Sequence[Diagnostic], folders: Sequence[Path]) -> None:
    from rulekit.cli import render

    names = FileNames(folders)
    findings = [render.Finding.of(diagnostic, names.shown) for diagnostic in diagnostics]
    render.show(findings, len(folders), sys.stderr)

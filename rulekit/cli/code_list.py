"""Codes on the command line, and lists of them, one line each: the code, its severity, what it means."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, TextIO

import typer

from rulekit.cli.exit_codes import ExitCode

if TYPE_CHECKING:
    from rich.text import Text

    from rulekit.codes import Code

WIDEST_SEVERITY = len("warning")


def refuse_unknown(command: str, parts: tuple[str, ...]) -> None:
    """Stops if one of these is neither a code nor the first part of one."""
    from rulekit.lint.codes import all_codes
    from rulekit.lint.settings import unknown_parts

    unknown = list(unknown_parts(parts, all_codes()))
    for part, hint in unknown:
        typer.echo(f"rulekit {command}: there is no code `{part}`{f'; {hint}' if hint else ''}", err=True)
    if unknown:
        raise typer.Exit(ExitCode.USAGE)


def show_codes(codes: dict[str, Code], out: TextIO, *, as_json: bool) -> None:
    """In columns on a terminal, with single blanks between for a pipe, or as a JSON list."""
    if as_json:
        rows = [{"code": code, "severity": row.severity, "meaning": row.meaning} for code, row in codes.items()]
        out.write(json.dumps(rows, indent=2) + "\n")
        return
    from rulekit.cli.render import console_for

    console = console_for(out)
    if not console.is_terminal:
        out.writelines(f"{code} {row.severity} {row.meaning}\n" for code, row in codes.items())
        return
    width = max(map(len, codes), default=0)
    for code, row in codes.items():
        console.print(_columns(code, row, width))


def _columns(code: str, row: Code, width: int) -> Text:
    from rich.text import Text

    from rulekit.cli.render import STYLES
    from rulekit.diagnostics import Severity

    line = Text(f"{code:<{width}}  ")
    line.append(f"{row.severity:<{WIDEST_SEVERITY}}", STYLES[Severity(row.severity)])
    return line.append(f"  {row.meaning}")

"""`rulekit fmt`: bring the files of rulesets into their canonical form."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from rulekit.cli.exit_codes import ExitCode
from rulekit.cli.places import FileNames, NoSuchPlace, find_rulesets
from rulekit.cli.shelf import find_part


def fmt(
    paths: Annotated[
        list[Path] | None,
        typer.Argument(
            metavar="PATH",
            help="A ruleset's folder or name, its expansions included, or a folder with rulesets somewhere below it.",
            show_default="the current folder",
        ),
    ] = None,
    check: Annotated[bool, typer.Option("--check", help="Change nothing; fail if something would change.")] = False,
    diff: Annotated[bool, typer.Option("--diff", help="Change nothing; show what would change.")] = False,
) -> None:
    """Format rulesets: blanks, indentation and line ends. No word, sign or comment changes."""
    try:
        rulesets = find_rulesets(find_part(path) for path in paths or [Path()])
    except NoSuchPlace as fault:
        typer.echo(f"rulekit fmt: {fault}", err=True)
        raise typer.Exit(ExitCode.USAGE) from None
    changed = refused = files = 0
    for folder in rulesets:
        outcome = _format(folder, write=not (check or diff), show_changes=diff)
        if outcome is None:
            refused += 1
            continue
        files += outcome[0]
        changed += outcome[1]
    typer.echo(_summary(files, changed, refused, changes_nothing=check or diff))
    if refused or (changed and (check or diff)):
        raise typer.Exit(ExitCode.FINDINGS)


def _format(folder: Path, write: bool, show_changes: bool) -> tuple[int, int] | None:
    """The number of files, and of those that change; None if the ruleset has errors."""
    from rulekit.atomic import write_whole
    from rulekit.fmt.run import CannotFormat, format_ruleset

    names = FileNames([folder])
    try:
        formatted = list(format_ruleset(folder))
    except CannotFormat as fault:
        first = fault.diagnostics[0]
        place = f"{names.shown(first.span.source.name)}:{first.span.line}:{first.span.column}"
        typer.echo(f"{place}: not formatted: {first.message} [{first.code}]", err=True)
        return None
    changing = [file for file in formatted if file.changed]
    for file in changing:
        if write:
            write_whole(file.path, file.after)
        if show_changes:
            _show(file.path, file.before, file.after)
        else:
            typer.echo(f"{'formatted' if write else 'would format'} {file.path}")
    return len(formatted), len(changing)


def _show(path: Path, before: str, after: str) -> None:
    from difflib import unified_diff

    old, new = before.splitlines(keepends=True), after.splitlines(keepends=True)
    for line in unified_diff(old, new, str(path), str(path)):
        typer.echo(line if line.endswith("\n") else line + "\n", nl=False)


def _summary(files: int, changed: int, refused: int, changes_nothing: bool) -> str:
    verb = "would change" if changes_nothing else "changed"
    rest = f", {refused} with errors left alone" if refused else ""
    return f"{changed} of {files} files {verb}{rest}"

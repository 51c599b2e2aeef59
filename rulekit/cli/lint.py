"""`rulekit lint`: check rulesets and show what is wrong with them."""

from __future__ import annotations

import json
import sys
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rulekit.cli.exit_codes import ExitCode
from rulekit.cli.places import FileNames, NoSuchPlace, find_rulesets, ruleset_folder
from rulekit.cli.shelf import find_part

if TYPE_CHECKING:
    from rulekit.cli.render import Finding


class Format(Enum):
    TEXT = "text"
    JSON = "json"


def lint(
    paths: Annotated[
        list[Path] | None,
        typer.Argument(
            metavar="PATH",
            help="A ruleset's folder or name, its expansions included, or a folder with rulesets somewhere below it.",
            show_default="the current folder",
        ),
    ] = None,
    output: Annotated[Format, typer.Option("--format", help="How to show what was found.")] = Format.TEXT,
    expansions: Annotated[
        list[Path] | None,
        typer.Option("--with", metavar="PATH", help="An expansion to check together with each ruleset; repeatable."),
    ] = None,
    strict: Annotated[bool, typer.Option("--strict", help="Warnings fail too.")] = False,
) -> None:
    """Check rulesets: every fault with its place, its code and a hint."""
    from rulekit.cli import render
    from rulekit.diagnostics import Severity

    try:
        rulesets = find_rulesets((find_part(path) for path in paths or [Path()]), expansions=not expansions)
        added = [_expansion(path, rulesets) for path in expansions or []]
    except NoSuchPlace as fault:
        typer.echo(f"rulekit lint: {fault}", err=True)
        raise typer.Exit(ExitCode.USAGE) from None

    findings = _check(rulesets, added)
    if output is Format.JSON:
        typer.echo(json.dumps(render.as_json(findings), indent=2))
    else:
        render.show(findings, len(rulesets), sys.stdout)

    failing = {Severity.ERROR, Severity.WARNING} if strict else {Severity.ERROR}
    if any(finding.diagnostic.severity in failing for finding in findings):
        raise typer.Exit(ExitCode.FINDINGS)


def _expansion(path: Path, rulesets: list[Path]) -> Path:
    """An expansion by path, or by its name beside one of the rulesets."""
    from rulekit import api

    for ruleset in rulesets:
        found = api.expansion_folder(path, ruleset)
        if found.exists():
            return ruleset_folder(found)
    return ruleset_folder(path)


def _check(rulesets: list[Path], expansions: list[Path]) -> list[Finding]:
    """All findings, each once: a base is looked at again with every expansion of it."""
    from rulekit import api
    from rulekit.cli.render import Finding

    findings: dict[Finding, None] = {}
    for folder in rulesets:
        names = FileNames([folder, *expansions])
        for diagnostic in api.check(folder, expansions).diagnostics:
            findings.setdefault(Finding.of(diagnostic, names.shown))
    return list(findings)

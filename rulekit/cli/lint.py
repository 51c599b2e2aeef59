"""`rulekit lint`: check rulesets and show what is wrong with them."""

from __future__ import annotations

import json
import sys
from enum import Enum
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, assert_never

import typer

from rulekit.cli.exit_codes import ExitCode
from rulekit.cli.places import FileNames, NoSuchPlace, find_rulesets, ruleset_folder
from rulekit.cli.shelf import find_part

if TYPE_CHECKING:
    from rulekit.cli.render import Finding
    from rulekit.lint.settings import Settings


class Format(Enum):
    TEXT = "text"
    JSON = "json"
    SARIF = "sarif"
    GITHUB = "github"


_Codes = list[str] | None
_RUNNING = "run/"  # codes of games that run, which the linter does not find


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
    select: Annotated[
        _Codes, typer.Option("--select", metavar="CODE", help="Only these codes, or first parts of codes; repeatable.")
    ] = None,
    ignore: Annotated[
        _Codes, typer.Option("--ignore", metavar="CODE", help="Not these codes, or first parts of codes; repeatable.")
    ] = None,
    strict: Annotated[bool, typer.Option("--strict", help="Warnings fail too.")] = False,
    fix: Annotated[
        bool, typer.Option("--fix", help="Mend what is clear, by changes of the text; show the rest.")
    ] = False,
    listing: Annotated[bool, typer.Option("--list", help="List the checks and look at nothing.")] = False,
) -> None:
    """Check rulesets: every fault with its place, its code and a hint."""
    from rulekit.diagnostics import Severity

    settings = _settings(select, ignore)
    if listing:
        _list_checks(settings, output)
        return
    try:
        rulesets = find_rulesets((find_part(path) for path in paths or [Path()]), expansions=not expansions)
        added = [_expansion(path, rulesets) for path in expansions or []]
    except NoSuchPlace as fault:
        typer.echo(f"rulekit lint: {fault}", err=True)
        raise typer.Exit(ExitCode.USAGE) from None

    if fix:
        _mend(rulesets, added, settings)
    findings = _check(rulesets, added, settings)
    _show(findings, len(rulesets), output)
    failing = {Severity.ERROR, Severity.WARNING} if strict else {Severity.ERROR}
    if any(finding.diagnostic.severity in failing for finding in findings):
        raise typer.Exit(ExitCode.FINDINGS)


def _mend(rulesets: list[Path], expansions: list[Path], settings: Settings) -> None:
    """Says on the side what was mended: what is left is the answer."""
    from rulekit.lint.mend import mend
    from rulekit.lint.run import lint as lint_ruleset

    for folder in rulesets:
        for file in mend([folder, *expansions], partial(lint_ruleset, folder, expansions, settings)).files:
            typer.echo(f"mended {file}", err=True)


def _settings(select: _Codes, ignore: _Codes) -> Settings:
    """What counts, from options that may be repeated and may name several codes each, with commas between."""
    from rulekit.lint.settings import Settings

    wanted, unwanted = (
        tuple(part.strip() for text in texts or () for part in text.split(",")) for texts in (select, ignore)
    )
    if wanted or unwanted:
        from rulekit.cli.code_list import refuse_unknown

        refuse_unknown("lint", (*wanted, *unwanted))
    return Settings(wanted, unwanted)


def _list_checks(settings: Settings, output: Format) -> None:
    from rulekit.cli.code_list import show_codes
    from rulekit.lint.codes import all_codes

    wanted = {code: row for code, row in all_codes().items() if settings.wants(code) and not code.startswith(_RUNNING)}
    show_codes(wanted, sys.stdout, as_json=output is Format.JSON)


def _show(findings: list[Finding], rulesets: int, output: Format) -> None:
    match output:
        case Format.TEXT:
            from rulekit.cli.render import show

            show(findings, rulesets, sys.stdout)
        case Format.JSON:
            from rulekit.cli.render import as_json

            typer.echo(json.dumps(as_json(findings), indent=2))
        case Format.SARIF:
            from rulekit.cli.sarif import log

            typer.echo(json.dumps(log(findings), indent=2))
        case Format.GITHUB:
            from rulekit.cli.github import as_commands

            typer.echo(as_commands(findings), nl=False)
        case _:
            assert_never(output)


def _expansion(path: Path, rulesets: list[Path]) -> Path:
    """An expansion by path, or by its name beside one of the rulesets."""
    from rulekit import api

    for ruleset in rulesets:
        found = api.expansion_folder(path, ruleset)
        if found.exists():
            return ruleset_folder(found)
    return ruleset_folder(path)


def _check(rulesets: list[Path], expansions: list[Path], settings: Settings) -> list[Finding]:
    """All findings by file and place, each once: a base is looked at again with every expansion of it."""
    from rulekit.cli.render import Finding, Order
    from rulekit.lint.remembered import findings as found_in

    findings: dict[Order, Finding] = {}
    for folder in rulesets:
        names = FileNames([folder, *expansions])
        for diagnostic in found_in(folder, expansions, settings):
            finding = Finding.of(diagnostic, names.shown)
            findings.setdefault(finding.order, finding)
    return [findings[order] for order in sorted(findings)]

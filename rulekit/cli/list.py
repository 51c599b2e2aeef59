"""`rulekit list`: the games that are found, and what can be chosen in each."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from rulekit.diagnostics import RulesetError
    from rulekit.game import Ruleset


def list_rulesets(
    as_json: Annotated[bool, typer.Option("--json", help="A JSON list, one object for each ruleset.")] = False,
) -> None:
    """The rulesets found: players, options, expansions, languages. More of them are looked for in RULEKIT_PATH."""
    from rulekit.cli.screen import harmless
    from rulekit.cli.shelf import shelf

    found = [describe(name, folder) for name, folder in shelf().items()]
    if as_json:
        typer.echo(json.dumps(found, indent=2, ensure_ascii=False))
        return
    for item in found:
        typer.echo(harmless("\n".join(_lines(item))))
    if not found:
        typer.echo("No rulesets are found. Name the folder above yours in RULEKIT_PATH.")


def describe(name: str, folder: Path) -> dict[str, Any]:
    """What `list --json` says of one ruleset. `problem` is null, or a sentence if it cannot be played."""
    from rulekit import api
    from rulekit.cli.shelf import expansions_of, title
    from rulekit.diagnostics import RulesetError

    about: dict[str, Any] = {
        "id": name,
        "title": title(folder),
        "version": None,
        "players": None,
        "options": [],
        "expansions": [],
        "languages": [],
        "folder": str(folder),
        "problem": None,
    }
    try:
        ruleset = api.load(folder)
    except RulesetError as fault:
        return about | {"problem": _problem(fault)}
    return about | {
        "version": ruleset.version,
        "players": list(ruleset.players),
        "options": _options(ruleset),
        "expansions": [_expansion(other, where, folder) for other, where in expansions_of(folder).items()],
        "languages": list(ruleset.locales),
    }


def _options(ruleset: Ruleset) -> list[dict[str, Any]]:
    from rulekit.options import allowed, default_of

    return [
        {
            "name": name,
            "type": str(option.slot.type),
            "values": allowed(ruleset.model, option),
            "default": default_of(option),
        }
        for name, option in ruleset.options.items()
    ]


def _expansion(name: str, folder: Path, base: Path) -> dict[str, Any]:
    from rulekit import api
    from rulekit.cli.shelf import title
    from rulekit.diagnostics import RulesetError

    problem = None
    try:
        api.load(base, [folder])
    except RulesetError as fault:
        problem = _problem(fault)
    return {"id": name, "title": title(folder), "folder": str(folder), "problem": problem}


def _problem(fault: RulesetError) -> str:
    """The first error, and how many there are."""
    first = fault.diagnostics[0]
    more = len(fault.diagnostics) - 1
    place = f"{first.span.source.name}:{first.span.line}"
    return f"{place}: {first.message}" + (f" (and {more} more)" if more else "")


def _lines(about: dict[str, Any]) -> Iterator[str]:
    yield f"{about['id']}  {about['title']}" + (f" {about['version']}" if about["version"] else "")
    if about["problem"]:
        yield f"    broken: {about['problem']}"
        yield f"    see: rulekit lint {about['folder']}"
        return
    low, high = about["players"]
    yield f"    players: {low}" + (f" to {high}" if high != low else "")
    if about["languages"]:
        yield f"    languages: {', '.join(about['languages'])}"
    for option in about["options"]:
        values = ", ".join(option["values"]) or option["type"]
        default = f" (else {option['default']})" if option["default"] else ""
        yield f"    --option {option['name']}=...  {values}{default}"
    for other in about["expansions"]:
        broken = f"  broken: {other['problem']}" if other["problem"] else ""
        yield f"    --with {other['id']}  {other['title']}{broken}"

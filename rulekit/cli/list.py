"""`rulekit list`: the games that are found, and what can be chosen in each."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from rulekit.diagnostics import RulesetError
    from rulekit.game import Ruleset


def list_rulesets(
    lang: Annotated[str | None, typer.Option("--lang", metavar="L", help="The language, such as it.")] = None,
    verbose: Annotated[bool, typer.Option("--verbose", "-v", help="Also where each of them lies.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="A JSON list, one object for each ruleset.")] = False,
) -> None:
    """The rulesets found: players, options, expansions, languages. More of them are looked for in RULEKIT_PATH."""
    from rulekit.cli.languages import of_environment
    from rulekit.cli.screen import harmless
    from rulekit.cli.shelf import shelf

    language = lang or of_environment(os.environ)
    found = [describe(name, folder, language) for name, folder in shelf().items()]
    if as_json:
        typer.echo(json.dumps(found, indent=2, ensure_ascii=False))
        return
    for item in found:
        typer.echo(harmless("\n".join(_lines(item, verbose))))
    if not found:
        typer.echo("No rulesets are found. Name the folder above yours in RULEKIT_PATH.")


def describe(name: str, folder: Path, language: str) -> dict[str, Any]:
    """What `list --json` says of one ruleset. `problem` is null, or a sentence if it cannot be played."""
    from rulekit import api
    from rulekit.cli.languages import nearest_language
    from rulekit.cli.shelf import about, expansions_of, title
    from rulekit.diagnostics import RulesetError

    found: dict[str, Any] = {
        "id": name,
        "title": title(folder),
        "about": "",
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
        return found | {"problem": _problem(fault)}
    spoken = nearest_language(language, list(ruleset.locales))
    return found | {
        "about": about(folder, spoken),
        "version": ruleset.version,
        "players": list(ruleset.players),
        "options": _options(ruleset, spoken),
        "expansions": [_expansion(other, where, folder, spoken) for other, where in expansions_of(folder).items()],
        "languages": list(ruleset.locales),
    }


def _options(ruleset: Ruleset, language: str) -> list[dict[str, Any]]:
    from rulekit.cli.game_options import usual_value, value_words
    from rulekit.cli.words import Words
    from rulekit.options import allowed, default_of

    words = Words(ruleset, language)
    found: list[dict[str, Any]] = []
    for name, option in ruleset.options.items():
        key, values = f"option-{name}", allowed(ruleset.model, option)
        found.append(
            {
                "name": name,
                "label": words.labels.show(key) if key in words.labels.texts else name.replace("_", " "),
                "text": words.labels.show(f"{key}.text") if f"{key}.text" in words.labels.texts else "",
                "type": str(option.slot.type),
                "values": values,
                "labels": [value_words(value, option, words) for value in values],
                "default": default_of(option),
                "usual": usual_value(option),
            }
        )
    return found


def _expansion(name: str, folder: Path, base: Path, language: str) -> dict[str, Any]:
    from rulekit import api
    from rulekit.cli.shelf import about, title
    from rulekit.diagnostics import RulesetError

    problem = None
    try:
        api.load(base, [folder])
    except RulesetError as fault:
        problem = _problem(fault)
    sentence = about(folder, language, f"expansion-{name}")
    return {"id": name, "title": title(folder), "about": sentence, "folder": str(folder), "problem": problem}


def _problem(fault: RulesetError) -> str:
    """The first error, and how many there are."""
    first = fault.diagnostics[0]
    more = len(fault.diagnostics) - 1
    place = f"{first.span.source.name}:{first.span.line}"
    return f"{place}: {first.message}" + (f" (and {more} more)" if more else "")


def _lines(item: dict[str, Any], verbose: bool) -> Iterator[str]:
    yield f"{item['id']}  {item['title']}" + (f" {item['version']}" if item["version"] else "")
    if item["about"]:
        yield f"    {item['about']}"
    if verbose:
        yield f"    folder: {item['folder']}"
    if item["problem"]:
        yield f"    broken: {item['problem']}"
        yield f"    see: rulekit lint {item['folder']}"
        return
    low, high = item["players"]
    yield f"    players: {low}" + (f" to {high}" if high != low else "")
    if item["languages"]:
        yield f"    languages: {', '.join(item['languages'])}"
    for option in item["options"]:
        yield f"    --option {option['name']}=...  {option['label']}"
        if option["text"]:
            yield f"        {option['text']}"
        yield f"        {_values(option)}"
    for other in item["expansions"]:
        yield f"    --with {other['id']}  {other['title']}"
        if other["about"]:
            yield f"        {other['about']}"
        if verbose:
            yield f"        folder: {other['folder']}"
        if other["problem"]:
            yield f"        broken: {other['problem']}"


def _values(option: dict[str, Any]) -> str:
    """What may be typed, each with what it means where that is another word; and what is so if nothing is said."""
    pairs = zip(option["values"], option["labels"], strict=True)
    alike = option["type"] in ("bool", "player", "player?")
    shown = [value if alike or value.casefold() == label.casefold() else f"{value} ({label})" for value, label in pairs]
    default = f"; else {option['usual']}" if option["usual"] else ""
    return (", ".join(shown) or option["type"]) + default

"""`rulekit new`: a small ruleset to start from, which lints, tests and plays.

It is a copy of the ruleset under `rulekit/templates/`, which is complete itself; only its header is written anew, and
only the languages that were asked for are taken along. The folder is there as a whole, or not at all.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import unicodedata
from collections.abc import Sequence
from pathlib import Path, PurePath
from typing import Annotated

import typer

from rulekit.cli.refusals import WrongUsage, in_sentences
from rulekit.data import starter_folder

FEWEST, MOST = 2, 8
"""The players that the ruleset to start from is made for."""

_NAME = re.compile(r"[a-z][a-z0-9_]*")
_PLAYERS = re.compile(r"([0-9]{1,2})(?:\.\.([0-9]{1,2}))?")
_HEADER = "ruleset.yaml"
_RULE = "ST-"
"""How the ids of the rules begin in the ruleset to start from."""


def new(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Its name, which its folder gets too.")],
    title: Annotated[
        str | None, typer.Option("--title", metavar="T", help="What is printed on the box.", show_default="the name")
    ] = None,
    players: Annotated[
        str, typer.Option("--players", metavar="N..M", help=f"How many can play, from {FEWEST} to {MOST}.")
    ] = "2..4",
    languages: Annotated[
        list[str] | None,
        typer.Option("--language", metavar="L", help="A language of its texts; repeatable.", show_default="en"),
    ] = None,
    into: Annotated[
        Path | None,
        typer.Option("--into", metavar="FOLDER", help="Where its folder is put.", show_default="the current folder"),
    ] = None,
) -> None:
    """Write a small ruleset that lints, tests and plays, to start from."""
    with in_sentences("new", []):
        _check_name(name)
        spoken = _checked_languages(languages or ["en"])
        header = {
            "id": _scalar(name),
            "title": _scalar(_title_from(name) if title is None else _checked_title(title)),
            "players": _checked_range(players),
            "locales": f"[{', '.join(spoken)}]",
        }
        folder = (into or Path()) / name
        _write(folder, _files(header, spoken, _prefix(name)))
    typer.echo(_next_steps(folder))


# ---------------------------------------------------------------------------------------------- what was asked for


def _check_name(name: str) -> None:
    from rulekit.cli.shelf import shelf

    if not _NAME.fullmatch(name):
        hint = f"`{_near_name(name)}` would be one"
        raise WrongUsage(f"`{name}` is no name for a ruleset: small letters, digits and `_`; {hint}")
    if name in shelf():
        raise WrongUsage(f"there is a ruleset `{name}` already; `my_{name}` would be a name of your own")


def _near_name(name: str) -> str:
    """What is left of a text if only what may stand in a name is kept."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "_", plain).strip("_").lstrip("0123456789_") or "my_game"


def _title_from(name: str) -> str:
    return name.replace("_", " ").strip().capitalize()


def _checked_title(text: str) -> str:
    if not text.strip() or not text.isprintable():
        raise WrongUsage("--title: a title is one line of text")
    return text.strip()


def _checked_range(players: str) -> str:
    found = _PLAYERS.fullmatch(players)
    if not found:
        raise WrongUsage(f"--players {players}: write it as 2..4, or as 3")
    low, high = int(found[1]), int(found[2] or found[1])
    if not FEWEST <= low <= high <= MOST:
        hint = "other numbers can be written into its ruleset.yaml afterwards"
        raise WrongUsage(f"--players {players}: this one begins with {FEWEST} to {MOST} players; {hint}")
    return f"{low}..{high}" if low < high else str(low)


def _checked_languages(asked: Sequence[str]) -> list[str]:
    from rulekit.suggest import did_you_mean

    there = sorted(path.stem for path in starter_folder().glob("locales/*.ftl"))
    for language in asked:
        if language not in there:
            hint = did_you_mean(language, there)
            raise WrongUsage(f"--language {language}: there are no texts in it to start from; {hint}")
    return list(dict.fromkeys(asked))


def _prefix(name: str) -> str:
    """How the ids of its rules begin: by the initials of its name, or by its first two letters."""
    words = [re.sub(r"[^a-z]", "", word) for word in name.split("_")]
    initials = "".join(word[:1] for word in words)
    return (initials if len(initials) > 1 else "".join(words)[:2]).upper() + "-"


def _scalar(text: str) -> str:
    """A text as YAML: plain if it is read back as it is, else in quotes."""
    from rulekit.diagnostics import Diagnostics
    from rulekit.ruleset.load import read_yaml
    from rulekit.ruleset.tree import Scalar, part_of
    from rulekit.source import Source

    read = part_of(read_yaml(Source(_HEADER, f"a: {text}\n"), Diagnostics()), "a")
    if isinstance(read, Scalar) and read.value == text:
        return text
    return "'" + text.replace("'", "''") + "'"


# ---------------------------------------------------------------------------------------------- what is written


def _files(header: dict[str, str], languages: Sequence[str], prefix: str) -> dict[str, str]:
    """The text of every file, by its path in the folder."""
    made: dict[str, str] = {}
    starter = starter_folder()
    for path in sorted(starter.rglob("*.*")):
        place = path.relative_to(starter)
        if _language(place) not in (None, *languages):
            continue
        made[place.as_posix()] = path.read_text("utf-8").replace(_RULE, prefix)
    lines = made[_HEADER].splitlines()
    keys = [line.partition(":")[0] for line in lines]
    lines = [f"{key}: {header[key]}" if key in header else line for key, line in zip(keys, lines, strict=True)]
    return made | {_HEADER: "\n".join(lines) + "\n"}


def _language(place: PurePath) -> str | None:
    """The language that a file is in, if it is in one: `locales/it.ftl`, `rules/it/rules.yaml`."""
    match place.parts:
        case ("locales", _):
            return place.stem
        case ("rules", language, _):
            return language
        case _:
            return None


def _write(folder: Path, files: dict[str, str]) -> None:
    """Puts a whole folder in its place; nothing that is there is touched."""
    from rulekit.atomic import write_whole

    if os.path.lexists(folder):
        raise WrongUsage(f"{folder} is there already; nothing was written")
    beside = folder.with_name(f".{folder.name}.{os.getpid()}.part")
    try:
        for name, text in files.items():
            (beside / name).parent.mkdir(parents=True, exist_ok=True)
            write_whole(beside / name, text)
        beside.rename(folder)
    except OSError as fault:
        raise WrongUsage(f"{folder} cannot be written: {fault.strerror or fault}") from None
    finally:
        shutil.rmtree(beside, ignore_errors=True)


def _next_steps(folder: Path) -> str:
    place = shlex.quote(folder.as_posix())
    return "\n".join(
        [
            f"{place} is a small game to start from. Read its ruleset.yaml first, and try:",
            f"  rulekit play {place}",
            f"  rulekit lint {place}",
            f"  rulekit test {place}",
        ]
    )

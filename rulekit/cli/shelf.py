"""The rulesets that can be meant by name: those on RULEKIT_PATH, then those that come with rulekit."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from rulekit.cli.places import RULESET_FILE, NoSuchPlace, ruleset_folder
from rulekit.data import rulesets_folder
from rulekit.suggest import did_you_mean


def shelf() -> dict[str, Path]:
    """Every game found, by name; the first of a name counts. Expansions are not games."""
    found: dict[str, Path] = {}
    for folder in _folders():
        if extends(folder) is None:
            found.setdefault(folder.name, folder)
    return found


def expansions_of(base: Path) -> dict[str, Path]:
    """The expansions of a game, by name: those below it, and those that stand on the shelf."""
    found: dict[str, Path] = {}
    for folder in [*_below(base / "expansions"), *_folders()]:
        if extends(folder) == base.resolve().name:
            found.setdefault(folder.name, folder)
    return found


def find_ruleset(text: str) -> Path:
    """The folder of a ruleset given by path or by name; raises NoSuchPlace with a sentence."""
    path = Path(text)
    if path.exists():
        return ruleset_folder(path)
    if len(path.parts) != 1:
        return ruleset_folder(path)  # which says what is wrong with it
    games = shelf()
    if text in games:
        return games[text]
    hint = did_you_mean(text, games)
    raise NoSuchPlace(f"there is no ruleset `{text}`, neither by name nor as a folder{f'; {hint}' if hint else ''}")


def find_expansion(text: str, base: Path) -> Path:
    """The folder of an expansion given by path or by name; raises NoSuchPlace with a sentence."""
    path = Path(text)
    if path.exists() or len(path.parts) != 1:
        return ruleset_folder(path)
    known = expansions_of(base)
    if text in known:
        return known[text]
    hint = did_you_mean(text, known) or "it has none that is found here"
    raise NoSuchPlace(f"`{base.resolve().name}` has no expansion `{text}`; {hint}")


def extends(folder: Path) -> str | None:
    """The game that an expansion extends; None for a game, and for what cannot be read."""
    return _header(folder, "extends")


def title(folder: Path) -> str:
    """What a game is called; its folder's name if it does not say."""
    return _header(folder, "title") or folder.resolve().name


def _header(folder: Path, key: str) -> str | None:
    try:
        text = (folder / RULESET_FILE).read_text("utf-8-sig")
    except (OSError, UnicodeDecodeError):
        return None
    if key not in text:
        return None
    from rulekit.diagnostics import Diagnostics
    from rulekit.ruleset.load import read_yaml
    from rulekit.ruleset.tree import Map, Scalar
    from rulekit.source import Source

    header = read_yaml(Source(RULESET_FILE, text), Diagnostics())
    found = header.get(key) if isinstance(header, Map) else None
    return found.text if isinstance(found, Scalar) else None


def _folders() -> Iterator[Path]:
    for place in [*os.environ.get("RULEKIT_PATH", "").split(os.pathsep), str(rulesets_folder())]:
        if place and (Path(place) / RULESET_FILE).is_file():
            yield Path(place)
        elif place:
            yield from _below(Path(place))


def _below(place: Path) -> list[Path]:
    try:
        inside = sorted(place.iterdir())
    except OSError:
        return []
    return [folder for folder in inside if (folder / RULESET_FILE).is_file()]

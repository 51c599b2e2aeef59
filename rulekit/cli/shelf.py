"""The rulesets that can be meant by name: those on RULEKIT_PATH, then those that come with rulekit."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

from rulekit.cli.places import EXPANSIONS, RULESET_FILE, NoSuchPlace, ruleset_folder
from rulekit.data import rulesets_folder
from rulekit.suggest import did_you_mean

_RULES_APART = {"tests", EXPANSIONS, "rules", "rules.yaml"}


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
    for folder in [*_below(base / EXPANSIONS), *_folders()]:
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
    bases = _bases_of(text, games)
    if bases:
        raise NoSuchPlace(f"`{text}` is an expansion of `{bases[0]}`: write `{bases[0]} --with {text}`")
    raise _unknown(text, games)


def find_part(path: Path) -> Path:
    """A path as it is, or the folder of the game or the expansion of that name."""
    name = str(path)
    if path.exists() or len(path.parts) != 1:
        return path
    games = shelf()
    if name in games:
        return games[name]
    bases = _bases_of(name, games)
    if len(bases) > 1:
        raise NoSuchPlace(f"`{name}` is an expansion of `{'` and of `'.join(bases)}`: name its folder")
    if not bases:
        raise _unknown(name, [*games, *(other for base in games.values() for other in expansions_of(base))])
    return expansions_of(games[bases[0]])[name]


def _unknown(name: str, known: Iterable[str]) -> NoSuchPlace:
    hint = did_you_mean(name, known)
    return NoSuchPlace(f"there is no ruleset `{name}`, neither by name nor as a folder{f'; {hint}' if hint else ''}")


def _bases_of(name: str, games: dict[str, Path]) -> list[str]:
    """The games that have an expansion of this name."""
    return [base for base, folder in games.items() if name in expansions_of(folder)]


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


def find_expansions(texts: Iterable[str], bases: Iterable[Path]) -> list[Path]:
    """Expansions of one or another of these games, given by path or by name; raises NoSuchPlace with a sentence."""
    games = {base.resolve().name: base for base in bases if extends(base) is None}
    known = {name: folder for base in games.values() for name, folder in expansions_of(base).items()}
    found: list[Path] = []
    for text in texts:
        path = Path(text)
        if text not in known and not path.exists() and len(path.parts) == 1:
            hint = did_you_mean(text, known) or "there is none that is found here"
            raise NoSuchPlace(f"`{'`, `'.join(games)}`: no expansion `{text}`; {hint}")
        folder = known[text] if text in known else ruleset_folder(path)
        if extends(folder) not in games:
            raise NoSuchPlace(f"{text} is no expansion of `{'` or `'.join(games)}`")
        found.append(folder)
    return found


def extends(folder: Path) -> str | None:
    """The game that an expansion extends; None for a game, and for what cannot be read."""
    return _header(folder, "extends")


def title(folder: Path) -> str:
    """What a game is called; its folder's name if it does not say."""
    return _header(folder, "title") or folder.resolve().name


def about(folder: Path, language: str, key: str = "game") -> str:
    """A sentence about a game, or an expansion, in a language or else in its first; empty if it says nothing."""
    from rulekit.locale.texts import Texts
    from rulekit.source import Source

    files = [folder / "locales" / f"{language}.ftl", *sorted((folder / "locales").glob("*.ftl"))]
    for file in files:
        with suppress(OSError, UnicodeDecodeError):
            texts = Texts(file.stem, [Source(file.name, file.read_text("utf-8"))])
            if key in texts:
                return texts.show(key)
    return ""


def size(folder: Path) -> int:
    """How large the rules of a game are, in bytes: about as large as it is to learn."""
    with suppress(OSError):
        return sum(file.stat().st_size for file in folder.rglob("*.yaml") if _RULES_APART.isdisjoint(file.parts))
    return 0


def _header(folder: Path, key: str) -> str | None:
    try:
        text = (folder / RULESET_FILE).read_text("utf-8-sig")
    except (OSError, UnicodeDecodeError):
        return None
    if key not in text:
        return None
    from rulekit.diagnostics import Diagnostics
    from rulekit.ruleset.load import read_yaml
    from rulekit.ruleset.tree import part_of, text_of
    from rulekit.source import Source

    header = read_yaml(Source(RULESET_FILE, text), Diagnostics())
    return text_of(part_of(header, key))


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

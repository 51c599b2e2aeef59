"""Paths as people type them: which rulesets they mean, and how a file is named in an answer."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from rulekit.suggest import nearest

RULESET_FILE = "ruleset.yaml"
EXPANSIONS = "expansions"
"""The folder of a ruleset in which its expansions lie."""


class NoSuchPlace(Exception):
    """A path that names no ruleset; the message is for the one who typed it."""


def find_rulesets(paths: Iterable[Path], *, expansions: bool = True) -> list[Path]:
    """The folders of all rulesets meant, each once, in the order given; below a folder in the order of names.

    The folder of a ruleset means its expansions too, unless they are not wanted; its ruleset.yaml means it alone.
    """
    found: dict[Path, Path] = {}
    for path in paths:
        for folder in _rulesets_at(path, expansions):
            found.setdefault(folder.resolve(), folder)
    return list(found.values())


def ruleset_folder(path: Path) -> Path:
    """The folder of the one ruleset that `path`, a folder or its ruleset.yaml, names."""
    if not path.exists():
        raise NoSuchPlace(_missing(path))
    if path.is_file():
        if path.name == RULESET_FILE:
            return path.parent
        owner = _owner(path)
        hint = f"; did you mean its ruleset, {owner}?" if owner else f"; give a folder that has a {RULESET_FILE}"
        raise NoSuchPlace(f"{path} is not a ruleset{hint}")
    if not (path / RULESET_FILE).is_file():
        raise NoSuchPlace(f"{path} is not a ruleset: there is no {RULESET_FILE} in it")
    return path


def _rulesets_at(path: Path, expansions: bool) -> list[Path]:
    if not path.is_dir():
        return [ruleset_folder(path)]
    if (path / RULESET_FILE).is_file():
        return [path, *(_below(path / EXPANSIONS) if expansions else ())]
    below = list(_below(path))
    if not below:
        raise NoSuchPlace(f"no {RULESET_FILE} in {path} or below it")
    return below


def _below(path: Path) -> Iterator[Path]:
    for where, folders, files in os.walk(path):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        if RULESET_FILE in files:
            yield Path(where)


def _owner(path: Path) -> Path | None:
    """The ruleset that a file belongs to: the nearest folder above it that is one."""
    return next((folder for folder in path.parents if (folder / RULESET_FILE).is_file()), None)


def _missing(path: Path) -> str:
    """Says which part of the path is not there, and what there is that looks like it."""
    above = path
    while not above.parent.exists():
        above = above.parent
    try:
        names = [item.name for item in above.parent.iterdir()]
    except OSError:  # a file, or a folder that may not be read
        names = []
    near = nearest(above.name, names)
    hint = f"; did you mean {above.parent / near}?" if near else ""
    return f"{path} does not exist{hint}"


@dataclass(frozen=True, slots=True)
class FileNames:
    """How source names are shown for one check: as paths from the current folder, where they can be found.

    A source is named from the folder above its ruleset, which keeps machine paths out of diagnostics. A person, an
    editor or a script wants a path that can be opened from where they are.
    """

    given: Sequence[Path]

    def shown(self, name: str) -> str:
        for folder in self.given:
            whole = folder.resolve()
            for above in (whole, *whole.parents):
                if (above / name).is_file():
                    return _from_here(above / name, absolute=folder.is_absolute())
        return name


def _from_here(path: Path, *, absolute: bool) -> str:
    here = Path.cwd()
    if path.is_relative_to(here):
        return path.relative_to(here).as_posix()
    # Outside the current folder, in the form in which the person named the ruleset.
    return path.as_posix() if absolute else Path(os.path.relpath(path, here)).as_posix()

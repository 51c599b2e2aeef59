"""Files of saved games: written whole or not at all, and never over something that is not a file."""

from __future__ import annotations

from pathlib import Path

from rulekit import atomic
from rulekit.suggest import nearest

SUFFIX = ".json"


class SaveFault(Exception):
    """A file that cannot be written or found; the message is for the one who named it."""


def writable(path: Path) -> Path:
    """The path, if a file can be written there; asked before a game begins, so that nobody plays in vain."""
    if path.is_dir():
        raise SaveFault(f"{path} is a folder; name a file in it, such as {path / ('game' + SUFFIX)}")
    if path.exists() and not path.is_file():
        raise SaveFault(f"{path} is not a file that can be written over")
    if not path.parent.is_dir():
        raise SaveFault(f"the folder {path.parent} does not exist")
    return path


def free_path(folder: Path, name: str) -> Path:
    """A path in the folder at which nothing lies yet: `name.json`, `name-2.json` and so on."""
    path, number = folder / f"{name}{SUFFIX}", 1
    while path.exists() or path.is_symlink():
        number += 1
        path = folder / f"{name}-{number}{SUFFIX}"
    return path


def write_whole(path: Path, text: str) -> None:
    """Writes beside the file first and then puts it in its place: at no moment is a part of a file there."""
    try:
        atomic.write_whole(writable(path), text)
    except OSError as fault:
        raise SaveFault(f"{path}: {fault.strerror or fault}") from None


def read_save(path: Path) -> str:
    """The text of a file; raises SaveFault if there is none, ValueError if it holds no text."""
    if not path.is_file():
        try:
            near = nearest(path.name, [item.name for item in path.parent.iterdir()])
        except OSError:
            near = None
        hint = f"; did you mean {path.parent / near}?" if near else ""
        raise SaveFault(f"there is no file {path}{hint}")
    try:
        return path.read_text("utf-8")
    except OSError as fault:
        raise SaveFault(f"{path}: {fault.strerror or fault}") from None
    except UnicodeDecodeError:
        raise ValueError("it is not text") from None

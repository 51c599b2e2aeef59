"""Games that are not over, kept in a folder of the user's: none is lost when a window closes or the power fails.

Each has a file of its own, which is written after every answer and removed at the end of the game. A handful is kept,
those that were played last. Where there is no such folder, or it cannot be written, games go on without it.
"""

from __future__ import annotations

import json
import os
import sys
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from rulekit.cli.saves import SUFFIX, free_path

MOST_KEPT = 20
"""So many unfinished games are kept."""

_LONG_AGO = 24 * 60 * 60
"""Seconds."""


def state_folder() -> Path | None:
    """RULEKIT_STATE, or a folder where this system keeps such things; None if nothing is to be kept."""
    own = os.environ.get("RULEKIT_STATE")
    if own is not None:
        return Path(own) if own else None
    try:
        if sys.platform == "win32":
            above = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
        else:
            given = os.environ.get("XDG_STATE_HOME", "")
            above = Path(given) if os.path.isabs(given) else Path.home() / ".local" / "state"
    except RuntimeError:  # nobody's home
        return None
    return above / "rulekit"


@dataclass(frozen=True, slots=True)
class Kept:
    """An unfinished game: its file, its ruleset, how many play, how many answers it has, its age in seconds."""

    path: Path
    ruleset: str
    players: int
    answers: int
    age: float


def place_for(name: str) -> Path | None:
    """Where a new game is kept; None if it cannot be. The oldest of too many go."""
    folder = state_folder()
    if folder is None:
        return None
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError:
        return None
    for old in [*_files(folder)[MOST_KEPT - 1 :], *_broken_off(folder)]:
        with suppress(OSError):
            old.unlink()
    return free_path(folder, name)


def is_kept(path: Path) -> bool:
    """Does a file lie where unfinished games are kept?"""
    folder = state_folder()
    return folder is not None and path.resolve().parent == folder.resolve()


def unfinished() -> list[Kept]:
    """The games that are kept, the one played last first; files that are none are passed over."""
    folder = state_folder()
    found = (_read(path) for path in _files(folder)) if folder is not None else ()
    return [kept for kept in found if kept is not None]


def _files(folder: Path) -> list[Path]:
    """Newest first."""
    ages: dict[Path, int] = {}
    with suppress(OSError):
        for path in folder.glob(f"*{SUFFIX}"):
            ages[path] = path.stat().st_mtime_ns
    return sorted(ages, key=lambda path: ages[path], reverse=True)


def _broken_off(folder: Path) -> list[Path]:
    """What programs left behind that were ended while they wrote; much later surely nobody writes there any more."""
    found: list[Path] = []
    with suppress(OSError):
        for path in folder.glob(".*.part"):
            if time.time() - path.stat().st_mtime > _LONG_AGO:
                found.append(path)
    return found


def _read(path: Path) -> Kept | None:
    try:
        data = json.loads(path.read_text("utf-8"))
        age = max(0.0, time.time() - path.stat().st_mtime)
        return Kept(path, str(data["ruleset"]), int(data["players"]), len(data["answers"]), age)
    except (OSError, ValueError, LookupError, TypeError):
        return None

"""Things kept in a folder of the user's, so that the next time is quicker: each by a digest of all that made it.

Whatever goes wrong here, nobody hears of it: the thing is then made as if there were no such folder. What is read again
is what was written, or nothing.
"""

from __future__ import annotations

import hashlib
import os
import re
import sys
from contextlib import suppress
from pathlib import Path

MOST_KEPT = {"frozen": 50, "tables": 8, "findings": 200, "trees": 50, "asleep": 50}
"""The sorts of things, and how many of each are kept: those that were used last."""

_NAME = re.compile(r"[0-9a-f]{64}\.(?P<sort>[a-z]+)(\.\w+)?")


def cache_folder() -> Path | None:
    """RULEKIT_CACHE, or a folder where this system keeps such things; None if there is to be no cache."""
    own = os.environ.get("RULEKIT_CACHE")
    if own is not None:
        return Path(own) if own else None
    try:
        if sys.platform == "win32":
            above = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
        elif sys.platform == "darwin":
            above = Path.home() / "Library" / "Caches"
        else:
            given = os.environ.get("XDG_CACHE_HOME", "")
            above = Path(given) if os.path.isabs(given) else Path.home() / ".cache"
    except RuntimeError:  # nobody's home
        return None
    return above / "rulekit"


def fetch(digest: str, sort: str) -> bytes | None:
    """What was kept, whole and unchanged; None if nothing was."""
    folder = cache_folder()
    if folder is None:
        return None
    file = folder / f"{digest}.{sort}"
    try:
        seal, _, text = file.read_bytes().partition(b"\n")
    except OSError:
        return None
    if _seal(text) != seal:
        return None
    with suppress(OSError):
        os.utime(file)  # used now: it is thrown away after those that were not
    return text


def keep(digest: str, sort: str, text: bytes) -> None:
    """Writes it beside its place and moves it there, so that nobody ever reads half of it."""
    folder = cache_folder()
    if folder is None:
        return
    file = folder / f"{digest}.{sort}"
    beside = file.with_name(f"{file.name}.{os.getpid()}")
    with suppress(OSError):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        try:
            beside.write_bytes(_seal(text) + b"\n" + text)
            os.replace(beside, file)
        finally:
            beside.unlink(missing_ok=True)
        _throw_away(folder, sort)


def _seal(text: bytes) -> bytes:
    return hashlib.sha256(text).hexdigest().encode()


def _throw_away(folder: Path, sort: str) -> None:
    """Keeps the newest of a sort; touches no other file."""
    names = [(file, _NAME.fullmatch(file.name)) for file in folder.iterdir()]
    ages = {file: file.stat().st_mtime_ns for file, name in names if name is not None and name["sort"] == sort}
    for file in sorted(ages, key=lambda one: ages[one], reverse=True)[MOST_KEPT[sort] :]:
        file.unlink(missing_ok=True)

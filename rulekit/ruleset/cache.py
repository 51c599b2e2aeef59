"""Rulesets that were checked before, kept in a folder of the user's, so that loading one again takes no time.

A kept ruleset is found by a digest of everything that made it: this program's own files, the ruleset's and those of
its expansions, and the languages asked for. Whatever goes wrong here, nobody hears of it: the ruleset is then built as
if there were no cache.
"""

from __future__ import annotations

import hashlib
import os
import re
import stat
import sys
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from rulekit.data import schemas_folder
from rulekit.dsl.signature import Vocabulary
from rulekit.ruleset.freeze import Unfreezable, Unreadable, freeze, thaw
from rulekit.ruleset.model import Ruleset

MOST_KEPT = 50
BIG = 4_000_000
"""No file of a ruleset may be larger; of one that is, size and time are enough."""

HEADER = "ruleset.yaml"
APART = {"tests", "expansions"}
"""Folders of a ruleset that have nothing to do with its own rules."""

_PACKAGE = Path(__file__).resolve().parent.parent
_OWN_FILES = (".py", ".lark", ".json")
_KEPT = re.compile(r"[0-9a-f]{64}\.frozen(\.\w+)?")
_EXTENDS = re.compile(rb"extends[\"']?\s*:")
_REACHES_FAR = re.compile(rb"tests|expansions|[.*?\]][^\s,]*/")
"""In a header: it may list files of folders that are otherwise passed over, by name or by a pattern."""


def remembered(
    base: Path,
    expansions: Sequence[Path],
    languages: Collection[str] | None,
    vocabulary: Vocabulary,
    build: Callable[[], Ruleset],
) -> Ruleset:
    """The ruleset as it was kept, or built now and kept for the next time."""
    file = _file(base, expansions, languages)
    known = _fetch(file, vocabulary) if file else None
    if known is not None:
        return known
    ruleset = build()
    if file is not None and file == _file(base, expansions, languages):  # nothing was changed meanwhile
        _keep(file, ruleset, vocabulary)
    return ruleset


# ------------------------------------------------------------------------------------------ where
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


def _file(base: Path, expansions: Sequence[Path], languages: Collection[str] | None) -> Path | None:
    """Where this ruleset is kept, if it can be."""
    folder = cache_folder()
    if folder is None:
        return None
    try:
        return folder / f"{_digest(base, expansions, languages)}.frozen"
    except (OSError, ValueError):
        return None


# ------------------------------------------------------------------------------------------ by what
def _digest(base: Path, expansions: Sequence[Path], languages: Collection[str] | None) -> str:
    """Changes with everything that a ruleset is made from; OSError where that cannot be told."""
    total = hashlib.sha256()
    _add(total, "languages", b"all" if languages is None else " ".join(sorted(set(languages))).encode())
    for name, content in _own_files():
        _add(total, name, content)
    for number, path in enumerate([base, *expansions]):
        folder = (path.parent if path.name == HEADER else path).resolve()
        header = (folder / HEADER).read_bytes()
        if number == 0 and _EXTENDS.search(header):
            raise OSError("its base may lie anywhere")
        _add(total, folder.name, b"")
        for file in _files(folder, far=_REACHES_FAR.search(header) is not None):
            _add(total, file.relative_to(folder).as_posix(), _content(file))
    return total.hexdigest()


def _add(total: hashlib._Hash, name: str, content: bytes) -> None:
    total.update(f"{name}\0{len(content)}\0".encode("utf-8", "surrogateescape") + content)


def _own_files() -> Iterator[tuple[str, bytes]]:
    """What this program is: the text of the file with its version; of the others size and time of change."""
    yield "version", (_PACKAGE / "__init__.py").read_bytes()
    for folder in (_PACKAGE, schemas_folder()):
        for file in _walk(folder):
            if file.suffix in _OWN_FILES:
                yield file.relative_to(folder).as_posix(), _marks(file.stat())


def _files(folder: Path, far: bool) -> Iterator[Path]:
    """The files of a ruleset, in order."""
    for file in _walk(folder):
        above = file.relative_to(folder).parts[:-1]
        if far or not above or not (above[0] in APART or any(part.startswith(".") for part in above)):
            if file.is_symlink():
                raise OSError("a link may lead anywhere")
            yield file


def _walk(folder: Path) -> Iterator[Path]:
    for where, folders, files in os.walk(folder, onerror=_refuse):
        folders.sort()
        if any(os.path.islink(os.path.join(where, name)) for name in folders):
            raise OSError("a link may lead anywhere")
        yield from (Path(where, name) for name in sorted(files))


def _refuse(fault: OSError) -> None:
    raise fault


def _content(file: Path) -> bytes:
    marks = file.stat()
    return file.read_bytes() if stat.S_ISREG(marks.st_mode) and marks.st_size <= BIG else _marks(marks)


def _marks(found: os.stat_result) -> bytes:
    return f"{found.st_size} {found.st_mtime_ns}".encode()


# ------------------------------------------------------------------------------------------ in and out
def _fetch(file: Path, vocabulary: Vocabulary) -> Ruleset | None:
    try:
        digest, _, text = file.read_bytes().partition(b"\n")
        if hashlib.sha256(text).hexdigest().encode() != digest:
            return None
        ruleset = thaw(text, vocabulary)
    except (OSError, Unreadable):
        return None
    with suppress(OSError):
        os.utime(file)  # used now: it is thrown away after those that were not
    return ruleset


def _keep(file: Path, ruleset: Ruleset, vocabulary: Vocabulary) -> None:
    """Writes it beside its place and moves it there, so that nobody ever reads half of it."""
    try:
        text = freeze(ruleset, vocabulary)
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        beside = file.with_name(f"{file.name}.{os.getpid()}")
        try:
            beside.write_bytes(hashlib.sha256(text).hexdigest().encode() + b"\n" + text)
            os.replace(beside, file)
        finally:
            beside.unlink(missing_ok=True)
        _throw_away(file.parent)
    except (OSError, Unfreezable):
        return


def _throw_away(folder: Path) -> None:
    """Keeps the newest; touches no file that is not a kept ruleset."""
    kept = [file for file in folder.iterdir() if _KEPT.fullmatch(file.name)]
    ages = {file: file.stat().st_mtime_ns for file in kept}
    for file in sorted(kept, key=lambda one: ages[one], reverse=True)[MOST_KEPT:]:
        file.unlink(missing_ok=True)

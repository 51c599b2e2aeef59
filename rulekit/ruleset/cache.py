"""Rulesets that were checked before, kept in a folder of the user's, so that loading one again takes no time.

A kept ruleset is found by a digest of everything that made it: this program's own files, the ruleset's and those of
its expansions, and the languages asked for.
"""

from __future__ import annotations

import hashlib
import os
import re
import stat
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from rulekit.data import schemas_folder
from rulekit.dsl.signature import Vocabulary
from rulekit.kept import cache_folder, fetch, keep
from rulekit.ruleset.freeze import Unfreezable, Unreadable, freeze, thaw
from rulekit.ruleset.model import Ruleset

BIG = 4_000_000
"""No file of a ruleset may be larger; of one that is, size and time are enough."""

HEADER = "ruleset.yaml"
APART = {"tests", "expansions"}
"""Folders of a ruleset that have nothing to do with its own rules."""

_PACKAGE = Path(__file__).resolve().parent.parent
_OWN_FILES = (".py", ".lark", ".json")
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
    digest = _found_by(base, expansions, languages)
    text = fetch(digest, "frozen") if digest else None
    if text is not None:
        with suppress(Unreadable):
            return thaw(text, vocabulary)
    ruleset = build()
    if digest and digest == _found_by(base, expansions, languages):  # nothing was changed meanwhile
        with suppress(Unfreezable):
            keep(digest, "frozen", freeze(ruleset, vocabulary))
    return ruleset


def _found_by(base: Path, expansions: Sequence[Path], languages: Collection[str] | None) -> str | None:
    """The digest by which this ruleset is kept, if it can be."""
    if cache_folder() is None:
        return None
    with suppress(OSError, ValueError):
        return _digest(base, expansions, languages)
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

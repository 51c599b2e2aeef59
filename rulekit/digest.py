"""What something was made from, as one number: it changes with every byte. By it things are kept, and found again.

Where it cannot be told what something is made from, there is an OSError: links may lead anywhere.
"""

from __future__ import annotations

import hashlib
import os
import stat
from collections.abc import Iterator
from pathlib import Path

from rulekit.data import schemas_folder

BIG = 4_000_000
"""No file of a ruleset may be larger; of one that is, size and time are enough."""

_PACKAGE = Path(__file__).resolve().parent
_OWN_FILES = (".py", ".lark", ".json")


class Digest:
    """Grows with each thing that is added; what counts is the name of a thing, what it holds, and the order."""

    def __init__(self) -> None:
        self._total = hashlib.sha256()

    def add(self, name: str, content: bytes) -> None:
        self._total.update(f"{name}\0{len(content)}\0".encode("utf-8", "surrogateescape") + content)

    def add_file(self, folder: Path, file: Path) -> None:
        """A file by its place in a folder."""
        if file.is_symlink():
            raise OSError("a link may lead anywhere")
        self.add(file.relative_to(folder).as_posix(), _content(file))

    def text(self) -> str:
        return self._total.hexdigest()


def of_program() -> bytes:
    """What this program is: the text of the file with its version; of the others size and time of change."""
    total = Digest()
    total.add("version", (_PACKAGE / "__init__.py").read_bytes())
    for folder in (_PACKAGE, schemas_folder()):
        for file in files_below(folder):
            if file.suffix in _OWN_FILES:
                total.add(file.relative_to(folder).as_posix(), _marks(file.stat()))
    return total.text().encode()


def files_below(folder: Path) -> Iterator[Path]:
    """All files of a folder and of those in it, in order."""
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

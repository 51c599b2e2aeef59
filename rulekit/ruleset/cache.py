"""Rulesets that were checked before, kept in a folder of the user's, so that loading one again takes no time.

A kept ruleset is found by a digest of everything that made it: this program's own files, the ruleset's and those of
its expansions, and the languages asked for.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from rulekit.digest import Digest, files_below, of_program
from rulekit.dsl.signature import Vocabulary
from rulekit.kept import cache_folder, fetch, keep
from rulekit.ruleset.freeze import Unfreezable, Unreadable, freeze, thaw
from rulekit.ruleset.model import Ruleset

HEADER = "ruleset.yaml"
APART = {"tests", "expansions"}
"""Folders of a ruleset that have nothing to do with its own rules."""

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


def _digest(base: Path, expansions: Sequence[Path], languages: Collection[str] | None) -> str:
    """Changes with everything that a ruleset is made from; OSError where that cannot be told."""
    total = Digest()
    total.add("languages", b"all" if languages is None else " ".join(sorted(set(languages))).encode())
    total.add("program", of_program())
    for number, path in enumerate([base, *expansions]):
        folder = (path.parent if path.name == HEADER else path).resolve()
        header = (folder / HEADER).read_bytes()
        if number == 0 and _EXTENDS.search(header):
            raise OSError("its base may lie anywhere")
        total.add(folder.name, b"")
        for file in _files(folder, far=_REACHES_FAR.search(header) is not None):
            total.add_file(folder, file)
    return total.text()


def _files(folder: Path, far: bool) -> Iterator[Path]:
    """The files of a ruleset, in order."""
    for file in files_below(folder):
        above = file.relative_to(folder).parts[:-1]
        if far or not above or not (above[0] in APART or any(part.startswith(".") for part in above)):
            yield file

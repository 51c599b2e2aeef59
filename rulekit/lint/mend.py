"""Mending files: the edits of all findings at once, file by file, until nothing is left that is clear.

A file is replaced whole or not at all. Where two edits touch the same place, the first is made now and the other in
the next round, if it is still needed then. A round that brings new errors is taken back; so is one after which
something is still found that should be mended, and that is then left to people.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from rulekit.atomic import write_whole
from rulekit.diagnostics import Diagnostic, Edit, Severity
from rulekit.lint.fixes import edits_for

MOST_ROUNDS = 10

Look = Callable[[], Sequence[Diagnostic]]
Told = tuple[str, str, str]


@dataclass(frozen=True, slots=True)
class Mended:
    """How many findings were mended in which files, and what is left."""

    count: int
    files: tuple[Path, ...]
    left: Sequence[Diagnostic]


def mend(folders: Iterable[Path], look: Look) -> Mended:
    """Mends what `look` finds in the files of these folders."""
    homes = {folder.resolve().name: folder for folder in folders}
    found = look()
    count = 0
    files: dict[Path, None] = {}
    hopeless: set[Told] = set()
    for _ in range(MOST_ROUNDS):
        edits, mended = _by_file([item for item in found if _told(item) not in hopeless], homes)
        if not edits:
            break
        before = {path: path.read_bytes() for path in edits}
        for path, wanted in edits.items():
            write_whole(path, applied(wanted[0].span.source.text, wanted))
        after = look()
        is_worse = _errors(after) > _errors(found)
        left = _unchanged(mended, found, after)
        if is_worse or left:
            for path, data in before.items():
                write_whole(path, data)
            hopeless |= left
            if is_worse:
                break
            continue
        count += sum(len(wanted) for wanted in edits.values())
        files.update(dict.fromkeys(edits))
        found = after
    return Mended(count, tuple(files), found)


def _errors(found: Sequence[Diagnostic]) -> int:
    return sum(item.severity is Severity.ERROR for item in found)


def _told(item: Diagnostic) -> Told:
    """What is said of what: by that a finding is known again, wherever its line has gone."""
    return item.code, item.span.source.name, item.message


def _unchanged(mended: Sequence[Diagnostic], before: Sequence[Diagnostic], after: Sequence[Diagnostic]) -> set[Told]:
    """Of what was to be mended, what is found as often as before."""
    earlier, now = Counter(map(_told, before)), Counter(map(_told, after))
    return {told for told in map(_told, mended) if now[told] >= earlier[told]}


def _by_file(found: Sequence[Diagnostic], homes: dict[str, Path]) -> tuple[dict[Path, list[Edit]], list[Diagnostic]]:
    """The edits for each file, in the order of their places, none that touches another; and what they are to mend."""
    edits: dict[Path, list[Edit]] = {}
    mended: list[Diagnostic] = []
    for item in found:
        wanted = edits_for(item)
        places = [_path(edit, homes) for edit in wanted]
        if not wanted or None in places:
            continue
        fits = all(_is_free(edit, edits.get(path, [])) for edit, path in zip(wanted, places, strict=True) if path)
        if fits:
            mended.append(item)
            for edit, path in zip(wanted, places, strict=True):
                assert path is not None
                edits.setdefault(path, []).append(edit)
    return {path: sorted(each, key=lambda edit: edit.span.start) for path, each in edits.items()}, mended


def _path(edit: Edit, homes: dict[str, Path]) -> Path | None:
    home, _, inside = edit.span.source.name.partition("/")
    path = homes[home] / inside if home in homes else None
    return path if path is not None and path.is_file() else None


def _is_free(edit: Edit, others: Sequence[Edit]) -> bool:
    """Does an edit touch no other? What is put in at one and the same place is put in one after the other."""
    return all(
        edit.span.end < other.span.start
        or other.span.end < edit.span.start
        or (edit.span == other.span and edit.span.start == edit.span.end and edit.text != other.text)
        for other in others
    )


def applied(text: str, edits: Iterable[Edit]) -> str:
    """A text with edits made, from the last to the first."""
    for edit in sorted(edits, key=lambda edit: edit.span.start)[::-1]:
        text = text[: edit.span.start] + edit.text + text[edit.span.end :]
    return text

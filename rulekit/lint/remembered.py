"""What the linter found before: where nothing has changed since, it need not look again.

Findings are kept by a digest of all that they come from: this program's own files, what was asked for, and every file
of the ruleset, of its expansions that were given and, for an expansion, of its base. Where little has changed, many
members need not be looked at again (see `asleep`); and what was made of each text is still good if that has not.
"""

from __future__ import annotations

import gc
import json
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rulekit.diagnostics import Diagnostic, Diagnostics, Edit, Related, Severity
from rulekit.digest import Digest, files_below, of_program
from rulekit.kept import cache_folder, fetch, keep
from rulekit.source import Source, Span

if TYPE_CHECKING:
    from rulekit.lint.settings import Settings

HEADER = "ruleset.yaml"
_EXTENDS = re.compile(rb"extends[\"']?\s*:")


def findings(folder: Path, expansions: Sequence[Path], asked: Settings) -> list[Diagnostic]:
    """All findings about a ruleset, or about an expansion together with its base, in order."""
    digest = _found_by(folder, expansions, asked)
    text = fetch(digest, "findings") if digest else None
    if text is not None:
        with suppress(ValueError, TypeError, LookupError):
            return _thaw(json.loads(text))
    from rulekit.ruleset.at_hand import at_hand

    with _without_looking_for_garbage(), at_hand():
        return _looked_for(folder, expansions, asked, digest)


def _looked_for(folder: Path, expansions: Sequence[Path], asked: Settings, digest: str | None) -> list[Diagnostic]:
    """What is found now; if there is a digest by which to keep it, for the next time too."""
    from rulekit.dsl.trees import kept_trees
    from rulekit.lint.asleep import Sleep
    from rulekit.lint.run import lint

    sleep = None
    with suppress(OSError):
        sleep = Sleep(folder, _members_of(folder, asked)) if digest and not expansions else None
    found = sleep.look(partial(lint, folder, expansions, asked)) if sleep is not None else None
    if found is None:
        with kept_trees(_texts_of(folder, expansions) if digest else None):
            found = lint(folder, expansions, asked)
    if digest and digest == _found_by(folder, expansions, asked):  # nothing was changed meanwhile
        keep(digest, "findings", json.dumps(_freeze(found), separators=(",", ":")).encode())
        if sleep is not None:
            sleep.keep(found)
    return found


@contextmanager
def _without_looking_for_garbage() -> Iterator[None]:
    """Linting makes millions of things and drops few: looking for those again and again takes a fifth of the time."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


# ------------------------------------------------------------------------------------------ by what
def _found_by(folder: Path, expansions: Sequence[Path], asked: Settings) -> str | None:
    """The digest of all that the findings come from; None if they cannot be kept."""
    if cache_folder() is None:
        return None
    total = Digest()
    with suppress(OSError, ValueError):
        total.add("program", _program())
        total.add("asked", _as_bytes(asked))
        for part in (folder, *expansions, *_base_of(folder)):
            home = part.resolve()
            total.add(home.name, b"")
            for file in files_below(home):
                total.add_file(home, file)
        return total.text()
    return None


def _texts_of(folder: Path, expansions: Sequence[Path]) -> str:
    """By which the trees of a ruleset's texts are kept, however these change."""
    total = Digest()
    total.add("program", _program())
    total.add("python", sys.version.encode())
    for part in (folder, *expansions):
        total.add(str(part.resolve()), b"")
    return total.text()


def _members_of(folder: Path, asked: Settings) -> str:
    """By which it is kept what was known of the members of a ruleset, however these change."""
    total = Digest()
    total.add("texts", _texts_of(folder, ()).encode())
    total.add("asked", _as_bytes(asked))
    return total.text()


def _as_bytes(asked: Settings) -> bytes:
    return repr((asked.select, asked.ignore, sorted(asked.open))).encode()


@cache
def _program() -> bytes:
    """This program does not change while it runs."""
    return of_program()


def _base_of(folder: Path) -> list[Path]:
    """The folder of the base, if this is an expansion."""
    if not _EXTENDS.search((folder / HEADER).read_bytes()):
        return []
    from rulekit.ruleset.files import Folder, find_base
    from rulekit.ruleset.load import read_source, read_yaml
    from rulekit.ruleset.tree import Map

    aside = Diagnostics()
    source = read_source(folder / HEADER, HEADER, None, aside)
    header = read_yaml(source, aside) if source is not None else None
    base = find_base(Folder(folder, header, [], []), aside) if isinstance(header, Map) else None
    if base is None:
        raise OSError("its base is not found")
    return [base]


# ------------------------------------------------------------------------------------------ in and out
def _freeze(found: list[Diagnostic]) -> dict[str, Any]:
    """Findings as JSON, with the texts of the files that they are about."""
    places: dict[Source, int] = {}

    def span(span: Span) -> list[int]:
        return [places.setdefault(span.source, len(places)), span.start, span.end]

    rows = [
        [
            item.code,
            item.severity.value,
            item.message,
            span(item.span),
            item.hint,
            [[span(other.span), other.message] for other in item.related],
            [[span(edit.span), edit.text] for edit in item.fix],
        ]
        for item in found
    ]
    return {"sources": [[source.name, source.text] for source in places], "found": rows}


def _thaw(data: dict[str, Any]) -> list[Diagnostic]:
    sources = [Source(name, text) for name, text in data["sources"]]

    def span(numbers: list[int]) -> Span:
        source, start, end = numbers
        return Span(sources[source], start, end)

    return [
        Diagnostic(
            code,
            Severity(severity),
            message,
            span(place),
            hint,
            tuple(Related(span(other), what) for other, what in related),
            tuple(Edit(span(other), what) for other, what in fix),
        )
        for code, severity, message, place, hint, related, fix in data["found"]
    ]

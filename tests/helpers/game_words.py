"""The words of the games, and where they stand in a text.

A word is compared without regard to case and to how its parts are joined: `grand_hall`, `GrandHall`, `grand-hall` and
"grand hall" are one word; "hall" alone is another.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from ruamel.yaml import YAML

_ID = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
_CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")
_RUN = re.compile(r"\w+(?:[ -]\w+)*")
_NAME = re.compile(r"^-?([a-z][\w-]*) *= *([^{}\n]+)$", re.MULTILINE)
_SENTENCES = ("ask-", "say-", "why-", "end-")
_SHORTEST = 3


class Hit(NamedTuple):
    word: str
    line: int


def parts(text: str) -> list[str]:
    """The lower-case parts of an id, a name or a run of words."""
    return [part for part in re.split(r"[\s_-]+", _CAMEL.sub("_", text).lower()) if part]


def canonical(text: str) -> str:
    return " ".join(parts(text))


def words_of(folder: Path) -> set[str]:
    """All that a ruleset names: every key of its YAML, the members of closed lists, its own id, its English names.

    The keys of the language are among them; the list of ordinary words takes them out again. Scenarios and the ledger
    are about the game and declare nothing.
    """
    found = {folder.name}
    for path in sorted(folder.rglob("*.yaml")):
        if path.name != "rules.yaml" and not {"tests", "rules"} & set(path.relative_to(folder).parts):
            found.update(_ids(YAML(typ="safe", pure=True).load(path)))
    for path in sorted({*folder.rglob("en*.ftl"), *folder.rglob("en/*.ftl")}):
        found.update(_names(path.read_text("utf-8")))
    return {word for word in map(canonical, found) if len(word) >= _SHORTEST}


def _ids(node: object, listing: bool = False) -> Iterator[str]:
    match node:
        case dict():
            for key, value in node.items():
                if isinstance(key, str) and _ID.fullmatch(key):
                    yield key
                if key == "names" and isinstance(value, dict):
                    yield from _ids(value, listing=True)
                else:
                    yield from _ids(value, listing or key in ("sides", "listed_as", "id", "extends"))
        case list():
            for item in node:
                yield from _ids(item, listing)
        case str() if listing and _ID.fullmatch(node):
            yield node


def _names(text: str) -> Iterator[str]:
    """The names in a Fluent file: short messages without placeholders that are no prompts, log lines or reasons."""
    for key, value in _NAME.findall(text):
        name = re.sub(r"^(the|an?) ", "", value.strip(), flags=re.IGNORECASE)
        if not key.startswith(_SENTENCES) and len(name.split()) <= 4 and re.fullmatch(r"[\w' -]+", name):
            yield name


def find(words: set[str], text: str) -> Iterator[Hit]:
    """Where a text has one of the words."""
    longest = max((len(word.split(" ")) for word in words), default=0)
    for number, line in enumerate(text.splitlines(), 1):
        for run in _RUN.findall(line):
            tokens = parts(run)
            for start in range(len(tokens)):
                for end in range(start + 1, min(start + longest, len(tokens)) + 1):
                    if (word := " ".join(tokens[start:end])) in words:
                        yield Hit(word, number)


def read_list(lines: Iterable[str]) -> list[str]:
    """The words of a list with several on a line and `#` comments."""
    return [canonical(word) for line in lines for word in line.split("#")[0].split()]

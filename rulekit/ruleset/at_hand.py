"""Files that were read before: whoever asks for one again while they are at hand gets the same text, and the same tree.

One may also hand out other texts in place of those that the files hold.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from rulekit.diagnostics import Diagnostics
from rulekit.ruleset.tree import Node
from rulekit.source import Source

Tree = tuple[Node | None, Diagnostics]
"""A file's tree, if it can be read, and what is wrong with it."""

NOTHING: Mapping[Path, Source] = {}


class _Files:
    def __init__(self, sources: Mapping[Path, Source]) -> None:
        self.sources = dict(sources)
        self.trees: dict[Source, Tree] = {}


_at_hand: list[_Files] = []


@contextmanager
def at_hand(sources: Mapping[Path, Source] = NOTHING) -> Iterator[None]:
    """Inside, these files are at hand from the beginning, and all others from when they are read."""
    files = _Files(sources)
    _at_hand.append(files)
    try:
        yield
    finally:
        _at_hand.remove(files)


def source_at_hand(path: Path, name: str) -> Source | None:
    source = _at_hand[-1].sources.get(path.resolve()) if _at_hand else None
    return source if source is not None and source.name == name else None


def tree_at_hand(source: Source) -> Tree | None:
    return _at_hand[-1].trees.get(source) if _at_hand else None


def put_source(path: Path, source: Source) -> Source:
    if _at_hand:
        _at_hand[-1].sources[path.resolve()] = source
    return source


def put_tree(source: Source, tree: Tree) -> Tree:
    if _at_hand:
        _at_hand[-1].trees[source] = tree
    return tree

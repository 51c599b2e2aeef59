"""Parse trees from one run to the next: a text that has not changed since is not read again.

A tree depends on nothing but its text, what sort of text that is, and this program. Those of one ruleset are kept
together, in the form in which Python keeps its own data on disk.
"""

from __future__ import annotations

import marshal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from rulekit.dsl.driver import Child, Tree, Word
from rulekit.kept import fetch, keep

Frozen = tuple[Any, ...]
"""Of a tree: its rule, its start, its end and its kids. Of a word, start and end: it is a part of the text."""

Texts = dict[tuple[str, str], Frozen]
"""Frozen trees by sort of text, and text."""


class _Trees:
    """`known`: from the last time. `used`: those of them that were asked for, and what was read now."""

    def __init__(self, known: Texts) -> None:
        self.known = known
        self.used: Texts = {}
        self.grown = False

    def tree(self, slot: str, text: str, read: Callable[[], Tree]) -> Tree:
        frozen = self.known.get((slot, text))
        tree = read() if frozen is None else thaw(frozen, text)
        self.used[slot, text] = freeze(tree) if frozen is None else frozen
        self.grown = self.grown or frozen is None
        return tree


_at_hand: list[_Trees] = []


@contextmanager
def kept_trees(digest: str | None) -> Iterator[None]:
    """Inside, trees are taken from those that are kept by this digest, and kept for the next time."""
    trees = _Trees(_fetched(digest) if digest else {})
    _at_hand.append(trees)
    try:
        yield
    finally:
        _at_hand.remove(trees)
    if digest and trees.grown:
        keep(digest, "trees", marshal.dumps(trees.used))


def tree_of(slot: str, text: str, read: Callable[[], Tree]) -> Tree:
    """The tree of a text: as it was kept, or as it is read now."""
    return _at_hand[-1].tree(slot, text, read) if _at_hand else read()


def _fetched(digest: str) -> Texts:
    text = fetch(digest, "trees")
    with suppress(ValueError, TypeError, EOFError):
        known = marshal.loads(text) if text is not None else {}
        return known if isinstance(known, dict) else {}
    return {}


def freeze(tree: Tree) -> Frozen:
    return tree.rule, tree.start, tree.end, tuple([_frozen(kid) for kid in tree.kids])


def _frozen(kid: Child) -> Frozen | None:
    if isinstance(kid, Tree):
        return freeze(kid)
    return None if kid is None else (kid.start, kid.end)


def thaw(frozen: Frozen, text: str) -> Tree:
    rule, start, end, kids = frozen
    return Tree(rule, start, end, [kid if kid is None else _thawed(kid, text) for kid in kids])


def _thawed(frozen: Frozen, text: str) -> Child:
    if len(frozen) > 2:
        return thaw(frozen, text)
    start, end = frozen
    return Word(text[start:end], start, end)

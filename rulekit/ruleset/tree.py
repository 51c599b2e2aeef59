"""YAML as a tree of positioned nodes: what the loader makes and every later stage reads.

Scalars keep what was typed and how it was quoted; `value` is what YAML 1.2 says it means.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from rulekit.source import EmbeddedText, Source, Span


class Style(Enum):
    PLAIN = "plain"
    SINGLE = "'"
    DOUBLE = '"'
    LITERAL = "|"
    FOLDED = ">"


@dataclass(frozen=True, eq=False, slots=True)
class Scalar:
    text: str
    value: str | int | float | bool | None
    style: Style
    span: Span

    def embedded(self) -> EmbeddedText | None:
        """The text with the way back to the file; None where places cannot be kept (folded, escaped, wrapped)."""
        source, start = self.span.source, self.span.start
        if self.style is Style.LITERAL:
            return EmbeddedText(self.text, source, _block_pieces(self.text, source, self.span))
        if self.style is Style.PLAIN and self.span.text == self.text:
            return EmbeddedText(self.text, source, ((0, start),))
        if self.style in (Style.SINGLE, Style.DOUBLE) and self.span.text[1:-1] == self.text:
            return EmbeddedText(self.text, source, ((0, start + 1),))
        return None

    def part(self, start: int, end: int) -> Span:
        """The place of a part of the text; the whole of it where places cannot be kept."""
        text = self.embedded()
        return text.span(start, end) if text is not None else self.span


@dataclass(frozen=True, eq=False, slots=True)
class Seq:
    items: tuple[Node, ...]
    span: Span


@dataclass(frozen=True, eq=False, slots=True)
class Map:
    entries: tuple[tuple[Scalar, Node], ...]
    span: Span

    def get(self, key: str) -> Node | None:
        for name, node in self.entries:
            if name.text == key:
                return node
        return None

    def key(self, key: str) -> Scalar | None:
        for name, _ in self.entries:
            if name.text == key:
                return name
        return None

    def keys(self) -> list[str]:
        return [name.text for name, _ in self.entries]

    def __iter__(self) -> Iterator[tuple[Scalar, Node]]:
        return iter(self.entries)

    def __contains__(self, key: str) -> bool:
        return self.get(key) is not None


Node = Scalar | Seq | Map


def is_flow(node: Node) -> bool:
    """Whether it is a list or a map in brackets."""
    return not isinstance(node, Scalar) and node.span.source.text.startswith(("{", "["), node.span.start)


def plain(node: Node) -> object:
    """The node as plain Python data, for comparing and for the shape check."""
    match node:
        case Scalar():
            return node.value
        case Seq():
            return [plain(item) for item in node.items]
        case Map():
            return {key.text: plain(item) for key, item in node.entries}


def _block_pieces(text: str, source: Source, span: Span) -> tuple[tuple[int, int], ...]:
    """Line by line: a literal block loses only its indentation."""
    body = source.text.find("\n", span.start) + 1
    pieces: list[tuple[int, int]] = []
    at = body
    offset = 0
    for line in text.split("\n"):
        end = source.text.find("\n", at)
        end = len(source.text) if end < 0 else end
        raw = source.text[at:end].rstrip("\r")
        pieces.append((offset, at + max(0, len(raw) - len(line))))
        offset += len(line) + 1
        at = end + 1
    return tuple(pieces)


def pairs(node: Node | None) -> Iterator[tuple[Scalar, Node]]:
    """The entries of a map; nothing if it is none (the shape check has said so)."""
    if isinstance(node, Map):
        yield from node.entries


def items(node: Node | None) -> Iterator[Scalar]:
    """The scalars of a list."""
    if isinstance(node, Seq):
        yield from (item for item in node.items if isinstance(item, Scalar))


def one_or_more(node: Node | None) -> Iterator[Scalar]:
    """The scalars of a list, or the one that stands there alone."""
    yield from (node,) if isinstance(node, Scalar) else items(node)


def scalars(node: Node) -> Iterator[Scalar]:
    """All scalars below a node, keys included."""
    match node:
        case Scalar():
            yield node
        case Map():
            for key, value in node.entries:
                yield key
                yield from scalars(value)
        case Seq():
            for item in node.items:
                yield from scalars(item)


def text_of(node: Node | None) -> str | None:
    """What a scalar says; None if it is none."""
    return node.text if isinstance(node, Scalar) else None


def part_of(node: Node | None, key: str) -> Node | None:
    """What stands under a key, if this is a map."""
    return node.get(key) if isinstance(node, Map) else None

"""Files by their indentation: a line, the deeper ones below it, and the lines that it stands under.

This needs no tree, so it can be asked of files that cannot be read too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from rulekit.ruleset.shapes import fixed_keys
from rulekit.source import Source, Span

_RESERVED = {"else", "none", "true", "false", "you", "this"}
_OF_RULESETS = ("ruleset", "sections", "common")
_WORD = re.compile(r"[^\W\d]\w*")
_KEY = re.compile(r"([A-Za-z_][\w-]*)[\"']?\s*:(?=\s|$)")
_FIRST_KEY = re.compile(r"\s*(?:- +)*[\"']?([A-Za-z_][\w-]*)[\"']?\s*:?(?=\s|$)")
_LISTED = re.compile(r"\blisted_as:\s*(\w+)|[\[,]\s*(\w+)(?=\s*[\],])|^\s*- (\w+)\s*$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Block:
    """Some lines of a source, the first and the last included."""

    source: Source
    first: int
    last: int

    @property
    def span(self) -> Span:
        return Span(self.source, self.source.start_of(self.first), self.source.start_of(self.last + 1))

    @property
    def text(self) -> str:
        return self.span.text

    def words(self) -> set[str]:
        return set(_WORD.findall(self.text))

    def names(self) -> set[str]:
        """What may be declared in it: keys that are none of the language's, and names in lists."""
        listed = {name for match in _LISTED.findall(self.text) for name in match if name}
        keys = set(_KEY.findall(self.text)) - fixed_keys(_OF_RULESETS)
        return {name for name in listed | keys if _WORD.fullmatch(name)} - _RESERVED

    def holds(self, span: Span) -> bool:
        return span.source is self.source and self.first <= span.line <= self.last


def whole(source: Source) -> Block:
    return Block(source, 1, source.position(len(source.text))[0])


def block_at(source: Source, line: int, until: int = 0) -> Block:
    """A line with the deeper ones below it, in any case as far as the line `until`."""
    depth, end = depth_of(source.line(line)), max(line, until)
    last = source.position(len(source.text))[0]
    for number in range(end + 1, last + 1):
        if has_content(source.line(number)):
            if depth_of(source.line(number)) <= depth:
                break
            end = number
    return Block(source, line, end)


def lines_above(source: Source, line: int) -> Iterator[int]:
    """The lines that a line stands under, the nearest first."""
    depth = depth_of(source.line(line))
    for number in range(line - 1, 0, -1):
        text = source.line(number)
        if depth == 0:
            return
        if has_content(text) and depth_of(text) < depth:
            depth = depth_of(text)
            yield number


def is_of_the_language(key: str) -> bool:
    return key in fixed_keys(_OF_RULESETS)


def key_of(source: Source, line: int) -> str:
    """The first word of a line, which is mostly a key."""
    found = _FIRST_KEY.match(source.line(line))
    return found[1] if found else ""


def section_of(source: Source, line: int) -> str:
    """The key at the very left that a line stands under."""
    return key_of(source, [line, *lines_above(source, line)][-1])


def has_content(text: str) -> bool:
    return bool(text.strip()) and not text.lstrip().startswith("#")


def indent_of(text: str) -> int:
    return len(text) - len(text.lstrip(" \t"))


def depth_of(text: str) -> int:
    """How deep a line stands; an entry of a list may be indented as its key is, and stands deeper all the same."""
    return 2 * indent_of(text) + text.lstrip().startswith("- ")

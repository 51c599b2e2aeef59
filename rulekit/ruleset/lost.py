"""What a fault of shape or of YAML hides, so that only what stands by itself is said of the rest.

A part of a file that cannot be read may declare names, and types of names. A finding elsewhere may then only follow
from that: an unknown name that is written in the lost part, a wrong type in a text that speaks of such a name. What
kinds there are shapes nearly everything: where that is lost, only texts that cannot be read and names that are
declared nowhere are still told.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property

from rulekit.diagnostics import Diagnostic
from rulekit.ruleset.files import Folder
from rulekit.ruleset.indents import (
    Block,
    block_at,
    indent_of,
    is_of_the_language,
    key_of,
    lines_above,
    section_of,
)
from rulekit.ruleset.tree import Scalar, pairs, part_of, scalars
from rulekit.source import Source, Span

UNKNOWN_NAMES = (
    *("name/unknown", "name/unknown-type", "name/unknown-kind", "name/unknown-event", "name/unknown-moment"),
    *("name/unknown-value", "name/unknown-step", "type/no-field", "type/printed", "type/unknown-argument"),
    *("schema/unknown-key", "schema/unknown-section", "table/unknown-key", "match/label"),
)
"""Codes that say that a name is not known; it is what stands at their place."""

_LACKING = ("schema/missing-key", "schema/missing-field", "schema/empty", "schema/value")
_OF_EXPANSIONS = ("add", "patch", "replace", "insert")
_SHAPING = ("is", "listed_as", "performs", "played_by", "kind", "kinds", "zones", "active_in", "moments")
_SHAPING_LINE = re.compile(r"\b(kinds|listed_as):")
_OF_SECTIONS = {"type/which-die": "dice", "type/no-map": "map", "type/areas": "map", "flow/no-game": "flow"}
"""Codes that follow from what is in a section as a whole."""
_WORD = re.compile(r"[^\W\d]\w*")
_NAMELESS = re.compile(r"^\s*:(\s|$)", re.MULTILINE)
_GIVEN = re.compile(r"\b(?:let|for|each|chooses?) ([a-z]\w*) (?:=|in) .*")
_HEARD = re.compile(r"\b(?:before|instead|after|of|kind|for|asks): *(\w+)")
_TOLD = re.compile(r"`([\w.]+)`")


class Lost:
    """The parts of some folders that are lost: those that could not be read, and those with faults of shape."""

    def __init__(self, folders: Sequence[Folder], faults: Iterable[Diagnostic] = ()) -> None:
        self._folders = folders
        self.is_unknown = any(folder.is_cut_off for folder in folders)
        self.words: set[str] = set()
        self.names: set[str] = set()
        self.shapes_all = False
        self._is_nameless = False
        self._owners: list[Block] = []
        self._parents: list[Block] = []
        self._sections: set[str] = set()
        self._heads: set[tuple[Source, int]] = set()
        self._above: set[tuple[Source, int]] = set()
        for folder in folders:
            for block in folder.lost:
                self.words |= block.words()
                self._sections |= block.words() | {section_of(block.source, block.first)}
                self._leave_out(block, block.names())
                self._is_nameless |= _NAMELESS.search(block.text) is not None
                self._above |= {(root.span.source, root.span.line) for root in folder.roots}
                self.shapes_all |= _SHAPING_LINE.search(block.text) is not None or _is_shaping(block)
        for fault in faults:
            block = _block_of(fault)
            names = block.names() | {*_WORD.findall(fault.span.text)}
            self.words |= names
            self._leave_out(block, names)
            # A die is a die whatever is wrong with it.
            self._sections |= {section_of(block.source, block.first)} - {"dice"}
            self.shapes_all |= _shapes_all(fault)

    def _leave_out(self, block: Block, names: set[str]) -> None:
        source = block.source
        above = list(lines_above(source, block.first))
        keys = [key_of(source, line) for line in (block.first, *above)]
        self.names |= names if is_of_the_language(keys[-1]) else names - self._fields
        self.names |= {*[key for key in keys if key and not is_of_the_language(key)][:1]} - {*_kind_around(keys)}
        if keys[-1] in _OF_EXPANSIONS:
            self.names |= block.words()
        self._heads.add((source, block.first))
        self._above |= {(source, line) for line in above}
        self._parents += [block_at(source, line) for line in above[:1]]
        named = [line for line in above[:-1] if not is_of_the_language(key_of(source, line))]
        self._owners += [block_at(source, line) for line in named[:1]]

    def explains(self, item: Diagnostic) -> bool:
        """Whether a finding may only follow from what is lost."""
        if item.code.startswith(("syntax/", "yaml/")):
            return False
        place = (item.span.source, item.span.line)
        if self.is_unknown or place in self._heads or (item.code in _LACKING and place in self._above):
            return True
        if _OF_SECTIONS.get(item.code) in self._sections or any(owner.holds(item.span) for owner in self._owners):
            return True
        words = set(_WORD.findall(item.span.text))
        if item.code in UNKNOWN_NAMES and words:
            is_written = any(lost.endswith(word) for word in words for lost in self.words | self.names)
            return is_written or self._is_nameless or (self.shapes_all and not words.isdisjoint(self._declared))
        return self.shapes_all or not self.names.isdisjoint(self._spoken_of(item))

    def explains_section(self, item: Diagnostic) -> bool:
        """Whether a section is unknown only since the kind whose members it lists is lost."""
        words = self.words if self.shapes_all else self.names
        return item.code == "schema/unknown-section" and (self.is_unknown or item.span.text in words)

    def explains_shape(self, item: Diagnostic) -> bool:
        """Whether a fault of shape only follows from what could not be read."""
        if item.code == "schema/missing-key" and any(block.holds(item.span) for block in self._parents):
            return True
        return item.code in _LACKING and (item.span.source, item.span.line) in self._above

    def _spoken_of(self, item: Diagnostic) -> set[str]:
        """What a finding speaks of: the words of its line and of its sentence, and the keys that it stands under.

        Where the line speaks of names that the same text gives above, their lines count too.
        """
        source = item.span.source
        lines = list(lines_above(source, item.span.line))
        above = {key_of(source, line) for line in lines}
        told = {word for name in _TOLD.findall(item.message) for word in name.split(".")}
        words = set(_WORD.findall(source.line(item.span.line)))
        around = self._around(item.span)
        for given in reversed(list(_GIVEN.finditer(around.text))) if around else ():
            if given[1] in words:
                words |= set(_WORD.findall(given[0]))
        heard = {name for line in lines[:-1] for name in _HEARD.findall(block_at(source, line).text)}
        return above | told | words | heard

    def _around(self, span: Span) -> Scalar | None:
        texts = self._texts.get(span.source, [])
        at = bisect_right(texts, span.start, key=lambda scalar: scalar.span.start) - 1
        return texts[at] if at >= 0 and span.start < texts[at].span.end else None

    @cached_property
    def _texts(self) -> dict[Source, list[Scalar]]:
        found: dict[Source, list[Scalar]] = {}
        for scalar in self._scalars():
            found.setdefault(scalar.span.source, []).append(scalar)
        return {source: sorted(some, key=lambda scalar: scalar.span.start) for source, some in found.items()}

    @cached_property
    def _fields(self) -> set[str]:
        """The printed fields of all kinds: on a member they are used, not declared."""
        kinds = [kind for folder in self._folders for root in folder.roots for _, kind in pairs(root.get("kinds"))]
        return {key.text for kind in kinds for key, _ in pairs(part_of(kind, "fields"))}

    @cached_property
    def _declared(self) -> set[str]:
        return {scalar.text for scalar in self._scalars() if _WORD.fullmatch(scalar.text)}

    def _scalars(self) -> Iterator[Scalar]:
        for folder in self._folders:
            for root in folder.roots:
                yield from scalars(root)


def _block_of(fault: Diagnostic) -> Block:
    """The lines of a value with a fault; of one that begins below its key, the key's line too."""
    source, line = fault.span.source, fault.span.line
    is_below = fault.code == "schema/type" and fault.span.column == indent_of(source.line(line)) + 1
    above = next(lines_above(source, line), line) if is_below else line
    return block_at(source, above)


def _kind_around(keys: list[str]) -> list[str]:
    """The kind inside of which something is lost, by the keys around that, the nearest first."""
    return keys[keys.index("kinds") - 1 :][:1] if "kinds" in keys[2:] else []


def _is_shaping(block: Block) -> bool:
    """Whether a block is about which kinds there are."""
    keys = [key_of(block.source, line) for line in (block.first, *lines_above(block.source, block.first))]
    inner = keys[: keys.index("kinds")] if "kinds" in keys else keys
    words = _WORD.findall(block.source.line(block.first))
    return "kinds" in keys and (len(inner) < 2 or inner[-2] in _SHAPING or not {*words[:1]}.isdisjoint(_SHAPING))


def _shapes_all(fault: Diagnostic) -> bool:
    """Whether a fault of shape is about which kinds there are."""
    source, line = fault.span.source, fault.span.line
    keys = [key_of(source, number) for number in lines_above(source, line)]
    before = source.text[source.start_of(line) : fault.span.start]
    near = re.findall(r"(\w+)\s*:\s*[\"'\[{]*$", before) + [fault.span.text]
    is_of_kinds = "kinds" in keys or re.search(r"\bkinds:", before) is not None
    is_whole = fault.span.column == indent_of(source.line(line)) + 1 and keys[:1] == ["kinds"]
    is_cut = fault.code == "yaml/broken-text"
    return (is_of_kinds and (is_whole or is_cut or near[0] in _SHAPING)) or "kinds" in near

"""A ruleset's files cut into blocks and the rest: a block is what a file says of one member.

In YAML that is an entry of a section of members, in a language a text and its attributes. A block has facts: all of it
that can count elsewhere. So of the numbers in effects, and of those that a member has for itself, it only counts that
they are there; of the words in a language only which placeholders stand between them.

What declares names, looks up tables or is excused from a check stays with the rest, whoever says it.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from rulekit.diagnostics import Diagnostics
from rulekit.ruleset.keys import BODY_KEYS, BUNDLE_KEYS, HEADER_KEYS, MEMBER_KEYS, SECTIONS
from rulekit.ruleset.load import read_yaml
from rulekit.ruleset.tree import Map, Node, Scalar, Seq, is_flow, text_of
from rulekit.source import Source

WORD = re.compile(r"\w+")

_LINE = re.compile(r"[^\r\n]+")
_DECLARING = {"procedures", *BUNDLE_KEYS, *SECTIONS} - (set(MEMBER_KEYS) - {"procedures"})
_NUMBER = re.compile(r"(?<!\w)[0-9]+(?!\w)")
_NAME = re.compile(r"[a-z_]\w*")
_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*)[ \t]*=", re.MULTILINE)
_ATTRIBUTE = re.compile(r"^[ \t]+\.([A-Za-z][\w-]*)[ \t]*=", re.MULTILINE)
_PLACEABLE = re.compile(r"\{[^{}]*\}")
_CLAUSES = ("when", "while")
"""What a member has any number of, one independent of the other."""


@dataclass(frozen=True, slots=True)
class Block:
    """`owner`: the member. `words`: those by which it may name another one. `first`: nothing stands above it there."""

    owner: str
    start: int
    end: int
    seal: str
    facts: tuple[str, ...]
    words: frozenset[str]
    first: bool = False


@dataclass(frozen=True, slots=True)
class Cut:
    """A file in blocks, in order. `rest`: the seal of all that stands between them."""

    seal: str
    rest: str
    blocks: tuple[Block, ...]


def seal(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:32]


def cut(source: Source) -> Cut:
    """The blocks of a file with sections, or with the texts of a language."""
    blocks = list(_of_language(source) if source.name.endswith(".ftl") else _of_sections(source))
    return Cut(seal(source.text), seal("\0".join(between(source.text, blocks))), tuple(blocks))


def between(text: str, blocks: Sequence[Block]) -> Iterator[str]:
    """What stands before, between and behind blocks, if anything does."""
    at = 0
    for block in blocks:
        if at < block.start:
            yield text[at : block.start]
        at = block.end
    if at < len(text):
        yield text[at:]


def without(source: Source, blocks: Iterable[Block]) -> Source:
    """A file of which some blocks say nothing. All else keeps its place.

    In YAML and in a language alike a line that begins with `#` says nothing, so that is what their lines become.
    """
    kept: list[str] = []
    at = 0
    for block in blocks:
        kept += [source.text[at : block.start], _LINE.sub(_nothing, source.text[block.start : block.end])]
        at = block.end
    return Source(source.name, "".join([*kept, source.text[at:]]))


def _nothing(line: re.Match[str]) -> str:
    return "#" + " " * (len(line[0]) - 1)


# ------------------------------------------------------------------------------------------ members
def _of_sections(source: Source) -> Iterator[Block]:
    aside = Diagnostics()
    root = read_yaml(source, aside)
    if not isinstance(root, Map) or is_flow(root) or len(aside):
        return
    ends = [_line_of(key) for key, _ in root.entries[1:]] + [len(source.text)]
    for (key, section), end in zip(root.entries, ends, strict=True):
        if key.text not in (*SECTIONS, *HEADER_KEYS) and isinstance(section, Map) and not is_flow(section):
            yield from _of_members(key.text, section, end)


def _of_members(section: str, members: Map, end: int) -> Iterator[Block]:
    whole = members.span.source.text
    starts = [_line_of(name) for name, _ in members.entries]
    above = ""
    for (name, node), (start, stop) in zip(members.entries, pairwise([*starts, end]), strict=True):
        text = whole[start:stop]
        if isinstance(node, Map) and "lint:" not in above + text and _stands_alone(node):
            facts = tuple(_facts(section, node))
            yield Block(name.text, start, stop, seal(text), facts, _words(text), start == starts[0])
        above = text


def _line_of(key: Scalar) -> int:
    """Where the line of a key begins."""
    return key.span.source.text.rfind("\n", 0, key.span.start) + 1


def _words(text: str) -> frozenset[str]:
    return frozenset(WORD.findall(text))


def _stands_alone(node: Map) -> bool:
    """Does a member declare nothing that others may name, and look up no table?"""
    return _DECLARING.isdisjoint(node.keys()) and not any("[" in scalar.text for scalar in _scalars(node))


def _scalars(node: Node) -> Iterator[Scalar]:
    match node:
        case Scalar():
            yield node
        case Seq():
            for item in node.items:
                yield from _scalars(item)
        case Map():
            for key, value in node.entries:
                yield key
                yield from _scalars(value)


def _facts(section: str, node: Map) -> Iterator[str]:
    """What is printed, field by field; each clause; and all else together. Each with what decides how it is read."""
    kind = text_of(node.get("kind")) or "-"
    own = [key.text for word in ("numbers", "state") for key in _keys(node.get(word))]
    around = f"{section} {kind} {' '.join(own)}"
    others: list[str] = []
    for key, value in node.entries:
        is_field = key.text not in (*MEMBER_KEYS, *BODY_KEYS)
        if is_field and isinstance(value, Scalar) and isinstance(value.value, int):
            yield f"number {section} {kind} {key.text} {value.text}"
        elif is_field and isinstance(value, Scalar) and _NAME.fullmatch(value.text):
            yield f"word {section} {kind} {key.text} {value.text}"
        elif key.text in _CLAUSES:
            clauses = value.entries if isinstance(value, Map) else [(key, value)]
            yield from (f"clause {around}\n{key.text}: {name.text}: {_said(clause)}" for name, clause in clauses)
        else:
            others.append(f"{key.text}: {_said(value, key.text == 'numbers')}")
    yield f"member {around} {' '.join(sorted(node.keys()))}\n{', '.join(others)}"


def _keys(node: Node | None) -> list[Scalar]:
    return [key for key, _ in node.entries] if isinstance(node, Map) else []


def _said(node: Node, is_own: bool = False) -> str:
    """A value in one form, the numbers in texts left out; of those that are its own, all."""
    match node:
        case Scalar() if is_own or isinstance(node.value, str):
            return f"'{_NUMBER.sub('0', node.text)}'"
        case Scalar():
            return node.text
        case Seq():
            return f"[{', '.join(_said(item, is_own) for item in node.items)}]"
        case Map():
            return f"{{{', '.join(f'{key.text}: {_said(value, is_own)}' for key, value in node.entries)}}}"


# ------------------------------------------------------------------------------------------ texts of a language
def _of_language(source: Source) -> Iterator[Block]:
    heads = list(_ENTRY.finditer(source.text))
    ends = [head.start() for head in heads[1:]] + [len(source.text)]
    for head, end in zip(heads, ends, strict=True):
        sort, _, rest = head[1].partition("-")
        owner, dash, further = rest.partition("-")
        text = source.text[head.start() : end]
        facts = tuple(_shown(f"{source.name} {sort}-{dash}{further}", text))
        words = frozenset(word for part in _PLACEABLE.findall(text) for word in WORD.findall(part))
        yield Block(owner, head.start(), end, seal(text), facts, words)


def _shown(around: str, text: str) -> Iterator[str]:
    """The placeables of a text, each with the attribute in which it stands; where they are nested, the text itself."""
    parts = _ATTRIBUTE.split(text)
    attributes = ["", *parts[1::2]]
    yield f"text {around} {' '.join(attributes)}"
    if "->" in text:
        yield f"text {around}\n{text}"
    for attribute, part in zip(attributes, parts[::2], strict=True):
        yield from (f"text {around} {attribute} {' '.join(one.split())}" for one in _PLACEABLE.findall(part))

"""Files to positioned YAML trees. The only file that knows the YAML libraries.

There are two readers: PyYAML's, which is written in C and fast, and ruamel.yaml's, which is slow and places faults
well. What the fast one cannot read is left to the slow one. Both make the same events, which are read with a stack of
our own, so that deep or huge files cannot exhaust anything. Anchors, aliases and tags are refused: a ruleset says a
thing once with kinds and procedures.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rulekit.diagnostics import Diagnostics, Related
from rulekit.ruleset.at_hand import put_source, put_tree, source_at_hand, tree_at_hand
from rulekit.ruleset.tree import Map, Node, Scalar, Seq, Style
from rulekit.ruleset.yaml_mistakes import Stop, explain
from rulekit.source import Source, Span

if TYPE_CHECKING:
    from ruamel.yaml.error import MarkedYAMLError

MOST_BYTES = 4_000_000
MOST_DEPTH = 60
MOST_NODES = 200_000

_LONE_RETURN = re.compile(r"\r(?!\n)")
_NULL = {"", "~", "null", "Null", "NULL"}
_BOOL = {"true": True, "True": True, "TRUE": True, "false": False, "False": False, "FALSE": False}
_NUMERIC = "+-.0123456789"
_INT = re.compile(r"[-+]?[0-9]+")
_FLOAT = re.compile(r"[-+]?(\.[0-9]+|[0-9]+\.[0-9]*)([eE][-+]?[0-9]+)?|[-+]?[0-9]+[eE][-+]?[0-9]+")
_STYLES = {"'": Style.SINGLE, '"': Style.DOUBLE, "|": Style.LITERAL, ">": Style.FOLDED}


def read_source(path: Path, name: str, asked: Span | None, found: Diagnostics) -> Source | None:
    """The text of a file, or None and a diagnostic (at `asked`, the place that names the file, if there is one)."""
    known = source_at_hand(path, name)
    return known if known is not None else _read_source(path, name, asked, found)


def _read_source(path: Path, name: str, asked: Span | None, found: Diagnostics) -> Source | None:
    here = asked or Span(Source(name, ""), 0, 0)
    try:
        if path.stat().st_size > MOST_BYTES:
            found.add("file/too-big", here, f"`{name}` is larger than {MOST_BYTES // 1_000_000} MB", "split it")
            return None
        data = path.read_bytes()
    except (OSError, ValueError):
        what = "is a folder" if path.is_dir() else "cannot be read" if path.exists() else "does not exist"
        found.add("file/missing", here, f"`{name}` {what}", "check the spelling of the path")
        return None
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        found.add("file/encoding", here, f"`{name}` is UTF-16", "save the file as UTF-8")
        return None
    if b"\0" in data:
        found.add("file/binary", here, f"`{name}` is not a text file", "rulesets are UTF-8 text")
        return None
    try:
        return put_source(path, Source(name, _LONE_RETURN.sub("\n", data.decode("utf-8-sig"))))
    except UnicodeDecodeError as fault:
        before = data[: fault.start].decode("utf-8", "replace")
        source = Source(name, data.decode("utf-8", "replace"))
        found.add(
            "file/encoding",
            Span(source, len(before), len(before) + 1),
            f"`{name}` is not UTF-8: byte {data[fault.start]:#04x} here",
            "save the file as UTF-8",
        )
        return None


def read_yaml(source: Source, found: Diagnostics) -> Node | None:
    """The one document of a source as a tree; None if it cannot be read, with diagnostics saying why."""
    tree, faults = tree_at_hand(source) or put_tree(source, _read_yaml(source))
    found.extend(faults)
    return tree


def _read_yaml(source: Source) -> tuple[Node | None, Diagnostics]:
    found = Diagnostics()
    try:
        return _build(source, _fast_events(source.text), found), found
    except _NotFast:
        return _build_slowly(source, found), found


def read_rest(source: Source, text: str) -> tuple[Node | None, int]:
    """The tree of a text that is as long as a source's and blank in some places; None, and the line that ends it."""
    try:
        return _build(source, _fast_events(text), Diagnostics()), 0
    except _NotFast as stop:
        return None, stop.line


class _NotFast(Exception):
    """The fast reader is not there, or cannot read this; `line` is where it stopped."""

    def __init__(self, line: int = 0) -> None:
        super().__init__()
        self.line = line


def _fast_events(text: str) -> Iterator[Any]:
    return _fast(text, "get_event")


def _fast(text: str, what: str) -> Iterator[Any]:
    try:
        from yaml import YAMLError
        from yaml.cyaml import CParser  # type: ignore[attr-defined]
    except ImportError as fault:  # PyYAML can be installed without its C part
        raise _NotFast from fault
    try:
        yield from iter(getattr(CParser(text), what), None)
    except YAMLError as fault:
        mark = getattr(fault, "problem_mark", None)
        raise _NotFast(mark.line + 1 if mark else 0) from fault


def _slow_events(text: str) -> Iterator[Any]:
    from ruamel.yaml import YAML

    events: Iterator[Any] = YAML(typ="safe", pure=True).parse(text)
    return events


def _slow_tokens(text: str) -> Iterator[Any]:
    from ruamel.yaml import YAML

    tokens: Iterator[Any] = YAML(typ="safe", pure=True).scan(text)
    return tokens


def signs(text: str) -> Iterator[tuple[str, int, int]]:
    """The words and signs of a YAML text, one after the other: what each is, where it begins and where it ends."""
    try:
        tokens = list(_fast(text, "get_token"))
    except _NotFast:
        tokens = list(_slow_tokens(text))
    for token in tokens:
        start, end = token.start_mark.index, token.end_mark.index
        if end > start:
            yield type(token).__name__.removesuffix("Token"), start, end


def _build_slowly(source: Source, found: Diagnostics) -> Node | None:
    from ruamel.yaml.error import MarkedYAMLError, YAMLError

    try:
        return _build(source, _slow_events(source.text), found)
    except MarkedYAMLError as fault:
        explain(_stop(fault, source), found)
        return None
    except YAMLError as fault:
        at = max(0, min(getattr(fault, "position", 0) or 0, len(source.text)))
        found.add("yaml/syntax", Span(source, at, at + 1), "a character that YAML does not allow", "remove it")
        return None


def _stop(fault: MarkedYAMLError, source: Source) -> Stop:
    at, begin = (
        min(mark.index, len(source.text)) if mark else None for mark in (fault.problem_mark, fault.context_mark)
    )
    end = at if at is not None else begin or 0
    start = begin if begin is not None else end
    return Stop(source, str(fault.problem or ""), str(fault.context or ""), end, start)


def _build(source: Source, events: Iterator[Any], found: Diagnostics) -> Node | None:
    """The tree that the events of a source's text make."""
    builder = _Builder(source, Diagnostics())
    take = builder.take
    for event in events:
        if not take(event):
            break
    found.extend(builder.found)
    if builder.root is None and not builder.faulty:
        found.add("yaml/empty", Span(source, 0, 0), f"`{source.name}` is empty", "write a section, or delete the file")
    return None if builder.faulty else builder.root


@dataclass(slots=True)
class _Open:
    """A collection being read: a list, or a map with its keys."""

    start: int
    items: list[Node] = field(default_factory=list)
    keys: dict[str, Scalar] | None = None
    entries: list[tuple[Scalar, Node]] = field(default_factory=list)
    key: Scalar | None = None


@dataclass(slots=True)
class _Builder:
    source: Source
    found: Diagnostics
    root: Node | None = None
    faulty: bool = False
    stack: list[_Open] = field(default_factory=list)
    nodes: int = 0
    documents: int = 0

    def take(self, event: Any) -> bool:
        """One event of the parser; False when reading on makes no sense. Both libraries call events alike."""
        match type(event).__name__:
            case "ScalarEvent":
                span = self._span(event)
                if span.start == span.end and not self._awaits_key():
                    span = self._nowhere(span.start)
                self._refuse_marks(event, span)
                return self._put(_scalar(event.value, event.style, span))
            case "MappingStartEvent":
                return self._open(event, {})
            case "SequenceStartEvent":
                return self._open(event, None)
            case "MappingEndEvent" | "SequenceEndEvent":
                done = self.stack.pop()
                whole = Span(self.source, done.start, max(done.start, self._trim(event.end_mark.index)))
                if done.keys is None:
                    return self._put(Seq(tuple(done.items), whole))
                return self._put(Map(tuple(done.entries), whole))
            case "AliasEvent":
                self._fault("yaml/anchor", self._span(event), "anchors and aliases are not part of rulesets", _ONCE)
                return self._put(Scalar("", None, Style.PLAIN, self._span(event)))
            case "DocumentStartEvent":
                self.documents += 1
                if self.documents > 1:
                    message = "a second document begins here"
                    self._fault("yaml/documents", self._span(event), message, "one file is one document")
                    return False
        return True

    def _awaits_key(self) -> bool:
        return bool(self.stack) and self.stack[-1].keys is not None and self.stack[-1].key is None

    def _open(self, event: Any, keys: dict[str, Scalar] | None) -> bool:
        span = self._span(event)
        self._refuse_marks(event, span)
        if len(self.stack) >= MOST_DEPTH:
            self._fault("yaml/too-deep", span, f"nested more than {MOST_DEPTH} deep", "no ruleset needs this")
            return False
        self.stack.append(_Open(span.start, keys=keys))
        return True

    def _refuse_marks(self, event: Any, span: Span) -> None:
        if event.anchor is not None:
            self._fault("yaml/anchor", span, "anchors and aliases are not part of rulesets", _ONCE)
        if event.tag is not None and str(event.tag) not in ("!", "None"):
            self._fault("yaml/tag", span, "YAML tags are not part of rulesets", "leave the tag out")

    def _put(self, node: Node) -> bool:
        self.nodes += 1
        if self.nodes > MOST_NODES:
            self._fault("file/too-big", node.span, f"more than {MOST_NODES} values in one file", "split it")
            return False
        if not self.stack:
            self.root = node
            return True
        top = self.stack[-1]
        if top.keys is None:
            top.items.append(node)
        elif top.key is None:
            top.key = self._key(node, top.keys)
        else:
            if top.keys.get(top.key.text, top.key) is top.key or _goes_on(top.entries, top.key.text, node):
                top.entries.append((top.key, node))
            top.key = None
        return True

    def _key(self, node: Node, seen: dict[str, Scalar]) -> Scalar:
        if not isinstance(node, Scalar):
            hint = "quote the text or put it on a line of its own"
            self._fault("yaml/key", node.span, "a key must be a plain word, not a list or a map", hint)
            return Scalar("", None, Style.PLAIN, node.span)
        if node.span.start == node.span.end:
            here = Span(self.source, node.span.start, min(node.span.start + 1, len(self.source.text)))
            self._fault("yaml/key", here, "the key before this `:` is missing", "write `key: value`")
        if node.text == "<<" and node.style is Style.PLAIN:
            self._fault("yaml/anchor", node.span, "merge keys are not part of rulesets", _ONCE)
        if node.text in seen:
            first = Related(seen[node.text].span, "first here")
            message = f"the key `{node.text}` stands here twice"
            self.found.add("yaml/duplicate-key", node.span, message, "keep one of them", [first])
        seen.setdefault(node.text, node)
        return node

    def _fault(self, code: str, span: Span, message: str, hint: str, *related: Related) -> None:
        self.faulty = True
        self.found.add(code, span, message, hint, related)

    def _span(self, event: Any) -> Span:
        return Span(self.source, event.start_mark.index, event.end_mark.index)

    def _nowhere(self, at: int) -> Span:
        """The place of a value that is not there: right behind what stands before it."""
        place = self._trim(at)
        return Span(self.source, place, place)

    def _trim(self, end: int) -> int:
        """A block collection's end mark stands behind the blank lines and comments after it."""
        text = self.source.text
        while end > 0 and text[end - 1].isspace():
            end -= 1
        return end


_ONCE = "say it once, with a kind, a value or a procedure"


def _goes_on(entries: list[tuple[Scalar, Node]], name: str, node: Node) -> bool:
    """Whether the value of a key that stands here again only adds to the first one: a section written in two parts."""
    first = next(value for key, value in entries if key.text == name)
    if not (isinstance(first, Map) and isinstance(node, Map) and first.entries and node.entries):
        return False
    return set(first.keys()).isdisjoint(node.keys())


def _scalar(text: str, typed: str | None, span: Span) -> Scalar:
    style = _STYLES.get(typed or "", Style.PLAIN)
    return Scalar(text, _value(text) if style is Style.PLAIN else text, style, span)


def _value(text: str) -> str | int | float | bool | None:
    """What a plain scalar means by the core schema of YAML 1.2."""
    if text in _NULL:
        return None
    if text in _BOOL:
        return _BOOL[text]
    if text[0] not in _NUMERIC:
        return text
    if _INT.fullmatch(text) and len(text) < 20:
        return int(text)
    if _FLOAT.fullmatch(text) and len(text) < 40:
        return float(text)
    return text

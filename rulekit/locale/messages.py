"""One Fluent file as messages with positions: what each key mentions, and where.

The spans of fluent.syntax are offsets into the very text it is given, so they are offsets into the source too. What
it cannot read it hands back as junk with a number; `explain` turns that number into a sentence for the author.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TypeVar

from fluent.syntax import FluentParser, ast
from fluent.syntax.errors import ParseError
from fluent.syntax.stream import FluentParserStream

from rulekit.diagnostics import Diagnostics, Related
from rulekit.locale.mistakes import MOST_NESTED, TOO_DEEP, explain, last_open
from rulekit.source import Source, Span

# A file is untrusted: its author learns as much from fifty faults of a kind as from fifty thousand.
MOST_OF_A_KIND = 50
MOST_REMEMBERED = 16

_BOM = "\ufeff"
_KEY = re.compile(r"-?[A-Za-z][A-Za-z0-9_-]*")
_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")
_TEXT = re.compile(r"(?:[^{}\r\n]|\r(?!\n))*")
_COMMENT = re.compile(r"#(?: [^\n]*)?(?:\n#(?: [^\n]*)?)*(?=[\r\n]|\Z)")
_INDENTED = re.compile(r"^ +(-?[A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)

N = TypeVar("N", bound=ast.SyntaxNode)


@dataclass(frozen=True, slots=True)
class Placeholder:
    """`$name` in a text. `selects`: it only picks a variant, as in `{ $name -> ... }`."""

    name: str
    span: Span
    selects: bool = False


@dataclass(frozen=True, slots=True)
class Mention:
    """A function or the name of an argument, where it stands."""

    name: str
    span: Span


@dataclass(frozen=True, slots=True)
class Reference:
    """A mention of another message (`key`, `key.attribute`) or term (`-key`), with what a term is given."""

    key: str
    span: Span
    args: tuple[Mention, ...] = ()
    unnamed: tuple[Span, ...] = ()


@dataclass(frozen=True, slots=True)
class Message:
    """One text: the value or one attribute of a message or a term. The key says which: `key`, `key.text`, `-term`.

    `words`: the stretches in which it is written out. `end`: the last of them, unless a placeholder stands behind it.
    """

    key: str
    span: Span
    placeholders: tuple[Placeholder, ...] = ()
    references: tuple[Reference, ...] = ()
    functions: tuple[Mention, ...] = ()
    words: tuple[Span, ...] = ()
    end: Span | None = None

    @property
    def is_term(self) -> bool:
        return self.key.startswith("-")

    @property
    def parent(self) -> str | None:
        """The key without its attribute, if it has one."""
        base, dot, _ = self.key.partition(".")
        return base if dot else None


@dataclass(frozen=True, slots=True)
class Messages:
    """The texts of one file, in its order.

    `broken`: keys whose entry could not be read. `bare`: keys that have attributes and no text of their own.
    `indented`: what looks like a key but is indented, and so belongs to the text above it.
    """

    source: Source
    by_key: Mapping[str, Message]
    broken: frozenset[str]
    bare: Mapping[str, Span]
    indented: Mapping[str, Span]

    def __iter__(self) -> Iterator[Message]:
        return iter(self.by_key.values())

    def __contains__(self, key: str) -> bool:
        return key in self.by_key

    def get(self, key: str) -> Message | None:
        return self.by_key.get(key)

    def is_broken(self, key: str) -> bool:
        """Whether it may be there, but in an entry that could not be read."""
        return key.partition(".")[0] in self.broken

    def beside(self, other: Messages, found: Diagnostics) -> Messages:
        """The texts of two files of one ruleset."""
        for key, text in other.by_key.items():
            if key in self.by_key and not text.parent:
                first = Related(self.by_key[key].span, "first here")
                message = f"`{key}` stands in `{first.span.source.name}` too"
                found.add("message/duplicate", text.span, message, "delete one of the two", [first])
        return self._and(other, self.source, {**other.by_key, **self.by_key})

    def joined(self, later: Messages, anew: Collection[str], found: Diagnostics) -> Messages:
        """The texts of a base and of an expansion, which says again only those of `anew`, with all their attributes."""
        old = {key: text for key, text in self.by_key.items() if key.partition(".")[0] not in anew}
        for key, text in later.by_key.items():
            if key in old:
                hint = f"to say it anew, write `patch: [{{text: {key.partition('.')[0]}}}]` into the ruleset.yaml"
                first = Related(old[key].span, "first here")
                found.add("message/duplicate", text.span, f"`{key}` stands in the base too", hint, [first])
        return self._and(later, later.source, {**later.by_key, **old})

    def _and(self, later: Messages, source: Source, texts: Mapping[str, Message]) -> Messages:
        return Messages(
            source,
            texts,
            self.broken | later.broken,
            {**self.bare, **later.bare},
            {**self.indented, **later.indented},
        )


@dataclass(slots=True)
class Sparing:
    """Passes diagnostics on, but only so many of a code for a file; `close` says how many more there are."""

    found: Diagnostics
    _counts: dict[tuple[str, str], int] = field(default_factory=dict)
    _first_left_out: dict[tuple[str, str], Span] = field(default_factory=dict)

    def add(self, code: str, span: Span, message: str, hint: str = "", related: Iterable[Related] = ()) -> None:
        kind = (code, span.source.name)
        self._counts[kind] = self._counts.get(kind, 0) + 1
        if self._counts[kind] <= MOST_OF_A_KIND:
            self.found.add(code, span, message, hint, related)
        else:
            self._first_left_out.setdefault(kind, span)

    def close(self) -> None:
        for (code, name), span in self._first_left_out.items():
            more = self._counts[code, name] - MOST_OF_A_KIND
            self.found.add(
                code,
                span,
                f"and {more} more of this kind in {name}, from here on",
                "the ones before this are shown; mend them and look again",
            )


def parse(source: Source, found: Diagnostics) -> Messages:
    """Read a file; what cannot be read is reported and left out."""
    messages, faults = _parsed(source)
    found.extend(faults)
    return messages


@lru_cache(maxsize=MOST_REMEMBERED)
def _parsed(source: Source) -> tuple[Messages, Diagnostics]:
    """The check reads a file, and then the linter reads it."""
    found = Diagnostics()
    report = Sparing(found)
    text = source.text
    if text.startswith(_BOM):
        # An empty line takes its place, so that every offset stays what it is.
        text = "\n" + text[1:]
    by_key: dict[str, Message] = {}
    bare: dict[str, Span] = {}
    broken: set[str] = set()
    seen: dict[str, Span] = {}
    for entry in _Parser().parse(text).body:
        if isinstance(entry, ast.Junk):
            broken |= _junk(entry, source, text, report)
        elif isinstance(entry, (ast.Message, ast.Term)):
            key, span = _entry_key(entry, source)
            if _repeated(key, span, seen, report):
                continue
            if entry.value is None:
                bare[key] = span
            else:
                by_key[key] = _message(key, span, entry.value, source, report)
            for attribute in entry.attributes:
                dotted = f"{key}.{attribute.id.name}"
                span = _between(source, attribute, attribute.id)
                if not _repeated(dotted, span, seen, report):
                    by_key[dotted] = _message(dotted, span, attribute.value, source, report)
    report.close()
    indented = {match[1]: Span(source, match.start(1), match.end(1)) for match in _INDENTED.finditer(text)}
    return Messages(source, by_key, frozenset(broken), bare, indented), found


class _Parser(FluentParser):
    """Fluent's parser with a limit on nesting, so that no text can exhaust the stack.

    Names, plain texts and comments, which it goes through letter by letter, are read at once.
    """

    def __init__(self) -> None:
        super().__init__(with_spans=True)
        self._depth = 0

    def get_entry_or_junk(self, ps: FluentParserStream) -> ast.EntryType:
        self._depth = 0
        return super().get_entry_or_junk(ps)

    def get_placeable(self, ps: FluentParserStream) -> ast.Placeable:
        self._enter()
        node = super().get_placeable(ps)
        self._depth -= 1
        return node

    def get_call_arguments(self, ps: FluentParserStream) -> ast.CallArguments:
        self._enter()
        node = super().get_call_arguments(ps)
        self._depth -= 1
        return node

    def get_identifier(self, ps: FluentParserStream) -> ast.Identifier:
        found = _NAME.match(ps.string, ps.index)
        if found is None:
            raise ParseError("E0004", "a-zA-Z")
        return self._taken(ast.Identifier(found[0]), ps, found.end())

    def get_text_element(self, ps: FluentParserStream) -> ast.TextElement:
        found = _TEXT.match(ps.string, ps.index)
        assert found is not None  # it may be empty
        return self._taken(ast.TextElement(found[0]), ps, found.end())

    def get_comment(self, ps: FluentParserStream) -> ast.Comment | ast.GroupComment | ast.ResourceComment:
        found = _COMMENT.match(ps.string, ps.index)
        return super().get_comment(ps) if found is None else self._taken(ast.Comment(found[0]), ps, found.end())

    def _taken(self, node: N, ps: FluentParserStream, end: int) -> N:
        node.add_span(ps.index, end)
        ps.index = end
        ps.reset_peek()
        return node

    def _enter(self) -> None:
        self._depth += 1
        if self._depth > MOST_NESTED:
            raise ParseError(TOO_DEEP)


# Spans


def _span(source: Source, node: ast.SyntaxNode) -> Span:
    assert node.span is not None  # the parser is asked for spans
    return Span(source, node.span.start, node.span.end)


def _between(source: Source, first: ast.SyntaxNode, last: ast.SyntaxNode) -> Span:
    return Span(source, _span(source, first).start, _span(source, last).end)


def _entry_key(entry: ast.Message | ast.Term, source: Source) -> tuple[str, Span]:
    span = _span(source, entry.id)
    if isinstance(entry, ast.Term):
        # The span of an entry begins at its comment; the dash stands right before the name.
        return f"-{entry.id.name}", Span(source, span.start - 1, span.end)
    return entry.id.name, span


# Entries


def _repeated(key: str, span: Span, seen: dict[str, Span], report: Sparing) -> bool:
    first = seen.setdefault(key, span)
    if first is span:
        return False
    report.add(
        "message/duplicate",
        span,
        f"`{key}` is here a second time",
        f"the first one, on line {first.line}, is the one that counts: remove or rename one of them",
        [Related(first, "first here")],
    )
    return True


def _message(key: str, span: Span, pattern: ast.Pattern, source: Source, report: Sparing) -> Message:
    walk = _Walk(source, report)
    walk.pattern(pattern, selects=False)
    last = pattern.elements[-1] if pattern.elements else None
    return Message(
        key,
        span,
        tuple(walk.placeholders),
        tuple(walk.references),
        tuple(walk.functions),
        tuple(walk.words),
        _span(source, last) if isinstance(last, ast.TextElement) else None,
    )


@dataclass(slots=True)
class _Walk:
    """Collects what a text mentions, in the order in which it stands there."""

    source: Source
    report: Sparing
    placeholders: list[Placeholder] = field(default_factory=list)
    references: list[Reference] = field(default_factory=list)
    functions: list[Mention] = field(default_factory=list)
    words: list[Span] = field(default_factory=list)

    def pattern(self, pattern: ast.Pattern, selects: bool) -> None:
        for element in pattern.elements:
            if isinstance(element, ast.Placeable):
                self.expression(element, selects)
            else:
                self.words.append(_span(self.source, element))

    def expression(self, node: ast.SyntaxNode, selects: bool) -> None:
        match node:
            case ast.Placeable():
                self.expression(node.expression, selects)
            case ast.VariableReference():
                self.placeholders.append(Placeholder(node.id.name, _span(self.source, node), selects))
            case ast.MessageReference():
                self.references.append(Reference(_dotted(node.id, node.attribute), _span(self.source, node)))
            case ast.TermReference():
                self.term(node, selects)
            case ast.FunctionReference():
                self.functions.append(Mention(node.id.name, _span(self.source, node.id)))
                for argument in node.arguments.positional:
                    self.expression(argument, selects)
            case ast.SelectExpression():
                self.expression(node.selector, True)
                self.variants(node.variants)

    def term(self, node: ast.TermReference, selects: bool) -> None:
        span = _between(self.source, node, node.attribute or node.id)
        named = node.arguments.named if node.arguments else []
        unnamed = node.arguments.positional if node.arguments else []
        self.references.append(
            Reference(
                f"-{_dotted(node.id, node.attribute)}",
                span,
                tuple(Mention(argument.name.name, _span(self.source, argument.name)) for argument in named),
                tuple(_span(self.source, argument) for argument in unnamed),
            )
        )
        for argument in unnamed:
            self.expression(argument, selects)

    def variants(self, variants: list[ast.Variant]) -> None:
        seen: dict[str, Span] = {}
        for variant in variants:
            name = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            span = _span(self.source, variant.key)
            first = seen.setdefault(name, span)
            if first is not span:
                self.report.add(
                    "message/duplicate",
                    span,
                    f"the variant `[{name}]` is here a second time",
                    "it can never be picked: remove it, or give it the key that was meant",
                    [Related(first, "first here")],
                )
            self.pattern(variant.value, selects=False)


def _dotted(key: ast.Identifier, attribute: ast.Identifier | None) -> str:
    return f"{key.name}.{attribute.name}" if attribute else key.name


# Junk


def _junk(junk: ast.Junk, source: Source, text: str, report: Sparing) -> set[str]:
    """Report an entry that cannot be read; the key that it probably has."""
    whole = _span(source, junk)
    fault = junk.annotations[0]
    at = min(_span(source, fault).start, len(text))
    at_end = at >= len(text) or text[at] in "\r\n"
    sentence, hint = explain(fault.code, [str(arg) for arg in fault.arguments], text, at)
    related = []
    if fault.code == "E0003" and fault.arguments[:1] == ["}"]:
        opened = last_open(text, whole.start, at)
        if opened is not None:
            related.append(Related(Span(source, opened, opened + 1), "opened here"))
    report.add("message/syntax", Span(source, at, at if at_end else at + 1), sentence, hint, related)
    key = _KEY.match(text, whole.start)
    return {key[0]} if key else set()

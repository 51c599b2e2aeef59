"""One Fluent file as messages with positions: what each key mentions, and where.

The spans of fluent.syntax are offsets into the very text it is given, so they are offsets into the source too. What
it cannot read it hands back as junk with a number; `_explain` turns that number into a sentence for the author.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from fluent.syntax import FluentParser, ast
from fluent.syntax.errors import ParseError
from fluent.syntax.stream import FluentParserStream

from rulekit.diagnostics import Diagnostics, Related
from rulekit.source import Source, Span

# A file is untrusted: its author learns as much from fifty faults of a kind as from fifty thousand.
MOST_OF_A_KIND = 50

# Braces and brackets inside one another. No text for people needs more, and the parser is recursive.
MOST_NESTED = 20

_TOO_DEEP = "too-deep"
_BOM = "\ufeff"
_KEY = re.compile(r"-?[A-Za-z][A-Za-z0-9_-]*")
_INDENTED = re.compile(r"^ +(-?[A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)


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
    """One text: the value or one attribute of a message or a term. The key says which: `key`, `key.text`, `-term`."""

    key: str
    span: Span
    placeholders: tuple[Placeholder, ...] = ()
    references: tuple[Reference, ...] = ()
    functions: tuple[Mention, ...] = ()

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

    def joined(self, later: Messages, anew: Collection[str], found: Diagnostics) -> Messages:
        """The texts of a base and of an expansion, which says again only those of `anew`, with all their attributes."""
        old = {key: text for key, text in self.by_key.items() if key.partition(".")[0] not in anew}
        for key, text in later.by_key.items():
            if key in old:
                hint = f"to say it anew, write `patch: [{{text: {key.partition('.')[0]}}}]` into the ruleset.yaml"
                first = Related(old[key].span, "first here")
                found.add("message/duplicate", text.span, f"`{key}` stands in the base too", hint, [first])
        return Messages(
            later.source,
            {**later.by_key, **old},
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
    return Messages(source, by_key, frozenset(broken), bare, indented)


class _Parser(FluentParser):
    """Fluent's parser with a limit on nesting, so that no text can exhaust the stack."""

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

    def _enter(self) -> None:
        self._depth += 1
        if self._depth > MOST_NESTED:
            raise ParseError(_TOO_DEEP)


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
    return Message(key, span, tuple(walk.placeholders), tuple(walk.references), tuple(walk.functions))


@dataclass(slots=True)
class _Walk:
    """Collects what a text mentions, in the order in which it stands there."""

    source: Source
    report: Sparing
    placeholders: list[Placeholder] = field(default_factory=list)
    references: list[Reference] = field(default_factory=list)
    functions: list[Mention] = field(default_factory=list)

    def pattern(self, pattern: ast.Pattern, selects: bool) -> None:
        for element in pattern.elements:
            if isinstance(element, ast.Placeable):
                self.expression(element, selects)

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
    sentence, hint = _explain(fault.code, [str(arg) for arg in fault.arguments], text, at)
    related = []
    if fault.code == "E0003" and fault.arguments[:1] == ["}"]:
        opened = _last_open(text, whole.start, at)
        if opened is not None:
            related.append(Related(Span(source, opened, opened + 1), "opened here"))
    report.add("message/syntax", Span(source, at, at if at_end else at + 1), sentence, hint, related)
    key = _KEY.match(text, whole.start)
    return {key[0]} if key else set()


def _last_open(text: str, start: int, end: int) -> int | None:
    """The last brace before `end` that nothing closes. Braces in quotes are rare enough to be counted too."""
    depth = 0
    for at in range(end - 1, start - 1, -1):
        if text[at] == "}":
            depth += 1
        elif text[at] == "{":
            if depth == 0:
                return at
            depth -= 1
    return None


def _seen_at(text: str, at: int) -> str:
    if at >= len(text):
        return "the end of the file"
    char = text[at]
    if char in "\r\n":
        return "the end of the line"
    if char == "\t":
        return "a tab"
    if char == " ":
        return "a blank"
    return f"`{char}`" if char.isprintable() else f"the character U+{ord(char):04X}"


def _explain(code: str, args: list[str], text: str, at: int) -> tuple[str, str]:
    """What is wrong and what to do, from fluent's number for it."""
    seen = _seen_at(text, at)
    if code == "E0003":
        sentence, hint = _EXPECTED.get(args[0], (f"`{args[0]}` is missing here", _ONE_THING))
        sentence = f"{sentence}, but here is {seen}"
    elif code == "E0004":
        sentence, hint = _EXPECTED_NAME if "a" in args[0] else _EXPECTED_DIGIT
        sentence = f"{sentence}, but here is {seen}"
    else:
        sentence, hint = _FAULTS.get(code, ("this cannot be read", "a message is `key = text`"))
        sentence = sentence.replace("{1}", seen).replace("{0}", args[0] if args else "")
    if seen == "a tab" or re.match(r" *\r?\n *\t", text[at : at + 200]):
        hint = "use blanks: a tab does not count as a blank in this format"
    return sentence, hint


_ONE_THING = (
    "between `{` and `}` stands one thing: `$placeholder`, `key`, `-term`, a number, a text in quotes, "
    "or a choice `$placeholder -> ...`; nothing is computed there"
)
_ON_A_LINE = "each variant stands on a line of its own: `[one] ...` and, for all the rest, `*[other] ...`"
_SELECT_ON = "choose by a placeholder, `{ $n -> ... }`, or by an attribute of a term, `{ -term.gender -> ... }`"

_EXPECTED_NAME = (
    "a name should begin here with a letter",
    "names are made of the letters a to z, digits, `-` and `_`, and begin with a letter",
)
_EXPECTED_DIGIT = ("a digit should stand here", "a number is written like 3, -3 or 3.5")

_EXPECTED: dict[str, tuple[str, str]] = {
    "=": ("`=` should follow the key", "a message is `key = text`; a key holds no blanks; further lines are indented"),
    "}": ("a `{` is not closed by `}`", _ONE_THING),
    "]": ("`]` should close the key of the variant", "the key of a variant is one word or number: `[one]`"),
    "[": ("the key of a variant should stand here in `[ ]`", _ON_A_LINE),
    ")": ("`)` should close the arguments", "arguments are parted by commas: `NUMBER($n, minimumFractionDigits: 2)`"),
    " ": ("a comment needs a blank after `#`", "write `# comment`"),
    "\u2424": ("the line should end here", _ON_A_LINE),
    '"': ("the text in quotes should be closed", 'a text in quotes ends on its line; inside it a quote is `\\"`'),
}

# `{0}` is what fluent adds to its number, `{1}` is what stands at the place.
_FAULTS: dict[str, tuple[str, str]] = {
    "E0002": (
        "a message should begin here, but here is {1}",
        "a message is `key = text` from the start of the line; the further lines of a text are indented with blanks",
    ),
    "E0005": (
        "`{0}` has neither a text nor an attribute",
        'write its text after `=` or on indented lines below; a text that is meant to be empty is `{ "" }`',
    ),
    "E0006": ("the term `-{0}` has no text", "write its text after `=` or on indented lines below"),
    "E0008": (
        "only a function or a term can be given arguments",
        "the functions are `NUMBER` and `DATETIME`, in capitals; a placeholder is `$name`",
    ),
    "E0009": ("the name of an argument is one plain word", 'write `-term(case: "genitive")`'),
    "E0010": ("no variant is marked as the one for all the rest", "put `*` before it: `*[other] ...`"),
    "E0011": ("no variant follows `->`", _ON_A_LINE),
    "E0012": ("a text is missing here", 'write it; a text that is meant to be empty is `{ "" }`'),
    "E0013": ("the key of a variant is missing here", _ON_A_LINE),
    "E0014": (
        "a named argument is a number or a text in quotes, but here is {1}",
        'write `-term(case: "genitive")`; a placeholder cannot be handed on',
    ),
    "E0015": ("a second variant is marked with `*`", "only one is for all the rest: remove the other `*`"),
    "E0016": ("a choice cannot be made by a message", _SELECT_ON),
    "E0017": ("a choice cannot be made by the text of a term", _SELECT_ON),
    "E0018": ("a choice cannot be made by an attribute of a message", _SELECT_ON),
    "E0019": (
        "an attribute of a term cannot be shown",
        "one can only choose by it: `{ -term.gender -> ... }`",
    ),
    "E0020": (
        "the text in quotes is not closed on its line",
        "add the closing quote; a longer text stands outside the braces",
    ),
    "E0021": ("an argument without a name stands after one with a name", "put the named ones last"),
    "E0022": ("an argument is given twice", "remove one of the two"),
    "E0025": ("`\\{0}` means nothing in a text in quotes", 'there are `\\\\`, `\\"`, `\\u00E9` and `\\U01F600`'),
    "E0026": ("`{0}` is no character", "`\\u` takes four digits or letters a to f, `\\U` takes six"),
    "E0027": ("a `}` closes nothing", 'remove it; a brace that is meant to be shown is `{ "}" }`'),
    "E0028": ("something to show should stand here, but here is {1}", _ONE_THING),
    "E0029": ("a choice cannot be made by this", _SELECT_ON),
    _TOO_DEEP: (
        f"more than {MOST_NESTED} braces and brackets stand inside one another",
        "take the inner ones out into messages or terms of their own",
    ),
}

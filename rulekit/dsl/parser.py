"""Text to syntax tree. With `builder.py` the only file that knows the parser library.

One grammar, two readers: in effects a line is a statement and indentation counts; in all other slots a line break
means nothing. A line that cannot be read is reported, taken out, and the rest is read on, so that every fault of a
text is found.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache, partial
from importlib import resources
from typing import TypeVar, cast

from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedCharacters, UnexpectedInput, UnexpectedToken
from lark.indenter import DedentError, Indenter

from rulekit.diagnostics import Diagnostics
from rulekit.dsl import syntax as s
from rulekit.dsl.builder import Builder
from rulekit.dsl.mistakes import explain
from rulekit.source import EmbeddedText, Span

MOST_CHARACTERS = 40_000
MOST_NESTING = 110
MOST_FAULTS = 8

_TAB = re.compile(r"^ *\t", re.MULTILINE)
_SLOTS = ["value", "choice", "bound", "decl", "modifier"]

N = TypeVar("N", bound=s.Node)


class _Blocks(Indenter):
    NL_type = "_NL"
    OPEN_PAREN_types = ["LPAR", "LSQB"]  # noqa: RUF012
    CLOSE_PAREN_types = ["RPAR", "RSQB"]  # noqa: RUF012
    INDENT_type = "_INDENT"
    DEDENT_type = "_DEDENT"
    tab_len = 8


class _NoLines:
    """Outside effects a line break is white space."""

    always_accept = ("_NL",)

    def process(self, stream: Iterator[Token]) -> Iterator[Token]:
        return (token for token in stream if token.type != "_NL")


def grammar() -> str:
    """The text of the grammar, which is also its documentation."""
    return resources.files("rulekit.dsl").joinpath("grammar.lark").read_text(encoding="utf-8")


def _reader(slot: str) -> Lark:
    return _effects() if slot == "effect" else _others()


@cache
def _effects() -> Lark:
    return _lark(["effect"], _Blocks())


@cache
def _others() -> Lark:
    return _lark(_SLOTS, _NoLines())


def _lark(start: list[str], postlex: object) -> Lark:
    return Lark(
        grammar(),
        parser="lalr",
        start=start,
        postlex=cast(Indenter, postlex),
        propagate_positions=True,
        maybe_placeholders=True,
    )


def parse_effect(text: EmbeddedText, found: Diagnostics) -> s.Suite | None:
    """Statements."""
    return _parse("effect", text, found, lambda b, t: b.suite(t))


def parse_value(text: EmbeddedText, found: Diagnostics) -> s.Expr | None:
    """A number, a condition, a list."""
    return _parse("value", text, found, lambda b, t: b.expr(_first(t)))


def parse_choice(text: EmbeddedText, found: Diagnostics) -> s.Choice | None:
    """What a clause lets one choose."""
    return _parse("choice", text, found, lambda b, t: b.choice(t))


def parse_bound(text: EmbeddedText, found: Diagnostics) -> s.Binding | None:
    """A name and what it ranges over."""
    return _parse("bound", text, found, lambda b, t: b.binding(_first(t)))


def parse_modifier(text: EmbeddedText, found: Diagnostics) -> s.Modifier | None:
    """A change of a named value."""
    return _parse("modifier", text, found, lambda b, t: b.modifier(t))


def parse_decl(text: EmbeddedText, found: Diagnostics) -> s.Decl | None:
    """A type, with its default."""
    return _parse("decl", text, found, lambda b, t: b.decl(t))


def _parse(slot: str, text: EmbeddedText, found: Diagnostics, build: Callable[[Builder, Tree[Token]], N]) -> N | None:
    here = text.span(0, min(len(text.text), 1))
    if len(text.text) > MOST_CHARACTERS:
        found.add("syntax/too-long", here, f"a text of more than {MOST_CHARACTERS} characters", "use procedures")
        return None
    tab = _TAB.search(text.text) if slot == "effect" else None
    if tab:
        found.add("syntax/tab", text.span(tab.end() - 1, tab.end()), "a tab in the indentation", "indent with blanks")
        return None
    body, faulty = text.text, set[int]()
    while len(faulty) < MOST_FAULTS:
        try:
            tree = _reader(slot).parse(body.rstrip() + "\n" if slot == "effect" else body, start=slot)
        except (UnexpectedInput, DedentError) as fault:
            place = _place(fault, body)
            line = body.count("\n", 0, place[0])
            if line in faulty:
                return None
            shift = _line_start(text.text, line) - _line_start(body, line)
            code = explain(_fault(fault), body, place, partial(_shifted, text, shift), slot, found)
            shorter = _without_line(body, line, code) if slot == "effect" else None
            if shorter is None:
                return None
            faulty.add(line)
            body = shorter
            continue
        if faulty:
            return None
        if _depth(tree) > MOST_NESTING:
            found.add(
                "syntax/too-deep", here, f"an expression or block nested more than {MOST_NESTING} deep", "use values"
            )
            return None
        builder = Builder(text, found)
        built = build(builder, tree)
        return None if builder.faulty else built
    return None


def _shifted(text: EmbeddedText, by: int, start: int, end: int) -> Span:
    return text.span(start + by, end + by)


def _line_start(text: str, line: int) -> int:
    at = 0
    for _ in range(line):
        at = text.find("\n", at) + 1
    return at


def _depth(tree: Tree[Token]) -> int:
    """How deep a tree is, found without recursion."""
    deepest, level = 0, [tree]
    while level:
        deepest += 1
        level = [kid for node in level for kid in node.children if isinstance(kid, Tree)]
    return deepest


def _place(fault: UnexpectedInput | DedentError, body: str) -> tuple[int, int]:
    """Where the fault stands in the text: the token that does not fit, or the end of the text before it."""
    if isinstance(fault, UnexpectedToken):
        token = fault.token
        if token.start_pos is not None and token.type not in ("$END", "_DEDENT", "_INDENT", "_NL"):
            return token.start_pos, token.end_pos or token.start_pos + 1
        start = token.start_pos if token.start_pos is not None and token.type != "$END" else len(body)
        if token.type == "_INDENT":
            start = min(start + 1, len(body))
            while start < len(body) and body[start] in " \n":
                start += 1
            return start, start + 1
        start = len(body[: max(0, start)].rstrip()) if token.type != "_DEDENT" else start
        return max(0, start), max(0, start) + 1
    if isinstance(fault, UnexpectedCharacters):
        at = cast(int, fault.pos_in_stream)
        return at, at + 1
    return _bad_dedent(body)


def _bad_dedent(body: str) -> tuple[int, int]:
    """The first line whose indentation fits no block that is open."""
    levels = [0]
    at = 0
    for line in body.split("\n"):
        text = line.strip()
        if text and not text.startswith("#"):
            depth = len(line) - len(line.lstrip())
            if depth > levels[-1]:
                levels.append(depth)
            while depth < levels[-1]:
                levels.pop()
            if depth != levels[-1]:
                return at + depth, at + depth + 1
        at += len(line) + 1
    return 0, 1


def _fault(fault: UnexpectedInput | DedentError) -> tuple[str, frozenset[str]]:
    """What was found, and what could have stood there, as names of tokens."""
    if isinstance(fault, UnexpectedToken):
        return fault.token.type, frozenset(fault.accepts or fault.expected)
    if isinstance(fault, UnexpectedCharacters):
        return "CHARACTER", frozenset(fault.allowed or ())
    return "DEDENT", frozenset()


def _without_line(body: str, number: int, code: str) -> str | None:
    """The text with the faulty line made harmless; None if the lines after it would only be misread."""
    lines = body.split("\n")
    line = lines[number].split("#")[0]
    word = line.split()[0].rstrip(":") if line.split() else ""
    if "bracket" in code or code in ("syntax/end", "syntax/braces") or word in ("match", "switch", "case"):
        return None
    indent = line[: len(line) - len(line.lstrip())]
    if code == "syntax/missing-colon" or line.rstrip().endswith(":"):
        harmless = "if true:"
    else:
        harmless = "if true: nothing" if word in ("if", "elif", "else", "for", "repeat") else "nothing"
    lines[number] = indent + harmless
    return "\n".join(lines)


def _first(tree: Tree[Token]) -> Tree[Token]:
    return cast("Tree[Token]", tree.children[0])

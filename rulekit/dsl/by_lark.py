"""Lark, which makes the tables of the grammar, and which says of a text that cannot be read where and why.

With `tables.py` the only file that knows it. It is imported only when it is needed: that takes a while.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import cast

from lark import Lark, Token
from lark.exceptions import UnexpectedCharacters, UnexpectedInput, UnexpectedToken
from lark.indenter import DedentError, Indenter

from rulekit.dsl.stumble import code_of
from rulekit.dsl.tables import DEDENT, END, INDENT, LINE_BREAK, SLOTS, TAB, grammar

Fault = tuple[str, frozenset[str]]
"""What was found, and what could have stood there, as names of tokens."""


class _Blocks(Indenter):
    NL_type = LINE_BREAK
    OPEN_PAREN_types = ["LPAR", "LSQB"]  # noqa: RUF012
    CLOSE_PAREN_types = ["RPAR", "RSQB"]  # noqa: RUF012
    INDENT_type = INDENT
    DEDENT_type = DEDENT
    tab_len = TAB


class _NoLines:
    """Outside effects a line break is white space."""

    always_accept = (LINE_BREAK,)

    def process(self, stream: Iterator[Token]) -> Iterator[Token]:
        return (token for token in stream if token.type != LINE_BREAK)


@cache
def lark_for(group: str) -> Lark:
    """The parser of effects, or of all other slots."""
    return Lark(
        grammar(),
        parser="lalr",
        start=list(SLOTS[group]),
        postlex=_Blocks() if group == "effect" else cast(Indenter, _NoLines()),
        maybe_placeholders=True,
    )


def what_is_wrong(group: str, slot: str, body: str, text: str) -> tuple[Fault, tuple[int, int]]:
    """Why a text cannot be read, and where. `text` is the body as the grammar wants it."""
    try:
        lark_for(group).parse(text, start=slot)
    except (UnexpectedInput, DedentError) as fault:
        return _fault(fault), _place(fault, body)
    raise AssertionError("Lark can read what its tables cannot")


def _place(fault: UnexpectedInput | DedentError, body: str) -> tuple[int, int]:
    """Where the fault stands in the text: the token that does not fit, or the end of the text before it."""
    if isinstance(fault, UnexpectedToken):
        token = fault.token
        if token.start_pos is not None and token.type not in (END, DEDENT, INDENT, LINE_BREAK):
            return token.start_pos, token.end_pos or token.start_pos + 1
        start = token.start_pos if token.start_pos is not None and token.type != END else len(body)
        if token.type == INDENT:
            start = min(start + 1, len(body))
            while start < len(body) and body[start] in " \n":
                start += 1
            return start, start + 1
        start = len(code_of(body[: max(0, start)])) if token.type != DEDENT else start
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


def _fault(fault: UnexpectedInput | DedentError) -> Fault:
    if isinstance(fault, UnexpectedToken):
        return fault.token.type, frozenset(fault.accepts or fault.expected)
    if isinstance(fault, UnexpectedCharacters):
        return "CHARACTER", frozenset(fault.allowed or ())
    return "DEDENT", frozenset()

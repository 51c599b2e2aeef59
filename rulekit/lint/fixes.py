"""What mends a diagnostic, where it is clear what is meant: text edits at its place.

A check of the linter brings its own edits. For faults that are found earlier, by reading and checking, they are made
here, from the code and the place.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from rulekit.diagnostics import Diagnostic, Edit
from rulekit.source import Span

Mend = Callable[[Diagnostic], tuple[Edit, ...]]

_NEAR = re.compile(r"did you mean `([^`\s]+)`\?")
_WORD = re.compile(r"[\w/.-]+")
_OPERATORS = {"&&": "and", "||": "or", "&": "and", "|": "or"}
_OPERATOR = re.compile(r"&&|\|\||&|\||!(?!=)")


def edits_for(item: Diagnostic) -> tuple[Edit, ...]:
    """The edits that mend a diagnostic; none if it takes a person to say what is meant, or if nothing would change."""
    mend = _MENDS.get(item.code, _as_meant)
    edits = item.fix or mend(item)
    return edits if any(edit.text != edit.span.text for edit in edits) else ()


def is_fixed_here(code: str) -> bool:
    """Are there edits for a code that no check of the linter brings?"""
    return code in _MENDS


def _as_meant(item: Diagnostic) -> tuple[Edit, ...]:
    """A misspelt word with one near candidate."""
    near = _NEAR.fullmatch(item.hint)
    if near is None or not _WORD.fullmatch(item.span.text):
        return ()
    return (Edit(item.span, near[1]),)


# ------------------------------------------------------------------------------------------ signs of other languages
def _elif(item: Diagnostic) -> tuple[Edit, ...]:
    before = _backwards(item.span, "else")
    return (Edit(before.to(item.span), "elif"),) if before is not None else ()


def _operator(item: Diagnostic) -> tuple[Edit, ...]:
    text = item.span.source.text
    sign = _OPERATOR.match(text, item.span.start)
    if sign is None:
        return ()
    here = Span(item.span.source, sign.start(), sign.end())
    if sign[0] == "!":
        return (Edit(here, "not "),)
    left = "" if text[sign.start() - 1 : sign.start()].isspace() else " "
    right = "" if text[sign.end() : sign.end() + 1].isspace() else " "
    return (Edit(here, f"{left}{_OPERATORS[sign[0]]}{right}"),)


def _increment(item: Diagnostic) -> tuple[Edit, ...]:
    text = item.span.source.text
    for start in (item.span.start - 1, item.span.start):
        if text[start : start + 2] in ("++", "--"):
            return (Edit(Span(item.span.source, start, start + 2), f" {text[start]}= 1"),)
    return ()


def _instead(word: str) -> Mend:
    """Another word in the place of the one that is found."""
    return lambda item: (Edit(item.span, word),)


def _loop(item: Diagnostic) -> tuple[Edit, ...]:
    return (Edit(item.span, "in"),) if item.span.text == "of" else ()


def _from(item: Diagnostic) -> tuple[Edit, ...]:
    word = item.span.text.split()[0]
    start = item.span.start
    return (Edit(Span(item.span.source, start, start + len(word)), "in"),) if word in ("from", "of", "among") else ()


def _is(item: Diagnostic) -> tuple[Edit, ...]:
    """`a is b` where `a == b` is meant: the `is` behind what is tested."""
    text = item.span.source.text
    line_end = text.find("\n", item.span.end)
    found = re.compile(r"\s+is(\s+not)?\s+").match(text, item.span.end, line_end if line_end >= 0 else len(text))
    if found is None:
        return ()
    sign = " != " if found[1] else " == "
    return (Edit(Span(item.span.source, found.start(), found.end()), sign),)


def _not_twice(item: Diagnostic) -> tuple[Edit, ...]:
    found = re.match(r"not\s+not\s+", item.span.text)
    return (Edit(Span(item.span.source, item.span.start, item.span.start + found.end()), ""),) if found else ()


def _small_letters(item: Diagnostic) -> tuple[Edit, ...]:
    word = re.compile(r"\w+").match(item.span.source.text, item.span.start)
    if word is None or not word[0].isascii():
        return ()
    small = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", word[0]).lower()
    return (Edit(Span(item.span.source, word.start(), word.end()), small),)


def _colon(item: Diagnostic) -> tuple[Edit, ...]:
    return (Edit(Span(item.span.source, item.span.end, item.span.end), ":"),)


def _needless_else(item: Diagnostic) -> tuple[Edit, ...]:
    before = _backwards(item.span, "else")
    if before is None:
        return ()
    text, start = item.span.source.text, before.start
    while start > 0 and text[start - 1] == " ":
        start -= 1
    return (Edit(Span(item.span.source, start, item.span.end), ""),)


def _backwards(span: Span, word: str) -> Span | None:
    """The word right before a place."""
    found = re.search(rf"\b{word}\s+$", span.source.text[: span.start])
    return Span(span.source, found.start(), found.start() + len(word)) if found is not None else None


# ------------------------------------------------------------------------------------------ messages
def _orphan(item: Diagnostic) -> tuple[Edit, ...]:
    """A message that nothing uses goes, with the lines that belong to it."""
    text = item.span.source.text
    start = text.rfind("\n", 0, item.span.start) + 1
    end = text.find("\n", item.span.start) + 1 or len(text)
    while end < len(text) and text[end] in " }":
        end = text.find("\n", end) + 1 or len(text)
    return (Edit(Span(item.span.source, start, end), ""),)


_MENDS: dict[str, Mend] = {
    "syntax/else-if": _elif,
    "syntax/operator": _operator,
    "syntax/increment": _increment,
    "syntax/assign-in-condition": _instead("=="),
    "syntax/for-of": _loop,
    "syntax/choose-from": _from,
    "syntax/capital": _small_letters,
    "syntax/missing-colon": _colon,
    "schema/name": _small_letters,
    "type/is": _is,
    "type/not-twice": _not_twice,
    "flow/needless-else": _needless_else,
    "message/orphan": _orphan,
}

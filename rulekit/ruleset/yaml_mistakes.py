"""Common mistakes in YAML, each with a sentence for people who never read the YAML specification.

A reader says where it could not go on, which is often below the line that is to blame. Here the lines around that
place are looked at, and the finding stands where the mistake was made.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from rulekit.diagnostics import Diagnostics
from rulekit.source import Source, Span

_KEY_ALONE = re.compile(r"(- +)*[\w.-]+")
_ENTRY = re.compile(r"[\w.-]+:(\s|$)")
_STATEMENT = re.compile(r"(let|move|reveal|show|say|return|stop|nothing|if|for|repeat|match|each|random)\b|\w[\w.]*\(")
_INDENT = "indent with blanks, two for each level"
_LINE_UP = "line it up with its neighbours"
_ALONE = "quote the text or put it on a line of its own"


@dataclass(frozen=True, slots=True)
class Stop:
    """Where the reader stopped, what it says, what it was reading then, and where that began."""

    source: Source
    problem: str
    context: str
    at: int
    begin: int

    def line(self, offset: int) -> int:
        return self.source.position(offset)[0]

    @property
    def sign(self) -> str:
        return self.source.text[self.at : self.at + 1]

    def span(self, at: int) -> Span:
        return Span(self.source, at, min(at + 1, len(self.source.text)))

    def first_word(self, line: int) -> Span:
        """The first sign of a line."""
        text = self.source.line(line)
        return self.span(self.source.start_of(line) + _depth(text))


def explain(stop: Stop, found: Diagnostics) -> None:
    """Says what is wrong, once, where it is."""
    line = stop.source.line(stop.line(stop.at))
    quote = _open_quote(stop)
    if "\t" in line[: len(line) - len(line.lstrip())] or stop.sign == "\t":
        found.add("yaml/tab", stop.span(stop.at), "a tab in the indentation", _INDENT)
    elif quote is not None:
        found.add("yaml/syntax", stop.span(quote), "a quote that is not closed", "close it")
    else:
        span, message, hint = _explained(stop)
        found.add("yaml/syntax", span, message, hint)


def _explained(stop: Stop) -> tuple[Span, str, str]:
    odd = _no_entry(stop) or _odd_line(stop)
    if stop.sign in ("}", "]") and "flow" not in stop.context:
        return stop.span(stop.at), f"this `{stop.sign}` closes nothing", "remove it, or open it before"
    if "mapping values are not allowed" in stop.problem:
        return odd or _second_colon(stop)
    if "expected ',' or" in stop.problem or "flow" in stop.context:
        return _in_braces(stop)
    if "cannot start any token" in stop.problem:
        return stop.span(stop.at), f"no value can begin with `{stop.sign}`", "quote the text"
    if "could not find expected ':'" in stop.problem:
        return _no_colon(stop)
    if "block" in stop.context:
        return odd or _mixed(stop)
    return odd or (stop.span(stop.at), f"this is not YAML: {stop.problem or 'it cannot be read'}", "")


# ---------------------------------------------------------------------------------------------- one mistake each


def _open_quote(stop: Stop) -> int | None:
    """The quote of a text that does not end on its line; None if that is not what went wrong."""
    if "quoted scalar" in stop.context and "end of stream" in stop.problem:
        return stop.begin
    odd = [n for n in range(1, stop.line(stop.at) + 1) if _without_comment(stop.source.line(n)).count('"') % 2]
    if len(odd) != 1:
        return None
    return stop.source.start_of(odd[0]) + _without_comment(stop.source.line(odd[0])).rindex('"')


def _no_entry(stop: Stop) -> tuple[Span, str, str] | None:
    """The line above is to blame if it should be an entry and is none: it has no colon, or not where one belongs."""
    here = stop.line(stop.at)
    above = _line_above(stop.source, here)
    text, below = (_without_comment(stop.source.line(n)) for n in (above, here))
    follows = _ENTRY.match(below.strip()) or _is_bar(text)
    if not above or not follows or _depth(text) > _depth(below):
        return None
    if re.search(r":(\s|$)", text) or text.lstrip().startswith("- "):
        return None
    return stop.first_word(above), "a key without its `:`", "write `key: value`; check the indentation"


def _odd_line(stop: Stop) -> tuple[Span, str, str] | None:
    """A line whose indentation differs from that of the lines around it, which are alike: above where reading ended."""
    here = stop.line(stop.at)
    above = _line_above(stop.source, here)
    before = _line_above(stop.source, above)
    depth, odd, usual = (_depth(stop.source.line(n)) for n in (here, above, before))
    if not before or odd >= depth or depth != usual or not _has_value(stop.source.line(above)):
        return None
    return stop.first_word(above), "this line is indented less than those around it", _LINE_UP


def _second_colon(stop: Stop) -> tuple[Span, str, str]:
    here = stop.line(stop.at)
    before = stop.source.text[stop.source.start_of(here) : stop.at]
    if _KEY_ALONE.fullmatch(before.strip()) and _depth(before) > _depth(
        stop.source.line(_line_above(stop.source, here))
    ):
        message = "the indentation of this line puts it inside the one above, which has its value already"
        return stop.first_word(here), message, _LINE_UP
    message = "a second `: ` on this line makes YAML see a key in the middle of a text"
    return stop.span(stop.at), message, f"{_ALONE} after `|`"


def _in_braces(stop: Stop) -> tuple[Span, str, str]:
    """A fault inside `{ }` or `[ ]`: at the sign that broke a text, or at the bracket that nobody closed."""
    if stop.line(stop.begin) == stop.line(stop.at) and stop.sign in ("[", "{", ":"):
        word = re.search(r"[\s,{\[]([\w.-]+)\s*$", stop.source.text[stop.begin : stop.at])
        comma = f"; if `{word[1]}` is a key, put a comma before it" if stop.sign == ":" and word else ""
        return stop.span(stop.at), f"inside `{{ }}` a text ends at `{stop.sign}`", f"{_ALONE}{comma}"
    message = "a `{` or `[` is not closed, or a text inside it has a comma, a bracket or a colon"
    return stop.span(stop.begin), message, "close it, or quote the text inside it"


def _no_colon(stop: Stop) -> tuple[Span, str, str]:
    """A line that should be an entry: an effect whose key has no `|`, a text that is not indented, or a lost colon."""
    line = stop.line(stop.begin)
    text = stop.source.line(line)
    if _STATEMENT.match(text.strip()):
        above = _line_above(stop.source, line)
        while above and _depth(stop.source.line(above)) >= _depth(text) and not _is_bar(stop.source.line(above)):
            above = _line_above(stop.source, above)
        if above and _is_bar(stop.source.line(above)):
            return stop.first_word(line), "the text after `|` must be indented deeper than its key", _INDENT
        if above and not _has_value(stop.source.line(above)):
            key = stop.source.line(above).strip().split(":")[0]
            message = f"an effect stands under `{key}`, but a `|` is missing behind the key"
            return stop.first_word(above), message, f"write `{key}: |`"
    return stop.first_word(line), "a key without its `:`", "write `key: value`; check the indentation"


def _mixed(stop: Stop) -> tuple[Span, str, str]:
    """A line that does not fit those above it; where one list item stands among keys, that is to blame."""
    here, first = stop.line(stop.at), stop.line(stop.begin)
    if "collection" in stop.context and _line_above(stop.source, here) == first and _ENTRY.match(_rest(stop, here)):
        message = "a list begins here, but keys follow"
        return stop.first_word(first), message, "leave the `- ` out, or give every line one"
    above = _line_above(stop.source, here)
    if _is_bar(stop.source.line(_line_above(stop.source, above))) and _depth(stop.source.line(above)) > _column(stop):
        message = "the first line of a text must not be indented deeper than the others"
        return stop.first_word(above), message, "line it up with the one below"
    message = "this line does not fit the indentation of those above it"
    return stop.span(stop.at), message, _LINE_UP


# ---------------------------------------------------------------------------------------------- lines


def _line_above(source: Source, number: int) -> int:
    """The next line above that is neither empty nor a comment; 0 if there is none."""
    number -= 1
    while number > 0 and not _without_comment(source.line(number)).strip():
        number -= 1
    return max(number, 0)


def _without_comment(line: str) -> str:
    return re.sub(r"(^|\s)#.*", "", line)


def _depth(line: str) -> int:
    return len(line) - len(line.lstrip(" "))


def _has_value(line: str) -> bool:
    return not _without_comment(line).rstrip().endswith(":")


def _is_bar(line: str) -> bool:
    return _without_comment(line).rstrip().endswith(("|", "|-", "|+", ">"))


def _column(stop: Stop) -> int:
    return _depth(stop.source.line(stop.line(stop.at)))


def _rest(stop: Stop, line: int) -> str:
    return stop.source.line(line).strip()

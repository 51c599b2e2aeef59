"""Exceptions that authors make: `# lint: allow CODE: reason`, behind what it is about or on the line above it.

The comment works in YAML and inside effects alike. It must give a reason, and it must be needed: one that allows
nothing is itself found. What is an error cannot be allowed, for nobody could play it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from rulekit.codes import CODES, Code
from rulekit.diagnostics import Diagnostic, Edit, Severity
from rulekit.source import Source, Span
from rulekit.suggest import did_you_mean

CODES["lint/unknown-code"] = Code("warning", "An exception for a check that does not exist.")
CODES["lint/no-reason"] = Code("warning", "An exception without a reason.")
CODES["lint/not-needed"] = Code("warning", "An exception that allows nothing.")
CODES["lint/cannot-allow"] = Code("warning", "An exception for an error.")

_COMMENT = re.compile(r"(?:(?<=\s)|^)#[ \t]*lint:[ \t]*allow[ \t]+(?P<code>[\w/-]+)(?P<rest>[^\n]*)", re.MULTILINE)
_FORM = "write `# lint: allow CODE: why`"


@dataclass(slots=True)
class Allowance:
    """One exception: the lines it is about, and what it has allowed so far."""

    span: Span
    code: str
    code_span: Span
    reason: str
    lines: tuple[int, ...]
    used: bool = field(default=False)


def allowances(source: Source) -> list[Allowance]:
    """All exceptions in a file."""
    found: list[Allowance] = []
    for match in _COMMENT.finditer(source.text):
        line, column = source.position(match.start())
        alone = not source.line(line)[: column - 1].strip()
        code = Span(source, match.start("code"), match.end("code"))
        reason = match["rest"].strip().removeprefix(":").strip()
        lines = (line, _next_line(source, line)) if alone else (line,)
        found.append(Allowance(Span(source, match.start(), match.end()), match["code"], code, reason, lines))
    return found


def _next_line(source: Source, line: int) -> int:
    """The next line below that is no comment."""
    number = line + 1
    while source.line(number).lstrip().startswith("#"):
        number += 1
    return number


def without_allowed(found: Iterable[Diagnostic], allowed: list[Allowance]) -> Iterator[Diagnostic]:
    """What is found and not allowed; remembers which exceptions were needed."""
    for item in found:
        fitting = [a for a in allowed if _is_about(a, item)]
        for allowance in fitting:
            allowance.used = True
        if not fitting or item.severity is Severity.ERROR:
            yield item


def _is_about(allowance: Allowance, item: Diagnostic) -> bool:
    same_file = allowance.span.source.name == item.span.source.name
    return same_file and allowance.code == item.code and item.span.line in allowance.lines


def faults_of(allowed: Iterable[Allowance], checked: set[str]) -> Iterator[Diagnostic]:
    """What is wrong with the exceptions themselves. `checked`: the codes that were looked for."""
    for allowance in allowed:
        known = CODES.get(allowance.code)
        if known is None:
            message = f"there is no check `{allowance.code}`"
            yield _fault("lint/unknown-code", allowance.code_span, message, did_you_mean(allowance.code, CODES))
            continue
        if not allowance.reason:
            message = f"no reason is given why `{allowance.code}` is allowed here"
            yield _fault("lint/no-reason", allowance.span, message, _FORM)
        if known.severity == "error":
            message = f"`{allowance.code}` is an error, which cannot be allowed"
            yield _fault("lint/cannot-allow", allowance.code_span, message, "mend what it is about")
        elif not allowance.used and allowance.code in checked:
            message = f"there is nothing here for `{allowance.code}` to be allowed"
            hint = "delete the comment"
            yield _fault("lint/not-needed", allowance.span, message, hint, (Edit(_whole(allowance.span), ""),))


def _whole(span: Span) -> Span:
    """A comment with the blanks before it; with its line if nothing else stands there."""
    text = span.source.text
    start = span.start
    while start > 0 and text[start - 1] in " \t":
        start -= 1
    alone = start == 0 or text[start - 1] == "\n"
    return Span(span.source, start, min(span.end + alone, len(text)))


def _fault(code: str, span: Span, message: str, hint: str, fix: tuple[Edit, ...] = ()) -> Diagnostic:
    return Diagnostic(code, Severity(CODES[code].severity), message, span, hint, (), fix)

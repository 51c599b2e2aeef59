"""What is wrong with a ruleset, as values: a code, a place, a sentence and a hint.

Passes collect diagnostics and go on; nothing here raises but `RulesetError`, once, at the end.
Every code is declared in `codes.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from enum import Enum

from rulekit.codes import CODES
from rulekit.source import Span


class Severity(Enum):
    ERROR = "error"
    WARNING = "warning"
    INFO = "info"


@dataclass(frozen=True, slots=True)
class Related:
    """Another place that has to do with a diagnostic."""

    span: Span
    message: str


@dataclass(frozen=True, slots=True)
class Edit:
    """A change of a file's text: what stands in `span` gives way to `text`."""

    span: Span
    text: str


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """`fix`: the edits that would mend it, if it is clear what is meant."""

    code: str
    severity: Severity
    message: str
    span: Span
    hint: str = ""
    related: tuple[Related, ...] = ()
    fix: tuple[Edit, ...] = ()


@dataclass(slots=True)
class Diagnostics:
    """A growing list of diagnostics; the same fault at the same place is kept once."""

    found: list[Diagnostic] = field(default_factory=list)
    _seen: set[Diagnostic] = field(default_factory=set)

    def add(
        self,
        code: str,
        span: Span,
        message: str,
        hint: str = "",
        related: Iterable[Related] = (),
        fix: Iterable[Edit] = (),
    ) -> None:
        severity = Severity(CODES[code].severity)
        item = Diagnostic(code, severity, message, span.head(), hint, tuple(related), tuple(fix))
        self.extend([item])

    def extend(self, others: Iterable[Diagnostic]) -> None:
        for item in others:
            if item not in self._seen:
                self._seen.add(item)
                self.found.append(item)

    def __iter__(self) -> Iterator[Diagnostic]:
        return iter(self.found)

    def __contains__(self, item: object) -> bool:
        return item in self._seen

    def __len__(self) -> int:
        return len(self.found)

    @property
    def errors(self) -> bool:
        return any(item.severity is Severity.ERROR for item in self.found)

    def in_order(self) -> list[Diagnostic]:
        """By file, place and code: the same list on every machine."""
        return sorted(self.found, key=lambda d: (d.span.source.name, d.span.start, d.span.end, d.code, d.message))


class RulesetError(Exception):
    """A ruleset that cannot be used; carries every diagnostic, in order."""

    def __init__(self, diagnostics: Iterable[Diagnostic]) -> None:
        self.diagnostics = tuple(diagnostics)
        first = self.diagnostics[0]
        more = len(self.diagnostics) - 1
        rest = f" (and {more} more)" if more else ""
        place = f"{first.span.source.name}:{first.span.line}:{first.span.column}"
        super().__init__(f"{place}: {first.message} [{first.code}]{rest}")

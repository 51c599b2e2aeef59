"""How a game can stop: by its rules (`Over`), or by a fault of its ruleset (`Fault`).

A fault is a diagnostic like any other: it names the YAML line, and as related places the clauses that led there.
"""

from __future__ import annotations

from rulekit.diagnostics import Diagnostic
from rulekit.source import Span

MOST_NUMBER = 10**12
"""A number of a game is smaller than this."""


class Fault(Exception):
    """A ruleset went wrong while it ran. The answer that led there is not carried out."""

    def __init__(self, diagnostic: Diagnostic) -> None:
        super().__init__(diagnostic.message)
        self.diagnostic = diagnostic


class Trouble(Exception):
    """Something that must not happen, found by the running code; the place is added on the way out."""

    def __init__(self, code: str, message: str, hint: str = "", span: Span | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.hint = hint
        self.span = span


CANNOT_TELL = (Trouble, ArithmeticError, TypeError)
"""What generated code raises where something cannot be worked out, as it was not set or is no number."""


class Over(Exception):
    """The game has ended: the message key of the reason, who has won, and the points if there are any."""

    def __init__(self, reason: str, winners: tuple[int, ...], scores: tuple[int, ...] | None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.winners = winners
        self.scores = scores


class IllegalAnswer(ValueError):
    """An answer that the decision does not allow. Nothing was changed."""

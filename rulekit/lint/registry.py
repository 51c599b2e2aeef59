"""Checks of the linter. A check is one function with its code, its severity and its meaning in one sentence.

    @check("unused/table", "warning", "A table that nothing looks up.")
    def unused_tables(subject: Subject) -> Iterator[Found]:
        ...
        yield Found(table.span, f"nothing looks up the table `{table.name}`", "delete it")

Its page is docs/lint/unused/table.md, its cases are tests/lint/cases/unused/table.err.yaml and table.ok.yaml.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulekit.codes import CODES, Code
from rulekit.diagnostics import Edit, Related
from rulekit.source import Span

if TYPE_CHECKING:
    from rulekit.lint.subject import Subject


@dataclass(frozen=True, slots=True)
class Found:
    """What a check has found: the place, a sentence, what to do about it, and the edits that would do it."""

    span: Span
    message: str
    hint: str = ""
    related: tuple[Related, ...] = ()
    fix: tuple[Edit, ...] = ()


Find = Callable[["Subject"], Iterator[Found]]

CHECKS: dict[str, Find] = {}


def check(code: str, severity: str, meaning: str) -> Callable[[Find], Find]:
    """Declares a check; the function below it goes through a ruleset and gives what it finds."""

    def declare(find: Find) -> Find:
        CODES[code] = Code(severity, meaning)
        CHECKS[code] = find
        return find

    return declare

"""Which places of a ruleset games have come to: marks in the generated code, for whoever asks for them.

A mark is a place in the YAML and a way: `ran` for a statement, a value or a modifier, `true` and `false` for a test.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from rulekit.source import Span

RAN = "ran"
TRUE = "true"
FALSE = "false"


class Mark(NamedTuple):
    span: Span
    way: str


class Cover:
    """Hands out numbers for marks while rules are compiled, and keeps those that games have come to.

    What is settled beforehand, by the number of players or an option, counts as come to by every game.
    """

    def __init__(self) -> None:
        self.marks: list[Mark] = []
        self.seen: set[int] = set()
        self.settled: set[int] = set()
        self._numbers: dict[Mark, int] = {}

    def number(self, span: Span, way: str) -> int:
        mark = Mark(span, way)
        known = self._numbers.get(mark)
        if known is None:
            known = self._numbers[mark] = len(self.marks)
            self.marks.append(mark)
        return known

    def ran(self, span: Span, way: str = RAN) -> str:
        """A statement that notes that a game has come here."""
        return f"_ran({self.number(span, way)})"

    def value(self, span: Span, code: str, known: bool) -> str:
        """An expression that notes that it was worked out; one that is known beforehand has been, with this."""
        if known:
            self.settled.add(self.number(span, RAN))
            return code
        return f"({self.ran(span)} or {code})"

    def test(self, span: Span, code: str, known: object) -> str:
        """A test that notes how it came out."""
        yes, no = self.number(span, TRUE), self.number(span, FALSE)
        if known is True or known is False:
            self.settled.add(yes if known else no)
            return code
        return f"_tested({yes}, {no}, {code})"

    def names(self) -> dict[str, Callable[..., Any]]:
        """What the generated code calls."""
        add = self.seen.add

        def tested(yes: int, no: int, outcome: Any) -> Any:
            add(yes if outcome else no)
            return outcome

        return {"_ran": add, "_tested": tested}

    def taken(self) -> frozenset[Mark]:
        """The marks that games have come to since this was last asked, without those that are settled."""
        found = frozenset(self.marks[number] for number in self.seen)
        self.seen.clear()
        return found

    def foregone(self) -> frozenset[Mark]:
        """The marks that are settled."""
        return frozenset(self.marks[number] for number in self.settled)

"""What all parts of a sheet are drawn with: labels, facts and rules, in the manner that the space allows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rulekit.table.runs import BLANK, GAP, Line, Part, Run, joined, line, parts, width, wrapped
from rulekit.table.scene import Fact
from rulekit.table.signs import Signs


@dataclass(frozen=True, slots=True)
class Manner:
    """How much space things get.

    `full`: the others' cards in full too, and tracks with all their numbers. `ruled`: panels have titles on lines of
    their own. `tight`: the others on one line each, and short words. `bare`: only what one needs to go on.
    """

    full: bool = False
    ruled: bool = False
    tight: bool = False
    bare: bool = False


class Pen:
    def __init__(self, signs: Signs, manner: Manner) -> None:
        self.signs = signs
        self.manner = manner
        self.comma: Line = line(", ", "quiet")
        self.dot: Line = line(f" {signs.dot} ", "quiet")

    def rule(self, wide: int, words: str = "", more: Line = ()) -> Line:
        """A line across, with a title if there is one, and something more behind that."""
        sign = self.signs.rule
        told = (BLANK, *line(words, "title"), BLANK, *more, *((BLANK,) if more else ())) if words else ()
        begin = (Run(sign * 2, "rule"), *told)
        return (*begin, Run(sign * max(0, wide - width(begin)), "rule"))

    def wrapped(self, row: Iterable[Part], wide: int, lead: Line = (), indent: int | None = None) -> list[Line]:
        """Parts behind a lead, on as many lines as they need; later ones are set in, if nothing is said to its end."""
        rows = wrapped(row, wide, width(lead), width(lead) if indent is None else indent, self.signs.more)
        return [(*lead, *rows[0]), *rows[1:]]

    def label(self, fact: Fact, words: bool = False) -> Line:
        """What a fact is called: in words with its icon, or by the icon alone, or by a short word."""
        if fact.bare:
            return ()
        style = fact.style or ("" if fact.sort == "flag" else "label")
        icon = line(fact.icon, style)
        if not words:
            return icon or line(fact.short, style)
        return joined([icon, line(fact.label, style)])

    def fact(self, fact: Fact, words: bool = False, brief: bool = False) -> Line:
        """A fact on one line; where it is told without many words, names are at their shortest."""
        return joined((part for part, _ in self.parts(fact, words, brief=brief)), self.comma)

    def parts(self, fact: Fact, words: bool = False, between: Line = GAP, brief: bool = False) -> list[Part]:
        """A fact in pieces between which a line may end, and what stands behind the last of them."""
        is_brief = brief or fact.sort == "track" or (fact.sort == "word" and not words)
        first, *rest = [fact.brief] if is_brief or not fact.pieces else fact.pieces
        return parts([joined([self.label(fact, words), first]), *rest], self.comma, between)

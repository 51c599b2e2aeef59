"""The small faults that can be put into one effect text: for `rulekit test --mutate`.

A number is one more or less; a statement, a part of a condition or an entry of a list is left out; a condition is
turned round; the limit of a comparison is moved. Types are left as they are.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from enum import Enum
from itertools import pairwise

from rulekit.dsl import syntax as s
from rulekit.source import EmbeddedText, Span


class Kind(Enum):
    """What sort of fault it is; the value is how it is called to people."""

    NUMBER = "number"
    DROP = "drop"
    NEGATE = "negate"
    SHIFT = "shift"
    SWAP = "swap"


@dataclass(frozen=True, slots=True)
class Cut:
    """A stretch of a text, as offsets into it, and what stands there instead."""

    start: int
    end: int
    new: str


@dataclass(frozen=True, slots=True)
class Edit:
    """One fault. `statement` is the innermost statement around it, if it stands in one."""

    kind: Kind
    cuts: tuple[Cut, ...]
    statement: Span | None = None

    def apply(self, text: str) -> str:
        for cut in sorted(self.cuts, key=lambda cut: cut.start, reverse=True):
            text = text[: cut.start] + cut.new + text[cut.end :]
        return text


def edits(tree: s.Node, text: EmbeddedText, condition: bool) -> Iterator[Edit]:
    """Every fault for the text that the tree was read from; `condition`: the whole of it is one."""
    role = _CONDITION if condition else _PLAIN
    yield from _Reader(text).inside(tree, role, None)


_PLAIN, _CONDITION, _PART = "plain", "condition", "part"
"""What a piece of text is there for: a value, a condition as a whole, a part of a larger condition."""

_CONDITION_FIELDS = ("condition", "where", "until")
_YES_OR_NO = s.Compare | s.Logic | s.Not | s.Member | s.IsA
_SHIFTED = {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}


class _Reader:
    def __init__(self, text: EmbeddedText) -> None:
        self.text = text.text
        self._texts = [piece[0] for piece in text.pieces]
        self._sources = [piece[1] for piece in text.pieces]

    # ------------------------------------------------------------------------------ places
    def _offset(self, place: int) -> int:
        """Where a place of the file stands in the text."""
        line = max(0, bisect_right(self._sources, place) - 1)
        return self._texts[line] + place - self._sources[line]

    def _ends(self, node: s.Node) -> tuple[int, int]:
        """Start and end in the text, without the line breaks behind a block."""
        start = self._offset(node.span.start)
        end = self._offset(node.span.end - 1) + 1
        return start, start + len(self.text[start:end].rstrip())

    def _written(self, node: s.Node) -> str:
        start, end = self._ends(node)
        return self.text[start:end]

    # ------------------------------------------------------------------------------ walking
    def inside(self, node: s.Node, role: str, statement: Span | None) -> Iterator[Edit]:
        """The faults of a node, then those of all that it is made of."""
        yield from self._own(node, role, statement)
        for field in fields(node):
            value = getattr(node, field.name)
            inner = _role(node, field.name)
            for part in value if isinstance(value, tuple) else (value,):
                if isinstance(part, s.Node) and not isinstance(part, s.TypeName):
                    within = part.span if isinstance(node, s.Suite) else statement
                    yield from self.inside(part, inner, within)

    def _own(self, node: s.Node, role: str, statement: Span | None) -> Iterator[Edit]:
        found: Iterator[Edit] = iter(())
        match node:
            case s.Int():
                found = self._number(node, statement)
            case s.Bool():
                new = "false" if node.value else "true"
                found = iter([Edit(Kind.NEGATE, (Cut(*self._ends(node), new),), statement)])
            case s.Suite():
                found = self._statements(node)
            case s.Compare() if node.op in _SHIFTED:
                found = self._comparison(node, statement)
            case s.Logic():
                found = self._clauses(node, statement)
            case s.ListOf() if len(node.items) > 1:
                found = self._items(node, statement)
            case s.Match():
                found = self._arms(node, statement)
            case s.Binding() | s.Choose() | s.Sealed() | s.Random() | s.Choice() | s.Modifier():
                found = self._where(node.where, statement)
        if not isinstance(node, s.Bool) and _is_condition(node, role):
            yield self._negation(node, statement)
        yield from found

    # ------------------------------------------------------------------------------ one sort each
    def _number(self, node: s.Int, statement: Span | None) -> Iterator[Edit]:
        start, end = self._ends(node)
        for value in (node.value + 1, node.value - 1):
            yield Edit(Kind.NUMBER, (Cut(start, end, str(value)),), statement)

    def _statements(self, node: s.Suite) -> Iterator[Edit]:
        """A name that is no longer given is never missed quietly: there `let` stays."""
        for statement in node.body:
            if not isinstance(statement, s.Nothing | s.Let):
                yield Edit(Kind.DROP, (Cut(*self._ends(statement), "nothing"),), statement.span)

    def _comparison(self, node: s.Compare, statement: Span | None) -> Iterator[Edit]:
        start = self.text.index(node.op, self._ends(node.left)[1])
        yield Edit(Kind.SHIFT, (Cut(start, start + len(node.op), _SHIFTED[node.op]),), statement)

    def _negation(self, node: s.Node, statement: Span | None) -> Edit:
        written = self._written(node)
        if isinstance(node, s.Not):
            new = written.removeprefix("not").strip()
        else:
            new = f"not {written}" if isinstance(node, s.Name | s.Field | s.Call | s.Quantified) else f"not ({written})"
        return Edit(Kind.NEGATE, (Cut(*self._ends(node), new),), statement)

    def _clauses(self, node: s.Logic, statement: Span | None) -> Iterator[Edit]:
        """One side of `and` or `or` is left out; in a longer row each part once."""
        start, end = self._ends(node)
        word = self.text.index(node.op, self._ends(node.left)[1])
        yield Edit(Kind.DROP, (Cut(len(self.text[:word].rstrip()), end, ""),), statement)
        if not (isinstance(node.left, s.Logic) and node.left.op == node.op and self._bare(node.left, node)):
            rest = self.text[word + len(node.op) : end]
            yield Edit(Kind.DROP, (Cut(start, end - len(rest.lstrip()), ""),), statement)

    def _bare(self, part: s.Node, whole: s.Node) -> bool:
        """Does a part begin where the whole does, and not in brackets of its own?"""
        return self._ends(part)[0] == self._ends(whole)[0]

    def _items(self, node: s.ListOf, statement: Span | None) -> Iterator[Edit]:
        """An entry of a list goes with the comma before it, the first one with the comma behind it."""
        ends = [self._ends(item) for item in node.items]
        yield Edit(Kind.DROP, (Cut(ends[0][0], ends[1][0], ""),), statement)
        for (_, before), (_, end) in pairwise(ends):
            yield Edit(Kind.DROP, (Cut(before, end, ""),), statement)

    def _where(self, where: s.Expr | None, statement: Span | None) -> Iterator[Edit]:
        if where is None:
            return
        start, end = self._ends(where)
        word = self.text.rindex("where", 0, start)
        for _ in range(self.text.count("(", word, start)):
            end = self.text.index(")", end) + 1
        yield Edit(Kind.DROP, (Cut(len(self.text[:word].rstrip()), end, ""),), statement)

    def _arms(self, node: s.Match, statement: Span | None) -> Iterator[Edit]:
        labels = [label for arm in node.arms for label in arm.labels if label.low is not None]
        bands = [(label.low or 0, label.high) for label in labels]
        for moved in moved_limits(bands):
            cuts = [Cut(*self._ends(labels[number]), new) for number, new in moved]
            yield Edit(Kind.SHIFT, tuple(cuts), statement)


def _role(node: s.Node, field: str) -> str:
    if field in _CONDITION_FIELDS:
        return _CONDITION
    return _PART if isinstance(node, s.Logic | s.Not) else _PLAIN


def _is_condition(node: s.Node, role: str) -> bool:
    """Is it a condition that is no part of a larger one?"""
    if role != _PLAIN:
        return role == _CONDITION
    return isinstance(node, _YES_OR_NO) or (isinstance(node, s.Quantified) and node.word in ("any", "every"))


# ---------------------------------------------------------------------------------------------- bands


def moved_limits(bands: Sequence[tuple[int, int | None]]) -> Iterator[list[tuple[int, str]]]:
    """The limit between two neighbouring bands is moved up or down by one: which band is now written how."""
    order = sorted(range(len(bands)), key=lambda number: bands[number][0])
    for lower, upper in pairwise(order):
        (low, limit), (above, high) = bands[lower], bands[upper]
        if limit is None or limit + 1 != above:
            continue
        if high is None or above < high:
            yield [(lower, written_band(low, limit + 1)), (upper, written_band(above + 1, high))]
        if low < limit:
            yield [(lower, written_band(low, limit - 1)), (upper, written_band(above - 1, high))]


def written_band(low: int, high: int | None) -> str:
    """`5`, `5+` or `2..4`"""
    if high is None:
        return f"{low}+"
    return str(low) if low == high else f"{low}..{high}"

"""The syntax tree: frozen nodes, each with the place it was written at.

Nodes are compared by identity, so that what later passes find out about a node can be kept in tables beside the tree.
`Expr` never waits, rolls or changes anything; `Stmt` may. `children` walks both.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields

from rulekit.source import Span


@dataclass(frozen=True, eq=False, slots=True)
class Node:
    span: Span


# ------------------------------------------------------------------------------------------ expressions
@dataclass(frozen=True, eq=False, slots=True)
class Name(Node):
    id: str


@dataclass(frozen=True, eq=False, slots=True)
class Int(Node):
    value: int


@dataclass(frozen=True, eq=False, slots=True)
class Bool(Node):
    value: bool


@dataclass(frozen=True, eq=False, slots=True)
class NoneValue(Node):
    pass


@dataclass(frozen=True, eq=False, slots=True)
class ListOf(Node):
    items: tuple[Expr, ...]


@dataclass(frozen=True, eq=False, slots=True)
class Field(Node):
    of: Expr
    name: str
    name_span: Span


@dataclass(frozen=True, eq=False, slots=True)
class Binding(Node):
    """`name in xs where condition`"""

    name: str
    name_span: Span
    xs: Expr
    where: Expr | None


@dataclass(frozen=True, eq=False, slots=True)
class Gen(Node):
    """`expr for binding`, inside a call only."""

    value: Expr
    binding: Binding


@dataclass(frozen=True, eq=False, slots=True)
class Arg(Node):
    name: str | None
    value: Expr | Gen


@dataclass(frozen=True, eq=False, slots=True)
class Call(Node):
    fn: Expr
    args: tuple[Arg, ...]


@dataclass(frozen=True, eq=False, slots=True)
class Index(Node):
    of: Expr
    keys: tuple[Expr, ...]


@dataclass(frozen=True, eq=False, slots=True)
class Neg(Node):
    of: Expr


@dataclass(frozen=True, eq=False, slots=True)
class Not(Node):
    of: Expr


@dataclass(frozen=True, eq=False, slots=True)
class Arith(Node):
    op: str
    left: Expr
    right: Expr


@dataclass(frozen=True, eq=False, slots=True)
class Compare(Node):
    op: str
    left: Expr
    right: Expr


@dataclass(frozen=True, eq=False, slots=True)
class Logic(Node):
    op: str
    left: Expr
    right: Expr


@dataclass(frozen=True, eq=False, slots=True)
class Member(Node):
    left: Expr
    right: Expr
    negated: bool


@dataclass(frozen=True, eq=False, slots=True)
class IsA(Node):
    left: Expr
    right: Expr
    negated: bool


@dataclass(frozen=True, eq=False, slots=True)
class Range(Node):
    low: Expr
    high: Expr


@dataclass(frozen=True, eq=False, slots=True)
class Either(Node):
    then: Expr
    condition: Expr
    otherwise: Expr


@dataclass(frozen=True, eq=False, slots=True)
class Quantified(Node):
    word: str
    binding: Binding


@dataclass(frozen=True, eq=False, slots=True)
class AllOf(Node):
    binding: Binding


Expr = (
    Name
    | Int
    | Bool
    | NoneValue
    | ListOf
    | Field
    | Call
    | Index
    | Neg
    | Not
    | Arith
    | Compare
    | Logic
    | Member
    | IsA
    | Range
    | Either
    | Quantified
    | AllOf
)


# ------------------------------------------------------------------------------------------ statements
@dataclass(frozen=True, eq=False, slots=True)
class Prompt(Node):
    key: str
    args: tuple[Arg, ...]


@dataclass(frozen=True, eq=False, slots=True)
class HowMany(Node):
    """`2`, `1..n`; `any` is 0 to all of them, `some` is 1 to all of them."""

    word: str | None
    count: Expr | None


@dataclass(frozen=True, eq=False, slots=True)
class Divide(Node):
    who: Expr
    amount: Expr
    among: Binding
    at_most: Expr | None
    prompt: Prompt | None


@dataclass(frozen=True, eq=False, slots=True)
class Order(Node):
    who: Expr
    things: Expr
    prompt: Prompt | None


Rhs = Expr | Divide | Order


@dataclass(frozen=True, eq=False, slots=True)
class Let(Node):
    name: str
    name_span: Span
    value: Rhs


@dataclass(frozen=True, eq=False, slots=True)
class Assign(Node):
    target: Expr
    op: str
    value: Rhs


@dataclass(frozen=True, eq=False, slots=True)
class Do(Node):
    call: Expr


@dataclass(frozen=True, eq=False, slots=True)
class Move(Node):
    """`move things to where`; with `source`, `things` is how many of it."""

    things: Expr
    source: Expr | None
    to: Expr
    face: str | None
    pile: str | None


@dataclass(frozen=True, eq=False, slots=True)
class Reveal(Node):
    things: Expr


@dataclass(frozen=True, eq=False, slots=True)
class Show(Node):
    things: Expr
    to: Expr


@dataclass(frozen=True, eq=False, slots=True)
class Say(Node):
    key: str
    key_span: Span
    args: tuple[Arg, ...]
    to: Expr | None


@dataclass(frozen=True, eq=False, slots=True)
class Return(Node):
    value: Rhs | None


@dataclass(frozen=True, eq=False, slots=True)
class Stop(Node):
    pass


@dataclass(frozen=True, eq=False, slots=True)
class Nothing(Node):
    pass


@dataclass(frozen=True, eq=False, slots=True)
class ElseNone(Node):
    pass


@dataclass(frozen=True, eq=False, slots=True)
class Suite(Node):
    body: tuple[Stmt, ...]


@dataclass(frozen=True, eq=False, slots=True)
class Branch(Node):
    condition: Expr
    body: Suite


@dataclass(frozen=True, eq=False, slots=True)
class If(Node):
    branches: tuple[Branch, ...]
    otherwise: Suite | None


@dataclass(frozen=True, eq=False, slots=True)
class Ask(Node):
    """`if who may key(args):`"""

    who: Expr
    key: str
    key_span: Span
    args: tuple[Arg, ...]
    then: Suite
    otherwise: Suite | None


@dataclass(frozen=True, eq=False, slots=True)
class For(Node):
    binding: Binding
    body: Suite


@dataclass(frozen=True, eq=False, slots=True)
class Repeat(Node):
    """So many times, or until a condition holds, or both: whichever comes first."""

    times: Expr | None
    until: Expr | None
    body: Suite


@dataclass(frozen=True, eq=False, slots=True)
class Label(Node):
    """`5` is 5..5, `5+` has no high end; a name, or `else`, has no numbers."""

    low: int | None
    high: int | None
    name: str | None

    @property
    def otherwise(self) -> bool:
        return self.low is None and self.name is None


@dataclass(frozen=True, eq=False, slots=True)
class Arm(Node):
    labels: tuple[Label, ...]
    body: Suite


@dataclass(frozen=True, eq=False, slots=True)
class Match(Node):
    subject: Expr
    arms: tuple[Arm, ...]


Empty = Return | Stop | ElseNone


@dataclass(frozen=True, eq=False, slots=True)
class Choose(Node):
    who: Expr
    may: bool
    amount: HowMany | None
    name: str
    name_span: Span
    xs: Expr
    where: Expr | None
    prompt: Prompt | None
    empty: Empty | None


@dataclass(frozen=True, eq=False, slots=True)
class Sealed(Node):
    """`each p in ps secretly chooses x in xs`: all at once."""

    who: Binding
    amount: HowMany | None
    name: str
    name_span: Span
    xs: Expr
    where: Expr | None
    prompt: Prompt | None


@dataclass(frozen=True, eq=False, slots=True)
class Random(Node):
    amount: HowMany | None
    name: str
    name_span: Span
    xs: Expr
    where: Expr | None
    empty: Empty | None


Stmt = (
    Let
    | Assign
    | Do
    | Move
    | Reveal
    | Show
    | Say
    | Return
    | Stop
    | Nothing
    | If
    | Ask
    | For
    | Repeat
    | Match
    | Choose
    | Sealed
    | Random
)


# ------------------------------------------------------------------------------------------ other slots
@dataclass(frozen=True, eq=False, slots=True)
class Choice(Node):
    """`choose: {name: amount of xs where condition}`"""

    amount: HowMany | None
    xs: Expr
    where: Expr | None


@dataclass(frozen=True, eq=False, slots=True)
class Modifier(Node):
    target: Expr
    op: str
    value: Expr
    where: Expr | None


@dataclass(frozen=True, eq=False, slots=True)
class TypeName(Node):
    """A type as written: `word` says which form, `name` and `parts` what it is made of."""

    word: str
    name: str = ""
    low: int = 0
    high: int = 0
    parts: tuple[TypeName, ...] = ()
    names: tuple[str, ...] = ()


@dataclass(frozen=True, eq=False, slots=True)
class Decl(Node):
    type: TypeName
    default: Expr | None


_places: dict[type[Node], list[str]] = {}
"""The fields of a sort of nodes in which others may stand, once they were asked for."""


def children(node: Node) -> list[Node]:
    """The nodes directly inside a node, in the order in which they were written."""
    found: list[Node] = []
    sort = type(node)
    if sort not in _places:
        _places[sort] = [item.name for item in fields(node) if not item.name.endswith("span")]
    for place in _places[sort]:
        value = getattr(node, place)
        if isinstance(value, Node):
            found.append(value)
        elif isinstance(value, tuple):
            found += [part for part in value if isinstance(part, Node)]
    return found


def walk(node: Node) -> Iterator[Node]:
    """A node and everything inside it."""
    waiting = [node]
    while waiting:
        node = waiting.pop()
        yield node
        waiting += reversed(children(node))

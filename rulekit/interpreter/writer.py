"""From units to Python text: plain functions, or functions for the stretches between two waits.

A waiting unit leaves a frame on the stack before it waits: a tuple of the stretch to go on with and the locals that are
still needed. A stretch is a function of the state and its frame. It returns true when a player has to answer; in every
other case the top of the stack says what comes next.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from rulekit.interpreter.listings import closed
from rulekit.interpreter.units import (
    Ask,
    Break,
    Call,
    Continue,
    For,
    If,
    Op,
    Py,
    Return,
    Unit,
    While,
    inner,
    leaves,
    locals_in,
    spoken,
    surely_sets,
    walk,
)
from rulekit.source import Span

SMALL = 20
"""A loop of at most so many statements is written again wherever its next pass begins."""


@dataclass(eq=False, slots=True)
class Stretch:
    """One function of a waiting unit: its number in the table of code, and the locals its frame carries."""

    number: int
    title: str
    span: Span | None
    carries: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Next:
    """What follows a block: the end of the unit, another stretch, or the next pass of a loop."""

    jump: Stretch | None = None
    again: bool = False
    needs: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Loop:
    """The loop around a block: `inline` while we are still inside its Python loop."""

    head: Stretch | None
    after: Next
    inline: bool


@dataclass(slots=True)
class Written:
    """Python text with the place in the YAML of every line."""

    lines: list[str] = field(default_factory=list)
    spans: list[Span | None] = field(default_factory=list)

    def add(self, depth: int, text: str, span: Span | None) -> None:
        self.lines.append("    " * depth + text)
        self.spans.append(span)


class Writer:
    """Writes one unit. `stretch` makes a new entry in the table of code, `entry_of` finds the first one of a unit."""

    def __init__(
        self,
        unit: Unit,
        entry: Stretch | None,
        stretch: Callable[[str, Span | None], Stretch],
        entry_of: Callable[[Unit], int],
    ) -> None:
        self.unit = unit
        self.entry_of = entry_of
        self.entry = entry
        self.stretch = stretch
        self.out = Written()
        self.later: list[tuple[Stretch, list[Op], Next, tuple[Loop, ...], str | None]] = []
        self.rests: dict[tuple[str, Op], Stretch] = {}
        self.passes: dict[For, While] = {}
        self.loops: dict[Stretch, tuple[While, Next, tuple[Loop, ...]]] = {}
        self.heads: dict[Stretch, bool] = {}
        self.short: dict[Stretch, tuple[list[Op], Next, tuple[Loop, ...]]] = {}
        self.joins: set[Stretch] = set()
        self.joining = False  # others go on with this stretch at once: it must not begin a loop anew, on and on
        self.temp = 0
        self.counted: set[While] = set()

    def write(self) -> Written:
        if not self.unit.waits:
            args = ", ".join(("G", *self.unit.params))
            self.out.add(0, f"def {self.unit.name}({args}):", self.unit.span)
            if self.unit.counted:
                self._count(1)
            self._plain(self.unit.body, 1)
            return self.out
        if self.entry is not None:
            self.entry.carries = self.unit.params
            self.later.append((self.entry, self.unit.body, Next(), (), None))
        else:
            self.out.add(0, f"def {self.unit.name}({', '.join(('G', *self.unit.params))}):", self.unit.span)
            if self.unit.counted:
                self._count(1)
            self._block(self.unit.body, 1, Next(), (), set(self.unit.params))
        while self.later or not all(self.heads.values()):
            if self.later:
                stretch, ops, then, loops, result = self.later.pop(0)
                self.joining = stretch in self.joins
                self._begin(stretch, result)
                if stretch is self.entry and self.unit.recursive:
                    self._count(1)
                    self.out.add(1, f"if len(G.stack) > {self.unit.deepest}: _deep()", self.unit.span)
                self._block(ops, 1, then, loops, set(stretch.carries) | ({result} if result else set()))
            else:
                self._head(next(head for head, done in self.heads.items() if not done))
        return self.out

    def _count(self, depth: int) -> None:
        self.out.add(depth, "G.n -= 1", self.unit.span)
        self.out.add(depth, "if G.n < 0: _tired()", self.unit.span)

    def _begin(self, stretch: Stretch, result: str | None) -> None:
        self.out.add(0, f"def s{stretch.number}(G, f):", stretch.span)
        if stretch.carries:
            self.out.add(1, f"_, {', '.join(stretch.carries)} = f", stretch.span)
        if result is not None:
            self.out.add(1, f"{result} = G.r", stretch.span)

    # ------------------------------------------------------------------------------ without waiting
    def _plain(self, ops: list[Op], depth: int, loops: tuple[Loop, ...] = ()) -> None:
        if not ops:
            self.out.add(depth, "pass", None)
        for op in ops:
            self._plain_op(op, depth, loops)

    def _plain_op(self, op: Op, depth: int, loops: tuple[Loop, ...]) -> None:
        add = self.out.add
        inside = (*loops, Loop(None, Next(), True))
        match op:
            case Py():
                add(depth, op.code, op.span)
            case Call():
                call = f"{op.unit.name}({', '.join(('G', *op.args))})"
                add(depth, f"{op.result} = {call}" if op.result else call, op.span)
            case If():
                add(depth, f"if {op.test}:", op.span)
                self._plain(op.then, depth + 1, loops)
                otherwise = op.otherwise
                while len(otherwise) == 1 and isinstance(otherwise[0], If):
                    add(depth, f"elif {otherwise[0].test}:", otherwise[0].span)
                    self._plain(otherwise[0].then, depth + 1, loops)
                    otherwise = otherwise[0].otherwise
                if otherwise:
                    add(depth, "else:", op.span)
                    self._plain(otherwise, depth + 1, loops)
            case For():
                self.temp += 1
                add(depth, f"xs_{self.temp}9 = {op.xs}", op.span)
                add(depth, f"G.n -= len(xs_{self.temp}9)", op.span)
                add(depth, "if G.n < 0: _tired()", op.span)
                add(depth, f"for {op.name} in xs_{self.temp}9:", op.span)
                self._plain(op.body, depth + 1, inside)
            case While():
                add(depth, f"while {op.test}:", op.span)
                add(depth + 1, "G.n -= 1", op.span)
                add(depth + 1, "if G.n < 0: _tired()", op.span)
                self._plain(op.body, depth + 1, inside)
            case Break():
                self._leave(depth, loops, op)
            case Continue():
                self._leave(depth, loops, op)
            case Return() if self.unit.waits:
                add(depth, f"G.r = {op.value}", op.span)
                add(depth, "return", op.span)
            case Return():
                add(depth, "return" if op.value == "None" else f"return {op.value}", op.span)
            case Ask():
                raise AssertionError("a plain unit never asks")

    def _leave(self, depth: int, loops: tuple[Loop, ...], op: Break | Continue) -> None:
        """`break` and `continue`: inside the Python loop they are themselves, after a wait they are jumps."""
        loop = loops[-1]
        if loop.inline:
            self.out.add(depth, "break" if isinstance(op, Break) else "continue", op.span)
        elif isinstance(op, Break):
            self._follow(loop.after, depth, op.span, loops[:-1])
        else:
            self._follow(Next(loop.head, again=True), depth, op.span, loops[:-1])

    # ------------------------------------------------------------------------------ with waits
    def _block(self, ops: list[Op], depth: int, then: Next, loops: tuple[Loop, ...], known: set[str]) -> None:
        """Writes a block; ends by doing what `then` says."""
        known = set(known)
        for i, op in enumerate(ops):
            rest = ops[i + 1 :]
            if self._waits(op):
                self._waiting(op, rest, depth, then, loops, known)
                return
            self._plain_op(op, depth, loops)
            known |= surely_sets([op])
            if isinstance(op, Return | Break | Continue):
                return
        self._follow(then, depth, None, loops)

    def _follow(self, then: Next, depth: int, span: Span | None, loops: tuple[Loop, ...]) -> None:
        if then.jump is None:
            self.out.add(depth, "G.r = None", span)
            self.out.add(depth, "return", span)
        elif then.again and loops and loops[-1].inline and loops[-1].head is then.jump:
            self.out.add(depth, "continue", span)
        elif then.again and self.joining and self.loops[then.jump][0] not in self.counted:
            self.out.add(depth, f"G.stack.append({self._frame(then.jump)})", span)
            self.out.add(depth, "return", span)
        elif then.jump in self.short:
            rest, after, outside = self.short[then.jump]
            self._block(rest, depth, after, outside, set(then.jump.carries))
        elif then.jump in self.loops and self._size(self.loops[then.jump][0].body) <= SMALL:
            self._loop(then.jump, depth, self.loops[then.jump][2])
        else:
            self.out.add(depth, f"return s{then.jump.number}(G, {self._frame(then.jump)})", span)

    def _waits(self, op: Op) -> bool:
        if isinstance(op, Ask) or (isinstance(op, Call) and op.unit.waits):
            return True
        return any(self._waits(part) for block in inner(op) for part in block)

    def _waiting(
        self, op: Op, rest: list[Op], depth: int, then: Next, loops: tuple[Loop, ...], known: set[str]
    ) -> None:
        add = self.out.add
        match op:
            case Call():
                frame = self._after(op, op.result, rest, then, loops, known)
                if frame is not None:
                    add(depth, f"G.stack.append({frame})", op.span)
                if not op.unit.framed:
                    add(depth, f"return {op.unit.name}({', '.join(('G', *op.args))})", op.span)
                    return
                number = self.entry_of(op.unit)
                callee = f"({', '.join((str(number), *op.args))},)"
                if op.unit.recursive:
                    add(depth, f"G.stack.append({callee})", op.span)
                    add(depth, "return", op.span)
                else:
                    add(depth, f"return C[{number}](G, {callee})", op.span)
            case Ask():
                frame = self._after(op, op.result, rest, then, loops, known, always=True)
                if op.forced:
                    add(depth, f"if len({op.values}) == 1:", op.span)
                    add(depth + 1, f"G.r = {op.values}[0]", op.span)
                    if loops:
                        add(depth + 1, f"G.stack.append({frame})", op.span)
                        add(depth + 1, "return", op.span)
                    else:
                        number = self.rests["after", op].number
                        add(depth + 1, f"return s{number}(G, {frame})", op.span)
                add(depth, f"G.pending = {op.pending}", op.span)
                add(depth, f"G.stack.append({frame})", op.span)
                add(depth, "return True", op.span)
            case If() if leaves(op.then):
                add(depth, f"if {op.test}:", op.span)
                self._block(op.then, depth + 1, then, loops, known)
                self._block([*op.otherwise, *rest], depth, then, loops, known)
            case If():
                join = self._join(op, rest, then, loops, known)
                add(depth, f"if {op.test}:", op.span)
                self._block(op.then, depth + 1, join, loops, known)
                self._block(op.otherwise, depth, join, loops, known)
            case For():
                loop = self._passes(op)
                xs = loop.test
                if _is_round(op):
                    add(depth, f"{xs} = CHAIN_{op.xs}", op.span)
                    if loops:
                        add(depth, "G.n -= 1", op.span)
                        add(depth, "if G.n < 0: _tired()", op.span)
                else:
                    add(depth, f"{xs} = {op.xs if _is_tuple(op.xs) else f'tuple({op.xs})'}", op.span)
                    add(depth, f"if {xs}:", op.span)
                    add(depth + 1, f"G.n -= len({xs})", op.span)
                    add(depth + 1, "if G.n < 0: _tired()", op.span)
                self._waiting(loop, rest, depth, then, loops, known | {xs})
            case While():
                head = self.rests.get(("loop", op))
                if head is None:
                    head = self.stretch(self.unit.title, op.span)
                    after = self._join(op, rest, then, loops, known)
                    needed = locals_in(op.test) | spoken(op.body) | set(after.needs)
                    head.carries = tuple(sorted(needed & known))
                    self.rests["loop", op] = head
                    self.loops[head] = (op, after, tuple(replace(loop, inline=False) for loop in loops))
                self._loop(head, depth, loops)
            case _:
                raise AssertionError("only these can wait")

    def _passes(self, op: For) -> While:
        """A loop over a list as one that takes the first of what is left."""
        loop = self.passes.get(op)
        if loop is None:
            self.temp += 1
            xs = f"xs_{self.temp}9"
            first: list[Op] = [
                Py(f"{op.name} = {xs}[0]", (op.name,), op.span),
                Py(f"{xs} = {xs}[1:]", (xs,), op.span),
            ]
            if _is_round(op):
                first = [Py(f"{op.name}, {xs} = {xs}", (op.name, xs), op.span)]
            loop = self.passes[op] = While(xs, [*first, *op.body], op.span)
            self.counted.add(loop)
        return loop

    def _head(self, head: Stretch) -> None:
        self.heads[head] = True
        self._begin(head, None)
        self._loop(head, 1, self.loops[head][2])

    def _loop(self, head: Stretch, depth: int, loops: tuple[Loop, ...]) -> None:
        """A loop with waits inside: a Python loop up to the first wait; after it, `head` goes on with the next pass."""
        op, after, _ = self.loops[head]
        inside = (*loops, Loop(head, after, True))
        self.out.add(depth, f"while {op.test}:", op.span)
        if op not in self.counted:
            self.out.add(depth + 1, "G.n -= 1", op.span)
            self.out.add(depth + 1, "if G.n < 0: _tired()", op.span)
        again = Next(head, again=True, needs=frozenset(head.carries))
        self._block(op.body, depth + 1, again, inside, set(head.carries))
        self._follow(after, depth, op.span, loops)

    def _join(self, op: Op, rest: list[Op], then: Next, loops: tuple[Loop, ...], known: set[str]) -> Next:
        """Where several ways meet again after a statement: the rest of the block as a stretch of its own."""
        if not rest:
            return then
        stretch = self._rest(("join", op), rest, then, loops, known | surely_sets([op]), None, op.span)
        self.joins.add(stretch)
        return Next(stretch, needs=frozenset(stretch.carries))

    def _rest(
        self,
        key: tuple[str, Op],
        rest: list[Op],
        then: Next,
        loops: tuple[Loop, ...],
        known: set[str],
        result: str | None,
        span: Span | None,
    ) -> Stretch:
        """The rest of a block as a stretch; the same one each time that this is written."""
        stretch = self.rests.get(key)
        if stretch is None:
            stretch = self.rests[key] = self.stretch(self.unit.title, span)
            wanted = spoken(rest) | (set() if _returns(rest) else self._needs(then, loops))
            stretch.carries = tuple(sorted((wanted & known) - ({result} if result else set())))
            outside = tuple(replace(loop, inline=False) for loop in loops)
            self.later.append((stretch, rest, then, outside, result))
            if _returns(rest) and len(rest) <= 2 and not any(self._waits(op) for op in rest):
                self.short[stretch] = (rest, then, outside)
        assert known.issuperset(stretch.carries), (stretch.title, stretch.carries, known)
        return stretch

    def _needs(self, then: Next, loops: tuple[Loop, ...]) -> set[str]:
        """What must be kept for what comes after a block, and for leaving the loops around it."""
        found = set(then.needs)
        for loop in loops:
            found |= loop.after.needs
            if loop.head is not None:
                found |= set(loop.head.carries)
        return found

    def _after(
        self,
        op: Call | Ask,
        result: str | None,
        rest: list[Op],
        then: Next,
        loops: tuple[Loop, ...],
        known: set[str],
        always: bool = False,
    ) -> str | None:
        """The frame to go on with; None if there is nothing left to do here."""
        recursive = isinstance(op, Call) and op.unit.recursive
        if not rest and not always and result is None and not recursive:
            if then.jump is None:
                return None
            return self._frame(then.jump)
        return self._frame(self._rest(("after", op), rest, then, loops, known, result, op.span))

    def _frame(self, stretch: Stretch) -> str:
        if stretch in self.loops:
            self.heads.setdefault(stretch, False)
        return f"({', '.join((str(stretch.number), *stretch.carries))},)"

    def _size(self, ops: list[Op]) -> int:
        """So many statements stand in a block before its first wait."""
        size = 0
        for op in ops:
            if self._waits(op):
                return size + 1 + sum(self._size(block) for block in inner(op))
            size += sum(1 for _ in walk([op]))
        return size


def _is_tuple(values: str) -> bool:
    """Does the text of a list show that it is a tuple already?"""
    return values.startswith(("_ordered(G, ", "tuple(")) and closed(values[values.index("(") + 1 : -1])


def _is_round(op: For) -> bool:
    """Does a loop go through the players in their order? That is kept as a chain: (first, (next, ..))."""
    return op.xs.startswith(("AFTER[", "FROM["))


def _returns(ops: list[Op]) -> bool:
    """Does a block always leave the unit, and in no other way?"""
    return leaves(ops) and not any(isinstance(op, Break | Continue) for op in walk(ops))

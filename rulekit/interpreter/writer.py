"""From units to Python text: one function a unit, and more for what goes on after a wait.

A function that may wait returns true if it was left in its middle: a player has to answer, or calls are nested so deep
that they are to go on from the stack. It has then put a frame on the stack: the number of the function that goes on
there, and the locals that are still needed. Whoever called it leaves, too, with a frame on `G.halted`, where those of
callers wait to be put below that one. As long as nobody is asked, all of them simply call each other, and nothing is
put anywhere. A function that came to its end has its result in `G.r`.

What goes on after a wait is what was left of the block, and of the blocks around it. Where that comes to the end of a
loop's pass, a function of the loop goes on with the next one; a short loop is written again in place of that.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from rulekit.interpreter.listings import closed
from rulekit.interpreter.pycode import label
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
    needs_of,
    pays,
    rest_of,
    sets_of,
    surely_sets,
    walk,
)
from rulekit.source import Span

DIRECT = 24
"""So many recursive units call each other directly; after that they go on from the stack."""
SHORT = 16
"""A loop of at most so many statements is written again after what is left of a pass."""

_SINGLE = re.compile(r"\(([^,*]+), ?\)")

Way = list[tuple[list[Op], int]]
"""How a statement is reached: blocks, each inside a statement of the one before, and the place in each."""


@dataclass(eq=False, slots=True)
class Stretch:
    """A function in the table of code that is entered by a frame; `carries`: the locals in its frame."""

    number: int
    title: str
    span: Span | None
    carries: tuple[str, ...] = ()


@dataclass(eq=False, slots=True)
class Point:
    """Where a unit may be left: at a call or a question, with how it is reached and the frame to leave there."""

    op: Call | Ask
    way: Way
    stretch: Stretch
    frame: str


@dataclass(slots=True)
class Written:
    """Python text with the place in the YAML of every line."""

    lines: list[str] = field(default_factory=list)
    spans: list[Span | None] = field(default_factory=list)

    def add(self, depth: int, text: str, span: Span | None) -> None:
        self.lines.append("    " * depth + text)
        self.spans.append(span)


class Writer:
    """Writes one unit. `stretch` makes a new entry in the table of code, `entry_of` finds that of a unit.

    `loops` are the functions that others speak of which go on with a loop, or after it: with which one, and whether.
    """

    def __init__(
        self, unit: Unit, stretch: Callable[[str, Span | None], Stretch], entry_of: Callable[[Unit], int]
    ) -> None:
        self.unit = unit
        self.entry_of = entry_of
        self.answers = _gives(unit)
        self.lists: dict[Op, str] = {}
        self.ways: dict[Op, Way] = {}
        self.points: dict[Op, Point] = {}
        self.loops: dict[str, tuple[Op, bool]] = {}
        self._inside_loop: Op | None = None
        self._deep = 0
        if not unit.waits:
            return
        unit.body = self._with_own_names(unit.body)
        self.needs = needs_of(unit.body)
        for way in _ways(unit.body):
            op = way[-1][0][way[-1][1]]
            for i, (ops, at) in enumerate(way[:-1]):
                self.ways.setdefault(ops[at], way[: i + 1])
            if isinstance(op, Call | Ask) and not self._is_last(op, way):
                self.points[op] = self._point(op, way, stretch(unit.title, op.span))

    # ------------------------------------------------------------------------------ functions
    def write(self) -> Written:
        """The function of the unit."""
        out = Written()
        unit, span = self.unit, self.unit.span
        name, args = unit.name, _args(*unit.params)
        if unit.recursive:
            out.add(0, f"def {name}({args}):", span)
            out.add(1, f"if G.deep > {DIRECT}:", span)
            out.add(2, f"G.stack.append({_tuple(label(self.entry_of(unit)), *unit.params)})", span)
            out.add(2, "G.again = True", span)
            out.add(2, "return True", span)
            out.add(1, "G.deep += 1", span)
            out.add(1, f"left_0 = r{name}({args})", span)
            out.add(1, "G.deep -= 1", span)
            out.add(1, "return left_0", span)
            name = f"r{name}"
        out.add(0, f"def {name}({args}):", span)
        if unit.counted:
            _count(out, "1", 1, span)
        self._function(out, unit.body, [])
        return out

    def write_entry(self, entry: Stretch) -> Written:
        """The function that begins the unit from a frame on the stack."""
        out = Written()
        unit = self.unit
        self._begin(out, entry, unit.params)
        if unit.recursive:
            out.add(1, f"if len(G.stack) > {unit.deepest}: _deep()", unit.span)
        out.add(1, f"return {unit.name}({_args(*unit.params)})", unit.span)
        return out

    def write_rest(self, point: Point) -> Written:
        """The function that goes on after a wait."""
        out = Written()
        self._begin(out, point.stretch, point.stretch.carries)
        if point.op.result:
            out.add(1, f"{point.op.result} = {self._result(point.op)}", point.op.span)
        for number in self._lists(point.way, self.needs.after[point.op]):
            out.add(1, f"at_{number} = 0", point.op.span)
        self._function(out, self._rest(point.way), point.way)
        return out

    def write_loop(self, name: str) -> Written:
        """The function that goes on with the next pass of a loop, or after it."""
        op, on = self.loops[name]
        way = self.ways[op]
        out = Written()
        out.add(0, f"def {name}({_args(*self._loop_locals(op, on))}):", op.span)
        for number in self._lists(way[:-1], self._needed(op, on)):
            out.add(1, f"at_{number} = 0", op.span)
        again = [self._again(op) if isinstance(op, For) else op] if on else []
        self._function(out, [*again, *self._rest(way)], way[:-1])
        return out

    def _begin(self, out: Written, stretch: Stretch, names: tuple[str, ...]) -> None:
        out.add(0, f"def s{stretch.number}(G, f):", stretch.span)
        if names:
            out.add(1, f"_, {', '.join(names)} = f", stretch.span)

    def _function(self, out: Written, ops: list[Op], way: Way) -> None:
        """The body of a function. `way`: how it was come to; the pass of a loop around it is what is gone on with."""
        self._inside_loop = next((ops[at] for ops, at in reversed(way) if self._is_long(ops[at])), None)
        if not self._ops(out, ops, 1):
            return
        if self._inside_loop is not None:
            self._go_on(out, self._inside_loop, True, 1, self.unit.span)
        elif self.unit.waits and self.answers:
            out.add(1, "G.r = None", self.unit.span)
        elif not ops:
            out.add(1, "pass", self.unit.span)

    # ------------------------------------------------------------------------------ where it may be left
    def _with_own_names(self, ops: list[Op]) -> list[Op]:
        """Loops with waits in them keep the list they go through; one that is given another name goes by its own."""
        made: list[Op] = []
        for op in ops:
            if isinstance(op, If):
                op = If(op.test, self._with_own_names(op.then), self._with_own_names(op.otherwise), op.span)
            elif isinstance(op, While):
                op = While(op.test, self._with_own_names(op.body), op.span)
            elif isinstance(op, For):
                op = For(op.name, op.xs, self._with_own_names(op.body), op.span)
                if _waits(op):
                    number = f"{len(self.lists) + 1}9"
                    self.lists[op] = number
                    if any(op.name in sets_of(part) for part in op.body):
                        op.body.insert(0, Py(f"{op.name} = it_{number}", (op.name,), op.span))
                        op.name = f"it_{number}"
            made.append(op)
        return made

    def _is_last(self, op: Call | Ask, way: Way) -> bool:
        """Is there nothing left to do after a call, so that the one called may return to whoever called this unit?"""
        if not isinstance(op, Call) or op.unit.recursive or (self.answers and op.result is None):
            return False
        result = op.result
        if result is not None and not _gives(op.unit):
            return False
        for ops, at in reversed(way):
            rest = ops[at + 1 :]
            if isinstance(ops[at], For | While):
                return False
            if rest and isinstance(rest[0], Return) and rest[0].value == (result or "None"):
                return True
            if rest:
                return False
        return result is None

    def _point(self, op: Call | Ask, way: Way, stretch: Stretch) -> Point:
        carries = sorted((self.needs.after[op] & self._known(way)) - {op.result})
        lists = self._lists(way, self.needs.after[op])
        stretch.carries = (*carries, *(f"xs_{number}" for number in lists))
        left = [f"xs_{number}[at_{number}:]" for number in lists]
        return Point(op, way, stretch, _tuple(label(stretch.number), *carries, *left))

    def _lists(self, way: Way, needed: set[str]) -> list[str]:
        """The lists of the loops around a statement that are still needed."""
        around = [ops[at] for ops, at in way]
        return [self.lists[op] for op in around if isinstance(op, For) and op in self.lists and rest_of(op) in needed]

    def _known(self, way: Way) -> set[str]:
        """The locals that are surely set where a way leads to."""
        known = set(self.unit.params)
        for i, (ops, at) in enumerate(way):
            known |= surely_sets(ops[:at])
            around = ops[at]
            if isinstance(around, For) and i + 1 < len(way):
                known.add(around.name)
        return known

    def _rest(self, way: Way) -> list[Op]:
        """What is left to do after a statement: of its block and those around it, up to the end of a loop's pass."""
        rest: list[Op] = []
        for i, (ops, at) in enumerate(reversed(way)):
            op = ops[at]
            if i and self._is_long(op):
                break
            if not leaves(rest):
                if i and isinstance(op, For | While):
                    rest.append(self._again(op) if isinstance(op, For) else op)
                rest += ops[at + 1 :]
        return rest

    def _again(self, op: For) -> For:
        """A loop that goes on with what is left of its list."""
        again = For(op.name, f"xs_{self.lists[op]}", op.body, op.span)
        self.lists[again] = self.lists[op]
        return again

    def _is_long(self, op: Op) -> bool:
        """Is it a loop that is not written again where it goes on? A short one whose passes come to their end is."""
        if not isinstance(op, For | While):
            return False
        parts = walk([op])
        return len(parts) > SHORT or any(isinstance(part, Break | Continue) for part in parts)

    def _go_on(self, out: Written, op: Op, on: bool, depth: int, span: Span | None) -> None:
        """Goes on with the next pass of a loop, or after it."""
        name = f"l{self.unit.number}x{2 * list(self.ways).index(op) + on}"
        self.loops.setdefault(name, (op, on))
        numbers = self._lists(self.ways[op], self._needed(op, on))
        given = {f"xs_{number}": f"xs_{number}[at_{number}:]" for number in numbers}
        args = [given.get(local, local) for local in self._loop_locals(op, on)]
        out.add(depth, f"return {name}({_args(*args)})", span)

    def _loop_locals(self, op: Op, on: bool) -> list[str]:
        """What a function needs that goes on with a loop, or after it."""
        way, needed = self.ways[op], self._needed(op, on)
        return [*sorted(needed & self._known(way)), *(f"xs_{number}" for number in self._lists(way, needed))]

    def _needed(self, op: Op, on: bool) -> set[str]:
        return self.needs.next_pass[op] if on else self.needs.after[op]

    # ------------------------------------------------------------------------------ statements
    def _ops(self, out: Written, ops: list[Op], depth: int) -> bool:
        """Writes a block; says whether its end can be come to."""
        return all(self._op(out, op, depth) for op in ops)

    def _op(self, out: Written, op: Op, depth: int) -> bool:
        add = out.add
        match op:
            case Py():
                add(depth, op.code, op.span)
            case Call() if op.unit.waits:
                return self._waiting_call(out, op, depth)
            case Call():
                call = self._called(op)
                add(depth, f"{op.result} = {call}" if op.result else call, op.span)
            case Ask():
                frame = self.points[op].frame
                if op.forced:
                    add(depth, f"if len({op.values}) == 1: {op.result} = {op.values}[0]", op.span)
                    add(depth, "else:", op.span)
                    depth += 1
                add(depth, f"G.pending = {op.pending}", op.span)
                add(depth, f"G.stack.append({frame})", op.span)
                add(depth, "return True", op.span)
                return op.forced
            case If():
                return self._if(out, op, depth)
            case For():
                self._for(out, op, depth)
            case While():
                add(depth, f"while {op.test}:", op.span)
                if not pays(op.body):
                    _count(out, "1", depth + 1, op.span)
                self._pass(out, op.body, depth)
                return op.test != "True" or _may_break(op.body)
            case Break() | Continue():
                on = isinstance(op, Continue)
                if self._deep:
                    add(depth, "continue" if on else "break", op.span)
                else:
                    assert self._inside_loop is not None
                    self._go_on(out, self._inside_loop, on, depth, op.span)
                return False
            case Return():
                if not self.unit.waits:
                    add(depth, "return" if op.value == "None" else f"return {op.value}", op.span)
                    return False
                if self.answers:
                    add(depth, f"G.r = {op.value}", op.span)
                add(depth, "return", op.span)
                return False
        return True

    def _waiting_call(self, out: Written, op: Call, depth: int) -> bool:
        point = self.points.get(op)
        if point is None:
            out.add(depth, f"return {self._called(op)}", op.span)
            return False
        out.add(depth, f"if {self._called(op)}:", op.span)
        out.add(depth + 1, f"G.halted.append({point.frame})", op.span)
        out.add(depth + 1, "return True", op.span)
        if op.result:
            out.add(depth, f"{op.result} = {self._result(op)}", op.span)
        return True

    def _called(self, op: Call) -> str:
        unit = op.unit
        if unit.waits and unit.native and not unit.foreign:
            entry = label(self.entry_of(unit))
            return f"C[{entry}](G, {_tuple(entry, *op.args)})"
        return f"{unit.name}({_args(*op.args)})"

    def _result(self, op: Call | Ask) -> str:
        """Where the result of a call or the answer to a question is found; a unit that gives nothing gives `None`."""
        return "G.r" if isinstance(op, Ask) or _gives(op.unit) else "None"

    def _if(self, out: Written, op: If, depth: int) -> bool:
        out.add(depth, f"if {op.test}:", op.span)
        ends = self._inside(out, op.then, depth)
        otherwise = op.otherwise
        while len(otherwise) == 1 and isinstance(otherwise[0], If):
            out.add(depth, f"elif {otherwise[0].test}:", otherwise[0].span)
            ends |= self._inside(out, otherwise[0].then, depth)
            otherwise = otherwise[0].otherwise
        if not otherwise:
            return True
        if not ends:
            return self._ops(out, otherwise, depth)
        out.add(depth, "else:", op.span)
        return self._inside(out, otherwise, depth) | ends

    def _inside(self, out: Written, ops: list[Op], depth: int) -> bool:
        if not ops:
            out.add(depth + 1, "pass", None)
        return self._ops(out, ops, depth + 1)

    def _pass(self, out: Written, ops: list[Op], depth: int) -> None:
        """The inside of a loop that is one in Python, too."""
        self._deep += 1
        self._inside(out, ops, depth)
        self._deep -= 1

    def _for(self, out: Written, op: For, depth: int) -> None:
        number = self.lists.get(op)
        waits = number is not None
        if number is None:
            number = self.lists[op] = f"{len(self.lists) + 1}9"
        xs = f"xs_{number}"
        if op.xs != xs:
            listed, order = _in_order(op.xs)
            kept = order or not waits or _is_tuple(listed)
            out.add(depth, f"{xs} = {listed}" if kept else f"{xs} = tuple({listed})", op.span)
            if not _is_single(listed):
                out.add(depth, f"if {xs}:", op.span)
                depth += 1
                if order:
                    out.add(depth, f"{xs} = {order}(G, {xs})", op.span)
                if not pays(op.body):
                    _count(out, f"len({xs})", depth, op.span)
        each = f"for at_{number}, {op.name} in enumerate({xs}, 1):" if waits else f"for {op.name} in {xs}:"
        out.add(depth, each, op.span)
        self._pass(out, op.body, depth)


def _count(out: Written, work: str, depth: int, span: Span | None) -> None:
    """So much work is counted."""
    out.add(depth, f"G.n -= {work}", span)
    out.add(depth, "if G.n < 0: _tired()", span)


def _gives(unit: Unit) -> bool:
    """Is there a result in the state when a unit has come to its end?"""
    return unit.native or unit.gives or any(isinstance(op, Return) and op.value != "None" for op in walk(unit.body))


def _args(*args: str) -> str:
    return ", ".join(("G", *args))


def _tuple(*parts: str) -> str:
    return f"({', '.join(parts)},)"


def _waits(op: Op) -> bool:
    if isinstance(op, Ask) or (isinstance(op, Call) and op.unit.waits):
        return True
    return any(_waits(part) for block in inner(op) for part in block)


def _ways(ops: list[Op]) -> Iterator[Way]:
    """All statements that wait, each with how it is reached."""
    for at, op in enumerate(ops):
        if isinstance(op, Ask) or (isinstance(op, Call) and op.unit.waits):
            yield [(ops, at)]
        for block in inner(op):
            for way in _ways(block):
                yield [(ops, at), *way]


def _may_break(ops: list[Op]) -> bool:
    """Can a loop with this inside be left by `stop`? That of a loop further in leaves only that one."""
    for op in ops:
        if isinstance(op, Break) or (isinstance(op, If) and (_may_break(op.then) or _may_break(op.otherwise))):
            return True
    return False


def _in_order(values: str) -> tuple[str, str]:
    """A list, and what puts it in order, if its text says that: where nothing is in it, that need not be done."""
    head = "_ordered(G, "
    if values.startswith(head) and closed(values[len(head) : -1]):
        return values[len(head) : -1], "_ordered"
    return values, ""


def _is_single(values: str) -> bool:
    """Does the text of a list show that there is one thing in it?"""
    single = _SINGLE.fullmatch(values)
    return single is not None and closed(single[1])


def _is_tuple(values: str) -> bool:
    """Does the text of a list show that it is a tuple already?"""
    if values.startswith(("FROM[", "AFTER[")):
        return closed(values[values.index("[") + 1 : -1])
    return _is_single(values) or (values.startswith("tuple(") and closed(values[values.index("(") + 1 : -1]))

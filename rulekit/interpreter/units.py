"""The form between the effect language and Python: units of simple statements, with Python expressions as text.

A `Unit` becomes one Python function, or, if it can wait for a player, several. Local variables are called `name_7`: a
number at the end marks them, so that those that are still needed after a wait can be found in the text.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from rulekit.source import Span

_LOCAL = re.compile(r"\b[a-z]\w*_\d+\b")
_SAME = re.compile(r"[a-z]\w*_\d+ = ([a-z]\w*_\d+|\d+|None|True|False)")
_CHANCE = re.compile(r"\b_(shuffle|random|random_some|throw)\(|\b_(move|draw)\(.*, 2\)")
_NUMBERS = re.compile(r"not \(\d+ (<|>|<=|>=|==|!=) \d+\)")
_GIVEN = "given_0"
"""Stands for what a unit gives until the unit is put in its place."""
_KNOWN = {"None is None": True, "None is not None": False, "True": True, "False": False}


def locals_in(*texts: str) -> set[str]:
    """The local variables that Python text speaks of."""
    return {name for text in texts for name in _LOCAL.findall(text)}


@dataclass(eq=False, slots=True)
class Py:
    """One line of Python. `sets`: the locals it assigns. `quiet`: no condition can notice what it changes."""

    code: str
    sets: tuple[str, ...] = ()
    span: Span | None = None
    quiet: bool = False


@dataclass(eq=False, slots=True)
class Call:
    """A call of a unit; its result goes into a local."""

    unit: Unit
    args: tuple[str, ...]
    result: str | None = None
    span: Span | None = None


@dataclass(eq=False, slots=True)
class Ask:
    """Waits for a player. `values` is a local with the candidates; with one candidate nobody is asked.

    `pending` is the text of what is kept while waiting, `result` the local for the answer.
    """

    values: str
    pending: str
    result: str
    span: Span | None = None
    forced: bool = True


@dataclass(eq=False, slots=True)
class If:
    test: str
    then: list[Op]
    otherwise: list[Op] = field(default_factory=list)
    span: Span | None = None


@dataclass(eq=False, slots=True)
class For:
    """Over a list that is fixed when the loop begins."""

    name: str
    xs: str
    body: list[Op]
    span: Span | None = None


@dataclass(eq=False, slots=True)
class While:
    test: str
    body: list[Op]
    span: Span | None = None


@dataclass(eq=False, slots=True)
class Break:
    span: Span | None = None


@dataclass(eq=False, slots=True)
class Continue:
    span: Span | None = None


@dataclass(eq=False, slots=True)
class Return:
    value: str = "None"
    span: Span | None = None


Op = Py | Call | Ask | If | For | While | Break | Continue | Return


@dataclass(eq=False, slots=True)
class Unit:
    """A stretch of rules with a name. `native`: written by hand, for the runtime; it then waits or not as said.

    `recursive`: it can come back to itself. `first`: the game begins with it. `counted`: each call is counted as work.
    """

    number: int
    title: str
    span: Span | None
    params: tuple[str, ...] = ()
    body: list[Op] = field(default_factory=list)
    waits: bool = False
    native: bool = False
    recursive: bool = False
    first: bool = False
    counted: bool = False

    @property
    def framed(self) -> bool:
        """Is it entered by a frame on the stack? All others are called, like any function."""
        return self.waits and (self.native or self.recursive or self.first)

    @property
    def name(self) -> str:
        return f"u{self.number}"


def inner(op: Op) -> Iterator[list[Op]]:
    """The blocks inside a statement."""
    if isinstance(op, If):
        yield op.then
        yield op.otherwise
    elif isinstance(op, For | While):
        yield op.body


def walk(ops: Iterable[Op]) -> Iterator[Op]:
    for op in ops:
        yield op
        for block in inner(op):
            yield from walk(block)


def spoken(ops: Iterable[Op]) -> set[str]:
    """All locals that a block speaks of."""
    found: set[str] = set()
    for op in walk(ops):
        match op:
            case Py():
                found |= locals_in(op.code)
            case Call():
                found |= locals_in(*op.args)
                if op.result:
                    found.add(op.result)
            case Ask():
                found |= locals_in(op.values, op.pending)
                found.add(op.result)
            case If() | While():
                found |= locals_in(op.test)
            case For():
                found |= locals_in(op.xs)
                found.add(op.name)
            case Return():
                found |= locals_in(op.value)
    return found


def put_in_place(units: Iterable[Unit], keep: set[Unit]) -> None:
    """Units that are called from one place only, and never left in their middle, are put into that place."""
    every = list(units)
    counts: dict[Unit, int] = {}
    for unit in every:
        for op in walk(unit.body):
            if isinstance(op, Call):
                counts[op.unit] = counts.get(op.unit, 0) + 1
    fresh = 0

    def placed(ops: list[Op], path: tuple[Unit, ...], loop: bool = False) -> list[Op]:
        """`loop`: at the end of these the next go of a loop begins."""
        nonlocal fresh
        made: list[Op] = []
        for i, op in enumerate(ops):
            if isinstance(op, Call) and counts.get(op.unit) == 1:
                inner_unit = op.unit
                free = not (inner_unit.native or inner_unit in keep or inner_unit in path)
                last = loop and i == len(ops) - 1 and not any(isinstance(x, For | While) for x in walk(inner_unit.body))
                ending = _ended(inner_unit.body, _GIVEN if op.result else None) if free else None
                if free and (ending is not None or (last and op.result is None)):
                    fresh += 1
                    body = placed(inner_unit.body if ending is None else ending, (*path, inner_unit))
                    if ending is None:
                        body = _going_on(body)
                    names = {name: f"{name}_9{fresh}" for name in spoken(body) | set(inner_unit.params)}
                    for param, arg in zip(inner_unit.params, op.args, strict=True):
                        made.append(Py(f"{names[param]} = {arg}", (names[param],), op.span))
                    if op.result:
                        names[_GIVEN] = op.result
                    made += [_renamed(part, names) for part in body]
                    continue
            if isinstance(op, If):
                op = If(op.test, placed(op.then, path), placed(op.otherwise, path), op.span)
            elif isinstance(op, For):
                op = For(op.name, op.xs, placed(op.body, path, True), op.span)
            elif isinstance(op, While):
                op = While(op.test, placed(op.body, path, True), op.span)
            made.append(op)
        return made

    for unit in every:
        unit.body = placed(unit.body, (unit,))


def _ended(ops: list[Op], result: str | None) -> list[Op] | None:
    """What a unit does, put in its place: it comes to its end, with its result named; None if it may leave a loop."""
    made: list[Op] = []
    for i, op in enumerate(ops):
        if isinstance(op, Return):
            return [*made, Py(f"{result} = {op.value}", (result,), op.span)] if result else made
        if any(isinstance(part, Return) for part in walk([op])):
            rest = ops[i + 1 :]
            if not isinstance(op, If) or (rest and not (op.then and isinstance(op.then[-1], Return))):
                return None
            then, otherwise = _ended(op.then, result), _ended([*op.otherwise, *rest], result)
            return None if then is None or otherwise is None else [*made, If(op.test, then, otherwise, op.span)]
        made.append(op)
    return [*made, Py(f"{result} = None", (result,))] if result else made


def _going_on(ops: list[Op]) -> list[Op]:
    """What a loop does last, put in its place: to return is to go on with the loop."""
    made: list[Op] = []
    for op in ops:
        if isinstance(op, Return):
            made.append(Continue(op.span))
        elif isinstance(op, If):
            made.append(If(op.test, _going_on(op.then), _going_on(op.otherwise), op.span))
        else:
            made.append(op)
    return made


def simplify(unit: Unit) -> None:
    """Locals that are only another name for a parameter, a local or a constant go; so do tests that this settles."""
    settings: dict[str, list[str | None]] = {name: [None] for name in unit.params}
    for op in walk(unit.body):
        match op:
            case Py():
                same = _SAME.fullmatch(op.code)
                for name in op.sets:
                    settings.setdefault(name, []).append(same[1] if same is not None else None)
            case Call() | Ask():
                if op.result:
                    settings.setdefault(op.result, []).append(None)
            case For():
                settings.setdefault(op.name, []).append(None)
    names: dict[str, str] = {}
    for name, values in settings.items():
        if len(values) == 1 and values[0] is not None:
            value = names.get(values[0], values[0])
            if value not in settings or len(settings[value]) == 1:
                names[name] = value
    for name in names:
        while (further := names.get(names[name])) is not None:
            names[name] = further
    if names:
        unit.body = _without(unit.body, names)


def _without(ops: list[Op], names: dict[str, str]) -> list[Op]:
    made: list[Op] = []
    for op in ops:
        if isinstance(op, Py) and op.sets and op.sets[0] in names:
            continue
        if isinstance(op, If):
            test = _text(op.test, names)
            known = _KNOWN.get(test.strip("()"))
            if known is not None:
                made += _without(op.then if known else op.otherwise, names)
            else:
                made.append(If(test, _without(op.then, names), _without(op.otherwise, names), op.span))
        elif isinstance(op, For):
            made.append(For(op.name, _text(op.xs, names), _without(op.body, names), op.span))
        elif isinstance(op, While):
            made.append(While(_text(op.test, names), _without(op.body, names), op.span))
        else:
            made.append(_renamed(op, names))
    return made


def _text(text: str, names: dict[str, str]) -> str:
    return _LOCAL.sub(lambda match: names.get(match[0], match[0]), text)


def _renamed(op: Op, names: dict[str, str]) -> Op:
    """The same with other locals."""

    def new(text: str) -> str:
        return _text(text, names)

    def block(ops: list[Op]) -> list[Op]:
        return [_renamed(part, names) for part in ops]

    match op:
        case Py():
            return Py(new(op.code), tuple(new(name) for name in op.sets), op.span)
        case Call():
            return Call(op.unit, tuple(new(arg) for arg in op.args), op.result and new(op.result), op.span)
        case Ask():
            return Ask(new(op.values), new(op.pending), new(op.result), op.span, op.forced)
        case If():
            return If(new(op.test), block(op.then), block(op.otherwise), op.span)
        case For():
            return For(new(op.name), new(op.xs), block(op.body), op.span)
        case While():
            return While(new(op.test), block(op.body), op.span)
        case Return():
            return Return(new(op.value), op.span)
    return op


def drop_idle_calls(units: Iterable[Unit]) -> None:
    """Calls that their first test ends at once, as what they are given shows, are left out; so are empty branches."""
    for unit in list(units):
        for block in reversed(list(_blocks(unit.body))):
            block[:] = [op for op in block if not (_does_nothing(op) or (isinstance(op, Call) and _is_idle(op)))]


def _does_nothing(op: Op) -> bool:
    return isinstance(op, If) and not op.then and not op.otherwise


def _blocks(ops: list[Op]) -> Iterator[list[Op]]:
    yield ops
    for op in ops:
        for block in inner(op):
            yield from _blocks(block)


def _is_idle(op: Call) -> bool:
    first = op.unit.body[0] if op.unit.body else None
    if op.result is not None or not isinstance(first, If) or not first.then or not isinstance(first.then[0], Return):
        return False
    given = dict(zip(op.unit.params, op.args, strict=True))
    test = _text(first.test, given)
    return _NUMBERS.fullmatch(test) is not None and bool(eval(test, {"__builtins__": {}}))


def pause_before_chance(unit: Unit, pause: Unit) -> bool:
    """The beginning is the same in every game until chance comes in or a player is asked: there it can be kept."""
    for i, op in enumerate(unit.body):
        if _may_differ(op, set()):
            if i > 0:
                unit.body.insert(i, Call(pause, (), None, op.span))
            return i > 0
    return False


def _may_differ(op: Op, seen: set[Unit]) -> bool:
    match op:
        case Py():
            return _CHANCE.search(op.code) is not None
        case Ask() | Return():
            return True
        case Call():
            if op.unit in seen:
                return False
            seen.add(op.unit)
            return op.unit.native or any(_may_differ(part, seen) for part in op.unit.body)
    return any(_may_differ(part, seen) for block in inner(op) for part in block)


def find_waiting(units: Iterable[Unit]) -> None:
    """Marks every unit that can wait: it asks, calls one that waits, or can come back to itself."""
    every = list(units)
    calls = {unit: {op.unit for op in walk(unit.body) if isinstance(op, Call)} for unit in every}
    for unit in every:
        if not unit.native:
            unit.waits = any(isinstance(op, Ask) for op in walk(unit.body))
    for unit in _recursive(every, calls):
        unit.waits = unit.recursive = True
    callers: dict[Unit, list[Unit]] = {}
    for unit, called in calls.items():
        for other in called:
            callers.setdefault(other, []).append(unit)
    todo = [unit for unit in every if unit.waits]
    while todo:
        for caller in callers.get(todo.pop(), ()):
            if not caller.waits:
                caller.waits = True
                todo.append(caller)


MOST_CALLS = 30


def find_counted(units: Iterable[Unit]) -> None:
    """Marks the units whose calls are counted as work: without them no call may set off more than so many others."""
    weights: dict[Unit, int] = {}
    for root in units:
        todo = [root]
        while todo:
            unit = todo[-1]
            called = [op.unit for op in walk(unit.body) if isinstance(op, Call)]
            waiting = [other for other in called if other not in weights and not other.recursive and other is not unit]
            if unit in weights or unit.recursive or not waiting:
                todo.pop()
                weight = 1 + sum(weights.get(other, 1) for other in called)
                unit.counted = unit.recursive or weight > MOST_CALLS
                weights[unit] = 1 if unit.counted else weight
            else:
                todo += waiting


def _recursive(units: list[Unit], calls: dict[Unit, set[Unit]]) -> list[Unit]:
    """The units from which a chain of calls leads back to them (Tarjan's components, without recursion)."""
    index: dict[Unit, int] = {}
    low: dict[Unit, int] = {}
    on: set[Unit] = set()
    path: list[Unit] = []
    found: list[Unit] = []
    for root in units:
        if root in index:
            continue
        work: list[tuple[Unit, Iterator[Unit]]] = [(root, iter(sorted(calls[root], key=lambda u: u.number)))]
        index[root] = low[root] = len(index)
        path.append(root)
        on.add(root)
        while work:
            unit, rest = work[-1]
            for other in rest:
                if other not in index:
                    index[other] = low[other] = len(index)
                    path.append(other)
                    on.add(other)
                    work.append((other, iter(sorted(calls.get(other, ()), key=lambda u: u.number))))
                    break
                if other in on:
                    low[unit] = min(low[unit], index[other])
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[unit])
                if low[unit] == index[unit]:
                    component: list[Unit] = []
                    while True:
                        member = path.pop()
                        on.discard(member)
                        component.append(member)
                        if member is unit:
                            break
                    if len(component) > 1 or unit in calls.get(unit, ()):
                        found += component
    return found

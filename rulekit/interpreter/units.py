"""The form between the effect language and Python: units of simple statements, with Python expressions as text.

A `Unit` becomes one Python function, or, if it can wait for a player, several. Local variables are called `name_7`: a
number at the end marks them, so that those that are still needed after a wait can be found in the text.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from rulekit.source import Span

DEEPEST = 511
"""So many calls may wait for each other; of the steps of a flow, far fewer."""
DEEPEST_STEP = 100
EVERY_TEST = -1
"""By bits, all that there are."""
MOST_KEPT = 90
"""So many values are kept at most: a bit for each stands in a number that is changed all the time."""
LOCAL = re.compile(r"\b[a-z]\w*_\d+\b")
_CHANCE = re.compile(r"\b_(shuffle|random|random_some|throw)\(|\b_(move|draw)\(.*, 2\)")


def locals_in(*texts: str) -> set[str]:
    """The local variables that Python text speaks of."""
    return {name for text in texts for name in LOCAL.findall(text)}


@dataclass(eq=False, slots=True)
class Py:
    """One line of Python. `sets`: the locals it assigns. `due`: by bits, which tests what it changes makes due."""

    code: str
    sets: tuple[str, ...] = ()
    span: Span | None = None
    due: int = EVERY_TEST


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

    `recursive`: it can come back to itself, but not while more than `deepest` frames wait. `first`: the game begins
    with it. `counted`: each call is counted as work. `foreign`: it is looked up when it is called, by what is on then.
    `switches`: it stands for switching on a bundle. `trigger`: it is what a trigger does. `gives`: it has a result.
    `unless`: tests with which it begins; it does nothing if one of them holds.
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
    deepest: int = DEEPEST
    counted: bool = False
    foreign: bool = False
    switches: bool = False
    trigger: bool = False
    gives: bool = False
    unless: tuple[str, ...] = ()

    @property
    def framed(self) -> bool:
        """Can it be entered by a frame on the stack?"""
        return self.waits and not self.foreign and (self.native or self.recursive or self.first)

    @property
    def name(self) -> str:
        return f"E{self.number}[G.bases]" if self.foreign else f"u{self.number}"


def inner(op: Op) -> Iterator[list[Op]]:
    """The blocks inside a statement."""
    if isinstance(op, If):
        yield op.then
        yield op.otherwise
    elif isinstance(op, For | While):
        yield op.body


def walk(ops: Iterable[Op]) -> list[Op]:
    """All statements of a block, in order, with those inside them."""
    found: list[Op] = []
    _walk(ops, found)
    return found


def _walk(ops: Iterable[Op], found: list[Op]) -> None:
    for op in ops:
        found.append(op)
        kind = type(op)
        if kind is If:
            _walk(op.then, found)  # type: ignore[union-attr]
            _walk(op.otherwise, found)  # type: ignore[union-attr]
        elif kind is For or kind is While:
            _walk(op.body, found)  # type: ignore[union-attr]


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


def leaves(ops: list[Op]) -> bool:
    """Does a block never come to its end?"""
    return bool(ops) and isinstance(ops[-1], Return | Break | Continue)


def surely_sets(ops: list[Op]) -> set[str]:
    """The locals that are set on every way through a block to its end."""
    found: set[str] = set()
    for op in ops:
        if isinstance(op, If):
            ways = [surely_sets(block) for block in (op.then, op.otherwise) if not leaves(block)]
            found |= set.intersection(*ways) if ways else set()
        elif not isinstance(op, For | While):
            found |= sets_of(op)
    return found


def sets_of(op: Op) -> set[str]:
    found: set[str] = set()
    for part in walk([op]):
        match part:
            case Py():
                found |= set(part.sets)
            case Call() | Ask():
                if part.result:
                    found.add(part.result)
            case For():
                found.add(part.name)
    return found


@dataclass(slots=True)
class Needs:
    """The locals that are still read, before they are set again: after calls, questions and loops, and in next passes.

    Where the next pass of a loop over a list can be come to, `rest_of` it is among them.
    """

    after: dict[Op, set[str]] = field(default_factory=dict)
    next_pass: dict[Op, set[str]] = field(default_factory=dict)


def rest_of(op: For) -> str:
    """Stands for what is left of the list of a loop."""
    return f"rest of {id(op)}"


def needs_of(ops: list[Op]) -> Needs:
    found = Needs()
    _needed(ops, set(), set(), set(), found)
    return found


def _needed(ops: list[Op], after: set[str], left: set[str], next_pass: set[str], found: Needs) -> set[str]:
    """What is needed before a block: `after` it, after the loop around it is `left`, and in its next pass."""
    needed = after
    for op in reversed(ops):
        match op:
            case Py():
                needed = (needed - _only_set(op)) | _read(op)
            case Call():
                found.after[op] = needed
                needed = (needed - {op.result or ""}) | locals_in(*op.args)
            case Ask():
                found.after[op] = needed
                needed = (needed - {op.result}) | locals_in(op.values, op.pending)
            case If():
                ways = [_needed(block, needed, left, next_pass, found) for block in (op.then, op.otherwise)]
                needed = set().union(locals_in(op.test), *ways)
            case While():
                found.after[op] = needed
                again = needed | locals_in(op.test)
                for _ in range(2):
                    again = again | _needed(op.body, again, needed, again, found)
                needed = found.next_pass[op] = again
            case For():
                found.after[op] = needed
                again = needed | {rest_of(op)}
                for _ in range(2):
                    again = again | (_needed(op.body, again, needed, again, found) - {op.name})
                found.next_pass[op] = again
                needed = (again - {rest_of(op)}) | locals_in(op.xs)
            case Break():
                needed = left
            case Continue():
                needed = next_pass
            case Return():
                needed = locals_in(op.value)
    return needed


def _only_set(op: Py) -> set[str]:
    """The locals that a line sets without reading them first."""
    target, sign, value = op.code.partition(" = ")
    names = set(target.rstrip(",").split(", "))
    return names - locals_in(value) if sign and names == set(op.sets) else set()


def _read(op: Py) -> set[str]:
    return locals_in(op.code) - _only_set(op)


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
    calls = called_units(every)
    for unit in every:
        if not unit.native:
            unit.waits = unit.first or any(isinstance(op, Ask) for op in walk(unit.body))
    for unit in loop_breakers(every, calls):
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


MOST_CALLS = 60


def find_counted(units: list[Unit]) -> None:
    """Marks the units whose calls are counted as work: without them no call may set off more than so many others."""
    weights: dict[Unit, int] = {}
    calls = {unit: [op.unit for op in walk(unit.body) if isinstance(op, Call)] for unit in units}
    for root in units:
        todo = [root]
        while todo:
            unit = todo[-1]
            waiting = [other for other in calls[unit] if not (other in weights or other.recursive or other is unit)]
            if unit in weights or unit.recursive or not waiting:
                todo.pop()
                weight = 1 + _calls_in(unit.body, weights)
                unit.counted |= unit.recursive or weight > MOST_CALLS
                weights[unit] = 1 if unit.counted else weight
            else:
                todo += waiting


def _calls_in(ops: list[Op], weights: dict[Unit, int]) -> int:
    """How many calls a block sets off at most. The passes of a loop are counted as work by themselves."""
    most = 0
    for op in reversed(ops):
        match op:
            case Call():
                most += weights.get(op.unit, 1)
            case If():
                ways = [(block, 0 if leaves(block) else most) for block in (op.then, op.otherwise)]
                most = max(_calls_in(block, weights) + rest for block, rest in ways)
            case For() | While():
                most += _calls_in(op.body, weights)
    return most


def pays(ops: list[Op]) -> bool:
    """Is a call counted, or somebody asked, in each pass through the inside of a loop that comes to its end?"""
    return not any(isinstance(op, Continue) for op in walk(ops)) and any(_pays(op) for op in ops)


def _pays(op: Op) -> bool:
    match op:
        case Ask():
            return not op.forced
        case Call():
            return op.unit.counted
        case If():
            return any(_pays(part) for part in op.then) and any(_pays(part) for part in op.otherwise)
        case Break() | Return():
            return True
    return False


def loop_breakers(units: list[Unit], calls: dict[Unit, set[Unit]]) -> set[Unit]:
    """Some units without which no chain of calls would lead back to its beginning; as few as are quickly found.

    All steps of the flow that can lead back to themselves are among them, since they have a limit of their own, and all
    triggers, by which a circle is named. Those that were found before stay what they are.
    """
    found = {unit for unit in units if unit.recursive}
    circle = recursive_units(units, {unit: called - found for unit, called in calls.items()} if found else calls)
    while circle:
        named = {unit for unit in circle if unit.deepest == DEEPEST_STEP or unit.trigger}
        inside = set(circle)
        callers = Counter(other for unit in circle for other in calls[unit] if other in inside)
        busiest = max(circle, key=lambda unit: (callers[unit] * len(calls[unit] & inside), -unit.number))
        taken = named or {busiest}
        found |= taken
        left = [unit for unit in circle if unit not in taken]
        circle = recursive_units(left, {unit: calls[unit] - found for unit in left})
    return found


def called_units(units: Iterable[Unit]) -> dict[Unit, set[Unit]]:
    """For each unit, those that it calls."""
    return {unit: {op.unit for op in walk(unit.body) if isinstance(op, Call)} for unit in units}


def recursive_units(units: list[Unit], calls: dict[Unit, set[Unit]]) -> list[Unit]:
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

"""Units made shorter before they are written: calls put in place, needless locals, tests and calls left out."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from rulekit.interpreter.units import (
    DEEPEST_STEP,
    LOCAL,
    Ask,
    Call,
    Continue,
    For,
    If,
    Op,
    Py,
    Return,
    Unit,
    While,
    called_units,
    inner,
    recursive_units,
    spoken,
    walk,
)

_SAME = re.compile(r"[a-z]\w*_\d+ = ([a-z]\w*_\d+|\d+|None|True|False)")
_NUMBERS = re.compile(r"not \(\d+ (<|>|<=|>=|==|!=) \d+\)")
_KNOWN = {"None is None": True, "None is not None": False, "True": True, "False": False}
_CHECK = re.compile(r"G\.due( & \w+)? and G\.live and \(\w+ := (news|NEWS\[G\.bases\])\(G\)\)")
"""What is tested after each clause."""
_GIVEN = "given_0"
"""Stands for what a unit gives until the unit is put in its place."""


def put_in_place(units: Iterable[Unit], keep: set[Unit]) -> None:
    """Units that are called from one place only, and never left in their middle, are put into that place."""
    every = list(units)
    recursive = recursive_units(every, called_units(every))
    apart = keep | {unit for unit in recursive if unit.deepest == DEEPEST_STEP}
    counts: dict[Unit, int] = {}
    for unit in every:
        for op in walk(unit.body):
            if isinstance(op, Call):
                counts[op.unit] = counts.get(op.unit, 0) + 1
    fresh = 0
    gone: set[Unit] = set()

    def placed(ops: list[Op], path: tuple[Unit, ...], loop: bool = False) -> list[Op]:
        """`loop`: at the end of these the next go of a loop begins."""
        nonlocal fresh
        made: list[Op] = []
        for i, op in enumerate(ops):
            if isinstance(op, Call) and counts.get(op.unit) == 1:
                inner_unit = op.unit
                free = not (inner_unit.native or inner_unit in apart or inner_unit in path)
                last = loop and i == len(ops) - 1 and not any(isinstance(x, For | While) for x in walk(inner_unit.body))
                ending = _ended(inner_unit.body, _GIVEN if op.result else None) if free else None
                if free and (ending is not None or (last and op.result is None)):
                    fresh += 1
                    gone.add(inner_unit)
                    body = _going_on(inner_unit.body) if ending is None else ending
                    names = {name: f"{name}_9{fresh}" for name in spoken(body) | set(inner_unit.params)}
                    for param, arg in zip(inner_unit.params, op.args, strict=True):
                        made.append(Py(f"{names[param]} = {arg}", (names[param],), op.span))
                    if op.result:
                        names[_GIVEN] = op.result
                    made += placed([_renamed(part, names) for part in body], (*path, inner_unit))
                    continue
            if isinstance(op, If):
                op = If(op.test, placed(op.then, path), placed(op.otherwise, path), op.span)
            elif isinstance(op, For):
                op = For(op.name, op.xs, placed(op.body, path, True), op.span)
            elif isinstance(op, While):
                op = While(op.test, placed(op.body, path, True), op.span)
            made.append(op)
        return made

    for unit in sorted(every, key=lambda unit: counts.get(unit) == 1):
        if unit not in gone:
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
    return LOCAL.sub(lambda match: names.get(match[0], match[0]), text)


def _renamed(op: Op, names: dict[str, str]) -> Op:
    """The same with other locals."""

    def new(text: str) -> str:
        return _text(text, names)

    def block(ops: list[Op]) -> list[Op]:
        return [_renamed(part, names) for part in ops]

    match op:
        case Py():
            return Py(new(op.code), tuple(new(name) for name in op.sets), op.span, op.due)
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
    """Leaves out calls that their first test ends at once, as what they are given shows, and what does nothing."""
    for unit in list(units):
        for block in reversed(list(_blocks(unit.body))):
            left = [op for op in block if not (_does_nothing(op) or (isinstance(op, Call) and _is_idle(op)))]
            block[:] = _tested_once(left)


def _tested_once(ops: list[Op]) -> list[Op]:
    """A test right after another finds something only if the first did: then something was done that it may notice."""
    made: list[Op] = []
    for op in ops:
        before = made[-1] if made else None
        if _is_check(op) and isinstance(before, If) and _is_check(before):
            made[-1] = If(before.test, [*before.then, op], [], before.span)
        else:
            made.append(op)
    return made


def _is_check(op: Op) -> bool:
    return isinstance(op, If) and _CHECK.fullmatch(op.test) is not None


def _does_nothing(op: Op) -> bool:
    return isinstance(op, If) and not op.then and not op.otherwise


def _blocks(ops: list[Op]) -> Iterator[list[Op]]:
    yield ops
    for op in ops:
        for block in inner(op):
            yield from _blocks(block)


def _is_idle(op: Call) -> bool:
    first = op.unit.body[0] if op.unit.body else None
    if first is None and not op.unit.native and op.result is None:
        return True
    if op.result is not None or not isinstance(first, If) or not first.then or not isinstance(first.then[0], Return):
        return False
    given = dict(zip(op.unit.params, op.args, strict=True))
    test = _text(first.test, given)
    return _NUMBERS.fullmatch(test) is not None and bool(eval(test, {"__builtins__": {}}))

"""Procedures as events: what listens before, instead and after."""

from __future__ import annotations

from itertools import takewhile
from typing import NamedTuple

from rulekit.dsl import syntax as s
from rulekit.dsl.types import Opt
from rulekit.dsl.world import Procedure
from rulekit.interpreter.bodies import body_ops
from rulekit.interpreter.bundles import bundle_test, can_be_on, not_off, paths_of
from rulekit.interpreter.choices import Choices
from rulekit.interpreter.clause import Clause, home_of, inside, settle, signature
from rulekit.interpreter.compiler import Compiler, Ear, Listener
from rulekit.interpreter.exprs import Text
from rulekit.interpreter.replacing import chain_unit, core_unit, replaced_unit, result_of
from rulekit.interpreter.telling import listeners
from rulekit.interpreter.units import LOCAL, Call, For, If, Op, Py, Return, Unit, walk
from rulekit.ruleset.model import ProcedureDef, StepDef


def event_unit(compiler: Compiler, procedure: Procedure) -> Unit:
    """What a call of a procedure runs: its body, with all that listens to it around it."""
    heard = [x for x in listeners(compiler, procedure) if can_be_on(compiler, x.source.home)]
    if not heard:
        return core_unit(compiler, procedure)
    return compiler.unit(
        ("event", procedure),
        procedure.name,
        procedure.span,
        signature(compiler, procedure),
        lambda unit: _event(compiler, procedure, heard),
        lambda other: event_unit(other, procedure),
    )


def _event(compiler: Compiler, procedure: Procedure, heard: list[Listener]) -> list[Op]:
    params = signature(compiler, procedure)
    ops: list[Op] = _phase(compiler, procedure, [x for x in heard if x.trigger.hears == "before"], params, None)
    instead = [x for x in heard if x.trigger.hears == "instead"]
    result = result_of(procedure)
    if instead:
        chain = "chain_0"
        listed = Py(f"{chain} = {_listening(compiler, instead, '_outermost', False)}", (chain,), procedure.span)
        args = (chain, "0", *params)
        call = Call(instead_unit(compiler, procedure, instead), args, result, procedure.span)
        happens = If(chain, [call, Return(result or "None", procedure.span)], [], procedure.span)
        ops.append(_if_heard(compiler, instead, [listed, happens], params, False))
    ops.append(Call(settled_unit(compiler, procedure, heard), params, result, procedure.span))
    ops.append(Return(result or "None", procedure.span))
    return ops


def settled_unit(compiler: Compiler, procedure: Procedure, heard: list[Listener]) -> Unit:
    """The event itself and what hears it afterwards."""
    after = [x for x in heard if x.trigger.hears == "after"]
    if not after:
        return core_unit(compiler, procedure)
    params = signature(compiler, procedure)

    def make(unit: Unit) -> list[Op]:
        ops: list[Op] = _own_conditions(compiler, procedure)
        result = result_of(procedure)
        ops.append(Call(core_unit(compiler, procedure), params, result, procedure.span))
        ops += _phase(compiler, procedure, after, params, result or "None")
        ops.append(Return(result or "None", procedure.span))
        return ops

    return compiler.unit(("settled", procedure), procedure.name, procedure.span, params, make)


def _own_conditions(compiler: Compiler, procedure: Procedure) -> list[Op]:
    """What its own `if` forbids does not take place, so nobody hears it afterwards."""
    definition, home, card = compiler.definitions[procedure]
    text = inside(compiler, procedure, home, card)
    conditions = definition.conditions if isinstance(definition, ProcedureDef) else ()
    if isinstance(definition, StepDef):
        conditions = definition.body.conditions
    return [
        If(f"not {text.test(condition.test)}", [Return("None", condition.test.span)], [], condition.test.span)
        for condition in conditions
    ]


def _steady_subject(compiler: Compiler, listener: Listener) -> str | None:
    """The parameter that must be the thing itself for its clause to do anything, as `if: card == this` says.

    Then no other thing need be asked. Whoever wants to know how tests come out asks all the same.
    """
    trigger, source = listener.trigger, listener.source
    body = trigger.body
    if compiler.cover is not None or body.each is not None or (source.card is None and source.kind is None):
        return None
    env = clause_text(compiler, listener).env
    params = trigger.event.params if trigger.event is not None else ()
    known = {param.name: env[param.name] for param in params if not isinstance(param.type, Opt)}
    for condition in (*trigger.moment, *body.conditions):
        for part in _parts(condition.test):
            if isinstance(part, s.Compare) and part.op == "==":
                ids = [side.id if isinstance(side, s.Name) else "" for side in (part.left, part.right)]
                if "this" in ids and (other := next((known[name] for name in ids if name in known), None)):
                    return other
    return None


def _parts(test: s.Expr) -> list[s.Expr]:
    """The conditions that must all hold for a condition to hold."""
    if isinstance(test, s.Logic) and test.op == "and":
        return [*_parts(test.left), *_parts(test.right)]
    return [test]


class _Ear(NamedTuple):
    """Who may hear an event: a thing, or None; an instance, or None; the loops over these, and what must hold."""

    thing: str
    base: str
    loops: str
    test: str


def rests_not(compiler: Compiler, listener: Listener) -> str:
    """The test that no bundle lets a clause rest; empty where none ever does."""
    return not_off(compiler, paths_of(compiler, listener.source, "when", listener.trigger.name))


def _ear(compiler: Compiler, listener: Listener, steady: bool) -> _Ear:
    """`steady`: nobody changes what the event is about before this one hears it."""
    source = listener.source
    text = Text(compiler, source.home)
    test = bundle_test(compiler, source.home)
    tests = [test] if test not in ("instances", "True") else []
    rests = rests_not(compiler, listener)
    tests += [rests] if rests else []
    base, loops = "None", ""
    if test == "instances":
        base = compiler.local("base")
        loops = f" for {base} in G.bases[{source.home.whole.number}]"
        text.instance = base
    if source.card is None and source.kind is None:
        return _Ear("None", base, loops, " and ".join(tests))
    named = _steady_subject(compiler, listener) if steady else None
    one = named or text.one_source(source)
    if one is None or loops:
        thing = compiler.local("x")
        return _Ear(thing, base, f"{loops} for {thing} in {text.sources(source)}", " and ".join(tests))
    if named is not None:
        tests.append(text.has_clause(source, named))
    return _Ear(one, base, "", " and ".join([*tests, text.works(source, one)]))


def _listening(compiler: Compiler, heard: list[Listener], order: str, steady: bool) -> str:
    """Who listens now, in the order in which they are heard: (clause, thing or None, instance or None)."""
    parts: list[str] = []
    for listener in heard:
        ear = _ear(compiler, listener, steady)
        optional = 1 if listener.trigger.body.may is not None else 0
        entry = f"({listener.number}, {ear.thing}, {ear.base}, {optional})"
        if ear.loops:
            listed = f"[{entry}{ear.loops}{ear.test and f' if {ear.test}'}]"
            on = ear.loops.partition(" in ")[2].partition(" for ")[0]
            parts.append(f"({listed} if {on} else [])" if on.startswith("G.bases[") else listed)
        else:
            parts.append(f"([{entry}] if {ear.test} else [])" if ear.test else f"[{entry}]")
    lone = len(heard) == 1 and heard[0].source.card is None and heard[0].source.kind is None
    joined = " + ".join(parts)
    return f"tuple({joined})" if lone else f"{order}(G, {joined})"


def _phase(
    compiler: Compiler, procedure: Procedure, heard: list[Listener], params: tuple[str, ...], result: str | None
) -> list[Op]:
    """One phase: each that listens, one after the other; `before` may set the parameters."""
    if not heard:
        return []
    hears = heard[0].trigger.hears
    entry, changed = f"entry{hears}_0", f"new{hears}_0"
    fixed = params[:-1] if not home_of(compiler, procedure).always else params
    args = (*fixed, *([result] if result else []))
    if len(heard) == 1:
        ear = _ear(compiler, heard[0], True)
        if not ear.loops:
            call = _heard(compiler, heard[0], (ear.thing, ear.base, *args), fixed, changed)
            return [_if_heard(compiler, heard, call, args, True)]
    steady = hears == "after" or not any(_sets_params(compiler, x.trigger.body, procedure) for x in heard)
    chosen: list[Op] = []
    for listener in reversed(heard):
        call = _heard(compiler, listener, (f"{entry}[1]", f"{entry}[2]", *args), fixed, changed)
        chosen = [If(f"{entry}[0] == {listener.number}", call, chosen)]
    loop = For(entry, _listening(compiler, heard, "_ordered", steady), chosen, procedure.span)
    return [_if_heard(compiler, heard, [loop], args, steady)]


def _if_heard(compiler: Compiler, heard: list[Listener], ops: list[Op], args: tuple[str, ...], steady: bool) -> If:
    """What is done when something is heard, as it happens to be known later: only if one of them would do something."""
    ears: list[Ear] = []
    for listener in heard:
        ear = _ear(compiler, listener, steady)
        if ear.loops:
            several = f"[{ear.thing if ear.thing != 'None' else ear.base}{ear.loops}{ear.test and f' if {ear.test}'}]"
            on = ear.loops.partition(" in ")[2]
            ears.append(Ear(on if on.startswith("G.bases[") and " for " not in on and not ear.test else several))
        else:
            ears.append(Ear(ear.test, clause_unit(compiler, listener), (ear.thing, ear.base, *args)))
    made = If("True", ops, [], heard[0].trigger.span)
    compiler.heard.append((made, ears))
    return made


def sift(compiler: Compiler) -> None:
    """Where somebody may hear something: says when that is worth asking, now that it is known what they do."""
    for op, ears in compiler.heard:
        if compiler.cover is None:
            tests = [_would_do(ear) for ear in ears]
            op.test = " or ".join(dict.fromkeys(tests)) if all(tests) else "True"
    compiler.heard.clear()


def _would_do(ear: Ear) -> str:
    """Would one who hears something do anything? Empty if that is not known."""
    tests = [ear.there] if ear.there else []
    if ear.unit is not None:
        given = dict(zip(ear.unit.params, ear.args, strict=False))
        for test in ear.unit.unless:
            said = LOCAL.sub(lambda match: given.get(match[0], match[0]), test)
            tests.append(said.removeprefix("not ") if said.startswith("not ") else f"not {said}")
    return f"({' and '.join(tests)})" if len(tests) > 1 else "".join(tests)


def _heard(
    compiler: Compiler, listener: Listener, args: tuple[str, ...], fixed: tuple[str, ...], changed: str
) -> list[Op]:
    """What one does that listens; one that listens before may set the parameters."""
    trigger = listener.trigger
    sets = bool(fixed) and _hands_back(compiler, listener)
    ops: list[Op] = [Call(clause_unit(compiler, listener), args, changed if sets else None, trigger.span)]
    if sets:
        ops.append(If(f"{changed} is not None", [Py(f"{', '.join(fixed)}, = {changed}", fixed, trigger.span)]))
    return ops


def clause_unit(compiler: Compiler, listener: Listener) -> Unit:
    """A trigger's clause: (thing, instance, subject and parameters of the event, its result)."""
    trigger = listener.trigger
    procedure = trigger.event
    names: list[str] = []
    if procedure is not None:
        names = [name for name in signature(compiler, procedure) if name != "base_0"]
    if trigger.hears == "after":
        names.append("result_0")
    if trigger.hears == "instead":
        names += ["chain_0", "level_0"]
    params = ("this_0", "inst_0", *names)
    unit = compiler.unit(
        ("clause", listener.number),
        trigger.name,
        trigger.span,
        params,
        lambda unit: _clause(compiler, listener, unit),
        lambda other: clause_unit(other, listener),
    )
    unit.trigger = True
    unit.gives = _hands_back(compiler, listener)
    if trigger.hears == "instead" and procedure is not None:
        unit.gives = procedure.gives is not None
    return unit


def clause_text(compiler: Compiler, listener: Listener) -> Clause:
    trigger, source = listener.trigger, listener.source
    text = Clause(compiler, source.home)
    text.path = source.card.name if source.card is not None else source.kind or trigger.name
    if source.card is not None or source.kind is not None:
        text.this, text.card = "this_0", source.card
    elif source.home.bundle is not None:
        text.card = source.home.bundle.card
        text.this = str(compiler.layout.number_of[text.card])
    if not source.home.always:
        text.instance = "inst_0"
    procedure = trigger.event
    if procedure is None:
        return text
    if procedure.of is not None:
        if compiler.layout.acts(procedure.of):
            text.you = "who_0"
        else:
            text.env[procedure.of] = "who_0"
    for i, param in enumerate(procedure.params):
        text.env[param.name] = f"p_{i + 1}"
    if trigger.hears == "after":
        text.env["result"] = "result_0"
    return text


def _clause(compiler: Compiler, listener: Listener, unit: Unit) -> list[Op]:
    trigger, source = listener.trigger, listener.source
    text = clause_text(compiler, listener)
    procedure = trigger.event
    leave: list[Op] = [Return("None", trigger.span)]
    ops: list[Op] = []
    below: list[Op] | None = None
    if trigger.hears == "instead" and procedure is not None:
        text.result_type = procedure.gives
        text.below = (procedure, "instead")
        names = tuple(name for name in signature(compiler, procedure))
        heard = listeners(compiler, procedure)
        on = instead_unit(compiler, procedure, [x for x in heard if x.trigger.hears == "instead"])
        text.params = names
        below = [
            Call(on, ("chain_0", "level_0 + 1", *_without_base(names)), result_of(procedure), trigger.span),
            Return(result_of(procedure) or "None", trigger.span),
        ]
        leave = below
    lasting = bundle_test(compiler, source.home)
    if lasting == "instances":
        ops.append(If(f"({source.home.whole.number}, inst_0) not in G.on", leave, [], trigger.span))
    elif lasting != "True":
        ops.append(If(f"not {lasting}", leave, [], trigger.span))
    if source.card is not None or source.kind is not None:
        ops.append(If(f"not {text.works(source, 'this_0')}", leave, [], trigger.span))
    has_source = source.card is not None or source.kind is not None
    if trigger.hears == "becomes" and has_source and _says_you(trigger.body):
        text.you = "you_0"
        ops.append(Py(f"you_0 = {text.holder_of('this_0')}", ("you_0",), trigger.span))
        ops.append(If("you_0 is None", leave, [], trigger.span))
    conditions = [*trigger.moment]
    for condition in conditions:
        test = text.test(condition.test)
        if test != "True":
            ops.append(If(f"not {test}", leave, [], trigger.span))
    text.out = ops
    body_ops(text, trigger.body, ("clause", listener.number), leave)
    tests = takewhile(lambda op: isinstance(op, If) and op.then is leave and not op.otherwise, text.out)
    unit.unless = tuple(op.test for op in tests if isinstance(op, If))
    settle(compiler, text)
    if trigger.hears == "before" and procedure is not None:
        fixed = [name for name in signature(compiler, procedure) if name != "base_0"]
        if _hands_back(compiler, listener):
            whole = "(" + "".join(f"{name}, " for name in fixed) + ")"
            _returning(text.out, whole)
            text.out.append(Return(whole, trigger.span))
    return text.out


def _says_you(body: object) -> bool:
    for name in getattr(body, "__slots__", ()):
        for part in _trees(getattr(body, name)):
            if any(isinstance(node, s.Name) and node.id == "you" for node in s.walk(part)):
                return True
    return getattr(body, "may", None) is not None


def _trees(value: object) -> list[s.Node]:
    if isinstance(value, s.Node):
        return [value]
    if isinstance(value, tuple):
        return [tree for item in value for tree in _trees(item)]
    if hasattr(value, "__slots__") and not isinstance(value, str | int):
        return [tree for name in value.__slots__ for tree in _trees(getattr(value, name))]
    return []


def _without_base(names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple("None" if name == "base_0" else name for name in names)


def _sets_params(compiler: Compiler, body: object, procedure: Procedure) -> bool:
    names = {param.name for param in procedure.params}
    return any(
        isinstance(node, s.Assign) and isinstance(node.target, s.Name) and node.target.id in names
        for tree in _trees(body)
        for node in s.walk(tree)
    )


def _hands_back(compiler: Compiler, listener: Listener) -> bool:
    """Does a clause set the parameters of the event before it happens?"""
    trigger = listener.trigger
    event = trigger.event
    return trigger.hears == "before" and event is not None and _sets_params(compiler, trigger.body, event)


def _returning(ops: list[Op], whole: str) -> None:
    """Every way out of a `before` clause hands the parameters back."""
    for op in walk(ops):
        if isinstance(op, Return):
            op.value = whole


def instead_unit(compiler: Compiler, procedure: Procedure, heard: list[Listener]) -> Unit:
    """The chain of what happens instead: (chain, how far, subject and parameters)."""
    params = signature(compiler, procedure)
    every = listeners(compiler, procedure)

    def make(unit: Unit) -> list[Op]:
        fixed = tuple(name for name in params if name != "base_0")
        after = settled_unit(compiler, procedure, every)
        home = home_of(compiler, procedure)
        passed = params if home.always else (*fixed, f"_instance(G, {home.number})")
        result = result_of(procedure)
        end: list[Op] = [Call(after, passed, result, procedure.span), Return(result or "None", procedure.span)]
        chosen: list[Op] = []
        for listener in reversed(heard):
            args = ("entry_0[1]", "entry_0[2]", *fixed, "chain_0", "level_0")
            call: list[Op] = [
                Call(clause_unit(compiler, listener), args, result, listener.trigger.span),
                Return(result or "None", procedure.span),
            ]
            chosen = [If(f"entry_0[0] == {listener.number}", call, chosen)]
        return [
            If("level_0 >= len(chain_0)", end, [], procedure.span),
            Py("entry_0 = chain_0[level_0]", ("entry_0",), procedure.span),
            *chosen,
        ]

    key = ("instead", procedure)
    return compiler.unit(key, procedure.name, procedure.span, ("chain_0", "level_0", *params), make)


def below_call(text: Choices, node: s.Call, result: str | None) -> None:
    """`below(..)`: the next one in."""
    compiler = text.compiler
    assert text.below is not None
    procedure, how = text.below
    names = list(text.params)
    if node.args:
        given = text.arguments(node, [(p.name, p.type) for p in procedure.params])
        first = 1 if procedure.of is not None else 0
        for i, code in enumerate(given):
            if code:
                names[first + i] = code
    if how == "instead":
        heard = [x for x in listeners(compiler, procedure) if x.trigger.hears == "instead"]
        unit = instead_unit(compiler, procedure, heard)
        args = ("chain_0", "level_0 + 1", *_without_base(tuple(names)))
        text.emit(Call(unit, args, result, node.span))
        return
    if how == "chain":
        text.emit(Call(chain_unit(compiler, procedure), ("line_0", "level_0 - 1", *names), result, node.span))
        return
    level = int(how)
    text.emit(Call(replaced_unit(compiler, procedure, level), tuple(names), result, node.span))

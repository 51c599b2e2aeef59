"""Procedures as events: what listens before, instead and after, what replaces, and what is tested when one is over."""

from __future__ import annotations

from collections.abc import Mapping

from rulekit.dsl import syntax as s
from rulekit.dsl.types import Effect, Type
from rulekit.dsl.world import Card, Procedure, Stored
from rulekit.interpreter.bundles import bundle_test
from rulekit.interpreter.choices import Choices
from rulekit.interpreter.compiler import Compiler, Listener
from rulekit.interpreter.exprs import Text
from rulekit.interpreter.layout import Home
from rulekit.interpreter.units import Call, For, If, Op, Py, Return, Unit
from rulekit.ruleset.model import ProcedureDef, StepDef, WindowDef


class Clause(Choices):
    """A text with a result of its own."""

    result_type: Type | None = None

    def copy(self) -> Clause:
        other = super().copy()
        assert isinstance(other, Clause)
        other.result_type = self.result_type
        return other

    def gives(self) -> Type | None:
        return self.result_type

    def run_below(self, node: s.Call, result: str | None) -> None:
        below_call(self, node, result)


# ------------------------------------------------------------------------------------------ signatures
def signature(compiler: Compiler, procedure: Procedure) -> tuple[str, ...]:
    """The names of a procedure's parameters in Python: its subject, what it takes, the instance of its bundle."""
    names = ["who_0"] if procedure.of is not None else []
    names += [f"p_{i + 1}" for i, _ in enumerate(procedure.params)]
    if not home_of(compiler, procedure).always:
        names.append("base_0")
    return tuple(names)


def home_of(compiler: Compiler, procedure: Procedure) -> Home:
    entry = compiler.definitions.get(procedure)
    return entry[1] if entry else compiler.layout.homes[0]


def call_args(text: Choices | Text, callee: Procedure, subject: str | None, given: tuple[str, ...]) -> tuple[str, ...]:
    """The arguments of a call, defaults filled in."""
    compiler = text.compiler
    definition, home, _ = compiler.definitions[callee]
    defaults = getattr(definition, "defaults", {})
    args: list[str] = [subject or "None"] if callee.of is not None else []
    for param, code in zip(callee.params, given or ("",) * len(callee.params), strict=True):
        if code:
            args.append(code)
        elif param.name in defaults:
            args.append(Text(compiler, home).expr(defaults[param.name], param.type))
        else:
            args.append("None")
    if not home.always:
        args.append(text.base_of(home))
    return tuple(args)


def inside(compiler: Compiler, procedure: Procedure, home: Home, card: Card | None) -> Clause:
    """A text in which a procedure's subject and parameters are known."""
    text = Clause(compiler, home)
    text.path = procedure.name
    text.result_type = procedure.gives
    if procedure.of is not None:
        if compiler.acts(procedure.of):
            text.you = "who_0"
        else:
            text.this = "who_0"
            text.env[procedure.of] = "who_0"
    if card is not None and text.this is None:
        text.card = card
        single = compiler.layout.first_thing.get(card)
        text.this = (
            f"G.eid[{compiler.layout.number_of[card]}]" if single is not None else str(compiler.layout.number_of[card])
        )
    for i, param in enumerate(procedure.params):
        text.env[param.name] = f"p_{i + 1}"
    if not home.always:
        text.instance = "base_0"
    if home.bundle is not None and text.this is None:
        text.card, text.this = home.bundle.card, str(compiler.layout.number_of[home.bundle.card])
    return text


# ------------------------------------------------------------------------------------------ events
def event_unit(compiler: Compiler, procedure: Procedure) -> Unit:
    """What a call of a procedure runs: its body, with all that listens to it around it."""
    heard = [x for x in compiler.listeners if x.trigger.event is procedure and _can_be_on(compiler, x.source.home)]
    if not heard:
        return core_unit(compiler, procedure)
    return compiler.unit(
        ("event", procedure),
        procedure.name,
        procedure.span,
        signature(compiler, procedure),
        lambda unit: _event(compiler, procedure, heard),
    )


def _can_be_on(compiler: Compiler, home: Home) -> bool:
    return bundle_test(compiler, home) != "False"


def _event(compiler: Compiler, procedure: Procedure, heard: list[Listener]) -> list[Op]:
    params = signature(compiler, procedure)
    ops: list[Op] = _phase(compiler, procedure, [x for x in heard if x.trigger.hears == "before"], params, None)
    instead = [x for x in heard if x.trigger.hears == "instead"]
    result = "r_0"
    if instead:
        chain = "chain_0"
        ops.append(Py(f"{chain} = {_listening(compiler, instead, '_outermost')}", (chain,), procedure.span))
        args = (chain, "0", *params)
        ops.append(Call(instead_unit(compiler, procedure, instead), args, result, procedure.span))
        ops.append(Return(result, procedure.span))
        return ops
    ops.append(Call(settled_unit(compiler, procedure, heard), params, result, procedure.span))
    ops.append(Return(result, procedure.span))
    return ops


def settled_unit(compiler: Compiler, procedure: Procedure, heard: list[Listener]) -> Unit:
    """The event itself and what hears it afterwards."""
    after = [x for x in heard if x.trigger.hears == "after"]
    if not after:
        return core_unit(compiler, procedure)
    params = signature(compiler, procedure)

    def make(unit: Unit) -> list[Op]:
        ops: list[Op] = _own_conditions(compiler, procedure)
        ops.append(Call(core_unit(compiler, procedure), params, "r_0", procedure.span))
        ops += _phase(compiler, procedure, after, params, "r_0")
        ops.append(Return("r_0", procedure.span))
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


def _listening(compiler: Compiler, heard: list[Listener], order: str = "_ordered") -> str:
    """Who listens now, in the order in which they are heard: (clause, thing or None, instance or None)."""
    parts: list[str] = []
    for listener in heard:
        source = listener.source
        text = Text(compiler, source.home)
        test = bundle_test(compiler, source.home)
        base, thing = "None", "None"
        loops = ""
        condition = ""
        if test == "instances":
            base = compiler.local("base")
            whole = source.home if source.home.side is None else source.home.above
            assert whole is not None
            loops += f" for {base} in _instances(G, {whole.number})"
            text.instance = base
        elif test != "True":
            condition = f" if {test}"
        if source.card is not None or source.kind is not None:
            thing = compiler.local("x")
            loops += f" for {thing} in {text.sources(source)}"
        optional = 1 if listener.trigger.body.may is not None else 0
        entry = f"({listener.number}, {thing}, {base}, {optional})"
        if loops:
            parts.append(f"[{entry}{loops}{condition}]")
        else:
            parts.append(f"([{entry}] if {test} else [])" if condition else f"[{entry}]")
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
    line, entry, changed = f"line{hears}_0", f"entry{hears}_0", f"new{hears}_0"
    fixed = params[:-1] if not home_of(compiler, procedure).always else params
    args = (*fixed, *([result] if result else []))
    chosen: list[Op] = []
    for listener in reversed(heard):
        unit = clause_unit(compiler, listener)
        call: list[Op] = [Call(unit, (f"{entry}[1]", f"{entry}[2]", *args), changed, listener.trigger.span)]
        if hears == "before" and fixed:
            names = ", ".join(fixed)
            call.append(If(f"{changed} is not None", [Py(f"{names}, = {changed}", fixed, listener.trigger.span)]))
        chosen = [If(f"{entry}[0] == {listener.number}", call, chosen)]
    return [
        Py(f"{line} = {_listening(compiler, heard)}", (line,), procedure.span),
        For(entry, line, chosen, procedure.span),
    ]


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
    return compiler.unit(
        ("clause", listener.number),
        trigger.name,
        trigger.span,
        params,
        lambda unit: _clause(compiler, listener, unit),
    )


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
        if compiler.acts(procedure.of):
            text.you = "who_0"
        else:
            text.env[procedure.of] = "who_0"
    for i, param in enumerate(procedure.params):
        text.env[param.name] = f"p_{i + 1}"
    if trigger.hears == "after":
        text.env["result"] = "result_0"
    return text


def _clause(compiler: Compiler, listener: Listener, unit: Unit) -> list[Op]:
    from rulekit.interpreter.bodies import body_ops

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
        heard = [x for x in compiler.listeners if x.trigger.event is procedure]
        on = instead_unit(compiler, procedure, [x for x in heard if x.trigger.hears == "instead"])
        text.params = names
        below = [
            Call(on, ("chain_0", "level_0 + 1", *_without_base(names)), "r_0", trigger.span),
            Return("r_0", trigger.span),
        ]
        leave = below
    lasting = bundle_test(compiler, source.home)
    if lasting == "instances":
        ops.append(If(f"({_whole(source.home).number}, inst_0) not in G.on", leave, [], trigger.span))
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
    settle(compiler, text)
    if trigger.hears == "before" and procedure is not None:
        fixed = [name for name in signature(compiler, procedure) if name != "base_0"]
        if _sets_params(compiler, trigger.body, procedure):
            whole = "(" + "".join(f"{name}, " for name in fixed) + ")"
            _returning(text.out, whole)
            text.out.append(Return(whole, trigger.span))
    return text.out


def _whole(home: Home) -> Home:
    return home if home.side is None or home.above is None else home.above


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


def _returning(ops: list[Op], whole: str) -> None:
    """Every way out of a `before` clause hands the parameters back."""
    from rulekit.interpreter.units import walk

    for op in walk(ops):
        if isinstance(op, Return):
            op.value = whole


def instead_unit(compiler: Compiler, procedure: Procedure, heard: list[Listener]) -> Unit:
    """The chain of what happens instead: (chain, how far, subject and parameters)."""
    params = signature(compiler, procedure)
    every = [x for x in compiler.listeners if x.trigger.event is procedure]

    def make(unit: Unit) -> list[Op]:
        fixed = tuple(name for name in params if name != "base_0")
        after = settled_unit(compiler, procedure, every)
        home = home_of(compiler, procedure)
        passed = params if home.always else (*fixed, f"_instance(G, {home.number})")
        end: list[Op] = [Call(after, passed, "r_0", procedure.span), Return("r_0", procedure.span)]
        chosen: list[Op] = []
        for listener in reversed(heard):
            args = ("entry_0[1]", "entry_0[2]", *fixed, "chain_0", "level_0")
            call: list[Op] = [
                Call(clause_unit(compiler, listener), args, "r_0", listener.trigger.span),
                Return("r_0", procedure.span),
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
        heard = [x for x in compiler.listeners if x.trigger.event is procedure and x.trigger.hears == "instead"]
        unit = instead_unit(compiler, procedure, heard)
        args = ("chain_0", "level_0 + 1", *_without_base(tuple(names)))
        text.emit(Call(unit, args, result, node.span))
        return
    if how == "chain":
        text.emit(Call(chain_unit(compiler, procedure), ("line_0", "level_0 - 1", *names), result, node.span))
        return
    level = int(how)
    text.emit(Call(replaced_unit(compiler, procedure, level), tuple(names), result, node.span))


# ------------------------------------------------------------------------------------------ bodies and replacements
def core_unit(compiler: Compiler, procedure: Procedure) -> Unit:
    """A procedure as the bundles that are on have it."""
    replacements = _replacements(compiler, procedure)
    if not any(bundle_test(compiler, home) == "instances" for _, home in replacements):
        return replaced_unit(compiler, procedure, len(replacements))
    params = signature(compiler, procedure)

    def make(unit: Unit) -> list[Op]:
        fixed: list[str] = []
        switched: list[tuple[int, int]] = []
        for number, (_, home) in enumerate(replacements):
            on = bundle_test(compiler, home)
            if on == "instances":
                switched.append((home.number, number))
            else:
                fixed.append(f"(({number}, None),)" if on == "True" else f"((({number}, None),) if {on} else ())")
        line = " + ".join([*fixed, f"_replacing(G, {compiler.constant('R', tuple(switched))})"])
        chain = chain_unit(compiler, procedure)
        return [
            Py(f"line_0 = {line}", ("line_0",), procedure.span),
            Call(chain, ("line_0", "len(line_0)", *params), "r_0", procedure.span),
            Return("r_0", procedure.span),
        ]

    return compiler.unit(("core", procedure), procedure.name, procedure.span, params, make)


def chain_unit(compiler: Compiler, procedure: Procedure) -> Unit:
    """Replacements by age: (all that are on, how many of them are left, subject and parameters)."""
    params = signature(compiler, procedure)

    def make(unit: Unit) -> list[Op]:
        chosen: list[Op] = []
        for number, (suite, home) in enumerate(_replacements(compiler, procedure)):
            one = _replacement(compiler, procedure, number, suite, home)
            call = Call(one, ("entry_0[1]", "line_0", "level_0", *params), "r_0", suite.span)
            chosen = [If(f"entry_0[0] == {number}", [call, Return("r_0", suite.span)], chosen)]
        body = Call(replaced_unit(compiler, procedure, 0), params, "r_0", procedure.span)
        return [
            If("level_0 <= 0", [body, Return("r_0", procedure.span)], [], procedure.span),
            Py("entry_0 = line_0[level_0 - 1]", ("entry_0",), procedure.span),
            *chosen,
        ]

    key = ("chain", procedure)
    return compiler.unit(key, procedure.name, procedure.span, ("line_0", "level_0", *params), make)


def _replacement(compiler: Compiler, procedure: Procedure, number: int, suite: s.Suite, home: Home) -> Unit:
    params = signature(compiler, procedure)

    def make(unit: Unit) -> list[Op]:
        text = inside(compiler, procedure, home, None)
        if home.bundle is not None:
            text.card = home.bundle.card
        text.instance = None if home.always else "inst_0"
        text.params = params
        text.below = (procedure, "chain")
        text.suite(suite)
        settle(compiler, text)
        return text.out

    key = ("replacement", procedure, number)
    return compiler.unit(key, procedure.name, suite.span, ("inst_0", "line_0", "level_0", *params), make)


def _replacements(compiler: Compiler, procedure: Procedure) -> list[tuple[s.Suite, Home]]:
    return [(suite, home) for suite, home in compiler.replaces.get(procedure, ()) if _can_be_on(compiler, home)]


def replaced_unit(compiler: Compiler, procedure: Procedure, level: int) -> Unit:
    """Level 0 is the procedure itself; above it the replacements, the last one outermost."""
    params = signature(compiler, procedure)
    if level == 0:
        return compiler.unit(
            ("body", procedure), procedure.name, procedure.span, params, lambda unit: _body(compiler, procedure)
        )
    suite, home = _replacements(compiler, procedure)[level - 1]
    test = bundle_test(compiler, home)

    def make(unit: Unit) -> list[Op]:
        text = inside(compiler, procedure, home, None)
        if home.bundle is not None:
            text.card = home.bundle.card
        text.params = params
        text.below = (procedure, str(level - 1))
        text.suite(suite)
        settle(compiler, text)
        if test == "True":
            return text.out
        under = replaced_unit(compiler, procedure, level - 1)
        rest: list[Op] = [Call(under, params, "r_0", procedure.span), Return("r_0", procedure.span)]
        return [If(test, [*text.out, Return("None", suite.span)], rest, suite.span)]

    return compiler.unit(("replace", procedure, level), procedure.name, suite.span, params, make)


def _body(compiler: Compiler, procedure: Procedure) -> list[Op]:
    from rulekit.interpreter.course import step_ops
    from rulekit.interpreter.windows import window_ops

    definition, home, card = compiler.definitions[procedure]
    text = inside(compiler, procedure, home, card)
    match definition:
        case ProcedureDef():
            for condition in definition.conditions:
                test = text.test(condition.test)
                if test != "True":
                    text.emit(If(f"not {test}", [Return("None", condition.test.span)], [], condition.test.span))
            for name, value in definition.lets:
                text.env = {**text.env, name: text.let("let", text.expr(value), value)}
            text.suite(definition.do)
        case WindowDef():
            window_ops(text, definition)
        case StepDef():
            step_ops(text, definition)
    settle(compiler, text)
    return text.out


def settle(compiler: Compiler, text: Choices) -> None:
    """When a clause is over, conditions that could have become true are tested."""
    if not (text.wrote & compiler.watched):
        return
    from rulekit.interpreter.endings import check_op

    def with_check(ops: list[Op]) -> list[Op]:
        made: list[Op] = []
        for op in ops:
            if isinstance(op, Return):
                kept = "None"
                if op.value != "None":
                    kept = compiler.local("kept")
                    made.append(Py(f"{kept} = {op.value}", (kept,), op.span))
                made += [check_op(compiler, op.span), Return(kept, op.span)]
                continue
            elif isinstance(op, If):
                op.then, op.otherwise = with_check(op.then), with_check(op.otherwise)
            elif hasattr(op, "body"):
                op.body = with_check(op.body)
            made.append(op)
        return made

    text.out = with_check(text.out)
    if not text.out or not isinstance(text.out[-1], Return):
        text.out.append(check_op(compiler, text.out[-1].span if text.out else None))


# ------------------------------------------------------------------------------------------ effects in fields
def effect_unit(
    compiler: Compiler, card: Card, slot: Stored, effect: Effect, known: Mapping[str, str]
) -> tuple[Unit | None, tuple[str, ...]]:
    """The effect of one member's field; what its clause has chosen is handed over by name."""
    from rulekit.interpreter.bodies import member_effect

    return member_effect(compiler, card, slot, effect, known)


def effects_unit(compiler: Compiler, slot: Stored, effect: Effect) -> Unit:
    """The effect of a field of a member that is known only in the game: (member, thing, you, parameters)."""
    names = tuple(f"p_{i + 1}" for i, _ in enumerate(effect.params))

    def make(unit: Unit) -> list[Op]:
        chosen: list[Op] = []
        for card in compiler.layout.cards:
            inner, picks = effect_unit(compiler, card, slot, effect, {})
            if inner is not None and not picks:
                args = ("this_0", "you_0", *names)
                chosen = [
                    If(
                        f"what_0 == {compiler.layout.number_of[card]}",
                        [Call(inner, args, None, slot.span)],
                        chosen,
                    )
                ]
        return chosen

    params = ("what_0", "this_0", "you_0", *names)
    return compiler.unit(("effects", slot.name, effect), slot.name, slot.span, params, make)

"""The course of a game: its beginning, steps, turns and rounds, and bundles that are switched on."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import partial

from rulekit.dsl.world import Card, Procedure
from rulekit.interpreter.bodies import body_ops
from rulekit.interpreter.bundles import bundle_test
from rulekit.interpreter.clause import Clause, inside, settle
from rulekit.interpreter.compiler import Compiler, line
from rulekit.interpreter.endings import check_op
from rulekit.interpreter.events import event_unit
from rulekit.interpreter.exprs import Text
from rulekit.interpreter.layout import Home
from rulekit.interpreter.offers import menu_function, take_unit
from rulekit.interpreter.units import DEEPEST_STEP, Ask, Break, Call, Continue, For, If, Op, Py, Return, Unit, While
from rulekit.ruleset.model import Body, ProcedureDef, StepDef

_ZONE = re.compile(r"G\.z\[(\d+)\]")


# ------------------------------------------------------------------------------------------ steps
def step_ops(text: Clause, step: StepDef) -> None:
    """One go, or one pass, of a step."""
    compiler = text.compiler
    body = step.body
    leave: list[Op] = [Return("None", step.procedure.span)]
    for condition in body.conditions:
        text.emit(If(f"not {text.test(condition.test)}", leave, [], condition.test.span))
    text.suite(step.begin)
    for name in step.steps:
        unit = driver_unit(compiler, _named(compiler, text.home, name))
        text.emit(Call(unit, (text.you or "None",), None, step.procedure.span))
    if step.steps:
        text.out += _enter(compiler, step.procedure)
    if step.offers:
        _menu(text, step)
    rest = Body(
        limit=body.limit,
        may=body.may,
        picks=body.picks,
        needs=body.needs,
        lets=body.lets,
        test=body.test,
        outcomes=body.outcomes,
        do=body.do,
    )
    body_ops(text, rest, ("step", step.procedure.name), leave)


def _enter(compiler: Compiler, procedure: Procedure) -> list[Op]:
    """Notes in which step a game is, where anybody may look at it."""
    number = list(compiler.definitions).index(procedure)
    return [Py(f"G.step = {number}", (), procedure.span)] if compiler.tells else []


def _named(compiler: Compiler, home: Home, name: str) -> Procedure:
    return home.rules.world.find_calls(name)[0]


def _menu(text: Clause, step: StepDef) -> None:
    compiler = text.compiler
    function = menu_function(compiler, step.offers)
    take = take_unit(compiler, step.offers)
    site = compiler.site("offer", f"ask-{step.procedure.name}", None, (), step.procedure.span)
    you = text.you or "None"
    values, entry = compiler.local("values"), compiler.local("entry")
    once = step.pick == "one"
    fill = Py(f"{values} = {function}(G, {you})", (values,), step.procedure.span)
    take_it = Call(take, (you, entry), None, step.procedure.span)
    pending = f"({you}, {site.number}, {values}, 1, 1, ())"
    ask = Ask(values, pending, entry, step.procedure.span, forced=once)
    if once:
        text.out += [fill, If(values, [ask, take_it], [], step.procedure.span)]
        return
    stop = If(f"not {values}", [Break()], [], step.procedure.span)
    more = Py(f"{values} = {values} + (None,)", (values,), step.procedure.span)
    done = If(f"{entry} is None", [Break()], [], step.procedure.span)
    text.emit(While("True", [fill, stop, more, ask, done, take_it], step.procedure.span))


def driver_unit(compiler: Compiler, procedure: Procedure) -> Unit:
    """A step as the flow has it: (whoever is acting around it). All its passes and goes."""
    key, again = ("driver", procedure), partial(driver_unit, procedure=procedure)
    make = partial(_driver, compiler, procedure)
    unit = compiler.unit(key, procedure.name, procedure.span, ("you_0",), lambda unit: make(), again)
    unit.deepest = DEEPEST_STEP
    return unit


def _driver(compiler: Compiler, procedure: Procedure) -> list[Op]:
    definition, home, _ = compiler.definitions[procedure]
    args = ("you_0",) if procedure.of is not None else ()
    if not isinstance(definition, StepDef):
        return [*_enter(compiler, procedure), Call(event_unit(compiler, procedure), args, None, procedure.span)]
    text = inside(compiler, procedure, home, None)
    text.you = "you_0" if procedure.of is not None and definition.body.each is None else None
    span = procedure.span
    number = list(compiler.definitions).index(procedure)
    turn = procedure in turn_steps(compiler)
    rounds = procedure in round_steps(compiler)
    outermost = procedure.name == "game"
    one: list[Op] = []
    if definition.body.each is not None:
        binding = definition.body.each
        xs = text.expr(binding.xs)
        text.you = "go_0"
        where = text.expr(binding.where) if binding.where is not None else "True"
        text.you = None
        first: list[Op] = [Py("G.turn = go_0", (), span)] if turn else []
        go: list[Op] = [
            *first,
            *_enter(compiler, procedure),
            Call(event_unit(compiler, procedure), ("go_0",), None, span),
        ]
        if compiler.tells:
            go.insert(0, If(f"G.skip is not None and _skips(G, {number}, go_0)", [Continue()]))
        if turn and _tests_invariants(compiler):
            go.append(Py("if G.checks: invariants(G)", (), span))
        if where != "True":
            go = [If(where, go, [], span)]
        if turn:
            go.insert(0, Py("if G.turn is not None: end_turn(G)", (), span))
        one.append(For("go_0", xs, go, span))
        if compiler.tells:
            one.append(Py(f"if G.skip is not None: _passed(G, {number})", (), span))
    else:
        one += [*_enter(compiler, procedure), Call(event_unit(compiler, procedure), args, None, span)]
    outer, text.out = text.out, []
    text.suite(definition.body.then)
    if definition.body.then is not None:
        settle(compiler, text)
    then, text.out = text.out, outer
    one += then
    if turn:
        one.append(Py("end_turn(G)", (), span))
    if definition.until is not None:
        one.append(Py(f"stop_0 = {text.expr(definition.until)}", ("stop_0",), definition.until.span))
    if rounds:
        one.append(Py("end_round(G)", (), span))
    if outermost and _tests_invariants(compiler):
        one.append(Py("if G.checks: invariants(G)", (), span))
    skip: list[Op] = []
    if compiler.tells:
        skip.append(If(f"G.skip is not None and _skips(G, {number}, None)", [Return("None", span)]))
    if definition.forever or definition.times is not None or definition.until is not None:
        test = "True"
        start: list[Op] = []
        if definition.times is not None:
            start = [Py(f"left_0 = {text.expr(definition.times)}", ("left_0",), definition.times.span)]
            one.insert(0, Py("left_0 -= 1", ("left_0",), span))
            test = "left_0 > 0"
        if definition.until is not None:
            one.append(If("stop_0", [Break()], [], definition.until.span))
        if definition.until is not None or definition.forever or definition.times is not None:
            return [*skip, *start, While(test, one, span)]
    return [*skip, *one]


def _tests_invariants(compiler: Compiler) -> bool:
    """Is it tested as the game goes on what must always hold? Where nobody watches, once at its end is enough."""
    return _invariants(compiler) and compiler.tells


def _invariants(compiler: Compiler) -> bool:
    """The function that tests what must always hold; False if nothing must.

    What speaks of zones only is tested when one of them is no longer as it was at the last test.
    """
    if "invariants" in compiler.functions:
        return len(compiler.functions["invariants"][0]) > 1
    tests: list[str] = []
    of_zones: list[str] = []
    zones: set[int] = set()
    for home in compiler.layout.homes:
        on = bundle_test(compiler, home)
        if on == "False":
            continue
        for condition in home.rules.invariants:
            text = Text(compiler, home)
            code = text.worked_out(condition.test, None)
            is_on = {"True": "", "instances": f"G.bases[{home.number}] and "}.get(on, f"{on} and ")
            test = f"if {is_on}not {code}: _broken({condition.name!r})"
            if "G" in _ZONE.sub("", test):
                tests.append(line(f"    {test}", condition.test.span))
            else:
                of_zones.append(line(f"        {test}", condition.test.span))
                zones |= {int(number) for number in _ZONE.findall(test)}
    if zones:
        now = f"    if G.z[{min(zones)}:{max(zones) + 1}] != G.sound:"
        tests += [now, *of_zones, f"        G.sound = G.z[{min(zones)}:{max(zones) + 1}]"]
    compiler.functions["invariants"] = (["def invariants(G):", *(tests or ["    return"])], None)
    return bool(tests)


def _flow(compiler: Compiler) -> list[tuple[Procedure, tuple[Procedure, ...]]]:
    """Every step with the steps around it, as the flow reaches it from `game`."""
    found: list[tuple[Procedure, tuple[Procedure, ...]]] = []

    def visit(procedure: Procedure, above: tuple[Procedure, ...]) -> None:
        if procedure in above:
            return
        found.append((procedure, above))
        definition, home, _ = compiler.definitions[procedure]
        if isinstance(definition, StepDef):
            for name in definition.steps:
                visit(_named(compiler, home, name), (*above, procedure))

    game = next((p for p in compiler.definitions if p.name == "game" and p.role == "step"), None)
    if game is not None:
        visit(game, ())
    return found


def _definition(compiler: Compiler, procedure: Procedure) -> StepDef | None:
    definition = compiler.definitions[procedure][0]
    return definition if isinstance(definition, StepDef) else None


def turn_steps(compiler: Compiler) -> set[Procedure]:
    """The outermost steps that go round the table."""
    found: set[Procedure] = set()
    for procedure, above in _flow(compiler):
        definition = _definition(compiler, procedure)
        around = [_definition(compiler, p) for p in above]
        goes_round = definition is not None and definition.body.each is not None
        if goes_round and not any(d is not None and d.body.each is not None for d in around):
            found.add(procedure)
    return found


def round_steps(compiler: Compiler) -> set[Procedure]:
    """The nearest repeated steps around turns; without turns all repeated ones."""
    turns = turn_steps(compiler)
    found: set[Procedure] = set()

    def repeats(procedure: Procedure) -> bool:
        d = _definition(compiler, procedure)
        return d is not None and (d.forever or d.times is not None)

    for procedure, above in _flow(compiler):
        if procedure in turns:
            around = next((p for p in reversed(above) if repeats(p)), procedure if repeats(procedure) else None)
            if around is not None:
                found.add(around)
    if not turns:
        found = {procedure for procedure, _ in _flow(compiler) if repeats(procedure)}
    return found


def steps_around(compiler: Compiler) -> dict[int, tuple[str, ...]]:
    """For each step by its number: those around it, wherever the flow comes to it, from outside in; itself last."""
    found: dict[Procedure, tuple[Procedure, ...]] = {}
    for procedure, above in _flow(compiler):
        known = found.get(procedure, above)
        found[procedure] = tuple(step for step in known if step in above)
    numbers = {procedure: i for i, procedure in enumerate(compiler.definitions)}
    return {numbers[step]: tuple(p.name for p in (*around, step)) for step, around in found.items()}


def path_to(compiler: Compiler, name: str) -> tuple[int, ...] | None:
    """The numbers of the steps that lead to a step, itself last."""
    numbers = {procedure: i for i, procedure in enumerate(compiler.definitions)}
    for procedure, above in _flow(compiler):
        if procedure.name == name:
            return tuple(numbers[p] for p in (*above, procedure))
    return None


# ------------------------------------------------------------------------------------------ beginning
def start_unit(compiler: Compiler) -> Unit:
    """Set-up, then the flow."""

    def make(unit: Unit) -> list[Op]:
        ops: list[Op] = []
        setup = next((p for p in compiler.definitions if p.role == "setup"), None)
        if setup is not None:
            ops.append(Call(event_unit(compiler, setup), (), None, setup.span))
        for home in compiler.layout.homes:
            on = bundle_test(compiler, home)
            if home.bundle is not None and home.rules.setup is not None and on not in ("False", "instances"):
                part = _setup_part(compiler, home)
                ops.append(If(on, [Call(part, ("None",), None)]))
        ops.append(Call(compiler.native("begin_play", (), False), (), None))
        game = next((p for p in compiler.definitions if p.name == "game" and p.role == "step"), None)
        if game is not None:
            ops.append(check_op(compiler, game.span, short=False))
            ops.append(Call(driver_unit(compiler, game), ("None",), None, game.span))
        return ops

    return compiler.unit("start", "the game", None, (), make)


def _setup_part(compiler: Compiler, home: Home) -> Unit:
    def make(unit: Unit) -> list[Op]:
        text = Clause(compiler, home)
        text.path = "setup"
        text.instance = "inst_0" if not home.always else None
        assert home.bundle is not None
        text.card, text.this = home.bundle.card, str(compiler.layout.number_of[home.bundle.card])
        text.suite(home.rules.setup)
        settle(compiler, text)
        return text.out

    span = home.rules.setup.span if home.rules.setup is not None else None
    return compiler.unit(("setup", home.number), "setup", span, ("inst_0",), make, partial(_setup_part, home=home))


def setup_units(compiler: Compiler, homes: Iterable[Home]) -> None:
    """What these bundles do when they are switched on."""
    for home in homes:
        if home.rules.setup is not None:
            _setup_part(compiler, home)


def setup_definition(home: Home, procedure: Procedure) -> ProcedureDef:
    return ProcedureDef(procedure, {}, (), (), home.rules.setup)


def switch_unit(compiler: Compiler, card: Card) -> Unit:
    """`switch_on`: a new instance of a bundle, with what it takes, and its set-up."""
    home = next(h for h in compiler.layout.homes if h.bundle is not None and h.bundle.card is card and h.side is None)
    params = tuple(f"p_{i + 1}" for i, _ in enumerate(card.params))
    if compiler.on is not None and not home.always:
        return compiler.switching(params)

    def make(unit: Unit) -> list[Op]:
        assert home.bundle is not None
        if home.always:
            return []
        size = compiler.layout.instance_sizes.get(home.number, 0)
        ops: list[Op] = [Py(f"base_0 = _switch_on(G, {home.number}, {size})", ("base_0",), card.span)]
        for i, param in enumerate(card.params):
            slot = next(x for x in home.rules.world.plain[param.name] if x in compiler.layout.columns)
            column = compiler.layout.columns[slot]
            ops.append(Py(f"G.c[base_0 + {column.base}] = p_{i + 1}", (), card.span))
        parts = [home, *(h for h in compiler.layout.homes if h.above is home and h.side is not None)]
        for part in parts:
            text = Clause(compiler, part)
            text.instance = "base_0"
            text.card, text.this = card, str(compiler.layout.number_of[card])
            for state in part.rules.slots.states:
                column = compiler.layout.columns[state.slot]
                value = repr(compiler.empty(state.slot.type))
                if state.default is not None:
                    value = text.expr(state.default, state.slot.type)
                ops.append(Py(f"G.c[base_0 + {column.base}] = {value}", (), card.span))
            for counter in part.rules.slots.counters:
                column = compiler.layout.columns[counter.slot]
                value = text.expr(counter.start) if counter.start is not None else "0"
                ops.append(Py(f"G.c[base_0 + {column.base}] = {value}", (), card.span))
        for part in parts:
            if part.rules.setup is not None:
                ops.append(Call(_setup_part(compiler, part), ("base_0",), None, card.span))
        if "bundles" in compiler.watched:
            ops.append(check_op(compiler, card.span, short=False))
        return ops

    return compiler.unit(("switch", card), card.name, card.span, params, make)


def switch_any_unit(compiler: Compiler) -> Unit:
    """Switches on a bundle that is known only in the game: (its number)."""

    def make(unit: Unit) -> list[Op]:
        chosen: list[Op] = []
        for home in compiler.layout.homes:
            if home.bundle is not None and home.side is None and not home.always and not home.bundle.card.params:
                card = home.bundle.card
                call = Call(switch_unit(compiler, card), (), None, card.span)
                chosen = [If(f"what_0 == {compiler.layout.number_of[card]}", [call], chosen)]
        return chosen

    return compiler.unit("switch_any", "switch_on", None, ("what_0",), make)

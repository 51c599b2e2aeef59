"""What a procedure does: its own body, and what bundles that are on put in its place."""

from __future__ import annotations

from functools import partial

from rulekit.dsl import syntax as s
from rulekit.dsl.world import Procedure
from rulekit.interpreter.bundles import bundle_test, can_be_on
from rulekit.interpreter.clause import inside, settle, signature
from rulekit.interpreter.compiler import Compiler
from rulekit.interpreter.layout import Home
from rulekit.interpreter.units import Call, If, Op, Py, Return, Unit
from rulekit.interpreter.windows import window_ops
from rulekit.ruleset.model import ProcedureDef, StepDef, WindowDef


def result_of(procedure: Procedure) -> str | None:
    """The local for what a procedure gives; None if it gives nothing."""
    return "r_0" if procedure.gives is not None else None


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
        result = result_of(procedure)
        return [
            Py(f"line_0 = {line}", ("line_0",), procedure.span),
            Call(chain, ("line_0", "len(line_0)", *params), result, procedure.span),
            Return(result or "None", procedure.span),
        ]

    again = partial(core_unit, procedure=procedure)
    return compiler.unit(("core", procedure), procedure.name, procedure.span, params, make, again)


def chain_unit(compiler: Compiler, procedure: Procedure) -> Unit:
    """Replacements by age: (all that are on, how many of them are left, subject and parameters)."""
    params = signature(compiler, procedure)

    def make(unit: Unit) -> list[Op]:
        result = result_of(procedure)
        chosen: list[Op] = []
        for number, (suite, home) in enumerate(_replacements(compiler, procedure)):
            one = _replacement(compiler, procedure, number, suite, home)
            call = Call(one, ("entry_0[1]", "line_0", "level_0", *params), result, suite.span)
            chosen = [If(f"entry_0[0] == {number}", [call, Return(result or "None", suite.span)], chosen)]
        body = Call(replaced_unit(compiler, procedure, 0), params, result, procedure.span)
        return [
            If("level_0 <= 0", [body, Return(result or "None", procedure.span)], [], procedure.span),
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
    return [(suite, home) for suite, home in compiler.replaces.get(procedure, ()) if can_be_on(compiler, home)]


def replaced_unit(compiler: Compiler, procedure: Procedure, level: int) -> Unit:
    """Level 0 is the procedure itself; above it the replacements, the last one outermost."""
    params = signature(compiler, procedure)
    if level == 0:
        again = partial(core_unit, procedure=procedure)
        key, span = ("body", procedure), procedure.span
        return compiler.unit(key, procedure.name, span, params, lambda unit: _body(compiler, procedure), again)
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
        result = result_of(procedure)
        rest: list[Op] = [Call(under, params, result, procedure.span), Return(result or "None", procedure.span)]
        return [If(test, [*text.out, Return("None", suite.span)], rest, suite.span)]

    again = partial(core_unit, procedure=procedure)
    return compiler.unit(("replace", procedure, level), procedure.name, suite.span, params, make, again)


def _body(compiler: Compiler, procedure: Procedure) -> list[Op]:
    from rulekit.interpreter.course import step_ops

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

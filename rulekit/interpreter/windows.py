"""Windows: who is asked, in which order, and what a yes does."""

from __future__ import annotations

from rulekit.dsl import syntax as s
from rulekit.dsl.types import INT, NameOf, Printed, Thing, Type, plain
from rulekit.dsl.world import Procedure
from rulekit.interpreter.bodies import picks_ops
from rulekit.interpreter.choices import YES_NO
from rulekit.interpreter.clause import Clause, settle
from rulekit.interpreter.compiler import Compiler
from rulekit.interpreter.plans import open_test
from rulekit.interpreter.reads import tells_secrets
from rulekit.interpreter.units import Ask, Call, Continue, For, If, Op, Py, Return, Unit, locals_in
from rulekit.ruleset.model import Body, WindowDef


def window_ops(text: Clause, window: WindowDef) -> None:
    """Who is asked, in which order, and what a yes does."""
    compiler = text.compiler
    outer = text.env
    xs = text.expr(window.asks.xs)
    name = compiler.local("asked")
    text.env = {**outer, window.asks.name: name}
    where = text.expr(window.asks.where) if window.asks.where is not None else "True"
    if window.policy == "sealed":
        _sealed_window(text, window, xs, name, where)
    else:
        said = compiler.local("said")
        if window.policy == "all":
            text.py(f"{said} = False", None, said)
        before, text.out = text.out, []
        kept = text.env
        answer, listed = _window_ask(text, window, name, before if window.policy == "first_yes" else None)
        if listed is not None and not window_gap(compiler, window):
            xs = f"({xs} if {listed} else ())"
        if window.policy == "first_yes":
            yes = [*text.block(window.yes), Return("None", window.yes.span)]
        else:
            yes = [Py(f"{said} = True", (said,)), Call(*_part(text, window.yes, ("yes", window.procedure)), None)]
        text.emit(If(answer, yes, [], window.yes.span))
        body, text.out, text.env = text.out, before, kept
        if where != "True":
            body = [If(where, body, [], window.asks.span)]
        if compiler.tells and window_gap(compiler, window):
            body.insert(0, Py("G.gaps += 1", (), window.asks.span))
        text.emit(For(name, xs, body, window.asks.span))
        text.env = outer
        if window.policy == "all":
            text.emit(If(f"not {said}", text.block(window.nobody)))
            return
    text.env = outer
    if window.policy == "first_yes":
        text.suite(window.nobody)


def _window_ask(text: Clause, window: WindowDef, name: str, before: list[Op] | None) -> tuple[str, str | None]:
    """Asks one player; the Python test for a yes. One single choice is asked together with it.

    What is the same for all who are asked is worked out once, `before` the loop; the local that has it comes along.
    """
    compiler = text.compiler
    key = f"ask-{window.procedure.name}"
    names, args = window_args(compiler, window.procedure)
    gap = window_gap(compiler, window)
    if not window.picks:
        site = compiler.site("yes_no", key, None, names, window.asks.span, gap=gap)
        answer = compiler.local("yes")
        pending = f"({name}, {site.number}, {YES_NO}, 1, 1, {args})"
        text.emit(Ask(YES_NO, pending, answer, window.asks.span, forced=False))
        return answer, None
    if len(window.picks) == 1 and window.picks[0].choice.amount is None:
        pick = window.picks[0]
        listed = text.candidates(pick.name, pick.choice.xs, pick.choice.where)
        t = text.held(pick.choice.xs)
        shared = before is not None and name not in locals_in(text.distinct(listed, name, t))
        inside_loop, text.out = text.out, before if shared and before is not None else text.out
        values = text.let("values", listed, pick.choice)
        options = Py(f"{values} = {text.distinct(values, name, t)} + (None,)", (values,), pick.choice.span)
        if shared:
            text.emit(If(values, [options], [], pick.choice.span))
        text.out = inside_loop
        text.emit(If(f"not {values}", [Continue()], [], pick.choice.span))
        if not shared:
            text.emit(options)
        site = compiler.site("one", key, t, names, window.asks.span, gap=gap)
        answer = compiler.local("pick")
        pending = f"({name}, {site.number}, {values}, 1, 1, {args})"
        text.emit(Ask(values, pending, answer, window.asks.span, forced=False))
        text.env = {**text.env, pick.name: answer}
        return f"{answer} is not None", values if shared else None
    body = Body(picks=window.picks)
    acting, text.you = text.you, name
    text.emit(If(f"not {open_test(text, body)}", [Continue()], [], window.asks.span))
    site = compiler.site("yes_no", key, None, names, window.asks.span, gap=gap)
    answer = compiler.local("yes")
    pending = f"({name}, {site.number}, {YES_NO}, 1, 1, {args})"
    text.emit(Ask(YES_NO, pending, answer, window.asks.span, forced=False))
    text.emit(If(f"not {answer}", [Continue()]))
    picks_ops(text, body, [Continue()])
    text.you = acting
    return "True", None


def window_gap(compiler: Compiler, window: WindowDef) -> bool:
    """Would it tell something secret that somebody is asked here, or is not?"""
    trees = [window.asks.where, *(pick.choice for pick in window.picks)]
    return any(tells_secrets(compiler, tree) for tree in trees)


def window_args(compiler: Compiler, procedure: Procedure) -> tuple[tuple[tuple[str, Type], ...], str]:
    """A window's question may speak of its subject and of what it takes."""
    names: list[tuple[str, Type]] = []
    values: list[str] = []
    if procedure.of is not None:
        names.append(("you", Thing(procedure.of)))
        values.append("who_0")
    for i, param in enumerate(procedure.params):
        t = plain(param.type)
        if isinstance(t, Thing | NameOf | Printed) or t == INT or hasattr(t, "name"):
            names.append((param.name, param.type))
            values.append(f"p_{i + 1}")
    return tuple(names), "(" + "".join(f"{value}, " for value in values) + ")"


def _part(text: Clause, suite: s.Suite, key: object) -> tuple[Unit, tuple[str, ...]]:
    """A block as a unit of its own, so that `return` leaves only the block."""
    compiler = text.compiler
    codes = [*text.env.values(), text.you or "", text.this or "", text.instance or ""]
    params = tuple(sorted(locals_in(*codes)))
    inner = text.copy()
    assert isinstance(inner, Clause)
    inner.out = []

    def make(unit: Unit) -> list[Op]:
        inner.suite(suite)
        settle(compiler, inner)
        return inner.out

    return compiler.unit(key, text.path, suite.span, params, make), params


def _sealed_window(text: Clause, window: WindowDef, xs: str, name: str, where: str) -> None:
    """All answer at once and unseen; then each yes is carried out, tested again just before."""
    compiler = text.compiler
    names, args = window_args(compiler, window.procedure)
    single = window.picks[0] if window.picks else None
    candidates = text.candidates(single.name, single.choice.xs, single.choice.where) if single is not None else ""
    kind, t = ("one", text.held(single.choice.xs)) if single is not None else ("yes_no", None)
    site = compiler.site(kind, f"ask-{window.procedure.name}", t, names, window.asks.span, sealed=True)
    entry = f"({candidates} + (None,), (1, 1))" if single is not None else f"({YES_NO}, (1, 1))"
    asked = f"{xs} if {where}" if where != "True" else xs
    answers = compiler.local("answers")
    who = text.ask_all(site.number, name, asked, [], entry, args, False, answers, window.asks)
    said = text.let("said", "False")
    outer, text.out = text.out, []
    answer = text.let("answer", f"{answers}.get({name})")
    if single is not None:
        text.env = {**text.env, single.name: answer}
    call = Call(*_part(text, window.yes, ("yes", window.procedure)), None)
    tests = [f"{answer} is not None", f"{answer} is not False", where]
    if single is not None:
        tests.append(f"{answer} in {candidates}")
    text.emit(If(" and ".join(tests), [Py(f"{said} = True", (said,)), call]))
    body, text.out = text.out, outer
    text.emit(For(name, who, body, window.asks.span))
    text.emit(If(f"not {said}", text.block(window.nobody)))

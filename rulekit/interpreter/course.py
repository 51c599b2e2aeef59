"""The course of a game: windows, steps, turns and rounds, and the tests of what ends it."""

from __future__ import annotations

from rulekit.dsl import syntax as s
from rulekit.dsl.types import INT, List, NameOf, Printed, Thing, Type, plain
from rulekit.dsl.world import Card, Procedure
from rulekit.interpreter.bundles import bundle_test
from rulekit.interpreter.choices import YES_NO
from rulekit.interpreter.compiler import Compiler, line
from rulekit.interpreter.events import Clause, clause_text, clause_unit, event_unit, inside, settle
from rulekit.interpreter.exprs import Text
from rulekit.interpreter.layout import Home
from rulekit.interpreter.offers import body_ops, context_of, menu_function, picks_ops, plan_of, take_unit
from rulekit.interpreter.reads import tells_secrets
from rulekit.interpreter.units import Ask, Break, Call, Continue, For, If, Op, Py, Return, Unit, While, locals_in
from rulekit.ruleset.model import Body, EndDef, ProcedureDef, ScoresDef, StepDef, WindowDef
from rulekit.source import Span


# ------------------------------------------------------------------------------------------ windows
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
        answer = _window_ask(text, window, name, before if window.policy == "first_yes" else None)
        if window.policy == "first_yes":
            yes = [*text.block(window.yes), Return("None", window.yes.span)]
        else:
            yes = [Py(f"{said} = True", (said,)), Call(*_part(text, window.yes, ("yes", window.procedure)), None)]
        text.emit(If(answer, yes, [], window.yes.span))
        body, text.out, text.env = text.out, before, kept
        if where != "True":
            body = [If(where, body, [], window.asks.span)]
        if window_gap(compiler, window):
            body.insert(0, Py("G.gaps += 1", (), window.asks.span))
        text.emit(For(name, xs, body, window.asks.span))
        text.env = outer
        if window.policy == "all":
            text.emit(If(f"not {said}", text.block(window.nobody)))
            return
    text.env = outer
    if window.policy == "first_yes":
        text.suite(window.nobody)


def _window_ask(text: Clause, window: WindowDef, name: str, before: list[Op] | None) -> str:
    """Asks one player; the Python test for a yes. One single choice is asked together with it.

    What is the same for all who are asked is worked out once, `before` the loop.
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
        return answer
    if len(window.picks) == 1 and window.picks[0].choice.amount is None:
        pick = window.picks[0]
        listed = text.candidates(pick.name, pick.choice.xs, pick.choice.where)
        t = text.held(pick.choice.xs)
        if before is not None and name not in locals_in(listed):
            inside_loop, text.out = text.out, before
            listed = text.let("listed", listed, pick.choice)
            text.out = inside_loop
        values = text.let("values", listed, pick.choice)
        text.emit(If(f"not {values}", [Continue()], [], pick.choice.span))
        text.py(f"{values} = {text.distinct(values, name, t)} + (None,)", pick.choice, values)
        site = compiler.site("one", key, t, names, window.asks.span, gap=gap)
        answer = compiler.local("pick")
        text.emit(Ask(values, f"({name}, {site.number}, {values}, 1, 1, {args})", answer, window.asks.span))
        text.env = {**text.env, pick.name: answer}
        return f"{answer} is not None"
    body = Body(picks=window.picks)
    acting, text.you = text.you, name
    text.emit(If(f"not _open(G, {plan_of(text, body)}, {context_of(text)})", [Continue()], [], window.asks.span))
    site = compiler.site("yes_no", key, None, names, window.asks.span, gap=gap)
    answer = compiler.local("yes")
    pending = f"({name}, {site.number}, {YES_NO}, 1, 1, {args})"
    text.emit(Ask(YES_NO, pending, answer, window.asks.span, forced=False))
    text.emit(If(f"not {answer}", [Continue()]))
    picks_ops(text, body, [Continue()])
    text.you = acting
    return "True"


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
    who = text.let("askedlist", f"tuple([{name} for {name} in {xs} if {where}])")
    single = window.picks[0] if window.picks else None
    candidates = text.candidates(single.name, single.choice.xs, single.choice.where) if single is not None else ""
    if single is not None:
        values = text.candidates(single.name, single.choice.xs, single.choice.where)
        lists = f"tuple([(({values} + (None,)) if {values} else (None,), (1, 1)) for {name} in {who}])"
        t = text.held(single.choice.xs)
        site = compiler.site("one", f"ask-{window.procedure.name}", t, names, window.asks.span, sealed=True)
    else:
        lists = f"tuple([((True, False), (1, 1)) for {name} in {who}])"
        site = compiler.site("yes_no", f"ask-{window.procedure.name}", None, names, window.asks.span, sealed=True)
    listed = text.let("lists", lists)
    unit = compiler.native("choose_sealed", ("who", "lists", "site", "args", "several"), True)
    answers = compiler.local("answers")
    text.emit(Call(unit, (who, listed, str(site.number), args, "False"), answers, window.asks.span))
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


# ------------------------------------------------------------------------------------------ steps
def step_ops(text: Clause, step: StepDef) -> None:
    """One go, or one pass, of a step."""
    compiler = text.compiler
    body = step.body
    leave: list[Op] = [Return("None", step.procedure.span)]
    for condition in body.conditions:
        text.emit(If(f"not {text.expr(condition.test)}", leave, [], condition.test.span))
    text.suite(step.begin)
    for name in step.steps:
        unit = driver_unit(compiler, _named(compiler, text.home, name))
        text.emit(Call(unit, (text.you or "None",), None, step.procedure.span))
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
    return compiler.unit(
        ("driver", procedure), procedure.name, procedure.span, ("you_0",), lambda unit: _driver(compiler, procedure)
    )


def _driver(compiler: Compiler, procedure: Procedure) -> list[Op]:
    definition, home, _ = compiler.definitions[procedure]
    args = ("you_0",) if procedure.of is not None else ()
    if not isinstance(definition, StepDef):
        return [Call(event_unit(compiler, procedure), args, None, procedure.span)]
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
            If(f"G.skip is not None and _skips(G, {number}, go_0)", [Continue()]),
            *first,
            Call(event_unit(compiler, procedure), ("go_0",), None, span),
        ]
        if turn and _invariants(compiler):
            go.append(Py("invariants(G)", (), span))
        if where != "True":
            go = [If(where, go, [], span)]
        if turn:
            go.insert(0, Py("if G.turn is not None: end_turn(G)", (), span))
        one.append(For("go_0", xs, go, span))
    else:
        one.append(Call(event_unit(compiler, procedure), args, None, span))
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
    if outermost and _invariants(compiler):
        one.append(Py("invariants(G)", (), span))
    skip = If(f"G.skip is not None and _skips(G, {number}, None)", [Return("None", span)])
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
            return [skip, *start, While(test, one, span)]
    return [skip, *one]


def _invariants(compiler: Compiler) -> bool:
    """The function that tests what must always hold; False if nothing must."""
    tests: list[str] = []
    for home in compiler.layout.homes:
        on = bundle_test(compiler, home)
        if on == "False":
            continue
        for condition in home.rules.invariants:
            text = Text(compiler, home)
            code = text.expr(condition.test)
            is_on = {"True": "", "instances": f"_is_on(G, {home.number}) and "}.get(on, f"{on} and ")
            tests.append(line(f"    if {is_on}not {code}: _broken({condition.name!r})", condition.test.span))
    if tests and "invariants" not in compiler.functions:
        compiler.functions["invariants"] = (["def invariants(G):", *tests], None)
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
            ops.append(Call(check_unit(compiler), (), None, game.span))
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
    return compiler.unit(("setup", home.number), "setup", span, ("inst_0",), make)


def setup_definition(home: Home, procedure: Procedure) -> ProcedureDef:
    return ProcedureDef(procedure, {}, (), (), home.rules.setup)


def switch_unit(compiler: Compiler, card: Card) -> Unit:
    """`switch_on`: a new instance of a bundle, with what it takes, and its set-up."""
    home = next(h for h in compiler.layout.homes if h.bundle is not None and h.bundle.card is card and h.side is None)
    params = tuple(f"p_{i + 1}" for i, _ in enumerate(card.params))

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
            ops.append(Call(check_unit(compiler), (), None, card.span))
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


# ------------------------------------------------------------------------------------------ endings
def check_op(compiler: Compiler, span: Span | None) -> Op:
    """The test after a clause: one line where it can only end the game."""
    simple = not compiler.becoming and all(
        home.bundle is None or home.bundle.until is None for home in compiler.layout.homes
    )
    if not simple:
        return Call(check_unit(compiler), (), None, span)
    _ends(compiler)
    return Py("if G.live: ends(G)", (), span)


def check_unit(compiler: Compiler) -> Unit:
    """Tested after every clause that could have changed something that matters here."""

    def make(unit: Unit) -> list[Op]:
        ops: list[Op] = [If("not G.live", [Return()])]
        if _untils(compiler):
            ops.append(Py("untils(G)"))
        if _ends(compiler):
            ops.append(Py("ends(G)"))
        if compiler.becoming and _truths(compiler):
            ops.append(Py("new_0 = _became(G, truths(G))", ("new_0",)))
            chosen: list[Op] = []
            for listener in reversed(compiler.becoming):
                if bundle_test(compiler, listener.source.home) == "False":
                    continue
                call = Call(clause_unit(compiler, listener), ("entry_0[1]", "entry_0[2]"), None, listener.trigger.span)
                chosen = [If(f"entry_0[0] == {listener.number}", [call], chosen)]
            ops.append(For("entry_0", "new_0", chosen))
        return ops

    return compiler.unit("check", "what is tested after each clause", None, (), make)


def _each_home(compiler: Compiler) -> list[tuple[Home, str, str, Text]]:
    """Homes that can be on: with the head line, the indentation, and a text that knows the instance."""
    found: list[tuple[Home, str, str, Text]] = []
    for home in compiler.layout.homes:
        on = bundle_test(compiler, home)
        text = Text(compiler, home)
        if home.bundle is not None:
            text.card, text.this = home.bundle.card, str(compiler.layout.number_of[home.bundle.card])
        if on == "False":
            continue
        if on == "instances":
            whole = home.number if home.side is None or home.above is None else home.above.number
            text.instance = compiler.local("base")
            found.append((home, f"    for {text.instance} in _instances(G, {whole}):", "        ", text))
        elif on == "True":
            found.append((home, "", "    ", text))
        else:
            found.append((home, f"    if {on}:", "        ", text))
    return found


def _ends(compiler: Compiler) -> bool:
    lines = ["def ends(G):", "    out = None"]
    for home, head, depth, text in _each_home(compiler):
        if home.rules.ends and head:
            lines.append(head)
        for end in home.rules.ends:
            held = f"({end_key(end)!r}, {_winners(text, end)})"
            place = end.conditions[0].test.span if end.conditions else None
            lines.append(line(f"{depth}if {_all(text, end)}: out = [*(out or ()), {held}]", place))
    lines.append("    if out: _ended(G, out)")
    compiler.functions["ends"] = (lines, None)
    return len(lines) > 3


def end_key(end: EndDef) -> str:
    return f"end-{end.name}"


def _all(text: Text, end: EndDef) -> str:
    return " and ".join(text.expr(condition.test) for condition in end.conditions) or "True"


def _winners(text: Text, end: EndDef) -> str:
    return f"tuple({text.expr(end.winners, List(Thing('player')))})" if end.winners is not None else "()"


def _untils(compiler: Compiler) -> bool:
    lines = ["def untils(G):"]
    for home in compiler.layout.homes:
        if home.bundle is None or home.side is not None or home.always or home.bundle.until is None:
            continue
        text = Text(compiler, home)
        text.instance = compiler.local("base")
        text.card, text.this = home.bundle.card, str(compiler.layout.number_of[home.bundle.card])
        lines.append(f"    for {text.instance} in _instances(G, {home.number}):")
        lines.append(f"        if {text.expr(home.bundle.until)}: _switch_off(G, {home.number}, {text.instance})")
    if len(lines) > 1:
        compiler.functions["untils"] = (lines, None)
    return len(lines) > 1


def _speaks_of_you(tree: s.Expr | None) -> bool:
    return tree is not None and any(isinstance(node, s.Name) and node.id == "you" for node in s.walk(tree))


def _truths(compiler: Compiler) -> bool:
    """Which `becomes` conditions hold now, as (clause, thing, instance)."""
    lines = ["def truths(G):", "    out = []"]
    for listener in compiler.becoming:
        source = listener.source
        on = bundle_test(compiler, source.home)
        if on == "False":
            continue
        depth, inst, thing = "    ", "None", "None"
        text = clause_text(compiler, listener)
        if on == "instances":
            inst = compiler.local("base")
            whole = source.home if source.home.side is None else source.home.above
            assert whole is not None
            lines.append(f"{depth}for {inst} in _instances(G, {whole.number}):")
            depth += "    "
            text.instance = inst
        elif on != "True":
            lines.append(f"{depth}if {on}:")
            depth += "    "
        if source.card is not None or source.kind is not None:
            thing = compiler.local("x")
            lines.append(f"{depth}for {thing} in {text.sources(source)}:")
            depth += "    "
            text.this = thing
            if _speaks_of_you(listener.trigger.becomes):
                text.you = compiler.local("you")
                lines.append(f"{depth}{text.you} = {text.holder_of(thing)}")
                lines.append(f"{depth}if {text.you} is None: continue")
        assert listener.trigger.becomes is not None
        optional = 1 if listener.trigger.body.may is not None else 0
        entry = f"({listener.number}, {thing}, {inst}, {optional})"
        test = text.expr(listener.trigger.becomes)
        lines.append(line(f"{depth}if {test}: out.append({entry})", listener.trigger.becomes.span))
    lines.append("    return out")
    compiler.functions["truths"] = (lines, None)
    return True


def scores_functions(compiler: Compiler) -> bool:
    """`points` and `tie` of a player, the newest bundle that is on having the last word. False if nobody counts."""
    said: list[tuple[Home, ScoresDef, str]] = []
    for home in compiler.layout.homes:
        on = bundle_test(compiler, home)
        if home.rules.scores is not None and on != "False":
            said.append((home, home.rules.scores, on))
    for word in ("points", "tie", "lowest"):
        name = "lowest_wins" if word == "lowest" else word
        lines = [f"def {name}(G, you_0):"]
        if any(on == "instances" for _, _, on in said):
            lines.append("    for number_0, base_0 in reversed(G.on):")
            lines += [
                _moved(one, "        ", "")
                for home, scores, on in said
                if on == "instances"
                for one in _said(compiler, home, scores, word)
            ]
            lines.append("        pass")
        for home, scores, on in reversed(said):
            if on != "instances":
                lines += [_moved(one, "    ", on) for one in _said(compiler, home, scores, word)]
        lines.append("    return 0")
        compiler.functions[name] = (lines, None)
    return bool(said)


_ON = "number_0 == "


def _moved(text: str, depth: str, on: str) -> str:
    """A line further in, with the test of what is on put into it."""
    return line(depth + (text.replace(_ON, on) if on else text), getattr(text, "span", None))


def _said(compiler: Compiler, home: Home, scores: ScoresDef, word: str) -> list[str]:
    """What one place says about the scores, as a line of Python; nothing if it leaves that to others."""
    tree = getattr(scores, word)
    if tree is None:
        return []
    text = Text(compiler, home)
    text.you = "you_0"
    text.instance = None if home.always else "base_0"
    code = str(tree) if word == "lowest" else text.expr(tree)
    test = _ON if home.always else f"{_ON}{_whole_number(home)}"
    return [line(f"if {test}: return {code}", getattr(tree, "span", None))]


def _whole_number(home: Home) -> int:
    return home.number if home.side is None or home.above is None else home.above.number

"""Clause bodies: when they apply, what is chosen for them, what they do; and the effects of members."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from rulekit.dsl import syntax as s
from rulekit.dsl.types import INT, Effect, Thing, Type, element, plain
from rulekit.dsl.world import Card, Stored
from rulekit.interpreter.choices import YES_NO, Choices
from rulekit.interpreter.clause import Clause, settle
from rulekit.interpreter.compiler import Compiler, Plan
from rulekit.interpreter.exprs import Text
from rulekit.interpreter.hooks import decider_function
from rulekit.interpreter.reads import tells_secrets
from rulekit.interpreter.units import Ask, Call, Continue, For, If, Op, Py, Return, Unit
from rulekit.ruleset.model import Body, BundleDef, Condition, Limit, MemberDef, Pick
from rulekit.source import Span


# ------------------------------------------------------------------------------------------ bodies
def body_ops(text: Clause, body: Body, key: object, leave: list[Op]) -> None:
    """A clause body, key by key; `leave` is done where it does not apply."""
    if body.each is not None:
        _each(text, body, key)
        return
    _body(text, body, key, leave)
    text.suite(body.then)


def _each(text: Clause, body: Body, key: object) -> None:
    """`for: you in ..`: each in turn does the rest; then `then`."""
    assert body.each is not None
    compiler = text.compiler
    xs = text.expr(body.each.xs)
    you = compiler.local("you")
    outer, before, kept = text.out, text.you, text.env
    text.out, text.you = [], you
    one = Body(
        limit=body.limit,
        conditions=body.conditions,
        may=body.may,
        picks=body.picks,
        needs=body.needs,
        lets=body.lets,
        test=body.test,
        outcomes=body.outcomes,
        do=body.do,
    )
    if body.each.where is not None:
        text.emit(If(f"not {text.expr(body.each.where)}", [Continue(body.each.span)], [], body.each.span))
    _body(text, one, key, [Continue(body.each.span)])
    inner, text.out, text.you, text.env = text.out, outer, before, kept
    text.emit(For(you, xs, inner, body.each.span))
    text.suite(body.then)


def _body(text: Clause, body: Body, key: object, leave: list[Op]) -> None:
    used = ""
    if body.limit is not None:
        test, used = limit_codes(text, body.limit, key)
        text.emit(If(f"not ({test})", leave))
    if body.may is not None and may_tells(text.compiler, body):
        text.py("G.gaps += 1")
    for condition in body.conditions:
        test = text.test(condition.test)
        if test != "True":
            text.emit(If(f"not {test}", leave, [], condition.test.span))
    picks_ops(text, body, leave)
    carry_out(text, body, used)


def may_tells(compiler: Compiler, body: Body) -> bool:
    """Would it tell something secret that this is asked, or is not?"""
    trees = [condition.test for condition in body.conditions], [pick.choice for pick in body.picks]
    return any(tells_secrets(compiler, tree) for group in trees for tree in group)


def carry_out(text: Clause, body: Body, used: str) -> None:
    """From `let` on: what is done once everything is chosen."""
    if used:
        text.py(used)
    for name, value in body.lets:
        text.env = {**text.env, name: text.let("let", text.expr(value), value)}
    if body.test is not None:
        result = text.let("result", text.right(body.test), body.test)
        text.env = {**text.env, "result": result}
        chosen: list[Op] = []
        for outcome in reversed(body.outcomes):
            ops = text.block(outcome.do)
            tests = [f"{result} >= {outcome.low}"] if outcome.low > 0 else []
            tests += [f"{result} <= {outcome.high}"] if outcome.high is not None else []
            chosen = [If(" and ".join(tests), ops, chosen, outcome.do.span)] if tests else ops
        text.out += chosen
    text.suite(body.do)


def limit_codes(text: Text, limit: Limit, key: object) -> tuple[str, str]:
    """Whether there is a use left, and the noting of one."""
    word = limit.shared or text.compiler.constant("I", ("limit", str(key)))
    mark = repr(limit.shared) if limit.shared else word
    you = text.you or "None"
    this = text.this if text.this is not None and limit.by != "player" and not limit.shared else "None"
    if limit.by == "all":
        you = this = "None"
    elif limit.by == "thing":
        you = "None"
    elif limit.by == "" and text.this is not None and not limit.shared:
        this = text.this
    if this != "None" and not this.isdigit():
        this = f"(-1 - {this})"
    times = text.expr(limit.times) if limit.times is not None else "1"
    entry = f"({limit.per!r}, {mark}, {you}, {this})"
    return f"G.used.get({entry}, 0) < {times}", f"G.used = {{**G.used, {entry}: G.used.get({entry}, 0) + 1}}"


def picks_ops(text: Clause, body: Body, leave: list[Op]) -> None:
    """`may`, `choose`, `needs`, for a clause that is carried out now."""
    compiler = text.compiler
    who = text.you or "None"
    single = len(body.picks) == 1 and body.picks[0].choice.amount is None
    values = ""
    if single:
        pick = body.picks[0]
        values = text.let("values", single_candidates(text, pick, body.needs), pick.choice)
        text.emit(If(f"not {values}", leave, [], pick.choice.span))
    elif body.picks:
        values = text.let("plan", open_test(text, body))
        text.emit(If(f"not {values}", leave))
    elif body.needs:
        for condition in body.needs:
            text.emit(If(f"not {text.test(condition.test)}", leave, [], condition.test.span))
    if body.may is not None:
        site = compiler.site("yes_no", f"ask-{body.may}", None, (), None, gap=may_tells(compiler, body))
        asked = YES_NO
        answer = compiler.local("yes")
        seat = text.decider_of(who, Thing("player")) if text.you is None else _seat(text)
        text.emit(Ask(asked, f"({seat}, {site.number}, {asked}, 1, 1, ())", answer, None, forced=False))
        text.emit(If(f"not {answer}", leave))
    if single:
        pick = body.picks[0]
        t = held_by(text, pick)
        site = compiler.site("number" if t == INT else "one", f"ask-{text.path}-{pick.name}", t, (), pick.choice.span)
        seat = _seat(text)
        text.py(f"{values} = {text.distinct(values, seat, t)}", pick.choice, values)
        result = compiler.local("pick")
        text.ask(seat, site.number, values, "()", result, pick.choice)
        text.env = {**text.env, pick.name: result}
    elif body.picks:
        unit = compiler.native("pick_all", ("who", "plan", "context", "prefix"), True)
        result = compiler.local("picks")
        text.emit(Call(unit, (_seat(text), str(plan_of(text, body)), context_of(text), "()"), result))
        for i, pick in enumerate(body.picks):
            text.env = {**text.env, pick.name: text.let("pick", f"{result}[{i}]")}


def _seat(text: Clause) -> str:
    """The seat of whoever acts here."""
    if text.you is None:
        return "None"
    acting = [k for k in text.compiler.layout.own_range if k != "player" and _acts(text.compiler, k)]
    if not acting:
        return text.you
    return f"{decider_function(text.compiler)}(G, {text.you})"


def _acts(compiler: Compiler, kind: str) -> bool:
    low, high = compiler.layout.own_range[kind]
    return low < high and compiler.acts(kind)


def held_by(text: Text, pick: Pick) -> Type:
    return element(plain(text.type(pick.choice.xs))) or INT


def single_candidates(text: Choices, pick: Pick, needs: Sequence[Condition]) -> str:
    """What a single choice may fall on, with what must hold for it."""
    source = text.candidates(pick.name, pick.choice.xs, pick.choice.where)
    if not needs:
        return source
    x = text.compiler.local("x")
    inner = text.copy()
    inner.env = {**text.env, pick.name: x}
    tests = " and ".join(inner.test(condition.test) for condition in needs)
    return f"tuple([{x} for {x} in {source} if {tests}])"


# ------------------------------------------------------------------------------------------ plans for several choices
def context_of(text: Text) -> str:
    """What the functions of a plan must know, as a tuple: `this`, `you`, the instance, and the names in scope."""
    names = sorted(text.env)
    parts = [text.this or "None", text.you or "None", text.instance or "None", *(text.env[name] for name in names)]
    return "(" + "".join(f"{part}, " for part in parts) + ")"


def plan_of(text: Clause, body: Body) -> int:
    compiler = text.compiler
    known = compiler.made.get(("plan", body, text.card))
    if known is not None:
        return known.number
    number = len(compiler.plans)
    plan = Plan()
    compiler.plans.append(plan)
    compiler.made[("plan", body, text.card)] = Unit(number, "plan", None)
    names = sorted(text.env)
    for j, pick in enumerate(body.picks):
        inner = _inner(text, names, body.picks[:j])
        name = f"q{number}c{j}"
        t = held_by(text, pick)
        code = inner.candidates(pick.name, pick.choice.xs, pick.choice.where)
        _function(compiler, name, inner, names, body.picks[:j], f"return {code}", pick.choice.span)
        plan.candidates.append(name)
        kind = "number" if t == INT else "one"
        plan.bounds.append(None)
        if pick.choice.amount is not None:
            kind = "some"
            values = compiler.local("values")
            inner = _inner(text, names, body.picks[:j])
            probe = inner.copy()
            probe.out = []
            low, high = probe.how_many(pick.choice.amount, values)
            lines = [op.code for op in probe.out if isinstance(op, Py)]
            bound = f"q{number}b{j}"
            said = f"return ({low}, {high})"
            _function(compiler, bound, inner, names, body.picks[:j], said, pick.choice.span, values, lines)
            plan.bounds[-1] = bound
        site = compiler.site(kind, f"ask-{text.path}-{pick.name}", t, (), pick.choice.span)
        plan.sites.append(site.number)
    if body.needs:
        inner = _inner(text, names, body.picks)
        tests = " and ".join(inner.test(condition.test) for condition in body.needs)
        plan.needs = f"q{number}n"
        _function(compiler, plan.needs, inner, names, body.picks, f"return {tests}", body.needs[0].test.span)
    if len(body.picks) == 1 and plan.bounds[0] is not None:
        _quick_open(text, body, number, names)
    return number


_SETTLED = re.compile(r"\bv\d+\(G(?:, (?:you_0|this_0|inst_0|k_\d+|\d+|None))*\)")
"""A value that does not depend on what is picked."""


def _quick_open(text: Clause, body: Body, number: int, names: list[str]) -> None:
    """Whether a choice of at least one can be made: one that will do is soon found; if none will, all are searched."""
    compiler, (pick,) = text.compiler, body.picks
    inner = _inner(text, names, ())
    candidates = inner.candidates(pick.name, pick.choice.xs, pick.choice.where)
    assert pick.choice.amount is not None
    inner.out = []
    low, high = inner.how_many(pick.choice.amount, "values_0")
    search = f"_open(G, {number}, context)"
    lines = [
        f"def q{number}o(G, context):",
        f"    {_known(names)}, = context",
        f"    values_0 = {candidates}",
        *(f"    {op.code}" for op in inner.out if isinstance(op, Py)),
        f"    low_0, high_0 = {low}, {high}",
        f"    if low_0 != 1 or high_0 < 1: return {search}",
    ]
    if not body.needs:
        lines.append("    return len(values_0) > 0")
    else:
        judged = _inner(text, names, body.picks)
        test = " and ".join(judged.test(condition.test) for condition in body.needs)
        for i, call in enumerate(dict.fromkeys(_SETTLED.findall(test))):
            lines.append(f"    h_{i} = {call}")
            test = test.replace(call, f"h_{i}")
        lines += [
            "    G.n -= len(values_0)",
            "    for one_0 in values_0:",
            "        g_0 = (one_0,)",
            f"        if {test}: return True",
            f"    return high_0 > 1 and {search}",
        ]
    compiler.functions[f"q{number}o"] = (lines, pick.choice.span)


def open_test(text: Clause, body: Body) -> str:
    """The test whether everything that a clause wants chosen can be chosen."""
    number = plan_of(text, body)
    if f"q{number}o" in text.compiler.functions:
        return f"q{number}o(G, {context_of(text)})"
    return f"_open(G, {number}, {context_of(text)})"


def _inner(text: Clause, names: list[str], before: Sequence[Pick]) -> Clause:
    inner = text.copy()
    inner.this = "this_0" if text.this is not None else None
    inner.you = "you_0" if text.you is not None else None
    inner.instance = "inst_0" if text.instance is not None else None
    inner.env = {name: f"k_{i}" for i, name in enumerate(names)}
    inner.env.update({pick.name: f"g_{i}" for i, pick in enumerate(before)})
    return inner


def _known(names: list[str]) -> str:
    return ", ".join(["this_0", "you_0", "inst_0", *(f"k_{i}" for i, _ in enumerate(names))])


def _function(
    compiler: Compiler,
    name: str,
    inner: Text,
    names: list[str],
    before: Sequence[Pick],
    body: str,
    span: Span,
    values: str | None = None,
    lines: Sequence[str] = (),
) -> None:
    known = _known(names)
    text = [f"def {name}(G, context, picked{', ' + values if values else ''}):", f"    {known}, = context"]
    if before:
        text.append(f"    {', '.join(f'g_{i}' for i, _ in enumerate(before))}, = picked[:{len(before)}]")
    text += [f"    {one}" for one in lines]
    text.append(f"    {body}")
    compiler.functions[name] = (text, span)


# ------------------------------------------------------------------------------------------ effects of members
def member_effect(
    compiler: Compiler, card: Card, slot: Stored, effect: Effect, known: Mapping[str, str]
) -> tuple[Unit | None, tuple[str, ...]]:
    """The effect of one member's field, and the names of what its clause has chosen that it is handed."""
    member = compiler.member(card)
    if slot.name == "perform":
        return perform_unit(compiler, card), ()
    suite = member.texts.get(slot.name)
    if not isinstance(suite, s.Suite):
        return None, ()
    said = {node.id for node in s.walk(suite) if isinstance(node, s.Name)}
    own = {name for name, _ in effect.params}
    names = tuple(sorted((said & set(known)) - own))
    given = [f"p_{i + 1}" for i, _ in enumerate(effect.params)]
    params = ("this_0", "you_0", *given, *(f"c_{i}" for i, _ in enumerate(names)))

    def make(unit: Unit) -> list[Op]:
        text = member_text(compiler, card)
        if effect.subject is not None or text.you is None:
            text.you = "you_0"
        for i, (name, _) in enumerate(effect.params):
            text.env[name] = f"p_{i + 1}"
        for i, name in enumerate(names):
            text.env[name] = f"c_{i}"
        text.suite(suite)
        settle(compiler, text)
        return text.out

    return compiler.unit(("effect", card, slot.name, names), card.name, suite.span, params, make), names


def effects_unit(compiler: Compiler, slot: Stored, effect: Effect) -> Unit:
    """The effect of a field of a member that is known only in the game: (member, thing, you, parameters)."""
    names = tuple(f"p_{i + 1}" for i, _ in enumerate(effect.params))

    def make(unit: Unit) -> list[Op]:
        chosen: list[Op] = []
        for card in compiler.layout.cards:
            inner, picks = member_effect(compiler, card, slot, effect, {})
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


def member_text(compiler: Compiler, card: Card) -> Clause:
    """A text of a member: `this` is it, `you` whoever uses it."""
    member = compiler.member(card)
    home = next((h for h in compiler.layout.homes if isinstance(member, BundleDef) and h.bundle is member), None)
    text = Clause(compiler, home or compiler.layout.card_homes[card])
    text.path = card.name
    text.card, text.this, text.you = card, "this_0", "you_0"
    return text


def kind_bodies(compiler: Compiler, kind: str) -> list[Body]:
    """What a kind and its ancestors say around their members, the nearest last."""
    found: list[Body] = []
    for name in reversed(compiler.layout.ancestry(kind)):
        for definition, _ in compiler.layout.kinds.get(name, ()):
            if definition.body is not None:
                found.append(definition.body)
    return found


def whole_body(compiler: Compiler, card: Card) -> Body:
    """A member's own body with what its kinds say around it: all conditions, the nearest of everything else."""
    member = compiler.member(card)
    assert isinstance(member, MemberDef)
    bodies = [*kind_bodies(compiler, card.kind), *([member.body] if member.body is not None else [])]

    def nearest(word: str) -> object:
        return next((getattr(b, word) for b in reversed(bodies) if getattr(b, word)), getattr(Body(), word))

    return Body(
        each=nearest("each"),  # type: ignore[arg-type]
        who=nearest("who"),  # type: ignore[arg-type]
        limit=nearest("limit"),  # type: ignore[arg-type]
        conditions=tuple(c for b in bodies for c in b.conditions),
        may=nearest("may"),  # type: ignore[arg-type]
        picks=nearest("picks"),  # type: ignore[arg-type]
        needs=tuple(c for b in bodies for c in b.needs),
        lets=tuple(pair for b in bodies for pair in b.lets),
        test=nearest("test"),  # type: ignore[arg-type]
        outcomes=nearest("outcomes"),  # type: ignore[arg-type]
        do=nearest("do"),  # type: ignore[arg-type]
        then=nearest("then"),  # type: ignore[arg-type]
    )


def perform_unit(compiler: Compiler, card: Card) -> Unit | None:
    """`card.perform()`: what a card of a kind with `performs` says."""
    if not isinstance(compiler.member(card), MemberDef) or not _performs(compiler, card):
        return None
    body = whole_body(compiler, card)

    def make(unit: Unit) -> list[Op]:
        text = member_text(compiler, card)
        for name in chooses(compiler, card.kind):
            text.env.setdefault(name, "None")
        body_ops(text, body, ("perform", card.name), [Return("None", card.span)])
        settle(compiler, text)
        return text.out

    return compiler.unit(("perform", card), card.name, card.span, ("this_0", "you_0"), make)


def _performs(compiler: Compiler, card: Card) -> bool:
    return any(
        definition.kind.performs
        for name in compiler.layout.ancestry(card.kind)
        for definition, _ in compiler.layout.kinds.get(name, ())
    )


def chooses(compiler: Compiler, kind: str) -> list[str]:
    """The names that a kind's members may choose."""
    found: dict[str, None] = {}
    for name in reversed(compiler.layout.ancestry(kind)):
        for definition, _ in compiler.layout.kinds.get(name, ()):
            found.update(dict.fromkeys(definition.kind.chooses))
    return list(found)

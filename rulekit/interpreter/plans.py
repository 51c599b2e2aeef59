"""Choices that hang together: what a clause wants chosen, whether it can be, and asking for it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rulekit.dsl import syntax as s
from rulekit.dsl.types import INT, Type, element, plain
from rulekit.interpreter.choices import Choices
from rulekit.interpreter.clause import Clause
from rulekit.interpreter.compiler import Compiler, Plan, line
from rulekit.interpreter.exprs import Text
from rulekit.interpreter.hooks import decider_function
from rulekit.interpreter.listings import bare, without_idle_tests, zones_in
from rulekit.interpreter.pycode import label
from rulekit.interpreter.units import Ask, Call, If, Op, Py
from rulekit.ruleset.model import Body, Condition, Pick
from rulekit.source import Span


def seat_of(text: Clause) -> str:
    """The seat of whoever acts here."""
    if text.you is None:
        return "None"
    acting = [k for k in text.compiler.layout.own_range if k != "player" and _acts(text.compiler, k)]
    if not acting:
        return text.you
    return f"{decider_function(text.compiler)}(G, {text.you})"


def _acts(compiler: Compiler, kind: str) -> bool:
    low, high = compiler.layout.own_range[kind]
    return low < high and compiler.layout.acts(kind)


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


# ------------------------------------------------------------------------------------------ the functions of a plan
def context_of(text: Text) -> str:
    """What the functions of a plan must know, as a tuple: `this`, `you`, the instance, and the names in scope."""
    names = sorted(text.env)
    parts = [text.this or "None", text.you or "None", text.instance or "None", *(text.env[name] for name in names)]
    return "(" + "".join(f"{part}, " for part in parts) + ")"


def plan_of(text: Clause, body: Body) -> int:
    compiler = text.compiler
    known = compiler.planned.get((body, text.card))
    if known is not None:
        return known
    number = compiler.planned[body, text.card] = len(compiler.register.plans)
    plan = Plan()
    compiler.register.plans.append((plan, body, compiler))
    names = sorted(text.env)
    for j, pick in enumerate(body.picks):
        inner = _inner(text, names, body.picks[:j])
        name = f"q{number}c{j}"
        t = held_by(text, pick)
        code = inner.candidates(pick.name, pick.choice.xs, pick.choice.where)
        _function(compiler, name, names, body.picks[:j], f"return {code}", pick.choice.span)
        plan.candidates.append(name)
        kind = "number" if t == INT else "one"
        plan.bounds.append(None)
        if pick.choice.amount is not None:
            kind = "some"
            values = compiler.local("values")
            inner = _inner(text, names, body.picks[:j])
            lines, low, high = _how_many(inner, pick, values)
            bound = f"q{number}b{j}"
            said = f"return ({low}, {high})"
            _function(compiler, bound, names, body.picks[:j], said, pick.choice.span, values, lines)
            plan.bounds[-1] = bound
        site = compiler.site(kind, f"ask-{text.path}-{pick.name}", t, (), pick.choice.span)
        plan.sites.append(site.number)
    if body.needs:
        inner = _inner(text, names, body.picks)
        tests = " and ".join(inner.test(condition.test) for condition in body.needs)
        plan.needs = f"q{number}n"
        _function(compiler, plan.needs, names, body.picks, f"return {tests}", body.needs[0].test.span)
    if is_quick(body) and body.needs:
        plan.alone = f"q{number}a"
        settled, test = _judging(_inner(text, names, ()), body, number)
        lines = [
            f"def {plan.alone}(G, context, values_0):",
            f"    {_known(names)}, = context",
            *(f"    {said}" for said in settled),
            "    G.n -= len(values_0)",
            f"    return tuple([one_{number} for one_{number} in values_0 if {test}])",
        ]
        compiler.functions[plan.alone] = (lines, body.picks[0].choice.span)
    return number


def _how_many(inner: Clause, pick: Pick, values: str) -> tuple[list[str], str, str]:
    """What is worked out first, then the least and the most that may be picked."""
    assert pick.choice.amount is not None
    probe = inner.copy()
    probe.out = []
    low, high = probe.how_many(pick.choice.amount, values)
    return [op.code for op in probe.out if isinstance(op, Py)], low, high


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


# ------------------------------------------------------------------------------------------ can it be chosen?
def is_quick(body: Body) -> bool:
    """Is one choice of several all that is wanted? Then one that will do is soon found."""
    return len(body.picks) == 1 and body.picks[0].choice.amount is not None


def open_test(text: Clause, body: Body) -> str:
    """The test whether everything that a clause wants chosen can be chosen."""
    number = plan_of(text, body)
    if not is_quick(body):
        return _search(text, body, number)
    name = f"q{number}o"
    if name not in text.compiler.functions:
        names = sorted(text.env)
        inner = _inner(text, names, ())
        lines = [f"def {name}(G, context):", f"    {_known(names)}, = context"]
        lines += open_lines(inner, body, number, "    ", "return True")
        lines.append("    return False")
        text.compiler.functions[name] = (lines, body.picks[0].choice.span)
    return f"{name}(G, {context_of(text)})"


def _search(text: Clause, body: Body, number: int) -> str:
    """The same by searching; where no choice hangs on another one, each is looked at by itself."""
    alone = _looked_at_alone(text, body)
    if alone is not None:
        return alone
    search, context = f"_open(G, {label(number)}, {context_of(text)})", context_of(text)
    if not body.picks or body.picks[0].choice.amount is not None:
        return search
    first = f"q{number}c0(G, {context}, ())"
    rest = [pick.choice.amount for pick in body.picks[1:]]
    if body.needs or not all(amount is not None and _may_be_none(amount) for amount in rest):
        return f"({first} and {search})"
    return first


def _looked_at_alone(text: Clause, body: Body) -> str | None:
    """Is there something for each single choice? None if that is not enough to know.

    What players have of their own is mostly little, or nothing: that is looked at first, then what is said shortly.
    """
    if body.needs or text.compiler.cover is not None:
        return None
    tests: list[str] = []
    for j, pick in enumerate(body.picks):
        if pick.choice.amount is not None:
            if not _may_be_none(pick.choice.amount):
                return None
            continue
        probe = text.copy()
        probe.env = {**text.env, **{before.name: f"{_CHOSEN}{i}" for i, before in enumerate(body.picks[:j])}}
        tests.append(bare(probe.candidates(pick.name, pick.choice.xs, pick.choice.where)))
    if not tests or any(_CHOSEN in test for test in tests):
        return None
    return " and ".join(sorted(tests, key=lambda test: (_OWN.search(test) is None, len(test))))


_CHOSEN = "chosen_before_"
_OWN = re.compile(r"for \w+ in G\.z\[you_0 \+ \d+\]")


def _may_be_none(amount: s.HowMany) -> bool:
    """Need nothing be picked at all?"""
    low = amount.count.low if isinstance(amount.count, s.Range) else amount.count
    return amount.word == "any" or (isinstance(low, s.Int) and low.value == 0)


def open_lines(text: Clause, body: Body, number: int, depth: str, then: str) -> list[str]:
    """Does something if a choice of at least one can be made: if no single one will do, all are searched."""
    (pick,) = body.picks
    values, one = f"values_{number}", f"one_{number}"
    candidates = text.candidates(pick.name, pick.choice.xs, pick.choice.where)
    lines, low, high = _how_many(text, pick, values)
    search = f"_open(G, {label(number)}, {context_of(text)})"
    code = [f"{values} = {candidates}", *lines]
    if low != "1":
        return [line(f"{depth}{said}", pick.choice.span) for said in [*code, f"if {search}: {then}"]]
    most = f"high_{number}"
    if not body.needs and high == f"len({values})":
        return [line(f"{depth}if {bare(candidates)}: {then}", pick.choice.span)]
    code += [f"if {values}:", f"    {most} = {high}"]
    if not body.needs:
        code += [f"    if {most} >= 1: {then}"]
    else:
        settled, test = _judging(text, body, number)
        code += [
            *(f"    {said}" for said in settled),
            f"    G.n -= len({values})",
            f"    for {one} in {values} if {most} >= 1 else ():",
            f"        if {test}:",
            f"            {then}",
            "            break",
            "    else:",
            f"        if {most} > 1 and {search}: {then}",
        ]
    return [line(f"{depth}{said}", pick.choice.span) for said in code]


_CALLED = r"\bv\d+\(G(?:, (?!one_)\w+)*\)"
_WITHOUT_THINGS = r"\(\S+ if \w+\.isdisjoint\(G\.z\[\w+ \+ \d+\]\) else "
_ZONE = r"G\.z\[(?!one_)\w+(?: \+ \d+)?\]"
_SETTLED = [
    re.compile(pattern)
    for pattern in (rf"{_WITHOUT_THINGS}{_CALLED}\)|{_CALLED}", rf"len\({_ZONE}\)", _ZONE, r"G\.what\b")
]
"""What does not depend on the one thing that is looked at, the longest first."""


def _judging(text: Clause, body: Body, number: int) -> tuple[list[str], str]:
    """What is worked out once, and the test whether one thing alone, `one_N`, satisfies all needs."""
    judged = text.copy()
    judged.env = {**text.env, body.picks[0].name: f"(one_{number},)"}
    test = " and ".join(judged.test(condition.test) for condition in body.needs)
    (pick,) = body.picks
    players = text.compiler.layout.players
    lies = zones_in(text.candidates(pick.name, pick.choice.xs, pick.choice.where), players)
    test = without_idle_tests(test, f"one_{number}", lies, players)
    lines: list[str] = []
    for pattern in _SETTLED:
        for said in dict.fromkeys(pattern.findall(test)):
            if not set(re.findall(r"\w+", said)) & set(re.findall(r"for (\w+) in", test)):
                name = f"h{len(lines)}_{number}"
                lines.append(f"{name} = {said}")
                test = test.replace(said, name)
    return lines, test


# ------------------------------------------------------------------------------------------ asking
def _each_alone(text: Clause, zones: range | None) -> bool:
    """Does each of these zones hold one thing at most? Then no two of them are alike."""
    if zones is None:
        return False
    found = [text.compiler.layout.zones[zone].definition for zone in zones]
    return all(zone is not None and isinstance(zone.most, s.Int) and zone.most.value == 1 for zone in found)


def pick_all(text: Clause, body: Body) -> None:
    """Asks for everything that a clause wants chosen; the names are known afterwards."""
    compiler, seat, number = text.compiler, seat_of(text), plan_of(text, body)
    native = compiler.native("pick_all", ("who", "plan", "context", "prefix"), True)
    result = compiler.local("picks")
    context = context_of(text)
    search = Call(native, (seat, label(number), context, "()"), result)
    plan, _, _ = compiler.register.plans[number]
    (first, *_) = body.picks
    asked: list[Op] = []
    if plan.alone is not None:
        values = compiler.local("values")
        candidates = text.candidates(first.name, first.choice.xs, first.choice.where)
        lines, low, high = _how_many(text, first, values)
        if low == "1":
            text.py(f"{values} = {candidates}", first.choice, values)
            for said in lines:
                text.py(said, first.choice, said.partition(" ")[0])
            one = compiler.local("one")
            alone = _each_alone(text, zones_in(candidates, compiler.layout.players))
            apart = values if alone else text.distinct(values, seat, held_by(text, first))
            text.py(f"{result} = ()", first.choice, result)
            asked = [
                Py(f"{values} = {plan.alone}(G, {context}, {apart})", (values,), first.choice.span),
                Ask(values, f"({seat}, {plan.sites[0]}, {values}, 1, 1, (), 'one')", one, first.choice.span),
                Py(f"{result} = (({one},),)", (result,), first.choice.span),
            ]
            text.emit(If(f"{high} == 1", asked, [search], first.choice.span))
    if not asked:
        text.emit(search)
    for i, pick in enumerate(body.picks):
        text.env = {**text.env, pick.name: text.let("pick", f"{result}[{i}]")}

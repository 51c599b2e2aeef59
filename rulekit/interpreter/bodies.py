"""Clause bodies: when they apply, what is chosen for them, what they do; and the effects of members."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from rulekit.dsl import syntax as s
from rulekit.dsl.types import INT, Effect, Thing
from rulekit.dsl.world import Card, Stored
from rulekit.interpreter.choices import YES_NO
from rulekit.interpreter.clause import Clause, settle
from rulekit.interpreter.compiler import Compiler
from rulekit.interpreter.exprs import Text
from rulekit.interpreter.plans import held_by, open_test, pick_all, seat_of, single_candidates
from rulekit.interpreter.reads import tells_secrets
from rulekit.interpreter.state import USES
from rulekit.interpreter.units import Ask, Call, Continue, For, If, Op, Py, Return, Unit
from rulekit.ruleset.model import Body, BundleDef, Limit, MemberDef


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
    if text.compiler.tells and body.may is not None and may_tells(text.compiler, body):
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
        text.emit(Py(used, due=0))
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


def limit_codes(text: Text, limit: Limit, key: object, seats: int = 0) -> tuple[str, str]:
    """Whether there is a use left, and the noting of one. `seats`: it is asked for so many players."""
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
    entry = f"({mark}, {you}, {this})"
    uses = f"G.{USES[limit.per]}"
    noted = entry
    if seats and you != "None" and (this == "None" or this.isdigit()):
        thing = None if this == "None" else int(this)
        name = limit.shared or text.compiler.constants[word]
        keys = tuple((name, seat, thing) for seat in range(seats))
        noted = f"{text.compiler.constant('U', keys)}[{you}]"
    left = f"{noted} not in {uses}" if times == "1" else f"{uses}.get({noted}, 0) < {times}"
    return left, f"{uses} = {{**{uses}, {entry}: {uses}.get({entry}, 0) + 1}}"


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
        seat = text.decider_of(who, Thing("player")) if text.you is None else seat_of(text)
        text.emit(Ask(asked, f"({seat}, {site.number}, {asked}, 1, 1, ())", answer, None, forced=False))
        text.emit(If(f"not {answer}", leave))
    if single:
        pick = body.picks[0]
        t = held_by(text, pick)
        site = compiler.site("number" if t == INT else "one", f"ask-{text.path}-{pick.name}", t, (), pick.choice.span)
        seat = seat_of(text)
        text.py(f"{values} = {text.distinct(values, seat, t)}", pick.choice, values)
        result = compiler.local("pick")
        text.ask(seat, site.number, values, "()", result, pick.choice)
        text.env = {**text.env, pick.name: result}
    elif body.picks:
        pick_all(text, body)


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
    key, again = ("effects", slot.name, effect), partial(effects_unit, slot=slot, effect=effect)
    return compiler.unit(key, slot.name, slot.span, params, make, again)


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

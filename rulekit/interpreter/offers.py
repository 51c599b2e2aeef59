"""Clause bodies, offers and menus: when they are legal, what is chosen for them, and what they do."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from rulekit.dsl import syntax as s
from rulekit.dsl.types import INT, Effect, Thing, Type, element, plain
from rulekit.dsl.world import Card, Stored
from rulekit.interpreter.bundles import bundle_test
from rulekit.interpreter.choices import YES_NO, Choices
from rulekit.interpreter.compiler import Compiler, OfferSite, Plan, Source, line
from rulekit.interpreter.events import Clause, settle
from rulekit.interpreter.exprs import Text
from rulekit.interpreter.reads import tells_secrets
from rulekit.interpreter.units import Call, For, If, Op, Py, Return, Unit
from rulekit.ruleset.model import Body, BundleDef, Condition, Limit, MemberDef, Offer, Pick
from rulekit.source import Span

_IDENTITY = re.compile(r"\[(\w+) for \1 in (.*)\]")
"""A list of what is in another list, with or without a condition."""


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
    from rulekit.interpreter.units import Continue

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
        test = text.expr(condition.test)
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
        plan = plan_of(text, body)
        context = context_of(text)
        values = text.let("plan", f"_open(G, {plan}, {context})")
        text.emit(If(f"not {values}", leave))
    elif body.needs:
        for condition in body.needs:
            text.emit(If(f"not {text.expr(condition.test)}", leave, [], condition.test.span))
    if body.may is not None:
        site = compiler.site("yes_no", f"ask-{body.may}", None, (), None, gap=may_tells(compiler, body))
        asked = YES_NO
        answer = compiler.local("yes")
        seat = text.decider_of(who, Thing("player")) if text.you is None else _seat(text)
        from rulekit.interpreter.units import Ask

        text.emit(Ask(asked, f"({seat}, {site.number}, {asked}, 1, 1, ())", answer, None, forced=False))
        text.emit(If(f"not {answer}", leave))
    if single:
        pick = body.picks[0]
        t = _held(text, pick)
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
    from rulekit.interpreter.hooks import decider_function

    acting = [k for k in text.compiler.layout.own_range if k != "player" and _acts(text.compiler, k)]
    if not acting:
        return text.you
    return f"{decider_function(text.compiler)}(G, {text.you})"


def _acts(compiler: Compiler, kind: str) -> bool:
    low, high = compiler.layout.own_range[kind]
    return low < high and compiler.acts(kind)


def _held(text: Text, pick: Pick) -> Type:
    return element(plain(text.type(pick.choice.xs))) or INT


def single_candidates(text: Choices, pick: Pick, needs: Sequence[Condition]) -> str:
    """What a single choice may fall on, with what must hold for it."""
    source = text.candidates(pick.name, pick.choice.xs, pick.choice.where)
    if not needs:
        return source
    x = text.compiler.local("x")
    inner = text.copy()
    inner.env = {**text.env, pick.name: x}
    tests = " and ".join(inner.expr(condition.test) for condition in needs)
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
        t = _held(text, pick)
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
        tests = " and ".join(inner.expr(condition.test) for condition in body.needs)
        plan.needs = f"q{number}n"
        _function(compiler, plan.needs, inner, names, body.picks, f"return {tests}", body.needs[0].test.span)
    return number


def _inner(text: Clause, names: list[str], before: Sequence[Pick]) -> Clause:
    inner = text.copy()
    assert isinstance(inner, Clause)
    inner.this = "this_0" if text.this is not None else None
    inner.you = "you_0" if text.you is not None else None
    inner.instance = "inst_0" if text.instance is not None else None
    inner.env = {name: f"k_{i}" for i, name in enumerate(names)}
    inner.env.update({pick.name: f"g_{i}" for i, pick in enumerate(before)})
    return inner


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
    known = ", ".join(["this_0", "you_0", "inst_0", *(f"k_{i}" for i, _ in enumerate(names))])
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
    """The unit of a member's effect field, and the names of what was chosen that it is handed."""
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


# ------------------------------------------------------------------------------------------ offers
def offer_sites(compiler: Compiler, kinds: Sequence[str]) -> list[OfferSite]:
    """All offers that a menu of these kinds could show."""
    known = {(o.card, o.offer): o for o in compiler.offers}
    found: list[OfferSite] = []

    def add(card: Card | None, offer: Offer | None, source: Source) -> None:
        if bundle_test(compiler, source.home) == "False":
            return
        site = known.get((card if offer is None else None, offer))
        if site is None:
            name = offer.name if offer is not None else card.name if card is not None else ""
            site = OfferSite(len(compiler.offers), name, source, card if offer is None else None, offer)
            body = offer.body if offer is not None else whole_body(compiler, card) if card is not None else Body()
            if len(body.picks) == 1 and body.picks[0].choice.amount is None:
                site.folded = body.picks[0].name
                probe = Text(compiler, source.home)
                site.folded_type = _held(probe, body.picks[0])
            compiler.offers.append(site)
        found.append(site)

    layout = compiler.layout
    for card in layout.cards:
        member = compiler.member(card)
        if isinstance(member, MemberDef) and any(layout.below(card.kind, kind) for kind in kinds):
            add(card, None, Source(layout.card_homes[card]))
    for home in layout.homes:
        for offer in home.rules.clauses.offers:
            add(None, offer, Source(home))
    for kind, parts in layout.kinds.items():
        for definition, home in parts:
            for offer in definition.clauses.offers:
                add(None, offer, Source(home, None, kind))
    for card in layout.cards:
        member = compiler.member(card)
        if isinstance(member, MemberDef):
            for offer in member.clauses.offers:
                add(card, offer, Source(layout.card_homes[card], card))
    return found


def offer_body(compiler: Compiler, site: OfferSite) -> Body:
    if site.offer is not None:
        return site.offer.body
    assert site.card is not None
    return whole_body(compiler, site.card)


def offer_text(compiler: Compiler, site: OfferSite, you: str, this: str, inst: str) -> Clause:
    text = Clause(compiler, site.source.home)
    text.path = site.name
    text.you = you
    if site.card is not None:
        text.card, text.this = site.card, str(compiler.layout.number_of[site.card])
        for name in chooses(compiler, site.card.kind):
            text.env[name] = "None"
    elif site.source.card is not None or site.source.kind is not None:
        text.card, text.this = site.source.card, this
    elif site.source.home.bundle is not None:
        text.card = site.source.home.bundle.card
        text.this = str(compiler.layout.number_of[text.card])
    if not site.source.home.always:
        text.instance = inst
    return text


def menu_function(compiler: Compiler, kinds: Sequence[str]) -> str:
    """The function that lists what a player may do now."""
    name = "m" + "x".join(str(list(_kind_numbers(compiler, kinds))).strip("[]").replace(",", "x").split())
    if name in compiler.functions:
        return name
    compiler.functions[name] = ([], None)
    lines = [f"def {name}(G, you_0):", "    out = []"]
    for site in offer_sites(compiler, kinds):
        span = site.offer.span if site.offer is not None else site.card.span if site.card is not None else None
        lines += [line(text, span) for text in _menu_lines(compiler, site)]
    lines = _shared_tests(lines)
    lines.append("    return tuple(out)")
    compiler.functions[name] = (lines, None)
    return name


def _shared_tests(lines: list[str]) -> list[str]:
    """A test that several offers begin with is worked out once."""
    heads = [text for text in lines if text.startswith("    if ") and text.endswith(":") and " and " not in text]
    made = list(lines)
    for number, head in enumerate(text for text in dict.fromkeys(heads) if heads.count(text) > 1):
        made = [f"    if same_{number}:" if text == head else text for text in made]
        made.insert(1, line(f"    same_{number} = {head[7:-1]}", getattr(head, "span", None)))
    return made


def _kind_numbers(compiler: Compiler, kinds: Sequence[str]) -> list[int]:
    every = list(compiler.layout.kinds)
    return [every.index(kind) for kind in kinds]


def _menu_lines(compiler: Compiler, site: OfferSite) -> list[str]:
    """When one offer is in the menu, and with which choices."""
    this, inst = "None", "None"
    lines: list[str] = []
    depth = "    "
    test = bundle_test(compiler, site.source.home)
    tests: list[str] = []
    whole = site.source.home
    if test == "instances":
        inst = compiler.local("base")
        number = whole.number if whole.side is None or whole.above is None else whole.above.number
        lines.append(f"{depth}for {inst} in _instances(G, {number}):")
        depth += "    "
    elif test != "True":
        tests.append(test)
    has_source = site.offer is not None and (site.source.card is not None or site.source.kind is not None)
    if has_source:
        this = compiler.local("this")
    text = offer_text(compiler, site, "you_0", this, inst)
    body = offer_body(compiler, site)
    if has_source:
        lines.append(f"{depth}for {this} in {text.sources(site.source)}:")
        depth += "    "
    if body.who is not None:
        asker = text.copy()
        asker.you = None
        tests.append(f"you_0 in {asker.expr(body.who)}")
    elif has_source:
        tests.append(f"_may_use(G, {this}, you_0)")
    if whole.side is not None:
        tests.append(f"_on_side(G, you_0, {compiler.enum('side').index(whole.side)})")
    off = _off_test(compiler, site)
    if off:
        tests.append(off)
    if body.limit is not None:
        tests.append(limit_codes(text, body.limit, ("offer", site.number))[0])
    tests += [text.expr(condition.test) for condition in body.conditions]
    tests = [t for t in tests if t != "True"]
    if "False" in tests:
        return []
    if tests:
        lines.append(f"{depth}if {' and '.join(tests)}:")
        depth += "    "
    return [*lines, *_menu_choices(compiler, site, text, body, this, inst, depth)]


def _menu_choices(
    compiler: Compiler, site: OfferSite, text: Clause, body: Body, this: str, inst: str, depth: str
) -> list[str]:
    number = site.number
    if not body.picks:
        needs = " and ".join(text.expr(c.test) for c in body.needs)
        entry = f"({number}, {this}, {inst}, None)"
        add = f"out.append({entry})"
        return [f"{depth}if {needs}: {add}" if needs else f"{depth}{add}"]
    if site.folded is not None:
        pick = body.picks[0]
        for name in [n for n, code in text.env.items() if code == "None"]:
            if name == pick.name:
                del text.env[name]
        values = single_candidates(text, pick, body.needs)
        values = _bare(text.distinct(values, "you_0", _held(text, pick)))
        x = compiler.local("x")
        listed = _IDENTITY.fullmatch(values)
        if listed is not None and _closed(listed[2]):
            x, values = listed[1], listed[2]
        return [f"{depth}out += [({number}, {this}, {inst}, {x}) for {x} in {values}]"]
    plan = plan_of(_for_plan(text, body), body)
    context = context_of(_for_plan(text, body))
    return [f"{depth}if _open(G, {plan}, {context}): out.append(({number}, {this}, {inst}, None))"]


def _bare(values: str) -> str:
    """A list to go through, without what would only copy it."""
    while True:
        if values.startswith(("(tuple(", "((")) and values.endswith(")") and _closed(values[1:-1]):
            values = values[1:-1]
        elif values.startswith("tuple(") and values.endswith(")") and _closed(values[6:-1]):
            values = values[6:-1]
        else:
            return values


def _closed(text: str) -> bool:
    """Do the brackets of a text close in it?"""
    open_ = 0
    for letter in text:
        open_ += (letter in "([{") - (letter in ")]}")
        if open_ < 0:
            return False
    return open_ == 0 and not re.match(r".*,\s*$", text)


def _for_plan(text: Clause, body: Body) -> Clause:
    inner = text.copy()
    assert isinstance(inner, Clause)
    inner.env = {n: c for n, c in inner.env.items() if n not in [p.name for p in body.picks]}
    return inner


def _off_test(compiler: Compiler, site: OfferSite) -> str:
    """Bundles may rest an offer while they are on."""
    tests: list[str] = []
    paths = {f"offers.{site.name}"}
    if site.card is not None:
        for kind in compiler.layout.ancestry(site.card.kind):
            for definition, _ in compiler.layout.kinds.get(kind, ()):
                if definition.kind.plural:
                    paths.add(f"{definition.kind.plural}.{site.card.name}")
    if site.source.card is not None and site.offer is not None:
        for kind in compiler.layout.ancestry(site.source.card.kind):
            for definition, _ in compiler.layout.kinds.get(kind, ()):
                paths.add(f"{definition.kind.plural}.{site.source.card.name}.offers.{site.name}")
    for home in compiler.layout.homes:
        if home.bundle is not None and home.side is None and paths & set(home.bundle.off):
            on = bundle_test(compiler, home)
            tests.append({"True": "False", "instances": f"not _is_on(G, {home.number})"}.get(on, f"not {on}"))
    return " and ".join(tests)


def offer_unit(compiler: Compiler, site: OfferSite) -> Unit:
    """Taking an offer: (you, thing, instance, what was chosen with it)."""

    def make(unit: Unit) -> list[Op]:
        text = offer_text(compiler, site, "you_0", "this_0", "inst_0")
        body = offer_body(compiler, site)
        if site.folded is not None:
            text.env[site.folded] = "pick_0"
        elif body.picks:
            clean = _for_plan(text, body)
            native = compiler.native("pick_all", ("who", "plan", "context", "prefix"), True)
            args = ("you_0", str(plan_of(clean, body)), context_of(clean), "()")
            text.emit(Call(native, args, "picks_0"))
            for i, pick in enumerate(body.picks):
                text.env[pick.name] = text.let("pick", f"picks_0[{i}]")
        used = limit_codes(text, body.limit, ("offer", site.number))[1] if body.limit is not None else ""
        carry_out(text, body, used)
        text.suite(body.then)
        settle(compiler, text)
        return text.out

    span = site.offer.span if site.offer is not None else site.card.span if site.card is not None else None
    return compiler.unit(("offer", site.number), site.name, span, ("you_0", "this_0", "inst_0", "pick_0"), make)


def take_unit(compiler: Compiler, kinds: Sequence[str]) -> Unit:
    """Carries out what was picked from a menu: (you, the entry)."""

    def make(unit: Unit) -> list[Op]:
        def split(sites: list[OfferSite]) -> list[Op]:
            if len(sites) == 1:
                site = sites[0]
                args = ("you_0", "entry_0[1]", "entry_0[2]", "entry_0[3]")
                return [Call(offer_unit(compiler, site), args, None)]
            half = len(sites) // 2
            return [If(f"entry_0[0] < {sites[half].number}", split(sites[:half]), split(sites[half:]))]

        sites = sorted(offer_sites(compiler, kinds), key=lambda site: site.number)
        return split(sites) if sites else []

    return compiler.unit(("take", tuple(kinds)), "an offer", None, ("you_0", "entry_0"), make)

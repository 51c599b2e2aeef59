"""Offers and menus: when an offer is legal, with which choices it stands in a menu, and taking it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from itertools import groupby

from rulekit.dsl.types import INT, Thing, plain
from rulekit.dsl.world import Card
from rulekit.interpreter.bodies import (
    carry_out,
    chooses,
    limit_codes,
    whole_body,
)
from rulekit.interpreter.bundles import bundle_test, not_off, paths_of
from rulekit.interpreter.clause import Clause, settle
from rulekit.interpreter.compiler import Compiler, OfferSite, Source, line
from rulekit.interpreter.exprs import Text
from rulekit.interpreter.listings import bare, closed, is_among
from rulekit.interpreter.menus import Entries, finished, if_there, names_of, stands_on
from rulekit.interpreter.plans import held_by, is_quick, open_lines, open_test, pick_all, plan_of, single_candidates
from rulekit.interpreter.units import Call, If, Op, Py, Unit
from rulekit.ruleset.model import Body, MemberDef, Offer

_NEAR = re.compile(r"G\.w\[this_0\] in (Y\d+)\[you_0\]")
"""Whether a thing lies in one of the zones where this player may use it."""
_IDENTITY = re.compile(r"\[(\w+) for \1 in (.*)\]")
"""A list of what is in another list, with or without a condition."""


def offer_sites(compiler: Compiler, kinds: Sequence[str]) -> list[OfferSite]:
    """All offers that a menu of these kinds could show."""
    known = {(o.card, o.offer): o for o in compiler.register.offers}
    found: list[OfferSite] = []

    def add(card: Card | None, offer: Offer | None, source: Source) -> None:
        if bundle_test(compiler, source.home) == "False":
            return
        site = known.get((card if offer is None else None, offer))
        if site is None:
            name = offer.name if offer is not None else card.name if card is not None else ""
            site = OfferSite(len(compiler.register.offers), name, source, card if offer is None else None, offer)
            body = offer.body if offer is not None else whole_body(compiler, card) if card is not None else Body()
            if len(body.picks) == 1 and body.picks[0].choice.amount is None:
                site.folded = body.picks[0].name
                probe = Text(compiler, source.home)
                site.folded_type = held_by(probe, body.picks[0])
            compiler.register.offers.append(site)
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
    written = [(site, _menu_lines(compiler, site)) for site in offer_sites(compiler, kinds)]
    for cell, together in groupby(written, lambda entry: stands_on(compiler, entry[0].source, entry[1])):
        near: list[str] = []
        names: set[int] = set()
        for site, own in together:
            span = site.offer.span if site.offer is not None else site.card.span if site.card is not None else None
            near += [line(text, getattr(text, "span", span)) for text in own]
            names |= names_of(compiler, site.source) if cell is not None else set()
        lines += near if cell is None else if_there(compiler, cell, names, near)
    compiler.functions[name] = ([*lines, "    return tuple(out)"], None)
    compiler.finishing[name] = partial(finished, compiler)
    return name


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
    if test == "instances":
        inst = compiler.local("base")
        lines.append(f"{depth}for {inst} in G.bases[{site.source.home.whole.number}]:")
        depth += "    "
    elif test != "True":
        tests.append(test)
    has_source = site.offer is not None and (site.source.card is not None or site.source.kind is not None)
    if has_source:
        this = compiler.local("this")
    text = offer_text(compiler, site, "you_0", this, inst)
    body = offer_body(compiler, site)
    if has_source:
        one, several = text.one_source(site.source), text.several_sources(site.source)
        usable = text.usable(site.source, this, "you_0") if body.who is None else [text.works(site.source, this)]
        near = _NEAR.fullmatch(usable[0].replace(this, "this_0")) if one and one.startswith("G.eid[") else None
        if near is not None and one is not None:
            lines.append(f"{depth}if {one[6:-1]} in near_{near[1][1:]}:")
            lines.append(f"{depth}    {this} = {one}")
        elif one:
            lines.append(f"{depth}{this} = {one}")
        else:
            lines.append(f"{depth}for {this} in {several or text.sources(site.source)}:")
        depth += "" if one and near is None else "    "
        tests += usable if near is None and (one or several or body.who is None) else []
    if body.who is not None:
        asker = text.copy()
        asker.you = None
        among = is_among("you_0", asker.expr(body.who), compiler.constants)
        head, _, rest = among.partition(" and ")
        everybody = compiler.constants.get(head.removeprefix("you_0 in ")) == tuple(range(compiler.layout.players))
        tests.append((rest or "True") if everybody else among)
    if site.source.home.side is not None:
        tests.append(f"_on_side(G, you_0, {compiler.enum('side').index(site.source.home.side)})")
    off = _off_test(compiler, site)
    if off:
        tests.append(off)
    tests += [text.test(condition.test) for condition in body.conditions]
    if body.limit is not None:
        tests.append(limit_codes(text, body.limit, ("offer", site.number), compiler.layout.players)[0])
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
        needs = " and ".join(text.test(c.test) for c in body.needs)
        entry = f"({number}, {this}, {inst}, None)"
        add = f"out.append({entry})"
        return [f"{depth}if {needs}: {add}" if needs else f"{depth}{add}"]
    if site.folded is not None:
        pick = body.picks[0]
        for name in [n for n, code in text.env.items() if code == "None"]:
            if name == pick.name:
                del text.env[name]
        values = single_candidates(text, pick, body.needs)
        values = bare(text.distinct(values, "you_0", held_by(text, pick)))
        x = compiler.local("x")
        listed = _IDENTITY.fullmatch(values)
        if listed is not None and closed(listed[2]):
            x, values = listed[1], listed[2]
        entry = f"({number}, {this}, {inst}, {x})"
        held = plain(held_by(text, pick))
        if this == inst == "None" and isinstance(held, Thing) and held.kind == "player":
            made = tuple((number, None, None, seat) for seat in range(compiler.layout.players))
            entry = f"{compiler.constant('K', made)}[{x}]"
        if this == inst == "None" and listed is None and held != INT:
            return [f"{depth}out += map({compiler.constant('K', Entries(number))}.__getitem__, {values})"]
        return [f"{depth}out += [{entry} for {x} in {values}]"]
    inner = _for_plan(text, body)
    add = f"out.append(({number}, {this}, {inst}, None))"
    if is_quick(body):
        return open_lines(inner, body, plan_of(inner, body), depth, add)
    return [f"{depth}if {open_test(inner, body)}: {add}"]


def _for_plan(text: Clause, body: Body) -> Clause:
    inner = text.copy()
    assert isinstance(inner, Clause)
    inner.env = {n: c for n, c in inner.env.items() if n not in [p.name for p in body.picks]}
    return inner


def _off_test(compiler: Compiler, site: OfferSite) -> str:
    """Bundles may rest an offer while they are on."""
    paths = paths_of(compiler, site.source, "offers", site.name)
    if site.card is not None:
        for kind in compiler.layout.ancestry(site.card.kind):
            for definition, _ in compiler.layout.kinds.get(kind, ()):
                if definition.kind.plural:
                    paths.add(f"{definition.kind.plural}.{site.card.name}")
    return not_off(compiler, paths)


def offer_unit(compiler: Compiler, site: OfferSite) -> Unit:
    """Taking an offer: (you, thing, instance, what was chosen with it)."""

    def make(unit: Unit) -> list[Op]:
        text = offer_text(compiler, site, "you_0", "this_0", "inst_0")
        body = offer_body(compiler, site)
        if site.folded is not None:
            text.env[site.folded] = "pick_0"
        elif body.picks:
            text = _for_plan(text, body)
            pick_all(text, body)
        used = limit_codes(text, body.limit, ("offer", site.number))[1] if body.limit is not None else ""
        carry_out(text, body, used)
        text.suite(body.then)
        settle(compiler, text)
        return text.out

    span = site.offer.span if site.offer is not None else site.card.span if site.card is not None else None
    key, params = ("offer", site.number), ("you_0", "this_0", "inst_0", "pick_0")
    return compiler.unit(key, site.name, span, params, make, partial(offer_unit, site=site))


def take_unit(compiler: Compiler, kinds: Sequence[str]) -> Unit:
    """Carries out what was picked from a menu: (you, the entry)."""

    def make(unit: Unit) -> list[Op]:
        parts = ("which_0", "this_0", "inst_0", "pick_0")

        def split(sites: list[OfferSite]) -> list[Op]:
            if len(sites) == 1:
                return [Call(offer_unit(compiler, sites[0]), ("you_0", *parts[1:]), None)]
            half = len(sites) // 2
            return [If(f"which_0 < {sites[half].number}", split(sites[:half]), split(sites[half:]))]

        sites = sorted(offer_sites(compiler, kinds), key=lambda site: site.number)
        return [Py(f"{', '.join(parts)} = entry_0", parts), *split(sites)] if sites else []

    key, again = ("take", tuple(kinds)), partial(take_unit, kinds=kinds)
    return compiler.unit(key, "an offer", None, ("you_0", "entry_0"), make, again)

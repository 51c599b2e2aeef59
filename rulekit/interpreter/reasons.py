"""Why an offer does not stand in a menu: which of its conditions fail in a state, each down to the part that decides.

A condition is taken apart as far as it can be: of `a and b` the side that fails, of a named value what it is made of,
until a comparison is left, a yes or no, or something that is only to be had as it is written. What a seat may not know
is not taken apart, and it is not told which condition it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from rulekit.dsl import syntax as s
from rulekit.dsl.types import INT, Type, plain
from rulekit.dsl.world import Param, Stored, Value
from rulekit.interpreter.bodies import chooses, limit_codes
from rulekit.interpreter.bundles import bundle_test, homes_with_off, not_off, paths_of
from rulekit.interpreter.compiler import Compiler, OfferSite, Site
from rulekit.interpreter.offers import offer_body, offer_sites
from rulekit.interpreter.open_to import is_size, open_to
from rulekit.interpreter.plans import held_by, open_test
from rulekit.interpreter.probing import Context, Probe
from rulekit.interpreter.state import State
from rulekit.ruleset.model import Body, BundleDef, Condition, Pick, StepDef
from rulekit.source import Span

_OPPOSITE = {"==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}
_DEEP = 12
"""Values that stand behind values are followed so far."""


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a comparison: what it comes to now.

    `slot`: what it reads, if that is one slot, and `whose` that is; `size`: it is how many lie there.
    """

    tree: s.Expr
    value: Any
    type: Type
    slot: Stored | None = None
    whose: int | None = None
    size: bool = False


@dataclass(frozen=True, slots=True)
class Part:
    """What decides: a comparison with both sides, or one side alone. `op` is what would have to hold."""

    tree: s.Expr
    sides: tuple[Side, ...] = ()
    op: str = ""
    wanted: bool = True
    """A yes or no: which of them it would have to be."""


@dataclass(frozen=True, slots=True)
class Reason:
    """What stands in the way: `kind` says which key of the clause it is.

    - `if`, `needs`: a condition, with its name if it has one.
    - `limit`: it was done often enough; `word` says in which time.
    - `choose`: nothing can be chosen for it. `about`: what was looked at, if it is one thing.
    - `who`: it is not for this player.
    - `source`: what makes the offer is not where it would have to be; `word` is the name of the zone, if there is one.
    - `off`: it rests as long as the bundle `off` is on.
    - `secret`: something that this seat may not know.
    """

    kind: str
    span: Span | None = None
    name: str | None = None
    parts: tuple[Part, ...] = ()
    word: str = ""
    about: tuple[Any, Type] | None = None
    off: BundleDef | None = None


def menu_of(compiler: Compiler, site: Site) -> list[OfferSite]:
    """The offers among which a question asks; none if it asks for something else."""
    if site.kind != "offer":
        return []
    steps = [found for found, _, _ in compiler.definitions.values() if isinstance(found, StepDef)]
    step = next(step for step in steps if step.procedure.span is site.span)
    return offer_sites(compiler, step.offers)


def readable(G: State, seat: int, offer: OfferSite) -> bool:
    """May this seat know of an offer? Not of one that belongs to rules which are not in force, or to another side."""
    home, compiler = offer.source.home, G.p.compiler
    if home.side is not None and G.c[G.p.side_cell + seat] != compiler.enum("side").index(home.side):
        return False
    test = bundle_test(compiler, home)
    if test == "instances":
        return any(number == home.whole.number for number, _ in G.on)
    return bool(Probe(G).run(("on", home.number), Context(compiler.layout.homes[0]), lambda _: test))


def reasons(G: State, seat: int, offer: OfferSite, pick: Any = None) -> list[Reason]:
    """What keeps a seat from taking an offer now; nothing if it may. `pick`: with this one of what it chooses among."""
    judge = _Judge(G, seat, offer)
    places = list(judge.places())
    if not places:
        return [Reason("source", judge.span, word=judge.zone)]
    found = [judge.against(place, pick) for place in places]
    return min(found, key=len)  # of several cards that offer the same, the one that comes nearest


class _Judge:
    """Looks at one offer in one state from one seat."""

    def __init__(self, G: State, seat: int, offer: OfferSite) -> None:
        self.probe = Probe(G)
        self.compiler = self.probe.compiler
        self.seat, self.offer = seat, offer
        self.body: Body = offer_body(self.compiler, offer)
        self.span = offer.offer.span if offer.offer is not None else offer.card.span if offer.card is not None else None
        self.state = G

    # ------------------------------------------------------------------------------ where it stands
    def places(self) -> Iterator[Context]:
        """Where the offer could be made to this seat: for each card that makes it, and each instance of its bundle."""
        source = self.offer.source
        instances = [base for number, base in self.state.on if number == source.home.whole.number]
        for instance in [None] if source.home.always else instances:
            at = Context(source.home, self.seat, None, instance)
            if self.offer.card is not None:
                names = dict.fromkeys(chooses(self.compiler, self.offer.card.kind))
                yield replace(at, card=self.offer.card, names=names)
            elif source.card is not None or source.kind is not None:
                yield from self._of_things(at)
            elif source.home.bundle is not None:
                yield replace(at, card=source.home.bundle.card)
            else:
                yield at

    def _of_things(self, at: Context) -> Iterator[Context]:
        source = self.offer.source
        things = self.probe.run(("sources", self.offer.number), at, lambda text: text.sources(source))
        for thing in things:
            place = replace(at, card=source.card, this=thing)
            usable = self.probe.run(
                ("usable", self.offer.number),
                place,
                lambda text: " and ".join(text.usable(source, "this_0", "you_0")),
            )
            if usable or self.body.who is not None:
                yield place

    @property
    def zone(self) -> str:
        """Where what makes the offer must lie; nothing if it need only be in play."""
        kind = self.offer.source.card.kind if self.offer.source.card is not None else self.offer.source.kind
        where = self.compiler.layout.kind_key(kind, "active_in")[0] if kind is not None else None
        return where if isinstance(where, str) else ""

    # ------------------------------------------------------------------------------ what stands in the way
    def against(self, at: Context, pick: Any) -> list[Reason]:
        found = [*self._off(at), *self._who(at), *self._limit(at)]
        for condition in self.body.conditions:
            found += self._condition("if", condition, at)
        return found or list(self._choosing(at, pick))

    def _off(self, at: Context) -> Iterator[Reason]:
        """Bundles that are on and have the offer under `off`."""
        for home in homes_with_off(self.compiler, self._paths()):
            rests = {path for path in self._paths() if home.bundle is not None and path in home.bundle.off}
            if home.bundle is not None and not self._not_off(home.number, rests, at):
                yield Reason("off", self.span, off=home.bundle)

    def _not_off(self, bundle: int, rests: set[str], at: Context) -> bool:
        code = not_off(self.compiler, rests) or "True"
        return bool(self.probe.run(("off", bundle, self.offer.number), at, lambda _: code))

    def _paths(self) -> set[str]:
        layout, card = self.compiler.layout, self.offer.card
        paths = paths_of(self.compiler, self.offer.source, "offers", self.offer.name)
        for kind in layout.ancestry(card.kind) if card is not None else ():
            plurals = [definition.kind.plural for definition, _ in layout.kinds.get(kind, ())]
            paths |= {f"{plural}.{self.offer.name}" for plural in plurals if plural}
        return paths

    def _who(self, at: Context) -> Iterator[Reason]:
        who = self.body.who
        if who is not None and self.seat not in self.probe.value(who, replace(at, you=None)):
            yield Reason("who" if self._open(who, at) else "secret", who.span)

    def _limit(self, at: Context) -> Iterator[Reason]:
        limit = self.body.limit
        if limit is None:
            return
        left = self.probe.run(
            ("limit", self.offer.number),
            at,
            lambda text: limit_codes(text, limit, ("offer", self.offer.number))[0],
        )
        if not left:
            yield Reason("limit", self.span, word=limit.per)

    def _condition(self, kind: str, condition: Condition, at: Context) -> list[Reason]:
        if self.probe.holds(condition.test, at):
            return []
        if not self._open(condition.test, at):
            return [Reason("secret", condition.test.span)]
        parts = tuple(self._parts(condition.test, at, True, _DEEP))
        return [Reason(kind, condition.test.span, condition.name, parts)]

    # ------------------------------------------------------------------------------ what is chosen with it
    def _choosing(self, at: Context, pick: Any) -> Iterator[Reason]:
        body = self.body
        if not body.picks:
            for condition in body.needs:
                yield from self._condition("needs", condition, at)
            return
        free = replace(at, names={n: v for n, v in at.names.items() if n not in [one.name for one in body.picks]})
        if pick is not None:
            yield from self._not_this(body.picks[0], free, pick)
        elif not self._can_choose(free):
            yield from self._nothing_fits(body.picks[0], free)

    def _can_choose(self, at: Context) -> bool:
        body = self.body
        if self.offer.folded is None:
            return bool(self.probe.run(("open", self.offer.number), at, lambda text: open_test(text, body)))
        return any(not list(self._not_this(body.picks[0], at, one)) for one in self._candidates(body.picks[0], at))

    def _candidates(self, pick: Pick, at: Context, where: bool = True) -> tuple[Any, ...]:
        """What can be picked, before it is asked what must hold for it; also without its own condition."""
        choice = pick.choice
        return tuple(
            self.probe.run(
                (choice, where),
                at,
                lambda text: text.candidates(pick.name, choice.xs, choice.where if where else None),
            )
        )

    def _nothing_fits(self, pick: Pick, at: Context) -> Iterator[Reason]:
        """Why none can be picked: there are none, or what must hold for one holds for none of them."""
        everything = self._candidates(pick, at, where=False)
        fitting = self._candidates(pick, at)
        if not self._open(pick.choice, at):
            yield Reason("secret", pick.choice.span)
        elif not fitting and len(everything) == 1:
            yield from self._not_this(pick, at, everything[0])
        elif not fitting or not self.body.needs:
            parts = self._about_list(pick.choice.xs, at) if not everything else ()
            yield Reason("choose", pick.choice.span, pick.name, tuple(parts))
        else:
            yield from min((list(self._unmet(pick, at, one)) for one in fitting), key=len)

    def _about_list(self, xs: s.Expr, at: Context) -> Iterator[Part]:
        """A list in which nothing is, where it is simply what lies somewhere."""
        side = self._side(xs, at)
        if side.slot is not None:
            yield Part(xs, (side,))

    def _not_this(self, pick: Pick, at: Context, one: Any) -> Iterator[Reason]:
        """Why this one cannot be picked."""
        about = (one, held_by(self._text(at), pick))
        if not self._open(pick.choice, at):
            if one not in self._candidates(pick, at):
                yield Reason("secret", pick.choice.span)
        elif one not in self._candidates(pick, at, where=False):
            yield Reason("choose", pick.choice.span, pick.name, about=about)
        elif one not in self._candidates(pick, at):
            assert pick.choice.where is not None
            parts = tuple(self._parts(pick.choice.where, at.knowing(pick.name, one), True, _DEEP))
            yield Reason("choose", pick.choice.span, pick.name, parts, about=about)
        else:
            yield from self._unmet(pick, at, one)

    def _unmet(self, pick: Pick, at: Context, one: Any) -> Iterator[Reason]:
        """What must hold for a choice, and does not hold for this one alone."""
        picked = (one,) if pick.choice.amount is not None else one
        about = (one, held_by(self._text(at), pick))
        for condition in self.body.needs:
            for reason in self._condition("needs", condition, at.knowing(pick.name, picked)):
                yield replace(reason, about=about)

    def _text(self, at: Context) -> Any:
        from rulekit.interpreter.exprs import Text

        return Text(self.compiler, at.home)

    # ------------------------------------------------------------------------------ taking conditions apart
    def _parts(self, tree: s.Expr, at: Context, wanted: bool, deep: int) -> Iterator[Part]:
        """What makes a condition other than wanted, in the order in which it is written."""
        match tree:
            case s.Not():
                yield from self._parts(tree.of, at, not wanted, deep)
            case s.Logic():
                # Where both must be as wanted, those that are not; where one would do, both are not.
                for side in (tree.left, tree.right):
                    if self.probe.holds(side, at) != wanted:
                        yield from self._parts(side, at, wanted, deep)
                        if (tree.op == "and") == wanted:
                            return  # what comes after may make sense only where this holds
            case s.Compare():
                yield self._comparison(tree, at, wanted)
            case s.Name() | s.Field() | s.Call() if deep and (inner := self._behind(tree, at)) is not None:
                base, place = inner
                if self.probe.holds(base, place) != wanted:
                    yield from self._parts(base, place, wanted, deep - 1)
                else:  # something has changed the value: what it is made of does not tell why
                    yield Part(tree, (), wanted=wanted)
            case s.Name() | s.Field():
                yield Part(tree, (self._side(tree, at),), wanted=wanted)
            case _:
                yield Part(tree, (), wanted=wanted)

    def _comparison(self, tree: s.Compare, at: Context, wanted: bool) -> Part:
        left, right = self._side(tree.left, at), self._side(tree.right, at)
        return Part(tree, (left, right), tree.op if wanted else _OPPOSITE[tree.op])

    def _behind(self, tree: s.Name | s.Field | s.Call, at: Context) -> tuple[s.Expr, Context] | None:
        """What a named value begins with, and the place where that stands; None for anything else."""
        if isinstance(tree, s.Name) and (tree.id in at.names or tree.id in ("you", "this")):
            return None
        item = self.compiler.notes.refs.get(tree)
        entry = self.compiler.values.get(item) if isinstance(item, Value) else None
        if entry is None or not isinstance(item, Value):
            return None
        definition, home = entry
        fn = tree.fn if isinstance(tree, s.Call) else tree
        acts = item.of is not None and self.compiler.layout.acts(item.of)
        subject = at.you if acts else at.this
        if isinstance(fn, s.Field) and item.of is not None:
            subject = self.probe.subject(fn.of, at)
        place = Context(home, subject if acts else None, None if acts or item.of is None else subject)
        if not home.always and home.whole is at.home.whole:
            place = replace(place, instance=at.instance)
        for param, value in self._given(tree, item.params, at):
            place = place.knowing(param.name, value)
        for param in item.params:
            if param.name not in place.names:
                default = definition.defaults.get(param.name)
                place = place.knowing(param.name, None if default is None else self.probe.value(default, place))
        return definition.base, place

    def _given(self, tree: s.Expr, params: Iterable[Param], at: Context) -> Iterator[tuple[Param, Any]]:
        waiting = list(params)
        for arg in tree.args if isinstance(tree, s.Call) else ():
            param = next(one for one in waiting if arg.name in (None, one.name))
            waiting.remove(param)
            if not isinstance(arg.value, s.Gen):
                yield param, self.probe.value(arg.value, at, param.type)

    def _side(self, tree: s.Expr, at: Context) -> Side:
        value = None if isinstance(tree, s.NoneValue) else self.probe.value(tree, at)
        side = Side(tree, value, self.compiler.notes.types.get(tree, INT))
        inner: s.Node = tree
        size = False
        if isinstance(tree, s.Call) and is_size(self.compiler, tree):
            inner, size = tree.args[0].value, True
        slot = self.compiler.notes.refs.get(inner)
        if isinstance(inner, s.Name) and inner.id in at.names:
            return side
        if not isinstance(slot, Stored) or slot.role not in ("state", "counter", "zone", "track", "option"):
            return side
        whose = None
        if isinstance(inner, s.Field):
            of = self.compiler.notes.types.get(inner.of)
            if of is None or not self.compiler.is_entity(plain(of)) or self.compiler.by_name(of):
                return side
            whose = self.probe.subject(inner.of, at)
        return replace(side, slot=slot, whose=whose, size=size)

    # ------------------------------------------------------------------------------ what a seat may know
    def _open(self, tree: s.Node, at: Context) -> bool:
        return open_to(self.state, self.seat, tree, frozenset({"you"} if at.you == self.seat else ()))

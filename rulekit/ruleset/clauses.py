"""Clauses: triggers, modifiers and offers, wherever they stand."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rulekit.dsl import parser
from rulekit.dsl import syntax as s
from rulekit.dsl.context import Scope, article
from rulekit.dsl.stmts import Stmts
from rulekit.dsl.types import INT, PLAYER, UNKNOWN, Thing, Type, fits, plain, read
from rulekit.dsl.world import Procedure, Stored, Value, World
from rulekit.ruleset.bodies import Bodies
from rulekit.ruleset.shop import Shop
from rulekit.ruleset.tree import Map, Node, Scalar, Seq, pairs
from rulekit.suggest import did_you_mean

HEARS = ("before", "instead", "after")


@dataclass(frozen=True, slots=True)
class Moment:
    """A trigger's short name: which event it hears, and when it is meant."""

    hears: str
    event: Scalar
    condition: Node | None


class Clauses:
    def __init__(self, shop: Shop, bodies: Bodies) -> None:
        self.shop = shop
        self.bodies = bodies

    def check(self, node: Map, scope: Scope, holder: Type | None, moments: dict[str, Node]) -> None:
        """`when`, `while`, `offers` of a card, a kind, a bundle or the game. `holder` is `you` in lasting clauses."""
        for key, body in pairs(node.get("when")):
            self.trigger(key, body, scope, holder, moments)
        self.modifiers(node.get("while"), replace(scope, you=holder))
        for key, body in pairs(node.get("offers")):
            self.offer(key, body, scope)

    # ------------------------------------------------------------------------------ offers
    def offer(self, key: Scalar, body: Node, scope: Scope) -> None:
        picks = pairs(body.get("choose")) if isinstance(body, Map) else ()
        self.shop.message(f"offer-{key.text}", key.span, frozenset(pick.text for pick, _ in picks))
        self.bodies.check(body, replace(scope, you=PLAYER, path=key.text))

    # ------------------------------------------------------------------------------ triggers
    def trigger(self, key: Scalar, body: Node, scope: Scope, holder: Type | None, moments: dict[str, Node]) -> None:
        if isinstance(body, Map) and (becomes := body.get("becomes")) is not None:
            checker = self.shop.checker(replace(scope, you=holder))
            self.shop.condition(becomes, checker)
            self.bodies.check(body, scope, checker)
            return
        moment = self._moment(key, body, moments)
        if moment is None:
            return
        event = self.event(moment.event, scope)
        if event is None:
            return
        checker = self.shop.checker(self.event_scope(scope, event, moment.hears))
        if moment.condition is not None:
            self.bodies.conditions(moment.condition, checker)
        self.bodies.check(body, checker.scope, checker)

    def _moment(self, key: Scalar, body: Node, moments: dict[str, Node]) -> Moment | None:
        named = moments.get(key.text)
        own = isinstance(body, Map) and any(word in body for word in HEARS)
        if named is not None and not own:
            return read_moment(named)
        heard = read_moment(body) if own else None
        found = Moment(heard.hears, heard.event, None) if heard else None
        if found is None:
            message = (
                f"`{key.text}` hears nothing: no moment of this name, and no `before`, `instead`, `after` or `becomes`"
            )
            self.shop.found.add("name/unknown-moment", key.span, message, did_you_mean(key.text, moments))
        return found

    def event(self, node: Scalar, scope: Scope) -> Procedure | None:
        """The procedure, window or step that a trigger hears."""
        if scope.own and node.text in scope.own.procedures:
            return scope.own.procedures[node.text]
        found = scope.world.find_calls(node.text)
        if not found:
            hint = did_you_mean(node.text, scope.world.all_calls())
            self.shop.found.add(
                "name/unknown-event", node.span, f"there is no procedure, window or step `{node.text}`", hint
            )
            return None
        return found[0]

    def event_scope(self, scope: Scope, event: Procedure, hears: str) -> Scope:
        names = [Stored(p.name, p.type, "param", p.span) for p in event.params]
        if hears == "after" and event.gives is not None:
            names.append(Stored("result", event.gives, "local", event.span))
        acts = event.of is not None and scope.world.acts(event.of)
        if event.of is not None and not acts:
            names.append(Stored(event.of, Thing(event.of), "param", event.span))
        inside = scope.having(*names)
        return replace(
            inside,
            you=Thing(event.of) if acts and event.of else None,
            gives=event.gives if hears == "instead" else None,
            below=event if hears == "instead" else None,
            fixed=frozenset() if hears == "before" else frozenset(p.name for p in event.params),
        )

    # ------------------------------------------------------------------------------ modifiers
    def modifiers(self, node: Node | None, scope: Scope) -> None:
        if node is None:
            return
        for item in node.items if isinstance(node, Seq) else (node,):
            tree = self.shop.parsed(item, parser.parse_modifier)
            if tree is not None:
                self._modifier(tree, self.shop.checker(scope))

    def _modifier(self, tree: s.Modifier, checker: Stmts) -> None:
        fn = tree.target.fn if isinstance(tree.target, s.Call) else tree.target
        args = tree.target.args if isinstance(tree.target, s.Call) else ()
        value, subject = self._modified(fn, checker)
        if value is None:
            return
        checker.notes.refs[tree] = value
        if args or isinstance(tree.target, s.Call):
            self._tests(value, s.Call(tree.target.span, fn, args), checker)
        gives = self.shop.type_of(value, tree.span)
        names = [Stored(p.name, p.type, "param", p.span) for p in value.params]
        names.append(Stored("value", read(gives), "local", tree.span))
        if subject is None and value.of is not None:
            names.append(Stored("who", Thing(value.of), "local", tree.span))
        for item in names:
            if item.name in checker.scope.locals:
                continue
            checker.scope = checker.scope.having(item)
        if tree.where is not None:
            checker.condition(tree.where)
            checker.facts = {**checker.facts, **checker.facts_if(tree.where, True)}
        if tree.op == "=":
            checker.want(checker.expr(tree.value, gives), gives, tree.value.span)
        else:
            if not fits(gives, INT, checker.rel):
                message = f"`{value.name}` is {article(gives)}: it can only be set, with `=`"
                checker.error("type/modifier", tree.target.span, message)
            checker.number(tree.value, f"for `{tree.op}`")
        value.uses |= checker.uses - {value}
        if value in checker.uses:
            message = f"a change of `{value.name}` that looks at `{value.name}` itself goes round in a circle"
            checker.error("value/cycle", tree.span, message, "its number so far is called `value`")

    def _tests(self, value: Value, call: s.Call, checker: Stmts) -> None:
        """Arguments of a modified value: what they must be for the modifier to count; any may be left out."""
        params = tuple(replace(p, optional=True) for p in value.params)
        checker.arguments(value.name, params, call)

    def _modified(self, fn: s.Expr, checker: Stmts) -> tuple[Value | None, Type | None]:
        world = checker.world
        if isinstance(fn, s.Name):
            for item in world.find(fn.id):
                if isinstance(item, Value):
                    return item, None
            of_kind = values_of_kinds(world)
            if fn.id in of_kind:
                return of_kind[fn.id], None
            known = set(of_kind) | {n for n in world.all_plain() if any(isinstance(i, Value) for i in world.find(n))}
            self._no_value(fn.id, fn, known, checker)
            return None, None
        if isinstance(fn, s.Field):
            subject = plain(checker.expr(fn.of))
            if subject == UNKNOWN:
                return None, None
            slot = checker.slot(subject, fn.name)
            if isinstance(slot, Value):
                return slot, subject
            known = {n for n in checker.known_slots(subject) if isinstance(checker.slot(subject, n), Value)}
            self._no_value(fn.name, fn, known, checker)
            return None, None
        checker.error("type/modifier", fn.span, "a modifier names a value", "`you.income += 1`")
        return None, None

    def _no_value(self, name: str, fn: s.Expr, known: set[str], checker: Stmts) -> None:
        span = fn.name_span if isinstance(fn, s.Field) else fn.span
        hint = did_you_mean(name, known) or "declare it under `values:`"
        checker.error("name/unknown-value", span, f"there is no value `{name}` to modify", hint)


def values_of_kinds(world: World) -> dict[str, Value]:
    """Every value that some kind has, by name."""
    found: dict[str, Value] = {}
    for kind in world.all_kinds():
        for name, slot in world.slots(kind).items():
            if isinstance(slot, Value):
                found.setdefault(name, slot)
    return found


def read_moment(node: Node) -> Moment | None:
    """`{after: procedure, if: condition}`"""
    if not isinstance(node, Map):
        return None
    for word in HEARS:
        event = node.get(word)
        if isinstance(event, Scalar):
            return Moment(word, event, node.get("if"))
    return None


def holder_type(world: World, kind: str, active_in: str | None) -> Type | None:
    """Who has a card of this kind while its lasting clauses work: `you` in them; None if nobody acts there."""
    holders: list[str] = []
    rel = world.relations()
    for name in world.all_kinds():
        if not world.acts(name):
            continue
        for slot in world.slots(name).values():
            if isinstance(slot, Stored) and slot.role == "zone" and (active_in is None or slot.name == active_in):
                held = getattr(slot.type, "of", None)
                if isinstance(held, Thing) and (rel.below(kind, held.kind) or rel.below(held.kind, kind)):
                    holders.append(name)
                    break
    if not holders:
        return None
    common = holders[0]
    for other in holders[1:]:
        common = rel.common(common, other)
    return Thing(common) if world.acts(common) else None

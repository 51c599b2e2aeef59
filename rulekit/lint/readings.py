"""What somebody who is told the value of an expression learns of what lies hidden.

A number, a condition or a printed name tells whatever was looked at to work it out. A thing tells nothing by itself:
players see its back, its owner and its place. Only who asks for what is printed on it looks at its face, unless that
is printed on its back and the back can be seen. So a reading keeps apart what is told, and the zones out of which the
things are that it speaks of.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import partial

from rulekit.dsl import syntax as s
from rulekit.dsl.signature import Builtin
from rulekit.dsl.types import List, Opt, Printed, Thing, Type, Zone, plain
from rulekit.dsl.world import GIVEN, Stored, Value
from rulekit.lint.subject import Subject
from rulekit.ruleset.model import Change, CounterDef, Sight, Slots, StateDef, TrackDef, ValueDef, ZoneDef
from rulekit.source import Span

Slot = StateDef | ZoneDef | CounterDef | TrackDef

NOBODY, SEVERAL, SOMEBODY = "", "*", "?"
"""Whose a secret is, where no name says it: nobody's, that of several players, somebody's."""

PUBLIC = Sight()
_ON_ITS_BACK = (
    *("owner", "holder", "place", "face", "in_play", "seat"),
    *("placed", "places", "joined", "beside", "outer_sides"),
)
"""Fields of a thing that say where it is, and not what is printed on it."""

_DEEPEST = 40
"""Values are followed by recursion; no rule needs a longer row of them."""


@dataclass(frozen=True, slots=True)
class Secret:
    """A zone, counter or state that was looked at, whose it is, the local names by which one came to it, and where.

    `on_top`: only the top of a zone was looked at.
    """

    slot: Stored
    owner: str
    names: frozenset[str] = frozenset()
    at: Span = GIVEN
    on_top: bool = False


Secrets = frozenset[Secret]
NONE: Secrets = frozenset()


@dataclass(frozen=True, slots=True)
class Reading:
    """`told`: what one learns; `things`: out of which zones things are; `label`: what a text calls a player."""

    told: Secrets = NONE
    things: Secrets = NONE
    label: str = SOMEBODY

    @property
    def face(self) -> Secrets:
        """What one learns by looking at what is printed."""
        return self.told | self.things


Env = Mapping[str, Reading]


def joined(readings: Iterable[Reading]) -> Reading:
    told, things = NONE, NONE
    for reading in readings:
        told |= reading.told
        things |= reading.things
    return Reading(told, things)


def named(reading: Reading, name: str) -> Reading:
    """The same under a local name."""
    told = frozenset(replace(secret, names=secret.names | {name}) for secret in reading.told)
    things = frozenset(replace(secret, names=secret.names | {name}) for secret in reading.things)
    return Reading(told, things, name if reading.label in (SOMEBODY, SEVERAL) else reading.label)


class Readings:
    """Reads the expressions of one ruleset."""

    def __init__(self, subject: Subject) -> None:
        self.notes = subject.ruleset.notes
        self.sights: dict[Stored, Sight] = {}
        self.of_players: set[Stored] = set()
        self._rows: set[Stored] = set()
        self._backs: set[Stored | Value] = set()
        self._values: dict[Value, ValueDef] = {}
        self._changes: dict[Value, list[Change]] = {}
        self._behaviour: dict[str, list[s.Node]] = {}
        self._known: dict[tuple[object, ...], Reading] = {}
        self._depth = 0
        for rules, _ in subject.homes:
            world = rules.world
            self._learn(rules.slots, False)
            for kind in rules.kinds:
                self._learn(kind.slots, kind.kind.name in world.ancestry("player"))
                self._backs.update(world.slots(kind.kind.name)[name] for name in kind.back or ())
                self._change(kind.clauses.changes)
            for member in rules.members:
                self._learn(Slots(states=member.states), False)
                self._change(member.clauses.changes)
                for name, tree in member.texts.items():
                    if not isinstance(tree, s.Suite):
                        self._behaviour.setdefault(name, []).append(tree)
            self._change(rules.clauses.changes)
            self._values.update((definition.value, definition) for definition in rules.values)

    def _learn(self, slots: Slots, of_players: bool) -> None:
        groups: tuple[Iterable[Slot], ...] = (slots.states, slots.zones, slots.counters, slots.tracks)
        for group in groups:
            self.sights.update((each.slot, each.sight) for each in group)
            self._rows.update(each.slot for each in group if isinstance(each, ZoneDef) and each.row)
            if of_players:
                self.of_players.update(each.slot for each in group)

    def _change(self, changes: Iterable[Change]) -> None:
        for change in changes:
            self._changes.setdefault(change.value, []).append(change)

    def sight(self, slot: Stored) -> Sight:
        return self.sights.get(slot, PUBLIC)

    # ------------------------------------------------------------------------------ expressions
    def read(self, node: s.Node, env: Env) -> Reading:
        match node:
            case s.Name():
                return self._name(node, env)
            case s.Field():
                return self._field(node, env)
            case s.Call():
                return self._call(node, env)
            case s.Gen():
                value = self.read(node.value, {**env, node.binding.name: self.each(node.binding, env)})
                return joined((value, Reading(self.listed(node.binding, env).told)))
            case s.Quantified() | s.AllOf():
                found = self.listed(node.binding, env)
                if isinstance(node, s.AllOf):
                    return found
                return Reading(found.told, found.things if node.word == "first" else NONE)
            case s.Compare() | s.Member():
                return Reading(self.read(node.left, env).told | self.read(node.right, env).told)
            case s.IsA():
                return Reading(self.read(node.left, env).face | self.read(node.right, env).told)
        return joined(self.read(child, env) for child in s.children(node))

    def listed(self, binding: s.Binding, env: Env) -> Reading:
        """What `x in xs where condition` finds."""
        return self.chosen(binding.name, binding.xs, binding.where, env)

    def chosen(self, name: str, xs: s.Expr, where: s.Expr | None, env: Env) -> Reading:
        found = self.read(xs, env)
        if where is None:
            return found
        condition = self.read(where, {**env, name: replace(found, label=name)})
        things = found.things
        if _face_up(where, name):
            things = frozenset(secret for secret in things if self.sight(secret.slot).word != "face")
        return Reading(found.told | condition.told, things, SEVERAL)

    def each(self, binding: s.Binding, env: Env) -> Reading:
        """What the name of a binding stands for."""
        return replace(self.listed(binding, env), label=binding.name)

    def _name(self, node: s.Name, env: Env) -> Reading:
        item = self.notes.refs.get(node)
        if node.id in env and (item is None or (isinstance(item, Stored) and item.role in ("local", "param"))):
            return env[node.id]
        if isinstance(item, Value):
            return self._value(item, None, {}, env)
        if isinstance(item, Stored) and item in self.sights:
            return self._slot(item, NOBODY, node.span)
        return Reading(label=node.id)

    def _slot(self, slot: Stored, owner: str, at: Span) -> Reading:
        secret = frozenset({Secret(slot, owner if slot in self.of_players else NOBODY, at=at)})
        if slot.role == "zone":
            return Reading(things=secret)
        return Reading(told=secret if self.sight(slot).word != "all" else NONE)

    def _field(self, node: s.Field, env: Env) -> Reading:
        item = self.notes.refs.get(node)
        if not isinstance(item, Stored | Value):
            return Reading()
        of = self.read(node.of, env)
        if isinstance(item, Value):
            return self._value(item, of, {}, env)
        if item in self.sights:
            owner = SEVERAL if isinstance(self.notes.types.get(node.of), List | Zone) else of.label
            found = self._slot(item, owner, node.span)
            return Reading(found.told | (of.told if item.role == "zone" else of.face), found.things)
        if item.name in _ON_ITS_BACK or item.role in ("local", "param"):
            return Reading(of.told)
        if item.name == "left":
            return Reading(of.told, NONE, f"{of.label}.left" if of.label not in (SOMEBODY, SEVERAL) else SOMEBODY)
        if item in self._backs:
            return Reading(of.told | frozenset(secret for secret in of.things if not self._shows_back(secret)))
        if item.role != "field" or item.name not in self._behaviour:
            return Reading(of.face)
        return self._once((item.name, of), partial(self._behaviours, item.name, of))

    def _shows_back(self, secret: Secret) -> bool:
        """Of a pile that one may only count one sees the back of the top one, elsewhere all backs."""
        word = self.sight(secret.slot).word
        return word != "nobody" and (word != "count" or secret.on_top or secret.slot in self._rows)

    def _behaviours(self, field: str, of: Reading) -> Reading:
        """What the expressions say that members have in a field."""
        env = {"this": of, "you": Reading(label="you")}
        return joined((Reading(of.face), *(self.read(text, env) for text in self._behaviour[field])))

    # ------------------------------------------------------------------------------ calls
    def _call(self, node: s.Call, env: Env) -> Reading:
        callee = self.notes.refs.get(node)
        if isinstance(callee, Value):
            of = self.read(node.fn.of, env) if isinstance(node.fn, s.Field) else None
            given = {}
            for at, arg in enumerate(node.args):
                name = arg.name or (callee.params[at].name if at < len(callee.params) else "")
                given[name] = self.read(arg.value, env)
            return self._value(callee, of, given, env)
        if isinstance(callee, Builtin) and not callee.verb:
            return self._builtin(callee, node, env)
        return Reading()

    def _builtin(self, callee: Builtin, node: s.Call, env: Env) -> Reading:
        first = node.args[0].value if node.args else None
        found = joined(self.read(arg.value, env) for arg in node.args)
        match callee.name:
            case "size":
                uncounted = (secret for secret in found.things if self.sight(secret.slot).word == "nobody")
                return Reading(found.told | frozenset(uncounted))
            case "top":
                covered = (secret for secret in found.things if self.sight(secret.slot).word != "top")
                return Reading(found.told, frozenset(replace(secret, on_top=True) for secret in covered))
        if callee.form == "ranking" and isinstance(first, s.Gen):
            return Reading(found.told, self.listed(first.binding, env).things, SEVERAL)
        return found

    def _value(self, value: Value, of: Reading | None, given: Env, env: Env) -> Reading:
        definition = self._values.get(value)
        if definition is None:
            return Reading()
        you = of if of is not None else env.get("you", Reading(label="you"))
        inner = {**given, "you": you, "this": you}
        key = (value, *sorted(inner.items(), key=lambda item: item[0]))
        return self._once(key, partial(self._worked_out, value, definition, inner))

    def _worked_out(self, value: Value, definition: ValueDef, env: Env) -> Reading:
        parts: list[s.Node | None] = [definition.base, definition.at_least, definition.at_most]
        for change in self._changes.get(value, ()):
            parts += [change.tree.value, change.tree.where]
        found = joined(self.read(part, env) for part in parts if part is not None)
        return Reading(found.told, found.things, SEVERAL if _is_list(value) else SOMEBODY)

    def _once(self, key: tuple[object, ...], work: Callable[[], Reading]) -> Reading:
        """Each is worked out once; one that leads back to itself adds nothing, nor does one far down."""
        if key not in self._known and self._depth < _DEEPEST:
            self._known[key] = Reading()
            self._depth += 1
            self._known[key] = work()
            self._depth -= 1
        return self._known.get(key, Reading())


def _is_list(value: Value) -> bool:
    return value.gives is not None and isinstance(plain(value.gives), List | Zone)


def _face_up(where: s.Expr, name: str) -> bool:
    """Does a condition ask for what lies face up?"""
    if isinstance(where, s.Logic) and where.op == "and":
        return _face_up(where.left, name) or _face_up(where.right, name)
    if not (isinstance(where, s.Compare) and where.op == "==" and isinstance(where.left, s.Field)):
        return False
    of, right = where.left.of, where.right
    looked = where.left.name == "face" and isinstance(of, s.Name) and of.id == name
    return looked and isinstance(right, s.Name) and right.id == "up"


def is_masked(t: Type, things: Secrets) -> bool:
    """Is what is handed over a thing out of a zone, which the engine hides from whom may not know it?"""
    held = plain(t.of if isinstance(t, List | Zone | Opt) else t)
    is_thing = isinstance(held, Thing) or (isinstance(held, Printed) and held.single)
    return is_thing and bool(things)

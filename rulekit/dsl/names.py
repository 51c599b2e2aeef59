"""Names, fields and look-ups: what each word means.

A name is looked up in the locals, then in the bundle, then in the ruleset. Where one word means several things (a
member of two lists, say), the type that is wanted decides; if it cannot, that is an error and the long form
`list.member` is the way out.
"""

from __future__ import annotations

from typing import assert_never

from rulekit.dsl import syntax as s
from rulekit.dsl.calls import Calls
from rulekit.dsl.context import article
from rulekit.dsl.mistakes import ALONE, FOREIGN
from rulekit.dsl.types import (
    BOOL,
    COUNTER,
    DIRECTION,
    DOOR,
    INT,
    PLACE,
    TRACK,
    UNKNOWN,
    WAY,
    Basic,
    Effect,
    Enum,
    List,
    Map,
    NameOf,
    Opt,
    Printed,
    Thing,
    Type,
    ValueOf,
    element,
    fits,
    join,
    plain,
    read,
)
from rulekit.dsl.world import Card, ClosedList, Kind, Plain, Stored, Table, Value
from rulekit.suggest import did_you_mean, nearest


class Names(Calls):
    def _name(self, node: s.Name, want: Type | None) -> Type:
        name = node.id
        if name in ("you", "this"):
            t = self.scope.you if name == "you" else self.scope.this
            if t is None:
                hint = (
                    "nobody acts here: name somebody (`p in players`, a parameter), or say who with `of:` or `for:`"
                    if name == "you"
                    else "`this` is the thing whose clause it is; here no thing has the clause"
                )
                return self.error(f"name/no-{name}", node.span, f"there is no `{name}` here", hint)
            return self.facts.get(name, t)
        local = self.scope.locals.get(name)
        if local is not None:
            self.notes.refs[node] = local
            return self.facts.get(name, local.type)
        found = self._candidates(name, want)
        if not found:
            return self._no_name(node)
        if len(found) > 1:
            forms = sorted(self._long_form(name, item) for item, _ in found)
            hint = "write " + " or ".join(f"`{form}`" for form in forms)
            return self.error("name/ambiguous", node.span, f"`{name}` means several things here", hint)
        item, t = found[0]
        self.notes.refs[node] = item
        if isinstance(item, Value):
            if any(not p.optional for p in item.params):
                return self.error("type/missing-argument", node.span, f"`{name}` needs arguments", f"`{name}(..)`")
            self.uses.add(item)
            return self.type_of(item, node.span)
        return self.facts.get(name, t)

    def _candidates(self, name: str, want: Type | None) -> list[tuple[Plain, Type]]:
        """What a plain name may mean; the wanted type decides between several."""
        found = [(item, self._plain_type(item)) for item in self.world.find(name)]
        if len(found) > 1:  # a closed list stands back behind whatever else has its name
            found = [pair for pair in found if not isinstance(pair[0], ClosedList)] or found[:1]
        if len(found) > 1 and want is not None:
            fitting = [pair for pair in found if fits(pair[1], want, self.rel)]
            found = fitting or found
        return found

    def _plain_type(self, item: Plain) -> Type:
        match item:
            case Stored():
                return item.type
            case Value():
                return item.gives or UNKNOWN
            case Table():
                return UNKNOWN
            case Card():
                return item.type
            case ClosedList():
                return List(Enum(item.name))
            case Kind():
                return List(Thing(item.name))
        assert_never(item)

    def _long_form(self, name: str, item: Plain) -> str:
        match item:
            case Stored() if isinstance(item.type, Enum):
                return f"{item.type}.{name}"
            case Card():
                return f"{item.kind}.{name}"
        return name

    def _no_name(self, node: s.Name) -> Type:
        name = node.id
        for subject, word in ((self.scope.you, "you"), (self.scope.this, "this")):
            if subject is not None and self.slot(subject, name):
                return self.error(
                    "name/unknown", node.span, f"`{name}` belongs to somebody", f"did you mean `{word}.{name}`?"
                )
        if name in self.later:
            hint = "it is chosen only afterwards: test it under `needs:`"
            return self.error("name/unknown", node.span, f"`{name}` is not known yet", hint)
        if name in FOREIGN:
            return self.error("name/unknown", node.span, f"`{name}` belongs to another language", FOREIGN[name])
        if self.world.find_calls(name) or name in self.vocabulary.builtins:
            return self.error("name/not-a-value", node.span, f"`{name}` is something to call", f"write `{name}(..)`")
        kind = self.world.kind(name)
        if kind is not None:
            hint = f"all of them: `{kind.plural}`" if kind.plural else "a kind stands only after `is`"
            return self.error("name/not-a-value", node.span, f"`{name}` is a kind, not a thing", hint)
        known = set(self.scope.locals) | self.world.all_plain()
        near = nearest(name, known.union(ALONE))
        if near is None and self.scope.you is not None:
            close = nearest(name, self.known_slots(self.scope.you))
            if close:
                return self.error(
                    "name/unknown", node.span, f"there is nothing called `{name}`", f"did you mean `you.{close}`?"
                )
        hint = f"did you mean `{near}`?" if near else ""
        return self.error("name/unknown", node.span, f"there is nothing called `{name}`", hint)

    def _field(self, node: s.Field) -> Type:
        listed = self._listed(node)
        if listed is not None:
            return listed
        of = self.expr(node.of)
        if of == UNKNOWN:
            return UNKNOWN
        path = self.path(node)
        if path is not None and path in self.facts:
            slot = self.slot(plain(of), node.name)
            if slot:
                self.notes.refs[node] = slot
            return self.facts[path]
        if isinstance(of, Opt):
            self.want(of, of.of, node.of.span)
            of = of.of
        held = element(of)
        if held is not None:
            inner = self._slot_type(held, node)
            if isinstance(inner, Effect):
                return self.error("type/no-field", node.name_span, "an effect is run, not read")
            return List(element(inner) or plain(read(inner))) if inner != UNKNOWN else UNKNOWN
        return self._slot_type(of, node)

    def _listed(self, node: s.Field) -> Type | None:
        """`list.member` and `kind.member`: the long forms of names."""
        if not isinstance(node.of, s.Name) or node.of.id in self.scope.locals:
            return None
        word = node.of.id
        closed = self.world.closed_list(word)
        kind = self.world.kind(word)
        if closed is not None and node.name in closed.members:
            self.notes.refs[node] = closed
            return Enum(word)
        if kind is not None:
            for item in self.world.find(node.name):
                if isinstance(item, Card) and self.rel.below(item.kind, word):
                    self.notes.refs[node] = item
                    return item.type
        if self._candidates(word, None) and not (closed is not None and not self._is_stored(word)):
            return None
        if closed is not None:
            return self.unknown(f"`{word}`", node.name, node.name_span, closed.members)
        if kind is not None:
            known = self.world.members_of(word)
            return self.unknown(f"{word}", node.name, node.name_span, known)
        return None

    def _is_stored(self, word: str) -> bool:
        return any(isinstance(item, Stored | Value | Card) for item in self.world.find(word))

    def _slot_type(self, of: Type, node: s.Field) -> Type:
        slot = self.slot(of, node.name)
        if slot is None:
            return self._no_field(of, node)
        self.notes.refs[node] = slot
        if isinstance(slot, Value):
            if any(not p.optional for p in slot.params):
                return self.error(
                    "type/missing-argument", node.span, f"`{slot.name}` needs arguments", f"`.{slot.name}(..)`"
                )
            self.uses.add(slot)
            return self.type_of(slot, node.span)
        only_a_name = isinstance(of, NameOf) or (isinstance(of, Printed) and not of.single)
        if only_a_name and (slot.role not in ("field", "number") and slot.name not in ("name", "seat")):
            message = f"a printed name has no `{slot.name}`: only a thing in the game does"
            return self.error("type/name-has-no-state", node.name_span, message, "use the thing, not its name")
        return slot.type.of if isinstance(slot.type, ValueOf) else slot.type

    def slot(self, t: Type, name: str) -> Stored | Value | None:
        """What `x.name` is for an x of this type; None if there is no such thing."""
        return self._slots(t).get(name)

    def known_slots(self, t: Type) -> list[str]:
        return sorted(self._slots(t))

    def _slots(self, t: Type) -> dict[str, Stored | Value]:
        board = self.world.map()
        given: dict[str, Type] = {}
        match t:
            case Printed():
                card = self._card(t)
                return {**self.world.slots(t.kind), **(card.own if card else {})}
            case Thing() | NameOf():
                return self.world.slots(t.kind)
            case Enum():
                closed = self.world.closed_list(t.name)
                fields = dict(closed.fields) if closed else {}
                if board and t.name == board.grids:
                    fields["open_doors"] = List(DOOR)
                return {n: Stored(n, f, "field") for n, f in fields.items()}
            case Basic("track"):
                found: dict[str, Stored | Value] = {n: Stored(n, INT, "given") for n in ("start", "top")}
                return {**found, "position": Stored("position", INT, "state")}
        if t == PLACE and board:
            given = {board.tile: Thing(board.tile), board.grids: Enum(board.grids)}
            given |= {"exits": List(DOOR), "walls": List(DOOR), "in_sight": List(PLACE)}
        elif t == DOOR and board:
            given = {"beyond": Opt(PLACE), "place": PLACE, "side": Opt(DIRECTION), board.grids: Enum(board.grids)}
        elif t == WAY and board:
            given = {"false_doors": INT, "open_left": INT, "turn": INT, board.grids: Enum(board.grids)}
        return {n: Stored(n, f, "given") for n, f in given.items()}

    def _no_field(self, of: Type, node: s.Field) -> Type:
        name = node.name
        if of == UNKNOWN:
            return UNKNOWN
        if isinstance(of, Thing):
            having = [k for k in self.world.descendants(of.kind) if k != of.kind and name in self.world.slots(k)]
            if having:
                message = f"not every {of.kind} has `{name}`"
                hint = " or ".join(f"`x is {kind}`" for kind in having[:3])
                return self.error("type/no-field", node.name_span, message, f"test it first: {hint}")
        procedures = [p for p in self.world.find_calls(name) if p.of]
        if procedures:
            return self.error(
                "name/not-a-value", node.name_span, f"`{name}` is something to call", f"write `.{name}(..)`"
            )
        hint = did_you_mean(name, self.known_slots(of))
        if isinstance(of, Printed) and self.rel.below(of.kind, "bundle") and self.world.find(name):
            hint = f"inside the bundle it is a plain name: `{name}`"
        return self.error("type/no-field", node.name_span, f"{article(of)} has no `{name}`", hint)

    def _index(self, node: s.Index) -> Type:
        if isinstance(node.of, s.Name) and node.of.id not in self.scope.locals:
            for item in self.world.find(node.of.id):
                if isinstance(item, Table):
                    self.notes.refs[node.of] = item
                    return self._look_up(item, node)
                if isinstance(item, Kind):
                    self.notes.refs[node.of] = item
                    self._one_key(node, INT)
                    return Thing(item.name)
        of = self.expr(node.of)
        path = self.path(node)
        if path is not None and path in self.facts:
            for key in node.keys:
                self.expr(key)
            return self.facts[path]
        if isinstance(of, Opt):
            self.want(of, of.of, node.of.span)
            of = of.of
        match of:
            case Map():
                self._one_key(node, of.key)
                held = of.of
                return held if held in (INT, BOOL, UNKNOWN) or isinstance(held, List) else Opt(plain(held))
            case Thing() | Printed():
                return self._by_member(node, of)
            case Basic("unknown"):
                for key in node.keys:
                    self.expr(key)
                return UNKNOWN
        for key in node.keys:
            self.expr(key)
        hint = "add them up with `sum(..)`, or go through them in a loop" if element(of) == INT else ""
        if element(of) is not None and not hint:
            hint = "pick one with `first(x in xs where ..)`, or go through them in a loop"
        return self.error("type/not-indexed", node.of.span, f"{article(of)} is not looked up with `[ ]`", hint)

    def _one_key(self, node: s.Index, wanted: Type) -> None:
        for key in node.keys[1:]:
            self.error("type/too-many-arguments", key.span, "one key is enough here")
        self.want(self.expr(node.keys[0], wanted), wanted, node.keys[0].span, "as key")

    def _look_up(self, table: Table, node: s.Index) -> Type:
        if len(node.keys) != len(table.keys):
            keys = ", ".join(f"`{key}`" for key in table.keys)
            message = f"this is not how `{table.name}` is looked up"
            self.error("type/table-keys", node.span, message, f"give all its keys, in this order: {keys}")
        for key, wanted in zip(node.keys, table.keys, strict=False):
            self.want(self.expr(key, wanted), wanted, key.span, "as key")
        return table.gives

    def _by_member(self, node: s.Index, of: Thing | Printed) -> Type:
        """`you[t]`: the slot that a member of a closed list names."""
        key = self.expr(node.keys[0])
        if key == UNKNOWN:
            return UNKNOWN
        closed = self.world.closed_list(key.name) if isinstance(key, Enum) else None
        if closed is None or len(node.keys) > 1:
            return self.error("type/not-indexed", node.keys[0].span, "here a member of a closed list is wanted")
        kinds = self._concrete(of.kind)
        joined: Type | None = None
        for kind in kinds:
            for member in closed.members:
                slot = self.world.slots(kind).get(member)
                if not isinstance(slot, Stored):
                    message = f"{article(Thing(kind))} has no `{member}`, so it cannot be looked up by {closed.name}"
                    return self.error("type/no-field", node.keys[0].span, message)
                same = joined is None or (joined == slot.type and joined in (TRACK, COUNTER))
                joined = slot.type if same else join(joined or slot.type, slot.type, self.rel)
                if joined is None:
                    return self.error("type/no-field", node.keys[0].span, "these differ in type")
        return joined or UNKNOWN

    def _concrete(self, kind: str) -> list[str]:
        """The kinds that things of this kind can really be: itself, or those below it if it only gathers them."""
        below = [k for k in self.world.descendants(kind) if k != kind]
        known = self.world.kind(kind)
        if not below or (known and known.plural) or kind == "player":
            return [kind]
        return [k for k in below if not any(j != k and k in self.world.ancestry(j) for j in below)]

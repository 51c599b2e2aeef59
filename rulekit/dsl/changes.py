"""What a single statement does: setting, calling, moving, showing, saying; and what may stand behind `=`."""

from __future__ import annotations

from rulekit.dsl import syntax as s
from rulekit.dsl.context import article
from rulekit.dsl.decisions import Decisions
from rulekit.dsl.types import (
    COUNTER,
    INT,
    NEVER,
    NONE,
    PLAYER,
    TRACK,
    UNKNOWN,
    WAY,
    Effect,
    List,
    Map,
    NameOf,
    Opt,
    Printed,
    Thing,
    Type,
    Zone,
    element,
    fits,
    plain,
)
from rulekit.dsl.world import Stored, Value
from rulekit.suggest import nearest


class Changes(Decisions):
    # ------------------------------------------------------------------------------ values
    def right(self, node: s.Rhs, want: Type | None = None) -> Type:
        """The right-hand side of `=`, or what is returned."""
        match node:
            case s.Call():
                t = self.call(node, "right")
                if self._changes(node):
                    self.drop_state_facts()
                if t is None:
                    return self.error(
                        "type/no-result", node.span, "this gives nothing back", "write it as a line of its own"
                    )
                self.notes.types[node] = t
                return t
            case s.Divide():
                return self._divide(node)
            case s.Order():
                return self._order(node)
        return self.expr(node, want)

    def _changes(self, node: s.Call) -> bool:
        callee = self.notes.refs.get(node)
        return not isinstance(callee, Value) and getattr(callee, "verb", True)

    def _assign(self, node: s.Assign) -> None:
        target = self._target(node.target, node.op)
        value = self.right(node.value, element(target) if node.op != "=" and element(target) else target)
        held = element(target)
        if node.op == "-=" and held is not None and target != UNKNOWN:
            hint = "write `x = all y in x where ..`"
            self.error("type/mismatch", node.target.span, "nothing is taken from a list by `-=`", hint)
        elif node.op != "=" and held is not None:
            if not fits(value, target, self.rel):
                self.want(value, held, node.value.span, "in this list")
        elif node.op != "=" and target != UNKNOWN:
            self.want(target, INT, node.target.span, f"for `{node.op}`")
            self.want(value, INT, node.value.span, f"for `{node.op}`")
        else:
            self.want(value, INT if target == COUNTER else target, node.value.span)
        self._in_range(node)
        path = self.path(node.target)
        self.drop_state_facts()
        if path is not None:
            self.drop_facts(path)
            if (
                isinstance(node.target, s.Name)
                and isinstance(target, Opt)
                and value != NONE
                and not isinstance(value, Opt)
            ):
                self.facts[path] = target.of

    def _in_range(self, node: s.Assign) -> None:
        item = self.notes.refs.get(node.target)
        if node.op == "=" and isinstance(item, Stored) and isinstance(node.value, s.Int) and item.low is not None:
            high = item.high if item.high is not None else node.value.value
            if not item.low <= node.value.value <= high:
                message = f"`{item.name}` goes from {item.low} to {high}"
                self.error("type/out-of-range", node.value.span, message)

    def _is_new(self, name: str) -> bool:
        """Does nothing have this name, and nothing that can be set one with almost the same letters?"""
        if self.world.find(name) or self.world.find_calls(name) or name in ("you", "this", *self.later):
            return False
        subjects = [subject for subject in (self.scope.you, self.scope.this) if subject is not None]
        known = {*self.scope.locals, *(slot for subject in subjects for slot in self.known_slots(subject))}
        known |= {
            n for n in self.world.all_plain() if any(getattr(i, "role", "") == "state" for i in self.world.find(n))
        }
        return name not in known and nearest(name, known) is None

    def _target(self, node: s.Expr, op: str) -> Type:
        """The declared type of what is set; reports what cannot be. `+=` and `-=` move the marker of a track."""
        if not isinstance(node, s.Name | s.Field | s.Index):
            return self.error("type/cannot-set", node.span, "only a name or a field can be set")
        if isinstance(node, s.Name) and op == "=" and self._is_new(node.id):
            hint = f"write `let {node.id} = ..` to give a name to a value"
            return self.error("name/unknown", node.span, f"there is nothing called `{node.id}` that could be set", hint)
        facts, self.facts = self.facts, {p: t for p, t in self.facts.items() if p != self.path(node)}
        t = self.expr(node)
        self.facts = facts
        if t == UNKNOWN:
            return UNKNOWN
        item = self.notes.refs.get(node)
        if isinstance(node, s.Name) and node.id in ("you", "this"):
            return self.error("type/cannot-set", node.span, f"`{node.id}` cannot be set")
        if t == TRACK and op != "=":
            return INT
        if isinstance(node, s.Index) and isinstance(self.notes.types.get(node.of), Map):
            self._target(node.of, "=")
            return plain(t)
        if isinstance(node, s.Index) and t == COUNTER:
            return COUNTER
        if isinstance(node, s.Index) or item is None:
            hint = "move the marker with `+=`, `-=`, or `.position = ..`" if t == TRACK else ""
            return self.error("type/cannot-set", node.span, "this cannot be set", hint)
        if isinstance(item, Value):
            return self.error(
                "type/cannot-set", node.span, f"`{item.name}` is computed", "change it with a modifier: `while:`"
            )
        if isinstance(item, Stored):
            if item.role in ("local", "param"):
                if isinstance(item.type, Zone):
                    return self.error("type/cannot-set", node.span, f"`{item.name}` is a zone", "use `move .. to ..`")
                if item.name in self.scope.fixed:
                    return self.error("type/cannot-set", node.span, f"`{item.name}` can be set only `before` the event")
                return item.type
            if item.role == "zone":
                return self.error("type/cannot-set", node.span, f"`{item.name}` is a zone", "use `move .. to ..`")
            if item.role == "track":
                return self.error(
                    "type/cannot-set",
                    node.span,
                    f"`{item.name}` is a track",
                    "use `+=`, `-=`, or `.position = ..`",
                )
            if item.fixed or isinstance(item.type, Effect):
                what = {"option": "is an option, agreed before the game", "field": "is printed and never changes"}
                message = f"`{item.name}` {what.get(item.role, 'cannot be set')}"
                return self.error(
                    "type/cannot-set",
                    node.span,
                    message,
                    "what changes is declared under `state:`" if item.role == "field" else "",
                )
            if isinstance(node, s.Field) and isinstance(self.notes.types.get(node.of), List | Zone):
                return self.error("type/cannot-set", node.span, "a list has no field to set", "set it in a loop")
            return item.type
        return self.error("type/cannot-set", node.span, "this cannot be set")

    def _do(self, node: s.Do) -> None:
        if isinstance(node.call, s.Call):
            self.call(node.call, "statement")
            self.drop_state_facts()
            return
        t = self.expr(node.call)
        if t != UNKNOWN:
            hint = "call it: add `()`" if isinstance(t, Effect) else ""
            self.error("flow/result-unused", node.span, "a value alone does nothing", hint)

    # ------------------------------------------------------------------------------ moving and showing
    def _move(self, node: s.Move) -> None:
        things = self.expr(node.things, INT if node.source is not None else None)
        source = things
        if node.source is not None:
            self.want(things, INT, node.things.span, "before `of`")
            source = self.expr(node.source)
        to = self.expr(node.to)
        if UNKNOWN in (plain(source), plain(to)):
            return
        if isinstance(to, Opt):
            self.want(to, to.of, node.to.span, "behind `to`")
            to = to.of
        where = node.source or node.things
        if isinstance(source, Opt) and (node.source is not None or isinstance(source.of, List)):
            self.want(source, source.of, where.span)
        self._destination(node, plain(source), to, where)
        if (node.face or node.pile) and not isinstance(to, Zone):
            self.error("type/move", node.span, "only things in a zone have a face and an order")
        self.drop_state_facts()

    def _destination(self, node: s.Move, source: Type, to: Type, where: s.Expr) -> None:
        if to == COUNTER or source == COUNTER:
            if source != to:
                hint = "counters move to counters, things to zones"
                self.error(
                    "type/move", node.span, f"from {article(source)} to {article(to)} nothing can be moved", hint
                )
            return
        held = element(source) or source
        if held == NEVER or UNKNOWN in (held, to):
            return
        board = self.world.map()
        if isinstance(to, Zone):
            if isinstance(held, Printed) and not held.single:
                self.want(held, Thing(held.kind), where.span)
            elif isinstance(held, NameOf):
                self.want(held, Thing(held.kind), where.span, "to be moved,")
            elif not isinstance(held, Thing | Printed):
                self.error("type/move", where.span, f"only things can be moved, but this is {article(held)}")
            elif not fits(held, to.of, self.rel) and not fits(to.of, held, self.rel):
                self.error(
                    "type/wrong-zone", node.to.span, f"this zone holds {to.of}, but {article(held)} is to go there"
                )
        elif to == WAY and board is not None:
            if isinstance(source, List | Zone) or not fits(held, Thing(board.tile), self.rel):
                self.want(source, Thing(board.tile), where.span, "to be laid")
        else:
            self.error("type/move", node.to.span, f"nothing can be moved to {article(to)}", self._where_to(to))

    def _where_to(self, to: Type) -> str:
        """What to write instead of something that takes nothing up."""
        if str(to) == "place":
            return "to stand on a place is to set a field of type `place`"
        slots = self.world.slots(to.kind) if isinstance(to, Thing | Printed) else {}
        stored = [slot for slot in slots.values() if isinstance(slot, Stored) and isinstance(slot.type, Zone)]
        zones = ", ".join(f"`.{slot.name}`" for slot in stored[:5])
        return f"name a zone of it: {zones}" if zones else ""

    def _seen(self, node: s.Expr) -> None:
        t = plain(self.expr(node))
        item = self.notes.refs.get(node)
        named = isinstance(node, s.Name | s.Field | s.Index) and not (isinstance(item, Stored) and item.fixed)
        shown = isinstance(t, Thing | Printed | List | Zone | Map) or t in (COUNTER, TRACK, UNKNOWN)
        if not shown and not named:
            message = f"{article(t)} is not something that lies hidden"
            self.error("type/nothing-to-see", node.span, message, "to tell it: `say key(n=..)`")

    # ------------------------------------------------------------------------------ words
    def _say(self, node: s.Say) -> None:
        self.message(f"say-{node.key}", node.args, node.key_span)
        if node.to is not None:
            self._to_whom(node.to)

    def _to_whom(self, node: s.Expr) -> None:
        """One player, or several."""
        t = self.expr(node, PLAYER)
        if not fits(t, List(PLAYER), self.rel):
            self.want(t, PLAYER, node.span, "behind `to`")

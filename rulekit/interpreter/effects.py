"""Statements of the effect language as units' operations: setting, moving, showing, saying, branching.

`wrote` notes what a text may change, so that conditions that could notice it are tested afterwards.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import assert_never

from rulekit.dsl import syntax as s
from rulekit.dsl.signature import Builtin
from rulekit.dsl.types import (
    COUNTER,
    INT,
    TRACK,
    WAY,
    Effect,
    Enum,
    Map,
    NameOf,
    Opt,
    Printed,
    Thing,
    Type,
    Zone,
    element,
    plain,
)
from rulekit.dsl.world import Card, Procedure, Stored, Value
from rulekit.interpreter.compiler import Compiler
from rulekit.interpreter.cover import TRUE
from rulekit.interpreter.exprs import Text, _plain_name
from rulekit.interpreter.layout import OUT, Home
from rulekit.interpreter.reads import MOVES
from rulekit.interpreter.units import Break, Call, For, If, Op, Py, Return, While
from rulekit.ruleset.model import CounterDef, TrackDef

FACES = {"up": "0", "down": "1"}
PILES = {None: "0", "on top": "0", "at the bottom": "1", "anywhere": "2"}


class Effects(Text):
    def __init__(self, compiler: Compiler, home: Home) -> None:
        super().__init__(compiler, home)
        self.out: list[Op] = []
        self.wrote: set[object] = set()
        self.path = ""
        self.below: tuple[Procedure, str] | None = None
        self.params: tuple[str, ...] = ()
        self.assigned: frozenset[str] = frozenset()

    def copy(self) -> Effects:
        other = super().copy()
        assert isinstance(other, Effects)
        other.out, other.wrote, other.path = self.out, self.wrote, self.path
        other.below, other.params = self.below, self.params
        return other

    def emit(self, op: Op) -> None:
        self.out.append(op)

    def py(self, code: str, span: object = None, *sets: str) -> None:
        self.out.append(Py(code, sets, getattr(span, "span", None)))

    def let(self, prefix: str, code: str, node: s.Node | None = None) -> str:
        """A new local with a value."""
        name = self.compiler.local(prefix)
        self.out.append(Py(f"{name} = {code}", (name,), node.span if node is not None else None))
        return name

    def block(self, suite: s.Suite | None) -> list[Op]:
        """The operations of a block, with names of its own."""
        outer, env = self.out, self.env
        if suite is not None:
            self.assigned = self.assigned | _assigned(suite)
        self.out = []
        if suite is not None:
            for stmt in suite.body:
                self.stmt(stmt)
        made, self.out, self.env = self.out, outer, env
        return made

    def suite(self, suite: s.Suite | None) -> None:
        self.out += self.block(suite)

    def ran(self, node: s.Node) -> None:
        """Notes that a game has come here, if somebody wants to know."""
        if self.compiler.cover is not None:
            self.py(self.compiler.cover.ran(node.span), node)

    def way(self, node: s.Node, way: str, ops: list[Op]) -> list[Op]:
        """The operations of one way on from a question; also notes that this way was gone."""
        cover = self.compiler.cover
        return ops if cover is None else [Py(cover.ran(node.span, way), (), node.span), *ops]

    # ------------------------------------------------------------------------------ statements
    def stmt(self, node: s.Stmt) -> None:
        self.ran(node)
        match node:
            case s.Let():
                self._let(node)
            case s.Assign():
                self._assign(node)
            case s.Do():
                assert isinstance(node.call, s.Call)
                self.run_call(node.call, None)
            case s.Move():
                self._move(node)
            case s.Reveal():
                self._show(node.things, "ALL", node)
            case s.Show():
                self._show(node.things, self._mask(node.to), node)
            case s.Say():
                self._say(node)
            case s.Return():
                self._return(node)
            case s.Stop():
                self.emit(Break(node.span))
            case s.Nothing():
                pass
            case s.If():
                self._if(node)
            case s.Ask():
                self.yes_or_no(node)
            case s.For():
                self._for(node)
            case s.Repeat():
                self._repeat(node)
            case s.Match():
                self._match(node)
            case s.Choose():
                self.choose(node)
            case s.Sealed():
                self.sealed(node)
            case s.Random():
                self.random(node)
            case _:
                assert_never(node)

    @abstractmethod
    def yes_or_no(self, node: s.Ask) -> None: ...

    @abstractmethod
    def choose(self, node: s.Choose) -> None: ...

    @abstractmethod
    def sealed(self, node: s.Sealed) -> None: ...

    @abstractmethod
    def random(self, node: s.Random) -> None: ...

    @abstractmethod
    def divide(self, node: s.Divide) -> str: ...

    @abstractmethod
    def order(self, node: s.Order) -> str: ...

    # ------------------------------------------------------------------------------ values
    def right(self, node: s.Rhs, want: Type | None = None) -> str:
        """The right-hand side of `=`: what may wait is done before, and its result named."""
        match node:
            case s.Divide():
                return self.divide(node)
            case s.Order():
                return self.order(node)
            case s.Call():
                callee = self.compiler.notes.refs.get(node)
                pure = isinstance(callee, Value) or (isinstance(callee, Builtin) and not callee.verb)
                if pure:
                    return self.expr(node, want)
                result = self.compiler.local("r")
                self.run_call(node, result)
                return self.convert(result, self.type(node), want)
        return self.expr(node, want)

    def _let(self, node: s.Let) -> None:
        name = self.compiler.local(_plain_name(node.name))
        t = INT if isinstance(node.value, s.Divide | s.Order) else self.type(node.value)
        if isinstance(t, Zone) and not isinstance(node.value, s.Divide | s.Order):
            code = self.zone(node.value)
        elif t == TRACK and not isinstance(node.value, s.Divide | s.Order):
            code = self.track_pair(node.value)
        else:
            code = self.bounded(self.right(node.value), node.value)
            if self.constant(code) is not None and node.name not in self.assigned:
                self.env = {**self.env, node.name: code}
                return
        self.py(f"{name} = {code}", node, name)
        self.env = {**self.env, node.name: name}

    def track_pair(self, node: s.Expr) -> str:
        """A track with a name of its own: which one, and whose."""
        item = self.compiler.notes.refs.get(node)
        if isinstance(node, s.Field) and isinstance(item, Stored):
            number = self.compiler.constant("X", self.track_number(item))
            return f"({number}, {self.subject(node.of)})"
        if isinstance(node, s.Index):
            numbers = [self.compiler.constant("X", self.track_number(slot)) for slot in self.member_slots(node)]
            return f"(({', '.join(numbers)},)[{self.expr(node.keys[0])}], {self.subject(node.of)})"
        assert isinstance(node, s.Name)
        return self.env[node.id]

    def track_number(self, item: Stored) -> tuple[str, str, str, str, int]:
        column = self.compiler.layout.columns[item]
        functions = [self.track_function(item, word) for word in ("cells", "start", "top", "lowest")]
        return (*functions, column.base - (column.first or 0))  # type: ignore[return-value]

    def _assign(self, node: s.Assign) -> None:
        target = node.target
        item = self.compiler.notes.refs.get(target)
        if isinstance(target, s.Name) and target.id in self.env:
            if self.type(target) == TRACK and node.op != "=":
                self._move_marker(node)
            elif self.type(target) == COUNTER:
                self._store_counter(node, self.env[target.id])
            else:
                self._assign_local(node, target)
            return
        if isinstance(target, s.Index) and isinstance(plain(self.type(target.of)), Map):
            self._assign_entry(node, target)
            return
        if isinstance(target, s.Field) and self.type(target.of) == TRACK:
            self._set_position(node, target)
            return
        if self.type(target) == TRACK:
            self._move_marker(node)
            return
        if isinstance(target, s.Index):
            slots = self.member_slots(target)
            self.wrote |= {*slots, "index"}
            self._store(node, self.by_member(target, "cell"), slots[0], None)
            return
        assert isinstance(item, Stored)
        self.wrote.add(item)
        subject = self.subject(target.of) if isinstance(target, s.Field) else None
        if item.name == "face" and item not in self.compiler.layout.columns:
            self.wrote.add(MOVES)
            self.py(f"G.face[{subject}] = {self.right(node.value, item.type)}", node)
            return
        if subject is not None and not subject.isalnum():
            subject = self.let("who", subject, node)
        self._store(node, self.cell(item, subject), item, subject)

    def member_slots(self, node: s.Index) -> list[Stored]:
        t, key = plain(self.type(node.of)), plain(self.type(node.keys[0]))
        assert isinstance(t, Thing | Printed)
        assert isinstance(key, Enum)
        found: list[Stored] = []
        for member in self.compiler.enum(key.name):
            for home in self.compiler.layout.homes:
                for kind in [t.kind, *home.rules.world.descendants(t.kind)]:
                    slot = home.rules.world.slots(kind).get(member)
                    if isinstance(slot, Stored) and slot not in found:
                        found.append(slot)
        return found

    def _assign_local(self, node: s.Assign, target: s.Name) -> None:
        name = self.env[target.id]
        local = self.compiler.notes.refs.get(target)
        t = local.type if isinstance(local, Stored) else self.type(target)
        if node.op == "=":
            self.py(f"{name} = {self.bounded(self.right(node.value, t), node.value)}", node, name)
        elif element(t) is not None:
            self.py(f"{name} = {self.appended(name, node, t)}", node, name)
        else:
            self.py(f"{name} = _number({name} {node.op[0]} {self.right(node.value)})", node, name)

    def bounded(self, code: str, node: s.Rhs) -> str:
        """Numbers that were added up are kept within bounds."""
        sums = isinstance(node, s.Call) and isinstance(node.fn, s.Name) and node.fn.id == "sum"
        adds = sums or (isinstance(node, s.Arith) and element(plain(self.type(node))) is None)
        return f"_number({code})" if adds and not code.lstrip("-").isdigit() else code

    def appended(self, code: str, node: s.Assign, t: Type) -> str:
        """A list with one more, or with all of another list."""
        assert not isinstance(node.value, s.Divide | s.Order)
        value = self.right(node.value, element(t))
        if element(plain(self.type(node.value))) is not None:
            return f"_joined_lists({code}, {value})"
        return f"_joined_lists({code}, ({value},))"

    def _assign_entry(self, node: s.Assign, target: s.Index) -> None:
        t = plain(self.type(target.of))
        assert isinstance(t, Map)
        key = self.expr(target.keys[0], t.key)
        of = self.expr(target.of)
        value = self.right(node.value, t.of)
        if node.op != "=":
            if element(t.of) is not None:
                value = f"_joined_lists({of}.get({key}, ()), ({value},))"
            else:
                value = f"{of}.get({key}, 0) {node.op[0]} {value}"
        whole = f"{{**{of}, {key}: {value}}}"
        if isinstance(target.of, s.Name) and target.of.id in self.env:
            name = self.env[target.of.id]
            self.py(f"{name} = {whole}", node, name)
            return
        item = self.compiler.notes.refs.get(target.of)
        assert isinstance(item, Stored)
        self.wrote.add(item)
        subject = self.subject(target.of.of) if isinstance(target.of, s.Field) else None
        self.py(f"{self.cell(item, subject)} = {whole}", node)

    def _store(self, node: s.Assign, cell: str, item: Stored, subject: str | None) -> None:
        """Sets a cell; counters stop at 0 and at their limit, ranges are kept."""
        if item.role == "counter":
            found = self.counter(node.target)
            assert found is not None
            value = self.right(node.value)
            new = value if node.op == "=" else f"{cell} {node.op[0]} {value}"
            self.py(f"{cell} = _fits({new}, {found[1]})", node)
            return
        old = f"_set({cell})" if self.may_be_unset(item) else cell
        if node.op == "=":
            new = self.right(node.value, item.type)
        elif element(plain(item.type)) is not None:
            new = self.appended(old, node, item.type)
        else:
            new = f"{old} {node.op[0]} {self.right(node.value)}"
        if element(plain(item.type)) is None:
            new = self.bounded(new, node.value) if node.op == "=" else f"_number({new})"
        if item.low is not None and item.high is not None:
            new = f"_ranged({new}, {item.low}, {item.high})"
        self.py(f"{cell} = {new}", node)

    def most(self, item: Stored, subject: str | None) -> str | None:
        """How much fits into a counter."""
        definition = self.compiler.layout.column_defs[item]
        assert isinstance(definition, CounterDef)
        if definition.most is None:
            return None
        column = self.compiler.layout.columns[item]
        return self.slot_text(column.home, column.kind, subject, definition.family).expr(definition.most)

    def slot_text(self, home: Home, kind: str | None, subject: str | None, family: object) -> Text:
        """Where a slot's own texts stand: whose slot it is acts, or is `this`."""
        text = Text(self.compiler, home)
        if kind is not None:
            if self.compiler.acts(kind):
                text.you = subject
            else:
                text.this = subject
        binder = getattr(family, "binder", None)
        if binder is not None:
            text.env[binder] = str(getattr(family, "index", 0))
        return text

    # ------------------------------------------------------------------------------ tracks
    def _set_position(self, node: s.Assign, target: s.Field) -> None:
        value = self.right(node.value)
        if node.op != "=":
            value = f"{self.expr(target)} {node.op[0]} {value}"
        inner = target.of
        if isinstance(inner, s.Index):
            self.wrote |= {*self.member_slots(inner), "index"}
            low, high = self.by_member(inner, "lowest"), self.by_member(inner, "top")
            self.py(f"{self.by_member(inner, 'cell')} = min({high}, max({low}, {value}))", node)
        elif isinstance(inner, s.Name):
            self.wrote.add(MOVES)
            self.py(f"_set_track(G, {self.env[inner.id]}, {value})", node)
        else:
            assert isinstance(inner, s.Field)
            item = self.compiler.notes.refs.get(inner)
            assert isinstance(item, Stored)
            self.wrote.add(item)
            who = self.let("who", self.subject(inner.of), node)
            low = f"{self.track_function(item, 'lowest')}(G, {who})"
            high = f"{self.track_function(item, 'top')}(G, {who})"
            self.py(f"{self.cell(item, who)} = min({high}, max({low}, {value}))", node)

    def _move_marker(self, node: s.Assign) -> None:
        """`+=` and `-=` on a track, with what happens below its first cell."""
        target = node.target
        amount = self.let("n", self.right(node.value), node)
        sign = node.op[0]
        if isinstance(target, s.Index):
            slots = self.member_slots(target)
            self.wrote |= {*slots, "index"}
            key = self.let("k", self.expr(target.keys[0]), node)
            subject = self.let("who", self.subject(target.of), node)
            chosen: list[Op] = []
            for i, slot in reversed(list(enumerate(slots))):
                outer, self.out = self.out, []
                self._marker(slot, subject, amount, sign, node)
                ops, self.out = self.out, outer
                chosen = [If(f"{key} == {i}", ops, chosen, node.span)]
            self.out += chosen
            return
        if isinstance(target, s.Name):
            self._named_marker(self.env[target.id], amount, sign, node)
            return
        assert isinstance(target, s.Field)
        item = self.compiler.notes.refs.get(target)
        assert isinstance(item, Stored)
        self.wrote.add(item)
        self._marker(item, self.let("who", self.subject(target.of), node), amount, sign, node)

    def _named_marker(self, pair: str, amount: str, sign: str, node: s.Node) -> None:
        """A track that was handed over: which one it is, is known only in the game."""
        tracks = [slot for slot, d in self.compiler.layout.column_defs.items() if isinstance(d, TrackDef)]
        self.wrote |= set(tracks)
        who = self.let("who", f"{pair}[1]", node)
        chosen: list[Op] = []
        for slot in tracks:
            outer, self.out = self.out, []
            self._marker(slot, who, amount, sign, node)
            ops, self.out = self.out, outer
            offset = self.track_number(slot)[4]
            chosen = [If(f"{pair}[0][4] == {offset}", ops, chosen, node.span)]
        self.out += chosen

    def _store_counter(self, node: s.Assign, pair: str) -> None:
        """A counter that was handed over: its cell, and how much fits."""
        self.wrote |= {slot for slot, d in self.compiler.layout.column_defs.items() if isinstance(d, CounterDef)}
        value = self.right(node.value)
        new = value if node.op == "=" else f"G.c[{pair}[0]] {node.op[0]} {value}"
        self.py(f"G.c[{pair}[0]] = _fits({new}, {pair}[1])", node)

    def counter_pair(self, node: s.Expr) -> str:
        """A counter as it is handed over."""
        if isinstance(node, s.Name) and node.id in self.env:
            return self.env[node.id]
        found = self.counter(node)
        assert found is not None
        cell, most = found
        return f"({cell[4:-1]}, {most})"

    def _marker(self, item: Stored, subject: str, amount: str, sign: str, node: s.Node) -> None:
        from rulekit.interpreter.hooks import below_unit

        cell = self.cell(item, subject)
        definition = self.compiler.layout.column_defs[item]
        assert isinstance(definition, TrackDef)
        was = self.let("was", f"_set({cell})", node)
        low = f"{self.track_function(item, 'lowest')}(G, {subject})"
        high = f"{self.track_function(item, 'top')}(G, {subject})"
        self.py(f"{cell} = min({high}, max({low}, {was} {sign} {amount}))", node)
        if definition.below is not None:
            unit = below_unit(self.compiler, item, definition)
            hook = Call(unit, (subject,), None, node.span)
            self.emit(If(f"{cell} < 0 and {cell} < {was}", [hook], [], node.span))

    # ------------------------------------------------------------------------------ moving
    def counter(self, node: s.Expr) -> tuple[str, str | None] | None:
        """The cell of a counter that is named, and how much fits into it; None if it is no counter."""
        if self.type(node) != COUNTER:
            return None
        if isinstance(node, s.Index):
            return self._family_counter(node)
        if isinstance(node, s.Name) and node.id in self.env:
            self.wrote |= {slot for slot, d in self.compiler.layout.column_defs.items() if isinstance(d, CounterDef)}
            return f"G.c[{self.env[node.id]}[0]]", f"{self.env[node.id]}[1]"
        item = self.compiler.notes.refs.get(node)
        assert isinstance(item, Stored)
        self.wrote.add(item)
        subject = self.subject(node.of) if isinstance(node, s.Field) else None
        return self.cell(item, subject), self.most(item, subject)

    def _family_counter(self, node: s.Index) -> tuple[str, str | None]:
        """A counter that is picked by a name: each has its own limit."""
        slots = self.member_slots(node)
        self.wrote |= {*slots, "index"}
        limits = [self.most(slot, self.subject(node.of)) for slot in slots]
        most = f"({', '.join(str(limit) for limit in limits)},)[{self.expr(node.keys[0])}]"
        return self.by_member(node, "cell"), most if any(limits) else None

    def _move(self, node: s.Move) -> None:
        source = self.counter(node.source or node.things)
        if source is not None:
            self._move_counter(node, source[0])
            return
        if self.type(node.to) == WAY:
            self._lay(node)
            return
        to = self.let("to", self.zone(node.to), node)
        face = FACES.get(node.face or "", "None")
        pile = PILES[node.pile]
        moved = node.source if node.source is not None else node.things
        held = element(plain(self.type(moved))) or plain(self.type(moved))
        kind = held.kind if isinstance(held, Thing | Printed) else "thing"
        self.note_move(kind, node)
        hooks = self._hooks(kind)
        if node.source is not None:
            self._draw(node, to, face, pile, hooks)
            return
        t = plain(self.type(node.things))
        if element(t) is not None:
            things = self.expr(node.things)
        else:
            one = self.subject(node.things) if isinstance(t, Printed) else self.expr(node.things)
            if not hooks and face == "None" and pile == "0":
                maybe = isinstance(self.type(node.things), Opt)
                one = self.let("one", one, node) if maybe else one
                put = Py(f"_put(G, {one}, {to})", (), node.span)
                self.emit(If(f"{one} is not None", [put], [], node.span) if maybe else put)
                return
            things = f"_one({one})" if isinstance(self.type(node.things), Opt) else f"({one},)"
        self._moving(f"_move(G, {things}, {to}, {face}, {pile})", things, to, hooks, node)

    def note_move(self, kind: str, node: s.Node) -> None:
        """A move changes where things are; any zone that holds such things may have changed."""
        layout = self.compiler.layout
        self.wrote.add(MOVES)
        for slot in layout.zone_defs:
            held = plain(slot.type)
            inner = getattr(held, "of", None)
            other = inner.kind if isinstance(inner, Thing) else "thing"
            if "thing" in (kind, other) or layout.below(kind, other) or layout.below(other, kind):
                self.wrote.add(slot)

    def _hooks(self, kind: str) -> bool:
        """Does any zone for such things say what happens when they come or go?"""
        layout = self.compiler.layout
        for slot, definition in layout.zone_defs.items():
            held = getattr(plain(slot.type), "of", None)
            other = held.kind if isinstance(held, Thing) else "thing"
            near = "thing" in (kind, other) or layout.below(kind, other) or layout.below(other, kind)
            if near and (definition.gained is not None or definition.lost is not None):
                return True
        return False

    def _moving(self, code: str, things: str, to: str, hooks: bool, node: s.Node) -> None:
        if not hooks:
            self.py(code, node)
            return
        from rulekit.interpreter.hooks import passing_unit

        listed = self.let("things", things, node)
        came = self.compiler.local("came")
        self.py(f"{came} = {code.replace(things, listed, 1)}", node, came)
        thing = self.compiler.local("pair")
        unit = passing_unit(self.compiler)
        self.emit(For(thing, came, [Call(unit, (f"{thing}[0]", f"{thing}[1]", to), None, node.span)], node.span))

    def _draw(self, node: s.Move, to: str, face: str, pile: str, hooks: bool) -> None:
        """`move N of zone to zone`: from the top, and on when the zone has filled itself again."""
        assert node.source is not None
        due = self.let("due", self.expr(node.things), node)
        if not isinstance(self.type(node.source), Zone):
            things = f"_top_of({self.expr(node.source)}, {due})"
            self._moving(f"_move(G, {things}, {to}, {face}, {pile})", things, to, hooks, node)
            return
        source = self.let("zone", self.zone(node.source), node)
        refills = [slot for slot, d in self.compiler.layout.zone_defs.items() if d.when_empty is not None]
        named = self.compiler.notes.refs.get(node.source)
        certain = isinstance(named, Stored) and named.role == "zone"
        if not refills or (certain and named not in refills):
            if not hooks and face == "None" and pile == "0":
                self.py(f"_deal(G, {due}, {source}, {to})", node)
                return
            things = f"_top_of(G.z[{source}], {due})"
            self._moving(f"_draw(G, {due}, {source}, {to}, {face}, {pile})", things, to, hooks, node)
            return
        from rulekit.interpreter.hooks import refill_unit

        part = self.let("part", f"min({due}, len(G.z[{source}]))", node)
        outer, self.out = self.out, []
        things = f"_top_of(G.z[{source}], {part})"
        self._moving(f"_draw(G, {part}, {source}, {to}, {face}, {pile})", things, to, hooks, node)
        self.py(f"{due} -= {part}", node, due)
        self.emit(If(f"{due} <= 0 or _full(G, {to})", [Break(node.span)], [], node.span))
        self.emit(Call(refill_unit(self.compiler), (source,), None, node.span))
        self.emit(If(f"not G.z[{source}]", [Break(node.span)], [], node.span))
        self.py(f"{part} = min({due}, len(G.z[{source}]))", node, part)
        body, self.out = self.out, outer
        self.emit(If(f"{due} > 0", [While("True", body, node.span)], [], node.span))

    def _move_counter(self, node: s.Move, source: str) -> None:
        target = self.counter(node.to)
        assert target is not None
        cell, most = target
        amount = self.expr(node.things) if node.source is not None else source
        n = self.let("n", f"min({amount}, {source})" if node.source is not None else source, node)
        if most is not None:
            self.py(f"{n} = _space_left({n}, {cell}, {most})", node, n)
        take = Py(f"{source} -= {n}", (), node.span)
        give = Py(f"{cell} += {n}", (), node.span)
        self.emit(If(f"{n} > 0", [take, give], [], node.span))

    def _lay(self, node: s.Move) -> None:
        board = self.compiler.ruleset.map
        assert board is not None
        low = self.compiler.layout.ranges[board.tile][0]
        self.wrote.add(MOVES)
        self.note_move(board.tile, node)
        things = self.subject(node.things)
        self.py(f"_lay(G, {things}, {things} - {low}, {self.expr(node.to)})", node)

    # ------------------------------------------------------------------------------ showing and saying
    def _mask(self, node: s.Expr) -> str:
        if element(plain(self.type(node))) is not None:
            return f"_mask({self.expr(node)})"
        return f"(1 << {self.expr(node, Thing('player'))})"

    def _show(self, things: s.Expr, mask: str, node: s.Node) -> None:
        t = plain(self.type(things))
        held = element(t)
        if isinstance(held or t, Thing | Printed) and self.compiler.is_entity(held or t):
            one = self.subject(things)
            listed = one if held is not None else f"_one({one})"
            self.py(f"_show(G, {listed}, {mask})", node)
            return
        item = self.compiler.notes.refs.get(things)
        if isinstance(item, Stored) and item in self.compiler.layout.columns:
            subject = self.subject(things.of) if isinstance(things, s.Field) else None
            index = self.index(self.compiler.layout.columns[item], subject)
            self.py(f"_show_cell(G, {index}, {mask})", node)

    def message_args(self, args: tuple[s.Arg, ...]) -> tuple[tuple[tuple[str, Type], ...], str]:
        """The names and types of what a message speaks of, and the tuple of values."""
        names: list[tuple[str, Type]] = []
        values: list[str] = []
        for arg in args:
            value = arg.value
            assert not isinstance(value, s.Gen)
            name = arg.name or (value.id if isinstance(value, s.Name) else str(getattr(value, "name", "it")))
            t = self.type(value)
            code = self.subject(value) if isinstance(plain(t), Printed) else self.expr(value)
            if isinstance(plain(t), Printed) and not self.compiler.by_name(t):
                t = Thing(plain(t).kind)  # type: ignore[union-attr]
            bare = plain(t)
            if isinstance(bare, Thing) and self.compiler.is_entity(bare) and self.compiler.hideable(bare.kind):
                code = f"_told(G, {code})"
            held = element(bare)
            if isinstance(held, Thing) and self.compiler.is_entity(held) and self.compiler.hideable(held.kind):
                x = self.compiler.local("x")
                code = f"tuple([_told(G, {x}) for {x} in {code}])"
            names.append((name, t))
            values.append(code)
        return tuple(names), "(" + "".join(f"{value}, " for value in values) + ")"

    def _say(self, node: s.Say) -> None:
        names, values = self.message_args(node.args)
        number = len(self.compiler.says)
        self.compiler.says.append((f"say-{node.key}", names))
        mask = self._readers() if node.to is None else self._mask(node.to)
        self.py(f"G.log = (G.log, {number}, {values}, {mask})", node)

    def _readers(self) -> str:
        """Who reads a line of the log: everybody, or only the side that may read the clause."""
        if self.home.side is None:
            return "ALL"
        side = self.compiler.enum("side").index(self.home.side)
        return f"_mask([seat for seat in range({self.compiler.layout.players}) if _on_side(G, seat, {side})])"

    # ------------------------------------------------------------------------------ calls
    def run_call(self, node: s.Call, result: str | None) -> None:
        """A call that does something, as a statement of its own."""
        callee = self.compiler.notes.refs.get(node)
        if isinstance(callee, Builtin):
            self._verb(callee, node, result)
            return
        if isinstance(callee, Procedure):
            self._procedure(callee, node, result)
            return
        effect = getattr(callee, "type", None)
        slot = getattr(callee, "slot", None)
        assert isinstance(effect, Effect)
        assert isinstance(slot, Stored)
        assert isinstance(node.fn, s.Field)
        self._effect_field(slot, effect, node)

    def _verb(self, callee: Builtin, node: s.Call, result: str | None) -> None:
        from rulekit.interpreter.builtins import VERBS

        if callee.name == "below":
            self.run_below(node, result)
            return
        if callee.name == "switch_on":
            self._switch_on(node)
            return
        code = VERBS[callee.name](self, node)
        if callee.name == "create" and self._hooks("thing"):
            self._create(code, node, result or self.compiler.local("made"))
        elif result is None:
            self.py(code, node)
        else:
            self.py(f"{result} = {code}", node, result)

    def _create(self, code: str, node: s.Call, made: str) -> None:
        """A thing that is created comes to its zone like any other."""
        from rulekit.interpreter.hooks import passing_unit

        self.py(f"{made} = {code}", node, made)
        came = Call(passing_unit(self.compiler), (made, str(OUT), f"G.w[{made}]"), None, node.span)
        self.emit(If(f"{made} is not None", [came], [], node.span))

    def _switch_on(self, node: s.Call) -> None:
        from rulekit.interpreter.course import switch_any_unit, switch_unit

        first = node.args[0].value
        assert not isinstance(first, s.Gen)
        self.wrote.add("bundles")
        card = self.compiler.notes.refs.get(first)
        if isinstance(card, Card) and not (isinstance(first, s.Name) and first.id in self.env):
            rest = s.Call(node.span, node.fn, node.args[1:])
            given = self.arguments(rest, [(p.name, p.type) for p in card.params])
            bundle = self.compiler.member(card)
            defaults = getattr(bundle, "defaults", {})
            args = [
                code or (self.expr(defaults[p.name], p.type) if p.name in defaults else "None")
                for code, p in zip(given, card.params, strict=True)
            ]
            self.emit(Call(switch_unit(self.compiler, card), tuple(args), None, node.span))
        else:
            number = self.expr(first, NameOf("bundle"))
            self.emit(Call(switch_any_unit(self.compiler), (number,), None, node.span))

    def _procedure(self, callee: Procedure, node: s.Call, result: str | None) -> None:
        from rulekit.interpreter.events import call_args, event_unit

        subject: str | None = None
        if isinstance(node.fn, s.Field) and callee.of is not None:
            subject = self.subject(node.fn.of)
        elif callee.of is not None:
            subject = self.you if self.compiler.acts(callee.of) else self.this
        given = self.arguments(node, [(p.name, p.type) for p in callee.params])
        unit = event_unit(self.compiler, callee)
        self.emit(Call(unit, call_args(self, callee, subject, given), result, node.span))
        if self.wrote & self.compiler.watched:
            from rulekit.interpreter.endings import check_op

            self.emit(check_op(self.compiler, node.span))

    def _effect_field(self, slot: Stored, effect: Effect, node: s.Call) -> None:
        from rulekit.interpreter.events import effect_unit, effects_unit

        assert isinstance(node.fn, s.Field)
        given = self.arguments(node, list(effect.params))
        card = self.known_card(node.fn.of)
        this = self.subject(node.fn.of)
        if card is not None:
            unit, names = effect_unit(self.compiler, card, slot, effect, self.env)
            if unit is not None:
                picked = tuple(self.env[name] for name in names)
                self.emit(Call(unit, (this, self.you or "None", *given, *picked), None, node.span))
            return
        t = plain(self.type(node.fn.of))
        row = this if self.compiler.by_name(t) else f"G.what[{this}]"
        unit = effects_unit(self.compiler, slot, effect)
        self.emit(Call(unit, (row, this, self.you or "None", *given), None, node.span))

    @abstractmethod
    def run_below(self, node: s.Call, result: str | None) -> None: ...

    # ------------------------------------------------------------------------------ leaving and branching
    def _return(self, node: s.Return) -> None:
        value = "None" if node.value is None else self.right(node.value, self.gives())
        self.emit(Return(value, node.span))

    def gives(self) -> Type | None:
        return None

    def _if(self, node: s.If) -> None:
        otherwise = self.block(node.otherwise)
        for branch in reversed(node.branches):
            test = self.test(branch.condition)
            body = self.block(branch.body)
            known = self.constant(test)
            if known is True:
                otherwise = body
            elif known is not False:
                otherwise = [If(test, body, otherwise, branch.condition.span)]
        self.out += otherwise

    def _for(self, node: s.For) -> None:
        outer = self.env
        source = self.expr(node.binding.xs)
        name = self.compiler.local(_plain_name(node.binding.name))
        self.env = {**self.env, node.binding.name: name}
        where = self.expr(node.binding.where) if node.binding.where is not None else None
        body = self.block(node.body)
        if where is not None and where != "True":
            body = [If(where, body, [], node.binding.span)]
        self.env = outer
        self.emit(For(name, source, body, node.span))

    def _repeat(self, node: s.Repeat) -> None:
        test = "True"
        left: str | None = None
        if node.times is not None:
            left = self.let("left", self.expr(node.times), node)
            test = f"{left} > 0"
        if node.until is not None:
            until = self.expr(node.until)
            test = f"not {until}" if left is None else f"{test} and not {until}"
        body = self.block(node.body)
        if left is not None:
            body.insert(0, Py(f"{left} -= 1", (left,), node.span))
        self.emit(While(test, body, node.span))

    def _match(self, node: s.Match) -> None:
        t = plain(self.type(node.subject))
        by_card = isinstance(t, Thing | Printed) and not self.compiler.by_name(t)
        code = self.subject(node.subject) if isinstance(t, Printed) else self.expr(node.subject)
        subject = self.let("m", f"G.what[{code}]" if by_card else code, node)
        numbers = isinstance(t, Thing | NameOf | Printed)
        made: list[Op] = []
        for arm in reversed(node.arms):
            body = self.way(arm, TRUE, self.block(arm.body))
            tests = [self._label(label, subject, t, numbers) for label in arm.labels]
            made = body if "True" in tests else [If(" or ".join(tests), body, made, arm.span)]
        self.out += made

    def _label(self, label: s.Label, subject: str, t: Type, by_name: bool) -> str:
        if label.otherwise:
            return "True"
        if label.name is not None:
            if isinstance(t, Enum):
                return f"{subject} == {self.compiler.enum(t.name).index(label.name)}"
            assert by_name
            assert isinstance(t, Thing | NameOf | Printed)
            card = self.compiler.layout.card_named(label.name, t.kind)
            return f"{subject} == {self.compiler.layout.number_of[card]}"
        assert label.low is not None
        low = "" if label.low == 0 else f"{subject} >= {label.low}"
        high = "" if label.high is None else f"{subject} <= {label.high}"
        return " and ".join(part for part in (low, high) if part) or "True"


def _assigned(suite: s.Suite) -> frozenset[str]:
    """The names that are given another value somewhere in a text."""
    found: set[str] = set()
    for node in s.walk(suite):
        if isinstance(node, s.Assign):
            target = node.target.of if isinstance(node.target, s.Index) else node.target
            if isinstance(target, s.Name):
                found.add(target.id)
    return frozenset(found)

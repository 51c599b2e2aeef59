"""Setting what can be set: names, cells, entries of maps, counters and the markers of tracks.

`wrote` notes what a text may change, so that conditions that could notice it are tested afterwards.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Self

from rulekit.dsl import syntax as s
from rulekit.dsl.signature import Builtin
from rulekit.dsl.types import COUNTER, INT, TRACK, Enum, Map, Printed, Thing, Type, Zone, element, plain
from rulekit.dsl.world import Procedure, Stored, Value
from rulekit.interpreter.binders import plain_name
from rulekit.interpreter.compiler import Compiler
from rulekit.interpreter.exprs import Text
from rulekit.interpreter.faults import MOST_NUMBER
from rulekit.interpreter.layout import Home
from rulekit.interpreter.units import Call, If, Op, Py
from rulekit.ruleset.model import CounterDef, TrackDef


def within(code: str) -> str:
    """A number that was added up; one that is too large is a fault."""
    return f"(sum_0 if {-MOST_NUMBER} < (sum_0 := {code}) < {MOST_NUMBER} else _number(sum_0))"


class Settings(Text):
    """A text whose operations are written down one after the other."""

    def __init__(self, compiler: Compiler, home: Home) -> None:
        super().__init__(compiler, home)
        self.out: list[Op] = []
        self.wrote: set[object] = set()
        self.path = ""
        self.below: tuple[Procedure, str] | None = None
        self.params: tuple[str, ...] = ()
        self.assigned: frozenset[str] = frozenset()

    def copy(self) -> Self:
        other = super().copy()
        other.out, other.wrote, other.path = self.out, self.wrote, self.path
        other.below, other.params = self.below, self.params
        return other

    def emit(self, op: Op) -> None:
        self.out.append(op)

    def py(self, code: str, span: object = None, *sets: str) -> None:
        self.out.append(Py(code, sets, getattr(span, "span", None)))

    def write(self, code: str, node: s.Node, slots: Sequence[Stored]) -> None:
        """A line that changes one of these slots, and nothing else. What makes tests due is added at its end."""
        self.out.append(Py(code, (), node.span, self.compiler.tests_due(slots)))

    def let(self, prefix: str, code: str, node: s.Node | None = None) -> str:
        """A new local with a value."""
        name = self.compiler.local(prefix)
        self.out.append(Py(f"{name} = {code}", (name,), node.span if node is not None else None))
        return name

    @abstractmethod
    def run_call(self, node: s.Call, result: str | None) -> None: ...

    @abstractmethod
    def divide(self, node: s.Divide) -> str: ...

    @abstractmethod
    def order(self, node: s.Order) -> str: ...

    # ------------------------------------------------------------------------------ values and names
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

    def define(self, node: s.Let) -> None:
        """`let`: a new name for a value."""
        name = self.compiler.local(plain_name(node.name))
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

    # ------------------------------------------------------------------------------ cells and entries
    def assign(self, node: s.Assign) -> None:
        """`=`, `+=` and `-=`, by what stands on the left."""
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
            self._store(node, self.by_member(target, "cell"), slots, None)
            return
        assert isinstance(item, Stored)
        self.wrote.add(item)
        subject = self.subject(target.of) if isinstance(target, s.Field) else None
        if item.name == "face" and item not in self.compiler.layout.columns:
            self.wrote |= self.compiler.moved()
            self.compiler.register.turns = True
            self.py(f"_turn(G, {subject}, {self.right(node.value, item.type)})", node)
            return
        if subject is not None and not subject.isalnum():
            subject = self.let("who", subject, node)
        self._store(node, self.cell(item, subject), [item], subject)

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
            self.py(f"{name} = {within(f'{name} {node.op[0]} {self.right(node.value)}')}", node, name)

    def bounded(self, code: str, node: s.Rhs) -> str:
        """Numbers that were added up are kept within bounds."""
        sums = isinstance(node, s.Call) and isinstance(node.fn, s.Name) and node.fn.id == "sum"
        adds = sums or (isinstance(node, s.Arith) and element(plain(self.type(node))) is None)
        return within(code) if adds and not code.lstrip("-").isdigit() else code

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
        self.write(f"{self.cell(item, subject)} = {whole}", node, [item])

    def _store(self, node: s.Assign, cell: str, slots: list[Stored], subject: str | None) -> None:
        """Sets a cell of one of some slots; counters stop at 0 and at their limit, ranges are kept."""
        item = slots[0]
        if item.role == "counter":
            found = self.counter(node.target)
            assert found is not None
            value = self.right(node.value)
            new = value if node.op == "=" else f"{cell} {node.op[0]} {value}"
            self.write(f"{cell} = _fits({new}, {found[1]})", node, slots)
            return
        old = self.when_set(item, cell)
        if node.op == "=":
            new = self.right(node.value, item.type)
        elif element(plain(item.type)) is not None:
            new = self.appended(old, node, item.type)
        else:
            new = f"{old} {node.op[0]} {self.right(node.value)}"
        if element(plain(item.type)) is None:
            new = self.bounded(new, node.value) if node.op == "=" else within(new)
        if item.low is not None and item.high is not None:
            new = f"_ranged({new}, {item.low}, {item.high})"
        if new.isidentifier() and self.compiler.tests_due(slots):
            self.write(f"if {cell} != {new}: {cell} = {new}", node, slots)
        else:
            self.write(f"{cell} = {new}", node, slots)

    # ------------------------------------------------------------------------------ counters
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
            if self.compiler.layout.acts(kind):
                text.you = subject
            else:
                text.this = subject
        binder = getattr(family, "binder", None)
        if binder is not None:
            text.env[binder] = str(getattr(family, "index", 0))
        return text

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

    # ------------------------------------------------------------------------------ tracks
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

    def _set_position(self, node: s.Assign, target: s.Field) -> None:
        value = self.right(node.value)
        if node.op != "=":
            value = f"{self.expr(target)} {node.op[0]} {value}"
        inner = target.of
        if isinstance(inner, s.Index):
            self.wrote |= {*self.member_slots(inner), "index"}
            low, high = self.by_member(inner, "lowest"), self.by_member(inner, "top")
            code = f"{self.by_member(inner, 'cell')} = min({high}, max({low}, {value}))"
            self.write(code, node, self.member_slots(inner))
        elif isinstance(inner, s.Name):
            self.wrote |= self.compiler.moved()
            self.py(f"_set_track(G, {self.env[inner.id]}, {value})", node)
        else:
            assert isinstance(inner, s.Field)
            item = self.compiler.notes.refs.get(inner)
            assert isinstance(item, Stored)
            self.wrote.add(item)
            who = self.let("who", self.subject(inner.of), node)
            low, high = self.track_code(item, "lowest", who), self.track_code(item, "top", who)
            self.write(f"{self.cell(item, who)} = min({high}, max({low}, {value}))", node, [item])

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

    def _marker(self, item: Stored, subject: str, amount: str, sign: str, node: s.Node) -> None:
        from rulekit.interpreter.hooks import below_unit

        cell = self.cell(item, subject)
        definition = self.compiler.layout.column_defs[item]
        assert isinstance(definition, TrackDef)
        was = self.let("was", f"SET[{cell}]", node)
        low, high = self.track_code(item, "lowest", subject), self.track_code(item, "top", subject)
        now = self.let("now", f"min({high}, max({low}, {was} {sign} {amount}))", node)
        outer, self.out = self.out, []
        self.write(f"{cell} = {now}", node, [item])
        if definition.below is not None:
            unit = below_unit(self.compiler, item, definition)
            hook = Call(unit, (subject,), None, node.span)
            self.emit(If(f"{now} < 0 and {now} < {was}", [hook], [], node.span))
        moved, self.out = self.out, outer
        self.emit(If(f"{now} != {was}", moved, [], node.span))

"""Expressions of the effect language as Python expressions.

A `Text` is one text being lowered: which names it knows, who `you` and `this` are, and where it stands. Names of the
ruleset never become names in Python: locals get new ones, everything else is a number.
"""

from __future__ import annotations

import re
from typing import Self, assert_never

from rulekit.dsl import syntax as s
from rulekit.dsl.signature import Builtin
from rulekit.dsl.types import (
    COUNTER,
    INT,
    PLACE,
    TRACK,
    AnyOf,
    Basic,
    Enum,
    List,
    Map,
    NameOf,
    Opt,
    Printed,
    Thing,
    Type,
    ValueOf,
    Zone,
    element,
    plain,
)
from rulekit.dsl.world import Card, ClosedList, Kind, Stored, Table, Value
from rulekit.interpreter.compiler import UNSET, Compiler, Source
from rulekit.interpreter.layout import BOARD, OUT, Column, Home
from rulekit.ruleset.model import StateDef

_COMPARE = {op: op for op in ("==", "!=", "<", "<=", ">", ">=")}
_ARITH = {op: op for op in ("+", "-", "//")}
_LOGIC = {op: op for op in ("and", "or")}
_SIZE = re.compile(r"len\(G\.z\[[^\]()]*\]\)")
_ATOM = re.compile(r"\w+")
_NUMBER = re.compile(r"-?\d+")


MOST_SPELT_OUT, MOST_LETTERS = 8, 80
"""Up to so many players, and conditions so long, are written out one by one."""
SHORT = (128, 32, 8)
"""Lists of so many things at most need not be counted as work: alone, in one other, in several others."""


class Text:
    """One text, or one clause, being turned into Python."""

    def __init__(self, compiler: Compiler, home: Home) -> None:
        self.compiler = compiler
        self.home = home
        self.env: dict[str, str] = {}
        self.you: str | None = None
        self.this: str | None = None
        self.card: Card | None = None
        self.instance: str | None = None
        self.inside = 0

    def copy(self) -> Self:
        other = type(self)(self.compiler, self.home)
        other.env = dict(self.env)
        other.inside = self.inside
        other.you, other.this, other.card, other.instance = self.you, self.this, self.card, self.instance
        return other

    # ------------------------------------------------------------------------------ what is known
    def type(self, node: s.Node) -> Type:
        return self.compiler.notes.types.get(node, INT)

    def constant(self, code: str) -> object | None:
        """The value of Python text that does not look at the state; None if it does."""
        if "G" in code or re.search(r"\b[a-z]\w*_\d+\b", code):
            return None
        try:
            found: object = eval(code, {"__builtins__": {}, "len": len, **self.compiler.constants})
        except Exception:
            return None
        return found

    # ------------------------------------------------------------------------------ cells
    def base_of(self, home: Home) -> str:
        """Where the instance of a bundle that is switched on by an effect keeps its state."""
        whole = home.whole
        mine: Home | None = self.home
        while mine is not None:
            if mine is whole and self.instance is not None:
                return self.instance
            mine = mine.above
        return f"_instance(G, {whole.number})"

    def index(self, column: Column, subject: str | None) -> str:
        if column.floating:
            return f"{self.base_of(column.home)} + {column.base}"
        if column.first is None:
            return str(column.base)
        assert subject is not None
        return _plus(subject, column.base - column.first)

    def cell(self, slot: Stored, subject: str | None) -> str:
        return f"G.c[{self.index(self.compiler.layout.columns[slot], subject)}]"

    def read_cell(self, slot: Stored, subject: str | None) -> str:
        code = self.cell(slot, subject)
        return f"_set({code})" if self.may_be_unset(slot) else code

    def may_be_unset(self, slot: Stored) -> bool:
        definition = self.compiler.layout.column_defs.get(slot)
        bare = isinstance(definition, StateDef) and definition.default is None
        return bare and self.compiler.empty(slot.type) == UNSET

    # ------------------------------------------------------------------------------ expressions
    def expr(self, node: s.Expr, want: Type | None = None) -> str:
        match node:
            case s.Int():
                return str(node.value)
            case s.Bool():
                return str(node.value)
            case s.NoneValue():
                return "None"
            case s.Name():
                return self.name(node, want)
            case s.Field():
                return self.field(node, want)
            case s.Call():
                return self.call(node, want)
            case s.Index():
                return self.look_up(node)
            case s.ListOf():
                held = element(self.type(node))
                inner = want.of if isinstance(want, List) else held
                return "(" + "".join(f"{self.expr(item, inner)}, " for item in node.items) + ")"
            case s.Neg():
                return f"(-{self.expr(node.of)})"
            case s.Not():
                return f"(not {self.expr(node.of)})"
            case s.Arith():
                return self.arith(node, want)
            case s.Compare():
                return self.compare(node)
            case s.Logic():
                left, right = self.expr(node.left), self.expr(node.right)
                return self.fold_logic(node.op, left, right)
            case s.Member():
                held = element(plain(self.type(node.right)))
                whole = isinstance(node.right, s.Range | s.ListOf)
                listed = self.expr(node.right) if whole else self.source(node.right, SHORT[0])
                code = f"({self.same_form(node.left, held)} in {listed})"
                return f"(not {code})" if node.negated else code
            case s.IsA():
                return self.is_a(node)
            case s.Range():
                return f"_range(G, {self.expr(node.low)}, {self.expr(node.high)})"
            case s.Either():
                t = want or self.type(node)
                test = self.test(node.condition)
                known = self.constant(test)
                if known is True:
                    return self.expr(node.then, t)
                if known is False:
                    return self.expr(node.otherwise, t)
                return f"({self.expr(node.then, t)} if {test} else {self.expr(node.otherwise, t)})"
            case s.Quantified():
                return self.quantified(node)
            case s.AllOf():
                name, source, where = self.binding(node.binding)
                if where is None:
                    return f"tuple({source})"
                return f"tuple([{name} for {name} in {source} if {where}])"
        assert_never(node)

    def test(self, node: s.Expr) -> str:
        """A condition on which it depends what happens."""
        code, cover = self.expr(node), self.compiler.cover
        return code if cover is None else cover.test(node.span, code, self.constant(code))

    def worked_out(self, node: s.Expr, want: Type | None) -> str:
        """What a value begins with, or a modifier adds."""
        code, cover = self.expr(node, want), self.compiler.cover
        return code if cover is None else cover.value(node.span, code, self.constant(code) is not None)

    def fold_logic(self, op: str, left: str, right: str) -> str:
        for one, other in ((left, right), (right, left)):
            known = self.constant(one)
            if known is True or known is False:
                if op == "and":
                    return other if known else "False"
                return "True" if known else other
        return f"({left} {_LOGIC[op]} {right})"

    # ------------------------------------------------------------------------------ names
    def name(self, node: s.Name, want: Type | None) -> str:
        if node.id == "you" and self.you is not None:
            return self.you
        if node.id == "this":
            return self.this_as(want)
        if node.id in self.env:
            if self.type(node) == COUNTER:
                return f"G.c[{self.env[node.id]}[0]]"
            if self.type(node) == TRACK:
                return f"_track(G, {self.env[node.id]}, 'cells')"
            if isinstance(self.type(node), Zone):
                return f"G.z[{self.env[node.id]}]"
            return self.convert(self.env[node.id], self.type(node), want)
        item = self.compiler.notes.refs.get(node)
        match item:
            case Stored():
                return self.stored(item, None, node.id, want)
            case Value():
                return self.value(item, None, ())
            case Card():
                return self.card_as(item, want)
            case Kind():
                return self.all_of(item.name)
            case ClosedList():
                return self.compiler.constant("L", tuple(range(len(item.members))))
        raise AssertionError(f"nothing is known of {node.id}")

    def this_as(self, want: Type | None) -> str:
        assert self.this is not None
        if self.card is not None:
            return self.card_as(self.card, want, self.this)
        return self.convert(self.this, self.this_type(), want)

    def this_type(self) -> Type:
        return Thing(self.card.kind) if self.card is not None else INT

    def card_as(self, card: Card, want: Type | None, thing: str | None = None) -> str:
        """A member by its name: its number, or the thing if a thing is wanted."""
        number = self.compiler.layout.number_of[card]
        if not self.compiler.layout.is_entity(card.kind):
            return str(number)
        wanted = plain(want) if want is not None else None
        if isinstance(wanted, AnyOf):
            wanted = next((o for o in wanted.options if isinstance(o, NameOf)), wanted.options[0])
        if isinstance(wanted, NameOf) or (not card.single and thing is None):
            return str(number)
        if thing is None:
            first = self.compiler.layout.first_thing.get(card, 0)
            thing = f"G.eid[{number}]" if self.compiler.hideable(card.kind) else str(first)
        return self.convert(thing, Thing(card.kind), want)

    def all_of(self, kind: str) -> str:
        """All things of a kind that are in play."""
        layout = self.compiler.layout
        if not layout.is_entity(kind):
            numbers = [layout.number_of[c] for c in layout.cards if layout.below(c.kind, kind)]
            return self.compiler.constant("K", tuple(numbers))
        things = layout.things_of(kind)
        if kind == "player" or self.compiler.fixed(kind):
            return self.compiler.constant("K", tuple(things))
        return f"_in_play(G, {things.start}, {things.stop})"

    def stored(self, item: Stored, subject: str | None, name: str, want: Type | None = None) -> str:
        """A slot of the game, of a bundle, or of a thing."""
        layout = self.compiler.layout
        match item.role:
            case "option":
                return self.literal(self.compiler.options[item])
            case "member":
                assert isinstance(item.type, Enum)
                return str(self.compiler.enum(item.type.name).index(item.name))
            case "number":
                return str(self.number_printed(item))
            case "zone":
                return f"G.z[{self.zone_at(item, subject)}]"
            case "track":
                return self.track_value(item, subject)
        if item in layout.columns:
            return self.convert(self.read_cell(item, subject), item.type, want)
        if str(item.type) == "die":
            return str(list(self.compiler.dice()).index(item.name))
        raise AssertionError(f"nothing is known of {name}")

    def number_printed(self, item: Stored) -> int:
        for member in self.compiler.layout.members.values():
            if item.name in member.numbers:
                home = next((h for h in self.compiler.layout.homes if h.bundle is member), None)
                if home is not None and item in home.rules.world.plain.get(item.name, ()):
                    return member.numbers[item.name]
        raise AssertionError(item.name)

    def zone_at(self, item: Stored, subject: str | None) -> str:
        if item.name == "out_of_play" and item not in self.compiler.layout.zone_columns:
            return str(OUT)
        return self.index(self.compiler.layout.zone_columns[item], subject)

    def literal(self, value: object) -> str:
        if value is None or isinstance(value, int):
            return repr(value)
        return self.compiler.constant("D", value)

    # ------------------------------------------------------------------------------ zones as places
    def zone(self, node: s.Expr) -> str:
        """The number of a zone that is named."""
        match node:
            case s.Name():
                if node.id in self.env:
                    return self.env[node.id]
                item = self.compiler.notes.refs.get(node)
                assert isinstance(item, Stored)
                return self.zone_at(item, None)
            case s.Field():
                item = self.compiler.notes.refs.get(node)
                assert isinstance(item, Stored)
                return self.zone_at(item, self.subject(node.of))
            case s.Index():
                return self.by_member(node, "zone")
            case s.Either():
                return f"({self.zone(node.then)} if {self.test(node.condition)} else {self.zone(node.otherwise)})"
        raise AssertionError("no zone")

    def subject(self, node: s.Expr) -> str:
        """The thing whose slot is meant; a member with one copy is the thing."""
        t = plain(self.type(node))
        kind = t.kind if isinstance(t, Printed) else None
        return self.expr(node, Thing(kind) if kind else None)

    # ------------------------------------------------------------------------------ fields
    def field(self, node: s.Field, want: Type | None) -> str:
        item = self.compiler.notes.refs.get(node)
        if isinstance(item, ClosedList):
            return str(list(item.members).index(node.name))
        if isinstance(item, Card):
            return self.card_as(item, want)
        of = plain(self.type(node.of))
        held = element(of)
        if held is not None:
            x = self.compiler.local("x")
            inner = self.slot_of(x, held, node, item, None)
            t = self.slot_type(item)
            if isinstance(t, List | Zone):
                y = self.compiler.local("y")
                return f"tuple([{y} for {x} in {self.expr(node.of)} for {y} in {inner}])"
            return f"tuple([{inner} for {x} in {self.expr(node.of)}])"
        card = self.known_card(node.of)
        if card is not None and isinstance(item, Stored) and item.role in ("field", "number"):
            return self.printed(card, item, node.of, want)
        return self.slot_of(self.subject(node.of), of, node, item, want)

    def known_card(self, node: s.Expr) -> Card | None:
        """The member that an expression surely speaks of."""
        if isinstance(node, s.Name):
            if node.id == "this":
                return self.card
            item = self.compiler.notes.refs.get(node)
            if isinstance(item, Card) and node.id not in self.env:
                return item
        return None

    def slot_type(self, item: object) -> Type:
        if isinstance(item, Stored):
            return plain(item.type)
        if isinstance(item, Value):
            return plain(item.gives or INT)
        return INT

    def printed(self, card: Card, item: Stored, of: s.Expr, want: Type | None) -> str:
        """A printed field of a member that is known: a constant, or its text in our place."""
        member = self.compiler.member(card)
        if item.role == "number":
            return str(member.numbers[item.name])
        t = plain(item.type)
        if isinstance(t, ValueOf):
            tree = member.texts.get(item.name) or self.field_default(card.kind, item)
            if tree is None:
                return "None"
            assert not isinstance(tree, s.Suite)
            return self.inside_member(card, of).expr(tree, want or t.of)
        return self.literal(self.compiler.constants[self.printed_table(item)][self.compiler.layout.number_of[card]])  # type: ignore[index]

    def inside_member(self, card: Card, of: s.Expr) -> Text:
        """The same place, seen from a member: its texts know what its clause has chosen."""
        other = self.copy()
        other.card = card
        other.home = self.compiler.layout.card_homes[card]
        other.this = self.this if isinstance(of, s.Name) and of.id == "this" else self.subject(of)
        return other

    def field_default(self, kind: str, item: Stored) -> s.Expr | None:
        for name in self.compiler.layout.ancestry(kind):
            for definition, _ in self.compiler.layout.kinds.get(name, ()):
                if item.name in definition.defaults:
                    return definition.defaults[item.name]
        return None

    def printed_table(self, item: Stored) -> str:
        """The table of a printed field, by member; the last row is for things without a name."""
        for name, known in self.compiler.constants.items():
            if name.startswith("F") and isinstance(known, _Printed) and known.slot is item:
                return name
        layout, compiler = self.compiler.layout, self.compiler
        rows = _Printed(item)
        for card in [*layout.cards, None]:
            kinds = layout.ancestry(card.kind) if card else []
            member = compiler.member(card) if card else None
            if member is not None and item.name in member.printed and self._has(kinds, item):
                rows.append(compiler.encode(member.printed[item.name], item.type))
                continue
            default = self.field_default(card.kind if card else self._kind_with(item), item)
            value = None
            if default is not None and (card is None or self._has(kinds, item)):
                value = self.constant(Text(compiler, layout.homes[0]).expr(default, item.type))
            rows.append(value if default is not None else self.nothing_printed(item.type))
        name = f"F{len(compiler.constants)}"
        compiler.constants[name] = rows
        return name

    def nothing_printed(self, t: Type) -> object:
        value = self.compiler.empty(t)
        return None if value == UNSET else value

    def _has(self, kinds: list[str], item: Stored) -> bool:
        return any(
            item in home.rules.world.slots(kind).values() for home in self.compiler.layout.homes for kind in kinds[:1]
        )

    def _kind_with(self, item: Stored) -> str:
        for name, parts in self.compiler.layout.kinds.items():
            if any(part.kind.slots.get(item.name) is item for part, _ in parts):
                return name
        return "thing"

    def slot_of(self, x: str, of: Type, node: s.Field, item: object, want: Type | None) -> str:
        """`x.name` for an x in Python."""
        layout = self.compiler.layout
        if isinstance(item, Value):
            return self.value(item, x, ())
        assert isinstance(item, Stored), node.name
        if isinstance(of, Enum):
            if (item.name == "open_doors" and item.role != "field") or (
                item.name == "open_doors" and self.compiler.ruleset.map and of.name == self.compiler.ruleset.map.grids
            ):
                return f"_open_doors(G, {x})"
            return f"{self.list_field(of.name, item)}[{x}]"
        if of in (Basic("place"), Basic("door"), Basic("way"), Basic("track")):
            return self.given_of_map(x, str(of), item, node)
        match item.role:
            case "field":
                if isinstance(plain(item.type), ValueOf):
                    return self.value_field(item, x, of)
                row = x if self.compiler.by_name(of) else f"G.what[{x}]"
                return f"{self.printed_table(item)}[{row}]"
            case "number":
                row = x if self.compiler.by_name(of) else f"G.what[{x}]"
                numbers = [m.numbers.get(item.name) for m in layout.members.values()]
                return f"{self.compiler.constant('N', tuple(numbers))}[{row}]"
            case "zone" | "track":
                return self.stored(item, x, node.name)
        if item in layout.columns:
            return self.convert(self.read_cell(item, x), item.type, want)
        return self.given(x, of, item)

    def list_field(self, name: str, item: Stored) -> str:
        """A field of the members of a closed list, as a constant."""
        rows: dict[str, object] = {}
        for home in self.compiler.layout.homes:
            for member, fields in home.rules.list_fields.get(name, {}).items():
                if item.name in fields:
                    rows[member] = self.compiler.encode(fields[item.name], item.type)
        return self.compiler.constant("Q", tuple(rows.get(member) for member in self.compiler.enum(name)))

    def given(self, x: str, of: Type, item: Stored) -> str:
        """What every thing has: where it is, whose, its number and its name."""
        layout = self.compiler.layout
        kind = of.kind if isinstance(of, Thing | Printed | NameOf) else "thing"
        match item.name:
            case "name":
                return x if self.compiler.by_name(of) else f"G.what[{x}]"
            case "seat":
                return _plus(x, 1)
            case "left" if layout.below(kind, "player"):
                return f"({x} + 1) % {layout.players}"
            case "left":
                return f"_left({x})"
            case "number":
                return f"_nth({x})"
            case "owner":
                return f"_owner(G, {x})"
            case "holder":
                return f"ZHOLD[G.w[{x}]]"
            case "in_play":
                return f"(G.w[{x}] != {OUT})"
            case "place":
                return f"_place(G, {x})"
            case "face":
                return f"G.face[{x}]"
        tile = x if self.compiler.ruleset.map is None else _plus(x, -layout.ranges[self.compiler.ruleset.map.tile][0])
        match item.name:
            case "placed":
                return f"(G.laid[{tile}] is not None)"
            case "places":
                return f"_places({tile})"
            case "joined":
                return f"_joined(G, {tile})"
            case "outer_sides":
                return f"_outer_sides(G, {tile})"
        return f"_grid_of_tile(G, {tile})"

    def given_of_map(self, x: str, of: str, item: Stored, node: s.Field) -> str:
        board = self.compiler.ruleset.map
        if of == "track":
            return self.track_field(x, item.name, node)
        assert board is not None
        low = self.compiler.layout.ranges[board.tile][0]
        match of, item.name:
            case "place", board.tile:
                return f"(_tile_of({x}) + {low})"
            case "place", "exits":
                return f"_exits(G, {x})"
            case "place", "in_sight":
                return f"_in_sight(G, {x})"
            case "place", _:
                return f"_grid_of_place(G, {x})"
            case "door", "beyond":
                return f"_beyond(G, {x})"
            case "door", "place":
                return f"_door_place({x})"
            case "door", _:
                return f"_grid_of_place(G, _door_place({x}))"
            case "way", "false_doors":
                return f"_false_doors(G, {x})"
            case "way", "open_left":
                return f"_open_left(G, {x})"
            case "way", "turn":
                return f"{x}[4]"
        return f"{x}[1]"

    # ------------------------------------------------------------------------------ tracks
    def track_value(self, item: Stored, subject: str | None) -> str:
        assert subject is not None
        return f"{self.track_function(item, 'cells')}(G, {subject})"

    def track_field(self, x: str, name: str, node: s.Field) -> str:
        """`.position`, `.start`, `.top` of a track that stands right there."""
        inner = node.of
        if isinstance(inner, s.Index):
            return self.by_member(inner, name)
        if isinstance(inner, s.Name) and inner.id in self.env:
            return f"_track(G, {self.env[inner.id]}, {name!r})"
        item = self.compiler.notes.refs.get(inner)
        assert isinstance(item, Stored)
        assert isinstance(inner, s.Field)
        subject = self.subject(inner.of)
        if name == "position":
            return f"_set({self.cell(item, subject)})"
        return f"{self.track_function(item, name)}(G, {subject})"

    def track_function(self, item: Stored, what: str) -> str:
        from rulekit.interpreter.values import track_function

        return track_function(self.compiler, item, what)

    def by_member(self, node: s.Index, what: str) -> str:
        """`you[t]`: the slot that a member of a closed list names. `what`: value, zone, cell, or a track's word."""
        layout = self.compiler.layout
        t = plain(self.type(node.of))
        key_type = plain(self.type(node.keys[0]))
        assert isinstance(t, Thing | Printed)
        assert isinstance(key_type, Enum)
        subject, key = self.subject(node.of), self.expr(node.keys[0])
        slots: list[Stored] = []
        for member in self.compiler.enum(key_type.name):
            found = next(
                slot
                for home in layout.homes
                for kind in [t.kind, *home.rules.world.descendants(t.kind)]
                if isinstance(slot := home.rules.world.slots(kind).get(member), Stored)
            )
            slots.append(found)
        role = slots[0].role
        if what == "zone" or role == "zone":
            offsets = [layout.zone_columns[slot].base - (layout.zone_columns[slot].first or 0) for slot in slots]
            at = f"{subject} + {self.compiler.constant('O', tuple(offsets))}[{key}]"
            return at if what == "zone" else f"G.z[{at}]"
        if role == "field":
            row = subject if self.compiler.by_name(t) else f"G.what[{subject}]"
            tables = ", ".join(f"{self.printed_table(slot)}[{row}]" for slot in slots)
            return f"({tables})[{key}]"
        offsets = [layout.columns[slot].base - (layout.columns[slot].first or 0) for slot in slots]
        at = f"{subject} + {self.compiler.constant('O', tuple(offsets))}[{key}]"
        if role == "track" and what not in ("cell", "position"):
            word = "cells" if what == "value" else what
            functions = ", ".join(self.track_function(slot, word) for slot in slots)
            return f"({functions})[{key}](G, {subject})"
        return f"G.c[{at}]"

    # ------------------------------------------------------------------------------ values
    def value(self, item: Value, subject: str | None, args: tuple[str, ...]) -> str:
        """A named value: its base in our place if nothing changes it, else a call."""
        from rulekit.interpreter.values import inline_value, value_function

        definition, home = self.compiler.values[item]
        if subject is None and item.of is not None:
            subject = self.you if self.compiler.layout.world().acts(item.of) else self.this
        inlined = inline_value(self, item, definition, home, subject, args)
        if inlined is not None:
            return inlined
        name = value_function(self.compiler, item)
        given = [*([subject] if item.of is not None and subject is not None else []), *args]
        missing = item.params[len(args) :]
        given += ["None" for _ in missing]
        if not home.always:
            given.append(self.base_of(home))
        return f"{name}({', '.join(['G', *given])})"

    def value_field(self, item: Stored, x: str, of: Type) -> str:
        """A field that holds an expression, of a member that is known only in the game."""
        from rulekit.interpreter.values import field_functions

        table = field_functions(self.compiler, item)
        row = x if self.compiler.by_name(of) else f"G.what[{x}]"
        return f"{table}[{row}](G, {x}, {self.you or 'None'})"

    # ------------------------------------------------------------------------------ look-ups
    def look_up(self, node: s.Index) -> str:
        item = self.compiler.notes.refs.get(node.of) if isinstance(node.of, s.Name) else None
        if isinstance(item, Table):
            keys = ", ".join(self.expr(key, t) for key, t in zip(node.keys, item.keys, strict=True))
            return f"_row({self.table(item)}, ({keys},))"
        if isinstance(item, Kind):
            things = self.compiler.layout.things_of(item.name)
            return f"_numbered({self.expr(node.keys[0])}, {things.start}, {things.stop})"
        t = plain(self.type(node.of))
        if isinstance(t, Map):
            empties = {"int": "0", "bool": "False"}
            empty = "()" if isinstance(t.of, List) else empties.get(str(t.of), "None")
            return f"{self.expr(node.of)}.get({self.expr(node.keys[0], t.key)}, {empty})"
        return self.by_member(node, "value")

    def table(self, item: Table) -> str:
        from rulekit.interpreter.values import table_constant

        return table_constant(self, item)

    # ------------------------------------------------------------------------------ operators
    def arith(self, node: s.Arith, want: Type | None) -> str:
        left, right = self.expr(node.left, want), self.expr(node.right, want)
        if node.op == "+" and element(plain(self.type(node.left))) is not None:
            return f"_joined_lists({left}, {right})"
        if node.op == "*":
            code = f"_times({left}, {right})"
            known = f"({left} * {right})"
            return str(self.constant(known)) if self.constant(known) is not None else code
        code = f"({left} {_ARITH[node.op]} {right})"
        known_value = self.constant(code) if node.op != "//" else None
        return str(known_value) if known_value is not None else code

    def compare(self, node: s.Compare) -> str:
        lt, rt = self.type(node.left), self.type(node.right)
        if isinstance(node.right, s.NoneValue) or isinstance(node.left, s.NoneValue):
            other = node.left if isinstance(node.right, s.NoneValue) else node.right
            code = self.expr(other)
            if _NUMBER.fullmatch(code):
                return "False" if node.op == "==" else "True"
            return f"({code} is {'' if node.op == '==' else 'not '}None)"
        left, right = self.same_form(node.left, rt), self.same_form(node.right, lt)
        code = f"({left} {_COMPARE[node.op]} {right})"
        known = self.constant(code)
        if known is not None:
            return str(known)
        if node.op == ">" and right == "0" and _SIZE.fullmatch(left):
            return f"({left[4:-1]} != ())"
        if node.op == ">=" and lt == Basic("counter") and _NUMBER.fullmatch(right) and int(right) <= 0:
            return "True"
        return code

    def same_form(self, node: s.Expr, other: Type | None) -> str:
        """An expression in the form of what it is compared with: a tile as a place, a card as a name."""
        if other is None:
            return self.expr(node)
        other = plain(other)
        given = plain(self.type(node))
        if other == PLACE and given != PLACE:
            return self.expr(node, PLACE)
        if isinstance(given, Printed) and isinstance(other, NameOf | Thing):
            return self.expr(node, other)
        return self.expr(node)

    def is_a(self, node: s.IsA) -> str:
        target = self.compiler.notes.refs.get(node)
        left = plain(self.type(node.left))
        known = self.known_card(node.left)
        layout = self.compiler.layout
        code = ""
        if isinstance(target, Card):
            if known is not None:
                code = str(known is target)
            else:
                x = self.subject(node.left)
                number = layout.number_of[target]
                if self.compiler.by_name(left):
                    code = f"({x} == {number})"
                elif isinstance(self.type(node.left), Opt):
                    code = f"_is(G, {x}, {number})"
                else:
                    code = f"(G.what[{x}] == {number})"
        elif isinstance(target, Kind):
            if known is not None:
                code = str(layout.below(known.kind, target.name))
            elif self.compiler.by_name(left):
                numbers = tuple(layout.number_of[c] for c in layout.cards if layout.below(c.kind, target.name))
                code = f"({self.expr(node.left)} in {self.compiler.constant('K', numbers)})"
            else:
                things = layout.things_of(target.name)
                code = f"_between({self.subject(node.left)}, {things.start}, {things.stop})"
        else:
            assert isinstance(target, NameOf)
            right = self.expr(node.right, target)
            x = self.subject(node.left)
            mine = x if self.compiler.by_name(left) else f"G.what[{x}]"
            if isinstance(self.type(node.left), Opt) and not self.compiler.by_name(left):
                code = f"_is(G, {x}, {right})"
            else:
                code = f"({mine} == {right})"
        if not node.negated:
            return code
        return {"True": "False", "False": "True"}.get(code, f"(not {code})")

    # ------------------------------------------------------------------------------ binders
    def binding(self, node: s.Binding) -> tuple[str, str, str | None]:
        """The local, the list, the condition of `x in xs where c`. The name stays known to the caller's text."""
        source = self.source(node.xs)
        name = self.compiler.local(_plain_name(node.name))
        self.compiler.goes_through.add(name)
        self.env = {**self.env, node.name: name}
        where = self.expr(node.where) if node.where is not None else None
        return name, source, None if where == "True" else where

    def source(self, xs: s.Expr, short: int | None = None) -> str:
        """A list to go through; what could be long is counted as work."""
        code = self.expr(xs)
        if isinstance(xs, s.Range) or code.startswith(("AFTER[", "FROM[", "_range(", "_in_play(")):
            return code
        known = self.constant(code)
        short = SHORT[min(self.depth(), 2)] if short is None else short
        if isinstance(known, tuple):
            return code if len(known) <= short else f"_counted(G, {code})"
        held = element(plain(self.type(xs)))
        few = isinstance(held, Thing | Printed) and len(self.compiler.layout.things_of(held.kind)) <= short
        return code if few else f"_counted(G, {code})"

    def depth(self) -> int:
        """Inside how many lists that are gone through a text stands."""
        codes = (*self.env.values(), self.you, self.this)
        return self.inside + len({code for code in codes if code in self.compiler.goes_through})

    def spelt_out(self, node: s.Quantified) -> str | None:
        """A question about all players, asked of each by number; None if it is about something else, or long."""
        binding, players = node.binding, self.compiler.layout.players
        about_players = isinstance(binding.xs, s.Name) and binding.xs.id == "players"
        if not about_players or binding.where is None or node.word == "first" or players > MOST_SPELT_OUT:
            return None
        outer = self.env
        tests: list[str] = []
        for seat in range(players):
            self.env = {**outer, binding.name: str(seat)}
            tests.append(self.expr(binding.where))
        self.env = outer
        if any(len(test) > MOST_LETTERS for test in tests):
            return None
        if node.word == "count" and (first := _neighbours(tests)) is not None:
            return f"({players} - G.z[{first}:{first + players}].count(()))"
        if node.word == "every" and (bound := _bounded(tests)) is not None:
            return bound
        joint = {"count": " + ", "any": " or ", "every": " and "}[node.word]
        return f"({joint.join(tests)})"

    def quantified(self, node: s.Quantified) -> str:
        short = self.spelt_out(node)
        if short is not None:
            return short
        outer = self.env
        name, source, where = self.binding(node.binding)
        self.env = outer
        match node.word:
            case "count":
                return f"len({source})" if where is None else f"len([1 for {name} in {source} if {where}])"
            case "any":
                return f"(len({source}) > 0)" if where is None else f"any([{where} for {name} in {source}])"
            case "every":
                return "True" if where is None else f"all([{where} for {name} in {source}])"
        condition = f" if {where}" if where is not None else ""
        named = re.fullmatch(rf"\(G\.what\[{name}\] == (\w+)\)", where or "")
        if named is not None:
            return f"_found(G, {source}, {named[1]})"
        return f"_first([{name} for {name} in {source}{condition}])"

    # ------------------------------------------------------------------------------ calls
    def call(self, node: s.Call, want: Type | None) -> str:
        callee = self.compiler.notes.refs.get(node)
        if isinstance(callee, Value):
            subject = self.subject(node.fn.of) if isinstance(node.fn, s.Field) else None
            if callee.of is None:
                subject = None
            return self.value(callee, subject, self.arguments(node, [(p.name, p.type) for p in callee.params]))
        assert isinstance(callee, Builtin), "only values and functions stand in expressions"
        return self.builtin(callee, node)

    def arguments(self, node: s.Call, params: list[tuple[str, Type]]) -> tuple[str, ...]:
        """Arguments in the order of the parameters; trailing ones may be missing, others are None."""
        given: dict[str, str] = {}
        position = 0
        for arg in node.args:
            name = arg.name
            if name is None:
                name = params[position][0]
                position += 1
            wanted = dict(params)[name]
            assert not isinstance(arg.value, s.Gen)
            if isinstance(plain(wanted), Zone):
                given[name] = self.zone(arg.value)
            elif wanted == TRACK:
                given[name] = self.track_pair(arg.value)
            elif wanted == COUNTER:
                given[name] = self.counter_pair(arg.value)
            else:
                given[name] = self.expr(arg.value, wanted)
        return tuple(given.get(name, "") for name, _ in params)

    def track_pair(self, node: s.Expr) -> str:
        raise AssertionError("only effects hand tracks over")

    def counter_pair(self, node: s.Expr) -> str:
        raise AssertionError("only effects hand counters over")

    def builtin(self, callee: Builtin, node: s.Call) -> str:
        from rulekit.interpreter.builtins import EXPRESSIONS

        return EXPRESSIONS[callee.name](self, node)

    def generated(self, gen: s.Gen) -> tuple[str, str, str]:
        """The value, the name and the source with its condition of `e for x in xs where c`."""
        outer = self.env
        name, source, where = self.binding(gen.binding)
        value = self.expr(gen.value)
        self.env = outer
        return value, name, source if where is None else f"{source} if {where}"

    # ------------------------------------------------------------------------------ forms of the same thing
    def convert(self, code: str, given: Type, want: Type | None) -> str:
        """A value in the form that is wanted: a thing's printed name, the first place of a tile."""
        if want is None:
            return code
        wanted, mine = plain(want), plain(given)
        if isinstance(wanted, AnyOf):
            options = wanted.options
            wanted = next((o for o in options if isinstance(o, NameOf)), options[0])
        if wanted == PLACE and isinstance(mine, Thing | Printed):
            board = self.compiler.ruleset.map
            assert board is not None
            low = self.compiler.layout.ranges[board.tile][0]
            place = f"_first_place({_plus(code, -low)})"
            return f"(None if {code} is None else {place})" if isinstance(given, Opt) else place
        if isinstance(wanted, NameOf) and isinstance(mine, Thing | Printed) and not self.compiler.by_name(mine):
            return f"G.what[{code}]"
        return code

    # ------------------------------------------------------------------------------ sources of clauses
    def holder_of(self, thing: str) -> str:
        return f"ZHOLD[G.w[{thing}]]"

    def works(self, source: Source, thing: str) -> str:
        """Does a thing's clause work where it lies now?"""
        layout = self.compiler.layout
        kind = source.card.kind if source.card is not None else source.kind
        assert kind is not None
        where, _ = layout.kind_key(kind, "active_in")
        if isinstance(where, str):
            numbers = frozenset(i for i, zone in enumerate(layout.zones) if zone.name == where and i > BOARD)
            return f"(G.w[{thing}] in {self.compiler.constant('A', numbers)})"
        board = self.compiler.ruleset.map
        if board is not None and layout.below(kind, board.tile):
            return f"(G.w[{thing}] == {BOARD})"
        return f"(G.w[{thing}] != {OUT})"

    def held_zone(self, source: Source) -> int | None:
        """If a clause works in one zone of each player: that zone of the first one, the others following."""
        layout = self.compiler.layout
        kind = source.card.kind if source.card is not None else source.kind
        assert kind is not None
        where, _ = layout.kind_key(kind, "active_in")
        zones = [(i, zone.holder) for i, zone in enumerate(layout.zones) if zone.name == where and i > BOARD]
        if not zones or zones != [(zones[0][0] + seat, seat) for seat in range(layout.players)]:
            return None
        return zones[0][0]

    def has_clause(self, source: Source, thing: str) -> str:
        """Is a thing, wherever it lies, one that has this clause?"""
        layout = self.compiler.layout
        if source.card is not None and self.compiler.hideable(source.card.kind):
            return f"G.what[{thing}] == {layout.number_of[source.card]}"
        spread = self.spread(source)
        return f"{spread.start} <= {thing} < {spread.stop}"

    def spread(self, source: Source) -> range:
        """The things among which those are that have a clause."""
        layout = self.compiler.layout
        if source.card is None:
            assert source.kind is not None
            return layout.things_of(source.kind)
        if self.compiler.hideable(source.card.kind):
            return range(*layout.own_range.get(source.card.kind, (0, 0)))
        first = layout.first_thing[source.card]
        return range(first, first + sum(1 for what in layout.what if what == layout.number_of[source.card]))

    def sources(self, source: Source) -> str:
        """All things that have a clause and where it works now, as a list."""
        x = self.compiler.local("x")
        layout, spread = self.compiler.layout, self.spread(source)
        kind = source.card.kind if source.card is not None else source.kind
        assert kind is not None
        where, _ = layout.kind_key(kind, "active_in")
        zones = [i for i, zone in enumerate(layout.zones) if zone.name == where and i > BOARD]
        if isinstance(where, str) and len(zones) < len(spread):
            lies = self.compiler.local("lies")
            listed = self.compiler.constant("K", tuple(zones))
            return f"[{x} for {lies} in {listed} for {x} in G.z[{lies}] if {self.has_clause(source, x)}]"
        span = self.compiler.constant("K", tuple(spread))
        tests = [self.works(source, x)]
        if source.card is not None and self.compiler.hideable(kind):
            tests.insert(0, self.has_clause(source, x))
        return f"[{x} for {x} in {span} if {' and '.join(tests)}]"


class _Printed(list[object]):
    """A printed field of all members, by number."""

    def __init__(self, slot: Stored) -> None:
        super().__init__()
        self.slot = slot


def _plus(code: str, number: int) -> str:
    if _NUMBER.fullmatch(code):
        return str(int(code) + number)
    if number == 0:
        return code
    return f"{code} + {number}" if number > 0 else f"{code} - {-number}"


def _plain_name(name: str) -> str:
    """A word of the ruleset as part of a local's name: letters only, so that nothing of it can matter."""
    return re.sub(r"[^a-z]", "", name) or "x"


_FILLED = re.compile(r"\(+G\.z\[(\d+)\] != \(\)\)+")


_BOUNDED = re.compile(r"\(G\.c\[(\d+)\] (<=|>=) (\d+)\)")


def _bounded(tests: list[str]) -> str | None:
    """If each test holds the next cell in a row against the same number: all of them at once."""
    found = [_BOUNDED.fullmatch(test) for test in tests]
    numbers = [int(match[1]) for match in found if match is not None]
    bounds = {(match[2], match[3]) for match in found if match is not None}
    if len(numbers) < 3 or len(numbers) != len(tests) or len(bounds) > 1:
        return None
    if numbers != list(range(numbers[0], numbers[0] + len(tests))):
        return None
    sign, bound = bounds.pop()
    return f"({'max' if sign == '<=' else 'min'}(G.c[{numbers[0]}:{numbers[-1] + 1}]) {sign} {bound})"


def _neighbours(tests: list[str]) -> int | None:
    """If each test asks only whether the next zone in a row is filled: the first of these zones."""
    found = [_FILLED.fullmatch(test) for test in tests]
    numbers = [int(match[1]) for match in found if match is not None]
    in_a_row = len(numbers) == len(tests) and numbers == list(range(numbers[0], numbers[0] + len(tests)))
    return numbers[0] if in_a_row else None

"""Fields: `x.name` for what is printed, what the rules keep, what any thing has, what the map tells; and `x[name]`."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Self

from rulekit.dsl import syntax as s
from rulekit.dsl.types import INT, Basic, Enum, List, NameOf, Opt, Printed, Thing, Type, ValueOf, Zone, element, plain
from rulekit.dsl.world import Card, ClosedList, Stored, Value
from rulekit.interpreter.compiler import UNSET
from rulekit.interpreter.layout import OUT
from rulekit.interpreter.listings import flat
from rulekit.interpreter.slots import NUMBER, Slots, plus


class Fields(Slots):
    """A text that asks things for what they have."""

    @abstractmethod
    def test(self, node: s.Expr) -> str: ...

    @abstractmethod
    def value(self, item: Value, subject: str | None, args: tuple[str, ...]) -> str: ...

    @abstractmethod
    def value_field(self, item: Stored, x: str, of: Type) -> str: ...

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
                source = self.expr(node.of)
                return flat(self.constant(source), source, x, y, inner)
            if _may_be_none(item):
                y = self.compiler.local("y")
                return f"tuple([{y} for {x} in {self.expr(node.of)} for {y} in ({inner},) if {y} is not None])"
            return f"tuple([{inner} for {x} in {self.expr(node.of)}])"
        card = self.known_card(node.of)
        if card is not None and isinstance(item, Stored) and item.role in ("field", "number"):
            return self.printed(card, item, node.of, want)
        return self.slot_of(self.subject(node.of), of, node, item, want)

    def slot_type(self, item: object) -> Type:
        if isinstance(item, Stored):
            return plain(item.type)
        if isinstance(item, Value):
            return plain(item.gives or INT)
        return INT

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

    # ------------------------------------------------------------------------------ printed fields
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

    def inside_member(self, card: Card, of: s.Expr) -> Self:
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
        known = self.compiler.printed.get(item)
        if known is not None:
            return known
        compiler = self.compiler
        rows = compiler.register.printed.get(item)
        if rows is None:
            rows = compiler.register.printed[item] = self._printed_rows(item)
        name = compiler.printed[item] = f"F{len(compiler.constants)}"
        compiler.constants[name] = rows
        return name

    def _printed_rows(self, item: Stored) -> list[object]:
        layout, compiler = self.compiler.layout, self.compiler
        rows: list[object] = []
        for card in [*layout.cards, None]:
            kinds = layout.ancestry(card.kind) if card else []
            member = compiler.member(card) if card else None
            if member is not None and item.name in member.printed and self._has(kinds, item):
                rows.append(compiler.encode(member.printed[item.name], item.type))
                continue
            default = self.field_default(card.kind if card else self._kind_with(item), item)
            value = None
            if default is not None and (card is None or self._has(kinds, item)):
                value = self.constant(type(self)(compiler, layout.homes[0]).expr(default, item.type))
            rows.append(value if default is not None else self.nothing_printed(item.type))
        return rows

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

    # ------------------------------------------------------------------------------ what the engine gives
    def given(self, x: str, of: Type, item: Stored) -> str:
        """What every thing has: where it is, whose, its number and its name."""
        layout = self.compiler.layout
        kind = of.kind if isinstance(of, Thing | Printed | NameOf) else "thing"
        match item.name:
            case "name":
                return x if self.compiler.by_name(of) else f"G.what[{x}]"
            case "seat":
                return plus(x, 1)
            case "left" if layout.below(kind, "player"):
                return f"({x} + 1) % {layout.players}"
            case "left":
                return f"_left({x})"
            case "number":
                return f"_nth({x})"
            case "owner":
                return self.owner_of(x)
            case "holder":
                return f"ZHOLD[G.w[{x}]]"
            case "in_play":
                return f"(G.w[{x}] != {OUT})"
            case "place":
                return f"_place(G, {x})"
            case "face":
                return f"G.face[{x}]"
        tile = x if self.compiler.ruleset.map is None else plus(x, -layout.ranges[self.compiler.ruleset.map.tile][0])
        match item.name:
            case "placed":
                return f"(G.laid[{tile}] is not None)"
            case "places":
                return f"PLACES[{tile}]"
            case "joined":
                return f"_joined(G, {tile})"
            case "beside":
                return f"_beside(G, {tile})"
            case "outer_sides":
                return f"_outer_sides(G, {tile})"
        return f"_grid_of_place(G, FIRST[{tile}])"

    def given_of_map(self, x: str, of: str, item: Stored, node: s.Field) -> str:
        board = self.compiler.ruleset.map
        if of == "track":
            return self.track_field(x, item.name, node)
        assert board is not None
        match of, item.name:
            case "place", board.tile:
                return f"TILE[{x}]"
            case "place", "exits":
                return f"_exits(G, {x})"
            case "place", "in_sight":
                return f"_in_sight(G, {x})"
            case "place", "walls":
                return f"_walls(G, {x})"
            case "place", _:
                return f"_grid_of_place(G, {x})"
            case "door", "beyond":
                return f"_beyond(G, {x})"
            case "door", "place":
                return f"DOOR[{x}]"
            case "door", "side":
                return f"LEADS[{x}]"
            case "door", _:
                return f"_grid_of_place(G, DOOR[{x}])"
            case "way", "false_doors":
                return f"_false_doors(G, {x})"
            case "way", "open_left":
                return f"_open_left(G, {x})"
            case "way", "turn":
                return f"{x}[4]"
        return f"{x}[1]"

    # ------------------------------------------------------------------------------ slots picked by a name
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
            return f"SET[{self.cell(item, subject)}]"
        return self.track_code(item, name, subject)

    def by_member(self, node: s.Index, what: str) -> str:
        """`you[t]`: the slot that a member of a closed list names. `what`: value, zone, cell, or a track's word."""
        t = plain(self.type(node.of))
        key_type = plain(self.type(node.keys[0]))
        assert isinstance(t, Thing | Printed)
        assert isinstance(key_type, Enum)
        subject, key = self.subject(node.of), self.expr(node.keys[0])
        families = self.families(t.kind, key_type.name)
        if what == "value" and len(families) > 1:
            name = self.compiler.local("x")
            codes = [(things, self.one_of(slots, t, name, "k_0", what)) for slots, things in families.items()]
            return f"{self.by_kind(name, codes)}(G, {subject}, {key})"
        return self.one_of(next(iter(families)), t, subject, key, what)

    def families(self, kind: str, closed_list: str) -> dict[tuple[Stored, ...], range]:
        """The slots called like the members of a closed list, of a kind and those below, and whose they are."""
        known = self.compiler.layout.families.get((kind, closed_list))
        if known is not None:
            return known
        found = self.compiler.layout.families[kind, closed_list] = {}
        members = self.compiler.enum(closed_list)
        for home in self.compiler.layout.homes:
            world = home.rules.world
            for each in [kind, *world.descendants(kind)]:
                slots = tuple(s for member in members if isinstance(s := world.slots(each).get(member), Stored))
                if len(slots) == len(members):
                    found.setdefault(slots, self.compiler.layout.things_of(each))
        return found

    def by_kind(self, name: str, codes: list[tuple[range, str]]) -> str:
        """A function that reads what a thing of one of several kinds has; `none` of any other."""
        function = f"b{len(self.compiler.functions)}"
        lines = [f"def {function}(G, {name}, k_0):"]
        lines += [f"    if {things.start} <= {name} < {things.stop}: return {code}" for things, code in codes]
        self.compiler.functions[function] = ([*lines, "    return None"], None)
        return function

    def one_of(self, slots: Sequence[Stored], t: Thing | Printed, subject: str, key: str, what: str) -> str:
        """One of several slots, by the number of the one that is meant."""
        if NUMBER.fullmatch(key):
            slots, key = [slots[int(key)]], "0"
        layout = self.compiler.layout
        role = slots[0].role
        if what == "zone" or role == "zone":
            offsets = [layout.zone_columns[slot].base - (layout.zone_columns[slot].first or 0) for slot in slots]
            at = self._offset(subject, offsets, key)
            return at if what == "zone" else f"G.z[{at}]"
        if role == "field":
            row = subject if self.compiler.by_name(t) else f"G.what[{subject}]"
            tables = ", ".join(f"{self.printed_table(slot)}[{row}]" for slot in slots)
            return f"({tables})[{key}]" if len(slots) > 1 else tables
        offsets = [layout.columns[slot].base - (layout.columns[slot].first or 0) for slot in slots]
        at = self._offset(subject, offsets, key)
        if role == "track" and what not in ("cell", "position"):
            word = "cells" if what == "value" else what
            functions = ", ".join(self.track_function(slot, word) for slot in slots)
            return f"({functions}){f'[{key}]' if len(slots) > 1 else ''}(G, {subject})"
        return f"G.c[{at}]"

    def _offset(self, subject: str, offsets: list[int], key: str) -> str:
        """The number of a cell or zone of a thing, in one of several columns."""
        if len(offsets) == 1:
            return plus(subject, offsets[0])
        return f"{subject} + {self.compiler.constant('O', tuple(offsets))}[{key}]"

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


def _may_be_none(item: object) -> bool:
    """Is this a field or a value that some things lack? Of a list it is then read without these."""
    t = item.type if isinstance(item, Stored) else item.gives if isinstance(item, Value) else None
    return isinstance(t, Opt)

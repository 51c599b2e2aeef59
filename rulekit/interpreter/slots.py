"""Where a text stands and what it can name: cells and zones of slots, and cards and things in the form that is wanted.

Names of the ruleset never become names in Python: locals get new ones, everything else is a number.
"""

from __future__ import annotations

import re
from abc import abstractmethod
from typing import Self

from rulekit.dsl import syntax as s
from rulekit.dsl.types import INT, PLACE, AnyOf, Enum, NameOf, Opt, Printed, Thing, Type, plain
from rulekit.dsl.world import Card, Stored
from rulekit.interpreter.compiler import UNSET, Compiler
from rulekit.interpreter.layout import OUT, Column, Home, held_kind
from rulekit.ruleset.model import StateDef

NUMBER = re.compile(r"-?\d+")


class Slots:
    """One text being turned into Python: which names it knows, who `you` and `this` are, and where it stands."""

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

    @abstractmethod
    def expr(self, node: s.Expr, want: Type | None = None) -> str: ...

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

    def literal(self, value: object) -> str:
        if value is None or isinstance(value, int):
            return repr(value)
        return self.compiler.constant("D", value)

    def known_card(self, node: s.Expr) -> Card | None:
        """The member that an expression surely speaks of."""
        if isinstance(node, s.Name):
            if node.id == "this":
                return self.card
            item = self.compiler.notes.refs.get(node)
            if isinstance(item, Card) and node.id not in self.env:
                return item
        return None

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
        return plus(subject, column.base - column.first)

    def cell(self, slot: Stored, subject: str | None) -> str:
        return f"G.c[{self.index(self.compiler.layout.columns[slot], subject)}]"

    def read_cell(self, slot: Stored, subject: str | None) -> str:
        return self.when_set(slot, self.cell(slot, subject))

    def when_set(self, slot: Stored, cell: str) -> str:
        """What a cell holds; if it was never set, to read it is a fault."""
        if not self.may_be_unset(slot):
            return cell
        number = isinstance(slot.type, Thing | Enum) or slot.type in (INT, PLACE)
        return f"SET[{cell}]" if number else f"_set({cell})"

    def may_be_unset(self, slot: Stored) -> bool:
        definition = self.compiler.layout.column_defs.get(slot)
        bare = isinstance(definition, StateDef) and definition.default is None
        return bare and self.compiler.empty(slot.type) == UNSET

    def zone_at(self, item: Stored, subject: str | None) -> str:
        if item.name == "out_of_play" and item not in self.compiler.layout.zone_columns:
            return str(OUT)
        return self.index(self.compiler.layout.zone_columns[item], subject)

    def owners(self) -> tuple[int | None, ...] | None:
        """For each zone the player who has what lies there; None if that depends on where the zone's holder lies."""
        register = self.compiler.register
        if register.owners is None:
            register.owners = (self._owners(),)
        return register.owners[0]

    def _owners(self) -> tuple[int | None, ...] | None:
        layout = self.compiler.layout
        held = [(zone.holder, held_kind(zone.definition.slot)) for zone in layout.zones if zone.definition is not None]
        mine = {kind for holder, kind in held if holder is not None}
        for holder in {holder for holder, _ in held if holder is not None and holder >= layout.players}:
            kind = layout.kind_of[holder]
            if any(other == "thing" or layout.below(kind, other) or layout.below(other, kind) for other in mine):
                return None
        return tuple(
            zone.holder if zone.holder is not None and zone.holder < layout.players else None for zone in layout.zones
        )

    def owner_of(self, thing: str) -> str:
        """The player who has a thing, through whatever it lies in."""
        owners = self.owners()
        return f"_owner(G, {thing})" if owners is None else f"{self.compiler.constant('Z', owners)}[G.w[{thing}]]"

    # ------------------------------------------------------------------------------ slots
    def stored(self, item: Stored, subject: str | None, name: str, want: Type | None = None) -> str:
        """A slot of the game, of a bundle, or of a thing."""
        layout = self.compiler.layout
        match item.role:
            case "option":
                at = self.compiler.register.open_option(item)
                return self.literal(self.compiler.options[item]) if at is None else f"G.p.opts[{at}]"
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

    def track_value(self, item: Stored, subject: str | None) -> str:
        assert subject is not None
        return self.track_code(item, "cells", subject)

    def track_code(self, item: Stored, what: str, subject: str) -> str:
        from rulekit.interpreter.values import track_code

        return track_code(self.compiler, item, what, subject)

    def track_function(self, item: Stored, what: str) -> str:
        from rulekit.interpreter.values import track_function

        return track_function(self.compiler, item, what)

    # ------------------------------------------------------------------------------ forms of the same thing
    def subject(self, node: s.Expr) -> str:
        """The thing whose slot is meant; a member with one copy is the thing."""
        t = plain(self.type(node))
        kind = t.kind if isinstance(t, Printed) else None
        return self.expr(node, Thing(kind) if kind else None)

    def this_as(self, want: Type | None, given: Type) -> str:
        assert self.this is not None
        if self.card is not None:
            return self.card_as(self.card, want, self.this)
        return self.convert(self.this, given, want)

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
        if len(things) == 1:
            return f"(({things.start},) if G.w[{things.start}] != {OUT} else ())"
        return f"G.present[{things.start}, {things.stop}]"

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
            place = f"FIRST[{plus(code, -low)}]"
            return f"(None if {code} is None else {place})" if isinstance(given, Opt) else place
        if isinstance(wanted, NameOf) and isinstance(mine, Thing | Printed) and not self.compiler.by_name(mine):
            return f"G.what[{code}]"
        return code


def plus(code: str, number: int) -> str:
    if NUMBER.fullmatch(code):
        return str(int(code) + number)
    if number == 0:
        return code
    return f"{code} + {number}" if number > 0 else f"{code} - {-number}"

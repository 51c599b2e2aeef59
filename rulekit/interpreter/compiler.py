"""What compiling a ruleset shares: its units, its constants, its questions, and who listens to what.

One `Compiler` belongs to one number of players and one set of options: both are constants in what it makes, but for
options that only say how many, which or who. So may be which bundles are on. What is numbered in a state has the same
numbers for all of these: they share one `Register`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from rulekit.dsl import syntax as s
from rulekit.dsl.types import Enum, List, Map, NameOf, Opt, Printed, Thing, Type, plain
from rulekit.dsl.world import Card, Procedure, Stored, Value
from rulekit.interpreter.cover import Cover
from rulekit.interpreter.layout import Home, Layout
from rulekit.interpreter.units import If, Op, Unit
from rulekit.ruleset.model import (
    Body,
    BundleDef,
    Change,
    Literal,
    MemberDef,
    Notes,
    Offer,
    ProcedureDef,
    Ruleset,
    StepDef,
    Trigger,
    ValueDef,
    WindowDef,
)
from rulekit.source import Span

UNSET = "unset"
"""What a cell holds that nobody has set yet."""

_SIMPLE = ("one", "offer", "yes_no", "number")


@dataclass(frozen=True, slots=True)
class Moved:
    """Stands for where things of a kind are: a move of such things changes it."""

    kind: str


class Line(str):
    """A line of Python that knows the place in the YAML it was made from."""

    span: Span | None = None


def line(text: str, span: Span | None) -> str:
    """A line of Python with its place."""
    placed = Line(text)
    placed.span = span
    return placed


@dataclass(eq=False, slots=True)
class Source:
    """Who has a clause: the game, a bundle (home), one member, or all things of a kind."""

    home: Home
    card: Card | None = None
    kind: str | None = None

    @property
    def layer(self) -> int:
        """Base, card, bundle: a later layer has the last word."""
        if self.card is not None or self.kind is not None:
            return 1
        return 2 if self.home.bundle is not None else 0


@dataclass(frozen=True, slots=True)
class Site:
    """A question as it stands in the rules: its kind, its prompt, what its options are, what the prompt speaks of."""

    number: int
    kind: str
    prompt: str
    options: Type | None
    args: tuple[tuple[str, Type], ...]
    span: Span | None
    sealed: bool = False
    gap: bool = False
    """Does whether it is asked depend on something secret?"""


@dataclass(eq=False, slots=True)
class OfferSite:
    """An offer as it can stand in a menu: of a member of an offer kind, or a plain one of a source."""

    number: int
    name: str
    source: Source
    card: Card | None
    offer: Offer | None
    folded: str | None = None
    """The one single choice that the menu shows with it."""
    folded_type: Type | None = None


@dataclass(eq=False, slots=True)
class Listener:
    """A trigger with who has it."""

    number: int
    trigger: Trigger
    source: Source


@dataclass(frozen=True, slots=True)
class Ear:
    """One that may hear something: who it is, as a list where there may be several, or what must hold for it to hear.

    `unit` is what it does then, given these; where that cannot be said of all of them at once there is none.
    """

    there: str
    unit: Unit | None = None
    args: tuple[str, ...] = ()


@dataclass(eq=False, slots=True)
class Plan:
    """How the choices of a clause are made: for each its candidates, how many, its question; then what must hold.

    The names are those of generated functions of (state, what is known, what was picked so far).
    """

    candidates: list[str] = field(default_factory=list)
    bounds: list[str | None] = field(default_factory=list)
    sites: list[int] = field(default_factory=list)
    needs: str | None = None
    alone: str | None = None
    """Of a single choice of several: which of the values satisfy all needs when they are picked alone."""


Says = tuple[str, tuple[tuple[str, Type], ...]]
"""A line of the log: its key, and what it speaks of."""


@dataclass(eq=False, slots=True)
class Register:
    """What is numbered: the numbers stand in states, so they are the same whatever is on."""

    sites: list[Site] = field(default_factory=list)
    known_sites: dict[tuple[object, ...], Site] = field(default_factory=dict)
    simple: list[bool] = field(default_factory=list)
    """For each question: is one option the whole answer?"""
    offers: list[OfferSite] = field(default_factory=list)
    says: list[Says] = field(default_factory=list)
    known_says: dict[Says, int] = field(default_factory=dict)
    plans: list[tuple[Plan, Body, Compiler]] = field(default_factory=list)
    """Each with what it is made for, and who has its functions."""
    turns: bool = False
    """Can a thing be turned over?"""
    kept: dict[Value | str, int] = field(default_factory=dict)
    """Values that are kept in a state, by where."""
    printed: dict[Stored, list[object]] = field(default_factory=dict)
    """Printed fields that were asked for, by member; the last row is for things without a name."""
    owners: tuple[tuple[int | None, ...] | None] | None = None
    """Who has what lies in each zone, once that is worked out."""
    on_map: str = "G.mapped"
    """The Python text of the map with the pieces on it as they stand now."""
    cells: dict[Stored, tuple[tuple[dict[int, int], ...], tuple[int, ...]]] = field(default_factory=dict)
    """Of tracks with printed numbers: these by the position of the marker, and the last position; by member."""
    built_in: set[Stored] = field(default_factory=set)
    """Options with whose values something was made."""
    open_options: dict[Stored, int] = field(default_factory=dict)
    """Options that are looked up while a game goes on, with their places among those."""

    def site(self, kind: str, prompt: str, *about: Any) -> Site:
        """The question that says this; it has one number, however often its rule is compiled."""
        known = self.known_sites.get((kind, prompt, *about))
        if known is None:
            known = self.known_sites[kind, prompt, *about] = Site(len(self.sites), kind, prompt, *about)
            self.sites.append(known)
            self.simple.append(kind in _SIMPLE)
        return known

    def leave_open(self, options: Iterable[Stored]) -> None:
        """From now on these options are looked up, unless something was made with their values."""
        self.open_options = {slot: at for at, slot in enumerate(slot for slot in options if slot not in self.built_in)}

    def open_option(self, slot: Stored) -> int | None:
        """Where the value of an option is looked up; None if it is a constant."""
        at = self.open_options.get(slot)
        if at is None:
            self.built_in.add(slot)
        return at

    def say(self, said: Says) -> int:
        """The number of a line of the log."""
        number = self.known_says.setdefault(said, len(self.says))
        if number == len(self.says):
            self.says.append(said)
        return number


Again = Callable[["Compiler"], Unit]
"""Asks another compiler for the same unit."""


@dataclass(eq=False, slots=True)
class Compiler:
    """`on`: only these bundles can be on, by their numbers; None: any can.

    `elsewhere` says of which units, by their keys, there is one for every `on`: these are looked up when they are
    called. It is only asked where nothing is known of what is on.
    """

    ruleset: Ruleset
    layout: Layout
    options: dict[Stored, object]
    register: Register = field(default_factory=Register)
    on: frozenset[int] | None = None
    elsewhere: Callable[[object], bool] | None = None
    foreign: dict[Unit, tuple[object, Again]] = field(default_factory=dict)
    """Units that are looked up, with their keys."""
    units: list[Unit] = field(default_factory=list)
    todo: list[tuple[Unit, Callable[[Unit], list[Op]]]] = field(default_factory=list)
    constants: dict[str, object] = field(default_factory=dict)
    functions: dict[str, tuple[list[str], Span | None]] = field(default_factory=dict)
    finishing: dict[str, Callable[[list[str]], list[str]]] = field(default_factory=dict)
    """What is still to be done with the text of some of them before it is used."""
    listeners: list[Listener] = field(default_factory=list)
    listeners_to: dict[Procedure, list[Listener]] = field(default_factory=dict)
    changes: dict[Value, list[tuple[Change, Source]]] = field(default_factory=dict)
    replaces: dict[Procedure, list[tuple[s.Suite, Home]]] = field(default_factory=dict)
    definitions: dict[Procedure, tuple[ProcedureDef | WindowDef | StepDef, Home, Card | None]] = field(
        default_factory=dict
    )
    values: dict[Value, tuple[ValueDef, Home]] = field(default_factory=dict)
    made: dict[object, Unit] = field(default_factory=dict)
    watched: set[object] = field(default_factory=set)
    noticed: dict[object, int] = field(default_factory=dict)
    becoming: list[Listener] = field(default_factory=list)
    heard: list[tuple[If, list[Ear]]] = field(default_factory=list)
    """Where those are called who hear something, which is to be done only if one of them would do something."""
    planned: dict[object, int] = field(default_factory=dict)
    kept: dict[Value, int] = field(default_factory=dict)
    long_values: set[Value] = field(default_factory=set)
    """Values that were found to be too long to be put in place."""
    weights: dict[str, int] = field(default_factory=dict)
    """For the function of a value: how many calls of values a call of it stands for."""
    field_numbers: dict[Stored, int] = field(default_factory=dict)
    on_if: dict[int, str] = field(default_factory=dict)
    cover: Cover | None = None
    tells: bool = True
    """Are lines for the log, and what questions speak of, worked out?"""
    ages: list[bool] = field(default_factory=list)
    """For each zone: does it count which thing came there first?"""
    goes_through: set[str] = field(default_factory=set)
    printed: dict[Stored, str] = field(default_factory=dict)
    """The tables of printed fields."""
    fresh: int = 9
    """The number of the last local; lower ones are those of parameters."""

    def watch(self, test: int, noticed: set[object]) -> None:
        """A test, by its bit, can notice a change of these, which makes it due."""
        self.watched |= noticed
        for item in noticed:
            self.noticed[item] = self.noticed.get(item, 0) | test

    def tests_due(self, slots: Sequence[Stored]) -> int:
        """The tests that could notice a change of these slots."""
        due = 0
        for slot in slots:
            due |= self.noticed.get(slot, 0)
        return due

    def moved(self, kind: str = "thing") -> set[object]:
        """What a test could notice of a move of such things: where they are, and what lies in zones for them."""
        zones = self.zones_for(kind)
        names = {slot.name for slot in zones}
        where = {item for item in self.noticed if isinstance(item, Moved) and self.layout.alike(item.kind, kind)}
        return where | {item for item in self.noticed if item in names or item in zones}

    def moves_due(self, kind: str = "thing") -> int:
        """The tests that could notice a move of such things."""
        due = 0
        for item in self.moved(kind):
            due |= self.noticed[item]
        return due

    def zones_for(self, kind: str) -> set[Stored]:
        """The zones that may hold things of a kind."""
        found: set[Stored] = set()
        for slot in self.layout.zone_defs:
            held = getattr(plain(slot.type), "of", None)
            if self.layout.alike(kind, held.kind if isinstance(held, Thing) else "thing"):
                found.add(slot)
        return found

    @property
    def notes(self) -> Notes:
        return self.ruleset.notes

    def while_on(self, on: frozenset[int]) -> Compiler:
        """One for the same game as long as only these bundles are on."""
        return Compiler(
            self.ruleset,
            self.layout,
            self.options,
            self.register,
            on,
            listeners=self.listeners,
            listeners_to=self.listeners_to,
            changes=self.changes,
            replaces=self.replaces,
            definitions=self.definitions,
            values=self.values,
            becoming=self.becoming,
            cover=self.cover,
            tells=self.tells,
            ages=self.ages,
        )

    def may_be_on(self, home: Home) -> bool:
        """Not if it belongs to a bundle of which it is known that it is off, as far as that is told by what is on."""
        bundle = home.whole
        if self.on is None or bundle.always or bundle.bundle is None or bundle.bundle.on_if is not None:
            return True
        return bundle.number in self.on

    # ------------------------------------------------------------------------------ units
    def unit(
        self,
        key: object,
        title: str,
        span: Span | None,
        params: tuple[str, ...],
        make: Callable[[Unit], list[Op]],
        again: Again | None = None,
    ) -> Unit:
        """The unit for something, made when it is first asked for; its body is lowered later.

        `again`: how another compiler is asked for it, where that can be.
        """
        known = self.made.get(key)
        if known is not None:
            return known
        unit = Unit(len(self.units), title, span, params)
        unit.gives = isinstance(key, tuple) and any(isinstance(x, Procedure) and x.gives is not None for x in key)
        self.units.append(unit)
        self.made[key] = unit
        if again is not None and self.elsewhere is not None and self.elsewhere(key):
            unit.foreign = unit.native = unit.waits = True
            self.foreign[unit] = (key, again)
        else:
            self.todo.append((unit, make))
        return unit

    def native(self, name: str, params: tuple[str, ...], waits: bool) -> Unit:
        known = self.made.get(name)
        if known is not None:
            return known
        unit = Unit(len(self.units), name, None, params, waits=waits, native=True)
        self.units.append(unit)
        self.made[name] = unit
        return unit

    def switching(self, params: tuple[str, ...]) -> Unit:
        """Stands for switching on a bundle where it is known what is on: so it is done where nothing is known of it."""
        unit = self.native(f"switching {len(params)}", params, True)
        unit.switches = True
        return unit

    def lower_all(self) -> None:
        while self.todo:
            unit, make = self.todo.pop()
            unit.body = make(unit)

    def local(self, name: str) -> str:
        """A new local variable."""
        self.fresh += 1
        return f"{name}_{self.fresh}"

    def site(
        self,
        kind: str,
        prompt: str,
        options: Type | None,
        args: tuple[tuple[str, Type], ...],
        span: Span | None,
        sealed: bool = False,
        gap: bool = False,
    ) -> Site:
        return self.register.site(kind, prompt, options, args, span, sealed, gap)

    def constant(self, prefix: str, value: object) -> str:
        """A name for a constant; equal ones share it."""
        for name, known in self.constants.items():
            if name[0] == prefix and type(known) is type(value) and known == value and _alike(known, value):
                return name
        name = f"{prefix}{len(self.constants)}"
        self.constants[name] = value
        return name

    # ------------------------------------------------------------------------------ representation
    def is_entity(self, t: Type) -> bool:
        return isinstance(t, Thing | Printed | NameOf) and self.layout.is_entity(t.kind)

    def by_name(self, t: Type) -> bool:
        """Is a value of this type a member's number, not a thing's?"""
        t = plain(t)
        return (
            isinstance(t, NameOf)
            or (isinstance(t, Printed) and not t.single)
            or (isinstance(t, Thing | Printed) and not self.layout.is_entity(t.kind))
        )

    def enum(self, name: str) -> list[str]:
        for home in self.layout.homes:
            closed = home.rules.world.closed_list(name)
            if closed is not None:
                return list(closed.members)
        return []

    def fixed(self, kind: str) -> bool:
        """Are the things of a kind always in play, since no zone can hold them and none has a printed name?"""
        layout = self.layout
        if any(layout.what[thing] >= 0 for thing in layout.things_of(kind)):
            return False
        for definition in layout.zone_defs.values():
            held = getattr(plain(definition.slot.type), "of", None)
            other = held.kind if isinstance(held, Thing) else "thing"
            if other == "thing" or layout.below(kind, other) or layout.below(other, kind):
                return False
        return True

    def hideable(self, kind: str) -> bool:
        """May a thing of this kind lie where somebody cannot see which one it is?"""
        known = self.layout.hideable.get(kind)
        if known is None:
            known = self.layout.hideable[kind] = self._hideable(kind)
        return known

    def _hideable(self, kind: str) -> bool:
        for definition in self.layout.zone_defs.values():
            held = plain(definition.slot.type)
            inner = getattr(held, "of", None)
            if isinstance(inner, Thing) and definition.sight.word != "all":
                a, b = self.layout.ancestry(kind), self.layout.ancestry(inner.kind)
                if inner.kind in a or kind in b or "thing" in (kind, inner.kind):
                    return True
        return False

    def encode(self, value: Literal, t: Type) -> object:
        """A printed value as it is used: names become numbers."""
        t = plain(t)
        match t:
            case _ if value is None:
                return None
            case List():
                assert isinstance(value, tuple)
                return tuple(self.encode(item, t.of) for item in value)
            case Map():
                assert isinstance(value, dict)
                return {self.encode(k, t.key): self.encode(v, t.of) for k, v in value.items()}
            case Enum():
                return self.enum(t.name).index(str(value))
            case NameOf():
                return self.layout.number_of[self.layout.card_named(str(value), t.kind)]
            case Thing():
                card = self.layout.card_named(str(value), t.kind)
                return self.layout.first_thing.get(card, self.layout.number_of[card])
        if str(t) == "die":
            return list(self.dice()).index(str(value))
        return value

    def dice(self) -> dict[str, tuple[int, ...]]:
        return {name: faces for home in self.layout.homes for name, faces in home.rules.dice.items()}

    def empty(self, t: Type) -> object:
        """What a slot of this type begins with if nobody says."""
        if isinstance(t, Opt):
            return None
        if isinstance(t, List):
            return ()
        return {} if isinstance(t, Map) else UNSET

    def member(self, card: Card) -> MemberDef | BundleDef:
        return self.layout.members[card]


def _alike(first: object, second: object) -> bool:
    """Of equal constants: whether they read alike, too. 0 and False are equal, and are not the same."""
    return isinstance(first, frozenset) or repr(first) == repr(second)

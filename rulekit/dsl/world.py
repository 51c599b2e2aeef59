"""Every name a ruleset declares: what the checker looks names up in.

The ruleset builder fills a `World`; the language itself never reads a file. A bundle has a world of its own above the
ruleset's: what it declares is seen inside it only.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from rulekit.dsl.types import (
    ANYTHING,
    BOOL,
    COMPASS,
    FACE,
    INT,
    PLACE,
    PLAYER,
    Effect,
    Enum,
    List,
    NameOf,
    Opt,
    Printed,
    Relations,
    Thing,
    Type,
    Zone,
)
from rulekit.source import Source, Span

GIVEN = Span(Source("(given)", ""), 0, 0)
"""The place of what no file declares."""


@dataclass(frozen=True, slots=True)
class Param:
    name: str
    type: Type
    optional: bool = False
    span: Span = GIVEN


@dataclass(frozen=True, eq=False, slots=True)
class Stored:
    """Something that has a value.

    `role`: field, state, zone, counter, track, option, number, param, local, member (of a closed list) or given.
    """

    name: str
    type: Type
    role: str
    span: Span = GIVEN
    low: int | None = None
    high: int | None = None
    required: bool = False

    @property
    def fixed(self) -> bool:
        return self.role in ("field", "option", "number", "given", "member")


@dataclass(eq=False, slots=True)
class Value:
    """A named number, condition or list that clauses may change. `gives` is filled in when its base is checked."""

    name: str
    of: str | None
    params: tuple[Param, ...]
    gives: Type | None
    span: Span = GIVEN
    uses: set[Value] = field(default_factory=set)


@dataclass(frozen=True, eq=False, slots=True)
class Procedure:
    """What happens, by name. `role`: procedure, window, step, setup."""

    name: str
    of: str | None
    params: tuple[Param, ...]
    gives: Type | None
    role: str = "procedure"
    span: Span = GIVEN


@dataclass(frozen=True, eq=False, slots=True)
class Table:
    """`ranges` has the ends of each key that is a number in a range."""

    name: str
    keys: tuple[Type, ...]
    gives: Type
    span: Span = GIVEN
    ranges: tuple[tuple[int, int] | None, ...] = ()


@dataclass(frozen=True, eq=False, slots=True)
class ClosedList:
    """`names:` a closed list; its members may have fields."""

    name: str
    members: dict[str, Span]
    fields: dict[str, Type] = field(default_factory=dict)
    span: Span = GIVEN


@dataclass(eq=False, slots=True)
class Card:
    """A member of a kind: a card, a tile, an action, a bundle. `own` is what only it has: numbers, state."""

    name: str
    kind: str
    single: bool
    span: Span = GIVEN
    own: dict[str, Stored] = field(default_factory=dict)
    procedures: dict[str, Procedure] = field(default_factory=dict)
    params: tuple[Param, ...] = ()

    @property
    def type(self) -> Printed:
        return Printed(self.kind, self.name, self.single)


@dataclass(eq=False, slots=True)
class Kind:
    name: str
    parent: str | None
    span: Span = GIVEN
    plural: str | None = None
    slots: dict[str, Stored | Value] = field(default_factory=dict)
    chooses: dict[str, Stored] = field(default_factory=dict)
    performs: str | None = None
    played_by: bool = False


@dataclass(frozen=True, slots=True)
class Board:
    """The map: its tiles' kind and the closed list of its grids."""

    tile: str
    grids: str
    doors: str
    stands: str
    span: Span


Plain = Stored | Value | Table | Card | ClosedList | Kind
"""What a plain name may stand for. A kind stands there by its plural: all its things."""


@dataclass(eq=False, slots=True)
class World:
    above: World | None = None
    plain: dict[str, list[Plain]] = field(default_factory=dict)
    calls: dict[str, list[Procedure]] = field(default_factory=dict)
    kinds: dict[str, Kind] = field(default_factory=dict)
    lists: dict[str, ClosedList] = field(default_factory=dict)
    extra: dict[str, dict[str, Stored | Value]] = field(default_factory=dict)
    board: Board | None = None
    dice: dict[str, Span] = field(default_factory=dict)
    broken_map: bool = False
    settled: bool = False
    known_slots: dict[str, dict[str, Stored | Value]] = field(default_factory=dict)
    known_lines: dict[str, list[str]] = field(default_factory=dict)
    known_below: dict[str, list[str]] = field(default_factory=dict)

    # ------------------------------------------------------------------------------ up the chain
    def worlds(self) -> Iterator[World]:
        world: World | None = self
        while world is not None:
            yield world
            world = world.above

    def kind(self, name: str) -> Kind | None:
        return next((w.kinds[name] for w in self.worlds() if name in w.kinds), None)

    def closed_list(self, name: str) -> ClosedList | None:
        return next((w.lists[name] for w in self.worlds() if name in w.lists), None)

    def members_of(self, kind: str) -> list[str]:
        """The members of a kind and of those below it, by name, in the order in which they are declared."""
        return [
            name
            for w in self.worlds()
            for name, items in w.plain.items()
            if any(isinstance(item, Card) and kind in self.ancestry(item.kind) for item in items)
        ]

    def lists_members(self, name: str) -> list[str]:
        closed = self.closed_list(name)
        return list(closed.members) if closed else []

    def map(self) -> Board | None:
        return next((w.board for w in self.worlds() if w.board), None)

    def find(self, name: str) -> list[Plain]:
        return [item for w in self.worlds() for item in w.plain.get(name, ())]

    def find_calls(self, name: str) -> list[Procedure]:
        return [item for w in self.worlds() for item in w.calls.get(name, ())]

    def all_plain(self) -> set[str]:
        return {name for w in self.worlds() for name in w.plain}

    def all_calls(self) -> set[str]:
        return {name for w in self.worlds() for name in w.calls}

    def all_kinds(self) -> dict[str, Kind]:
        found: dict[str, Kind] = {}
        for w in self.worlds():
            for name, kind in w.kinds.items():
                found.setdefault(name, kind)
        return found

    def all_dice(self) -> set[str]:
        return {name for w in self.worlds() for name in w.dice}

    def declare(self, name: str, item: Plain) -> None:
        self.plain.setdefault(name, []).append(item)

    # ------------------------------------------------------------------------------ kinds
    def settle(self) -> None:
        """All names are declared: from now on what was found once is kept."""
        self.settled = True
        self.known_slots.clear()
        self.known_lines.clear()
        self.known_below.clear()

    def ancestry(self, kind: str) -> list[str]:
        if kind not in self.known_lines or not self.settled:
            self.known_lines[kind] = self._ancestry(kind)
        return self.known_lines[kind]

    def _ancestry(self, kind: str) -> list[str]:
        found: list[str] = []
        at: str | None = kind
        while at is not None and at not in found and at != "thing":
            found.append(at)
            known = self.kind(at)
            at = known.parent if known else None
        return [*found, "thing"]

    def relations(self) -> Relations:
        board = self.map()
        return Relations(self.ancestry, board.tile if board else None)

    def descendants(self, kind: str) -> list[str]:
        if kind not in self.known_below or not self.settled:
            self.known_below[kind] = [name for name in self.all_kinds() if kind in self.ancestry(name)]
        return self.known_below[kind]

    def acts(self, kind: str) -> bool:
        """Does a thing of this kind act (`you`), or is it acted upon (`this`)? Players act, and all akin to them."""
        top = [name for name in self.ancestry("player") if name != "thing"]
        return any(name in top for name in self.ancestry(kind))

    def slots(self, kind: str) -> dict[str, Stored | Value]:
        """What a thing of this kind has, its ancestors' included, and what is given to every thing."""
        if kind not in self.known_slots or not self.settled:
            self.known_slots[kind] = self._slots(kind)
        return self.known_slots[kind]

    def _slots(self, kind: str) -> dict[str, Stored | Value]:
        found: dict[str, Stored | Value] = {}
        for name in self.ancestry(kind):
            for w in self.worlds():
                found = {**w.extra.get(name, {}), **found}
            known = self.kind(name)
            if known:
                found = {**known.slots, **found}
        return {**self._given(kind), **found}

    def _given(self, kind: str) -> dict[str, Stored]:
        board, relations = self.map(), self.relations()
        if relations.below(kind, "player"):
            return {"seat": Stored("seat", INT, "given"), "left": Stored("left", PLAYER, "given")}
        if relations.below(kind, "offer") or relations.below(kind, "bundle"):
            return {"name": Stored("name", NameOf(kind), "given")}
        given: dict[str, Type] = {
            "owner": Opt(PLAYER),
            "holder": Opt(Thing(self._holder(kind))),
            "number": INT,
            "left": Thing(kind),
            "name": NameOf(kind),
        }
        found = {name: Stored(name, t, "given") for name, t in given.items()}
        found["in_play"] = Stored("in_play", BOOL, "given")
        found["place"] = Stored("place", INT, "given")
        found["face"] = Stored("face", FACE, "state")
        performs = next((k.performs for name in self.ancestry(kind) if (k := self.kind(name)) and k.performs), None)
        if performs:
            found["perform"] = Stored("perform", Effect(performs), "given")
        if board and relations.below(kind, board.tile):
            found["placed"] = Stored("placed", BOOL, "given")
            found["places"] = Stored("places", List(PLACE), "given")
            found["joined"] = Stored("joined", List(Thing(board.tile)), "given")
            found["beside"] = Stored("beside", List(Thing(board.tile)), "given")
            found["outer_sides"] = Stored("outer_sides", COMPASS, "given")
            found[board.grids] = Stored(board.grids, Opt(Enum(board.grids)), "given")
        return found

    def _holder(self, kind: str) -> str:
        """The nearest common ancestor of all kinds that have a zone for such a thing."""
        holders: list[str] = []
        for name, known in self.all_kinds().items():
            zones = [slot for slot in known.slots.values() if isinstance(slot, Stored) and slot.role == "zone"]
            zones += [
                slot
                for w in self.worlds()
                for slot in w.extra.get(name, {}).values()
                if isinstance(slot, Stored) and slot.role == "zone"
            ]
            for zone in zones:
                held = getattr(zone.type, "of", None)
                if isinstance(held, Thing) and (
                    self.relations().below(kind, held.kind) or self.relations().below(held.kind, kind)
                ):
                    holders.append(name)
                    break
        if not holders:
            return "thing"
        common = holders[0]
        for other in holders[1:]:
            common = self.relations().common(common, other)
        return common


def given_world() -> World:
    """What every ruleset has before it declares anything."""
    world = World()
    for name, members in (("face", ["up", "down"]), ("direction", ["north", "east", "south", "west"])):
        world.lists[name] = ClosedList(name, dict.fromkeys(members, GIVEN))
        for member in members:
            world.declare(member, Stored(member, Enum(name), "member"))
    player = Kind("player", None, plural="players")
    world.kinds["player"] = player
    world.declare("players", player)
    world.kinds["offer"] = Kind("offer", None)
    world.kinds["bundle"] = Kind("bundle", None)
    world.declare("out_of_play", Stored("out_of_play", Zone(ANYTHING), "zone"))
    return world

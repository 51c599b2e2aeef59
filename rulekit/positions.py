"""Positions for tests: what lies where and how much there is, put in place after set-up, before the first step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from rulekit.dsl.types import BOOL, INT, PLACE, Basic, Enum, List, Map, NameOf, Thing, Type, plain
from rulekit.dsl.world import Stored
from rulekit.interpreter.boards import Way
from rulekit.interpreter.faults import Trouble
from rulekit.interpreter.layout import BOARD, OUT
from rulekit.interpreter.maps import put
from rulekit.interpreter.moving import move
from rulekit.interpreter.program import Program
from rulekit.interpreter.state import Present, State
from rulekit.ruleset.model import TrackDef
from rulekit.views import in_order


@dataclass(frozen=True, slots=True)
class Position:
    """What differs from a game that has just been set up. Seats count from 0 here; zones are lists, bottom to top.

    `map` says of tiles where they lie: on which grid (by the name of the closed list), at which `x` and `y`, and with
    how many quarter turns (`turn`). `chance` says what chance gives from the beginning of set-up on.
    """

    table: Mapping[str, object] = field(default_factory=dict)
    seats: Mapping[int, Mapping[str, object]] = field(default_factory=dict)
    things: Mapping[str, Mapping[str, object]] = field(default_factory=dict)
    step: str | None = None
    seat: int | None = None
    map: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    chance: tuple[tuple[str, tuple[object, ...]], ...] = ()


def place(position: Position) -> Callable[[State], None]:
    """What puts a position in place."""

    def put(G: State) -> None:
        _lay(G, position.map)
        entries: list[tuple[int | None, str, object]] = [(None, name, value) for name, value in position.table.items()]
        for seat, slots in position.seats.items():
            entries += [(seat, name, value) for name, value in slots.items()]
        filling = _Filling(G)
        filling.fill(_zones(G.p, entries))
        things = _of_things(G, position.things)
        filling.fill(_zones(G.p, things))
        filling.put_away()
        for holder, name, _ in things:
            _stand(G, holder, name)
        for holder, name, value in [*entries, *things]:
            if _zone(G.p, holder, name) is None:
                _set(G, holder, name, value)

    return put


def _zones(p: Program, entries: list[tuple[int | None, str, object]]) -> dict[int, list[str]]:
    """The entries that say what lies in a zone."""
    found: dict[int, list[str]] = {}
    for holder, name, value in entries:
        zone = _zone(p, holder, name)
        if zone is not None and isinstance(value, list | tuple):
            found[zone] = [str(item) for item in value]
    return found


def _lay(G: State, tiles: Mapping[str, Mapping[str, Any]]) -> None:
    """Takes the named tiles from where they are and lays them; the others stay."""
    p: Program = G.p
    if not tiles or p.board is None or p.ruleset.map is None:
        return
    things = p.layout.things_of(p.ruleset.map.tile)
    numbers = {p.key_of(G, thing): thing - things.start for thing in things}
    for key in tiles:
        put(G, numbers[key], None)
    for key, where in tiles.items():
        thing = things[numbers[key]]
        if G.w[thing] != BOARD:
            move(G, (thing,), BOARD, None, 0)
        way = _way(p, p.ruleset.map.grids, where)
        if not G.mapped.is_free(numbers[key], way):
            raise Trouble("run/position", f"where `{key}` is to lie, another tile lies already")
        put(G, numbers[key], way)


def _way(p: Program, grids: str, where: Mapping[str, Any]) -> Way:
    return (p.compiler.enum(grids).index(where[grids]), where["x"], where["y"], where.get("turn", 0))


def _of_things(G: State, things: Mapping[str, Mapping[str, object]]) -> list[tuple[int | None, str, object]]:
    found: list[tuple[int | None, str, object]] = []
    keys = _keys(G) if things else {}
    for key, slots in things.items():
        thing = keys.get(key)
        if thing is None:
            raise Trouble("run/position", f"there is no thing `{key}`")
        found += [(thing, name, value) for name, value in slots.items()]
    return found


def _keys(G: State) -> dict[str, int]:
    """All things by their keys, as in a view: of several with one name the later ones are numbered, `one-2`."""
    p: Program = G.p
    keys: dict[str, int] = {}
    many: Counter[str] = Counter()
    for thing in in_order(G, range(p.players, len(G.what))):
        name = p.key_of(G, thing)
        many[name] += 1
        keys[name if many[name] == 1 else f"{name}-{many[name]}"] = thing
    return keys


def _zone(p: Program, holder: int | None, name: str) -> int | None:
    for number, zone in enumerate(p.layout.zones):
        if number > BOARD and zone.name == name and zone.holder == holder:
            return number
    return None


class _Filling:
    """Puts the named cards into the named zones; what is left over goes where it may lie and is not named."""

    def __init__(self, G: State) -> None:
        self.G = G
        self.pool: list[int] = []
        self.zones: dict[int, list[str]] = {}
        self.placed: list[int] = []
        self.there = Counter(G.p.key_of(G, thing) for zone in G.z[BOARD + 1 :] for thing in zone)

    def fill(self, zones: dict[int, list[str]]) -> None:
        G = self.G
        self.zones |= zones
        for zone in zones:
            self.pool += [thing for thing in G.z[zone] if thing not in self.placed]
            G.z[zone] = tuple(thing for thing in G.z[zone] if thing in self.placed)
        for zone, names in zones.items():
            for name in names:
                self._put(self._find(name), zone)

    def _find(self, name: str) -> int:
        """A card of this name that lies nowhere yet. Only one that no match has at its start comes from out of play."""
        G = self.G
        others = [thing for number, zone in enumerate(G.z) if number not in (OUT, BOARD, *self.zones) for thing in zone]
        for thing in [*self.pool, *others, *(() if self.there[name] else G.z[OUT])]:
            if G.p.key_of(G, thing) == name:
                return int(thing)
        many = self.there[name] or sum(G.p.key_of(G, thing) == name for thing in self.placed)
        message = f"more `{name}` are given than there are: {many}" if many else f"there is no `{name}`"
        raise Trouble("run/position", message, "in play are the cards that set-up leaves in some zone")

    def _put(self, thing: int, zone: int) -> None:
        G = self.G
        if thing in self.pool:
            self.pool.remove(thing)
        else:
            old = G.w[thing]
            G.z[old] = tuple(other for other in G.z[old] if other != thing)
        self.placed.append(thing)
        _lie(G, thing, zone)

    def put_away(self) -> None:
        for thing in self.pool:
            _lie(self.G, thing, _spare(self.G.p, self.G, thing, self.zones))


def _lie(G: State, thing: int, zone: int) -> None:
    G.z[zone] += (thing,)
    G.w[thing] = zone
    G.present = Present(G.z[OUT])
    G.known[thing] = 0


def _spare(p: Program, G: State, thing: int, zones: Mapping[int, object]) -> int:
    """The fullest zone that is not named and may hold such a thing, the game's own before a player's."""
    from rulekit.interpreter.layout import held_kind

    kind = p.layout.kind_of[thing]
    fitting = [
        number
        for number, zone in enumerate(p.layout.zones)
        if number > BOARD
        and number not in zones
        and zone.definition is not None
        and zone.holder is None
        and p.layout.below(kind, held_kind(zone.definition.slot))
    ]
    return max(fitting, key=lambda number: len(G.z[number]), default=OUT)


def _set(G: State, holder: int | None, name: str, value: object) -> None:
    p: Program = G.p
    for slot, at in p.own_cells(G, holder) if holder is not None else ():
        if slot.name == name:
            G.c[at] = _decoded(G, value, _type(p, slot))
            return
    own = {slot for slots in p.own_slots.values() for slot in slots}
    for slot, column in p.layout.columns.items():
        if slot.name != name or column.floating or slot in own:
            continue
        if holder is None and column.first is None:
            G.c[column.base] = _decoded(G, value, _type(p, slot))
            return
        if holder is not None and column.first is not None and column.first <= holder < column.first + column.count:
            G.c[column.base - column.first + holder] = _decoded(G, value, _type(p, slot))
            return
    if holder is not None and name == "face":
        G.face[holder] = 0 if value == "up" else 1
        return
    raise Trouble("run/position", f"there is no `{name}` to set")


def _stand(G: State, holder: int | None, name: str) -> None:
    """A thing that is given a place on the map comes into play."""
    p: Program = G.p
    stands = p.ruleset.map is not None and name == p.ruleset.map.stands
    if stands and holder is not None and G.w[holder] == OUT and p.stands_cell(holder) is not None:
        move(G, (holder,), BOARD, None, 0)


def _type(p: Program, slot: Stored) -> Type:
    return INT if isinstance(p.layout.column_defs.get(slot), TrackDef) else slot.type


def _decoded(G: State, value: object, t: Type) -> Any:
    """A value by names in the form of the state."""
    p: Program = G.p
    t = plain(t)
    if value is None or value == "none":
        return None
    if isinstance(t, List):
        assert isinstance(value, list | tuple)
        return tuple(_decoded(G, item, t.of) for item in value)
    if isinstance(t, Map):
        assert isinstance(value, Mapping)
        return {_decoded(G, k, t.key): _decoded(G, v, t.of) for k, v in value.items()}
    if t in (INT, BOOL, Basic("counter")):
        return value
    if isinstance(t, Enum):
        return p.compiler.enum(t.name).index(str(value))
    if isinstance(t, NameOf) or (isinstance(t, Thing) and p.compiler.by_name(t)):
        return p.layout.number_of[p.layout.card_named(str(value), t.kind)]
    if isinstance(t, Thing):
        for thing in p.layout.things_of(t.kind):
            if p.key_of(G, thing) == value or (t.kind == "player" and thing + 1 == value):
                return thing
        raise Trouble("run/position", f"there is no {t.kind} `{value}`")
    if t == PLACE and p.board is not None:
        for at in range(p.board.span // 4):
            if p.key(G, at, PLACE) == value:
                return at
    raise Trouble("run/position", f"`{value}` cannot be set here")

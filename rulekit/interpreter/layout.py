"""Where everything lies in the flat lists of a state, for one number of players and one set of options.

Every thing has a number: players first, then kind by kind, so that a kind and those below it are one stretch of
numbers. A slot of a kind is one column; `column + thing` is the cell. Members (cards as printed) have numbers of their
own: which card a thing is, is looked up in the state, because a seat that may not know it can be given another one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from rulekit.dsl import syntax as s
from rulekit.dsl.types import Thing, Zone, plain
from rulekit.dsl.world import Card, Stored
from rulekit.interpreter.faults import Trouble
from rulekit.ruleset.model import (
    BundleDef,
    CounterDef,
    KindDef,
    MemberDef,
    Rules,
    Ruleset,
    StateDef,
    TrackDef,
    ZoneDef,
)
from rulekit.source import Span

OUT = 0
"""The zone of what is out of play."""
BOARD = 1
"""The zone of what stands on the map, or lies there as a tile, or simply exists."""
Copies = Callable[["s.Expr | None", int], int]
Key = s.Expr | str | tuple[str, ...] | None
"""What a kind may say under a key."""
MOST_THINGS = 5000
"""More than this no ruleset may bring into a game."""


@dataclass(eq=False, slots=True)
class Home:
    """A place where rules stand: the ruleset, a bundle, or what one side reads of a bundle."""

    number: int
    rules: Rules
    bundle: BundleDef | None
    side: str | None
    above: Home | None
    always: bool = True
    """Is it never switched on by an effect? Its state has fixed cells then."""

    @property
    def whole(self) -> Home:
        """The home of the whole bundle; what one side reads belongs to the same instance."""
        return self if self.side is None or self.above is None else self.above


@dataclass(eq=False, slots=True)
class Column:
    """The cells of a slot. `first`: the first thing that has it, None for the one cell of the game or a bundle."""

    base: int
    first: int | None
    count: int
    home: Home
    kind: str | None
    floating: bool = False
    """Counted from the start of a bundle's instance, not from the start of the state."""


@dataclass(eq=False, slots=True)
class ZoneInfo:
    name: str
    definition: ZoneDef | None
    holder: int | None
    home: Home | None


@dataclass(eq=False, slots=True)
class Layout:
    ruleset: Ruleset
    players: int
    homes: list[Home] = field(default_factory=list)
    cards: list[Card] = field(default_factory=list)
    number_of: dict[Card, int] = field(default_factory=dict)
    members: dict[Card, MemberDef | BundleDef] = field(default_factory=dict)
    card_homes: dict[Card, Home] = field(default_factory=dict)
    kinds: dict[str, list[tuple[KindDef, Home]]] = field(default_factory=dict)
    ranges: dict[str, tuple[int, int]] = field(default_factory=dict)
    own_range: dict[str, tuple[int, int]] = field(default_factory=dict)
    kind_of: list[str] = field(default_factory=list)
    what: list[int] = field(default_factory=list)
    first_thing: dict[Card, int] = field(default_factory=dict)
    columns: dict[Stored, Column] = field(default_factory=dict)
    column_defs: dict[Stored, StateDef | CounterDef | TrackDef] = field(default_factory=dict)
    zones: list[ZoneInfo] = field(default_factory=list)
    zone_columns: dict[Stored, Column] = field(default_factory=dict)
    zone_defs: dict[Stored, ZoneDef] = field(default_factory=dict)
    cells: int = 0
    instance_sizes: dict[int, int] = field(default_factory=dict)
    lines: dict[str, list[str]] = field(default_factory=dict)
    above: dict[str, frozenset[str]] = field(default_factory=dict)
    acting: dict[str, bool] = field(default_factory=dict)
    hideable: dict[str, bool] = field(default_factory=dict)
    families: dict[tuple[str, str], dict[tuple[Stored, ...], range]] = field(default_factory=dict)
    """By kind and closed list: the slots called like the members of the list, and the things that have them."""

    # ------------------------------------------------------------------------------ asking
    def is_entity(self, kind: str) -> bool:
        return not any(top in self.ancestry(kind) for top in ("offer", "bundle"))

    def ancestry(self, kind: str) -> list[str]:
        known = self.lines.get(kind)
        if known is None:
            known = self.lines[kind] = self._ancestry(kind)
        return known

    def _ancestry(self, kind: str) -> list[str]:
        for home in self.homes:
            if home.rules.world.kind(kind) is not None:
                return home.rules.world.ancestry(kind)
        return [kind, "thing"]

    def acts(self, kind: str) -> bool:
        """Does a thing of this kind act (`you`), or is it `this`?"""
        known = self.acting.get(kind)
        if known is None:
            worlds = [home.rules.world for home in self.homes]
            known = self.acting[kind] = any(world.acts(kind) for world in worlds if world.kind(kind))
        return known

    def below(self, kind: str, other: str) -> bool:
        known = self.above.get(kind)
        if known is None:
            known = self.above[kind] = frozenset(self.ancestry(kind))
        return other in known

    def alike(self, kind: str, other: str) -> bool:
        """Can something be of both kinds?"""
        return "thing" in (kind, other) or self.below(kind, other) or self.below(other, kind)

    def kind_key(self, kind: str, word: str) -> tuple[Key, Home | None]:
        """What a kind, or its nearest ancestor that says so, has under a key."""
        for name in self.ancestry(kind):
            for definition, home in self.kinds.get(name, ()):
                found = getattr(definition, word)
                if found is not None:
                    return found, home
        return None, None

    def card_named(self, name: str, kind: str) -> Card:
        return next(card for card in self.cards if card.name == name and self.below(card.kind, kind))

    def things_of(self, kind: str) -> range:
        if kind == "thing":
            return range(len(self.what))
        low, high = self.ranges.get(kind, (0, 0))
        return range(low, high)


def first_layout(ruleset: Ruleset, players: int) -> Layout:
    """What is known before anything is counted: where rules stand."""
    layout = Layout(ruleset, players)
    _homes(layout, ruleset.rules, None, None, None, True)
    return layout


def cards_of(ruleset: Ruleset) -> list[Card]:
    """All members of a ruleset in the order of their numbers."""
    layout = Layout(ruleset, 0)
    _homes(layout, ruleset.rules, None, None, None, True)
    _cards(layout)
    return layout.cards


def _cards(layout: Layout) -> None:
    for home in layout.homes:
        for member in home.rules.members:
            _card(layout, member.card, member, home)
        for bundle in home.rules.bundles:
            _card(layout, bundle.card, bundle, home)


def lay_out(ruleset: Ruleset, players: int, copies: Copies) -> Layout:
    """`copies` works out how many copies an expression says, with the options known."""
    layout = Layout(ruleset, players)
    _homes(layout, ruleset.rules, None, None, None, True)
    for home in layout.homes:
        for definition in home.rules.kinds:
            layout.kinds.setdefault(definition.kind.name, []).append((definition, home))
    _cards(layout)
    _things(layout, copies)
    _columns(layout)
    return layout


def _homes(
    layout: Layout, rules: Rules, bundle: BundleDef | None, side: str | None, above: Home | None, always: bool
) -> None:
    home = Home(len(layout.homes), rules, bundle, side, above, always)
    layout.homes.append(home)
    for inner in rules.bundles:
        fixed = always and inner.on_if is not None
        _homes(layout, inner.rules, inner, None, home, fixed)
        whole = layout.homes[-1]
        whole = next(h for h in layout.homes if h.bundle is inner and h.side is None)
        for name, part in inner.sides:
            _homes(layout, part, inner, name, whole, fixed)


def _card(layout: Layout, card: Card, member: MemberDef | BundleDef, home: Home) -> None:
    layout.number_of[card] = len(layout.cards)
    layout.cards.append(card)
    layout.members[card] = member
    layout.card_homes[card] = home


# ------------------------------------------------------------------------------------------ things
def _all_kinds(layout: Layout) -> Iterator[str]:
    seen: dict[str, None] = {}
    for home in layout.homes:
        seen.update(dict.fromkeys(home.rules.world.all_kinds()))
    yield from seen


def _things(layout: Layout, copies: Copies) -> None:
    """Numbers for all things, the player's family first."""
    kinds = [kind for kind in _all_kinds(layout) if layout.is_entity(kind)]
    parents = {kind: (layout.ancestry(kind)[1:2] or ["thing"])[0] for kind in kinds}
    line = [kind for kind in layout.ancestry("player") if kind != "thing"]

    def rank(kind: str) -> int:
        return 0 if kind in line else 1

    def visit(kind: str) -> None:
        low = len(layout.what)
        _own_things(layout, kind, copies)
        layout.own_range[kind] = (low, len(layout.what))
        for child in sorted((k for k in kinds if parents[k] == kind), key=rank):
            visit(child)
        layout.ranges[kind] = (low, len(layout.what))

    roots = sorted((kind for kind in kinds if parents[kind] == "thing"), key=rank)
    for root in roots:
        visit(root)


def _own_things(layout: Layout, kind: str, copies: Copies) -> None:
    if kind == "player":
        assert not layout.what
        layout.what += [-1] * layout.players
        layout.kind_of += ["player"] * layout.players
        return
    mine = [card for card in layout.cards if card.kind == kind]
    expr, _ = layout.kind_key(kind, "copies")
    for card in mine:
        member = layout.members[card]
        assert isinstance(member, MemberDef)
        many = copies(member.copies if member.copies is not None else as_tree(expr), 1)
        layout.first_thing[card] = len(layout.what)
        _add(layout, kind, layout.number_of[card], many, card.span)
    if not mine and expr is not None and not any(_listed_below(layout, kind)):
        _add(layout, kind, -1, copies(as_tree(expr), 1), layout.kinds[kind][0][0].kind.span)


def as_tree(found: Key) -> s.Expr | None:
    """What a kind says under a key that holds a text."""
    return None if isinstance(found, str | tuple) else found


def _listed_below(layout: Layout, kind: str) -> Iterator[bool]:
    for card in layout.cards:
        if layout.below(card.kind, kind):
            yield True


def _add(layout: Layout, kind: str, what: int, many: int, span: Span) -> None:
    if len(layout.what) + many > MOST_THINGS:
        message = f"there are more than {MOST_THINGS} things in this game"
        raise Trouble("run/too-many-things", message, "fewer copies", span)
    layout.what += [what] * many
    layout.kind_of += [kind] * many


# ------------------------------------------------------------------------------------------ cells and zones
def _columns(layout: Layout) -> None:
    layout.zones += [ZoneInfo("out_of_play", None, None, None), ZoneInfo("", None, None, None)]
    for home in layout.homes:
        floating = not home.always
        for state in home.rules.slots.states:
            _global(layout, home, state, floating)
        for counter in home.rules.slots.counters:
            _global(layout, home, counter, floating)
        for zone in home.rules.slots.zones:
            _zone(layout, home, zone, None)
    for kind, parts in layout.kinds.items():
        for definition_, home in parts:
            cells: list[StateDef | CounterDef | TrackDef] = [*definition_.slots.states]
            cells += [*definition_.slots.counters, *definition_.slots.tracks]
            for cell in cells:
                _kind_column(layout, home, cell, kind)
            for zone in definition_.slots.zones:
                _zone(layout, home, zone, kind)
    for card, member in layout.members.items():
        if isinstance(member, MemberDef):
            home = layout.card_homes[card]
            for state in member.states:
                single = card.single or not layout.is_entity(card.kind)
                low, high = layout.own_range.get(card.kind, (0, 0))
                count = 1 if single else high - low
                layout.columns[state.slot] = Column(layout.cells, None if single else low, count, home, card.kind)
                layout.column_defs[state.slot] = state
                layout.cells += count
        else:
            _bundle_params(layout, card, member)


def _bundle_params(layout: Layout, card: Card, bundle: BundleDef) -> None:
    """What a bundle takes is kept with its state, under the names of its world."""
    home = next(h for h in layout.homes if h.bundle is bundle and h.side is None)
    for param in card.params:
        slot = next(i for i in home.rules.world.plain[param.name] if isinstance(i, Stored))
        _place(layout, home, slot, not home.always)


def _place(layout: Layout, home: Home, slot: Stored, floating: bool) -> None:
    if floating:
        whole = home.whole
        at = layout.instance_sizes.get(whole.number, 0)
        layout.columns[slot] = Column(at, None, 1, whole, None, floating=True)
        layout.instance_sizes[whole.number] = at + 1
    else:
        layout.columns[slot] = Column(layout.cells, None, 1, home, None)
        layout.cells += 1


def _global(layout: Layout, home: Home, definition: StateDef | CounterDef, floating: bool) -> None:
    _place(layout, home, definition.slot, floating)
    layout.column_defs[definition.slot] = definition


def _kind_column(layout: Layout, home: Home, cell: StateDef | CounterDef | TrackDef, kind: str) -> None:
    inherited = None
    if isinstance(cell, StateDef):
        for name in layout.ancestry(kind)[1:]:
            for definition, _ in layout.kinds.get(name, ()):
                inherited = next((d.slot for d in definition.slots.states if d.slot.name == cell.slot.name), inherited)
    low, high = layout.ranges.get(kind, (0, 0))
    layout.column_defs[cell.slot] = cell
    if inherited is not None:
        upper = next(
            k
            for k in layout.ancestry(kind)[1:]
            for d, _ in layout.kinds.get(k, ())
            if inherited in [x.slot for x in d.slots.states]
        )
        column = layout.columns.get(inherited)
        if column is None:
            up_low, up_high = layout.ranges[upper]
            column = Column(layout.cells, up_low, up_high - up_low, home, upper)
            layout.columns[inherited] = column
            layout.cells += up_high - up_low
        layout.columns[cell.slot] = column
        return
    if cell.slot in layout.columns:
        return
    layout.columns[cell.slot] = Column(layout.cells, low, high - low, home, kind)
    layout.cells += high - low


def _zone(layout: Layout, home: Home, zone: ZoneDef, kind: str | None) -> None:
    base = len(layout.zones)
    layout.zone_defs[zone.slot] = zone
    if kind is None:
        layout.zones.append(ZoneInfo(zone.slot.name, zone, None, home))
        layout.zone_columns[zone.slot] = Column(base, None, 1, home, None)
        return
    low, high = layout.ranges.get(kind, (0, 0))
    layout.zones += [ZoneInfo(zone.slot.name, zone, thing, home) for thing in range(low, high)]
    layout.zone_columns[zone.slot] = Column(base, low, high - low, home, kind)


def held_kind(slot: Stored) -> str:
    """The kind of what a zone holds."""
    held = plain(slot.type)
    if isinstance(held, Zone) and isinstance(held.of, Thing):
        return held.of.kind
    return "thing"

"""A ruleset, checked: what the stages after loading work with. Immutable once built.

`Ruleset` is the whole. The definitions below it say what each part of the YAML is made of: texts are syntax trees,
names are the things of the `World` that they stand for. Nothing here remembers which key stood where.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rulekit.dsl import syntax as s
from rulekit.dsl.context import MessageUse, Notes
from rulekit.dsl.world import Card, ClosedList, Kind, Procedure, Stored, Table, Value, World
from rulekit.ruleset.tabletop import AS_ONE_LIKES, Tabletop
from rulekit.source import Source, Span

__all__ = ["MessageUse", "Notes", "Ruleset"]

Literal = int | bool | str | None | tuple["Literal", ...] | dict[str, "Literal"]
"""A printed value as written: names are strings; what they name follows from the type of the field."""


# ------------------------------------------------------------------------------------------ clauses
@dataclass(frozen=True, slots=True)
class Condition:
    """One condition; its name, if it has one, answers "why not?"."""

    name: str | None
    test: s.Expr


@dataclass(frozen=True, slots=True)
class Limit:
    """How often: `times` per turn, round or game, counted for each player, each thing, or all together."""

    per: str
    times: s.Expr | None
    shared: str | None
    by: str


@dataclass(frozen=True, slots=True)
class Pick:
    """An entry of `choose`: the name of what is picked, and from what."""

    name: str
    choice: s.Choice


@dataclass(frozen=True, slots=True)
class Outcome:
    """An entry of `bands`; no high end means all above."""

    low: int
    high: int | None
    do: s.Suite


@dataclass(frozen=True, eq=False, slots=True)
class Body:
    """What a clause does, key by key, in the order in which they are carried out."""

    each: s.Binding | None = None
    who: s.Expr | None = None
    limit: Limit | None = None
    conditions: tuple[Condition, ...] = ()
    may: str | None = None
    picks: tuple[Pick, ...] = ()
    needs: tuple[Condition, ...] = ()
    lets: tuple[tuple[str, s.Expr], ...] = ()
    test: s.Expr | None = None
    outcomes: tuple[Outcome, ...] = ()
    do: s.Suite | None = None
    then: s.Suite | None = None


@dataclass(frozen=True, eq=False, slots=True)
class Trigger:
    """`hears`: before, instead, after (an event) or becomes (a condition)."""

    name: str
    hears: str
    event: Procedure | None
    becomes: s.Expr | None
    moment: tuple[Condition, ...]
    body: Body
    span: Span


@dataclass(frozen=True, eq=False, slots=True)
class Change:
    """A modifier of a value."""

    value: Value
    tree: s.Modifier


@dataclass(frozen=True, eq=False, slots=True)
class Offer:
    name: str
    body: Body
    span: Span


@dataclass(frozen=True, slots=True)
class Clauses:
    triggers: tuple[Trigger, ...] = ()
    changes: tuple[Change, ...] = ()
    offers: tuple[Offer, ...] = ()


# ------------------------------------------------------------------------------------------ what things have
@dataclass(frozen=True, slots=True)
class Sight:
    """Who sees it: a word of the language, a side, or a condition about the `viewer`."""

    word: str = "all"
    when: s.Expr | None = None


@dataclass(frozen=True, slots=True)
class Family:
    """One of several made by `each: t in list`: which member `t` is, by its place in the list."""

    binder: str
    index: int


@dataclass(frozen=True, eq=False, slots=True)
class StateDef:
    slot: Stored
    default: s.Expr | None
    lasts: str | None
    sight: Sight


@dataclass(frozen=True, eq=False, slots=True)
class ZoneDef:
    slot: Stored
    sight: Sight
    most: s.Expr | None
    when_empty: s.Suite | None
    gained: tuple[str, s.Suite] | None
    lost: tuple[str, s.Suite] | None
    family: Family | None
    row: bool = False


@dataclass(frozen=True, eq=False, slots=True)
class CounterDef:
    slot: Stored
    start: s.Expr | None
    most: s.Expr | None
    sight: Sight
    family: Family | None


@dataclass(frozen=True, eq=False, slots=True)
class TrackDef:
    slot: Stored
    cells: s.Expr
    start: s.Expr | None
    lowest: s.Expr | None
    below: s.Suite | None
    sight: Sight
    family: Family | None


@dataclass(frozen=True, slots=True)
class Slots:
    """State, zones, counters and tracks: of the game, of a kind, of one member, of a bundle."""

    states: tuple[StateDef, ...] = ()
    zones: tuple[ZoneDef, ...] = ()
    counters: tuple[CounterDef, ...] = ()
    tracks: tuple[TrackDef, ...] = ()


# ------------------------------------------------------------------------------------------ kinds and members
@dataclass(frozen=True, eq=False, slots=True)
class KindDef:
    """What one place in the YAML says of a kind; a bundle may say more of a kind of the ruleset."""

    kind: Kind
    slots: Slots
    defaults: Mapping[str, s.Expr]
    copies: s.Expr | None
    starts_in: str | None
    active_in: str | None
    back: tuple[str, ...] | None
    played_by: s.Expr | None
    clauses: Clauses
    body: Body | None


@dataclass(frozen=True, eq=False, slots=True)
class MemberDef:
    """A card, tile, action: `printed` are its fields as written, `texts` those that hold behaviour."""

    card: Card
    printed: Mapping[str, Literal]
    texts: Mapping[str, s.Suite | s.Expr]
    numbers: Mapping[str, int]
    states: tuple[StateDef, ...]
    copies: s.Expr | None
    starts_in: str | None
    areas: Mapping[str, str | None]
    procedures: tuple[ProcedureDef, ...]
    clauses: Clauses
    body: Body | None


# ------------------------------------------------------------------------------------------ what happens
@dataclass(frozen=True, eq=False, slots=True)
class ValueDef:
    value: Value
    defaults: Mapping[str, s.Expr]
    base: s.Expr
    at_least: s.Expr | None
    at_most: s.Expr | None


@dataclass(frozen=True, eq=False, slots=True)
class ProcedureDef:
    procedure: Procedure
    defaults: Mapping[str, s.Expr]
    conditions: tuple[Condition, ...]
    lets: tuple[tuple[str, s.Expr], ...]
    do: s.Suite | None


@dataclass(frozen=True, eq=False, slots=True)
class WindowDef:
    procedure: Procedure
    defaults: Mapping[str, s.Expr]
    asks: s.Binding
    policy: str
    picks: tuple[Pick, ...]
    yes: s.Suite
    nobody: s.Suite | None


@dataclass(frozen=True, eq=False, slots=True)
class StepDef:
    """`forever`: again and again, perhaps until `until` holds; `times`: so often.

    `offers`: kinds of offers, `pick` of them one or any.
    """

    procedure: Procedure
    forever: bool
    times: s.Expr | None
    until: s.Expr | None
    steps: tuple[str, ...]
    begin: s.Suite | None
    offers: tuple[str, ...]
    pick: str
    body: Body


@dataclass(frozen=True, eq=False, slots=True)
class EndDef:
    name: str
    conditions: tuple[Condition, ...]
    winners: s.Expr | None


@dataclass(frozen=True, eq=False, slots=True)
class ScoresDef:
    """What a place in the YAML says about scores; a bundle may replace some of it."""

    points: s.Expr | None = None
    tie: s.Expr | None = None
    lowest: bool | None = None
    titles: tuple[tuple[int, int | None, str], ...] = ()


@dataclass(frozen=True, eq=False, slots=True)
class TableDef:
    """`rows`: level by level, from a key as written (a name, a number, a band, `else`) to what is below it."""

    table: Table
    rows: Literal


@dataclass(frozen=True, eq=False, slots=True)
class OptionDef:
    """Something agreed before the game. `values` are the allowed ones as written; empty: all of the type."""

    slot: Stored
    values: tuple[str, ...]
    default: s.Expr | None


@dataclass(frozen=True, slots=True)
class MapDef:
    tile: str
    grids: str
    doors: str
    stands: str
    links: tuple[tuple[str, str], ...]
    joining: tuple[str, ...]
    """The kinds of which things with the same name join the places on which they stand."""
    hides: tuple[str, ...]
    """The kinds and members that nobody sees past."""
    laid: Mapping[str, tuple[tuple[str | None, ...], ...]]


@dataclass(frozen=True, eq=False, slots=True)
class Rules:
    """The sections of a ruleset, or of a bundle, or of what one side reads of a bundle."""

    world: World
    slots: Slots
    kinds: tuple[KindDef, ...]
    members: tuple[MemberDef, ...]
    lists: tuple[ClosedList, ...]
    list_fields: Mapping[str, Mapping[str, Mapping[str, Literal]]]
    dice: Mapping[str, tuple[int, ...]]
    tables: tuple[TableDef, ...]
    values: tuple[ValueDef, ...]
    procedures: tuple[ProcedureDef, ...]
    windows: tuple[WindowDef, ...]
    steps: tuple[StepDef, ...]
    setup: s.Suite | None
    ends: tuple[EndDef, ...]
    scores: ScoresDef | None
    invariants: tuple[Condition, ...]
    clauses: Clauses
    bundles: tuple[BundleDef, ...]


@dataclass(frozen=True, eq=False, slots=True)
class BundleDef:
    """Rules that are switched on. `sides`: what one side alone may read. `off`: paths of clauses that then rest."""

    card: Card
    on_if: s.Expr | None
    until: s.Expr | None
    defaults: Mapping[str, s.Expr]
    numbers: Mapping[str, int]
    printed: Mapping[str, Literal]
    texts: Mapping[str, s.Suite | s.Expr]
    replaces: tuple[tuple[Procedure, s.Suite], ...]
    off: tuple[str, ...]
    rules: Rules
    sides: tuple[tuple[str, Rules], ...]


@dataclass(frozen=True, slots=True)
class Restated:
    """A message that an expansion, which lies in `folder`, says anew; `span` is where it says so."""

    key: str
    folder: str
    span: Span


@dataclass(frozen=True, eq=False, slots=True)
class Ruleset:
    """`rules`: what base and expansions say together; `notes`: what checking found out about the texts.

    `locales` has the files of each language, the base's first; a later one may say anew what is `restated`. `totals`
    are what the components must add up to: no game looks at them, only the linter does. `tabletop` is how the table is
    shown: no game looks at that either, and the digest does not count it.
    """

    id: str
    version: str
    players: tuple[int, int]
    expansions: tuple[str, ...]
    digest: str
    world: World
    rules: Rules
    options: Mapping[str, OptionDef]
    map: MapDef | None
    notes: Notes
    messages: tuple[MessageUse, ...]
    locales: Mapping[str, tuple[Source, ...]]
    restated: tuple[Restated, ...] = ()
    totals: tuple[Condition, ...] = ()
    tabletop: Tabletop = AS_ONE_LIKES

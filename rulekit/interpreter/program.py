"""A ruleset compiled for one number of players and one set of options: the functions that run it, and its constants.

Other options do not always need other functions: those that only say how many, which or who are looked up.

Units are made for all that can be reached; their Python text is made when they are first used.
"""

from __future__ import annotations

from copy import copy
from functools import cached_property
from typing import Any

from rulekit.dsl import syntax as s
from rulekit.dsl.types import BOOL, Enum, NameOf, Printed, Thing, plain
from rulekit.dsl.world import Stored
from rulekit.interpreter import editions, runtime
from rulekit.interpreter.backs import Backs, find_backs
from rulekit.interpreter.bodies import perform_unit
from rulekit.interpreter.bundles import bundle_test
from rulekit.interpreter.compiler import Compiler, Listener, Source
from rulekit.interpreter.course import path_to, setup_definition, start_unit
from rulekit.interpreter.cover import Cover
from rulekit.interpreter.editions import Editions, subject_of
from rulekit.interpreter.endings import NEWS, scores_functions, test_bits
from rulekit.interpreter.events import clause_unit, event_unit
from rulekit.interpreter.exprs import Text
from rulekit.interpreter.faults import Trouble
from rulekit.interpreter.generated import Generated, Table
from rulekit.interpreter.keeping import every_bit, map_bit
from rulekit.interpreter.keys import Keys
from rulekit.interpreter.layout import first_layout, held_kind, lay_out
from rulekit.interpreter.maps import areas_of, make_board, map_names, put, stands_cells
from rulekit.interpreter.names import seat_names
from rulekit.interpreter.offers import menu_function, take_unit
from rulekit.interpreter.reads import open_tracks
from rulekit.interpreter.sight import knows, shown_back
from rulekit.interpreter.starts import first_contents
from rulekit.interpreter.state import USES, State
from rulekit.interpreter.units import Unit, pause_before_chance
from rulekit.interpreter.values import track_function, value_function
from rulekit.interpreter.watching import watch
from rulekit.interpreter.zones import find_sights
from rulekit.ruleset.model import MemberDef, ProcedureDef, Ruleset, StepDef, WindowDef


class Program(Generated, Keys):
    """What a `State` points to as `p`: everything about the game that never changes.

    Units are lowered when the first game begins. Where many bundles can be switched on they are those of `editions`;
    what is lowered here is then only what goes on when another bundle is switched on.
    """

    def __init__(
        self,
        ruleset: Ruleset,
        players: int,
        options: dict[str, Any],
        everything: bool = False,
        cover: Cover | None = None,
        tells: bool = True,
    ) -> None:
        """`everything`: also what this game can never come to, so that all of a ruleset can be tried out.

        `tells`: without it no log is kept, questions are asked without words, a game begins at its beginning, and what
        must always hold is tested once, at the end: for games that nobody watches.
        """
        self.ruleset = ruleset
        self.players = players
        self.options = options
        self.everyone = (1 << players) - 1
        given = {ruleset.options[name].slot: value for name, value in options.items()}
        early = first_layout(ruleset, players)
        compiler = Compiler(ruleset, early, given, cover=cover, tells=tells)
        super().__init__(compiler, Table(), lambda name: getattr(self, name))
        self.register, self.code = compiler.register, self.table.code
        for home in early.homes:
            compiler.values.update({value.value: (value, home) for value in home.rules.values})
        self.layout = compiler.layout = lay_out(ruleset, players, self._count_copies)
        self._plans: dict[int, Any] = {}
        self.ages = compiler.ages = [False] * len(self.layout.zones)
        self._tables()
        self._register()
        self.board, self.areas = make_board(compiler), areas_of(compiler)
        self._stands = stands_cells(compiler)
        self.names: dict[str, Any] = {
            **seat_names(players),
            "ZHOLD": self.holders,
            "_left": runtime.left(self),
            "_nth": self.number_of,
            **(map_names(compiler, self.board, map_bit(compiler)) if self.board is not None else {}),
        }
        self.namespace.update(self.names)
        watch(compiler)
        self.counts = scores_functions(compiler)
        self._on_functions()
        self.track_rows = {slot: track_function(compiler, slot, "row") for slot in open_tracks(compiler)}
        sights = find_sights(compiler, self.later)
        self.sees, self.sights, self.open_zones = sights.sees, sights.sights, sights.open_zones
        self.leaves, self.enters, self.drawn, self.capacity = (
            sights.leaves,
            sights.enters,
            sights.drawn,
            sights.capacity,
        )
        self.spaces, self.rows, self.cell_sights = sights.spaces, sights.rows, sights.cell_sights
        self.tops, self.changing = sights.tops, sights.changing
        starts = first_contents(compiler, self.board)
        self.first_cells, self.first_zones = starts.cells, starts.zones
        self.first_where, self.first_eid = starts.where, starts.eid
        self.opening: State | None = None
        self.pauses = False
        self.editions: Editions | None = None
        self._everything = everything
        self._leave_open(given)
        self.get_ready()

    def _leave_open(self, given: dict[Stored, Any]) -> None:
        """From here on options that only say how many, which or who are looked up. No printed field hangs on those."""
        text = Text(self.compiler, self.layout.homes[0])
        for part in [part for parts in self.layout.kinds.values() for part, _ in parts]:
            for name, default in part.defaults.items():
                slot = part.kind.slots[name]
                text.expr(default, slot.type if isinstance(slot, Stored) else None)
        open_options = [slot for slot in given if not isinstance(plain(slot.type), Enum | NameOf) and slot.type != BOOL]
        self.register.leave_open(open_options)
        self.opts = tuple(given[slot] for slot in self.register.open_options)

    def with_options(self, options: dict[str, Any]) -> Program | None:
        """The same for other options, if no rule must be compiled anew for these."""
        places = {name: self.register.open_options.get(self.ruleset.options[name].slot) for name in options}
        if any(at is None and self.options[name] != options[name] for name, at in places.items()):
            return None
        assert self.start
        other = copy(self)
        other.options = options
        other.opts = tuple(options[name] for name, at in places.items() if at is not None)
        other.opening = None
        return other

    @cached_property
    def start(self) -> int:
        """Where a game begins, in the table of code."""
        compiler = self.compiler
        bundles = [home for home in self.layout.homes if bundle_test(compiler, home) == "instances"]
        if compiler.cover is None and not self._everything and len(bundles) >= editions.FEWEST:
            self.editions = Editions(self, [home.number for home in bundles])
            self.editions.while_on(())
            compiler.elsewhere = self._is_elsewhere
        start = start_unit(compiler)
        start.first = True
        compiler.native("pause", (), True)
        if self._everything:
            self._reach_everything()
        self.get_ready({start})
        return self.entries[start.number]

    def _is_elsewhere(self, key: object) -> bool:
        assert self.editions is not None
        return key != "start" and subject_of(key) not in self.editions.reaching

    def lowered(self, new: list[Unit]) -> None:
        if self.editions is not None:
            self.namespace.setdefault(NEWS, self.editions.function("news"))
            for unit in new:
                if unit.foreign:
                    self.namespace[f"E{unit.number}"] = self.editions.unit(*self.compiler.foreign[unit])

    def tidied(self, new: list[Unit]) -> None:
        first = next((unit for unit in new if unit.first), None)
        if first is not None:
            self.pauses = pause_before_chance(first, self.compiler.native("pause", (), True))

    # ------------------------------------------------------------------------------ before compiling
    def _count_copies(self, expr: s.Expr | None, default: int) -> int:
        if expr is None:
            return default
        layout = self.compiler.layout
        layout.ranges.setdefault("player", (0, self.players))
        text = Text(self.compiler, layout.homes[0])
        code = text.expr(expr)
        value = text.constant(code)
        if value is None and "// 0" in code:
            raise Trouble("run/divide", "this divides by 0", "test the divisor first", expr.span)
        return max(0, int(value)) if isinstance(value, int) else default

    def _tables(self) -> None:
        layout = self.layout
        self.holders = tuple(zone.holder for zone in layout.zones)
        self.dice = tuple(self.compiler.dice().values())
        self.side_cell: int | None = None
        for slot, column in layout.columns.items():
            if slot.name == "side" and slot.type == Enum("side") and column.first is not None:
                low, _ = layout.ranges["player"]
                if column.first <= low:
                    self.side_cell = column.base - column.first
        self.looking: dict[str, list[int] | None] = {}
        self._cells: dict[tuple[int, int], tuple[int, ...]] = {}
        self._zoned: dict[str, bool] = {}
        self._thing_sites: dict[int, bool] = {}

    def _register(self) -> None:
        """Everything that can be called, heard, changed or replaced, with where it stands."""
        compiler, layout = self.compiler, self.layout
        compiler.values.clear()
        for home in layout.homes:
            rules = home.rules
            called: list[ProcedureDef | WindowDef | StepDef] = [*rules.procedures, *rules.windows, *rules.steps]
            for definition in called:
                compiler.definitions[definition.procedure] = (definition, home, None)
            for value in rules.values:
                compiler.values[value.value] = (value, home)
            for member in rules.members:
                for own in member.procedures:
                    compiler.definitions[own.procedure] = (own, home, member.card)
            for found in rules.world.calls.get("setup", ()):
                if found.role == "setup":
                    compiler.definitions[found] = (setup_definition(home, found), home, None)
            self._clauses(rules.clauses, Source(home))
            if home.bundle is not None and home.side is None:
                for procedure, suite in home.bundle.replaces:
                    compiler.replaces.setdefault(procedure, []).append((suite, home))
        for kind, parts in layout.kinds.items():
            for part, home in parts:
                if layout.is_entity(kind):
                    self._clauses(part.clauses, Source(home, None, kind))
        for card, each in layout.members.items():
            if isinstance(each, MemberDef) and layout.is_entity(card.kind):
                self._clauses(each.clauses, Source(layout.card_homes[card], card))

    def _clauses(self, clauses: Any, source: Source) -> None:
        kind = source.card.kind if source.card is not None else source.kind
        if (clauses.triggers or clauses.changes) and kind is not None:
            self._age_where(kind)
        for trigger in clauses.triggers:
            listener = Listener(len(self.compiler.listeners), trigger, source)
            self.compiler.listeners.append(listener)
            if trigger.event is not None:
                self.compiler.listeners_to.setdefault(trigger.event, []).append(listener)
            if trigger.hears == "becomes":
                self.compiler.becoming.append(listener)
        for change in clauses.changes:
            self.compiler.changes.setdefault(change.value, []).append((change, source))

    def _age_where(self, kind: str) -> None:
        """The zones in which clauses of a kind work: there it counts which thing came first."""
        where, _ = self.layout.kind_key(kind, "active_in")
        for number, zone in enumerate(self.layout.zones):
            self.ages[number] |= not isinstance(where, str) or zone.name == where

    def _reach_everything(self) -> None:
        compiler, layout = self.compiler, self.layout
        for procedure in list(compiler.definitions):
            event_unit(compiler, procedure)
        for listener in compiler.listeners:
            clause_unit(compiler, listener)
        for value in compiler.values:
            value_function(compiler, value)
        kinds = [kind for kind in layout.kinds if layout.below(kind, "offer")]
        if kinds:
            menu_function(compiler, kinds)
            take_unit(compiler, kinds)
        for card, member in layout.members.items():
            if isinstance(member, MemberDef):
                perform_unit(compiler, card)

    def _on_functions(self) -> None:
        """For bundles that are on while a condition holds: a function that says whether it does."""
        self.on_functions: dict[int, str] = {}
        for home in self.layout.homes:
            test = bundle_test(self.compiler, home)
            if home.bundle is not None and test not in ("True", "False", "instances"):
                name = self.on_functions[home.number] = f"on{home.number}"
                self.compiler.functions[name] = ([f"def {name}(G):", f"    return {test}"], home.bundle.card.span)

    # ------------------------------------------------------------------------------ while it runs
    @cached_property
    def every_bit(self) -> int:
        """What is due in a state of which nothing has been tested yet."""
        return every_bit(self.compiler)

    def begin_play(self, G: State) -> None:
        """Set-up is over: from now on conditions are tested."""
        if G.place is not None:
            G.place(G)
            G.place = None
        maker: Generated = self if self.editions is None else self.editions.while_on(G.on)
        if "truths" in maker.compiler.functions:
            G.was = frozenset(maker.function("truths")(G, self.every_bit))
            G.held = runtime.bits_held(G.was, test_bits(self.compiler))
        G.live, G.due = True, self.every_bit

    def plan(self, number: int) -> Any:
        known = self._plans.get(number)
        if known is None:
            plan, _, compiler = self.register.plans[number]
            later = next(maker.later for maker in self.makers() if maker.compiler is compiler)
            known = self._plans[number] = (
                [later(name).made() for name in plan.candidates],
                [None if name is None else later(name).made() for name in plan.bounds],
                plan.sites,
                None if plan.needs is None else later(plan.needs).made(),
                None if plan.alone is None else later(plan.alone).made(),
            )
        return known

    def makers(self) -> list[Generated]:
        """All that have generated code of this game."""
        return [self, *(self.editions or ())]

    def write_everything(self) -> None:
        """Makes and compiles all of the Python text now: for what is on at first, and for everything that can be."""
        assert self.start
        super().write_everything()
        if self.editions is not None:
            for edition in (self.editions.while_on(()), self.editions.for_all()):
                edition.write_everything()

    def function(self, name: str) -> Any:
        """A function by name; those of single questions belong to whoever asks them."""
        return next(maker.namespace[name] for maker in self.makers() if name in maker.namespace)

    def space(self, G: State, zone: int) -> int | None:
        most = self.spaces[zone]
        if most is None:
            return None
        return int(most if isinstance(most, int) else most(G)) - len(G.z[zone])

    def lift(self, G: State, thing: int) -> None:
        """Takes a thing off the map, if it is a tile."""
        if self.ruleset.map is not None:
            low, high = self.layout.ranges[self.ruleset.map.tile]
            if low <= thing < high:
                put(G, thing - low, None)

    # ------------------------------------------------------------------------------ asking about the game
    @property
    def sites(self) -> Any:
        return self.register.sites

    def points(self, G: State) -> tuple[int, ...] | None:
        if not self.counts:
            return None
        points = self.function("points")
        return tuple(points(G, seat) for seat in range(self.players))

    def earned(self, G: State) -> tuple[str | None, ...]:
        """The title that each player has got for the points."""
        title = self.function("titles")
        return tuple(title(G, seat) for seat in range(self.players))

    def side_of(self, slot: Stored) -> int | None:
        """The one side that may read of a slot, if it stands under `read_by`."""
        for home in self.layout.homes:
            slots = home.rules.slots
            own = [state.slot for state in slots.states] + [counter.slot for counter in slots.counters]
            if home.side is not None and slot in own:
                return self.compiler.enum("side").index(home.side)
        return None

    def stands_cell(self, thing: int) -> int | None:
        return self._stands.get(thing)

    def asks_for_things(self, site: int) -> bool:
        """Are the options of a question things that may be equal?"""
        known = self._thing_sites.get(site)
        if known is None:
            t = plain(self.sites[site].options) if self.sites[site].options is not None else None
            known = isinstance(t, Thing | Printed) and self.layout.is_entity(t.kind)
            known = self._thing_sites[site] = known and not self.layout.below(t.kind, "player")  # type: ignore[union-attr]
        return known

    @cached_property
    def alike(self) -> tuple[bool, ...]:
        """For each thing: is there nothing about it but which card it is, how and where it lies, what lies in it?

        One with a printed back is not so: hidden ones can be told apart.
        """
        kinds = {kind: self._bare(kind) for kind in set(self.layout.kind_of)}
        return tuple(what >= 0 and kinds[self.layout.kind_of[t]] for t, what in enumerate(self.layout.what))

    def _bare(self, kind: str) -> bool:
        low, high = self.layout.own_range[kind]
        own = any(self.layout.cards[number].kind == kind for number in self.own_slots)
        printed = any(
            self.layout.cards[number].kind == kind and sort for number, sort in enumerate(self.backs.sorts[:-1])
        )
        return low < high and not self._columns_of(low) and not own and not printed

    @cached_property
    def backs(self) -> Backs:
        return find_backs(self.compiler)

    def renew(self, G: State, thing: int) -> None:
        """A thing that comes back from out of play begins anew."""
        for cell in self._cells_of(G, thing):
            G.c[cell] = self.first_cells[cell]
        for uses in USES.values():
            setattr(G, uses, {key: count for key, count in getattr(G, uses).items() if key[2] != -1 - thing})

    def own_cells(self, G: State, thing: int) -> list[tuple[Stored, int]]:
        """The cells of what only this member has."""
        found: list[tuple[Stored, int]] = []
        for slot in self.own_slots.get(G.what[thing], ()):
            column = self.layout.columns[slot]
            found.append((slot, column.base if column.first is None else column.base - column.first + thing))
        return found

    @cached_property
    def own_slots(self) -> dict[int, list[Stored]]:
        """For each member that has some: its own state."""
        found: dict[int, list[Stored]] = {}
        for card, member in self.layout.members.items():
            if isinstance(member, MemberDef) and member.states:
                found[self.layout.number_of[card]] = [state.slot for state in member.states]
        return found

    def _columns_of(self, thing: int) -> list[int]:
        kind = self.layout.kind_of[thing]
        known = self.looking.get(kind)
        if known is None:
            own = {slot for slots in self.own_slots.values() for slot in slots}
            known = [
                column.base - column.first
                for column in dict.fromkeys(c for slot, c in self.layout.columns.items() if slot not in own)
                if column.first is not None and column.first <= thing < column.first + column.count
            ]
            self.looking[kind] = known
        return [offset + thing for offset in known]

    def _cells_of(self, G: State, thing: int) -> tuple[int, ...]:
        """All cells of a thing: those of its kind, and those that only this member has."""
        key = G.what[thing], thing
        known = self._cells.get(key)
        if known is None:
            known = self._cells[key] = (*self._columns_of(thing), *(at for _, at in self.own_cells(G, thing)))
        return known

    def looks(self, G: State, thing: int, who: int) -> Any:
        """What a thing is to a player who looks at it: equal looks are one option."""
        if G.what[thing] < 0 or any(map(G.z.__getitem__, self.own_zones.get(thing, ()))):
            return thing
        seen = G.what[thing] if knows(G, who, thing) else -1 - shown_back(G, thing)
        held = [*map(G.c.__getitem__, self._cells_of(G, thing))]
        if dict in map(type, held):
            held = [frozenset(value.items()) if isinstance(value, dict) else value for value in held]
        return (seen, G.w[thing], G.face[thing], *held)

    @cached_property
    def shown_zones(self) -> frozenset[int]:
        """The zones into which all see."""
        return frozenset(number for number, sees in enumerate(self.sees) if sees == self.everyone)

    @cached_property
    def bare_zones(self) -> frozenset[int]:
        """The zones with a fixed sight whose things are told apart by nothing but which card they are."""
        if self.register.turns:
            return frozenset()
        odd = {
            kind for thing, kind in enumerate(self.layout.kind_of) if not self.alike[thing] or thing in self.own_zones
        }
        found: set[int] = set()
        for number, zone in enumerate(self.layout.zones):
            if zone.definition is not None and self.sees[number] is not None:
                held = held_kind(zone.definition.slot)
                kinds = {kind for kind in set(self.layout.kind_of) if held == "thing" or self.layout.below(kind, held)}
                if not kinds & odd:
                    found.add(number)
        return frozenset(found)

    @cached_property
    def own_zones(self) -> dict[int, list[int]]:
        """The zones that a thing has itself."""
        found: dict[int, list[int]] = {}
        for zone, holder in enumerate(self.holders):
            if holder is not None and holder >= self.players:
                found.setdefault(holder, []).append(zone)
        return found

    def has_zones(self, kind: str) -> bool:
        known = self._zoned.get(kind)
        if known is None:
            low, high = self.layout.own_range[kind]
            known = any(h is not None and low <= h < high for h in self.holders)
            self._zoned[kind] = known
        return known

    @cached_property
    def going_round(self) -> set[int]:
        """The numbers of the steps that go round the table."""
        return {
            i
            for i, (definition, _, _) in enumerate(self.compiler.definitions.values())
            if isinstance(definition, StepDef) and definition.body.each is not None
        }

    def path_to(self, step: str) -> tuple[int, ...] | None:
        return path_to(self.compiler, step)

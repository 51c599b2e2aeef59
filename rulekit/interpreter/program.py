"""A ruleset compiled for one number of players and one set of options: the functions that run it, and its constants.

Units are made for all that can be reached; their Python text is made when they are first used.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from rulekit.dsl import syntax as s
from rulekit.dsl.types import Enum, Printed, Thing, plain
from rulekit.dsl.world import Stored
from rulekit.interpreter import runtime
from rulekit.interpreter.backs import Backs, find_backs
from rulekit.interpreter.bodies import perform_unit
from rulekit.interpreter.bundles import bundle_test, homes_with_off, paths_of
from rulekit.interpreter.compiler import Compiler, Listener, Source
from rulekit.interpreter.course import path_to, setup_definition, start_unit
from rulekit.interpreter.cover import Cover
from rulekit.interpreter.endings import ENDING, mark_changes, scores_functions, test_bit
from rulekit.interpreter.events import clause_unit, event_unit
from rulekit.interpreter.exprs import Text
from rulekit.interpreter.faults import Trouble
from rulekit.interpreter.generated import Generated
from rulekit.interpreter.keys import Keys
from rulekit.interpreter.layout import first_layout, held_kind, lay_out
from rulekit.interpreter.maps import areas_of, make_board, map_functions, stands_cells
from rulekit.interpreter.names import seat_names
from rulekit.interpreter.offers import menu_function, take_unit
from rulekit.interpreter.reads import noticed, open_tracks, reads, source_reads
from rulekit.interpreter.sight import knows, shown_back
from rulekit.interpreter.starts import first_contents
from rulekit.interpreter.state import State
from rulekit.interpreter.tidying import drop_idle_calls, put_in_place, simplify
from rulekit.interpreter.units import EVERY_TEST, find_counted, find_waiting, pause_before_chance
from rulekit.interpreter.values import track_function, value_function
from rulekit.interpreter.zones import find_sights
from rulekit.ruleset.model import MemberDef, ProcedureDef, Ruleset, StepDef, WindowDef


class Program(Generated, Keys):
    """What a `State` points to as `p`: everything about the game that never changes."""

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
        super().__init__(Compiler(ruleset, early, given, cover=cover, tells=tells))
        for home in early.homes:
            self.compiler.values.update({value.value: (value, home) for value in home.rules.values})
        self.layout = self.compiler.layout = lay_out(ruleset, players, self._count_copies)
        self._plans: dict[int, Any] = {}
        self.in_play: dict[tuple[int, ...], tuple[int, ...]] = {}
        self.ages = self.compiler.ages = [False] * len(self.layout.zones)
        self._tables()
        self._register()
        self.board, self.areas = make_board(self.compiler), areas_of(self.compiler)
        self._stands = stands_cells(self.compiler)
        if self.board is not None:
            self.namespace.update(map_functions(self.compiler, self.board))
        self._watch()
        self.start = start_unit(self.compiler)
        self.counts = scores_functions(self.compiler)
        self._on_functions()
        self.track_rows = {slot: track_function(self.compiler, slot, "row") for slot in open_tracks(self.compiler)}
        if everything:
            self._reach_everything()
        self.compiler.lower_all()
        sights = find_sights(self.compiler, self.later)
        self.sees, self.sights, self.open_zones = sights.sees, sights.sights, sights.open_zones
        self.leaves, self.enters, self.drawn, self.capacity = (
            sights.leaves,
            sights.enters,
            sights.drawn,
            sights.capacity,
        )
        self.spaces, self.rows, self.cell_sights = sights.spaces, sights.rows, sights.cell_sights
        self.tops, self.changing = sights.tops, sights.changing
        starts = first_contents(self.compiler, self.board)
        self.first_cells, self.first_zones = starts.cells, starts.zones
        self.first_where, self.first_eid = starts.where, starts.eid
        mark_changes(self.compiler)
        clauses = {unit for key, unit in self.compiler.made.items() if isinstance(key, tuple) and key[0] == "clause"}
        put_in_place(self.compiler.units, {self.start, *clauses})
        for unit in self.compiler.units:
            simplify(unit)
        drop_idle_calls(self.compiler.units)
        self.pauses = pause_before_chance(self.start, self.compiler.native("pause", (), True))
        find_waiting(self.compiler.units)
        find_counted(self.compiler.units)
        self.start.waits = self.start.first = True
        self.opening: State | None = None
        self.namespace["_left"] = runtime.left(self)
        self.namespace["_nth"] = self.number_of
        self.install()

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
        self.namespace.update(seat_names(self.players), ZHOLD=self.holders)
        self.dice = tuple(self.compiler.dice().values())
        self.side_cell: int | None = None
        for slot, column in layout.columns.items():
            if slot.name == "side" and slot.type == Enum("side") and column.first is not None:
                low, _ = layout.ranges["player"]
                if column.first <= low:
                    self.side_cell = column.base - column.first
        self.looking: dict[str, list[int] | None] = {}
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
            if trigger.hears == "becomes":
                self.compiler.becoming.append(listener)
        for change in clauses.changes:
            self.compiler.changes.setdefault(change.value, []).append((change, source))

    def _age_where(self, kind: str) -> None:
        """The zones in which clauses of a kind work: there it counts which thing came first."""
        where, _ = self.layout.kind_key(kind, "active_in")
        for number, zone in enumerate(self.layout.zones):
            self.ages[number] |= not isinstance(where, str) or zone.name == where

    def _watch(self) -> None:
        """What ends, `until` and `becomes` look at: ends and `until` together, each `becomes` by itself."""
        compiler = self.compiler
        ending: set[object] = set()
        for home in self.layout.homes:
            for end in home.rules.ends:
                for condition in end.conditions:
                    ending |= reads(compiler, condition.test)
                ending |= source_reads(compiler, Source(home), set())
            if home.bundle is not None and home.bundle.until is not None:
                ending |= reads(compiler, home.bundle.until)
            if home.bundle is not None and any(path.startswith("ends.") for path in home.bundle.off):
                ending |= source_reads(compiler, Source(home), set())
        compiler.watch(ENDING, noticed(compiler, ending))
        for listener in compiler.becoming:
            assert listener.trigger.becomes is not None
            read = reads(compiler, listener.trigger.becomes)
            read |= source_reads(compiler, listener.source, set())
            for home in homes_with_off(compiler, paths_of(compiler, listener.source, "when", listener.trigger.name)):
                read |= source_reads(compiler, Source(home), set())
            compiler.watch(test_bit(compiler, listener), noticed(compiler, read))
        if not compiler.watched and (any(h.rules.ends for h in self.layout.homes)):
            compiler.watched.add("always")

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
    def begin_play(self, G: State) -> None:
        """Set-up is over: from now on conditions are tested."""
        if G.place is not None:
            G.place(G)
            G.place = None
        if "truths" in self.compiler.functions:
            G.was = frozenset(self.function("truths")(G, EVERY_TEST))
        G.live, G.due = True, EVERY_TEST

    def plan(self, number: int) -> Any:
        known = self._plans.get(number)
        if known is None:
            plan = self.compiler.plans[number]
            known = self._plans[number] = (
                [self.later(name).made() for name in plan.candidates],
                [None if name is None else self.later(name).made() for name in plan.bounds],
                plan.sites,
                None if plan.needs is None else self.later(plan.needs).made(),
                None if plan.alone is None else self.later(plan.alone).made(),
            )
        return known

    def space(self, G: State, zone: int) -> int | None:
        most = self.spaces[zone]
        if most is None:
            return None
        return int(most if isinstance(most, int) else most(G)) - len(G.z[zone])

    def lifted(self, G: State, thing: int) -> Any:
        board = self.ruleset.map
        if self.board is None or board is None:
            return G.laid
        low, high = self.layout.ranges[board.tile]
        return self.board.lift(G.laid, thing - low) if low <= thing < high else G.laid

    # ------------------------------------------------------------------------------ asking about the game
    @property
    def sites(self) -> Any:
        return self.compiler.sites

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

    @cached_property
    def simple_sites(self) -> list[bool]:
        """For each question: is one option the whole answer?"""
        return [site.kind in ("one", "offer", "yes_no", "number") for site in self.sites]

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
        for column in (*self._columns_of(thing), *(at for _, at in self.own_cells(G, thing))):
            G.c[column] = self.first_cells[column]
        if G.used:
            G.used = {key: count for key, count in G.used.items() if key[3] != -1 - thing}

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

    def looks(self, G: State, thing: int, who: int) -> Any:
        """What a thing is to a player who looks at it: equal looks are one option."""
        if G.what[thing] < 0 or any(G.z[zone] for zone in self.own_zones.get(thing, ())):
            return thing
        seen = G.what[thing] if knows(G, who, thing) else -1 - shown_back(G, thing)
        cells = [*self._columns_of(thing), *(at for _, at in self.own_cells(G, thing))]
        return (seen, G.w[thing], G.face[thing], *(_frozen(G.c[cell]) for cell in cells))

    @cached_property
    def bare_zones(self) -> frozenset[int]:
        """The zones with a fixed sight whose things are told apart by nothing but which card they are."""
        if self.compiler.turns:
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


def _frozen(value: Any) -> Any:
    return tuple(sorted(value.items())) if isinstance(value, dict) else value

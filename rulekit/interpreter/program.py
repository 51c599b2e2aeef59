"""A ruleset compiled for one number of players and one set of options: the functions that run it, and its constants.

Python text is made for every unit that can be reached, and compiled when a unit is first used, in a namespace that
holds only what is put there.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from types import CodeType
from typing import Any

from rulekit.dsl import syntax as s
from rulekit.dsl.types import (
    BOOL,
    INT,
    PLACE,
    Basic,
    Enum,
    List,
    Map,
    NameOf,
    Printed,
    Thing,
    Type,
    plain,
)
from rulekit.dsl.world import Stored
from rulekit.interpreter import chance, moving, natives, runtime
from rulekit.interpreter.boards import Board
from rulekit.interpreter.bodies import perform_unit
from rulekit.interpreter.bundles import bundle_test
from rulekit.interpreter.compiler import UNSET, Compiler, Listener, Source, line
from rulekit.interpreter.course import (
    path_to,
    setup_definition,
    start_unit,
)
from rulekit.interpreter.cover import Cover
from rulekit.interpreter.endings import scores_functions
from rulekit.interpreter.events import clause_unit, event_unit
from rulekit.interpreter.exprs import Text
from rulekit.interpreter.faults import Trouble
from rulekit.interpreter.layout import BOARD, OUT, Home, Layout, first_layout, lay_out
from rulekit.interpreter.offers import menu_function, take_unit
from rulekit.interpreter.polish import polish
from rulekit.interpreter.reads import reads, source_reads
from rulekit.interpreter.sight import knows
from rulekit.interpreter.state import State
from rulekit.interpreter.units import Unit, drop_idle_calls, find_waiting, pause_before_chance, put_in_place, simplify
from rulekit.interpreter.values import value_function
from rulekit.interpreter.writer import Stretch, Writer
from rulekit.ruleset.model import (
    CounterDef,
    MemberDef,
    ProcedureDef,
    Ruleset,
    StateDef,
    StepDef,
    TrackDef,
    WindowDef,
)
from rulekit.source import Span

_SAFE: dict[str, Any] = {
    "__builtins__": {},
    **{f.__name__: f for f in (len, tuple, range, sum, min, max, any, all, dict, reversed)},
    "_tired": runtime.tired,
    "_deep": runtime.deep,
    "DEEPEST": runtime.DEEPEST,
    "_set": runtime.set_value,
    "_no_choice": runtime.no_choice,
    "_times": runtime.times,
    "_number": runtime.number,
    "_counted": runtime.counted,
    "_joined_lists": runtime.joined_lists,
    "_ranged": runtime.ranged,
    "_range": runtime.number_range,
    "_broken": runtime.broken,
    "_first": runtime.first,
    "_found": runtime.found,
    "_one": runtime.one,
    "_top": runtime.top,
    "_top_of": runtime.top_of,
    "_in_play": runtime.in_play,
    "_is": runtime.is_named,
    "_between": runtime.between,
    "_best": runtime.best,
    "_seat": runtime.seat,
    "_numbered": runtime.numbered,
    "_under": runtime.under,
    "_row": runtime.row,
    "_owner": runtime.owner,
    "_place": runtime.place,
    "_may_use": runtime.may_use,
    "_circle": runtime.circle,
    "_on_side": runtime.on_side,
    "_mask": runtime.mask,
    "_age": runtime.age,
    "_different": runtime.different,
    "_unlike": runtime.unlike,
    "_move": moving.move,
    "_put": moving.put,
    "_draw": moving.draw,
    "_deal": moving.deal,
    "_full": moving.full,
    "_create": moving.create,
    "_shuffle": chance.shuffle,
    "_random": chance.random_one,
    "_random_some": chance.random_some,
    "_throw": chance.throw,
    "_show": moving.show,
    "_show_cell": moving.show_cell,
    "_told": moving.told,
    "_track": runtime.track,
    "_set_track": runtime.set_track,
    "_fits": runtime.fits,
    "_space_left": runtime.space_left,
    "_instance": runtime.instance,
    "_instances": runtime.instances,
    "_is_on": runtime.is_on,
    "_replacing": runtime.replacing,
    "_switch_on": runtime.switch_on,
    "_switch_off": runtime.switch_off,
    "_ordered": runtime.ordered,
    "_outermost": runtime.outermost,
    "_became": runtime.became,
    "_forget": runtime.forget,
    "_skips": runtime.skips,
    "_passed": runtime.passed,
    "_ended": runtime.ended,
    "_open": natives.is_open,
    "_nothing": lambda G, this, you: None,
}


class Program:
    """What a `State` points to as `p`: everything about the game that never changes."""

    def __init__(
        self,
        ruleset: Ruleset,
        players: int,
        options: dict[str, Any],
        everything: bool = False,
        cover: Cover | None = None,
    ) -> None:
        """`everything`: also what this game can never come to, so that all of a ruleset can be tried out."""
        self.ruleset = ruleset
        self.players = players
        self.options = options
        self.everyone = (1 << players) - 1
        given = {ruleset.options[name].slot: value for name, value in options.items()}
        early = first_layout(ruleset, players)
        self.compiler = Compiler(ruleset, early, given, cover=cover)
        for home in early.homes:
            self.compiler.values.update({value.value: (value, home) for value in home.rules.values})
        self.layout = self.compiler.layout = lay_out(ruleset, players, self._count_copies)
        self.namespace: dict[str, Any] = {**_SAFE, **(cover.names() if cover is not None else {})}
        self.code: list[Callable[[State, Any], Any]] = list(natives.FRAMES)
        self.entries: dict[int, int] = {}
        self.stretches: dict[int, Stretch] = {}
        self.line_spans: dict[str, list[Span | None]] = {}
        self.texts: dict[str, str] = {}
        self.titles: dict[str, str] = {}
        self._plans: dict[int, Any] = {}
        self.ages = False
        self._tables()
        self._register()
        self._board()
        self._watch()
        self.start = start_unit(self.compiler)
        self.counts = scores_functions(self.compiler)
        self._on_functions()
        if everything:
            self._reach_everything()
        self.compiler.lower_all()
        self._sights()
        self._starts()
        clauses = {unit for key, unit in self.compiler.made.items() if isinstance(key, tuple) and key[0] == "clause"}
        put_in_place(self.compiler.units, {self.start, *clauses})
        for unit in self.compiler.units:
            simplify(unit)
        drop_idle_calls(self.compiler.units)
        self.pauses = pause_before_chance(self.start, self.compiler.native("pause", (), True))
        find_waiting(self.compiler.units)
        self.start.waits = self.start.first = True
        self.opening: State | None = None
        self._install()

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
        n, layout = self.players, self.layout
        around = [tuple((seat + i) % n for i in range(n)) for seat in range(n)]
        self.holders = tuple(zone.holder for zone in layout.zones)
        self.namespace.update(
            FROM=tuple(around),
            AFTER=tuple(line[1:] for line in around),
            CHAIN_FROM=tuple(_chain(line) for line in around),
            CHAIN_AFTER=tuple(_chain(line[1:]) for line in around),
            ALL=self.everyone,
            ZHOLD=self.holders,
        )
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
        if (clauses.triggers or clauses.changes) and (source.card is not None or source.kind is not None):
            self.ages = True
        for trigger in clauses.triggers:
            listener = Listener(len(self.compiler.listeners), trigger, source)
            self.compiler.listeners.append(listener)
            if trigger.hears == "becomes":
                self.compiler.becoming.append(listener)
        for change in clauses.changes:
            self.compiler.changes.setdefault(change.value, []).append((change, source))

    def _board(self) -> None:
        """The map, and the functions that ask it."""
        self.board: Board | None = None
        board, layout = self.ruleset.map, self.layout
        self._stands: dict[int, int] = {}
        if board is None:
            return
        low, high = layout.ranges[board.tile]
        doors: list[list[tuple[int, ...]]] = []
        for tile in range(low, high):
            card = layout.cards[layout.what[tile]]
            member = layout.members[card]
            assert isinstance(member, MemberDef)
            printed = member.printed.get(board.doors, ())
            assert isinstance(printed, tuple)
            sides = ["north", "east", "south", "west"]
            if member.areas:
                letters = {"N": 0, "E": 1, "S": 2, "W": 3}
                doors.append([tuple(letters[x] for x in area or "") for area in member.areas.values()])
            else:
                doors.append([tuple(sides.index(str(side)) for side in printed)])
        number = {layout.cards[layout.what[t]].name: t - low for t in range(low, high)}
        grids = self.compiler.enum(board.grids)
        rows = [
            [[None if name is None else number[name] for name in row] for row in board.laid.get(grid, ())]
            for grid in grids
        ]
        b = self.board = Board(doors, [(number[x], number[y]) for x, y in board.links], rows)
        self.areas = [
            list(member.areas)
            for t in range(low, high)
            if isinstance(member := layout.members[layout.cards[layout.what[t]]], MemberDef)
        ]
        for slot, column in layout.columns.items():
            if slot.name == board.stands and column.first is not None and plain(slot.type) == PLACE:
                for thing in range(column.first, column.first + column.count):
                    self._stands[thing] = column.base - column.first + thing
        self.namespace.update(
            _first_place=b.place_of,
            _tile_of=b.tile_of,
            _places=b.places,
            _door_place=b.place_of_door,
            _exits=lambda G, x: b.exits(G.laid, x),
            _beyond=lambda G, x: b.beyond(G.laid, x),
            _in_sight=lambda G, x: b.in_sight(G.laid, x),
            _open_doors=lambda G, x: b.open_doors(G.laid, x),
            _outer_sides=lambda G, x: b.outer_sides(G.laid, x),
            _joined=lambda G, x: tuple(t + low for t in b.joined(G.laid, x)),
            _grid_of_place=lambda G, x: b.grid_of(G.laid, x),
            _grid_of_tile=lambda G, x: None if G.laid[x] is None else G.laid[x][0],
            _distance=lambda G, x, y: b.distance(G.laid, x, y),
            _ways=lambda G, tile, door: tuple((tile, *way) for way in b.ways(G.laid, tile, door)),
            _false_doors=lambda G, way: b.false_doors(G.laid, way[0], way[1:]),
            _open_left=lambda G, way: b.open_left(G.laid, way[0], way[1:]),
            _lay=self._lay,
        )

    def _lay(self, G: State, thing: int, tile: int, way: tuple[int, ...]) -> None:
        assert self.board is not None
        taken = any(at is not None and at[:3] == way[1:4] and i != tile for i, at in enumerate(G.laid))
        if taken:
            raise Trouble("run/taken", "another tile lies there already")
        if G.w[thing] != BOARD:
            moving.move(G, (thing,), BOARD, None, 0)
        G.laid = self.board.lay(G.laid, tile, way[1:])  # type: ignore[arg-type]

    def lifted(self, G: State, thing: int) -> Any:
        board = self.ruleset.map
        if self.board is None or board is None:
            return G.laid
        low, high = self.layout.ranges[board.tile]
        return self.board.lift(G.laid, thing - low) if low <= thing < high else G.laid

    def _watch(self) -> None:
        """What ends, `until` and `becomes` look at."""
        compiler = self.compiler
        watched = compiler.watched
        for home in self.layout.homes:
            for end in home.rules.ends:
                for condition in end.conditions:
                    watched |= reads(compiler, condition.test)
                watched |= source_reads(compiler, Source(home), set())
            if home.bundle is not None and home.bundle.until is not None:
                watched |= reads(compiler, home.bundle.until)
        for listener in compiler.becoming:
            assert listener.trigger.becomes is not None
            watched |= reads(compiler, listener.trigger.becomes)
            watched |= source_reads(compiler, listener.source, set())
        if not watched and (any(h.rules.ends for h in self.layout.homes)):
            watched.add("always")

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

    def write_everything(self) -> None:
        """Makes and compiles all of the Python text now."""
        for unit in self.compiler.units:
            if not unit.native and unit.name not in self.texts:
                self.write(unit)
        for name in self.compiler.functions:
            if name not in self.texts:
                self.make_function(name)

    def _on_functions(self) -> None:
        """For bundles that are on while a condition holds: a function that says whether it does."""
        self.on_functions: dict[int, str] = {}
        for home in self.layout.homes:
            test = bundle_test(self.compiler, home)
            if home.bundle is not None and test not in ("True", "False", "instances"):
                name = self.on_functions[home.number] = f"on{home.number}"
                self.compiler.functions[name] = ([f"def {name}(G):", f"    return {test}"], home.bundle.card.span)

    # ------------------------------------------------------------------------------ what a state begins with
    def _starts(self) -> None:
        """The first content of every cell and zone; what has to be worked out is worked out in `begin`."""
        layout, compiler = self.layout, self.compiler
        cells: list[Any] = [None] * layout.cells
        later: list[tuple[int, str, Span]] = []
        self.lasting: dict[str, list[tuple[int, int, list[Any]]]] = {"turn": [], "round": []}
        order = sorted(layout.columns.items(), key=lambda item: _depth(layout, item[0]))
        for slot, column in order:
            if column.floating:
                continue
            definition = layout.column_defs.get(slot)
            spread: list[int | None] = [None]
            if column.first is not None:
                low, high = column.first, column.first + column.count
                if slot in [d.slot for parts in layout.kinds.values() for k, _ in parts for d in k.slots.states]:
                    kind = next(
                        name
                        for name, parts in layout.kinds.items()
                        for k, _ in parts
                        if slot in [d.slot for d in k.slots.states]
                    )
                    low, high = layout.ranges.get(kind, (low, high))
                spread = list(range(low, high))
            for thing in spread:
                at = column.base if thing is None else column.base - (column.first or 0) + thing
                value, code = self._start_of(definition, slot, column, thing)
                cells[at] = value
                if code is not None:
                    later.append((at, code, slot.span))
            lasts = definition.lasts if isinstance(definition, StateDef) else None
            if lasts is not None:
                stop = column.base + column.count
                self.lasting[lasts].append((column.base, stop, []))
        for spans in self.lasting.values():
            for i, (start, stop, _) in enumerate(spans):
                spans[i] = (start, stop, cells[start:stop])
        self.first_cells = cells
        self._renewing()
        self.first_zones: list[tuple[int, ...]] = [()] * len(layout.zones)
        self.first_where: list[int] = []
        names = {zone.name: i for i, zone in enumerate(layout.zones) if zone.holder is None and i > BOARD}
        for thing, what in enumerate(layout.what):
            where = OUT
            kind = layout.kind_of[thing]
            starts, _ = layout.kind_key(kind, "starts_in")
            if what >= 0:
                member = layout.members[layout.cards[what]]
                assert isinstance(member, MemberDef)
                starts = member.starts_in or starts
            if isinstance(starts, str) and starts in names:
                where = names[starts]
            elif what < 0:
                where = BOARD
            if self.board is not None and self.ruleset.map is not None:
                low, high = layout.ranges[self.ruleset.map.tile]
                if low <= thing < high and self.board.start()[thing - low] is not None:
                    where = BOARD
            self.first_where.append(where)
            if where != BOARD:
                self.first_zones[where] += (thing,)
        lines = ["def begin(G):"]
        lines += [line(f"    _start(G, {at}, lambda: {code})", span) for at, code, span in later]
        lines.append("    return")
        compiler.functions["begin"] = (lines, None)
        self.namespace["_start"] = _start
        firsts = [layout.first_thing.get(card, -1) for card in layout.cards]
        self.first_eid = tuple(firsts)

    def _renewing(self) -> None:
        """What goes back to its start when a turn or a round is over, as functions."""
        for per, name in (("turn", "end_turn"), ("round", "end_round")):
            lines = [f"def {name}(G):"]
            for start, stop, values in self.lasting[per]:
                lines.append(f"    G.c[{start}:{stop}] = {self.compiler.constant('V', values)}")
            lines.append(f"    if G.used: _forget(G, {per!r})")
            if per == "turn":
                lines.append("    G.turn = None")
            self.compiler.functions[name] = (lines, None)

    def _start_of(self, definition: Any, slot: Stored, column: Any, thing: int | None) -> tuple[Any, str | None]:
        compiler = self.compiler
        text = Text(compiler, column.home)
        if thing is not None:
            kind = self.layout.kind_of[thing]
            if self.compiler.acts(kind):
                text.you = str(thing)
            else:
                text.this = str(thing)
        tree: s.Expr | None = None
        empty: Any = compiler.empty(slot.type)
        if isinstance(definition, StateDef):
            tree = definition.default
        elif isinstance(definition, CounterDef | TrackDef):
            tree, empty = definition.start, 0
        family = getattr(definition, "family", None)
        if family is not None:
            text.env[family.binder] = str(family.index)
        if tree is None:
            return empty, None
        code = text.expr(tree, slot.type if isinstance(definition, StateDef) else None)
        value = text.constant(code)
        if type(value) is int and abs(value) >= runtime.MOST_NUMBER:
            raise Trouble("run/number", "this number is too large", "", tree.span)
        if value is not None or code == "None":
            return value, None
        return UNSET, code

    def _sights(self) -> None:
        """Who sees into each zone: fixed bits, or None where it depends on the state."""
        self.sees: list[int | None] = []
        self.sights: list[tuple[str, Any]] = []
        self.spaces: list[Any] = []
        sides = self.compiler.enum("side")
        for number, zone in enumerate(self.layout.zones):
            word = zone.definition.sight.word if zone.definition is not None else "all"
            test: Any = None
            fixed: int | None = None
            if word == "all":
                fixed = self.everyone
            elif word in ("nobody", "count"):
                fixed = 0
            elif word == "owner":
                holder = zone.holder
                fixed = 1 << holder if holder is not None and holder < self.players else 0
            elif word == "when" and zone.definition is not None:
                assert zone.home is not None
                test = self._sight_function(zone.definition.sight.when, zone.home, zone.holder, f"z{number}")
            elif word in sides:
                test = sides.index(word)
            self.sees.append(fixed)
            self.sights.append((word, test))
            self.spaces.append(self._space_function(number, zone))
        self.rows = frozenset(
            number
            for number, zone in enumerate(self.layout.zones)
            if zone.definition is not None and zone.definition.row
        )
        self.plain_sees = [
            fixed if number > BOARD and space is None else None
            for number, (fixed, space) in enumerate(zip(self.sees, self.spaces, strict=True))
        ]
        self.cell_sights: dict[Stored, tuple[str, Any]] = {}
        for slot, definition in self.layout.column_defs.items():
            word = definition.sight.word
            test = sides.index(word) if word in sides else None
            if word == "when":
                test = self._sight_function(definition.sight.when, self.layout.columns[slot].home, None, slot.name)
            self.cell_sights[slot] = (word, test)

    def _sight_function(self, tree: s.Expr | None, home: Home, holder: int | None, key: str) -> Any:
        assert tree is not None
        text = Text(self.compiler, home)
        text.env["viewer"] = "viewer_0"
        text.you = text.this = "holder_0"
        name = f"see{len(self.compiler.functions)}"
        lines = [f"def {name}(G, viewer_0, holder_0):", f"    return {text.expr(tree)}"]
        self.compiler.functions[name] = (lines, tree.span)
        return _Later(self, name)

    def _space_function(self, number: int, zone: Any) -> Any:
        if zone.definition is None or zone.definition.most is None:
            return None
        text = Text(self.compiler, zone.home)
        if zone.holder is not None:
            text.you = text.this = str(zone.holder)
        if zone.definition.family is not None:
            text.env[zone.definition.family.binder] = str(zone.definition.family.index)
        code = text.expr(zone.definition.most)
        constant = text.constant(code)
        if isinstance(constant, int):
            return constant
        name = f"space{number}"
        self.compiler.functions[name] = ([f"def {name}(G):", f"    return {code}"], None)
        return _Later(self, name)

    def space(self, G: State, zone: int) -> int | None:
        most = self.spaces[zone]
        if most is None:
            return None
        return int(most if isinstance(most, int) else most(G)) - len(G.z[zone])

    # ------------------------------------------------------------------------------ compiling
    def _install(self) -> None:
        """A place in the table of code for every unit; the text is made and compiled on first use."""
        namespace = self.namespace
        for name, value in self.compiler.constants.items():
            if name.isalnum():
                namespace[name] = value
        namespace["C"] = self.code
        namespace["_left"] = runtime.left(self)
        namespace["_nth"] = self.number_of
        for unit in self.compiler.units:
            if unit.native:
                if unit.title in natives.ENTRIES:
                    self.entries[unit.number] = natives.ENTRIES[unit.title]
                else:
                    namespace[unit.name] = getattr(self, f"_{unit.title}")
            elif unit.framed:
                self.entries[unit.number] = len(self.code)
                self.code.append(_FirstUse(self, unit))
            else:
                namespace[unit.name] = _FirstUse(self, unit)
        for name in self.compiler.functions:
            namespace.setdefault(name, _FirstFunction(self, name))

    def _begin_play(self, G: State) -> None:
        """Set-up is over: from now on conditions are tested."""
        if G.place is not None:
            G.place(G)
            G.place = None
        if "truths" in self.compiler.functions:
            G.was = frozenset(self.function("truths")(G))
        G.live = True

    def write(self, unit: Unit) -> None:
        """Makes the Python text of a unit and compiles it."""
        entry: Stretch | None = None
        made: list[Stretch] = []

        def stretch(title: str, span: Span | None) -> Stretch:
            new = Stretch(len(self.code), title, span)
            self.code.append(natives.finish)
            self.stretches[new.number] = new
            made.append(new)
            return new

        if unit.framed:
            entry = Stretch(self.entries[unit.number], unit.title, unit.span)
            self.stretches[entry.number] = entry
            made.append(entry)
        written = Writer(unit, entry, stretch, lambda other: self.entries[other.number]).write()
        self.titles[f"<rulekit {unit.name}>"] = unit.title
        self._compile(unit.name, written.lines, written.spans)
        for one in made:
            self.code[one.number] = self.namespace.get(f"s{one.number}", natives.finish)

    def _compile(self, name: str, lines: list[str], spans: list[Span | None]) -> None:
        lines, spans = polish(lines, spans)
        text = "\n".join(lines) + "\n"
        file = f"<rulekit {name}>"
        self.texts[name] = text
        self.line_spans[file] = spans
        code: CodeType = compile(text, file, "exec")
        exec(code, self.namespace)

    def function(self, name: str) -> Any:
        return self.namespace[name]

    def make_function(self, name: str) -> None:
        lines, span = self.compiler.functions[name]
        self._compile(name, lines, [getattr(line, "span", None) or span for line in lines])

    def plan(self, number: int) -> Any:
        known = self._plans.get(number)
        if known is None:
            plan = self.compiler.plans[number]
            known = self._plans[number] = (
                [_Later(self, name).made() for name in plan.candidates],
                [None if name is None else _Later(self, name).made() for name in plan.bounds],
                plan.sites,
                None if plan.needs is None else _Later(self, plan.needs).made(),
            )
        return known

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

    def own_range(self, thing: int) -> tuple[int, int]:
        return self.layout.own_range[self.layout.kind_of[thing]]

    def number_of(self, thing: int) -> int:
        return thing - self.own_range(thing)[0] + 1

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
        """For each thing: is there nothing about it but which card it is, how and where it lies, what lies in it?"""
        kinds = {kind: self._bare(kind) for kind in set(self.layout.kind_of)}
        return tuple(what >= 0 and kinds[self.layout.kind_of[t]] for t, what in enumerate(self.layout.what))

    def _bare(self, kind: str) -> bool:
        low, high = self.layout.own_range[kind]
        own = any(self.layout.cards[number].kind == kind for number in self.own_slots)
        return low < high and not self._columns_of(low) and not own

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
        seen = G.what[thing] if knows(G, who, thing) else -1
        cells = [*self._columns_of(thing), *(at for _, at in self.own_cells(G, thing))]
        return (seen, G.w[thing], G.face[thing], *(_frozen(G.c[cell]) for cell in cells))

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

    # ------------------------------------------------------------------------------ names for values
    def key_of(self, G: State, thing: int) -> str:
        """How a thing is called in options, views and tests."""
        if thing < self.players:
            return f"player{thing + 1}"
        what = G.what[thing]
        if what < 0:
            return f"{self.layout.kind_of[thing]}{self.number_of(thing)}"
        return self.layout.cards[what].name

    def key(self, G: State, value: Any, t: Type | None) -> str:
        """A value of a type by its name; numbers as `n3`."""
        if value is None:
            return "none"
        t = plain(t) if t is not None else INT
        if isinstance(t, Enum):
            return str(self.compiler.enum(t.name)[value])
        if isinstance(t, NameOf | Thing | Printed):
            return str(self.layout.cards[value].name) if self.compiler.by_name(t) else self.key_of(G, value)
        if t == BOOL:
            return "yes" if value else "no"
        if isinstance(t, Basic) and t.word in ("place", "door", "way") and self.board is not None:
            return self._map_key(G, value, t.word)
        return f"n{value}"

    def _map_key(self, G: State, value: Any, word: str) -> str:
        assert self.board is not None
        assert self.ruleset.map is not None
        low = self.layout.ranges[self.ruleset.map.tile][0]
        if word == "way":
            tile, grid, x, y, turn = value
            return f"{self.key_of(G, tile + low)}-{self.compiler.enum(self.ruleset.map.grids)[grid]}-{x}-{y}-turn{turn}"
        place = self.board.place_of_door(value) if word == "door" else value
        tile = self.board.tile_of(place)
        name = self.key_of(G, tile + low)
        areas = self.areas[tile]
        if areas:
            name = f"{name}-{areas[place - self.board.place_of(tile)]}"
        if word == "place":
            return name
        if value >= self.board.span:
            return f"{name}-link{(value // self.board.span - 1) * 4 + value % 4 + 1}"
        return f"{name}-{('north', 'east', 'south', 'west')[value % 4]}"

    def shown(self, G: State, value: Any, t: Type) -> Any:
        """A value as JSON, by names."""
        if value is None or value == UNSET:
            return None
        t = plain(t)
        if isinstance(t, List):
            return [self.shown(G, item, t.of) for item in value]
        if isinstance(t, Map):
            return {self.key(G, key, t.key): self.shown(G, item, t.of) for key, item in value.items()}
        if t in (INT, BOOL, Basic("counter")):
            return value
        return self.key(G, value, t)


class _Later:
    """A generated function that is looked up when it is first called."""

    def __init__(self, program: Program, name: str) -> None:
        self.program = program
        self.name = name

    def __call__(self, *args: Any) -> Any:
        return self.program.namespace[self.name](*args)

    def made(self) -> Any:
        """The function itself."""
        if isinstance(self.program.namespace[self.name], _FirstFunction):
            self.program.make_function(self.name)
        return self.program.namespace[self.name]


def _chain(seats: tuple[int, ...]) -> tuple[Any, ...]:
    """The first, with the chain of all others."""
    chain: tuple[Any, ...] = ()
    for seat in reversed(seats):
        chain = (seat, chain)
    return chain


class _FirstUse:
    """Stands for a unit until it is used."""

    def __init__(self, program: Program, unit: Unit) -> None:
        self.program = program
        self.unit = unit

    def __call__(self, G: State, *args: Any) -> Any:
        self.program.write(self.unit)
        if self.unit.framed:
            return self.program.code[self.program.entries[self.unit.number]](G, *args)
        return self.program.namespace[self.unit.name](G, *args)


class _FirstFunction:
    """Stands for a generated function until it is used."""

    def __init__(self, program: Program, name: str) -> None:
        self.program = program
        self.name = name

    def _made(self) -> Any:
        self.program.make_function(self.name)
        return self.program.namespace[self.name]

    def __call__(self, *args: Any) -> Any:
        return self._made()(*args)

    def __getitem__(self, key: int) -> Any:
        return self._made()[key]


def _start(G: State, at: int, work_out: Callable[[], Any]) -> None:
    """Sets a cell's first value; what cannot be known before set-up stays unset."""
    try:
        G.c[at] = work_out()
    except Trouble as trouble:
        if trouble.code != "run/unset":
            raise


def _depth(layout: Layout, slot: Stored) -> int:
    column = layout.columns[slot]
    definition = layout.column_defs.get(slot)
    for kind, parts in layout.kinds.items():
        for k, _ in parts:
            if definition is not None and definition in k.slots.states:
                return len(layout.ancestry(kind))
    return 0 if column.kind is None else 1


def _frozen(value: Any) -> Any:
    return tuple(sorted(value.items())) if isinstance(value, dict) else value

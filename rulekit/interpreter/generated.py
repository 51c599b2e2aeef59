"""Generated Python: the table of code of all units, and the functions beside them.

The text of a unit is made and compiled when the unit is first used, in a namespace that holds only what is put there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from rulekit.interpreter import natives
from rulekit.interpreter.compiler import Compiler
from rulekit.interpreter.endings import mark_changes
from rulekit.interpreter.events import sift
from rulekit.interpreter.names import NAMES
from rulekit.interpreter.pycode import Rewriting, code_of
from rulekit.interpreter.state import State
from rulekit.interpreter.tidying import drop_idle_calls, put_in_place, simplify
from rulekit.interpreter.units import Unit, find_counted, find_waiting
from rulekit.interpreter.writer import Point, Stretch, Writer, Written
from rulekit.source import Span


@dataclass(eq=False, slots=True)
class Table:
    """What frames and places in generated text are looked up in: one for all code of a game."""

    code: list[Callable[[State, Any], Any]] = field(default_factory=lambda: list(natives.FRAMES))
    stretches: dict[int, Stretch] = field(default_factory=dict)
    line_spans: dict[str, list[Span | None]] = field(default_factory=dict)
    titles: dict[str, str] = field(default_factory=dict)


class Generated:
    """What was made of the units and functions of a compiler.

    `native` finds units that are written by hand and know more than the state; `mark` tells its text from others.
    """

    def __init__(self, compiler: Compiler, table: Table, native: Callable[[str], Any], mark: str = "") -> None:
        self.compiler = compiler
        self.table = table
        self.native = native
        cover = compiler.cover
        self.namespace: dict[str, Any] = {**NAMES, **(cover.names() if cover is not None else {}), "C": table.code}
        self.entries: dict[int, int] = {}
        self.texts: dict[str, str] = {}
        self._mark = mark
        self._ready = 0
        self._constants = 0

    # ------------------------------------------------------------------------------ before anything is written
    def get_ready(self, keep: Iterable[Unit] = ()) -> None:
        """Lowers what was asked for since the last time, makes it shorter, and gives it a place in the table."""
        compiler = self.compiler
        compiler.lower_all()
        sift(compiler)
        new = compiler.units[self._ready :]
        self._ready = len(compiler.units)
        if new:
            self.lowered(new)
            mark_changes(compiler, new)
            put_in_place(new, {*keep, *(unit for unit in compiler.units if unit.trigger)})
            for unit in new:
                simplify(unit)
            drop_idle_calls(new)
            self.tidied(new)
            find_waiting(compiler.units)
            find_counted(compiler.units)
        self._install(new)

    def lowered(self, new: list[Unit]) -> None:
        """Is told which units are new, while all calls still stand in them."""

    def tidied(self, new: list[Unit]) -> None:
        """Is told which units are new, when they are as they will be written."""

    def _install(self, new: list[Unit]) -> None:
        """A place in the table of code for new units; the text is made and compiled on first use."""
        namespace = self.namespace
        for unit in new:
            if unit.foreign or unit.switches:
                continue
            if unit.native:
                if unit.title in natives.ENTRIES:
                    self.entries[unit.number] = natives.ENTRIES[unit.title]
                else:
                    namespace[unit.name] = self.native(unit.title)
            else:
                namespace[unit.name] = _FirstUse(self, unit)
                if unit.framed:
                    self._entry(unit)
        for name in self.compiler.functions:
            namespace.setdefault(name, _FirstFunction(self, name))

    # ------------------------------------------------------------------------------ writing
    def write_everything(self) -> None:
        """Makes and compiles all of the Python text now."""
        for unit in self.compiler.units:
            if self.runs(unit) and unit.name not in self.texts:
                writer = self.write(unit)
                for point in writer.points.values():
                    self.write_rest(writer, point)
                while unwritten := [name for name in writer.loops if name not in self.texts]:
                    for name in unwritten:
                        self.write_loop(writer, name)
        for name in self.compiler.functions:
            if name not in self.texts:
                self.make_function(name)

    def runs(self, unit: Unit) -> bool:
        """Is the text of this unit ever asked for here?"""
        return not unit.native

    def write(self, unit: Unit) -> Writer:
        """Makes the Python text of a unit and compiles it. What goes on after a wait is made when it first does."""
        writer = Writer(unit, self._stretch, self._entry)
        self._compile_unit(writer, unit.name, writer.write())
        for point in writer.points.values():
            self.table.code[point.stretch.number] = _FirstRest(self, writer, point)
        if unit.framed:
            stretch = self.table.stretches[self._entry(unit)]
            self._compile_stretch(writer, stretch, writer.write_entry(stretch))
        return writer

    def write_rest(self, writer: Writer, point: Point) -> None:
        """Makes and compiles what goes on after a wait."""
        self._compile_stretch(writer, point.stretch, writer.write_rest(point))

    def write_loop(self, writer: Writer, name: str) -> None:
        """Makes and compiles what goes on with a loop."""
        self._compile_unit(writer, name, writer.write_loop(name))

    def _compile_stretch(self, writer: Writer, stretch: Stretch, written: Written) -> None:
        name = f"s{stretch.number}"
        self._compile_unit(writer, name, written)
        self.table.code[stretch.number] = self.namespace[name]

    def _compile_unit(self, writer: Writer, name: str, written: Written) -> None:
        self.table.titles[self._file(name)] = writer.unit.title
        self._compile(name, written.lines, written.spans)
        for loop in writer.loops:
            if loop not in self.namespace:
                self.namespace[loop] = _FirstLoop(self, writer, loop)

    def _stretch(self, title: str, span: Span | None) -> Stretch:
        """A new place in the table of code."""
        code = self.table.code
        new = self.table.stretches[len(code)] = Stretch(len(code), title, span)
        code.append(natives.finish)
        return new

    def _entry(self, unit: Unit) -> int:
        """The place in the table of code from which a unit begins."""
        known = self.entries.get(unit.number)
        if known is None:
            known = self.entries[unit.number] = self._stretch(unit.title, unit.span).number
            self.table.code[known] = _FirstEntry(self, unit)
        return known

    def make_function(self, name: str) -> None:
        """Makes the Python text of a function and compiles it."""
        lines, span = self.compiler.functions[name]
        lines = self.compiler.finishing.get(name, list)(lines)
        self._compile(name, lines, [getattr(line, "span", None) or span for line in lines])

    def _compile(self, name: str, lines: list[str], spans: list[Span | None]) -> None:
        text = "\n".join(lines) + "\n"
        self.texts[name] = text
        self.table.line_spans[self._file(name)] = spans
        self._take_constants()
        compiler = self.compiler
        board = compiler.ruleset.map
        how = Rewriting(
            shorter=compiler.cover is None,
            changes=name not in compiler.finishing,
            tiles=None if board is None else compiler.layout.ranges[board.tile],
            on_map=compiler.register.on_map,
        )
        exec(code_of(text, self._file(name), how), self.namespace)

    def _file(self, name: str) -> str:
        return f"<rulekit {self._mark}{name}>"

    def _take_constants(self) -> None:
        constants = list(self.compiler.constants)
        for name in constants[self._constants :]:
            if name.isalnum():
                self.namespace[name] = self.compiler.constants[name]
        self._constants = len(constants)

    # ------------------------------------------------------------------------------ using
    def function(self, name: str) -> Any:
        return self.namespace[name]

    def later(self, name: str) -> Later:
        """A generated function that need not be there yet."""
        return Later(self, name)

    def as_function(self, unit: Unit) -> Callable[..., Any]:
        """A unit to be called like one that waits: true if somebody is asked, else its result is in the state."""
        if not unit.native and unit.name not in self.texts:
            self.write(unit)
        if unit.native and unit.framed:
            entry, code = self.entries[unit.number], self.table.code
            return lambda G, *args: code[entry](G, (entry, *args))
        function: Callable[..., Any] = self.namespace[unit.name]
        if unit.waits:
            return function

        def call(G: State, *args: Any) -> None:
            G.r = function(G, *args)

        return call


class Later:
    """A generated function that is looked up when it is first called."""

    def __init__(self, program: Generated, name: str) -> None:
        self.program = program
        self.name = name

    def __call__(self, *args: Any) -> Any:
        return self.program.namespace[self.name](*args)

    def made(self) -> Any:
        """The function itself."""
        known = self.program.namespace.get(self.name)
        if known is None or isinstance(known, _FirstFunction):
            self.program.make_function(self.name)
        return self.program.namespace[self.name]


class _FirstUse:
    """Stands for a unit until it is used."""

    def __init__(self, program: Generated, unit: Unit) -> None:
        self.program = program
        self.unit = unit

    def __call__(self, G: State, *args: Any) -> Any:
        self.program.write(self.unit)
        return self.program.namespace[self.unit.name](G, *args)


class _FirstEntry(_FirstUse):
    """Stands for the beginning of a unit from a frame, until it is used."""

    def __call__(self, G: State, *args: Any) -> Any:
        self.program.write(self.unit)
        return self.program.table.code[self.program.entries[self.unit.number]](G, *args)


class _FirstRest:
    """Stands for what goes on after a wait until it first does."""

    def __init__(self, program: Generated, writer: Writer, point: Point) -> None:
        self.program = program
        self.writer = writer
        self.point = point

    def __call__(self, G: State, f: Any) -> Any:
        self.program.write_rest(self.writer, self.point)
        return self.program.table.code[self.point.stretch.number](G, f)


class _FirstLoop:
    """Stands for what goes on with a loop until it first does."""

    def __init__(self, program: Generated, writer: Writer, name: str) -> None:
        self.program = program
        self.writer = writer
        self.name = name

    def __call__(self, G: State, *args: Any) -> Any:
        self.program.write_loop(self.writer, self.name)
        return self.program.namespace[self.name](G, *args)


class _FirstFunction:
    """Stands for a generated function until it is used."""

    def __init__(self, program: Generated, name: str) -> None:
        self.program = program
        self.name = name

    def _made(self) -> Any:
        self.program.make_function(self.name)
        return self.program.namespace[self.name]

    def __call__(self, *args: Any) -> Any:
        return self._made()(*args)

    def __getitem__(self, key: int) -> Any:
        return self._made()[key]

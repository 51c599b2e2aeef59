"""Generated Python: the table of code of all units, and the functions beside them.

The text of a unit is made and compiled when the unit is first used, in a namespace that holds only what is put there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from types import CodeType
from typing import Any

from rulekit.interpreter import natives
from rulekit.interpreter.compiler import Compiler
from rulekit.interpreter.endings import mark_changes
from rulekit.interpreter.names import NAMES
from rulekit.interpreter.polish import polish
from rulekit.interpreter.state import State
from rulekit.interpreter.tidying import drop_idle_calls, put_in_place, simplify
from rulekit.interpreter.units import Unit, find_counted, find_waiting
from rulekit.interpreter.writer import Stretch, Writer
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
            elif unit.framed:
                self.entries[unit.number] = len(self.table.code)
                self.table.code.append(_FirstUse(self, unit))
            else:
                namespace[unit.name] = _FirstUse(self, unit)
        for name in self.compiler.functions:
            namespace.setdefault(name, _FirstFunction(self, name))

    # ------------------------------------------------------------------------------ writing
    def write_everything(self) -> None:
        """Makes and compiles all of the Python text now."""
        for unit in self.compiler.units:
            if self.runs(unit) and unit.name not in self.texts:
                self.write(unit)
        for name in self.compiler.functions:
            if name not in self.texts:
                self.make_function(name)

    def runs(self, unit: Unit) -> bool:
        """Is the text of this unit ever asked for here?"""
        return not unit.native

    def write(self, unit: Unit) -> None:
        """Makes the Python text of a unit and compiles it."""
        entry: Stretch | None = None
        made: list[Stretch] = []
        code, stretches = self.table.code, self.table.stretches

        def stretch(title: str, span: Span | None) -> Stretch:
            new = Stretch(len(code), title, span)
            code.append(natives.finish)
            stretches[new.number] = new
            made.append(new)
            return new

        if unit.framed:
            entry = Stretch(self.entries[unit.number], unit.title, unit.span)
            stretches[entry.number] = entry
            made.append(entry)
        written = Writer(unit, entry, stretch, lambda other: self.entries[other.number]).write()
        self.table.titles[self._file(unit.name)] = unit.title
        self._compile(unit.name, written.lines, written.spans)
        for one in made:
            code[one.number] = self.namespace.get(f"s{one.number}", natives.finish)

    def make_function(self, name: str) -> None:
        """Makes the Python text of a function and compiles it."""
        lines, span = self.compiler.functions[name]
        lines = self.compiler.finishing.get(name, list)(lines)
        self._compile(name, lines, [getattr(line, "span", None) or span for line in lines])

    def _compile(self, name: str, lines: list[str], spans: list[Span | None]) -> None:
        lines, spans = polish(lines, spans)
        text = "\n".join(lines) + "\n"
        self.texts[name] = text
        self.table.line_spans[self._file(name)] = spans
        self._take_constants()
        code: CodeType = compile(text, self._file(name), "exec")
        exec(code, self.namespace)

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
        if unit.framed:
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
        if self.unit.framed:
            return self.program.table.code[self.program.entries[self.unit.number]](G, *args)
        return self.program.namespace[self.unit.name](G, *args)


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

"""Generated Python: the table of code of all units, and the functions beside them.

The text of a unit is made and compiled when the unit is first used, in a namespace that holds only what is put there.
"""

from __future__ import annotations

from collections.abc import Callable
from types import CodeType
from typing import Any

from rulekit.interpreter import natives
from rulekit.interpreter.compiler import Compiler
from rulekit.interpreter.names import NAMES
from rulekit.interpreter.polish import polish
from rulekit.interpreter.state import State
from rulekit.interpreter.units import Unit
from rulekit.interpreter.variants import Variants, bundles_in, with_only
from rulekit.interpreter.writer import Stretch, Writer
from rulekit.source import Span


class Generated:
    """What was made of the units and functions of a compiler."""

    def __init__(self, compiler: Compiler) -> None:
        self.compiler = compiler
        cover = compiler.cover
        self.namespace: dict[str, Any] = {**NAMES, **(cover.names() if cover is not None else {})}
        self.code: list[Callable[[State, Any], Any]] = list(natives.FRAMES)
        self.entries: dict[int, int] = {}
        self.stretches: dict[int, Stretch] = {}
        self.line_spans: dict[str, list[Span | None]] = {}
        self.texts: dict[str, str] = {}
        self.titles: dict[str, str] = {}
        self.variants: dict[str, Variants] = {}

    def install(self) -> None:
        """A place in the table of code for every unit; the text is made and compiled on first use."""
        namespace = self.namespace
        for name, value in self.compiler.constants.items():
            if name.isalnum():
                namespace[name] = value
        namespace["C"] = self.code
        for unit in self.compiler.units:
            if unit.native:
                if unit.title in natives.ENTRIES:
                    self.entries[unit.number] = natives.ENTRIES[unit.title]
                else:
                    namespace[unit.name] = getattr(self, unit.title)
            elif unit.framed:
                self.entries[unit.number] = len(self.code)
                self.code.append(_FirstUse(self, unit))
            else:
                namespace[unit.name] = _FirstUse(self, unit)
        for name in self.compiler.functions:
            namespace.setdefault(name, _FirstFunction(self, name))

    def write_everything(self) -> None:
        """Makes and compiles all of the Python text now."""
        for unit in self.compiler.units:
            if not unit.native and unit.name not in self.texts:
                self.write(unit)
        for name in self.compiler.functions:
            if name not in self.texts:
                self.make_function(name)
            if name in self.variants:
                self.variants[name].variant(self.variants[name].bundles)

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
        """Makes a function, or one that leads to its variants."""
        lines, _ = self.compiler.functions[name]
        bundles = bundles_in(lines)
        if not bundles:
            self._make_as(name, name, lines)
            return

        def make(on: frozenset[int]) -> Any:
            one = f"{name}_{'_'.join(map(str, sorted(on)))}"
            self._make_as(one, name, with_only(lines, on))
            return self.namespace[one]

        self.variants[name] = self.namespace[f"W_{name}"] = Variants(bundles, make)
        params = lines[0].partition("(")[2]
        self._compile(name, [lines[0], f"    return W_{name}[G.on]({params[:-1]}"], [None, None])

    def _make_as(self, name: str, whole: str, lines: list[str]) -> None:
        """Makes a function under a name of its own; `whole`: of which it is a variant."""
        span = self.compiler.functions[whole][1]
        lines = self.compiler.finishing.get(whole, list)(lines)
        lines = [lines[0].replace(f"def {whole}(", f"def {name}(", 1), *lines[1:]]
        self._compile(name, lines, [getattr(line, "span", None) or span for line in lines])

    def later(self, name: str) -> Later:
        """A generated function that need not be there yet."""
        return Later(self, name)


class Later:
    """A generated function that is looked up when it is first called."""

    def __init__(self, program: Generated, name: str) -> None:
        self.program = program
        self.name = name

    def __call__(self, *args: Any) -> Any:
        return self.program.namespace[self.name](*args)

    def made(self) -> Any:
        """The function itself."""
        if isinstance(self.program.namespace[self.name], _FirstFunction):
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
            return self.program.code[self.program.entries[self.unit.number]](G, *args)
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

"""Editions: the rules as they are while certain bundles are on, and no others.

A ruleset may have many bundles that effects can switch on, and few of them are on at a time. Code that asks at every
turn which of them are on is slow, and compiling all of them takes long before the first move. So the rules are compiled
anew for what is on, when that first happens: nothing of other bundles is left in that code.

What was begun must go on after another bundle has been switched on. Which procedures can lead to that is seen in the
calls of an edition: these, and only these, are compiled once for all that could be on (by the `Program` itself), and
look up everything else that they call by what is on at that moment. They are few: mostly the steps of the flow. All
others are over before anything is switched on, so no frame of an edition outlives what it was made for. That a bundle
goes off is no trouble: whether those of an edition are on is still asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

from rulekit.dsl.world import Procedure
from rulekit.interpreter.bundles import bundle_test
from rulekit.interpreter.course import setup_units, start_unit
from rulekit.interpreter.generated import Generated
from rulekit.interpreter.switched import Bases, On
from rulekit.interpreter.units import Unit, called_units
from rulekit.interpreter.watching import watch

if TYPE_CHECKING:
    from rulekit.interpreter.program import Program

FEWEST = 3
"""With fewer bundles that can be switched on it is quicker to ask each time."""
MOST = 40
"""So many editions a program has at most; after that one has to do for everything."""

_MOST_KEPT = 4096
_OF_THE_GAME = ("end_turn", "end_round")
"""Functions that are the same in every edition."""


def subject_of(key: object) -> object:
    """What a unit is a part of: all units of a procedure have the same subject, which is the procedure."""
    if isinstance(key, tuple) and len(key) > 1 and isinstance(key[1], Procedure) and key[0] != "driver":
        return key[1]
    return key


class Edition(Generated):
    """`reaching`: the subjects from which calls can lead to a bundle being switched on."""

    def __init__(self, program: Program, on: frozenset[int], number: int) -> None:
        super().__init__(program.compiler.while_on(on), program.table, program.native, f"{number} ")
        self.namespace.update(program.names)
        self.reaching: set[object] = set()
        self._lead: set[Unit] = set()
        compiler = self.compiler
        compiler.functions.update({name: program.compiler.functions[name] for name in _OF_THE_GAME})
        watch(compiler)
        start = start_unit(compiler)
        setup_units(compiler, [home for home in compiler.layout.homes if bundle_test(compiler, home) == "instances"])
        self.get_ready({start})

    def lowered(self, new: list[Unit]) -> None:
        compiler = self.compiler
        callers: dict[Unit, list[Unit]] = {}
        for unit, called in called_units(compiler.units).items():
            for other in called:
                callers.setdefault(other, []).append(unit)
        found = {unit for unit in compiler.units if unit.switches}
        todo = list(found)
        while todo:
            more = [unit for unit in callers.get(todo.pop(), ()) if unit not in found]
            found.update(more)
            todo += more
        self.reaching = {subject_of(key) for key, unit in compiler.made.items() if unit in found}
        self._lead = found

    def runs(self, unit: Unit) -> bool:
        return super().runs(unit) and unit not in self._lead


class Elsewhere(dict[Bases, Callable[..., Any]]):
    """A unit or a function of the editions, by what is on."""

    def __init__(self, find: Callable[[On], Callable[..., Any]]) -> None:
        super().__init__()
        self._find = find

    def __missing__(self, bases: Bases) -> Callable[..., Any]:
        if len(self) >= _MOST_KEPT:
            self.clear()
        found = self[bases] = self._find(bases.on)
        return found


class Editions:
    """All editions of a program, made as they are needed."""

    def __init__(self, program: Program, bundles: Iterable[int]) -> None:
        self._program = program
        self._bundles = frozenset(bundles)
        self._made: dict[frozenset[int], Edition] = {}
        self.reaching: set[object] = set()

    def __iter__(self) -> Iterator[Edition]:
        return iter(self._made.values())

    def while_on(self, on: On) -> Edition:
        """The edition for what is on."""
        numbers = frozenset(number for number, _ in on)
        known = self._made.get(numbers)
        if known is None:
            known = self._make(numbers) if len(self._made) < MOST else self.for_all()
        return known

    def for_all(self) -> Edition:
        """The edition that will do whatever is on."""
        return self._made.get(self._bundles) or self._make(self._bundles)

    def _make(self, numbers: frozenset[int]) -> Edition:
        edition = self._made[numbers] = Edition(self._program, numbers, len(self._made) + 1)
        new = edition.reaching - self.reaching
        self.reaching |= new
        made = self._program.compiler.made
        for key in [key for key, unit in made.items() if unit.foreign and subject_of(key) in new]:
            del made[key]
        return edition

    def unit(self, key: object, again: Callable[[Any], Unit]) -> Elsewhere:
        """How a unit is found by what is on: where it can lead to another bundle being on, it is the program's own."""

        def find(on: On) -> Callable[..., Any]:
            edition = self.while_on(on)
            maker: Generated = self._program if subject_of(key) in edition.reaching else edition
            unit = again(maker.compiler)
            maker.get_ready()
            return maker.as_function(unit)

        return Elsewhere(find)

    def function(self, name: str) -> Elsewhere:
        def find(on: On) -> Callable[..., Any]:
            made: Callable[..., Any] = self.while_on(on).later(name).made()
            return made

        return Elsewhere(find)

"""Values that are kept: they are worked out again only after something has changed that they look at.

Each of them has a bit beside those of the tests in `G.due`. What changes a slot sets the bits of all that read it, and
a value whose bit is set forgets what it knew. What is kept of a state is shared by its copies: as long as its bit is
not set in one of them, nothing has changed there since it was worked out.

That is done only where tests are kept like that anyway, since then every change is noted.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.dsl import syntax as s
from rulekit.dsl.types import COUNTER, TRACK, Map, Type, Zone, plain
from rulekit.dsl.world import Value
from rulekit.interpreter.bundles import can_be_on
from rulekit.interpreter.compiler import Compiler, Source
from rulekit.interpreter.maps import acting_slots
from rulekit.interpreter.pycode import label
from rulekit.interpreter.reads import map_moves, noticed, reads, source_reads
from rulekit.interpreter.units import MOST_KEPT

_MAP = "map"


def first_bit(compiler: Compiler) -> int:
    """The bits from here on belong to values, those before it to tests."""
    return 2 << len(compiler.becoming)


def tests_only(compiler: Compiler) -> int:
    """The bits of all tests."""
    return first_bit(compiler) - 1


def every_bit(compiler: Compiler) -> int:
    """All bits: everything is to be tested, and worked out anew. Python is quicker with such a number than with -1."""
    return (first_bit(compiler) << MOST_KEPT) - 1


def notes_changes(compiler: Compiler) -> bool:
    """Is there anything that must be tested when it could have become true, so that every change is noted?"""
    homes = compiler.layout.homes
    return bool(compiler.becoming) or any(home.bundle is not None and home.bundle.until is not None for home in homes)


def map_bit(compiler: Compiler) -> int | None:
    """The bit that is set when a piece on the map may have moved; None if nothing is kept."""
    numbers = compiler.register.kept
    return first_bit(compiler) << numbers.setdefault(_MAP, len(numbers)) if _keeps(compiler) else None


def _keeps(compiler: Compiler) -> bool:
    return compiler.cover is None and notes_changes(compiler)


def keep_values(compiler: Compiler) -> None:
    """Gives a bit to every value that is worth it, and notes what it reads."""
    if not _keeps(compiler):
        return
    map_ = map_bit(compiler)
    if map_ is not None and compiler.ruleset.map is not None:
        for item in noticed(compiler, {*map_moves(compiler), *acting_slots(compiler)}):
            compiler.noticed[item] = compiler.noticed.get(item, 0) | map_
    own = {value: _Own(compiler, value) for value in compiler.values}
    for value, about in own.items():
        numbers = compiler.register.kept
        if about.long and (value in numbers or len(numbers) < MOST_KEPT):
            number = compiler.kept[value] = numbers.setdefault(value, len(numbers))
            for item in noticed(compiler, _all_reads(value, own)):
                compiler.noticed[item] = compiler.noticed.get(item, 0) | first_bit(compiler) << number


def _all_reads(value: Value, own: dict[Value, _Own]) -> set[object]:
    """What a value reads, through other values as well."""
    found: set[object] = set()
    seen = {value}
    todo = [value]
    while todo:
        about = own[todo.pop()]
        found |= about.reads
        todo += about.values - seen
        seen |= about.values
    return found


class _Own:
    """What the text of a value, and of all that may change it, speaks of. `long`: something is gone through in it."""

    def __init__(self, compiler: Compiler, value: Value) -> None:
        every = set(compiler.values)
        self.reads: set[object] = set()
        self.values: set[Value] = set()
        self.long = False
        for tree in self._trees(compiler, value):
            self.reads |= reads(compiler, tree, every)
            for node in s.walk(tree):
                item = compiler.notes.refs.get(node)
                if isinstance(item, Value):
                    self.values.add(item)
                self.long |= isinstance(node, s.Binding)
        self.long &= not any(_stands_for_more(plain(param.type)) for param in value.params)

    def _trees(self, compiler: Compiler, value: Value) -> Iterator[s.Node]:
        definition, _ = compiler.values[value]
        yield definition.base
        for limit in (definition.at_least, definition.at_most, *definition.defaults.values()):
            if limit is not None:
                yield limit
        for change, source in compiler.changes.get(value, ()):
            if can_be_on(compiler, source.home):
                yield change.tree
                self.reads |= source_reads(compiler, Source(source.home), set())
                self.reads |= source_reads(compiler, source, set())
                self.long |= source.card is not None or source.kind is not None


def _stands_for_more(t: Type) -> bool:
    """Can what is given change while its name stays the same, or is it too much to look something up by?"""
    return isinstance(t, Map | Zone) or t in (COUNTER, TRACK)


def kept_lines(compiler: Compiler, value: Value, params: list[str], body: list[str], result: str) -> list[str]:
    """The body of a value's function, with what was worked out before looked up first."""
    number = compiler.kept.get(value)
    if number is None:
        return [*body, f"    return {result}"]
    bit = label(first_bit(compiler) << number)
    if not params:
        return [
            f"    if not G.due & {bit}: return G.kept[{number}]",
            *body,
            f"    G.due ^= {bit}",
            f"    G.kept[{number}] = {result}",
            f"    return {result}",
        ]
    key = params[0] if len(params) == 1 else "key_0"
    named = [f"    key_0 = {', '.join(params)}"] if len(params) > 1 else []
    return [
        *named,
        f"    if G.due & {bit}:",
        f"        G.due ^= {bit}",
        f"        kept_0 = G.kept[{number}] = {{}}",
        "    else:",
        f"        kept_0 = G.kept[{number}]",
        f"        if {key} in kept_0: return kept_0[{key}]",
        *body,
        f"    kept_0[{key}] = {result}",
        f"    return {result}",
    ]

"""What zones and cells say about themselves: who sees into them, and how much fits."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from rulekit.dsl import syntax as s
from rulekit.dsl.world import Stored
from rulekit.interpreter.compiler import Compiler
from rulekit.interpreter.exprs import Text
from rulekit.interpreter.layout import BOARD, Home, ZoneInfo

_ENDLESS = 1 << 62


@dataclass(slots=True)
class Sights:
    """For each zone by its number, and for each cell by its slot."""

    sees: list[int | None] = field(default_factory=list)
    """Who sees into a zone: fixed bits, or None where it depends on the state."""
    sights: list[tuple[str, Any]] = field(default_factory=list)
    spaces: list[Any] = field(default_factory=list)
    rows: frozenset[int] = frozenset()
    tops: frozenset[int] = frozenset()
    """The zones of which all see the top card only."""
    changing: tuple[int, ...] = ()
    """The zones into which others may come to see."""
    leaves: list[int | None] = field(default_factory=list)
    """As `sees`, but None also in rows: what is taken out of a row leaves the others where they lie."""
    enters: list[int | None] = field(default_factory=list)
    """As `sees`, but None also where it has to be worked out how much fits."""
    capacity: list[int] = field(default_factory=list)
    """How much fits into a zone that always shows the same to the same; 0 for any other."""
    drawn: list[int | None] = field(default_factory=list)
    """Who sees what is drawn from the top of a zone; None where it depends on the state."""
    open_zones: frozenset[int] = frozenset()
    """The zones into which all see, and that are no rows."""
    cell_sights: dict[Stored, tuple[str, Any]] = field(default_factory=dict)


def find_sights(compiler: Compiler, later: Callable[[str], Any]) -> Sights:
    """What all zones and cells say. `later` gives a function that is made when it is first asked."""
    layout = compiler.layout
    found = Sights()
    sides = compiler.enum("side")
    for number, zone in enumerate(layout.zones):
        word = zone.definition.sight.word if zone.definition is not None else "all"
        test: Any = None
        fixed: int | None = None
        if word == "all":
            fixed = (1 << layout.players) - 1
        elif word in ("nobody", "count"):
            fixed = 0
        elif word == "owner":
            holder = zone.holder
            fixed = 1 << holder if holder is not None and holder < layout.players else 0
        elif word == "when" and zone.definition is not None:
            assert zone.home is not None
            test = _sight_function(compiler, later, zone.definition.sight.when, zone.home)
        elif word in sides:
            test = sides.index(word)
        found.sees.append(fixed)
        found.sights.append((word, test))
        found.spaces.append(_space_function(compiler, later, number, zone))
    found.rows = frozenset(
        number for number, zone in enumerate(layout.zones) if zone.definition is not None and zone.definition.row
    )
    found.tops = frozenset(number for number, (word, _) in enumerate(found.sights) if word == "top")
    found.changing = tuple(n for n, (word, _) in enumerate(found.sights) if word == "when" or word in sides)
    everyone = (1 << layout.players) - 1
    found.leaves = [
        fixed if number > BOARD and number not in found.rows else None for number, fixed in enumerate(found.sees)
    ]
    found.enters = [
        fixed if number > BOARD and (space is None or isinstance(space, int)) else None
        for number, (fixed, space) in enumerate(zip(found.sees, found.spaces, strict=True))
    ]
    found.capacity = [
        0 if shown is None else _ENDLESS if space is None else space
        for shown, space in zip(found.enters, found.spaces, strict=True)
    ]
    found.drawn = [
        everyone if number in found.tops else fixed if number > BOARD else None
        for number, fixed in enumerate(found.sees)
    ]
    found.open_zones = frozenset(number for number, fixed in enumerate(found.leaves) if fixed == everyone)
    for slot, definition in layout.column_defs.items():
        word = definition.sight.word
        test = sides.index(word) if word in sides else None
        if word == "when":
            test = _sight_function(compiler, later, definition.sight.when, layout.columns[slot].home)
        found.cell_sights[slot] = (word, test)
    return found


def _sight_function(compiler: Compiler, later: Callable[[str], Any], tree: s.Expr | None, home: Home) -> Any:
    assert tree is not None
    text = Text(compiler, home)
    text.env["viewer"] = "viewer_0"
    text.you = text.this = "holder_0"
    name = f"see{len(compiler.functions)}"
    lines = [f"def {name}(G, viewer_0, holder_0):", f"    return {text.expr(tree)}"]
    compiler.functions[name] = (lines, tree.span)
    return later(name)


def _space_function(compiler: Compiler, later: Callable[[str], Any], number: int, zone: ZoneInfo) -> Any:
    """How much fits into a zone: a number, a function, or None where there is no limit."""
    if zone.definition is None or zone.definition.most is None:
        return None
    assert zone.home is not None
    text = Text(compiler, zone.home)
    if zone.holder is not None:
        text.you = text.this = str(zone.holder)
    if zone.definition.family is not None:
        text.env[zone.definition.family.binder] = str(zone.definition.family.index)
    code = text.expr(zone.definition.most)
    constant = text.constant(code)
    if isinstance(constant, int):
        return constant
    name = f"space{number}"
    compiler.functions[name] = ([f"def {name}(G):", f"    return {code}"], None)
    return later(name)

"""What slots say themselves: below a track, coming to and going from a zone, an empty zone, who decides."""

from __future__ import annotations

from rulekit.dsl.types import Thing
from rulekit.dsl.world import Stored
from rulekit.interpreter.clause import Clause, settle
from rulekit.interpreter.compiler import Compiler
from rulekit.interpreter.layout import Column, Home, as_tree
from rulekit.interpreter.units import Call, If, Op, Unit
from rulekit.ruleset.model import Family, TrackDef


def below_unit(compiler: Compiler, item: Stored, definition: TrackDef) -> Unit:
    """What happens when a marker falls below its first cell."""

    def make(unit: Unit) -> list[Op]:
        text = _slot_text(compiler, item, compiler.layout.columns[item], definition.family)
        text.suite(definition.below)
        settle(compiler, text)
        return text.out

    return compiler.unit(("below", item), item.name, item.span, ("who_0",), make)


def _hook_text(compiler: Compiler, home: Home, kind: str | None, path: str) -> Clause:
    text = Clause(compiler, home)
    text.path = path
    if kind is not None:
        if compiler.layout.acts(kind):
            text.you = "who_0"
        else:
            text.this = "who_0"
    if home.bundle is not None and text.this is None:
        text.card, text.this = home.bundle.card, str(compiler.layout.number_of[home.bundle.card])
    return text


def _slot_text(compiler: Compiler, slot: Stored, column: Column, family: Family | None) -> Clause:
    text = _hook_text(compiler, column.home, column.kind, slot.name)
    if family is not None:
        text.env[family.binder] = str(family.index)
    return text


def passing_unit(compiler: Compiler) -> Unit:
    """(thing, zone it left, zone it came to): what these zones say to that."""

    def make(unit: Unit) -> list[Op]:
        ops: list[Op] = []
        for word, local in (("lost", "from_0"), ("gained", "to_0")):
            for slot, definition in compiler.layout.zone_defs.items():
                hook = getattr(definition, word)
                if hook is None:
                    continue
                column = compiler.layout.zone_columns[slot]
                low, high = column.base, column.base + column.count
                one = _zone_hook(compiler, slot, word)
                holder = f"ZHOLD[{local}]"
                call = Call(one, (holder, "thing_0"), None, hook[1].span)
                test = f"from_0 != to_0 and {low} <= {local} < {high}"
                ops.append(If(test, [call], [], hook[1].span))
        return ops

    return compiler.unit("passing", "coming and going", None, ("thing_0", "from_0", "to_0"), make, passing_unit)


def _zone_hook(compiler: Compiler, slot: Stored, word: str) -> Unit:
    def make(unit: Unit) -> list[Op]:
        definition = compiler.layout.zone_defs[slot]
        text = _slot_text(compiler, slot, compiler.layout.zone_columns[slot], definition.family)
        hook = getattr(definition, word)
        text.env[hook[0]] = "thing_0"
        text.suite(hook[1])
        settle(compiler, text)
        return text.out

    return compiler.unit((word, slot), slot.name, slot.span, ("who_0", "thing_0"), make)


def refill_unit(compiler: Compiler) -> Unit:
    """(zone): what it says about being empty."""

    def make(unit: Unit) -> list[Op]:
        ops: list[Op] = []
        for slot, definition in compiler.layout.zone_defs.items():
            if definition.when_empty is None:
                continue
            column = compiler.layout.zone_columns[slot]
            one = _refill(compiler, slot)
            test = f"{column.base} <= zone_0 < {column.base + column.count}"
            call = Call(one, ("ZHOLD[zone_0]",), None, definition.when_empty.span)
            ops.append(If(test, [call], [], definition.when_empty.span))
        return ops

    return compiler.unit("refill", "an empty zone", None, ("zone_0",), make, refill_unit)


def _refill(compiler: Compiler, slot: Stored) -> Unit:
    def make(unit: Unit) -> list[Op]:
        definition = compiler.layout.zone_defs[slot]
        text = _slot_text(compiler, slot, compiler.layout.zone_columns[slot], definition.family)
        text.suite(definition.when_empty)
        settle(compiler, text)
        return text.out

    return compiler.unit(("refill", slot), slot.name, slot.span, ("who_0",), make)


def decider_function(compiler: Compiler) -> str:
    """Who answers for a thing: itself if it is a player, else the one its kind names."""
    name = "dplays"
    if name in compiler.functions:
        return name
    compiler.functions[name] = ([], None)
    players = compiler.layout.players
    lines = [f"def {name}(G, x_0):", f"    if x_0 < {players}: return x_0"]
    for kind, (low, high) in compiler.layout.own_range.items():
        said, home = compiler.layout.kind_key(kind, "played_by")
        found = as_tree(said)
        if low < high and found is not None and home is not None:
            text = _hook_text(compiler, home, kind, kind)
            text.you = "x_0"
            code = text.expr(found, Thing("player"))
            lines.append(f"    if {low} <= x_0 < {high}: return {code}")
    lines.append("    return None")
    compiler.functions[name] = (lines, None)
    return name

"""Lookup tables: every key known, every case said, nothing twice."""

from __future__ import annotations

from rulekit.diagnostics import Diagnostics
from rulekit.dsl.bands import Band, from_to, overlap, upside_down
from rulekit.dsl.types import INT, UNKNOWN, AnyOf, Enum, NameOf, Type
from rulekit.dsl.types import Map as MapType
from rulekit.dsl.world import Stored, Table, World
from rulekit.ruleset.bodies import read_band
from rulekit.ruleset.literals import Literals
from rulekit.ruleset.tree import Map, Node, Scalar
from rulekit.suggest import did_you_mean


def check_table(key: Scalar, node: Map, world: World, literals: Literals, found: Diagnostics) -> None:
    """Rows, level by level; an `else` row says the rest."""
    table = next((i for i in world.plain.get(key.text, ()) if isinstance(i, Table)), None)
    rows = node.get("rows")
    if table is not None and rows is not None:
        _level(rows, table, 0, world, literals, found)
    finds = node.get("finds")
    if isinstance(finds, Scalar):
        _check_field(finds, world, found)


def _check_field(finds: Scalar, world: World, found: Diagnostics) -> None:
    """Whether there is the kind with the printed field that a table speaks of."""
    name, _, asked = finds.text.partition(".")
    kind = world.kind(name)
    if kind is None:
        hint = did_you_mean(name, list(world.kinds))
        found.add("name/unknown-kind", finds.span, f"there is no kind `{name}`", hint)
        return
    fields = [key for key, slot in world.slots(name).items() if isinstance(slot, Stored) and slot.role == "field"]
    if asked not in fields:
        hint = did_you_mean(asked, fields)
        found.add("name/unknown", finds.span, f"`{name}` has no printed field `{asked}`", hint)


def _level(node: Node, table: Table, depth: int, world: World, literals: Literals, found: Diagnostics) -> None:
    if depth == len(table.keys):
        if isinstance(node, Map) and not isinstance(table.gives, MapType):
            message = f"`{table.name}` has no key for these rows"
            found.add("table/shape", node.span, message, "write the value alone, or add a key under `keys`")
            return
        literals.check(node, table.gives)
        return
    if not isinstance(node, Map):
        message = f"`{table.name}` is looked up by {len(table.keys)} keys, so rows belong here, not a value"
        hint = f"if it is the same for all: `{{else: {node.text}}}`" if isinstance(node, Scalar) else ""
        found.add("table/shape", node.span, message, hint)
        return
    wanted = table.keys[depth]
    names = [key for key, _ in node.entries if key.text != "else"]
    known = _known(wanted, world)
    if wanted not in (INT, UNKNOWN) and known == []:
        return
    if known is None:
        _numbers(names, node, table.ranges[depth], found)
    else:
        unknown = [key for key in names if key.text not in known]
        for key in unknown:
            found.add("table/unknown-key", key.span, f"`{key.text}` is no {wanted}", did_you_mean(key.text, known))
        missing = [name for name in known if name not in [key.text for key in names]]
        if missing and not unknown and "else" not in node:
            some = ", ".join(f"`{name}`" for name in missing[:5]) + (" ..." if len(missing) > 5 else "")
            found.add("table/not-total", node.span, f"`{table.name}` says nothing about {some}", "add them, or `else:`")
    _alike(node, table, depth, found)
    for key, value in node.entries:
        rest = key.text == "else" and not isinstance(value, Map)
        _level(value, table, len(table.keys) if rest else depth + 1, world, literals, found)


def _alike(node: Map, table: Table, depth: int, found: Diagnostics) -> None:
    """Rows beside each other that are looked up by a number must speak of the same numbers."""
    if depth + 1 >= len(table.keys) or table.keys[depth + 1] != INT:
        return
    rows = [(key, row) for key, row in node.entries if isinstance(row, Map) and "else" not in row]
    for key, row in rows[1:]:
        if _reach(row) != _reach(rows[0][1]):
            message = f"`{key.text}` speaks of other numbers than `{rows[0][0].text}`"
            found.add("table/not-total", key.span, message, "let all rows speak of the same")


def _reach(row: Map) -> tuple[int, int | None]:
    bands = [band for key, _ in row.entries if (band := read_band(key)) is not None]
    ends = [band.high for band in bands]
    return min((band.low or 0 for band in bands), default=0), None if None in ends else max(e or 0 for e in [0, *ends])


def _known(wanted: Type, world: World) -> list[str] | None:
    """The names that a key may have; None for numbers."""
    if isinstance(wanted, AnyOf):
        wanted = wanted.options[-1]
    if isinstance(wanted, Enum):
        closed = world.closed_list(wanted.name)
        return list(closed.members) if closed else []
    if isinstance(wanted, NameOf):
        return world.members_of(wanted.kind)
    return None if wanted == INT else []


def _after(band: Band) -> int:
    """The first number above a band; -1 if it is open."""
    return -1 if band.high is None else band.high + 1


def _numbers(keys: list[Scalar], whole: Map, ends: tuple[int, int] | None, found: Diagnostics) -> None:
    """Rows of numbers: from 0 on (or the low end of the range) none is left out, up to an open or the high end."""
    bands: list[Band] = []
    for key in keys:
        band = read_band(key)
        if band is None:
            found.add("table/unknown-key", key.span, f"`{key.text}` is no number", "`3`, `2..4` or `5+`")
        elif band.high is not None and band.high < (band.low or 0):
            upside_down(band, found)
            return
        else:
            bands.append(band)
    if not bands:
        return
    bands.sort(key=lambda band: band.low or 0)
    furthest, expected = bands[0], _after(bands[0])
    for band in bands[1:]:
        low = band.low or 0
        if expected < 0 or low < expected:
            overlap("table/overlap", furthest, band, "row", found)
        elif low > expected and "else" not in whole:
            missing = from_to(expected, low - 1)
            hint = f"add `{missing}:`, or `else:`"
            found.add("table/not-total", band.span, f"nothing is said about {missing}", hint)
        if expected >= 0 and not 0 <= _after(band) <= expected:
            furthest, expected = band, _after(band)
    first, last = ends or (0, None)
    short = (bands[0].low or 0) > first or (expected >= 0 and (last is None or expected <= last))
    if "else" not in whole and short:
        hint = f"add `{expected}+:`, or `else:`" if expected >= 0 else f"begin with {first}, or add `else:`"
        found.add("table/not-total", whole.span, "not every number has a row", hint)

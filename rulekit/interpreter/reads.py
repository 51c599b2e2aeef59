"""What a condition looks at, so that it is tested again only after something has changed that it could notice."""

from __future__ import annotations

from rulekit.dsl import syntax as s
from rulekit.dsl.signature import Builtin
from rulekit.dsl.types import DOOR, PLACE, WAY, List, Printed, Thing, Type, Zone, element, plain
from rulekit.dsl.world import Kind, Stored, Value
from rulekit.interpreter.compiler import Compiler, Moved, Source
from rulekit.interpreter.maps import acting_kinds, acting_slots
from rulekit.ruleset.model import TrackDef

_ANY = Moved("thing")
"""Stands for where anything is."""
_STEADY = ("seat", "left", "number", "name", "places", "perform", "start", "top", "turn", "side")
"""Fields that everything of a sort has, and that no move changes."""
_BY_PIECES = ("exits", "beyond", "joined", "in_sight")
"""What pieces on the map may change."""


def reads(compiler: Compiler, tree: s.Node, seen: set[Value] | None = None) -> set[object]:
    """The slots that an expression looks at, through values and the changes of them as well."""
    seen = set() if seen is None else seen
    found: set[object] = set()
    for node in s.walk(tree):
        item = compiler.notes.refs.get(node)
        match item:
            case Stored() if _tells_where(compiler, item):
                found |= _where(compiler, node, item)
            case Stored() if item.role in ("state", "counter", "zone", "track"):
                found.add(item)
                if item.role == "zone":
                    found.add(item.name)
            case Stored() if item.role == "param" and item in compiler.layout.columns:
                found.add(item)
            case Builtin() if item.needs_map:
                found |= map_moves(compiler)
            case Kind() if item.name != "player":
                found.add(Moved(item.name))
            case Value() if item not in seen:
                found |= value_reads(compiler, item, seen)
        found.update(_pieces(compiler, item))
        if isinstance(node, s.Index) and (held := _held(compiler, node.of)) is not None:
            found.add("index")
            if held != Thing("player"):
                found.add(Moved(held.kind) if isinstance(held, Thing) else _ANY)
        if isinstance(node, s.Field) and isinstance(item, Stored) and item.role == "field":
            found |= _behaviour(compiler, item, seen)
    return found


def _tells_where(compiler: Compiler, item: Stored) -> bool:
    """Is it a field that nobody declared, about where something is?"""
    turned = item.name == "face" and item not in compiler.layout.columns
    return item.role == "given" or turned or element(item.type) == DOOR


def _where(compiler: Compiler, node: s.Node, item: Stored) -> set[object]:
    """Which moves may change such a field."""
    t = compiler.notes.types.get(node.of) if isinstance(node, s.Field) else None
    of = None if t is None else element(plain(t)) or plain(t)
    board = compiler.ruleset.map
    of_map = {(PLACE, board.tile), (DOOR, "place"), (WAY, board.grids)} if board is not None else set()
    if item.name in _STEADY or of == Thing("player") or (of, item.name) in of_map:
        return set()
    if item.name not in ("owner", "holder", "in_play", "face", "place"):
        return map_moves(compiler)
    if item.name == "place" or not isinstance(of, Thing | Printed):
        return {_ANY}
    return {Moved(of.kind), *(held_moves(compiler) if item.name in ("owner", "holder") else ())}


def held_moves(compiler: Compiler) -> set[object]:
    """What may change who has something, besides where it lies: where that is in which it lies."""
    layout = compiler.layout
    holders = [zone.holder for zone in layout.zones if zone.holder is not None and zone.holder >= layout.players]
    return {Moved(layout.kind_of[holder]) for holder in holders}


def map_moves(compiler: Compiler) -> set[object]:
    """What may change the map: where its tiles are, and pieces on it that join or hide places."""
    board = compiler.ruleset.map
    if board is None:
        return {_ANY}
    return {Moved(kind) for kind in (board.tile, *acting_kinds(compiler))}


def _pieces(compiler: Compiler, item: object) -> list[Stored]:
    """Where the pieces stand that a question about the map depends on."""
    distance = isinstance(item, Builtin) and item.name == "distance"
    asks = isinstance(item, Stored) and item.role == "given" and item.name in _BY_PIECES
    return acting_slots(compiler) if distance or asks else []


def _held(compiler: Compiler, node: s.Expr) -> Type | None:
    """A thing, or things, of which one says by a name what of it is meant."""
    t = compiler.notes.types.get(node)
    return plain(t) if t is not None and isinstance(plain(t), Thing | List | Zone) else None


def _behaviour(compiler: Compiler, slot: Stored, seen: set[Value]) -> set[object]:
    found: set[object] = set()
    for member in compiler.layout.members.values():
        tree = member.texts.get(slot.name)
        if tree is not None and not isinstance(tree, s.Suite):
            found |= reads(compiler, tree, seen)
    return found


def value_reads(compiler: Compiler, value: Value, seen: set[Value]) -> set[object]:
    seen.add(value)
    found: set[object] = set()
    entry = compiler.values.get(value)
    if entry is not None:
        definition, _ = entry
        for tree in (definition.base, definition.at_least, definition.at_most):
            if tree is not None:
                found |= reads(compiler, tree, seen)
    for change, source in compiler.changes.get(value, ()):
        if compiler.may_be_on(source.home):
            found |= reads(compiler, change.tree, seen)
            found |= source_reads(compiler, source, seen)
    return found


def source_reads(compiler: Compiler, source: Source, seen: set[Value]) -> set[object]:
    """What decides whether a source works."""
    found: set[object] = set()
    kind = source.card.kind if source.card is not None else source.kind
    if kind is not None:
        found |= {Moved(kind), *held_moves(compiler)}
    bundle = source.home.bundle
    if bundle is not None:
        if bundle.on_if is not None:
            found |= reads(compiler, bundle.on_if, seen)
        else:
            found.add("bundles")
    return found


def noticed(compiler: Compiler, read: set[object]) -> set[object]:
    """All slots whose change a condition could notice that reads these, also by way of a name or of a track."""
    found = set(read)
    columns = compiler.layout.column_defs
    if "index" in found:
        worlds = [world for home in compiler.layout.homes for world in home.rules.world.worlds()]
        members = {member for world in worlds for closed in world.lists.values() for member in closed.members}
        found.update(slot for slot in columns if slot.name in members)
    for slot in [slot for slot in columns if slot in found]:
        definition = columns[slot]
        if isinstance(definition, TrackDef):
            for tree in (definition.cells, definition.start, definition.lowest):
                if tree is not None:
                    found |= reads(compiler, tree)
    return found


def tells_secrets(compiler: Compiler, tree: s.Node | None, seen: set[Value] | None = None) -> bool:
    """Does what comes of an expression depend on something that not everybody can see? How many there are is seen."""
    seen = set() if seen is None else seen
    if tree is None:
        return False
    item = compiler.notes.refs.get(tree)
    if isinstance(tree, s.Call) and getattr(item, "name", "") == "size" and len(tree.args) == 1:
        inner = tree.args[0].value
        slot = compiler.notes.refs.get(inner)
        definition = compiler.layout.zone_defs.get(slot) if isinstance(slot, Stored) else None
        if definition is not None:
            return definition.sight.word == "nobody"
    if isinstance(item, Stored) and _hidden(compiler, item):
        return True
    if any(_hidden(compiler, slot) for slot in _pieces(compiler, item)):
        return True
    if isinstance(item, Value) and item not in seen:
        seen.add(item)
        entry = compiler.values.get(item)
        trees = [entry[0].base] if entry is not None else []
        trees += [change.tree for change, _ in compiler.changes.get(item, ())]  # type: ignore[misc]
        if any(tells_secrets(compiler, inner_tree, seen) for inner_tree in trees):
            return True
    return any(tells_secrets(compiler, child, seen) for child in s.children(tree))


def open_tracks(compiler: Compiler) -> list[Stored]:
    """The tracks whose printed numbers everybody can read who sees the marker."""
    tracks = [(slot, found) for slot, found in compiler.layout.column_defs.items() if isinstance(found, TrackDef)]
    return [slot for slot, definition in tracks if not tells_secrets(compiler, definition.cells)]


def _hidden(compiler: Compiler, slot: Stored) -> bool:
    zone = compiler.layout.zone_defs.get(slot)
    if zone is not None:
        return zone.sight.word != "all"
    cell = compiler.layout.column_defs.get(slot)
    return cell is not None and cell.sight.word != "all"

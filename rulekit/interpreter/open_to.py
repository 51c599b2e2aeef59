"""What a seat may know: whether what comes of an expression depends on anything that is hidden from it.

`reads.tells_secrets` asks the same for everybody at once; here what a seat has itself counts as seen.
"""

from __future__ import annotations

from rulekit.dsl import syntax as s
from rulekit.dsl.signature import Builtin
from rulekit.dsl.types import ValueOf, plain
from rulekit.dsl.world import Stored, Value
from rulekit.interpreter.compiler import Compiler
from rulekit.interpreter.maps import acting_slots
from rulekit.interpreter.sight import seats_for
from rulekit.interpreter.state import State

_FIXED = ("owner", "nobody", "count", "top", "face")
"""Sights that say for each thing, and not for a slot, who sees it, or that only the owner does."""
_OF_THE_MAP = ("exits", "beyond", "joined", "in_sight")


def open_to(G: State, seat: int, tree: s.Node, mine: frozenset[str]) -> bool:
    """May a seat know what comes of this? `mine`: the names in it that stand for the seat."""
    return not _Reader(G, seat).tells(tree, mine)


def is_size(compiler: Compiler, tree: s.Call) -> bool:
    """Is it asked how many there are?"""
    callee = compiler.notes.refs.get(tree)
    return isinstance(callee, Builtin) and callee.name == "size" and len(tree.args) == 1


Behind = list[tuple[s.Node, frozenset[str]]]
"""Texts that stand behind a name, each with the names in it that stand for the seat."""


class _Reader:
    """Reads expressions with the eyes of one seat."""

    def __init__(self, G: State, seat: int) -> None:
        self._state, self._seat = G, seat
        self._compiler: Compiler = G.p.compiler
        self._seen: set[tuple[s.Node, frozenset[str]]] = set()

    def tells(self, tree: s.Node, mine: frozenset[str]) -> bool:
        """Does what comes of it depend on something that the seat cannot see? How many lie somewhere it does see."""
        item = self._compiler.notes.refs.get(tree)
        if isinstance(tree, s.Call) and is_size(self._compiler, tree):
            listed = tree.args[0].value
            slot = self._compiler.notes.refs.get(listed)
            zone = self._compiler.layout.zone_defs.get(slot) if isinstance(slot, Stored) else None
            if zone is not None:
                of = listed.of if isinstance(listed, s.Field) else None
                return zone.sight.word == "nobody" or (of is not None and self.tells(of, mine))
        if isinstance(item, Stored) and self._hidden(item, own=_is_mine(tree, mine)):
            return True
        if any(self._hidden(slot) for slot in self._pieces(item)):
            return True
        for inner, names in self._behind(item, tree, mine):
            if (inner, names) not in self._seen:
                self._seen.add((inner, names))
                if self.tells(inner, names):
                    return True
        return any(self.tells(child, mine) for child in s.children(tree))

    def _hidden(self, slot: Stored, own: bool = False) -> bool:
        """May the seat not see what is in a slot, whoever has it? `own`: it is the seat's."""
        G, layout = self._state, self._compiler.layout
        found = layout.zone_defs.get(slot) or layout.column_defs.get(slot)
        if found is None or found.sight.word == "all" or (own and found.sight.word == "owner"):
            return False
        if found.sight.word in _FIXED:
            return True
        if slot in layout.zone_defs:
            zones = layout.zone_columns[slot]
            seen = [(*G.p.sights[zone], G.p.holders[zone]) for zone in range(zones.base, zones.base + zones.count)]
        else:
            column = layout.columns[slot]
            holders = [None] if column.first is None else range(column.first, column.first + column.count)
            seen = [(*G.p.cell_sights[slot], holder) for holder in holders]
        return not all(seats_for(G, word, test, holder) >> self._seat & 1 for word, test, holder in seen)

    def _pieces(self, item: object) -> list[Stored]:
        """Where the pieces stand that a question about the map depends on."""
        distance = isinstance(item, Builtin) and item.name == "distance"
        asks = isinstance(item, Stored) and item.role == "given" and item.name in _OF_THE_MAP
        return acting_slots(self._compiler) if distance or asks else []

    def _behind(self, item: object, tree: s.Node, mine: frozenset[str]) -> Behind:
        """What a named value, or a field that holds an expression, depends on."""
        if isinstance(item, Value):
            return self._behind_value(item, tree, mine)
        if isinstance(item, Stored) and item.role == "field" and isinstance(plain(item.type), ValueOf):
            texts = [member.texts.get(item.name) for member in self._compiler.layout.members.values()]
            return [(text, frozenset()) for text in texts if text is not None and not isinstance(text, s.Suite)]
        return []

    def _behind_value(self, item: Value, tree: s.Node, mine: frozenset[str]) -> Behind:
        """Inside a value `you` is the seat where the value is the seat's own."""
        fn = tree.fn if isinstance(tree, s.Call) else tree
        own = isinstance(fn, s.Name) or (isinstance(fn, s.Field) and isinstance(fn.of, s.Name) and fn.of.id in mine)
        names = frozenset({"you"}) if own and "you" in mine else frozenset()
        found: Behind = []
        if item in self._compiler.values:
            definition, _ = self._compiler.values[item]
            trees = (definition.base, definition.at_least, definition.at_most)
            found += [(one, names) for one in trees if one is not None]
        return found + [(change.tree, frozenset()) for change, _ in self._compiler.changes.get(item, ())]


def _is_mine(tree: s.Node, mine: frozenset[str]) -> bool:
    return isinstance(tree, s.Field) and isinstance(tree.of, s.Name) and tree.of.id in mine

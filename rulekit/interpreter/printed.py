"""Which words of an expression stand for something printed or declared, and which for something that a game changes.

Only the linter asks. Values are followed to what they are made of, and fields that hold expressions to those.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from rulekit.dsl import syntax as s
from rulekit.dsl.signature import Builtin
from rulekit.dsl.types import DIE, DOOR, Enum, Printed, Thing, ValueOf, element, plain
from rulekit.dsl.world import Card, ClosedList, Kind, Stored, Table, Value
from rulekit.interpreter.compiler import Compiler
from rulekit.ruleset.model import MemberDef
from rulekit.source import Span

_FIXED = frozenset(("name", "number", "left", "seat", "places"))
"""What every thing, player or tile has and keeps."""

_CHANGING = {
    "state": "is state",
    "counter": "is a counter",
    "zone": "is a zone",
    "track": "is a track",
    "option": "is an option",
}
"""Of the roles that a slot may have, those that are not printed."""

_LOOKS = "looks at "


@dataclass(frozen=True, slots=True)
class Changing:
    """A word that stands for what may change from game to game, or in one; `why`: "is a counter"."""

    word: str
    span: Span
    why: str


@dataclass(eq=False, slots=True)
class Reading:
    """What expressions speak of, as far as they were read.

    `printed`: of anything printed or declared at all; `seats`: of how many play.
    """

    compiler: Compiler
    printed: bool = False
    seats: bool = False
    _values: dict[Value, str | None] = field(default_factory=dict)

    def changing(self, tree: s.Node, acting: bool = True) -> Iterator[Changing]:
        """The words that are not about what is printed; `acting`: it is known who `you` is."""
        for node in s.walk(tree):
            item = self.compiler.notes.refs.get(node)
            self._note(item)
            if isinstance(node, s.Name) and node.id == "you" and not acting:
                yield Changing("you", node.span, "is whoever acts")
            elif (why := self._picked(node) if isinstance(node, s.Index) else self._why(item)) is not None:
                span = _word_of(node)
                yield Changing(span.text, span, why)

    def _note(self, item: object) -> None:
        match item:
            case Kind(name="player") | Builtin(name="seat"):
                self.seats = True
            case Kind() | ClosedList() | Table() | Value() | Card() | Stored(role="field" | "number"):
                self.printed = True

    def _why(self, item: object) -> str | None:
        match item:
            case Stored(role="given"):
                return None if item.name in _FIXED or item.type == DIE else "depends on where things lie"
            case Stored(role="field") if element(item.type) == DOOR:
                return "depends on where things lie"
            case Stored(role="field") if isinstance(plain(item.type), ValueOf):
                return self._through(self._expressions(item.name), acting=False)
            case Stored():
                return _CHANGING.get(item.role)
            case Value():
                return self._why_value(item)
            case Builtin() if item.needs_map:
                return "looks at the map"
        return None

    def _why_value(self, value: Value) -> str | None:
        if value not in self._values:
            self._values[value] = None
            definition, _ = self.compiler.values[value]
            made_of = (definition.base, definition.at_least, definition.at_most, *definition.defaults.values())
            changed = "is changed by clauses" if self.compiler.changes.get(value) else None
            self._values[value] = changed or self._through([tree for tree in made_of if tree is not None])
        return self._values[value]

    def _through(self, trees: Iterable[s.Node], acting: bool = True) -> str | None:
        """Why something made of these expressions is not fixed: the word in them that is not."""
        first = next((found for tree in trees for found in self.changing(tree, acting)), None)
        if first is None:
            return None
        return first.why if first.why.startswith(_LOOKS) else f"{_LOOKS}`{first.word}`, which {first.why}"

    def _expressions(self, name: str) -> Iterator[s.Node]:
        """What a field that holds expressions says, on every member and by default."""
        layout = self.compiler.layout
        for member in layout.members.values():
            if name in member.texts:
                yield member.texts[name]
        for definition, _ in (part for parts in layout.kinds.values() for part in parts):
            if name in definition.defaults:
                yield definition.defaults[name]

    def _picked(self, node: s.Index) -> str | None:
        """`x[t]`: the slots of x among which a name picks one; None if they are printed, or it is a table or a list."""
        types = self.compiler.notes.types
        of, key = plain(types[node.of]) if node.of in types else None, types.get(node.keys[0])
        if not isinstance(of, Thing | Printed) or not isinstance(key, Enum):
            return None
        world = self.compiler.ruleset.world
        names = self.compiler.enum(key.name)
        slots = [world.slots(kind).get(name) for kind in world.descendants(of.kind) for name in names]
        return next((why for slot in slots if (why := self._why(slot)) is not None), None)


def _word_of(node: s.Node) -> Span:
    """The one word of a node that says what it is about."""
    match node:
        case s.Field():
            return node.name_span
        case s.Call():
            return _word_of(node.fn)
    return node.span


def copies_vary(compiler: Compiler) -> bool:
    """Is there a number of copies that is not simply written down, and may depend on how many play?"""
    layout = compiler.layout
    counts = [definition.copies for parts in layout.kinds.values() for definition, _ in parts]
    counts += [member.copies for member in layout.members.values() if isinstance(member, MemberDef)]
    return any(count is not None and not isinstance(count, s.Int) for count in counts)

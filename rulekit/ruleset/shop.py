"""What building a ruleset shares: the diagnostics, the notes, and the way from a YAML value to a checked text."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar, cast

from rulekit.diagnostics import Diagnostics
from rulekit.dsl import parser
from rulekit.dsl import syntax as s
from rulekit.dsl.context import MessageUse, Notes, Scope
from rulekit.dsl.signature import Vocabulary
from rulekit.dsl.stmts import Stmts
from rulekit.dsl.types import (
    BASIC,
    COMPASS,
    INT,
    UNKNOWN,
    Effect,
    Enum,
    List,
    Map,
    NameOf,
    Opt,
    Thing,
    Type,
    ValueOf,
    Zone,
    read,
)
from rulekit.dsl.world import Stored, Value, World
from rulekit.ruleset.tree import Node, Scalar, Style, part_of
from rulekit.source import EmbeddedText, Span
from rulekit.suggest import did_you_mean

T = TypeVar("T")

MOST_AT_ONCE = 3
"""Values that wait for one another to be looked at; only in circles, or what looks like one, are there any."""

FOREIGN_TYPES = {
    **dict.fromkeys(("integer", "number", "float"), "whole numbers are `int`"),
    **dict.fromkeys(("boolean", "flag"), "yes or no is `bool`"),
    **dict.fromkeys(("string", "text", "str"), "there are no texts: what players read stands in the locale files"),
}


@dataclass(eq=False, slots=True)
class Shop:
    vocabulary: Vocabulary
    found: Diagnostics
    notes: Notes = field(default_factory=Notes)
    bases: dict[Value, tuple[Node, Scope]] = field(default_factory=dict)
    inferring: list[Value] = field(default_factory=list)
    given_up: list[Value] = field(default_factory=list)

    # ------------------------------------------------------------------------------ texts
    def text(self, node: Node) -> EmbeddedText | None:
        """The effect text of a YAML value, with its places; None and a diagnostic where it has none."""
        if not isinstance(node, Scalar) or node.value is None or not node.text.strip():
            return None  # the shape check has said so
        text = node.embedded()
        if text is None:
            what = "folded by `>`" if node.style is Style.FOLDED else "broken over lines, or has escapes"
            is_list = node.style is Style.PLAIN and node.text.startswith("-")
            hint = "an entry of a list begins with `- `" if is_list else "write it on one line, or after `|`"
            self.found.add("yaml/text-style", node.span, f"this text is {what}: places in it cannot be kept", hint)
        return text

    def checker(self, scope: Scope) -> Stmts:
        return Stmts(scope, self.vocabulary, self.found, self.notes, self.type_of)

    def parsed(self, node: Node, parse: Callable[[EmbeddedText, Diagnostics], T | None]) -> T | None:
        """The tree of a text; the first one made of it is kept for the stages after the check."""
        text = self.text(node)
        tree = parse(text, self.found) if text else None
        if tree is not None:
            self.notes.trees.setdefault(node, cast(s.Node, tree))
        return tree

    def tree(self, node: Node) -> s.Expr | None:
        """The tree of a number, a condition or a list."""
        return cast("s.Expr | None", self.parsed(node, parser.parse_value))

    def effect(self, node: Node, checker: Stmts) -> None:
        suite = self.parsed(node, parser.parse_effect)
        if suite is not None:
            self.notes.refs[suite] = node
            checker.effect(suite)

    def value(self, node: Node, checker: Stmts, want: Type | None = None, where: str = "here") -> Type:
        tree = self.tree(node)
        if tree is None:
            return UNKNOWN
        t = checker.expr(tree, want)
        if want is not None:
            checker.want(t, want, tree.span, where)
        return t

    def condition(self, node: Node, checker: Stmts) -> None:
        """A condition; what it shows is known to the texts after it."""
        tree = self.tree(node)
        if tree is not None:
            checker.condition(tree)
            checker.facts = {**checker.facts, **checker.facts_if(tree, True)}

    def right(self, node: Node, checker: Stmts) -> tuple[s.Expr | None, Type]:
        """A value that may also be one call that waits: a `test`."""
        tree = self.tree(node)
        return (None, UNKNOWN) if tree is None else (tree, checker.right(tree))

    def each(self, node: Node, world: World) -> str | None:
        """The closed list of an `each: t in list`; None and a diagnostic if it is none."""
        tree = self.parsed(node, parser.parse_bound)
        if tree is None:
            return None
        name = tree.xs.id if isinstance(tree.xs, s.Name) else ""
        if world.closed_list(name) is None or tree.where is not None:
            lists = sorted(name for w in world.worlds() for name in w.lists)
            message = "`each` goes through a closed list"
            self.found.add("type/each", tree.xs.span, message, did_you_mean(name, lists) or "write `t in list`")
            return None
        return name

    def having_each(self, node: Node, scope: Scope) -> Scope:
        """The scope of the texts of an entry with `each: t in list`: they know `t`."""
        each = part_of(node, "each")
        text = self.text(each) if each is not None else None
        tree = parser.parse_bound(text, Diagnostics()) if text else None
        if tree is None or not isinstance(tree.xs, s.Name):
            return scope
        return scope.having(Stored(tree.name, Enum(tree.xs.id), "param", tree.name_span))

    # ------------------------------------------------------------------------------ types
    def decl(self, node: Node, world: World) -> tuple[Type, s.Decl | None]:
        """A declared type, and how it is written; its default is checked later."""
        tree = self.parsed(node, parser.parse_decl)
        if tree is None:
            return UNKNOWN, None
        t = self.type(tree.type, world)
        return t, tree

    def default(self, tree: s.Decl | None, t: Type, scope: Scope) -> None:
        if tree is not None and tree.default is not None:
            checker = self.checker(scope)
            checker.want(checker.expr(tree.default, t), t, tree.default.span, "as default")
            value = tree.default.of if isinstance(tree.default, s.Neg) else tree.default
            if tree.type.word == "range" and isinstance(value, s.Int):
                number = value.value if value is tree.default else -value.value
                self.in_range(number, tree.type.low, tree.type.high, tree.default.span)

    def in_range(self, value: int, low: int, high: int, span: Span) -> None:
        if not low <= value <= high:
            self.found.add("type/out-of-range", span, f"{value} is not in {low}..{high}")

    def type(self, node: s.TypeName, world: World) -> Type:
        parts = tuple(self.type(part, world) for part in node.parts)
        match node.word:
            case "optional":
                inner = parts[0]
                return ValueOf(Opt(inner.of)) if isinstance(inner, ValueOf) else Opt(inner)
            case "range":
                if node.high < node.low:
                    hint = f"write `{node.high}..{node.low}`"
                    self.found.add("type/range", node.span, "the low end is above the high end", hint)
                return INT
            case "name":
                if world.kind(node.name) is None:
                    self._unknown_type(node, sorted(world.all_kinds()))
                    return UNKNOWN
                return NameOf(node.name)
            case "list":
                return List(parts[0])
            case "zone":
                return Zone(parts[0])
            case "value":
                return ValueOf(parts[0])
            case "map":
                return Map(parts[0], parts[1])
            case "effect":
                if node.name and world.kind(node.name) is None:
                    self._unknown_type(node, sorted(world.all_kinds()))
                    return UNKNOWN
                return Effect(node.name or None, tuple(zip(node.names, parts, strict=True)))
        return self._named(node, world)

    def _named(self, node: s.TypeName, world: World) -> Type:
        if node.name in BASIC:
            if node.name in ("place", "door", "way") and world.map() is None:
                if any(w.broken_map for w in world.worlds()):
                    return UNKNOWN
                self.found.add("type/no-map", node.span, f"`{node.name}` needs a map", "declare one: `map: {..}`")
                return UNKNOWN
            return BASIC[node.name]
        if node.name == "compass":
            return COMPASS
        if world.closed_list(node.name) is not None:
            return Enum(node.name)
        if world.kind(node.name) is not None:
            return Thing(node.name)
        lists = {name for w in world.worlds() for name in w.lists}
        self._unknown_type(node, [*BASIC, "compass", "effect", *lists, *world.all_kinds()])
        return UNKNOWN

    def _unknown_type(self, node: s.TypeName, known: list[str]) -> None:
        hint = FOREIGN_TYPES.get(node.name) or did_you_mean(node.name, known)
        self.found.add("name/unknown-type", node.span, f"there is no type `{node.name}`", hint)

    # ------------------------------------------------------------------------------ values by need
    def type_of(self, value: Value, span: Span) -> Type:
        """What a value gives: declared, or found by looking at its base when it is first asked for."""
        if value.gives is not None:
            return value.gives
        if value in self.inferring:
            names = " -> ".join(v.name for v in [*self.inferring[self.inferring.index(value) :], value])
            self.found.add("value/cycle", value.span, f"these values need each other: {names}", "break the circle")
            return UNKNOWN
        base = self.bases.get(value)
        if base is None:
            return UNKNOWN
        if len(self.inferring) == MOST_AT_ONCE:
            self.given_up.append(value)
            return UNKNOWN
        self.inferring.append(value)
        self.check_base(value, *base)
        self.inferring.pop()
        return self._given(value)

    def _given(self, value: Value) -> Type:
        return UNKNOWN if value.gives is None else value.gives

    def check_base(self, value: Value, node: Node, scope: Scope) -> None:
        """Checks a value's base once, and keeps what it gives and which values it needs."""
        if value not in self.bases:
            return
        del self.bases[value]
        checker = self.checker(scope)
        t = self.value(node, checker, value.gives)
        if value.gives is None:
            value.gives = read(t)
        value.uses |= checker.uses

    # ------------------------------------------------------------------------------ messages
    def message(self, key: str, span: Span, args: frozenset[str] = frozenset(), needed: bool = True) -> None:
        self.notes.messages.append(MessageUse(key, args, span, needed))

    def word(self, key: str, span: Span, args: frozenset[str] = frozenset(), needed: bool = True) -> None:
        """A message that names something; as its attribute it may have a shorter word, for where space is short."""
        self.message(key, span, args, needed)
        self.message(f"{key}.short", span, needed=False)

"""What a declaration says: types, parameters, values, procedures, with the rules about names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from rulekit.diagnostics import Related
from rulekit.dsl import syntax as s
from rulekit.dsl.context import Scope
from rulekit.dsl.types import (
    BASIC,
    COUNTER,
    TRACK,
    UNKNOWN,
    AnyOf,
    Effect,
    List,
    NameOf,
    Opt,
    Thing,
    Type,
    ValueOf,
    Zone,
)
from rulekit.dsl.types import Map as MapType
from rulekit.dsl.world import (
    Card,
    ClosedList,
    Param,
    Plain,
    Procedure,
    Stored,
    Table,
    Value,
    World,
)
from rulekit.ruleset.shop import Shop
from rulekit.ruleset.tree import Map, Node, Scalar, items, pairs, part_of
from rulekit.source import Span
from rulekit.suggest import did_you_mean

Sections = Mapping[str, Node]

TYPE_WORDS = frozenset((*BASIC, "thing", "effect", "name", "list", "map", "zone", "value", "compass"))
"""Words that stand for types; nothing else may be called so."""


@dataclass(eq=False, slots=True)
class Member:
    """A member with its YAML and the world in which its texts are read; `world` is its own if it is a bundle."""

    card: Card
    node: Map
    world: World


@dataclass(eq=False, slots=True)
class Declared:
    """What the second pass has to look at, beside the sections themselves. `counted`: kinds that have `copies`."""

    members: list[Member] = field(default_factory=list)
    bundles: list[tuple[Member, World]] = field(default_factory=list)
    values: list[tuple[Value, Node, Scope]] = field(default_factory=list)
    moments: dict[str, dict[str, Node]] = field(default_factory=dict)
    counted: dict[str, tuple[Span, World]] = field(default_factory=dict)


@dataclass(eq=False)
class Slots:
    """What both the ruleset and its bundles need to read a declaration, in one world; `outer` is around a bundle."""

    shop: Shop
    world: World
    declared: Declared
    sections: Sections
    place: str = ""
    outer: Slots | None = None
    defaults: list[tuple[s.Decl | None, Type, Scope]] = field(default_factory=list, init=False)

    def error(self, code: str, span: Span, message: str, hint: str = "", related: list[Related] | None = None) -> None:
        self.shop.found.add(code, span, message, hint, related or [])

    def scope(self, path: str = "") -> Scope:
        return Scope(self.world, path or self.place)

    def _declare(self, key: Scalar, item: Plain) -> None:
        """A name for the whole ruleset: only members and closed lists' members may share one."""
        name = key.text
        if name in self.shop.vocabulary.builtins:
            self.error("name/built-in", key.span, f"`{name}` is a built-in", "choose another name")
        elif name in ("you", "this", "result", "value", "who", "viewer", "players"):
            self.error("name/reserved", key.span, f"`{name}` is given by the language", "choose another name")
        for other in self.world.find(name):
            if isinstance(item, ClosedList) or isinstance(other, ClosedList):
                continue
            if _shares(item) and _shares(other):
                if isinstance(item, Card) and isinstance(other, Card) and item.kind == other.kind:
                    self._twice(key, other.span)
                continue
            self._twice(key, other.span)
            return
        self.world.declare(name, item)

    def _twice(self, key: Scalar, first: Span) -> None:
        self.error(
            "name/twice",
            key.span,
            f"`{key.text}` is already declared",
            "choose another name",
            [Related(first, "first here")],
        )

    def _kind_named(self, node: Scalar) -> str | None:
        if self.world.kind(node.text) is None:
            self.error(
                "name/unknown-kind",
                node.span,
                f"there is no kind `{node.text}`",
                did_you_mean(node.text, self.world.all_kinds()),
            )
            return None
        return node.text

    def kind_scope(self, kind: str, path: str = "") -> Scope:
        """Where the texts of a kind stand: it acts (`you`), or is acted upon (`this`)."""
        if self.world.acts(kind):
            return Scope(self.world, path or kind, you=Thing(kind))
        return Scope(self.world, path or kind, this=Thing(kind))

    def _stored(self, key: Scalar, node: Node, role: str, scope: Scope) -> Stored:
        written = node.get("type") if isinstance(node, Map) else node
        if written is None:
            return Stored(key.text, UNKNOWN, role, key.span)
        t, tree = self.shop.decl(written, self.world)
        self.defaults.append((tree, t, Scope(self.world, scope.path)))
        low, high = declared_range(tree)
        inner = t.of if isinstance(t, Opt) else t
        if role != "field" and isinstance(inner, Effect | ValueOf):
            self.error("type/mismatch", written.span, "behaviour is printed: it stands under `fields:`")
        if isinstance(inner, Zone) or inner in (COUNTER, TRACK):
            self.error(
                "type/mismatch",
                written.span,
                f"{'a zone' if isinstance(inner, Zone) else f'a {inner}'} stands in a section of its own",
                "`zones:`, `counters:`, `tracks:`",
            )
        bare = tree is not None and tree.default is None
        required = role == "field" and bare and not isinstance(t, Opt | List | MapType | Effect | ValueOf)
        required = required or (role == "field" and bare and isinstance(t, ValueOf) and not isinstance(t.of, Opt))
        return Stored(key.text, t, role, key.span, low, high, required)

    def family(self, key: Scalar, node: Node) -> list[Scalar]:
        """The names that an entry declares: its own, or with `each: t in list` those of the list's members."""
        each = part_of(node, "each")
        if each is None:
            return [key]
        closed = self.shop.each(each, self.world)
        if closed is None:
            return []
        return [Scalar(name, name, key.style, key.span) for name in self.world.lists_members(closed)]

    def _zone(self, node: Node) -> Type:
        holds = part_of(node, "holds")
        if not isinstance(holds, Scalar):
            return Zone(UNKNOWN)
        kind = self._kind_named(holds)
        if kind is not None:
            self.shop.notes.named.add(kind)
        return Zone(Thing(kind) if kind else UNKNOWN)

    def _value(self, key: Scalar, node: Node, of: str | None) -> Value:
        path = key.text
        scope = self.kind_scope(of, path) if of else self.scope(path)
        params: tuple[Param, ...] = ()
        gives: Type | None = None
        base: Node | None = node
        if isinstance(node, Map):
            params = self._params(node.get("takes"), scope)
            written = node.get("gives")
            gives = self.shop.decl(written, self.world)[0] if written is not None else None
            base = node.get("base")
        value = Value(key.text, of, params, gives, key.span)
        inside = scope.having(*(Stored(p.name, p.type, "param", p.span) for p in params))
        if base is not None:
            self.shop.bases[value] = (base, inside)
        self.declared.values.append((value, node, inside))
        return value

    def _params(self, node: Node | None, scope: Scope) -> tuple[Param, ...]:
        found: list[Param] = []
        for key, value in pairs(node):
            t, tree = self.shop.decl(value, self.world)
            self.defaults.append((tree, t, Scope(self.world, scope.path)))
            optional = isinstance(t, Opt) or (tree is not None and tree.default is not None)
            if key.text in ("you", "this"):
                self.error("name/reserved", key.span, f"`{key.text}` is given by the language", "choose another name")
            hidden = [item for item in self.world.find(key.text) if not isinstance(item, ClosedList)]
            if hidden or key.text in self.shop.vocabulary.builtins:
                self.error("name/hides", key.span, f"`{key.text}` means something else already", "choose another name")
            found.append(Param(key.text, t, optional, key.span))
        return tuple(found)

    def _table(self, key: Scalar, node: Map) -> Table:
        keys: list[Type] = []
        ranges: list[tuple[int, int] | None] = []
        for item in items(node.get("keys")):
            t, tree = self.shop.decl(item, self.world)
            low, high = declared_range(tree)
            ranges.append(None if low is None or high is None else (low, high))
            keys.append(AnyOf((t, NameOf(t.kind))) if isinstance(t, Thing) else t)
        gives = node.get("gives")
        result = self.shop.decl(gives, self.world)[0] if gives is not None else UNKNOWN
        return Table(key.text, tuple(keys), result, key.span, tuple(ranges))

    def procedure(self, key: Scalar, node: Node, role: str) -> Procedure:
        of: str | None = None
        params: tuple[Param, ...] = ()
        gives: Type | None = None
        if isinstance(node, Map):
            named = node.get("of")
            of = self._kind_named(named) if isinstance(named, Scalar) else None
            if role == "step" and "for" in node:
                of = "player"
            params = self._params(node.get("takes"), self.scope(key.text))
            written = node.get("gives")
            gives = self.shop.decl(written, self.world)[0] if written is not None else None
        return Procedure(key.text, of, params, gives, role, key.span)


def _shares(item: Plain) -> bool:
    """May this name mean something else as well? The type that is wanted tells them apart."""
    return isinstance(item, Card | ClosedList) or (isinstance(item, Stored) and item.role == "member")


def declared_range(tree: s.Decl | None) -> tuple[int | None, int | None]:
    """The ends of a declared range of numbers."""
    if tree is None or tree.type.word != "range":
        return None, None
    return tree.type.low, tree.type.high

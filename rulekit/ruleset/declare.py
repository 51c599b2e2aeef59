"""First pass: every name that a ruleset declares goes into its world. Texts are only looked at for their types.

What a bundle declares goes into a world of its own above the ruleset's. The order below matters: closed lists, then
kinds, then members, then everything whose type may mention them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from rulekit.diagnostics import Related
from rulekit.dsl import syntax as s
from rulekit.dsl.context import Scope, article
from rulekit.dsl.types import (
    BOOL,
    COUNTER,
    DIE,
    INT,
    TRACK,
    UNKNOWN,
    AnyOf,
    Effect,
    Enum,
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
    Board,
    Card,
    ClosedList,
    Kind,
    Param,
    Plain,
    Procedure,
    Stored,
    Table,
    Value,
    World,
)
from rulekit.ruleset.shop import Shop
from rulekit.ruleset.tree import Map, Node, Scalar, Seq, Style
from rulekit.source import Span
from rulekit.suggest import did_you_mean

Sections = Mapping[str, Node]


@dataclass(eq=False, slots=True)
class Member:
    """A member with its YAML and the world in which its texts are read; `world` is its own if it is a bundle."""

    card: Card
    node: Map
    world: World


@dataclass(eq=False, slots=True)
class Declared:
    """What the second pass has to look at, beside the sections themselves."""

    members: list[Member] = field(default_factory=list)
    bundles: list[tuple[Member, World]] = field(default_factory=list)
    scopes: dict[Procedure, Scope] = field(default_factory=dict)
    values: dict[str, list[tuple[Value, Node]]] = field(default_factory=dict)


def pairs(node: Node | None) -> Iterator[tuple[Scalar, Node]]:
    """The entries of a map; nothing if it is none (the shape check has said so)."""
    if isinstance(node, Map):
        yield from node.entries


def items(node: Node | None) -> Iterator[Scalar]:
    """The scalars of a list."""
    if isinstance(node, Seq):
        yield from (item for item in node.items if isinstance(item, Scalar))


class Declarer:
    """Declares the sections of one ruleset, or of one bundle, in a world."""

    def __init__(
        self,
        shop: Shop,
        world: World,
        declared: Declared,
        sections: Sections,
        place: str = "",
        outer: Declarer | None = None,
    ) -> None:
        self.shop = shop
        self.world = world
        self.declared = declared
        self.sections = sections
        self.place = place
        self.outer = outer
        self._later: list[tuple[Declarer, Member]] = []
        self.defaults: list[tuple[s.Decl | None, Type, Scope]] = []

    def error(self, code: str, span: Span, message: str, hint: str = "", related: list[Related] | None = None) -> None:
        self.shop.found.add(code, span, message, hint, related or [])

    def run(self) -> None:
        self._closed_lists()
        self._kinds()
        self._dice()
        self._map()
        self._members()
        self._list_fields()
        self._globals()
        for key, node in pairs(self.sections.get("kinds")):
            if isinstance(node, Map):
                self._slots(key.text, node)
        self._procedures()
        for tree, t, scope in self.defaults:
            self.shop.default(tree, t, scope)

    def scope(self, path: str = "") -> Scope:
        return Scope(self.world, path or self.place)

    # ------------------------------------------------------------------------------ uniqueness
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
        self.world.declare(name, item)

    def _twice(self, key: Scalar, first: Span) -> None:
        self.error(
            "name/twice",
            key.span,
            f"`{key.text}` is already declared",
            "choose another name",
            [Related(first, "first here")],
        )

    # ------------------------------------------------------------------------------ closed lists
    def _closed_lists(self) -> None:
        for key, node in pairs(self.sections.get("names")):
            self._closed_list(key, node)
        sides = self.sections.get("sides")
        if isinstance(sides, Seq):
            key = Scalar("side", "side", next(items(sides), _none(sides)).style, sides.span)
            self._closed_list(key, sides)

    def _closed_list(self, key: Scalar, node: Node) -> None:
        names = list(items(node)) or [name for name, _ in pairs(node)]
        closed = ClosedList(key.text, {}, span=key.span)
        if key.text in {name for w in self.world.worlds() for name in w.lists}:
            other = self.world.closed_list(key.text)
            self._twice(key, other.span if other else key.span)
        self.world.lists[key.text] = closed
        self.world.declare(key.text, closed)
        for name in names:
            if name.text in closed.members:
                self._twice(name, closed.members[name.text])
                continue
            closed.members[name.text] = name.span
            self._declare(name, Stored(name.text, Enum(key.text), "member", name.span))
            self.shop.message(f"{key.text}-{name.text}", name.span)

    def _list_fields(self) -> None:
        """Fields of closed lists' members: their types follow from what is written."""
        for key, node in pairs(self.sections.get("names")):
            closed = self.world.lists.get(key.text)
            rows = [(name, row) for name, row in pairs(node) if isinstance(row, Map)]
            for field_name in dict.fromkeys(f.text for _, row in rows for f, _ in row.entries):
                types = [self._literal_type(row.get(field_name)) for _, row in rows if field_name in row]
                joined = types[0]
                for other in types[1:]:
                    if other != joined and UNKNOWN not in (other, joined):
                        node_at = next(row.get(field_name) for _, row in rows if field_name in row)
                        self.error(
                            "type/mixed-list",
                            node_at.span if node_at else key.span,
                            f"`{field_name}` has values of several types",
                        )
                if closed is not None:
                    whole = all(field_name in row for _, row in rows) and len(rows) == len(closed.members)
                    closed.fields[field_name] = joined if whole or joined == UNKNOWN else Opt(joined)

    def _literal_type(self, node: Node | None) -> Type:
        if not isinstance(node, Scalar):
            return UNKNOWN
        if isinstance(node.value, bool):
            return BOOL
        if isinstance(node.value, int):
            return INT
        found = self.world.find(node.text)
        lists = [item.type for item in found if isinstance(item, Stored) and isinstance(item.type, Enum)]
        if len(lists) == 1:
            return lists[0]
        cards = [item for item in found if isinstance(item, Card)]
        if cards and not lists:
            return NameOf(cards[0].kind)
        what = "means several things" if found else "is no name that is known here"
        self.error("name/unknown", node.span, f"`{node.text}` {what}", did_you_mean(node.text, self.world.all_plain()))
        return UNKNOWN

    # ------------------------------------------------------------------------------ kinds
    def _kinds(self) -> None:
        for key, node in pairs(self.sections.get("kinds")):
            if not isinstance(node, Map):
                node = Map((), node.span)
            known = self.world.kind(key.text)
            if known is not None:
                if (known.name != "player" and self.world.above is None) or known.name in ("offer", "bundle"):
                    self._twice(key, known.span)
                elif known.name == "player" and self.world.above is None:
                    known.span = key.span
                    known.parent = _text(node.get("is")) or None
                continue
            kind = Kind(key.text, _text(node.get("is")), key.span, plural=_text(node.get("listed_as")))
            kind.performs = _text(node.get("performs"))
            kind.played_by = "played_by" in node
            if key.text in ("thing", "int", "bool", "effect", "name", "list", "map", "zone", "value", "compass"):
                self.error("name/reserved", key.span, f"`{key.text}` is a type of the language", "choose another name")
            self.world.kinds[key.text] = kind
        for key, node in pairs(self.sections.get("kinds")):
            if isinstance(node, Map):
                self._parent(key, node)

    def _parent(self, key: Scalar, node: Map) -> None:
        kind = self.world.kind(key.text)
        parent = node.get("is")
        if kind is None:
            return
        if isinstance(parent, Scalar) and self.world.kind(parent.text) is None:
            self.error(
                "name/unknown-kind",
                parent.span,
                f"there is no kind `{parent.text}`",
                did_you_mean(parent.text, self.world.all_kinds()),
            )
            kind.parent = None
        seen: list[str] = []
        at: Kind | None = kind
        while at is not None and at.parent is not None:
            if at.name in seen:
                span = parent.span if parent else key.span
                self.error(
                    "kind/cycle",
                    span,
                    f"`{key.text}` descends from itself: {' -> '.join([*seen, at.name])}",
                    "break the circle",
                )
                kind.parent = None
                break
            seen.append(at.name)
            at = self.world.kind(at.parent)
        plural = node.get("listed_as")
        if isinstance(plural, Scalar) and self.world.kinds.get(key.text) is kind and key.text != "player":
            self._declare(plural, kind)
        for word in ("performs",):
            named = node.get(word)
            if isinstance(named, Scalar):
                self._kind_named(named)

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

    def _dice(self) -> None:
        for key, _ in pairs(self.sections.get("dice")):
            self.world.dice[key.text] = key.span
            self._declare(key, Stored(key.text, DIE, "given", key.span))

    def _map(self) -> None:
        node = self.sections.get("map")
        if not isinstance(node, Map):
            return
        tile, grids = node.get("tile"), node.get("grids")
        if not isinstance(tile, Scalar) or not isinstance(grids, Scalar):
            return
        if self._kind_named(tile) is None:
            return
        if self.world.closed_list(grids.text) is None:
            lists = {name for w in self.world.worlds() for name in w.lists}
            self.error(
                "name/unknown-type",
                grids.span,
                f"there is no closed list `{grids.text}`",
                did_you_mean(grids.text, lists),
            )
            return
        doors, stands = _text(node.get("doors")) or "", _text(node.get("stands")) or ""
        self.world.board = Board(tile.text, grids.text, doors, stands, node.span)

    # ------------------------------------------------------------------------------ members
    def _members(self) -> None:
        plurals = [(kind.plural, kind) for kind in self.world.all_kinds().values() if kind.plural]
        for section, kind in plurals:
            for key, node in pairs(self.sections.get(section)):
                self._member(key, node, kind)
        for key, node in pairs(self.sections.get("bundles")):
            bundle = self.world.kind("bundle")
            if bundle:
                self._member(key, node, bundle)

    def _member(self, key: Scalar, node: Node, kind: Kind) -> None:
        if not isinstance(node, Map):
            node = Map((), node.span)
        named = node.get("kind")
        if isinstance(named, Scalar) and self._kind_named(named):
            if kind.name not in self.world.ancestry(named.text):
                self.error(
                    "type/mismatch",
                    named.span,
                    f"{article(Thing(named.text))} is no {kind.name}",
                    f"`is: {kind.name}` on the kind `{named.text}`",
                )
            else:
                kind = self.world.kind(named.text) or kind
        copies = node.get("copies") or self._kind_copies(kind.name)
        single = copies is None or (isinstance(copies, Scalar) and copies.value == 1)
        root = self.world.ancestry(kind.name)
        is_bundle = "bundle" in root
        card = Card(key.text, kind.name, single or is_bundle or "offer" in root, key.span)
        self._declare(key, card)
        world = self.world
        if is_bundle:
            world = World(above=self.world)
        member = Member(card, node, world)
        self.declared.members.append(member)
        if is_bundle:
            self._bundle(member)
        else:
            self._own(member)
        self._name_messages(member)

    def _kind_copies(self, kind: str) -> Node | None:
        """The `copies` of a kind or of the nearest ancestor that has some."""
        for name in self.world.ancestry(kind):
            at: Declarer | None = self
            while at is not None:
                for key, node in pairs(at.sections.get("kinds")):
                    if key.text == name and isinstance(node, Map) and "copies" in node:
                        return node.get("copies")
                at = at.outer
        return None

    def _own(self, member: Member) -> None:
        """Numbers and state that only this member has."""
        for key, value in pairs(member.node.get("numbers")):
            if not (isinstance(value, Scalar) and isinstance(value.value, int) and not isinstance(value.value, bool)):
                self.error("type/mismatch", value.span, "under `numbers` stand whole numbers")
            self._own_slot(member, key, Stored(key.text, INT, "number", key.span))
        for key, value in pairs(member.node.get("state")):
            self._own_slot(member, key, self._stored(key, value, "state", Scope(self.world, member.card.name)))

    def _own_slot(self, member: Member, key: Scalar, slot: Stored) -> None:
        if key.text in member.card.own:
            self._twice(key, member.card.own[key.text].span)
        member.card.own[key.text] = slot

    def _bundle(self, member: Member) -> None:
        """A bundle's parameters, state and numbers are plain names inside it; its sections are declared there."""
        sections = {key.text: node for key, node in member.node.entries}
        inner = Declarer(self.shop, member.world, self.declared, sections, member.card.name, self)
        self.declared.bundles.append((member, member.world))
        self._later.append((inner, member))

    def run_bundles(self) -> None:
        """Bundles see everything that the ruleset declares, so they come last."""
        for inner, member in self._later:
            inner._bundle_names(member)
            inner.run()
            inner.run_bundles()
            for key, side in pairs(member.node.get("read_by")):
                if isinstance(side, Map):
                    self._side(key)
                    sections = {name.text: node for name, node in side.entries}
                    world = World(above=member.world)
                    part = Declarer(self.shop, world, self.declared, sections, member.card.name, inner)
                    part.run()
                    part.run_bundles()
                    self.declared.bundles.append((Member(member.card, side, world), world))

    def _side(self, key: Scalar) -> None:
        sides = self.world.closed_list("side")
        if sides is None:
            self.error("name/unknown", key.span, "no sides are declared", "declare them: `sides: [..]`")
        elif key.text not in sides.members:
            self.error(
                "name/unknown", key.span, f"there is no side `{key.text}`", did_you_mean(key.text, sides.members)
            )

    def _bundle_names(self, member: Member) -> None:
        node, scope = member.node, self.scope()
        params = self._params(node.get("takes"), scope)
        object.__setattr__(member.card, "params", params)
        for param in params:
            key = Scalar(param.name, param.name, _none(node).style, param.span)
            self._declare(key, Stored(param.name, param.type, "param", param.span))
        for key, _ in pairs(node.get("numbers")):
            self._declare(key, Stored(key.text, INT, "number", key.span))

    def _name_messages(self, member: Member) -> None:
        card = member.card
        if "bundle" in self.world.ancestry(card.kind) and card.kind == "bundle":
            return
        prefix = "offer" if "offer" in self.world.ancestry(card.kind) else card.kind
        key = f"offer-{card.name}" if prefix == "offer" else f"{self._top_kind(card.kind)}-{card.name}"
        self.shop.message(key, card.span)
        self.shop.message(f"{key}.text", card.span, frozenset(self._text_numbers(member)), needed=False)

    def _top_kind(self, kind: str) -> str:
        """The kind whose section lists it: messages do not change when a sub-kind is introduced."""
        for name in self.world.ancestry(kind):
            known = self.world.kind(name)
            if known is not None and known.plural:
                return name
        return kind

    def _text_numbers(self, member: Member) -> list[str]:
        found = [
            key.text for key, node in member.node.entries if isinstance(node, Scalar) and isinstance(node.value, int)
        ]
        return [*found, *(key.text for key, _ in pairs(member.node.get("numbers")))]

    # ------------------------------------------------------------------------------ slots of kinds
    def _slots(self, name: str, node: Map) -> None:
        kind = self.world.kind(name)
        if kind is None:
            return
        scope = self.kind_scope(name)
        slots: dict[str, Stored | Value] = {}
        if self.world.kinds.get(name) is kind or self.world.above is None:
            slots = kind.slots
        else:
            slots = self.world.extra.setdefault(name, {})
        for section, role in (("fields", "field"), ("state", "state")):
            for key, value in pairs(node.get(section)):
                self._slot(slots, key, self._stored(key, value, role, scope), name)
        for key, value in pairs(node.get("zones")):
            self._slot(slots, key, Stored(key.text, self._zone(value), "zone", key.span), name)
            self.shop.message(f"zone-{key.text}", key.span)
        for key, _ in pairs(node.get("counters")):
            self._slot(slots, key, Stored(key.text, COUNTER, "counter", key.span), name)
            self.shop.message(f"counter-{key.text}", key.span)
        for key, _ in pairs(node.get("tracks")):
            self._slot(slots, key, Stored(key.text, TRACK, "track", key.span), name)
            self.shop.message(f"track-{key.text}", key.span)
        for key, value in pairs(node.get("values")):
            item = self._value(key, value, name)
            self._slot(slots, key, item, name)
        for key, value in pairs(node.get("chooses")):
            t, _ = self.shop.decl(value, self.world, scope)
            kind.chooses[key.text] = Stored(key.text, t, "param", key.span)
        for key, value in pairs(node.get("moments")):
            kind.moments[key.text] = value

    def _slot(self, slots: dict[str, Stored | Value], key: Scalar, item: Stored | Value, kind: str) -> None:
        known = self.world.slots(kind).get(key.text)
        if known is not None and key.text not in ("face",) and not _overrides(item, known):
            self._twice(key, known.span)
        slots[key.text] = item

    def kind_scope(self, kind: str, path: str = "") -> Scope:
        """Where the texts of a kind stand: it acts (`you`), or is acted upon (`this`)."""
        if self.world.acts(kind):
            return Scope(self.world, path or kind, you=Thing(kind))
        return Scope(self.world, path or kind, this=Thing(kind))

    def _stored(self, key: Scalar, node: Node, role: str, scope: Scope) -> Stored:
        written = node.get("type") if isinstance(node, Map) else node
        if written is None:
            return Stored(key.text, UNKNOWN, role, key.span)
        t, tree = self.shop.decl(written, self.world, scope)
        self.defaults.append((tree, t, Scope(self.world, scope.path)))
        low, high = _range(tree)
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

    def _zone(self, node: Node) -> Type:
        holds = node.get("holds") if isinstance(node, Map) else None
        if not isinstance(holds, Scalar):
            return Zone(UNKNOWN)
        kind = self._kind_named(holds)
        return Zone(Thing(kind) if kind else UNKNOWN)

    # ------------------------------------------------------------------------------ the whole game's names
    def _globals(self) -> None:
        scope = self.scope()
        for key, node in pairs(self.sections.get("options")):
            written = node.get("type") if isinstance(node, Map) else None
            t, tree = self.shop.decl(written, self.world, scope) if written is not None else (UNKNOWN, None)
            low, high = _range(tree)
            self._declare(key, Stored(key.text, t, "option", key.span, low, high))
            self.shop.message(f"option-{key.text}", key.span)
        for key, node in pairs(self.sections.get("zones")):
            self._declare(key, Stored(key.text, self._zone(node), "zone", key.span))
            self.shop.message(f"zone-{key.text}", key.span)
        for key, _ in pairs(self.sections.get("counters")):
            self._declare(key, Stored(key.text, COUNTER, "counter", key.span))
            self.shop.message(f"counter-{key.text}", key.span)
        for key, node in pairs(self.sections.get("state")):
            self._declare(key, self._stored(key, node, "state", scope))
        for key, node in pairs(self.sections.get("tables")):
            if isinstance(node, Map):
                self._declare(key, self._table(key, node))
        for key, node in pairs(self.sections.get("values")):
            of = node.get("of") if isinstance(node, Map) else None
            item = self._value(key, node, of.text if isinstance(of, Scalar) and self._kind_named(of) else None)
            if item.of is None:
                self._declare(key, item)
            else:
                home = self.world.extra.setdefault(item.of, {})
                self._slot(home, key, item, item.of)

    def _table(self, key: Scalar, node: Map) -> Table:
        keys: list[Type] = []
        for item in items(node.get("keys")):
            t, _ = self.shop.decl(item, self.world, self.scope())
            keys.append(AnyOf((t, NameOf(t.kind))) if isinstance(t, Thing) else t)
        gives = node.get("gives")
        result = self.shop.decl(gives, self.world, self.scope())[0] if gives is not None else UNKNOWN
        return Table(key.text, tuple(keys), result, key.span)

    def _value(self, key: Scalar, node: Node, of: str | None) -> Value:
        path = key.text
        scope = self.kind_scope(of, path) if of else self.scope(path)
        params: tuple[Param, ...] = ()
        gives: Type | None = None
        base: Node | None = node
        if isinstance(node, Map):
            params = self._params(node.get("takes"), scope)
            written = node.get("gives")
            gives = self.shop.decl(written, self.world, scope)[0] if written is not None else None
            base = node.get("base")
        value = Value(key.text, of, params, gives, key.span)
        inside = scope.having(*(Stored(p.name, p.type, "param", p.span) for p in params))
        if base is not None:
            self.shop.bases[value] = (base, inside)
        self.declared.values.setdefault(key.text, []).append((value, node))
        return value

    def _params(self, node: Node | None, scope: Scope) -> tuple[Param, ...]:
        found: list[Param] = []
        for key, value in pairs(node):
            t, tree = self.shop.decl(value, self.world, scope)
            self.defaults.append((tree, t, Scope(self.world, scope.path)))
            optional = isinstance(t, Opt) or (tree is not None and tree.default is not None)
            if self.world.find(key.text):
                hidden = [i for i in self.world.find(key.text) if isinstance(i, Stored | Value | Card)]
                if hidden:
                    self.error(
                        "name/hides",
                        key.span,
                        f"`{key.text}` would hide what the ruleset declares",
                        "choose another name",
                    )
            found.append(Param(key.text, t, optional, key.span))
        return tuple(found)

    # ------------------------------------------------------------------------------ what can be called
    def _procedures(self) -> None:
        for section, role in (("procedures", "procedure"), ("windows", "window"), ("flow", "step")):
            for key, node in pairs(self.sections.get(section)):
                self._call(key, self.procedure(key, node, role))
        setup = self.sections.get("setup")
        if setup is not None and self.world.above is None:
            key = Scalar("setup", "setup", _none(setup).style, setup.span)
            self._call(key, Procedure("setup", None, (), None, "setup", setup.span))
        for member in self.declared.members:
            if member.world is self.world:
                for key, node in pairs(member.node.get("procedures")):
                    if "bundle" not in self.world.ancestry(member.card.kind):
                        item = self.procedure(key, node, "procedure")
                        member.card.procedures[key.text] = item

    def _call(self, key: Scalar, item: Procedure) -> None:
        if key.text in self.shop.vocabulary.builtins:
            self.error("name/built-in", key.span, f"`{key.text}` is a built-in", "choose another name")
        others: list[Plain | Procedure] = [*self.world.find_calls(key.text)]
        others += [
            i for i in self.world.find(key.text) if isinstance(i, Value | Stored) and getattr(i, "role", "") != "member"
        ]
        if others:
            self._twice(key, others[0].span)
        self.world.calls.setdefault(key.text, []).append(item)

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
            gives = self.shop.decl(written, self.world, self.scope(key.text))[0] if written is not None else None
        return Procedure(key.text, of, params, gives, role, key.span)


def _shares(item: Plain) -> bool:
    """May this name mean something else as well? The type that is wanted tells them apart."""
    return isinstance(item, Card | ClosedList) or (isinstance(item, Stored) and item.role == "member")


def _overrides(item: Stored | Value, known: Stored | Value) -> bool:
    """A sub-kind may give a state field of its parent another start value."""
    return (
        isinstance(item, Stored)
        and isinstance(known, Stored)
        and item.role == known.role == "state"
        and item.type == known.type
    )


def _range(tree: s.Decl | None) -> tuple[int | None, int | None]:
    """The ends of a declared range of numbers."""
    if tree is None or tree.type.word != "range":
        return None, None
    return tree.type.low, tree.type.high


def _text(node: Node | None) -> str | None:
    return node.text if isinstance(node, Scalar) else None


def _none(node: Node) -> Scalar:
    return Scalar("", None, Style.PLAIN, node.span)

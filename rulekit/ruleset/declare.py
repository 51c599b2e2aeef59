"""First pass: every name that a ruleset declares goes into its world. Texts are only looked at for their types.

What a bundle declares goes into a world of its own above the ruleset's. The order below matters: closed lists, then
kinds, then members, then everything whose type may mention them.
"""

from __future__ import annotations

from rulekit.dsl.context import Scope, article
from rulekit.dsl.types import (
    BOOL,
    COUNTER,
    DIE,
    INT,
    TRACK,
    UNKNOWN,
    Enum,
    NameOf,
    Opt,
    Thing,
    Type,
)
from rulekit.dsl.world import (
    Board,
    Card,
    ClosedList,
    Kind,
    Plain,
    Procedure,
    Stored,
    Value,
    World,
)
from rulekit.ruleset.keys import BODY_KEYS, MEMBER_KEYS
from rulekit.ruleset.shop import Shop
from rulekit.ruleset.slots import TYPE_WORDS, Declared, Member, Sections, Slots, declared_range
from rulekit.ruleset.tree import Map, Node, Scalar, Seq, Style, items, pairs
from rulekit.suggest import did_you_mean

MOST_FACES = 1000


class Declarer(Slots):
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
        super().__init__(shop, world, declared, sections, place)
        self.outer = outer
        self._later: list[tuple[Declarer, Member]] = []

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

    # ------------------------------------------------------------------------------ uniqueness

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
        if key.text in (*TYPE_WORDS, "you", "this") or self.world.kind(key.text):
            self.error("name/reserved", key.span, f"`{key.text}` is a type already", "choose another name")
        elif self.world.closed_list(key.text):
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
                cells = [cell for _, row in rows if (cell := row.get(field_name)) is not None]
                joined = self._literal_type(cells[0])
                for cell in cells[1:]:
                    if self._literal_type(cell) not in (joined, UNKNOWN) and joined != UNKNOWN:
                        self.error("type/mixed-list", cell.span, f"`{field_name}` has values of several types")
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
            if key.text in (*TYPE_WORDS, "you", "this") or self.world.closed_list(key.text):
                self.error("name/reserved", key.span, f"`{key.text}` is a type of the language", "choose another name")
            self.world.kinds[key.text] = kind
        for key, node in pairs(self.sections.get("kinds")):
            if isinstance(node, Map):
                self._parent(key, node)
                if self._kind_copies(key.text) is not None:
                    self.declared.counted.setdefault(key.text, (key.span, self.world))

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
            if at.name in seen and at.name != key.text:
                break
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
        if isinstance(performs := node.get("performs"), Scalar):
            self._kind_named(performs)

    def _dice(self) -> None:
        for key, node in pairs(self.sections.get("dice")):
            faces = node.get("faces") if isinstance(node, Map) else None
            low, _, high = (_text(faces) or "").partition("..")
            if low.isdigit() and high.isdigit() and int(high) - int(low) >= MOST_FACES:
                self.error("type/out-of-range", key.span, f"a die has {MOST_FACES} faces at most")
            self.world.dice[key.text] = key.span
            self._declare(key, Stored(key.text, DIE, "given", key.span))

    def _map(self) -> None:
        node = self.sections.get("map")
        if not isinstance(node, Map):
            return
        tile, grids = node.get("tile"), node.get("grids")
        self.world.broken_map = True
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
            self.shop.message(f"state-{key.text}", key.span, needed=False)

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
        member.card.params = params
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
        picks = [pick.text for pick, _ in pairs(member.node.get("choose"))]
        self.shop.message(key, card.span, frozenset(picks))
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
                if role == "field" and key.text in (*BODY_KEYS, *MEMBER_KEYS):
                    message = f"`{key.text}` is a key of the language, so no field can be called so"
                    self.error("name/reserved", key.span, message, "choose another name")
                self._slot(slots, key, self._stored(key, value, role, scope), name)
                self.shop.message(f"{role}-{key.text}", key.span, needed=False)
        for section, role in (("zones", "zone"), ("counters", "counter"), ("tracks", "track")):
            for key, value in pairs(node.get(section)):
                t = self._zone(value) if role == "zone" else COUNTER if role == "counter" else TRACK
                for one in self.family(key, value):
                    self._slot(slots, one, Stored(one.text, t, role, one.span), name)
                    self.shop.message(f"{role}-{one.text}", one.span)
                    self.shop.notes.named.add(name)
        for key, value in pairs(node.get("values")):
            item = self._value(key, value, name)
            self._slot(slots, key, item, name)
        for key, value in pairs(node.get("chooses")):
            t, _ = self.shop.decl(value, self.world, scope)
            kind.chooses[key.text] = Stored(key.text, t, "param", key.span)
        for key, value in pairs(node.get("moments")):
            self.declared.moments.setdefault(name, {})[key.text] = value

    def _slot(self, slots: dict[str, Stored | Value], key: Scalar, item: Stored | Value, kind: str) -> None:
        known = self.world.slots(kind).get(key.text)
        if known is not None and key.text not in ("face",) and not _overrides(item, known):
            self._twice(key, known.span)
        slots[key.text] = item

    # ------------------------------------------------------------------------------ the whole game's names
    def _globals(self) -> None:
        scope = self.scope()
        for key, node in pairs(self.sections.get("options")):
            written = node.get("type") if isinstance(node, Map) else None
            t, tree = self.shop.decl(written, self.world, scope) if written is not None else (UNKNOWN, None)
            low, high = declared_range(tree)
            self._declare(key, Stored(key.text, t, "option", key.span, low, high))
            self.shop.message(f"option-{key.text}", key.span)
        for key, node in pairs(self.sections.get("zones")):
            self._declare(key, Stored(key.text, self._zone(node), "zone", key.span))
            self.shop.message(f"zone-{key.text}", key.span)
        for key, _ in pairs(self.sections.get("counters")):
            self._declare(key, Stored(key.text, COUNTER, "counter", key.span))
            self.shop.message(f"counter-{key.text}", key.span)
        for section in ("zones", "counters"):
            for _, node in pairs(self.sections.get(section)):
                if isinstance(node, Map) and (each := node.key("each")) is not None:
                    self.error("type/each", each.span, "`each` is for kinds only", "let some kind have these")
        for key, node in pairs(self.sections.get("state")):
            self._declare(key, self._stored(key, node, "state", scope))
            self.shop.message(f"state-{key.text}", key.span, needed=False)
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


def _overrides(item: Stored | Value, known: Stored | Value) -> bool:
    """A sub-kind may give a state field of its parent another start value."""
    return (
        isinstance(item, Stored)
        and isinstance(known, Stored)
        and item.role == known.role == "state"
        and item.type == known.type
    )


def _text(node: Node | None) -> str | None:
    return node.text if isinstance(node, Scalar) else None


def _none(node: Node) -> Scalar:
    return Scalar("", None, Style.PLAIN, node.span)

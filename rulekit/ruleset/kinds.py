"""Declaring what things can be: closed lists with their fields, kinds with their parents, and what each kind has."""

from __future__ import annotations

from rulekit.dsl.types import BOOL, COUNTER, INT, TRACK, UNKNOWN, Enum, NameOf, Opt, Type
from rulekit.dsl.world import Card, ClosedList, Kind, Stored, Value
from rulekit.ruleset.keys import BODY_KEYS, MEMBER_KEYS
from rulekit.ruleset.slots import TYPE_WORDS, Slots
from rulekit.ruleset.tree import Map, Node, Scalar, Seq, Style, items, pairs, text_of
from rulekit.suggest import did_you_mean


class Kinds(Slots):
    # ------------------------------------------------------------------------------ closed lists
    def _closed_lists(self) -> None:
        for key, node in pairs(self.sections.get("names")):
            self._closed_list(key, node)
        sides = self.sections.get("sides")
        if isinstance(sides, Seq):
            key = Scalar("side", "side", next(items(sides), unsaid(sides)).style, sides.span)
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
            self.shop.word(f"{key.text}-{name.text}", name.span)

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
                    known.parent = text_of(node.get("is")) or None
                continue
            kind = Kind(key.text, text_of(node.get("is")), key.span, plural=text_of(node.get("listed_as")))
            kind.performs = text_of(node.get("performs"))
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

    def _kind_copies(self, kind: str) -> Node | None:
        """The `copies` of a kind or of the nearest ancestor that has some."""
        for name in self.world.ancestry(kind):
            at: Slots | None = self
            while at is not None:
                for key, node in pairs(at.sections.get("kinds")):
                    if key.text == name and isinstance(node, Map) and "copies" in node:
                        return node.get("copies")
                at = at.outer
        return None

    # ------------------------------------------------------------------------------ what each kind has
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
                self.shop.word(f"{role}-{key.text}", key.span, needed=False)
        for section, role in (("zones", "zone"), ("counters", "counter"), ("tracks", "track")):
            for key, value in pairs(node.get(section)):
                t = self._zone(value) if role == "zone" else COUNTER if role == "counter" else TRACK
                for one in self.family(key, value):
                    self._slot(slots, one, Stored(one.text, t, role, one.span), name)
                    self.shop.word(f"{role}-{one.text}", one.span)
                    self.shop.notes.named.add(name)
        for key, value in pairs(node.get("values")):
            item = self._value(key, value, name)
            self._slot(slots, key, item, name)
        for key, value in pairs(node.get("chooses")):
            t, _ = self.shop.decl(value, self.world)
            kind.chooses[key.text] = Stored(key.text, t, "param", key.span)
        for key, value in pairs(node.get("moments")):
            self.declared.moments.setdefault(name, {})[key.text] = value

    def _slot(self, slots: dict[str, Stored | Value], key: Scalar, item: Stored | Value, kind: str) -> None:
        known = self.world.slots(kind).get(key.text)
        if known is not None and key.text not in ("face",) and not _overrides(item, known):
            self._twice(key, known.span)
        slots[key.text] = item


def _overrides(item: Stored | Value, known: Stored | Value) -> bool:
    """A sub-kind may give a state field of its parent another start value."""
    return (
        isinstance(item, Stored)
        and isinstance(known, Stored)
        and item.role == known.role == "state"
        and item.type == known.type
    )


def unsaid(node: Node) -> Scalar:
    """An empty scalar at the place of a node."""
    return Scalar("", None, Style.PLAIN, node.span)

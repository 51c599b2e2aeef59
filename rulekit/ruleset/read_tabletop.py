"""From `table.yaml`, that of the base and those of its expansions, to a checked `Tabletop`.

An expansion adds to what its base says: lists and maps go on with what it says; where both say one thing, the
expansion does. All names are looked up in the ruleset and in all its bundles: a bundle's slot is shown when it is on.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import cast

from rulekit.diagnostics import Diagnostics
from rulekit.dsl.types import BOOL, INT, PLACE, Enum, NameOf, Thing, Type, plain, read
from rulekit.dsl.world import GIVEN, Card, Kind, Stored, World
from rulekit.ruleset.shop import Shop
from rulekit.ruleset.tabletop import AS_ONE_LIKES, MapLook, PanelLook, SeatsLook, SlotLook, Tabletop, Test, ThingLook
from rulekit.ruleset.tree import Map, Node, Scalar, Seq, items, pairs, part_of, text_of
from rulekit.suggest import did_you_mean

ROLES = ("zone", "counter", "track", "state")
"""What is shown of those that have it; everything else is printed, or worked out."""

_FORMS = {"cards": "zone", "row": "zone", "count": "zone", "top": "zone", "track": "track", "number": "track"}
"""What can be shown in which form."""

Known = dict[str, list[Stored]]
"""What slots of a name may be: two kinds may each have one."""


def read_tabletop(trees: Sequence[Map], worlds: Sequence[World], shop: Shop) -> Tabletop:
    """What the trees of `table.yaml` say together; `worlds` are the ruleset's, first, and those of its bundles."""
    if not trees:
        return AS_ONE_LIKES
    whole = trees[0]
    for more in trees[1:]:
        whole = _together(whole, more)
    return _Reader(_Slots(worlds), shop).tabletop(whole)


def _together(first: Map, more: Map) -> Map:
    entries = {key.text: (key, node) for key, node in first.entries}
    for key, node in more.entries:
        there = entries.get(key.text, (key, None))[1]
        if isinstance(there, Map) and isinstance(node, Map):
            node = _together(there, node)
        elif isinstance(there, Seq) and isinstance(node, Seq):
            node = Seq((*there.items, *node.items), node.span)
        entries[key.text] = (key, node)
    return Map(tuple(entries.values()), first.span)


class _Slots:
    """What there is to be shown: the slots of the table and of the kinds, the fields, the kinds themselves."""

    def __init__(self, worlds: Sequence[World]) -> None:
        self.worlds = worlds
        self.kinds: dict[str, Kind] = {name: kind for world in reversed(worlds) for name, kind in world.kinds.items()}

    @cached_property
    def table(self) -> Known:
        found: Known = {}
        for world in self.worlds:
            _sort(found, (item for items in world.plain.values() for item in items), ROLES)
        return found

    @cached_property
    def _own(self) -> dict[str, list[object]]:
        """What each kind has by itself, as all worlds say."""
        found: dict[str, list[object]] = {}
        for world in self.worlds:
            for name, kind in world.kinds.items():
                found.setdefault(name, []).extend(kind.slots.values())
            for name, more in world.extra.items():
                found.setdefault(name, []).extend(more.values())
            for card in _cards(world):
                found.setdefault(card.kind, []).extend(card.own.values())
        return found

    def _ancestry(self, kind: str) -> list[str]:
        found: list[str] = []
        at: str | None = kind
        while at is not None and at in self.kinds and at not in found:
            found.append(at)
            at = self.kinds[at].parent
        return found

    def of(self, kind: str, roles: Iterable[str] = ROLES) -> Known:
        """What things of a kind may have: its own, its ancestors', and those of the kinds below it."""
        line = self._ancestry(kind)
        below = [name for name in self.kinds if kind in self._ancestry(name)]
        found: Known = {}
        for name in dict.fromkeys([*line, *below]):
            _sort(found, self._own.get(name, ()), roles)
        return found

    @cached_property
    def anywhere(self) -> Known:
        found: Known = {name: list(slots) for name, slots in self.table.items()}
        for slots in self._own.values():
            _sort(found, slots, ROLES)
        return found

    def members(self, name: str) -> set[str] | None:
        """The members of a closed list, or of a kind; None if there is neither."""
        lists = [world.lists[name] for world in self.worlds if name in world.lists]
        if lists:
            return {member for one in lists for member in one.members}
        if name not in self.kinds:
            return None
        return {card.name for world in self.worlds for card in _cards(world) if name in self._ancestry(card.kind)}

    def lists(self) -> set[str]:
        return {name for world in self.worlds for name in world.lists}


def _sort(found: Known, slots: Iterable[object], roles: Iterable[str]) -> None:
    for slot in slots:
        if isinstance(slot, Stored) and slot.role in roles and slot.span is not GIVEN:
            found.setdefault(slot.name, []).append(slot)


def _cards(world: World) -> Iterator[Card]:
    return (item for items in world.plain.values() for item in items if isinstance(item, Card))


class _Reader:
    def __init__(self, known: _Slots, shop: Shop) -> None:
        self.known = known
        self.shop = shop

    @property
    def found(self) -> Diagnostics:
        return self.shop.found

    def tabletop(self, root: Map) -> Tabletop:
        known, named = self.known, self.names
        steps = {name for world in known.worlds for name, calls in world.calls.items() if calls[0].role == "step"}
        phases = named(root.get("phases"), steps, "step")
        for step in items(root.get("phases")):
            self.shop.message(f"step-{step.text}", step.span)
        return Tabletop(
            phases=phases,
            heading=named(root.get("heading"), known.table, "slot of the table"),
            panels=tuple(self.panel(key, node) for key, node in pairs(root.get("panels"))),
            seats=self.seats(root.get("seats")),
            things={key.text: self.thing(key, node) for key, node in pairs(root.get("things")) if self.kind(key)},
            slots={key.text: self.slot(key, node) for key, node in pairs(root.get("slots"))},
            colours={key.text: self.colours(key, node) for key, node in pairs(root.get("colours"))},
            leave_out=named(root.get("leave_out"), known.anywhere, "slot"),
        )

    # ------------------------------------------------------------------------------ parts
    def panel(self, key: Scalar, node: Node) -> PanelLook:
        self.shop.message(f"panel-{key.text}", key.span)
        shows, things, board = part_of(node, "shows"), part_of(node, "things"), part_of(node, "map")
        if isinstance(board, Map):
            return PanelLook(key.text, map=self.map(board))
        known, where = self.known.table, "slot of the table"
        kind = things.text if isinstance(things, Scalar) and self.kind(things) else None
        if kind is not None:
            known, where = self.known.of(kind), f"slot of a {kind}"
        elif things is not None:
            return PanelLook(key.text)
        listed = self.names(shows, known, where) if shows is not None else None
        return PanelLook(key.text, listed, kind, self.test(part_of(node, "if"), known, where))

    def map(self, node: Map) -> MapLook:
        board = self.known.worlds[0].map()
        if board is None:
            hint = "declare one: `map: {..}`"
            self.found.add("type/no-map", node.span, "there is no map to be shown", hint)
            return MapLook()
        lying = {name: slots for name, slots in self.known.anywhere.items() if any(_is_place(slot) for slot in slots)}
        return MapLook(self.names(node.get("lying"), lying, "state that is a place"))

    def seats(self, node: Node | None) -> SeatsLook:
        known = self.known.of("player")
        where = "slot of a player"
        in_short = part_of(node, "in_short")
        played = {name: slots for name, slots in known.items() if any(_names_a_card(slot) for slot in slots)}
        sorted_out = {name: slots for name, slots in known.items() if any(_is_listed(slot) for slot in slots)}
        return SeatsLook(
            shows=self.names(part_of(node, "shows"), known, where),
            in_short=None if in_short is None else self.names(in_short, known, where),
            named_by=self.name(part_of(node, "named_by"), played, "state of a player that names a card"),
            colour_by=self.name(part_of(node, "colour_by"), sorted_out, "state of a player from a closed list"),
            out_if=self.test(part_of(node, "out_if"), known, where),
        )

    def thing(self, key: Scalar, node: Node) -> ThingLook:
        shows = part_of(node, "shows")
        return ThingLook(
            prints=self.names(part_of(node, "prints"), self.known.of(key.text, ("field",)), f"field of a {key.text}"),
            shows=None if shows is None else self.names(shows, self.known.of(key.text), f"slot of a {key.text}"),
            icon=text_of(part_of(node, "icon")) or "",
            ascii=text_of(part_of(node, "ascii")) or "",
            colour=text_of(part_of(node, "colour")),
        )

    def slot(self, key: Scalar, node: Node) -> SlotLook:
        form, always = part_of(node, "as"), part_of(node, "always")
        if self.is_known(key, self.known.anywhere, "slot") and isinstance(form, Scalar):
            roles = [slot.role for slot in self.known.anywhere[key.text]]
            if _FORMS[form.text] not in roles:
                can = [word for word, role in _FORMS.items() if role in roles]
                hint = f"it can be shown as {', '.join(f'`{word}`' for word in can)}" if can else "leave `as` out"
                message = f"`{key.text}` is a {roles[0]}, which cannot be shown as `{form.text}`"
                self.found.add("type/look", form.span, message, hint)
        return SlotLook(
            form=text_of(form),
            always=bool(always.value) if isinstance(always, Scalar) else None,
            icon=text_of(part_of(node, "icon")) or "",
            ascii=text_of(part_of(node, "ascii")) or "",
            colour=text_of(part_of(node, "colour")),
        )

    def colours(self, key: Scalar, node: Node) -> dict[str, str]:
        members = self.known.members(key.text)
        if members is None:
            lists = {*self.known.lists(), *self.known.kinds}
            message = f"there is no closed list and no kind `{key.text}`"
            self.found.add("name/unknown", key.span, message, did_you_mean(key.text, lists))
            return {}
        found: dict[str, str] = {}
        for name, colour in pairs(node):
            if self.is_known(name, members, f"member of `{key.text}`") and isinstance(colour, Scalar):
                found[name.text] = colour.text
        return found

    def test(self, node: Node | None, known: Known, where: str) -> Test:
        found: dict[str, bool | int | str] = {}
        for key, value in pairs(node):
            if self.is_known(key, known, where) and isinstance(value, Scalar):
                wanted = [self._wants(slot) for slot in known[key.text]]
                if not any(_may_be(value, want) for want in wanted):
                    message = f"`{key.text}` cannot be `{value.text}`"
                    self.found.add("type/mismatch", value.span, message, self._can_be(value, wanted[0]))
                found[key.text] = cast("bool | int | str", value.value)
        return found

    def _wants(self, slot: Stored) -> Type | set[str]:
        """What a slot may hold: a type of its own, or names."""
        t = plain(read(slot.type))
        if slot.role == "zone":
            return INT
        if isinstance(t, Enum | NameOf | Thing):
            return self.known.members(t.name if isinstance(t, Enum) else t.kind) or set()
        return t

    def _can_be(self, value: Scalar, wanted: Type | set[str]) -> str:
        if isinstance(wanted, set):
            return did_you_mean(value.text, wanted)
        return "write `true` or `false`" if wanted == BOOL else "write a number" if wanted == INT else ""

    # ------------------------------------------------------------------------------ names
    def kind(self, node: Scalar) -> bool:
        if node.text in self.known.kinds:
            return True
        hint = did_you_mean(node.text, self.known.kinds)
        self.found.add("name/unknown-kind", node.span, f"there is no kind `{node.text}`", hint)
        return False

    def is_known(self, node: Scalar, known: Iterable[str], where: str) -> bool:
        names = set(known)
        if node.text not in names:
            message = f"there is no {where} called `{node.text}`"
            self.found.add("name/unknown", node.span, message, did_you_mean(node.text, names))
        return node.text in names

    def names(self, node: Node | None, known: Iterable[str], where: str) -> tuple[str, ...]:
        names = list(known)
        return tuple(dict.fromkeys(item.text for item in items(node) if self.is_known(item, names, where)))

    def name(self, node: Node | None, known: Iterable[str], where: str) -> str | None:
        return node.text if isinstance(node, Scalar) and self.is_known(node, known, where) else None


def _may_be(value: Scalar, wanted: Type | set[str]) -> bool:
    if isinstance(wanted, set):
        return value.text in wanted or value.text == "none"
    if wanted == BOOL:
        return isinstance(value.value, bool)
    return wanted == INT and isinstance(value.value, int) and not isinstance(value.value, bool)


def _is_place(slot: Stored) -> bool:
    return plain(slot.type) == PLACE


def _names_a_card(slot: Stored) -> bool:
    return slot.role == "state" and isinstance(plain(slot.type), Thing | NameOf)


def _is_listed(slot: Stored) -> bool:
    return slot.role == "state" and isinstance(plain(slot.type), Enum)

"""Printed values: does what a card's YAML says fit the type of the field?"""

from __future__ import annotations

from rulekit.dsl.context import article
from rulekit.dsl.types import BOOL, DIE, DIRECTION, INT, UNKNOWN, AnyOf, Enum, List, NameOf, Opt, Thing, Type, fits
from rulekit.dsl.types import Map as MapType
from rulekit.dsl.world import Card, Stored, World
from rulekit.ruleset.shop import Shop
from rulekit.ruleset.tree import Map, Node, Scalar, Seq
from rulekit.suggest import did_you_mean

_SIDES = "NESW"


class Literals:
    """Checks printed values in one world."""

    def __init__(self, shop: Shop, world: World) -> None:
        self.shop = shop
        self.world = world

    def check(self, node: Node, t: Type, slot: Stored | None = None) -> None:
        """Reports what does not fit; `slot` has the range of a number."""
        match t:
            case Opt():
                if not (isinstance(node, Scalar) and node.text == "none"):
                    self.check(node, t.of, slot)
            case List() if t.of == DIRECTION and isinstance(node, Scalar):
                self._sides(node)
            case List():
                if not isinstance(node, Seq):
                    self._wrong(node, t, "write a list: `[a, b]`")
                    return
                for item in node.items:
                    self.check(item, t.of, slot)
            case MapType():
                self._map(node, t)
            case AnyOf():
                self.check(node, t.options[-1], slot)
            case Enum():
                closed = self.world.closed_list(t.name)
                self._name(node, t, list(closed.members) if closed else [])
            case NameOf() | Thing():
                self._card(node, t)
            case _:
                self._basic(node, t, slot)

    def _basic(self, node: Node, t: Type, slot: Stored | None) -> None:
        if t == UNKNOWN:
            return
        value = node.value if isinstance(node, Scalar) else None
        if t == INT and isinstance(value, int) and not isinstance(value, bool):
            if slot is not None and slot.low is not None and slot.high is not None:
                self.shop.in_range(value, slot.low, slot.high, node.span)
        elif t == BOOL and isinstance(value, bool):
            pass
        elif t == DIE and isinstance(node, Scalar):
            self._name(node, t, sorted(self.world.all_dice()))
        else:
            self._wrong(node, t)

    def _wrong(self, node: Node, t: Type, hint: str = "") -> None:
        found = "a list" if isinstance(node, Seq) else "a map" if isinstance(node, Map) else f"`{node.span.text[:40]}`"
        self.shop.found.add("type/printed", node.span, f"here {article(t)} is printed, but this is {found}", hint)

    def _name(self, node: Node, t: Type, known: list[str]) -> None:
        if not isinstance(node, Scalar):
            self._wrong(node, t)
        elif node.text not in known:
            message = f"`{node.text}` is no {t}"
            self.shop.found.add("type/printed", node.span, message, did_you_mean(node.text, known))

    def _card(self, node: Node, t: NameOf | Thing) -> None:
        rel = self.world.relations()
        known = self.world.members_of(t.kind)
        self._name(node, t, known)
        if not isinstance(t, Thing) or not isinstance(node, Scalar) or node.text not in known:
            return
        if not any(isinstance(i, Card) and fits(i.type, t, rel) for i in self.world.find(node.text)):
            message = f"`{node.text}` has several copies, so its name is not one thing"
            self.shop.found.add("type/printed", node.span, message, f"declare the field as `name of {t.kind}`")

    def _map(self, node: Node, t: MapType) -> None:
        if not isinstance(node, Map):
            self._wrong(node, t, "write a map: `{a: 1, b: 2}`")
            return
        for key, value in node.entries:
            self.check(key, t.key)
            self.check(value, t.of)

    def _sides(self, node: Scalar) -> None:
        for i, letter in enumerate(node.text):
            if letter not in _SIDES or letter in node.text[:i]:
                message = f"`{node.text}` is no list of sides"
                self.shop.found.add("type/printed", node.span, message, "some of the letters N, E, S, W, each once")
                return

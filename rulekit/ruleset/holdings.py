"""Zones, counters, tracks, and who sees them: the texts that say how much, from where, and for whom."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from rulekit.diagnostics import Related
from rulekit.dsl.context import Scope
from rulekit.dsl.types import (
    INT,
    PLAYER,
    UNKNOWN,
    List,
    Thing,
    Type,
)
from rulekit.dsl.world import Stored
from rulekit.ruleset.bodies import Bodies
from rulekit.ruleset.clauses import Clauses
from rulekit.ruleset.keys import SIGHTS
from rulekit.ruleset.literals import Literals
from rulekit.ruleset.shop import Shop
from rulekit.ruleset.slots import Declared
from rulekit.ruleset.tree import Map, Node, Scalar, pairs, part_of
from rulekit.source import Span
from rulekit.suggest import did_you_mean


class Holdings:
    """What every reader of texts has, and the texts of what things lie in and are counted by."""

    def __init__(
        self, shop: Shop, declared: Declared, sections: Mapping[str, Node], home: Scope, root: Mapping[str, Node]
    ) -> None:
        self.shop = shop
        self.declared = declared
        self.sections = sections
        self.home = home
        self.root = root
        self.world = home.world
        self.bodies = Bodies(shop)
        self.clauses = Clauses(shop, self.bodies)
        self.literals = Literals(shop, self.world)

    def error(self, code: str, span: Span, message: str, hint: str = "", related: list[Related] | None = None) -> None:
        self.shop.found.add(code, span, message, hint, related or [])

    def _zone(self, key: Scalar, node: Node, scope: Scope) -> None:
        if not isinstance(node, Map):
            return
        scope = self.shop.having_each(node, scope)
        self._sight(node, scope)
        inside = replace(scope, path=key.text)
        if (most := node.get("max")) is not None:
            self.shop.value(most, self.shop.checker(inside), INT)
        if (empty := node.get("when_empty")) is not None:
            self.shop.effect(empty, self.shop.checker(inside))
        holds = node.get("holds")
        held = Thing(holds.text) if isinstance(holds, Scalar) and self.world.kind(holds.text) else UNKNOWN
        for word in ("gained", "lost"):
            for binder, effect in pairs(node.get(word)):
                checker = self.shop.checker(inside)
                checker.declare(binder.text, held, binder.span)
                self.shop.effect(effect, checker)

    def _counter(self, node: Node, scope: Scope) -> None:
        if not isinstance(node, Map):
            return
        scope = self.shop.having_each(node, scope)
        self._sight(node, scope)
        for word in ("start", "max"):
            if (value := node.get(word)) is not None:
                self.shop.value(value, self.shop.checker(scope), INT)

    def _track(self, key: Scalar, node: Node, scope: Scope) -> None:
        if not isinstance(node, Map):
            return
        scope = self.shop.having_each(node, scope)
        self._sight(node, scope)
        wanted: dict[str, Type] = {"cells": List(INT), "start": INT, "lowest": INT}
        for word, t in wanted.items():
            if (value := node.get(word)) is not None:
                self.shop.value(value, self.shop.checker(scope), t)
        if (below := node.get("below")) is not None:
            self.shop.effect(below, self.shop.checker(replace(scope, path=key.text)))

    def _sight(self, node: Node, scope: Scope) -> None:
        sight = part_of(node, "sight")
        if isinstance(sight, Map) and (when := sight.get("when")) is not None:
            self.shop.condition(when, self.shop.checker(scope.having(Stored("viewer", PLAYER, "local", when.span))))
        elif isinstance(sight, Scalar):
            sides = self.world.closed_list("side")
            known = [*SIGHTS, *(sides.members if sides else ())]
            if sight.text not in known:
                self.error(
                    "name/unknown-sight",
                    sight.span,
                    f"`{sight.text}` says nothing about who sees",
                    did_you_mean(sight.text, known),
                )

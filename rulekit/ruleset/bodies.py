"""Clause bodies: the keys of a `do`, `when` or `offer`, looked at in the order in which they are carried out.

One checker goes through a whole body, so that what `if` has shown is still known in `do`.
"""

from __future__ import annotations

import re
from dataclasses import replace

from rulekit.dsl import parser
from rulekit.dsl.bands import Band, check_bands
from rulekit.dsl.context import Scope, article
from rulekit.dsl.stmts import Stmts
from rulekit.dsl.types import INT, PLAYER, UNKNOWN, List, Thing, Type, fits, plain, read
from rulekit.dsl.world import Stored
from rulekit.ruleset.shop import Shop
from rulekit.ruleset.tree import Map, Node, Scalar, pairs

_BAND = re.compile(r"(\d+)(?:\.\.(\d+)|(\+))?")


class Bodies:
    def __init__(self, shop: Shop) -> None:
        self.shop = shop

    def check(self, node: Node, scope: Scope, known: Stmts | None = None) -> Stmts:
        """A body, or the text of its `do` alone. `known` is a checker that already looked at conditions around it."""
        checker = known or self.shop.checker(scope)
        if isinstance(node, Scalar):
            self.shop.effect(node, checker)
            return checker
        if not isinstance(node, Map):
            return checker
        outer = checker.scope
        self._for(node.get("for"), checker)
        self._who(node.get("who"), checker)
        self._limit(node.get("limit"), checker)
        checker.later = frozenset(key.text for key, _ in pairs(node.get("choose")))
        self.conditions(node.get("if"), checker)
        checker.later = frozenset()
        self._may(node.get("may"), checker)
        self.choose(node.get("choose"), checker)
        self.conditions(node.get("needs"), checker)
        self.lets(node.get("let"), checker)
        self._test(node, checker)
        if (do := node.get("do")) is not None:
            self.shop.effect(do, checker)
        if (then := node.get("then")) is not None:
            self.shop.effect(then, self.shop.checker(outer))
        return checker

    # ------------------------------------------------------------------------------ the keys
    def _for(self, node: Node | None, checker: Stmts) -> None:
        tree = self.shop.parsed(node, parser.parse_bound) if node is not None else None
        if tree is None:
            return
        if tree.name != "you":
            checker.error("name/for-you", tree.name_span, "`for` says who acts: `you in ..`", "write `for: you in xs`")
        held = checker.held(tree.xs)
        if held != UNKNOWN and not (isinstance(held, Thing) and checker.world.acts(held.kind)):
            checker.error("type/mismatch", tree.xs.span, f"those who act are wanted here, but this is {article(held)}")
            held = PLAYER
        checker.scope = replace(checker.scope, you=held)
        if tree.name != "you":
            checker.declare(tree.name, held, tree.name_span)
        if tree.where is not None:
            checker.condition(tree.where)
            checker.facts = {**checker.facts, **checker.facts_if(tree.where, True)}

    def _who(self, node: Node | None, checker: Stmts) -> None:
        if node is None:
            return
        you = checker.scope.you
        checker.scope = replace(checker.scope, you=None)
        t = self.shop.value(node, checker)
        checker.scope = replace(checker.scope, you=you)
        if not fits(t, List(PLAYER), checker.rel):
            checker.want(t, List(PLAYER), node.span, "for `who`")

    def _limit(self, node: Node | None, checker: Stmts) -> None:
        if isinstance(node, Map) and (times := node.get("times")) is not None:
            self.shop.value(times, checker, INT)

    def conditions(self, node: Node | None, checker: Stmts) -> None:
        """One condition, or named ones; the names answer "why not?"."""
        if isinstance(node, Map):
            for key, value in node.entries:
                self.shop.message(f"why-{key.text}", key.span)
                self.shop.condition(value, checker)
        elif node is not None:
            self.shop.condition(node, checker)

    def _may(self, node: Node | None, checker: Stmts) -> None:
        if isinstance(node, Scalar):
            self.shop.message(f"ask-{node.text}", node.span)
            if checker.scope.you is None:
                checker.error("name/no-you", node.span, "there is no `you` here who may", "say who acts")

    def choose(self, node: Node | None, checker: Stmts) -> None:
        for key, value in pairs(node):
            tree = self.shop.parsed(value, parser.parse_choice)
            if tree is None:
                checker.scope = checker.scope.having(Stored(key.text, UNKNOWN, "local", key.span))
                continue
            given = checker.scope.locals.get(key.text)
            checker.scope = replace(
                checker.scope, locals={k: v for k, v in checker.scope.locals.items() if k != key.text}
            )
            if tree.amount is not None:
                checker.how_many(tree.amount)
            held = checker.candidate(key.text, key.span, tree.xs, tree.where)
            t: Type = List(held) if tree.amount is not None else held
            if given is not None and given.role == "param":
                checker.want(t, plain(given.type), tree.span, f"for `{key.text}`")
            self.shop.message(f"ask-{checker.scope.path}-{key.text}", key.span)
            checker.named(held)
            checker.picked(key.text, t, key.span)

    def lets(self, node: Node | None, checker: Stmts) -> None:
        for key, value in pairs(node):
            t = self.shop.value(value, checker)
            checker.declare(key.text, read(t), key.span)

    def _test(self, node: Map, checker: Stmts) -> None:
        test, bands = node.get("test"), node.get("bands")
        if test is not None:
            tree, t = self.shop.right(test, checker)
            if tree is not None:
                checker.want(t, INT, tree.span, "for `test`")
            checker.drop_state_facts()
            checker.scope = checker.scope.having(Stored("result", INT, "local", test.span))
        self.bands(bands, checker)

    def bands(self, node: Node | None, checker: Stmts) -> None:
        """`{5+: effect, 0..4: effect}`"""
        found: list[Band] = []
        for key, value in pairs(node):
            band = read_band(key)
            if band is not None:
                found.append(band)
            facts, scope = dict(checker.facts), checker.scope
            self.shop.effect(value, checker)
            checker.facts, checker.scope = facts, scope
        if isinstance(node, Map) and node.entries and len(found) == len(node.entries):
            check_bands(found, node.span, self.shop.found)


def read_band(key: Scalar) -> Band | None:
    """`5`, `5+`, `2..4` as a key; None if it is none of these (the shape check has said so)."""
    match = _BAND.fullmatch(key.text)
    if not match or len(key.text) > 20:
        return None
    low = int(match[1])
    high = None if match[3] else int(match[2]) if match[2] else low
    return Band(low, high, key.span)

"""The course of a game: set-up, steps, ends and scores. Their texts are read and checked where they stand."""

from __future__ import annotations

from dataclasses import replace

from rulekit.dsl.bands import Band, check_bands
from rulekit.dsl.context import Scope, article
from rulekit.dsl.types import INT, PLAYER, List, Thing, fits
from rulekit.ruleset.bodies import read_band
from rulekit.ruleset.holdings import Holdings
from rulekit.ruleset.tree import Map, Node, Scalar, Seq, items, one_or_more, pairs
from rulekit.suggest import did_you_mean


class Course(Holdings):
    """The texts of `setup`, `flow`, `ends` and `scores`."""

    def _at(self, key: Scalar) -> Scope:
        return replace(self.home, path=key.text)

    def _setup(self) -> None:
        setup = self.sections.get("setup")
        if setup is not None:
            self.shop.effect(setup, self.shop.checker(replace(self.home, path="setup")))

    def _step(self, key: Scalar, node: Node) -> None:
        found = self.world.calls.get(key.text)
        step = found[0] if found else None
        scope = self._at(key)
        declared = node.get("of") if isinstance(node, Map) else None
        if step is not None and declared is not None and step.of:
            scope = replace(scope, you=Thing(step.of))
        if isinstance(node, Seq):
            self._steps(node, scope)
            return
        if not isinstance(node, Map):
            self.shop.effect(node, self.shop.checker(scope))
            return
        self._passes(node, scope)
        checker = self.bodies.check(node, scope)
        inside = replace(checker.scope, locals={})
        if checker.scope.you is not None and not fits(checker.scope.you, PLAYER, checker.rel) and "for" in node:
            self.error("type/mismatch", key.span, "a step goes through players")
        if (begin := node.get("begin")) is not None:
            self.shop.effect(begin, self.shop.checker(inside))
        self._steps(node.get("steps"), inside)
        for name in one_or_more(node.get("offers")):
            self._offered(name)
            self.shop.message(f"ask-{key.text}", key.span, needed=False)
            if inside.you is None:
                self.error(
                    "name/no-you", name.span, "there is no `you` here to whom this could be offered", "`for: you in ..`"
                )

    def _passes(self, node: Map, scope: Scope) -> None:
        """How often a step is done."""
        repeat, times, until = (node.get(word) for word in ("repeat", "times", "until"))
        yes_or_no = isinstance(repeat, Scalar) and isinstance(repeat.value, bool)
        if repeat is not None and not yes_or_no:
            self.shop.value(repeat, self.shop.checker(scope), INT)
        if times is not None:
            self.shop.value(times, self.shop.checker(scope), INT)
        if until is not None:
            self.shop.condition(until, self.shop.checker(replace(scope, you=None) if "for" in node else scope))
        if isinstance(repeat, Scalar) and yes_or_no and until is not None:
            message = f"a step with `until` is repeated, so that `repeat: {repeat.text}` beside it says nothing"
            self.error("flow/needless-repeat", repeat.span, message, "leave `repeat` out")

    def _steps(self, node: Node | None, scope: Scope) -> None:
        for name in items(node):
            found = self.world.find_calls(name.text)
            if not found:
                self.error(
                    "name/unknown-step",
                    name.span,
                    f"there is no step `{name.text}`",
                    did_you_mean(name.text, self.world.all_calls()),
                )
                continue
            item = found[0]
            needs_you = item.of is not None and not (item.role == "step" and self._has_for(name.text))
            if item.params:
                self.error("type/missing-argument", name.span, f"`{name.text}` needs arguments, so it is no step")
            elif needs_you and (scope.you is None or not fits(scope.you, Thing(item.of or ""), self.world.relations())):
                self.error(
                    "type/subject",
                    name.span,
                    f"`{name.text}` is of {article(Thing(item.of or ''))}, and here it is not clear which",
                    "`for: you in ..`",
                )

    def _has_for(self, name: str) -> bool:
        for sections in (self.sections, self.root):
            flow = sections.get("flow")
            node = flow.get(name) if isinstance(flow, Map) else None
            if isinstance(node, Map):
                return "for" in node
        return False

    def _offered(self, name: Scalar) -> None:
        known = [kind for kind in self.world.all_kinds() if "offer" in self.world.ancestry(kind) and kind != "offer"]
        if name.text not in known:
            self.error(
                "name/unknown-kind",
                name.span,
                f"there is no kind of offer `{name.text}`",
                did_you_mean(name.text, known),
            )

    def _end(self, key: Scalar, node: Node) -> None:
        self.shop.message(f"end-{key.text}", key.span)
        if not isinstance(node, Map):
            return
        checker = self.shop.checker(self._at(key))
        if (condition := node.get("if")) is not None:
            self.bodies.conditions(condition, checker)
        if (winners := node.get("winners")) is not None:
            self.shop.value(winners, checker, List(PLAYER))

    def _scores(self) -> None:
        node = self.sections.get("scores")
        scope = replace(self.home, path="scores", you=PLAYER)
        for word in ("points", "tie"):
            value = node.get(word) if isinstance(node, Map) else None
            if value is not None:
                self.shop.value(value, self.shop.checker(scope), INT)
        title = node.get("title") if isinstance(node, Map) else None
        bands: list[Band] = []
        for key, name in pairs(title):
            if (band := read_band(key)) is not None:
                bands.append(band)
            if isinstance(name, Scalar) and name.text != "none":
                self.shop.message(f"title-{name.text}", name.span)
        if bands:
            check_bands(bands, title.span if title else bands[0].span, self.shop.found)

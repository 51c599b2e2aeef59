"""The checked texts of clauses as definitions: what triggers, changes and offers hold, and the body of each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from rulekit.dsl import syntax as s
from rulekit.dsl.context import Notes
from rulekit.dsl.world import Card, Value, World
from rulekit.ruleset.bodies import read_band
from rulekit.ruleset.clauses import HEARS, read_moment
from rulekit.ruleset.model import Body, Change, Clauses, Condition, Limit, Offer, Outcome, Pick, Trigger
from rulekit.ruleset.slots import Declared, Sections
from rulekit.ruleset.tree import Map, Node, Scalar, Seq, pairs, part_of, text_of


class ClauseGatherer:
    def __init__(self, declared: Declared, notes: Notes) -> None:
        self.declared = declared
        self.notes = notes

    # ------------------------------------------------------------------------------ single texts
    def tree(self, node: Node | None) -> s.Node | None:
        return None if node is None else self.notes.trees.get(node)

    def expr(self, node: Node | None) -> s.Expr | None:
        return cast("s.Expr | None", self.tree(node))

    def suite(self, node: Node | None) -> s.Suite | None:
        return cast("s.Suite | None", self.tree(node))

    def binding(self, node: Node | None) -> s.Binding | None:
        return cast("s.Binding | None", self.tree(node))

    def default(self, node: Node | None) -> s.Expr | None:
        """The default of a declared type."""
        written = node.get("type") if isinstance(node, Map) else node
        decl = self.tree(written)
        return decl.default if isinstance(decl, s.Decl) else None

    def conditions(self, node: Node | None) -> tuple[Condition, ...]:
        if isinstance(node, Map):
            named = [(key.text, self.expr(value)) for key, value in node.entries]
            return tuple(Condition(name, test) for name, test in named if test is not None)
        test = self.expr(node)
        return () if test is None else (Condition(None, test),)

    def takes(self, node: Node | None) -> dict[str, s.Expr]:
        found = {key.text: self.default(value) for key, value in pairs(part_of(node, "takes"))}
        return {name: default for name, default in found.items() if default is not None}

    # ------------------------------------------------------------------------------ clauses
    def moments(self, kind: str, world: World) -> dict[str, Node]:
        found: dict[str, Node] = {}
        for name in reversed(world.ancestry(kind)):
            found.update(self.declared.moments.get(name, {}))
        return found

    def clauses(self, holder: Sections | Map, world: World, moments: Mapping[str, Node], own: Card | None) -> Clauses:
        changes = holder.get("while")
        nodes = changes.items if isinstance(changes, Seq) else () if changes is None else (changes,)
        trees = [cast("s.Modifier | None", self.tree(node)) for node in nodes]
        return Clauses(
            tuple(self.trigger(key, body, world, moments, own) for key, body in pairs(holder.get("when"))),
            tuple(Change(cast(Value, self.notes.refs[tree]), tree) for tree in trees if tree is not None),
            tuple(Offer(key.text, self.body(body), key.span) for key, body in pairs(holder.get("offers"))),
        )

    def trigger(self, key: Scalar, node: Node, world: World, moments: Mapping[str, Node], own: Card | None) -> Trigger:
        body = self.body(node)
        if isinstance(node, Map) and (becomes := node.get("becomes")) is not None:
            return Trigger(key.text, "becomes", None, self.expr(becomes), (), body, key.span)
        named = isinstance(node, Map) and any(word in node for word in HEARS)
        moment = read_moment(node if named else moments[key.text])
        assert moment is not None  # the check has seen it
        event = (own.procedures.get(moment.event.text) if own else None) or world.find_calls(moment.event.text)[0]
        conditions = () if named else self.conditions(moment.condition)
        return Trigger(key.text, moment.hears, event, None, conditions, body, key.span)

    def body(self, node: Node) -> Body:
        if not isinstance(node, Map):
            return Body(do=self.suite(node))
        picks = [(key.text, cast("s.Choice | None", self.tree(value))) for key, value in pairs(node.get("choose"))]
        lets = [(key.text, self.expr(value)) for key, value in pairs(node.get("let"))]
        return Body(
            each=self.binding(node.get("for")),
            who=self.expr(node.get("who")),
            limit=self.limit(node.get("limit")),
            conditions=self.conditions(node.get("if")),
            may=text_of(node.get("may")),
            picks=tuple(Pick(name, choice) for name, choice in picks if choice is not None),
            needs=self.conditions(node.get("needs")),
            lets=tuple((name, value) for name, value in lets if value is not None),
            test=self.expr(node.get("test")),
            outcomes=tuple(self.outcomes(node.get("bands"))),
            do=self.suite(node.get("do")),
            then=self.suite(node.get("then")),
        )

    def outcomes(self, node: Node | None) -> list[Outcome]:
        found: list[Outcome] = []
        for key, value in pairs(node):
            band, suite = read_band(key), self.suite(value)
            if band is not None and suite is not None:
                found.append(Outcome(band.low or 0, band.high, suite))
        return found

    def limit(self, node: Node | None) -> Limit | None:
        if isinstance(node, Map):
            times = self.expr(node.get("times"))
            return Limit(
                text_of(node.get("per")) or "turn", times, text_of(node.get("shared")), text_of(node.get("by")) or ""
            )
        return None if node is None else Limit(text_of(node) or "turn", None, None, "")

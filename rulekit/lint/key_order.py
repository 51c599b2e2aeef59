"""Keys that stand in another order than the one in which they count, as the schemas list them.

A clause is looked at key by key: who, how often, on what condition, what is chosen, what happens. Whoever reads it
should find the keys in that order. Where the order says nothing, as among the parts of a kind or the sections of a
file, it is free.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise

from rulekit.lint.edits import put_in_order, yaml_of
from rulekit.lint.registry import Found, check
from rulekit.lint.subject import Subject
from rulekit.ruleset.files import HEADER
from rulekit.ruleset.keys import BODY_KEYS
from rulekit.ruleset.shapes import Schema, definition, reference, resolved
from rulekit.ruleset.tree import Map, Node, Seq

_WHOLE = (
    *("body", "trigger", "member_trigger", "moment", "member"),
    *("procedure", "window", "value", "kind_value", "table", "end"),
)
"""Shapes of which all keys have an order."""
_BODIES = ("kind", "step")
"""Shapes of which only the keys of a clause body have one."""


@check("schema/key-order", "info", "Keys stand in another order than the one in which they count.")
def keys_out_of_order(subject: Subject) -> Iterator[Found]:
    bundles = _sections_of_bundles(subject)
    for source in subject.sources:
        root = yaml_of(source)
        shape = resolved(reference("ruleset" if source.name.endswith(f"/{HEADER}") else "sections"))
        for node, order in _forms(root, shape, bundles) if isinstance(root, Map) else ():
            yield from _of_form(node, order)


def _sections_of_bundles(subject: Subject) -> frozenset[str]:
    """The words under which members are listed that are bundles: these hold sections of their own."""
    worlds = [rules.world for rules, _ in subject.homes]
    kinds = [(world, kind) for world in worlds for kind in world.kinds.values()]
    return frozenset(kind.plural for world, kind in kinds if kind.plural and "bundle" in world.ancestry(kind.name))


def _forms(node: Node, shape: Schema, bundles: frozenset[str]) -> Iterator[tuple[Map, dict[str, int]]]:
    """The maps whose keys have an order, each with the place of every key in it."""
    if isinstance(node, Seq):
        for item in node.items if "items" in shape else ():
            yield from _forms(item, resolved(shape["items"]), bundles)
    elif isinstance(node, Map):
        order = _orders().get(id(shape))
        if order is not None:
            yield node, order
        known = shape.get("properties", {})
        for key, value in node.entries:
            inner = known.get(key.text, shape.get("additionalProperties"))
            if key.text in bundles and key.text not in known:
                inner = {"additionalProperties": reference("bundle_member")}
            if isinstance(inner, dict):
                yield from _forms(value, resolved(inner), bundles)


@cache
def _orders() -> dict[int, dict[str, int]]:
    """For the shapes whose keys have an order, by `id`: the place of each key."""
    found = {id(definition(name)): list(definition(name)["properties"]) for name in _WHOLE}
    found |= {id(definition(name)): list(BODY_KEYS) for name in _BODIES}
    return {shape: {key: place for place, key in enumerate(keys)} for shape, keys in found.items()}


def _of_form(node: Map, order: dict[str, int]) -> Iterator[Found]:
    here = [number for number, (key, _) in enumerate(node.entries) if key.text in order]
    wanted = sorted(here, key=lambda number: order[node.entries[number][0].text])
    if here == wanted:
        return
    keys = [node.entries[number][0] for number in here]
    before, late = next((a, b) for a, b in pairwise(keys) if order[a.text] > order[b.text])
    listed = ", ".join(f"`{node.entries[number][0].text}`" for number in wanted)
    message = f"`{late.text}` stands behind `{before.text}`, though it counts before it"
    fix = put_in_order(node, here, wanted)
    yield Found(late.span, message, f"put the keys into this order: {listed}", fix=fix)

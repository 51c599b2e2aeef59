"""The moments that kinds declare, from the YAML: the rules themselves only keep which trigger hears what."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rulekit.lint.edits import yaml_of
from rulekit.ruleset.clauses import read_moment
from rulekit.ruleset.tree import Map, Node, Scalar, pairs, part_of
from rulekit.source import Source


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment by its name, the kind that declares it, and the name of what it hears."""

    kind: str
    key: Scalar
    event: str


def moments_in(source: Source) -> Iterator[Moment]:
    """All moments that a file declares, in bundles too."""
    if "moments" in source.text:
        yield from _inside(yaml_of(source))


def _inside(node: Node | None) -> Iterator[Moment]:
    for key, value in pairs(node):
        if key.text == "kinds":
            yield from _of_kinds(value)
        elif isinstance(value, Map):
            yield from _inside(value)


def _of_kinds(kinds: Node) -> Iterator[Moment]:
    for kind, node in pairs(kinds):
        for key, value in pairs(part_of(node, "moments")):
            moment = read_moment(value)
            if moment is not None:
                yield Moment(kind.text, key, moment.event.text)

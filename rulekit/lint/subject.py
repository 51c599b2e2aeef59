"""What checks look at: a ruleset without errors, who uses what in it, its scenarios and its ledger."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, fields, is_dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar, cast

from rulekit.diagnostics import Diagnostics
from rulekit.dsl import syntax as s
from rulekit.dsl.calls import Effectful
from rulekit.ruleset.model import BundleDef, Rules, Ruleset
from rulekit.source import Source, Span

if TYPE_CHECKING:
    from rulekit.lint.settled import Settled
    from rulekit.lint.usage import Usage
    from rulekit.lint.watch import Watch
    from rulekit.locale.messages import Messages

N = TypeVar("N", bound=s.Node)
P = TypeVar("P")


@dataclass
class Subject:
    """`folder`: where the ruleset, or the expansion that is looked at, lies. `opened`: what is open to expansions."""

    ruleset: Ruleset
    folder: Path
    opened: frozenset[str] = frozenset()
    name: str = field(init=False)

    def __post_init__(self) -> None:
        self.name = self.folder.resolve().name

    def owns(self, span: Span) -> bool:
        """Does a place lie in the folder that is looked at, and not in the base of an expansion?"""
        return span.source.name.startswith(f"{self.name}/")

    def is_open(self, path: str) -> bool:
        """Is something declared as open to expansions? `path`: a section and a name, such as `values.income`.

        A star stands for all below: `values.*`, `kinds.creature.*`.
        """
        steps = path.split(".")
        return path in self.opened or any(f"{'.'.join(steps[:n])}.*" in self.opened for n in range(1, len(steps)))

    @cached_property
    def homes(self) -> list[tuple[Rules, BundleDef | None]]:
        """The rules of the ruleset, then those of each bundle, and of each side of a bundle, with the bundle."""
        found: list[tuple[Rules, BundleDef | None]] = [(self.ruleset.rules, None)]
        for rules, _ in found:  # it grows meanwhile: a bundle may hold bundles
            for bundle in rules.bundles:
                found.append((bundle.rules, bundle))
                found += [(side, bundle) for _, side in bundle.sides]
        return found

    @cached_property
    def sources(self) -> list[Source]:
        """The files with texts or kinds, in order."""
        found = {tree.span.source for tree in self.ruleset.notes.trees.values()}
        found |= {kind.span.source for rules, _ in self.homes for kind in rules.world.kinds.values()}
        return sorted(found, key=lambda source: source.name)

    @cached_property
    def uses(self) -> dict[int, list[s.Node]]:
        """For whatever texts name, by `id`: the places in texts that name it."""
        found: dict[int, list[s.Node]] = {}
        for node, item in self.ruleset.notes.refs.items():
            named = item.slot if isinstance(item, Effectful) else item
            found.setdefault(id(named), []).append(node)
        return found

    def is_used(self, item: object) -> bool:
        return id(item) in self.uses

    @cached_property
    def usage(self) -> Usage:
        """What else counts as a use."""
        from rulekit.lint.usage import Usage

        return Usage(self)

    @cached_property
    def settled(self) -> list[Settled]:
        """Conditions of which it is known how they come out."""
        from rulekit.lint.settled import settled

        return list(settled(self))

    @cached_property
    def messages(self) -> dict[str, list[Messages]]:
        """The files with the texts of each language, those of the base first; the default language first."""
        from rulekit.locale.messages import parse

        locales = self.ruleset.locales
        return {language: [parse(source, Diagnostics()) for source in locales[language]] for language in locales}

    @cached_property
    def watch(self) -> Watch:
        """Who may know what."""
        from rulekit.lint.watch import Watch

        return Watch(self)

    @cached_property
    def _nodes(self) -> dict[type[s.Node], list[s.Node]]:
        found: dict[type[s.Node], list[s.Node]] = {}
        for tree in self.ruleset.notes.trees.values():
            for node in s.walk(tree):
                found.setdefault(type(node), []).append(node)
        return found

    def nodes(self, sort: type[N]) -> list[N]:
        """All nodes of one sort, in all texts."""
        return cast(list[N], self._nodes.get(sort, []))

    @cached_property
    def _parts(self) -> dict[type, list[object]]:
        found: dict[type, list[object]] = {}
        for part in parts(self.ruleset.rules):
            found.setdefault(type(part), []).append(part)
        return found

    def defined(self, sort: type[P]) -> list[P]:
        """All definitions of one sort, of the ruleset and of its bundles: `subject.defined(Trigger)`."""
        return cast(list[P], self._parts.get(sort, []))


def parts(part: object) -> Iterator[object]:
    """A part of the model and all parts inside it, texts as wholes, in the order in which they stand there."""
    if isinstance(part, s.Node):
        yield part
    elif isinstance(part, tuple | list):
        for item in part:
            yield from parts(item)
    elif isinstance(part, dict):
        for item in part.values():
            yield from parts(item)
    elif is_dataclass(part) and type(part).__module__ == "rulekit.ruleset.model":
        yield part
        for each in fields(part):
            yield from parts(getattr(part, each.name))


def trees(part: object) -> Iterator[s.Node]:
    """All texts in a part of the model, each whole, in the order in which they stand there."""
    return (item for item in parts(part) if isinstance(item, s.Node))

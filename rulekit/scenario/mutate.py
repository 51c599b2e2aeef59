"""Mutation testing: would the scenarios of a ruleset notice a small fault in it?

One fault is put into the ruleset, and scenarios are run until one of them fails: then the fault is caught. Which ones
may notice it, and in which order they are run, is said in `nearest`. What the checks of loading refuse, or the totals
of the ruleset, is not counted. Only the value with the fault is read anew; all other texts are known.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar

from rulekit.diagnostics import Diagnostics, RulesetError, Severity
from rulekit.dsl.signature import Vocabulary
from rulekit.game import Ruleset
from rulekit.interpreter.builtins import vocabulary
from rulekit.locale.labels import Labels
from rulekit.ruleset import model
from rulekit.ruleset.build import has_shape, put_together, read_folders
from rulekit.ruleset.files import Folder
from rulekit.ruleset.shop import Shop
from rulekit.ruleset.tree import Node
from rulekit.scenario.coverage import Walked, walk
from rulekit.scenario.model import Scenario
from rulekit.scenario.mutants import Mutant, make_mutants
from rulekit.scenario.nearest import Nearest
from rulekit.scenario.read import read_scenarios
from rulekit.scenario.run import run
from rulekit.source import EmbeddedText
from rulekit.totals import check_totals

T = TypeVar("T")


# ---------------------------------------------------------------------------------------------- loading with a fault

Texts = dict[tuple[Node, object], list[Any]]
"""What was read from each value, by the sort of text that it was read as: once for each time it was asked for."""


@dataclass(eq=False, slots=True)
class _Reader(Shop):
    """Reads a text only if it was not read before. Each time it is asked for it has a tree of its own."""

    texts: Texts = field(default_factory=dict)
    learning: bool = False
    asked: Counter[tuple[Node, object]] = field(default_factory=Counter)

    def parsed(self, node: Node, parse: Callable[[EmbeddedText, Diagnostics], T | None]) -> T | None:
        known = self.texts.get((node, parse), [])
        number = self.asked[node, parse]
        self.asked[node, parse] += 1
        if number < len(known):
            self.notes.trees.setdefault(node, known[number])
            tree: T | None = known[number]
            return tree
        tree = Shop.parsed(self, node, parse)
        if self.learning:
            self.texts.setdefault((node, parse), []).append(tree)
        return tree


class _Like(Ruleset):
    """A ruleset with a fault: its words are those of the one without."""

    def __init__(self, definition: model.Ruleset, original: Ruleset) -> None:
        super().__init__(definition)
        self._original = original

    def words(self, language: str | None = None) -> Labels:
        return self._original.words(language)


# ---------------------------------------------------------------------------------------------- judging


class Verdict(Enum):
    REFUSED = "refused"
    CAUGHT = "caught"
    SURVIVED = "survived"


@dataclass(frozen=True, slots=True)
class Trial:
    """What became of a mutant; `scenarios` is the number of those that may notice it."""

    mutant: Mutant
    verdict: Verdict
    scenarios: int = 0


class Subject:
    """A ruleset without faults, its scenarios, and all the mutants that can be made of it."""

    def __init__(self, folder: Path) -> None:
        """Raises RulesetError if the ruleset is refused. `found`: what is wrong with the files of its scenarios."""
        self.folder = folder
        self.found = Diagnostics()
        self._vocabulary: Vocabulary = vocabulary()
        self._texts: Texts = {}
        self._folders = _read(folder)
        self._own = next(part for part in self._folders if part.path.resolve() == folder.resolve())
        self.ruleset = Ruleset(self._first())
        self.scenarios = read_scenarios(folder, self.ruleset.model, self.found)
        self.mutants = make_mutants(self._own.roots, self.ruleset.notes.trees)

    def _first(self) -> model.Ruleset:
        found = Diagnostics()
        ruleset = put_together(self._folders, _Reader(self._vocabulary, found, texts=self._texts, learning=True))
        if ruleset is not None:
            check_totals(Ruleset(ruleset), found)
        if ruleset is None or found.errors:
            raise _refused(found)
        return ruleset

    @cached_property
    def walked(self) -> Walked:
        """Where the scenarios have been without any fault."""
        return walk(self.ruleset.model, self.scenarios)

    @cached_property
    def nearest(self) -> Nearest:
        return Nearest(self.scenarios, self.walked)

    def failing(self) -> list[Scenario]:
        """Scenarios that fail without any fault: as long as there are some, nothing can be said."""
        return [self.scenarios[number] for number in self.walked.failing]

    def with_fault(self, mutant: Mutant) -> Ruleset | None:
        """The ruleset with the mutant's fault; None if the checks refuse it."""
        found = Diagnostics()
        tree, own = mutant.tree(), self._own
        header = tree if mutant.root is own.header else own.header
        part = replace(own, header=header, roots=[tree])
        whole = replace(own, header=header, roots=[tree if root is mutant.root else root for root in own.roots])
        folders = [whole if folder is own else folder for folder in self._folders]
        if not has_shape(part, folders, found):
            return None
        made = put_together(folders, _Reader(self._vocabulary, found, texts=self._texts))
        return None if made is None else _Like(made, self.ruleset)

    def judge(self, mutant: Mutant, order: Sequence[int] | None = None) -> Trial:
        """Loads the ruleset with the fault and runs scenarios until one of them fails: those that may notice it."""
        ruleset = self.with_fault(mutant)
        if ruleset is None or not _adds_up(mutant, ruleset):
            return Trial(mutant, Verdict.REFUSED)
        numbers = self.nearest.order(mutant) if order is None else order
        caught = any(_fails(self.scenarios[number], ruleset) for number in numbers)
        return Trial(mutant, Verdict.CAUGHT if caught else Verdict.SURVIVED, len(numbers))


def _read(folder: Path) -> list[Folder]:
    found = Diagnostics()
    folders = read_folders(folder, (), None, found)
    if not folders or not all(part.complete and has_shape(part, folders, found) for part in folders):
        raise _refused(found)
    return folders


def _refused(found: Diagnostics) -> RulesetError:
    return RulesetError(item for item in found.in_order() if item.severity is Severity.ERROR)


def _adds_up(mutant: Mutant, ruleset: Ruleset) -> bool:
    """Whether the totals still hold: what a statement does has nothing to do with them."""
    found = Diagnostics()
    try:
        if mutant.statement is None:
            check_totals(ruleset, found)
    except Exception:  # then no scenario can be played, and that is noticed
        return True
    return not found.errors


def _fails(scenario: Scenario, ruleset: Ruleset) -> bool:
    """Whatever a fault breaks, it does not go unnoticed; steps are counted, so no game goes on for ever."""
    try:
        return not run(scenario, ruleset).passed
    except Exception:
        return True

"""A survey: of a sample of the mutants of a ruleset, how many do its scenarios catch?

The sample is drawn by a seed and is the same on every machine. If there are no more mutants than are asked for, all of
them are tried. Those that are explained as equivalent do not count; every explanation is tried too.
"""

from __future__ import annotations

import math
import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from rulekit.scenario.equivalent import Equivalent, Key
from rulekit.scenario.mutate import Covers, Subject, Trial, Verdict
from rulekit.source import Span

MOST_EXPLAINED = 0.05
"""The share of mutants that may be explained as equivalent."""

BATCH = 16
"""Mutants that each process is handed before the sample is counted again."""

_Z = 1.959964
"""So many standard deviations hold 95 % of a normal distribution."""


@dataclass(frozen=True, slots=True)
class WrongEntry:
    """An entry of the file of equivalents that cannot stand, and why."""

    span: Span
    message: str


@dataclass(slots=True)
class Survey:
    """`possible`: all faults that can be made; `trials`: those of the sample that the checks let pass, by place.

    `partial`: only some places were looked at, so shares of all mutants cannot be told.
    """

    possible: int
    partial: bool = False
    trials: list[Trial] = field(default_factory=list)
    refused: int = 0
    explained: int = 0
    wrong: list[WrongEntry] = field(default_factory=list)
    survivors: list[Trial] = field(default_factory=list)

    @property
    def tried(self) -> int:
        return len(self.trials)

    @property
    def caught(self) -> int:
        return sum(trial.verdict is Verdict.CAUGHT for trial in self.trials)

    @property
    def rate(self) -> float:
        """The share that is caught of those that are not explained."""
        counted = self.tried - self.explained
        return self.caught / counted if counted else 1.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.caught, self.tried - self.explained)

    @property
    def too_many_explained(self) -> bool:
        return not self.partial and self.explained > MOST_EXPLAINED * self.tried

    def passed(self, at_least: float) -> bool:
        return self.rate >= at_least and not self.wrong and not self.too_many_explained


def wilson(hits: int, tries: int) -> tuple[float, float]:
    """Where the true share lies with 95 % certainty, by Wilson's score."""
    if tries == 0:
        return 0.0, 1.0
    share, square = hits / tries, _Z * _Z
    middle = share + square / (2 * tries)
    spread = _Z * math.sqrt(share * (1 - share) / tries + square / (4 * tries * tries))
    whole = 1 + square / tries
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


@dataclass(frozen=True, slots=True)
class Plan:
    """`sample`: so many at least, 0 for all; `only`: a part of the file and path of the places that are changed."""

    sample: int = 400
    seed: int = 1
    only: str = ""
    workers: int = 1


def survey(
    subject: Subject, plan: Plan, entries: list[Equivalent], tell: Callable[[int], None] = lambda number: None
) -> Survey:
    """Tries the sample, then what is explained beyond it; `tell` hears after each trial how many were counted."""
    places = [f"{mutant.file} {mutant.path}" for mutant in subject.mutants]
    numbers = [number for number, place in enumerate(places) if plan.only in place]
    entries = [entry for entry in entries if plan.only in f"{entry.key[0]} {entry.key[1]}"]
    Random(plan.seed).shuffle(numbers)
    tried: dict[int, Trial] = {}
    counted = 0
    for number, trial in _judged(subject, numbers, plan.workers):
        tried[number] = trial
        counted += trial.verdict is not Verdict.REFUSED
        tell(counted)
        if plan.sample and counted == plan.sample:
            break
    keys = {entry.key for entry in entries}
    beyond = [number for number in numbers if subject.mutants[number].key in keys and number not in tried]
    extra = dict(_judged(subject, beyond, 1))
    result = Survey(len(numbers), bool(plan.only), wrong=list(_wrong(entries, [*tried.values(), *extra.values()])))
    _count(result, [tried[number] for number in sorted(tried)], keys)
    return result


def _count(result: Survey, trials: list[Trial], explained: set[Key]) -> None:
    result.trials = [trial for trial in trials if trial.verdict is not Verdict.REFUSED]
    result.refused = len(trials) - len(result.trials)
    alive = [trial for trial in result.trials if trial.verdict is Verdict.SURVIVED]
    result.survivors = [trial for trial in alive if trial.mutant.key not in explained]
    result.explained = len(alive) - len(result.survivors)


def _wrong(entries: list[Equivalent], trials: list[Trial]) -> Iterator[WrongEntry]:
    """Of several faults that read alike, the one that is caught decides."""
    verdicts: dict[Key, Verdict] = {}
    for trial in trials:
        if verdicts.get(trial.mutant.key) is not Verdict.CAUGHT:
            verdicts[trial.mutant.key] = trial.verdict
    for entry in entries:
        verdict = verdicts.get(entry.key)
        if verdict is None:
            yield WrongEntry(entry.span, f"nothing is changed like this any more at `{entry.key[1]}`")
        elif verdict is Verdict.REFUSED:
            yield WrongEntry(entry.span, "this is refused when the ruleset is loaded, so it need not be explained")
        elif verdict is Verdict.CAUGHT:
            yield WrongEntry(entry.span, "a scenario catches this, so it is not equivalent")


# ---------------------------------------------------------------------------------------------- processes


def _judged(subject: Subject, numbers: Sequence[int], workers: int) -> Iterator[tuple[int, Trial]]:
    """The trials of some mutants, given by their numbers, in this order."""
    if workers <= 1:
        yield from ((number, subject.judge(subject.mutants[number])) for number in numbers)
        return
    # New processes, not copies of this one: the same on every machine.
    context = multiprocessing.get_context("spawn")
    with context.Pool(workers, _sit_down, (subject.folder, subject.covers)) as pool:
        for start in range(0, len(numbers), BATCH * workers):
            some = numbers[start : start + BATCH * workers]
            for number, (verdict, scenarios) in zip(some, pool.imap(_judge, some), strict=True):
                yield number, Trial(subject.mutants[number], verdict, scenarios)


_subjects: list[Subject] = []


def _sit_down(folder: Path, covers: Covers) -> None:
    """In each process, before its first mutant."""
    _subjects[:] = [Subject(folder, covers)]


def _judge(number: int) -> tuple[Verdict, int]:
    trial = _subjects[0].judge(_subjects[0].mutants[number])
    return trial.verdict, trial.scenarios

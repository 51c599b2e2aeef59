"""A survey: of a sample of the mutants of a ruleset, how many do its scenarios catch?

The sample is drawn by a seed and is the same on every machine. If there are no more mutants than are asked for, all of
them are tried. Those that are explained as equivalent do not count; every explanation is tried too. A large sample can
be tried in parts, wherever and in whatever order: the figures of all parts together are those of the sample.
"""

from __future__ import annotations

import math
import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from rulekit.scenario.equivalent import Equivalent, Key
from rulekit.scenario.mutate import Subject, Trial, Verdict
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


@dataclass(frozen=True, slots=True)
class Figures:
    """What came of some mutants. `tried` are those that the checks let pass."""

    tried: int = 0
    caught: int = 0
    explained: int = 0
    refused: int = 0

    def __add__(self, other: Figures) -> Figures:
        return Figures(
            self.tried + other.tried,
            self.caught + other.caught,
            self.explained + other.explained,
            self.refused + other.refused,
        )

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
        return self.explained > MOST_EXPLAINED * self.tried


@dataclass(frozen=True, slots=True)
class Survey:
    """`possible`: all faults that can be made; `trials`: those of the sample that the checks let pass, by place.

    `survivors`: what was neither caught nor explained. `partial`: only some places were looked at, so shares of all
    mutants cannot be told.
    """

    possible: int
    partial: bool
    figures: Figures
    trials: list[Trial]
    survivors: list[Trial]
    wrong: list[WrongEntry]

    @property
    def too_many_explained(self) -> bool:
        return not self.partial and self.figures.too_many_explained

    def passed(self, at_least: float) -> bool:
        return self.figures.rate >= at_least and not self.wrong and not self.too_many_explained


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
    """`sample`: so many at least, 0 for all; `only`: a part of the file and path of the places that are changed.

    Of the sample, and of what is explained, only the part with the number `part` is looked at, of `parts`. `most`: each
    is shown to so many scenarios at most, those nearest to it, 0 for all; so fewer may be caught than could be.
    """

    sample: int = 400
    seed: int = 1
    only: str = ""
    workers: int = 1
    part: int = 0
    parts: int = 1
    most: int = 0

    @property
    def share(self) -> int:
        """How many mutants of the sample are in this part; 0 for all that there are."""
        return (self.sample + self.parts - 1 - self.part) // self.parts


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
    for number, trial in _judged(subject, numbers[plan.part :: plan.parts], plan.workers, plan.most):
        tried[number] = trial
        counted += trial.verdict is not Verdict.REFUSED
        tell(counted)
        if plan.sample and counted >= plan.share:
            break
    own = entries[plan.part :: plan.parts]
    keys = {entry.key for entry in own}
    beyond = [number for number in numbers if subject.mutants[number].key in keys and number not in tried]
    extra = dict(_judged(subject, beyond, 1, plan.most))
    wrong = list(_wrong(own, [*tried.values(), *extra.values()]))
    trials = [tried[number] for number in sorted(tried)]
    return _counted(len(numbers), bool(plan.only), trials, wrong, {entry.key for entry in entries})


def _counted(possible: int, partial: bool, all: list[Trial], wrong: list[WrongEntry], explained: set[Key]) -> Survey:
    trials = [trial for trial in all if trial.verdict is not Verdict.REFUSED]
    alive = [trial for trial in trials if trial.verdict is Verdict.SURVIVED]
    survivors = [trial for trial in alive if trial.mutant.key not in explained]
    figures = Figures(
        tried=len(trials),
        caught=len(trials) - len(alive),
        explained=len(alive) - len(survivors),
        refused=len(all) - len(trials),
    )
    return Survey(possible, partial, figures, trials, survivors, wrong)


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


def _judged(subject: Subject, numbers: Sequence[int], workers: int, most: int) -> Iterator[tuple[int, Trial]]:
    """The trials of some mutants, given by their numbers, in this order."""

    def order(number: int) -> list[int]:
        return subject.nearest.order(subject.mutants[number])[: most or None]

    if workers <= 1:
        yield from ((number, subject.judge(subject.mutants[number], order(number))) for number in numbers)
        return
    # New processes, not copies of this one: the same on every machine. They are told which scenarios to run, so that
    # only this one has to find out where scenarios have been.
    context = multiprocessing.get_context("spawn")
    with context.Pool(workers, _sit_down, (subject.folder,)) as pool:
        for start in range(0, len(numbers), BATCH * workers):
            some = numbers[start : start + BATCH * workers]
            jobs = [(number, order(number)) for number in some]
            for number, (verdict, scenarios) in zip(some, pool.imap(_judge, jobs), strict=True):
                yield number, Trial(subject.mutants[number], verdict, scenarios)


_subjects: list[Subject] = []


def _sit_down(folder: Path) -> None:
    """In each process, before its first mutant."""
    _subjects[:] = [Subject(folder)]


def _judge(job: tuple[int, list[int]]) -> tuple[Verdict, int]:
    number, order = job
    trial = _subjects[0].judge(_subjects[0].mutants[number], order)
    return trial.verdict, trial.scenarios

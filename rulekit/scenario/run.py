"""Runs a scenario: set the position up, let happen what is to happen, check what must hold.

All failing checks are reported. An answer that cannot be given ends the scenario there: what was to follow would only
fail for the same reason.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from rulekit.diagnostics import Diagnostic
from rulekit.game import Game, Position, Ruleset
from rulekit.interpreter.faults import Fault, IllegalAnswer
from rulekit.scenario.compare import Still, asked_now, failure
from rulekit.scenario.model import Answer, Check, Given, Happening, Meanwhile, Nobody, Pin, Refused, Scenario
from rulekit.source import Span

MOST_QUESTIONS = 200
"""Whoever is asked the same once more after saying no so often will never be asked anything else."""


@dataclass(frozen=True, slots=True)
class Failure:
    """A sentence and its place in the scenario; for a fault of the ruleset also its diagnostic."""

    span: Span
    message: str
    fault: Diagnostic | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """A scenario that was run, and all that failed in it."""

    scenario: Scenario
    failures: tuple[Failure, ...]

    @property
    def passed(self) -> bool:
        return not self.failures


def run(scenario: Scenario, ruleset: Ruleset) -> Outcome:
    """Whatever goes wrong is a failure of the scenario; nothing is raised."""
    course = _Course(scenario)
    try:
        course.run(ruleset)
    except ValueError as broken:
        course.fail(course.at, str(broken))
    except Fault as fault:
        if fault.diagnostic.code == "run/position":
            course.fail(course.at, f"this position cannot be set up: {fault.diagnostic.message}")
            return Outcome(scenario, tuple(course.failures))
        message = f"the ruleset went wrong: {fault.diagnostic.message}"
        course.failures.append(Failure(course.at, message, fault.diagnostic))
    return Outcome(scenario, tuple(course.failures))


class _CannotGoOn(ValueError):
    """What was to happen cannot; the message says why, as with a position that cannot be set up."""


@dataclass(slots=True)
class _Course:
    """The course of one scenario; `at` is the place that it has come to."""

    scenario: Scenario
    at: Span = field(init=False)
    failures: list[Failure] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.at = self.scenario.given.span or self.scenario.span

    def run(self, ruleset: Ruleset) -> None:
        game = begin(self.scenario.given, ruleset)
        for happening in self.scenario.when:
            self.at = happening.span
            self._happen(happening, game)
        self._check(self.scenario.then, game)
        self._unused_pins(game)

    def fail(self, span: Span, message: str) -> None:
        self.failures.append(Failure(span, message))

    def _happen(self, happening: Happening, game: Game) -> None:
        match happening:
            case Answer():
                answer(happening.seat, happening.keys, game)
            case Refused():
                if _is_legal(happening.seat, happening.keys, game):
                    self.fail(happening.span, f"`{' '.join(happening.keys)}` was to be refused, but it is legal")
            case Nobody():
                _decline(happening.prompt, game)
            case Pin():
                game.pin(happening.kind, list(happening.outcome))
            case Meanwhile():
                self._check(happening.checks, game)

    def _check(self, checks: tuple[Check, ...], game: Game) -> None:
        still = Still(game)
        for check in checks:
            message = failure(check, still)
            if message is not None:
                self.fail(check.span, message)

    def _unused_pins(self, game: Game) -> None:
        """Chance takes what was laid down in order: what is left are the last ones."""
        later = [happening for happening in self.scenario.when if isinstance(happening, Pin)]
        pins = [*self.scenario.given.chance, *later]
        for pin in pins[len(pins) - len(game.pins_left()) :]:
            self.fail(pin.span, f"the `{pin.kind}` that was laid down here never came")


def begin(given: Given, ruleset: Ruleset) -> Game:
    """A game in the position that is given."""
    position = None
    if given.has_position:
        chance = tuple((pin.kind, pin.outcome) for pin in given.chance)
        position = Position(given.table, given.seats, given.things, given.step, given.seat, given.map, chance)
    return ruleset.new(given.players, given.seed, given.options, position=position)


def _asked(seat: int, game: Game) -> None:
    decision = game.decision
    if decision is None or decision.player != seat:
        raise _CannotGoOn(f"seat {seat + 1} was to answer, but {asked_now(game)}")


def answer(seat: int, keys: tuple[str, ...], game: Game) -> None:
    _asked(seat, game)
    question = asked_now(game)
    try:
        game.apply(game.keys(list(keys)))
    except IllegalAnswer as fault:
        raise _CannotGoOn(f"`{' '.join(keys)}` is no answer where {question}: {fault}") from None


def _is_legal(seat: int, keys: tuple[str, ...], game: Game) -> bool:
    _asked(seat, game)
    copy = game.clone()
    try:
        copy.apply(copy.keys(list(keys)))
    except IllegalAnswer:
        return False
    return True


def _decline(prompt: str, game: Game) -> None:
    """No, as long as this is asked, and at least once."""
    times = 0
    while (decision := game.decision) is not None and decision.prompt == prompt:
        if times == MOST_QUESTIONS:
            raise _CannotGoOn(f"`{prompt}` is asked again and again, however often the answer is no")
        answer(decision.player, ("no",), game)
        times += 1
    if times == 0:
        raise _CannotGoOn(f"`{prompt}` was to be asked, but {asked_now(game)}")

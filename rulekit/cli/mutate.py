"""`rulekit test --mutate`: put small faults into rulesets and show those that no scenario notices."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from rulekit.cli.exit_codes import ExitCode
from rulekit.cli.places import FileNames
from rulekit.cli.screen import harmless
from rulekit.cli.suites import Suite, findings_as_json, show_findings, show_json, worst

if TYPE_CHECKING:
    from rulekit.diagnostics import Diagnostics
    from rulekit.scenario.equivalent import Equivalent
    from rulekit.scenario.mutants import Mutant
    from rulekit.scenario.mutate import Subject, Trial
    from rulekit.scenario.survey import Plan, Survey

WIDTH = 100
"""Of what is shown of a line."""

MOST_NAMED = 5
"""Scenarios that fail without any fault: `rulekit test` shows all of them."""

_DONE = {"number": "number", "drop": "dropped", "negate": "negated", "shift": "shifted", "swap": "swapped"}


@dataclass(slots=True, kw_only=True)
class _Surveyed(Suite):
    """A survey, or why there is none; `at_least`: the share that must be caught."""

    at_least: float
    survey: Survey | None = None
    problem: str = ""

    @property
    def good(self) -> bool:
        return self.survey is not None and self.survey.passed(self.at_least)


def mutate(
    folders: list[Path], sample: int, seed: int, only: str, workers: int, at_least: float, as_json: bool
) -> ExitCode:
    """`only`: a part of the file or path of the places that are changed; `at_least`: the share that must be caught."""
    from rulekit.scenario.survey import Plan

    plan = Plan(sample, seed, only, workers)
    suites: list[_Surveyed] = []
    try:
        for folder in folders:
            suite = _Surveyed(folder, at_least=at_least)
            _look_into(suite, plan)
            suites.append(suite)
            if not as_json:
                _show(suite)
    except KeyboardInterrupt:
        typer.echo("rulekit test: interrupted", err=True)
        return ExitCode.INTERRUPTED
    if as_json:
        show_json({"rulesets": [_as_json(suite) for suite in suites]})
    return worst(suites)


def _look_into(suite: _Surveyed, plan: Plan) -> None:
    from rulekit.scenario.survey import survey

    read = suite.read(_read)
    if read is None or suite.findings:
        return
    subject, entries = read
    suite.problem = _problem(subject)
    if not suite.problem:
        suite.survey = survey(subject, plan, entries, _tell)
        _tell(0)


def _read(folder: Path) -> tuple[tuple[Subject, list[Equivalent]], Diagnostics]:
    from rulekit.scenario.equivalent import read_equivalents
    from rulekit.scenario.mutate import Subject

    subject = Subject(folder)
    return (subject, read_equivalents(folder, subject.found)), subject.found


def _tell(counted: int) -> None:
    """How far it has come, where somebody is waiting at a terminal; 0 takes it away."""
    if sys.stderr.isatty():
        typer.echo(f"\r{f'{counted} tried' if counted else '':<12}\r", err=True, nl=False)


def _problem(subject: Subject) -> str:
    """Why nothing can be said about faults; empty if something can."""
    if not subject.scenarios:
        return "there are no scenarios"
    failing = [scenario.name for scenario in subject.failing()]
    more = f" and {len(failing) - MOST_NAMED} more" if len(failing) > MOST_NAMED else ""
    return f"scenarios fail without any fault: {', '.join(failing[:MOST_NAMED])}{more}" if failing else ""


# ---------------------------------------------------------------------------------------------- for people


def _show(suite: _Surveyed) -> None:
    show_findings(suite.findings, suite.names)
    if suite.problem:
        typer.echo(harmless(f"{suite.id}: {suite.problem}"))
    if suite.survey is None:
        return
    for trial in suite.survey.survivors:
        _show_survivor(trial, suite.names)
    for entry in suite.survey.wrong:
        place = f"{suite.names.shown(entry.span.source.name)}:{entry.span.line}"
        typer.echo(harmless(f"{place}: {entry.message}"))
    typer.echo(harmless(f"{suite.id}: {_sum(suite.survey)}"))
    for sentence in _shortcomings(suite.survey, suite.at_least):
        typer.echo(harmless(f"{suite.id}: {sentence}"))


def _show_survivor(trial: Trial, names: FileNames) -> None:
    """The place, what was changed, and the line with a caret."""
    from rulekit.cli import render

    mutant, span = trial.mutant, trial.mutant.span
    gutter = len(str(span.line))
    line, caret = render.excerpt(span, WIDTH - gutter - 4)
    place = f"{names.shown(span.source.name)}:{span.line}:{span.column}"
    nobody = "" if trial.scenarios else "; no scenario comes here"
    typer.echo(harmless(f"{place}: {_told(mutant)}{nobody} [{mutant.path}]"))
    typer.echo(f" {span.line} | {line}".rstrip())
    typer.echo(f" {' ' * gutter} | {caret}")
    if mutant.now not in ("", mutant.after):
        typer.echo(harmless(f" {' ' * gutter} = now: {mutant.now}"))
    typer.echo()


def _told(mutant: Mutant) -> str:
    done = f"{_DONE[mutant.kind.value]}: `{mutant.before}`"
    return done if mutant.after in ("", "nothing") else f"{done} → `{mutant.after}`"


def _sum(survey: Survey) -> str:
    figures = survey.figures
    low, high = figures.interval
    refused = f" ({figures.refused:,} more refused by lint)" if figures.refused else ""
    explained = f", {figures.explained} explained" if figures.explained else ""
    return (
        f"{figures.tried:,} mutants of {survey.possible:,} tried{refused}, {figures.caught:,} caught{explained}: "
        f"{_percent(figures.rate)} % (95 % interval {_percent(low)} to {_percent(high)})"
    )


def _shortcomings(survey: Survey, at_least: float) -> list[str]:
    from rulekit.scenario.survey import MOST_EXPLAINED

    found: list[str] = []
    if survey.figures.rate < at_least:
        found.append(f"at least {_percent(at_least)} % must be caught")
    if survey.too_many_explained:
        many = f"{survey.figures.explained} explained are too many"
        found.append(f"{many}: at most {_percent(MOST_EXPLAINED)} % may be")
    return found


def _percent(share: float) -> str:
    return f"{100 * share:.1f}"


# ---------------------------------------------------------------------------------------------- for programs


def _as_json(suite: _Surveyed) -> dict[str, object]:
    found: dict[str, object] = {
        "id": suite.id,
        "problem": suite.problem,
        "diagnostics": findings_as_json(suite.findings, suite.names),
    }
    return found if suite.survey is None else found | _survey_as_json(suite.survey, suite.names)


def _survey_as_json(survey: Survey, names: FileNames) -> dict[str, object]:
    figures = survey.figures
    return {
        "possible": survey.possible,
        "refused": figures.refused,
        "tried": figures.tried,
        "caught": figures.caught,
        "explained": figures.explained,
        "rate": round(figures.rate, 4),
        "interval": [round(end, 4) for end in figures.interval],
        "survivors": [_trial_as_json(trial, names) for trial in survey.survivors],
        "wrong": [
            {"file": names.shown(entry.span.source.name), "line": entry.span.line, "message": entry.message}
            for entry in survey.wrong
        ],
    }


def _trial_as_json(trial: Trial, names: FileNames) -> dict[str, object]:
    mutant = trial.mutant
    return {
        "file": names.shown(mutant.span.source.name),
        "line": mutant.span.line,
        "column": mutant.span.column,
        "kind": mutant.kind.value,
        "at": mutant.path,
        "before": mutant.before,
        "after": mutant.after,
        "was": mutant.was,
        "now": mutant.now,
        "scenarios": trial.scenarios,
    }

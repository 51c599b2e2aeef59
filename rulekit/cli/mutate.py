"""`rulekit test --mutate`: put small faults into rulesets and show those that no scenario notices."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from rulekit.cli.exit_codes import ExitCode
from rulekit.cli.places import FileNames
from rulekit.cli.screen import harmless

if TYPE_CHECKING:
    from rulekit.diagnostics import Diagnostic
    from rulekit.scenario.mutants import Mutant
    from rulekit.scenario.mutate import Subject, Trial
    from rulekit.scenario.survey import Plan, Survey

WIDTH = 100
"""Of what is shown of a line."""

MOST_NAMED = 5
"""Scenarios that fail without any fault: `rulekit test` shows all of them."""

_DONE = {"number": "number", "drop": "dropped", "negate": "negated", "shift": "shifted", "swap": "swapped"}


@dataclass(slots=True)
class _Answer:
    """What can be said of one ruleset: a survey, or why there is none."""

    names: FileNames
    id: str
    survey: Survey | None = None
    findings: list[Diagnostic] = field(default_factory=list)
    problem: str = ""
    refused: bool = False

    def code(self, at_least: float) -> ExitCode:
        if self.refused:
            return ExitCode.REFUSED
        good = self.survey is not None and self.survey.passed(at_least)
        return ExitCode.DONE if good else ExitCode.FINDINGS


def mutate(
    folders: list[Path], sample: int, seed: int, only: str, workers: int, at_least: float, as_json: bool
) -> ExitCode:
    """`only`: a part of the file or path of the places that are changed; `at_least`: the share that must be caught."""
    from rulekit.scenario.survey import Plan

    plan = Plan(sample, seed, only, workers)
    answers: list[_Answer] = []
    try:
        for folder in folders:
            answer = _answer(folder, plan)
            answers.append(answer)
            if not as_json:
                _show(answer, at_least)
    except KeyboardInterrupt:
        typer.echo("rulekit test: interrupted", err=True)
        return ExitCode.INTERRUPTED
    if as_json:
        typer.echo(json.dumps({"rulesets": [_as_json(answer) for answer in answers]}, indent=2, ensure_ascii=False))
    return max((answer.code(at_least) for answer in answers), default=ExitCode.DONE)


def _answer(folder: Path, plan: Plan) -> _Answer:
    from rulekit.diagnostics import RulesetError
    from rulekit.scenario.coverage import statements_of
    from rulekit.scenario.equivalent import read_equivalents
    from rulekit.scenario.mutate import Subject
    from rulekit.scenario.survey import survey

    answer = _Answer(FileNames([folder]), folder.resolve().name)
    try:
        subject = Subject(folder, statements_of)
    except RulesetError as refused:
        answer.refused = True
        answer.findings = list(refused.diagnostics)
        return answer
    entries = read_equivalents(folder, subject.found)
    answer.findings = subject.found.in_order()
    if not answer.findings:
        answer.problem = _problem(subject)
    if not answer.findings and not answer.problem:
        answer.survey = survey(subject, plan, entries, _tell)
        _tell(0)
    return answer


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


def _show(answer: _Answer, at_least: float) -> None:
    from rulekit.cli import render

    for item in answer.findings:
        typer.echo(render.as_text(render.Finding.of(item, answer.names.shown)).plain)
    if answer.problem:
        typer.echo(harmless(f"{answer.id}: {answer.problem}"))
    if answer.survey is None:
        return
    for trial in answer.survey.survivors:
        _show_survivor(trial, answer.names)
    for entry in answer.survey.wrong:
        place = f"{answer.names.shown(entry.span.source.name)}:{entry.span.line}"
        typer.echo(harmless(f"{place}: {entry.message}"))
    typer.echo(harmless(f"{answer.id}: {_sum(answer.survey)}"))
    for sentence in _shortcomings(answer.survey, at_least):
        typer.echo(harmless(f"{answer.id}: {sentence}"))


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
    low, high = survey.interval
    refused = f" ({survey.refused:,} more refused by lint)" if survey.refused else ""
    explained = f", {survey.explained} explained" if survey.explained else ""
    return (
        f"{survey.tried:,} mutants of {survey.possible:,} tried{refused}, {survey.caught:,} caught{explained}: "
        f"{_percent(survey.rate)} % (95 % interval {_percent(low)} to {_percent(high)})"
    )


def _shortcomings(survey: Survey, at_least: float) -> list[str]:
    from rulekit.scenario.survey import MOST_EXPLAINED

    found: list[str] = []
    if survey.rate < at_least:
        found.append(f"at least {_percent(at_least)} % must be caught")
    if survey.too_many_explained:
        found.append(f"{survey.explained} explained are too many: at most {_percent(MOST_EXPLAINED)} % may be")
    return found


def _percent(share: float) -> str:
    return f"{100 * share:.1f}"


# ---------------------------------------------------------------------------------------------- for programs


def _as_json(answer: _Answer) -> dict[str, object]:
    from rulekit.cli import render

    found: dict[str, object] = {
        "id": answer.id,
        "problem": answer.problem,
        "diagnostics": render.as_json([render.Finding.of(item, answer.names.shown) for item in answer.findings]),
    }
    return found if answer.survey is None else found | _survey_as_json(answer.survey, answer.names)


def _survey_as_json(survey: Survey, names: FileNames) -> dict[str, object]:
    return {
        "possible": survey.possible,
        "refused": survey.refused,
        "tried": survey.tried,
        "caught": survey.caught,
        "explained": survey.explained,
        "rate": round(survey.rate, 4),
        "interval": [round(end, 4) for end in survey.interval],
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

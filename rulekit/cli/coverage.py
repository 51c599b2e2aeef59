"""`rulekit test --coverage`: which clauses, statements and branches of rulesets their scenarios come to."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from rulekit.cli.exit_codes import ExitCode
from rulekit.cli.places import FileNames
from rulekit.cli.screen import harmless

if TYPE_CHECKING:
    from rulekit.diagnostics import Diagnostic
    from rulekit.scenario.coverage import Coverage, Place

SORTS = {"clause": "clauses", "statement": "statements", "branch": "branches"}

LEAST = {"clause": 1.0, "branch": 0.95}
"""The shares that scenarios must come to."""

WIDTH = 70
"""Of what is shown of a place."""


@dataclass(slots=True)
class _Answer:
    names: FileNames
    id: str
    coverage: Coverage | None = None
    findings: list[Diagnostic] = field(default_factory=list)
    refused: bool = False

    @property
    def code(self) -> ExitCode:
        if self.refused:
            return ExitCode.REFUSED
        coverage = self.coverage
        enough = coverage is not None and all(coverage.share(sort) >= least for sort, least in LEAST.items())
        return ExitCode.DONE if enough and not self.findings else ExitCode.FINDINGS


def cover(folders: list[Path], as_json: bool) -> ExitCode:
    answers = [_answer(folder) for folder in folders]
    if as_json:
        typer.echo(json.dumps({"rulesets": [_as_json(answer) for answer in answers]}, indent=2, ensure_ascii=False))
    else:
        for answer in answers:
            _show(answer)
    return max((answer.code for answer in answers), default=ExitCode.DONE)


def _answer(folder: Path) -> _Answer:
    from rulekit import api
    from rulekit.diagnostics import Diagnostics, RulesetError
    from rulekit.scenario.coverage import measure
    from rulekit.scenario.read import read_scenarios

    answer = _Answer(FileNames([folder]), folder.resolve().name)
    try:
        ruleset = api.load(folder)
    except RulesetError as refused:
        answer.refused = True
        answer.findings = list(refused.diagnostics)
        return answer
    found = Diagnostics()
    scenarios = read_scenarios(folder, ruleset.model, found)
    answer.findings = found.in_order()
    answer.coverage = measure(ruleset.model, scenarios, f"{answer.id}/")
    return answer


def _show(answer: _Answer) -> None:
    from rulekit.cli import render

    for item in answer.findings:
        typer.echo(render.as_text(render.Finding.of(item, answer.names.shown)).plain)
    coverage = answer.coverage
    if coverage is None:
        return
    missed = [f"{_where(place, answer.names)}: never {_way(place)}: {_text(place)}" for place in coverage.missed()]
    for text in dict.fromkeys(missed):
        typer.echo(harmless(text))
    parts = []
    for sort, plural in SORTS.items():
        reached, every = coverage.count(sort)
        parts.append(f"{reached} of {every} {plural} ({100 * coverage.share(sort):.1f} %)")
    typer.echo(f"{answer.id}: {', '.join(parts)}")


def _where(place: Place, names: FileNames) -> str:
    return f"{names.shown(place.span.source.name)}:{place.span.line}:{place.span.column}"


def _way(place: Place) -> str:
    """A condition that was never tested says so twice already: never true, never false."""
    return place.way if place.way in ("true", "false") else "reached"


def _text(place: Place) -> str:
    text = " ".join(place.span.text.split())
    return text if len(text) <= WIDTH else f"{text[: WIDTH - 2]}.."


def _as_json(answer: _Answer) -> dict[str, object]:
    from rulekit.cli import render

    coverage = answer.coverage
    return {
        "ruleset": answer.id,
        "shares": {} if coverage is None else {SORTS[sort]: round(coverage.share(sort), 4) for sort in SORTS},
        "places": []
        if coverage is None
        else [
            {
                "file": answer.names.shown(place.span.source.name),
                "line": place.span.line,
                "column": place.span.column,
                "sort": place.sort,
                "way": place.way or "tested",
                "reached": bool(place.marks & coverage.reached),
            }
            for place in coverage.places
        ],
        "diagnostics": render.as_json([render.Finding.of(item, answer.names.shown) for item in answer.findings]),
    }

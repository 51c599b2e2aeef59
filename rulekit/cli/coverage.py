"""`rulekit test --coverage`: which clauses, statements and branches of rulesets their scenarios come to."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from rulekit.cli.exit_codes import ExitCode
from rulekit.cli.places import FileNames
from rulekit.cli.screen import harmless
from rulekit.cli.suites import Suite, findings_as_json, read_suite, show_findings, show_json, worst

if TYPE_CHECKING:
    from rulekit.scenario.coverage import Coverage, Place

SORTS = {"clause": "clauses", "statement": "statements", "branch": "branches"}

LEAST = {"clause": 1.0, "branch": 0.95}
"""The shares that scenarios must come to."""

WIDTH = 70
"""Of what is shown of a place."""


@dataclass(slots=True)
class _Covered(Suite):
    coverage: Coverage | None = None

    @property
    def good(self) -> bool:
        coverage = self.coverage
        enough = coverage is not None and all(coverage.share(sort) >= least for sort, least in LEAST.items())
        return enough and not self.findings


def cover(folders: list[Path], as_json: bool) -> ExitCode:
    suites = [_covered(folder) for folder in folders]
    if as_json:
        show_json({"rulesets": [_as_json(suite) for suite in suites]})
    else:
        for suite in suites:
            _show(suite)
    return worst(suites)


def _covered(folder: Path) -> _Covered:
    from rulekit.scenario.coverage import measure, walk

    suite = _Covered(folder)
    if (read := suite.read(read_suite)) is not None:
        ruleset, scenarios = read
        suite.coverage = measure(ruleset.model, walk(ruleset.model, scenarios), f"{suite.id}/")
    return suite


def _show(suite: _Covered) -> None:
    show_findings(suite.findings, suite.names)
    coverage = suite.coverage
    if coverage is None:
        return
    missed = [f"{_where(place, suite.names)}: never {_way(place)}: {_text(place)}" for place in coverage.missed()]
    for text in dict.fromkeys(missed):
        typer.echo(harmless(text))
    parts = []
    for sort, plural in SORTS.items():
        reached, every = coverage.count(sort)
        parts.append(f"{reached} of {every} {plural} ({100 * coverage.share(sort):.1f} %)")
    typer.echo(f"{suite.id}: {', '.join(parts)}")


def _where(place: Place, names: FileNames) -> str:
    return f"{names.shown(place.span.source.name)}:{place.span.line}:{place.span.column}"


def _way(place: Place) -> str:
    """A condition that was never tested says so twice already: never true, never false."""
    return place.way if place.way in ("true", "false") else "reached"


def _text(place: Place) -> str:
    text = " ".join(place.span.text.split())
    return text if len(text) <= WIDTH else f"{text[: WIDTH - 2]}.."


def _as_json(suite: _Covered) -> dict[str, object]:
    coverage = suite.coverage
    return {
        "ruleset": suite.id,
        "shares": {} if coverage is None else {SORTS[sort]: round(coverage.share(sort), 4) for sort in SORTS},
        "places": []
        if coverage is None
        else [
            {
                "file": suite.names.shown(place.span.source.name),
                "line": place.span.line,
                "column": place.span.column,
                "sort": place.sort,
                "way": place.way or "tested",
                "reached": bool(place.marks & coverage.reached),
            }
            for place in coverage.places
        ],
        "diagnostics": findings_as_json(suite.findings, suite.names),
    }

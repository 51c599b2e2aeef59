"""`rulekit test`: run the scenarios of rulesets, hold them against the ledgers, see where they go, what they notice."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from rulekit.cli.exit_codes import ExitCode
from rulekit.cli.places import FileNames, NoSuchPlace
from rulekit.cli.screen import harmless
from rulekit.cli.suites import Suite, find_suites, findings_as_json, read_suite, show_findings, show_json, worst

if TYPE_CHECKING:
    from rulekit.scenario.run import Failure, Outcome
    from rulekit.scenario.trace import Row, Trace


def run_scenarios(
    paths: Annotated[
        list[Path] | None,
        typer.Argument(
            metavar="PATH",
            help="A ruleset's folder or name, its expansions included, or a folder with rulesets somewhere below it.",
            show_default="the current folder; if there are no rulesets in it, those that come with rulekit",
        ),
    ] = None,
    expansions: Annotated[
        list[str] | None,
        typer.Option("--with", metavar="EXPANSION", help="Only this expansion, by name or path; repeatable."),
    ] = None,
    tracing: Annotated[
        bool,
        typer.Option("--trace", help="Show which scenarios and totals show which rules of the ledger; run nothing."),
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Show everything as one JSON object.")] = False,
    name: Annotated[
        str,
        typer.Option(
            "-k",
            metavar="NAME",
            help="Only scenarios with this in their name or file; with --mutate only places with this in file or path.",
            show_default=False,
        ),
    ] = "",
    covering: Annotated[
        bool,
        typer.Option("--coverage", help="Show which clauses, statements and branches the scenarios come to."),
    ] = False,
    mutating: Annotated[
        bool,
        typer.Option("--mutate", help="Put small faults into the rulesets; show what no scenario notices."),
    ] = False,
    sample: Annotated[
        int, typer.Option("--sample", metavar="N", min=0, help="With --mutate: try so many faults; 0 for all.")
    ] = 400,
    seed: Annotated[int, typer.Option("--seed", metavar="N", help="With --mutate: which of them are drawn.")] = 1,
    at_least: Annotated[
        float,
        typer.Option("--at-least", metavar="PERCENT", min=0, max=100, help="With --mutate: so many must be caught."),
    ] = 90,
    workers: Annotated[
        int, typer.Option("--workers", metavar="N", min=1, help="With --mutate: processes to share the work.")
    ] = 1,
) -> None:
    """Run the scenarios of rulesets and show those that fail."""
    if tracing and name:
        _refuse("-k picks scenarios to run, but --trace runs none")
    if tracing + covering + mutating > 1:
        _refuse("--trace, --coverage and --mutate are different questions: ask one at a time")
    if covering and name:
        _refuse("-k picks scenarios to run, but --coverage runs all of them")
    try:
        folders = find_suites(paths, expansions)
    except NoSuchPlace as fault:
        _refuse(str(fault))
    if tracing:
        code = _trace(folders, as_json)
    elif covering:
        from rulekit.cli.coverage import cover

        code = cover(folders, as_json)
    elif mutating:
        from rulekit.cli.mutate import mutate

        code = mutate(folders, sample, seed, name, workers, at_least / 100, as_json)
    else:
        code = _run(folders, name, as_json)
    if code is not ExitCode.DONE:
        raise typer.Exit(code)


def _refuse(message: str) -> NoReturn:
    typer.echo(f"rulekit test: {message}", err=True)
    raise typer.Exit(ExitCode.USAGE)


# ---------------------------------------------------------------------------------------------- running


@dataclass(slots=True)
class _Ran(Suite):
    """How the scenarios of one ruleset went."""

    outcomes: list[Outcome] = field(default_factory=list)

    @property
    def good(self) -> bool:
        return not self.findings and all(outcome.passed for outcome in self.outcomes)


def _run(folders: list[Path], name: str, as_json: bool) -> ExitCode:
    suites = [_ran(folder, name) for folder in folders]
    if name and not any(suite.outcomes or suite.findings for suite in suites):
        _refuse(f"no scenario has `{name}` in its name")
    if as_json:
        show_json(_suites_as_json(suites))
    else:
        _show_suites(suites)
    return worst(suites)


def _ran(folder: Path, name: str) -> _Ran:
    from rulekit.scenario.run import run

    suite = _Ran(folder)
    if (read := suite.read(read_suite)) is not None:
        ruleset, scenarios = read
        asked = [
            each for each in scenarios if name in each.name or name in each.span.source.name.partition("/tests/")[2]
        ]
        suite.outcomes = [run(scenario, ruleset) for scenario in asked]
    return suite


def _show_suites(suites: list[_Ran]) -> None:
    for suite in suites:
        show_findings(suite.findings, suite.names)
        for outcome in suite.outcomes:
            if not outcome.passed:
                _show_outcome(outcome, suite.names)
    outcomes = [outcome for suite in suites for outcome in suite.outcomes]
    failed = sum(not outcome.passed for outcome in outcomes)
    parts = [f"{_number(len(outcomes), 'scenario')}, {failed} failed"]
    if any(suite.findings and not suite.refused for suite in suites):
        wrong = sum(len(suite.findings) for suite in suites if not suite.refused)
        parts.append(f"{_number(wrong, 'fault')} in scenario files")
    if any(suite.refused for suite in suites):
        parts.append(f"{_number(sum(suite.refused for suite in suites), 'ruleset')} refused")
    typer.echo("; ".join(parts))


def _show_outcome(outcome: Outcome, names: FileNames) -> None:
    from rulekit.cli import render

    scenario = outcome.scenario
    typer.echo(harmless(f"FAILED {scenario.name} ({names.shown(scenario.span.source.name)}:{scenario.span.line})"))
    for failure in outcome.failures:
        place = f"{names.shown(failure.span.source.name)}:{failure.span.line}"
        typer.echo(_indented(harmless(f"{place}: {failure.message}")))
        if failure.fault is not None:
            typer.echo(_indented(render.as_text(render.Finding.of(failure.fault, names.shown)).plain.rstrip()))


def _suites_as_json(suites: list[_Ran]) -> dict[str, object]:
    return {
        "scenarios": [
            {
                "name": outcome.scenario.name,
                "file": suite.names.shown(outcome.scenario.span.source.name),
                "passed": outcome.passed,
                "failures": [_failure_as_json(failure, suite.names) for failure in outcome.failures],
            }
            for suite in suites
            for outcome in suite.outcomes
        ],
        "diagnostics": [item for suite in suites for item in findings_as_json(suite.findings, suite.names)],
    }


def _failure_as_json(failure: Failure, names: FileNames) -> dict[str, object]:
    faults = [failure.fault] if failure.fault is not None else []
    return {
        "file": names.shown(failure.span.source.name),
        "line": failure.span.line,
        "message": failure.message,
        "fault": next(iter(findings_as_json(faults, names)), None),
    }


# ---------------------------------------------------------------------------------------------- tracing


def _trace(folders: list[Path], as_json: bool) -> ExitCode:
    from rulekit.scenario.trace import trace

    traces = [(folder, trace(folder)) for folder in folders]
    if as_json:
        show_json(_traces_as_json(traces))
    else:
        for folder, one in traces:
            _show_trace(folder, one, titled=len(traces) > 1)
    return ExitCode.DONE if all(one.passed for _, one in traces) else ExitCode.FINDINGS


def _show_trace(folder: Path, one: Trace, titled: bool) -> None:
    if titled:
        typer.echo(folder.resolve().name)
    width = max((len(row.rule.id) for row in one.rows), default=0)
    for row in one.rows:
        typer.echo(harmless(f"{row.rule.id:<{width}}  {_shown_by(row)}"))
    show_findings(one.found.in_order(), FileNames([folder]))
    sorts = Counter(_sort(row) for row in one.rows)
    counts = ", ".join(f"{sorts[sort]} {sort}" for sort in ("shown", "exempt", "pending", "not shown"))
    typer.echo(f"{_number(len(one.rows), 'rule')}: {counts}")


def _shown_by(row: Row) -> str:
    match _sort(row):
        case "shown":
            return ", ".join([*row.scenarios, *([f"total {row.total}"] if row.total else [])])
        case "exempt":
            return f"exempt: {row.rule.exempt}"
        case "pending":
            return f"pending: {row.rule.pending}"
        case _:
            return f"NO SCENARIO: {row.rule.says}"


def _sort(row: Row) -> str:
    if row.shown:
        return "shown"
    return "exempt" if row.rule.exempt else "pending" if row.rule.pending else "not shown"


def _traces_as_json(traces: list[tuple[Path, Trace]]) -> dict[str, object]:
    return {
        "rules": [
            {
                "id": row.rule.id,
                "scenarios": list(row.scenarios),
                "exempt": row.rule.exempt,
                "pending": row.rule.pending,
                "total": row.total,
            }
            for _, one in traces
            for row in one.rows
        ],
        "diagnostics": [
            item for folder, one in traces for item in findings_as_json(one.found.in_order(), FileNames([folder]))
        ],
    }


# ---------------------------------------------------------------------------------------------- both


def _indented(text: str) -> str:
    return "\n".join(f"  {line}" for line in text.splitlines())


def _number(n: int, noun: str) -> str:
    return f"{n} {noun if n == 1 else noun + 's'}"

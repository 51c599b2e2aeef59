"""The suites that `rulekit test` is asked about: which rulesets are meant, what is wrong with them, how to answer."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import typer

from rulekit.cli.exit_codes import ExitCode
from rulekit.cli.places import FileNames, NoSuchPlace, find_rulesets
from rulekit.cli.shelf import find_expansions, find_part, shelf

if TYPE_CHECKING:
    from rulekit.diagnostics import Diagnostic, Diagnostics
    from rulekit.game import Ruleset
    from rulekit.scenario.model import Scenario

T = TypeVar("T")


def find_suites(paths: list[Path] | None, expansions: list[str] | None) -> list[Path]:
    """The rulesets that are meant, each with the expansions below it; or only some expansions of theirs."""
    try:
        folders = find_rulesets(find_part(path) for path in paths or [Path()])
    except NoSuchPlace:
        if paths:
            raise
        folders = find_rulesets(shelf().values())
    return find_rulesets(find_expansions(expansions, folders)) if expansions else folders


def read_suite(folder: Path) -> tuple[tuple[Ruleset, list[Scenario]], Diagnostics]:
    """A ruleset with its scenarios, and what is wrong with the files of these; raises RulesetError."""
    from rulekit import api
    from rulekit.diagnostics import Diagnostics
    from rulekit.scenario.read import read_scenarios

    ruleset, found = api.load(folder), Diagnostics()
    return (ruleset, read_scenarios(folder, ruleset.model, found)), found


@dataclass(slots=True)
class Suite(ABC):
    """What can be said of one ruleset and its scenarios. Each question adds what it finds, and when that is good."""

    folder: Path
    findings: list[Diagnostic] = field(default_factory=list)
    refused: bool = False

    @property
    def id(self) -> str:
        return self.folder.resolve().name

    @property
    def names(self) -> FileNames:
        return FileNames([self.folder])

    @property
    @abstractmethod
    def good(self) -> bool: ...

    @property
    def code(self) -> ExitCode:
        if self.refused:
            return ExitCode.REFUSED
        return ExitCode.DONE if self.good else ExitCode.FINDINGS

    def read(self, reader: Callable[[Path], tuple[T, Diagnostics]]) -> T | None:
        """What the reader makes of the folder; None if the ruleset is refused. The findings say what is wrong."""
        from rulekit.diagnostics import RulesetError

        try:
            made, found = reader(self.folder)
        except RulesetError as refused:
            self.refused = True
            self.findings = list(refused.diagnostics)
            return None
        self.findings = found.in_order()
        return made


def worst(suites: Sequence[Suite]) -> ExitCode:
    return max((suite.code for suite in suites), default=ExitCode.DONE)


def show_findings(findings: Iterable[Diagnostic], names: FileNames) -> None:
    from rulekit.cli import render

    for item in findings:
        typer.echo(render.as_text(render.Finding.of(item, names.shown)).plain)


def findings_as_json(findings: Iterable[Diagnostic], names: FileNames) -> list[dict[str, object]]:
    from rulekit.cli import render

    return render.as_json([render.Finding.of(item, names.shown) for item in findings])


def show_json(answer: dict[str, object]) -> None:
    typer.echo(json.dumps(answer, indent=2, ensure_ascii=False))

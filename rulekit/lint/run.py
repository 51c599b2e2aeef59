"""Linting one ruleset: everything that checking it shows, then the checks of the linter, less what is allowed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rulekit import api
from rulekit.codes import CODES
from rulekit.diagnostics import Diagnostic, Diagnostics, Severity
from rulekit.lint import groups
from rulekit.lint.allow import Allowance, allowances, faults_of, without_allowed
from rulekit.lint.registry import CHECKS
from rulekit.lint.scenarios import faults_of_scenarios, faults_of_sheets
from rulekit.lint.settings import Settings, of_ruleset
from rulekit.lint.subject import Subject
from rulekit.ruleset.load import read_source
from rulekit.source import Source

__all__ = ["CHECKS", "groups", "lint"]

APART = {"expansions"}
"""Folders of a ruleset that are looked at on their own."""


def lint(folder: Path, expansions: Sequence[Path] = (), asked: Settings | None = None) -> list[Diagnostic]:
    """All findings about a ruleset, or about an expansion together with its base, in order."""
    settings, found = of_ruleset(folder, asked or Settings())
    checked = api.check(folder, expansions)
    everything = [*found, *_of_interest(checked.diagnostics, [folder, *expansions])]
    looked_for = {code for code in CODES if settings.wants(code)}
    if checked.built is not None:
        subject = Subject(checked.built, folder, settings.open)
        everything += [item for item in faults_of_scenarios(folder, checked.built) if subject.owns(item.span)]
        everything += _checks(subject, settings)
    else:
        everything += faults_of_sheets(folder)
        looked_for -= set(CHECKS)
    allowed = _allowances(folder)
    elsewhere = [allowance for other in expansions for allowance in _allowances(other)]
    wanted = [item for item in everything if settings.wants(item.code)]
    kept = list(without_allowed(wanted, [*allowed, *elsewhere]))
    kept += [item for item in faults_of(allowed, looked_for) if settings.wants(item.code)]
    result = Diagnostics()
    result.extend(kept)
    return result.in_order()


def _of_interest(found: Sequence[Diagnostic], folders: Sequence[Path]) -> list[Diagnostic]:
    """What lies in these folders, and errors wherever they are; the base of an expansion is looked at by itself."""
    names = {folder.resolve().name for folder in folders}
    return [d for d in found if d.severity is Severity.ERROR or d.span.source.name.partition("/")[0] in names]


def _allowances(folder: Path) -> list[Allowance]:
    return [allowance for source in _sources(folder) for allowance in allowances(source)]


def _checks(subject: Subject, settings: Settings) -> list[Diagnostic]:
    found = Diagnostics()
    for code, find in CHECKS.items():
        if settings.wants(code):
            for item in find(subject):
                if subject.owns(item.span):
                    found.add(code, item.span, item.message, item.hint, item.related, item.fix)
    return found.in_order()


def _sources(folder: Path) -> list[Source]:
    """The YAML files of a ruleset's folder, its scenarios and its ledger included."""
    name = folder.resolve().name
    found: list[Source] = []
    for file in sorted(folder.rglob("*.yaml")):
        inside = file.relative_to(folder)
        if inside.parts[0] not in APART:
            source = read_source(file, f"{name}/{inside.as_posix()}", None, Diagnostics())
            if source is not None and "lint:" in source.text:
                found.append(source)
    return found

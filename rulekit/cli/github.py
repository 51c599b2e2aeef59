"""Findings as workflow commands, which GitHub shows beside the lines they are about."""

from __future__ import annotations

from collections.abc import Sequence

from rulekit.cli.render import Finding, region
from rulekit.cli.screen import harmless
from rulekit.diagnostics import Severity

_LEVELS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "notice"}


def as_commands(findings: Sequence[Finding]) -> str:
    """One line for each finding."""
    return "".join(f"{_annotation(finding)}\n" for finding in findings)


def _annotation(finding: Finding) -> str:
    item = finding.diagnostic
    line, column, end_line, end_column = region(item.span)
    properties = {
        "file": finding.file,
        "line": line,
        "col": column,
        "endLine": end_line,
        "endColumn": end_column,
        "title": item.code,
    }
    told = ",".join(f"{name}={_property(str(value))}" for name, value in properties.items())
    return f"::{_LEVELS[item.severity]} {told}::{_data(finding.sentence)}"


def _data(text: str) -> str:
    """A text that may stand behind the command: what would end the line is written as a number."""
    return harmless(text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A"))


def _property(text: str) -> str:
    """A text that may stand among the properties: there colons and commas mean something too."""
    return _data(text).replace(":", "%3A").replace(",", "%2C")

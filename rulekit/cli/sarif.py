"""Findings as SARIF 2.1.0, the form in which programs hand on to one another what checkers find."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import PurePath
from urllib.parse import quote

from rulekit import __version__
from rulekit.cli.render import Finding, region
from rulekit.diagnostics import Edit, Severity
from rulekit.lint.codes import all_codes
from rulekit.lint.pages import read_page
from rulekit.source import Span

SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

_LEVELS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "note"}

Json = dict[str, object]


def log(findings: Sequence[Finding]) -> Json:
    """A log of one run. Its rules are the codes that were found."""
    codes = sorted({finding.diagnostic.code for finding in findings})
    driver = {"name": "rulekit", "semanticVersion": __version__, "rules": [_rule(code) for code in codes]}
    run = {
        "tool": {"driver": driver},
        "columnKind": "unicodeCodePoints",
        "results": [_result(finding, codes) for finding in findings],
    }
    return {"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}


def _rule(code: str) -> Json:
    page = read_page(code)
    return {
        "id": code,
        "shortDescription": {"text": all_codes()[code].meaning},
        "help": {"text": page.plain, "markdown": page.text},
        "defaultConfiguration": {"level": _LEVELS[Severity(all_codes()[code].severity)]},
    }


def _result(finding: Finding, codes: list[str]) -> Json:
    item = finding.diagnostic
    result: Json = {
        "ruleId": item.code,
        "ruleIndex": codes.index(item.code),
        "level": _LEVELS[item.severity],
        "message": {"text": finding.sentence},
        "locations": [{"physicalLocation": _place(finding.file, item.span)}],
    }
    if finding.related:
        result["relatedLocations"] = [
            {"physicalLocation": _place(file, other.span), "message": {"text": other.message}}
            for file, other in finding.related
        ]
    if finding.fix:
        result["fixes"] = [_fix(finding)]
    return result


def _place(file: str, span: Span) -> Json:
    return {"artifactLocation": {"uri": _uri(file)}, "region": _region(span)}


def _region(span: Span) -> Json:
    return dict(zip(("startLine", "startColumn", "endLine", "endColumn"), region(span), strict=True))


def _uri(file: str) -> str:
    """A path from here is told as such; a whole one as a `file:` address."""
    path = PurePath(file)
    return path.as_uri() if path.is_absolute() else quote(file)


def _fix(finding: Finding) -> Json:
    """The edits, file by file."""
    edits: dict[str, list[Edit]] = {}
    for file, edit in finding.fix:
        edits.setdefault(file, []).append(edit)
    changes = [
        {"artifactLocation": {"uri": _uri(file)}, "replacements": [_replacement(edit) for edit in own]}
        for file, own in edits.items()
    ]
    return {"description": {"text": finding.diagnostic.hint or finding.diagnostic.message}, "artifactChanges": changes}


def _replacement(edit: Edit) -> Json:
    removed: Json = {"deletedRegion": _region(edit.span)}
    return removed | ({"insertedContent": {"text": edit.text}} if edit.text else {})

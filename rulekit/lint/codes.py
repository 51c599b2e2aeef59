"""All codes, with those that the linter adds to the ones of the checker."""

from __future__ import annotations

from rulekit.codes import CODES, Code
from rulekit.lint import allow, groups, settings

DECLARED_BY = (allow, groups, settings)
"""Importing these declares their codes."""


def all_codes() -> dict[str, Code]:
    """Every code there is, in alphabetical order."""
    return dict(sorted(CODES.items()))

"""Markers on tracks of printed numbers."""

from __future__ import annotations

from rulekit.dsl.signature import Builtin
from rulekit.dsl.types import ANYTHING, INT, TRACK
from rulekit.dsl.world import Param

_PARAMS = (Param("track", TRACK), Param("n", INT, optional=True), Param("noted_for", ANYTHING, optional=True))

BUILTINS = (
    Builtin(
        "raise",
        _PARAMS,
        None,
        "Moves a marker up, by 1 or by `n`, never past the top. With `noted_for` what did not fit is written down.",
        "raise(you.luck, 2)",
        verb=True,
    ),
    Builtin(
        "lower",
        _PARAMS,
        None,
        "Moves a marker down, by 1 or by `n`, never past `lowest`. With `noted_for` what was noted is taken off first.",
        "lower(you.luck)",
        verb=True,
    ),
)

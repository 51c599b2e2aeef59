"""Figures that tests measure are printed at the end of a run."""

from __future__ import annotations

from typing import Any


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Tests hand figures over with `record_property`, which also works across worker processes."""
    for outcome in ("passed", "failed"):
        for report in terminalreporter.stats.get(outcome, []):
            for name, text in report.user_properties:
                terminalreporter.write_line(f"{name}: {text}")

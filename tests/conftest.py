"""For all tests: rulesets are always built anew, and figures that tests measure are printed at the end of a run."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")
"""No test is timed, and a busy machine is no fault."""


def pytest_addoption(parser: Any) -> None:
    parser.addoption(
        "--renew-screens", action="store_true", help="keep the screens under tests/cli/screens as they are now"
    )


def pytest_configure() -> None:
    """No cache of rulesets and no folder of unfinished games, neither here nor in programs that tests start.

    Tests of these name a folder.
    """
    os.environ["RULEKIT_CACHE"] = ""
    os.environ["RULEKIT_STATE"] = ""


@pytest.fixture(scope="session")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache of rulesets for tests that start the command again and again: where it is new, what it holds is new."""
    return tmp_path_factory.mktemp("kept")


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Tests hand figures over with `record_property`, which also works across worker processes."""
    for outcome in ("passed", "failed"):
        for report in terminalreporter.stats.get(outcome, []):
            for name, text in report.user_properties:
                terminalreporter.write_line(f"{name}: {text}")

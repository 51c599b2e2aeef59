"""Of each fault in the corpus the linter speaks first, and at the right line. The long run has two of three."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.lint.edited_games import Fault, all_faults, copy_games, first_finding

FAULTS = all_faults()


@pytest.fixture(scope="session")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("corpus")
    copy_games(folder)
    return folder


@pytest.mark.parametrize(
    "fault",
    [
        pytest.param(fault, id=fault.id, marks=[pytest.mark.long] if number % 3 else [])
        for number, fault in enumerate(FAULTS)
    ],
)
def test_fault(fault: Fault, games: Path) -> None:
    found, place = first_finding(fault, games)
    assert found, "nothing is found"
    first = found[0]
    assert (first.code, (first.span.source.name, first.span.line)) == (fault.want, place), first.message
    assert fault.names(first), first.message


def test_notes_are_unique() -> None:
    assert not [name for name, n in Counter(fault.id for fault in FAULTS).items() if n > 1]


def test_there_are_enough() -> None:
    assert len(FAULTS) >= 150

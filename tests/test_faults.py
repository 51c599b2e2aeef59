"""How many single-token faults in the shipped games are found before anybody plays, and how many at the right line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.helpers.faults import KINDS, make, prepare


def _shares(folder: Path, seeds: range, record: Callable[[str, object], None]) -> tuple[float, float]:
    """The share that is found, and the share of which the first finding stands on the line of the fault."""
    games = prepare(folder)
    faults = [make(games, seed) for seed in seeds]
    missed = [fault for fault in faults if fault.first is None]
    elsewhere = [fault for fault in faults if fault.first is not None and not fault.is_at_its_line]
    for word, some in (("missed", missed), ("elsewhere", elsewhere)):
        for fault in some:
            record(word, str(fault))
    found, right = (1 - n / len(faults) for n in (len(missed), len(missed) + len(elsewhere)))
    kinds = Counter(fault.kind for fault in missed + elsewhere)
    by_kind = ", ".join(f"{kind}: {kinds[kind]}" for kind in KINDS)
    record(
        "figure",
        f"{len(faults)} single-token faults in {len(games)} games: {found:.1%} found, {right:.1%} with the first "
        f"finding on the right line; the others by kind: {by_kind}",
    )
    return found, right


def test_a_sample_of_faults_is_found(tmp_path: Path, record_property: Callable[[str, object], None]) -> None:
    found, right = _shares(tmp_path, range(30), record_property)
    assert found >= 0.97
    assert right >= 0.95


@pytest.mark.long
def test_a_thousand_faults_are_found(tmp_path: Path, record_property: Callable[[str, object], None]) -> None:
    found, right = _shares(tmp_path, range(1000), record_property)
    assert found >= 0.985
    assert right >= 0.97

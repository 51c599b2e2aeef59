"""Faults of a single token, as authors make them: how many the linter finds, and how many at the right line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.helpers.faults import KINDS, make, prepare


def _share(folder: Path, seeds: range, record: Callable[[str, object], None]) -> float:
    games = prepare(folder)
    faults = [make(games, seed) for seed in seeds]
    missed = [fault for fault in faults if fault.first is None]
    for fault in missed:
        record("missed", str(fault))
    kinds = Counter(fault.kind for fault in missed)
    by_kind = ", ".join(f"{kind}: {kinds[kind]}" for kind in KINDS)
    share = 1 - len(missed) / len(faults)
    right = sum(fault.is_at_its_line for fault in faults) / len(faults)
    found = f"{share:.1%} found, {right:.1%} with the first finding at the right line"
    record("figure", f"{len(faults)} single-token faults, {found}; missed by kind: {by_kind}")
    return share


def test_a_sample_of_faults_is_found(tmp_path: Path, record_property: Callable[[str, object], None]) -> None:
    assert _share(tmp_path, range(60), record_property) >= 0.95


@pytest.mark.long
def test_a_thousand_faults_are_found(tmp_path: Path, record_property: Callable[[str, object], None]) -> None:
    assert _share(tmp_path, range(1000), record_property) >= 0.98

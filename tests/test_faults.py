"""How many single-token faults in real rulesets are found before anybody plays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.helpers.faults import KINDS, Fault, make, prepare


def _share(folder: Path, seeds: range, record: Callable[[str, object], None]) -> float:
    prepare(folder)
    missed: list[Fault] = [fault for seed in seeds if (fault := make(folder, seed)) is not None]
    kinds = Counter(fault.kind for fault in missed)
    for fault in missed:
        record("missed", f"({fault.kind}) {fault.game}/{fault.file}:{fault.line}: {fault.before} -> {fault.after}")
    share = 1 - len(missed) / len(seeds)
    by_kind = ", ".join(f"{kind}: {kinds[kind]}" for kind in KINDS)
    record("figure", f"{len(seeds)} single-token faults, {share:.1%} found; missed by kind: {by_kind}")
    return share


def test_a_sample_of_faults_is_found(tmp_path: Path, record_property: Callable[[str, object], None]) -> None:
    assert _share(tmp_path, range(120), record_property) >= 0.97


@pytest.mark.long
def test_a_thousand_faults_are_found(tmp_path: Path, record_property: Callable[[str, object], None]) -> None:
    assert _share(tmp_path, range(1000), record_property) >= 0.98

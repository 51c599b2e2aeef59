"""Cases of the linter that `--fix` mends: what was found is gone, and nothing else is found."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulekit.lint.mend import mend
from rulekit.lint.run import lint
from tests.lint.cases import CASES, Case

MENDED = ["ledger/needless-exempt", "message/untidy", "message/untidy.2", "table/unused-key.2"]


@pytest.mark.parametrize("name", MENDED)
def test_a_case_is_mended(name: str, tmp_path: Path) -> None:
    found, _ = Case(CASES / f"{name}.err.yaml").run(tmp_path)
    assert [len(item.fix) for item in found] == [1]
    world = tmp_path / "world"
    first = mend([world], lambda: lint(world))
    assert (first.count, first.left) == (1, [])
    assert mend([world], lambda: lint(world)).count == 0

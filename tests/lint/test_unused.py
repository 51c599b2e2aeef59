"""What counts as a use: one small game after the other, and everything that is found unused or unreached in it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from ruamel.yaml import YAML

from rulekit.diagnostics import Severity
from rulekit.lint.run import lint
from rulekit.lint.settings import Settings

HERE = Path(__file__).parent
CASES = YAML(typ="safe", pure=True).load((HERE / "unused.yaml").read_text("utf-8"))


@pytest.mark.parametrize("case", CASES, ids=[case["says"] for case in CASES])
def test_what_is_found(case: dict[str, object], tmp_path: Path) -> None:
    world = tmp_path / "world"
    shutil.copytree(HERE / "world", world)
    with (world / "ruleset.yaml").open("a", encoding="utf-8") as header:
        header.write(str(case.get("header", "")))
    (world / "case.yaml").write_text(str(case["case"]), "utf-8")
    found = lint(world)
    assert not [(item.code, item.message) for item in found if item.severity is Severity.ERROR]
    mine = lint(world, asked=Settings(select=("unused", "unreached")))
    assert sorted(f"{item.code} {item.span.text}" for item in mine) == sorted(case["finds"])  # type: ignore[call-overload]

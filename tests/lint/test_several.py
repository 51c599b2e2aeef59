"""Several faults at once: each is told, whatever the others are, and nothing that only follows from one of them."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest
import yaml

from rulekit.lint.run import lint

HERE = Path(__file__).parent
CASES: list[dict[str, Any]] = yaml.safe_load((HERE / "several.yaml").read_text("utf-8"))


def _write(case: dict[str, Any], game: Path) -> None:
    shutil.copytree(HERE / "world", game)
    header = game / "ruleset.yaml"
    changes = {"files: [case.yaml]": "files: [case.yaml, more.yaml]"} | case.get("header", {})
    for old, new in changes.items():
        text = header.read_text("utf-8")
        assert text.count(old) == 1
        header.write_text(text.replace(old, new), "utf-8")
    for name, content in case["files"].items():
        (game / name).parent.mkdir(exist_ok=True)
        (game / name).write_text(content, "utf-8")


@pytest.mark.parametrize("case", CASES, ids=[case["note"] for case in CASES])
def test_all_are_told(case: dict[str, Any], tmp_path: Path) -> None:
    _write(case, tmp_path / "world")
    found = lint(tmp_path / "world")
    places = [f"{d.code} @ {d.span.source.name.partition('/')[2]}:{d.span.line}" for d in found]
    assert sorted(places) == sorted(case["want"]), [d.message for d in found]

"""The game that grows through the guide, as a whole: nothing is found in it."""

from __future__ import annotations

from pathlib import Path

from rulekit.lint.run import lint
from tests.test_docs_examples import GUIDE_GAME, blocks, file_of


def test_the_game_of_the_guide_as_a_whole(tmp_path: Path) -> None:
    files = [block for block in blocks("guide.md") if block.language == "yaml" and block.text.startswith("# ")]
    for block in files:
        file = tmp_path / file_of(block)
        file.parent.mkdir(exist_ok=True)
        file.write_text(block.text, "utf-8")
    assert [(item.code, item.span.text) for item in lint(tmp_path / GUIDE_GAME)] == []

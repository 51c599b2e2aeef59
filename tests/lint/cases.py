"""Cases of the linter: for each code one in which it is found, on the line marked HERE, and one in which nothing is.

How such a file is written is told in `rulekit/lint/examples.py`.
"""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path

from rulekit.diagnostics import Diagnostic
from rulekit.lint.examples import GAME, MAIN, Example, unmarked
from rulekit.lint.run import lint

HERE = Path(__file__).parent
CASES = HERE / "cases"


@dataclass(frozen=True, slots=True)
class Case:
    path: Path

    @property
    def code(self) -> str:
        return f"{self.path.parent.name}/{self.path.name.split('.')[0]}"

    @property
    def is_wrong(self) -> bool:
        return self.path.name.endswith(".err.yaml")

    @property
    def id(self) -> str:
        return self.path.relative_to(CASES).with_suffix("").as_posix()

    def run(self, folder: Path) -> tuple[list[Diagnostic], list[tuple[str, int]]]:
        """What is found, and the places (file, line) that are marked."""
        example = Example.of(self.path.read_text("utf-8"))
        game = folder / GAME
        shutil.copytree(HERE / GAME, game, ignore=shutil.ignore_patterns(MAIN))
        files = {MAIN: "values: {}\n"} if "ruleset.yaml" not in example.files else {}
        for name, content in (files | example.files).items():
            file = game / name
            file.parent.mkdir(parents=True, exist_ok=True)
            # In a file of messages a mark would be part of the text.
            file.write_text(unmarked(content) if name.endswith(".ftl") else content, "utf-8")
        marked = [((game / name).resolve().relative_to(folder.resolve()).as_posix(), n) for name, n in example.marked]
        return lint(folder / example.target, [folder / name for name in example.expansions]), marked


def all_cases() -> list[Case]:
    return [Case(path) for path in sorted(CASES.rglob("*.yaml"))]

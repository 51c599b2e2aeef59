"""The corpus: single faults in shipped games, of the kinds that authors make, and what must be said about each first.

One file for each game, `tests/lint/corpus/GAME.yaml`:

    game: rulesets/GAME              # the folder that is looked at
    faults:
      - note: a field is misspelt
        file: components.yaml        # in the folder of the game; one that does not exist is made
        find: "draws: 2"             # stands there exactly once
        replace: "drwas: 2"
        want: schema/unknown-key     # the code of the first finding
        says: drwas                  # in its sentence; otherwise a word that was changed must be in it

The first finding must stand on the line of the edit, where `find` and `replace` begin to differ. Where it rightly
stands elsewhere, `line: 1` says how many lines below, `on:` a text on that line, and `in:` its file.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import yaml

from rulekit.diagnostics import Diagnostic
from rulekit.lint.run import lint

HERE = Path(__file__).parent
CORPUS = HERE / "corpus"
ROOT = HERE.parent.parent

_WORD = re.compile(r"\w+")


@dataclass(frozen=True, slots=True)
class Fault:
    game: str
    note: str
    file: str
    find: str
    replace: str
    want: str
    says: str = ""
    line: int = 0
    on: str = ""
    where: str = ""

    @property
    def id(self) -> str:
        return f"{Path(self.game).name}: {self.note}"

    def broken(self, text: str) -> str:
        """The text of the file with the fault in it."""
        assert text.count(self.find) == 1 or not (text or self.find), f"`{self.find}` must stand in {self.file} once"
        return text.replace(self.find, self.replace) if self.find else self.replace

    def place(self, game: Path) -> tuple[str, int]:
        """Where the first finding must stand, in the broken game: a file and a line."""
        file = self.where or self.file
        text = (game / file).read_text("utf-8")
        if self.on:
            assert text.count(self.on) == 1, f"`{self.on}` must stand in {file} once"
            return file, text[: text.index(self.on)].count("\n") + 1 + self.line
        start = text.index(self.replace) if self.replace else 0
        return file, text[: start + self._difference()].count("\n") + 1 + self.line

    def _difference(self) -> int:
        pairs = zip(self.find, self.replace, strict=False)
        same = next((n for n, (a, b) in enumerate(pairs) if a != b), min(len(self.find), len(self.replace)))
        return same if same < len(self.replace) else max(0, len(self.replace) - 1)

    def names(self, found: Diagnostic) -> bool:
        """Whether a finding speaks of what is wrong."""
        told = f"{found.message} {found.hint}"
        if self.says:
            return self.says in told
        changed = set(_WORD.findall(self.replace)) ^ set(_WORD.findall(self.find))
        return any(word in _WORD.findall(told) for word in changed)


def all_faults() -> list[Fault]:
    found: list[Fault] = []
    for file in sorted(CORPUS.glob("*.yaml")):
        data = yaml.safe_load(file.read_text("utf-8"))
        for entry in data["faults"]:
            where = entry.pop("in", "")
            found.append(Fault(game=data["game"], where=where, **entry))
    return found


def copy_games(folder: Path) -> None:
    """The games as they are shipped, with their scenarios and expansions."""
    for name in ("rulesets", "examples"):
        shutil.copytree(ROOT / name, folder / name)


@contextmanager
def made(fault: Fault, folder: Path) -> Iterator[Path]:
    """The game with the fault in it, which is gone afterwards."""
    game = folder / fault.game
    file = game / fault.file
    before = file.read_text("utf-8") if file.exists() else None
    file.write_text(fault.broken(before or ""), "utf-8")
    try:
        yield game
    finally:
        if before is None:
            file.unlink()
        else:
            file.write_text(before, "utf-8")


def first_finding(fault: Fault, folder: Path) -> tuple[list[Diagnostic], tuple[str, int]]:
    """What is found, and where the first finding should stand."""
    with made(fault, folder) as game:
        place, line = fault.place(game)
        return lint(game), (f"{game.name}/{place}", line)

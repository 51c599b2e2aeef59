"""The cases of the linter, which are also the examples on its pages.

A case is the `case.yaml` of the small game in which all of them stand. A line `# file: NAME` begins another file of
that game's folder, or of another folder beside it (`# file: ../other/ruleset.yaml`). If it is not the game that is
looked at, the first line names the folder beside it, `# lint: NAME`, and expansions that are looked at together with
it, `# lint: NAME with OTHER OTHER`. `# HERE` marks the line of a finding.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

MAIN = "case.yaml"
GAME = "world"
MARK = "# HERE"

_FILE = re.compile(r"^# file: (\S+)\n", re.MULTILINE)
_TARGET = re.compile(r"# lint: (\S+)(?: with (.+))?\n")
_MARKED = re.compile(rf"[ \t]*{MARK}(?=[ \t]|$)", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Example:
    """`target`, `expansions`: the folders that are looked at; `files`: by their paths from the folder of the game."""

    target: str
    expansions: list[str]
    files: dict[str, str]

    @staticmethod
    def of(text: str) -> Example:
        chosen = _TARGET.match(text)
        main, *rest = _FILE.split(text[chosen.end() :] if chosen else text)
        files = {MAIN: main} if main.strip() else {}
        files |= dict(zip(rest[::2], rest[1::2], strict=True))
        if chosen is None:
            return Example(GAME, [], files)
        return Example(chosen[1], (chosen[2] or "").split(), files)

    @property
    def marked(self) -> list[tuple[str, int]]:
        """The marked places: a file and a line in it."""
        return [
            (name, number)
            for name, text in self.files.items()
            for number, line in enumerate(text.splitlines(), 1)
            if _MARKED.search(line)
        ]

    def shown(self) -> str:
        """The files as Markdown, without the marks, and with their names if it is not the main file alone."""
        return "\n\n".join(self._blocks())

    def _blocks(self) -> Iterator[str]:
        for name, text in self.files.items():
            if list(self.files) != [MAIN]:
                yield f"`{self._name(name)}`:"
            yield f"```{name.rpartition('.')[2]}\n{unmarked(text).strip(chr(10))}\n```"

    def _name(self, file: str) -> str:
        """A path from the folder of the game, or from the one above it if files of several folders are shown."""
        if file.startswith("../"):
            return file.removeprefix("../")
        return f"{GAME}/{file}" if any(other.startswith("../") for other in self.files) else file


def unmarked(text: str) -> str:
    """A file without its marks."""
    return _MARKED.sub("", text)

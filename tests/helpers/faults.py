"""Single-token faults as authors make them: a letter wrong, a word left out, a word twice, two words swapped.

A copy of a shipped game gets one fault at a random place of a random file. A fault is found if the linter says
anything at all; it is found at the right line if what it says first stands there. Every copy has a locale file that
fits the unbroken game.
"""

from __future__ import annotations

import random
import re
import shutil
from dataclasses import dataclass
from pathlib import Path

from rulekit.diagnostics import Diagnostic, Severity
from rulekit.lint.run import lint
from tests.helpers.games import ROOT

KINDS = ("misspell", "leave out", "double", "swap")

_TOKEN = re.compile(r"[A-Za-z_][A-Za-z_0-9]*|\d+|\.\.|[-+*/=<>!]=|//|\S")
_WORD = re.compile(r"[a-z][a-z_0-9]{2,}")
_LAYOUT = set("|#")


@dataclass(frozen=True, slots=True)
class Fault:
    """What was broken, and what the linter says first of it; None if it says nothing."""

    game: str
    kind: str
    file: str
    line: int
    before: str
    after: str
    first: Diagnostic | None

    @property
    def is_at_its_line(self) -> bool:
        return self.first is not None and self._place == (f"{self.game}/{self.file}", self.line)

    @property
    def _place(self) -> tuple[str, int] | None:
        return None if self.first is None else (self.first.span.source.name, self.first.span.line)

    def __str__(self) -> str:
        told = "" if self.first is None else f" ({self.first.code} at {self._place}: {self.first.message})"
        return f"({self.kind}) {self.game}/{self.file}:{self.line}: {self.before} -> {self.after}{told}"


def prepare(folder: Path) -> list[Path]:
    """Copies the rules of the games; where the words are missing, a locale file is made that has them all."""
    for name in ("rulesets", "examples"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("tests", "rules.yaml", "rules"))
    games = sorted(header.parent for header in folder.rglob("ruleset.yaml"))
    for game in games:
        if not (game / "locales").exists():
            _write_texts(game)
        assert not _told(game), f"{game.name} has faults of its own"
    return games


def _told(game: Path) -> list[Diagnostic]:
    """What the linter finds fault with; what it only mentions may be true of a whole game."""
    return [item for item in lint(game) if item.severity is not Severity.INFO]


def _write_texts(game: Path) -> None:
    header = game / "ruleset.yaml"
    header.write_text(header.read_text("utf-8") + "\nlocales: [en]\n", "utf-8")
    messages = game / "locales" / "en.ftl"
    messages.parent.mkdir()
    messages.write_text("", "utf-8")
    keys = {d.message.split("`")[1] for d in lint(game) if d.code == "message/missing"}
    messages.write_text("".join(f"{key} = text\n" for key in sorted(keys)), "utf-8")


def make(games: list[Path], seed: int) -> Fault:
    """Breaks one token, looks what is found, mends it again."""
    rng = random.Random(seed)
    game = rng.choice(games)
    files = [file for file in sorted(game.rglob("*.yaml")) if "expansions" not in file.relative_to(game).parts]
    file = rng.choices(files, [len(f.read_text("utf-8")) for f in files])[0]
    text = file.read_text("utf-8")
    kind = rng.choice(KINDS)
    lines = text.split("\n")
    while True:
        number = rng.randrange(len(lines))
        broken = broken_line(lines[number], kind, rng)
        if broken is not None and broken.split() != lines[number].split():
            break
    file.write_text("\n".join([*lines[:number], broken, *lines[number + 1 :]]), "utf-8")
    try:
        found = _told(game)
    finally:
        file.write_text(text, "utf-8")
    name = file.relative_to(game).as_posix()
    first = found[0] if found else None
    return Fault(game.name, kind, name, number + 1, lines[number].strip(), broken.strip(), first)


def broken_line(line: str, kind: str, rng: random.Random) -> str | None:
    """A line with one fault of a kind; None where there is nothing to break."""
    code = line.split(" #")[0] if not line.lstrip().startswith("#") else ""
    tokens = [m for m in _TOKEN.finditer(code) if m.group() not in _LAYOUT]
    if kind == "misspell":
        tokens = [m for m in tokens if _WORD.fullmatch(m.group())]
    if not tokens or (kind == "swap" and len(tokens) < 2):
        return None
    at = rng.randrange(len(tokens) - (kind == "swap"))
    token = tokens[at]
    word = token.group()
    rest = line[token.end() :]
    if kind == "misspell":
        return line[: token.start()] + _misspelt(word, rng) + rest
    if kind == "leave out":
        return line[: token.start()] + rest
    if kind == "double":
        return f"{line[: token.end()]} {word}{rest}"
    other = tokens[at + 1]
    if other.group() == word:
        return None
    return line[: token.start()] + other.group() + line[token.end() : other.start()] + word + line[other.end() :]


def _misspelt(word: str, rng: random.Random) -> str:
    i = rng.randrange(len(word) - 1)
    swapped = word[:i] + word[i + 1] + word[i] + word[i + 2 :]
    dropped = word[:i] + word[i + 1 :]
    wrong = word[:i] + rng.choice("aeioulnrst") + word[i + 1 :]
    return rng.choice([w for w in (swapped, dropped, wrong) if w != word])

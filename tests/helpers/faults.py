"""Single-token faults as authors make them: a letter wrong, a word left out, a word twice, two words swapped.

A copy of a ruleset gets one fault at a random place of a random file; a fault is found if the checker says anything
at all. Every copy has a locale file that fits the unbroken ruleset, as a shipped ruleset would.
"""

from __future__ import annotations

import random
import re
import shutil
from dataclasses import dataclass
from pathlib import Path

from rulekit.api import check
from tests.helpers.games import GAMES, game_folder

KINDS = ("misspell", "leave out", "double", "swap")

_TOKEN = re.compile(r"[A-Za-z_][A-Za-z_0-9]*|\d+|\.\.|[-+*/=<>!]=|//|\S")
_WORD = re.compile(r"[a-z][a-z_0-9]{2,}")
_LAYOUT = set("|#")


@dataclass(frozen=True, slots=True)
class Fault:
    game: str
    kind: str
    file: str
    line: int
    before: str
    after: str


def prepare(folder: Path) -> None:
    """Copies the rules of the games; where the words are missing, a locale file is made that has them all."""
    for game in GAMES:
        shutil.copytree(game_folder(game), folder / game, ignore=shutil.ignore_patterns("tests", "expansions"))
        (folder / game / "rules.yaml").unlink(missing_ok=True)
        if (folder / game / "locales").exists():
            continue
        header = folder / game / "ruleset.yaml"
        header.write_text(header.read_text(encoding="utf-8") + "\nlocales: [en]\n", encoding="utf-8")
        (folder / game / "locales").mkdir()
        messages = folder / game / "locales" / "en.ftl"
        messages.write_text("", encoding="utf-8")
        keys = {d.message.split("`")[1] for d in check(folder / game).diagnostics if d.code == "message/missing"}
        messages.write_text("".join(f"{key} = text\n" for key in sorted(keys)), encoding="utf-8")


def make(folder: Path, seed: int) -> Fault | None:
    """Breaks one token, checks, mends it again. None if the fault was found."""
    rng = random.Random(seed)
    game = rng.choice(GAMES)
    files = sorted((folder / game).rglob("*.yaml"))
    weights = [len(f.read_text(encoding="utf-8")) for f in files]
    file = rng.choices(files, weights)[0]
    text = file.read_text(encoding="utf-8")
    kind = rng.choice(KINDS)
    lines = text.split("\n")
    while True:
        number = rng.randrange(len(lines))
        broken = _break(lines[number], kind, rng)
        if broken is not None and broken.split() != lines[number].split():
            break
    whole = "\n".join([*lines[:number], broken, *lines[number + 1 :]])
    file.write_text(whole, encoding="utf-8")
    try:
        found = check(folder / game).diagnostics
    finally:
        file.write_text(text, encoding="utf-8")
    if found:
        return None
    return Fault(game, kind, file.name, number + 1, lines[number].strip(), broken.strip())


def _break(line: str, kind: str, rng: random.Random) -> str | None:
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

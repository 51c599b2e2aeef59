"""Games with faults in them: shipped ones of which a file was edited at random, coarsely or by a single word."""

from __future__ import annotations

import random
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.helpers.faults import KINDS, broken_line
from tests.helpers.games import GAMES, ROOT, game_folder

Edit = Callable[[str, random.Random], str]


def torn(text: str, rng: random.Random) -> str:
    """A text with a few stretches dropped, doubled, moved, or replaced by noise."""
    for _ in range(rng.randint(1, 4)):
        a = rng.randrange(len(text) + 1)
        b = min(len(text), a + rng.choice((1, 1, 2, 5, 20, 80)))
        c = rng.randrange(len(text) + 1)
        noise = "".join(rng.choice("{}[]:,|>#'\"&*!%@- \n\t?=é\u2028x1") for _ in range(rng.randint(0, 6)))
        text = rng.choice(
            (
                text[:a] + text[b:],
                text[:b] + text[a:b] + text[b:],
                text[:a] + noise + text[b:],
                text[:c] + text[a:b] + text[c:],
            )
        )
    return text


def misspelt(text: str, rng: random.Random) -> str:
    """A text with a word or sign of some lines wrong, left out, doubled or swapped."""
    lines = text.split("\n")
    for _ in range(rng.randint(1, 3)):
        number = rng.randrange(len(lines))
        lines[number] = broken_line(lines[number], rng.choice(KINDS), rng) or lines[number]
    return "\n".join(lines)


def shuffled(text: str, rng: random.Random) -> str:
    """A text with some neighbouring lines swapped: keys in another order, comments above other things."""
    lines = text.split("\n")
    for _ in range(rng.randint(1, 6)):
        at = rng.randrange(max(1, len(lines) - 1))
        lines[at : at + 2] = lines[at : at + 2][::-1]
    return "\n".join(lines)


EDITS: tuple[Edit, ...] = (torn, misspelt, misspelt, shuffled)


LARGE = ("betrayal",)
"""To lint such a game takes longer than to lint all others together."""
OFTEN = 4
"""So many times as often each of the others is drawn."""


def drawn(rng: random.Random) -> Path:
    """One of the games that lie in folders here, those of the examples too."""
    examples = [header.parent for header in sorted((ROOT / "examples").glob("*/ruleset.yaml"))]
    games = [*map(game_folder, GAMES), *examples]
    return rng.choices(games, [1 if game.name in LARGE else OFTEN for game in games])[0]


def files_of(game: Path, beside: bool) -> list[Path]:
    """The YAML files of the rules; also, if `beside` is true, scenarios, the ledger and the texts of all languages."""
    apart = {"expansions"} if beside else {"expansions", "tests", "rules", "rules.yaml"}
    ends = (".yaml", ".ftl") if beside else (".yaml",)
    files = [file for file in sorted(game.rglob("*")) if file.suffix in ends]
    return [file for file in files if not apart & set(file.relative_to(game).parts)]


@contextmanager
def edited(game: Path, file: Path, change: Edit, rng: random.Random, beside: bool = False) -> Iterator[Path]:
    """A copy of a game of which one file is changed."""
    with tempfile.TemporaryDirectory() as name:
        root = Path(name) / game.name
        for part in files_of(game, beside):
            copy = root / part.relative_to(game)
            copy.parent.mkdir(parents=True, exist_ok=True)
            text = part.read_text(encoding="utf-8")
            copy.write_text(change(text, rng) if part == file else text, encoding="utf-8")
        yield root

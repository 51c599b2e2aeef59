"""The examples in the documentation are loaded and checked: what a reader copies from there must work.

In `hard-sentences.md` every YAML block is a ruleset of its own; a block that begins with `extends:` is an expansion
of the block before it. In `semantics.md` the first YAML block is a small game; every later one is one more file of it,
and a block of effect text is the body of one more procedure.
"""

from __future__ import annotations

import re
import textwrap
from dataclasses import dataclass
from pathlib import Path

import pytest

from rulekit.api import check

DOCS = Path(__file__).parent.parent / "docs"
WIDTH = 100
SENTENCES = 24


@dataclass(frozen=True)
class Block:
    """One fenced block: its language, its text, where it stands, and the nearest heading above."""

    language: str
    text: str
    line: int
    heading: str


def blocks(page: str) -> list[Block]:
    """The fenced blocks of a page, in order."""
    found: list[Block] = []
    heading = ""
    fence: tuple[str, int] | None = None
    lines: list[str] = []
    for number, line in enumerate((DOCS / page).read_text(encoding="utf-8").splitlines(), start=1):
        if fence is None and line.startswith("```"):
            fence, lines = (line[3:].strip(), number), []
        elif fence is not None and line.startswith("```"):
            found.append(Block(fence[0], "".join(f"{each}\n" for each in lines), fence[1], heading))
            fence = None
        elif fence is not None:
            lines.append(line)
        elif line.startswith("#"):
            heading = line.lstrip("# ")
    return found


def write(folder: Path, name: str, text: str, **more: str) -> Path:
    """A ruleset's folder, with its header in front of the text and further files beside it."""
    players = "" if text.startswith("extends:") else "players: 2..4\n"
    files = f"files: [{', '.join(f'{each}.yaml' for each in more)}]\n" if more else ""
    folder.mkdir(parents=True)
    (folder / "ruleset.yaml").write_text(f"id: {name}\nlanguage: 1\n{players}{files}{text}", encoding="utf-8")
    for each, content in more.items():
        (folder / f"{each}.yaml").write_text(content, encoding="utf-8")
    return folder


def findings(folder: Path, expansions: list[Path] | None = None) -> list[str]:
    """What the checker says, one readable line for each."""
    return [
        f"{found.span.source.name}:{found.span.line}:{found.span.column} {found.code} {found.message}"
        for found in check(folder, expansions or []).diagnostics
    ]


def sentences() -> list[tuple[Block, Block | None]]:
    """Each hard sentence, and its expansion if it has one."""
    pairs: list[tuple[Block, Block | None]] = []
    for block in blocks("hard-sentences.md"):
        if block.text.startswith("extends:"):
            base, _ = pairs.pop()
            pairs.append((base, block))
        else:
            pairs.append((block, None))
    return pairs


def moments() -> tuple[Block, list[Block]]:
    """The small game of `semantics.md`, and the examples that sit at its table."""
    game, *rest = blocks("semantics.md")
    return game, rest


def label(block: Block) -> str:
    return re.sub(r"\W+", "-", block.heading).strip("-").lower()[:40] + f"-line-{block.line}"


def test_all_sentences_are_there() -> None:
    numbers = [int(block.heading.split(".")[0]) for block, _ in sentences()]
    assert numbers == list(range(1, SENTENCES + 1))


@pytest.mark.parametrize(("base", "expansion"), [pytest.param(*pair, id=label(pair[0])) for pair in sentences()])
def test_hard_sentence(base: Block, expansion: Block | None, tmp_path: Path) -> None:
    name = f"s{int(base.heading.split('.')[0]):02}"
    folder = write(tmp_path / name, name, base.text)
    assert findings(folder) == []
    if expansion is not None:
        added = write(tmp_path / f"{name}x", f"{name}x", expansion.text)
        assert findings(folder, [added]) == []


def test_the_game_of_the_hard_moments(tmp_path: Path) -> None:
    game, _ = moments()
    assert findings(write(tmp_path / "moments", "moments", game.text)) == []


@pytest.mark.parametrize("block", [pytest.param(block, id=label(block)) for block in moments()[1]])
def test_hard_moment(block: Block, tmp_path: Path) -> None:
    text = block.text
    if block.language == "effect":
        text = "procedures:\n  example:\n    of: player\n    do: |\n" + textwrap.indent(text, " " * 6)
    game, _ = moments()
    assert findings(write(tmp_path / "moments", "moments", game.text, example=text)) == []


def test_points_are_numbered_in_order() -> None:
    headings = [
        line[4:] for line in (DOCS / "semantics.md").read_text(encoding="utf-8").splitlines() if line[:4] == "### "
    ]
    assert [heading.split(".")[0] for heading in headings] == [f"S-{n:02}" for n in range(1, len(headings) + 1)]


@pytest.mark.parametrize("page", ["hard-sentences.md", "semantics.md"])
def test_every_block_is_checked_and_fits_the_page(page: str) -> None:
    for block in blocks(page):
        assert block.language in {"yaml", "effect"}, f"{page}:{block.line}"
        too_long = [line for line in block.text.splitlines() if len(line) > WIDTH]
        assert too_long == [], f"{page}:{block.line}"

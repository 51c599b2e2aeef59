"""The examples in the documentation are loaded and checked: what a reader copies from there must work.

In `hard-sentences.md` every YAML block is a ruleset of its own; a block that begins with `extends:` is an expansion
of the block before it. In `semantics.md` the first YAML block is a small game; every later one is one more file of it,
and a block of effect text is the body of one more procedure.

In `guide.md` a game grows: the first line of a block names the file that it is, and the game is loaded anew after each
block. A file that is there already is replaced; a path with a folder belongs to another game. What `README.md` shows of
a game stands in that game, and the fault it shows is what the linter really says.
"""

from __future__ import annotations

import io
import re
import shutil
import textwrap
from dataclasses import dataclass
from pathlib import Path

import pytest

from rulekit.api import check
from rulekit.cli import render

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
COMPLOTS = ROOT / "rulesets" / "complots"
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
    """The fenced blocks of a page under `docs/`, in order."""
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


def in_a_procedure(text: str) -> str:
    """Effect text as a file of its own: the body of one more procedure of a player."""
    return "procedures:\n  example:\n    of: player\n    do: |\n" + textwrap.indent(text, " " * 6)


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
    text = in_a_procedure(block.text) if block.language == "effect" else block.text
    game, _ = moments()
    assert findings(write(tmp_path / "moments", "moments", game.text, example=text)) == []


def test_points_are_numbered_in_order() -> None:
    headings = [
        line[4:] for line in (DOCS / "semantics.md").read_text(encoding="utf-8").splitlines() if line[:4] == "### "
    ]
    assert [heading.split(".")[0] for heading in headings] == [f"S-{n:02}" for n in range(1, len(headings) + 1)]


# ---------------------------------------------------------------- the guide


GUIDE_GAME = "forage"
NAMED_FILE = re.compile(r"# ([a-z_/]+\.(?:yaml|ftl))")


def file_of(block: Block) -> str:
    """The path that the first line of a block gives, from the folder above all games."""
    named = NAMED_FILE.fullmatch(block.text.splitlines()[0])
    assert named, f"guide.md:{block.line}: its first line must name its file"
    return named[1] if "/" in named[1] else f"{GUIDE_GAME}/{named[1]}"


def grown(until: Block) -> tuple[dict[str, str], str, str | None]:
    """The files there are after a block of the guide, the game it belongs to, and its expansion if it is one."""
    files: dict[str, str] = {}
    for block in blocks("guide.md"):
        game, expansion = GUIDE_GAME, None
        if block.language == "effect":
            files[f"{GUIDE_GAME}/example.yaml"] = in_a_procedure(block.text)
        elif block.text.startswith("extends:"):
            game, expansion = re.findall(r"^(?:extends|id): (\w+)$", block.text, re.MULTILINE)
            files[f"{expansion}/ruleset.yaml"] = block.text
        elif block.language in {"yaml", "ftl"}:
            files[file_of(block)] = block.text
            game = file_of(block).split("/")[0]
        if block.line == until.line:
            return files, game, expansion
        files.pop(f"{GUIDE_GAME}/example.yaml", None)
    raise AssertionError("no such block")


def loaded() -> list[Block]:
    """The blocks of the guide after which the game can be loaded: a list of languages waits for its texts."""
    return [
        block
        for block in blocks("guide.md")
        if block.language in {"yaml", "effect", "ftl"} and "\nlocales:" not in block.text
    ]


@pytest.mark.parametrize("block", [pytest.param(block, id=label(block)) for block in loaded()])
def test_guide(block: Block, tmp_path: Path) -> None:
    files, game, expansion = grown(block)
    for path, text in files.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
    assert findings(tmp_path / game, [tmp_path / expansion] if expansion else []) == []


def test_the_guide_begins_with_a_whole_game() -> None:
    first, second, *_ = loaded()
    sections = re.findall(r"^(\w+):", first.text + second.text, re.MULTILINE)
    assert {"id", "language", "players", "kinds", "setup", "flow", "ends"} <= set(sections)


def test_every_text_of_the_guide_is_loaded() -> None:
    """Where a block waits for its texts, they come next."""
    all_blocks = blocks("guide.md")
    waiting = [n for n, block in enumerate(all_blocks) if "\nlocales:" in block.text]
    assert waiting
    assert all(all_blocks[n + 1].language == "ftl" for n in waiting)


# ---------------------------------------------------------------- README


def readme(language: str) -> Block:
    """The one block of `README.md` in a language."""
    (block,) = (block for block in blocks("../README.md") if block.language == language)
    return block


def test_the_excerpt_in_readme_is_from_a_game() -> None:
    assert readme("yaml").text in (COMPLOTS / "actions.yaml").read_text(encoding="utf-8")
    assert findings(COMPLOTS) == []


def test_the_fault_in_readme_is_what_the_linter_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    copy = shutil.copytree(COMPLOTS, tmp_path / "complots")
    actions = copy / "actions.yaml"
    text = actions.read_text(encoding="utf-8")
    right, wrong = "doubter.lose_card()", "doubter.lose_crad()"
    assert text.count(right) == 1
    assert wrong in readme("text").text
    actions.write_text(text.replace(right, wrong), encoding="utf-8")

    shown = io.StringIO()
    found = [render.Finding.of(diagnostic, lambda name: name) for diagnostic in check(copy).diagnostics]
    render.show(found, 1, shown)
    assert shown.getvalue() == readme("text").text


# ---------------------------------------------------------------- every page


@pytest.mark.parametrize(
    ("page", "languages"),
    [
        ("hard-sentences.md", {"yaml", "effect"}),
        ("semantics.md", {"yaml", "effect"}),
        ("guide.md", {"yaml", "effect", "ftl", "text"}),
        ("../README.md", {"yaml", "text"}),
    ],
)
def test_every_block_is_checked_and_fits_the_page(page: str, languages: set[str]) -> None:
    for block in blocks(page):
        assert block.language in languages, f"{page}:{block.line}"
        too_long = [line for line in block.text.splitlines() if len(line) > WIDTH]
        assert too_long == [], f"{page}:{block.line}"


@pytest.mark.parametrize("block", blocks("writing_a_haunt.md"), ids=lambda block: f"line {block.line}")
def test_what_is_shown_of_a_haunt_stands_in_the_game(block: Block) -> None:
    file, _, text = block.text.partition("\n")
    assert text in (ROOT / "rulesets" / "betrayal" / file.removeprefix("# ")).read_text("utf-8")


def test_every_precedent_of_a_haunt_is_written_and_every_haunt_is_one() -> None:
    """The table of what haunts need: what it sends the reader to is there."""
    _, table = (DOCS / "writing_a_haunt.md").read_text("utf-8").split("| see haunt |\n")
    rows = [row.split("|")[2] for row in table.splitlines() if row.startswith("| ")]
    named = {number for row in rows for number in re.findall(r"\b\d+\b", row)}
    haunts = ROOT / "rulesets" / "betrayal" / "haunts"
    assert {f"{int(number):02}" for number in named} == {file.name[:2] for file in haunts.glob("[0-9]*")} - {"00"}
    assert all((haunts.parent / file).is_file() for row in rows for file in re.findall(r"`(haunts/\w+\.yaml)`", row))

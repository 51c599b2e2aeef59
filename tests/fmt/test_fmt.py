"""Formatting changes blanks only: comments, words and compiled rules stay, and a second run changes nothing."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner

from rulekit.cli.subcommands import app_of
from rulekit.diagnostics import Diagnostics
from rulekit.fmt.effects import tidy
from rulekit.fmt.layout import spaced
from rulekit.fmt.run import CannotFormat, format_ruleset
from rulekit.game import Ruleset
from rulekit.interpreter.builtins import vocabulary
from rulekit.ruleset.build import build
from rulekit.source import Source
from tests.fmt.mangle import mangled

ROOT = Path(__file__).resolve().parent.parent.parent
FOLDERS = sorted(
    file.parent
    for top in ("rulesets", "examples", "tests/rulesets/sentences")
    for file in (ROOT / top).rglob("ruleset.yaml")
    if "tests" not in file.relative_to(ROOT / top).parts
)
BASES = [folder for folder in FOLDERS if folder.parent.name != "expansions" and (ROOT / "tests") not in folder.parents]


@pytest.mark.parametrize("folder", FOLDERS, ids=[f.relative_to(ROOT).as_posix() for f in FOLDERS])
def test_shipped_files_are_formatted(folder: Path) -> None:
    assert [file.path.name for file in format_ruleset(folder) if file.changed] == []


def _sooner_or_later(folder: Path) -> object:
    """Large games take a while, so that all but one of them are left to the long run."""
    large = folder.parent.name == "rulesets" and folder.name != "complots"
    return pytest.param(folder, marks=pytest.mark.long) if large else folder


def words_of(text: str) -> list[str]:
    """A file without its blanks, comments included."""
    return re.sub(r"\s+", "", text).split("#")


def compiled(folder: Path) -> str:
    """All Python that is made of a ruleset, for its fewest players."""
    ruleset = build(folder, (), vocabulary(), ()).ruleset
    assert ruleset is not None
    program = Ruleset(ruleset).program(ruleset.players[0])
    program.write_everything()
    return "\n".join(text for maker in program.makers() for _, text in sorted(maker.texts.items()))


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.long), pytest.param(3, marks=pytest.mark.long)])
@pytest.mark.parametrize("folder", [_sooner_or_later(folder) for folder in BASES], ids=[f.name for f in BASES])
def test_untidy_files_come_out_as_tidy_ones(folder: Path, seed: int, tmp_path: Path) -> None:
    copy = tmp_path / folder.name
    shutil.copytree(folder, copy)
    for file in copy.rglob("*.yaml"):
        file.write_text(mangled(file.name, file.read_text("utf-8"), seed), "utf-8")
    untidy = {file.path: file for file in format_ruleset(copy)}
    assert any(file.changed for file in untidy.values())
    for path, found in untidy.items():
        assert words_of(found.after) == words_of(found.before)
        path.write_text(found.after, "utf-8")
    assert not [file.path for file in format_ruleset(copy) if file.changed]
    assert compiled(copy) == compiled(folder)


EFFECTS = [
    ("you.coins+=1", "you.coins += 1"),
    ("if  x==3 :  stop", "if x == 3: stop"),
    ("say paid( you ,n = 3 )", "say paid(you, n=3)"),
    ("let n = - 2", "let n = -2"),
    ("let n = a -2", "let n = a - 2"),
    ("let n = f (x) [ 2 ]", "let n = f(x)[2]"),
    ("for p in (all q in players where q . ready):", "for p in (all q in players where q.ready):"),
    ("you choose 1 .. 3 cards in you.hand", "you choose 1..3 cards in you.hand"),
    ("  4 + : stop", "  4+: stop"),
    ("return # why", "return  # why"),
    ("a;b", "a; b"),
    ("x = [ 1,2 ]", "x = [1, 2]"),
    ("if not (a) and(b): stop", "if not (a) and (b): stop"),
]


@pytest.mark.parametrize(("typed", "wanted"), EFFECTS)
def test_blanks_in_effects(typed: str, wanted: str) -> None:
    assert tidy(typed, is_effect=False) == wanted
    assert tidy(wanted, is_effect=False) == wanted


def test_blocks_are_indented_by_two() -> None:
    typed = "if a:\n      b\n      if c:\n         # why\n         d(1,\n           2)\nelse:\n    e\n"
    wanted = "if a:\n  b\n  if c:\n    # why\n    d(1,\n      2)\nelse:\n  e\n"
    assert tidy(typed, is_effect=True) == wanted


def test_a_ruleset_with_errors_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "ruleset.yaml").write_text("id: odd\nlanguage: 1\nplayers: 2\nflow: {game: [nowhere]}\n", "utf-8")
    with pytest.raises(CannotFormat):
        list(format_ruleset(tmp_path))


def test_the_command(tmp_path: Path) -> None:
    folder = tmp_path / "pig"
    shutil.copytree(ROOT / "examples" / "pig", folder)
    file = folder / "ruleset.yaml"
    tidy_text = file.read_text("utf-8")
    file.write_text(tidy_text.replace("players: 2..8", "players:   2..8"), "utf-8")
    run = CliRunner()
    checked = run.invoke(app_of(["fmt"]), ["fmt", "--check", str(folder)])
    assert checked.exit_code == 1
    assert "1 of" in checked.output
    assert "players:   2..8" in file.read_text("utf-8")
    assert run.invoke(app_of(["fmt"]), ["fmt", str(folder)]).exit_code == 0
    assert file.read_text("utf-8") == tidy_text
    assert run.invoke(app_of(["fmt"]), ["fmt", "--check", str(folder)]).exit_code == 0


def test_nothing_is_lost_in_a_file_that_cannot_be_read() -> None:
    from rulekit.fmt.run import format_text

    broken = "a: [1,\n"
    assert format_text(Source("x.yaml", broken), {}) == broken
    assert not Diagnostics()


@pytest.mark.parametrize("text", ["a: {b: , c: 1}\n", "a: {b: }\n"])
def test_a_colon_with_nothing_behind_it_stays_a_sign(text: str) -> None:
    assert spaced(text) == text

"""Whatever is wrong in a game, linting, mending and formatting it come to an end and leave it no worse."""

from __future__ import annotations

import random
import re
import shutil
from pathlib import Path

import pytest

from rulekit.diagnostics import Diagnostic, Severity
from rulekit.fmt.run import CannotFormat, format_ruleset
from rulekit.lint.codes import all_codes
from rulekit.lint.mend import mend
from rulekit.lint.run import lint
from tests.fmt.mangle import mangled
from tests.fuzz.edited import EDITS, drawn, edited, files_of
from tests.fuzz.test_fuzz import no_hang
from tests.lint.cases import HERE

KNOWN = set(all_codes())


def _errors(found: list[Diagnostic]) -> int:
    return sum(item.severity is Severity.ERROR for item in found)


def _state(root: Path) -> dict[Path, bytes]:
    return {file: file.read_bytes() for file in sorted(root.rglob("*")) if file.is_file()}


def _look(root: Path) -> list[Diagnostic]:
    """What is found; every finding has a known code, a place inside its file, and a sentence."""
    with no_hang():
        found = lint(root)
    for item in found:
        assert item.code in KNOWN
        assert 0 <= item.span.start <= item.span.end <= len(item.span.source.text)
        assert item.message
    return found


def _mend(root: Path) -> None:
    before = _look(root)
    mended = mend([root], lambda: _look(root))
    assert _errors(list(mended.left)) <= _errors(before)
    after = _state(root)
    assert mend([root], lambda: _look(root)).count == 0
    assert _state(root) == after


def _tidied(root: Path) -> bool:
    """Formats all files; whether that was possible."""
    try:
        with no_hang():
            formatted = list(format_ruleset(root))
    except CannotFormat:
        return False
    for file in formatted:
        assert _words(file.after) == _words(file.before)
        file.path.write_text(file.after, "utf-8")
    return True


def _words(text: str) -> str:
    return re.sub(r"\s+", "", text)


def _format(root: Path) -> None:
    told = [(item.code, item.message) for item in _look(root)]
    if not _tidied(root):
        return
    assert sorted((item.code, item.message) for item in _look(root)) == sorted(told)
    after = _state(root)
    assert _tidied(root)
    assert _state(root) == after


def _try(seed: int) -> None:
    rng = random.Random(seed)
    game = drawn(rng)
    file = rng.choice(files_of(game, beside=True))
    with edited(game, file, rng.choice(EDITS), rng, beside=True) as root:
        _mend(root)
        _format(root)


def _try_untidy(seed: int) -> None:
    """A game without errors, written untidily: it is formatted in any case."""
    rng = random.Random(seed)
    game = drawn(rng)
    file = rng.choice(files_of(game, beside=False))
    with edited(game, file, lambda text, _: mangled(file.name, text, seed), rng, beside=True) as root:
        _format(root)


def test_values_that_read_each_other_twice_are_looked_at_once(tmp_path: Path) -> None:
    """Fifty of them: going through every way from the first to the last would take for ever."""
    world = shutil.copytree(HERE / "world", tmp_path / "world")
    values = "".join(f"  v{number}: v{number + 1} + v{number + 1}\n" for number in range(50))
    ends = "ends: {rich: {if: size(deck) < v0, winners: players}}\n"
    (world / "case.yaml").write_text(f"values:\n{values}  v50: size(pile)\n{ends}", "utf-8")
    assert _look(world) == []


@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.long)])
def test_an_edited_game_is_linted_mended_and_formatted(seed: int) -> None:
    _try(seed)


@pytest.mark.long
@pytest.mark.parametrize("block", range(3))
def test_many_edited_games_are_linted_mended_and_formatted(block: int) -> None:
    for seed in range(1000 + 5 * block, 1005 + 5 * block):
        _try(seed)
    for seed in range(1000 + 2 * block, 1002 + 2 * block):
        _try_untidy(seed)

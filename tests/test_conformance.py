"""The language-neutral conformance suite runs, and nothing is missing in it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from rulekit.codes import CODES
from rulekit.lint.codes import all_codes
from rulekit.lint.registry import CHECKS
from tests.helpers.cases import GUARDS, Case, needed, play, read_cases, run

ROOT = Path(__file__).resolve().parent.parent

CASES = read_cases()
GOOD = [case for case in CASES if not case.want and "lint" not in case.data]


@pytest.mark.parametrize("case", CASES, ids=[case.id for case in CASES])
def test_case(case: Case, tmp_path: Path) -> None:
    assert run(case, tmp_path) == case.want


@pytest.mark.parametrize("case", GOOD, ids=[case.id for case in GOOD])
def test_a_good_case_runs(case: Case, tmp_path: Path) -> None:
    play(case, tmp_path)


def test_notes_are_unique() -> None:
    twice = [note for note, n in Counter(case.note for case in CASES).items() if n > 1]
    assert not twice


@pytest.mark.parametrize("shown", ["rightly", "wrongly"])
def test_every_form_and_builtin_is_shown(shown: str) -> None:
    seen = {name for case in CASES if case.passes == (shown == "rightly") for name in case.shows}
    missing = [name for name in needed() if name not in seen]
    assert not missing, f"no case shows {shown}: {missing}"


def test_every_code_has_a_failing_case() -> None:
    """Codes of running games, scenarios, ledgers and the linter are shown where these are tested, as data too."""
    seen = {code for case in CASES for code in case.codes}
    own = Path(__file__)
    elsewhere = [file for end in ("yaml", "py") for file in sorted((ROOT / "tests").rglob(f"*.{end}")) if file != own]
    texts = "\n".join(file.read_text("utf-8") for file in elsewhere)
    later = {code for code in CODES if code.startswith(("run/", "scenario/", "ledger/")) and code in texts}
    linted = {code for code in all_codes() if code in CHECKS or code.startswith("lint/")}
    missing = sorted(set(CODES) - seen - later - linted - GUARDS)
    assert not missing


def test_cases_show_only_what_exists() -> None:
    known = set(needed())
    stray = {name for case in CASES for name in case.shows if name not in known}
    assert not stray

"""Every check of the linter has a page, a case in which it is found, and one in which nothing is."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulekit.lint.codes import all_codes
from rulekit.lint.pages import Page
from tests.lint.cases import CASES, Case, all_cases

PAGES = Path(__file__).resolve().parent.parent.parent / "docs" / "lint"
WITHOUT_CASES = {
    "file/binary": "a case is a text file",
    "file/encoding": "a case is a text file in UTF-8",
    "file/too-big": "a case has a few lines",
    "syntax/too-long": "a case has a few lines",
}
NEEDED = [code for code in all_codes() if not code.startswith("run/")]
"""All codes of the checker and the linter; those of games that run have a test of their own."""
ALL = all_cases()


@pytest.mark.parametrize("case", ALL, ids=[case.id for case in ALL])
def test_case(case: Case, tmp_path: Path) -> None:
    found, marked = case.run(tmp_path)
    places = [(d.code, d.span.source.name, d.span.line) for d in found]
    if case.is_wrong:
        assert places == [(case.code, *place) for place in marked], [d.message for d in found]
        assert marked
    else:
        assert not places, [d.message for d in found]


@pytest.mark.parametrize("code", NEEDED)
def test_nothing_is_missing(code: str) -> None:
    for end in ("err", "ok"):
        assert (CASES / f"{code}.{end}.yaml").is_file() == (code not in WITHOUT_CASES)
    page = PAGES / f"{code}.md"
    assert page.is_file()
    assert page.read_text("utf-8").startswith(f"# `{code}`: ")
    assert list(Page.of(page.read_text("utf-8")).sections) == ["Why", "Wrong", "Right", "What to do"]


def test_nothing_is_left_over() -> None:
    files = {f"{path.parent.name}/{path.name.split('.')[0]}" for path in CASES.rglob("*.yaml")}
    pages = {path.relative_to(PAGES).with_suffix("").as_posix() for path in PAGES.glob("*/*.md")}
    assert not sorted((files | pages | {*WITHOUT_CASES}) - set(all_codes()))

"""What can be mended without asking is mended by text edits, and a second run changes nothing more."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from ruamel.yaml import YAML

from rulekit.diagnostics import Diagnostic, Edit, Severity
from rulekit.lint.mend import applied, mend
from rulekit.lint.run import lint
from rulekit.source import Source, Span

HERE = Path(__file__).parent
CASES = YAML(typ="safe", pure=True).load((HERE / "fixes.yaml").read_text("utf-8"))


@pytest.mark.parametrize("case", CASES, ids=[case["code"] for case in CASES])
def test_what_is_made_of_a_file(case: dict[str, str], tmp_path: Path) -> None:
    world = tmp_path / "world"
    shutil.copytree(HERE / "world", world)
    file = world / "case.yaml"
    file.write_text(case["before"], "utf-8")
    assert case["code"] in [item.code for item in lint(world)]
    first = mend([world], lambda: lint(world))
    assert first.count > 0
    assert first.files == (file,)
    if case["after"] is not None:
        assert file.read_text("utf-8") == case["after"]
    assert case["code"] not in [item.code for item in first.left]
    mended = file.read_text("utf-8")
    assert mend([world], lambda: lint(world)).count == 0
    assert file.read_text("utf-8") == mended


def test_edits_that_touch_each_other_are_not_made_at_once(tmp_path: Path) -> None:
    file = tmp_path / "x.yaml"
    file.write_text("a: 12345\n", "utf-8")
    looks = 0

    def look() -> list[Diagnostic]:
        nonlocal looks
        looks += 1
        source = Source(f"{tmp_path.name}/x.yaml", file.read_text("utf-8"))
        if looks > 1:
            return []
        wanted = [Edit(Span(source, 3, 6), "x"), Edit(Span(source, 5, 8), "y")]
        return [Diagnostic("name/unknown", Severity.WARNING, "", edit.span, "", (), (edit,)) for edit in wanted]

    assert mend([tmp_path], look).count == 1
    assert file.read_text("utf-8") == "a: x45\n"


def test_a_round_that_brings_new_errors_is_taken_back(tmp_path: Path) -> None:
    file = tmp_path / "x.yaml"
    file.write_text("a: 1\n", "utf-8")

    def look() -> list[Diagnostic]:
        source = Source(f"{tmp_path.name}/x.yaml", file.read_text("utf-8"))
        here = Span(source, 3, 4)
        worse = Diagnostic("name/unknown", Severity.ERROR, "", here)
        if here.text == "2":
            return [worse]
        return [Diagnostic("message/orphan", Severity.WARNING, "", here, "", (), (Edit(here, "2"),))]

    assert mend([tmp_path], look).count == 0
    assert file.read_text("utf-8") == "a: 1\n"


def test_what_an_edit_does_not_mend_is_left_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "x.yaml"
    file.write_text("a: 1, b: 1\n", "utf-8")

    def look() -> list[Diagnostic]:
        source = Source(f"{tmp_path.name}/x.yaml", file.read_text("utf-8"))
        first, second = Span(source, 3, 4), Span(source, len(source.text) - 2, len(source.text) - 1)
        found = [Diagnostic("name/unknown", Severity.ERROR, "for ever", first, "", (), (Edit(first, "11"),))]
        if second.text == "1":
            found.append(Diagnostic("name/unknown", Severity.ERROR, "once", second, "", (), (Edit(second, "2"),)))
        return found

    assert mend([tmp_path], look).count == 1
    assert file.read_text("utf-8") == "a: 1, b: 2\n"


def test_edits_are_made_from_the_last_to_the_first() -> None:
    source = Source("x", "one two")
    edits = [Edit(Span(source, 0, 3), "three"), Edit(Span(source, 4, 7), "")]
    assert applied(source.text, edits) == "three "


def test_a_missing_message_gets_a_stub_in_every_language(tmp_path: Path) -> None:
    world = tmp_path / "world"
    shutil.copytree(HERE / "world", world)
    header = world / "ruleset.yaml"
    header.write_text(header.read_text("utf-8").replace("files:", "locales: [en, it]\nfiles:"), "utf-8")
    (world / "case.yaml").write_text("when: {payday: {after: turn, do: 'say paid(you)'}}\n", "utf-8")
    (world / "locales").mkdir()
    for language in ("en", "it"):
        (world / "locales" / f"{language}.ftl").write_text("", "utf-8")
    assert "message/missing" in [item.code for item in lint(world)]
    mend([world], lambda: lint(world))
    for language in ("en", "it"):
        assert "say-paid = say-paid { $you }" in (world / "locales" / f"{language}.ftl").read_text("utf-8").splitlines()
    assert "message/missing" not in [item.code for item in lint(world)]

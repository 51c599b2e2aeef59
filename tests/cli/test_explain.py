"""`rulekit explain`: the page of a code on the screen and as JSON, lists, and codes that there are not."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from rulekit.lint.codes import all_codes
from rulekit.lint.pages import Page
from tests.helpers.command import Run, command

PAGE = """\
# `unused/table`: a table that nothing looks up

See [the guide](../guide.md) for tables.

## Wrong

`case.yaml`:

```yaml
tables:

  rent: {}
```

## What to do

Look it up.
"""


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """`rulekit explain` where only one page is there, and that is short."""
    (tmp_path / "unused").mkdir()
    (tmp_path / "unused" / "table.md").write_text(PAGE, "utf-8")
    monkeypatch.setattr("rulekit.lint.pages.pages_folder", lambda: tmp_path)
    for name in ("FORCE_COLOR", "NO_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)
    return command(monkeypatch, capsys, "explain")


def test_a_page_as_text(run):
    assert run("unused/table") == (
        0,
        """\
`unused/table`: a table that nothing looks up (warning)

See the guide for tables.

Wrong

`case.yaml`:

    tables:

      rent: {}

What to do

Look it up.
""",
        "",
    )


def test_a_page_as_json(run):
    assert json.loads(run("unused/table", "--json").out) == {
        "code": "unused/table",
        "severity": "warning",
        "meaning": "A table that nothing looks up.",
        "about": "See [the guide](../guide.md) for tables.",
        "sections": {"Wrong": "`case.yaml`:\n\n```yaml\ntables:\n\n  rent: {}\n```", "What to do": "Look it up."},
    }


def test_colour_on_a_terminal(run, monkeypatch):
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setattr(type(sys.stdout), "isatty", lambda _: True)
    assert "\x1b[1mWrong\x1b[0m" in run("unused/table").out
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b[1mWrong" not in run("unused/table").out


def test_a_page_that_is_read_is_written_the_same():
    assert Page.of(PAGE).text == PAGE


def test_a_code_without_a_page_is_told_in_a_sentence(run):
    assert run("yaml/tag").out == "`yaml/tag` (error)\n\nYAML tags are not part of rulesets.\n"


@pytest.mark.parametrize(
    ("word", "message"),
    [
        ("unused/tabel", "there is no code `unused/tabel`; did you mean `unused/table`?"),
        ("yml", "there is no code `yml`; did you mean `yaml`?"),
        ("nothing/like-it-at-all", "there is no code `nothing/like-it-at-all`"),
    ],
)
def test_a_wrong_code_is_wrong_usage(run, word, message):
    assert run(word) == (2, "", f"rulekit explain: {message}\n")


def test_without_a_code_all_are_listed(run):
    listed = run().out.splitlines()
    assert [line.split(" ")[0] for line in listed] == list(all_codes())
    assert [row["code"] for row in json.loads(run("--json").out)] == list(all_codes())


@pytest.mark.parametrize("word", ["yaml", "yaml/"])
def test_a_first_part_lists_its_codes(run, word):
    assert "yaml/tag error YAML tags are not part of rulesets." in run(word).out.splitlines()
    assert all(line.startswith("yaml/") for line in run(word).out.splitlines())

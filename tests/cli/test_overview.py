"""`rulekit --help` is shown without typer, and shows what typer would."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from rulekit.cli.commands import COMMANDS, overview
from rulekit.cli.subcommands import app_of
from tests.helpers.command import Run, command


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return command(monkeypatch, capsys)


def test_the_overview_is_what_typer_would_show() -> None:
    shown = CliRunner().invoke(app_of(COMMANDS), ["--help"], prog_name="rulekit", env={"COLUMNS": "80"})
    assert shown.stdout == f"{overview()}\n"


@pytest.mark.parametrize("word", ["--help", "-h"])
def test_who_asks_for_help_gets_it(run: Run, word: str) -> None:
    done = run(word)
    assert (done.code, done.out, done.err) == (0, f"{overview()}\n", "")


def test_who_asks_for_nothing_is_told_what_there_is(run: Run) -> None:
    done = run()
    assert (done.code, done.out, done.err) == (2, "", f"{overview()}\n")


def test_a_command_that_does_not_exist(run: Run) -> None:
    done = run("lnit")
    assert done.code == 2
    assert "lnit" in done.err


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(run: Run, name: str) -> None:
    done = run(name, "--help")
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith(f"Usage: rulekit {name} ")

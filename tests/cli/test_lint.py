"""`rulekit lint`: what is found, how it is shown, and the exit codes. What is checked is not the matter here."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from rulekit.api import Checked
from rulekit.diagnostics import Diagnostic, Edit, Related, Severity
from rulekit.source import Source, Span
from tests.helpers.command import Run, command

WITH_FAIRY = ["games/chess", "games/chess/expansions/fairy"]
FLOW = "game: [rounds]\nrounds: {repeat: true, stps: [turns]}\nturns: {}\n"


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A current folder with two rulesets, one with an expansion, and something that is none."""
    for name in ("games/chess", "games/draughts", "games/chess/expansions/fairy", "games/.hidden/old"):
        (tmp_path / name).mkdir(parents=True)
        (tmp_path / name / "ruleset.yaml").write_text(f"id: {Path(name).name}\n", "utf-8")
    (tmp_path / "games/chess/expansions/fairy/ruleset.yaml").write_text("id: fairy\nextends: chess\n", "utf-8")
    (tmp_path / "games/chess/flow.yaml").write_text(FLOW, "utf-8")
    (tmp_path / "empty").mkdir()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("RULEKIT_PATH", "games")
    for name in ("FORCE_COLOR", "NO_COLOR", "TTY_COMPATIBLE", "RULEKIT_DEBUG"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


@pytest.fixture
def checks(monkeypatch: pytest.MonkeyPatch) -> dict[str, list[Diagnostic]]:
    """What the stand-in for the check finds, by the name of the ruleset's folder; `asked` has the calls."""
    found: dict[str, list[Diagnostic]] = {}

    def check(path: Path, expansions: Sequence[Path] = ()) -> Checked:
        calls.append((path.as_posix(), [other.as_posix() for other in expansions]))
        return Checked(None, found.get(path.resolve().name, []), None)

    calls.clear()
    monkeypatch.setattr("rulekit.api.check", check)
    return found


calls: list[tuple[str, list[str]]] = []


@pytest.fixture
def run(
    checks: dict[str, list[Diagnostic]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Run:
    return command(monkeypatch, capsys)


def fault(text: str, marked: str, severity: Severity = Severity.ERROR, **more: object) -> Diagnostic:
    source = Source("chess/flow.yaml", text)
    start = text.index(marked)
    parts = {"code": "schema/unknown-key", "message": f"unknown key `{marked}`", "hint": "", "related": ()} | more
    return Diagnostic(severity=severity, span=Span(source, start, start + len(marked)), **parts)  # type: ignore[arg-type]


# ---------------------------------------------------------------- which rulesets


@pytest.mark.parametrize(
    ("arguments", "asked"),
    [
        ([], ["games/chess", "games/chess/expansions/fairy", "games/draughts"]),
        (["games"], ["games/chess", "games/chess/expansions/fairy", "games/draughts"]),
        (["games/draughts"], ["games/draughts"]),
        (["games/chess"], WITH_FAIRY),
        (["games/chess/ruleset.yaml"], ["games/chess"]),
        (["games/chess/expansions/fairy"], ["games/chess/expansions/fairy"]),
        (["games/draughts", "games/chess/", "games/chess"], ["games/draughts", *WITH_FAIRY]),
        (["chess"], WITH_FAIRY),
        (["fairy"], ["games/chess/expansions/fairy"]),
    ],
)
def test_which_rulesets_are_checked(run, arguments, asked):
    assert run("lint", *arguments).code == 0
    assert [path for path, _ in calls] == asked


def test_expansions_are_handed_on(run):
    fairy = "games/chess/expansions/fairy"
    run("lint", "games/chess", "--with", fairy, "--with", "games/draughts/ruleset.yaml")
    assert calls == [("games/chess", [fairy, "games/draughts"])]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["games/ches"], "games/ches does not exist; did you mean games/chess?"),
        (["gmaes/chess/x"], "gmaes/chess/x does not exist; did you mean games?"),
        (["games/chess/flow.yaml/x"], "games/chess/flow.yaml/x does not exist"),
        (["zebra"], "there is no ruleset `zebra`, neither by name nor as a folder"),
        (["fary"], "there is no ruleset `fary`, neither by name nor as a folder; did you mean `fairy`?"),
        (["empty"], "no ruleset.yaml in empty or below it"),
        (["games/chess/flow.yaml"], "games/chess/flow.yaml is not a ruleset; did you mean its ruleset, games/chess?"),
        (["games/chess", "--with", "empty"], "empty is not a ruleset: there is no ruleset.yaml in it"),
        (["games/chess", "--with", "games/drauhgts"], "does not exist; did you mean games/draughts?"),
    ],
)
def test_a_wrong_path_is_wrong_usage(run, arguments, message):
    result = run("lint", *arguments)
    assert (result.code, result.out) == (2, "")
    assert message in result.err
    assert calls == []


@pytest.mark.parametrize("arguments", [["lint", "--format", "xml"], ["lint", "--strcit"], ["lnit"]])
def test_wrong_usage_is_said_in_few_words(run, arguments):
    result = run(*arguments)
    assert (result.code, result.out) == (2, "")
    assert "Traceback" not in result.err
    assert result.err


# ---------------------------------------------------------------- exit codes


@pytest.mark.parametrize(
    ("severity", "strict", "code"),
    [
        (Severity.ERROR, False, 1),
        (Severity.ERROR, True, 1),
        (Severity.WARNING, False, 0),
        (Severity.WARNING, True, 1),
        (Severity.INFO, False, 0),
        (Severity.INFO, True, 0),
    ],
)
@pytest.mark.parametrize("form", ["text", "json", "sarif", "github"])
def test_exit_codes(run, checks, severity, strict, code, form):
    checks["chess"] = [fault(FLOW, "stps", severity)]
    assert run("lint", "games", "--format", form, *["--strict"] * strict).code == code


def test_nothing_found(run):
    assert run("lint", "games") == (0, "no findings in 3 rulesets\n", "")
    assert run("lint", "games/draughts") == (0, "no findings in 1 ruleset\n", "")
    assert run("lint", "games", "--format", "json") == (0, "[]\n", "")


def test_a_fault_of_rulekit_is_a_sentence(run, monkeypatch):
    def broken(*_: object) -> None:
        raise KeyError("oops")

    monkeypatch.setattr("rulekit.api.check", broken)
    result = run("lint", "games/chess")
    assert (result.code, result.out) == (70, "")
    assert "KeyError: 'oops'" in result.err
    assert "Traceback" not in result.err


def test_version_and_help(run):
    assert run("--version").out.startswith("rulekit ")
    assert "--strict" in run("lint", "--help").out


# ---------------------------------------------------------------- text


def test_text(run, checks):
    first = Related(Span(Source("chess/flow.yaml", FLOW), 0, 4), "the steps of `game`")
    checks["chess"] = [
        fault(FLOW, "stps", hint="did you mean `steps`?"),
        fault(FLOW, "turns", Severity.WARNING, message="never used", code="lint/unused", related=(first,)),
    ]
    assert (
        run("lint", "games/chess").out
        == """\
games/chess/flow.yaml:2:24: error: unknown key `stps` [schema/unknown-key]
 2 | rounds: {repeat: true, stps: [turns]}
   |                        ^^^^
   = hint: did you mean `steps`?

games/chess/flow.yaml:2:31: warning: never used [lint/unused]
 2 | rounds: {repeat: true, stps: [turns]}
   |                               ^^^^^
   = see games/chess/flow.yaml:1:1: the steps of `game`
 1 | game: [rounds]
   | ^^^^

1 error, 1 warning in 1 file
"""
    )


def test_the_summary_counts_each_severity(run, checks):
    other = Diagnostic("a/b", Severity.INFO, "so it is", Span(Source("draughts/ruleset.yaml", "id: x\n"), 0, 2))
    checks["chess"] = [fault(FLOW, "stps"), fault(FLOW, "game"), fault(FLOW, "turns", Severity.WARNING)]
    checks["draughts"] = [other]
    assert run("lint", "games").out.splitlines()[-1] == "2 errors, 1 warning, 1 info in 2 files"


def test_a_finding_of_the_base_is_shown_once(run, checks):
    checks["chess"], checks["fairy"] = [fault(FLOW, "stps")], [fault(FLOW, "stps")]
    assert run("lint", "games").out.splitlines()[-1] == "1 error in 1 file"


def test_findings_are_sorted_however_the_rulesets_are_named(run, checks):
    other = Diagnostic("a/b", Severity.INFO, "so it is", Span(Source("draughts/ruleset.yaml", "id: x\n"), 0, 2))
    checks["chess"], checks["draughts"] = [fault(FLOW, "turns"), fault(FLOW, "stps")], [other]
    first = run("lint", "games/chess", "games/draughts").out
    assert run("lint", "games/draughts", "games/chess").out == first
    assert [line.split(" ")[0] for line in first.splitlines() if line.startswith("games")] == [
        "games/chess/flow.yaml:2:24:",
        "games/chess/flow.yaml:2:31:",
        "games/draughts/ruleset.yaml:1:1:",
    ]


def test_file_names_are_paths_from_here(run, checks, place, monkeypatch):
    checks["chess"] = [fault(FLOW, "stps")]

    def file(*arguments: str) -> str:
        return run("lint", *arguments).out.split(":2:24")[0]

    whole = place / "games" / "chess"
    assert file(str(whole)) == "games/chess/flow.yaml"
    monkeypatch.chdir(whole)
    assert file() == "flow.yaml"
    monkeypatch.chdir(place / "empty")
    assert file("../games/chess") == "../games/chess/flow.yaml"
    assert file(str(whole)) == f"{whole.as_posix()}/flow.yaml"
    (whole / "flow.yaml").unlink()
    assert file(str(whole)) == "chess/flow.yaml"


def test_no_colour_when_piped(run, checks):
    checks["chess"] = [fault(FLOW, "stps")]
    assert "\x1b" not in run("lint", "games").out


@pytest.mark.skipif(os.name == "nt", reason="terminals differ there")
@pytest.mark.parametrize(("no_color", "coloured"), [("", True), ("1", False)])
def test_colour_on_a_terminal_unless_no_color(run, checks, monkeypatch, no_color, coloured):
    checks["chess"] = [fault(FLOW, "stps")]
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("NO_COLOR", no_color)
    monkeypatch.setattr(type(sys.stdout), "isatty", lambda _: True)
    assert ("\x1b[" in run("lint", "games").out) is coloured


# ---------------------------------------------------------------- JSON


def test_json(run, checks):
    related = Related(Span(Source("elsewhere.yaml", "abc\n"), 1, 2), "first here")
    found = fault(FLOW, "stps", hint="did you mean `steps`?", related=(related,), message="é\x1b")
    checks["chess"] = [replace(found, fix=(Edit(found.span, "steps"),))]
    result = run("lint", "games", "--format", "json")
    assert result.out.isascii()
    assert json.loads(result.out) == [
        {
            "file": "games/chess/flow.yaml",
            "line": 2,
            "column": 24,
            "end_line": 2,
            "end_column": 28,
            "severity": "error",
            "code": "schema/unknown-key",
            "message": "é\x1b",
            "hint": "did you mean `steps`?",
            "related": [
                {
                    "file": "elsewhere.yaml",
                    "line": 1,
                    "column": 2,
                    "end_line": 1,
                    "end_column": 3,
                    "message": "first here",
                }
            ],
            "fix": [
                {
                    "file": "games/chess/flow.yaml",
                    "line": 2,
                    "column": 24,
                    "end_line": 2,
                    "end_column": 28,
                    "text": "steps",
                }
            ],
        }
    ]

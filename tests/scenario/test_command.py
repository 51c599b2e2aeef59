"""`rulekit test`: which scenarios are run, how it is shown, and the exit codes."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from tests.helpers.command import Ended, Run, command

STALL = Path(__file__).parent / "stall"

FAILING = """
scenarios:
  too_rich:
    shows: [ST-999]
    then:
      seats: {1: {coins: 4}}
      table: {bank: 21}
  as_rich_as_ever: {shows: [ST-001], then: {seats: {1: {coins: 3}}}}
"""


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A current folder with the game and its ledger, and no scenarios."""
    shutil.copytree(STALL, tmp_path / "games" / "stall", ignore=shutil.ignore_patterns("tests"))
    (tmp_path / "games" / "stall" / "tests").mkdir()
    (tmp_path / "empty").mkdir()
    monkeypatch.chdir(tmp_path)
    for name in ("RULEKIT_PATH", "RULEKIT_DEBUG"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path / "games" / "stall"


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return command(monkeypatch, capsys, "test")


def write(place: Path, text: str, name: str = "tests/one.yaml") -> None:
    (place / name).write_text(text, "utf-8")


# ---------------------------------------------------------------------------------------------- running


def test_scenarios_that_pass_are_only_counted(place: Path, run: Run) -> None:
    write(place, "scenarios: {one: {}, two: {then: {turn: 1}}}")
    assert run("games") == Ended(0, "2 scenarios, 0 failed\n", "")


def test_a_scenario_that_fails_is_shown_with_the_places(place: Path, run: Run) -> None:
    write(place, FAILING)
    assert run("games/stall") == Ended(
        1,
        "FAILED too_rich (games/stall/tests/one.yaml:3)\n"
        "  games/stall/tests/one.yaml:6: `coins` of seat 1: expected 4, found 3\n"
        "  games/stall/tests/one.yaml:7: `bank`: expected 21, found 20\n"
        "2 scenarios, 1 failed\n",
        "",
    )


def test_the_same_for_programs(place: Path, run: Run) -> None:
    write(place, FAILING)
    result = run("games", "--json")
    file = "games/stall/tests/one.yaml"
    assert result.code == 1
    assert json.loads(result.out) == {
        "scenarios": [
            {
                "name": "too_rich",
                "file": file,
                "passed": False,
                "failures": [
                    {"file": file, "line": 6, "message": "`coins` of seat 1: expected 4, found 3", "fault": None},
                    {"file": file, "line": 7, "message": "`bank`: expected 21, found 20", "fault": None},
                ],
            },
            {"name": "as_rich_as_ever", "file": file, "passed": True, "failures": []},
        ],
        "diagnostics": [],
    }


def test_a_fault_of_the_ruleset_is_shown_with_its_line(place: Path, run: Run) -> None:
    write(place, "scenarios: {one: {when: [{1: loop}]}}")
    result = run("games")
    assert result.code == 1
    assert "games/stall/ruleset.yaml:" in result.out
    assert "loop: {do:" in result.out
    (one,) = json.loads(run("games", "--json").out)["scenarios"]
    assert one["failures"][0]["fault"]["file"] == "games/stall/ruleset.yaml"


def test_only_some_by_name(place: Path, run: Run) -> None:
    write(place, FAILING)
    assert run("-k", "as_rich") == Ended(0, "1 scenario, 0 failed\n", "")
    assert run("-k", "poor") == Ended(2, "", "rulekit test: no scenario has `poor` in its name\n")


def test_a_fault_in_a_scenario_file(place: Path, run: Run) -> None:
    write(place, "scenarios:\n  one: {given: {seats: {1: {hnad: []}}}}\n  two: {}\n")
    result = run("games")
    assert result.code == 1
    assert result.out == (
        "games/stall/tests/one.yaml:2:29: error: a player has no `hnad` [scenario/unknown-name]\n"
        " 2 |   one: {given: {seats: {1: {hnad: []}}}}\n"
        "   |                             ^^^^\n"
        "   = hint: did you mean `hand`?\n"
        "\n"
        "1 scenario, 0 failed; 1 fault in scenario files\n"
    )
    (fault,) = json.loads(run("games", "--json").out)["diagnostics"]
    assert (fault["code"], fault["file"], fault["line"]) == ("scenario/unknown-name", "games/stall/tests/one.yaml", 2)


def test_a_ruleset_that_is_refused(place: Path, run: Run) -> None:
    write(place, FAILING)
    write(place, "id: stall\nlanguage: 1\nplayer: 2\n", "ruleset.yaml")
    result = run("games")
    assert result.code == 3
    assert "there is no section `player` [schema/unknown-section]" in result.out
    assert result.out.endswith("0 scenarios, 0 failed; 1 ruleset refused\n")


def test_no_scenarios(place: Path, run: Run) -> None:
    assert run("games") == Ended(0, "0 scenarios, 0 failed\n", "")


def test_a_ruleset_by_name(place: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    write(place, "scenarios: {one: {}}")
    monkeypatch.setenv("RULEKIT_PATH", "games")
    assert run("stall") == Ended(0, "1 scenario, 0 failed\n", "")
    result = run("stal")
    assert (result.code, result.out) == (2, "")
    assert "did you mean `stall`?" in result.err


def test_places_without_rulesets(place: Path, run: Run) -> None:
    assert run("empty").code == 2
    assert run("games/nowhere").code == 2


def test_without_a_path_the_current_folder_or_what_comes_with_rulekit(
    place: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(place, "scenarios: {one: {}}")
    assert run() == Ended(0, "1 scenario, 0 failed\n", "")
    monkeypatch.setattr("rulekit.cli.shelf.rulesets_folder", lambda: place.parent)
    monkeypatch.chdir(place.parent.parent / "empty")
    assert run() == Ended(0, "1 scenario, 0 failed\n", "")


# ---------------------------------------------------------------------------------------------- expansions


@pytest.fixture
def barter(place: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An expansion of the game, with a scenario that only the two together pass; the game has one of its own."""
    folder = place / "expansions" / "barter"
    (folder / "tests").mkdir(parents=True)
    write(place, "scenarios: {poor: {then: {table: {bank: 20}}}}")
    write(folder, "id: barter\nlanguage: 1\nextends: stall\ncounters: {salt: {start: 5}}\n", "ruleset.yaml")
    write(folder, "scenarios: {salty: {then: {table: {salt: 5}}}}")
    monkeypatch.setenv("RULEKIT_PATH", "games")
    monkeypatch.setattr("rulekit.cli.shelf.rulesets_folder", lambda: place.parent)
    return folder


def names(result: Ended) -> list[str]:
    return [scenario["name"] for scenario in json.loads(result.out)["scenarios"]]


@pytest.mark.parametrize("arguments", [["games/stall"], ["stall"], ["games"], []])
def test_the_expansions_below_a_ruleset_are_suites_too(barter: Path, run: Run, arguments: list[str]) -> None:
    result = run(*arguments, "--json")
    assert result.code == 0
    assert names(result) == ["poor", "salty"]


def test_away_from_any_ruleset_the_expansions_that_come_with_rulekit_run_too(
    barter: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RULEKIT_PATH", "")
    monkeypatch.chdir("empty")
    assert names(run("--json")) == ["poor", "salty"]


@pytest.mark.parametrize(
    "arguments",
    [
        ["stall", "--with", "barter"],
        ["games", "--with", "barter"],
        ["--with", "barter"],
        ["stall", "--with", "games/stall/expansions/barter"],
        ["barter"],
        ["games/stall/expansions/barter"],
    ],
)
def test_only_an_expansion(barter: Path, run: Run, arguments: list[str]) -> None:
    assert names(run(*arguments, "--json")) == ["salty"]


def test_only_the_ruleset_itself(barter: Path, run: Run) -> None:
    assert names(run("games/stall/ruleset.yaml", "--json")) == ["poor"]


def test_an_expansion_that_is_not_there(barter: Path, run: Run) -> None:
    assert "`stall`: no expansion `bartre`; did you mean `barter`?" in run("stall", "--with", "bartre").err
    assert "did you mean `barter`?" in run("bartre").err
    assert "games/stall is no expansion of `stall`" in run("stall", "--with", "games/stall").err


def test_an_expansion_of_two_games(barter: Path, run: Run) -> None:
    booth = barter.parents[2] / "booth"
    shutil.copytree(barter.parents[1], booth)
    for file in (booth / "ruleset.yaml", booth / "expansions" / "barter" / "ruleset.yaml"):
        file.write_text(file.read_text("utf-8").replace("stall", "booth", 1), "utf-8")
    assert "`barter` is an expansion of `booth` and of `stall`: name its folder" in run("barter").err


# ---------------------------------------------------------------------------------------------- tracing


LEDGER = """
rules:
  ST-001: {says: a}
  ST-20: {says: b, exempt: nobody sees it}
  ST-300: {says: c, pending: the fair}
"""


def test_the_table_of_rules(place: Path, run: Run) -> None:
    write(place, LEDGER, "rules.yaml")
    write(place, "scenarios: {one: {shows: [ST-001]}, two: {shows: [ST-001]}}")
    assert run("games", "--trace") == Ended(
        0,
        "ST-001  one, two\n"
        "ST-20   exempt: nobody sees it\n"
        "ST-300  pending: the fair\n"
        "3 rules: 1 shown, 1 exempt, 1 pending, 0 not shown\n",
        "",
    )


def test_a_rule_that_a_total_shows(place: Path, run: Run) -> None:
    with (place / "ruleset.yaml").open("a", encoding="utf-8") as file:
        file.write("totals: {fruits: size(fruits) == 9}\n")
    write(place, LEDGER.replace("{says: a}", "{says: a, total: fruits}"), "rules.yaml")
    assert run("games", "--trace").out.startswith("ST-001  total fruits\n")
    write(place, "scenarios: {one: {shows: [ST-001]}}")
    result = run("games", "--trace")
    assert result.code == 0
    assert result.out.startswith("ST-001  one, total fruits\n")
    assert result.out.endswith("3 rules: 1 shown, 1 exempt, 1 pending, 0 not shown\n")
    assert json.loads(run("games", "--trace", "--json").out)["rules"][0]["total"] == "fruits"


def test_a_rule_that_nothing_shows(place: Path, run: Run) -> None:
    write(place, LEDGER, "rules.yaml")
    result = run("games", "--trace")
    assert result.code == 1
    assert "ST-001  NO SCENARIO: a\n" in result.out
    assert result.out.endswith("3 rules: 0 shown, 1 exempt, 1 pending, 1 not shown\n")


def test_a_scenario_that_shows_an_unknown_rule(place: Path, run: Run) -> None:
    write(place, LEDGER, "rules.yaml")
    write(place, FAILING)
    result = run("games", "--trace")
    assert result.code == 1
    assert "games/stall/tests/one.yaml:4:13: error: the ledger has no rule `ST-999` [ledger/unknown-rule]" in result.out


def test_the_trace_for_programs(place: Path, run: Run) -> None:
    write(place, LEDGER, "rules.yaml")
    write(place, FAILING)
    result = run("games", "--trace", "--json")
    assert result.code == 1
    found = json.loads(result.out)
    assert found["rules"] == [
        {"id": "ST-001", "scenarios": ["as_rich_as_ever"], "exempt": None, "pending": None, "total": None},
        {"id": "ST-20", "scenarios": [], "exempt": "nobody sees it", "pending": None, "total": None},
        {"id": "ST-300", "scenarios": [], "exempt": None, "pending": "the fair", "total": None},
    ]
    assert [d["code"] for d in found["diagnostics"]] == ["ledger/unknown-rule"]


def test_several_rulesets_have_their_names_above(place: Path, run: Run) -> None:
    write(place, LEDGER.replace("{says: a}", "{says: a, exempt: x}"), "rules.yaml")
    shutil.copytree(place, place.parent / "booth")
    result = run("games", "--trace")
    assert result.code == 0
    assert [line for line in result.out.splitlines() if " " not in line] == ["booth", "stall"]


def test_a_trace_runs_nothing(place: Path, run: Run) -> None:
    result = run("games", "--trace", "-k", "one")
    assert result == Ended(2, "", "rulekit test: -k picks scenarios to run, but --trace runs none\n")

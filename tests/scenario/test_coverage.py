"""What scenarios come to: every sort of place, told apart by whether a game went that way."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulekit import load
from rulekit.cli.coverage import cover
from rulekit.cli.exit_codes import ExitCode
from rulekit.diagnostics import Diagnostics
from rulekit.scenario.coverage import BRANCH, CLAUSE, STATEMENT, Coverage, measure, walk
from rulekit.scenario.read import read_scenarios

RULES = """\
id: pond
language: 1
players: 2
kinds:
  player: {counters: {fish: {start: 2}}, values: {rich: you.fish > luck}}
  deed: {is: offer, listed_as: deeds}
values: {luck: 3 if size(players) == 2 else 9, never_asked: 7}
deeds:
  wait: {do: nothing}
  cast:
    if: {one_left: pond > 0}
    do: |
      if you.rich: pond -= 1
      else: you.fish += 1
      match pond:
        4..5: nothing
        else: you.fish += 2
  offer_up:
    do: |
      if you may give(): you.fish -= 1
counters: {pond: {start: 5}}
flow: {game: {repeat: true, steps: [turns]}, turns: {for: you in players, offers: deed, pick: one}}
ends: {empty: {if: pond == 0, winners: players}}
totals: {asked: never_asked == 7}
"""
WAITS = "scenarios: {nothing_happens: {when: [{1: wait}]}}\n"
CASTS = "scenarios:\n  a_fish_is_caught: {when: [{1: cast}], then: {seats: {1: {fish: 3}}}}\n"
GIVES = "scenarios: {a_fish_is_given: {when: [{1: offer_up}, {1: yes}], then: {seats: {1: {fish: 1}}}}}\n"


def game(folder: Path, scenarios: str) -> Path:
    root = folder / "pond"
    (root / "tests").mkdir(parents=True, exist_ok=True)
    (root / "ruleset.yaml").write_text(RULES)
    (root / "tests" / "some.yaml").write_text(scenarios)
    return root


def measured(folder: Path, scenarios: str) -> Coverage:
    root = game(folder, scenarios)
    ruleset, found = load(root, languages=()), Diagnostics()
    walked = walk(ruleset.model, read_scenarios(root, ruleset.model, found))
    coverage = measure(ruleset.model, walked, "pond/")
    assert found.in_order() == []
    return coverage


def missed(coverage: Coverage, sort: str) -> list[str]:
    return [f"{place.way} {place.span.text.splitlines()[0]}".strip() for place in coverage.missed(sort)]


def test_a_scenario_that_does_little(tmp_path: Path) -> None:
    coverage = measured(tmp_path, WAITS)
    assert missed(coverage, CLAUSE) == [
        "ran you.fish > luck",
        "ran 7",
        "ran if you.rich: pond -= 1",
        "ran if you may give(): you.fish -= 1",
    ]
    assert coverage.count(CLAUSE) == (4, 8)
    assert "true pond > 0" not in missed(coverage, BRANCH)
    assert "false pond > 0" in missed(coverage, BRANCH)


def test_the_ways_that_were_gone(tmp_path: Path) -> None:
    coverage = measured(tmp_path, CASTS)
    assert missed(coverage, STATEMENT) == [
        "ran nothing",
        "ran pond -= 1",
        "ran you.fish += 2",
        "ran if you may give(): you.fish -= 1",
        "ran you.fish -= 1",
    ]
    ways = missed(coverage, BRANCH)
    assert {"true you.rich", "true else: you.fish += 2"} <= set(ways)
    assert not {"false you.rich", "true 4..5: nothing"} & set(ways)


def test_an_answer_is_a_way(tmp_path: Path) -> None:
    ways = missed(measured(tmp_path, GIVES), BRANCH)
    assert "false if you may give(): you.fish -= 1" in ways
    assert "true if you may give(): you.fish -= 1" not in ways


def test_what_is_settled_beforehand_counts(tmp_path: Path) -> None:
    ways = missed(measured(tmp_path, WAITS), BRANCH)
    assert "false size(players) == 2" in ways
    assert "true size(players) == 2" not in ways


def test_each_scenario_has_a_trail_of_its_own(tmp_path: Path) -> None:
    root = game(tmp_path, f"{CASTS}  wrong: {{when: [{{1: wait}}], then: {{seats: {{1: {{fish: 9}}}}}}}}\n")
    ruleset, found = load(root, languages=()), Diagnostics()
    walked = walk(ruleset.model, read_scenarios(root, ruleset.model, found))
    casts, waits = ({mark.span.text.splitlines()[0] for mark in trail} for trail in walked.trails)
    assert "you.fish += 1" in casts - waits
    assert "pond -= 1" not in casts
    assert "size(players) == 2" not in casts | waits
    assert {mark.span.text for mark in walked.settled} >= {"size(players) == 2"}
    assert walked.failing == (1,)


def test_what_is_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert cover([game(Path(), CASTS)], as_json=False) is ExitCode.FINDINGS
    lines = capsys.readouterr().out.splitlines()
    assert "pond/ruleset.yaml:13:20: never reached: pond -= 1" in lines
    assert "pond/ruleset.yaml:13:10: never true: you.rich" in lines
    assert lines[-1].startswith("pond: ")

"""Scenario files and ledgers are read: every fault at its place, and nothing else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from rulekit.api import load
from rulekit.diagnostics import Diagnostics
from rulekit.ruleset.model import Ruleset
from rulekit.scenario.ledger import read_ledger
from rulekit.scenario.model import Given
from rulekit.scenario.read import read_scenarios

HERE = Path(__file__).parent
STALL = HERE / "stall"
CASES: list[dict[str, Any]] = YAML(typ="safe", pure=True).load((HERE / "reading.yaml").read_text("utf-8"))


@pytest.fixture(scope="module")
def stall() -> Ruleset:
    return load(STALL).model


def write(folder: Path, **files: str) -> Path:
    """A ruleset's folder with these files under `tests/`."""
    (folder / "stall" / "tests").mkdir(parents=True)
    for name, text in files.items():
        (folder / "stall" / "tests" / f"{name}.yaml").write_text(text, "utf-8")
    return folder / "stall"


def places(found: Diagnostics) -> list[str]:
    return [f"{d.code} @ {d.span.line}:{d.span.column}" for d in found.in_order()]


@pytest.mark.parametrize("case", CASES, ids=[case["note"] for case in CASES])
def test_case(case: dict[str, Any], stall: Ruleset, tmp_path: Path) -> None:
    found = Diagnostics()
    read_scenarios(write(tmp_path, case=case["text"]), stall, found)
    assert places(found) == ([] if case["want"] == "ok" else case["want"])


def test_messages_name_what_there_is(stall: Ruleset, tmp_path: Path) -> None:
    text = (
        "scenarios: {one: {given: {seats: {1: {hnad: [], hand: [plam, gate1]}, 9: {}}}},"
        " two: {given: {table: {out_of_play: [plum]}}}}"
    )
    found = Diagnostics()
    read_scenarios(write(tmp_path, one=text), stall, found)
    assert [(d.message, d.hint) for d in found.in_order()] == [
        ("a player has no `hnad`", "did you mean `hand`?"),
        ("there is no `plam` in this ruleset", "did you mean `plum`?"),
        ("`gate1` is no fruit", "known here: `pear`, `plum`, `quince`"),
        ("there is no seat 9: 2 play here", "seats count from 1"),
        (
            "what is out of play can only be looked at, and not as a seat sees it",
            "under `then`: `table: {out_of_play: ..}`",
        ),
    ]


def test_a_scenario_with_a_fault_is_left_out_and_the_others_are_not(stall: Ruleset, tmp_path: Path) -> None:
    found = Diagnostics()
    texts = {
        "a": "scenarios: {one: {given: {players: 9}}, two: {}}",
        "b": "scenarios: {three: {}}",
        "c": "scenario: {}",
    }
    assert [one.name for one in read_scenarios(write(tmp_path, **texts), stall, found)] == ["two", "three"]
    assert [d.span.source.name for d in found.in_order()] == ["stall/tests/a.yaml", "stall/tests/c.yaml"]


def test_a_name_stands_once_in_a_ruleset(stall: Ruleset, tmp_path: Path) -> None:
    found = Diagnostics()
    texts = {"a": "scenarios: {one: {}}", "b": "scenarios:\n  one: {}\n  two: {}"}
    assert [one.name for one in read_scenarios(write(tmp_path, **texts), stall, found)] == ["one", "two"]
    (twice,) = found
    assert (twice.code, twice.span.source.name, twice.span.line) == ("scenario/twice", "stall/tests/b.yaml", 2)
    assert twice.related[0].span.source.name == "stall/tests/a.yaml"


def test_a_ruleset_without_scenarios(stall: Ruleset, tmp_path: Path) -> None:
    found = Diagnostics()
    assert read_scenarios(tmp_path, stall, found) == []
    assert not found


def test_the_position_has_seats_from_0_and_defaults_under_it(stall: Ruleset, tmp_path: Path) -> None:
    text = """
defaults: {players: 3, options: {price: 2, first_player: 1}, seats: {1: {coins: 4, keen: true}}, table: {bank: 7}}
scenarios:
  one:
    given:
      options: {first_player: 3}
      seats: {1: {coins: 5}, 2: {friend: 3, hand: [plum, pear]}, 3: {friend: none}}
      things: {gate1: {open: true}}
      at: {step: turns, seat: 3}
"""
    (one,) = read_scenarios(write(tmp_path, one=text), stall, Diagnostics())
    assert one.given == Given(
        players=3,
        seed=1,
        options={"price": 2, "first_player": 2},
        seats={0: {"coins": 5, "keen": True}, 1: {"friend": "player3", "hand": ["plum", "pear"]}, 2: {"friend": None}},
        table={"bank": 7},
        things={"gate1": {"open": True}},
        step="turns",
        seat=2,
    )


# ---------------------------------------------------------------------------------------------- the ledger


def ledger(folder: Path, text: str) -> tuple[dict[str, tuple[str, str | None, str | None]], list[str]]:
    (folder / "rules.yaml").write_text(text, "utf-8")
    found = Diagnostics()
    rules = read_ledger(folder, found)
    return {id: (rule.says, rule.exempt, rule.pending) for id, rule in rules.items()}, places(found)


def test_a_ledger(tmp_path: Path) -> None:
    text = "rules:\n  ST-002: {says: b, exempt: c}\n  ST-001: {says: a}\n  ST-010: {says: d, pending: e}\n"
    rules = {"ST-002": ("b", "c", None), "ST-001": ("a", None, None), "ST-010": ("d", None, "e")}
    assert ledger(tmp_path, text) == (rules, [])


@pytest.mark.parametrize(
    ("text", "want"),
    [
        ("rules: {ST-001: {say: a}}", ["schema/unknown-key @ 1:18"]),
        ("rules: {ST-001: {}}", ["schema/missing-key @ 1:9"]),
        ("rules: {first: {says: a}}", ["schema/name @ 1:9"]),
        ("rules: {ST-001: {says: a, exempt: b, pending: c}}", ["schema/unknown-key @ 1:38"]),
        ("rules: {ST-001: {says: a, exempt: b, total: c}}", ["schema/unknown-key @ 1:38"]),
        ("rules: {ST-001: {says: a, total: b, pending: c}}", ["schema/unknown-key @ 1:37"]),
        ("rules: {ST-001: {says: a, total: B}}", ["schema/value @ 1:34"]),
        ("rules: {ST-001: {says: a, exempt: }}", ["schema/empty @ 1:27"]),
        ("rules: {ST-001: {says: a}, ST-001: {says: b}}", ["yaml/duplicate-key @ 1:28"]),
        ("rule: {}", ["schema/unknown-key @ 1:1"]),
    ],
)
def test_a_wrong_ledger(tmp_path: Path, text: str, want: list[str]) -> None:
    assert ledger(tmp_path, text)[1] == want


def test_no_ledger(tmp_path: Path) -> None:
    found = Diagnostics()
    assert read_ledger(tmp_path, found) == {}
    assert not found

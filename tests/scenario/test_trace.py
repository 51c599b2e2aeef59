"""Rules against scenarios: what is shown by what, and what is shown by nothing."""

from __future__ import annotations

from pathlib import Path

from rulekit.scenario.trace import trace

LEDGER = """
rules:
  ST-002: {says: b}
  ST-001: {says: a}
  ST-003: {says: c, exempt: d}
  ST-004: {says: e, pending: f}
  ST-005: {says: g}
"""


def lay_out(folder: Path, **files: str) -> Path:
    for name, text in files.items():
        path = folder / name.replace("__", "/")
        path = path.with_name(f"{path.name}.yaml")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return folder


def shown(folder: Path) -> dict[str, tuple[str, ...]]:
    return {row.rule.id: row.scenarios for row in trace(folder).rows}


def test_each_rule_with_its_scenarios_in_the_order_of_the_ledger(tmp_path: Path) -> None:
    one = "scenarios: {first: {shows: [ST-001, ST-002]}, second: {}}"
    two = "scenarios: {third: {shows: [ST-001, ST-004]}}"
    folder = lay_out(tmp_path, rules=LEDGER, tests__one=one, tests__two=two)
    found = trace(folder)
    assert [(row.rule.id, row.scenarios, row.missing) for row in found.rows] == [
        ("ST-002", ("first",), False),
        ("ST-001", ("first", "third"), False),
        ("ST-003", (), False),
        ("ST-004", ("third",), False),
        ("ST-005", (), True),
    ]
    assert not found.passed
    assert not found.found


def test_it_passes_when_nothing_is_missing(tmp_path: Path) -> None:
    one = "scenarios: {first: {shows: [ST-001, ST-002, ST-005]}}"
    assert trace(lay_out(tmp_path, rules=LEDGER, tests__one=one)).passed


def test_an_unknown_id_is_a_fault_at_its_place(tmp_path: Path) -> None:
    one = "scenarios:\n  first: {shows: [ST-001, ST-002, ST-005, ST-006]}"
    found = trace(lay_out(tmp_path, rules=LEDGER, tests__one=one))
    (fault,) = found.found
    assert (fault.code, fault.span.text, fault.span.line) == ("ledger/unknown-rule", "ST-006", 2)
    assert not found.passed


def test_without_a_ledger_every_id_is_unknown(tmp_path: Path) -> None:
    found = trace(lay_out(tmp_path, tests__one="scenarios: {first: {shows: [ST-001]}, second: {}}"))
    assert found.rows == []
    assert [d.code for d in found.found] == ["ledger/unknown-rule"]


def test_a_file_that_cannot_be_read_fails(tmp_path: Path) -> None:
    rules = "rules: {ST-001: {says: a, exempt: b}}"
    assert trace(lay_out(tmp_path / "good", rules=rules, tests__one="scenarios: {first: {}}")).passed
    assert not trace(lay_out(tmp_path / "bad", rules=rules, tests__one="scenario: {first: {}}")).passed


def test_an_expansion_shows_rules_of_its_base_and_its_own(tmp_path: Path) -> None:
    lay_out(
        tmp_path,
        ruleset="id: stall",
        rules="rules: {ST-001: {says: a}, ST-002: {says: b}}",
        tests__one="scenarios: {first: {shows: [ST-001]}}",
        expansions__fair__ruleset="{id: fair, extends: stall}",
        expansions__fair__rules="rules: {FA-001: {says: c}}",
        expansions__fair__tests__two="scenarios: {second: {shows: [ST-002, FA-001]}}",
    )
    assert shown(tmp_path) == {"ST-001": ("first",), "ST-002": ("second",)}
    assert shown(tmp_path / "expansions" / "fair") == {"FA-001": ("second",)}
    assert trace(tmp_path).passed
    assert trace(tmp_path / "expansions" / "fair").passed


# ---------------------------------------------------------------------------------------------- totals

GAME = """
id: stall
language: 1
players: 2
kinds: {fruit: {listed_as: fruits, copies: 3}}
fruits: {plum: {}, pear: {}}
totals: {fruits: size(fruits) == 6}
"""


def test_a_total_shows_a_rule(tmp_path: Path) -> None:
    rules = "rules: {ST-001: {says: a, total: fruits}, ST-002: {says: b}}"
    found = trace(lay_out(tmp_path / "stall", ruleset=GAME, rules=rules))
    assert [(row.rule.id, row.total, row.missing) for row in found.rows] == [
        ("ST-001", "fruits", False),
        ("ST-002", None, True),
    ]
    assert not found.found


def test_a_total_that_there_is_not(tmp_path: Path) -> None:
    rules = "rules:\n  ST-001: {says: a, total: fruit}"
    found = trace(lay_out(tmp_path / "stall", ruleset=GAME, rules=rules))
    (fault,) = found.found
    assert (fault.code, fault.span.text, fault.hint) == ("ledger/unknown-total", "fruit", "did you mean `fruits`?")
    assert not found.passed


def test_a_total_of_an_expansion_or_of_its_base(tmp_path: Path) -> None:
    folder = lay_out(
        tmp_path / "stall",
        ruleset=GAME,
        expansions__fair__ruleset="id: fair\nlanguage: 1\nextends: stall\ntotals: {plums: size(fruits) > 5}",
        expansions__fair__rules="rules: {FA-001: {says: a, total: plums}, FA-002: {says: b, total: fruits}}",
    )
    assert trace(folder / "expansions" / "fair").passed
    lay_out(folder, rules="rules: {ST-001: {says: a, total: plums}}")
    assert [fault.code for fault in trace(folder).found] == ["ledger/unknown-total"]


def test_totals_of_a_ruleset_that_is_refused(tmp_path: Path) -> None:
    rules = "rules: {ST-001: {says: a, total: fruits}}"
    folder = lay_out(tmp_path / "stall", ruleset=GAME.replace("players: 2", "players: many"), rules=rules)
    assert [fault.code for fault in trace(folder).found] == ["schema/value"]

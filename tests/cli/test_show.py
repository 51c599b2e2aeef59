"""`rulekit show`: cards, rules and tables, as a player would read them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.helpers.command import Run, command

RULESET = """
id: orchard
language: 1
version: 2.0.0
title: The Orchard
players: 2
locales: [en, it]
names: {soil: [clay, sand]}
kinds:
  fruit: {listed_as: fruits, fields: {worth: int = 1}, starts_in: sack}
  action: {is: offer, listed_as: actions}
fruits:                                                           # OR-009: not of one alone
  plum: {worth: 3, numbers: {seeds: 1}}                           # OR-001
  plum_tree: {}
  pear:
    worth: 2                                                      # OR-002, 003
actions: {rest: {do: nothing}, pick: {do: nothing}}
tables:
  yields: {keys: [soil, 1..3], gives: int, rows: {clay: {1: 2, 2: 4, 3: 6}, sand: {1: 1, 2: 1, 3: 10}}}  # OR-003
  names: {keys: [1..9], gives: name of fruit, rows: {1..4: plum, 5..9: pear}}
zones: {sack: {holds: fruit}}
flow:
  game: {repeat: true, steps: [turns]}
  turns: {for: you in players, offers: action, pick: one}
"""

ENGLISH = """
game = Grow more than you can eat.
soil-clay = Clay
soil-sand = Sand
fruit-plum = Plum
    .text = Has { $seeds } stone, and is worth { $worth }.
fruit-plum_tree = Plum tree
fruit-pear = Pear
offer-rest = Rest
offer-pick = Pick
zone-sack = Sack
field-worth = Worth
"""

LEDGER = """
rules:
  OR-001: {says: "A plum counts three."}
  OR-002: {says: "A pear counts two."}
  OR-003: {says: "Sand is good for pears.", exempt: "it is only good to know"}
"""

SCENARIO = """
scenarios:
  a_plum_is_there: {shows: [OR-001], given: {players: 2}, then: {table: {sack: [plum, plum_tree, pear]}}}
"""


@pytest.fixture
def orchard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "games" / "orchard"
    (folder / "locales").mkdir(parents=True)
    (folder / "tests").mkdir()
    (folder / "ruleset.yaml").write_text(RULESET, "utf-8")
    (folder / "locales" / "en.ftl").write_text(ENGLISH, "utf-8")
    (folder / "locales" / "it.ftl").write_text(ENGLISH.replace("= Plum\n", "= Prugna\n"), "utf-8")
    (folder / "rules.yaml").write_text(LEDGER, "utf-8")
    (folder / "tests" / "all.yaml").write_text(SCENARIO, "utf-8")
    monkeypatch.setenv("RULEKIT_PATH", str(tmp_path / "games"))
    for name in ("LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    return folder


@pytest.fixture
def show(orchard: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return command(monkeypatch, capsys, "show")


def line_of(text: str) -> int:
    return next(number for number, line in enumerate(RULESET.splitlines(), 1) if text in line)


def test_what_there_is(show):
    ended = show("orchard")
    assert ended.code == 0
    assert ended.out.startswith("The Orchard 2.0.0\n  Grow more than you can eat.\n\nfruits (3)\n")
    assert "  Plum, Plum tree, Pear\n" in ended.out
    assert "\nactions (2)\n  Rest, Pick\n" in ended.out
    assert "\nTables (2)\n  yields, names\n\nRules (3)\n  OR-001 … OR-003\n" in ended.out


def test_a_card_with_its_rules(show):
    ended = show("orchard", "plum")
    place = f"  (in the rules: orchard/ruleset.yaml, line {line_of('plum: {worth: 3')})\n"
    card = "Plum\n  Worth: 3\n  Has 1 stone, and is worth 3.\n  OR-001  A plum counts three.\n"
    assert (ended.code, ended.out) == (0, card + place)


def test_the_rules_of_a_card_stand_beside_it_or_below_it_and_not_above(show):
    assert "OR-002" in show("orchard", "pear").out
    assert "OR" not in show("orchard", "plum_tree").out


@pytest.mark.parametrize("asked", ["pea", "PEAR", "fruits.pear", "fruit.pear"])
def test_by_part_of_a_name_or_by_more_than_a_name(show, asked):
    assert show("orchard", asked).out.startswith("Pear\n")


def test_words_need_no_quotes(show):
    assert show("orchard", "plum", "tree").out.startswith("Plum tree\n")


def test_in_a_language(show):
    assert show("orchard", "prugna", "--lang", "it").out.startswith("Prugna\n  Worth: 3\n")


def test_a_rule_with_what_shows_it_and_where_it_is_written(show):
    ended = show("orchard", "or-001")
    clause = f"  orchard/ruleset.yaml:{line_of('plum: {worth: 3')}  plum: {{worth: 3, numbers: {{seeds: 1}}}}\n"
    assert ended.out == f"OR-001\n  A plum counts three.\n  shown by: a_plum_is_there\n{clause}"


def test_a_rule_that_nothing_can_show(show):
    assert "  it is only good to know\n" in show("orchard", "OR-003").out


def test_a_table_is_drawn(show):
    drawn = "yields\n        1  2   3\n  Clay  2  4   6\n  Sand  1  1  10\n"
    assert show("orchard", "yields").out.startswith(drawn)
    assert show("orchard", "names").out.startswith("names\n  1..4  Plum\n  5..9  Pear\n")


def test_for_programs(show):
    card = json.loads(show("orchard", "plum", "--json").out)
    assert (card["sort"], card["id"], card["fields"], card["rules"]) == ("card", "plum", {"Worth": "3"}, ["OR-001"])
    rule = json.loads(show("orchard", "OR-001", "--json").out)
    assert (rule["says"], rule["scenarios"]) == ("A plum counts three.", ["a_plum_is_there"])
    assert json.loads(show("orchard", "yields", "--json").out)["rows"]["sand"] == {"1": 1, "2": 1, "3": 10}
    everything = json.loads(show("orchard", "--json").out)
    assert everything["kinds"] == {"fruits": ["plum", "plum_tree", "pear"], "actions": ["rest", "pick"]}
    assert everything["rules"] == ["OR-001", "OR-002", "OR-003"]


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        (["orchard", "plim"], 2, "nothing in orchard is called `plim`; did you mean `plum`?"),
        (["orchard", "zebra"], 2, "`rulekit show orchard` tells what there is"),
        (["orchrd"], 2, "did you mean `orchard`?"),
        (["orchard", "plum", "--lang", "xx"], 2, "--lang xx: there is en, it"),
    ],
)
def test_what_is_not_there(show, arguments, code, sentence):
    ended = show(*arguments)
    assert (ended.code, ended.out) == (code, "")
    assert sentence in ended.err

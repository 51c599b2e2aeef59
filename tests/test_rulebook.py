"""Which rules stand beside a place in the YAML, and what they say."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from rulekit.api import load
from rulekit.data import rulesets_folder, starter_folder
from rulekit.diagnostics import Diagnostics
from rulekit.lint.run import lint
from rulekit.rulebook import Rulebook, cited, ids_in, lines_naming
from rulekit.scenario.ledger import read_ledger, read_translation
from rulekit.source import Source, Span


@pytest.mark.parametrize(
    ("comment", "ids"),
    [
        ("CO-042, 321", ["CO-042", "CO-321"]),
        ("BI-063, 064, EC-38, 39", ["BI-063", "BI-064", "EC-38", "EC-39"]),
        ("CO-030 to 032, 342: no pass", ["CO-030", "CO-031", "CO-032", "CO-342"]),
        ("CO-030 to CO-032", ["CO-030", "CO-031", "CO-032"]),
        ("CO-097, so also 098", ["CO-097", "CO-098"]),
        ("CO-010, of which 2 are dealt", ["CO-010"]),
        ("CO-001 to 999", ["CO-001"]),
        ("2 cards, 10 coins", []),
        ("", []),
    ],
)
def test_ids_in_a_comment(comment, ids):
    assert list(ids_in(comment)) == ids


YAML = """\
flow:
  game: {repeat: true}          # AA-001
  turns: {offers: action}
actions:                        # AA-002
  walk:
    do: |
      step()                    # AA-003
      rest()
  sing: {do: nothing}           # AA-004, 005
  whistle:
    do: nothing
    if: tired                   # "AA-006"
empty:
  one: 1
many:
  a: 1    # AA-101 to 105
  b: 2    # AA-111 to 115
  c: 3
"""
SOURCE = Source("game/ruleset.yaml", YAML)


def at(text: str) -> Span:
    start = YAML.index(text)
    return Span(SOURCE, start, start + len(text))


@pytest.mark.parametrize(
    ("place", "ids"),
    [
        ("step()", ("AA-003",)),
        ("sing", ("AA-004", "AA-005")),
        ("rest()", ("AA-002",)),
        ("turns", ("AA-001",)),
        ("one", ()),
        ("c: 3", ()),
    ],
)
def test_on_the_line_or_around_it_or_else_beside_it_if_those_are_few(place, ids):
    assert cited(at(place)) == ids


@pytest.mark.parametrize(("place", "ids"), [("sing", ("AA-004", "AA-005")), ("walk", ("AA-003",)), ("rest()", ())])
def test_alone_nothing_counts_that_a_place_stands_in(place, ids):
    assert cited(at(place), alone=True) == ids


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    base = tmp_path / "game"
    (base / "tests").mkdir(parents=True)
    (base / "ruleset.yaml").write_text(YAML, "utf-8")
    (base / "tests" / "all.yaml").write_text("a: 1  # AA-003\n", "utf-8")
    (base / "rules.yaml").write_text(
        'rules:\n  AA-001: {says: "One."}\n  AA-EC-03: {says: "Three."}\n  BB-EC-04: {says: "x"}\n'
        '  CC-EC-04: {says: "y"}\n',
        "utf-8",
    )
    return base


def test_a_rule_may_be_cut_short_at_its_front_if_it_is_clear_which(folder):
    book = Rulebook([folder])
    assert [rule.says for rule in book.named(["AA-001", "EC-03", "EC-04", "ZZ-001"])] == ["One.", "Three."]
    assert [rule.id for rule in book.beside(at("turns"))] == ["AA-001"]
    assert book.beside(None) == []


def test_the_lines_that_name_a_rule(folder):
    number = YAML.splitlines().index("      step()                    # AA-003") + 1
    assert lines_naming("AA-003", [folder]) == [(f"game/ruleset.yaml:{number}", "step()")]
    assert lines_naming("XX-AA-004", [folder]) == [
        (
            f"game/ruleset.yaml:{YAML.splitlines().index('  sing: {do: nothing}           # AA-004, 005') + 1}",
            "sing: {do: nothing}",
        )
    ]


def test_without_a_ledger_there_are_no_rules(tmp_path):
    assert Rulebook([tmp_path]).rules == {}


def test_rules_are_said_in_a_language_as_far_as_it_has_them(folder):
    translated = folder / "rules" / "it"
    translated.mkdir(parents=True)
    (translated / "first.yaml").write_text('rules: {AA-001: {says: "Uno."}, ZZ-999: {says: "Nulla."}}\n', "utf-8")
    (translated / "second.yaml").write_text('rules: {BB-EC-04: {says: "Quattro."}}\n', "utf-8")
    book = Rulebook([folder], "it")
    assert {id: rule.says for id, rule in book.rules.items()} == {
        "AA-001": "Uno.",
        "AA-EC-03": "Three.",
        "BB-EC-04": "Quattro.",
        "CC-EC-04": "y",
    }
    assert [rule.says for rule in Rulebook([folder], "fr").rules.values()] == ["One.", "Three.", "x", "y"]


@pytest.mark.parametrize(
    ("file", "content", "code", "says"),
    [
        ("rules/it/rules.yaml", "rules: {ST-131: {says: Nulla.}}\n", "ledger/unknown-rule", "ST-131"),
        ("rules/de/rules.yaml", "rules: {ST-13: {says: Nichts.}}\n", "file/unlisted", "rules/de"),
        ("rules/it/rules.yaml", "rules: {ST-13: {sys: Nulla.}}\n", "schema/unknown-key", "sys"),
        ("rules/it/rules.yaml", "rules: {ST-13: [\n", "yaml/syntax", ""),
    ],
)
def test_what_is_wrong_in_a_translation_is_told(tmp_path, file, content, code, says):
    game = tmp_path / "shore"
    shutil.copytree(starter_folder(), game)
    wrong = game / file
    wrong.parent.mkdir(parents=True, exist_ok=True)
    wrong.write_text(content, "utf-8")
    found = [item for item in lint(game) if item.code == code]
    assert [item.span.source.name.endswith(file) and says in item.message for item in found] == [True]


@pytest.mark.parametrize(
    "folder", [path.parent for path in sorted(rulesets_folder().rglob("ruleset.yaml"))], ids=lambda path: path.name
)
def test_the_shipped_games_say_their_rules_in_all_their_languages(folder):
    found = Diagnostics()
    rules = read_ledger(folder, found)
    for language in list(load(folder).locales)[1:]:
        assert read_translation(folder, language, rules, found).keys() == rules.keys(), language
    assert not list(found)

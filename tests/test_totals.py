"""What is said of a total that does not hold, and who works totals out: the linter alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulekit import load, totals
from rulekit.api import check

GAME = """\
id: orchard
language: 1
players: 2..4
names: {crop: {early: {month: 7}, late: {month: 10}}, tool: [ladder, basket]}
kinds:
  fruit: {listed_as: fruits, fields: {crop: crop, worth: 0..9 = 1, best: fruit?}, copies: 3, starts_in: crate}
  tree: {listed_as: trees, copies: 2}
  stone: {listed_as: stones, copies: 1 + size(players)}
fruits:
  plum: {crop: early}
  pear: {crop: late, worth: 2, copies: 1}
  apple: {crop: late, copies: 4}
stones: {pebble: {}}
zones: {crate: {holds: fruit}}
tables: {wage: {keys: [tool], gives: int, rows: {ladder: 3, basket: 1}}}
setup: move 1 of crate to out_of_play
"""


def write(folder: Path, condition: str, game: str = GAME) -> Path:
    root = folder / "orchard"
    root.mkdir()
    (root / "ruleset.yaml").write_text(f"{game}totals:\n  sum: {condition}\n", "utf-8")
    return root


@pytest.mark.parametrize(
    ("condition", "said"),
    [
        ("size(fruits) == 8", ""),
        ("size(fruits) == 9", "there are 8, but 9 are declared"),
        ("9 == size(fruits)", "there are 8, but 9 are declared"),
        ("count(f in fruits where f is pear) == 2", "there is 1, but 2 are declared"),
        ("count(f in fruits where f is plum) == 1", "there are 3, but 1 is declared"),
        ("size(fruits) <= 7", "there are 8, but at most 7 are declared"),
        ("7 >= size(fruits)", "there are 8, but at most 7 are declared"),
        ("size(fruits) >= 9", "there are 8, but at least 9 are declared"),
        ("size(fruits) + size(trees) == 9", "there are 10, but 9 are declared"),
        ("sum(f.worth for f in fruits) == 8", "this is 9, but 8 is declared"),
        ("wage[ladder] == 4", "this is 3, but 4 is declared"),
        ("wage[ladder] < 3", "this is 3, but less than 3 is declared"),
        ("early.month > 7", "this is 7, but more than 7 is declared"),
        ("plum.crop == late", "this is `early`, but `late` is declared"),
        ("plum.best == pear", "this is `none`, but `pear` is declared"),
        ("size(fruits) != 8", "this does not hold"),
        ("size(fruits) == 7 or size(fruits) == 9", "this does not hold"),
        ("size(trees) == 2 and size(fruits) == 7", "there are 8, but 7 are declared"),
        ("every(c in crop where c.month == 7)", "for `late` this is 10, but 7 is declared"),
        (
            "every(c in crop where count(f in fruits where f.crop == c) == (3 if c == early else 4))",
            "for `late` there are 5, but 4 are declared",
        ),
        ("every(t in trees where t.number == 1)", "for `tree2` this is 2, but 1 is declared"),
        ("every(f in fruits where f.worth == 1)", "for `pear` this is 2, but 1 is declared"),
        ("every(n in 1..3 where wage[basket] >= n)", "for 2 this is 1, but at least 2 is declared"),
        (
            "every(c in crop where every(t in tool where wage[t] < 3))",
            "for `early` for `ladder` this is 3, but less than 3 is declared",
        ),
        ("every(c in crop where c == early)", "for `late` this is `late`, but `early` is declared"),
        ("not any(f in fruits where f.worth > 1)", "this does not hold"),
    ],
)
def test_what_is_said(condition: str, said: str, tmp_path: Path) -> None:
    fixed = GAME.replace("1 + size(players)", "4")
    checked = check(write(tmp_path, condition, fixed))
    assert [d.message for d in checked.diagnostics] == ([said] if said else [])
    assert [d.code for d in checked.diagnostics] == (["total/wrong"] if said else [])
    assert (checked.ruleset is None) == bool(said)


@pytest.mark.parametrize(
    ("condition", "said"),
    [
        ("size(stones) == 1 + size(players)", ""),
        ("size(stones) <= 3", "with 3 players there are 4, but at most 3 are declared"),
        ("size(stones) == 3", "with 3 players there are 4, but 3 are declared"),
        (
            "every(t in tool where size(stones) < 4)",
            "with 3 players for `ladder` there are 4, but less than 4 are declared",
        ),
    ],
)
def test_numbers_of_players(condition: str, said: str, tmp_path: Path) -> None:
    assert [d.message for d in check(write(tmp_path, condition)).diagnostics] == ([said] if said else [])


@pytest.mark.parametrize(
    ("condition", "said"),
    [
        ("size(crate) == 8", "a total is about what is printed, but `crate` is a zone"),
        ("poor", "a total is about what is printed, but `poor` looks at `crate`, which is a zone"),
        ("very_poor", "a total is about what is printed, but `very_poor` looks at `crate`, which is a zone"),
        ("few == 2", "a total is about what is printed, but `few` is changed by clauses"),
    ],
)
def test_what_is_not_printed(condition: str, said: str, tmp_path: Path) -> None:
    more = "values: {poor: size(crate) < 3, very_poor: poor and true, few: 2}\nwhile: few += 1 where poor\n"
    (found,) = check(write(tmp_path, condition, GAME + more)).diagnostics
    assert (found.code, found.message) == ("total/reads-state", said)
    assert found.span.text in condition


def test_copies_that_cannot_be_worked_out(tmp_path: Path) -> None:
    game = GAME.replace("1 + size(players)", "1 // 0")
    assert [d.code for d in check(write(tmp_path, "size(fruits) == 8", game)).diagnostics] == ["run/divide"]


def test_a_game_knows_nothing_of_totals(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A ruleset with a wrong total can be loaded and played; what runs is the same as without."""
    monkeypatch.setattr(totals, "check_totals", None)
    ruleset = load(write(tmp_path, "size(fruits) == 9"))
    assert [total.name for total in ruleset.model.totals] == ["sum"]
    program = ruleset.program(2)
    program.write_everything()
    assert ruleset.new(players=2).result is not None
    (tmp_path / "bare").mkdir()
    bare = write(tmp_path / "bare", "true")
    (bare / "ruleset.yaml").write_text(GAME, "utf-8")
    plain = load(bare).program(2)
    plain.write_everything()
    assert program.texts == plain.texts

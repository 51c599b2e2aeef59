"""While members sleep, the linter finds what it finds with all awake: whatever was changed, and in whichever file."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml

from benchmarks import many_cards
from rulekit.diagnostics import Diagnostic, Severity
from rulekit.dsl import parser
from rulekit.lint import asleep, remembered, run
from rulekit.lint.blocks import Block, cut
from rulekit.lint.settings import Settings
from rulekit.lint.survey import Survey
from rulekit.source import Source
from tests.lint.test_remembered import as_data, write

DATA = yaml.safe_load(Path(__file__).with_name("asleep.yaml").read_text("utf-8"))
ASKED = Settings()

Slept = list[set[str]]


@pytest.fixture
def slept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Slept:
    """Who slept, each time that what was found meanwhile was good enough."""
    found: Slept = []
    real_sleepers, real_look = asleep.sleepers, asleep.Sleep.look
    last: set[str] = set()

    def sleepers(*args: Any) -> set[str]:
        nonlocal last
        last = real_sleepers(*args)
        return last

    def look(self: asleep.Sleep, lint: Callable[[], list[Diagnostic]]) -> list[Diagnostic] | None:
        result = real_look(self, lint)
        if result is not None:
            found.append(last)
        return result

    monkeypatch.setenv("RULEKIT_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(asleep, "LEAST", 0)
    monkeypatch.setattr(asleep, "sleepers", sleepers)
    monkeypatch.setattr(asleep.Sleep, "look", look)
    return found


def looked_at(folder: Path) -> list[Diagnostic]:
    """What is found; it must be what is found without a memory."""
    found = remembered.findings(folder, (), ASKED)
    parser._tree.cache_clear()
    assert as_data(found) == as_data(run.lint(folder, (), ASKED))
    return found


@pytest.mark.parametrize("case", DATA["edits"], ids=[case["note"] for case in DATA["edits"]])
def test_after_an_edit(case: dict[str, Any], tmp_path: Path, slept: Slept) -> None:
    folder = tmp_path / "fair"
    for name, text in DATA["game"].items():
        write(folder / name, text)
    before = {item.code for item in looked_at(folder)}
    for edit in case["edits"]:
        file = folder / edit["file"]
        text = file.read_text("utf-8")
        assert edit["find"] in text
        write(file, text.replace(edit["find"], edit["replace"], 1))
    after = {item.code for item in looked_at(folder)}
    assert sorted(after - before) == case.get("finds", [])
    assert [" ".join(sorted(names)) for names in slept] == ([case["sleeps"]] if "sleeps" in case else [])


def test_after_any_edits(tmp_path: Path, slept: Slept, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of many similar cards one after the other is changed a little: a number, a word, a line; or taken out."""
    monkeypatch.setattr(many_cards, "CARDS_A_FILE", 20)
    folder, chance = tmp_path / "many", Random(5)
    many_cards.write_ruleset(folder, 60)
    looked_at(folder)
    for _ in range(20):
        file = chance.choice(sorted([*folder.glob("cards/*.yaml"), *folder.glob("locales/*.ftl")]))
        text = file.read_text("utf-8")
        blocks = cut(Source(file.name, text)).blocks
        one, other = (chance.choice(blocks) for _ in range(2))
        write(file, text[: one.start] + edited(text, one, other, chance) + text[one.end :])
        if any(item.severity is Severity.ERROR for item in looked_at(folder)):
            write(file, text)
    assert len(slept) > 4
    assert max(map(len, slept)) > 10


def edited(text: str, one: Block, other: Block, chance: Random) -> str:
    mine, theirs = (text[block.start : block.end] for block in (one, other))
    sort = chance.choice(["number", "number", "word", "line", "all", "nothing"])
    if sort == "all":
        return theirs.replace(other.owner, one.owner, 1)
    pattern = {"number": r"\b\d+\b", "word": r"\w+", "line": r".*\n", "nothing": r"(?s).*"}[sort]
    old = chance.choice([*re.finditer(pattern, mine), None]) or re.match("", mine)
    new = {"number": str(chance.randrange(60)), "nothing": ""}.get(sort) or chance.choice(re.findall(pattern, theirs))
    assert old is not None
    return mine[: old.start()] + new + mine[old.end() :]


@pytest.mark.parametrize("word", ["totals: {t: count(c in cards) >= 1}", "# extends"])
def test_a_ruleset_that_is_more_than_its_parts(word: str, tmp_path: Path, slept: Slept) -> None:
    """Its components are counted, or its base lies elsewhere."""
    many_cards.write_ruleset(tmp_path / "many", 30)
    header = tmp_path / "many" / "ruleset.yaml"
    write(header, f"{header.read_text('utf-8')}{word}\n")
    for _ in range(2):
        looked_at(tmp_path / "many")
        file = tmp_path / "many" / "cards" / "part_000.yaml"
        write(file, file.read_text("utf-8").replace("worth: ", "worth: 1", 1))
    assert not slept


def test_files_that_are_not_read_have_no_members(tmp_path: Path) -> None:
    many_cards.write_ruleset(tmp_path / "many", 4)
    for name in ("aside.yaml", "tests/cards.yaml", "locales/xx.ftl"):
        write(tmp_path / "many" / name, "cards:\n  other: {cost: 3}\n")
    assert list(Survey(tmp_path / "many", {}).members) == ["play", "rest", "card_0", "card_1", "card_2", "card_3"]


SECTIONS = """\
zones:
  deck: {holds: card}
cards:
  plain: {cost: 3}
  # about the next one
  clause:
    cost: 4
    when: {played: draw(1)}

  looks_up: {when: {played: "draw(fees[2])"}}
  lists: {doors: [n, s]}
  declares: {procedures: {grow: {do: draw(1)}}}
  holds: {zones: {deck: {holds: card}}}
  switched: {on_if: true}
  allowed: {cost: 3}  # lint: allow unused/number: later
  below: {cost: 3}
  text: draw(1)
  last: {cost: 9}
more: {inside: {cost: 3}}
"""


def test_what_is_a_block() -> None:
    blocks = cut(Source("some.yaml", SECTIONS)).blocks
    assert [block.owner for block in blocks] == ["plain", "clause", "lists", "last"]
    assert SECTIONS[blocks[0].start : blocks[0].end] == "  plain: {cost: 3}\n  # about the next one\n"
    assert SECTIONS[blocks[-1].start : blocks[-1].end] == "  last: {cost: 9}\n"
    assert [block.first for block in blocks] == [True, False, False, False]


@pytest.mark.parametrize(
    "text", [b"[]", b"{}", b"noise", b'{"rest": "", "cuts": {"a": 1}, "facts": [], "seen": [], "found": []}']
)
def test_what_is_kept_and_cannot_be_read_wakes_all(
    text: bytes, tmp_path: Path, slept: Slept, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(many_cards, "CARDS_A_FILE", 4)
    many_cards.write_ruleset(tmp_path / "many", 8)
    looked_at(tmp_path / "many")
    monkeypatch.setattr(asleep, "fetch", lambda digest, sort: text)
    (tmp_path / "many" / "notes.txt").touch()
    looked_at(tmp_path / "many")
    assert not slept

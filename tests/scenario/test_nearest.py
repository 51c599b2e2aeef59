"""Which scenarios a fault is shown to, and in which order: with a very small game."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from rulekit.scenario import nearest
from rulekit.scenario.mutate import Subject, Verdict

FERRY = Path(__file__).parent / "ferry"
CROSSES, TWO, ONE = "crossing_costs_two", "two_coins_are_enough", "one_coin_is_not"


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return shutil.copytree(FERRY, tmp_path / "ferry")


def rules(place: Path, before: str, after: str) -> None:
    header = place / "ruleset.yaml"
    text = header.read_text("utf-8")
    assert before in text
    header.write_text(text.replace(before, after), "utf-8")


def scenarios(place: Path, *lines: str) -> None:
    text = "\n  ".join(["scenarios:", *lines])
    (place / "tests" / "more.yaml").write_text(f"{text}\n", "utf-8")


def order(place: Path, path: str, now: str) -> list[str]:
    subject = Subject(place)
    assert [str(item.message) for item in subject.found] == []
    assert subject.failing() == []
    (mutant,) = (each for each in subject.mutants if each.path == path and each.now == now)
    return [subject.scenarios[number].name for number in subject.nearest.order(mutant)]


# ---------------------------------------------------------------------------------------------- which


@pytest.mark.parametrize(
    ("path", "now", "wanted"),
    [
        pytest.param("deeds.cross.do", "nothing; you.shore = far", {CROSSES}, id="a statement"),
        pytest.param("deeds.gamble.bands.3+", "nothing", set(), id="a statement that nobody carries out"),
        pytest.param("when.late.if", "not (chest == 6)", {CROSSES}, id="a condition"),
        pytest.param("when.late.if", "", {CROSSES}, id="a condition is dropped"),
        pytest.param("when.late", "", {CROSSES}, id="a clause is dropped"),
        pytest.param("deeds.cross.if.can_pay", "", {CROSSES, TWO, ONE}, id="a condition that all have looked at"),
        pytest.param("deeds.cross.price", "3", {CROSSES, TWO, ONE}, id="a printed number"),
        pytest.param("values.shores", "[far]", {CROSSES, TWO, ONE}, id="a value that nobody has looked at"),
    ],
)
def test_only_scenarios_that_have_looked_at_the_place(place: Path, path: str, now: str, wanted: set[str]) -> None:
    assert set(order(place, path, now)) == wanted


def test_what_an_option_settles_may_matter_to_all(place: Path) -> None:
    """Where it is settled, nobody is seen to look at it."""
    rules(place, "if: chest == 6, do:", "if: {now: chest == 6, dear: toll == 3}, do:")
    assert set(order(place, "when.late.if.now", "chest == 7")) == {CROSSES}
    assert set(order(place, "when.late.if.dear", "toll == 2")) == {CROSSES, TWO, ONE}


def test_a_fault_is_judged_by_those_scenarios(place: Path) -> None:
    """Whoever does not cross cannot notice that crossing is free."""
    subject = Subject(place)
    (mutant,) = (each for each in subject.mutants if each.path == "deeds.cross.do" and each.now.startswith("nothing"))
    everything, nothing = subject.judge(mutant), subject.judge(mutant, [1, 2])
    assert (everything.verdict, everything.scenarios) == (Verdict.CAUGHT, 1)
    assert (nothing.verdict, nothing.scenarios) == (Verdict.SURVIVED, 2)


# ---------------------------------------------------------------------------------------------- in which order


def test_those_that_were_nearest_come_first(place: Path) -> None:
    """Also where another one speaks more of the place."""
    scenarios(place, "speaks: {then: {asks: {has: [rest]}}}   # of deeds: rest, price", "comes: {when: [{1: rest}]}")
    assert order(place, "deeds.rest.price", "1")[:2] == ["comes", "speaks"]


def test_of_those_equally_near_the_ones_that_speak_of_the_place_come_first(place: Path) -> None:
    rules(place, "winners: players}}", "winners: players}}  # FE-001, 002")
    scenarios(place, "a: {when: [{1: rest}]}", "b: {when: [{1: rest}], shows: [FE-002]}")
    assert order(place, "ends.bare.if", "chest == 7")[0] == "b"
    scenarios(place, "a: {when: [{1: rest}]}", "b: {when: [{1: rest}], shows: [FE-003]}")
    assert order(place, "ends.bare.if", "chest == 7")[0] == CROSSES
    assert order(place, "deeds.rest.limit", "")[0] == "a"


@pytest.mark.parametrize(("handful", "wanted"), [(1, "abcd"), (2, "abcd"), (3, "acbd"), (4, "acbd")])
def test_in_a_handful_those_with_the_same_options_stand_together(
    place: Path, monkeypatch: pytest.MonkeyPatch, handful: int, wanted: str
) -> None:
    monkeypatch.setattr(nearest, "HANDFUL", handful)
    tolls = zip("abcd", (1, 2, 1, 2), strict=True)
    scenarios(
        place, *(f"{name}: {{given: {{options: {{toll: {toll}}}}}, when: [{{1: rest}}]}}" for name, toll in tolls)
    )
    assert "".join(order(place, "deeds.rest.price", "1"))[:4] == wanted


def test_what_is_compiled_already_comes_first_in_later_handfuls(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nearest, "HANDFUL", 2)
    tolls = zip("abcd", (1, 1, 2, 1), strict=True)
    scenarios(
        place, *(f"{name}: {{given: {{options: {{toll: {toll}}}}}, when: [{{1: rest}}]}}" for name, toll in tolls)
    )
    assert "".join(order(place, "deeds.rest.price", "1"))[:4] == "abdc"

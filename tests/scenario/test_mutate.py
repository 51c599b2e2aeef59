"""Mutants of a very small game: which are made, what becomes of them, and what is said about it."""

from __future__ import annotations

import json
import shutil
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from rulekit.api import load
from rulekit.diagnostics import Diagnostics, RulesetError
from rulekit.game import Ruleset
from rulekit.scenario import mutate
from rulekit.scenario.edits import Kind
from rulekit.scenario.equivalent import read_equivalents
from rulekit.scenario.model import Scenario
from rulekit.scenario.mutants import Mutant
from rulekit.scenario.mutate import Subject, Verdict
from rulekit.scenario.run import run as run_scenario
from rulekit.scenario.survey import Figures, Plan, Survey, survey, wilson
from tests.helpers.command import Ended, Run, command

HERE = Path(__file__).parent
FERRY = HERE / "ferry"
STALL = HERE / "stall"
KNOWN = [line for line in (HERE / "ferry.txt").read_text("utf-8").splitlines() if not line.startswith("#")]


@pytest.fixture(scope="module")
def ferry() -> Subject:
    return Subject(FERRY)


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A current folder with the game in it."""
    shutil.copytree(FERRY, tmp_path / "ferry")
    monkeypatch.chdir(tmp_path)
    return tmp_path / "ferry"


def find(subject: Subject, path: str, now: str) -> Mutant:
    (mutant,) = (each for each in subject.mutants if each.path == path and each.now == now)
    return mutant


def explain(place: Path, *entries: str) -> None:
    lines = [f"  - {{file: ruleset.yaml, {entry}, because: so it is}}" for entry in entries]
    (place / "tests" / "equivalent.yaml").write_text("\n".join(["equivalent:", *lines, ""]), "utf-8")


def surveyed(place: Path, plan: Plan) -> Survey:
    subject = Subject(place)
    found = Diagnostics()
    entries = read_equivalents(place, found)
    assert list(found) == []
    return survey(subject, plan, entries)


# ---------------------------------------------------------------------------------------------- making and judging


def test_every_mutant_and_what_becomes_of_it(ferry: Subject) -> None:
    found = [
        f"{ferry.judge(each).verdict.value} {each.kind.value} {each.span.line}:{each.span.column} "
        f"{each.path} | {each.was} | {each.now}".rstrip()
        for each in ferry.mutants
    ]
    assert found == KNOWN
    assert {line.split()[1] for line in KNOWN} == {kind.value for kind in Kind}
    assert {line.split()[0] for line in KNOWN} == {verdict.value for verdict in Verdict}


def test_what_only_checks_and_what_the_header_says_is_left_alone(ferry: Subject) -> None:
    sections = {mutant.path.split(".")[0] for mutant in ferry.mutants}
    assert sections.isdisjoint({"invariants", "id", "language", "players"})


def test_no_two_mutants_are_the_same(ferry: Subject) -> None:
    assert [key for key, times in Counter(mutant.key for mutant in ferry.mutants).items() if times > 1] == []


def test_what_is_dropped_is_told_by_its_own_line(place: Path) -> None:
    header = place / "ruleset.yaml"
    text = header.read_text("utf-8")
    poor = "values:\n  poor: |\n    all p in players\n      where p.coins == 0   # nothing left\n"
    header.write_text(text.replace('values: {shores: "[near, far]"}\n', poor), "utf-8")
    found = [(each.span.line, each.was, each.now) for each in Subject(place).mutants if each.path == "values.poor"]
    assert found[0] == (19, "where p.coins == 0", "all p in players")
    assert found[1] == (19, "where p.coins == 0", "where not (p.coins == 0)")


def test_the_ruleset_itself_stays_as_it_was(ferry: Subject) -> None:
    for mutant in ferry.mutants:
        ferry.with_fault(mutant)
    assert ferry.failing() == []


def test_a_mutant_is_what_the_edited_file_would_be(tmp_path: Path) -> None:
    """The texts that are not read anew must not make a difference: here the whole file is."""
    subject = Subject(STALL)
    shutil.copytree(STALL, tmp_path / "stall")
    file = tmp_path / "stall" / "ruleset.yaml"
    in_place = [each for each in subject.mutants if each.after and each.kind is not Kind.SWAP and "," not in each.was]
    seen: Counter[Verdict] = Counter()
    for mutant in in_place[::6]:
        text, span = mutant.span.source.text, mutant.span
        file.write_text(text[: span.start] + mutant.after + text[span.end :], "utf-8")
        try:
            edited = load(tmp_path / "stall")
        except RulesetError:
            verdict = Verdict.REFUSED
        else:
            caught = not all(run_scenario(scenario, edited).passed for scenario in subject.scenarios)
            verdict = Verdict.CAUGHT if caught else Verdict.SURVIVED
        assert subject.judge(mutant).verdict is verdict, (mutant.path, mutant.now)
        seen[verdict] += 1
    assert len(seen) == 3


def test_of_an_expansion_only_its_own_files_are_changed(place: Path) -> None:
    more = place / "expansions" / "more"
    (more / "tests").mkdir(parents=True)
    (more / "ruleset.yaml").write_text(
        "id: more\nlanguage: 1\nextends: ferry\n"
        "patch:\n"
        "  - {at: deeds.cross.price, was: 2, now: 3}\n"
        "  - {at: when.late.if, was: chest == 6, now: true}\n"
        "  - at: invariants.all_coins\n"
        "    was: chest + sum(p.coins for p in players) == 6\n"
        "    now: chest <= 6\n"
        "add: {deeds: {swim: {price: 1, do: you.shore = far}}}\n",
        "utf-8",
    )
    (more / "tests" / "one.yaml").write_text(
        "scenarios: {dear: {when: [{1: cross}], then: {seats: {1: {coins: 0}}}}}", "utf-8"
    )
    subject = Subject(more)
    found = [(each.path, each.was, each.now, subject.judge(each).verdict.value) for each in subject.mutants]
    assert found == [
        ("patch.deeds.cross.price", "3", "4", "caught"),
        ("patch.deeds.cross.price", "3", "2", "caught"),
        ("patch.when.late.if", "true", "false", "survived"),
        ("add.deeds.swim.price", "1", "2", "survived"),
        ("add.deeds.swim.price", "1", "0", "survived"),
        ("add.deeds.swim.do", "you.shore = far", "nothing", "survived"),
    ]


def test_what_a_total_refuses_is_not_counted(ferry: Subject, place: Path) -> None:
    """A total itself is left as it is."""
    header = place / "ruleset.yaml"
    header.write_text(header.read_text("utf-8") + "totals: {fare: cross.price == 2}\n", "utf-8")
    with_total = Subject(place)
    assert [mutant.key for mutant in with_total.mutants] == [mutant.key for mutant in ferry.mutants]
    changed = [
        (one.path, other.verdict)
        for mine, one in zip(ferry.mutants, with_total.mutants, strict=True)
        if (other := with_total.judge(one)).verdict is not ferry.judge(mine).verdict
    ]
    assert changed == [("deeds.cross.price", Verdict.REFUSED)] * 3


def test_a_ruleset_with_a_wrong_total_is_refused(place: Path) -> None:
    header = place / "ruleset.yaml"
    header.write_text(header.read_text("utf-8") + "totals: {fare: cross.price == 3}\n", "utf-8")
    with pytest.raises(RulesetError, match="this is 2, but 3 is declared"):
        Subject(place)


def test_a_game_that_never_ends_is_caught(place: Path) -> None:
    header = place / "ruleset.yaml"
    text = header.read_text("utf-8").replace("do: nothing}", 'do: "repeat until chest == 2: chest += 1"}')
    header.write_text(text, "utf-8")
    rest = "scenarios: {resting: {when: [{1: rest}]}}"
    (place / "tests" / "crossing.yaml").write_text(rest, "utf-8")
    header.write_text(text.replace("invariants: {all_coins:", "invariants: {all_coins: true or"), "utf-8")
    subject = Subject(place)
    assert subject.failing() == []
    mutant = find(subject, "deeds.rest.do", "repeat until not (chest == 2): chest += 1")
    assert subject.judge(mutant).verdict is Verdict.SURVIVED
    mutant = find(subject, "deeds.rest.do", "repeat until chest == 2: nothing")
    assert subject.judge(mutant).verdict is Verdict.CAUGHT


def test_a_program_that_breaks_is_caught(ferry: Subject, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(scenario: Scenario, ruleset: Ruleset) -> None:
        raise AssertionError("no such thing")

    monkeypatch.setattr(mutate, "run", breaks)
    assert ferry.judge(find(ferry, "tables.fare.rows.near", "5")).verdict is Verdict.CAUGHT


def test_a_ruleset_that_is_refused(place: Path) -> None:
    (place / "ruleset.yaml").write_text("id: ferry\nlanguage: 1\nplayers: 2\nsetup: gain()\n", "utf-8")
    with pytest.raises(RulesetError, match="gain"):
        Subject(place)


# ---------------------------------------------------------------------------------------------- surveys


def test_all_mutants_if_there_are_no_more_than_asked_for(place: Path) -> None:
    result = surveyed(place, Plan())
    verdicts = Counter(line.split()[0] for line in KNOWN)
    tried = verdicts["caught"] + verdicts["survived"]
    assert result.possible == len(KNOWN)
    assert result.figures == Figures(tried, verdicts["caught"], 0, verdicts["refused"])
    assert len(result.survivors) == verdicts["survived"]
    assert result.figures.rate == verdicts["caught"] / tried


def test_a_sample_counts_only_what_is_not_refused(place: Path) -> None:
    sizes = set()
    for seed in range(5):
        result = surveyed(place, Plan(sample=30, seed=seed))
        assert result.figures.tried == 30
        sizes.add(result.figures.refused)
    assert len(sizes) > 1


def test_a_seed_draws_the_same_again(place: Path) -> None:
    def drawn(seed: int) -> list[tuple[str, str]]:
        return [(each.mutant.path, each.mutant.now) for each in surveyed(place, Plan(sample=5, seed=seed)).trials]

    assert drawn(1) == drawn(1) != drawn(2)


def test_several_processes_find_the_same(place: Path) -> None:
    one, two = (surveyed(place, Plan(sample=20, workers=workers)) for workers in (1, 2))
    assert [(each.mutant.key, each.verdict) for each in one.trials] == [
        (each.mutant.key, each.verdict) for each in two.trials
    ]
    assert one.figures == two.figures


@pytest.mark.parametrize("sample", [0, 20, 1000])
def test_the_parts_of_a_sample_add_up(place: Path, sample: int) -> None:
    explain(place, FARE, LIMIT, CAUGHT, GONE)
    whole = surveyed(place, Plan(sample=sample, parts=1))
    parts = [surveyed(place, Plan(sample=sample, part=part, parts=3)) for part in range(3)]
    trials = [each.mutant.key for part in parts for each in part.trials]
    assert len(trials) == len(set(trials)) == whole.figures.tried
    assert sorted(wrong.span.line for part in parts for wrong in part.wrong) == [4, 5]
    assert max(part.figures.tried for part in parts) - min(part.figures.tried for part in parts) <= 2
    if sample != 20:
        assert sum((part.figures for part in parts), Figures()) == whole.figures


def test_with_fewer_scenarios_each_never_more_is_caught(place: Path) -> None:
    whole, nearest = surveyed(place, Plan(sample=0)), surveyed(place, Plan(sample=0, most=1))
    assert {each.scenarios for each in nearest.trials} == {0, 1}
    assert max(each.scenarios for each in whole.trials) == 3
    assert 0 < nearest.figures.caught < whole.figures.caught


def test_only_some_places(place: Path) -> None:
    result = surveyed(place, Plan(only="tables.fare"))
    assert {each.mutant.path.rpartition(".")[0] for each in result.trials} == {"tables.fare.rows"}
    assert result.possible == 5


@pytest.mark.parametrize(
    ("hits", "tries", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (389, 412, 0.9176, 0.9625), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (0, 0, 0, 1)],
)
def test_the_interval(hits: int, tries: int, low: float, high: float) -> None:
    assert wilson(hits, tries) == pytest.approx((low, high), abs=1e-4)


# ---------------------------------------------------------------------------------------------- equivalent mutants

FARE = "at: tables.fare.rows.near, was: 4, now: 5"
LIMIT = 'at: deeds.rest.limit, was: "limit: turn"'
CAUGHT = "at: deeds.cross.price, was: 2, now: 3"
REFUSED = "at: deeds.rest.price, was: 0, now: -1"
GONE = "at: tables.fare.rows.middle, was: 4, now: 5"


def test_what_is_explained_does_not_count(place: Path) -> None:
    before = surveyed(place, Plan())
    explain(place, FARE, LIMIT)
    after = surveyed(place, Plan())
    assert after.figures == replace(before.figures, explained=2)
    assert len(after.survivors) == len(before.survivors) - 2
    assert after.figures.rate == before.figures.caught / (before.figures.tried - 2)
    assert after.wrong == []
    assert after.passed(at_least=0)


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        (CAUGHT, "a scenario catches this, so it is not equivalent"),
        (REFUSED, "this is refused when the ruleset is loaded, so it need not be explained"),
        (GONE, "nothing is changed like this any more at `tables.fare.rows.middle`"),
    ],
)
@pytest.mark.parametrize("sample", [0, 1])
def test_an_entry_that_cannot_stand(place: Path, entry: str, message: str, sample: int) -> None:
    explain(place, FARE, entry)
    result = surveyed(place, Plan(sample=sample))
    assert [(wrong.span.line, wrong.message) for wrong in result.wrong] == [(3, message)]
    assert not result.passed(at_least=0)


def test_not_too_many_may_be_explained(place: Path) -> None:
    gamble = [f"at: deeds.gamble.price, was: 1, now: {n}" for n in (0, 2)]
    explain(place, FARE, LIMIT)
    few = surveyed(place, Plan())
    assert (few.figures.explained, few.figures.tried, few.passed(at_least=0)) == (2, 59, True)
    explain(place, FARE, LIMIT, *gamble)
    many = surveyed(place, Plan())
    assert (many.figures.explained, many.figures.tried, many.passed(at_least=0)) == (4, 59, False)
    some = surveyed(place, Plan(only="gamble.price"))
    assert (some.figures.explained, some.figures.tried, some.passed(at_least=0)) == (2, 2, True)


def test_the_file_of_equivalents_is_no_file_of_scenarios(place: Path) -> None:
    explain(place, FARE)
    assert [str(d.message) for d in Subject(place).found] == []
    (place / "tests" / "more").mkdir()
    shutil.copy(place / "tests" / "equivalent.yaml", place / "tests" / "more")
    assert len(Subject(place).found) > 0


# ---------------------------------------------------------------------------------------------- the command


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return command(monkeypatch, capsys, "test")


def test_survivors_are_shown_with_their_place(place: Path, run: Run) -> None:
    explain(place, FARE, GONE)
    assert run("ferry", "--mutate", "-k", "deeds.cross.price") == Ended(
        0, "ferry: 3 mutants of 3 tried, 3 caught: 100.0 % (95 % interval 43.9 to 100.0)\n", ""
    )
    assert run("ferry", "--mutate", "-k", "procedures.pay", "--at-least", "99.5") == Ended(
        1,
        "ferry/ruleset.yaml:22:10: dropped: `n < fare[you.shore] and` [procedures.pay.do]\n"
        " 22 |       if n < fare[you.shore] and not (n == 0):        # the table is high enough\n"
        "    |          ^^^^^^^^^^^^^^^^^^^^^^^\n"
        "    = now: if not (n == 0):\n"
        "\n"
        "ferry/ruleset.yaml:22:12: shifted: `<` → `<=` [procedures.pay.do]\n"
        " 22 |       if n < fare[you.shore] and not (n == 0):        # the table is high enough\n"
        "    |            ^\n"
        "    = now: if n <= fare[you.shore] and not (n == 0):\n"
        "\n"
        "ferry/ruleset.yaml:22:30: dropped: `and not (n == 0)` [procedures.pay.do]\n"
        " 22 |       if n < fare[you.shore] and not (n == 0):        # the table is high enough\n"
        "    |                              ^^^^^^^^^^^^^^^^\n"
        "    = now: if n < fare[you.shore]:\n"
        "\n"
        "ferry/ruleset.yaml:22:44: number: `0` → `1` [procedures.pay.do]\n"
        " 22 |       if n < fare[you.shore] and not (n == 0):        # the table is high enough\n"
        "    |                                            ^\n"
        "    = now: if n < fare[you.shore] and not (n == 1):\n"
        "\n"
        "ferry/ruleset.yaml:22:44: number: `0` → `-1` [procedures.pay.do]\n"
        " 22 |       if n < fare[you.shore] and not (n == 0):        # the table is high enough\n"
        "    |                                            ^\n"
        "    = now: if n < fare[you.shore] and not (n == -1):\n"
        "\n"
        "ferry: 8 mutants of 8 tried, 3 caught: 37.5 % (95 % interval 13.7 to 69.4)\n"
        "ferry: at least 99.5 % must be caught\n",
        "",
    )


def test_wrong_entries_and_too_many_of_them_are_said(place: Path, run: Run) -> None:
    explain(place, FARE, GONE, LIMIT, *[f"at: deeds.gamble.price, was: 1, now: {n}" for n in (0, 2)])
    result = run("ferry", "--mutate", "--at-least", "0")
    assert result.code == 1
    assert result.out.splitlines()[-3:] == [
        "ferry/tests/equivalent.yaml:3: nothing is changed like this any more at `tables.fare.rows.middle`",
        "ferry: 59 mutants of 63 tried (4 more refused by lint), 15 caught, 4 explained: 27.3 % "
        "(95 % interval 17.3 to 40.2)",
        "ferry: 4 explained are too many: at most 5.0 % may be",
    ]


def test_the_same_for_programs(place: Path, run: Run) -> None:
    explain(place, FARE, GONE)
    result = run("ferry", "--mutate", "-k", "tables.fare", "--json", "--sample", "0")
    assert result.code == 1
    (ferry,) = json.loads(result.out)["rulesets"]
    survivor = next(each for each in ferry.pop("survivors") if each["kind"] == "swap")
    assert survivor == {
        "file": "ferry/ruleset.yaml",
        "line": 15,
        "column": 57,
        "kind": "swap",
        "at": "tables.fare.rows.near",
        "before": "4",
        "after": "6",
        "was": "4",
        "now": "6 from tables.fare.rows.far",
        "scenarios": 3,
    }
    message = "nothing is changed like this any more at `tables.fare.rows.middle`"
    assert ferry == {
        "id": "ferry",
        "problem": "",
        "diagnostics": [],
        "possible": 5,
        "refused": 0,
        "tried": 5,
        "caught": 0,
        "explained": 1,
        "rate": 0.0,
        "interval": [0.0, 0.4899],
        "wrong": [{"file": "ferry/tests/equivalent.yaml", "line": 3, "message": message}],
    }


def test_enough_is_enough(place: Path, run: Run) -> None:
    assert run("ferry", "--mutate", "-k", "procedures.pay", "--at-least", "30").code == 0


def test_scenarios_that_fail_anyway(place: Path, run: Run) -> None:
    rich = "{then: {seats: {1: {coins: 9}}}}"
    wrong = place / "tests" / "wrong.yaml"
    wrong.write_text(f"scenarios: {{rich: {rich}}}", "utf-8")
    assert run("ferry", "--mutate") == Ended(1, "ferry: scenarios fail without any fault: rich\n", "")
    wrong.write_text("scenarios: {" + ", ".join(f"r{n}: {rich}" for n in range(7)) + "}", "utf-8")
    said = "ferry: scenarios fail without any fault: r0, r1, r2, r3, r4 and 2 more\n"
    assert run("ferry", "--mutate") == Ended(1, said, "")


def test_no_scenarios(place: Path, run: Run) -> None:
    (place / "tests" / "crossing.yaml").unlink()
    assert run("ferry", "--mutate") == Ended(1, "ferry: there are no scenarios\n", "")


def test_files_with_faults(place: Path, run: Run) -> None:
    (place / "tests" / "equivalent.yaml").write_text("equivalent: [{file: x, at: y, was: 1}]", "utf-8")
    result = run("ferry", "--mutate")
    assert result.code == 1
    assert "`because`" in result.out
    (place / "ruleset.yaml").write_text("id: ferry\nlanguage: 1\nplayers: 2\nsetup: gain()\n", "utf-8")
    result = run("ferry", "--mutate")
    assert result.code == 3
    assert "gain" in result.out
    (ferry,) = json.loads(run("ferry", "--mutate", "--json").out)["rulesets"]
    assert len(ferry["diagnostics"]) > 0


def test_one_question_at_a_time(place: Path, run: Run) -> None:
    result = run("ferry", "--mutate", "--trace")
    assert (result.code, result.out) == (2, "")
    assert "ask one at a time" in result.err

"""What a player is told who asks: `?`, `? NAME` and `why not NAME` at a question."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from tests.helpers.command import Ended, Run, command

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def ask(tmp_path: Path, kept: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("RULEKIT_CACHE", str(kept))
    run = command(monkeypatch, capsys, "play", str(ROOT / "rulesets" / "complots"), "--seed", "1", "--lang", "en")

    def ask(*typed: str, more: tuple[str, ...] = ("--players", "3")) -> Ended:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        return run(*more)

    return ask


def answer(ended: Ended) -> str:
    """What was shown behind the last line that was typed."""
    return ended.out.rpartition("\n> \n")[0].rpartition("\n> ")[2]


def test_the_question_with_all_options_and_its_rules(ask):
    shown = answer(ask("?"))
    assert shown.startswith("What do you do?\n  Income — Take one coin from the Treasury. It can be neither doubted")
    assert shown.count("Captain: steal from … — Claim the Captain") == 1, "once, however many it can be done to"
    assert "  CO-032  Nobody may pass.\n" in shown
    assert shown.endswith("  (in the rules: complots/flow.yaml, line 19)")


@pytest.mark.parametrize("typed", ["? income", "? inc", "? 1", "?income", "card income", "explain income"])
def test_an_action_by_name_by_part_of_it_or_by_its_number(ask, typed):
    shown = answer(ask(typed))
    assert shown.startswith("Income\n  Take one coin from the Treasury.")
    assert "  CO-036  Income: take 1 coin from the Treasury.\n" in shown


def test_a_rule(ask):
    assert answer(ask("? co-074")) == "  CO-074  Any one opponent may doubt a claimed power, target or not."


def test_a_part_that_several_have(ask):
    assert answer(ask("? in")) == '"in" could be any of these: Inquisitor; Income; Inquisitor: examine a card of …'


@pytest.mark.parametrize("typed", ["why not assassination", "why not assassination player 2", "why assassination"])
def test_what_is_not_possible(ask, typed):
    shown = answer(ask(typed))
    assert ": not possible now.\n  You do not have enough coins.\n  Coins: 2; at least 7 needed.\n" in shown


def test_several_actions_that_may_be_meant_are_named_once_each(ask):
    shown = answer(ask("why not assas"))
    assert shown == '"assas" could be any of these: Assassination: … loses a card; Assassin: murder …'


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("why not income", "Income: that is possible now."),
        ("why not steal from player 2", "Captain: steal from Player 2: that is possible now."),
        ("why not", "Type the name of what you would like to do too: why not NAME"),
        ("why not incoem", 'Nothing is called "incoem"; did you mean income?'),
        ("why not zebra", 'Nothing is called "zebra".'),
    ],
)
def test_what_is_possible_or_unknown(ask, typed, shown):
    assert answer(ask(typed)) == shown


def test_one_of_those_that_cannot_be_chosen(ask):
    shown = answer(ask("why not steal from player 1"))
    assert shown.startswith(
        "Captain: steal from Player 1: not possible now.\n  That cannot be chosen for it: Player 1."
    )


def test_at_another_question(ask):
    """A doubt is asked for, and neither an action nor a card."""
    shown = answer(ask("income", "why not murder"))
    assert shown == "Assassin: murder …: that is not what you are asked now."
    shown = answer(ask("income", "why not duchess"))
    assert shown.startswith("Duchess is not among what can be chosen here.\n  CO-074")


def test_a_thing_that_is_not_among_the_choices(ask):
    """Two players each keep one of five characters; the sixth is not in the match."""
    shown = answer(ask("why not inquisitor", more=("--players", "2")))
    assert shown.startswith("Inquisitor is not among what can be chosen here.\n")
    assert "CO-026" in shown

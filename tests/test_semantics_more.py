"""Points of `docs/semantics.md` that no scenario can show: what stops a game, what a look at it gives away, undo.

The number in the name of a test is the point that it is about.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rulekit.game import Game, Position, Ruleset
from rulekit.interpreter.faults import Fault
from rulekit.match import Match
from tests.helpers.moments import game_of, write_ruleset


def at_table(rules: str, folder: Path) -> Ruleset:
    """The page's table with these sections."""
    return game_of(write_ruleset(folder / "table", rules))


def answer(game: Game, *keys: str) -> None:
    for key in keys:
        game.apply(game.keys([key]))


def hours(game: Game) -> Any:
    return game.view(None)["table"]["hours"]


def told(game: Game, seat: int) -> list[tuple[str, dict[str, Any]]]:
    return [(entry.key, entry.args) for entry in game.entries(seat)]


def written_at(fault: Fault) -> list[str]:
    """The lines of the ruleset that a fault points at: its place, and what led there."""
    spans = [fault.diagnostic.span, *(related.span for related in fault.diagnostic.related)]
    return [span.source.text.splitlines()[span.line - 1].strip() for span in spans]


# ---------------------------------------------------------------- what stops a game

CIRCLES = """
procedures:
  ping: {of: player, do: hours += 1}
  pong: {of: player, do: hours += 1}
  again: {of: player, do: you.again()}
  deeper: {of: player, do: you.deeper(); hours += 1}
  spin_round: "repeat until bank < 0: nothing"
  storm_up: storm = true
  calm_down: storm = false
when:
  there: {after: ping, do: you.pong()}
  back: {after: pong, do: you.ping()}
  swing: {becomes: storm, do: calm_down()}
  swing_back: {becomes: not storm, do: storm_up()}
actions:
  rally: {do: hours = 7; ping()}
  call: {do: hours = 7; again()}
  dig: {do: hours = 7; deeper()}
  spin: {do: hours = 7; spin_round()}
  rock: {do: hours = 7; storm_up()}
  wait: {do: nothing}
"""


@pytest.mark.parametrize(
    ("offer", "named"),
    [
        ("rally", ["there: {after: ping", "back: {after: pong"]),
        ("call", ["again: {of: player"]),
        ("dig", ["deeper: {of: player"]),
        ("spin", ["spin_round:"]),
        ("rock", ["swing: {becomes", "swing_back: {becomes"]),
    ],
)
def test_s12_a_fault_names_the_clauses_of_the_circle(offer: str, named: list[str], tmp_path: Path) -> None:
    game = at_table(CIRCLES, tmp_path).new(2, seed=1)
    before, hash_before = game.view(None), game.hash()
    with pytest.raises(Fault) as caught:
        answer(game, offer)
    assert caught.value.diagnostic.code in ("run/steps", "run/frames")
    lines = written_at(caught.value)
    assert [name for name in named if not any(line.startswith(name) for line in lines)] == []
    assert (game.view(None), game.hash(), hours(game)) == (before, hash_before, 0)
    answer(game, "wait", "done")
    assert game.decision is not None
    assert game.decision.player == 1


def test_s19_the_invariant_that_does_not_hold_is_named(tmp_path: Path) -> None:
    rules = """
        invariants: {all_coins: bank + sum(p.coins for p in players) == 70}
        actions: {lose: {do: bank -= 1}, find: {do: bank += 1}}
        """
    game = at_table(rules, tmp_path).new(2, seed=1)
    answer(game, "lose")
    with pytest.raises(Fault) as caught:
        answer(game, "done")
    assert caught.value.diagnostic.code == "run/invariant"
    assert "`all_coins`" in caught.value.diagnostic.message
    answer(game, "find", "done")
    assert game.view(None)["turn"] == 1


def test_s49_the_place_where_nothing_was_set_is_named(tmp_path: Path) -> None:
    rules = """
        state: {heir: player}
        procedures:
          inherit: {do: heir.gain(1)}
        actions: {die_out: {do: inherit()}}
        """
    game = at_table(rules, tmp_path).new(2, seed=1)
    assert game.view(None)["table"]["heir"] is None
    with pytest.raises(Fault) as caught:
        answer(game, "die_out")
    assert caught.value.diagnostic.code == "run/unset"
    assert written_at(caught.value)[0] == "inherit: {do: heir.gain(1)}"


# ---------------------------------------------------------------- what a look gives away


def test_s28_a_view_names_the_bundles_that_are_on(tmp_path: Path) -> None:
    rules = """
        bundles: {windy: {on_if: storm, while: hand_limit += 1}, curse: {while: hand_limit -= 1}}
        actions: {weather: {do: storm = not storm}, hex: {do: switch_on(curse)}}
        """
    game = at_table(rules, tmp_path).new(2, seed=1)
    seen = [game.view(1)["bundles"]]
    for key in ("weather", "hex", "weather"):
        answer(game, key)
        seen.append(game.view(1)["bundles"])
    assert seen == [[], ["windy"], ["windy", "curse"], ["curse"]]


def test_s45_programs_count_from_0(tmp_path: Path) -> None:
    game = at_table("actions: {point: {do: hours = you.seat}, wait: {do: nothing}}", tmp_path).new(2, seed=1)
    assert game.decision is not None
    keys = [option.key for option in game.decision.options]
    assert (game.decision.player, game.view(0)["turn"]) == (0, 0)
    game.apply(keys.index("point"))
    assert hours(game) == 1


SEALED = """
procedures:
  auction:
    do: |
      each p in players secretly chooses bid in 0..p.coins
      for p in players: move bid[p] of p.coins to bank
windows:
  vote:
    asks: voter in players
    policy: sealed
    yes: hours += 1
actions: {sell: {do: auction()}, poll: {do: vote()}}
"""


@pytest.mark.parametrize(("offer", "one", "other"), [("sell", "n0", "n3"), ("poll", "yes", "no")])
def test_s34_nothing_is_seen_before_all_answers_are_in(offer: str, one: str, other: str, tmp_path: Path) -> None:
    first = at_table(SEALED, tmp_path).new(3, seed=1)
    answer(first, offer)
    second = first.clone()
    answer(first, one)
    answer(second, other)
    for seat in (1, 2):
        assert first.view(seat) == second.view(seat)
        assert told(first, seat) == told(second, seat)
    assert first.decision is not None
    assert second.decision is not None
    assert [option.key for option in first.decision.options] == [option.key for option in second.decision.options]
    for game in (first, second):
        answer(game, other, other)
    assert first.view(2) != second.view(2)


PARRY = """
windows:
  parry:
    of: player
    gives: bool
    asks: friend in clockwise_after(you) where any(c in friend.hand where c is silver)
    policy: first_yes
    yes: return true
    nobody: return false
when:
  dodge: {after: hurt, if: any(c in you.hand where c is silver), may: dodge_it, do: you.health += 1}
  thanks: {after: gain, if: you.coins > 5, may: say_thanks, do: nothing}
actions:
  attack: {do: let parried = parry(); storm = parried}
  push: {do: you.left.hurt(1)}
  treat: {do: you.left.gain(1)}
"""


def hands(*cards: str) -> Position:
    return Position(seats={seat: {"hand": [card]} for seat, card in enumerate(cards)})


def test_s36_declining_leaves_no_trace(tmp_path: Path) -> None:
    ruleset = at_table(PARRY, tmp_path)
    could = ruleset.new(3, seed=1, position=hands("copper", "silver", "copper"))
    could_not = ruleset.new(3, seed=1, position=hands("copper", "copper", "copper"))
    answer(could, "attack", "no")
    answer(could_not, "attack")
    for seat in (0, 2):
        assert could.view(seat) == could_not.view(seat)
        assert told(could, seat) == told(could_not, seat)


def test_s36_it_does_not_show_who_is_asked(tmp_path: Path) -> None:
    ruleset = at_table(PARRY, tmp_path)
    second = ruleset.new(3, seed=1, position=hands("copper", "silver", "copper"))
    third = ruleset.new(3, seed=1, position=hands("copper", "copper", "silver"))
    answer(second, "attack")
    answer(third, "attack")
    assert second.view(0) == third.view(0)


@pytest.mark.parametrize(("offer", "pauses"), [("attack", 2), ("push", 1), ("treat", 0)])
@pytest.mark.parametrize(
    "cards", [("copper", "copper"), ("silver", "copper"), ("copper", "silver"), ("silver", "silver")]
)
def test_s36_there_are_as_many_pauses_whoever_could(
    offer: str, pauses: int, cards: tuple[str, str], tmp_path: Path
) -> None:
    game = at_table(PARRY, tmp_path).new(3, seed=1, position=hands("copper", *cards))
    answer(game, offer)
    made = game.pauses
    while game.decision is not None and game.decision.player != 0:
        answer(game, "no")
        made += game.pauses
    assert made == pauses


def test_s59_a_line_of_the_log_names_only_what_its_reader_may_know(tmp_path: Path) -> None:
    rules = """
        procedures:
          bury:
            of: player
            do: |
              you choose card in you.hand else return
              move card to deck at the bottom
              say buried(you, card)
        actions: {bury_one: {do: bury()}}
        """
    game = at_table(rules, tmp_path).new(2, seed=1, position=Position(seats={0: {"hand": ["copper", "silver"]}}))
    answer(game, "bury_one")
    before = told(game, 1)
    answer(game, "copper")
    assert told(game, 0)[-1] == ("say-buried", {"you": "player1", "card": "copper"})
    assert told(game, 1)[len(before) :] == [("say-buried", {"you": "player1", "card": None})]


# ---------------------------------------------------------------- chance and undo

CHANCE = """
kinds: {player: {state: {secret: {type: int = 4, sight: owner}}}}
zones: {vault: {holds: card, sight: nobody}}
procedures:
  raffle:
    do: |
      random lucky in players where lucky.coins > 5 else return
      lucky.coins += 1
actions:
  dice: {do: let thrown_now = roll(3); hours = hours * 10 + thrown_now}
  draw_lots: {do: raffle()}
  mix: {do: shuffle(deck)}
  earn: {do: gain(1)}
  confess: {do: reveal you.secret}
  show_one: {choose: {card: you.hand}, do: reveal card}
  stash: {choose: {card: you.hand}, do: reveal card; move market to vault}
"""
THROWN_WITH_SEED_7 = [[0, 0, 3], [2, 0, 2], [2, 3, 1], [2, 2, 1]]


def test_s57_the_same_seed_and_answers_give_the_same_game(tmp_path: Path) -> None:
    ruleset = at_table(CHANCE, tmp_path)
    games = [ruleset.new(3, seed=seed) for seed in (7, 7, 8)]
    for game in games:
        answer(game, "dice", "mix", "dice", "done", "dice")
    first, second, third = games
    assert first.to_json() == second.to_json()
    assert first.view(None) == second.view(None)
    assert json.loads(first.to_json())["chance"] != json.loads(third.to_json())["chance"]


def test_s57_chance_is_the_same_on_every_machine(tmp_path: Path) -> None:
    game = at_table(CHANCE, tmp_path).new(2, seed=7)
    answer(game, "dice", "dice", "dice", "dice")
    throws = json.loads(game.to_json())["chance"][-4:]
    assert throws == THROWN_WITH_SEED_7


def test_s57_a_forced_pick_takes_nothing_from_the_generator(tmp_path: Path) -> None:
    one_is_rich = Position(seats={0: {"coins": 6}})
    game = at_table(CHANCE, tmp_path).new(2, seed=7, position=one_is_rich)
    other = game.clone()
    answer(game, "draw_lots", "dice")
    answer(other, "dice")
    assert game.view(None)["seats"][0]["coins"] == 7
    assert hours(game) == hours(other)
    assert game.state.chance == other.state.chance


def test_s58_the_same_answer_gives_the_same_roll_after_undo(tmp_path: Path) -> None:
    game = at_table(CHANCE, tmp_path).new(2, seed=7)
    answer(game, "dice")
    start, log = game.hash(), told(game, 0)
    answer(game, "dice")
    rolled, after = hours(game), game.hash()
    game.undo()
    assert (game.hash(), told(game, 0)) == (start, log)
    answer(game, "dice")
    assert (hours(game), game.hash()) == (rolled, after)
    game.undo(2)
    assert hours(game) == 0


@pytest.mark.parametrize(
    ("answers", "taken_back"),
    [
        (["earn"], True),
        (["dice"], False),
        (["mix"], False),
        (["show_one:copper"], False),
        (["confess"], False),
        (["stash:copper"], False),
        (["dice", "earn"], True),
    ],
    ids=lambda value: "-".join(value) if isinstance(value, list) else "",
)
def test_s58_what_a_player_may_take_back(answers: list[str], taken_back: bool, tmp_path: Path) -> None:
    position = Position(seats={0: {"hand": ["copper", "silver"]}}, table={"market": ["silver"]})
    game = at_table(CHANCE, tmp_path).new(2, seed=7, position=position)
    match = Match(game, [None, None], seed=1)
    for key in answers:
        match.apply(game.keys([key]))
    last = game.hash()
    assert match.take_back(0) is taken_back
    assert (game.hash() != last) is taken_back


def test_s58_not_past_the_answer_of_somebody_else(tmp_path: Path) -> None:
    game = at_table(CHANCE, tmp_path).new(2, seed=7)
    match = Match(game, [None, None], seed=1)
    for key in ("done", "earn"):
        match.apply(game.keys([key]))
    assert not match.take_back(0)
    assert match.take_back(1)
    assert match.take_back(0)

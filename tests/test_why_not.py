"""Why something cannot be chosen: the condition that forbids it, in words, and nothing that a seat may not know."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rulekit import load
from rulekit.agents import random_answer
from rulekit.game import Game, Ruleset
from rulekit.why import offers_to
from tests.helpers.games import GAMES

RULESET = """
id: market
language: 1
players: 2..3
locales: [en, it]
options: {haggling: {type: bool, default: false}}
kinds:
  fruit: {listed_as: fruits, copies: 6, starts_in: cart, active_in: basket}
  player:
    zones: {basket: {holds: fruit, sight: owner}, stall: {holds: fruit}}
    counters: {coins: {start: 2}, debts: {sight: nobody}}
    state: {tired: bool = false}
    values: {rested: not you.tired, rich: you.coins > 1 and you.rested, owes: you.debts > 0}
  action: {is: offer, listed_as: actions, chooses: {target: player?}}
fruits:
  plum: {offers: {juggle: {limit: turn, do: nothing}}}
  pear: {}
actions:
  rest: {do: nothing}
  spend: {if: {purse: you.coins >= 5}, do: nothing}                 # MK-001, 003
  few: {if: 1 >= you.coins, do: nothing}
  exact: {if: you.coins == 3 or you.coins == 4, do: nothing}
  haggle: {if: {allowed: haggling}, do: nothing}
  shout: {if: not you.rich, do: nothing}                            # MK-002 to 004
  owe: {if: {debt: you.owes}, do: nothing}
  peek: {if: count(f in cart where f is plum) > 20, do: nothing}
  full: {if: size(you.basket) > 9, do: nothing}
  trade: {choose: {target: players where target != you and target.coins > 2}, do: nothing}
  greet: {choose: {target: players where target != you}, do: nothing}
  sell: {choose: {wares: some of you.stall}, do: nothing}
  count_up: {if: you.coins + 1 > 3, do: nothing}
bundles:
  fair: {on_if: size(players) == 3, off: [actions.greet]}
zones: {cart: {holds: fruit, sight: count}}
setup: |
  shuffle(cart)
  for p in players: move 2 of cart to p.basket
flow:
  game: {repeat: true, steps: [turns]}
  turns: {for: you in players, offers: action, pick: any}
"""

ENGLISH = """
fruit-plum = Plum
fruit-pear = Pear
bundle-fair = the fair
option-haggling = Haggling
zone-cart = Cart
zone-basket = Basket
zone-stall = Stall
counter-coins = Coins
counter-debts = Debts
state-tired = Tired
offer-juggle = Juggle
offer-rest = Rest
offer-spend = Spend
offer-few = Few
offer-exact = Exact
offer-haggle = Haggle
offer-shout = Shout
offer-owe = Owe
offer-peek = Peek
offer-full = Full
offer-trade = Trade with { $target }
offer-greet = Greet { $target }
offer-sell = Sell
offer-count_up = Count
why-purse = Your purse is too light.
why-allowed = Nobody haggles here.
why-debt = You owe nothing.
ask-trade-target = With whom?
ask-greet-target = Whom?
ask-sell-wares = What?
"""


@pytest.fixture(scope="module")
def market(tmp_path_factory: pytest.TempPathFactory) -> Ruleset:
    folder = tmp_path_factory.mktemp("rulesets") / "market"
    (folder / "locales").mkdir(parents=True)
    (folder / "ruleset.yaml").write_text(RULESET, "utf-8")
    (folder / "locales" / "en.ftl").write_text(ENGLISH, "utf-8")
    (folder / "locales" / "it.ftl").write_text(ENGLISH.replace("= Coins", "= Monete"), "utf-8")
    return load(folder)


def told(game: Game, name: str, language: str = "en") -> list[str]:
    (reason,) = game.why_not(0, name, language)["reasons"]
    return list(reason["sentences"])


@pytest.mark.parametrize(
    ("name", "sentences"),
    [
        ("spend", ["Your purse is too light.", "Coins: 2; at least 5 needed."]),
        ("few", ["Coins: 2; at most 1 allowed."]),
        ("exact", ["Coins: 2; needed: 3.", "Coins: 2; needed: 4."]),
        ("haggle", ["Nobody haggles here.", "Haggling: No"]),
        ("shout", ["Coins: 2; at most 1 allowed.", "Tired: No"]),
        ("owe", ["It is not possible now."]),
        ("peek", ["It is not possible now."]),
        ("full", ["Basket: 2; more than 9 needed."]),
        ("trade", ["There is nothing that could be chosen for it."]),
        ("sell", ["There is nothing that could be chosen for it.", "Stall: nothing"]),
        ("count_up", ["As the rules have it: you.coins + 1 > 3 (now 3 > 3)."]),
    ],
)
def test_the_condition_that_fails(market, name, sentences):
    assert told(market.new(2, 1), name) == sentences


def test_in_the_language_that_is_asked_for(market):
    assert told(market.new(2, 1), "full", "it")[0] == "Basket: 2; occorre più di 9."
    assert told(market.new(2, 1), "few", "it") == ["Monete: 2; è ammesso al massimo 1."]


def test_what_is_possible_is_said_to_be(market):
    game = market.new(2, 1)
    assert game.why_not(0, "rest") == {"name": "rest", "asked": True, "possible": True, "reasons": []}
    assert game.why_not(0, "greet:player2")["possible"]
    assert game.why_not(0, "greet")["possible"]


def test_one_of_several_that_could_be_chosen(market):
    (reason,) = market.new(2, 1).why_not(0, "greet:player1")["reasons"]
    assert reason["kind"] == "choose"
    assert reason["sentences"] == ["That cannot be chosen for it: Player 1.", "As the rules have it: target != you."]


def test_what_rests_and_what_is_not_at_hand(market):
    game = next(game for game in (market.new(3, seed) for seed in range(40)) if "plum" not in hand(game))
    assert told(game, "greet") == ["It rests as long as this is in force: the fair."]
    assert told(game, "juggle") == ["It can be used only from here: Basket."]


def hand(game: Game) -> list[Any]:
    return list(game.view(0)["seats"][0]["basket"])


def test_what_was_done_often_enough(market):
    game = next(game for game in (market.new(2, seed) for seed in range(40)) if "plum" in hand(game))
    assert game.why_not(0, "juggle")["possible"]
    game.apply(game.keys(["juggle"]))
    assert told(game, "juggle") == ["It was done often enough this turn."]


def test_where_it_stands_and_which_rules_it_is(market):
    reason = market.new(2, 1).why_not(0, "spend")["reasons"][0]
    line = RULESET.splitlines().index(next(line for line in RULESET.splitlines() if "purse" in line)) + 1
    assert (reason["condition"], reason["written"]) == ("purse", "you.coins >= 5")
    assert reason["place"] == f"market/ruleset.yaml:{line}"
    assert reason["rules"] == ["MK-001", "MK-003"]
    assert reason["parts"] == [{"written": "you.coins >= 5", "values": [2, 5], "needed": ">="}]
    assert market.new(2, 1).why_not(0, "shout")["reasons"][0]["rules"] == ["MK-002", "MK-003", "MK-004"]


def test_what_is_secret_is_not_even_named(market):
    assert market.new(2, 1).why_not(0, "owe")["reasons"] == [
        {"kind": "secret", "sentences": ["It is not possible now."]}
    ]


def test_another_seat_is_asked(market):
    answer = market.new(2, 1).why_not(1, "spend")
    assert answer == {"name": "spend", "asked": False, "possible": False, "reasons": []}


def test_nothing_is_called_so(market):
    with pytest.raises(ValueError, match="nothing is called `spent` that could be chosen: did you mean `spend`"):
        market.new(2, 1).why_not(0, "spent")


# ---------------------------------------------------------------- the games


def positions(ruleset: Ruleset, seed: int, most: int) -> Any:
    game, generator = ruleset.new(max(3, ruleset.players[0]), seed), Random(seed)
    for _ in range(most):
        if game.decision is None:
            return
        yield game
        game.apply(random_answer(game.decision, generator))


def look(name: str, seeds: range, most: int, copies: int) -> None:
    """Exactly what does not stand in the menu has a reason; and who may not know more is told the same in any world."""
    ruleset = load(Path("rulesets") / name)
    for seed in seeds:
        for game in positions(ruleset, seed, most):
            seat = game.decision.player
            offers = {offer.name for offer in offers_to(game, seat)}
            there = {option.key.partition(":")[0] for option in game.decision.options}
            others = [game.determinize(seat, number) for number in range(copies)]
            for offer in sorted(offers):
                answer = game.why_not(seat, offer, "en")
                assert answer["possible"] == (offer in there) == (not answer["reasons"]), (seed, offer)
                assert all(reason["sentences"] for reason in answer["reasons"])
                assert json.loads(json.dumps(answer)) == answer
                for other in others:
                    assert other.why_not(seat, offer, "en") == answer, (seed, offer)


@pytest.mark.parametrize("name", GAMES)
def test_in_every_game(name):
    look(name, range(1), 15, 1)


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_in_every_game_for_long(name):
    look(name, range(1, 3), 120, 2)

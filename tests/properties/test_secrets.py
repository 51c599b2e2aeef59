"""What a seat may not know has no influence on what it sees; and what it may not know can be drawn anew."""

from __future__ import annotations

import json
import random

import pytest

from rulekit import Game
from rulekit.interpreter import natives
from tests.properties.games import an_answer, finish, lines, new_game, picture, play, sample, seen

QUIET = {
    "complots": {"income", "foreign_aid", "tax", "steal"},
    "fair": {"draw", "hide", "bury", "save_up", "give", "polish"},
}
"""Actions that show no card to anybody else; in complots as long as nobody doubts."""
QUIETEST = {"complots": QUIET["complots"], "fair": {"save_up", "give"}}
"""Actions that do not show one a new card either."""


@pytest.mark.parametrize(("name", "seeds"), sample(14))
def test_a_seat_sees_the_same_whatever_is_hidden_from_it(name: str, seeds: range) -> None:
    for seed in seeds:
        game = new_game(name, seed)
        rng = random.Random(seed)
        for decision in play(game, seed):
            before = picture(game)
            for seat in rng.sample(range(game.players), min(3, game.players)):
                other = game.determinize(seat, rng.randrange(10**6))
                assert seen(other, seat) == seen(game, seat), (seed, seat)
                assert other.decision is not None
                assert other.decision.player == decision.player, (seed, seat)
                assert other.decision.prompt == decision.prompt, (seed, seat)
                assert (other.decision.min, other.decision.max) == (decision.min, decision.max), (seed, seat)
            assert picture(game) == before, seed


@pytest.mark.parametrize(("name", "seeds"), sample(14))
def test_what_a_seat_sees_is_true(name: str, seeds: range) -> None:
    """Of a zone a seat sees nothing, or as many as there are; and each of them as it is, or not at all."""
    for seed in seeds:
        game = new_game(name, seed)
        for _ in play(game, seed):
            whole = game.view(None)
            for seat in range(game.players):
                part = game.view(seat)
                for true, shown in zip([whole["table"], *whole["seats"]], [part["table"], *part["seats"]], strict=True):
                    assert true.keys() == shown.keys(), (seed, seat)
                    for zone in (key for key in true if _is_zone(game, key) and shown[key] is not None):
                        assert len(shown[zone]) == len(true[zone]), (seed, seat, zone)
                        pairs = zip(true[zone], shown[zone], strict=True)
                        assert all(card in (None, real) for real, card in pairs), (seed, seat, zone)


def _is_zone(game: Game, name: str) -> bool:
    return any(zone.name == name for zone in game.state.p.layout.zones)


def test_one_sees_one_s_own_cards_and_no_others() -> None:
    game = new_game("complots", 3)
    for seat in range(game.players):
        hands = [place["hidden"] for place in game.view(seat)["seats"]]
        assert [None not in hand for hand in hands] == [other == seat for other in range(game.players)]
        assert all(card is None for other, hand in enumerate(hands) for card in hand if other != seat)
        assert set(game.view(seat)["table"]["court"]) == {None}


@pytest.mark.parametrize(("name", "seeds"), sample(14, ("complots", "fair")))
def test_nothing_leaks_until_a_card_is_shown(name: str, seeds: range) -> None:
    """Games that differ in what a seat may not know get the same answers for as long as no card is turned up."""
    compared = 0
    for seed in seeds:
        game = new_game(name, seed)
        while game.decision is not None and game.decision.simultaneous:
            game.apply(0)
        seat = seed % game.players
        rng = random.Random(seed)
        games = [game, *(game.determinize(seat, number) for number in range(3))]
        before = _cards_seen(game, seat)
        for _ in range(80):
            answer = _quiet_answer(games, name, seat, rng)
            if answer is None:
                break
            for each in games:
                each.apply(each.keys([answer]))
            if any(_has_lost(each) for each in games):
                break
            for other in games[1:]:
                assert seen(other, seat) == seen(game, seat), (seed, answer)
            assert _cards_seen(game, seat) == before, (seed, answer)
            compared += 1
    assert compared > 15 * len(seeds)


def _quiet_answer(games: list[Game], name: str, seat: int, rng: random.Random) -> str | None:
    """An answer that all the games allow, and after which this seat has seen no other card."""
    decision = games[0].decision
    if decision is None or decision.prompt not in ("ask-turns", "ask-doubt", "ask-block"):
        return None
    keys = [option.key for option in decision.options if all(_allows(game, option.key) for game in games)]
    if decision.prompt == "ask-turns":
        quiet = QUIETEST[name] if decision.player == seat else QUIET[name]
        keys = [key for key in keys if key.split(":")[0] in quiet]
    elif decision.prompt == "ask-doubt":
        keys = ["no"]
    return rng.choice(keys) if keys else None


def _has_lost(game: Game) -> bool:
    """Somebody loses a card: of two players, the rich one has no other action."""
    losing = game.decision is not None and game.decision.prompt == "ask-lose_card-card"
    return losing or any(place.get("lost") for place in game.view(None)["seats"])


def _allows(game: Game, key: str) -> bool:
    return game.decision is not None and key in [option.key for option in game.decision.options]


def _cards_seen(game: Game, seat: int) -> int:
    """How many cards a seat sees in the hands of others and in the piles."""
    view = game.view(seat)
    places = [view["table"], *(place for other, place in enumerate(view["seats"]) if other != seat)]
    zones = [zone for place in places for zone in place.values() if isinstance(zone, list)]
    return sum(card is not None for zone in zones for card in zone)


@pytest.mark.parametrize(("name", "seeds"), sample(14, ("complots", "fair", "hearts", "gravediggers", "bloody_inn")))
def test_what_is_hidden_varies(name: str, seeds: range) -> None:
    for seed in seeds:
        game = new_game(name, seed)
        finish(game, seed, 4)
        if game.decision is None:
            continue
        for seat in range(game.players):
            drawn = [game.determinize(seat, number) for number in range(12)]
            assert len({json.dumps(other.view(None)) for other in drawn}) > 3, (seed, seat)
            same = game.determinize(seat, 5)
            assert same.view(None) == drawn[5].view(None), (seed, seat)
            assert same.hash() == drawn[5].hash(), (seed, seat)


@pytest.mark.parametrize(("name", "seeds"), sample(14))
def test_a_game_with_other_secrets_can_be_played_on(name: str, seeds: range) -> None:
    for seed in seeds:
        game = new_game(name, seed)
        rng = random.Random(seed)
        for number, _ in enumerate(play(game, seed)):
            if number % 7 == 0:
                other = game.determinize(rng.randrange(game.players), seed)
                finish(other, seed, 100 if name == "betrayal" else 1000)
                assert name == "betrayal" or other.result is not None, seed


def test_other_secrets_have_no_past() -> None:
    """They can be taken back no further than to where they were drawn, and not saved."""
    game = new_game("complots", 4)
    finish(game, 4, 6)
    other = game.determinize(0, 1)
    now = other.hash(), other.view(None)
    with pytest.raises(ValueError, match="cannot be taken back"):
        other.undo()
    with pytest.raises(ValueError, match="cannot be saved"):
        other.to_json()
    assert other.decision is not None
    other.apply(an_answer(other.decision, random.Random(1)))
    other.undo()
    assert (other.hash(), other.view(None)) == now


# ------------------------------------------------------------------------------------------ answers under the table
@pytest.mark.parametrize(("name", "seeds"), sample(14, ("complots", "fair", "gravediggers")))
def test_nobody_sees_an_answer_before_all_are_in(name: str, seeds: range) -> None:
    sealed = 0
    for seed in seeds:
        game = new_game(name, seed)
        for decision in play(game, seed, 200):
            if not decision.simultaneous:
                continue
            after = [_answered(game, answer) for answer in _all_answers(game, random.Random(seed))]
            if not all(_still_pending(game, other) for other in after):
                continue
            sealed += 1
            asked = {decision.player, *(other.decision.player for other in after if other.decision is not None)}
            for seat in range(game.players):
                first, *rest = (seen(other, seat) for other in after)
                assert all(other == first for other in rest), (seed, seat)
                assert lines(after[0], seat) == lines(game, seat), (seed, seat)
                then, now = game.view(seat), after[0].view(seat)
                if seat in asked:
                    del then["decision"], now["decision"]
                assert then == now, (seed, seat)
    assert sealed


def _still_pending(before: Game, after: Game) -> bool:
    """Does the same round of unseen answers go on? What it offers is worked out once, and kept until all are in."""
    lists = [frame[2] for game in (before, after) for frame in game.state.stack[-1:] if frame[0] == natives.SEALED]
    return len(lists) == 2 and lists[0] is lists[1]


def _answered(game: Game, answer: list[int]) -> Game:
    copy = game.clone()
    copy.apply(answer)
    return copy


def _all_answers(game: Game, rng: random.Random) -> list[list[int]]:
    """Every single answer, or some of the many."""
    decision = game.decision
    assert decision is not None
    if decision.max == 1 and decision.min == 1:
        return [[place] for place in range(len(decision.options))]
    return [an_answer(decision, rng) for _ in range(6)]


def test_two_players_draft_unseen() -> None:
    """The one sealed decision of complots."""
    game = new_game("complots", 0)
    assert game.players == 2
    first = game.decision
    assert first is not None
    assert first.simultaneous
    after = [_answered(game, answer) for answer in _all_answers(game, random.Random(1))]
    assert len(after) == 5
    for seat in (0, 1):
        views = [json.dumps(seen(other, seat)) for other in after]
        assert len(set(views)) == 1
    assert all(other.decision is not None and other.decision.player == 1 for other in after)
    for other in after:
        other.apply(0)
    assert len({json.dumps(seen(other, 0)) for other in after}) == 5
    assert len({json.dumps(seen(other, 1)[0]["seats"]) for other in after}) == 1

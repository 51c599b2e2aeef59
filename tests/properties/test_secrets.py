"""What a seat may not know has no influence on what it sees; and what it may not know can be drawn anew."""

from __future__ import annotations

import json
import random

import pytest

from rulekit import Game
from rulekit.interpreter import natives
from tests.properties.games import an_answer, finish, lines, new_game, picture, play, sample, seen

UNREVEALING = {"income", "foreign_aid", "tax", "steal"}
"""Actions of complots that show nobody a card, as long as nobody doubts."""


@pytest.mark.parametrize(("name", "seeds"), sample(14))
def test_a_seat_sees_the_same_whatever_is_hidden_from_it(name: str, seeds: range) -> None:
    for seed in seeds:
        game = new_game(name, seed)
        rng = random.Random(seed)
        for decision in play(game, seed):
            before = picture(game)
            for seat in range(game.players):
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


@pytest.mark.parametrize(("name", "seeds"), sample(14, ("complots",)))
def test_nothing_leaks_until_a_card_is_shown(name: str, seeds: range) -> None:
    """Two games that differ in what a seat may not know get the same answers for as long as no card is turned up."""
    compared = 0
    for seed in seeds:
        game = new_game(name, seed)
        while game.decision is not None and game.decision.simultaneous:
            game.apply(0)
        seat = seed % game.players
        rng = random.Random(seed)
        others = [game.determinize(seat, number) for number in range(4)]
        for _ in range(80):
            answer = _unrevealing(game, rng)
            if answer is None:
                break
            for each in (game, *others):
                each.apply(answer)
            for other in others:
                assert seen(other, seat) == seen(game, seat), seed
                assert lines(other, seat) == lines(game, seat), seed
            compared += 1
    assert compared > 20 * len(seeds)


def _unrevealing(game: Game, rng: random.Random) -> int | None:
    """An answer after which nobody has seen a card: everybody takes and blocks, nobody doubts."""
    decision = game.decision
    if decision is None or decision.prompt not in ("ask-turns", "ask-doubt", "ask-block"):
        return None
    keys = [option.key for option in decision.options]
    if decision.prompt == "ask-doubt":
        return keys.index("no")
    if decision.prompt == "ask-turns":
        good = [place for place, key in enumerate(keys) if key.split(":")[0] in UNREVEALING]
        return rng.choice(good) if good else None
    return rng.randrange(len(keys))


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


def test_other_secrets_can_be_taken_back_no_further_than_they_were_drawn() -> None:
    game = new_game("complots", 4)
    finish(game, 4, 6)
    other = game.determinize(0, 1)
    now = picture(other)
    with pytest.raises(ValueError, match="cannot be taken back"):
        other.undo()
    assert other.decision is not None
    other.apply(an_answer(other.decision, random.Random(1)))
    other.undo()
    assert picture(other) == now


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

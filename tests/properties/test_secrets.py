"""What a seat may not know can be drawn anew, again and again, and the seat sees no difference."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

from rulekit import Game
from rulekit.dsl.world import Card
from rulekit.interpreter import engine, natives
from rulekit.interpreter.choices import sealed_function
from rulekit.interpreter.sight import knows
from rulekit.interpreter.state import State
from tests.properties.games import (
    LARGE,
    OTHERS,
    SHIPPED,
    an_answer,
    each_once,
    finish,
    limit,
    lines,
    moments,
    picture,
    play,
    ruleset,
    sample,
    seen,
    tables,
)
from tests.properties.test_conservation import broken

DRAWS = 24
"""So often secrets are drawn, to see what can come of it."""
SEALED = ("complots", "fair", "gravediggers")
"""Games in which answers are given unseen."""


@pytest.mark.parametrize(("name", "part"), sample(1))
def test_a_seat_sees_the_same_whatever_is_hidden_from_it(name: str, part: int) -> None:
    for table in tables(name, part):
        game = table.new()
        rng = random.Random(table.seed)
        for number, decision in enumerate(moments(game, table.seed, part, 6, 3)):
            before = picture(game) if number % 16 == 0 else None
            for seat in rng.sample(range(game.players), min(2, game.players)):
                other = game.determinize(seat, rng.randrange(10**6))
                assert seen(other, seat) == seen(game, seat), (table, seat)
                assert other.decision is not None
                assert other.decision.player == decision.player, (table, seat)
                assert other.decision.prompt == decision.prompt, (table, seat)
                if seat == decision.player or not decision.simultaneous:
                    assert (other.decision.min, other.decision.max) == (decision.min, decision.max), (table, seat)
            assert before is None or picture(game) == before, table


@pytest.mark.parametrize(("name", "part"), sample(1))
def test_what_a_seat_sees_is_true(name: str, part: int) -> None:
    """Of a zone a seat sees nothing, or as many as there are; and each of them as it is, or not at all."""
    for table in tables(name, part):
        game = table.new()
        zones = {zone.name for zone in game.state.p.layout.zones}
        for _ in moments(game, table.seed, part, 6, 3):
            whole = game.view(None)
            for seat in range(game.players):
                part_of_it = game.view(seat)
                places = [(whole["table"], part_of_it["table"])]
                places += zip(whole["seats"], part_of_it["seats"], strict=True)
                for true, shown in places:
                    assert true.keys() == shown.keys(), (table, seat)
                    for zone in (key for key in true if key in zones and shown[key] is not None):
                        assert len(shown[zone]) == len(true[zone]), (table, seat, zone)
                        pairs = zip(true[zone], shown[zone], strict=True)
                        assert all(card in (None, real) for real, card in pairs), (table, seat, zone)


# ------------------------------------------------------------------------------------------ drawn anew
@pytest.mark.parametrize(("name", "part"), sample(1))
def test_every_hidden_card_can_be_another_one(name: str, part: int) -> None:
    """Wherever it lies, and of whatever sort: among the hidden cards any could be any. What is known stays."""
    for table in tables(name, part):
        game = table.new()
        rng = random.Random(table.seed)
        for number, _ in enumerate(play(game, table.seed)):
            if number % 40 == table.seed % 40:
                _varies(game, rng.randrange(game.players), str(table))


Spot = tuple[int, int]
"""A zone, and a place in it from the bottom."""


def _card(state: State, spot: Spot) -> Card:
    """The card that lies there."""
    zone, place = spot
    return state.p.layout.cards[state.what[state.z[zone][place]]]


def _varies(game: Game, seat: int, where: str) -> None:
    G = game.state
    drawn = [game.determinize(seat, number).state for number in range(DRAWS)]
    tiles = G.p.layout.things_of(G.p.ruleset.map.tile) if G.p.ruleset.map is not None else range(0)
    groups: dict[str, list[Spot]] = {}
    for zone, things in enumerate(G.z):
        definition = G.p.layout.zones[zone].definition
        for place, thing in enumerate(things):
            if G.what[thing] < 0 or thing in tiles or definition is None:
                continue
            if knows(G, seat, thing):
                assert all(_card(other, (zone, place)) == _card(G, (zone, place)) for other in drawn), where
            else:
                groups.setdefault(str(definition.slot.type), []).append((zone, place))
    for group in groups.values():  # zones that hold the same kind: what lies in one could lie in the other
        _any_can_be_any(game, drawn, group, where)


def _any_can_be_any(game: Game, drawn: list[State], group: list[Spot], where: str) -> None:
    """What is just being spoken of may keep its sort, so not all have to vary in that."""
    G = game.state
    names = Counter(_card(G, spot).name for spot in group)
    sorts = Counter(_card(G, spot).kind for spot in group)
    rare = [spot for spot in group if sorts[_card(G, spot).kind] <= len(group) / 2]
    other_sort = 0
    for spot in group:
        own, found = _card(G, spot), [_card(other, spot) for other in drawn]
        what = f"{where}, answer {len(game.answers)}: {own.name} in {G.p.layout.zones[spot[0]].name}"
        if names[own.name] <= len(group) / 2:
            assert any(card.name != own.name for card in found), what
        other_sort += spot in rare and any(card.kind != own.kind for card in found)
    assert other_sort >= 0.7 * len(rare), f"{where}, answer {len(game.answers)}: {other_sort} of {len(rare)}"


@pytest.mark.parametrize("name", SHIPPED)
def test_drawn_with_the_same_seed_secrets_are_the_same(name: str) -> None:
    table = tables(name, 0)[0]
    game = table.new()
    finish(game, table.seed, 12)
    for seat in range(game.players):
        one, same, other = (game.determinize(seat, number) for number in (5, 5, 6))
        assert (one.hash(), one.view(None)) == (same.hash(), same.view(None))
        assert one.hash() != other.hash()


@pytest.mark.parametrize(("name", "part"), sample(1))
def test_a_game_with_other_secrets_can_be_played_on(name: str, part: int) -> None:
    """To its end; and all that must hold still does. A large game ends only if nobody leans to one thing for ever."""
    for table in tables(name, part):
        game = table.new()
        rng = random.Random(table.seed)
        for number, _ in enumerate(play(game, table.seed)):
            if number % (7 if part else 23) == 0:
                other = game.determinize(rng.randrange(game.players), table.seed)
                if not broken(game, game.state):
                    assert not broken(other, other.state), (table, number)
                if name in LARGE:
                    engine.play_out(other.state, table.seed, limit(name))
                else:
                    finish(other, table.seed, limit(name))
                assert name in OTHERS or other.state.result is not None, (table, number)


def test_other_secrets_have_no_past() -> None:
    """They can be taken back no further than to where they were drawn, and not saved."""
    game = ruleset("complots").new(4, 4)
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
@pytest.mark.parametrize(("name", "part"), sample(1, SEALED))
def test_nobody_sees_an_answer_before_all_are_in(name: str, part: int) -> None:
    sealed = 0
    for table in tables(name, part):
        game = table.new()
        for decision in moments(game, table.seed, part, 6, 3):
            if not decision.simultaneous:
                continue
            after = [_answered(game, answer) for answer in _all_answers(game, random.Random(table.seed))]
            if not all(_still_pending(game, other) for other in after):
                continue
            sealed += 1
            asked = {decision.player, *(other.decision.player for other in after if other.decision is not None)}
            for seat in range(game.players):
                first, *rest = (seen(other, seat) for other in after)
                assert all(other == first for other in rest), (table, seat)
                assert lines(after[0], seat) == lines(game, seat), (table, seat)
                then, now = game.view(seat), after[0].view(seat)
                if seat in asked:
                    del then["decision"], now["decision"]
                assert then == now, (table, seat)
    assert sealed


@pytest.mark.parametrize(("name", "part"), sample(1, SEALED))
def test_one_s_own_unseen_answer_is_not_drawn_anew(name: str, part: int) -> None:
    kept = 0
    for table in tables(name, part):
        game = table.new()
        for decision in play(game, table.seed):
            if not decision.simultaneous:
                continue
            _, who, *_, answers = _unseen(game)
            for place, answer in enumerate(answers):
                for number in range(3):
                    *_, drawn = _unseen(game.determinize(who[place], number))
                    assert drawn[place] == answer, table
                    kept += 1
    assert kept


@pytest.mark.parametrize(("name", "part"), sample(1, SEALED))
def test_others_unseen_answers_could_be_given_in_that_world(name: str, part: int) -> None:
    """Who is asked, and what each may pick, is what the rules say there; and so is what was answered."""
    looked_at = 0
    for table in tables(name, part):
        game = table.new()
        for decision in play(game, table.seed):
            if not decision.simultaneous:
                continue
            for seat in range(game.players):
                other = game.determinize(seat, len(game.answers))
                G = other.state
                _, who, lists, site, _, several, context, answers = _unseen(other)
                assert G.p.function(sealed_function(site))(G, context) == (who, lists), (table, seat)
                for (values, _), answer in zip(lists, answers, strict=False):
                    assert set(answer if several else (answer,)) <= {*values, None}, (table, seat)
                    looked_at += 1
    assert looked_at


def test_all_games_with_unseen_answers_are_looked_at() -> None:
    """In any other game nobody is ever asked so."""
    for name in set(SHIPPED) - set(SEALED):
        sites = [site for row in each_once(name) for site in _table_sites(name, row)]
        assert name.split("+")[0] in SEALED or not any(site.sealed for site in sites), name


def _unseen(game: Game) -> tuple[Any, ...]:
    """The round of unseen answers that is going on."""
    return next(frame for frame in game.state.stack if frame[0] == natives.SEALED)


def _table_sites(name: str, row: dict[str, object]) -> list[Any]:
    options = {key: value for key, value in row.items() if key != "players"}
    return list(ruleset(name).program(int(str(row["players"])), options).sites)


def _still_pending(before: Game, after: Game) -> bool:
    """Does the same round of unseen answers go on? What it offers is worked out once, and kept until all are in."""
    lists = [frame[2] for game in (before, after) for frame in game.state.stack[-1:] if frame[0] == natives.SEALED]
    return len(lists) == 2 and lists[0] is lists[1]


def _answered(game: Game, answer: list[int]) -> Game:
    copy = game.clone()
    copy.apply(answer)
    return copy


def _all_answers(game: Game, rng: random.Random) -> list[list[int]]:
    """A few answers."""
    decision = game.decision
    assert decision is not None
    if decision.max == 1 and decision.min == 1:
        return [[place] for place in range(min(5, len(decision.options)))]
    return [an_answer(decision, rng) for _ in range(5)]


def test_two_players_draft_unseen() -> None:
    """The one sealed decision of complots."""
    game = ruleset("complots").new(2, 0)
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

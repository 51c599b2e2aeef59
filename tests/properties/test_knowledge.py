"""In real games everybody sees what an attentive player would know, and nothing else: an onlooker checks it.

And two worlds that differ only in what a seat cannot know stay the same to that seat for as long as it cannot know it.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from rulekit.game import Game
from rulekit.interpreter.layout import BOARD, OUT
from rulekit.interpreter.sight import knows
from rulekit.interpreter.state import State
from tests.properties.games import LARGE, SHIPPED, lean_of, leaning, limit, play, sample, seen, tables
from tests.properties.onlooker import Onlooker, sit_down

WATCHED = (*SHIPPED, "fair", "hearts")
FIRST = 300
"""So many decisions are the beginning."""
STEPS = 12
"""So many decisions two worlds are followed."""


def _most(name: str, part: int) -> int:
    """How many decisions are looked at: of the first games the beginning is enough."""
    return limit(name) if part else min(limit(name), FIRST)


def play_on(game: Game, onlooker: Onlooker, seed: int, most: int) -> Iterator[random.Random]:
    """Plays at random, with somebody who looks on; stops before each answer."""
    rng = random.Random(seed)
    for _ in range(most):
        decision = game.decision
        if decision is None:
            return
        yield rng
        onlooker.answer(game, leaning(decision, rng, lean_of(game, seed)))


@pytest.mark.parametrize(("name", "part"), sample(1, WATCHED, LARGE))
def test_everybody_sees_what_an_onlooker_says_they_know(name: str, part: int) -> None:
    for table in tables(name, part):
        game, onlooker = sit_down(table)
        for number, rng in enumerate(play_on(game, onlooker, table.seed, _most(name, part))):
            if part == 0 and number % 3 != table.seed % 3:
                continue
            _same_memory(game, onlooker, str(table))
            whole = game.view(None)
            _same_view(game, onlooker, whole, rng.randrange(game.players), str(table))
            _same_options(game, onlooker, str(table))


def _same_memory(game: Game, onlooker: Onlooker, where: str) -> None:
    """Of each card the engine lets those seats know it who can."""
    G = game.state
    for thing, zone in enumerate(G.w):
        if zone != BOARD:
            may = sum(1 << seat for seat in range(game.players) if knows(G, seat, thing))
            what = f"{where}, answer {len(game.answers)}: {G.p.key_of(G, thing)} in {G.p.layout.zones[zone].name}"
            assert f"{may:b}" == f"{onlooker.knows(thing):b}", what


def _same_view(game: Game, onlooker: Onlooker, whole: dict[str, Any], seat: int, where: str) -> None:
    """Every zone: in a view stands what the seat knows, in its place, and nothing else."""
    part = game.view(seat)
    for number, zone in enumerate(game.state.p.layout.zones):
        true, shown = _zone(game, whole, number), _zone(game, part, number)
        what = f"{where}, answer {len(game.answers)}: seat {seat}, {zone.name}"
        if true is None:
            continue
        if zone.definition is not None and zone.definition.sight.word == "nobody":
            assert shown is None, what
            continue
        cards = zip(game.state.z[number], true, strict=True)
        assert shown == [name if onlooker.knows(thing) >> seat & 1 else None for thing, name in cards], what


def _zone(game: Game, view: dict[str, Any], number: int) -> Any:
    """A zone of the table, of a player or of a plain thing; None for what is not in every view."""
    G = game.state
    zone = G.p.layout.zones[number]
    if number in (OUT, BOARD):
        return None
    if zone.holder is None:
        return view["table"].get(zone.name)
    if zone.holder < game.players:
        return view["seats"][zone.holder].get(zone.name)
    return view["things"][G.p.key_of(G, zone.holder)][zone.name] if G.what[zone.holder] < 0 else None


def _same_options(game: Game, onlooker: Onlooker, where: str) -> None:
    """One is offered hidden cards as hidden cards; and of a question others see at most whose it is."""
    decision = game.decision
    assert decision is not None
    G = game.state
    assert G.pending is not None
    if G.p.asks_for_things(G.pending[1]):
        for option, thing in zip(decision.options, G.pending[2], strict=True):
            if thing is not None and G.w[thing] != BOARD:
                hidden = not onlooker.knows(thing) >> decision.player & 1
                assert option.key.startswith("hidden") == hidden, (where, option)
    for seat in range(game.players):
        if seat != decision.player:
            told = game.view(seat)["decision"] if seat == (decision.player + 1) % game.players else {"player": None}
            open_question = not (decision.simultaneous or decision.secret)
            assert told in ({"player": None}, {"player": decision.player} if open_question else None), where


# ------------------------------------------------------------------------------------------ two worlds
@pytest.mark.parametrize(("name", "part"), sample(1, WATCHED, LARGE))
def test_two_worlds_are_the_same_to_who_cannot_tell_them_apart(name: str, part: int) -> None:
    """Two cards that a seat does not know change places. It sees the same, now and as the game goes on."""
    compared = 0
    for table in tables(name, part):
        game, onlooker = sit_down(table)
        for number, rng in enumerate(play_on(game, onlooker, table.seed, _most(name, part))):
            if number % 11 != table.seed % 11:
                continue
            seat = rng.randrange(game.players)
            pair = _unknown(game, onlooker, seat, rng)
            if pair is not None:
                compared += _stay_the_same(game, onlooker, seat, pair, rng, str(table))
    assert compared


def _unknown(game: Game, onlooker: Onlooker, seat: int, rng: random.Random) -> tuple[int, int] | None:
    """Two cards that a seat does not know and that could be taken for each other.

    They lie where either could lie, and have the same back.
    """
    G = game.state
    layout, backs = G.p.layout, G.p.backs.sorts
    found = [
        thing
        for thing, zone in enumerate(G.w)
        if G.what[thing] >= 0 and zone not in (OUT, BOARD) and not onlooker.knows(thing) >> seat & 1
    ]
    rng.shuffle(found)
    for one in found:
        for other in found:
            alike = layout.kind_of[one] == layout.kind_of[other] and backs[G.what[one]] == backs[G.what[other]]
            if G.what[one] != G.what[other] and alike:
                return one, other
    return None


def _swapped(game: Game, one: int, other: int) -> Game:
    """The same game, but that two cards have changed places."""
    copy = game.clone()
    _swap(copy.state, one, other)
    return copy


def _swap(G: State, one: int, other: int) -> None:
    """A card is what is printed on it, which can lie elsewhere; a tile is its number."""
    if G.p.ruleset.map is not None and one in G.p.layout.things_of(G.p.ruleset.map.tile):
        names = {one: other, other: one}
        for zone in {G.w[one], G.w[other]}:
            G.z[zone] = tuple(names.get(thing, thing) for thing in G.z[zone])
        for row in (G.w, G.known, G.face, G.age):
            row[one], row[other] = row[other], row[one]
        return
    what, eid = list(G.what), list(G.eid)
    what[one], what[other] = what[other], what[one]
    for thing in (one, other):
        if G.p.layout.cards[what[thing]].single:
            eid[what[thing]] = thing
    G.what, G.eid = tuple(what), tuple(eid)


def _course(G: State) -> tuple[Any, ...]:
    """What has happened, but for the names of cards: where this differs, the rules have made a difference."""
    pending = None if G.pending is None else (*G.pending[:5], *G.pending[6:])
    used = (G.used_in_game, G.used_in_round, G.used_in_turn)
    return (G.c, G.z, G.face, G.age, G.on, G.laid, used, G.rng, G.turn, pending, G.result, len(G.stack))


def _stay_the_same(
    game: Game, onlooker: Onlooker, seat: int, pair: Sequence[int], rng: random.Random, where: str
) -> int:
    """Follows both worlds with the same answers until the rules, or the cards themselves, tell them apart."""
    one, other = game.clone(), _swapped(game, *pair)
    watching = onlooker.copy()
    for step in range(STEPS):
        what = f"{where}, answer {len(game.answers)} and {step} more: seat {seat}, {pair}"
        assert seen(one, seat) == seen(other, seat), what
        assert one.pauses == other.pauses, what
        if one.decision is None:
            return step + 1
        answer = leaning(one.decision, rng, step % 3)
        watching.answer(one, answer)
        other.apply(answer)
        back = _swapped(other, *pair).state
        if _course(one.state) != _course(back) or any(watching.glimpsed(card) >> seat & 1 for card in pair):
            return step + 1
    return STEPS


# ------------------------------------------------------------------------------------------ hidden numbers
@pytest.mark.parametrize(("name", "part"), sample(1, WATCHED, LARGE))
def test_hidden_numbers_are_not_seen(name: str, part: int) -> None:
    """Purses and the like: another number there, and who may not see it sees the same."""
    for table in tables(name, part):
        game = table.new()
        rng = random.Random(table.seed)
        for number, _ in enumerate(play(game, table.seed)):
            if number % 9 == table.seed % 9:
                for seat in rng.sample(range(game.players), min(2, game.players)):
                    other = _other_numbers(game, seat)
                    assert seen(other, seat) == seen(game, seat), (table, number, seat)


def _other_numbers(game: Game, seat: int) -> Game:
    copy = game.clone()
    layout = copy.state.p.layout
    for slot, definition in layout.column_defs.items():
        column = layout.columns[slot]
        if column.floating or definition.sight.word not in ("owner", "nobody", "count"):
            continue
        for number in range(max(1, column.count)):
            whose = None if column.first is None else column.first + number
            value = copy.state.c[column.base + number]
            if (definition.sight.word != "owner" or whose != seat) and type(value) is int:
                copy.state.c[column.base + number] = value + 1
    return copy

"""Nothing appears and nothing vanishes, no purse is overdrawn, and every game comes to an end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from rulekit.game import Game
from rulekit.interpreter.layout import BOARD, OUT
from rulekit.interpreter.state import State
from rulekit.ruleset.model import CounterDef
from tests.properties.games import LARGE, MOST, PARTS, SHIPPED, play, ruleset, sample, tables

UNDER_WAY: dict[str, dict[str, set[str]]] = {
    "complots": {"ask-exchange-returned": {"court_size", "two_cards"}},
}
"""What need not hold while these questions are asked, as cards are on their way from one place to another (S-19)."""
CAPS: dict[tuple[str, str], Callable[[Game], int]] = {
    ("bloody_inn", "cash"): lambda game: 40 if game.options["wealth"] == "limited" else 9999,
    ("fair", "coins"): lambda game: 30,
    ("fair", "mood"): lambda game: 4,
}
"""The most that fits into a counter that has a `max`."""
EVERY_PAIR = [*sample(12, [name for name in SHIPPED if name not in LARGE]), *sample(PARTS, LARGE)]
"""All parts, so that a large game is played with every pair of values too."""
UNCOUNTED = {("complots", "draft"), ("bloody_inn", "barn"), ("betrayal", "haunt_item"), ("betrayal", "lot")}
"""Zones whose cards have left the match, cards that nothing ever moves, and kinds that come and go with a part of the
game: no invariant speaks of them."""


def broken(game: Game, state: State) -> set[str]:
    """The invariants that do not hold. Set-up is an effect: until it is over none has to, or can be asked (S-19)."""
    program = state.p
    if not state.live or "invariants" not in program.compiler.functions:
        return set()
    found: list[str] = []
    copy = state.copy()
    copy.sound = None
    raising = program.namespace["_broken"]
    program.namespace["_broken"] = found.append
    try:
        program.function("invariants")(copy)
    finally:
        program.namespace["_broken"] = raising
    return set(found)


def _must_hold(game: Game) -> set[str]:
    """The invariants that do not hold although they should, where the game is now."""
    assert game.decision is not None
    excused = UNDER_WAY.get(game.ruleset.id, {}).get(game.decision.prompt, set())
    return broken(game, game.state) - excused


def counters(game: Game) -> Iterator[tuple[str, int]]:
    """Every counter with its cell."""
    layout = game.state.p.layout
    for slot, definition in layout.column_defs.items():
        column = layout.columns[slot]
        if isinstance(definition, CounterDef) and not column.floating:
            for cell in range(column.base, column.base + max(1, column.count)):
                yield slot.name, cell


@pytest.mark.parametrize(("name", "part"), sample(4))
def test_what_must_always_hold_does(name: str, part: int) -> None:
    """At every decision, and in every game to its end: a broken invariant, or a fault of the engine, would stop it."""
    for table in tables(name, part):
        game = table.new()
        caps = {slot: cap(game) for (owner, slot), cap in CAPS.items() if owner == game.ruleset.id}
        cells = [(slot, cell, caps.get(slot)) for slot, cell in counters(game)]
        for _ in play(game, table.seed):
            assert not _must_hold(game), table
            for slot, cell, cap in cells:
                value = game.state.c[cell]
                assert value >= 0, (table, slot)
                assert cap is None or value <= cap, (table, slot)


@pytest.mark.parametrize(("name", "part"), sample(4))
def test_every_thing_lies_in_one_place(name: str, part: int) -> None:
    for table in tables(name, part):
        game = table.new()
        first = Counter(game.state.what)
        for _ in play(game, table.seed):
            state = game.state
            lying = [thing for zone in state.z for thing in zone]
            on_the_table = [thing for thing, zone in enumerate(state.w) if zone == BOARD]
            assert sorted(lying + on_the_table) == list(range(len(state.what))), table
            assert all(state.w[thing] == number for number, zone in enumerate(state.z) for thing in zone), table
            assert Counter(state.what) == first, table


@pytest.mark.parametrize(("name", "part"), EVERY_PAIR)
def test_every_game_ends(name: str, part: int) -> None:
    for table in tables(name, part):
        game = table.new()
        decisions = sum(1 for _ in play(game, table.seed))
        assert game.result is not None, (table, decisions)
        assert game.decision is None, table
        assert decisions < MOST, table
        assert all(0 <= winner < game.players for winner in game.result.winners), table


# ------------------------------------------------------------------------------------------ is it said at all?
@pytest.mark.parametrize("name", SHIPPED)
def test_no_coin_and_no_card_can_get_lost_unnoticed(name: str) -> None:
    """The invariants of each game speak of all that can be counted: one more or one less, and one of them is broken."""
    for table in tables(name, 0)[:4]:
        game = table.new()
        for number, _ in enumerate(play(game, table.seed)):
            if number % 9 == 4 and game.state.live and not broken(game, game.state):
                for what, state in [*_other_counters(game), *_without_a_card(game)]:
                    assert broken(game, state), (table, what)


def _other_counters(game: Game) -> Iterator[tuple[str, State]]:
    """One more in each counter; more than fits, where what is paid comes from nowhere."""
    for slot, cell in counters(game):
        state = game.state.copy()
        cap = CAPS.get((game.ruleset.id, slot))
        state.c[cell] = state.c[cell] + 1 if cap is None else cap(game) + 1
        yield slot, state


def _without_a_card(game: Game) -> Iterator[tuple[str, State]]:
    """Each card in turn out of play."""
    layout = game.state.p.layout
    for number, zone in enumerate(game.state.z):
        for thing in zone if number > BOARD else ():
            member = layout.cards[game.state.what[thing]]
            card = member.name
            named = {card, layout.zones[number].name, *layout.ancestry(member.kind)}
            if {(game.ruleset.id, name) for name in named} & UNCOUNTED:
                continue
            state = game.state.copy()
            state.z[number] = tuple(other for other in zone if other != thing)
            state.z[OUT] += (thing,)
            state.w[thing] = OUT
            yield f"{card} in {layout.zones[number].name}", state


def _slots(rules: Any) -> Iterator[CounterDef]:
    yield from rules.slots.counters
    for kind in rules.kinds:
        yield from kind.slots.counters
    for bundle in rules.bundles:
        yield from _slots(bundle.rules)


@pytest.mark.parametrize("name", SHIPPED)
def test_every_cap_is_looked_at(name: str) -> None:
    rules = ruleset(name)
    capped = {(rules.id, counter.slot.name) for counter in _slots(rules.model.rules) if counter.most is not None}
    assert capped == {key for key in CAPS if key[0] == rules.id}

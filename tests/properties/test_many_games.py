"""Many games of those that are large: they come to their end, and all that there is comes into use.

What must always hold is tested now and then, and in some of them after every go (S-19); a question that nobody can
answer, or a budget that is used up, would stop the game.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rulekit.interpreter import engine
from rulekit.interpreter.program import Program
from rulekit.reach import Reach, countable, reached
from tests.properties.games import LARGE, ruleset

GAMES = 500
"""For each number of players."""
LOOKED_AT = 30
"""In so many of them what must always hold is tested after every go."""
EVERY = 8
"""In the others after every so many goes."""
ROUNDS = 500
"""A game that takes longer than this counts as unfinished."""
MOST = 30_000
"""And so does one with more answers: the goes of somebody who is left alone are not told apart."""
UNFINISHED = {("betrayal", 6): [285]}
"""The games that have no end, by seed: one hero is left, shut in between two barriers, with two dice for a 6."""
SEATS = {"betrayal": range(3, 7)}
LIVING = {"betrayal": ("alive", "traitor", "haunt_number")}
"""What says who lives, who may be asked even when dead, as the leader of the monsters, and which part is played."""
DEAD_ACT = {"betrayal": {43}}
"""The parts in which others act, too, when they are dead."""
KINDS = {
    "betrayal": {"explorer", "room", "barrier_room", "gift_room", "harm_room", "trap_room", "item", "omen", "event"}
    | {"trap_event", "wide_event"}
}
"""Of these kinds every member comes into use; those that belong to single parts are seldom seen."""


def _first_cell(program: Program, name: str) -> int:
    """The cell of the state that has this name: the game's own, or that of the first seat."""
    return next(column.base for slot, column in program.layout.columns.items() if slot.name == name)


@pytest.mark.parametrize("name", LARGE)
def test_every_number_of_players_is_on_the_list(name: str) -> None:
    low, high = ruleset(name).players
    assert SEATS[name] == range(low, high + 1)


@pytest.mark.long
@pytest.mark.parametrize(("name", "players"), [(name, players) for name in LARGE for players in SEATS[name]])
def test_games_at_random_end_and_reach_everything(
    name: str, players: int, record_property: Callable[[str, object], None]
) -> None:
    program = ruleset(name).program(players, {})
    alive, leader, part = (_first_cell(program, word) for word in LIVING[name])
    reach, unfinished, decisions = Reach(countable(program)), [], 0
    for seed in range(GAMES):
        state = engine.new_state(program, seed)
        engine.begin(state)
        draw = engine.drawing(seed)
        goes, turn, answers = 0, state.turn, 0
        while state.pending is not None and goes <= ROUNDS * players and answers < MOST:
            seat = state.pending[0]
            lives = state.c[alive + seat] or state.c[leader] == seat or state.c[part] in DEAD_ACT[name]
            assert lives, (seed, answers)
            state.checks = seed < LOOKED_AT or goes % EVERY == 0
            engine.answer(state, engine.random_picks(state, draw))
            answers += 1
            goes += state.turn != turn
            turn = state.turn
        if state.result is None:
            unfinished.append(seed)
        reach.add(reached(state))
        decisions += answers
    record_property("figure", f"{name} for {players}: {decisions / GAMES:.0f} decisions, unfinished: {unfinished}")
    assert unfinished == UNFINISHED.get((name, players), [])
    assert [member for member in reach.never if member.partition(".")[0] in KINDS[name]] == []

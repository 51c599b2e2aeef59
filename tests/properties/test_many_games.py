"""Many games of those that are large: they come to their end, and all that there is comes into use.

What must always hold is tested at the end, and in some of them after every go (S-19); a question that nobody can
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
"""In so many of them what must always hold is tested after every go, and who is asked before every answer."""
ANSWERS = 5_000
"""A game with more than so many answers for each player counts as unfinished: about 500 rounds."""
FEW = 0.01
"""So many may be left where nobody who plays at random comes to an end: who is shut in and rolls two dice for a 6, say.
Which these are is told."""
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
        most = ANSWERS * players
        if seed < LOOKED_AT:
            draw, answers = engine.drawing(seed), 0
            while state.pending is not None and answers < most:
                seat = state.pending[0]
                lives = state.c[alive + seat] or state.c[leader] == seat or state.c[part] in DEAD_ACT[name]
                assert lives, (seed, answers)
                engine.answer(state, engine.random_picks(state, draw))
                answers += 1
        else:
            answers = engine.play_out(state, seed, most)
        if state.result is None:
            unfinished.append(seed)
        reach.add(reached(state))
        decisions += answers
    record_property("figure", f"{name} for {players}: {decisions / GAMES:.0f} decisions, unfinished: {unfinished}")
    assert len(unfinished) <= GAMES * FEW
    assert [member for member in reach.never if member.partition(".")[0] in KINDS[name]] == []

"""What generated code asks of a map: pieces are looked at anew only after one has moved, the rest is looked up."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from rulekit.interpreter.asking import go_through_map, look_up
from rulekit.interpreter.boards import Pieces
from rulekit.interpreter.maps import Standing
from rulekit.interpreter.state import State
from tests.helpers.moments import game_of, lay_out, read_moments
from tests.properties.games import ruleset as loaded

MOMENT = next(moment for moment in read_moments() if moment.name == "s62")


def test_a_step_of_a_figure_throws_nothing_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    worked_out: list[Pieces] = []
    work_out = Standing.work_out

    def noted(self: Standing, G: State) -> Pieces:
        worked_out.append(work_out(self, G))
        return worked_out[-1]

    monkeypatch.setattr(Standing, "work_out", noted)
    game = game_of(lay_out(MOMENT, tmp_path)).new(2, seed=1)

    def count(*answers: str) -> int:
        worked_out.clear()
        for answer in answers:
            game.apply(game.keys([answer]))
            assert game.decision is not None
        return len(worked_out)

    assert count("walk:clearing-west", "walk:ford-east", "walk:clearing-east", "measure", "take_coin") == 0
    assert count("dig:clearing") == 1
    assert count("walk:hollow_way-upper_end-west", "measure") == 0
    assert count("drift:pond", "drift:ford") == 2


def test_only_tiles_on_the_map_or_off_it_are_gone_through() -> None:
    tree = ast.parse(
        "def v1(G):\n"
        "    a = [t_1 for t_1 in G.present[4, 9] if ((not (G.laid[t_1 - 4] is not None)) and t_1 in G.z[2])]\n"
        "    b = any(f_1 for t_2 in G.present[4, 9] if (G.laid[t_2 - 4] is not None))\n"
        "    c = [t_3 for t_3 in G.present[4, 9] if t_3 in G.z[2] and G.laid[t_3 - 4] is not None]\n"
        "    d = [t_4 for t_4 in G.present[4, 8] if G.laid[t_4 - 4] is not None]\n"
    )
    go_through_map(tree, 4, 9)
    assert ast.unparse(tree).splitlines()[1:] == [
        "    a = [t_1 for t_1 in G.mapped.off if G.w[t_1] != 0 if t_1 in G.z[2]]",
        "    b = any((f_1 for t_2 in G.mapped.on if G.w[t_2] != 0))",
        "    c = [t_3 for t_3 in G.present[4, 9] if t_3 in G.z[2] and G.laid[t_3 - 4] is not None]",
        "    d = [t_4 for t_4 in G.present[4, 8] if G.laid[t_4 - 4] is not None]",
    ]


def test_so_they_are_in_a_game() -> None:
    """In a game whose tiles may be out of play, a value that looks for those off the map looks for no others."""
    program = loaded("betrayal").new(3, seed=1).state.p
    found = [
        (maker, name)
        for maker in program.makers()
        for name, (lines, _) in maker.compiler.functions.items()
        if any("G.present[" in line and "if ((not (G.laid[" in line for line in lines)
    ]
    assert found
    for maker, name in found:
        maker.make_function(name)
        assert {"mapped", "off"} <= set(maker.namespace[name].__code__.co_names)


def test_what_the_map_knows_is_looked_up() -> None:
    tree = ast.parse("_exits(G, x_1)\n_parted(G, x_1)[0]\n_parted(G, x_1)[1]\n_beyond(G, DOOR[_ways(G, 1, x_2)])\n")
    look_up(tree, "_looked(G)")
    assert ast.unparse(tree).splitlines() == [
        "_looked(G).exits[x_1]",
        "_looked(G).leads[x_1]",
        "G.mapped.opens[x_1]",
        "_looked(G).beyond.get(DOOR[G.mapped.ways(1, x_2)])",
    ]

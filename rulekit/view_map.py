"""The map in a view: where the tiles lie, how they are turned, where their doors are, and what else joins them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rulekit.dsl.types import PLACE
from rulekit.interpreter.program import Program
from rulekit.interpreter.state import State

SIDES = ("north", "east", "south", "west")


def view_map(G: State, joined: Iterable[tuple[str, str]]) -> dict[str, Any]:
    """The tiles that lie on the map, by their keys. `joined`: places that pieces join, as far as one may know it.

    A tile has its place (`x` grows to the east, `y` to the south), its quarter `turn`s clockwise, its `areas` if it has
    any, its `doors` as it lies now, each with the place it belongs to, and its `links`: from which place to which.
    """
    p: Program = G.p
    board, printed = p.board, p.ruleset.map
    if board is None or printed is None:
        return {}
    low, _ = p.layout.ranges[printed.tile]
    grids = p.compiler.enum(printed.grids)
    found: dict[str, Any] = {}
    for tile, way in enumerate(G.laid):
        if way is None:
            continue
        grid, x, y, turn = way
        places = [p.key(G, place, PLACE) for place in board.places(tile)]
        doors = {
            side: p.key(G, place, PLACE)
            for side, place in zip(SIDES, board.doors(tile, turn), strict=True)
            if place is not None
        }
        found[p.key_of(G, low + tile)] = {
            printed.grids: grids[grid],
            "x": x,
            "y": y,
            "turn": turn,
            "areas": places if len(places) > 1 else [],
            "doors": doors,
            "links": {},
        }
    _join(found, [*_printed_links(G, found), *joined])
    return found


def _printed_links(G: State, found: Mapping[str, Any]) -> list[tuple[str, str]]:
    """The first places of tiles that are joined wherever they lie."""
    return [
        (_first_place(found, one), _first_place(found, other))
        for one, other in G.p.ruleset.map.links
        if one in found and other in found
    ]


def _first_place(found: Mapping[str, Any], tile: str) -> str:
    return str(next(iter(found[tile]["areas"]), tile))


def _join(found: Mapping[str, Any], joined: Iterable[tuple[str, str]]) -> None:
    """Notes links at both ends, where these are on the map."""
    tile_of = {place: tile for tile, seen in found.items() for place in seen["areas"] or [tile]}
    for pair in joined:
        if pair[0] in tile_of and pair[1] in tile_of:
            for here, there in (pair, pair[::-1]):
                ends = found[tile_of[here]]["links"].setdefault(here, [])
                if there not in ends:
                    ends.append(there)

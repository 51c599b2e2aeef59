"""What can be counted about each player in any ruleset: the numbers a player has, and how many cards lie in which zone.

Seen with one player's eyes each of these is three numbers: one's own, that of the own side added up, that of all others
added up. Where the players are on sides, each side looks at them in its own way.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rulekit.dsl.types import BOOL, COUNTER, INT, TRACK, List, Map, plain
from rulekit.interpreter.program import Program
from rulekit.interpreter.state import State

Side = int
UNDIVIDED: Side = -1
"""All are on the same side, or there are no sides (yet)."""
Row = tuple[Side, list[float]]
"""One player's side, and all numbers as that player looks at them."""


class Features:
    def __init__(self, program: Program) -> None:
        self.players = program.players
        self._sides = program.side_cell
        bases: dict[int, None] = {}
        for slot, column in program.layout.columns.items():
            t = plain(slot.type)
            counts = t in (INT, BOOL, COUNTER, TRACK) or isinstance(t, List | Map)
            if counts and column.first == 0 and column.count >= self.players and not column.floating:
                bases[column.base] = None
        self._columns = list(bases)
        zones: dict[tuple[str, int], dict[int, int]] = {}
        for number, zone in enumerate(program.layout.zones):
            if zone.holder is not None and zone.holder < self.players:
                home = zone.home.number if zone.home is not None else -1
                zones.setdefault((zone.name, home), {})[zone.holder] = number
        self._zones = [list(held.values()) for held in zones.values() if len(held) == self.players]

    def keep(self, wanted: Iterable[int]) -> None:
        """Looks at nothing from now on but what stands at these places of a row; the others stay 0."""
        kinds = {place // 3 for place in wanted}
        self._columns = [base if kind in kinds else -1 for kind, base in enumerate(self._columns)]
        first = len(self._columns)
        self._zones = [zones if first + at in kinds else [] for at, zones in enumerate(self._zones)]

    def rows(self, G: State) -> list[Row]:
        """For each seat, in order."""
        sides = self.sides(G)
        players = range(self.players)
        allies = [[other for other in players if self._allied(sides, seat, other)] for seat in players]
        found: list[Row] = [(side, []) for side in sides]
        nothing = [0.0] * self.players
        for base in self._columns:
            numbers = nothing if base < 0 else [_number(value) for value in G.c[base : base + self.players]]
            _look(found, numbers, allies)
        for zones in self._zones:
            _look(found, [float(len(G.z[zone])) for zone in zones] or nothing, allies)
        return found

    def sides(self, G: State) -> list[Side]:
        if self._sides is None:
            return [UNDIVIDED] * self.players
        sides: list[Side] = G.c[self._sides : self._sides + self.players]
        return sides if any(side != sides[0] for side in sides) else [UNDIVIDED] * self.players

    def _allied(self, sides: list[Side], seat: int, other: int) -> bool:
        return self._sides is not None and other != seat and sides[other] == sides[seat]


def _look(rows: list[Row], numbers: list[float], allies: list[list[int]]) -> None:
    total = 0.0
    for number in numbers:
        total += number
    for seat, (_, row) in enumerate(rows):
        own, allied = numbers[seat], 0.0
        for other in allies[seat]:
            allied += numbers[other]
        row += (own, allied, total - own - allied)


def _number(value: Any) -> float:
    if isinstance(value, int):
        return float(value)
    return float(len(value)) if isinstance(value, tuple | dict) else 0.0

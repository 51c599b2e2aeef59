"""The state of a game: plain data in a few flat lists, cheap to copy.

`c` cells, `z` zones (each a tuple of things, bottom to top), `w` the zone in which each thing is, `face` how it lies,
`known` the seats that know which card it is, `age` since when it lies there, `present` what is in play by sorts (made
anew whenever the zone of what is not has changed), `step` the step of the flow that was entered last, which only views
tell; `laid` how the tiles of a map lie, `mapped` the table of all that follows from that. The lists hold ints, bools,
None and immutable values only, so that a copy of the lists is a copy of the state.
"""

from __future__ import annotations

from itertools import filterfalse
from typing import Any

from rulekit.interpreter.switched import NOTHING_ON, On
from rulekit.interpreter.units import EVERY_TEST, MOST_KEPT

Trail = Any
"""A list that grows at one end and is shared by copies: None, or (all before, and what was added last)."""

USES = {"game": "used_in_game", "round": "used_in_round", "turn": "used_in_turn"}
"""Where uses are counted, by how long they count."""


class Present(dict[tuple[int, int], tuple[int, ...]]):
    """Which things from one number up to another are in play, while these are out of play: true for every copy."""

    def __init__(self, out: tuple[int, ...]) -> None:
        self._is_out = frozenset(out).__contains__

    def __missing__(self, things: tuple[int, int]) -> tuple[int, ...]:
        found = self[things] = tuple(filterfalse(self._is_out, range(*things)))
        return found


class State:
    __slots__ = (
        "again",
        "age",
        "bases",
        "c",
        "chance",
        "checks",
        "clock",
        "deep",
        "due",
        "eid",
        "face",
        "gaps",
        "halted",
        "held",
        "kept",
        "known",
        "laid",
        "live",
        "log",
        "mapped",
        "n",
        "on",
        "p",
        "pending",
        "pins",
        "place",
        "present",
        "probing",
        "r",
        "result",
        "rng",
        "seen",
        "shown",
        "skip",
        "sound",
        "stack",
        "step",
        "turn",
        "used_in_game",
        "used_in_round",
        "used_in_turn",
        "w",
        "was",
        "what",
        "z",
    )

    def __init__(self) -> None:
        self.p: Any = None
        self.c: list[Any] = []
        self.z: list[tuple[int, ...]] = []
        self.w: list[int] = []
        self.face: list[int] = []
        self.known: list[int] = []
        self.age: list[int] = []
        self.clock = 0
        self.what: tuple[int, ...] = ()
        self.eid: tuple[int, ...] = ()
        self.on: On = ()
        self.bases = NOTHING_ON
        self.laid: Any = ()
        self.mapped: Any = None
        self.used_in_game: dict[Any, int] = {}
        self.used_in_round: dict[Any, int] = {}
        self.used_in_turn: dict[Any, int] = {}
        self.seen: dict[int, tuple[int, Any]] = {}
        self.shown: dict[int, int] = {}
        self.was: frozenset[Any] = frozenset()
        self.held = 0
        self.stack: list[tuple[Any, ...]] = []
        self.halted: list[tuple[Any, ...]] = []
        self.again = False
        self.deep = 0
        self.pending: tuple[Any, ...] | None = None
        self.r: Any = None
        self.rng = 0
        self.n = 0
        self.gaps = 0
        self.log: Trail = None
        self.chance: Trail = None
        self.turn: int | None = None
        self.step: int | None = None
        self.live = False
        self.due = EVERY_TEST
        self.kept: list[Any] = [None] * MOST_KEPT
        self.checks = True
        self.skip: Any = None
        self.sound: Any = None
        self.place: Any = None
        self.present = Present(())
        self.probing = False
        self.pins: tuple[tuple[str, tuple[Any, ...]], ...] | None = None
        self.result: tuple[str, tuple[int, ...], tuple[int, ...] | None] | None = None

    def copy(self) -> State:
        new = State.__new__(State)
        new.p = self.p
        new.c = self.c[:]
        new.z = self.z[:]
        new.w = self.w[:]
        new.face = self.face[:]
        new.known = self.known[:]
        new.age = self.age[:]
        new.clock = self.clock
        new.what = self.what
        new.eid = self.eid
        new.on = self.on
        new.bases = self.bases
        new.laid = self.laid
        new.mapped = self.mapped
        new.used_in_game = self.used_in_game
        new.used_in_round = self.used_in_round
        new.used_in_turn = self.used_in_turn
        new.seen = self.seen
        new.shown = self.shown
        new.was = self.was
        new.held = self.held
        new.stack = self.stack[:]
        new.halted = []
        new.again = False
        new.deep = 0
        new.pending = self.pending
        new.r = self.r
        new.rng = self.rng
        new.n = self.n
        new.gaps = self.gaps
        new.log = self.log
        new.chance = self.chance
        new.turn = self.turn
        new.step = self.step
        new.live = self.live
        new.due = self.due
        new.kept = self.kept[:]
        new.checks = self.checks
        new.skip = self.skip
        new.sound = self.sound
        new.place = self.place
        new.present = self.present
        new.probing = self.probing
        new.pins = self.pins
        new.result = self.result
        return new

    def told_by(self) -> tuple[Any, ...]:
        """What a state is known by, wherever and whenever it was come to.

        Not how it came about, and nothing that numbers generated code, which is made as it is needed.
        """
        asked = self.pending
        return (
            self.c,
            self.z,
            self.w,
            self.face,
            self.known,
            self.age,
            self.what,
            self.on,
            self.laid,
            sorted(self.seen.items()),
            self.rng,
            self.turn,
            self.result,
            None if asked is None else (asked[0], self.p.sites[asked[1]].prompt, len(asked[2]), asked[3], asked[4]),
        )


def listed(trail: Trail) -> list[Any]:
    """What was added to a trail, one by one, oldest first."""
    return [link[1] for link in links(trail)]


def links(trail: Trail) -> list[tuple[Any, ...]]:
    """The links of a trail, oldest first."""
    found: list[tuple[Any, ...]] = []
    while trail is not None:
        found.append(trail)
        trail = trail[0]
    found.reverse()
    return found

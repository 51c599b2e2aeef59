"""A scenario as plain objects: the position it is given, what happens in it, and what must hold.

Seats count from 0 here, as in the rest of the program; in the files they count from 1. Every part keeps its place in
the file, so that a failure can say where it was asked for.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from rulekit.source import Span

Step = str | int


class Unseen(Enum):
    """Stands for a value: a seat may not see what is there."""

    UNSEEN = "unseen"


# ---------------------------------------------------------------------------------------------- what is given


@dataclass(frozen=True, slots=True)
class Given:
    """The position to begin with; what it does not name is as set-up leaves it."""

    players: int
    seed: int = 1
    options: dict[str, object] = field(default_factory=dict)
    table: dict[str, object] = field(default_factory=dict)
    seats: dict[int, dict[str, object]] = field(default_factory=dict)
    things: dict[str, dict[str, object]] = field(default_factory=dict)
    map: dict[str, dict[str, object]] = field(default_factory=dict)
    step: str | None = None
    seat: int | None = None
    chance: tuple[Pin, ...] = ()
    span: Span | None = field(default=None, compare=False)

    @property
    def has_position(self) -> bool:
        named = self.table or self.seats or self.things or self.map or self.chance
        return bool(named or self.step is not None)


# ---------------------------------------------------------------------------------------------- what must hold


@dataclass(frozen=True, slots=True)
class SlotCheck:
    """A zone, a counter or the like, as `viewer` sees it (None sees everything); `path` leads to it in the view."""

    span: Span
    viewer: int | None
    path: tuple[Step, ...]
    zone: bool
    value: object


@dataclass(frozen=True, slots=True)
class OutOfPlayCheck:
    """What is out of play: how many in all (a number), these and no others (a list), so many of each (a map)."""

    span: Span
    value: int | list[str] | dict[str, int]


@dataclass(frozen=True, slots=True)
class MapCheck:
    """Where a tile lies: its grid, `x`, `y` and `turn`, or those of them that are named; None: nowhere."""

    span: Span
    tile: str
    value: dict[str, object] | None


@dataclass(frozen=True, slots=True)
class TurnCheck:
    """Whose go it is; None: nobody's."""

    span: Span
    seat: int | None


@dataclass(frozen=True, slots=True)
class AskCheck:
    """One part of a question: nobody, seat, prompt, kind, min, max, options, has or lacks."""

    span: Span
    part: str
    value: object = None


@dataclass(frozen=True, slots=True)
class LogCheck:
    """A text that some line has, that no line has, or that is the last line (`part`: has, lacks, last)."""

    span: Span
    part: str
    text: str
    seat: int | None
    language: str | None


@dataclass(frozen=True, slots=True)
class ResultCheck:
    """One part of the result: winners, reason, scores or titles."""

    span: Span
    part: str
    value: object


Check = SlotCheck | OutOfPlayCheck | MapCheck | TurnCheck | AskCheck | LogCheck | ResultCheck


# ---------------------------------------------------------------------------------------------- what happens


@dataclass(frozen=True, slots=True)
class Answer:
    """A seat answers with the keys of options."""

    span: Span
    seat: int
    keys: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Refused:
    """A seat is asked, and this answer is not legal."""

    span: Span
    seat: int
    keys: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Nobody:
    """Whoever is asked with this prompt answers no."""

    span: Span
    prompt: str


@dataclass(frozen=True, slots=True)
class Pin:
    """What the next chance of a kind (shuffle, random, throw) gives."""

    span: Span
    kind: str
    outcome: tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Meanwhile:
    """Checks in the middle."""

    span: Span
    checks: tuple[Check, ...]


Happening = Answer | Refused | Nobody | Pin | Meanwhile


# ---------------------------------------------------------------------------------------------- the whole


@dataclass(frozen=True, slots=True)
class Scenario:
    """`span` is the place of its name."""

    name: str
    span: Span
    given: Given
    when: tuple[Happening, ...]
    then: tuple[Check, ...]

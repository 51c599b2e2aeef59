"""How a ruleset wants its table shown, checked: what `table.yaml` says. Nothing in it has to do with the rules.

Everything goes by names; that they exist was checked. What is not said here, whoever draws the table decides.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Test = Mapping[str, bool | int | str]
"""What some slots must hold; a number for a zone says how many lie there."""


@dataclass(frozen=True, slots=True)
class SlotLook:
    """`form`: cards, row, count, top, track or number. `always`: whether it is shown with nothing in it."""

    form: str | None = None
    always: bool | None = None
    icon: str = ""
    ascii: str = ""
    colour: str | None = None


@dataclass(frozen=True, slots=True)
class ThingLook:
    """`prints`: fields told with the name; `shows`: its slots, None for all that hold something."""

    prints: tuple[str, ...] = ()
    shows: tuple[str, ...] | None = None
    icon: str = ""
    ascii: str = ""
    colour: str | None = None


@dataclass(frozen=True, slots=True)
class MapLook:
    """`lying`: states that say where things lie."""

    lying: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PanelLook:
    """One part of the table: slots of the table, the things of a kind for which `test` holds, or the map."""

    name: str
    shows: tuple[str, ...] | None = None
    things: str | None = None
    test: Test = field(default_factory=dict)
    map: MapLook | None = None


@dataclass(frozen=True, slots=True)
class SeatsLook:
    """`in_short`: what is shown of the others where there is little space; None for all of `shows`."""

    shows: tuple[str, ...] = ()
    in_short: tuple[str, ...] | None = None
    named_by: str | None = None
    colour_by: str | None = None
    out_if: Test = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Tabletop:
    """The whole. `colours` are those of members, by the closed list or the kind that they belong to."""

    phases: tuple[str, ...] = ()
    heading: tuple[str, ...] = ()
    panels: tuple[PanelLook, ...] = ()
    seats: SeatsLook = field(default_factory=SeatsLook)
    things: Mapping[str, ThingLook] = field(default_factory=dict)
    slots: Mapping[str, SlotLook] = field(default_factory=dict)
    colours: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    leave_out: tuple[str, ...] = ()


AS_ONE_LIKES = Tabletop()
"""Of a ruleset that says nothing about its table."""

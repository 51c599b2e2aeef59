"""The signs that tables are drawn with; and the same for screens that have nothing but a plain keyboard's."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Signs:
    """`walls` by the sides on which a line goes on: north, east, south, west, as bits 1, 2, 4, 8."""

    plain: bool
    turn: str
    back: str
    times: str
    dot: str
    more: str
    rule: str
    bar: str
    walls: str
    lying: str
    open_across: str
    open_down: str
    arrows: str
    link: str

    def pick(self, icon: str, ascii_icon: str) -> str:
        """One of the two forms of an icon; nothing where there is none for this screen."""
        return ascii_icon if self.plain else icon


DRAWN = Signs(
    plain=False,
    turn="►",
    back="▒",
    times="×",
    dot="·",
    more="…",
    rule="─",
    bar="│",
    walls=" ╵╶└╷│┌├╴┘─┴┐┤┬┼",
    lying="*",
    open_across="┄",
    open_down="┊",
    arrows="↑→↓←",
    link="↔",
)
TYPED = Signs(
    plain=True,
    turn=">",
    back="#",
    times="x",
    dot="-",
    more="...",
    rule="-",
    bar="|",
    walls=" |-+||++-+-+++++",
    lying="*",
    open_across=".",
    open_down=":",
    arrows="^>v<",
    link="<->",
)

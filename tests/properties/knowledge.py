"""Who can know which card is which: a second opinion, written from docs/semantics.md and not from the engine.

An attentive player sees what the zones show, sees cards go from place to place, and remembers what was seen. A card is
lost from sight when it is shuffled, or when one of several goes face down and one cannot see which (S-56).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

UP, DOWN = 0, 1
ON_TOP, AT_THE_BOTTOM, ANYWHERE = 0, 1, 2
FIXED = ("all", "nobody", "count", "owner")
CHANGING = ("top", "face")
Luck = Callable[[], int]
"""Says what chance brought: at which place a card came to lie."""


@dataclass(slots=True)
class Place:
    """A zone: who sees what lies there. `sees` is asked where it hangs on a side or a condition."""

    sight: str
    owner: int | None = None
    row: bool = False
    sees: Callable[[int], bool] | None = None


class Knowledge:
    """What lies where, from bottom to top, and the seats that remember each card; sets of seats are bits."""

    def __init__(self, players: int, places: list[Place], zones: Sequence[Sequence[int]], faces: Sequence[int]) -> None:
        self.players = players
        self.everyone = (1 << players) - 1
        self.places = places
        self.zones = [list(zone) for zone in zones]
        self.faces = list(faces)
        self.memory = [0] * len(faces)
        self.shown: dict[int, int] = {}
        """What was shown since somebody was last asked."""
        self.glimpsed = [0] * len(faces)
        """Who has known a card at any moment since then."""
        self.where = [0] * len(faces)
        for number, zone in enumerate(self.zones):
            for thing in zone:
                self.where[thing] = number
                self._remember(thing, self.visible(thing))

    def copy(self) -> Knowledge:
        new = Knowledge(self.players, self.places, self.zones, self.faces)
        new.memory = self.memory[:]
        new.shown = dict(self.shown)
        new.glimpsed = self.glimpsed[:]
        return new

    # ------------------------------------------------------------------------------ asking
    def visible(self, thing: int) -> int:
        """The seats to which a card is shown by the zone that it lies in."""
        number = self.where[thing]
        place = self.places[number]
        match place.sight:
            case "all":
                return self.everyone
            case "nobody" | "count":
                return 0
            case "owner":
                return 0 if place.owner is None else 1 << place.owner
            case "top":
                return self.everyone if self.zones[number][-1] == thing else 0
            case "face":
                return self.everyone if self.faces[thing] == UP else 0
        assert place.sees is not None
        return sum(1 << seat for seat in range(self.players) if place.sees(seat))

    def knows(self, thing: int) -> int:
        return self.memory[thing] | self.visible(thing)

    def view(self, seat: int, number: int) -> list[int | None] | None:
        """A zone as a seat sees it: the cards that it knows, None for the others; nothing if it may not even count."""
        if self.places[number].sight == "nobody":
            return None
        return [thing if self.knows(thing) >> seat & 1 else None for thing in self.zones[number]]

    # ------------------------------------------------------------------------------ what happens
    def asked(self) -> None:
        self.shown = {}
        self.glimpsed = self.memory[:]

    def _remember(self, thing: int, seats: int) -> None:
        self.memory[thing] |= seats
        self.glimpsed[thing] |= seats

    def look(self, asked: bool = False) -> None:
        """Everybody looks round the table and remembers. What zones always show was seen when it came there.

        Into zones that are open to some, under a condition, they look when somebody is asked.
        """
        for number, place in enumerate(self.places):
            if place.sight in CHANGING or (asked and place.sight not in FIXED):
                for thing in self.zones[number]:
                    self._remember(thing, self.visible(thing))

    def show(self, things: Sequence[int], seats: int) -> None:
        for thing in things:
            self._remember(thing, seats)
            self.shown[thing] = self.shown.get(thing, 0) | seats

    def turn(self, thing: int, face: int) -> None:
        self.look()
        self.faces[thing] = face
        self.look()

    def shuffle(self, number: int, order: Sequence[int]) -> None:
        """`order` is what came of it."""
        assert sorted(order) == sorted(self.zones[number])
        self.zones[number] = list(order)
        for thing in order:
            self.memory[thing] = 0
            if self.places[number].sight in FIXED:
                self._remember(thing, self.visible(thing))
        self.look()

    def draw(self, count: int, source: int, to: int, face: int | None, pile: int, luck: Luck) -> None:
        """So many from the top: everybody sees which places they come from."""
        self.look()
        for thing in self.zones[source][::-1][: max(0, count)]:
            self._put(thing, to, face, pile, luck)
        self.look()

    def move(self, things: Sequence[int], to: int, face: int | None, pile: int, luck: Luck) -> None:
        """Cards that somebody has picked out: who cannot see which no longer knows what is left, nor what went."""
        self.look()
        sources = {thing: self.where[thing] for thing in things}
        left = {source: [x for x in self.zones[source] if x not in things] for source in sources.values()}
        saw = {thing: self.visible(thing) | self.shown.get(thing, 0) for thing in things}
        for thing in things:
            self._put(thing, to, face, pile, luck)
        for thing, source in sources.items():
            if left[source] and not self.places[source].row:
                for lost in (thing, *left[source]):
                    self.memory[lost] &= saw[thing] | self.visible(thing)
        self.look()

    def _put(self, thing: int, to: int, face: int | None, pile: int, luck: Luck) -> None:
        self._remember(thing, self.visible(thing))
        self.zones[self.where[thing]].remove(thing)
        if face is not None:
            self.faces[thing] = face
        zone = self.zones[to]
        if pile == ON_TOP:
            zone.append(thing)
        elif pile == AT_THE_BOTTOM:
            zone.insert(0, thing)
        else:
            zone.insert(luck(), thing)
        self.where[thing] = to
        if pile == ANYWHERE:
            self.shuffle(to, zone)
        if self.places[to].sight in FIXED:
            self._remember(thing, self.visible(thing))

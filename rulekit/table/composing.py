"""From a view to a scene: what a ruleset wants shown, in its order, in the words of one language.

A ruleset that says nothing about its table gets what most want: the map, what lies in the middle, the things that have
something, the players from one's own seat on. Where a ruleset says something, the rest still comes, at the end, if
there is anything in it: what a bundle or an expansion adds is never lost.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from rulekit.ruleset.model import Ruleset
from rulekit.ruleset.tabletop import MapLook, PanelLook, Test
from rulekit.table.facts import Facts
from rulekit.table.lore import TABLE, Lore
from rulekit.table.names import Names
from rulekit.table.places import Places
from rulekit.table.runs import Line, Run, line, text_of
from rulekit.table.scene import Fact, Holder, Panel, Scene, Seat
from rulekit.table.signs import Signs


class Composer:
    """Makes scenes of the views of one game, for readers of one language."""

    def __init__(self, ruleset: Ruleset, names: Names) -> None:
        self.ruleset = ruleset
        self.names = names
        self.lore = Lore(ruleset)

    def scene(self, view: Mapping[str, Any], signs: Signs, news: Sequence[str] = ()) -> Scene:
        """What there is to tell of a view; `news`: what has just happened, in words."""
        return _Composing(self, view, signs).scene(tuple(news))


class _Composing:
    """The composing of one scene."""

    def __init__(self, composer: Composer, view: Mapping[str, Any], signs: Signs) -> None:
        self.view = view
        self.names = composer.names
        self.board = composer.ruleset.map
        self.look = composer.ruleset.tabletop
        self.lore = composer.lore
        lying = [state for look in self.look.panels if look.map is not None for state in look.map.lying]
        on_map = {self.board.stands, *lying} if self.board is not None else set()
        self.facts = Facts(self.look, composer.lore, composer.names, signs, view, on_map)
        self.told_slots: set[str] = set()
        self.told_things: set[str] = set()

    def scene(self, news: tuple[str, ...]) -> Scene:
        heading = [*self._table_facts(self.look.heading), *self._bundles()]
        panels = [*(self._panel(look) for look in self._looks()), self._rest()]
        phases = [name for name in self.view["steps"] if name in self.look.phases]
        return Scene(
            phase=self.names.step(phases[-1]) if phases else "",
            turn=self._turn(),
            heading=tuple(heading),
            panels=tuple(panel for panel in panels if panel.facts or panel.holders or panel.grids),
            seats=tuple(self._seat(seat) for seat in self._in_order()),
            news_title=self.names.say("ui-news"),
            news=news,
        )

    def _turn(self) -> str:
        turn = self.view["turn"]
        if turn is None:
            return ""
        return self.names.say("ui-whose-turn", player=self.names.player(turn, self.view["seat"]))

    def _bundles(self) -> list[Fact]:
        """The bundles that are on, if the game has words for them."""
        words = [self.names.member(name) for name in self.view["bundles"] if self.names.has_word(name)]
        label, told = self.names.say("ui-bundles"), ", ".join(words)
        return [Fact("word", label, label, "", tuple(map(line, words)), line(told), told)] if words else []

    # ------------------------------------------------------------------------------ panels
    def _looks(self) -> Iterator[PanelLook]:
        """The panels that the ruleset asks for; a map that it does not speak of comes first."""
        if self.board is not None and not any(look.map is not None for look in self.look.panels):
            yield PanelLook("", map=MapLook())
        yield from self.look.panels

    def _panel(self, look: PanelLook) -> Panel:
        title = self.names.panel(look.name) if look.name else self.names.say("ui-map")
        if look.map is not None:
            return self._map(title, look.map)
        if look.things is not None:
            return Panel(title, holders=tuple(self._holders(look)))
        return Panel(title, facts=tuple(self._table_facts(look.shows or ())))

    def _map(self, title: str, look: MapLook) -> Panel:
        if self.board is None:
            return Panel(title)
        places = Places(self.facts, self.board, look)
        self.told_things |= {*places.pieces(), *(key for keys in places.lying().values() for key in keys)}
        return Panel(title, grids=places.grids())

    def _table_facts(self, shows: tuple[str, ...]) -> list[Fact]:
        self.told_slots |= set(shows)
        table, notes = self.view["table"], self.view["notes"]["table"]
        found = (self.facts.fact(TABLE, name, table[name], notes.get(name, {})) for name in shows if name in table)
        return [fact for fact in found if fact is not None]

    def _holders(self, look: PanelLook) -> Iterator[Holder]:
        for key, kind in self.view["kinds"].items():
            if self.lore.is_a(kind, look.things or "") and _holds(self.view["things"][key], look.test):
                self.told_things.add(key)
                yield self._holder(key, kind, self.facts.of_thing(key, look.shows))

    def _holder(self, key: str, kind: str, facts: tuple[Fact, ...]) -> Holder:
        name = self.names.member(key, self.lore.ancestry(kind))
        return Holder(line(name, self.facts.colours.of(key, (kind,))), name, _first_bare(facts))

    def _rest(self) -> Panel:
        """What no panel has told, if there is anything in it."""
        left = {name: value for name, value in self.view["table"].items() if name not in self.told_slots}
        whole = self.look.panels or self.look.heading
        facts = self.facts.of(TABLE, left, self.view["notes"]["table"], () if whole else None)
        return Panel(self.names.say("ui-table"), facts, tuple(self._other_things()))

    def _other_things(self) -> Iterator[Holder]:
        """Things that have something and lie in no zone; what lies in one is told there."""
        lying = set(self._lying())
        listed = [look.things for look in self.look.panels if look.things is not None]
        for key, kind in self.view["kinds"].items():
            if key in lying or key in self.told_things or any(self.lore.is_a(kind, other) for other in listed):
                continue
            facts = self.facts.of_thing(key)
            if facts:
                yield self._holder(key, kind, facts)

    def _lying(self) -> Iterator[str]:
        notes = self.view["notes"]
        holders = [(self.view["table"], notes["table"])]
        holders += zip(self.view["seats"], notes["seats"], strict=True)
        holders += [(slots, notes["things"].get(key, {})) for key, slots in self.view["things"].items()]
        for slots, noted in holders:
            for name, value in slots.items():
                if isinstance(value, list):
                    keys = noted.get(name, {}).get("keys", value)
                    yield from (key for key in keys if isinstance(key, str))

    # ------------------------------------------------------------------------------ seats
    def _in_order(self) -> list[int]:
        """From one's own seat on, clockwise."""
        players, first = len(self.view["seats"]), self.view["seat"] or 0
        return [(first + step) % players for step in range(players)]

    def _seat(self, seat: int) -> Seat:
        look = self.look.seats
        slots, notes = dict(self.view["seats"][seat]), self.view["notes"]["seats"][seat]
        own = seat == self.view["seat"]
        name, brief = self._player(seat, slots.pop(look.named_by, None) if look.named_by else None)
        out = bool(look.out_if) and _holds(self.view["seats"][seat], look.out_if)
        first = (self._flag("ui-out"),) if out else ()
        facts = (*first, *self.facts.of("player", slots, notes, look.shows or None))
        short = facts
        if look.in_short is not None:
            rest = {key: value for key, value in slots.items() if key not in look.shows or key in look.in_short}
            short = (*first, *self.facts.of("player", rest, notes, look.in_short))
        return Seat(
            name=name,
            brief=brief,
            aloud=text_of(name),
            facts=facts,
            in_short=short,
            own=own,
            turn=seat == self.view["turn"],
            out=out,
        )

    def _flag(self, key: str) -> Fact:
        word = self.names.say(key)
        return Fact("flag", word, word, "", (), (), "")

    def _player(self, seat: int, played: Any) -> tuple[Line, Line]:
        """Who sits there, in full and at the shortest."""
        style = f"strong {self.facts.colours.seats[seat]}"
        name = Run(self.names.player(seat, self.view["seat"]), style)
        if not isinstance(played, str):
            return (name,), (name,)
        known = self.lore.slot("player", self.look.seats.named_by or "")
        word = self.names.member(played, known.sorts if known is not None else ())
        return (name, Run(f"  {word}", style)), (Run(f"{seat + 1} {word}", style),)


def _first_bare(facts: tuple[Fact, ...]) -> tuple[Fact, ...]:
    """Beside the name of a thing it goes without saying what lies there: the first zone needs no label."""
    first = next((fact for fact in facts if fact.sort == "cards"), None)
    return tuple(replace(fact, bare=True) if fact is first else fact for fact in facts)


def _holds(slots: Mapping[str, Any], test: Test) -> bool:
    return all(_is(slots.get(name), wanted) for name, wanted in test.items())


def _is(value: Any, wanted: bool | int | str) -> bool:
    if isinstance(value, list):
        return len(value) == wanted
    return bool(value == wanted) or (value is None and wanted == "none")

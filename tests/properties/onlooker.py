"""An onlooker at a real game: sees cards being moved, shuffled, shown and turned, and works out who can know what.

It stands beside the functions that the rules call. What these are asked to do it tells `Knowledge`; what they make of
the engine's own memory it does not look at. The result can then be held against what the engine lets a seat see.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any

from rulekit.game import Game, Ruleset
from rulekit.interpreter.layout import BOARD, OUT
from rulekit.interpreter.state import State, listed
from tests.properties.games import Table, ruleset
from tests.properties.knowledge import DOWN, ON_TOP, UP, Knowledge, Place

WATCHED = ("_move", "_put", "_put_all", "_draw", "_deal", "_draw_one", "_create", "_shuffle", "_show", "_told", "_lay")
_looking: list[Onlooker] = []
"""Who looks on just now: nobody, or one."""


@cache
def watched(name: str) -> Ruleset:
    """A ruleset of which onlookers are told what happens."""
    return Ruleset(ruleset(name).model)


def sit_down(table: Table) -> tuple[Game, Onlooker]:
    """A game and somebody who has seen all of its set-up."""
    rules = watched(table.name)
    program = rules.program(table.players, table.options)
    for name in WATCHED:
        if name in program.namespace and not isinstance(program.namespace[name], partial):
            program.names[name] = partial(_watch, name, program.namespace[name])
    for maker in program.makers():
        maker.namespace.update(program.names)
    program.opening = None  # what all games have in common is played again, for the onlooker
    onlooker = Onlooker()
    _looking[:] = [onlooker]
    try:
        game = rules.new(table.players, table.seed, table.options)
    finally:
        _looking.clear()
    onlooker.at_rest(game)
    return game, onlooker


def _watch(name: str, function: Callable[..., Any], G: State, *args: Any) -> Any:
    if not _looking:
        return function(G, *args)
    onlooker = _looking[0]
    onlooker.looks(G)
    before = G.chance
    listed_args = [tuple(arg) if isinstance(arg, Sequence) else arg for arg in args]
    result = function(G, *args)
    onlooker.happened(name, G, listed_args, result, before)
    return result


class Onlooker:
    def __init__(self) -> None:
        self.known: Knowledge | None = None
        self.state: State | None = None

    def copy(self) -> Onlooker:
        """Somebody else who has seen the same, and goes on to look at another game."""
        assert self.known is not None
        assert self.state is not None
        new = Onlooker()
        new.state = self.state
        new.known = self.known.copy()
        new.known.places = new._places(self.state)
        return new

    def answer(self, game: Game, answer: Sequence[int]) -> None:
        """Gives an answer in a game, and sees what comes of it."""
        assert self.known is not None
        self.known.asked()
        _looking[:] = [self]
        try:
            game.apply(answer)
        finally:
            _looking.clear()
        self.at_rest(game)

    def at_rest(self, game: Game) -> None:
        self.looks(game.state)
        assert self.known is not None
        self.known.look(asked=True)

    def knows(self, thing: int) -> int:
        assert self.known is not None
        return self.known.knows(thing)

    def glimpsed(self, thing: int) -> int:
        """Who has known a card at any moment since the last answer."""
        assert self.known is not None
        return self.known.glimpsed[thing]

    # ------------------------------------------------------------------------------ what happens
    def looks(self, G: State) -> None:
        """Cards lie where they were seen to go. Turning one over has no function of its own: it is seen here."""
        self.state = G
        if self.known is None:
            self.known = Knowledge(G.p.players, self._places(G), _zones(G), G.face)
        known = self.known
        known.zones[BOARD].sort()
        assert [tuple(zone) for zone in known.zones] == _zones(G)
        for thing, face in enumerate(G.face):
            if known.faces[thing] != face:
                known.turn(thing, face)
        known.look()

    def _places(self, G: State) -> list[Place]:
        found = []
        for number, zone in enumerate(G.p.layout.zones):
            if zone.definition is None:
                found.append(Place("all"))
                continue
            word = zone.definition.sight.word
            owner = zone.holder if zone.holder is not None and zone.holder < G.p.players else None
            found.append(Place(word, owner, zone.definition.row, partial(self._condition, number)))
        return found

    def _condition(self, number: int, seat: int) -> bool:
        """Where sight hangs on a condition or a side, that is worked out by the rules."""
        G = self.state
        assert G is not None
        word, test = G.p.sights[number]
        holder = G.p.layout.zones[number].holder
        return bool(test(G, seat, holder) if word == "when" else G.c[G.p.side_cell + seat] == test)

    def happened(self, name: str, G: State, args: list[Any], result: Any, before: Any) -> None:
        known = self.known
        assert known is not None
        outcomes = listed(G.chance)[len(listed(before)) :]
        luck = iter(outcomes)

        def place() -> int:
            return int(next(luck))

        match name:
            case "_move":
                things, to, face, pile = args
                moved = [thing for thing, _ in result]
                assert moved == list(things[: len(moved)])
                self._out(moved, to)
                known.move(moved, to, face, pile, place)
            case "_put":
                thing, to = args
                self._out([thing], to)
                known.move([thing], to, None, ON_TOP, place)
            case "_put_all":
                things, to = args
                moved = [thing for thing in things if G.w[thing] == to]
                assert moved == list(things[: len(moved)])
                self._out(moved, to)
                known.move(moved, to, None, ON_TOP, place)
            case "_draw_one":
                source, to = args
                known.draw(len(known.zones[source]) - len(G.z[source]), source, to, None, ON_TOP, place)
            case "_draw" | "_deal":
                count, source, to = args[:3]
                face, pile = args[3:] if name == "_draw" else (None, ON_TOP)
                known.draw(len(known.zones[source]) - len(G.z[source]), source, to, face, pile, place)
                assert len(G.z[source]) >= len(known.zones[source]) - max(0, count)
            case "_lay":
                known.move([args[0]], BOARD, None, ON_TOP, place)
            case "_create":
                if result is not None:
                    known.move([result], args[1], UP, ON_TOP, place)
            case "_shuffle":
                known.shuffle(args[0], outcomes[-1])
            case "_show":
                things, seats = args
                _fits_the_text(G, seats)
                known.show(things, seats)
            case "_told":
                if args[0] is not None:
                    assert result[2] == known.knows(args[0]), "a line of the log tells more or less than was seen"
        self.looks(G)

    def _out(self, things: Sequence[int], to: int) -> None:
        """What goes out of play lies face up, and comes back so."""
        assert self.known is not None
        for thing in things:
            if OUT in (to, self.known.where[thing]):
                self.known.turn(thing, UP)


def _zones(G: State) -> list[tuple[int, ...]]:
    """What lies in each zone. What is on the table itself, or on the map, lies in no order: here it is by number."""
    zones = list(G.z)
    zones[BOARD] = tuple(thing for thing, zone in enumerate(G.w) if zone == BOARD)
    return zones


def _fits_the_text(G: State, seats: int) -> None:
    """What stands in the rules: `reveal` is for all, `show .. to you` for one, who is having a go."""
    frame = sys._getframe(3)
    spans = G.p.table.line_spans[frame.f_code.co_filename]
    span = spans[frame.f_lineno - 1]
    text = span.text
    if text.startswith("reveal"):
        assert seats == G.p.everyone, text
    elif text.startswith("show"):
        assert not text.endswith("to you") or (G.turn is not None and seats == 1 << G.turn), text
    else:
        raise AssertionError(f"nothing is shown by `{text}`")


__all__ = ["DOWN", "Onlooker", "sit_down"]

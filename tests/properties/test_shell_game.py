"""Cards go from hand to hand under everybody's eyes: the engine's memory against that of an attentive player.

Each test is a game that consists of random sentences of the language, one after the other. `Knowledge` follows the same
sentences, and after each question all seats must see what it says they see. What is printed on the backs is looked at
as well (S-65), and that a world which a seat imagines looks the same to it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from rulekit import Game, load
from rulekit.interpreter.state import listed
from tests.properties.knowledge import ANYWHERE, AT_THE_BOTTOM, DOWN, ON_TOP, UP, Knowledge, Place

PLAYERS = 3
CARDS = ("ace", "bee", "cat", "dog", "elk", "fox", "gnu", "hen", "ibis", "jay")
MARKS = 3
"""So many different backs there are."""
RULES = """\
id: shell_game
language: 1
version: 0.1.0
players: 3
sides: [north, south]
kinds:
  player:
    state: {side: side = north}
    zones:
      hand: {holds: card, sight: owner}
      tray: {holds: card, sight: face}
      sack: {holds: card, sight: nobody}
  card: {listed_as: cards, starts_in: deck, fields: {mark: 0..2}, back: [mark]}
cards: {CARDS}
zones:
  deck: {holds: card, sight: count}
  heap: {holds: card, sight: top}
  board: {holds: card, sight: all}
  chest: {holds: card, sight: {when: viewer == keeper}}
  shelf: {holds: card, sight: count, row: true}
  den: {holds: card, sight: north}
state: {keeper: player = seat(1)}
""".replace("{CARDS}", "{" + ", ".join(f"{card}: {{mark: {at % MARKS}}}" for at, card in enumerate(CARDS)) + "}")
TABLE = {"deck": "count", "heap": "top", "board": "all", "chest": "when", "shelf": "count", "den": "side"}
OWN = {"hand": "owner", "tray": "face", "sack": "nobody"}
ZONES = [*TABLE, *(f"seat({seat + 1}).{zone}" for seat in range(PLAYERS) for zone in OWN), "out_of_play"]
OUT = ZONES.index("out_of_play")
FACES = {"": None, " face up": UP, " face down": DOWN}
PILES = {"": ON_TOP, " on top": ON_TOP, " at the bottom": AT_THE_BOTTOM, " anywhere": ANYWHERE}


class Table:
    """The table as the sentences leave it."""

    def __init__(self) -> None:
        self.keeper = 0
        self.south = 0
        places = [Place(sight, row=name == "shelf", sees=self._sees(sight)) for name, sight in TABLE.items()]
        places += [Place(sight, seat) for seat in range(PLAYERS) for sight in OWN.values()]
        places.append(Place("all"))
        zones: list[list[int]] = [[] for _ in places]
        zones[ZONES.index("deck")] = list(range(len(CARDS)))
        self.known = Knowledge(PLAYERS, places, zones, [UP] * len(CARDS))

    def _sees(self, sight: str) -> Callable[[int], bool] | None:
        if sight == "when":
            return lambda seat: seat == self.keeper
        return (lambda seat: not self.south >> seat & 1) if sight == "side" else None


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence of the language, and what it does to the table; `luck` tells what chance brings."""

    text: str
    happens: Callable[[Table, Iterator[Any]], None]


@dataclass(frozen=True, slots=True)
class Writer:
    """Writes random sentences about a few of the zones, so that they have much to do with each other."""

    rng: random.Random
    zones: list[int]

    def zone(self) -> int:
        return self.rng.choice(self.zones)

    def card(self) -> int:
        return self.rng.randrange(len(CARDS))

    def seat(self) -> int:
        return self.rng.randrange(PLAYERS)

    def lying(self) -> tuple[str, int | None, int]:
        """How a card comes to lie: as text, its face, its place in the pile."""
        face, pile = self.rng.choice(list(FACES)), self.rng.choice(list(PILES))
        return face + pile, FACES[face], PILES[pile]


def _drawing(write: Writer) -> Sentence:
    count = write.rng.randint(1, 4)
    source, to = write.rng.sample(write.zones, 2)
    text, face, pile = write.lying()

    def happens(table: Table, luck: Iterator[Any]) -> None:
        table.known.draw(count, source, to, face, pile, lambda: int(next(luck)))

    return Sentence(f"move {count} of {ZONES[source]} to {ZONES[to]}{text}", happens)


def _moving(write: Writer) -> Sentence:
    """One card by name; all that are so or so; a whole zone; all that are so or so, one after the other."""
    source, to, card, low = write.zone(), write.zone(), write.card(), write.rng.randint(1, len(CARDS))
    text, face, pile = write.lying()
    if write.rng.random() < 0.05:
        to, text, face, pile = OUT, "", UP, ON_TOP
    form = write.rng.randrange(4)
    what = [CARDS[card], f"all c in {ZONES[source]} where c.number >= {low}", ZONES[source], "c"][form]
    text = f"move {what} to {ZONES[to]}{text}"
    if form == 3:
        text = f"for c in {ZONES[source]} where c.number >= {low}: {text}"

    def happens(table: Table, luck: Iterator[Any]) -> None:
        known = table.known
        chosen = [x for x in known.zones[source] if x + 1 >= low]
        for things in [[[card]], [chosen], [known.zones[source][:]], [[x] for x in chosen]][form]:
            came_back = [UP if known.where[x] == OUT and face is None else face for x in things]
            known.move(things, to, came_back[0] if things else face, pile, lambda: int(next(luck)))

    return Sentence(text, happens)


def _showing(write: Writer) -> Sentence:
    card, source = write.card(), write.zone()
    whole, everyone = write.rng.random() < 0.3, write.rng.random() < 0.3
    seats = write.rng.sample(range(PLAYERS), write.rng.randint(1, 2))
    what = ZONES[source] if whole else CARDS[card]
    names = [f"seat({seat + 1})" for seat in seats]
    to = names[0] if len(seats) == 1 else f"[{', '.join(names)}]"

    def happens(table: Table, luck: Iterator[Any]) -> None:
        things = table.known.zones[source] if whole else [card]
        table.known.show(things, table.known.everyone if everyone else sum(1 << seat for seat in seats))

    return Sentence(f"reveal {what}" if everyone else f"show {what} to {to}", happens)


def _shuffling(write: Writer) -> Sentence:
    zone = write.zone()

    def happens(table: Table, luck: Iterator[Any]) -> None:
        table.known.shuffle(zone, [thing - PLAYERS for thing in next(luck)])

    return Sentence(f"shuffle({ZONES[zone]})", happens)


def _turning(write: Writer) -> Sentence:
    card, face = write.card(), write.rng.choice([UP, DOWN])
    text = f"{CARDS[card]}.face = {'up' if face == UP else 'down'}"
    return Sentence(text, lambda table, luck: table.known.turn(card, face))


def _changing(write: Writer) -> Sentence:
    """Who sees into the chest, or into the den, changes."""
    seat, side = write.seat(), write.rng.choice(["north", "south"])
    keeper = write.rng.random() < 0.5

    def happens(table: Table, luck: Iterator[Any]) -> None:
        if keeper:
            table.keeper = seat
        else:
            table.south = table.south & ~(1 << seat) | (side == "south") << seat

    return Sentence(f"keeper = seat({seat + 1})" if keeper else f"seat({seat + 1}).side = {side}", happens)


def _creating(write: Writer) -> Sentence:
    card, to = write.card(), write.zone()

    def happens(table: Table, luck: Iterator[Any]) -> None:
        if card in table.known.zones[OUT]:
            table.known.move([card], to, UP, ON_TOP, lambda: 0)

    return Sentence(f"create({CARDS[card]}, {ZONES[to]})", happens)


def _asking(write: Writer) -> Sentence:
    text = f"if seat({write.seat() + 1}) may go_on(): nothing"
    return Sentence(text, lambda table, luck: table.known.asked())


FORMS = [_drawing] * 5 + [_moving] * 5 + [_showing] * 3 + [_shuffling, _turning, _changing, _creating] + [_asking] * 8


def _script(seed: int, length: int = 80) -> list[Sentence]:
    rng = random.Random(seed)
    write = Writer(rng, [ZONES.index("deck"), *rng.sample(range(1, OUT), 3)])
    return [rng.choice(FORMS)(write) for _ in range(length)] + [_asking(write)]


def _is_question(sentence: Sentence) -> bool:
    return sentence.text.endswith("nothing")


def _game(folder: Path, script: list[Sentence]) -> Game:
    lines = "".join(f"      {sentence.text}\n" for sentence in script)
    folder = folder / "shell_game"
    folder.mkdir(parents=True)
    (folder / "ruleset.yaml").write_text(f"{RULES}flow:\n  game:\n    do: |\n{lines}")
    return load(folder).new(PLAYERS, 1)


def _seen(game: Game, seat: int | None) -> list[Any]:
    view = game.view(seat)
    return [view["table"][name] for name in TABLE] + [place[name] for place in view["seats"] for name in OWN]


def _expected(known: Knowledge, seat: int) -> list[Any]:
    views = [known.view(seat, number) for number in range(OUT)]
    return [None if view is None else [None if x is None else CARDS[x] for x in view] for view in views]


def _backs_seen(game: Game, seat: int) -> list[Any]:
    notes = game.view(seat)["notes"]
    slots = [notes["table"].get(name, {}) for name in TABLE]
    slots += [place.get(name, {}) for place in notes["seats"] for name in OWN]
    return [{key: note[key] for key in ("back", "backs") if key in note} for note in slots]


def _backs_expected(known: Knowledge, seat: int) -> list[Any]:
    found: list[Any] = []
    for number, place in enumerate(known.places[:OUT]):
        backs = [None if known.knows(x) >> seat & 1 else {"mark": x % MARKS} for x in known.zones[number]]
        if place.sight == "count" and not place.row:
            found.append({"back": backs[-1]} if backs and backs[-1] is not None else {})
        else:
            found.append({"backs": backs} if any(backs) and place.sight != "nobody" else {})
    return found


def differences(game: Game, script: list[Sentence]) -> str | None:
    """Follows the script; the first question at which somebody sees something else, or None."""
    table, used, told = Table(), 0, []
    for sentence in script:
        if not _is_question(sentence):
            outcomes = listed(game.state.chance)
            luck = iter(outcomes[used:])
            sentence.happens(table, luck)
            used = len(outcomes) - len(list(luck))
            told.append(sentence.text)
            continue
        table.known.look(asked=True)
        real = [[CARDS[thing] for thing in zone] for zone in table.known.zones[:OUT]]
        if _seen(game, None) != real:
            return f"{_what(told)}\nlies  {_seen(game, None)}\nwanted {real}"
        for seat in range(PLAYERS):
            if _seen(game, seat) != _expected(table.known, seat):
                pairs = zip(ZONES, _seen(game, seat), _expected(table.known, seat), strict=False)
                parts = [f"{zone}: sees {sees}, should see {should}" for zone, sees, should in pairs if sees != should]
                return f"{_what(told)}\nseat {seat + 1}: " + "; ".join(parts)
            if _backs_seen(game, seat) != _backs_expected(table.known, seat):
                sees, should = _backs_seen(game, seat), _backs_expected(table.known, seat)
                return f"{_what(told)}\nseat {seat + 1} sees the backs {sees}, should see {should}"
            if game.determinize(seat, len(told)).view(seat) != game.view(seat):
                return f"{_what(told)}\nseat {seat + 1} imagines a world that looks different"
        told.append("-- asked")
        sentence.happens(table, iter(()))
        game.apply(0)
    return None


def _what(told: list[str]) -> str:
    return "\n".join(told)


def _shortest(folder: Path, script: list[Sentence]) -> list[Sentence]:
    """The script without all that can be left out so that it still fails."""
    at = 0
    tries = 0
    while at < len(script) - 1:
        shorter = script[:at] + script[at + 1 :]
        tries += 1
        if differences(_game(folder / f"try{tries}", shorter), shorter) is not None:
            script = shorter
        else:
            at += 1
    return script


FEW, MANY = 24, 300


@pytest.mark.parametrize(
    "seeds", [range(FEW), *(pytest.param(range(at, at + 50), marks=pytest.mark.long) for at in range(FEW, MANY, 50))]
)
def test_everybody_sees_what_an_attentive_player_would(seeds: range, tmp_path: Path) -> None:
    for seed in seeds:
        script = _script(seed)
        if differences(_game(tmp_path / f"seed{seed}", script), script) is not None:
            script = _shortest(tmp_path, script)
            pytest.fail(f"seed {seed}: {differences(_game(tmp_path / 'shortest', script), script)}")

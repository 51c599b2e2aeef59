"""Imagined worlds while a question is open: it could have been asked there as well, and nothing is given away.

Each test is about a small game that asks one question: of players with purses that nobody else looks into, or of
players before a shelf on which two sorts of cards lie face down.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rulekit import Game, load
from tests.properties.games import seen

DRAWS = 40
"""So many worlds are imagined: enough that what can vary does."""


def _game(folder: Path, rules: str) -> Game:
    """A game of three with these rules, at its first question."""
    folder = folder / "small"
    folder.mkdir(parents=True)
    (folder / "ruleset.yaml").write_text("id: small\nlanguage: 1\nversion: 0.1.0\nplayers: 3\n" + rules)
    return load(folder).new(3, 1)


def _statements(text: str) -> str:
    return "".join(f"      {line}\n" for line in text.splitlines())


def _worlds(game: Game, seat: int) -> list[Game]:
    """Worlds as the seat may imagine them; it sees no difference."""
    found = [game.determinize(seat, number) for number in range(DRAWS)]
    assert all(seen(world, seat) == seen(game, seat) for world in found)
    return found


def _of_seats(game: Game, name: str) -> list[Any]:
    return [seat[name] for seat in game.view(None)["seats"]]


def _answer(game: Game, last: bool) -> None:
    """The last of the options, or all where several may be picked; or else the first, or none."""
    decision = game.decision
    assert decision is not None
    count = decision.max if last else decision.min
    game.apply(list(range(len(decision.options)))[-count:] if last else list(range(count)))


# ------------------------------------------------------------------------------------------ purses
PURSES = """\
kinds:
  player:
    counters: {purse: {max: 20, sight: owner}, strength: {max: 20}, shown: {max: 20}}
setup: |
  seat(1).purse = 3; seat(2).purse = 9; seat(3).purse = 1
  seat(1).strength = 9; seat(2).strength = 9; seat(3).strength = 2
"""
SHOWING = "for p in players: p.shown = fist[p]\n"


def _sealed(folder: Path, question: str) -> Game:
    return _game(folder, f"{PURSES}flow:\n  game:\n    do: |\n{_statements(question + SHOWING)}")


@pytest.mark.parametrize("last", [False, True])
@pytest.mark.parametrize("most", ["p.purse", "min(p.purse, p.strength)"])
def test_nobody_can_hold_out_more_than_is_in_the_purse(tmp_path: Path, most: str, last: bool) -> None:
    """However the purses are imagined, whoever has been asked already, whoever does the imagining."""
    game = _sealed(tmp_path, f"each p in players secretly chooses fist in 0..{most}\n")
    while game.decision is not None:
        for seat in range(3):
            worlds = _worlds(game, seat)
            assert len({tuple(_of_seats(world, "purse")) for world in worlds}) == 2
            for world in worlds:
                purses, strengths = _of_seats(world, "purse"), _of_seats(world, "strength")
                while world.decision is not None:
                    _answer(world, True)
                for shown, purse, strength in zip(_of_seats(world, "shown"), purses, strengths, strict=True):
                    assert shown <= purse
                    assert shown <= strength or "strength" not in most
        _answer(game, last)


def test_who_could_not_be_asked_has_not_answered(tmp_path: Path) -> None:
    """With an empty purse one is not asked: so it is not known who was."""
    empty = "seat(1).purse = 0; seat(3).purse = 4\n"
    game = _sealed(tmp_path, f"{empty}each p in players where p.purse > 0 secretly chooses fist in 1..p.purse\n")
    _answer(game, True)
    worlds = _worlds(game, 2)
    assert {tuple(_of_seats(world, "purse")) for world in worlds} == {(0, 9, 4), (9, 0, 4)}
    for world in worlds:
        purses = _of_seats(world, "purse")
        _answer(world, True)
        assert [shown > 0 for shown in _of_seats(world, "shown")] == [purse > 0 for purse in purses]


def test_what_one_may_pick_oneself_shows_what_cannot_be(tmp_path: Path) -> None:
    """Who may hold out as much as a neighbour has knows how much that is."""
    game = _sealed(tmp_path, "each p in players secretly chooses fist in 0..p.left.purse\n")
    assert {tuple(_of_seats(world, "purse")) for world in _worlds(game, 0)} == {(3, 9, 1)}
    assert {tuple(_of_seats(world, "purse")) for world in _worlds(game, 1)} == {(3, 9, 1)}


def test_a_purse_that_was_shown_to_another_is_not_known(tmp_path: Path) -> None:
    """Only to whom it was shown; and not any more, if something else is in it now."""
    shown = "show seat(2).purse to seat(1); show seat(1).purse to seat(3); seat(1).purse = 5\n"
    game = _sealed(tmp_path, f"{shown}each p in players secretly chooses fist in 0..p.purse\n")
    found = [{tuple(_of_seats(world, "purse")) for world in _worlds(game, seat)} for seat in range(3)]
    assert found == [{(5, 9, 1)}, {(5, 9, 1), (1, 9, 5)}, {(5, 9, 1), (9, 5, 1)}]


def test_it_is_not_known_how_many_others_have_picked(tmp_path: Path) -> None:
    rules = """\
kinds:
  player: {zones: {hand: {holds: card, sight: owner}, tray: {holds: card, sight: count}}}
  card: {listed_as: cards, starts_in: deck}
cards: {ace: {}, bee: {}, cat: {}, dog: {}, elk: {}, fox: {}, gnu: {}, hen: {}, ibis: {}}
zones: {deck: {holds: card, sight: count}}
setup: |
  for p in players: move 3 of deck to p.hand
flow:
  game:
    do: |
      each p in players secretly chooses 1..size(p.hand) thrown in p.hand
      for p in players: move thrown[p] to p.tray
"""
    game = _game(tmp_path, rules)
    _answer(game, True)
    found = set()
    for world in _worlds(game, 1):
        _answer(world, True)
        _answer(world, False)
        found.add(tuple(map(len, _of_seats(world, "tray"))))
    assert found == {(1, 3, 1), (2, 3, 1), (3, 3, 1)}


# ------------------------------------------------------------------------------------------ the shelf
SHELF = """\
kinds:
  pebble: {listed_as: pebbles, copies: 40}     # so that no small number is a card's
  card: {listed_as: cards, starts_in: deck, fields: {worth: 0..9 = 1}}
  tool: {is: card, fields: {price: 1..9 = 2}}
  relic: {is: card}
  action: {is: offer, listed_as: actions}
cards:
  axe: {kind: tool}
  bow: {kind: tool}
  cap: {kind: tool}
  urn: {kind: relic}
  veil: {kind: relic}
  wand: {kind: relic}
zones:
  deck: {holds: card, sight: count}
  shelf: {holds: card, sight: count, row: true}
  bin: {holds: card, sight: count}
counters: {paid: {}}
state: {marked: {type: card?, sight: nobody}}
procedures:
  fetch: {of: player, takes: {card: card}, do: move card to bin}
actions:
  take: {choose: {card: shelf}, do: fetch(card)}
  take_some: {choose: {taken: some of shelf}, needs: {not_all: size(taken) < 4}, do: move taken to bin}
setup: |
  shuffle(deck)
  move 4 of deck to shelf
"""
TOOLS = ("axe", "bow", "cap")


def _at_the_shelf(folder: Path, question: str) -> Game:
    return _game(folder, f"{SHELF}flow:\n  game:\n    do: |\n{_statements(question)}")


def _sorts(game: Game, zone: str) -> list[bool]:
    return [card in TOOLS for card in game.view(None)["table"][zone]]


@pytest.mark.parametrize(
    "question",
    [
        "seat(1) chooses card in shelf else return\nmove card to bin",
        "seat(1) chooses card in shelf where card.place > 1 else return\nseat(2).fetch(card)",
        "seat(1) may choose card in shelf\nif card != none: move card to bin",
        "seat(1) chooses 2 found in shelf\nmove found to bin",
        "let line = seat(1) order shelf\nfor card in line: move card to bin",
        "let share = seat(1) divide 2 among card in shelf at most 1\nfor card in shelf: paid += share[card]",
        "each p in players secretly chooses card in shelf\nmove card[seat(1)] to bin",
        "each p in players secretly chooses any found in shelf\nmove found[seat(1)] to bin",
        "each p in players where p != seat(2) secretly chooses card in shelf where card is tool\nreveal top(shelf)",
        "if seat(1) may have(card=top(shelf)): nothing",
        "marked = top(shelf)\nif seat(1) may have(): nothing\nif marked != none: move marked to bin",
    ],
)
def test_of_what_a_question_speaks_it_is_not_known_what_sort_it_is(tmp_path: Path, question: str) -> None:
    game = _at_the_shelf(tmp_path, question)
    _vary(game, 1 if " is tool" in question else 0)


def test_of_what_a_menu_offers_it_is_not_known_what_sort_it_is(tmp_path: Path) -> None:
    game = _game(tmp_path, SHELF + "flow:\n  game: {for: you in players, offers: action, pick: one}\n")
    _vary(game, 0)
    game.apply(game.keys(["take_some"]))
    _vary(game, 0)
    _answer(game, False)
    _vary(game, 0)


def _vary(game: Game, seat: int) -> None:
    """On each place of the shelf lies in some worlds a tool and in others a relic; and each can be played on."""
    worlds = _worlds(game, seat)
    for place, sorts in enumerate(zip(*(_sorts(world, "shelf") for world in worlds), strict=True)):
        assert set(sorts) == {True, False}, place
    for world in worlds:
        while world.decision is not None:
            _answer(world, True)


def test_what_is_picked_is_what_lies_there(tmp_path: Path) -> None:
    game = _at_the_shelf(tmp_path, "seat(1) chooses card in shelf else return\nmove card to bin")
    for number, world in enumerate(_worlds(game, 0)):
        shelf = world.view(None)["table"]["shelf"]
        world.apply(number % 4)
        assert world.view(None)["table"]["bin"] == [shelf[number % 4]]


def test_what_is_noted_is_what_lies_there(tmp_path: Path) -> None:
    question = "marked = top(shelf)\nif seat(1) may have(): nothing\nif marked != none: move marked to bin"
    for world in _worlds(_at_the_shelf(tmp_path, question), 0):
        top = world.view(None)["table"]["shelf"][-1]
        _answer(world, True)
        assert world.view(None)["table"]["bin"] == [top]


def test_what_was_asked_of_a_card_still_holds(tmp_path: Path) -> None:
    """Who may pick tools only is offered tools, and a price is read only of what has one."""
    question = "seat(1) chooses card in shelf where card is tool else return\npaid = card.price\nmove card to bin"
    game = _at_the_shelf(tmp_path, question)
    for world in _worlds(game, 0):
        _answer(world, False)
        assert _sorts(world, "bin") == [True]
        assert world.view(None)["table"]["paid"] == 2

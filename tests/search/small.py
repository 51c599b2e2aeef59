"""Games that are small enough to see through: what a searching agent must find out in them is plain."""

from __future__ import annotations

from pathlib import Path

from rulekit import Game, load

STONES = """\
kinds:
  player: {state: {last: bool = false}}
  action: {is: offer, listed_as: actions}
actions:
  one: {do: take(1)}
  two: {if: {enough: stones >= 2}, do: take(2)}
  three: {if: {enough: stones >= 3}, do: take(3)}
options: {heap: {type: 1..2000, default: 6}}
counters: {stones: {start: heap}}
procedures:
  take:
    of: player
    takes: {n: int}
    do: |
      stones -= n
      for p in players: p.last = p == you
flow:
  game: {repeat: true, steps: [turns]}
  turns: {for: you in players, offers: action, pick: one}
ends:
  no_stones: {if: stones == 0, winners: all p in players where p.last}
"""
"""Take one to three stones: whoever takes the last one wins."""

CARDS = """\
kinds:
  player: {counters: {shares: {}}, state: {won: bool = false}}
  card: {listed_as: cards, starts_in: row}
cards: {ace: {}, bee: {}, cat: {}, dog: {}, elk: {}, fox: {}, gnu: {}, hen: {}}
zones: {row: {holds: card, sight: all}, bin: {holds: card, sight: all}}
flow:
  game:
    do: |
      let good = false
      %s
      seat(1).won = good
      seat(2).won = not good
      over = true
state: {over: bool = false}
ends:
  over: {if: over, winners: all p in players where p.won}
"""
"""One question; the first player has won if the answer is a good one."""

WRONG = """\
kinds:
  player: {}
  action: {is: offer, listed_as: actions}
actions:
  breaks: {do: stones = 6 // (stones - 6)}
  loses: {do: stones = 1}
  wins: {do: stones = 0}
counters: {stones: {start: 6, max: 6}}
flow:
  game: {repeat: true, steps: [turns]}
  turns: {for: you in players, offers: action, pick: one}
ends:
  all_gone: {if: stones == 0, winners: all p in players where p == seat(1)}
  one_left: {if: stones == 1, winners: all p in players where p == seat(2)}
"""
"""What the first offer does cannot be worked out."""

GUESS = """\
kinds:
  player: {zones: {hand: {holds: card, sight: owner}}, state: {won: bool = false}}
  card: {listed_as: cards, starts_in: deck, fields: {worth: 1..4}}
cards: {ace: {worth: 1}, bee: {worth: 2}, cat: {worth: 3}, dog: {worth: 4}}
zones: {deck: {holds: card, sight: count}, pile: {holds: card, sight: count}}
state: {over: bool = false}
setup: |
  shuffle(deck)
  move 1 of deck to seat(1).hand
  move 1 of deck to pile
flow:
  game:
    do: |
      let good = false
      if seat(1) may dare():
        seat(2) chooses guess in 1..4
        good = not any(c in seat(1).hand where c.worth == guess)
      else: good = any(c in pile where c.worth == 4)
      seat(1).won = good
      seat(2).won = not good
      over = true
ends:
  over: {if: over, winners: all p in players where p.won}
"""
"""Who dares has won if the other does not guess the card: in 3 of 4 games. Else it is 1 of 3."""

PURSES = """\
kinds:
  player: {counters: {purse: {max: 20, sight: owner}, shown: {max: 20}}}
setup: |
  seat(1).purse = 3; seat(2).purse = 9; seat(3).purse = 1
flow:
  game:
    do: |
      each p in players secretly chooses fist in 0..p.purse
      for p in players: p.shown = fist[p]
scores: {points: you.shown * (9 - sum(q.shown for q in players))}
"""
"""All hold out some of what is in a purse that nobody else looks into."""

RACE = """\
kinds:
  player: {counters: {gold: {}, dust: {}}}
  action: {is: offer, listed_as: actions}
actions:
  dig: {do: you.gold += 1}
  sweep: {do: you.dust += 1}
  rest: {do: nothing}
counters: {days: {start: 150}}
flow:
  game: {repeat: true, steps: [turns, night]}
  turns: {for: you in players, offers: action, pick: one}
  night: {do: days -= 1}
ends:
  over: {if: days == 0, winners: all p in players where p.gold == max(q.gold for q in players)}
"""
"""A long game without points: whoever has more gold at its end has won."""


def game(folder: Path, rules: str, players: int = 2, **options: object) -> Game:
    """A game with these rules, at its first question."""
    folder = folder / "small"
    folder.mkdir(parents=True)
    (folder / "ruleset.yaml").write_text("id: small\nlanguage: 1\nversion: 0.1.0\nplayers: 2..3\n" + rules)
    return load(folder).new(players, 1, options)

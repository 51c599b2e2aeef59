"""A ruleset with thousands of cards, written for measuring: no two cards have the same texts, as in a real game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

CARDS_A_FILE = 250
SUITS = ("red", "blue", "green", "black")

HEADER = """\
id: {id}
language: 1
version: 1.0.0
title: Many cards
players: 2..4
locales: [en]
files: [rules_of_play.yaml, "cards/*.yaml"]
"""

RULES = """\
names: {suit: [red, blue, green, black]}
kinds:
  player:
    counters: {coins: {start: 5}}
    zones:
      hand: {holds: card, sight: owner}
      front: {holds: card}
    values: {income: 1}
  card:
    listed_as: cards
    fields: {suit: suit, cost: 0..99, worth: int = 0}
    starts_in: deck
    active_in: front
    moments: {played: {after: play_card, if: card == this}}
  action: {is: offer, listed_as: actions}
zones:
  deck: {holds: card, sight: count, when_empty: "move discards to deck; shuffle(deck)"}
  discards: {holds: card}
counters: {bank: {start: 500}}
procedures:
  draw: {of: player, takes: {n: int}, do: move n of deck to you.hand}
  gain:
    of: player
    takes: {n: int}
    do: |
      say gains(you, n)
      move n of bank to you.coins
  play_card:
    of: player
    takes: {card: card}
    do: |
      say plays(you, card)
      move card.cost of you.coins to bank
      move card to you.front
actions:
  play:
    choose: {card: you.hand where card.cost <= you.coins}
    do: play_card(card)
  rest: {do: gain(you.income)}
setup: |
  shuffle(deck)
  for p in players: p.draw(5)
flow:
  game: {repeat: 40, steps: [turns]}
  turns: {for: you in players, offers: action, pick: one}
scores: {points: sum(c.worth for c in you.front) + you.coins}
"""

TEXTS = """\
ask-discard_one = Discard for { $this }?
ask-discard = Which card for { $this }?
ask-rob = Whom does { $this } rob?
ask-play-card = Which card?
say-robbed = { $you } takes { $n } from { $other }
say-gains = { $you } gains { $n }
say-plays = { $you } plays { $card }
zone-hand = Hand
zone-front = Front
zone-deck = Deck
zone-discards = Discards
counter-coins = Coins
counter-bank = Bank
suit-red = red
suit-blue = blue
suit-green = green
suit-black = black
offer-play = Play { $card }
offer-rest = Rest
"""

EFFECTS = (
    """\
gain(this.gain + {a} * size(you.front))
if size(you.hand) < {b}: draw({c})
""",
    """\
for p in players where p != you and p.coins > this.gain + {a}:
  move {c} of p.coins to you.coins
if size(you.hand) < {b}: draw(this.gain)
else: gain({a} + {c})
""",
    """\
you choose other in players where other.coins >= {b} as rob(this) else return
let n = min(this.gain * {a}, other.coins)
move n of other.coins to you.coins
say robbed(you, other, n)
if count(c in you.front where c.suit == {suit}) > {c}: gain({b})
""",
    """\
if you may discard_one(this):
  you choose c in you.hand where c.cost < {b} or c.suit == {suit} as discard(this) else return
  move c to discards
  gain(c.cost * {a} + this.gain + {c})
""",
)


def write_ruleset(folder: Path, cards: int) -> None:
    """Writes the ruleset, with its texts in English, into a folder that is named like it."""
    (folder / "cards").mkdir(parents=True)
    (folder / "locales").mkdir()
    (folder / "ruleset.yaml").write_text(HEADER.format(id=folder.name), encoding="utf-8")
    (folder / "rules_of_play.yaml").write_text(RULES, encoding="utf-8")
    chance = Random(1)
    for first in range(0, cards, CARDS_A_FILE):
        numbers = range(first, min(cards, first + CARDS_A_FILE))
        text = "cards:\n" + "".join(_card(number, chance) for number in numbers)
        (folder / "cards" / f"part_{first // CARDS_A_FILE:03}.yaml").write_text(text, encoding="utf-8")
    (folder / "locales" / "en.ftl").write_text("".join(_messages(cards)), encoding="utf-8")


def _card(number: int, chance: Random) -> str:
    effect = chance.choice(EFFECTS).format(
        a=chance.randrange(2, 30), b=chance.randrange(2, 40), c=chance.randrange(1, 25), suit=chance.choice(SUITS)
    )
    lines = [
        f"  card_{number}:                              # number {number}",
        f"    suit: {chance.choice(SUITS)}",
        f"    cost: {chance.randrange(50)}",
        f"    worth: {chance.randrange(20)}",
        f"    numbers: {{gain: {chance.randrange(1, 6)}}}",
        "    when:",
        "      played: |",
        *(f"        {line}" for line in effect.splitlines()),
    ]
    if chance.random() < 0.3:
        more, least = chance.randrange(1, 40), chance.randrange(1, 50)
        lines.append(f"    while: you.income += {more} where size(you.front) > {least}")
    return "\n".join(lines) + "\n"


def _messages(cards: int) -> Iterator[str]:
    for number in range(cards):
        yield f"card-card_{number} = Card {number}\n    .text = Gain {{ $gain }}, cost {{ $cost }}.\n"
    yield TEXTS

"""A whole game in a few lines, for tests of the command: gems in secret hands, stones to take; the last stone wins."""

from __future__ import annotations

from pathlib import Path

RULESET = """
id: pebbles
language: 1
version: 1.2.0
title: Pebbles
players: 1..4
locales: [en, it]
options:
  heap: {type: 1..2000, default: 6}
  gift: {type: bool, default: false}
  colour: {type: name of gem, default: ruby}
  starter: {type: player, default: seat(1)}
kinds:
  gem: {listed_as: gems, copies: 8, starts_in: pile}
  player: {zones: {hand: {holds: gem, sight: owner}}, counters: {taken: {}}, state: {last: bool = false}}
  action: {is: offer, listed_as: actions}
gems: {ruby: {}, opal: {}}
actions:
  take_one: {do: take(1)}
  take_two: {if: {enough: stones >= 2}, do: take(2)}
  discard:
    limit: {per: game}
    choose: {gone: you.hand}
    do: |
      move gone to pile
      say discarded(you)
zones: {pile: {holds: gem, sight: count}}
counters: {stones: {start: heap}}
procedures:
  take:
    of: player
    takes: {n: int}
    do: |
      move n of stones to you.taken
      for p in players: p.last = p == you
      say took(you, n=n)
setup: |
  shuffle(pile)
  for p in players: move 2 of pile to p.hand
flow:
  game: {repeat: true, steps: [turns]}
  turns: {for: you in clockwise_from(starter), offers: action, pick: one}
ends:
  no_stones: {if: stones == 0, winners: all p in players where p.last}
"""

ENGLISH = """
gem-ruby = Ruby
gem-opal = Opal
option-heap = Stones
option-gift = A gift
option-colour = Colour
option-starter = First player
zone-hand = Gems
zone-pile = Pile
counter-taken = Taken
counter-stones = Stones
offer-take_one = Take one stone
offer-take_two = Take two stones
offer-discard = Put a gem back
why-enough = There is only one stone.
ask-discard-gone = Which gem?
say-took = { $you } takes { $n }.
say-discarded = { $you } puts a gem back.
end-no_stones = No stones are left.
"""

ITALIAN = """
gem-ruby = Rubino
gem-opal = Opale
option-heap = Sassi
option-gift = Un regalo
option-colour = Colore
option-starter = Primo giocatore
zone-hand = Gemme
zone-pile = Mucchio
counter-taken = Presi
counter-stones = Sassi
offer-take_one = Prendi un sasso
offer-take_two = Prendi due sassi
offer-discard = Rimetti una gemma
why-enough = C'è un sasso solo.
ask-discard-gone = Quale gemma?
say-took = { $you } prende { $n }.
say-discarded = { $you } rimette una gemma.
end-no_stones = Non ci sono più sassi.
"""

EXPANSION = """
extends: pebbles
id: garnets
language: 1
title: More gems
locales: [en, it]
add:
  gems: {garnet: {}}
"""


def write_ruleset(folder: Path) -> Path:
    """Puts the game and its expansion below a folder; gives the game's own folder."""
    base = folder / "pebbles"
    (base / "locales").mkdir(parents=True)
    (base / "ruleset.yaml").write_text(RULESET, "utf-8")
    (base / "locales" / "en.ftl").write_text(ENGLISH, "utf-8")
    (base / "locales" / "it.ftl").write_text(ITALIAN, "utf-8")
    expansion = base / "expansions" / "garnets"
    (expansion / "locales").mkdir(parents=True)
    (expansion / "locales" / "en.ftl").write_text("gem-garnet = Garnet\n", "utf-8")
    (expansion / "locales" / "it.ftl").write_text("gem-garnet = Granato\n", "utf-8")
    (expansion / "ruleset.yaml").write_text(EXPANSION, "utf-8")
    return base

"""A game in which much would read alike, and whose cards have much printed on them: dogs in kennels, bids for them."""

from __future__ import annotations

from pathlib import Path

RULESET = """
id: kennels
language: 1
players: 2..3
locales: [en, it]
names: {coat: [rough, smooth]}
sides: [guard, thief]
kinds:
  player: {zones: {leash: {holds: dog}}, state: {side: side = guard}, counters: {coins: {start: 6}}}
  kennel: {listed_as: kennels, copies: 3, zones: {straw: {holds: dog}}}
  dog:
    listed_as: dogs
    copies: 4
    starts_in: yard
    fields:
      age: 1..20 = 2
      weight: int = 0
      coat: coat?
      likes: list of name of dog
      barks: bool = false
      trick: effect
  action: {is: offer, listed_as: actions}
dogs:
  setter: {age: 5, coat: rough, likes: [spaniel, poodle], barks: true, numbers: {runs: 3}}
  spaniel: {trick: nothing}
  poodle: {copies: 1, offers: {dance: {do: nothing}}}
  beagle: {copies: 1, coat: smooth, offers: {dance: {do: nothing}}}
actions:
  stroke: {choose: {friend: players.leash + kennels.straw + yard}, do: stroke_it(friend)}
  call: {do: call_some()}
  bid: {do: bid_some()}
zones: {yard: {holds: dog}}
procedures:
  stroke_it: {of: player, takes: {friend: dog}, do: "say stroked(you, friend)"}
  call_some:
    of: player
    do: |
      you choose 2 dogs_called in kennels.straw
      say called(you, dogs=dogs_called)
  bid_some:
    of: player
    do: |
      you may choose n in 0..you.coins
      if n != none: you.coins -= n
bundles:
  raid:
    on_if: size(players) == 3
    dogs: {mastiff: {}}
    read_by: {thief: {dogs: {wolf: {}}}}
flow:
  game: {repeat: true, steps: [turns]}
  turns: {for: you in players, offers: action, pick: one}
"""

ENGLISH = """
coat-rough = rough
coat-smooth = smooth
side-guard = Guard
side-thief = Thief
zone-leash = Leash
zone-straw = Straw
zone-yard = the yard
counter-coins = Coins
kind-kennel = Kennel
field-age = Years
field-likes = Likes
field-barks = Barks
dog-setter = Red Setter
    .text = Runs { $runs } times round the house, at the age of { $age }.
dog-spaniel = Spaniel
dog-poodle = Poodle
dog-beagle = Beagle
offer-dance = Dance
offer-stroke = Stroke { $friend }
    .text = Nothing happens.
offer-call = Call
offer-bid = Bid
ask-stroke-friend = Which one?
ask-call_some-dogs_called = Which ones?
ask-bid_some-n = How much?
say-stroked = { $you } strokes { $friend }.
say-called = { $you } calls { $dogs }.
dog-mastiff = Mastiff
dog-wolf = Wolf
"""

ITALIAN = (
    ENGLISH.replace("= Kennel", "= Cuccia")
    .replace("= the yard", "= il cortile")
    .replace("= Red Setter", "= Setter rosso")
    .replace("= Years", "= Anni")
)


def write_kennels(folder: Path) -> Path:
    """Puts the game below a folder; gives its own folder."""
    base = folder / "kennels"
    (base / "locales").mkdir(parents=True)
    (base / "ruleset.yaml").write_text(RULESET, "utf-8")
    (base / "locales" / "en.ftl").write_text(ENGLISH, "utf-8")
    (base / "locales" / "it.ftl").write_text(ITALIAN, "utf-8")
    return base

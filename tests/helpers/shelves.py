"""A game of things in a row, some of them face down: jars side by side on shelves, at which one may peek."""

from __future__ import annotations

from pathlib import Path

RULESET = """
id: shelves
language: 1
players: 2..3
locales: [en, it]
kinds:
  player:
    zones:
      hand: {holds: jar, sight: owner}
      shelf: {holds: jar, sight: face, row: true}
    state:
      favourite: name of jar?
      wish: {type: name of jar?, sight: owner}
  cupboard: {listed_as: cupboards, copies: 2, zones: {board: {holds: jar, sight: face, row: true}}}
  jar: {listed_as: jars, copies: 5, starts_in: cellar}
  action: {is: offer, listed_as: actions}
jars: {honey: {}, jam: {}, salt: {}}
actions:
  peek: {do: peek_at_one()}
  take: {do: take_one()}
  set_down: {choose: {jar: you.hand}, do: move jar to you.shelf face down}
  turn_up: {do: "for jar in you.shelf: jar.face = up"}
  stow: {choose: {jar: you.hand}, do: move jar to crate face down}
  stack: {choose: {jar: you.hand}, do: move jar to crate face up}
  rummage: {do: you choose jar in crate else return}
  throw_away: {choose: {jar: you.hand}, do: move jar to rubbish}
  lock_up: {choose: {jar: you.hand}, do: "move jar to cupboards[2].board face down"}
  grumble: {do: switch_on(bad_mood)}
  wait: {do: nothing}
zones:
  cellar: {holds: jar, sight: count}
  crate: {holds: jar}
  rubbish: {holds: jar, sight: top}
  safe: {holds: jar, sight: nobody}
state: {guest: player?, thief: {type: player?, sight: nobody}}
procedures:
  peek_at_one:
    of: player
    do: |
      you choose jar in players.shelf else return
      show jar to you
      say peeks(you, jar, n=jar.place)
  take_one:
    of: player
    do: |
      you choose jar in players.shelf else return
      move jar to you.hand
bundles:
  bad_mood:
    until: guest != none
    state: {culprit: player?, plan: {type: player?, sight: nobody}}
setup: "for p in players: move 2 of cellar to p.hand"
flow:
  game: {repeat: true, steps: [turns]}
  turns: {for: you in players, offers: action, pick: one}
"""

ENGLISH = """
jar-honey = Honey
jar-jam = Jam
jar-salt = Salt
kind-cupboard = Cupboard
bundle-bad_mood = Bad mood
state-culprit = Culprit
state-plan = Plan
zone-board = Board
zone-hand = Hand
zone-shelf = Shelf
zone-cellar = Cellar
zone-crate = Crate
zone-rubbish = Rubbish
zone-safe = Safe
state-favourite = Favourite
state-wish = Wish
state-guest = Guest
state-thief = Thief
offer-peek = Peek
offer-take = Take a jar
offer-turn_up = Turn all up
offer-stow = Stow { $jar }
offer-stack = Stack { $jar }
offer-rummage = Rummage
offer-throw_away = Throw { $jar } away
offer-lock_up = Lock { $jar } up
offer-grumble = Grumble
offer-set_down = Set { $jar } down
offer-wait = Wait
ask-peek_at_one-jar = At which jar?
ask-take_one-jar = Which jar?
ask-stow-jar = Which jar?
ask-stack-jar = Which jar?
ask-rummage-jar = Which jar?
ask-throw_away-jar = Which jar?
ask-lock_up-jar = Which jar?
ask-set_down-jar = Which jar?
say-peeks = { $you } peeks at { $jar } (place { $n }).
"""


def write_shelves(folder: Path) -> Path:
    """Puts the game below a folder; gives its own folder."""
    base = folder / "shelves"
    (base / "locales").mkdir(parents=True)
    (base / "ruleset.yaml").write_text(RULESET, "utf-8")
    (base / "locales" / "en.ftl").write_text(ENGLISH, "utf-8")
    (base / "locales" / "it.ftl").write_text(ENGLISH, "utf-8")
    return base

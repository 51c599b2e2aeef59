"""A small game with everything that a table can show: stacks, berths, crews with tracks, secrets, a chart."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from rulekit import load
from rulekit.game import Game, Position, Ruleset
from rulekit.locale.spoken import interface
from rulekit.table.names import Names

RULESET = """\
id: harbour
language: 1
players: 2..4
locales: [en]
names:
  trade: [fish, silk]
  water: [bay]
  flag: [red_flag, blue_flag]
  mood: [calm, wild]
kinds:
  captain: {listed_as: captains, fields: {flag: flag, nerves: list of int}}
  player:
    counters: {coins: {start: 3}, debts: {}}
    tracks: {nerve: {cells: you.plays.nerves, start: 1}}
    state: {plays: captain = ann, afloat: bool = true, mood: mood = calm, at: place, wet: bool = false}
    zones: {hold: {holds: crate, sight: owner}, shown: {holds: crate}}
  crate: {listed_as: crates, starts_in: pile, fields: {trade: trade, worth: int}}
  berth:
    listed_as: berths
    copies: 3
    zones: {quay: {holds: crate, sight: face, row: true}}
    state: {open: bool = true}
  water_tile: {listed_as: waters, fields: {ways: compass}}
  buoy: {listed_as: buoys, copies: 2, state: {at: place}}
  wreck: {listed_as: wrecks, starts_in: ashore, zones: {hulk: {holds: crate}}, state: {sunk_at: place}}
  deed: {is: offer, listed_as: deeds}
captains:
  ann: {flag: red_flag, nerves: [1, 2, 4, 6]}
  bo: {flag: blue_flag, nerves: [2, 3, 3, 5]}
crates:
  cod: {trade: fish, worth: 2, copies: 5}
  herring: {trade: fish, worth: 1, copies: 4}
  brocade: {trade: silk, worth: 7, copies: 3}
waters: {roads: {ways: NESW}, shoal: {ways: EW}, deep: {ways: S}}
buoys: {bell: {}}
wrecks: {hulk_one: {}}
map: {tile: water_tile, grids: water, doors: ways, stands: at, links: [[roads, deep]], laid: {bay: [[shoal, roads]]}}
zones:
  pile: {holds: crate, sight: top}
  sea: {holds: crate, sight: count}
  attic: {holds: crate}
  ashore: {holds: wreck}
counters: {tide: {start: 2}}
state: {fog: bool = false, master: player?}
deeds: {wait: {do: nothing}, rest: {do: nothing}}
flow:
  game: {repeat: true, steps: [dawn, dusk]}
  dawn: {for: you in players, offers: deed, pick: one}
  dusk: {for: you in players, offers: deed, pick: one}
"""

ENGLISH = """\
captain-ann = Ann
captain-bo = Bo
crate-cod = Cod
crate-herring = Herring
crate-brocade = Brocade
    .short = Br.
water_tile-roads = The Roads
water_tile-shoal = Shoal
water_tile-deep = The Deep
buoy-bell = Bell buoy
wreck-hulk_one = Old hulk
trade-fish = fish
trade-silk = silk
water-bay = The Bay
flag-red_flag = red flag
flag-blue_flag = blue flag
mood-calm = calm
mood-wild = wild
kind-berth = Berth
counter-coins = Coins
counter-debts = Debts
counter-tide = Tide
track-nerve = Nerve
zone-hold = Hold
zone-shown = On deck
    .short = deck
zone-pile = Pile
zone-sea = Sea
zone-attic = Attic
zone-ashore = Ashore
zone-quay = Quay
zone-hulk = Inside
state-plays = Captain
state-mood = Mood
state-at = Place
    .short = at
state-wet = Wet
state-open = Open
state-fog = Fog
state-master = Harbour master
offer-wait = Wait
offer-rest = Rest
"""

WORDS = """\
panel-stacks = Stacks
panel-berths = Berths
panel-chart = Chart
step-dawn = Dawn
"""

TABLE = """\
phases: [dawn]
heading: [tide, master]
panels:
  chart: {map: {lying: [sunk_at]}}
  stacks: {shows: [pile, sea]}
  berths: {things: berth, if: {open: true}, shows: [quay]}
seats:
  shows: [coins, nerve, at, hold, shown]
  in_short: [coins, nerve, shown]
  named_by: plays
  out_if: {afloat: false}
things:
  crate: {prints: [trade, worth]}
  buoy: {icon: ◇, ascii: O}
slots:
  coins: {icon: ●, ascii: o, colour: yellow}
  sea: {as: count}
colours:
  flag: {red_flag: red, blue_flag: blue}
  trade: {fish: cyan}
  crate: {brocade: magenta}
leave_out: [attic, ashore]
"""

SEATS: dict[int, dict[str, Any]] = {
    0: {"hold": ["cod", "cod", "brocade"], "at": "roads", "coins": 12},
    1: {"hold": ["herring", "cod"], "shown": ["brocade"], "plays": "bo", "at": "roads", "nerve": 3, "wet": True},
    2: {"at": "shoal", "afloat": False, "plays": "bo", "debts": 2, "mood": "wild"},
}
TABLE_OF: dict[str, Any] = {"sea": ["herring"], "attic": ["brocade"], "master": 1}
THINGS: dict[str, Any] = {
    "bell": {"at": "shoal"},
    "bell-2": {"at": "roads"},
    "hulk_one": {"sunk_at": "shoal", "hulk": ["cod"]},
    "berth2": {"quay": ["cod", "herring"]},
    "berth3": {"open": False},
}


def write_harbour(folder: Path, table: str | None = TABLE, words: str = WORDS) -> Path:
    """The game's folder; `table`: what its table.yaml says, None if it has none."""
    place = folder / "harbour"
    (place / "locales").mkdir(parents=True)
    (place / "ruleset.yaml").write_text(RULESET, "utf-8")
    (place / "locales" / "en.ftl").write_text(ENGLISH + words if table is not None else ENGLISH, "utf-8")
    if table is not None:
        (place / "table.yaml").write_text(table, "utf-8")
    return place


def harbour_game(folder: Path, **more: Any) -> Game:
    """Three at the table: the second has a crate on deck, the third is out of the game."""
    position = Position(seats=SEATS, table=TABLE_OF, things=THINGS, **more)
    return load(folder).new(players=3, seed=1, position=position)


def names_of(game: Game, language: str = "en") -> Names:
    return _names(game.ruleset, language)


@cache
def _names(rules: Ruleset, language: str) -> Names:
    keys = [use.key for use in rules.messages]
    return Names(rules.words(language).texts, interface(language), keys, has_texts=bool(rules.locales))

"""A game in which it would tell something who is asked: one player is poor, and nobody else sees it."""

from __future__ import annotations

from pathlib import Path

RULESET = """
id: purses
language: 1
players: 2..4
options: {poor: {type: player, default: seat(1)}, least: {type: 0..20, default: 10}}
kinds:
  player: {counters: {purse: {sight: owner}}}
windows:
  lend:
    of: player
    asks: debtor in clockwise_from(you) where debtor.purse < least
    policy: all
    yes: debtor.purse += 1
  warn:
    of: player
    asks: other in clockwise_after(you) where other.purse < least
    policy: first_yes
    yes: nothing
    nobody: nothing
setup: "for p in players: p.purse = 0 if p == poor else 12"
flow:
  game: {repeat: true, steps: [turns]}
  turns:
    for: you in players
    do: |
      lend()
      you choose n in 1..3
      each p in players secretly chooses coins in 0..p.purse
      each p in players secretly chooses more in 0..p.purse
      warn()
      you choose m in 1..3
"""


def write_purses(folder: Path) -> Path:
    """Puts the game below a folder; gives its own folder."""
    base = folder / "purses"
    base.mkdir(parents=True)
    (base / "ruleset.yaml").write_text(RULESET, "utf-8")
    return base

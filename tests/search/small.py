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


def game(folder: Path, rules: str, **options: object) -> Game:
    """A game of two with these rules, at its first question."""
    folder = folder / "small"
    folder.mkdir(parents=True)
    (folder / "ruleset.yaml").write_text("id: small\nlanguage: 1\nversion: 0.1.0\nplayers: 2\n" + rules)
    return load(folder).new(2, 1, options)

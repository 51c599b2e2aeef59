"""A game in which a window asks again and again: whoever acts may be doubted by the others, one after the other."""

from __future__ import annotations

from pathlib import Path

RULESET = """
id: claims
language: 1
players: 2..3
locales: [en]
kinds:
  player: {counters: {coins: {}}}
  action: {is: offer, listed_as: actions, chooses: {target: player?}}
actions:
  take: {do: "say takes(you); doubt()"}
  twice: {do: "say takes(you); doubt(); say takes(you); doubt()"}
  rob: {choose: {target: players where target != you}, do: "say robs(you, target); doubt()"}
windows:
  doubt:
    of: player
    asks: doubter in clockwise_after(you)
    policy: all
    yes: say doubts(doubter)
flow:
  game: {repeat: true, steps: [turns]}
  turns: {for: you in players, offers: action, pick: one}
"""

ENGLISH = """
counter-coins = Coins
offer-take = Take
offer-twice = Take twice
offer-rob = Rob { $target }
ask-rob-target = Whom?
ask-doubt = Do you doubt that?
say-takes = { $you } takes.
say-robs = { $you } robs { $target }.
say-doubts = { $doubter } doubts.
"""

BOTS = """
class Doing:
    def answer(self, game, decision):
        keys = [option.key for option in decision.options]
        return [keys.index("no" if "no" in keys else self.wants)]


class Takes(Doing):
    wants = "take"


class Twice(Doing):
    wants = "twice"


class Robs(Doing):
    wants = "rob:player1"
"""


def write_claims(folder: Path, bots: Path) -> Path:
    """Puts the game below a folder and its bots, as `bots`, into another; gives the game's own folder."""
    base = folder / "claims"
    (base / "locales").mkdir(parents=True)
    (base / "ruleset.yaml").write_text(RULESET, "utf-8")
    (base / "locales" / "en.ftl").write_text(ENGLISH, "utf-8")
    (bots / "claims_bots.py").write_text(BOTS, "utf-8")
    return base

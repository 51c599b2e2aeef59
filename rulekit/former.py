"""Words that earlier forms of the language had: the one place that knows what took the place of each.

Most have a word of today, which is then what an unknown name is taken for wherever that word may stand. Others have
none, and what to write instead is said in a sentence. A ruleset may give any of these names to something of its own:
then nobody asks here.
"""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Former:
    """`now`: the words of today, of which one fits where the old word stands; `write`: what to write where none does.

    `since`: the version of the language that no longer has the old word.
    """

    now: tuple[str, ...] = ()
    write: str = ""
    since: int = 1


FORMER: dict[str, Former] = {
    # sections and keys
    "define": Former(("procedures",)),
    "derived": Former(("values",)),
    "edges": Former(("doors",)),
    "goals": Former(("ends",)),
    "marks": Former(("state",)),
    "maps": Former(("map",)),
    "on": Former(("moments", "on_if")),
    "once": Former(("limit",)),
    "rules": Former(("bundles",)),
    "seen_by": Former(("sight",)),
    "verbs": Former(("procedures",)),
    "with": Former(("choose",)),
    # verbs and functions
    "dice": Former(("throw",)),
    "disable": Former(write="say under `until:` of the bundle when it ends"),
    "enable": Former(("switch_on",)),
    "end_game": Former(write="say under `ends:` when the game is over and who has won"),
    "end_turn": Former(write="leave it out: a turn is over when nothing is left to do in it"),
    "game_over": Former(write="say under `ends:` when the game is over and who has won"),
    "holder_of": Former(write="write `thing.holder`"),
    "left_of": Former(write="write `player.left`"),
    "lower": Former(write="write `track -= 1`"),
    "proceed": Former(write="write `below()`"),
    "raise": Former(write="write `track += 1`"),
    "remove": Former(write="write `move thing to out_of_play`"),
    "sees": Former(write="write `other in place.in_sight`"),
    "switch_off": Former(write="say under `until:` of the bundle when it ends"),
    "win": Former(write="say under `ends:` when the game is over and who has won"),
    # fields that are given
    "copy": Former(("number",)),
    "type": Former(("name",)),
}


def word_of_today(word: str, known: Container[str]) -> str | None:
    """What took the place of a former word, among the words that are known where it stands."""
    former = FORMER.get(word)
    return next((now for now in former.now if now in known), None) if former is not None else None

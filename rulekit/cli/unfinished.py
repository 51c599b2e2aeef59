"""Unfinished games, as they are offered to go on with: which game, how far, when it was played."""

from __future__ import annotations

from collections.abc import Sequence

from rulekit.cli.keeping import Kept
from rulekit.cli.screen import Screen
from rulekit.cli.shelf import shelf, title
from rulekit.locale.texts import Texts

_MINUTES_A_DAY = 24 * 60


def told(kept: Kept, words: Texts) -> str:
    """One unfinished game in a line."""
    games = shelf()
    name = title(games[kept.ruleset]) if kept.ruleset in games else kept.ruleset
    minutes = int(kept.age // 60)
    if minutes < 60:
        when = words.show("ui-ago-minutes", {"n": minutes})
    elif minutes < _MINUTES_A_DAY:
        when = words.show("ui-ago-hours", {"n": minutes // 60})
    else:
        when = words.show("ui-ago-days", {"n": minutes // _MINUTES_A_DAY})
    args: dict[str, str | int] = {"game": name, "players": kept.players, "answers": kept.answers, "when": when}
    return words.show("ui-start-kept", args)


def choose(kept: Sequence[Kept], screen: Screen, words: Texts) -> Kept | None:
    """Which one is meant: Enter is the one played last; None if something is typed that is none of them."""
    if len(kept) == 1:
        return kept[0]
    screen.heading(words.show("ui-ask-kept"))
    for number, one in enumerate(kept, 1):
        screen.write(f"  {number}  {told(one, words)}")
    typed = screen.read().strip()
    if not typed:
        return kept[0]
    right = typed.isascii() and typed.isdigit() and 1 <= int(typed[:9]) <= len(kept)
    return kept[int(typed) - 1] if right else None

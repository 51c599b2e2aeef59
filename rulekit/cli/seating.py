"""How many play and who sits where, as `play` and `sim` are told. What cannot be ends in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from rulekit.agents import HUMAN, RANDOM, AgentChoice, UnknownAgent, read_agent
from rulekit.cli.refusals import WrongUsage


def read_players(asked: int | None, allowed: tuple[int, int], least: int = 1) -> int:
    """How many play: what was asked for, else the fewest that make sense."""
    low, high = allowed
    if asked is None:
        return min(max(low, least), high)
    if not low <= asked <= high:
        may = f"{low} can play" if low == high else f"{low} to {high} can play"
        raise WrongUsage(f"--players {asked}: {may} this game")
    return asked


def read_seats(players: int, everybody: str | None, single: Sequence[str], people: bool = True) -> list[AgentChoice]:
    """Who sits where, by seat. If nothing is said, a person sits on the first seat, and chance on the others."""
    first = HUMAN if people else RANDOM
    words = [everybody] * players if everybody is not None else [first, *[RANDOM] * (players - 1)]
    for text in single:
        number, equals, word = text.partition("=")
        if not equals or not word:
            raise WrongUsage(f"--seat {text}: write it as N=AGENT, such as --seat 2=random")
        if not (number.isascii() and number.isdigit()) or not 1 <= int(number[:9]) <= players:
            raise WrongUsage(f"--seat {text}: the seats go from 1 to {players}")
        words[int(number) - 1] = word
    try:
        return [read_agent(word) for word in words]
    except UnknownAgent as fault:
        raise WrongUsage(str(fault)) from None

"""A state in which all that a seat may not know is drawn anew: other cards, other chance, others' sealed answers.

Things stay where they are; which card a hidden thing is, is dealt out again among all hidden things of its kind. So
nothing that refers to a thing has to change.
"""

from __future__ import annotations

from typing import Any

from rulekit.interpreter import natives
from rulekit.interpreter.chance import below, seeded
from rulekit.interpreter.sight import knows
from rulekit.interpreter.state import State


def determine(G: State, seat: int, seed: int) -> None:
    """Changes a state of which the caller has a copy."""
    G.rng = seeded(seed * 1_000_003 + seat + 1)
    _deal_anew(G, seat)
    G.stack = [_answered_anew(G, frame, seat) for frame in G.stack]
    G.pins = None


def _deal_anew(G: State, seat: int) -> None:
    what = list(G.what)
    groups: dict[str, list[int]] = {}
    for thing, name in enumerate(what):
        if name >= 0 and not knows(G, seat, thing):
            groups.setdefault(G.p.layout.kind_of[thing], []).append(thing)
    for things in groups.values():
        for i in range(len(things) - 1, 0, -1):
            j = below(G, i + 1)
            a, b = things[i], things[j]
            what[a], what[b] = what[b], what[a]
    G.what = tuple(what)
    eid = list(G.eid)
    for thing, name in enumerate(what):
        if name >= 0 and G.p.layout.cards[name].single:
            eid[name] = thing
    G.eid = tuple(eid)


def _answered_anew(G: State, frame: tuple[Any, ...], seat: int) -> tuple[Any, ...]:
    """Answers that others have given unseen are drawn anew."""
    if frame[0] != natives.SEALED:
        return frame
    number, who, lists, site, args, several, answers = frame
    drawn: list[Any] = []
    for i, answer in enumerate(answers):
        values, _ = lists[i]
        if who[i] == seat or len(values) < 2:
            drawn.append(answer)
        elif several:
            rest = list(values)
            count = len(answer)
            drawn.append(tuple(rest.pop(below(G, len(rest))) for _ in range(count)))
        else:
            drawn.append(values[below(G, len(values))])
    return (number, who, lists, site, args, several, tuple(drawn))

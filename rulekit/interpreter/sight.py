"""Who may see what: the one place where that is decided.

A seat sees which card a thing is if the zone it lies in shows it, or if it was shown and not shuffled away since. What
is printed on its back all seats see, but for what is covered in a pile, or lies where nobody may even count.
"""

from __future__ import annotations

from typing import Any

from rulekit.interpreter.state import State


def mask_of(G: State, zone: int, thing: int) -> int:
    """The seats to which a zone shows this thing, as bits."""
    p = G.p
    fixed = p.sees[zone]
    if fixed is not None:
        return int(fixed)
    word, test = p.sights[zone]
    if word == "top":
        cards = G.z[zone]
        return int(p.everyone) if cards and cards[-1] == thing else 0
    if word == "face":
        return int(p.everyone) if G.face[thing] == 0 else 0
    return seats_for(G, word, test, p.holders[zone])


def seats_for(G: State, word: str, test: Any, holder: int | None) -> int:
    """The seats that a word of sight, a side or a condition allows."""
    p = G.p
    if word in ("all", "top", "face"):
        return int(p.everyone)
    if word == "owner":
        return 1 << holder if holder is not None and holder < p.players else 0
    if word in ("nobody", "count"):
        return 0
    found = 0
    for seat in range(p.players):
        sees = test(G, seat, holder) if word == "when" else G.c[p.side_cell + seat] == test
        if sees:
            found |= 1 << seat
    return found


def remember(G: State) -> None:
    """Where it may change who looks into a zone: who has looked into it knows what lies there."""
    for zone in G.p.changing:
        for thing in G.z[zone]:
            G.known[thing] |= mask_of(G, zone, thing)


def knows(G: State, seat: int | None, thing: int) -> bool:
    """May this seat know which card this is? No seat at all means: who sees everything."""
    if seat is None:
        return True
    return bool((G.known[thing] | mask_of(G, G.w[thing], thing)) >> seat & 1)


def shows_number(G: State, seat: int | None, zone: int) -> bool:
    """May this seat know how many lie there?"""
    return seat is None or G.p.sights[zone][0] != "nobody"


def back_in_sight(G: State, thing: int) -> bool:
    """Does everybody see the back of a thing, or even more of it?"""
    zone = G.w[thing]
    word, _ = G.p.sights[zone]
    covered = word == "count" and zone not in G.p.rows and G.z[zone][-1] != thing
    return not covered and word != "nobody"


def shown_back(G: State, thing: int) -> int:
    """The sort of back that everybody sees of a thing; 0 if nothing is printed there, or if it is out of sight."""
    return int(G.p.backs.sorts[G.what[thing]]) if back_in_sight(G, thing) else 0


def learned(before: State, after: State) -> bool:
    """Does anybody know something in the later state that they did not know in the earlier one?"""
    for thing in range(len(after.what)):
        was = before.known[thing] | mask_of(before, before.w[thing], thing)
        now = after.known[thing] | mask_of(after, after.w[thing], thing)
        if now & ~was or (shown_back(after, thing) and not shown_back(before, thing)):
            return True
    return any(mask & ~before.seen.get(cell, (0, None))[0] for cell, (mask, _) in after.seen.items())

"""Waiting code written by hand: choices that are asked in several goes.

Like what generated code goes on with these get the state and a frame, and leave a frame when they are left in their
middle. A frame begins with the number of what handles it; `FRAMES` gives those of this file the first numbers, so that
they are the same in every program.
"""

from __future__ import annotations

from typing import Any

from rulekit.interpreter.faults import Over, Trouble
from rulekit.interpreter.runtime import different, tired
from rulekit.interpreter.state import State

Frame = tuple[Any, ...]
MOST_SHARED = 10_000


# ------------------------------------------------------------------------------------------ the end
def finish(G: State, f: Frame) -> None:
    """The flow has run out: the points decide, if there are any."""
    p = G.p
    if G.skip is not None:
        raise Trouble("run/position", "the step with which the position begins is never reached")
    points = p.points(G)
    if points is None:
        raise Over("end-over", (), None)
    ties = [p.function("tie")(G, seat) for seat in range(p.players)]
    sign = -1 if p.function("lowest_wins")(G, None) else 1
    ranks = [(sign * point, tie) for point, tie in zip(points, ties, strict=True)]
    best = max(ranks)
    raise Over("end-scores", tuple(i for i, rank in enumerate(ranks) if rank == best), points)


def pause(G: State, f: Frame) -> bool | None:
    """Where set-up is no longer the same in every game: the first time a copy is kept here."""
    if G.probing:
        G.probing = False
        G.stack.append((ANSWERED,))
        return True
    return None


def answered(G: State, f: Frame) -> None:
    """What was asked for by hand is answered, and nothing is left to do here: the answer is in the state."""


def stack_up(G: State) -> None:
    """Frames of callers go on the stack, below the one of who was called last."""
    G.stack[-1:-1] = G.halted[::-1]
    G.halted.clear()


# ------------------------------------------------------------------------------------------ some of them
def _apart(G: State, site: int, values: tuple[Any, ...], who: int) -> tuple[Any, ...]:
    """The values that the chooser can tell apart; None, for declining, is one of them."""
    if not G.p.asks_for_things(site):
        return tuple(dict.fromkeys(values))
    if None not in values:
        return different(G, values, who)
    return (*different(G, [value for value in values if value is not None], who), None)


def choose_some(G: State, f: Frame) -> bool | None:
    _, who, site, values, low, high, args = f
    values = tuple(values)
    high = min(high, len(values))
    low = max(0, min(low, high))
    if high <= 0:
        G.r = ()
        return None
    if low >= len(values):
        G.r = values
        return None
    if len(_apart(G, site, values, who)) == len(values):
        G.pending = (who, site, values, low, high, args)
        G.stack.append((ANSWERED,))
        return True
    return _gather(G, who, site, values, (), low, high, args)


def _gather(
    G: State, who: int, site: int, left: tuple[Any, ...], picked: tuple[Any, ...], low: int, high: int, args: Any
) -> bool | None:
    """Equal things are among them, so they are asked for one by one."""
    while True:
        if len(picked) >= high or not left:
            G.r = picked
            return None
        if len(picked) + len(left) <= low:
            G.r = picked + left
            return None
        options = _apart(G, site, left, who)
        if len(picked) >= low:
            options = (*options, None)
        if len(options) > 1:
            G.pending = (who, site, options, 1, 1, args, "one")
            G.stack.append((GATHERED, who, site, left, picked, low, high, args))
            return True
        left, picked = _taken(left, options[0]), (*picked, options[0])


def gathered(G: State, f: Frame) -> bool | None:
    _, who, site, left, picked, low, high, args = f
    pick = G.r
    if pick is None:
        G.r = picked
        return None
    return _gather(G, who, site, _taken(left, pick), (*picked, pick), low, high, args)


def _taken(left: tuple[Any, ...], pick: Any) -> tuple[Any, ...]:
    i = left.index(pick)
    return left[:i] + left[i + 1 :]


# ------------------------------------------------------------------------------------------ all at once
def choose_sealed(G: State, f: Frame) -> bool | None:
    return ask_sealed(G, f[1:], ())


def ask_sealed(G: State, question: Frame, answers: tuple[Any, ...]) -> bool | None:
    """Goes on with the first who has not answered yet. What the question was worked out from is kept with it."""
    who, lists, site, args, several, _ = question
    while len(answers) < len(who):
        player = who[len(answers)]
        values, (low, high) = lists[len(answers)]
        if several:
            high = min(high, len(values))
            low = max(0, min(low, high))
            if high <= 0 or low >= len(values):
                answers = (*answers, tuple(values) if high > 0 else ())
                continue
            if not choose_some(G, (0, player, site, values, low, high, args)):
                answers = (*answers, G.r)
                continue
            G.halted.append((SEALED, *question, answers))
            return True
        else:
            values = _apart(G, site, values, player)
            if len(values) < 2:
                answers = (*answers, values[0] if values else None)
                continue
            G.pending = (player, site, values, 1, 1, args)
        G.stack.append((SEALED, *question, answers))
        return True
    G.r = dict(zip(who, answers, strict=True))
    return None


def sealed(G: State, f: Frame) -> bool | None:
    return ask_sealed(G, f[1:-1], (*f[-1], G.r))


# ------------------------------------------------------------------------------------------ sharing out, ordering
def divide(G: State, f: Frame) -> bool | None:
    _, who, site, amount, pairs, args = f
    pairs = tuple((value, max(0, most)) for value, most in pairs)
    amount = max(0, min(amount, sum(most for _, most in pairs)))
    if amount > MOST_SHARED:
        raise Trouble("run/growth", f"{amount} are too many to share out one by one")
    if all(most >= amount for _, most in pairs) and len(pairs) > 1 and amount > 0:
        G.stack.append((DIVIDED,))
        G.pending = (who, site, tuple(value for value, _ in pairs), amount, amount, args)
        return True
    return _share(G, who, site, amount, pairs, {}, args)


def divided(G: State, f: Frame) -> None:
    share: dict[Any, int] = {}
    for value in G.r:
        share[value] = share.get(value, 0) + 1
    G.r = share


def _share(G: State, who: int, site: int, amount: int, pairs: Any, share: dict[Any, int], args: Any) -> bool | None:
    """Not everything fits everywhere, so it is shared out point by point."""
    while amount > 0:
        open_ = tuple(value for value, most in pairs if share.get(value, 0) < most)
        left = sum(most - share.get(value, 0) for value, most in pairs)
        if len(open_) == 1 or left <= amount:
            for value in open_:
                space = next(most for other, most in pairs if other == value) - share.get(value, 0)
                given = min(space, amount)
                share = {**share, value: share.get(value, 0) + given}
                amount -= given
            break
        G.pending = (who, site, open_, 1, 1, args, "one")
        G.stack.append((SHARED, who, site, amount, pairs, share, args))
        return True
    G.r = share
    return None


def shared(G: State, f: Frame) -> bool | None:
    _, who, site, amount, pairs, share, args = f
    return _share(G, who, site, amount - 1, pairs, {**share, G.r: share.get(G.r, 0) + 1}, args)


def order(G: State, f: Frame) -> bool | None:
    _, who, site, values, args = f
    if len(values) < 2 or len(_apart(G, site, values, who)) < 2:
        G.r = values
        return None
    G.pending = (who, site, values, len(values), len(values), args)
    G.stack.append((ANSWERED,))
    return True


# ------------------------------------------------------------------------------------------ the choices of a clause
def is_open(G: State, plan: int, context: Any) -> bool:
    """Is there a way to choose everything that a clause wants chosen?"""
    return _feasible(G, G.p.plan(plan), context, ())


def _feasible(G: State, plan: Any, context: Any, prefix: tuple[Any, ...]) -> bool:
    G.n -= 1
    if G.n < 0:
        tired()
    candidates, bounds, _, needs, alone = plan
    j = len(prefix)
    if j == len(candidates):
        return needs is None or bool(needs(G, context, prefix))
    values = candidates[j](G, context, prefix)
    last = j + 1 == len(candidates)
    if bounds[j] is None:
        if last and needs is None:
            return len(values) > 0
        G.n -= len(values)
        for value in values:
            if needs(G, context, (*prefix, value)) if last else _feasible(G, plan, context, (*prefix, value)):
                return True
        return False
    low, high = bounds[j](G, context, prefix, values)
    if len(values) < low:
        return False
    if last and low <= high == 1:
        if needs is None or (low == 0 and needs(G, context, (*prefix, ()))):
            return True
        G.n -= len(values)
        if alone is not None:
            return len(alone(G, context, values)) > 0
        return any(needs(G, context, (*prefix, (value,))) for value in values)
    return _completes(G, plan, context, prefix, tuple(values), (), low, min(high, len(values)))


def _completes(
    G: State,
    plan: Any,
    context: Any,
    prefix: tuple[Any, ...],
    left: tuple[Any, ...],
    picked: tuple[Any, ...],
    low: int,
    high: int,
) -> bool:
    """Can these picks be completed so that everything holds?"""
    G.n -= 1
    if G.n < 0:
        tired()
    if low <= len(picked):
        whole = (*prefix, picked)
        if len(whole) < len(plan[0]):
            if _feasible(G, plan, context, whole):
                return True
        elif plan[3] is None or plan[3](G, context, whole):
            return True
    if len(picked) >= high:
        return False
    for i, value in enumerate(left):
        if _completes(G, plan, context, prefix, left[i + 1 :], (*picked, value), low, high):
            return True
    return False


def pick_all(G: State, f: Frame) -> bool | None:
    _, who, plan, context, prefix = f
    return _pick(G, who, plan, context, prefix)


def _pick(G: State, who: int, number: int, context: Any, prefix: tuple[Any, ...]) -> bool | None:
    plan = G.p.plan(number)
    candidates, bounds, sites, _, _ = plan
    while len(prefix) < len(candidates):
        j = len(prefix)
        values = candidates[j](G, context, prefix)
        if bounds[j] is not None:
            low, high = bounds[j](G, context, prefix, values)
            return _pick_several(G, who, number, context, prefix, tuple(values), (), low, min(high, len(values)))
        values = tuple(value for value in values if _feasible(G, plan, context, (*prefix, value)))
        values = _apart(G, sites[j], values, who)
        if len(values) > 1:
            G.pending = (who, sites[j], values, 1, 1, ())
            G.stack.append((PICKED, who, number, context, prefix))
            return True
        prefix = (*prefix, values[0])
    G.r = prefix
    return None


def picked_one(G: State, f: Frame) -> bool | None:
    _, who, number, context, prefix = f
    return _pick(G, who, number, context, (*prefix, G.r))


def _pick_several(
    G: State,
    who: int,
    number: int,
    context: Any,
    prefix: tuple[Any, ...],
    left: tuple[Any, ...],
    picked: tuple[Any, ...],
    low: int,
    high: int,
) -> bool | None:
    plan = G.p.plan(number)
    site = plan[2][len(prefix)]
    free = plan[3] is None and len(prefix) + 1 == len(plan[0])
    if free and not picked and len(_apart(G, site, left, who)) == len(left) and low < len(left):
        G.pending = (who, site, left, low, high, ())
        G.stack.append((PICKED, who, number, context, prefix))
        return True
    while True:
        whole = len(picked) >= low and _feasible(G, plan, context, (*prefix, picked))
        options: tuple[Any, ...] = ()
        if high == 1 and not picked and plan[4] is not None:
            options = plan[4](G, context, _apart(G, site, left, who))
        elif len(picked) < high:
            options = tuple(
                value
                for value in _apart(G, site, left, who)
                if _completes(G, plan, context, prefix, _taken(left, value), (*picked, value), low, high)
            )
        if whole:
            options = (*options, None)
        if len(options) > 1:
            G.pending = (who, site, options, 1, 1, (), "one")
            G.stack.append((PICKING, who, number, context, prefix, left, picked, low, high))
            return True
        pick = options[0] if options else None
        if pick is None:
            return _pick(G, who, number, context, (*prefix, picked))
        left, picked = _taken(left, pick), (*picked, pick)


def picking(G: State, f: Frame) -> bool | None:
    _, who, number, context, prefix, left, picked, low, high = f
    if G.r is None:
        return _pick(G, who, number, context, (*prefix, picked))
    if len(picked) + 1 >= high:
        return _pick(G, who, number, context, (*prefix, (*picked, G.r)))
    return _pick_several(G, who, number, context, prefix, _taken(left, G.r), (*picked, G.r), low, high)


FRAMES = (
    finish,
    gathered,
    sealed,
    divided,
    shared,
    picked_one,
    picking,
    answered,
    choose_some,
    choose_sealed,
    divide,
    order,
    pick_all,
    pause,
)
FINISH, GATHERED, SEALED, DIVIDED, SHARED, PICKED, PICKING, ANSWERED = range(8)
ENTRIES = {function.__name__: number for number, function in enumerate(FRAMES)}

"""Where a state speaks of things, besides where they lie: the open question, what waits on the stack, what is noted.

What has a type can be said of another thing instead: `speak_of_others` puts one for the other in all of it. The locals
of rules that wait have none; they are only searched for numbers that could be things.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from rulekit.dsl import syntax as s
from rulekit.dsl.types import List, Map, Printed, Thing, Type, plain
from rulekit.interpreter import natives
from rulekit.interpreter.compiler import Compiler
from rulekit.interpreter.layout import Column
from rulekit.interpreter.offers import offer_body
from rulekit.interpreter.state import USES, State
from rulekit.ruleset.model import Body
from rulekit.source import Span

Frame = tuple[Any, ...]
Change = Callable[[int, str], int]
"""What to say instead of a thing, where one of this kind is wanted."""
QUESTIONS = (s.Choose, s.Sealed, s.Divide, s.Order)


def kinds_wanted(G: State) -> dict[int, set[str]]:
    """The things that are spoken of with a type, each with the kinds that are wanted where it is."""
    found: dict[int, set[str]] = {}

    def note(thing: int, kind: str) -> int:
        found.setdefault(thing, set()).add(kind)
        return thing

    _everywhere(G, note)
    return found


def speak_of_others(G: State, others: dict[int, int]) -> None:
    """Says another thing instead of each of these; and which card it is that a question speaks of, as that is now."""
    if others:
        _everywhere(G, lambda thing, _: others.get(thing, thing))
    else:
        _in_questions(G, lambda thing, _: thing)


def loose_numbers(G: State) -> set[int]:
    """All numbers without a type in what is being carried out. Any of them may mean a thing."""
    found: set[int] = set()
    for number, *parts in G.stack:
        if number >= len(natives.FRAMES):
            _numbers_in(tuple(parts), found)
        elif number == natives.SEALED:
            _numbers_in(parts[-2], found)
        elif number in (natives.PICKED, natives.PICKING):
            _numbers_in(tuple(parts[2:4]), found)
    return found


def _numbers_in(part: Any, found: set[int]) -> None:
    if isinstance(part, int) and not isinstance(part, bool):
        found.add(part)
    elif isinstance(part, tuple):
        for one in part:
            _numbers_in(one, found)
    elif isinstance(part, dict):
        _numbers_in(tuple(part.items()), found)


# ------------------------------------------------------------------------------------------ all that has a type
def _everywhere(G: State, change: Change) -> None:
    _in_questions(G, change)
    for t, column in _columns(G):
        for at in _cells(G, column):
            G.c[at] = _changed(G, G.c[at], t, change)
    for uses in USES.values():
        setattr(G, uses, {_use(G, key, change): count for key, count in getattr(G, uses).items()})


def _in_questions(G: State, change: Change) -> None:
    if G.pending is not None:
        G.pending = _question(G, G.pending, change)
    G.stack = [_frame(G, frame, change) for frame in G.stack]


def _columns(G: State) -> list[tuple[Type, Column]]:
    """The state that may hold things which can be hidden."""
    known = G.p.__dict__.get("_columns_of_things")
    if known is None:
        columns = G.p.layout.columns.items()
        known = [(slot.type, column) for slot, column in columns if _may_hold_things(G, slot.type)]
        G.p.__dict__["_columns_of_things"] = known
    return known  # type: ignore[no-any-return]


def _cells(G: State, column: Column) -> Iterator[int]:
    if not column.floating:
        yield from range(column.base, column.base + column.count)
    else:
        yield from (base + column.base for number, base in G.on if number == column.home.number)


def _use(G: State, key: Frame, change: Change) -> Frame:
    """What limits count: a thing stands there as a number below 0."""
    *rest, this = key
    return (*rest, -1 - _same_kind(G, change)(-1 - this, "")) if this is not None and this < 0 else key


def _may_hold_things(G: State, t: Type) -> bool:
    t = plain(t)
    if isinstance(t, Map):
        return _may_hold_things(G, t.key) or _may_hold_things(G, t.of)
    if isinstance(t, List):
        return _may_hold_things(G, t.of)
    return isinstance(t, Thing | Printed) and not G.p.compiler.by_name(t) and G.p.compiler.hideable(t.kind)


def _changed(G: State, value: Any, t: Type | None, change: Change) -> Any:
    """A value of a type, with other things in it."""
    t = plain(t) if t is not None else None
    if isinstance(t, List) and isinstance(value, tuple):
        return _each(G, value, t.of, change)
    if isinstance(t, Map) and isinstance(value, dict):
        return {_changed(G, key, t.key, change): _changed(G, part, t.of, change) for key, part in value.items()}
    if not isinstance(t, Thing | Printed) or G.p.compiler.by_name(t):
        return value
    if isinstance(value, tuple):
        thing = change(value[0], t.kind)
        return thing, G.what[thing], value[2]
    return change(value, t.kind) if isinstance(value, int) else value


def _each(G: State, values: Iterable[Any], t: Type | None, change: Change) -> tuple[Any, ...]:
    return tuple(_changed(G, value, t, change) for value in values)


def _same_kind(G: State, change: Change) -> Change:
    """The same where only what is of the same kind would do."""
    return lambda thing, _: change(thing, G.p.layout.kind_of[thing])


# ------------------------------------------------------------------------------------------ questions
def _question(G: State, pending: Frame, change: Change) -> Frame:
    who, site, values, low, high, args, *rest = pending
    if G.p.sites[site].kind == "offer":
        values = tuple(value and _offered(G, value, change) for value in values)
    else:
        values = _options(G, site, values, change)
    return who, site, values, low, high, _told(G, site, args, change), *rest


def _options(G: State, site: int, values: Iterable[Any], change: Change) -> tuple[Any, ...]:
    question = G.p.sites[site]
    return _each(G, values, question.options, change if question.span in _blind(G) else _same_kind(G, change))


def _offered(G: State, value: Frame, change: Change) -> Frame:
    number, this, instance, pick = value
    offer, same = G.p.register.offers[number], _same_kind(G, change)
    if offer.folded is not None:
        pick = _changed(G, pick, offer.folded_type, change if number in _blind(G) else same)
    return number, this if this is None else same(this, ""), instance, pick


def _told(G: State, site: int, args: Iterable[Any], change: Change) -> tuple[Any, ...]:
    return tuple(_changed(G, value, t, change) for value, (_, t) in zip(args, G.p.sites[site].args, strict=True))


def _frame(G: State, frame: Frame, change: Change) -> Frame:
    """What waits by hand, between two questions."""
    match frame[0]:
        case natives.GATHERED:
            number, who, site, left, picked, low, high, args = frame
            left, picked = _options(G, site, left, change), _options(G, site, picked, change)
            return number, who, site, left, picked, low, high, _told(G, site, args, change)
        case natives.PICKING:
            number, who, plan, context, prefix, left, picked, low, high = frame
            site = G.p.plan(plan)[2][len(prefix)]
            left, picked = _options(G, site, left, change), _options(G, site, picked, change)
            return number, who, plan, context, prefix, left, picked, low, high
        case natives.SHARED:
            number, who, site, amount, pairs, share, args = frame
            things = _options(G, site, [thing for thing, _ in pairs], change)
            others = dict(zip([thing for thing, _ in pairs], things, strict=True))
            pairs = tuple((others[thing], most) for thing, most in pairs)
            share = {others[thing]: given for thing, given in share.items()}
            return number, who, site, amount, pairs, share, _told(G, site, args, change)
        case natives.SEALED:
            number, who, lists, site, args, several, context, answers = frame
            lists = tuple((_options(G, site, values, change), bounds) for values, bounds in lists)
            answers = tuple(_answer(G, site, answer, change) for answer in answers)
            return number, who, lists, site, _told(G, site, args, change), several, context, answers
    return frame


def _answer(G: State, site: int, answer: Any, change: Change) -> Any:
    return _options(G, site, answer, change) if isinstance(answer, tuple) else _options(G, site, (answer,), change)[0]


def _blind(G: State) -> set[Span | int]:
    """The questions, by place, and offers, by number, whose text does not ask of which sort it is what is picked."""
    register = G.p.register
    size = (len(register.offers), len(register.plans))
    known = G.p.__dict__.get("_blind_questions")
    if known is None or known[0] != size:
        known = G.p.__dict__["_blind_questions"] = (size, _find_blind(G.p.compiler))
    return known[1]  # type: ignore[no-any-return]


def _find_blind(compiler: Compiler) -> set[Span | int]:
    register = compiler.register
    nodes = [node for tree in compiler.notes.trees.values() for node in s.walk(tree) if isinstance(node, QUESTIONS)]
    found: set[Span | int] = {
        span for node in nodes if not _asks_sort([node]) for span in (node.span, _name_span(node))
    }
    found |= {offer.number for offer in register.offers if not _asks_sort(_trees(offer_body(compiler, offer)))}
    plans = [body for _, body, _ in register.plans]
    found |= {pick.choice.span for body in plans if not _asks_sort(_trees(body)) for pick in body.picks}
    return found


def _name_span(node: s.Node) -> Span:
    return node.name_span if isinstance(node, s.Choose | s.Sealed) else node.span


def _trees(body: Body) -> list[s.Node]:
    return [*(pick.choice for pick in body.picks), *(condition.test for condition in body.needs)]


def _asks_sort(trees: Iterable[s.Node]) -> bool:
    return any(isinstance(node, s.IsA) for tree in trees for node in s.walk(tree))

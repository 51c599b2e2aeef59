"""Names inside a text that nothing reads: parameters, what is worked out with `let`, and what is chosen.

A choice is asked for the sake of what comes of it. So one whose outcome nothing looks at is found too, be it made by a
player or by chance; that its own `where` looks at the candidates does not count. The name of a loop need not be read:
the loop is gone through all the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from rulekit.dsl import syntax as s
from rulekit.dsl.signature import Builtin
from rulekit.dsl.types import COUNTER, TRACK
from rulekit.dsl.world import Param, Procedure, Value
from rulekit.lint.kinds import section_of
from rulekit.lint.registry import Found, check
from rulekit.lint.subject import Subject
from rulekit.lint.unused import is_excused, is_idle
from rulekit.ruleset.model import Body, BundleDef, Change, MemberDef, Offer, Pick, ProcedureDef, ValueDef, WindowDef
from rulekit.source import Span

_BEFORE_KEY = " \t\n{,\"'"
_COLON = re.compile(r"[\"']?[ \t]*:")


# ------------------------------------------------------------------------------------------ parameters
@check("unused/parameter", "warning", "A parameter that nothing reads.")
def unused_parameters(subject: Subject) -> Iterator[Found]:
    for owner, param in _parameters(subject):
        if not subject.usage.local_reads(param.span) and not _is_handed_over(subject, param):
            message = f"nothing reads the parameter `{param.name}` of `{owner}`"
            yield Found(param.span, message, "read it, or leave it out here and in every call")


def _is_handed_over(subject: Subject, param: Param) -> bool:
    """Is it a counter or a track itself that is set? That changes what was handed over."""
    return param.type in (COUNTER, TRACK) and bool(subject.usage.local_sets(param.span))


def _parameters(subject: Subject) -> Iterator[tuple[str, Param]]:
    """The parameters of what is used, and not open to expansions, with the name of what takes them."""
    for procedure in subject.defined(ProcedureDef):
        name = procedure.procedure.name
        if not is_idle(subject, procedure, "procedures") and not subject.is_open(f"procedures.{name}"):
            yield from ((name, param) for param in procedure.procedure.params)
    for window in subject.defined(WindowDef):
        name, asked = window.procedure.name, _in_the_question(subject, window)
        if not is_idle(subject, window, "windows") and not subject.is_open(f"windows.{name}"):
            yield from ((name, param) for param in window.procedure.params if param.name not in asked)
    for definition in subject.defined(ValueDef):
        value, told_apart = definition.value, _told_apart(subject, definition.value)
        if subject.usage.reads(value) and not is_excused(subject, value):
            yield from ((value.name, param) for param in value.params if param.name not in told_apart)
    for bundle in subject.defined(BundleDef):
        if not subject.is_open(f"{section_of(bundle.rules.world, bundle.card)}.{bundle.card.name}"):
            yield from ((bundle.card.name, param) for param in bundle.card.params)


def _in_the_question(subject: Subject, window: WindowDef) -> set[str]:
    """The parameters that players read in a window's question; all of them while there are no texts at all."""
    if not subject.ruleset.locales:
        return {param.name for param in window.procedure.params}
    return subject.usage.shown(f"ask-{window.procedure.name}")


def _told_apart(subject: Subject, value: Value) -> set[str]:
    """The parameters by which modifiers say for what they count: `you.price(tool) -= 1`."""
    found: set[str] = set()
    for change in subject.defined(Change):
        if change.value is value and isinstance(change.tree.target, s.Call):
            for number, arg in enumerate(change.tree.target.args):
                found.add(arg.name or value.params[number].name)
    return found


# ------------------------------------------------------------------------------------------ local names
@check("unused/local", "warning", "A name for something that nothing looks at afterwards.")
def unused_locals(subject: Subject) -> Iterator[Found]:
    yield from _unused_lets(subject)
    choices: list[s.Choose | s.Sealed | s.Random] = [*subject.nodes(s.Choose), *subject.nodes(s.Sealed)]
    for node in [*choices, *subject.nodes(s.Random)]:
        if not subject.usage.local_reads(node.name_span, apart=node.where):
            yield _unread_choice(node.name, node.name_span, by_chance=isinstance(node, s.Random))
    yield from _unused_picks(subject)


def _unread_choice(name: str, span: Span, by_chance: bool = False) -> Found:
    what = "is picked at random" if by_chance else "is chosen"
    return Found(span, f"nothing looks at which `{name}` {what}", "use it, or leave the choice out")


def _unused_lets(subject: Subject) -> Iterator[Found]:
    for node in subject.nodes(s.Let):
        if not subject.usage.local_reads(node.name_span):
            hint = "leave out `let` and the name: the call may stand alone" if _happens(subject, node) else "delete it"
            yield Found(node.name_span, f"nothing reads `{node.name}`", hint)
    named = [pair for body in subject.defined(Body) for pair in body.lets]
    named += [pair for procedure in subject.defined(ProcedureDef) for pair in procedure.lets]
    for name, value in named:
        span = _key_before(value.span, name)
        if not subject.usage.local_reads(span):
            yield Found(span, f"nothing reads `{name}`", "delete it")


def _happens(subject: Subject, node: s.Let) -> bool:
    """Is it the result of a call that does something besides?"""
    callee = subject.ruleset.notes.refs.get(node.value)
    return isinstance(callee, Procedure) or (isinstance(callee, Builtin) and callee.verb)


def _unused_picks(subject: Subject) -> Iterator[Found]:
    """Entries of `choose`: what the kind around an offer reads, and what the text of an offer shows, counts too."""
    texts = {id(offer.body): f"offer-{offer.name}" for offer in subject.defined(Offer)}
    kinds: dict[int, str] = {}
    for member in subject.defined(MemberDef):
        texts[id(member.body)] = f"offer-{member.card.name}"
        kinds[id(member.body)] = member.card.kind
    for body in subject.defined(Body):
        shown = subject.usage.shown(texts.get(id(body), ""))
        read = _read_by_kind(subject, kinds.get(id(body)))
        yield from _unread_picks(subject, [pick for pick in body.picks if pick.name not in shown | read])
    for window in subject.defined(WindowDef):
        yield from _unread_picks(subject, window.picks)


def _unread_picks(subject: Subject, picks: Sequence[Pick]) -> Iterator[Found]:
    for pick in picks:
        span = _key_before(pick.choice.span, pick.name)
        if not subject.usage.local_reads(span, apart=pick.choice):
            yield _unread_choice(pick.name, span)


def _read_by_kind(subject: Subject, kind: str | None) -> set[str]:
    """What a kind of offer, or one above it, declares under `chooses` and reads."""
    if kind is None:
        return set()
    world = next(rules.world for rules, _ in subject.homes if rules.world.kind(kind))
    known = [found for name in world.ancestry(kind) if (found := world.kind(name)) is not None]
    slots = [slot for found in known for slot in found.chooses.values()]
    return {slot.name for slot in slots if subject.usage.local_reads(slot.span)}


def _key_before(span: Span, name: str) -> Span:
    """The key that stands before a text in the YAML."""
    text, at = span.source.text, span.start
    while (at := text.rfind(name, 0, at)) >= 0:
        if text[at - 1] in _BEFORE_KEY and _COLON.match(text, at + len(name)):
            return Span(span.source, at, at + len(name))
    return span

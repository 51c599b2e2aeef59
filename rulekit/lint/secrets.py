"""Secrets that get out: by a log line, by a question, by a menu, or because somebody is asked at all."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.diagnostics import Related
from rulekit.dsl import syntax as s
from rulekit.dsl.types import UNKNOWN
from rulekit.lint.readings import SOMEBODY, Secret, is_masked
from rulekit.lint.registry import Found, check
from rulekit.lint.scenes import Fork, Gate, Scene, Words
from rulekit.lint.subject import Subject
from rulekit.lint.watch import Watch
from rulekit.source import Span

_REVEAL = "show it with `reveal`"


@check("secret/say", "warning", "A log line that everybody reads tells what is hidden from some.")
def told_to_all(subject: Subject) -> Iterator[Found]:
    watch = subject.watch
    for scene in watch.scenes:
        for words in scene.words:
            if isinstance(words.node, s.Say):
                for node, secret in _told(watch, scene, words):
                    if words.to is None:
                        hint = f"{_REVEAL} before, say it `to` whom may know it, or give it the thing itself"
                        yield _found(watch, node, secret, "this tells everybody of", hint)
                    else:
                        hint = "show it to them before, with `show .. to`"
                        yield _found(watch, node, secret, f"this tells {_who(words.to)} of", hint)


@check("secret/prompt", "warning", "A question tells the one who is asked what is hidden from them.")
def told_in_questions(subject: Subject) -> Iterator[Found]:
    watch = subject.watch
    for scene in watch.scenes:
        for words in scene.words:
            if not isinstance(words.node, s.Say):
                for node, secret in _told(watch, scene, words):
                    hint = "leave it out of the question, or show it before, with `show .. to`"
                    yield _found(watch, node, secret, f"the question tells {_who(words.to)} of", hint)


@check("secret/option", "warning", "What is offered to a player tells what is hidden from that player.")
def told_by_options(subject: Subject) -> Iterator[Found]:
    hint = "let all be chosen and test it afterwards, or show it before, with `show .. to`"
    for watch, gate, node, secret in _gates(subject, "option"):
        yield _found(watch, node, secret, f"what {_who(gate.to)} can choose here tells of", hint)


@check("secret/condition", "warning", "That somebody is asked, or is not, tells what is hidden.")
def told_by_asking(subject: Subject) -> Iterator[Found]:
    for watch, gate, node, secret in _gates(subject, "condition"):
        if gate.to is None:
            hint = "ask under `where`, or under the `if` of a clause with `may`: there the pause is the same for all"
            yield _found(watch, node, secret, "who is asked here tells everybody of", hint)
        else:
            hint = "ask in any case and test it afterwards, or show it before, with `show .. to`"
            yield _found(watch, node, secret, f"being asked here tells {_who(gate.to)} of", hint)
    watch = subject.watch
    for scene in watch.scenes:
        for fork, secret in _forks(watch, scene):
            for question in _questions(watch, fork):
                hint = "ask in a window, or in a clause with `may` and `if`: there the pause is the same for all"
                related = (Related(fork.node.span, "decided here"),)
                yield _found(watch, question, secret, "being asked or not tells everybody of", hint, related)


@check("secret/log-kind", "warning", "That a log line is there, or is not, tells what is hidden.")
def told_by_lines(subject: Subject) -> Iterator[Found]:
    watch = subject.watch
    for scene in watch.scenes:
        told = {words.node for words in scene.words for _ in _told(watch, scene, words)}
        for fork, secret in _forks(watch, scene):
            if all(watch.are_quiet(way) for way in fork.ways):
                for say in _lines_apart(fork):
                    if say not in told:
                        told.add(say)
                        hint = f"{_REVEAL} before, or say it `to` whom may know it"
                        related = (Related(fork.node.span, "decided here"),)
                        yield _found(watch, say, secret, "this line being there tells everybody of", hint, related)


# ------------------------------------------------------------------------------ finding
def _told(watch: Watch, scene: Scene, words: Words) -> Iterator[tuple[s.Expr, Secret]]:
    """The arguments of a line or question that tell a secret."""
    for node, reading in words.args:
        if is_masked(watch.readings.notes.types.get(node, UNKNOWN), reading.things):
            continue
        secret = watch.leaks(reading.told, scene, words.to, words.agreed)
        if secret is not None:
            yield node, secret


def _gates(subject: Subject, code: str) -> Iterator[tuple[Watch, Gate, s.Node, Secret]]:
    watch = subject.watch
    for scene in watch.scenes:
        for gate in scene.gates:
            if gate.code == code:
                told = watch.readings.read(gate.node, gate.env).told
                secret = watch.leaks(told, scene, gate.to)
                if secret is not None:
                    yield watch, gate, _part_about(watch, gate.node, gate, secret), secret


def _part_about(watch: Watch, node: s.Node, gate: Gate, secret: Secret) -> s.Node:
    """Of several conditions the one that looks at the secret."""
    while isinstance(node, s.Logic):
        left = secret in watch.readings.read(node.left, gate.env).told
        node = node.left if left else node.right
    return node


def _forks(watch: Watch, scene: Scene) -> Iterator[tuple[Fork, Secret]]:
    for fork in scene.forks:
        secret = watch.leaks(fork.told, scene, None, fork.agreed)
        if secret is not None:
            yield fork, secret


def _questions(watch: Watch, fork: Fork) -> Iterator[s.Ask | s.Choose]:
    """Questions that are all that happens on one way, while nothing can be seen on another."""
    asking = [[node for node in way if _is_question(node)] for way in fork.ways]
    others = [[node for node in way if not _is_question(node)] for way in fork.ways]
    if all(asking) or not all(watch.are_quiet(way) for way in others):
        return
    for way in asking:
        yield from (node for node in way[:1] if isinstance(node, s.Ask | s.Choose))


def _is_question(node: s.Stmt) -> bool:
    return isinstance(node, s.Ask) or (isinstance(node, s.Choose) and node.may)


def _lines_apart(fork: Fork) -> Iterator[s.Say]:
    """Lines for everybody that stand on some of the ways only."""
    lines = [[node for each in way for node in s.walk(each) if isinstance(node, s.Say)] for way in fork.ways]
    keys = [{say.key for say in way} for way in lines]
    for way in lines:
        yield from (say for say in way if say.to is None and not all(say.key in known for known in keys))


# ------------------------------------------------------------------------------ saying
def _found(
    watch: Watch, node: s.Node, secret: Secret, lead: str, hint: str, related: tuple[Related, ...] = ()
) -> Found:
    span = _place(node)
    if not any(_same_line(secret.at, shown) for shown in (span, *(other.span for other in related))):
        related = (*related, Related(secret.at, "looked at here"))
    return Found(span, f"{lead} `{secret.slot.name}`, which {watch.seen_by(secret.slot)}", hint, related)


def _place(node: s.Node) -> Span:
    match node:
        case s.Say() | s.Ask():
            return node.key_span
        case s.Choose():
            return node.name_span
    return node.span


def _same_line(one: Span, other: Span) -> bool:
    return one.source is other.source and one.line == other.line


def _who(label: str | None) -> str:
    return "them" if label in (None, SOMEBODY) else f"`{label}`"

"""Who may know what in the clauses of a ruleset: what lies hidden, and what has been shown before it is told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from rulekit.dsl import syntax as s
from rulekit.dsl.world import Procedure, Stored
from rulekit.lint.readings import SEVERAL, SOMEBODY, Readings, Secret, Secrets
from rulekit.lint.scenes import Scene, scenes

if TYPE_CHECKING:
    from rulekit.lint.subject import Subject

_SEEN_BY = {
    "owner": "only its owner sees",
    "nobody": "nobody sees",
    "count": "nobody sees",
    "top": "nobody sees below its top",
    "face": "nobody sees while it lies face down",
    "when": "not everybody sees",
}


class Watch:
    """The clauses of a ruleset, and who may know what in them."""

    def __init__(self, subject: Subject) -> None:
        self.subject = subject
        self.readings = Readings(subject)
        self.scenes = list(scenes(self.readings, subject.ruleset.rules)) if self._any_hidden() else []
        self.hidden = self._hidden()
        self._opened: dict[Procedure, set[Stored]] = {}
        for scene in self.scenes:
            if scene.procedure is not None:
                self._opened[scene.procedure] = _slots_opened(scene)
        self._callers: dict[Procedure, list[Scene]] = {}
        for scene in self.scenes:
            for procedure in scene.calls:
                self._callers.setdefault(procedure, []).append(scene)

    # ------------------------------------------------------------------------------ what is hidden
    def _any_hidden(self) -> bool:
        return any(sight.word != "all" for sight in self.readings.sights.values())

    def _hidden(self) -> set[Stored]:
        """What not everybody can see. Where things come only out of zones that all see, all know what lies there."""
        sights = self.readings.sights
        alone = self.subject.ruleset.players[1] == 1
        hidden = {slot for slot in sights if self._is_closed(slot, alone)}
        zones = {slot for slot in hidden if slot.role == "zone"}
        starting = {name for name in self._starts() if name is not None}
        shuffled = {slot for scene in self.scenes for slot in scene.shuffled}
        moves = [pair for scene in self.scenes for pair in scene.moves]
        into = {secret.slot for _, targets in moves for secret in targets}
        unknown = {zone for zone in zones if zone in shuffled or zone.name in starting or zone not in into}
        while True:
            more = {zone for zone in zones - unknown if self._gets_unknown(zone, moves, unknown)}
            if not more:
                return (hidden - zones) | unknown
            unknown |= more

    def _is_closed(self, slot: Stored, alone: bool) -> bool:
        sight = self.readings.sights[slot]
        if sight.when is not None:
            return any(isinstance(node, s.Name) and node.id == "viewer" for node in s.walk(sight.when))
        return sight.word != "all" and not (alone and sight.word == "owner" and slot in self.readings.of_players)

    def _starts(self) -> Iterator[str | None]:
        for rules, _ in self.subject.homes:
            yield from (kind.starts_in for kind in rules.kinds)
            yield from (member.starts_in for member in rules.members)

    def _gets_unknown(self, zone: Stored, moves: Iterable[tuple[Secrets, Secrets]], unknown: set[Stored]) -> bool:
        strict = self.readings.sights[zone].word != "top"
        for things, targets in moves:
            if any(target.slot is zone for target in targets):
                sources = {secret.slot for secret in things}
                if sources & unknown or (strict and not sources):
                    return True
        return False

    # ------------------------------------------------------------------------------ who may know it
    def leaks(self, told: Secrets, scene: Scene, to: str | None, agreed: frozenset[str] = frozenset()) -> Secret | None:
        """A secret among these that `to`, or everybody, may not know; the first by name."""
        open_elsewhere = self._opened_around(scene)
        for secret in sorted(told, key=_by_name_and_place):
            known = secret.slot not in self.hidden or secret.slot in open_elsewhere
            if (
                not known
                and secret.owner not in agreed
                and not self._may_see(secret, to)
                and not _shown(secret, scene, to)
            ):
                return secret
        return None

    def _may_see(self, secret: Secret, to: str | None) -> bool:
        """Where it cannot be known who somebody is, they may."""
        if to is None:
            return False
        match self.readings.sights[secret.slot].word:
            case "owner":
                return to == SOMEBODY or secret.owner in (to, SOMEBODY)
            case "nobody" | "count" | "top" | "face":
                return False
        return True

    def _opened_around(self, scene: Scene) -> set[Stored]:
        """What is shown by what this clause calls, or by what calls it."""
        found = {slot for procedure in scene.calls for slot in self._opened.get(procedure, ())}
        if scene.procedure is not None:
            for caller in self._callers.get(scene.procedure, ()):
                found |= _slots_opened(caller)
        return found

    def seen_by(self, slot: Stored) -> str:
        word = self.readings.sights[slot].word
        return _SEEN_BY.get(word, f"only `{word}` sees")

    # ------------------------------------------------------------------------------ branches
    def is_quiet(self, node: s.Node) -> bool:
        """Does a statement do nothing that others could see, but for what it says?"""
        match node:
            case s.Say() | s.Return() | s.Stop() | s.Nothing():
                return True
            case s.Let():
                return not isinstance(node.value, s.Divide | s.Order) and not self._acts(node.value)
            case s.Assign():
                slot = self.subject.ruleset.notes.refs.get(node.target)
                return isinstance(slot, Stored) and (slot.role == "local" or slot in self.hidden)
            case s.If() | s.Match() | s.For() | s.Repeat():
                return all(self.is_quiet(inner) for inner in _statements(node))
        return False

    def _acts(self, node: s.Node) -> bool:
        refs = self.subject.ruleset.notes.refs
        return any(isinstance(inner, s.Call) and not _only_looks(refs.get(inner)) for inner in s.walk(node))

    def are_quiet(self, way: Iterable[s.Stmt]) -> bool:
        return all(self.is_quiet(node) for node in way)


def _by_name_and_place(secret: Secret) -> tuple[str, str, str, int]:
    return secret.slot.name, secret.owner, secret.at.source.name, secret.at.start


def _only_looks(callee: object) -> bool:
    return not isinstance(callee, Procedure) and not getattr(callee, "verb", False)


def _statements(node: s.If | s.Match | s.For | s.Repeat) -> Iterator[s.Stmt]:
    for child in s.children(node):
        suite = child if isinstance(child, s.Suite) else getattr(child, "body", None)
        if isinstance(suite, s.Suite):
            yield from suite.body


def _slots_opened(scene: Scene) -> set[Stored]:
    return {secret.slot for opening in scene.openings for secret in opening.secrets}


def _shown(secret: Secret, scene: Scene, to: str | None) -> bool:
    """Is it shown somewhere in the same clause?"""
    for opening in scene.openings:
        if opening.to is None or opening.to == to:
            places = {(other.slot, other.owner) for other in opening.secrets}
            if secret.names & opening.names or (secret.slot, secret.owner) in places:
                return True
            if (secret.slot, SEVERAL) in places:
                return True
    return False

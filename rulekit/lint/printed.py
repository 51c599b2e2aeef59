"""What is printed on the members of a kind, and on the names of a closed list, field by field."""

from __future__ import annotations

from rulekit.dsl import syntax as s
from rulekit.dsl.types import INT, Enum, NameOf, Opt, plain
from rulekit.dsl.world import Stored
from rulekit.lint.subject import Subject
from rulekit.ruleset.model import KindDef, Literal, MemberDef


class Printings:
    def __init__(self, subject: Subject) -> None:
        self.subject = subject
        self.world = subject.ruleset.world
        self.found: dict[tuple[str, str], frozenset[object] | None] = {}

    def of_kind(self, kind: str, field: Stored) -> frozenset[object] | None:
        """All that the members of a kind have in a field; None if that is not known, or open to expansions."""
        key = (kind, field.name)
        if key not in self.found:
            self.found[key] = self._of_kind(kind, field)
        return self.found[key]

    def _of_kind(self, kind: str, field: Stored) -> frozenset[object] | None:
        if not _is_plain(field) or self._is_open(kind) or self._has_plain_things(kind):
            return None
        found: set[object] = set()
        for member in self._members(kind):
            if field.name in member.printed:
                found.add(member.printed[field.name])
                continue
            known, default = self._default(member.card.kind, field)
            if not known:
                return None
            found.add(default)
        return frozenset(found) or None

    def _has_plain_things(self, kind: str) -> bool:
        """Are there things of the kind, or of kinds below it, that have no name of their own?"""
        counted = {item.kind.name for item in self.subject.defined(KindDef) if item.copies is not None}
        for rules, _ in self.subject.homes:
            for name in rules.world.kinds:
                line = rules.world.ancestry(name)
                if kind in line and counted.intersection(line) and not self._members(name):
                    return True
        return False

    def _members(self, kind: str) -> list[MemberDef]:
        return [
            member
            for rules, _ in self.subject.homes
            for member in rules.members
            if kind in rules.world.ancestry(member.card.kind)
        ]

    def _default(self, kind: str, field: Stored) -> tuple[bool, Literal]:
        """Is it known what stands there if a member says nothing, and what?"""
        for rules, _ in self.subject.homes:
            for name in rules.world.ancestry(kind):
                for definition in rules.kinds:
                    if definition.kind.name == name and field.name in definition.defaults:
                        return _literal(definition, field.name)
        return isinstance(field.type, Opt), None

    def of_list(self, name: str, field: Stored) -> frozenset[object] | None:
        """All that the names of a closed list have in a field."""
        if not _is_plain(field) or self.subject.is_open(f"names.{name}"):
            return None
        for rules, _ in self.subject.homes:
            if name in rules.list_fields:
                return frozenset(fields.get(field.name) for fields in rules.list_fields[name].values()) or None
        return None

    def _is_open(self, kind: str) -> bool:
        """Is a kind open to expansions, or the section in which its members stand?"""
        known = [self.world.kind(name) for name in (*self.world.ancestry(kind), *self.world.descendants(kind))]
        return self.subject.is_open(f"kinds.{kind}") or any(
            found is not None and found.plural is not None and self.subject.is_open(f"{found.plural}.*")
            for found in known
        )


def _is_plain(field: Stored) -> bool:
    """Is what is printed there one number or one name?"""
    t = plain(field.type)
    return isinstance(t, Enum | NameOf) or t == INT


def _literal(definition: KindDef, name: str) -> tuple[bool, Literal]:
    match definition.defaults[name]:
        case s.Int(value=number):
            return True, number
        case s.Name(id=word):
            return True, word
        case s.NoneValue():
            return True, None
    return False, None

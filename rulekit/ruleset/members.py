"""Members and bundles: their printed values, their clauses, and what only bundles have."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from rulekit.diagnostics import Related
from rulekit.dsl.context import Scope, article
from rulekit.dsl.types import (
    COMPASS,
    INT,
    Effect,
    Opt,
    Printed,
    Thing,
    ValueOf,
    plain,
)
from rulekit.dsl.world import Stored
from rulekit.ruleset.keys import BODY_KEYS, BUNDLE_KEYS, MEMBER_KEYS, OF_THE_WHOLE, SECTIONS
from rulekit.ruleset.slots import Member
from rulekit.ruleset.texts import Texts
from rulekit.ruleset.tree import Node, Scalar, items, pairs
from rulekit.suggest import did_you_mean, nearest


class Members(Texts):
    def member(self, member: Member) -> None:
        card, node = member.card, member.node
        lineage = self.world.ancestry(card.kind)
        offers, performs = "offer" in lineage, self._performs(card.kind)
        this = Printed(card.kind, card.name, True)
        scope = replace(self.home, path=card.name, this=this, own=card)
        if "bundle" not in lineage:
            self._member_keys(member, offers or performs is not None)
            self._starts_in(node.get("starts_in"), card.kind)
            if (copies := node.get("copies")) is not None:
                self.shop.value(copies, self.shop.checker(Scope(self.world, card.name)), INT)
            for _, value in pairs(node.get("state")):
                self._sight(value, scope)
            for key, value in pairs(node.get("procedures")):
                self.procedure(card.procedures[key.text], value, scope)
            self.clauses.check(node, scope, self._holder(card.kind), self._moments(card.kind))
        inside = replace(scope, you=Thing(performs or "player") if offers or performs else None)
        if offers or performs:
            inside = self.bodies.check(node, inside.having(*self._chooses(card.kind))).scope
        self._fields(member, inside)
        board = self.world.map()
        if (areas := node.get("areas")) is not None:
            if board is None or board.tile not in lineage:
                self.error("type/no-map", areas.span, "only tiles of a map have areas")
            for area, sides in pairs(areas):
                self.literals.check(sides, Opt(COMPASS))
                self.shop.word(f"area-{area.text}", area.span, needed=False)
            self._areas(areas, member)

    def _areas(self, areas: Node, member: Member) -> None:
        """Every door of a tile with areas belongs to exactly one of them."""
        board = self.world.map()
        doors = member.node.get(board.doors) if board else None
        if not isinstance(doors, Scalar):
            return
        shares = [sides for _, sides in pairs(areas) if isinstance(sides, Scalar) and sides.text != "none"]
        taken = "".join(sides.text for sides in shares)
        for letter in doors.text:
            if taken.count(letter) != 1:
                many = "no area" if letter not in taken else "several areas"
                self.error("type/areas", areas.span, f"the door `{letter}` belongs to {many}", "name each door once")
        for sides in shares:
            for letter in sides.text:
                if letter not in doors.text:
                    hint = f"the doors are `{doors.text}`"
                    self.error("type/areas", sides.span, f"there is no door `{letter}`", hint)

    def _member_keys(self, member: Member, has_body: bool) -> None:
        fields = self._field_slots(member)
        allowed = [*fields, *MEMBER_KEYS, *(BODY_KEYS if has_body else ())]
        for key, _ in member.node.entries:
            if key.text not in allowed:
                swapped = self._swapped(member)
                hint = f"did you mean `{swapped}`?" if swapped else did_you_mean(key.text, allowed)
                if key.text in BODY_KEYS:
                    hint = f"only members of an offer kind, or of one with `performs:`, have `{key.text}`"
                elif key.text in self.world.slots(member.card.kind):
                    hint = "only what stands under `fields:` of the kind is printed on its members"
                self.error(
                    "schema/unknown-key", key.span, f"{article(Thing(member.card.kind))} has no `{key.text}`", hint
                )

    def _swapped(self, member: Member) -> str | None:
        """The one field that a member lacks where it has one key that its kind does not know; None otherwise."""
        fields = self._field_slots(member)
        allowed = (*fields, *MEMBER_KEYS, *BODY_KEYS, *SECTIONS, *BUNDLE_KEYS)
        strange = [key.text for key, _ in member.node.entries if key.text not in allowed]
        lacking = [name for name, slot in fields.items() if slot.required and name not in member.node]
        return lacking[0] if len(strange) == len(lacking) == 1 else None

    def _field_slots(self, member: Member) -> dict[str, Stored]:
        slots = self.world.slots(member.card.kind)
        return {n: s for n, s in slots.items() if isinstance(s, Stored) and s.role == "field"}

    def _fields(self, member: Member, inside: Scope) -> None:
        """Printed values, effects and expressions of a member; a misspelt field is not missing as well."""
        fields = self._field_slots(member)
        unknown = [key.text for key, _ in member.node.entries if key.text not in fields]
        swapped = self._swapped(member)
        for name, slot in fields.items():
            node = member.node.get(name)
            if node is None:
                if slot.required and name != swapped and not any(nearest(key, [name]) for key in unknown):
                    message = f"`{member.card.name}` does not say its `{name}`"
                    self.error(
                        "schema/missing-field",
                        member.card.span,
                        message,
                        f"it is declared as {slot.type}",
                        [Related(slot.span, "declared here")],
                    )
                continue
            t = plain(slot.type)
            if isinstance(t, Effect):
                scope = inside
                if t.subject:
                    scope = replace(scope, you=Thing(t.subject))
                scope = scope.having(*(Stored(n, p, "param") for n, p in t.params))
                self.shop.effect(node, self.shop.checker(scope))
            elif isinstance(t, ValueOf):
                self.shop.value(node, self.shop.checker(inside), t.of)
            else:
                self.literals.check(node, slot.type, slot)

    def bundle(self, member: Member) -> None:
        """What only bundles have; their sections are checked like the ruleset's."""
        node = member.node
        for word in ("on_if", "until"):
            if (condition := node.get(word)) is not None:
                self.shop.condition(condition, self.shop.checker(self.home))
        for key, effect in pairs(node.get("replace")):
            below = self.clauses.event(key, self.home)
            if below is not None:
                scope = replace(self.procedure_scope(below, self.home), below=below)
                self.shop.effect(effect, self.shop.checker(scope))
        for path in items(node.get("off")):
            self._path(path)
        self._bundle_keys(member)

    def _bundle_keys(self, member: Member) -> None:
        lineage = self.world.ancestry(member.card.kind)
        plurals = [k.plural for k in self.world.all_kinds().values() if k.plural]
        fields = self._field_slots(member)
        sections = [section for section in SECTIONS if section not in OF_THE_WHOLE]
        allowed = [*fields, *sections, *BUNDLE_KEYS, *plurals, "numbers", "kind"]
        for key, _ in member.node.entries:
            if key.text not in allowed:
                self.error(
                    "schema/unknown-key",
                    key.span,
                    f"{article(Thing(lineage[0]))} has no `{key.text}`",
                    did_you_mean(key.text, allowed),
                )

    def _path(self, path: Scalar) -> None:
        """Follows a path from a section down; what is not there is pointed at."""
        tree: Mapping[str, Node] = self.root
        at = 0
        for part in path.text.split("."):
            node = tree.get(part)
            if node is None:
                message = f"there is no `{part}` in `{path.text}`"
                place = path.part(at, at + len(part))
                self.error("name/unknown-path", place, message, did_you_mean(part, list(tree)))
                return
            at += len(part) + 1
            tree = {key.text: value for key, value in pairs(node)}

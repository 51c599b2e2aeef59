"""First pass: every name that a ruleset declares goes into its world. Texts are only looked at for their types.

What a bundle declares goes into a world of its own above the ruleset's. The order below matters: closed lists, then
kinds, then members, then everything whose type may mention them.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from rulekit.dsl.context import Scope, article
from rulekit.dsl.types import COUNTER, DIE, INT, UNKNOWN, Thing
from rulekit.dsl.world import Board, Card, Kind, Plain, Procedure, Stored, Value, World
from rulekit.ruleset.kinds import Kinds, unsaid
from rulekit.ruleset.slots import Member, declared_range
from rulekit.ruleset.tree import Map, Node, Scalar, pairs, part_of, text_of
from rulekit.suggest import did_you_mean

MOST_FACES = 1000


@dataclass(eq=False)
class Declarer(Kinds):
    """Declares the sections of one ruleset, or of one bundle, in a world."""

    _later: list[tuple[Declarer, Member]] = field(default_factory=list, init=False)

    def run(self) -> None:
        self._closed_lists()
        self._kinds()
        self._dice()
        self._map()
        self._members()
        self._list_fields()
        self._globals()
        for key, node in pairs(self.sections.get("kinds")):
            if isinstance(node, Map):
                self._slots(key.text, node)
        self._procedures()
        for tree, t, scope in self.defaults:
            self.shop.default(tree, t, scope)

    # ------------------------------------------------------------------------------ dice and the map
    def _dice(self) -> None:
        for key, node in pairs(self.sections.get("dice")):
            faces = part_of(node, "faces")
            low, _, high = (text_of(faces) or "").partition("..")
            if low.isdigit() and high.isdigit() and int(high) - int(low) >= MOST_FACES:
                self.error("type/out-of-range", key.span, f"a die has {MOST_FACES} faces at most")
            self.world.dice[key.text] = key.span
            self._declare(key, Stored(key.text, DIE, "given", key.span))

    def _map(self) -> None:
        node = self.sections.get("map")
        if not isinstance(node, Map):
            return
        tile, grids = node.get("tile"), node.get("grids")
        self.world.broken_map = True
        if not isinstance(tile, Scalar) or not isinstance(grids, Scalar):
            return
        if self._kind_named(tile) is None:
            return
        if self.world.closed_list(grids.text) is None:
            lists = {name for w in self.world.worlds() for name in w.lists}
            self.error(
                "name/unknown-type",
                grids.span,
                f"there is no closed list `{grids.text}`",
                did_you_mean(grids.text, lists),
            )
            return
        doors, stands = text_of(node.get("doors")) or "", text_of(node.get("stands")) or ""
        self.world.board = Board(tile.text, grids.text, doors, stands, node.span)

    # ------------------------------------------------------------------------------ members
    def _members(self) -> None:
        plurals = [(kind.plural, kind) for kind in self.world.all_kinds().values() if kind.plural]
        for section, kind in plurals:
            for key, node in pairs(self.sections.get(section)):
                self._member(key, node, kind)
        for key, node in pairs(self.sections.get("bundles")):
            bundle = self.world.kind("bundle")
            if bundle:
                self._member(key, node, bundle)

    def _member(self, key: Scalar, node: Node, kind: Kind) -> None:
        if not isinstance(node, Map):
            node = Map((), node.span)
        named = node.get("kind")
        if isinstance(named, Scalar) and self._kind_named(named):
            if kind.name not in self.world.ancestry(named.text):
                self.error(
                    "type/mismatch",
                    named.span,
                    f"{article(Thing(named.text))} is no {kind.name}",
                    f"`is: {kind.name}` on the kind `{named.text}`",
                )
            else:
                kind = self.world.kind(named.text) or kind
        copies = node.get("copies") or self._kind_copies(kind.name)
        single = copies is None or (isinstance(copies, Scalar) and copies.value == 1)
        root = self.world.ancestry(kind.name)
        is_bundle = "bundle" in root
        card = Card(key.text, kind.name, single or is_bundle or "offer" in root, key.span)
        self._declare(key, card)
        world = self.world
        if is_bundle:
            world = World(above=self.world)
        member = Member(card, node, world)
        self.declared.members.append(member)
        if is_bundle:
            self._bundle(member)
        else:
            self._own(member)
        self._name_messages(member)

    def _own(self, member: Member) -> None:
        """Numbers and state that only this member has."""
        for key, value in pairs(member.node.get("numbers")):
            if not (isinstance(value, Scalar) and isinstance(value.value, int) and not isinstance(value.value, bool)):
                self.error("type/mismatch", value.span, "under `numbers` stand whole numbers")
            self._own_slot(member, key, Stored(key.text, INT, "number", key.span))
        for key, value in pairs(member.node.get("state")):
            self._own_slot(member, key, self._stored(key, value, "state", Scope(self.world, member.card.name)))
            self.shop.word(f"state-{key.text}", key.span, needed=False)

    def _own_slot(self, member: Member, key: Scalar, slot: Stored) -> None:
        if key.text in member.card.own:
            self._twice(key, member.card.own[key.text].span)
        member.card.own[key.text] = slot

    def _bundle(self, member: Member) -> None:
        """A bundle's parameters, state and numbers are plain names inside it; its sections are declared there."""
        sections = {key.text: node for key, node in member.node.entries}
        inner = Declarer(self.shop, member.world, self.declared, sections, member.card.name, self)
        self.declared.bundles.append((member, member.world))
        self._later.append((inner, member))

    def run_bundles(self) -> None:
        """Bundles see everything that the ruleset declares, so they come last."""
        for inner, member in self._later:
            inner._bundle_names(member)
            inner.run()
            inner.run_bundles()
            for key, side in pairs(member.node.get("read_by")):
                if isinstance(side, Map):
                    self._side(key)
                    sections = {name.text: node for name, node in side.entries}
                    world = World(above=member.world)
                    part = Declarer(self.shop, world, self.declared, sections, member.card.name, inner)
                    part.run()
                    part.run_bundles()
                    self.declared.bundles.append((Member(member.card, side, world), world))

    def _side(self, key: Scalar) -> None:
        sides = self.world.closed_list("side")
        if sides is None:
            self.error("name/unknown", key.span, "no sides are declared", "declare them: `sides: [..]`")
        elif key.text not in sides.members:
            self.error(
                "name/unknown", key.span, f"there is no side `{key.text}`", did_you_mean(key.text, sides.members)
            )

    def _bundle_names(self, member: Member) -> None:
        node, scope = member.node, self.scope()
        params = self._params(node.get("takes"), scope)
        member.card.params = params
        for param in params:
            key = Scalar(param.name, param.name, unsaid(node).style, param.span)
            self._declare(key, Stored(param.name, param.type, "param", param.span))
        for key, _ in pairs(node.get("numbers")):
            self._declare(key, Stored(key.text, INT, "number", key.span))

    def _name_messages(self, member: Member) -> None:
        card = member.card
        if "bundle" in self.world.ancestry(card.kind) and card.kind == "bundle":
            return
        prefix = "offer" if "offer" in self.world.ancestry(card.kind) else card.kind
        key = f"offer-{card.name}" if prefix == "offer" else f"{self._top_kind(card.kind)}-{card.name}"
        picks = [pick.text for pick, _ in pairs(member.node.get("choose"))]
        self.shop.word(key, card.span, frozenset(picks))
        self.shop.message(f"{key}.text", card.span, frozenset(self._text_numbers(member)), needed=False)

    def _top_kind(self, kind: str) -> str:
        """The kind whose section lists it: messages do not change when a sub-kind is introduced."""
        for name in self.world.ancestry(kind):
            known = self.world.kind(name)
            if known is not None and known.plural:
                return name
        return kind

    def _text_numbers(self, member: Member) -> list[str]:
        found = [
            key.text for key, node in member.node.entries if isinstance(node, Scalar) and isinstance(node.value, int)
        ]
        return [*found, *(key.text for key, _ in pairs(member.node.get("numbers")))]

    # ------------------------------------------------------------------------------ the whole game's names
    def _globals(self) -> None:
        scope = self.scope()
        for key, node in pairs(self.sections.get("options")):
            written = part_of(node, "type")
            t, tree = self.shop.decl(written, self.world) if written is not None else (UNKNOWN, None)
            low, high = declared_range(tree)
            self._declare(key, Stored(key.text, t, "option", key.span, low, high))
            self.shop.message(f"option-{key.text}", key.span)
            self.shop.message(f"option-{key.text}.text", key.span, needed=False)
        for key, node in pairs(self.sections.get("zones")):
            self._declare(key, Stored(key.text, self._zone(node), "zone", key.span))
            self.shop.word(f"zone-{key.text}", key.span)
        for key, _ in pairs(self.sections.get("counters")):
            self._declare(key, Stored(key.text, COUNTER, "counter", key.span))
            self.shop.word(f"counter-{key.text}", key.span)
        for section in ("zones", "counters"):
            for _, node in pairs(self.sections.get(section)):
                if isinstance(node, Map) and (each := node.key("each")) is not None:
                    self.error("type/each", each.span, "`each` is for kinds only", "let some kind have these")
        for key, node in pairs(self.sections.get("state")):
            self._declare(key, self._stored(key, node, "state", scope))
            self.shop.word(f"state-{key.text}", key.span, needed=False)
        for key, node in pairs(self.sections.get("tables")):
            if isinstance(node, Map):
                self._declare(key, self._table(key, node))
        for key, node in pairs(self.sections.get("values")):
            of = part_of(node, "of")
            item = self._value(key, node, of.text if isinstance(of, Scalar) and self._kind_named(of) else None)
            if item.of is None:
                self._declare(key, item)
            else:
                home = self.world.extra.setdefault(item.of, {})
                self._slot(home, key, item, item.of)

    # ------------------------------------------------------------------------------ what can be called
    def _procedures(self) -> None:
        for section, role in (("procedures", "procedure"), ("windows", "window"), ("flow", "step")):
            for key, node in pairs(self.sections.get(section)):
                self._call(key, self.procedure(key, node, role))
        setup = self.sections.get("setup")
        if setup is not None and self.world.above is None:
            key = Scalar("setup", "setup", unsaid(setup).style, setup.span)
            self._call(key, Procedure("setup", None, (), None, "setup", setup.span))
        for member in self.declared.members:
            if member.world is self.world:
                for key, node in pairs(member.node.get("procedures")):
                    if "bundle" not in self.world.ancestry(member.card.kind):
                        item = self.procedure(key, node, "procedure")
                        member.card.procedures[key.text] = item

    def _call(self, key: Scalar, item: Procedure) -> None:
        if key.text in self.shop.vocabulary.builtins:
            self.error("name/built-in", key.span, f"`{key.text}` is a built-in", "choose another name")
        others: list[Plain | Procedure] = [*self.world.find_calls(key.text)]
        others += [
            i for i in self.world.find(key.text) if isinstance(i, Value | Stored) and getattr(i, "role", "") != "member"
        ]
        if others:
            self._twice(key, others[0].span)
        self.world.calls.setdefault(key.text, []).append(item)

"""Second pass: every text of a ruleset is read and checked where it stands.

A section has one method here, which knows the scope of its texts: who `you` and `this` are, which names are given.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

from rulekit.diagnostics import Diagnostics
from rulekit.dsl import parser
from rulekit.dsl import syntax as s
from rulekit.dsl.context import Scope, article
from rulekit.dsl.types import (
    BOOL,
    COMPASS,
    INT,
    PLACE,
    PLAYER,
    UNKNOWN,
    Enum,
    List,
    NameOf,
    Opt,
    Thing,
    Type,
    Zone,
    fits,
    plain,
)
from rulekit.dsl.world import Board, Card, Procedure, Stored, Value
from rulekit.ruleset.chains import by_their_words
from rulekit.ruleset.clauses import holder_type, read_moment
from rulekit.ruleset.course import Course
from rulekit.ruleset.keys import HEADER_KEYS, SECTIONS
from rulekit.ruleset.tables import check_table
from rulekit.ruleset.tree import Map, Node, Scalar, Seq, items, one_or_more, pairs
from rulekit.suggest import did_you_mean


class Texts(Course):
    """Checks the texts of one ruleset, or of one bundle: `home` is the scope around them."""

    def run(self) -> None:
        by_section: dict[str, Callable[[Scalar, Node], None]] = {
            "options": self._option,
            "kinds": self._kind,
            "zones": lambda key, node: self._zone(key, node, self.home),
            "counters": lambda key, node: self._counter(node, self.home),
            "state": lambda key, node: self._sight(node, self.home),
            "tables": self._table,
            "procedures": self._procedure,
            "windows": self._window,
            "flow": self._step,
            "ends": self._end,
            "invariants": self._must_hold,
            "totals": self._must_hold,
        }
        for section, check in by_section.items():
            for key, node in pairs(self.sections.get(section)):
                check(key, node)
        self._map()
        self._setup()
        self._scores()
        self._game_clauses()

    def run_values(self) -> None:
        """Whatever value nobody has asked for yet, and the limits of all of them."""
        for value in by_their_words(self.shop.bases):
            self.shop.type_of(value, value.span)
        for value, node, scope in self.declared.values:
            self.shop.type_of(value, value.span)
            base = self.shop.bases.get(value)
            if base is not None:
                self.shop.check_base(value, *base)
            for word in ("at_least", "at_most"):
                limit = node.get(word) if isinstance(node, Map) else None
                if limit is None:
                    continue
                self.shop.value(limit, self.shop.checker(scope), INT)
                if value.gives is not None and not fits(value.gives, INT, self.world.relations()):
                    self.error("type/modifier", limit.span, f"`{value.name}` is no number, so it has no limits")

    def _must_hold(self, key: Scalar, node: Node) -> None:
        self.shop.condition(node, self.shop.checker(self._at(key)))

    def _game_clauses(self) -> None:
        for key, body in pairs(self.sections.get("when")):
            self.clauses.trigger(key, body, self._at(key), None, {})
        self.clauses.modifiers(self.sections.get("while"), self.home)
        for key, body in pairs(self.sections.get("offers")):
            self.clauses.offer(key, body, self.home)

    # ------------------------------------------------------------------------------ options, map
    def _option(self, key: Scalar, node: Node) -> None:
        if not isinstance(node, Map):
            return
        found = self.world.plain.get(key.text, [])
        slot = next((i for i in found if isinstance(i, Stored)), None)
        t = slot.type if slot else UNKNOWN
        values = node.get("values")
        for item in items(values):
            self.literals.check(item, t, slot)
        default = node.get("default")
        if default is None:
            return
        if isinstance(default, Scalar) and isinstance(default.value, int) and t == INT:
            self.literals.check(default, t, slot)
        self.shop.value(default, self.shop.checker(Scope(self.world, key.text)), t, "as default")
        allowed = [item.text for item in items(values)]
        if allowed and isinstance(default, Scalar) and default.text not in allowed:
            message = f"`{default.text}` is none of the values of `{key.text}`"
            self.error("type/option-default", default.span, message, did_you_mean(default.text, allowed))

    def _map(self) -> None:
        node, board = self.sections.get("map"), self.world.board
        if not isinstance(node, Map) or board is None:
            return
        slots = self.world.slots(board.tile)
        self._names_slot(node.get("doors"), slots, COMPASS, f"a printed field of {board.tile} of type `compass`")
        everywhere = {
            n: s
            for kind in self.world.all_kinds()
            for n, s in self.world.slots(kind).items()
            if isinstance(s, Stored) and plain(s.type) == PLACE
        }
        self._names_slot(node.get("stands"), {**everywhere}, PLACE, "a state field of type `place`")
        links = node.get("links")
        for entry in links.items if isinstance(links, Seq) else ():
            if isinstance(entry, Scalar):
                self._stands_on_map(entry, board, "kind")
            for name in items(entry):
                self.literals.check(name, Thing(board.tile))
        for name in one_or_more(node.get("hides")):
            self._stands_on_map(name, board, "kind or member")
        for key, rows in pairs(node.get("laid")):
            self.literals.check(key, Enum(board.grids))
            for row in rows.items if isinstance(rows, Seq) else ():
                for name in items(row):
                    self.literals.check(name, Opt(Thing(board.tile)))

    def _stands_on_map(self, name: Scalar, board: Board, what: str) -> None:
        """Reports a kind, or a member, whose things stand nowhere on the map, or that does not exist."""
        cards = [item for item in self.world.find(name.text) if isinstance(item, Card) and "member" in what]
        kinds = [kind.name for kind in (self.world.kind(name.text),) if kind] or [card.kind for card in cards]
        if not kinds:
            known = set(self.world.all_kinds())
            known |= {card for kind in known for card in self.world.members_of(kind) if "member" in what}
            code = "name/unknown" if "member" in what else "name/unknown-kind"
            self.error(code, name.span, f"there is no {what} `{name.text}`", did_you_mean(name.text, known))
        for kind in kinds:
            slot = self.world.slots(kind).get(board.stands)
            if not isinstance(slot, Stored) or plain(slot.type) != PLACE:
                message = f"{article(Thing(kind))} has no `{board.stands}`, so it stands nowhere on the map"
                hint = f"`state: {{{board.stands}: place?}}` on the kind `{kind}`"
                self.error("type/no-field", name.span, message, hint)

    def _names_slot(self, node: Node | None, slots: Mapping[str, Stored | Value], t: Type, what: str) -> None:
        if not isinstance(node, Scalar):
            return
        slot = slots.get(node.text)
        if not isinstance(slot, Stored) or plain(slot.type) != t:
            known = [n for n, s in slots.items() if isinstance(s, Stored) and plain(s.type) == t]
            self.error("name/unknown", node.span, f"`{node.text}` is not {what}", did_you_mean(node.text, known))

    # ------------------------------------------------------------------------------ kinds
    def kind_scope(self, name: str) -> Scope:
        inside = replace(self.home, path=name)
        if self.world.acts(name):
            return replace(inside, you=Thing(name))
        return replace(inside, this=Thing(name), own=None)

    def _kind(self, key: Scalar, node: Node) -> None:
        kind = self.world.kind(key.text)
        if not isinstance(node, Map) or kind is None:
            return
        scope = self.kind_scope(key.text)
        for name, value in pairs(node.get("zones")):
            self._zone(name, value, scope)
        for _, value in pairs(node.get("counters")):
            self._counter(value, scope)
        for _, value in pairs(node.get("state")):
            self._sight(value, scope)
        for name, value in pairs(node.get("tracks")):
            self._track(name, value, scope)
        if (copies := node.get("copies")) is not None:
            self.shop.value(copies, self.shop.checker(Scope(self.world, key.text)), INT)
        if (played := node.get("played_by")) is not None:
            self.shop.value(played, self.shop.checker(scope), PLAYER)
        self._starts_in(node.get("starts_in"), key.text)
        self._active_in(node.get("active_in"))
        self._back(node.get("back"), key.text)
        for moment, value in pairs(node.get("moments")):
            self._moment(moment, value, key.text)
        this = replace(self.home, path=key.text, this=Thing(key.text), own=None)
        self.clauses.check(node, this, self._holder(key.text), self._moments(key.text))
        if "offer" in self.world.ancestry(key.text) or kind.performs:
            self._kind_body(key.text, node, this)

    def _kind_body(self, name: str, node: Map, this: Scope) -> None:
        """The protocol around an offer kind's members."""
        you: Type = Thing(self._performs(name) or "player")
        scope = replace(this, you=you).having(*self._chooses(name))
        self.bodies.check(node, scope)

    def _performs(self, kind: str) -> str | None:
        for name in self.world.ancestry(kind):
            known = self.world.kind(name)
            if known is not None and known.performs:
                return known.performs
        return None

    def _chooses(self, kind: str) -> list[Stored]:
        found: dict[str, Stored] = {}
        for name in reversed(self.world.ancestry(kind)):
            known = self.world.kind(name)
            if known is not None:
                found.update(known.chooses)
        return list(found.values())

    def _moments(self, kind: str) -> dict[str, Node]:
        """The moments of a kind, its ancestors' included."""
        found: dict[str, Node] = {}
        for name in reversed(self.world.ancestry(kind)):
            found.update(self.declared.moments.get(name, {}))
        return found

    def _moment(self, key: Scalar, node: Node, kind: str) -> None:
        """A moment's own condition is checked here, with the kind as `this`; members check it again as theirs."""
        moment = read_moment(node)
        if moment is None:
            return
        this = replace(self.home, path=kind, this=Thing(kind), own=None)
        event = self.clauses.event(moment.event, this)
        if event is not None and moment.condition is not None:
            checker = self.shop.checker(self.clauses.event_scope(this, event, moment.hears))
            self.bodies.conditions(moment.condition, checker)

    def _holder(self, kind: str) -> Type | None:
        active: str | None = None
        for name in self.world.ancestry(kind):
            node = self._kind_node(name)
            where = node.get("active_in") if node else None
            if isinstance(where, Scalar):
                active = where.text
                break
        return holder_type(self.world, kind, active)

    def _kind_node(self, name: str) -> Map | None:
        for sections in (self.sections, self.root):
            kinds = sections.get("kinds")
            node = kinds.get(name) if isinstance(kinds, Map) else None
            if isinstance(node, Map):
                return node
        return None

    def _starts_in(self, node: Node | None, kind: str) -> None:
        if not isinstance(node, Scalar):
            return
        zones = {
            name: slot
            for name in self.world.all_plain()
            for slot in self.world.find(name)
            if isinstance(slot, Stored) and slot.role == "zone"
        }
        zone = zones.get(node.text)
        if zone is None:
            self.error("name/unknown", node.span, f"there is no zone `{node.text}`", did_you_mean(node.text, zones))
        elif isinstance(zone.type, Zone) and not fits(Thing(kind), zone.type.of, self.world.relations()):
            self.error("type/wrong-zone", node.span, f"`{node.text}` holds {zone.type.of}, not {kind}")

    def _active_in(self, node: Node | None) -> None:
        if not isinstance(node, Scalar):
            return
        zones = {
            name
            for kind in self.world.all_kinds()
            for name, slot in self.world.slots(kind).items()
            if isinstance(slot, Stored) and slot.role == "zone"
        }
        zones |= {
            n for n in self.world.all_plain() if any(getattr(i, "role", "") == "zone" for i in self.world.find(n))
        }
        if node.text not in zones:
            self.error("name/unknown", node.span, f"there is no zone `{node.text}`", did_you_mean(node.text, zones))

    def _back(self, node: Node | None, kind: str) -> None:
        slots = self.world.slots(kind).items()
        fields = {name: slot for name, slot in slots if isinstance(slot, Stored) and slot.role == "field"}
        for name in items(node):
            slot = fields.get(name.text)
            if slot is None:
                message = f"{article(Thing(kind))} has no printed field `{name.text}`"
                self.error("type/no-field", name.span, message, did_you_mean(name.text, fields))
            elif not _fits_on_a_back(slot.type):
                message = f"`{name.text}` is {article(slot.type)}, and cannot stand on a back"
                self.error("type/mismatch", name.span, message, "numbers, yes or no, names, and lists of these can")

    def _table(self, key: Scalar, node: Node) -> None:
        if isinstance(node, Map):
            check_table(key, node, self.world, self.literals, self.shop.found)

    # ------------------------------------------------------------------------------ procedures, windows
    def _procedure(self, key: Scalar, node: Node) -> None:
        found = self.world.calls.get(key.text)
        if found:
            self.procedure(found[0], node, replace(self.home, path=key.text))

    def procedure_scope(self, item: Procedure, home: Scope) -> Scope:
        """The scope of a procedure's body: its subject, its parameters, what it gives."""
        scope = home.having(*(Stored(p.name, p.type, "param", p.span) for p in item.params))
        scope = replace(scope, path=item.name, gives=item.gives, you=None)
        if item.of is None:
            return scope
        if self.world.acts(item.of):
            return replace(scope, you=Thing(item.of))
        return replace(scope, this=Thing(item.of), own=None)

    def procedure(self, item: Procedure, node: Node, home: Scope) -> None:
        checker = self.shop.checker(self.procedure_scope(item, home))
        if isinstance(node, Map):
            self.bodies.conditions(node.get("if"), checker)
            self.bodies.lets(node.get("let"), checker)
            if (do := node.get("do")) is not None:
                self.shop.effect(do, checker)
        else:
            self.shop.effect(node, checker)

    def _window(self, key: Scalar, node: Node) -> None:
        found = self.world.calls.get(key.text)
        if not found or not isinstance(node, Map):
            return
        item = found[0]
        spoken = {param.name for param in item.params} | ({"you"} if item.of else set())
        self.shop.message(f"ask-{key.text}", key.span, frozenset(spoken))
        scope = self.procedure_scope(item, self._at(key))
        checker = self.shop.checker(scope)
        asks = node.get("asks")
        tree = self.shop.parsed(asks, parser.parse_bound) if asks is not None else None
        if tree is not None:
            held = checker.bind(tree)
            checker.want(held, PLAYER, tree.xs.span, "to be asked,")
        for param in item.params:
            checker.named(param.type)
        self.bodies.choose(node.get("choose"), checker)
        if (yes := node.get("yes")) is not None:
            self.shop.effect(yes, checker)
        policy, nobody = node.get("policy"), node.get("nobody")
        if nobody is not None:
            self.shop.effect(nobody, self.shop.checker(scope))
        elif item.gives is not None:
            self.error(
                "flow/no-return",
                key.span,
                "nothing is said about what is given when nobody says yes",
                "`nobody: return ..`",
            )
        picks = [pick for _, pick in pairs(node.get("choose"))]
        trees = [self.shop.notes.trees.get(pick) for pick in picks[:1]]
        surplus = [tree.amount for tree in trees if isinstance(tree, s.Choice) and tree.amount is not None] + picks[1:]
        if surplus and isinstance(policy, Scalar) and policy.text == "sealed":
            message = "where all answer at once, each chooses one thing at most"
            self.error("type/window-choose", surplus[0].span, message, "leave one choice, or write `policy: all`")
        if item.gives is not None and isinstance(policy, Scalar) and policy.text in ("all", "sealed"):
            message = "where several may say yes, a window gives nothing back"
            self.error("type/window-gives", policy.span, message, "leave out `gives:`, or write `policy: first_yes`")


def unknown_sections(root: Map, lists: Iterable[str], found: Diagnostics) -> bool:
    """Top-level keys that are neither a section of the language nor the list of a kind."""
    known = [*SECTIONS, *lists]
    unlisted = [key for key, _ in root.entries if key.text not in known and key.text not in HEADER_KEYS]
    for key in unlisted:
        hint = did_you_mean(key.text, known, 0) or "sections are those of the language, and the `listed_as` of kinds"
        found.add("schema/unknown-section", key.span, f"there is no section `{key.text}`", hint)
    return bool(unlisted)


def _fits_on_a_back(t: Type) -> bool:
    """Is it simply printed: a number, yes or no, a name, or a list of these?"""
    t = plain(t)
    return isinstance(t, Enum | NameOf) or t in (INT, BOOL, UNKNOWN) or (isinstance(t, List) and _fits_on_a_back(t.of))

"""From checked YAML to definitions: every text is replaced by its tree, every name by what it stands for.

Nothing is checked here any more; what could be wrong was reported before.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from rulekit.dsl import syntax as s
from rulekit.dsl.context import Notes
from rulekit.dsl.types import Effect, List, Type, ValueOf, plain
from rulekit.dsl.world import Kind, Procedure, Stored, Table, Value, World
from rulekit.ruleset.bodies import read_band
from rulekit.ruleset.gather_clauses import ClauseGatherer
from rulekit.ruleset.model import (
    Body,
    BundleDef,
    Condition,
    CounterDef,
    EndDef,
    Family,
    KindDef,
    Literal,
    MapDef,
    MemberDef,
    OptionDef,
    ProcedureDef,
    Rules,
    ScoresDef,
    Sight,
    Slots,
    StateDef,
    StepDef,
    TableDef,
    TrackDef,
    ValueDef,
    WindowDef,
    ZoneDef,
)
from rulekit.ruleset.slots import Declared, Member, Sections
from rulekit.ruleset.tree import Map, Node, Scalar, Seq, items, one_or_more, pairs, part_of, text_of

_SIDES = {"N": "north", "E": "east", "S": "south", "W": "west"}


def gather(sections: Sections, world: World, declared: Declared, notes: Notes) -> Rules:
    """The definitions of a whole ruleset."""
    return _Gatherer(world, declared, notes).rules(sections, world)


def gather_options(sections: Sections, world: World, notes: Notes) -> dict[str, OptionDef]:
    """What is agreed before the game, by name."""
    found: dict[str, OptionDef] = {}
    for key, node in pairs(sections.get("options")):
        slot = next(item for item in world.plain[key.text] if isinstance(item, Stored))
        values = tuple(item.text for item in items(part_of(node, "values")))
        found[key.text] = OptionDef(slot, values, _tree(notes, part_of(node, "default")))
    return found


def gather_totals(sections: Sections, notes: Notes) -> tuple[Condition, ...]:
    """What is declared about the components."""
    return _named_conditions(sections.get("totals"), notes)


def gather_map(sections: Sections) -> MapDef | None:
    """The map as it lies at the start."""
    node = sections.get("map")
    if not isinstance(node, Map):
        return None
    links = _seq(node.get("links"))
    between = [tuple(name.text for name in items(pair)) for pair in links if isinstance(pair, Seq)]
    laid = {
        key.text: tuple(tuple(None if n.text == "none" else n.text for n in items(row)) for row in _seq(rows))
        for key, rows in pairs(node.get("laid"))
    }
    tile, grids, doors, stands = (text_of(node.get(word)) or "" for word in ("tile", "grids", "doors", "stands"))
    return MapDef(
        tile,
        grids,
        doors,
        stands,
        links=cast(tuple[tuple[str, str], ...], tuple(between)),
        joining=tuple(kind.text for kind in links if isinstance(kind, Scalar)),
        hides=tuple(name.text for name in one_or_more(node.get("hides"))),
        laid=laid,
    )


class _Gatherer(ClauseGatherer):
    def __init__(self, root: World, declared: Declared, notes: Notes) -> None:
        super().__init__(declared, notes)
        self.root = root
        self.values = {value: node for value, node, _ in declared.values}

    # ------------------------------------------------------------------------------ rules
    def rules(self, sections: Sections, world: World) -> Rules:
        scores = sections.get("scores")
        lists = [world.lists[key.text] for key, _ in pairs(sections.get("names")) if key.text in world.lists]
        if "sides" in sections and "side" in world.lists:
            lists.append(world.lists["side"])
        own = [m for m in self.declared.members if self._home(m) is world]
        return Rules(
            world=world,
            slots=self.slots(sections, lambda name: _stored(world, name)),
            kinds=tuple(self.kind(key, node, world) for key, node in pairs(sections.get("kinds"))),
            members=tuple(self.member(m) for m in own if "bundle" not in world.ancestry(m.card.kind)),
            lists=tuple(lists),
            list_fields={
                key.text: {name.text: {f.text: _literal(v) for f, v in pairs(row)} for name, row in pairs(node)}
                for key, node in pairs(sections.get("names"))
            },
            dice={key.text: _faces(part_of(node, "faces")) for key, node in pairs(sections.get("dice"))},
            tables=tuple(self.table(key, node, world) for key, node in pairs(sections.get("tables"))),
            values=tuple(self.value(v, n) for v, n in self.values.items() if self._value_home(v, sections)),
            procedures=tuple(
                self.procedure(world.calls[key.text][0], node) for key, node in pairs(sections.get("procedures"))
            ),
            windows=tuple(self.window(world.calls[k.text][0], n) for k, n in pairs(sections.get("windows"))),
            steps=tuple(self.step(world.calls[key.text][0], node) for key, node in pairs(sections.get("flow"))),
            setup=self.suite(sections.get("setup")),
            ends=tuple(self.end(key, node) for key, node in pairs(sections.get("ends"))),
            scores=self.scores(scores) if isinstance(scores, Map) else None,
            invariants=_named_conditions(sections.get("invariants"), self.notes),
            clauses=self.clauses(sections, world, {}, None),
            bundles=tuple(self.bundle(m) for m in own if "bundle" in world.ancestry(m.card.kind)),
        )

    def _home(self, member: Member) -> World | None:
        """The world that lists a member: a bundle's own world lies above that."""
        return member.world.above if "bundle" in member.world.ancestry(member.card.kind) else member.world

    def _value_home(self, value: Value, sections: Sections) -> bool:
        """Is this value declared in these sections? By the YAML node, which each value has to itself."""
        node = self.values[value]
        places = [sections.get("values"), *(part_of(n, "values") for _, n in pairs(sections.get("kinds")))]
        return any(entry is node for place in places for _, entry in pairs(place))

    # ------------------------------------------------------------------------------ slots
    def slots(self, holder: Sections | Map, lookup: Callable[[str], Stored]) -> Slots:
        return Slots(
            states=tuple(self.state(lookup(key.text), node) for key, node in pairs(holder.get("state"))),
            zones=tuple(
                self.zone(lookup(name), node, family)
                for key, node in pairs(holder.get("zones"))
                for name, family in self.family(key, node)
            ),
            counters=tuple(
                CounterDef(
                    lookup(name),
                    self.expr(part_of(node, "start")),
                    self.expr(part_of(node, "max")),
                    self.sight(node),
                    family,
                )
                for key, node in pairs(holder.get("counters"))
                for name, family in self.family(key, node)
            ),
            tracks=tuple(
                TrackDef(
                    lookup(name),
                    cast(s.Expr, self.expr(part_of(node, "cells"))),
                    self.expr(part_of(node, "start")),
                    self.expr(part_of(node, "lowest")),
                    self.suite(part_of(node, "below")),
                    self.sight(node),
                    family,
                )
                for key, node in pairs(holder.get("tracks"))
                for name, family in self.family(key, node)
            ),
        )

    def family(self, key: Scalar, node: Node) -> list[tuple[str, Family | None]]:
        each = self.binding(part_of(node, "each"))
        if each is None or not isinstance(each.xs, s.Name):
            return [(key.text, None)]
        members = next(w.lists[each.xs.id] for w in self._all_worlds() if each.xs.id in w.lists).members
        return [(name, Family(each.name, i)) for i, name in enumerate(members)]

    def _all_worlds(self) -> list[World]:
        return [self.root, *(world for _, world in self.declared.bundles)]

    def state(self, slot: Stored, node: Node) -> StateDef:
        return StateDef(slot, self.default(node), text_of(part_of(node, "lasts")), self.sight(node))

    def zone(self, slot: Stored, node: Node, family: Family | None) -> ZoneDef:
        return ZoneDef(
            slot,
            self.sight(node),
            self.expr(part_of(node, "max")),
            self.suite(part_of(node, "when_empty")),
            self.passing(part_of(node, "gained")),
            self.passing(part_of(node, "lost")),
            family,
            text_of(part_of(node, "row")) == "true",
        )

    def passing(self, node: Node | None) -> tuple[str, s.Suite] | None:
        """What happens when a thing comes or goes: its name there, and the effect."""
        for key, value in pairs(node):
            suite = self.suite(value)
            if suite is not None:
                return key.text, suite
        return None

    def sight(self, node: Node) -> Sight:
        sight = part_of(node, "sight")
        if isinstance(sight, Map):
            return Sight("when", self.expr(sight.get("when")))
        return Sight(text_of(sight) or "all")

    # ------------------------------------------------------------------------------ kinds and members
    def kind(self, key: Scalar, node: Node, world: World) -> KindDef:
        kind = cast(Kind, world.kind(key.text))
        body = self.body(node) if isinstance(node, Map) else None
        defaults = {name.text: self.default(value) for name, value in pairs(part_of(node, "fields"))}
        holder = node if isinstance(node, Map) else Map((), node.span)
        return KindDef(
            kind=kind,
            slots=self.slots(holder, lambda name: cast(Stored, world.slots(key.text)[name])),
            defaults={name: default for name, default in defaults.items() if default is not None},
            copies=self.expr(holder.get("copies")),
            starts_in=text_of(holder.get("starts_in")),
            active_in=text_of(holder.get("active_in")),
            back=tuple(name.text for name in items(holder.get("back"))) or None,
            played_by=self.expr(holder.get("played_by")),
            clauses=self.clauses(holder, world, self.moments(key.text, world), None),
            body=body,
        )

    def member(self, member: Member) -> MemberDef:
        card, node, world = member.card, member.node, member.world
        printed, texts = self.fields(member)
        return MemberDef(
            card=card,
            printed=printed,
            texts=texts,
            numbers=_numbers(node.get("numbers")),
            states=tuple(self.state(card.own[key.text], value) for key, value in pairs(node.get("state"))),
            copies=self.expr(node.get("copies")),
            starts_in=text_of(node.get("starts_in")),
            areas={key.text: _area(value) for key, value in pairs(node.get("areas"))},
            procedures=tuple(self.procedure(card.procedures[k.text], v) for k, v in pairs(node.get("procedures"))),
            clauses=self.clauses(node, world, self.moments(card.kind, world), card),
            body=self.body(node),
        )

    def fields(self, member: Member) -> tuple[dict[str, Literal], dict[str, s.Suite | s.Expr]]:
        printed: dict[str, Literal] = {}
        texts: dict[str, s.Suite | s.Expr] = {}
        for name, slot in member.world.slots(member.card.kind).items():
            node = member.node.get(name)
            if node is None or not isinstance(slot, Stored) or slot.role != "field":
                continue
            t = plain(slot.type)
            if isinstance(t, Effect | ValueOf):
                texts[name] = cast("s.Suite | s.Expr", self.tree(node))
            else:
                printed[name] = _literal(node, t)
        return printed, texts

    # ------------------------------------------------------------------------------ what happens
    def value(self, value: Value, node: Node) -> ValueDef:
        base = part_of(node, "base") if isinstance(node, Map) else node
        return ValueDef(
            value,
            self.takes(node),
            cast(s.Expr, self.expr(base)),
            self.expr(part_of(node, "at_least")),
            self.expr(part_of(node, "at_most")),
        )

    def procedure(self, item: Procedure, node: Node) -> ProcedureDef:
        if not isinstance(node, Map):
            return ProcedureDef(item, {}, (), (), self.suite(node))
        body = self.body(node)
        return ProcedureDef(item, self.takes(node), body.conditions, body.lets, body.do)

    def window(self, item: Procedure, node: Node) -> WindowDef:
        return WindowDef(
            item,
            self.takes(node),
            cast(s.Binding, self.binding(part_of(node, "asks"))),
            text_of(part_of(node, "policy")) or "first_yes",
            self.body(node).picks,
            cast(s.Suite, self.suite(part_of(node, "yes"))),
            self.suite(part_of(node, "nobody")),
        )

    def step(self, item: Procedure, node: Node) -> StepDef:
        if isinstance(node, Seq):
            return StepDef(item, False, None, None, tuple(n.text for n in items(node)), None, (), "any", Body())
        repeat, until, offers = (part_of(node, word) for word in ("repeat", "until", "offers"))
        flag = isinstance(repeat, Scalar) and isinstance(repeat.value, bool)
        return StepDef(
            procedure=item,
            forever=until is not None or (isinstance(repeat, Scalar) and repeat.value is True),
            times=self.expr(part_of(node, "times")) if flag or repeat is None else self.expr(repeat),
            until=self.expr(until),
            steps=tuple(name.text for name in items(part_of(node, "steps"))),
            begin=self.suite(part_of(node, "begin")),
            offers=tuple(n.text for n in one_or_more(offers)),
            pick=text_of(part_of(node, "pick")) or "any",
            body=self.body(node),
        )

    def end(self, key: Scalar, node: Node) -> EndDef:
        return EndDef(key.text, self.conditions(part_of(node, "if")), self.expr(part_of(node, "winners")))

    def scores(self, node: Map) -> ScoresDef:
        best = text_of(node.get("best"))
        bands = [(read_band(key), text_of(name) or "") for key, name in pairs(node.get("title"))]
        return ScoresDef(
            self.expr(node.get("points")),
            self.expr(node.get("tie")),
            None if best is None else best == "lowest",
            tuple((band.low or 0, band.high, name) for band, name in bands if band is not None),
        )

    def table(self, key: Scalar, node: Node, world: World) -> TableDef:
        table = next(item for item in world.plain[key.text] if isinstance(item, Table))
        return TableDef(table, _literal(cast(Node, part_of(node, "rows"))))

    def bundle(self, member: Member) -> BundleDef:
        node, world = member.node, member.world
        sections = {key.text: value for key, value in node.entries}
        printed, texts = self.fields(member)
        replaces = [(world.find_calls(key.text)[0], self.suite(value)) for key, value in pairs(node.get("replace"))]
        parts = [(m, w) for m, w in self.declared.bundles if m.card is member.card and w is not world]
        sides = [key.text for key, side in pairs(node.get("read_by")) if isinstance(side, Map)]
        return BundleDef(
            card=member.card,
            on_if=self.expr(node.get("on_if")),
            until=self.expr(node.get("until")),
            defaults=self.takes(node),
            numbers=_numbers(node.get("numbers")),
            printed=printed,
            texts=texts,
            replaces=tuple((procedure, suite) for procedure, suite in replaces if suite is not None),
            off=tuple(path.text for path in items(node.get("off"))),
            rules=self.rules(sections, world),
            sides=tuple(
                (side, self.rules({k.text: v for k, v in part.node.entries}, inner))
                for side, (part, inner) in zip(sides, parts, strict=True)
            ),
        )


def _stored(world: World, name: str) -> Stored:
    return next(item for item in world.plain[name] if isinstance(item, Stored) and item.role != "member")


def _seq(node: Node | None) -> tuple[Node, ...]:
    return node.items if isinstance(node, Seq) else ()


def _tree(notes: Notes, node: Node | None) -> s.Expr | None:
    return None if node is None else cast("s.Expr | None", notes.trees.get(node))


def _named_conditions(node: Node | None, notes: Notes) -> tuple[Condition, ...]:
    trees = [(key.text, _tree(notes, value)) for key, value in pairs(node)]
    return tuple(Condition(name, tree) for name, tree in trees if tree is not None)


def _faces(node: Node | None) -> tuple[int, ...]:
    """The faces of a die: a list of numbers, or `1..6`."""
    if isinstance(node, Seq):
        return tuple(int(face.text) for face in items(node))
    low, _, high = (text_of(node) or "0").partition("..")
    return tuple(range(int(low), int(high or low) + 1))


def _numbers(node: Node | None) -> dict[str, int]:
    return {key.text: int(value.text) for key, value in pairs(node) if isinstance(value, Scalar)}


def _area(node: Node) -> str | None:
    text = text_of(node)
    return None if text == "none" else text


def _literal(node: Node, t: Type | None = None) -> Literal:
    """A printed value as plain data; sides of a tile may be written as letters."""
    match node:
        case Scalar():
            if isinstance(t, List) and str(t.of) == "direction":
                return tuple(_SIDES[letter] for letter in node.text)
            if node.text == "none":
                return None
            return node.text if isinstance(node.value, str | float) or node.value is None else node.value
        case Seq():
            return tuple(_literal(item) for item in node.items)
        case Map():
            return {key.text: _literal(value) for key, value in node.entries}

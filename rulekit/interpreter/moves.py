"""Moving as operations: things between zones, numbers between counters, tiles onto the map."""

from __future__ import annotations

from rulekit.dsl import syntax as s
from rulekit.dsl.types import WAY, Opt, Printed, Thing, Zone, element, plain
from rulekit.dsl.world import Stored
from rulekit.interpreter.layout import BOARD
from rulekit.interpreter.settings import Settings
from rulekit.interpreter.units import EVERY_TEST, Break, Call, For, If, Py, While

FACES = {"up": "0", "down": "1"}
PILES = {None: "0", "on top": "0", "at the bottom": "1", "anywhere": "2"}


class Moves(Settings):
    """A text that moves things."""

    _due = EVERY_TEST

    def move(self, node: s.Move) -> None:
        """Things to a zone, a number of a counter to another, or a tile onto the map."""
        source = self.counter(node.source or node.things)
        if source is not None:
            self._move_counter(node, source[0])
            return
        if self.type(node.to) == WAY:
            self._lay(node)
            return
        to = self._certain_zone("to", node.to, node)
        face = FACES.get(node.face or "", "None")
        self.compiler.register.turns |= face == FACES["down"]
        pile = PILES[node.pile]
        moved = node.source if node.source is not None else node.things
        held = element(plain(self.type(moved))) or plain(self.type(moved))
        kind = held.kind if isinstance(held, Thing | Printed) else "thing"
        self.note_move(kind)
        hooks = self.has_hooks(kind)
        if node.source is not None:
            self._draw(node, to, face, pile, hooks)
            return
        t = plain(self.type(node.things))
        if element(t) is not None:
            things = self.expr(node.things)
        else:
            one = self.subject(node.things) if isinstance(t, Printed) else self.expr(node.things)
            if not hooks and face == "None" and pile == "0":
                maybe = isinstance(self.type(node.things), Opt)
                one = self.let("one", one, node) if maybe else one
                put = Py(f"_put(G, {one}, {to})", (), node.span, self._due)
                self.emit(If(f"{one} is not None", [put], [], node.span) if maybe else put)
                return
            things = f"_one({one})" if isinstance(self.type(node.things), Opt) else f"({one},)"
        self._move_all(things, to, face, pile, hooks, node)

    def _move_all(self, things: str, to: str, face: str, pile: str, hooks: bool, node: s.Move) -> None:
        if not hooks and face == "None" and pile == "0":
            self._step(f"_put_all(G, {things}, {to})", node)
        else:
            self._moving(f"_move(G, {things}, {to}, {face}, {pile})", things, to, hooks, node)

    def note_move(self, kind: str) -> None:
        """A move changes where things are; any zone that holds such things may have changed."""
        self.wrote |= self.compiler.moved()
        self._due = self.compiler.moves_due(kind)

    def _step(self, code: str, node: s.Node, *sets: str) -> None:
        """A line that moves things of the kind that was noted."""
        self.emit(Py(code, sets, node.span, self._due))

    def has_hooks(self, kind: str) -> bool:
        """Does any zone for such things say what happens when they come or go?"""
        zones = [self.compiler.layout.zone_defs[slot] for slot in self.compiler.zones_for(kind)]
        return any(zone.gained is not None or zone.lost is not None for zone in zones)

    def _moving(self, code: str, things: str, to: str, hooks: bool, node: s.Node) -> None:
        if not hooks:
            self._step(code, node)
            return
        from rulekit.interpreter.hooks import passing_unit

        listed = self.let("things", things, node)
        came = self.compiler.local("came")
        self._step(f"{came} = {code.replace(things, listed, 1)}", node, came)
        thing = self.compiler.local("pair")
        unit = passing_unit(self.compiler)
        self.emit(For(thing, came, [Call(unit, (f"{thing}[0]", f"{thing}[1]", to), None, node.span)], node.span))

    def _draw(self, node: s.Move, to: str, face: str, pile: str, hooks: bool) -> None:
        """`move N of zone to zone`: from the top, and on when the zone has filled itself again."""
        assert node.source is not None
        amount = self.expr(node.things)
        one = self.constant(amount) == 1
        due = amount if one else self.let("due", amount, node)
        if not isinstance(self.type(node.source), Zone):
            self._move_all(f"_top_of({self.expr(node.source)}, {due})", to, face, pile, hooks, node)
            return
        source = self._certain_zone("zone", node.source, node)
        refills = [slot for slot, d in self.compiler.layout.zone_defs.items() if d.when_empty is not None]
        named = self.compiler.notes.refs.get(node.source)
        certain = isinstance(named, Stored) and named.role == "zone"
        if not refills or (certain and named not in refills):
            self._draw_all(due, source, to, face, pile, hooks, node)
            return
        if one:
            self.emit(If(f"not G.z[{source}] and not _full(G, {to})", [self._refill(source, node)], [], node.span))
            self._draw_all(due, source, to, face, pile, hooks, node)
            return
        part = self.let("part", f"min({due}, len(G.z[{source}]))", node)
        outer, self.out = self.out, []
        self._draw_all(part, source, to, face, pile, hooks, node)
        self.py(f"{due} -= {part}", node, due)
        self.emit(If(f"{due} <= 0 or _full(G, {to})", [Break(node.span)], [], node.span))
        self.emit(self._refill(source, node))
        self.emit(If(f"not G.z[{source}]", [Break(node.span)], [], node.span))
        self.py(f"{part} = min({due}, len(G.z[{source}]))", node, part)
        body, self.out = self.out, outer
        self.emit(If(f"{due} > 0", [While("True", body, node.span)], [], node.span))

    def _refill(self, source: str, node: s.Move) -> Call:
        from rulekit.interpreter.hooks import refill_unit

        return Call(refill_unit(self.compiler), (source,), None, node.span)

    def _draw_all(self, due: str, source: str, to: str, face: str, pile: str, hooks: bool, node: s.Move) -> None:
        if not hooks and face == "None" and pile == "0":
            one = self.constant(due) == 1
            seen = self._all_see(source, "all", "top") and self._all_see(to, "all") and source != to
            if one and seen and not self.compiler.tells:
                card = self.compiler.local("card")
                said = f"{card} = G.z[{source}][-1]; G.z[{source}] = G.z[{source}][:-1]; G.z[{to}] += ({card},)"
                kept = f"G.w[{card}] = {to}; G.known[{card}] = ALL"
                if self.compiler.ages[int(to)]:
                    kept += f"; G.clock = G.age[{card}] = G.clock + 1"
                drawn = [Py(said, (card,), node.span, self._due), Py(kept, (), node.span, self._due)]
                self.emit(If(f"G.z[{source}]", list(drawn), [], node.span))
                return
            self._step(f"_draw_one(G, {source}, {to})" if one else f"_deal(G, {due}, {source}, {to})", node)
        else:
            things = f"_top_of(G.z[{source}], {due})"
            self._moving(f"_draw(G, {due}, {source}, {to}, {face}, {pile})", things, to, hooks, node)

    def _certain_zone(self, prefix: str, zone: s.Expr, node: s.Node) -> str:
        """The number of a zone, worked out once."""
        code = self.zone(zone)
        return code if code.isdigit() else self.let(prefix, code, node)

    def _all_see(self, zone: str, *words: str) -> bool:
        """Is this one certain zone, without a limit, of which one of these words says who sees into it?"""
        if not zone.isdigit() or int(zone) <= BOARD:
            return False
        definition = self.compiler.layout.zones[int(zone)].definition
        return definition is not None and definition.most is None and definition.sight.word in words

    def _move_counter(self, node: s.Move, source: str) -> None:
        target = self.counter(node.to)
        assert target is not None
        cell, most = target
        amount = self.expr(node.things) if node.source is not None else source
        n = self.let("n", f"min({amount}, {source})" if node.source is not None else source, node)
        if most is not None:
            self.py(f"{n} = _space_left({n}, {cell}, {most})", node, n)
        take = Py(f"{source} -= {n}", (), node.span)
        give = Py(f"{cell} += {n}", (), node.span)
        self.emit(If(f"{n} > 0", [take, give], [], node.span))

    def _lay(self, node: s.Move) -> None:
        board = self.compiler.ruleset.map
        assert board is not None
        low = self.compiler.layout.ranges[board.tile][0]
        self.note_move(board.tile)
        things = self.subject(node.things)
        self._step(f"_lay(G, {things}, {things} - {low}, {self.expr(node.to)})", node)

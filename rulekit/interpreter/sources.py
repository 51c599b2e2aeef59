"""Where the clauses of things work: which things have one, where they lie, and who may use them."""

from __future__ import annotations

from rulekit.interpreter.binders import Binders
from rulekit.interpreter.compiler import Source
from rulekit.interpreter.layout import BOARD, OUT

_FEW = 8
"""So many things are looked at one by one."""


class Sources(Binders):
    """A text that looks for the things that have a clause."""

    def holder_of(self, thing: str) -> str:
        return f"ZHOLD[G.w[{thing}]]"

    def works(self, source: Source, thing: str) -> str:
        """Does a thing's clause work where it lies now?"""
        layout = self.compiler.layout
        kind = source.card.kind if source.card is not None else source.kind
        assert kind is not None
        where, _ = layout.kind_key(kind, "active_in")
        if isinstance(where, str):
            numbers = frozenset(i for i, zone in enumerate(layout.zones) if zone.name == where and i > BOARD)
            return f"(G.w[{thing}] in {self.compiler.constant('A', numbers)})"
        board = self.compiler.ruleset.map
        if board is not None and layout.below(kind, board.tile):
            return f"(G.w[{thing}] == {BOARD})"
        return f"(G.w[{thing}] != {OUT})"

    def held_zone(self, source: Source) -> int | None:
        """If a clause works in one zone of each player: that zone of the first one, the others following."""
        layout = self.compiler.layout
        kind = source.card.kind if source.card is not None else source.kind
        assert kind is not None
        where, _ = layout.kind_key(kind, "active_in")
        zones = [(i, zone.holder) for i, zone in enumerate(layout.zones) if zone.name == where and i > BOARD]
        if not zones or zones != [(zones[0][0] + seat, seat) for seat in range(layout.players)]:
            return None
        return zones[0][0]

    def has_clause(self, source: Source, thing: str) -> str:
        """Is a thing, wherever it lies, one that has this clause?"""
        layout = self.compiler.layout
        if source.card is not None and self.compiler.hideable(source.card.kind):
            return f"G.what[{thing}] == {layout.number_of[source.card]}"
        spread = self.spread(source)
        return f"{spread.start} <= {thing} < {spread.stop}"

    def spread(self, source: Source) -> range:
        """The things among which those are that have a clause."""
        layout = self.compiler.layout
        if source.card is None:
            assert source.kind is not None
            return layout.things_of(source.kind)
        if self.compiler.hideable(source.card.kind):
            return range(*layout.own_range.get(source.card.kind, (0, 0)))
        first = layout.first_thing[source.card]
        return range(first, first + sum(1 for what in layout.what if what == layout.number_of[source.card]))

    def one_source(self, source: Source) -> str | None:
        """The only thing that has a clause, wherever it lies; None if there are several."""
        if source.card is not None and source.card.single and self.compiler.hideable(source.card.kind):
            return f"G.eid[{self.compiler.layout.number_of[source.card]}]"
        spread = self.spread(source)
        sure = source.card is None or not self.compiler.hideable(source.card.kind)
        return str(spread.start) if sure and len(spread) == 1 else None

    def several_sources(self, source: Source) -> str | None:
        """All things that have a clause, wherever they lie; None if that has to be found out."""
        if source.card is not None and self.compiler.hideable(source.card.kind):
            return None
        spread = self.spread(source)
        return self.compiler.constant("K", tuple(spread)) if len(spread) <= _FEW else None

    def usable(self, source: Source, thing: str, you: str) -> list[str]:
        """Does a thing's clause work where it lies now, for a player who has the thing or if nobody has it?"""
        layout, owners = self.compiler.layout, self.owners()
        where = self._active_in(source)
        if owners is None:
            return [self.works(source, thing), f"_may_use(G, {thing}, {you})"]
        if not isinstance(where, str):
            works = self.works(source, thing)
            free = works.endswith(f"== {BOARD})")
            return [works] if free else [works, f"{self.owner_of(thing)} in (None, {you})"]
        acting = max(layout.things_of(kind).stop for kind in layout.kinds if layout.acts(kind))
        zones = [i for i, zone in enumerate(layout.zones) if zone.name == where and i > BOARD]
        unheld = {zone for zone in zones if owners[zone] is None and not self._is_held(zone)}
        usable = [unheld | {zone for zone in zones if owners[zone] == who} for who in range(acting)]
        return [f"G.w[{thing}] in {self.compiler.constant('Y', tuple(map(frozenset, usable)))}[{you}]"]

    def _is_held(self, zone: int) -> bool:
        """Has somebody what lies in a zone, be it a player or not?"""
        layout = self.compiler.layout
        holder = layout.zones[zone].holder
        return holder is not None and layout.acts(layout.kind_of[holder])

    def _active_in(self, source: Source) -> object:
        kind = source.card.kind if source.card is not None else source.kind
        assert kind is not None
        return self.compiler.layout.kind_key(kind, "active_in")[0]

    def sources(self, source: Source) -> str:
        """All things that have a clause and where it works now, as a list."""
        x = self.compiler.local("x")
        layout, spread = self.compiler.layout, self.spread(source)
        one = self.one_source(source)
        if one is not None:
            return f"(({one},) if {self.works(source, one)} else ())"
        kind = source.card.kind if source.card is not None else source.kind
        assert kind is not None
        where, _ = layout.kind_key(kind, "active_in")
        zones = [i for i, zone in enumerate(layout.zones) if zone.name == where and i > BOARD]
        if isinstance(where, str) and len(zones) < len(spread):
            lies = self.compiler.local("lies")
            listed = self.compiler.constant("K", tuple(zones))
            return f"[{x} for {lies} in {listed} for {x} in G.z[{lies}] if {self.has_clause(source, x)}]"
        span = self.compiler.constant("K", tuple(spread))
        tests = [self.works(source, x)]
        if source.card is not None and self.compiler.hideable(kind):
            tests.insert(0, self.has_clause(source, x))
        return f"[{x} for {x} in {span} if {' and '.join(tests)}]"

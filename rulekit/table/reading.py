"""A scene as lines to be read, by a person or by a screen reader: one fact a line, in words, from top to bottom.

There are no columns, no boxes and no colours. What belongs together stands below a heading, set in by two blanks.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.table.cards import told_aloud
from rulekit.table.names import Names
from rulekit.table.scene import Fact, Grid, Holder, Panel, Scene, Seat, Tile


def read_out(scene: Scene, names: Names) -> list[str]:
    """All that a scene tells."""
    return list(_Reader(names).lines(scene))


class _Reader:
    def __init__(self, names: Names) -> None:
        self.names = names

    def lines(self, scene: Scene) -> Iterator[str]:
        yield from (words for words in (scene.turn, scene.phase) if words)
        yield from (self._fact(fact) for fact in scene.heading)
        for panel in scene.panels:
            yield from self._panel(panel)
        for seat in scene.seats:
            yield from self._seat(seat)
        if scene.news:
            yield scene.news_title
            yield from (f"  {told}" for told in scene.news)

    def _fact(self, fact: Fact) -> str:
        return told_aloud(fact, self.names)

    def _panel(self, panel: Panel) -> Iterator[str]:
        yield panel.title
        yield from (f"  {self._fact(fact)}" for fact in panel.facts)
        yield from (f"  {self._holder(holder)}" for holder in panel.holders)
        for grid in panel.grids:
            yield from (f"  {words}" for words in self._grid(grid, is_first=grid is panel.grids[0]))

    def _holder(self, holder: Holder) -> str:
        facts = "; ".join(self._fact(fact) for fact in holder.facts)
        return self.names.say("ui-slot", name=holder.aloud, value=facts or self.names.say("ui-nothing"))

    def _seat(self, seat: Seat) -> Iterator[str]:
        yield seat.aloud
        yield from (f"  {self._fact(fact)}" for fact in seat.facts)

    # ------------------------------------------------------------------------------ the map
    def _grid(self, grid: Grid, is_first: bool) -> Iterator[str]:
        """The tiles of a grid; of another one than that of the reader only those with somebody or something on them."""
        yield self.names.say("ui-grid", name=grid.name, n=len(grid.tiles))
        for tile in sorted(grid.tiles, key=lambda tile: tile is not grid.here):
            parts = [*self._on(tile), *(self._around(tile) if is_first else ())]
            if is_first or parts:
                yield (
                    f"  {self.names.say('ui-slot', name=tile.name, value='; '.join(parts))}"
                    if parts
                    else f"  {tile.name}"
                )

    def _on(self, tile: Tile) -> Iterator[str]:
        for part, figures in tile.parts:
            words = ", ".join(figure.aloud for figure in figures)
            if words:
                yield self.names.say("ui-apart", name=words, by=part) if part else words
        if tile.lying:
            yield self.names.say("ui-lies-there", things=", ".join(item.aloud for item in tile.lying))

    def _around(self, tile: Tile) -> Iterator[str]:
        for side, name in tile.doors.items():
            where = self.names.say(f"ui-{side}")
            yield self.names.say("ui-door", side=where, name=name or self.names.say("ui-door-unknown"))
        for way in tile.ways:
            yield self.names.say("ui-way", name=way)

"""Edits of YAML as text: a definition is taken out, and the rest of its file stays as it was, and stays YAML."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rulekit.diagnostics import Diagnostics, Edit
from rulekit.ruleset.load import read_yaml
from rulekit.ruleset.tree import Map, Node, Scalar, Seq, is_flow
from rulekit.source import Source, Span

Way = list[tuple[Map, int]]
"""How one gets to an entry: from the whole file inwards, each map with the number of the entry in it."""


@lru_cache(maxsize=8)
def yaml_of(source: Source) -> Node | None:
    """The YAML of a file that was read before, as a tree."""
    return read_yaml(source, Diagnostics())


def value_at(span: Span) -> Node | None:
    """What stands behind the key in `span`."""
    way = _way_to(span)
    return way[-1][0].entries[way[-1][1]][1] if way else None


def delete_entry(span: Span) -> tuple[Edit, ...]:
    """Takes out the entry whose key stands in `span`, with the comment lines directly above it.

    If nothing else stood in its map, that goes with its key; where even that would leave nothing, `{}` stays. Gives
    nothing where it is not clear what may go: in a list, or where a comment of another entry would go along.
    """
    way = _way_to(span)
    if not way:
        return ()
    holder, number = way[-1]
    if len(holder.entries) > 1:
        return _without(holder, number)
    if len(way) > 1 and len(way[-2][0].entries) > 1:
        return _without(*way[-2])
    start = holder.span.start if is_flow(holder) else span.start
    return (Edit(Span(span.source, start, _end(holder)), "{}"),)


def delete_entries(spans: Sequence[Span]) -> dict[Span, tuple[Edit, ...]]:
    """The edits for several entries, which can be made together.

    Where all entries of a map would go the first one stays: it goes with its map when nothing else is left there.
    """
    holders = {span: way[-1][0] for span in spans if (way := _way_to(span))}
    going = list(holders.values())
    found: dict[Span, tuple[Edit, ...]] = {}
    for span, holder in holders.items():
        is_first = span == holder.entries[0][0].span
        all_go = 1 < len(holder.entries) == going.count(holder)
        found[span] = () if is_first and all_go else delete_entry(span)
    return found


def put_in_order(holder: Map, here: Sequence[int], wanted: Sequence[int]) -> tuple[Edit, ...]:
    """Puts entries of a map into another order, with their comments: the places `here` get the entries `wanted`.

    Gives nothing where a comment would come to stand beside another entry, or an entry has no line of its own.
    """
    stretches = {number: _stretch(holder, number) for number in here}
    places = [(stretches[old], stretches[new]) for old, new in zip(here, wanted, strict=True) if old != new]
    edits = [Edit(place, text.text) for place, text in places if place is not None and text is not None]
    return tuple(edits) if len(edits) == len(places) else ()


def _stretch(holder: Map, number: int) -> Span | None:
    """The whole text of an entry: in braces without the comma, else its lines and the comments above them."""
    if not is_flow(holder):
        lines = _on_lines(holder, number)
        return lines if lines is not None and lines.text.endswith("\n") else None
    key, value = holder.entries[number]
    return None if "#" in holder.span.text else Span(key.span.source, key.span.start, max(key.span.end, _end(value)))


def _way_to(span: Span) -> Way:
    """The way to the entry with this key; empty if there is none, or if it leads through a list."""
    way: Way = []
    node = yaml_of(span.source)
    while isinstance(node, Map):
        inner: Node | None = None
        for number, (key, value) in enumerate(node.entries):
            if key.span == span:
                return [*way, (node, number)]
            if value.span.start <= span.start < value.span.end:
                way.append((node, number))
                inner = value
                break
        node = inner
    return []


def _without(holder: Map, number: int) -> tuple[Edit, ...]:
    stretch = _in_braces(holder, number) if is_flow(holder) else _on_lines(holder, number)
    return () if stretch is None else (Edit(stretch, ""),)


def _in_braces(holder: Map, number: int) -> Span | None:
    """An entry of `{ }` with the comma behind it; the last one with the comma before it."""
    source = holder.span.source
    key, value = holder.entries[number]
    if number + 1 < len(holder.entries):
        return Span(source, key.span.start, holder.entries[number + 1][0].span.start)
    start = _end(holder.entries[number - 1][1])
    return None if "#" in source.text[start : key.span.start] else Span(source, start, _end(value))


def _on_lines(holder: Map, number: int) -> Span | None:
    """The lines of an entry, with the comments above it that are indented like it; never the heading of the file."""
    source = holder.span.source
    key, value = holder.entries[number]
    indent = source.text[source.text.rfind("\n", 0, key.span.start) + 1 : key.span.start]
    if indent.strip():
        return None
    line = start = key.span.start - len(indent)
    while start > 0:
        above = source.text.rfind("\n", 0, start - 1) + 1
        if not source.text.startswith(f"{indent}#", above):
            break
        start = above
    stop = source.text.find("\n", max(key.span.end, _end(value)))
    return Span(source, start or line, stop + 1 if stop >= 0 else len(source.text))


def _end(node: Node) -> int:
    """Where a value ends: the spans of block maps and block texts reach over what is blank behind them."""
    if isinstance(node, Scalar):
        return node.span.start + len(node.span.text.rstrip())
    inside = [value for _, value in node.entries] if isinstance(node, Map) else list(node.items)
    return node.span.end if is_flow(node) or not inside else max(_end(inside[-1]), _key_end(node))


def _key_end(node: Map | Seq) -> int:
    """Where the last key of a map ends; its value may be empty."""
    return node.entries[-1][0].span.end if isinstance(node, Map) else node.span.start

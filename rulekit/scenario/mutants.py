"""Mutants: for each a ruleset with one small fault, made in the trees that were read from its files.

Nothing is written and no YAML is read again: a mutant says which values of a file's tree others stand for. Faults
inside effect texts are those of `edits`; here are those of the YAML around them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from rulekit.dsl import syntax as s
from rulekit.ruleset.bodies import read_band
from rulekit.ruleset.keys import BODY_KEYS, HEADER_KEYS, SECTIONS
from rulekit.ruleset.tree import Map, Node, Scalar, Seq, Style, plain
from rulekit.scenario.edits import Edit, Kind, edits, moved_limits
from rulekit.scenario.equivalent import Key
from rulekit.source import EmbeddedText, Source, Span

Path = tuple[str, ...]
Trees = Mapping[object, s.Node]
"""The syntax tree of each text, by the YAML value it stands in."""

Changes = Mapping[Node, Node | None]
"""Which values of a file's tree others stand for; None: it is left out."""

CHECKS = ("invariants", "totals")
"""Sections that change nothing in a game."""

CHANGES = ("add", "patch", "replace")
"""Keys of an expansion's header that say how the game is different."""

_LISTS_OF_CLAUSES = ("when", "offers", "ends", "replace", "if", "needs")
_CLAUSES = (
    *("if", "needs", "limit", "may", "until", "on_if", "while"),
    *("at_least", "at_most", "max", "lasts", "tie", "sight"),
)
_DECLARING = frozenset(("names", "sides", "keys", "values", "links", "hides", "laid"))
"""Lists of what there is; what nobody misses in them is not in play."""

_BEHAVIOUR = frozenset((*BODY_KEYS, "kind", "when", "while"))
_NUMBER = re.compile(r"-?[0-9]+")
_CONDITIONS = ("if", "needs", "until", "on_if", "becomes", "when")


@dataclass(frozen=True, eq=False, slots=True)
class Mutant:
    """One fault: where it is, how it reads, and what it makes of the file's tree.

    `before` and `after` are the changed stretch alone, `was` and `now` the whole line around it; nothing is left where
    something is dropped. `statement` is the innermost statement around it, if it stands in one.
    """

    kind: Kind
    span: Span
    path: str
    before: str
    after: str
    was: str
    now: str
    root: Map
    changes: Changes
    statement: Span | None = None

    @property
    def file(self) -> str:
        """The file as its ruleset lists it."""
        return self.span.source.name.partition("/")[2]

    @property
    def key(self) -> Key:
        return self.file, self.path, self.was, self.now

    def tree(self) -> Map:
        """The tree of the file with the fault in it."""
        changed = _changed(self.root, self.changes)
        assert isinstance(changed, Map)
        return changed


def make_mutants(roots: Iterable[Map], trees: Trees) -> list[Mutant]:
    """All mutants of some files of a ruleset, in the order of the files."""
    return [mutant for root in roots for mutant in _Maker(root, trees).run()]


def _changed(node: Node, changes: Changes) -> Node | None:
    if node in changes:
        return changes[node]
    match node:
        case Map():
            kept = [(changes.get(key, key), _changed(value, changes)) for key, value in node.entries]
            entries = [(key, value) for key, value in kept if isinstance(key, Scalar) and value is not None]
            return Map(tuple(entries), node.span)
        case Seq():
            there = [_changed(item, changes) for item in node.items]
            return Seq(tuple(item for item in there if item is not None), node.span)
    return node


class _Maker:
    """The mutants of one file."""

    def __init__(self, root: Map, trees: Trees) -> None:
        self.root = root
        self.trees = trees

    def run(self) -> Iterator[Mutant]:
        found = [mutant for key, node in self.root.entries for mutant in self._section(key, node)]
        yield from sorted(found, key=lambda mutant: (mutant.span.start, mutant.span.end))

    def _section(self, key: Scalar, node: Node) -> Iterator[Mutant]:
        if key.text in CHANGES and isinstance(node, Seq):
            for row in node.items:
                yield from self._changed_value(key, row)
        elif key.text == "add" or key.text not in HEADER_KEYS:
            yield from self._entry(key, node, self.root, ())

    def _changed_value(self, key: Scalar, row: Node) -> Iterator[Mutant]:
        """What an expansion puts into the place of something else: it is known by the keys that lead there."""
        at, now = (row.get("at"), row.get("now")) if isinstance(row, Map) else (None, None)
        if isinstance(at, Scalar) and now is not None:
            path = (key.text, *at.text.split("."))
            if not set(CHECKS).intersection(path):
                yield from self._inside(now, path)

    # ------------------------------------------------------------------------------ walking
    def _entry(self, key: Scalar, node: Node, holder: Map, above: Path) -> Iterator[Mutant]:
        path = (*above, key.text)
        if key.text in CHECKS:
            return
        if _may_be_dropped(key, node, above):
            yield self._dropped(key, node, holder, path)
        yield from self._inside(node, path)

    def _inside(self, node: Node, path: Path) -> Iterator[Mutant]:
        match node:
            case Scalar() if node in self.trees:
                yield from self._text(node, path)
            case Scalar():
                yield from self._printed(node, path)
            case Seq():
                for number, item in enumerate(node.items):
                    if len(node.items) > 1 and not _DECLARING.intersection(path):
                        yield self._gone(item, item.span, path)
                    yield from self._inside(item, (*path, str(number)))
            case Map():
                yield from self._bands(node, path)
                yield from self._swaps(self._cells(node, path))
                for key, value in node.entries:
                    yield from self._entry(key, value, node, path)

    # ------------------------------------------------------------------------------ texts
    def _text(self, node: Scalar, path: Path) -> Iterator[Mutant]:
        text = node.embedded()
        if text is None:
            return
        condition = path[-1] in _CONDITIONS or path[-2:-1] in (("if",), ("needs",))
        made = {text.text}
        for edit in edits(self.trees[node], text, condition):
            new = edit.apply(text.text)
            if new not in made:
                made.add(new)
                yield self._edited(node, text, edit, new, path)

    def _edited(self, node: Scalar, text: EmbeddedText, edit: Edit, new: str, path: Path) -> Mutant:
        first = edit.cuts[0]
        span = _without_blanks(text.span(first.start, first.end))
        changes: Changes = {node: _scalar(new, span.source.name, node.style)}
        if len(edit.cuts) == 1:
            gone = text.text[first.start : first.end]
            short = _first_line(span.text), first.new
            lines = _line(text.text, first.end - len(gone.lstrip())), _line(new, first.start)
        else:
            was = ", ".join(text.text[cut.start : cut.end] for cut in edit.cuts)
            short = lines = was, ", ".join(cut.new for cut in edit.cuts)
        return Mutant(edit.kind, span, ".".join(path), *short, *lines, self.root, changes, edit.statement)

    # ------------------------------------------------------------------------------ printed values
    def _printed(self, node: Scalar, path: Path) -> Iterator[Mutant]:
        if isinstance(node.value, bool):
            yield self._value(Kind.NEGATE, node, not node.value, path)
        elif isinstance(node.value, int):
            yield self._value(Kind.NUMBER, node, node.value + 1, path)
            yield self._value(Kind.NUMBER, node, node.value - 1, path)

    def _value(self, kind: Kind, node: Scalar, value: int, path: Path) -> Mutant:
        new = str(value).lower()
        changes: Changes = {node: _scalar(new, node.span.source.name)}
        return Mutant(kind, node.span, ".".join(path), node.text, new, node.text, new, self.root, changes)

    # ------------------------------------------------------------------------------ clauses
    def _dropped(self, key: Scalar, node: Node, holder: Map, path: Path) -> Mutant:
        """An entry is left out; the only one of a list takes the list with it."""
        alone = len(holder.entries) == 1 and path[-2:-1] and path[-2] in _LISTS_OF_CLAUSES
        return self._gone(holder if alone else node, key.span.to(node.span), path)

    def _gone(self, node: Node, span: Span, path: Path) -> Mutant:
        was = _first_line(span.text)
        return Mutant(Kind.DROP, span, ".".join(path), was, "", was, "", self.root, {node: None})

    # ------------------------------------------------------------------------------ bands, tables
    def _bands(self, node: Map, path: Path) -> Iterator[Mutant]:
        keys = [key for key, _ in node.entries if key.text != "else"]
        bands = [(band.low or 0, band.high) for key in keys if (band := read_band(key)) is not None]
        if len(bands) < len(keys):
            return
        for moved in moved_limits(bands):
            changes: Changes = {keys[number]: _scalar(new, keys[number].span.source.name) for number, new in moved}
            was = ", ".join(keys[number].text for number, _ in moved)
            now = ", ".join(new for _, new in moved)
            span = keys[moved[0][0]].span
            yield Mutant(Kind.SHIFT, span, ".".join(path), was, now, was, now, self.root, changes)

    def _cells(self, node: Map, path: Path) -> Iterator[list[tuple[Path, Node]]]:
        """What stands side by side in a table: all cells of one, or one field of members listed below each other."""
        if path[-1] == "rows" and path[-3:-2] == ("tables",):
            yield list(_leaves(node, path))
        elif _lists_members(path):
            rows = [(key.text, row) for key, row in node.entries if isinstance(row, Map)]
            columns = dict.fromkeys(key.text for _, row in rows for key, _ in row.entries)
            for column in [name for name in columns if name not in _BEHAVIOUR]:
                cells = [((*path, name, column), row.get(column)) for name, row in rows]
                yield [(where, cell) for where, cell in cells if cell is not None and self._is_printed(cell)]

    def _is_printed(self, node: Node) -> bool:
        return not isinstance(node, Map) and not isinstance(self.trees.get(node), s.Suite)

    def _swaps(self, tables: Iterable[list[tuple[Path, Node]]]) -> Iterator[Mutant]:
        """Each cell with the next one that is different."""
        for cells in tables:
            for number, (where, cell) in enumerate(cells):
                other = next((o for o in cells[number + 1 :] if plain(o[1]) != plain(cell)), None)
                if other is not None:
                    yield self._swap(where, cell, *other)

    def _swap(self, here: Path, cell: Node, there: Path, other: Node) -> Mutant:
        before, after = _first_line(cell.span.text), _first_line(other.span.text)
        changes = {cell: other, other: cell}
        now = f"{after} from {'.'.join(there)}"
        return Mutant(Kind.SWAP, cell.span, ".".join(here), before, after, before, now, self.root, changes)


def _may_be_dropped(key: Scalar, node: Node, above: Path) -> bool:
    if above and above[-1] in _LISTS_OF_CLAUSES:
        return True
    listed = isinstance(node, Map) and key.text in _LISTS_OF_CLAUSES
    usual = key.text == "sight" and isinstance(node, Scalar) and node.text == "all"
    return key.text in _CLAUSES and not listed and not usual and (key.text != "while" or _single(node))


def _single(node: Node) -> bool:
    return not isinstance(node, Seq) or len(node.items) == 1


def _lists_members(path: Path) -> bool:
    """Does the map at this path have one entry for each card, name or the like?"""
    inner = path[1:] if path[0] in CHANGES else path
    return inner[:1] == ("names",) if len(inner) == 2 else len(inner) == 1 and inner[0] not in SECTIONS


def _leaves(node: Node, path: Path) -> Iterator[tuple[Path, Node]]:
    if not isinstance(node, Map):
        yield path, node
        return
    for key, value in node.entries:
        yield from _leaves(value, (*path, key.text))


# ---------------------------------------------------------------------------------------------- words


def _scalar(text: str, file: str, style: Style = Style.PLAIN) -> Scalar:
    """A value that stands in no file: it has a place of its own, and means what it would mean there."""
    value: str | int | bool = text
    if style is Style.PLAIN and _NUMBER.fullmatch(text):
        value = int(text)
    elif style is Style.PLAIN and text in ("true", "false"):
        value = text == "true"
    return Scalar(text, value, Style.PLAIN, Span(Source(file, text), 0, len(text)))


def _line(text: str, offset: int) -> str:
    """The line of a text that an offset lies in, without comment and blanks around it."""
    start = text.rfind("\n", 0, offset) + 1
    return _first_line(text[start:])


def _first_line(text: str) -> str:
    return text.partition("\n")[0].partition(" #")[0].strip()


def _without_blanks(span: Span) -> Span:
    text = span.text
    start = span.start + len(text) - len(text.lstrip())
    return Span(span.source, start, start + len(text.strip()))

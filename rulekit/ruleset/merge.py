"""From files to one tree of sections: the parts of a ruleset put together, then its expansions in the order given.

An expansion adds what is not there, and changes only what it says it expects to find. Every change is kept with its
place, so that two expansions that change the same thing can be told about each other.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from rulekit.diagnostics import Diagnostics, Related
from rulekit.ruleset.files import Folder
from rulekit.ruleset.keys import HEADER_KEYS
from rulekit.ruleset.model import Restated
from rulekit.ruleset.tree import Map, Node, Scalar, Seq, plain
from rulekit.source import Span
from rulekit.suggest import did_you_mean

OPEN = {"kinds": 3, "names": 2, "tables": 3, "bundles": 3}
"""Sections in which an expansion may add to a definition that is already there, and how deep."""


@dataclass(slots=True)
class Merged:
    """The sections of base and expansions; `keys` has the place of each section's name."""

    root: Map
    touched: dict[str, tuple[Span, str]] = field(default_factory=dict)
    restated: list[Restated] = field(default_factory=list)

    @property
    def sections(self) -> dict[str, Node]:
        return {key.text: node for key, node in self.root.entries}

    @property
    def keys(self) -> dict[str, Scalar]:
        return {key.text: key for key, _ in self.root.entries}


def merge_parts(folder: Folder, found: Diagnostics) -> Map:
    """The sections of one ruleset's files as one map."""
    entries: dict[str, tuple[Scalar, Node]] = {}
    for root in folder.roots:
        for key, node in root.entries:
            if key.text in HEADER_KEYS:
                if root is not folder.header:
                    found.add("schema/unknown-section", key.span, f"`{key.text}` belongs into `ruleset.yaml`")
                continue
            if key.text == "options" and root is not folder.header:
                found.add("schema/unknown-section", key.span, "`options` belongs into `ruleset.yaml`")
            if key.text not in entries:
                entries[key.text] = (key, node)
                continue
            first_key, first = entries[key.text]
            if isinstance(first, Map) and isinstance(node, Map):
                entries[key.text] = (first_key, _together(first, node, 2 if key.text == "kinds" else 0, found))
            elif isinstance(first, Seq) and isinstance(node, Seq):
                entries[key.text] = (first_key, Seq((*first.items, *node.items), first.span))
            else:
                message = f"`{key.text}` stands in two files"
                found.add("name/twice", key.span, message, "keep it in one", [Related(first_key.span, "first here")])
    return Map(tuple(entries.values()), folder.header.span)


def _together(first: Map, second: Map, deeper: int, found: Diagnostics) -> Map:
    """Two maps as one; a key that both have is a fault, but `deeper` levels down they are put together too."""
    kept = list(first.entries)
    places = {name.text: place for place, (name, _) in enumerate(kept)}
    for key, node in second.entries:
        if key.text not in places:
            kept.append((key, node))
            continue
        name, there = kept[places[key.text]]
        if deeper and isinstance(there, Map) and isinstance(node, Map):
            kept[places[key.text]] = (name, _together(there, node, deeper - 1, found))
        else:
            message = f"`{key.text}` is already declared"
            found.add("name/twice", key.span, message, "choose another name", [Related(name.span, "first here")])
    return Map(tuple(kept), first.span)


def expand(merged: Merged, expansion: Folder, found: Diagnostics) -> None:
    """Applies one expansion."""
    header = expansion.header
    added = merge_parts(expansion, found)
    merged.root = _add(merged, merged.root, added, "", expansion.id, found)
    add = header.get("add")
    if isinstance(add, Map):
        merged.root = _add(merged, merged.root, add, "", expansion.id, found)
    for word, change in (("patch", _patched), ("replace", _replaced), ("insert", _inserted)):
        rows = header.get(word)
        for row in rows.items if isinstance(rows, Seq) else ():
            if isinstance(row, Map):
                _change(merged, row, change, "into" if word == "insert" else "at", expansion.id, found)
                _restate(merged, row.get("text"), expansion, found)


def _add(merged: Merged, old: Map, new: Map, path: str, by: str, found: Diagnostics) -> Map:
    entries = {key.text: (key, node) for key, node in old.entries}
    for key, node in new.entries:
        here = f"{path}.{key.text}" if path else key.text
        if key.text not in entries:
            entries[key.text] = (key, node)
            merged.touched[here] = (key.span, by)
            continue
        first_key, first = entries[key.text]
        parts = here.split(".")
        deep = len(parts) <= OPEN.get(parts[0], 1)
        if isinstance(first, Map) and isinstance(node, Map) and deep:
            entries[key.text] = (first_key, _add(merged, first, node, here, by, found))
        elif isinstance(first, Map) and isinstance(node, Seq) and here.startswith("names."):
            extra = tuple((item, Map((), item.span)) for item in node.items if isinstance(item, Scalar))
            entries[key.text] = (first_key, _add(merged, first, Map(extra, node.span), here, by, found))
        elif isinstance(first, Seq) and isinstance(node, Seq) and (not path or deep) and not here.startswith("flow."):
            entries[key.text] = (first_key, Seq((*first.items, *node.items), first.span))
        else:
            _exists(merged, here, key, first_key, by, found)
    return Map(tuple(entries.values()), old.span)


def _exists(merged: Merged, path: str, key: Scalar, first: Scalar, by: str, found: Diagnostics) -> None:
    parts = path.split(".")
    above = [".".join(parts[: n + 1]) for n in range(len(parts))]
    other = next((merged.touched[p] for p in reversed(above) if p in merged.touched), None)
    if other is not None and other[1] != by:
        message = f"`{path}` is added by the expansion `{other[1]}` too"
        found.add("expansion/conflict", key.span, message, "rename one of them", [Related(other[0], "there")])
    else:
        message = f"`{path}` is already there"
        found.add(
            "expansion/exists", key.span, message, "change it with `patch` or `replace`", [Related(first.span, "here")]
        )


Change = Callable[[Map, Node, Diagnostics], Node | None]


def _change(merged: Merged, row: Map, change: Change, where: str, by: str, found: Diagnostics) -> None:
    at = row.get(where)
    if not isinstance(at, Scalar):
        return
    other = _other_change(merged, at.text, by, below=where == "at")
    if other is not None:
        message = f"the expansion `{other[1]}` changes `{at.text}` too"
        found.add("expansion/conflict", at.span, message, "use one of them only", [Related(other[0], "there")])
        return

    def apply(node: Node) -> Node | None:
        return change(row, node, found)

    changed = _edit(merged.root, at, at.text.split("."), apply, found)
    if isinstance(changed, Map):
        merged.root = changed
        step = row.get("step")
        place = f"{at.text}.{step.text}" if where == "into" and isinstance(step, Scalar) else at.text
        merged.touched[place] = (at.span, by)


def _restate(merged: Merged, text: Node | None, expansion: Folder, found: Diagnostics) -> None:
    """Notes a message that the expansion says anew. The texts themselves are looked at when all rules are known."""
    if not isinstance(text, Scalar):
        return
    place = f"locales.{text.text}"
    other = _other_change(merged, place, expansion.id, below=False)
    if other is not None:
        message = f"the expansion `{other[1]}` says `{text.text}` anew too"
        found.add("expansion/conflict", text.span, message, "use one of them only", [Related(other[0], "there")])
        return
    merged.touched[place] = (text.span, expansion.id)
    merged.restated.append(Restated(text.text, expansion.path.resolve().name, text.span))


def _other_change(merged: Merged, path: str, by: str, below: bool) -> tuple[Span, str] | None:
    """Has another expansion changed this place, one that holds it, or (`below`) one inside it?"""
    for other, (span, who) in merged.touched.items():
        inside = below and other.startswith(path + ".")
        if who != by and (other == path or inside or path.startswith(other + ".")):
            return span, who
    return None


def _edit(
    node: Node, at: Scalar, path: list[str], change: Callable[[Node], Node | None], found: Diagnostics
) -> Node | None:
    """The tree with one place changed; None and a diagnostic if there is no such place or the change is refused."""
    if not path:
        return change(node)
    step = path[0]
    if not isinstance(node, Map) or step not in node:
        known = node.keys() if isinstance(node, Map) else []
        start = len(at.text) - len(".".join(path))
        message = f"there is no `{step}` at `{at.text}`"
        found.add("expansion/no-such-place", at.part(start, start + len(step)), message, did_you_mean(step, known))
        return None
    entries: list[tuple[Scalar, Node]] = []
    for key, value in node.entries:
        if key.text == step:
            inner = _edit(value, at, path[1:], change, found)
            if inner is None:
                return None
            value = inner
        entries.append((key, value))
    return Map(tuple(entries), node.span)


def _patched(row: Map, node: Node, found: Diagnostics) -> Node | None:
    was, now = row.get("was"), row.get("now")
    if was is None or now is None:
        return None
    if _same(was, node):
        return now
    hint = f"it is now: {' '.join(node.span.text.split())[:80]}"
    found.add("expansion/changed", was.span, "this is not what is there", hint, [Related(node.span, "here")])
    return None


def _replaced(row: Map, node: Node, found: Diagnostics) -> Node | None:
    was, now = row.get("was"), row.get("now")
    if was is None or now is None:
        return None
    if isinstance(was, Map) and isinstance(node, Map):
        for key, value in was.entries:
            there = node.get(key.text)
            if there is None or not _same(value, there):
                found.add(
                    "expansion/changed",
                    key.span,
                    f"`{key.text}` is not what is there",
                    "",
                    [Related(node.span, "here")],
                )
                return None
        return now
    return _patched(row, node, found)


def _inserted(row: Map, node: Node, found: Diagnostics) -> Node | None:
    step = row.get("step")
    before, after = row.get("before"), row.get("after")
    beside = after or before
    if not isinstance(step, Scalar) or not isinstance(beside, Scalar):
        return None
    steps = node.get("steps") if isinstance(node, Map) else node
    if not isinstance(steps, Seq):
        found.add("expansion/no-such-place", row.span, "there is no list of steps at this place")
        return None
    names = [item.text for item in steps.items if isinstance(item, Scalar)]
    if beside.text not in names:
        message = f"there is no step `{beside.text}` in it"
        found.add("expansion/no-such-place", beside.span, message, did_you_mean(beside.text, names))
        return None
    index = names.index(beside.text) + (1 if after is not None else 0)
    longer = Seq((*steps.items[:index], step, *steps.items[index:]), steps.span)
    if isinstance(node, Map):
        return Map(tuple((k, longer if k.text == "steps" else v) for k, v in node.entries), node.span)
    return longer


def _same(was: Node, node: Node) -> bool:
    """Equal but for white space in texts."""
    if isinstance(was, Scalar) and isinstance(node, Scalar):
        return was.text.split() == node.text.split()
    return plain(was) == plain(node)

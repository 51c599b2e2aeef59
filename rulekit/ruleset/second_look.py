"""A second look at a ruleset with errors: what of all that was found is the cause, and what only follows from it.

A name that is misspelt where it is declared is reported at each of its uses. Here it is seen that the uses agree and
that the declaration stands alone; then it alone is reported, and the rest is read as it was meant. Likewise, what is
missing because a file is not listed or cannot be read is no fault of its own.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import cast

from rulekit.diagnostics import Diagnostic, Diagnostics, Edit, Related
from rulekit.ruleset.files import APART, HEADER, Folder
from rulekit.ruleset.load import read_source, read_yaml
from rulekit.ruleset.tree import Map, Node, Scalar, Seq
from rulekit.source import Span
from rulekit.suggest import nearest

Attempt = Callable[[list[Folder]], Diagnostics]

_NAME = re.compile(r"[a-z][a-z0-9_]*")
_PART = re.compile(r"[a-z]+|[0-9]+")
_UNKNOWN = (
    *("name/unknown", "name/unknown-type", "name/unknown-kind", "name/unknown-event", "name/unknown-moment"),
    *("name/unknown-value", "name/unknown-step", "type/no-field", "type/printed", "type/unknown-argument"),
    *("schema/unknown-key", "schema/unknown-section", "table/unknown-key", "match/label"),
)
"""Codes that say that a name is not known; it is what stands at their place."""


def second_look(folders: list[Folder], found: Diagnostics, attempt: Attempt) -> Diagnostics:
    """What is wrong with a ruleset that has errors. `attempt` says what would be wrong with the folders changed."""
    for remedy in (_Unlisted, _Misspelt):
        tried = remedy(found, folders)
        if tried.folders is not None:
            after = attempt(tried.folders)
            if tried.settles(found, after):
                tried.report(after)
                found, folders = after, tried.folders
    return found


class _Unlisted:
    """Files that are not listed, though what stands in them is needed. `folders`: as if they were listed."""

    def __init__(self, found: Diagnostics, folders: list[Folder]) -> None:
        self.missing = [item.span for item in found if item.code in _UNKNOWN]
        self.listed = [(folder.header.get("files") or folder.header).span for folder in folders if folder.unlisted]
        self.files = [file for folder in folders for file in folder.unlisted]
        self.folders = [_with_all(folder) for folder in folders] if self.missing and self.files else None

    def settles(self, before: Diagnostics, after: Diagnostics) -> bool:
        return len(after) < len(before)

    def report(self, found: Diagnostics) -> None:
        names = ", ".join(f"`{file.name}`" for file in self.files)
        known = {item.span for item in found}
        solved = dict.fromkeys(span.text for span in self.missing if span not in known)
        message = f"{names} is not listed, but what stands there is needed: {', '.join(f'`{n}`' for n in solved)}"
        related = [Related(span, "needed here") for span in self.missing[:3]]
        found.add("file/needed", self.listed[0], message, "list it under `files:`", related)


def _with_all(folder: Folder) -> Folder:
    """A folder with the files that it does not list."""
    roots = list(folder.roots)
    for file in folder.unlisted:
        source = read_source(file, file.name, None, Diagnostics())
        root = read_yaml(source, Diagnostics()) if source is not None else None
        if isinstance(root, Map):
            roots.append(root)
    return replace(folder, roots=roots, unlisted=[])


class _Misspelt:
    """Names that are declared in another spelling than they are used. `folders`: with these names as they are meant."""

    def __init__(self, found: Diagnostics, folders: list[Folder]) -> None:
        self.uses: dict[str, list[Span]] = {}
        for item in found:
            if item.code in _UNKNOWN and _NAME.fullmatch(item.span.text):
                self.uses.setdefault(item.span.text, []).append(item.span)
        self.meant = self._meant(folders) if self.uses else {}
        self.folders = [as_meant(folder, self.meant) for folder in folders] if self.meant else None

    def _meant(self, folders: Sequence[Folder]) -> dict[Span, str]:
        """The better names, by the places of those that stand nowhere else."""
        texts = [text.lower() for text in _texts(folders)]
        words = Counter(word for text in texts for word in _NAME.findall(text))
        parts = Counter(part for text in texts for part in _PART.findall(text))
        alone = {
            scalar.text: scalar.span
            for folder in folders
            for root in folder.roots
            for scalar in _scalars(root)
            if words[scalar.text] == 1 and _NAME.fullmatch(scalar.text)
        }

        def is_familiar(name: str) -> bool:
            """Whether all its parts stand elsewhere too."""
            return all(parts[part] > words[name] for part in _PART.findall(name))

        meant: dict[Span, str] = {}
        for name in self.uses:
            near = nearest(name, alone)
            if near is not None and (words[name] > 1 or (is_familiar(name) and not is_familiar(near))):
                meant[alone[near]] = name
        return meant

    def settles(self, before: Diagnostics, after: Diagnostics) -> bool:
        """Whether reading the names as they are meant leaves fewer faults, and none about them."""
        names = set(self.meant.values())
        return len(after) < len(before) and not any(d.code in _UNKNOWN and d.span.text in names for d in after)

    def report(self, found: Diagnostics) -> None:
        for span, name in self.meant.items():
            message = f"`{span.text}` stands only here; everywhere else it is `{name}`"
            related = [Related(use, "used here") for use in self.uses[name][:3]]
            found.add("name/misspelt", span, message, f"did you mean `{name}`?", related, [Edit(span, name)])


def as_meant(folder: Folder, meant: Mapping[Span, str]) -> Folder:
    """A folder whose trees have some words replaced."""
    roots = [cast(Map, _replaced(root, meant)) for root in folder.roots]
    return replace(folder, header=roots[0], roots=roots)


def causes(found: Diagnostics, whole: bool) -> list[Diagnostic]:
    """What was found, in order, without what only follows from the rest. `whole`: whether all files could be read."""
    sections = {item.hint for item in found if item.code == "schema/unknown-section"}
    needed = any(item.code == "file/needed" for item in found)
    return [
        item
        for item in found.in_order()
        if not (item.code == "schema/unknown-section" and not whole)
        and not (item.code == "schema/missing-key" and _is_misspelt(item, sections))
        and not (item.code == "file/unlisted" and needed)
    ]


def _is_misspelt(item: Diagnostic, hints: set[str]) -> bool:
    """Whether the key that is missing seems to be there in another spelling."""
    names = re.findall(r"needs `(\w+)`", item.message)
    return any(f"did you mean `{name}`?" in hints for name in names)


def _texts(folders: Sequence[Folder]) -> Iterator[str]:
    """All that is written in the folders, scenarios and texts of all languages included."""
    for folder in folders:
        for source in (*folder.sources, *folder.locales.values()):
            yield source.text
        beside = (file for name in APART - {HEADER} if (file := folder.path / name).is_file())
        for file in (*beside, *folder.path.glob("tests/*.yaml")):
            yield file.read_bytes().decode("utf-8", "replace")


def _scalars(node: Node) -> Iterator[Scalar]:
    match node:
        case Scalar():
            yield node
        case Map():
            for key, value in node.entries:
                yield key
                yield from _scalars(value)
        case Seq():
            for item in node.items:
                yield from _scalars(item)


def _replaced(node: Node, meant: Mapping[Span, str]) -> Node:
    match node:
        case Scalar():
            name = meant.get(node.span)
            return node if name is None else Scalar(name, name, node.style, node.span)
        case Map():
            entries = ((cast(Scalar, _replaced(key, meant)), _replaced(value, meant)) for key, value in node.entries)
            return Map(tuple(entries), node.span)
        case Seq():
            return Seq(tuple(_replaced(item, meant) for item in node.items), node.span)

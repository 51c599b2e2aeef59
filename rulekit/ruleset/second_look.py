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
from rulekit.former import FORMER
from rulekit.ruleset.files import APART, HEADER, Folder, read_tree, shown_name
from rulekit.ruleset.load import read_source
from rulekit.ruleset.lost import UNKNOWN_NAMES
from rulekit.ruleset.shapes import fixed_keys
from rulekit.ruleset.tree import Map, Node, Scalar, Seq, scalars
from rulekit.source import Span
from rulekit.suggest import nearest

Attempt = Callable[[list[Folder]], Diagnostics]

MOST_COMPARED = 50_000
"""With more pairs of names than this there is no telling which one is meant."""

_NAME = re.compile(r"[a-z][a-z0-9_]*")
_LOCAL = re.compile(r"\b(?:let|for|each|chooses?) ([a-z][a-z0-9_]*) (?:=|in)(?= )")
_DID_YOU_MEAN = re.compile(r"did you mean `(\w+)`\?")
_PART = re.compile(r"[a-z]+|[0-9]+")


def second_look(folders: list[Folder], found: Diagnostics, attempt: Attempt) -> Diagnostics:
    """What is wrong with a ruleset that has errors. `attempt` says what would be wrong with the folders changed."""
    reported = Diagnostics()
    for remedy in (_Unlisted, _Misspelt, _AsMeant):
        tried = remedy(found, folders)
        if tried.folders is not None:
            after = attempt(tried.folders)
            if tried.settles(found, after):
                tried.report(after, reported)
                found, folders = after, tried.folders
    reported.extend(found)
    return _with_locals(reported)


class _Unlisted:
    """Files that are not listed, though what stands in them is needed. `folders`: as if they were listed."""

    def __init__(self, found: Diagnostics, folders: list[Folder]) -> None:
        self.missing = [item.span for item in found if item.code in UNKNOWN_NAMES]
        self.listed = [(folder.header.get("files") or folder.header).span for folder in folders if folder.unlisted]
        self.files = [file for folder in folders for file in folder.unlisted]
        self.faults = Diagnostics()
        is_needed = self.missing and self.files
        self.folders = [_with_all(folder, self.faults) for folder in folders] if is_needed else None

    def settles(self, before: Diagnostics, after: Diagnostics) -> bool:
        return len(after) < len(before)

    def report(self, after: Diagnostics, found: Diagnostics) -> None:
        names = ", ".join(f"`{file.name}`" for file in self.files)
        known = {item.span for item in after}
        solved = dict.fromkeys(span.text for span in self.missing if span not in known)
        message = f"{names} is not listed, but what stands there is needed: {', '.join(f'`{n}`' for n in solved)}"
        related = [Related(span, "needed here") for span in self.missing[:3]]
        found.extend(self.faults)
        found.add("file/needed", self.listed[0], message, "list it under `files:`", related)


def _with_all(folder: Folder, faults: Diagnostics) -> Folder:
    """A folder with the files that it does not list."""
    wider = replace(folder, roots=list(folder.roots), lost=list(folder.lost), unlisted=[])
    for file in folder.unlisted:
        source = read_source(file, shown_name(folder.path, file), None, faults)
        root = read_tree(wider, source, faults) if source is not None else None
        if isinstance(root, Map):
            wider.roots.append(root)
    return wider


class _Misspelt:
    """Names that are declared in another spelling than they are used. `folders`: with these names as they are meant."""

    def __init__(self, found: Diagnostics, folders: list[Folder]) -> None:
        self.uses: dict[str, list[Span]] = {}
        for item in found:
            if item.code in UNKNOWN_NAMES and _NAME.fullmatch(item.span.text):
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
            for scalar in scalars(root)
            if words[scalar.text] == 1 and _NAME.fullmatch(scalar.text) and scalar.text not in fixed_keys()
        }

        def is_familiar(name: str) -> bool:
            """Whether all its parts stand elsewhere too, be it with another ending."""
            return all(
                parts[part] > words[name] or any(_are_akin(part, other) for other in parts)
                for part in _PART.findall(name)
            )

        meant: dict[Span, str] = {}
        if len(self.uses) * len(alone) > MOST_COMPARED:
            return meant
        for name in sorted(self.uses, key=lambda name: len(self.uses[name])):
            near = nearest(name, alone)
            if near is not None and (words[name] > 1 or (is_familiar(name) and not is_familiar(near))):
                meant[alone[near]] = name
        return meant

    def settles(self, before: Diagnostics, after: Diagnostics) -> bool:
        """Whether reading the names as they are meant leaves fewer faults, and none about them."""
        names = set(self.meant.values())
        return len(after) < len(before) and not any(d.code in UNKNOWN_NAMES and d.span.text in names for d in after)

    def report(self, after: Diagnostics, found: Diagnostics) -> None:
        for span, name in self.meant.items():
            message = f"`{span.text}` stands only here; everywhere else it is `{name}`"
            related = [Related(use, "used here") for use in self.uses[name][:3]]
            found.add("name/misspelt", span, message, _mean(name), related, [Edit(span, name)])


class _AsMeant:
    """Words of the YAML itself that have one near candidate. `folders`: with these words as they are meant."""

    def __init__(self, found: Diagnostics, folders: list[Folder]) -> None:
        places = {scalar.span for folder in folders for root in folder.roots for scalar in scalars(root)}
        codes = [code for code in UNKNOWN_NAMES if code != "schema/unknown-section"]
        self.told = [item for item in found if item.code in codes and item.span in places]
        near = {item.span: _DID_YOU_MEAN.fullmatch(item.hint) for item in self.told}
        meant = {span: match[1] for span, match in near.items() if match is not None}
        self.folders = [as_meant(folder, meant) for folder in folders] if meant else None

    def settles(self, before: Diagnostics, after: Diagnostics) -> bool:
        return len(after) + len(self.told) < len(before)

    def report(self, after: Diagnostics, found: Diagnostics) -> None:
        found.extend(self.told)


def _are_akin(part: str, other: str) -> bool:
    """Are two words the same but for an ending?"""
    short, long = sorted((part, other), key=len)
    return len(short) > 2 and 0 < len(long) - len(short) <= 2 and long.startswith(short)


def _with_locals(found: Diagnostics) -> Diagnostics:
    """What was found, with unknown names told where they were declared in another spelling, inside the same text."""
    result = Diagnostics()
    for item in found:
        declared = _declared(item) if item.code == "name/unknown" else None
        if declared is None:
            result.extend([item])
        else:
            name = item.span.text
            message = f"`{declared.text}` is not used; below it is `{name}`"
            result.add("name/misspelt", declared, message, _mean(name), (), [Edit(declared, name)])
    return result


def _declared(item: Diagnostic) -> Span | None:
    """Where the name that is not known is declared above, in a spelling that stands nowhere else in the file."""
    source = item.span.source
    words = Counter(_NAME.findall(source.text))
    alone = {
        match[1]: Span(source, match.start(1), match.end(1))
        for match in _LOCAL.finditer(source.text, 0, item.span.start)
        if words[match[1]] == 1
    }
    near = nearest(item.span.text, alone) if words[item.span.text] > 1 else None
    return alone[near] if near is not None else None


def as_meant(folder: Folder, meant: Mapping[Span, str]) -> Folder:
    """A folder whose trees have some words replaced."""
    roots = [cast(Map, _replaced(root, meant)) for root in folder.roots]
    return replace(folder, header=roots[0], roots=roots)


def causes(found: Diagnostics) -> list[Diagnostic]:
    """What was found, in order, without what only follows from the rest."""
    meant = {item.hint for item in found if item.code == "schema/unknown-section"}
    is_read = not any(item.code == "file/needed" for item in found) and not meant & {_mean("files"), _mean("locales")}
    has_kinds = _mean("kinds") not in meant
    return [
        _as_former(item)
        for item in found.in_order()
        if not (item.code == "schema/unknown-section" and item.hint != _mean("kinds") and not has_kinds)
        and not (item.code == "schema/missing-key" and _is_misspelt(item, meant))
        and not (item.code == "file/unlisted" and not is_read)
    ]


def _as_former(item: Diagnostic) -> Diagnostic:
    """What was found; where a name is not known because the language no longer has it, that is said."""
    word = item.span.text
    former = FORMER.get(word)
    if former is None or item.code not in UNKNOWN_NAMES:
        return item
    near = _DID_YOU_MEAN.fullmatch(item.hint)
    if near is not None and near[1] in former.now:
        message = f"`{word}` is called `{near[1]}` since version {former.since} of the language"
        fix = (Edit(item.span, near[1]),)
        return replace(item, code="name/deprecated", message=message, hint=f"write `{near[1]}`", fix=fix)
    if not former.write:
        return item
    message = f"there is no `{word}` since version {former.since} of the language"
    return replace(item, code="name/deprecated", message=message, hint=former.write)


def _mean(name: str) -> str:
    return f"did you mean `{name}`?"


def _is_misspelt(item: Diagnostic, hints: set[str]) -> bool:
    """Whether the key that is missing seems to be there in another spelling."""
    names = re.findall(r"needs `(\w+)`", item.message)
    return any(_mean(name) in hints for name in names)


def _texts(folders: Sequence[Folder]) -> Iterator[str]:
    """All that is written in the folders, scenarios and texts of all languages included."""
    for folder in folders:
        for source in (*folder.sources, *(part for parts in folder.locales.values() for part in parts)):
            yield source.text
        beside = (file for name in APART - {HEADER} if (file := folder.path / name).is_file())
        for file in (*beside, *folder.path.glob("rules/*.yaml"), *folder.path.glob("tests/*.yaml")):
            yield file.read_bytes().decode("utf-8", "replace")


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

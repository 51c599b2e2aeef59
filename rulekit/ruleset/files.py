"""The files of a ruleset: its header, the files that it lists, its locales. Also where a base is found.

Nothing outside the ruleset's own folder is ever read, whatever a path in it says.
"""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from rulekit.data import rulesets_folder
from rulekit.diagnostics import Diagnostics
from rulekit.ruleset.indents import Block, whole
from rulekit.ruleset.keys import LANGUAGE
from rulekit.ruleset.load import read_source, read_yaml
from rulekit.ruleset.salvage import salvage
from rulekit.ruleset.tree import Map, Node, Scalar, Seq, Style, items, text_of
from rulekit.source import Source, Span
from rulekit.suggest import did_you_mean, nearest

HEADER = "ruleset.yaml"
TABLE = "table.yaml"
APART = {HEADER, "rules.yaml", TABLE}
"""Files of a ruleset that hold no sections."""

_FOLDERS_APART = ("tests", "expansions", "rules")

_LANGUAGE = re.compile(r"[A-Za-z]{2,3}(-[A-Za-z0-9]+)*")
_ID = re.compile(r"[a-z][a-z0-9_]*")
_PLAYERS = re.compile(r"([1-9][0-9]?)(?:\.\.([1-9][0-9]?))?")


@dataclass(slots=True)
class Folder:
    """One ruleset or expansion as read: `roots` are the trees of its files, the header's first.

    `unlisted`: the files that lie in its folder and are not read. `complete`: whether all could be read; if not, `lost`
    are the parts that could not, and `is_cut_off` says that there are others of which nothing is known. `table`: the
    tree of the file that says how the table is shown. That has nothing to do with the rules: no digest counts it.
    """

    path: Path
    header: Map
    roots: list[Map]
    sources: list[Source]
    locales: dict[str, tuple[Source, ...]] = field(default_factory=dict)
    complete: bool = True
    lost: list[Block] = field(default_factory=list)
    is_cut_off: bool = False
    unlisted: list[Path] = field(default_factory=list)
    table: Map | None = None

    def cut_off(self) -> None:
        """Something that belongs to it is not there."""
        self.complete = False
        self.is_cut_off = True

    def leave_out(self, block: Block) -> None:
        """Some of it could not be read."""
        self.complete = False
        self.lost.append(block)

    @property
    def id(self) -> str:
        return text_of(self.header.get("id")) or self.path.name

    @property
    def extends(self) -> Scalar | None:
        node = self.header.get("extends")
        return node if isinstance(node, Scalar) else None

    @property
    def players(self) -> tuple[int, int]:
        found = _PLAYERS.fullmatch(text_of(self.header.get("players")) or "")
        if not found:
            return (1, 1)
        return int(found[1]), int(found[2] or found[1])

    def digest(self) -> str:
        """Changes with any byte of any file that has to do with the rules."""
        total = hashlib.sha256()
        for source in sorted(self.sources, key=lambda s: s.name):
            total.update(f"{source.name}\0{len(source.text)}\0{source.text}\0".encode())
        return total.hexdigest()


def read_folder(path: Path, found: Diagnostics, languages: Collection[str] | None) -> Folder | None:
    """A ruleset's files; None if not even the header can be read. Of its locales only `languages`, or all of them."""
    path = path.parent if path.name == HEADER else path
    name = path.resolve().name
    source = read_source(path / HEADER, f"{name}/{HEADER}", None, found)
    if source is None:
        return None
    folder = Folder(path, Map((), Span(source, 0, 0)), [], [source])
    root = read_tree(folder, source, found)
    if root is not None and not isinstance(root, Map):
        found.add("schema/type", root.span, f"`{HEADER}` must be a map", "begin with `id: ..` and `language: 1`")
        return None
    folder.header = root = root or folder.header
    folder.roots.append(root)
    if not _readable(root, found):
        return None
    named = root.get("id")
    if isinstance(named, Scalar) and _ID.fullmatch(named.text) and named.text != name:
        message = f"the folder is called `{name}`, but the ruleset `{named.text}`"
        found.add("file/id", named.span, message, "let both have the same name: rulesets are found by it")
    listed = set[Path]()
    for asked, file in _listed(folder, found):
        if file in listed:
            continue
        listed.add(file)
        _read_part(folder, file, asked, found)
    if any("extends" in block.words() for block in folder.lost if block.source is source):
        folder.cut_off()
    _unlisted(folder, listed, found)
    _read_table(folder, found)
    _read_locales(folder, languages, found)
    return folder


def listed_files(folder: Path) -> set[Path]:
    """The files with sections, and with the texts of languages, that the header of a ruleset lists; not the header."""
    aside, home = Diagnostics(), folder.resolve()
    source = read_source(home / HEADER, f"{home.name}/{HEADER}", None, aside)
    root = read_yaml(source, aside) if source is not None else None
    if not isinstance(root, Map):
        return set()
    languages = [home / "locales" / f"{item.text}.ftl" for item in items(root.get("locales"))]
    return {file for _, file in _listed(Folder(home, root, [root], []), aside)}.union(languages)


def _readable(root: Map, found: Diagnostics) -> bool:
    language = root.get("language")
    if isinstance(language, Scalar) and isinstance(language.value, int) and language.value > LANGUAGE:
        message = f"this ruleset is written in version {language.value} of the language; this program reads {LANGUAGE}"
        found.add("file/language", language.span, message, "get a newer rulekit")
        return False
    players = root.get("players")
    if isinstance(players, Scalar):
        match = _PLAYERS.fullmatch(players.text)
        if match and match[2] and int(match[2]) < int(match[1]):
            hint = f"write `{match[2]}..{match[1]}`"
            found.add("type/range", players.span, "the low end is above the high end", hint)
    return True


def shown_name(folder: Path, file: Path) -> str:
    """What a file of a ruleset is called when it is shown."""
    base = folder.resolve()
    return f"{base.name}/{file.relative_to(base).as_posix()}"


def _read_part(folder: Folder, file: Path, asked: Scalar, found: Diagnostics) -> None:
    name = shown_name(folder.path, file)
    source = read_source(file, name, asked.span, found)
    if source is None:
        folder.cut_off()
        return
    folder.sources.append(source)
    root = read_tree(folder, source, found)
    if isinstance(root, Map):
        folder.roots.append(root)
    elif root is not None:
        folder.leave_out(whole(source))
        found.add("schema/type", root.span, f"`{name}` must be a map of sections")


def read_tree(folder: Folder, source: Source, found: Diagnostics) -> Node | None:
    """The tree of a file; of one that is not YAML, what can still be read. None if that is nothing."""
    faults = Diagnostics()
    root = read_yaml(source, faults)
    found.extend(faults)
    if root is not None:
        return root
    saved = salvage(source, next(iter(faults)).span.line)
    folder.leave_out(saved[1] if saved else whole(source))
    return saved[0] if saved else None


def _listed(folder: Folder, found: Diagnostics) -> Iterator[tuple[Scalar, Path]]:
    """The files that the header lists, patterns unfolded; refuses those that climb out of the folder."""
    base = folder.path.resolve()
    files = folder.header.get("files")
    if files is None and any("files" in block.words() for block in folder.lost):
        asked_for = Scalar("*", "*", Style.PLAIN, folder.header.span)
        yield from ((asked_for, file) for file in _yaml_files(base) if file.relative_to(base).as_posix() not in APART)
    for item in files.items if isinstance(files, Seq) else ():
        if not isinstance(item, Scalar) or not item.text:
            continue
        asked = item.text
        matches = _matches(base, asked)
        if matches is None or any(not _within(match, base) for match in matches):
            folder.cut_off()
            found.add("file/outside", item.span, f"`{asked}` leads out of the ruleset's folder", "list files inside it")
        elif asked == HEADER:
            found.add("file/listed", item.span, f"`{HEADER}` need not be listed", "leave it out")
        elif not matches:
            found.add("file/missing", item.span, f"no file fits `{asked}`", "check the pattern")
        elif "*" not in asked and not _is_file(matches[0]):
            folder.complete = False
            known = [str(f.relative_to(base).as_posix()) for f in _yaml_files(base)]
            what = "is a folder" if _is_folder(matches[0]) else "does not exist"
            hint = "list its files: `folder/*.yaml`" if what == "is a folder" else did_you_mean(asked, known)
            found.add("file/missing", item.span, f"`{asked}` {what}", hint)
            near = nearest(asked, known)
            if near is None or _is_folder(matches[0]):
                folder.cut_off()
            else:
                yield item, base / near
        else:
            yield from ((item, match) for match in matches if match.is_file() and match.name != HEADER)


def _matches(base: Path, asked: str) -> list[Path] | None:
    """The paths that an entry of `files:` means; None if it leads outside, or cannot be a path at all."""
    parts = asked.split("/")
    if asked.startswith(("/", "~")) or ".." in parts or any(char in asked for char in "\\\0") or len(asked) > 200:
        return None
    try:
        asked.encode()
        return sorted(base.glob(asked)) if "*" in asked else [base / asked]
    except (ValueError, OSError):
        return []


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except (OSError, ValueError):
        return False


def _within(file: Path, base: Path) -> bool:
    try:
        return file.resolve().is_relative_to(base)
    except (OSError, RuntimeError):
        return False


def _yaml_files(base: Path) -> list[Path]:
    """The YAML files of a folder, not those of its tests, its expansions and its ledger."""
    found: list[Path] = []
    for file in sorted(base.rglob("*.yaml")):
        parts = file.relative_to(base).parts
        if parts[0] not in _FOLDERS_APART and not any(p.startswith(".") for p in parts):
            found.append(file)
    return found


def _unlisted(folder: Folder, listed: set[Path], found: Diagnostics) -> None:
    base = folder.path.resolve()
    files = folder.header.get("files")
    here = files.span if files else folder.header.span
    for file in _yaml_files(base):
        name = file.relative_to(base).as_posix()
        if name not in APART and file not in listed and not folder.is_cut_off:
            folder.unlisted.append(file)
            found.add(
                "file/unlisted",
                here,
                f"`{name}` lies in the folder but is not read",
                "list it under `files:`, or delete it",
            )


def _read_table(folder: Folder, found: Diagnostics) -> None:
    """The file that says how the table is shown, if there is one; what leads out of the folder is none."""
    file = folder.path / TABLE
    if not file.is_file() or not _within(file, folder.path.resolve()):
        return
    source = read_source(file, f"{folder.path.resolve().name}/{TABLE}", None, found)
    root = read_yaml(source, found) if source is not None else None
    if isinstance(root, Map):
        folder.table = root
    elif root is not None:
        found.add("schema/type", root.span, f"`{TABLE}` must be a map", "begin with `panels:` or `seats:`")


def _read_locales(folder: Folder, languages: Collection[str] | None, found: Diagnostics) -> None:
    listed = folder.header.get("locales")
    items = [item for item in listed.items if isinstance(item, Scalar)] if isinstance(listed, Seq) else []
    for item in items:
        if _LANGUAGE.fullmatch(item.text) and (languages is None or item.text in languages):
            _read_language(folder, item, found)
    if listed is None and any("locales" in block.words() for block in folder.lost):
        return
    there = {file.parent.name: file for file in reversed(_texts(folder, "*/*.ftl"))}
    there |= {file.stem: file for file in _texts(folder, "*.ftl")}
    known = {item.text for item in items}
    if known <= there.keys():
        for language in sorted(there.keys() - known):
            file = there[language]
            message = f"`{file.relative_to(folder.path).as_posix()}` lies in the folder but is not read"
            hint = f"list `{language}` under `locales:`, or delete it"
            found.add("file/unlisted", (listed or folder.header).span, message, hint)


def _read_language(folder: Folder, item: Scalar, found: Diagnostics) -> None:
    """The texts of one language: `locales/en.ftl`, then those of the folder `locales/en` by their names."""
    main = folder.path / "locales" / f"{item.text}.ftl"
    parts = _texts(folder, f"{item.text}/*.ftl")
    files = [main, *parts] if main.exists() or not parts else parts
    base = folder.path.resolve()
    sources: list[Source] = []
    for file in files:
        name = f"{base.name}/{file.relative_to(folder.path).as_posix()}"
        source = read_source(file, name, item.span, found)
        if source is not None:
            sources.append(source)
    if sources:
        folder.locales[item.text] = tuple(sources)


def _texts(folder: Folder, pattern: str) -> list[Path]:
    """Files with texts below `locales`; what leads out of the ruleset's folder is none of them."""
    base = folder.path.resolve()
    return [file for file in sorted(folder.path.glob(f"locales/{pattern}")) if _within(file, base)]


def find_base(expansion: Folder, found: Diagnostics) -> Path | None:
    """The folder of the ruleset that an expansion extends: above it, beside it, on RULEKIT_PATH, or shipped."""
    asked = expansion.extends
    if asked is None:
        return None
    if not _ID.fullmatch(asked.text):
        found.add("expansion/no-base", asked.span, f"`{asked.text}` is no id of a ruleset", "write its `id`")
        return None
    if asked.text == expansion.id:
        found.add("expansion/no-base", asked.span, "an expansion does not extend itself", "write the id of its base")
        return None
    here = expansion.path.resolve()
    for folder in (*here.parents[:3], *_places()):
        for candidate in (folder, folder / asked.text):
            if candidate != here and _has_id(candidate, asked.text):
                return candidate
    hint = "put it beside this one, or name its folder in RULEKIT_PATH"
    found.add("expansion/no-base", asked.span, f"the ruleset `{asked.text}` is not found", hint)
    return None


def base_of(folder: Path) -> Path | None:
    """The folder of the base, if this is an expansion and its base is found."""
    aside = Diagnostics()
    source = read_source(folder / HEADER, HEADER, None, aside)
    header = read_yaml(source, aside) if source is not None else None
    return find_base(Folder(folder, header, [], []), aside) if isinstance(header, Map) else None


def find_expansion(name: str, base: Path) -> Path | None:
    """An expansion given by name: below its base, or on RULEKIT_PATH."""
    base = base.parent if base.name == HEADER else base
    for folder in (base / "expansions", *_places()):
        if (folder / name / HEADER).is_file():
            return folder / name
    return None


def _places() -> list[Path]:
    path = [Path(p) for p in os.environ.get("RULEKIT_PATH", "").split(os.pathsep) if p]
    return [*path, rulesets_folder()]


def _has_id(folder: Path, wanted: str) -> bool:
    file = folder / HEADER
    try:
        text = file.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError):
        return False
    root = read_yaml(Source(HEADER, text), Diagnostics())
    return isinstance(root, Map) and text_of(root.get("id")) == wanted and "extends" not in root

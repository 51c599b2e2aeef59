"""All files of a ruleset at once: its members, wherever something is said of them, and the rest."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from rulekit.diagnostics import Diagnostics
from rulekit.digest import Digest, files_below
from rulekit.lint.blocks import WORD, Block, Cut, between, cut, seal, without
from rulekit.ruleset.files import HEADER, listed_files
from rulekit.ruleset.keys import SECTIONS
from rulekit.ruleset.load import read_source, read_yaml
from rulekit.ruleset.tree import Map, Node, Scalar, Seq
from rulekit.source import Source

_ELSEWHERE = ("tests", "expansions")
"""Folders of a ruleset whose files are not its own rules."""
_OF_THE_WHOLE = ("extends", "totals")
"""Words of rulesets that are more than their files, or whose components are counted."""

_DONE = {"procedures", "windows", "flow", "setup", "ends", "when", "while", "offers", "invariants"}
"""Sections with what is done, and when: nothing is worked out there for others to use."""


@dataclass(frozen=True, slots=True)
class Member:
    """What is said of a member: the names of files, and the blocks in them."""

    blocks: tuple[tuple[str, Block], ...]

    @property
    def seals(self) -> list[str]:
        return sorted(f"{file} {block.seal}" for file, block in self.blocks)

    @property
    def is_first(self) -> bool:
        """Does it stand first somewhere? Without it nothing may be left there."""
        return any(block.first for _, block in self.blocks)

    @property
    def facts(self) -> set[str]:
        return {fact for _, block in self.blocks for fact in block.facts}


class Members:
    """The members of files that were cut."""

    def __init__(self, cuts: Mapping[str, Cut]) -> None:
        self.cuts = cuts

    @cached_property
    def members(self) -> dict[str, Member]:
        """By their names; those first that stand first."""
        found: dict[str, list[tuple[str, Block]]] = {}
        for file, block in self._blocks("yaml"):
            found.setdefault(block.owner, []).append((file, block))
        for file, block in self._blocks("ftl"):
            if block.owner in found:
                found[block.owner].append((file, block))
        return {name: Member(tuple(blocks)) for name, blocks in found.items()}

    @cached_property
    def facts(self) -> frozenset[str]:
        """Those of all members together."""
        return frozenset(fact for member in self.members.values() for fact in member.facts)

    def _blocks(self, sort: str) -> Iterator[tuple[str, Block]]:
        for file, one in self.cuts.items():
            if file.endswith(sort):
                yield from ((file, block) for block in one.blocks)


class Survey(Members):
    """`known`: how files were cut before; those that have not changed are not cut again."""

    def __init__(self, folder: Path, known: Mapping[str, Cut]) -> None:
        cuts: dict[str, Cut] = {}
        super().__init__(cuts)
        self.home = folder.resolve()
        self.sources: dict[str, Source] = {}
        self.others: dict[str, bytes] = {}
        listed = listed_files(self.home)
        for file in files_below(self.home):
            name = file.relative_to(self.home).as_posix()
            source = self._source(file, name) if file in listed else None
            if source is None:
                self.others[name] = file.read_bytes()
            else:
                self.sources[name] = source
        for name, source in self.sources.items() if self.is_in_parts else ():
            before = known.get(name)
            cuts[name] = before if before and before.seal == seal(source.text) else cut(source)

    def _source(self, file: Path, name: str) -> Source | None:
        return read_source(file, f"{self.home.name}/{name}", None, Diagnostics())

    @property
    def is_in_parts(self) -> bool:
        """Can it be told from the blocks and the rest what it is?"""
        header = self.others.get(HEADER, b"").decode("utf-8", "replace")
        texts = [header, *(source.text for source in self.sources.values())]
        return not any(word in text for text in texts for word in _OF_THE_WHOLE)

    @cached_property
    def rest(self) -> str:
        """Changes with all that is said of no member, and with the names of the files."""
        total = Digest()
        for file, content in self.others.items():
            total.add(file, content)
        for file, one in self.cuts.items():
            total.add(file, one.rest.encode())
        for file, block in self._blocks("ftl"):
            if block.owner not in self.members:
                total.add(file, block.seal.encode())
        return total.text()

    # ------------------------------------------------------------------------------ who names whom
    def naming(self, names: Collection[str]) -> dict[str, set[str]]:
        """For members that name others of these names: which."""
        found: dict[str, set[str]] = {}
        for owner, member in self.members.items():
            named = {word for _, block in member.blocks for word in block.words if word in names} - {owner}
            if named:
                found[owner] = named
        return found

    def named_by_rest(self, names: Collection[str]) -> set[str]:
        return set(names).intersection(self._words_of_rest())

    def _words_of_rest(self) -> Iterator[str]:
        for name, content in self.others.items():
            if name.endswith(".yaml"):
                yield from WORD.findall(content.decode("utf-8", "replace"))
        for name, one in self.cuts.items():
            if name.endswith(".yaml"):
                for part in between(self.sources[name].text, one.blocks):
                    yield from WORD.findall(part)
        for _, block in self._blocks("ftl"):
            if block.owner not in self.members:
                yield from block.words

    # ------------------------------------------------------------------------------ what leads to what
    def worked_out_from(self, words: set[str]) -> set[str]:
        """These words, and those for what the rest works out from them, from that again, and so on."""
        leaves = list(self._leaves())
        found = set[str]()
        while found != words:
            found = set(words)
            for path, said in leaves:
                if not said.isdisjoint(words):
                    words = words.union(path)
        return words

    def _leaves(self) -> Iterator[tuple[frozenset[str], frozenset[str]]]:
        """All texts of the rest by which something is worked out: the names of that, and the words of the text."""
        for name, content in self.others.items():
            if name.endswith(".yaml") and not name.startswith(_ELSEWHERE):
                tree = read_yaml(Source(name, content.decode("utf-8", "replace")), Diagnostics())
                yield from _said_under(tree, ())
        for name, one in self.cuts.items():
            if name.endswith(".yaml"):
                yield from _said_under(read_yaml(without(self.sources[name], one.blocks), Diagnostics()), ())


def _said_under(node: Node | None, path: tuple[str, ...]) -> Iterator[tuple[frozenset[str], frozenset[str]]]:
    match node:
        case Scalar() if path:
            yield _names(path), frozenset(WORD.findall(node.text))
        case Seq():
            for item in node.items:
                yield from _said_under(item, path)
        case Map():
            for key, value in node.entries:
                yield from _said_under(value, (*path, key.text))


def _names(path: tuple[str, ...]) -> frozenset[str]:
    """What is worked out by a text, by the keys that lead to it: an entry of a section, or a part of a kind.

    In bundles and in members it may be any of the keys. What is done is no number, whatever its name is.
    """
    if path[:1] == ("kinds",):
        section, names = path[2:3], path[3:4]
    elif path[0] in SECTIONS and path[0] != "bundles":
        section, names = path[:1], path[1:2]
    else:
        section, names = (), path[1:]
    return frozenset(names) if _DONE.isdisjoint(section) else frozenset()

"""Members that need not be looked at again: they sleep while the linter looks at a ruleset that was changed a little.

What is found about a member hangs on what is said of it, on what is said of no member (the rest), and on the facts of
all members together, whoever has them (see `blocks`). So a member of which nothing was found may sleep if

- the rest is what it was, and so is all that is said of the member,
- it names no other member, and nothing names it; nor was anybody changed whom something names,
- each of its facts is also a fact of somebody who is awake, so that nothing is missing,
- and the facts of all together are what they were. Only numbers may be printed that were not before, or are not any
  more, if the member does not speak of that field, nor of anything that the rest works out from it.

Sleeping members are taken out of the files while these are read. Should something be found then that was not found
before, all are woken and everything is looked at. So by their sleep nothing can be found that is not there.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from rulekit.diagnostics import Diagnostic, Severity
from rulekit.kept import fetch, keep
from rulekit.lint.blocks import WORD, Block, Cut, without
from rulekit.lint.survey import Members, Survey
from rulekit.ruleset.at_hand import at_hand
from rulekit.source import Source, Span

LEAST = 0.5
"""Which part of the members must sleep to make it worth while."""

Content = tuple[Any, ...]


class Before(Members):
    """What was known the last time. `found`: what was found; `seen`: the members that it had to do with."""

    def __init__(self, rest: str, cuts: Mapping[str, Cut], seen: frozenset[str], found: Counter[Content]) -> None:
        super().__init__(cuts)
        self.rest = rest
        self.seen = seen
        self.found = found


class Sleep:
    """The members of one ruleset, from one time to the next. `digest`: by which what was known before is kept."""

    def __init__(self, folder: Path, digest: str) -> None:
        self.digest = digest
        self.before = _recalled(digest)
        self.now = Survey(folder, self.before.cuts if self.before is not None else {})

    def look(self, lint: Callable[[], list[Diagnostic]]) -> list[Diagnostic] | None:
        """What is found while some sleep; None if all must be looked at."""
        asleep = sleepers(self.now, self.before) if self.before is not None else set()
        if self.before is None or not asleep or len(asleep) < LEAST * len(self.now.members):
            return None
        with at_hand(self._awake(asleep)):
            found = [_placed(item, self._sources) for item in lint()]
        return found if Counter(map(_content, found)) <= self.before.found else None

    def _awake(self, asleep: set[str]) -> dict[Path, Source]:
        """The files as they are if only those stand in them who are awake."""
        found: dict[Path, Source] = {}
        for file, cut in self.now.cuts.items():
            sleeping = [block for block in cut.blocks if block.owner in asleep]
            found[self.now.home / file] = without(self.now.sources[file], sleeping)
        return found

    @property
    def _sources(self) -> dict[str, Source]:
        return {source.name: source for source in self.now.sources.values()}

    def keep(self, found: Sequence[Diagnostic]) -> None:
        """Remembers a ruleset that was looked at, be it with all awake or not; not if it has errors."""
        if self.now.is_in_parts and not any(item.severity is Severity.ERROR for item in found):
            seen = {owner for item in found for span in _places(item) for owner in self._owners(span)}
            keep(self.digest, "asleep", json.dumps(_freeze(self.now, seen, found), separators=(",", ":")).encode())

    def _owners(self, span: Span) -> Iterator[str]:
        """The members in whose blocks a place lies."""
        cut = self.now.cuts.get(span.source.name.partition("/")[2])
        for block in cut.blocks if cut is not None else ():
            if block.start <= span.end and span.start <= block.end:
                yield block.owner


# ------------------------------------------------------------------------------------------ who sleeps
def sleepers(now: Survey, before: Before) -> set[str]:
    """The members that need not be looked at; nobody if the rest is another one, or the facts are."""
    if not now.is_in_parts or now.rest != before.rest:
        return set()
    names = now.members.keys() | before.members.keys()
    same = {name for name in names if _seals(now, name) == _seals(before, name)}
    naming = now.naming(names)
    named = now.named_by_rest(names).union(*naming.values())
    if not named.isdisjoint(names - same) or _names_anybody_new(now, before):
        return set()
    looked_at = _looked_at(now, now.facts ^ before.facts)
    if looked_at is None:
        return set()
    awake = before.seen | named | naming.keys() | (names - same)
    may_sleep = {name: member for name, member in now.members.items() if name not in awake and not member.is_first}
    may_sleep = {name: member for name, member in may_sleep.items() if looked_at.isdisjoint(member.facts)}
    known = {fact for name, member in now.members.items() if name not in may_sleep for fact in member.facts}
    asleep: set[str] = set()
    for name, member in may_sleep.items():
        if member.facts <= known:
            asleep.add(name)
        else:
            known |= member.facts
    return asleep


def _seals(at: Members, name: str) -> list[str] | None:
    member = at.members.get(name)
    return None if member is None else member.seals


def _names_anybody_new(now: Survey, before: Before) -> bool:
    """Does a file that has not changed have the name of a new member? Of its words only names are kept."""
    new = now.members.keys() - before.members.keys()
    old_texts = [source.text for file, source in now.sources.items() if now.cuts[file] is before.cuts.get(file)]
    return any(re.search(rf"\b{re.escape(name)}\b", text) for name in new for text in old_texts)


def _looked_at(now: Survey, changed: frozenset[str]) -> set[str] | None:
    """The facts that speak of numbers which have changed; None if more has changed than numbers."""
    if not all(fact.startswith("number ") for fact in changed):
        return None
    words = now.worked_out_from({fact.split(" ")[3] for fact in changed}) if changed else set()
    said = {fact: fact.partition("\n")[2] for fact in now.facts if words}
    return {fact for fact, text in said.items() if not words.isdisjoint(WORD.findall(text))}


# ------------------------------------------------------------------------------------------ what was found
def _content(item: Diagnostic) -> Content:
    """A finding, wherever it is now."""
    related = tuple((other.span.source.name, other.span.text, other.message) for other in item.related)
    fix = tuple((edit.span.source.name, edit.span.text, edit.text) for edit in item.fix)
    return item.code, item.span.source.name, item.span.text, item.message, item.hint, related, fix


def _places(item: Diagnostic) -> Iterator[Span]:
    yield item.span
    yield from (other.span for other in item.related)
    yield from (edit.span for edit in item.fix)


def _placed(item: Diagnostic, sources: Mapping[str, Source]) -> Diagnostic:
    """A finding in the files as they are, with all who sleep."""

    def whole(span: Span) -> Span:
        return replace(span, source=sources.get(span.source.name, span.source))

    related = tuple(replace(other, span=whole(other.span)) for other in item.related)
    fix = tuple(replace(edit, span=whole(edit.span)) for edit in item.fix)
    return replace(item, span=whole(item.span), related=related, fix=fix)


# ------------------------------------------------------------------------------------------ in and out
def _freeze(now: Survey, seen: set[str], found: Sequence[Diagnostic]) -> dict[str, Any]:
    """As JSON. Facts are written once, and stand in blocks as numbers."""
    numbers: dict[str, int] = {}

    def row(block: Block) -> list[Any]:
        facts = [numbers.setdefault(fact, len(numbers)) for fact in block.facts]
        names = [word for word in block.words if word in now.members]
        return [block.owner, block.start, block.end, block.seal, facts, names, block.first]

    cuts = {file: [cut.seal, cut.rest, [row(block) for block in cut.blocks]] for file, cut in now.cuts.items()}
    contents = [
        [list(map(list, part)) if isinstance(part, tuple) else part for part in _content(item)] for item in found
    ]
    return {"rest": now.rest, "cuts": cuts, "facts": list(numbers), "seen": sorted(seen), "found": contents}


def _recalled(digest: str) -> Before | None:
    text = fetch(digest, "asleep")
    with suppress(ValueError, TypeError, LookupError, AttributeError):
        return None if text is None else _thaw(json.loads(text))
    return None


def _thaw(data: dict[str, Any]) -> Before:
    facts = data["facts"]

    def block(row: list[Any]) -> Block:
        owner, start, end, seal, numbers, names, first = row
        return Block(owner, start, end, seal, tuple([facts[number] for number in numbers]), frozenset(names), first)

    cuts = {file: Cut(seal, rest, tuple(map(block, rows))) for file, (seal, rest, rows) in data["cuts"].items()}
    contents = [
        tuple(tuple(map(tuple, part)) if isinstance(part, list) else part for part in row) for row in data["found"]
    ]
    return Before(data["rest"], cuts, frozenset(data["seen"]), Counter(contents))

"""Texts that a language lacks, and texts that nobody uses: often the same typing error, told once.

A text that no language has is missing where the rules use it. One that another language has is missing in the file of
the language that lacks it: beside the misspelt key if there is one, or else where it stands in the other language.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from rulekit.diagnostics import Diagnostics, Edit, Related
from rulekit.locale.messages import Message, Messages, Placeholder, Sparing
from rulekit.ruleset.model import MessageUse
from rulekit.source import Source, Span
from rulekit.suggest import nearest

# Comparing every absent key with every spare one would take minutes for a file of another game.
_MOST_COMPARED = 300

Wanted = Mapping[str, list[MessageUse]]


@dataclass(slots=True)
class File:
    """One language: its texts, and what the checks found out about them.

    `faulty`: used keys that show a placeholder nobody gives; `not_given`: these placeholders, with the use that should.
    `told`: spare keys of which something was said already.
    """

    language: str
    messages: Messages
    orphans: list[Message] = field(default_factory=list)
    faulty: set[str] = field(default_factory=set)
    told: set[str] = field(default_factory=set)
    not_given: list[tuple[Placeholder, MessageUse]] = field(default_factory=list)

    @property
    def name(self) -> str:
        return self.messages.source.name

    def lacks(self, key: str) -> bool:
        return key not in self.messages and not self.messages.is_broken(key)

    def spare_for(self, key: str) -> Message | None:
        """The text that nobody uses whose key is almost this one."""
        near = nearest(key, comparable(key, (orphan.key for orphan in self.orphans)))
        return self.messages.by_key[near] if near else None


def check_absent(files: list[File], wanted: Wanted, report: Sparing, found: Diagnostics) -> None:
    """What is missing in some languages or in all of them, and what is there and not used."""
    for file in files:
        file.orphans = list(_orphans(file.messages, wanted))
    for key, uses in wanted.items():
        lacking = [file for file in files if file.lacks(key)]
        if len(lacking) < len(files):
            other = next(file for file in files if file not in lacking)
            for file in lacking:
                if key.partition(".")[0] == key or not file.lacks(key.partition(".")[0]):
                    _missing_here(key, uses, file, other, found)
        elif files and (needed := [use for use in uses if use.needed]):
            _missing_everywhere(key, needed, files, found)
    for file in files:
        _report_orphans(file, wanted, report)


def comparable(key: str, candidates: Iterable[str]) -> list[str]:
    """Few enough candidates to compare with: if there are too many, those that begin like the key, or none."""
    names = list(candidates)
    if len(names) > _MOST_COMPARED:
        names = [name for name in names if name[:7] == key[:7]]
    return names if len(names) <= _MOST_COMPARED else []


def dollars(names: Iterable[str]) -> str:
    return ", ".join(f"`${name}`" for name in sorted(names)) or "none"


# ---------------------------------------------------------------------------------------------- what is missing


def _missing_here(key: str, uses: list[MessageUse], file: File, other: File, found: Diagnostics) -> None:
    """A text that another language has: told in the file that lacks it."""
    message = f"no message `{key}` in {file.language}"
    related = [Related(uses[0].span, "it is used here")]
    mine = other.messages.get(key)
    if mine is not None:
        related.append(Related(mine.span, f"the text in {other.language}"))
    reason, places = _reason(key, file)
    spare = file.spare_for(key)
    if spare is not None:
        file.told.add(spare.key)
        fix = [Edit(spare.span, key)] if not spare.parent else []
        text = f"{message}, but a `{spare.key}` that nothing uses"
        found.add("message/missing", spare.span, text, f"did you mean `{key}`?", related, fix)
    elif reason:
        found.add("message/missing", places[0].span, message, reason, related)
    else:
        before = _neighbour(key, mine, file, other)
        here = before.span if before is not None else Span(file.messages.source, 0, 0)
        hint = _how_to_add(key, uses, [here.source.name])
        stub = [_stub(key, uses, here.source)] if "." not in key else []
        found.add("message/missing", here, message, hint, related, stub)


def _neighbour(key: str, mine: Message | None, file: File, other: File) -> Message | None:
    """The text behind which another one belongs: that which stands before it in the other language."""
    parent = file.messages.get(key.partition(".")[0])
    if parent is not None or mine is None:
        return parent
    beside = [text for text in other.messages if text.span.source is mine.span.source and not text.parent]
    above = [text.key for text in beside if text.span.start < mine.span.start]
    return next((text for name in reversed(above) if (text := file.messages.get(name)) is not None), None)


def _missing_everywhere(key: str, needed: list[MessageUse], files: list[File], found: Diagnostics) -> None:
    """A text that no language has: told where the rules use it."""
    hints: list[str] = []
    related: list[Related] = []
    spares = [(file, spare) for file in files if (spare := file.spare_for(key)) is not None]
    for file, spare in spares:
        file.told.add(spare.key)
        related.append(Related(spare.span, "nothing uses this"))
    for near in dict.fromkeys(spare.key for _, spare in spares):
        there = " and ".join(file.name for file, spare in spares if spare.key == near)
        hints.append(f"did you mean this by `{near}` in {there}?")
    for file in files:
        reason, places = _reason(key, file)
        hints += [reason] if reason else []
        related += places
    stubs: list[Edit] = []
    if not hints:
        hints.append(_how_to_add(key, needed, [file.name for file in files]))
        stubs = [_stub(key, needed, file.messages.source) for file in files if "." not in key]
    message = f"no message `{key}` in {', '.join(file.language for file in files)}"
    found.add("message/missing", needed[0].span, message, "; ".join(hints), related, stubs)


def _reason(key: str, file: File) -> tuple[str, list[Related]]:
    """Why a file may seem to lack a key, if there is a likely reason."""
    if key in file.messages.bare:
        span = file.messages.bare[key]
        return f"`{key}` has attributes in {file.name}, but no text after `=`", [Related(span, "no text here")]
    if key in file.messages.indented:
        span = file.messages.indented[key]
        reason = f"`{key}` on line {span.line} of {file.name} is indented and so belongs to the text above it"
        return reason, [Related(span, "indented")]
    return "", []


def _how_to_add(key: str, uses: list[MessageUse], names: list[str]) -> str:
    base, dot, attribute = key.partition(".")
    line = f"an indented line `.{attribute} = ...` under `{base}`" if dot else f"`{key} = ...`"
    args = frozenset.intersection(*(use.args for use in uses))
    may_use = f"; it may use {dollars(args)}" if args else ""
    return f"add {line} to {' and '.join(names)}{may_use}"


def _stub(key: str, uses: list[MessageUse], source: Source) -> Edit:
    """A line at the end of a file, to be filled in: the key itself as the text, with all that it is given."""
    args = sorted(frozenset.intersection(*(use.args for use in uses)))
    end = len(source.text)
    before = "" if source.text.endswith("\n") or not source.text else "\n"
    return Edit(Span(source, end, end), f"{before}{key} = {key}{''.join(f' {{ ${arg} }}' for arg in args)}\n")


# ---------------------------------------------------------------------------------------------- what nobody uses


def _orphans(messages: Messages, wanted: Wanted) -> Iterator[Message]:
    used = set(wanted) | {r.key for message in messages for r in message.references if r.key != message.key}
    # A term must have a text, even if it is there for its attributes alone.
    parents = {key.partition(".")[0] for key in used}
    for message in messages:
        if message.key not in used and not (message.is_term and message.key in parents):
            yield message


def _report_orphans(file: File, wanted: Wanted, report: Sparing) -> None:
    spare = {message.key for message in file.orphans}
    absent = [key for key in wanted if file.lacks(key)]
    for message in file.orphans:
        if message.parent in spare or message.key in file.told:
            continue  # it goes with its message, or was told as what it is meant to be
        if message.is_term:
            text, hint = f"no message refers to the term `{message.key}`", "remove it, or refer to it"
        else:
            text = f"nothing uses `{message.key}`"
            near = nearest(message.key, comparable(message.key, absent))
            hint = f"did you mean `{near}`?" if near else _orphan_hint(message, wanted)
        report.add("message/orphan", message.span, text, hint)


def _orphan_hint(message: Message, wanted: Wanted) -> str:
    if message.parent in wanted:
        known = [key for key in wanted if key.startswith(f"{message.parent}.")]
        if not known:
            return f"`{message.parent}` is used without attributes: remove this one"
        names = ", ".join(f"`{key}`" for key in sorted(known))
        return f"of `{message.parent}` the rules use only {names}: remove this one, or rename it"
    return "remove it, or look whether the rules name it in another way"

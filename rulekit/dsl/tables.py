"""The grammar as tables: what to do, in which state of reading, with which word. Lark makes them of `grammar.lark`.

Here is what of Lark's own tables reading needs, as plain data, which is kept: Lark itself is needed the first time, and
where a text cannot be read.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field, fields
from functools import cache
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from rulekit.kept import fetch, keep

if TYPE_CHECKING:
    from lark import Lark
    from lark.grammar import Rule as LarkRule
    from lark.lexer import TerminalDef

END = "$END"
LINE_BREAK, INDENT, DEDENT = "_NL", "_INDENT", "_DEDENT"
TAB = 8

SLOTS = {"effect": ("effect",), "other": ("value", "choice", "bound", "decl", "modifier")}
"""What the grammar can begin with, in groups: effects are read in lines."""

Words = dict[str, dict[str, str]]
"""For a sort of words, those that are of a sort of their own."""

Reader = tuple[Callable[[str, int], re.Match[str] | None], Words]


def grammar() -> str:
    """The text of the grammar, which is also its documentation."""
    return resources.files("rulekit.dsl").joinpath("grammar.lark").read_text(encoding="utf-8")


class Rule(NamedTuple):
    """How the last things that were read become one.

    `size`: how many they are. `origin`: what they are together, by name. `tree`: the name of the tree that they make.
    `parts`: which of them stand in it, each with whether its own parts stand there in its place, and with the number of
    optional things before it that are missing; `missing` are those at the end. `single`: a tree of one part is that
    part. `chain`: one thing that only gets another name.
    """

    size: int
    origin: str
    tree: str
    parts: tuple[tuple[int, bool, int], ...]
    missing: int
    single: bool
    chain: bool


class Lexer(NamedTuple):
    """What can be read in a state: a pattern with a group for each sort of words, and words of a sort of their own."""

    pattern: str
    special: Words


@dataclass(frozen=True, slots=True)
class Tables:
    """By state: `actions` gives for a sort of words the next state, or below zero a rule (-1 is the first one);
    `gotos` the next state when a rule has made something; `lexer_of` which of the lexers reads the next word.

    `blank`: what may stand before the end. `starts` and `ends` are states, by the name of what is read.
    """

    actions: list[dict[str, int]]
    gotos: list[dict[str, int]]
    rules: list[Rule]
    lexers: list[Lexer]
    lexer_of: list[int]
    blank: str
    starts: dict[str, int]
    ends: dict[str, int]
    chains: dict[tuple[int, int, str], int] = field(default_factory=dict, compare=False)
    readers: dict[int, Reader] = field(default_factory=dict, compare=False)

    def reader(self, state: int) -> Reader:
        """Reads what can be read in a state; patterns are compiled when they are first needed."""
        known = self.readers.get(state)
        if known is None:
            lexer = self.lexers[self.lexer_of[state]]
            known = self.readers[state] = (re.compile(lexer.pattern).match, lexer.special)
        return known

    def as_data(self) -> dict[str, Any]:
        """All of it as JSON can hold it."""
        return {each.name: getattr(self, each.name) for each in fields(self) if each.compare}

    @staticmethod
    def of_data(data: dict[str, Any]) -> Tables:
        rules = [
            Rule._make([*row[:3], tuple((at, spread, absent) for at, spread, absent in row[3]), *row[4:]])
            for row in data["rules"]
        ]
        return Tables(**{**data, "rules": rules, "lexers": [Lexer(*lexer) for lexer in data["lexers"]]})


def group_of(slot: str) -> str:
    return "effect" if slot == "effect" else "other"


@cache
def tables_for(group: str) -> Tables:
    """The tables of a group of slots, as they were kept or made now."""
    made_by = hashlib.sha256(f"{group}\0{grammar()}\0{Path(__file__).read_text('utf-8')}".encode()).hexdigest()
    known = fetch(made_by, "tables")
    if known is not None:
        with suppress(ValueError, TypeError, LookupError):
            return Tables.of_data(json.loads(known))
    from rulekit.dsl.by_lark import lark_for

    tables = tables_of(lark_for(group))
    keep(made_by, "tables", json.dumps(tables.as_data()).encode())
    return tables


def tables_of(lark: Lark) -> Tables:
    """The tables of a Lark parser. It numbers its states, but not without gaps."""
    table = lark.parser.parser._parse_table
    number = {state: place for place, state in enumerate(table.states)}
    rules: dict[LarkRule, int] = {}
    actions: list[dict[str, int]] = []
    gotos: list[dict[str, int]] = []
    terminals = {terminal.name: terminal for terminal in lark.terminals}
    sorts = {*terminals, INDENT, DEDENT, END}
    for state in table.states.values():
        actions.append({})
        gotos.append({})
        for name, (action, what) in state.items():
            if action.name == "Reduce":
                actions[-1][name] = -1 - rules.setdefault(what, len(rules))
            else:
                (actions if name in sorts else gotos)[-1][name] = number[what]
    lexers: dict[frozenset[str], int] = {}
    always = {LINE_BREAK, *lark.ignore_tokens}
    lexer_of = [lexers.setdefault(frozenset(terminals.keys() & {*state, *always}), len(lexers)) for state in actions]
    # What is blank is never read again in another way, as `*` alone would: there are too many ways to split blanks.
    blank = _either(terminals[name].pattern.to_regexp() for name in lark.ignore_tokens) + "*+"
    return Tables(
        actions,
        gotos,
        [_rule(rule) for rule in rules],
        [_lexer([terminals[name] for name in names if name not in lark.ignore_tokens], blank) for names in lexers],
        lexer_of,
        blank,
        {start: number[state] for start, state in table.start_states.items()},
        {start: number[state] for start, state in table.end_states.items()},
    )


def _rule(rule: LarkRule) -> Rule:
    from lark.grammar import Terminal

    options, symbols = rule.options, rule.expansion
    absent = "".join(str(int(is_absent)) for is_absent in options.empty_indices) or "0" * len(symbols)
    gaps = [len(ones) for ones in absent.split("0")]
    parts: list[tuple[int, bool, int]] = []
    missing = 0
    for place, symbol in enumerate(symbols):
        missing += gaps[place]
        if options.keep_all_tokens or not (isinstance(symbol, Terminal) and symbol.filter_out):
            parts.append((place, not isinstance(symbol, Terminal) and symbol.name.startswith("_"), missing))
            missing = 0
    missing += gaps[-1]
    single = bool(options.expand1) and not rule.alias
    chain = single and len(symbols) == 1 and parts == [(0, False, 0)] and not missing
    name = str(rule.alias or rule.origin.name)
    return Rule(len(symbols), str(rule.origin.name), name, tuple(parts), missing, single, chain)


def _lexer(terminals: list[TerminalDef], blank: str) -> Lexer:
    """As Lark reads: what has priority first, then what may be longer. Words that also fit a pattern go with it."""
    terminals.sort(key=lambda t: (-t.priority, -t.pattern.max_width, -len(t.pattern.value), t.name))
    special: Words = {}
    for pattern in (t for t in terminals if t.pattern.type == "re"):
        fits = re.compile(pattern.pattern.to_regexp()).fullmatch
        words = {
            t.pattern.value: t.name
            for t in terminals
            if t.pattern.type == "str" and t.priority == pattern.priority and fits(t.pattern.value)
        }
        if words:
            special[pattern.name] = words
    held = {name for words in special.values() for name in words.values()}
    groups = [f"(?P<{t.name}>{t.pattern.to_regexp()})" for t in terminals if t.name not in held]
    return Lexer(blank + _either(groups), special)


def _either(patterns: Iterable[str]) -> str:
    return f"(?:{'|'.join(patterns)})"

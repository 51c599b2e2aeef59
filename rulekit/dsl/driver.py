"""Text to parse tree, by the tables of the grammar: states on a stack, as in any LALR parser.

What makes it fast is that a thing which only gets other names (an `atom` is a `postfix`, that is a `unary`, ...) goes
through all of them in one step, which is remembered.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NamedTuple

from rulekit.dsl.tables import DEDENT, END, INDENT, LINE_BREAK, TAB, Rule, Tables

BRACKETS = {"LPAR": 1, "LSQB": 1, "RPAR": -1, "RSQB": -1}


class NotRead(Exception):
    """The text is not of this grammar. What is wrong where, others have to find out."""


class Word(NamedTuple):
    """A word or a sign, and where it stands."""

    text: str
    start: int
    end: int

    def __str__(self) -> str:
        return self.text


@dataclass(slots=True)
class Tree:
    """What a rule of the grammar has read; `start` is below zero if that is nothing."""

    rule: str
    start: int
    end: int
    kids: list[Tree | Word | None]


Child = Tree | Word | None


def read(tables: Tables, text: str, what: str, in_lines: bool) -> Tree:
    """The tree of a text; raises NotRead. `in_lines`: line breaks and indentation mean something."""
    words = _Words(tables, text, in_lines)
    stack = _Stack(tables, tables.starts[what], tables.ends[what])
    actions, rules, states = tables.actions, tables.rules, stack.states
    while True:
        sort, word = words.next(states[-1])
        while (action := actions[states[-1]].get(sort)) is not None and action < 0:
            rule = rules[-1 - action]
            if rule.chain:
                states[-1] = stack.renamed(sort)
            else:
                stack.reduce(rule)
            if sort == END and states[-1] == stack.end:
                found = stack.values[-1]
                assert isinstance(found, Tree)
                return found
        if action is None:
            raise NotRead
        stack.push(action, word)


class _Stack:
    """What was read so far: for each thing the state behind it, and where it begins."""

    def __init__(self, tables: Tables, start: int, end: int) -> None:
        self.tables = tables
        self.end = end
        self.states = [start]
        self.values: list[Child] = [None]
        self.begins = [0]
        self.behind = 0

    def push(self, state: int, word: Word) -> None:
        self.states.append(state)
        self.values.append(word)
        self.begins.append(word.start)
        self.behind = word.end

    def renamed(self, sort: str) -> int:
        """The state behind the last thing when it has got all the names that it gets before the next word."""
        below, state = self.states[-2:]
        key = (below, state, sort)
        known = self.tables.chains.get(key)
        if known is not None:
            return known
        actions, gotos, rules = self.tables.actions, self.tables.gotos, self.tables.rules
        while (action := actions[state].get(sort, 0)) < 0 and rules[-1 - action].chain:
            state = gotos[below][rules[-1 - action].origin]
            if sort == END and state == self.end:
                break
        self.tables.chains[key] = state
        return state

    def reduce(self, rule: Rule) -> None:
        """The last things become one tree."""
        size, origin, name, parts, missing, single, _ = rule
        states = self.states
        first = len(states) - size
        values, begins = self.values[first:], self.begins[first:]
        begin = begins[0] if size else -1
        if begin < 0:
            begin = next((at for at in begins if at >= 0), -1)
        del states[first:], self.values[first:], self.begins[first:]
        kids: list[Child] = []
        for place, spread, absent in parts:
            if absent:
                kids += [None] * absent
            value = values[place]
            if spread and isinstance(value, Tree):
                kids = kids + value.kids if kids else value.kids  # a long list grows, it is not copied each time
            else:
                kids.append(value)
        if missing:
            kids += [None] * missing
        alone = single and len(kids) == 1
        self.values.append(kids[0] if alone else Tree(name, begin, self.behind if begin >= 0 else -1, kids))
        self.begins.append(begin)
        states.append(self.tables.gotos[states[-1]][origin])


class _Words:
    """The words of a text, one after the other. What can be a word depends on the state of reading."""

    def __init__(self, tables: Tables, text: str, in_lines: bool) -> None:
        self.tables = tables
        self.text = text
        self.in_lines = in_lines
        self.at = 0
        self.last = Word("", 0, 0)
        self.brackets = 0
        self.levels = [0]
        self.waiting: list[tuple[str, Word]] = []

    def next(self, state: int) -> tuple[str, Word]:
        if self.waiting:
            return self.waiting.pop()
        match, special = self.tables.reader(state)
        found = match(self.text, self.at)
        if found is None or found.lastgroup is None:
            return self._at_the_end()
        sort = found.lastgroup
        start, self.at = found.span(sort)
        word = self.last = Word(found[sort], start, self.at)
        if sort in special:
            return special[sort].get(word.text, sort), word
        if sort == LINE_BREAK:
            if not self.in_lines or self.brackets:
                return self.next(state)
            self._indent(word)
        elif sort in BRACKETS:
            self.brackets += BRACKETS[sort]
        return sort, word

    def _indent(self, line_break: Word) -> None:
        """Blocks that begin or end with a line; its first word comes behind them."""
        blanks = line_break.text.rpartition("\n")[2]
        depth = blanks.count(" ") + blanks.count("\t") * TAB
        if depth > self.levels[-1]:
            self.levels.append(depth)
            self.waiting.append((INDENT, line_break))
        while depth < self.levels[-1]:
            self.levels.pop()
            self.waiting.append((DEDENT, line_break))
        if depth != self.levels[-1]:
            raise NotRead

    def _at_the_end(self) -> tuple[str, Word]:
        if not re.compile(self.tables.blank).fullmatch(self.text, self.at):
            raise NotRead
        if len(self.levels) > 1:
            self.levels.pop()
            return DEDENT, self.last
        return END, self.last

"""Text to parse tree, by the tables of the grammar: states on a stack, as in any LALR parser.

What makes it fast is that a thing which only gets other names (an `atom` is a `postfix`, that is a `unary`, ...) goes
through all of them in one step, which is remembered.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NamedTuple

from rulekit.dsl.tables import DEDENT, END, INDENT, LINE_BREAK, TAB, Rule, Tables


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
    while stack.take(*words.next(stack.states[-1])):
        pass
    found = stack.values[-1]
    assert isinstance(found, Tree)
    return found


class _Stack:
    """What was read so far: for each thing the state behind it, and where it begins."""

    def __init__(self, tables: Tables, start: int, end: int) -> None:
        self.tables = tables
        self.end = end
        self.states = [start]
        self.values: list[Child] = [None]
        self.begins = [0]
        self.behind = 0

    def take(self, sort: str, word: Word) -> bool:
        """The next word, or the end; False when all is read."""
        actions, rules, states = self.tables.actions, self.tables.rules, self.states
        while True:
            action = actions[states[-1]].get(sort)
            if action is None:
                raise NotRead
            if action >= 0:
                states.append(action)
                self.values.append(word)
                self.begins.append(word.start)
                self.behind = word.end
                return True
            rule = rules[-1 - action]
            if rule.chain:
                states[-1] = self._renamed(sort)
            else:
                self._reduce(rule)
            if sort == END and states[-1] == self.end:
                return False

    def _renamed(self, sort: str) -> int:
        """The state behind the last thing when it has got all the names that it gets before the next word."""
        below, state = self.states[-2:]
        key = (below, state, sort)
        if key not in self.tables.chains:
            actions, gotos, rules = self.tables.actions, self.tables.gotos, self.tables.rules
            while (action := actions[state].get(sort, 0)) < 0 and rules[-1 - action].chain:
                state = gotos[below][rules[-1 - action].origin]
                if sort == END and state == self.end:
                    break
            self.tables.chains[key] = state
        return self.tables.chains[key]

    def _reduce(self, rule: Rule) -> None:
        """The last things become one tree."""
        first = len(self.states) - rule.size
        values = self.values[first:]
        begin = next((at for at in self.begins[first:] if at >= 0), -1)
        del self.states[first:], self.values[first:], self.begins[first:]
        kids: list[Child] = []
        for place, spread, missing in rule.parts:
            kids += [None] * missing
            value = values[place]
            if spread and isinstance(value, Tree):
                kids = kids + value.kids if kids else value.kids  # a long list grows, it is not copied each time
            else:
                kids.append(value)
        kids += [None] * rule.missing
        alone = rule.single and len(kids) == 1
        self.values.append(kids[0] if alone else Tree(rule.tree, begin, self.behind if begin >= 0 else -1, kids))
        self.begins.append(begin)
        self.states.append(self.tables.gotos[self.states[-1]][rule.origin])


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
        lexer = self.tables.lexer_of[state]
        found = self.tables.match(lexer)(self.text, self.at)
        if found is None or found.lastgroup is None:
            return self._at_the_end()
        sort = found.lastgroup
        start, self.at = found.span(sort)
        word = self.last = Word(self.text[start : self.at], start, self.at)
        special = self.tables.lexers[lexer].special
        if sort in special:
            sort = special[sort].get(word.text, sort)
        elif sort == LINE_BREAK:
            if not self.in_lines or self.brackets:
                return self.next(state)
            self._indent(word)
        elif sort in ("LPAR", "LSQB"):
            self.brackets += 1
        elif sort in ("RPAR", "RSQB"):
            self.brackets -= 1
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

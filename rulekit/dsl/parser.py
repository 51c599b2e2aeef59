"""Text to syntax tree.

One grammar, two readers: in effects a line is a statement and indentation counts; in all other slots a line break
means nothing. A line that cannot be read is reported, taken out, and the rest is read on, so that every fault of a
text is found. Reading goes by tables; what is wrong with a text that cannot be read, Lark says.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache, partial
from typing import TypeVar, cast

from rulekit.diagnostics import Diagnostics
from rulekit.dsl import syntax as s
from rulekit.dsl.builder import Builder
from rulekit.dsl.driver import NotRead, Tree, read
from rulekit.dsl.mistakes import explain
from rulekit.dsl.tables import group_of, tables_for
from rulekit.dsl.trees import tree_of
from rulekit.source import EmbeddedText, Span
from rulekit.suggest import nearest

MOST_CHARACTERS = 40_000
MOST_NESTING = 110
MOST_FAULTS = 8
MOST_REMEMBERED = 2_000

_TAB = re.compile(r"^ *\t", re.MULTILINE)

N = TypeVar("N", bound=s.Node)


@lru_cache(maxsize=MOST_REMEMBERED)
def _tree(slot: str, text: str) -> Tree:
    """The parse tree of a text, which is often that of others too."""
    return tree_of(slot, text, lambda: read(tables_for(group_of(slot)), text, slot, in_lines=slot == "effect"))


def parse_effect(text: EmbeddedText, found: Diagnostics) -> s.Suite | None:
    """Statements."""
    return _parse("effect", text, found, lambda b, t: b.suite(t))


def parse_value(text: EmbeddedText, found: Diagnostics) -> s.Expr | None:
    """A number, a condition, a list."""
    return _parse("value", text, found, lambda b, t: b.expr(_first(t)))


def parse_choice(text: EmbeddedText, found: Diagnostics) -> s.Choice | None:
    """What a clause lets one choose."""
    return _parse("choice", text, found, lambda b, t: b.choice(t))


def parse_bound(text: EmbeddedText, found: Diagnostics) -> s.Binding | None:
    """A name and what it ranges over."""
    return _parse("bound", text, found, lambda b, t: b.binding(_first(t)))


def parse_modifier(text: EmbeddedText, found: Diagnostics) -> s.Modifier | None:
    """A change of a named value."""
    return _parse("modifier", text, found, lambda b, t: b.modifier(t))


def parse_decl(text: EmbeddedText, found: Diagnostics) -> s.Decl | None:
    """A type, with its default."""
    return _parse("decl", text, found, lambda b, t: b.decl(t))


def _parse(slot: str, text: EmbeddedText, found: Diagnostics, build: Callable[[Builder, Tree], N]) -> N | None:
    here = text.span(0, min(len(text.text), 1))
    if len(text.text) > MOST_CHARACTERS:
        found.add("syntax/too-long", here, f"a text of more than {MOST_CHARACTERS} characters", "use procedures")
        return None
    tab = _TAB.search(text.text) if slot == "effect" else None
    if tab:
        found.add("syntax/tab", text.span(tab.end() - 1, tab.end()), "a tab in the indentation", "indent with blanks")
        return None
    body, faulty = text.text, set[int]()
    while len(faulty) < MOST_FAULTS:
        try:
            tree = _tree(slot, _as_read(slot, body))
        except NotRead:
            from rulekit.dsl.by_lark import what_is_wrong

            fault, place = what_is_wrong(group_of(slot), slot, body, _as_read(slot, body))
            line = body.count("\n", 0, place[0])
            if line in faulty:
                return None
            shift = _line_start(text.text, line) - _line_start(body, line)
            code = explain(fault, body, place, partial(_shifted, text, shift), slot, found)
            shorter = _without_line(body, line, code) if slot == "effect" else None
            if shorter is None:
                return None
            faulty.add(line)
            body = shorter
            continue
        if faulty:
            return None
        if _depth(tree) > MOST_NESTING:
            found.add(
                "syntax/too-deep", here, f"an expression or block nested more than {MOST_NESTING} deep", "use values"
            )
            return None
        builder = Builder(text, found)
        built = build(builder, tree)
        return None if builder.faulty else built
    return None


def _as_read(slot: str, body: str) -> str:
    """A text as the grammar wants it: the last line of an effect is a whole line."""
    return body.rstrip() + "\n" if slot == "effect" else body


def _shifted(text: EmbeddedText, by: int, start: int, end: int) -> Span:
    return text.span(start + by, end + by)


def _line_start(text: str, line: int) -> int:
    at = 0
    for _ in range(line):
        at = text.find("\n", at) + 1
    return at


def _depth(tree: Tree) -> int:
    """How deep a tree is, found without recursion."""
    deepest, level = 0, [tree]
    while level:
        deepest += 1
        level = [kid for node in level for kid in node.kids if isinstance(kid, Tree)]
    return deepest


def _without_line(body: str, number: int, code: str) -> str | None:
    """The text with the faulty line made harmless; None if the lines after it would only be misread."""
    lines = body.split("\n")
    line = lines[number].split("#")[0]
    word = line.split()[0].rstrip(":") if line.split() else ""
    if code == "syntax/misspelt":
        word = nearest(word, ("if", "elif", "else", "for", "repeat", "match")) or word
    if "bracket" in code or code in ("syntax/end", "syntax/braces") or word in ("match", "switch", "case"):
        return None
    indent = line[: len(line) - len(line.lstrip())]
    if code == "syntax/missing-colon" or line.rstrip().endswith(":"):
        harmless = "if true:"
    else:
        harmless = "if true: nothing" if word in ("if", "elif", "else", "for", "repeat") else "nothing"
    lines[number] = indent + harmless
    return "\n".join(lines)


def _first(tree: Tree) -> Tree:
    return cast(Tree, tree.kids[0])

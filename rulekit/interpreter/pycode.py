"""From generated text to code: what is alike is rewritten and compiled only once.

The same rules are lowered for several sets of bundles, of options and of players. What comes out differs mostly in
numbers: those in names (`u12`, `you_7`), and labels, which only stand for something, such as a place in the table of
code. So a text is compiled with its names numbered anew from one and with imaginary numbers for labels, since those
stand nowhere else. Code that was once made of such a text will do for all like it, with their own names and numbers.
"""

from __future__ import annotations

import ast
import re
from functools import lru_cache
from types import CodeType
from typing import Any, NamedTuple

from rulekit.interpreter.asking import asks_map, go_through_map, look_up
from rulekit.interpreter.indexes import trust_indexes
from rulekit.interpreter.shorten import shorten

MOST_KEPT = 20_000
"""So many texts are remembered."""

_LABEL = "NO_"
_NUMBERED = re.compile(r"'(?:[^'\\]|\\.)*'|\"(?:[^\"\\]|\\.)*\"|\b[A-Za-z_]\w*\d\w*\b")
"""Words in quotes, which stay, and names with a number in them."""
_WORD = re.compile(r"[A-Za-z_]*[A-Za-z]")


def label(value: int) -> str:
    """The text of a number that only stands for something: code is the same whatever it is."""
    return f"{_LABEL}{value}"


class Rewriting(NamedTuple):
    """How a text is rewritten before it is compiled.

    `shorter`: not where it is counted which parts are come to. `changes`: may it change the state in its middle?
    `tiles`: from which thing up to which the tiles of the map are, if there is one; `on_map`: the text of its table.
    """

    shorter: bool
    changes: bool
    tiles: tuple[int, int] | None
    on_map: str


def code_of(text: str, file: str, how: Rewriting) -> CodeType:
    """The code of a text, as if it stood in a file of that name."""
    names: dict[str, str] = {}
    values: list[int] = []
    seen: dict[str, str] = {}

    def numbered(match: re.Match[str]) -> str:
        name = match[0]
        known = seen.get(name)
        if known is None:
            if name[0] in "'\"":
                known = name
            elif name.startswith(_LABEL):
                known = f"{len(values)}j"
                values.append(int(name[len(_LABEL) :]))
            else:
                word = _WORD.match(name)
                known = f"{word[0] if word else ''}_{len(seen) + 1}"
                names[known] = name
            seen[name] = known
        return known

    alike = _compiled(_NUMBERED.sub(numbered, text), how)
    return _with_names(alike, names, values, file)


@lru_cache(MOST_KEPT)
def _compiled(text: str, how: Rewriting) -> CodeType:
    tree = ast.parse(text)
    if how.tiles is not None and "G.present[" in text:
        go_through_map(tree, *how.tiles)
    if how.shorter:
        shorten(tree, text, how.changes)
    if how.tiles is not None and asks_map(text):
        look_up(tree, how.on_map)
    if "[SET[" in text or "(G, SET[" in text:
        trust_indexes(tree)
    code: CodeType = compile(tree, "<rulekit>", "exec")
    return code


def _with_names(code: CodeType, names: dict[str, str], values: list[int], file: str) -> CodeType:
    """The same code with other names and numbers. Locals keep theirs: nothing asks for them."""

    def own(value: Any) -> Any:
        match value:
            case complex():
                return values[int(value.imag)]
            case tuple():
                return tuple(map(own, value))
            case CodeType():
                return _with_names(value, names, values, file)
        return value

    name = names.get(code.co_name, code.co_name)
    return code.replace(
        co_name=name,
        co_filename=file,
        co_names=tuple([names.get(known, known) for known in code.co_names]),
        co_consts=tuple(map(own, code.co_consts)),
    )

"""Menus as they are written: what several offers ask is worked out once, and mostly only where it can matter.

All this is done to the lines of a menu's function, which changes nothing until it gives its result.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

from rulekit.interpreter.compiler import Compiler, Source, line
from rulekit.interpreter.factor import conjuncts

_VALUE = re.compile(r"\bv\d+\(G(?:, you_0)?\)|TILE\[SET\[G\.c\[you_0 \+ \d+\]\]\]")
"""What is asked of the player: a value, or on which tile the player stands."""
_FIRST = re.compile(r"    if \(*(v\d+\(G, you_0\))")
_ADDS = re.compile(r"( +)out\.append\((\(\d+, None, None, None\))\)")
"""An entry that is the same in every game."""

_OWN = [
    (re.compile(r"\w+\.isdisjoint\(G\.z\[you_0 \+ \d+\]\)"), 1),
    (re.compile(r"tuple\(_flat\(G\.z\[\d+:\d+\]\)\)"), 1),
    (re.compile(r"len\(G\.z\[you_0 \+ \d+\]\)"), 2),
    (re.compile(r"G\.z\[you_0 \+ \d+\]"), 2),
    (re.compile(r"G\.c\[you_0 \+ \d+\]"), 2),
    (re.compile(r"G\.bases\[\d+\]"), 1),
]
"""What several offers may ask, the longest first; with more readings than so many it is read once."""

_IN_NEAR = re.compile(r"( +)if (\d+) in near_(\d+):")
_IN_THERE = re.compile(r"    if there_(\d+) in ")
_STANDS = re.compile(
    r"TILE\[(?:SET\[)?G\.c\[you_0 \+ (\d+)\]\]{1,2} == this_\d+"
    r"|(?:SET\[)?G\.c\[you_0 \+ (\d+)\]{1,2} == FIRST\[this_\d+ - \d+\]"
)
"""Does the player stand on the tile that has the offer?"""


class Entries(dict[Any, tuple[int, None, None, Any]]):
    """The entries of one offer by what is chosen with it, made when they are first needed.

    Those of two offers are never the same, also while both are empty.
    """

    __slots__ = ("_offer",)
    __hash__ = object.__hash__  # type: ignore[assignment]
    __eq__ = object.__eq__

    def __init__(self, offer: int) -> None:
        self._offer = offer

    def __missing__(self, chosen: Any) -> tuple[int, None, None, Any]:
        made = self[chosen] = (self._offer, None, None, chosen)
        return made


# ------------------------------------------------------------------------------------------ where the player stands
def stands_on(compiler: Compiler, source: Source, lines: Sequence[str]) -> int | None:
    """If an offer of a tile is only for those who stand on it: the cells that say where they stand. Else None."""
    board = compiler.ruleset.map
    kind = source.card.kind if source.card is not None else source.kind
    if board is None or compiler.cover is not None or kind is None or not compiler.layout.below(kind, board.tile):
        return None
    tests = [text.strip()[3:-1] for text in lines[1:2] if text.strip().startswith("if ") and text.endswith(":")]
    parts = [ast.unparse(part) for test in tests for part in conjuncts(ast.parse(test, mode="eval").body)]
    match = next(filter(None, map(_STANDS.fullmatch, parts)), None)
    return None if match is None else int(match[1] or match[2])


def names_of(compiler: Compiler, source: Source) -> set[int]:
    """The names of all things that may have a clause."""
    if source.card is not None:
        return {compiler.layout.number_of[source.card]}
    assert source.kind is not None
    return {compiler.layout.what[thing] for thing in compiler.layout.things_of(source.kind)}


def if_there(compiler: Compiler, cell: int, names: set[int], lines: list[str]) -> list[str]:
    """Offers that are looked at only where the player stands on a tile of one of these names.

    Who stands nowhere yet is not known to stand elsewhere: that this was not set is for the offers to find out.
    """
    wanted = compiler.constant("N", frozenset([None, *names]))
    inside = [line(f"    {text}", getattr(text, "span", None)) for text in lines]
    return [f"    if there_{cell} in {wanted}:", *inside]


def _theres(lines: list[str]) -> list[str]:
    """A menu that begins with the name of the tile on which the player stands, if it is asked about."""
    cells = dict.fromkeys(match[1] for text in lines if (match := _IN_THERE.match(text)) is not None)
    heads = [
        f"    there_{cell} = None if (at_0 := UNDER(G.c[you_0 + {cell}])) is None else G.what[at_0]" for cell in cells
    ]
    return [*lines[:1], *heads, *lines[1:]]


# ------------------------------------------------------------------------------------------ what offers have in common
def finished(compiler: Compiler, lines: list[str]) -> list[str]:
    """A menu in which what several offers ask is worked out once."""
    return _near(compiler, _joined(_read_once(_shared_tests(_asked_once(_theres(lines))))))


def _near(compiler: Compiler, lines: list[str]) -> list[str]:
    """A menu in which offers of things that the player may use are looked at only where there are such things."""
    made: list[str] = []
    numbers: dict[str, list[str]] = {}
    inside = ""
    for text in lines:
        match = _IN_NEAR.fullmatch(text)
        if match is not None:
            numbers.setdefault(match[3], []).append(match[2])
        if match is not None and len(match[1]) == 4:
            if inside != match[3]:
                inside = match[3]
                made.append(f"    if near_{inside}:")
        elif not text.startswith("        "):
            inside = ""
        made.append(line(f"    {text}", getattr(text, "span", None)) if inside else text)
    for number, wanted in numbers.items():
        held = f"map(G.what.__getitem__, _flat(map(G.z.__getitem__, Y{number}[you_0])))"
        useful = compiler.constant("N", frozenset(map(int, wanted)))
        made.insert(1, f"    near_{number} = {useful}.intersection({held})")
    return made


def _asked_once(lines: list[str]) -> list[str]:
    """A value of the player that one offer asks for in any case, and others too, is worked out once."""
    said = Counter(code for text in lines for code in _VALUE.findall(text))
    first = [match[1] for text in lines if (match := _FIRST.match(text)) is not None]
    made = list(lines)
    for number, code in enumerate(code for code in dict.fromkeys(first) if said[code] > 1):
        made = [line(text.replace(code, f"asked_{number}"), getattr(text, "span", None)) for text in made]
        made.insert(1, f"    asked_{number} = {code}")
    return _remembered(made)


def _remembered(lines: list[str]) -> list[str]:
    """A value of the player that several tests may come to is worked out by the first that does."""
    tests = [text.partition(" for ")[0] for text in lines if text.lstrip().startswith("if ")]
    said = Counter(code for text in tests for code in _VALUE.findall(text))
    made = list(lines)
    for number, code in enumerate(code for code, times in said.items() if times > 1):
        name = f"once_{number}"
        made = [_with_once(text, code, name) for text in made]
        made.insert(1, f"    {name} = None")
    return made


def _with_once(text: str, code: str, name: str) -> str:
    """A test that keeps a value, or has it from a test before it; in lists it is worked out as ever."""
    if not text.lstrip().startswith("if "):
        return text
    head, word, rest = text.partition(" for ")
    worked_out = f"({name} if {name} is not None else ({name} := {code}))"
    return line(f"{head.replace(code, worked_out)}{word}{rest}", getattr(text, "span", None))


def _shared_tests(lines: list[str]) -> list[str]:
    """A test that several offers begin with is worked out once."""
    heads = [text for text in lines if text.startswith("    if ") and text.endswith(":") and " and " not in text]
    made = list(lines)
    for number, head in enumerate(text for text in dict.fromkeys(heads) if heads.count(text) > 1):
        made = [f"    if same_{number}:" if text == head else text for text in made]
        made.insert(1, line(f"    same_{number} = {head[7:-1]}", getattr(head, "span", None)))
    return made


def _read_once(lines: list[str]) -> list[str]:
    """What several tests read of the player's own is read once."""
    made = list(lines)
    heads: list[str] = []
    for pattern, few in _OWN:
        said = Counter(code for text in made for code in pattern.findall(text))
        for code in (code for code, times in said.items() if times > few):
            name = f"own_{len(heads)}"
            made = [line(text.replace(code, name), getattr(text, "span", None)) for text in made]
            heads.append(f"    {name} = {code}")
    return [*made[:1], *heads, *made[1:]]


def _joined(lines: list[str]) -> list[str]:
    """Entries that stand under the same test one after the other are added together."""
    made: list[str] = []
    for text in lines:
        adds = _ADDS.fullmatch(text)
        if adds is not None and len(made) > 3 and made[-1] == made[-3] and (before := _ADDS.fullmatch(made[-2])):
            made[-2:] = [line(f"{adds[1]}out += [{before[2]}, {adds[2]}]", getattr(text, "span", None))]
        else:
            made.append(text)
    return made

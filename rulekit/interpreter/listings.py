"""Lists in generated Python text: the shortest way to go through them, to count them, to join them."""

from __future__ import annotations

import re
from collections.abc import Mapping

_AMONG = re.compile(r"\[(\w+) for \1 in (.*?) if (.*)\]")
"""Those of a list for which a condition holds."""
_JOINED = re.compile(r"\(_joined_lists\((.*)\)\)|_joined_lists\((.*)\)")
_SHORT = 240
"""A condition of so many letters may be written twice."""
_ONLY = re.compile(r"\((\w+),\)")
_SEVERAL = re.compile(r"_flat\(G\.z\[(\d+):(\d+)\]\)")
_OWN = re.compile(r"G\.z\[\w+ \+ (\d+)\]")
_EXITS = re.compile(r"_exits\(G, (.*)\)")
_DOORS = re.compile(r"_(?:exits|parted)\(G, (.*?)\)(?:\[[01]\])?")
_BESIDE = re.compile(r"\[(\w+) for \1((?:, \w+)+) in zip\((\w+)((?:, G\.[cz]\[\d+:\d+\])+)\) if (.*)\]")
"""The same, where cells or zones are gone through beside the list."""
_STRETCH = re.compile(r"G\.([cz])\[(\d+):")
_WORD = re.compile(r"\w+")
_SLOT = re.compile(r"G\.([cz])\[(\w+)(?: ([+-]) (\d+))?\]")
_CALL = re.compile(r"\b(?!and\(|or\(|not\(|in\(|is\()\w+\(")
_CELL = re.compile(r"G\.c\[(?:\d+|(\w+)(?: \+ \d+)?)\]")
_ANYBODY = re.compile(r"(?:who|you)_\d+")
_BUT_ONE = re.compile(r"\(len\((G\.z\[[^\[\]()]*\])\) - \((\w+) in \1\)\)")
_WITHOUT = re.compile(r"\[(\w+) for \1 in (G\.z\[[^\[\]()]*\]) if \(not \(\1 == (\w+)\)\)\]")


def only(values: str) -> str | None:
    """The one thing of a list that surely has one."""
    match = _ONLY.fullmatch(values)
    return match[1] if match is not None else None


def size_of(values: str) -> str:
    """How many there are in a list."""
    values = bare(values)
    if only(values) is not None:
        return "1"
    without = _WITHOUT.fullmatch(values)
    if without is not None:
        _, zone, one = without.groups()
        return f"(len({zone}) - ({one} in {zone}))"
    if values.startswith("_flat("):
        return f"len(tuple({values}))"
    return f"len({values})"


def chosen(name: str, things: object, source: str, where: str) -> str:
    """Those of a list for which a condition holds, as a list.

    Of things that follow one another the cells and zones do too, so that these are gone through beside them.
    """
    outside, where = sifted(where, name)
    if outside:
        found = chosen(name, things, source, where) if where else f"[*{source}]"
        return f"({found} if {outside} else [])"
    doors = _parted(name, bare(source), where)
    if doors is not None:
        return chosen(name, None, *doors) if doors[1] else doors[0]
    among = _AMONG.fullmatch(bare(source))
    if among is not None and closed(among[2]) and closed(among[3]) and " for " not in among[3]:
        before = renamed(among[3], among[1], name)
        return chosen(name, None, among[2], f"({before} and {where})")
    both = _two_lists(bare(source)) if len(where) <= _SHORT else None
    if both is not None:
        return f"[{', '.join(f'*{chosen(name, None, part, where)}' for part in both)}]"
    head = f"for {name} in {source}"
    line = in_a_row(things)
    if line is not None:
        found_slots = _SLOT.findall(where)
        slots = dict.fromkeys((kind, sign, number) for kind, of, sign, number in found_slots if of == name)
        if slots:
            names, lists = [name], [source]
            for kind, sign, number in slots:
                first = line.start + int(f"{sign}{number or 0}")
                names.append(f"{kind}{len(names)}_{name.rpartition('_')[2]}")
                lists.append(f"G.{kind}[{first}:{first + len(line)}]")
                said = f"{name} {sign} {number}" if sign else name
                where = where.replace(f"G.{kind}[{said}]", names[-1])
            head = f"for {', '.join(names)} in zip({', '.join(lists)})"
    return f"[{name} {head} if {where}]"


def _parted(name: str, source: str, where: str) -> tuple[str, str] | None:
    """Of the exits of a place those that lead somewhere, or nowhere, and what else must hold of them."""
    place = _EXITS.fullmatch(source)
    tests = [f"(_beyond(G, {name}) is not None)", f"(_beyond(G, {name}) is None)"]
    first, *rest = _conjuncts(where)
    if place is None or not closed(place[1]) or first not in tests:
        return None
    others = f"({' and '.join(rest)})" if len(rest) > 1 else "".join(rest)
    return f"_parted(G, {place[1]})[{tests.index(first)}]", others


def are_unlike(values: str) -> bool:
    """Does the text of a list show that nothing is in it twice?"""
    values = bare(values)
    among = _AMONG.fullmatch(values)
    doors = _DOORS.fullmatch(among[2] if among is not None else values)
    return doors is not None and closed(doors[1])


def _two_lists(values: str) -> tuple[str, str] | None:
    """The two lists that a list is joined of."""
    found = _JOINED.fullmatch(values)
    said: str = found[1] or found[2] if found is not None else ""
    for i, letter in enumerate(said):
        if letter == "," and closed(said[:i]) and closed(said[i + 1 :]):
            return said[:i], said[i + 2 :]
    return None


def sifted(where: str, name: str) -> tuple[str, str]:
    """A condition in two: what has to do with no thing at all, and the rest, with what is quick before any calls."""
    parts = _conjuncts(where)
    outside: list[str] = []
    inside: list[str] = []
    for part in parts:
        if not _is_quick(part, name):
            inside.append(part)
        elif re.search(r"\b[a-z]\w*_\d+", part):
            calls = (i for i, before in enumerate(inside) if _CALL.search(before))
            inside.insert(next(calls, len(inside)), part)
        else:
            outside.append(part)
    if not outside and inside == parts:
        return "", where
    return " and ".join(outside), f"({' and '.join(inside)})" if len(inside) > 1 else "".join(inside)


def _is_quick(part: str, name: str) -> bool:
    """Is a condition about cells only, and such that it can be worked out at any time?"""

    def cell(match: re.Match[str]) -> str:
        return "cell" if match[1] in (None, name) or _ANYBODY.fullmatch(match[1]) else match[0]

    rest = _CELL.sub(cell, part)
    return re.fullmatch(r"[\w ()=!]*", rest) is not None and re.search(r"(?<!not)(?<!and)(?<!or)[\w]\(", rest) is None


def _conjuncts(test: str) -> list[str]:
    """The conditions that must all hold for a condition to hold."""
    if not (test.startswith("(") and test.endswith(")") and closed(test[1:-1])):
        return [test]
    parts, depth, start = [], 0, 1
    for i, letter in enumerate(test):
        depth += (letter in "([{") - (letter in ")]}")
        if depth == 1 and test.startswith((" or ", " if ", " for "), i):
            return [test]
        if depth == 1 and test.startswith(" and ", i):
            parts.append(test[start:i])
            start = i + len(" and ")
    parts.append(test[start:-1])
    if len(parts) == 1 and not parts[0].startswith("("):
        return [test]
    return [one for part in parts for one in _conjuncts(part)]


def among(x: str, things: range, every: range | None) -> str:
    """Whether a thing is one of these, as a number between two others; `every`: what it can be at all."""
    if not things or every is None or not set(things) <= set(every):
        return f"{things.start} <= {x} < {things.stop}"
    if things.start == every.start:
        return f"{x} < {things.stop}"
    return f"{x} >= {things.start}" if things.stop == every.stop else f"{things.start} <= {x} < {things.stop}"


def in_a_row(things: object) -> range | None:
    """Things that follow one another, by their numbers; None if these do not."""
    if isinstance(things, tuple) and len(things) > 1:
        line = range(things[0], things[0] + len(things))
        return line if things == tuple(line) else None
    return None


def zones_in(values: str, players: int) -> range | None:
    """The zones in which all things of a list lie, if its text shows that."""
    values = bare(values)
    several = _SEVERAL.fullmatch(values)
    if several is not None:
        return range(int(several[1]), int(several[2]))
    own = _OWN.fullmatch(values)
    if own is not None:
        return range(int(own[1]), int(own[1]) + players)
    return None


def without_idle_tests(test: str, one: str, lies: range | None, players: int) -> str:
    """A test of a thing that lies in certain zones: it is not in any other one."""

    def known(match: re.Match[str]) -> str:
        other = zones_in(match[1], players) if match[2] == one else None
        apart = lies is not None and other is not None and not set(lies) & set(other)
        return f"len({match[1]})" if apart else match[0]

    return _BUT_ONE.sub(known, test)


def flat(things: object, source: str, x: str, y: str, inner: str) -> str:
    """What lies in a zone of each of several things, one after the other."""
    match = _SLOT.fullmatch(inner)
    line = in_a_row(things)
    if match is not None and match[1] == "z" and match[2] == x and line is not None:
        first = line.start + int(f"{match[3] or ''}{match[4] or 0}")
        return f"tuple(_flat(G.z[{first}:{first + len(line)}]))"
    return f"tuple([{y} for {x} in {source} for {y} in {inner}])"


def is_among(x: str, values: str, known: Mapping[str, object]) -> str:
    """Whether something is in a list: where that is chosen from another one, only this one of them is looked at.

    `known`: what constants are.
    """
    inner = bare(values)
    among = _AMONG.fullmatch(inner)
    if among is not None and closed(among[2]) and closed(among[3]):
        return f"{is_among(x, among[2], known)} and {renamed(among[3], among[1], x)}"
    beside = _BESIDE.fullmatch(inner)
    line = in_a_row(known.get(beside[3])) if beside is not None else None
    if beside is None or line is None or not closed(beside[5]):
        return f"{x} in {values}"
    where = renamed(beside[5], beside[1], x)
    for local, (kind, first) in zip(_WORD.findall(beside[2]), _STRETCH.findall(beside[4]), strict=True):
        where = renamed(where, local, f"G.{kind}[{x} + {int(first) - line.start}]")
    return f"{x} in {beside[3]} and {where}"


def renamed(text: str, local: str, name: str) -> str:
    """A text in which a local has another name."""
    return _WORD.sub(lambda match: name if match[0] == local else match[0], text)


def bare(values: str) -> str:
    """A list to go through, without what would only copy it."""
    while True:
        if values.startswith(("(tuple(", "((")) and values.endswith(")") and closed(values[1:-1]):
            values = values[1:-1]
        elif values.startswith("tuple(") and values.endswith(")") and closed(values[6:-1]):
            values = values[6:-1]
        else:
            return values


def closed(text: str) -> bool:
    """Do the brackets of a text close in it?"""
    open_ = 0
    for letter in text:
        open_ += (letter in "([{") - (letter in ")]}")
        if open_ < 0:
            return False
    return open_ == 0 and not re.match(r".*,\s*$", text)

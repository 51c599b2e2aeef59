"""Lists that are gone through: `x in xs where c`, and the questions that are asked of all of them."""

from __future__ import annotations

import re

from rulekit.dsl import syntax as s
from rulekit.dsl.types import Printed, Thing, element, plain
from rulekit.dsl.world import ClosedList
from rulekit.interpreter.fields import Fields
from rulekit.interpreter.listings import bare, chosen, closed, renamed

MOST_SPELT_OUT, MOST_LETTERS = 8, 80
"""Up to so many players, and conditions so long, are written out one by one."""
SHORT = (128, 32, 8)
"""Lists of so many things at most need not be counted as work: alone, in one other, in several others."""

_COSTLY = re.compile(r"\bv\d+\(|_(ways|exits|open_doors|open_left|joined|in_sight|distance)\(")
"""Conditions in which values or the map are worked out: these are not asked once the answer is known."""

_CHOSEN = re.compile(r"\[(\w+) for \1 in (G\.present\[[\d, ]*\]) if (.*)\]")
"""Those of all things of a kind in play for which a condition holds."""
_NAMED = re.compile(r"\(G\.what\[(\w+)\] == (\w+)\)")
_FILLED = re.compile(r"\(+G\.z\[(\d+)\] != \(\)\)+")
_BOUNDED = re.compile(r"\(G\.c\[(\d+)\] (<=|>=) (\d+)\)")


class Binders(Fields):
    """A text that goes through lists."""

    def binding(self, node: s.Binding) -> tuple[str, str, str | None]:
        """The local, the list, the condition of `x in xs where c`. The name stays known to the caller's text."""
        source = self.source(node.xs)
        name = self.compiler.local(plain_name(node.name))
        self.compiler.goes_through.add(name)
        self.env = {**self.env, node.name: name}
        where = self.expr(node.where) if node.where is not None else None
        return name, source, None if where == "True" else where

    def source(self, xs: s.Expr, short: int | None = None) -> str:
        """A list to go through; what could be long is counted as work."""
        code = self.expr(xs)
        if isinstance(xs, s.Range) or code.startswith(("AFTER[", "FROM[", "_range(")):
            return code
        known = self.constant(code)
        short = SHORT[min(self.depth(), 2)] if short is None else short
        if isinstance(known, tuple):
            return code if len(known) <= short else f"_counted(G, {code})"
        table = self.compiler.constants.get(code.partition("[")[0])
        if isinstance(table, list) and closed(code) and all(len(row or ()) <= short for row in table):
            return code
        held = element(plain(self.type(xs)))
        if isinstance(held, Thing | Printed) and len(self.compiler.layout.things_of(held.kind)) <= short:
            return code
        work = f"_counted(G, {code})"
        return f"({code} if len({code}) <= {short} else {work})" if code.isidentifier() else work

    def depth(self) -> int:
        """Inside how many lists that are gone through a text stands."""
        codes = (*self.env.values(), self.you, self.this)
        return self.inside + len({code for code in codes if code in self.compiler.goes_through})

    def generated(self, gen: s.Gen) -> tuple[str, str, str]:
        """The value, the name and the source with its condition of `e for x in xs where c`."""
        outer = self.env
        name, source, where = self.binding(gen.binding)
        value = self.expr(gen.value)
        self.env = outer
        return value, name, source if where is None else f"{source} if {where}"

    # ------------------------------------------------------------------------------ questions about all
    def spelt_out(self, node: s.Quantified) -> str | None:
        """A question about all players, or all of a closed list, asked of each by number.

        None if it is about something else, or long.
        """
        binding, players = node.binding, self.compiler.layout.players
        about_players = isinstance(binding.xs, s.Name) and binding.xs.id == "players"
        listed = self.compiler.notes.refs.get(binding.xs)
        count = players if about_players else len(listed.members) if isinstance(listed, ClosedList) else 0
        if not 0 < count <= MOST_SPELT_OUT or binding.where is None or node.word == "first":
            return None
        outer = self.env
        tests: list[str] = []
        for number in range(count):
            self.env = {**outer, binding.name: str(number)}
            tests.append(self.expr(binding.where))
        self.env = outer
        if any(len(test) > MOST_LETTERS for test in tests):
            return None
        if node.word == "count" and (first := _neighbours(tests)) is not None:
            return f"({count} - G.z[{first}:{first + count}].count(()))"
        if node.word == "every" and (bound := _bounded(tests)) is not None:
            return bound
        joint = {"count": " + ", "any": " or ", "every": " and "}[node.word]
        return f"({joint.join(tests)})"

    def quantified(self, node: s.Quantified) -> str:
        short = self.spelt_out(node)
        if short is not None:
            return short
        outer = self.env
        name, source, where = self.binding(node.binding)
        self.env = outer
        match node.word:
            case "count":
                if where is None:
                    return f"len({source})"
                return f"len({chosen(name, self.constant(source), source, where)})"
            case "any":
                return f"(len({source}) > 0)" if where is None else f"any({_each(where, name, source)})"
            case "every":
                return "True" if where is None else f"all({_each(where, name, source)})"
        condition = f" if {where}" if where is not None else ""
        named = _NAMED.fullmatch(where or "")
        if named is not None and named[1] == name:
            return f"_found(G, {source}, {named[2]})"
        return f"_first([{name} for {name} in {source}{condition}])"


def _each(where: str, name: str, source: str) -> str:
    """The answers of all: as a list, which is quickest, or one by one where each of them is costly, or there are many.

    Those that are chosen from another list are not listed first.
    """
    among = _CHOSEN.fullmatch(bare(source))
    if among is not None and closed(among[2]) and closed(among[3]):
        condition = renamed(among[3], among[1], name)
        source = f"{among[2]} if {condition}"
    answers = f"{where} for {name} in {source}"
    many = among is not None or source.startswith("G.present[")
    return answers if many or _COSTLY.search(where) else f"[{answers}]"


def plain_name(name: str) -> str:
    """A word of the ruleset as part of a local's name: letters only, so that nothing of it can matter."""
    return re.sub(r"[^a-z]", "", name) or "x"


def _bounded(tests: list[str]) -> str | None:
    """If each test holds the next cell in a row against the same number: all of them at once."""
    found = [_BOUNDED.fullmatch(test) for test in tests]
    numbers = [int(match[1]) for match in found if match is not None]
    bounds = {(match[2], match[3]) for match in found if match is not None}
    if len(numbers) < 3 or len(numbers) != len(tests) or len(bounds) > 1:
        return None
    if numbers != list(range(numbers[0], numbers[0] + len(tests))):
        return None
    sign, bound = bounds.pop()
    return f"({'max' if sign == '<=' else 'min'}(G.c[{numbers[0]}:{numbers[-1] + 1}]) {sign} {bound})"


def _neighbours(tests: list[str]) -> int | None:
    """If each test asks only whether the next zone in a row is filled: the first of these zones."""
    found = [_FILLED.fullmatch(test) for test in tests]
    numbers = [int(match[1]) for match in found if match is not None]
    in_a_row = len(numbers) == len(tests) and numbers == list(range(numbers[0], numbers[0] + len(tests)))
    return numbers[0] if in_a_row else None

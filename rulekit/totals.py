"""Totals: what a ruleset declares about its components is held against what is printed.

The linter does this, and nobody else: a game that is played knows nothing of totals. They are worked out by the same
Python that is made of every other condition, at a table on which all copies of everything are in play and nothing
happens: of a large game most is what happens, and to compile that takes long.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from rulekit.diagnostics import Diagnostics
from rulekit.dsl import syntax as s
from rulekit.dsl.types import INT, Type, element, plain
from rulekit.game import Ruleset
from rulekit.interpreter import engine
from rulekit.interpreter.compiler import line
from rulekit.interpreter.exprs import Text
from rulekit.interpreter.faults import Fault
from rulekit.interpreter.layout import BOARD
from rulekit.interpreter.printed import Reading, copies_vary
from rulekit.interpreter.program import Program
from rulekit.interpreter.state import State
from rulekit.ruleset.model import Body, Clauses, Condition, StepDef
from rulekit.ruleset.model import Ruleset as Definition
from rulekit.source import Span

_WANTED = {"==": "", "<=": "at most ", ">=": "at least ", "<": "less than ", ">": "more than "}
_TURNED = {"==": "==", "<=": ">=", ">=": "<=", "<": ">", ">": "<"}
"""The same comparison with its sides changed over."""


def check_totals(ruleset: Ruleset, found: Diagnostics) -> None:
    """All totals of a ruleset, with its options as they are if nobody says; for every number of players if need be."""
    fewest, most = ruleset.players
    still = Ruleset(_still(ruleset.model))
    try:
        for total in ruleset.model.totals:
            compiler = still.program(fewest).compiler
            reading = Reading(compiler)
            if _speaks_of_components(total, reading, found):
                vary = reading.seats or copies_vary(compiler)
                numbers = range(fewest, most + 1) if vary else [fewest]
                _check(total, [Table(still.program(players)) for players in numbers], found)
    except Fault as fault:
        found.extend([fault.diagnostic])


def _still(definition: Definition) -> Definition:
    """The same components, and a game without set-up, steps, triggers, offers and ends."""
    rules = definition.rules
    quiet = Clauses(changes=rules.clauses.changes)
    steps = tuple(_without_steps(step) for step in rules.steps)
    idle = replace(rules, setup=None, steps=steps, clauses=quiet, ends=(), scores=None, invariants=())
    return replace(definition, rules=idle)


def _without_steps(step: StepDef) -> StepDef:
    """What is left of a step: others may name it."""
    return replace(step, forever=False, times=None, until=None, steps=(), begin=None, offers=(), body=Body())


def _speaks_of_components(total: Condition, reading: Reading, found: Diagnostics) -> bool:
    """Whether a total can be worked out: it must not look at what changes in play. It should say something, too."""
    changing = list(reading.changing(total.test))
    for word in changing:
        message = f"a total is about what is printed, but `{word.word}` {word.why}"
        found.add("total/reads-state", word.span, message, "what must hold during the game stands under `invariants`")
    if not changing and not reading.printed:
        message = f"the total `{total.name}` speaks of nothing that is printed"
        found.add("total/says-nothing", total.test.span, message, "count the things of a kind: `size(..) == 24`")
    return not changing


def _check(total: Condition, tables: list[Table], found: Diagnostics) -> None:
    """Says where a total does not hold: at the first table where it does not."""
    hint = f"correct what is printed, or the total `{total.name}`"
    for table in tables:
        try:
            wrong = table.wrong(total.test)
        except Fault as fault:
            found.extend([fault.diagnostic])
            return
        if wrong is not None:
            players = table.program.players
            some = f"with {players} {'player' if players == 1 else 'players'} " if len(tables) > 1 else ""
            found.add("total/wrong", wrong.span, f"{some}{wrong.words}", hint)
            return


@dataclass(frozen=True, slots=True)
class Wrong:
    """The part of a condition that does not hold, and what is wrong with it, in words."""

    span: Span
    words: str


class Table:
    """All components of a game for so many players, before anything has happened to them."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self._state = State()
        self._state.p = program
        self._state.what = tuple(program.layout.what)
        self._state.eid = program.first_eid
        self._state.w = [BOARD] * len(program.layout.what)
        self._state.z = [()] * len(program.first_zones)

    def wrong(self, test: s.Expr) -> Wrong | None:
        """What is wrong with a condition here; None if it holds. Raises Fault if it cannot be worked out."""
        return None if self._worked_out(test, {}) else self._wrong(test, {})

    # ------------------------------------------------------------------------------ working out
    def _worked_out(self, node: s.Expr, names: Mapping[str, str]) -> Any:
        """What an expression comes to; `names` are known by their Python text."""
        program, functions = self.program, self.program.compiler.functions
        name = f"total{len(functions)}"
        self._state.n = engine.STEPS
        try:
            code = self._text(names).expr(node)
            functions[name] = ([f"def {name}(G):", line(f"    return {code}", node.span)], node.span)
            program.namespace.update({n: value for n, value in program.compiler.constants.items() if n.isalnum()})
            for function in [each for each in functions if each not in program.namespace]:
                program.make_function(function)
            return program.function(name)(self._state)
        except Exception as error:
            raise engine.fault(self._state, error) from None

    def _text(self, names: Mapping[str, str]) -> Text:
        text = Text(self.program.compiler, self.program.layout.homes[0])
        text.env = dict(names)
        return text

    # ------------------------------------------------------------------------------ saying what is wrong
    def _wrong(self, node: s.Expr, names: Mapping[str, str]) -> Wrong:
        """Why a condition does not hold: of several parts the first that does not."""
        match node:
            case s.Logic(op="and"):
                return self._wrong(node.right if self._worked_out(node.left, names) else node.left, names)
            case s.Quantified(word="every", binding=s.Binding(where=where) as binding) if where is not None:
                for value, known in self._each(binding, names):
                    if not self._worked_out(where, known):
                        inner = self._wrong(where, known)
                        one = self._said(value, element(plain(self._type(binding.xs))) or INT)
                        return Wrong(node.span, f"for {one} {inner.words}")
            case s.Compare() if node.op in _WANTED:
                return Wrong(node.span, self._compared(node, names))
        return Wrong(node.span, "this does not hold")

    def _each(self, binding: s.Binding, names: Mapping[str, str]) -> Iterator[tuple[Any, Mapping[str, str]]]:
        """What a list holds, one after the other, each with the names that are known then."""
        for value in self._worked_out(binding.xs, names):
            yield value, {**names, binding.name: self._text(names).literal(value)}

    def _compared(self, node: s.Compare, names: Mapping[str, str]) -> str:
        """What was found on one side, and what is declared on the other: on the one that speaks of nothing printed."""
        left, op, right = node.left, node.op, node.right
        if self._is_printed(right) and not self._is_printed(left):
            left, op, right = right, _TURNED[op], left
        there, declared = self._shown(left, names), self._shown(right, names)
        if _counts(left):
            are, wanted = "is" if there == "1" else "are", "is" if declared == "1" else "are"
            return f"there {are} {there}, but {_WANTED[op]}{declared} {wanted} declared"
        return f"this is {there}, but {_WANTED[op]}{declared} is declared"

    def _is_printed(self, node: s.Expr) -> bool:
        reading = Reading(self.program.compiler)
        list(reading.changing(node))
        return reading.printed

    def _shown(self, node: s.Expr, names: Mapping[str, str]) -> str:
        return self._said(self._worked_out(node, names), self._type(node))

    def _type(self, node: s.Expr) -> Type:
        return self.program.compiler.notes.types.get(node, INT)

    def _said(self, value: object, t: Type) -> str:
        """A value in a sentence."""
        shown = self.program.shown(self._state, value, t)
        if isinstance(shown, list):
            return f"[{', '.join(str(item) for item in shown)}]"
        if isinstance(shown, int) and not isinstance(shown, bool):
            return str(shown)
        return f"`{'none' if shown is None else str(shown).lower()}`"


def _counts(node: s.Expr) -> bool:
    """Does an expression say how many there are of something?"""
    match node:
        case s.Quantified(word="count") | s.Call(fn=s.Name(id="size")):
            return True
        case s.Arith(op="+"):
            return _counts(node.left) and _counts(node.right)
    return False

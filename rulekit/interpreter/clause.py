"""The text of a clause: what subjects and parameters of procedures are called in it, and what is tested after it."""

from __future__ import annotations

from typing import Self

from rulekit.dsl import syntax as s
from rulekit.dsl.types import Type
from rulekit.dsl.world import Card, Procedure
from rulekit.interpreter.choices import Choices
from rulekit.interpreter.compiler import Compiler
from rulekit.interpreter.layout import Home
from rulekit.interpreter.units import If, Op, Py, Return


class Clause(Choices):
    """A text with a result of its own."""

    result_type: Type | None = None

    def copy(self) -> Self:
        other = super().copy()
        other.result_type = self.result_type
        return other

    def gives(self) -> Type | None:
        return self.result_type

    def run_below(self, node: s.Call, result: str | None) -> None:
        from rulekit.interpreter.events import below_call

        below_call(self, node, result)


def signature(compiler: Compiler, procedure: Procedure) -> tuple[str, ...]:
    """The names of a procedure's parameters in Python: its subject, what it takes, the instance of its bundle."""
    names = ["who_0"] if procedure.of is not None else []
    names += [f"p_{i + 1}" for i, _ in enumerate(procedure.params)]
    if not home_of(compiler, procedure).always:
        names.append("base_0")
    return tuple(names)


def home_of(compiler: Compiler, procedure: Procedure) -> Home:
    entry = compiler.definitions.get(procedure)
    return entry[1] if entry else compiler.layout.homes[0]


def inside(compiler: Compiler, procedure: Procedure, home: Home, card: Card | None) -> Clause:
    """A text in which a procedure's subject and parameters are known."""
    text = Clause(compiler, home)
    text.path = procedure.name
    text.result_type = procedure.gives
    if procedure.of is not None:
        if compiler.layout.acts(procedure.of):
            text.you = "who_0"
        else:
            text.this = "who_0"
            text.env[procedure.of] = "who_0"
    if card is not None and text.this is None:
        text.card = card
        single = compiler.layout.first_thing.get(card)
        text.this = (
            f"G.eid[{compiler.layout.number_of[card]}]" if single is not None else str(compiler.layout.number_of[card])
        )
    for i, param in enumerate(procedure.params):
        text.env[param.name] = f"p_{i + 1}"
    if not home.always:
        text.instance = "base_0"
    if home.bundle is not None and text.this is None:
        text.card, text.this = home.bundle.card, str(compiler.layout.number_of[home.bundle.card])
    return text


def settle(compiler: Compiler, text: Choices) -> None:
    """When a clause is over, conditions that could have become true are tested."""
    if not (text.wrote & compiler.watched):
        return
    from rulekit.interpreter.endings import check_op

    def with_check(ops: list[Op]) -> list[Op]:
        made: list[Op] = []
        for op in ops:
            if isinstance(op, Return):
                kept = "None"
                if op.value != "None":
                    kept = compiler.local("kept")
                    made.append(Py(f"{kept} = {op.value}", (kept,), op.span))
                made += [check_op(compiler, op.span), Return(kept, op.span)]
                continue
            elif isinstance(op, If):
                op.then, op.otherwise = with_check(op.then), with_check(op.otherwise)
            elif hasattr(op, "body"):
                op.body = with_check(op.body)
            made.append(op)
        return made

    text.out = with_check(text.out)
    if not text.out or not isinstance(text.out[-1], Return):
        text.out.append(check_op(compiler, text.out[-1].span if text.out else None))

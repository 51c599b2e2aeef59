"""Functions over lists and numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulekit.dsl import syntax as s
from rulekit.dsl.signature import Builtin
from rulekit.dsl.types import COUNTER, INT, List, Var
from rulekit.dsl.world import Param

if TYPE_CHECKING:
    from rulekit.interpreter.exprs import Text
from rulekit.interpreter.listings import only, size_of

_T = Var("T")
_NUMBERS = (Param("numbers", List(INT)),)

BUILTINS = (
    Builtin("size", (Param("things", List(_T)),), INT, "How many there are in a list or a zone.", "size(you.hand) > 3"),
    Builtin(
        "sum",
        _NUMBERS,
        INT,
        "The sum of a list of numbers, or of a number for each thing. Of nothing it is 0.",
        "sum(c.rank for c in you.hand)",
        form="numbers",
    ),
    Builtin(
        "min",
        _NUMBERS,
        INT,
        "The smallest of several numbers, of a list, or of a number for each thing. Of nothing it is 0.",
        "min(you.coins, 3)",
        form="numbers",
    ),
    Builtin(
        "max",
        _NUMBERS,
        INT,
        "The largest of several numbers, of a list, or of a number for each thing. Of nothing it is 0.",
        "max(0, size(you.hand) - 2)",
        form="numbers",
    ),
    Builtin(
        "highest",
        (Param("ranking", List(_T)),),
        List(_T),
        "All things for which a number is highest, ties included.",
        "highest(p.coins for p in players)",
        form="ranking",
    ),
    Builtin(
        "lowest",
        (Param("ranking", List(_T)),),
        List(_T),
        "All things for which a number is lowest, ties included.",
        "lowest(p.coins for p in players)",
        form="ranking",
    ),
    Builtin(
        "distinct",
        (Param("things", List(_T)),),
        List(_T),
        "A list without repetitions, in the order of first appearance.",
        "distinct(c.name for c in you.hand)",
        reason="One of the games rolls once for all figures of a name.",
    ),
)


def _numbers(text: Text, node: s.Call) -> str:
    """What a function works through, as a list in Python."""
    first = node.args[0].value
    if isinstance(first, s.Gen):
        value, name, source = text.generated(first)
        return f"[{value} for {name} in {source}]"
    if len(node.args) > 1:
        return f"({', '.join(text.expr(arg.value) for arg in node.args if not isinstance(arg.value, s.Gen))})"
    return text.source(first)


def _of_one(text: Text, node: s.Call) -> str | None:
    """The number for one thing, if a sum is surely about one; else None."""
    gen = node.args[0].value
    if not isinstance(gen, s.Gen) or gen.binding.where is not None:
        return None
    one = only(text.source(gen.binding.xs))
    if one is None:
        return None
    outer, text.env = text.env, {**text.env, gen.binding.name: one}
    value = text.expr(gen.value)
    text.env = outer
    return value


def _column(text: Text, node: s.Call) -> str | None:
    """`sum(p.coins for p in players)` adds up a stretch of cells; None if it is something else."""
    gen = node.args[0].value
    if not isinstance(gen, s.Gen) or gen.binding.where is not None or not isinstance(gen.value, s.Field):
        return None
    of, xs = gen.value.of, gen.binding.xs
    if not (isinstance(of, s.Name) and of.id == gen.binding.name and isinstance(xs, s.Name) and xs.id == "players"):
        return None
    column = text.compiler.layout.columns.get(text.compiler.notes.refs.get(gen.value))  # type: ignore[call-overload]
    if column is None or column.first is None or text.type(gen.value) not in (COUNTER, INT):
        return None
    start = column.base - column.first
    return f"G.c[{start}:{start + text.compiler.layout.players}]"


def _several(name: str, node: s.Call, text: Text) -> str:
    if len(node.args) > 1:
        return f"{name}{_numbers(text, node)}"
    return f"{name}({_numbers(text, node)}, default=0)"


def _ranking(best: str, text: Text, node: s.Call) -> str:
    """All things whose number is the best one."""
    gen = node.args[0].value
    assert isinstance(gen, s.Gen)
    value, name, source = text.generated(gen)
    return f"_best([({value}, {name}) for {name} in {source}], {best})"


def _things(text: Text, node: s.Call) -> str:
    first = node.args[0].value
    if isinstance(first, s.Gen):
        value, name, source = text.generated(first)
        return f"[{value} for {name} in {source}]"
    return text.expr(first)


EXPRESSIONS = {
    "size": lambda text, node: size_of(_things(text, node)),
    "sum": lambda text, node: _of_one(text, node) or f"sum({_column(text, node) or _numbers(text, node)})",
    "min": lambda text, node: _several("min", node, text),
    "max": lambda text, node: _several("max", node, text),
    "highest": lambda text, node: _ranking("max", text, node),
    "lowest": lambda text, node: _ranking("min", text, node),
    "distinct": lambda text, node: f"tuple(dict.fromkeys({_numbers(text, node)}))",
}

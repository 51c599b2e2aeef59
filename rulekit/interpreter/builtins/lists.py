"""Functions over lists and numbers."""

from __future__ import annotations

from rulekit.dsl.signature import Builtin
from rulekit.dsl.types import INT, List, Var
from rulekit.dsl.world import Param

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

"""Text that differs only in numbered names and in labels is compiled once, and each gets code of its own."""

from __future__ import annotations

import pytest

from rulekit.interpreter import pycode
from rulekit.interpreter.pycode import Rewriting, code_of, label

HOW = Rewriting(shorter=True, changes=True, tiles=None, on_map="")


def run(text: str, function: str, **known: object) -> object:
    namespace: dict[str, object] = dict(known)
    exec(code_of(text, f"<{function}>", HOW), namespace)
    made = namespace[function]
    assert callable(made)
    return made()


def misses() -> int:
    return pycode._compiled.cache_info().misses


def text(function: str, other: str, local: str, value: int) -> str:
    said = f"({other}, {local}, {label(value)}, ({label(value)}, 3), 'a9')"
    return f"def {function}():\n    {local} = 7\n    return {said}\n"


def test_alike_is_compiled_once() -> None:
    assert run(text("u1", "K4", "x_2", 12), "u1", K4="four") == ("four", 7, 12, (12, 3), "a9")
    before = misses()
    assert run(text("u88", "K5", "x_31", 1 << 90), "u88", K5="five") == ("five", 7, 1 << 90, (1 << 90, 3), "a9")
    assert misses() == before


@pytest.mark.parametrize(
    "other",
    [
        "def u1():\n    return x1 + x2\n",
        "def u1():\n    return x1 + x1 + 1\n",
        "def u1():\n    return y1 + y1\n",
        f"def u1():\n    return x1 + {label(2)}\n",
    ],
)
def test_other_text_is_other_code(other: str) -> None:
    assert run("def u1():\n    return x1 + x1\n", "u1", x1=1, x2=5, y1=6) == 2
    assert run(other, "u1", x1=1, x2=5, y1=6) != 2


def test_functions_inside_get_their_names_too() -> None:
    inside = "def {f}():\n    return tuple(map(lambda a_1: a_1 + {k}, (1, 2)))\n"
    assert run(inside.format(f="u1", k="K1"), "u1", K1=10, map=map, tuple=tuple) == (11, 12)
    assert run(inside.format(f="u2", k="K2"), "u2", K2=20, map=map, tuple=tuple) == (21, 22)


def test_a_fault_is_found_in_its_own_file() -> None:
    with pytest.raises(NameError, match="K7") as fault:
        run("def u3():\n    return K7\n", "u3")
    run("def u4():\n    return K8\n", "u4", K8=0)
    assert fault.traceback[-1].frame.code.raw.co_filename == "<u3>"

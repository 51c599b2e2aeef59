"""A ruleset is data from strangers: whatever stands in it, the worst that happens is a diagnostic that names the line."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest

from rulekit import load
from rulekit.game import Ruleset
from rulekit.interpreter.program import Program
from rulekit.interpreter.state import State
from tests.helpers.hostile import PLACES, Case, no_hang, play, quoted, read_cases, read_yaml, run, write
from tests.properties.games import SUBJECTS

CASES = read_cases()
NAME_PLACES: dict[str, dict[str, str]] = read_yaml(PLACES)


@pytest.mark.parametrize("case", CASES, ids=[case.id for case in CASES])
def test_case(case: Case, tmp_path: Path) -> None:
    with no_hang():
        assert run(case.data, tmp_path) == (case.at, case.want)


# ------------------------------------------------------------------------------------------ names
LEGAL = ["class", "lambda", "exec", "import", "with", "out", "x_7", "you_0"]
"""Words that mean something in Python, or look like names in generated code, and are names like any other here."""
REFUSED = ["__class__", "__import__", "__builtins__", "_move", "G", "None", "Class", "x-y", "9x", "é"]
ODD = ["a b", "'", '"', "\\", "{0}", "}", "a\nb", "a\0b", "a;b", "(", "%s", "$(id)", "../x", "\u202e", "\u2028", ""]


def _at(place: str, name: str, key: str | None = None) -> dict[str, Any]:
    """The ruleset in which a name stands in a place; in YAML it may be written in another way."""
    parts = NAME_PLACES[place].items()
    return {part: text.replace("@", name if part == "effect" else key or name) for part, text in parts}


@pytest.mark.parametrize("name", LEGAL)
def test_a_word_of_python_is_a_name_like_any_other(name: str, tmp_path: Path) -> None:
    for number, place in enumerate(NAME_PLACES):
        ruleset = load(write(_at(place, name), tmp_path / str(number)))
        with no_hang():
            assert play(ruleset) == ("", "ok"), place
        assert not _stray_names(ruleset, 2), place


@pytest.mark.parametrize("name", [*REFUSED, *ODD])
def test_what_is_no_name_is_refused_where_it_stands(name: str, tmp_path: Path) -> None:
    for number, place in enumerate(NAME_PLACES):
        for way, key in enumerate((name, quoted(name))):
            with no_hang():
                at, found = run(_at(place, name, key), tmp_path / f"{number}-{way}")
            assert at == "load", (place, key)
            assert found.split(" @ ")[1].split(":")[0] in ("effect", "strike", "yaml", "ruleset.yaml"), (place, found)


# ------------------------------------------------------------------------------------------ generated code
_LOCAL = re.compile(r"[a-z]\w*_\d+")
_NUMBERED = re.compile(r"[a-zA-Z]{1,9}\d+")
_ENGINE = frozenset("G f _ out begin ends untils truths invariants points tie lowest_wins E FROM AFTER ALL ZHOLD".split())
_METHODS = frozenset("append get items values".split())


def _compiled(ruleset: Ruleset, players: int) -> Program:
    """The program with the text of everything in it, also of what no game has needed yet."""
    program = ruleset.program(players)
    for unit in program.compiler.units:
        if not unit.native and unit.name not in program.texts:
            program.write(unit)
    for name, (lines, _) in program.compiler.functions.items():
        if name not in program.texts and len(lines) > 1:
            program.make_function(name)
    return program


def _stray_names(ruleset: Ruleset, players: int) -> list[str]:
    """Names in the generated text that are neither the engine's own nor made up with a number."""
    program = _compiled(ruleset, players)
    own = {name for name in program.namespace if name.startswith("_")} | _ENGINE
    own |= {"len", "tuple", "range", "sum", "min", "max", "any", "all", "dict"}
    attributes = set(State.__slots__) | _METHODS
    found: set[str] = set()
    for text in program.texts.values():
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Attribute):
                found |= {node.attr} - attributes
            elif isinstance(node, ast.keyword):
                found.add(str(node.arg))
            elif isinstance(node, ast.Import | ast.ImportFrom | ast.Global | ast.Nonlocal | ast.JoinedStr):
                found.add(ast.unparse(node))
            else:
                name = getattr(node, "id", None) or getattr(node, "arg", None) or getattr(node, "name", None)
                if isinstance(name, str) and not _LOCAL.fullmatch(name) and not _NUMBERED.fullmatch(name):
                    found |= {name} - own
    return sorted(found)


@pytest.mark.parametrize("name", SUBJECTS)
def test_no_word_of_a_ruleset_is_a_name_in_generated_code(name: str) -> None:
    ruleset = load(SUBJECTS[name])
    assert _stray_names(ruleset, ruleset.players[1]) == []


@pytest.mark.parametrize("name", SUBJECTS)
def test_generated_code_has_nothing_of_python_but_what_it_is_given(name: str) -> None:
    ruleset = load(SUBJECTS[name])
    program = _compiled(ruleset, ruleset.players[0])
    assert program.namespace["__builtins__"] == {}
    assert program.texts
    for function in program.namespace.values():
        own = getattr(function, "__globals__", None)
        if own is not None and getattr(function, "__code__", None) and "<rulekit" in function.__code__.co_filename:
            assert own is program.namespace


def test_a_stray_name_would_be_found(tmp_path: Path) -> None:
    ruleset = load(write({}, tmp_path))
    program = ruleset.program(2)
    program.texts["odd"] = "def u1(G):\n    return tally + G.__class__"
    assert _stray_names(ruleset, 2) == ["__class__", "tally"]

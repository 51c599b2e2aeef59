"""A ruleset is data from strangers: whatever stands in it, the worst that happens is a diagnostic with its line."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import pytest

from rulekit import load
from rulekit.game import Ruleset
from rulekit.interpreter.program import Program
from rulekit.interpreter.state import State
from tests.helpers.hostile import PLACES, Case, bounded, play, quoted, read_cases, read_yaml, run, write
from tests.properties.games import SUBJECTS
from tests.properties.games import ruleset as loaded

CASES = read_cases()
NAME_PLACES: dict[str, dict[str, str]] = read_yaml(PLACES)


@pytest.mark.parametrize("case", CASES, ids=[case.id for case in CASES])
def test_case(case: Case, tmp_path: Path) -> None:
    with bounded():
        assert run(case.data, tmp_path) == (case.at, case.want)


# ------------------------------------------------------------------------------------------ names
LEGAL = "class def lambda exec import global del with yield async len out x_7 you_0 s12".split()
"""Words that mean something in Python, or look like names in generated code, and are names like any other here."""
REFUSED = ["__class__", "__import__", "__builtins__", "_move", "G", "None", "Class", "x-y", "9x", "é"]
ODD = ["a b", "'", '"', "\\", "{0}", "}", "a\nb", "a\0b", "a;b", "(", "%s", "$(id)", "../x", "\u202e", "\u2028", ""]


def _at(place: str, name: str, key: str | None = None) -> dict[str, Any]:
    """The ruleset in which a name stands in a place; in YAML it may be written in another way."""
    parts = NAME_PLACES[place].items()
    return {part: text.replace("@", name if part == "effect" else key or name) for part, text in parts}


@pytest.fixture(scope="module")
def harmless(tmp_path_factory: pytest.TempPathFactory) -> dict[str, set[str]]:
    """What Python names the generated code has where an ordinary word stands in a place."""
    folder = tmp_path_factory.mktemp("harmless")
    return {place: _python_names(load(write(_at(place, "lamp_post"), folder / place)), 2) for place in NAME_PLACES}


@pytest.mark.parametrize("name", LEGAL)
def test_a_word_of_python_is_a_name_like_any_other(name: str, harmless: dict[str, set[str]], tmp_path: Path) -> None:
    """Each word in every fourth place, so that each place has several words."""
    _stands_anywhere(name, list(NAME_PLACES)[LEGAL.index(name) % 4 :: 4], harmless, tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("name", LEGAL)
def test_a_word_of_python_may_stand_anywhere(name: str, harmless: dict[str, set[str]], tmp_path: Path) -> None:
    _stands_anywhere(name, list(NAME_PLACES), harmless, tmp_path)


def _stands_anywhere(name: str, places: list[str], harmless: dict[str, set[str]], folder: Path) -> None:
    for place in places:
        ruleset = load(write(_at(place, name), folder / place))
        with bounded():
            assert play(ruleset) == ("", "ok"), place
        assert _python_names(ruleset, 2) == harmless[place], place


@pytest.mark.parametrize("name", [*REFUSED, *ODD])
def test_what_is_no_name_is_refused_where_it_stands(name: str, tmp_path: Path) -> None:
    _refused(name, list(NAME_PLACES)[[*REFUSED, *ODD].index(name) % 4 :: 4], tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("name", [*REFUSED, *ODD])
def test_what_is_no_name_is_refused_everywhere(name: str, tmp_path: Path) -> None:
    _refused(name, list(NAME_PLACES), tmp_path)


def _refused(name: str, places: list[str], folder: Path) -> None:
    """As it is, which may break the YAML itself, and in quotes."""
    for place in places:
        for way, key in enumerate((name, quoted(name))):
            with bounded():
                at, found = run(_at(place, name, key), folder / f"{place}-{way}")
            assert at == "load", (place, key)
            assert found.split(" @ ")[1].split(":")[0] in ("effect", "strike", "yaml", "ruleset.yaml"), (place, found)


# ------------------------------------------------------------------------------------------ generated code
_LOCAL = re.compile(r"[a-z]\w*_\d+")
_STRETCH = re.compile(r"(ru|[sul])\d+(x\d+)?")
_WORD = re.compile(r"[A-Za-z_]\w*")
_SHARED = frozenset("any all sum min max count points tie ends begin invariants".split())
"""Words of the language itself that are also names in the generated code."""


def _compiled(ruleset: Ruleset, players: int) -> Program:
    """The program with the text of everything in it, also of what no game has needed yet."""
    program = ruleset.program(players)
    program.write_everything()
    return program


def _python_names(ruleset: Ruleset, players: int) -> set[str]:
    """All names in the generated text but those of locals, which are made up with a number, and parts of the state."""
    found: set[str] = set()
    for text in [text for maker in _compiled(ruleset, players).makers() for text in maker.texts.values()]:
        for node in ast.walk(ast.parse(text)):
            assert not isinstance(node, ast.Import | ast.ImportFrom | ast.Global | ast.Nonlocal | ast.JoinedStr)
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "G":
                found |= {node.attr} - set(State.__slots__)
            else:
                found |= {
                    value for field, value in ast.iter_fields(node) if field in _NAMING and isinstance(value, str)
                }
    return {_STRETCH.sub(r"\1", name) for name in found if not _LOCAL.fullmatch(name)}


_NAMING = frozenset(("id", "attr", "arg", "name", "module"))


@pytest.fixture(scope="module")
def written() -> dict[str, tuple[set[str], set[str]]]:
    """For each game the words of its files and the names in its generated code."""
    found = {}
    for name, subject in SUBJECTS.items():
        ruleset = loaded(name)
        words = {word for file in subject.folder.rglob("*.yaml") for word in _WORD.findall(file.read_text("utf-8"))}
        found[name] = words, _python_names(ruleset, ruleset.players[1])
    return found


@pytest.mark.parametrize("name", SUBJECTS)
def test_no_word_of_a_ruleset_is_a_name_in_generated_code(name: str, written: dict[str, Any]) -> None:
    """What is a word of a game and a name in its code must be the engine's: then games without the word have it too."""
    words, names = written[name]
    others = [other for game, other in written.items() if game != name]
    own = {word for their_words, their_names in others for word in their_names - their_words}
    assert names
    assert words & names - own - _SHARED == set()


@pytest.mark.parametrize("name", SUBJECTS)
def test_generated_code_has_nothing_of_python_but_what_it_is_given(name: str) -> None:
    ruleset = loaded(name)
    for maker in _compiled(ruleset, ruleset.players[0]).makers():
        assert maker.namespace["__builtins__"] == {}
        made = [item for item in maker.namespace.values() if _is_generated(item)]
        assert made
        assert all(function.__globals__ is maker.namespace for function in made)
        given = [item for item in maker.namespace.values() if isinstance(item, type | ModuleType)]
        assert {getattr(item, "__name__", "") for item in given} <= {
            "tuple",
            "range",
            "dict",
            "map",
            "reversed",
            "zip",
            "enumerate",
        }


def _is_generated(item: object) -> bool:
    return isinstance(item, FunctionType) and item.__code__.co_filename.startswith("<rulekit ")


def test_a_word_of_a_ruleset_would_be_found(tmp_path: Path) -> None:
    ruleset = load(write({}, tmp_path))
    before = _python_names(ruleset, 2)
    ruleset.program(2).texts["odd"] = "def u1(G, x_7):\n    return tally + G.__class__.coins + exec(x_7)"
    assert _python_names(ruleset, 2) - before == {"__class__", "tally", "coins", "exec"}

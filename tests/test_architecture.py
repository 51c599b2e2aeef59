"""Imports only point down, and each third-party library stays behind its one door."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "rulekit"

# What stands directly under rulekit/, by layer. A layer may import itself and the ones above it in this table.
LAYERS: dict[int, set[str]] = {
    0: {"atomic", "source", "codes", "diagnostics", "former", "suggest", "data", "digest", "kept"},
    1: {"dsl"},
    2: {"ruleset"},
    3: {"interpreter"},
    4: {
        "api",
        "agents",
        "decision",
        "docs",
        "fmt",
        "game",
        "lint",
        "locale",
        "match",
        "options",
        "positions",
        "reach",
        "rulebook",
        "saves",
        "scenario",
        "search",
        "sim",
        "table",
        "totals",
        "view_map",
        "views",
        "why",
    },
    5: {"cli", "__init__", "__main__"},
}
LAYER_OF = {name: layer for layer, names in LAYERS.items() for name in names}

# The interpreter runs what was checked: it sees the forms of the lower layers, not their workings.
ONLY: dict[tuple[str, str], set[str]] = {
    ("interpreter", "dsl"): {"syntax", "types", "signature", "world"},
    ("interpreter", "ruleset"): {"model"},
}

# Which library may be imported where: files, or a folder and all in it.
DOORS: dict[str, tuple[str, ...]] = {
    "lark": ("dsl/by_lark.py", "dsl/tables.py"),
    "ruamel": ("ruleset/load.py",),
    "yaml": ("ruleset/load.py",),
    "jsonschema": ("ruleset/shapes.py",),
    "jsonschema_rs": ("ruleset/shapes.py",),
    "referencing": ("ruleset/shapes.py",),  # the part of jsonschema that finds other schemas
    "fluent": ("locale/",),
    "typer": ("cli/",),
    "rich": ("cli/",),
}


class Import(NamedTuple):
    """`file` (under rulekit/) imports the module `target` at `line`."""

    file: str
    line: int
    target: str


def module_of(file: str) -> list[str]:
    parts = ["rulekit", *file.removesuffix(".py").split("/")]
    return parts[:-1] if parts[-1] == "__init__" else parts


def imports_of(file: str, text: str, modules: set[str]) -> Iterator[Import]:
    """All imports of a file, also those inside functions; `from package import module` counts as the module."""
    for node in ast.walk(ast.parse(text, file)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(file, node.lineno, alias.name)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                package = module_of(file)[: None if file.endswith("__init__.py") else -1]
                package = package[: len(package) - node.level + 1]
                base = ".".join([*package, base]).rstrip(".")
            for alias in node.names:
                inner = f"{base}.{alias.name}"
                yield Import(file, node.lineno, inner if inner in modules else base)


def faults(item: Import) -> Iterator[str]:
    """What is wrong with one import, in a sentence each."""
    where = f"rulekit/{item.file}:{item.line}"
    top, *inner = item.target.split(".")
    own = item.file.split("/")[0].removesuffix(".py")
    if top == "rulekit":
        other = inner[0] if inner else "__init__"
        if LAYER_OF[other] > LAYER_OF[own]:
            yield f"{where}: L{LAYER_OF[own]} {own} imports {item.target} of L{LAYER_OF[other]}"
        allowed = ONLY.get((own, other))
        if allowed is not None and (len(inner) < 2 or inner[1] not in allowed):
            yield f"{where}: {own} may import of {other} only {', '.join(sorted(allowed))}, not {item.target}"
    elif top in DOORS:
        if not item.file.startswith(DOORS[top]):
            yield f"{where}: {top} may be imported only in {' and '.join(f'rulekit/{door}' for door in DOORS[top])}"
    elif top not in sys.stdlib_module_names:
        yield f"{where}: {top} is not a dependency that may be imported"


def files() -> list[str]:
    return sorted(path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py"))


def test_every_module_has_a_layer():
    unknown = {file.split("/")[0].removesuffix(".py") for file in files()} - LAYER_OF.keys()
    assert not unknown, f"say in LAYERS where these belong: {', '.join(sorted(unknown))}"


def test_no_name_is_in_two_layers():
    assert len(LAYER_OF) == sum(len(names) for names in LAYERS.values())


def test_imports_point_down_and_libraries_stay_behind_their_doors():
    modules = {".".join(module_of(file)) for file in files()}
    found = [
        fault
        for file in files()
        for item in imports_of(file, (PACKAGE / file).read_text("utf-8"), modules)
        for fault in faults(item)
    ]
    assert not found, "\n".join(["", *found])


@pytest.mark.parametrize(
    ("file", "text", "fault"),
    [
        ("source.py", "from rulekit import dsl", "L0 source imports rulekit.dsl of L1"),
        ("source.py", "import rulekit", "L0 source imports rulekit of L5"),
        ("dsl/check.py", "from rulekit.ruleset.model import Ruleset", "L1 dsl imports rulekit.ruleset.model of L2"),
        ("dsl/check.py", "from ..ruleset import model", "L1 dsl imports rulekit.ruleset of L2"),
        ("dsl/check.py", "def f():\n    import lark", "lark may be imported only in rulekit/dsl/by_lark.py and rulek"),
        ("interpreter/game.py", "from rulekit.dsl import parser", "interpreter may import of dsl only"),
        (
            "interpreter/game.py",
            "from rulekit.ruleset.load import read",
            "interpreter may import of ruleset only model",
        ),
        ("lint/runner.py", "from rich.text import Text", "rich may be imported only in rulekit/cli/"),
        ("api.py", "import numpy", "numpy is not a dependency"),
    ],
)
def test_a_wrong_import_is_found(file, text, fault):
    found = [
        message for item in imports_of(file, text, {"rulekit.dsl", "rulekit.dsl.parser"}) for message in faults(item)
    ]
    assert len(found) == 1
    assert fault in found[0]


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("diagnostics.py", "from rulekit.source import Span"),
        ("dsl/by_lark.py", "import lark.exceptions\nfrom . import syntax\nfrom .syntax import Node"),
        ("interpreter/game.py", "from rulekit.dsl import syntax\nfrom rulekit.ruleset.model import Ruleset"),
        ("cli/app.py", "import typer\nfrom rulekit import __version__, api"),
    ],
)
def test_a_right_import_is_not(file, text):
    modules = {"rulekit.dsl", "rulekit.dsl.syntax", "rulekit.api"}
    assert [message for item in imports_of(file, text, modules) for message in faults(item)] == []

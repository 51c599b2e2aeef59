"""Nobody waits for a library that is not used. What is looked at is what was imported, not how long it took."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import rulekit

GAME = Path(__file__).parent.parent / "rulesets" / "complots"
HEAVY = ("lark", "yaml", "ruamel", "jsonschema", "jsonschema_rs", "referencing", "rich", "fluent", "typer")

REPORT = f"""
import atexit, sys
atexit.register(lambda: print("HEAVY", *[name for name in {HEAVY} if name in sys.modules]))
"""


def heavy_imports(program: str, cache: Path) -> set[str]:
    """Which of the heavy libraries a program has imported when it ends."""
    done = subprocess.run(
        [sys.executable, "-c", REPORT + program],
        env={**os.environ, "RULEKIT_CACHE": str(cache)},
        cwd=Path(__file__).parent.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return set(done.stdout.splitlines()[-1].split()[1:])


def command(*words: str) -> str:
    return f"sys.argv = ['rulekit', *{words}]\nfrom rulekit.cli.app import main\nmain()"


def test_importing_rulekit(tmp_path: Path) -> None:
    assert heavy_imports("import rulekit\nrulekit.Diagnostic\nrulekit.Ruleset\nrulekit.load", tmp_path) == set()


def test_the_version_and_the_help(tmp_path: Path) -> None:
    assert heavy_imports(command("--version"), tmp_path) == {"typer"}
    assert heavy_imports(command("--help"), tmp_path) == set()
    assert heavy_imports(command("lint", "--help"), tmp_path) == {"typer"}


def test_a_ruleset_that_was_loaded_before(tmp_path: Path) -> None:
    program = f"import rulekit\nprint(rulekit.load({str(GAME)!r}).id)"
    assert heavy_imports(program, tmp_path) >= {"lark", "yaml", "jsonschema_rs"}
    assert heavy_imports(program, tmp_path) == set()


def test_playing_a_game_that_was_loaded_before(tmp_path: Path) -> None:
    pytest.importorskip("rulekit.game")
    program = command("play", str(GAME), "--seats", "random", "--seed", "1")
    assert heavy_imports(program, tmp_path) >= {"lark", "yaml", "jsonschema_rs"}
    assert heavy_imports(program, tmp_path) <= {"fluent", "typer"}


def test_linting_what_was_linted_before(tmp_path: Path) -> None:
    program = command("lint", str(GAME))
    assert heavy_imports(program, tmp_path) >= {"lark", "yaml", "jsonschema_rs", "fluent"}
    assert heavy_imports(program, tmp_path) <= {"rich", "typer", "yaml"}


def test_every_public_name_is_there() -> None:
    for name in rulekit.__all__:
        assert getattr(rulekit, name) is not None
    assert rulekit.load.__module__ == "rulekit.api"


def test_a_name_that_is_not_there() -> None:
    with pytest.raises(AttributeError, match="lode"):
        rulekit.lode  # noqa: B018
    with pytest.raises(ImportError):
        from rulekit import lode  # noqa: F401

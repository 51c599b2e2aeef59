"""What is installed is complete: the wheel has all that a game needs, and its command works where nothing else is."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from rulekit.data import pages_folder, rulesets_folder, schemas_folder

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (found,) = folder.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def installed(wheel: Path) -> Path:
    """A folder with the contents of the wheel."""
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(wheel.parent / "site")
    return wheel.parent / "site"


Command = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="module")
def command(wheel: Path) -> Command:
    """Runs `rulekit` out of an environment that has only the wheel, and what it depends on, in an empty folder."""
    environment, empty = wheel.parent / "environment", wheel.parent / "empty"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(environment)], check=True)
    python = environment / "bin" / "python"
    install = [sys.executable, "-m", "pip", "--python", str(python), "install", "--no-deps", "--no-index", str(wheel)]
    subprocess.run(install, check=True, capture_output=True)
    (packages,) = environment.glob("lib/python*/site-packages")
    (packages / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n", "utf-8")
    empty.mkdir()
    clean = {"PATH": os.environ["PATH"], "HOME": str(empty), "RULEKIT_CACHE": ""}

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        program = [str(python.with_name(words[0])), *words[1:]]
        return subprocess.run(program, cwd=empty, env=clean, capture_output=True, text=True, check=False)

    return run


def test_a_checkout_has_its_folders_beside_the_package():
    assert (schemas_folder(), rulesets_folder()) == (ROOT / "schemas", ROOT / "rulesets")
    assert pages_folder() == ROOT / "docs" / "lint"


@pytest.mark.parametrize("source", ["schemas", "rulesets", "docs/lint"])
def test_the_wheel_has_the_data(installed, source):
    def names(folder: Path) -> set[str]:
        return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}

    assert names(installed / "rulekit" / "_data" / source) == names(ROOT / source) != set()


def test_the_wheel_has_the_ruleset_to_start_from(installed):
    def names(package: Path) -> set[str]:
        templates = package / "rulekit" / "templates"
        return {path.relative_to(templates).as_posix() for path in templates.rglob("*.*")}

    assert names(installed) == names(ROOT) != set()


def test_the_wheel_has_the_code_and_what_it_reads(installed):
    there = {path.relative_to(installed).as_posix() for path in installed.rglob("*")}
    code = {path.relative_to(ROOT).as_posix() for path in (ROOT / "rulekit").rglob("*.py")}
    assert code | {"rulekit/py.typed", "rulekit/dsl/grammar.lark"} <= there
    assert not [name for name in there if name.startswith(("tests", "docs"))]


def test_the_installed_package_finds_its_data(installed):
    program = "from rulekit.data import *; print(schemas_folder(), rulesets_folder(), pages_folder(), sep='|')"
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=installed.parent,
        env={**os.environ, "PYTHONPATH": str(installed)},
        check=True,
        capture_output=True,
        text=True,
    )
    schemas, rulesets, pages = map(Path, done.stdout.strip().split("|"))
    assert schemas.samefile(installed / "rulekit" / "_data" / "schemas")
    assert rulesets.samefile(installed / "rulekit" / "_data" / "rulesets")
    assert pages.samefile(installed / "rulekit" / "_data" / "docs" / "lint")


def test_the_wheel_has_what_belongs_to_a_game(installed):
    data = installed / "rulekit" / "_data"
    games = [path.parent for path in sorted((data / "rulesets").glob("*/ruleset.yaml"))]
    assert "complots" in [game.name for game in games]
    for game in games:
        for wanted in ("rules.yaml", "table.yaml", "RULINGS.md", "locales/*.ftl", "tests/*.yaml"):
            assert list(game.glob(wanted)), f"{game.name} has no {wanted}"
    assert list((data / "schemas").glob("*.json"))


# ------------------------------------------------------------------------------------------ the installed command
def test_the_installed_command_is_the_one_of_the_wheel(command, wheel):
    done = command("python", "-c", "import rulekit; print(rulekit.__file__)")
    assert Path(done.stdout).is_relative_to(wheel.parent / "environment")


def test_the_installed_command_lists_the_games(command):
    done = command("rulekit", "list")
    assert (done.returncode, done.stderr) == (0, "")
    assert "complots" in done.stdout


def test_the_installed_command_plays(command):
    first, second = (
        command("rulekit", "play", "complots", "--seats", "random", "--seed", "3", "--plain") for _ in "ab"
    )
    assert (first.returncode, first.stderr) == (0, "")
    assert first.stdout.count("\n") > 10
    assert first.stdout == second.stdout


def test_the_installed_command_tests(command):
    done = command("rulekit", "test", "complots")
    assert (done.returncode, done.stderr) == (0, "")
    assert ", 0 failed" in done.stdout


def test_the_installed_command_has_nothing_to_lint(command):
    done = command("rulekit", "lint")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "rulekit lint: no ruleset.yaml in . or below it\n"


def test_the_installed_command_explains(command):
    done = command("rulekit", "explain", "unused/table")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("`unused/table`: ")
    assert "\nRight\n" in done.stdout


def test_the_installed_command_writes_a_ruleset_to_start_from(command, tmp_path):
    done = command("rulekit", "new", "tide", "--into", str(tmp_path))
    assert (done.returncode, done.stderr) == (0, "")
    assert command("rulekit", "lint", str(tmp_path), "--strict").stdout == "no findings in 1 ruleset\n"
    assert command("rulekit", "test", str(tmp_path)).stdout.endswith(" scenarios, 0 failed\n")

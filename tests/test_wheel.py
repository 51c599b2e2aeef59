"""What is installed is complete: the schemas and the rulesets are in the wheel, and found there."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from rulekit.data import rulesets_folder, schemas_folder

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the contents of the wheel."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "site")
    return folder / "site"


def test_a_checkout_has_its_folders_beside_the_package():
    assert (schemas_folder(), rulesets_folder()) == (ROOT / "schemas", ROOT / "rulesets")


@pytest.mark.parametrize(
    ("source", "target"), [("schemas", "rulekit/_data/schemas"), ("rulesets", "rulekit/_data/rulesets")]
)
def test_the_wheel_has_the_data(installed, source, target):
    def names(folder: Path) -> set[str]:
        return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}

    assert names(installed / target) == names(ROOT / source)


def test_the_wheel_has_the_code_and_what_it_reads(installed):
    there = {path.relative_to(installed).as_posix() for path in installed.rglob("*")}
    code = {path.relative_to(ROOT).as_posix() for path in (ROOT / "rulekit").rglob("*.py")}
    assert code | {"rulekit/py.typed", "rulekit/dsl/grammar.lark"} <= there
    assert not [name for name in there if name.startswith(("tests", "docs"))]


def test_the_installed_package_finds_its_data(installed):
    program = "from rulekit.data import *; print(schemas_folder(), rulesets_folder(), sep='|')"
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=installed.parent,
        env={**os.environ, "PYTHONPATH": str(installed)},
        check=True,
        capture_output=True,
        text=True,
    )
    schemas, rulesets = map(Path, done.stdout.strip().split("|"))
    assert schemas.samefile(installed / "rulekit" / "_data" / "schemas")
    assert rulesets.samefile(installed / "rulekit" / "_data" / "rulesets")

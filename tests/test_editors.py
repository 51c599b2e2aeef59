"""Editors complete and explain what is typed: every shipped file names its schema, and fits it."""

from __future__ import annotations

import json
import os
from pathlib import Path
from urllib.parse import unquote

import pytest
from jsonschema import Draft202012Validator
from referencing import Registry, Resource
from ruamel.yaml import YAML

ROOT = Path(__file__).resolve().parent.parent
MARK = "# yaml-language-server: $schema="
FILES = sorted(file for top in ("rulesets", "examples") for file in (ROOT / top).rglob("*.yaml"))


def schema_of(file: Path) -> str:
    """The schema for a file, by where it lies and how it is called."""
    if file.name in ("ruleset.yaml", "rules.yaml", "table.yaml"):
        return f"{file.stem}.schema.json"
    if "rules" in (file.parent.name, file.parent.parent.name):
        return "rules.schema.json"
    if file.parent.name == "tests":
        return "equivalent.schema.json" if file.name == "equivalent.yaml" else "scenarios.schema.json"
    return "sections.schema.json"


def registry() -> Registry:
    """The schemas as an editor finds them: by the paths in their references."""
    found = []
    for file in (ROOT / "schemas").glob("*.json"):
        content = json.loads(file.read_text("utf-8"))
        found += [(content["$id"], Resource.from_contents(content)), (file.name, Resource.from_contents(content))]
    return Registry().with_resources(found)


def as_json(data: object) -> object:
    """YAML as an editor sees it: every key is a text."""
    if isinstance(data, dict):
        return {str(key): as_json(value) for key, value in data.items()}
    return [as_json(item) for item in data] if isinstance(data, list) else data


@pytest.mark.parametrize(
    "file",
    [
        pytest.param(file, id=file.relative_to(ROOT).as_posix(), marks=[pytest.mark.long] if number % 3 else [])
        for number, file in enumerate(FILES)
    ],
)
def test_a_file_names_its_schema_and_fits_it(file: Path) -> None:
    first = file.read_text("utf-8").split("\n", 1)[0]
    wanted = os.path.relpath(ROOT / "schemas" / schema_of(file), file.parent)
    assert first == MARK + Path(wanted).as_posix()
    path = (file.parent / unquote(first.removeprefix(MARK))).resolve()
    schema = json.loads(path.read_text("utf-8"))
    data = as_json(YAML(typ="safe", pure=True).load(file.read_text("utf-8")))
    checker = Draft202012Validator(schema, registry=registry())
    assert [error.message for error in checker.iter_errors(data)] == []


def test_schemas_explain_what_they_ask_for() -> None:
    """What an author can type at the top of a file is described, so that an editor can show it."""
    for name in ("ruleset", "sections", "table"):
        properties = json.loads((ROOT / "schemas" / f"{name}.schema.json").read_text("utf-8"))["properties"]
        silent = [key for key, shape in properties.items() if not (shape.get("description") or "$ref" in shape)]
        assert not silent, name

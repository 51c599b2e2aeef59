"""The shapes of YAML files: the JSON Schemas in `schemas/`, and what of them fails where.

The only file that knows the libraries for that: jsonschema_rs, which says quickly that nothing is wrong, as is mostly
so, and jsonschema, which says what is. What it finds is handed on with the parts of the schemas that speak of it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from rulekit.data import schemas_folder

if TYPE_CHECKING:
    from jsonschema.protocols import Validator
    from jsonschema_rs import Draft202012Validator as FastValidator
    from jsonschema_rs import Registry

Path = tuple[str | int, ...]
Schema = dict[str, Any]

_FILES = ("ruleset", "sections", "scenarios", "rules", "equivalent", "table", "common")


@dataclass(frozen=True, slots=True)
class Error:
    """A rule of a schema that some data breaks.

    `path` leads to the data, `steps` to the rule, and `limit` is what the rule says. `shape` is the schema that it
    stands in, `titled` the one with a title that this is part of, `told` what authors are told about the place.
    """

    path: Path
    data: object
    rule: str
    limit: Any
    steps: Path
    shape: Schema
    titled: Schema
    told: str


def errors(data: Any, name: str) -> Iterator[Error]:
    """All that the schema of this name finds wrong."""
    if not _has_fractions(data) and _fast_validator(name).is_valid(data):
        return
    for error in _validator(name).iter_errors(data):
        steps = tuple(error.absolute_schema_path)
        rule, limit = str(error.validator), error.validator_value
        yield Error(tuple(error.absolute_path), error.instance, rule, limit, steps, *_at_fault(steps, name))


def _has_fractions(data: Any) -> bool:
    """Whether there are numbers such as 1.0, which the fast validator takes for whole ones."""
    if isinstance(data, dict):
        return any(map(_has_fractions, data.values()))
    if isinstance(data, list):
        return any(map(_has_fractions, data))
    return isinstance(data, float)


@cache
def _fast_validator(name: str) -> FastValidator:
    from jsonschema_rs import Draft202012Validator

    return Draft202012Validator(reference(name), registry=_registry())


@cache
def _registry() -> Registry:
    from jsonschema_rs import Registry

    return Registry([(f"{name}.schema.json", document(name)) for name in _FILES])


@cache
def document(name: str) -> Schema:
    found: Schema = json.loads((schemas_folder() / f"{name}.schema.json").read_text(encoding="utf-8"))
    return found


@cache
def _validator(name: str) -> Validator:
    """Ready to use. jsonschema is imported here since that takes longer than most checks."""
    from jsonschema import Draft202012Validator
    from jsonschema.validators import extend

    def whole(_: object, value: object) -> bool:
        return isinstance(value, int) and not isinstance(value, bool)

    # By the standard 1.0 is an integer; to the effect language it is none.
    checker = Draft202012Validator.TYPE_CHECKER.redefine("integer", whole)
    kind: type[Validator] = extend(Draft202012Validator, type_checker=checker)  # type: ignore[no-untyped-call]
    return kind(_linked(reference(name), {}))


def _linked(schema: Any, done: dict[int, Any]) -> Any:
    """The schema with each reference replaced by what it refers to, in circles where need be.

    Looking references up again for every node would take two thirds of the time. The names of the files go too:
    they would make jsonschema take another validator than ours.
    """
    if isinstance(schema, list):
        return [_linked(part, done) for part in schema]
    if not isinstance(schema, dict):
        return schema
    schema = resolved(schema)
    if id(schema) not in done:
        done[id(schema)] = linked = {}
        for key, part in schema.items():
            if key not in ("$schema", "$id", "$defs"):
                linked[key] = _linked(part, done)
    return done[id(schema)]


@cache
def fixed_keys(files: tuple[str, ...] = _FILES) -> frozenset[str]:
    """Every key that means something by itself, wherever it may stand in such files."""
    found: set[str] = set()
    waiting: list[Any] = [document(name) for name in files]
    while waiting:
        part = waiting.pop()
        if isinstance(part, dict):
            found.update(part.get("properties", ()))
        if isinstance(part, dict | list):
            waiting += part.values() if isinstance(part, dict) else part
    return frozenset(found)


def reference(name: str) -> Schema:
    """To a file of schemas, or to a definition that they share."""
    return {"$ref": f"{name}.schema.json" if name in _FILES else f"common.schema.json#/$defs/{name}"}


def definition(name: str) -> Schema:
    found: Schema = document("common")["$defs"][name]
    return found


def _referred(schema: Schema) -> Schema:
    file, _, name = str(schema["$ref"]).partition("#/$defs/")
    whole = document(file.removesuffix(".schema.json") or "common")
    found: Schema = whole["$defs"][name] if name else whole
    return found


def resolved(schema: Schema) -> Schema:
    while "$ref" in schema:
        schema = _referred(schema)
    return schema


def description(schema: Schema) -> str:
    """What the schema says to authors: its own words before those of what it refers to."""
    while "description" not in schema and "$ref" in schema:
        schema = _referred(schema)
    return str(schema.get("description", ""))


def _at_fault(steps: Path, name: str) -> tuple[Schema, Schema, str]:
    """The schema that steps lead to, the titled one it is part of, and what authors are told about the place."""
    here: Any = reference(name)
    shape, titled, told, named = here, here, description(here), False
    for step in steps:
        if isinstance(here, dict):
            here = shape = resolved(here)
            titled = shape if "title" in shape and not named else titled
        here = here[step]
        if isinstance(here, dict) and (named or step in ("additionalProperties", "items")):
            told = description(here) or told
            titled = here
        named = step == "properties" and not named
    return shape, titled, told

"""A frozen ruleset thaws into the same graph: every object, every field, and what is shared stays shared."""

from __future__ import annotations

import json
from dataclasses import dataclass, fields, is_dataclass, replace
from enum import Enum
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulekit.dsl import syntax as s
from rulekit.dsl.context import Notes
from rulekit.dsl.signature import Builtin
from rulekit.dsl.types import INT, List, Thing, Type
from rulekit.dsl.world import GIVEN, Value
from rulekit.interpreter.builtins import vocabulary
from rulekit.ruleset.build import build
from rulekit.ruleset.freeze import Unfreezable, Unreadable, freeze, thaw
from rulekit.ruleset.model import Ruleset
from rulekit.ruleset.tree import Style
from rulekit.source import Source, Span
from tests.helpers.games import game_folder

WORDS = vocabulary()
SOMEWHERE = Span(Source("a.yaml", "a: 1\n"), 0, 1)


def built(game: str, *expansions: str) -> Ruleset:
    folder = game_folder(game)
    found = build(folder, [folder / "expansions" / name for name in expansions], WORDS).ruleset
    assert found is not None
    return found


@pytest.fixture(scope="module")
def small() -> Ruleset:
    return built("complots")


def there_and_back(ruleset: Ruleset) -> Ruleset:
    return thaw(freeze(ruleset, WORDS), WORDS)


def carried(ruleset: Ruleset, thing: object) -> Any:
    """`thing` as it comes back, as part of a ruleset."""
    node = s.Stop(SOMEWHERE)
    (found,) = there_and_back(replace(ruleset, notes=Notes(refs={node: thing}))).notes.refs.values()
    return found


def difference(first: object, second: object) -> str:
    """Where two graphs differ, in values, in types or in what is shared; empty if nowhere."""
    pairs: dict[int, int] = {}
    waiting: list[tuple[str, Any, Any]] = [("", first, second)]
    while waiting:
        path, one, other = waiting.pop()
        if type(one) is not type(other):
            return f"{path}: {type(one).__name__} is now {type(other).__name__}"
        if one is None or isinstance(one, str | int | float):
            if one != other:
                return f"{path}: {one!r} is now {other!r}"
            continue
        if isinstance(one, Builtin | Enum):
            if one is not other:
                return f"{path}: another {one}"
            continue
        if one == () or one == frozenset():  # Python itself may share these
            if one != other:
                return f"{path}: no longer empty"
            continue
        if id(one) in pairs:
            if pairs[id(one)] != id(other):
                return f"{path}: no longer shared"
            continue
        pairs[id(one)] = id(other)
        left, right = parts(one), parts(other)
        if left.keys() != right.keys():
            return f"{path}: {list(left)} is now {list(right)}"
        waiting += [(f"{path}.{name}", left[name], right[name]) for name in left]
    return "" if len(set(pairs.values())) == len(pairs) else "what was two is now one"


def parts(item: Any) -> dict[str, object]:
    if is_dataclass(item):
        return {field.name: getattr(item, field.name) for field in fields(item)}
    if isinstance(item, dict):
        keys = {f"key {i}": key for i, key in enumerate(item)}
        return keys | {f"[{i}]": value for i, value in enumerate(item.values())}
    if isinstance(item, set | frozenset):
        item = sorted(item, key=rank)
    return {f"[{i}]": part for i, part in enumerate(item)}


def rank(item: object) -> str:
    """The parts of a set in an order that does not depend on where they lie in memory."""
    if isinstance(item, frozenset):
        return repr(sorted(rank(part) for part in item))
    if isinstance(item, tuple):
        return repr([rank(part) for part in item])
    return repr(getattr(item, "name", item))


@pytest.mark.parametrize(
    "names", [["betrayal"], ["bloody_inn"], ["complots"], ["complots", "allegiances"], ["gravediggers"]], ids=" + ".join
)
def test_a_ruleset_comes_back_as_it_was(names: list[str]) -> None:
    ruleset = built(*names)
    again = there_and_back(ruleset)
    assert difference(ruleset, again) == ""
    assert again.notes.types.keys().isdisjoint(ruleset.notes.types)


def test_the_comparison_of_this_test_sees_differences(small: Ruleset) -> None:
    name = s.Name(SOMEWHERE, "x")
    for one, other in [
        ([1], [True]),
        ([name, name], [name, s.Name(SOMEWHERE, "x")]),
        ([name, s.Name(SOMEWHERE, "x")], [name, name]),
        (s.Name(SOMEWHERE, "x"), s.Name(SOMEWHERE, "y")),
        ({"a": 1}, {"a": 2}),
        ({"a", "b"}, {"a", "c"}),
    ]:
        assert difference(one, other)
    assert difference(small, built("bloody_inn"))


def test_built_ins_and_given_places_are_the_same_objects(small: Ruleset) -> None:
    again = there_and_back(small)
    named = {item.name for item in again.notes.refs.values() if isinstance(item, Builtin)}
    assert named
    assert all(item is WORDS.builtins[item.name] for item in again.notes.refs.values() if isinstance(item, Builtin))
    assert again.world.lists["face"].span is GIVEN
    assert again.world.lists["face"].span.source is GIVEN.source


# ---------------------------------------------------------------- the hard shapes
def test_circles(small: Ruleset) -> None:
    first, second = Value("a", None, (), INT), Value("b", None, (), INT)
    first.uses.add(second)
    second.uses |= {first, second}
    again = carried(small, first)
    (other,) = again.uses
    assert (again.name, other.name) == ("a", "b")
    assert other.uses == {again, other}


def test_a_circle_through_tuples(small: Ruleset) -> None:
    value = Value("a", None, (), INT)
    inner = (value, 1)
    outer = (inner, 2)
    value.params = outer  # type: ignore[assignment]
    again = carried(small, inner)
    assert again[0].params == (again, 2)
    assert again[0].params[0] is again


def test_depth_costs_no_recursion(small: Ruleset) -> None:
    node: Any = s.Bool(SOMEWHERE, True)
    deep: Any = ()
    for _ in range(20_000):
        node = s.Not(SOMEWHERE, node)
        deep = (deep,)
    again, also = carried(small, [node, deep])
    for _ in range(20_000):
        assert type(again) is s.Not
        again, (also,) = again.of, also
    assert again.value is True
    assert also == ()


def test_keys_that_are_compared_by_their_fields(small: Ruleset) -> None:
    kinds: dict[Type, object] = {List(Thing("card")): {Thing("card"), INT}, INT: (Style.PLAIN, 1)}
    again = carried(small, kinds)
    assert again == kinds
    assert again[List(Thing("card"))] == {Thing("card"), INT}


def test_a_frozenset_of_nodes(small: Ruleset) -> None:
    node = s.Stop(SOMEWHERE)
    again, found = carried(small, (node, frozenset({node, "a"})))
    assert found == {again, "a"}


PLAIN = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(st.characters(codec="utf-16"))
HASHABLE = st.recursive(PLAIN, lambda inner: st.tuples(inner, inner) | st.frozensets(inner, max_size=3), max_leaves=6)
DATA = st.recursive(
    HASHABLE | st.sets(HASHABLE, max_size=3),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.tuples(inner, inner)
        | st.dictionaries(HASHABLE, inner, max_size=4)
        | st.builds(s.Int, st.just(SOMEWHERE), inner)
    ),
    max_leaves=20,
)


@given(DATA)
@settings(max_examples=100, deadline=None)
def test_any_data_comes_back(data: object) -> None:
    bare: Any = {field.name: None for field in fields(Ruleset)}
    assert difference(data, carried(Ruleset(**bare), data)) == ""


# ---------------------------------------------------------------- what is refused
@dataclass(frozen=True)
class Stranger:
    name: str


@pytest.mark.parametrize(
    ("thing", "why"),
    [
        (Stranger("x"), "Stranger cannot be written"),
        (complex(1), "complex cannot be written"),
        (open, "cannot be written"),
        (Path("a"), "cannot be written"),
        (Builtin("sum", (), None, "Not the one of the vocabulary.", ""), "no built-in sum"),
        (frozenset({Thing("card")}), "frozenset"),
        (frozenset({(1, (Thing("card"),))}), "frozenset"),
    ],
    ids=str,
)
def test_what_cannot_be_written_is_refused(small: Ruleset, thing: object, why: str) -> None:
    with pytest.raises(Unfreezable, match=why):
        carried(small, thing)


@pytest.mark.parametrize(
    "name",
    [
        "subprocess.Popen",
        "builtins.object",
        "rulekit.dsl.signature.Builtin",
        "rulekit.dsl.context.Context",
        "rulekit.ruleset.tree.Path",
        "rulekit.ruleset.tree.Style",
        "",
    ],
)
def test_nothing_else_can_be_made(small: Ruleset, name: str) -> None:
    tables = json.loads(freeze(small, WORDS))
    tables["objects"].append([name, 0, {}])
    with pytest.raises(Unreadable):
        thaw(json.dumps(tables).encode(), WORDS)


@pytest.mark.parametrize(
    "named",
    [
        ["builtin", "eval"],
        ["given", "x"],
        ["rulekit.ruleset.tree.Style", "ROUND"],
        ["rulekit.source.Span", "line"],
        ["os", "system"],
        [1, 2],
        ["builtin"],
    ],
    ids=str,
)
def test_nothing_else_can_be_named(small: Ruleset, named: list[object]) -> None:
    tables = json.loads(freeze(small, WORDS))
    tables["named"].append(named)
    with pytest.raises(Unreadable):
        thaw(json.dumps(tables).encode(), WORDS)


def test_a_built_in_that_is_gone_makes_the_text_unreadable(small: Ruleset) -> None:
    fewer = replace(WORDS, builtins={})
    with pytest.raises(Unreadable):
        thaw(freeze(small, WORDS), fewer)


def spans(tables: dict[str, Any]) -> list[Any]:
    row: list[Any] = next(row for row in tables["objects"] if row[0] == "rulekit.source.Span")
    return row


def test_texts_of_another_shape_are_unreadable(small: Ruleset) -> None:
    text = freeze(small, WORDS)

    def without_a_field(tables: dict[str, Any]) -> None:
        del spans(tables)[2]["end"]

    def with_a_field_more(tables: dict[str, Any]) -> None:
        spans(tables)[2]["__class__"] = spans(tables)[2]["end"]

    def with_a_short_column(tables: dict[str, Any]) -> None:
        spans(tables)[2]["end"][1].pop()

    def with_a_huge_count(tables: dict[str, Any]) -> None:
        spans(tables)[1] = 10**15

    def with_a_number_too_high(tables: dict[str, Any]) -> None:
        tables["lists"][0] = [10**9]

    def with_another_root(tables: dict[str, Any]) -> None:
        tables["root"] = 0

    def without_a_table(tables: dict[str, Any]) -> None:
        del tables["dicts"]

    def with_a_list_as_a_key(tables: dict[str, Any]) -> None:
        first_list = len(tables["scalars"]) + len(tables["named"]) + sum(row[1] for row in tables["objects"])
        tables["dicts"][0] = [[first_list], [0]]

    for damage in (
        without_a_field,
        with_a_field_more,
        with_a_short_column,
        with_a_huge_count,
        with_a_number_too_high,
        with_another_root,
        without_a_table,
        with_a_list_as_a_key,
    ):
        tables = json.loads(text)
        damage(tables)
        with pytest.raises(Unreadable):
            thaw(json.dumps(tables).encode(), WORDS)
    assert thaw(json.dumps(json.loads(text)).encode(), WORDS).id == small.id


@pytest.mark.parametrize("text", [b"", b"{}", b"[]", b"1", b"null", b"\xff\xfe", b"[" * 100_000], ids=lambda t: t[:4])
def test_what_is_no_frozen_ruleset_is_unreadable(text: bytes) -> None:
    with pytest.raises(Unreadable):
        thaw(text, WORDS)


def test_half_a_text_is_unreadable(small: Ruleset) -> None:
    text = freeze(small, WORDS)
    for part in range(10):
        with pytest.raises(Unreadable):
            thaw(text[: len(text) * part // 10], WORDS)

"""Trees that are kept from one run to the next are the trees that reading makes, and no others."""

from __future__ import annotations

import hashlib
from contextlib import suppress
from pathlib import Path

import pytest

from rulekit import api
from rulekit.dsl import parser
from rulekit.dsl.driver import Tree
from rulekit.dsl.trees import freeze, kept_trees, thaw, tree_of
from tests.helpers.games import GAMES, game_folder

NAME, OTHER = (hashlib.sha256(name).hexdigest() for name in (b"pond", b"lake"))


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("RULEKIT_CACHE", str(tmp_path))
    return tmp_path


class Reader:
    """Reads values, and knows how often it was asked to."""

    def __init__(self) -> None:
        self.read: list[str] = []

    def __call__(self, text: str) -> Tree:
        def read() -> Tree:
            self.read.append(text)
            return parser._tree.__wrapped__("value", text)

        return tree_of("value", text, read)


def run(*texts: str, name: str | None = NAME) -> list[str]:
    """Which of the texts are read where trees are kept by this name."""
    reader = Reader()
    with kept_trees(name):
        trees = [reader(text) for text in texts]
    assert trees == [parser._tree.__wrapped__("value", text) for text in texts]
    return reader.read


@pytest.mark.parametrize("game", GAMES)
def test_what_was_frozen_is_what_was_read(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = 0
    real = parser._tree.__wrapped__

    def thawed(slot: str, text: str) -> Tree:
        nonlocal seen
        seen += 1
        tree = real(slot, text)
        assert thaw(freeze(tree), text) == tree
        return tree

    monkeypatch.setattr(parser, "_tree", thawed)
    api.check(game_folder(game))
    assert seen > 0


def test_a_text_is_read_once() -> None:
    assert run("a + 1", "f(x, y)") == ["a + 1", "f(x, y)"]
    assert run("a + 1", "f(x, y)") == []
    assert run("a + 1", "f(x, z)") == ["f(x, z)"]
    assert run("f(x, z)", "f(x, y)") == ["f(x, y)"], "what was not asked for the last time is kept no longer"


def test_each_name_has_its_own() -> None:
    assert [run("a"), run("a", name=OTHER), run("a", name=OTHER), run("a", name=None)] == [["a"], ["a"], [], ["a"]]


def test_nothing_is_written_where_nothing_is_new(folder: Path) -> None:
    run("a")
    (file,) = folder.glob("*.trees")
    before = file.read_bytes(), file.stat().st_ino
    run("a")
    assert (file.read_bytes(), file.stat().st_ino) == before


@pytest.mark.parametrize("damage", [b"", b"noise", b"0" * 64 + b"\nnoise"])
def test_what_is_damaged_is_read_anew(folder: Path, damage: bytes) -> None:
    run("a")
    (file,) = folder.glob("*.trees")
    file.write_bytes(damage)
    assert [run("a"), run("a")] == [["a"], []]


@pytest.mark.parametrize("text", [b"", b"noise", b"N", b"[\x00\x00\x00\x00"])
def test_what_is_no_table_of_trees_is_read_anew(text: bytes) -> None:
    from rulekit.kept import keep

    keep(NAME, "trees", text)
    assert [run("a"), run("a")] == [["a"], []]


def test_a_run_that_ends_early_keeps_nothing(folder: Path) -> None:
    with suppress(KeyError), kept_trees(NAME):
        Reader()("a")
        raise KeyError
    assert list(folder.glob("*.trees")) == []
    assert run("a") == ["a"]

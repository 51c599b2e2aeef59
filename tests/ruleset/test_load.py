"""The fast reader and the slow one make the same tree, with the same places."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulekit.diagnostics import Diagnostics
from rulekit.ruleset.load import _build, _slow_events, _slow_tokens, read_yaml, signs
from rulekit.ruleset.tree import Map, Node, Scalar, Seq
from rulekit.source import Source
from tests.helpers.games import GAMES, game_folder

FILES = sorted(file for name in GAMES for file in game_folder(name).rglob("*.yaml"))

TEXTS = [
    "a: {b: player?, c: {d: int?}}\n",
    "a: 'what?'\nb: [x?, y]\n",
    "? a\n: b?\n",
    "a: {b: player?, ? c : 1}\n",
    "a: \ue000 {b: x?}\n",
    "é: {b: ü?, c: |x}\n",
    "a: [steal:player2, b:c]\n",
    "a: {b: 😀, c: }\nd:\n",
    "a:\n\nb: |\n  x\n\n    y\n\n",
    "a: 'it''s'\r\nb: \"x\\ty\"\r\n",
]


def _walk(node: Node) -> Iterator[tuple[str, int, int, object]]:
    yield type(node).__name__, node.span.start, node.span.end, node.value if isinstance(node, Scalar) else None
    match node:
        case Seq():
            for item in node.items:
                yield from _walk(item)
        case Map():
            for key, item in node.entries:
                yield from _walk(key)
                yield from _walk(item)


def _same(source: Source) -> None:
    found = Diagnostics()
    fast = read_yaml(source, found)
    try:
        slow = _build(source, _slow_events(source.text), Diagnostics())
    except Exception:  # whatever the slow reader cannot read, the fast one must refuse with a sentence
        assert fast is None
        assert found.errors
        return
    assert fast is not None
    assert slow is not None
    assert list(_walk(fast)) == list(_walk(slow))
    tokens = [(token.start_mark.index, token.end_mark.index) for token in _slow_tokens(source.text)]
    assert [(start, end) for _, start, end in signs(source.text)] == [(at, end) for at, end in tokens if end > at]


@pytest.mark.parametrize(
    "file",
    [
        pytest.param(file, id=f"{file.parent.name}/{file.name}", marks=[pytest.mark.long] if number % 3 else [])
        for number, file in enumerate(FILES)
    ],
)
def test_rulesets_are_read_alike(file: Path) -> None:
    _same(Source(file.name, file.read_text(encoding="utf-8")))


@pytest.mark.parametrize("text", TEXTS)
def test_odd_texts_are_read_alike(text: str) -> None:
    _same(Source("a.yaml", text))


def test_without_the_fast_reader_all_is_read_slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "yaml.cyaml", None)
    for text in TEXTS:
        _same(Source("a.yaml", text))

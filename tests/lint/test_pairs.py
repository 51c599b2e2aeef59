"""Two faults of the corpus in one game, in different files: what is told of both is what is told of each alone."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulekit.diagnostics import Severity
from rulekit.lint.registry import CHECKS
from rulekit.lint.run import lint
from tests.lint.edited_games import Fault, all_faults, copy_games, made

OF_THE_WHOLE = (*CHECKS, "scenario/", "ledger/", "total/", "message/")
"""Codes that are looked for only in rulesets without errors."""

NOT_TAKEN = {
    "bloody_inn: a key is missing before its values": "a section is read as part of the one above, with 106 findings",
}
HIDING = {
    (
        "gravediggers: a member is declared under a misspelt name",
        "gravediggers: a quoted text in an effect",
    ): "what the member should be called stands only in the text that cannot be read",
    (
        "gravediggers: a member is declared under a misspelt name",
        "gravediggers: a word of the language is misspelt",
    ): "what the member should be called stands only in the text that cannot be read",
    (
        "gravediggers: a member is misspelt where it is used",
        "gravediggers: a member is declared under a misspelt name",
    ): "both spell the same name wrongly, and each may be meant by the other",
    (
        "gravediggers: a counter is declared under a misspelt name",
        "gravediggers: a key that has another name now",
    ): "the right name stands in the unknown section too, which might declare it",
    (
        "gravediggers: a parameter is misspelt where it is used",
        "gravediggers: a tab in an effect",
    ): "what the parameter should be called might be declared in the file that cannot be read",
}
"""Pairs of which one fault hides the other, and why that must be."""

Findings = set[tuple[str, str, int]]


@pytest.fixture(scope="session")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("pairs")
    copy_games(folder)
    return folder


def _pairs() -> list[tuple[Fault, Fault]]:
    """All pairs of faults whose first finding is an error that is told of single files and texts."""
    taken = [f for f in all_faults() if not f.want.startswith(OF_THE_WHOLE) and f.id not in NOT_TAKEN]
    return [(a, b) for n, a in enumerate(taken) for b in taken[n + 1 :] if a.game == b.game and a.file != b.file]


def _told(game: Path) -> Findings | None:
    """What is found in a game; None if that is not only errors, or also such as are told of whole rulesets."""
    found = lint(game)
    if any(d.severity is not Severity.ERROR or d.code.startswith(OF_THE_WHOLE) for d in found):
        return None
    return {(d.code, d.span.source.name, d.span.line) for d in found}


def _alone(fault: Fault, games: Path, known: dict[str, Findings | None]) -> Findings | None:
    if fault.id not in known:
        with made(fault, games) as game:
            known[fault.id] = _told(game)
    return known[fault.id]


def _differences(pairs: list[tuple[Fault, Fault]], games: Path) -> Iterator[str]:
    known: dict[str, Findings | None] = {}
    for a, b in (pair for pair in pairs if (pair[0].id, pair[1].id) not in HIDING):
        first, second = _alone(a, games, known), _alone(b, games, known)
        if first is None or second is None:
            continue
        with made(a, games), made(b, games) as game:
            both = _told(game) or set()
        if both != first | second:
            yield f"{a.id} | {b.note}: hidden {sorted((first | second) - both)}, more {sorted(both - first - second)}"


def test_a_sample_of_pairs_is_told(games: Path) -> None:
    pairs = random.Random(7).sample(_pairs(), 4)
    assert not list(_differences(pairs, games))


@pytest.mark.long
@pytest.mark.parametrize("block", range(4))
def test_many_pairs_are_told(games: Path, block: int) -> None:
    pairs = random.Random(8).sample(_pairs(), 60)
    assert not list(_differences(pairs[block::4], games))

"""The hard sentences run: each has a folder under `tests/rulesets/sentences`, with scenarios for what its prose says.

A folder `sNN` has the block of `docs/hard-sentences.md` word for word, below a header of its own, so page and folder
cannot drift apart. An expansion of a sentence lies under its `expansions`. Folders with another name are not on the
page; their scenarios and games are run all the same.
"""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import rulekit
from rulekit.agents import random_answer
from rulekit.diagnostics import Diagnostics
from rulekit.options import allowed
from rulekit.scenario.read import read_scenarios
from rulekit.scenario.run import run
from tests.test_docs_examples import SENTENCES, Block, sentences

FOLDER = Path(__file__).parent / "rulesets" / "sentences"
RULESETS = sorted(path.parent for path in FOLDER.rglob("ruleset.yaml"))
GAMES = 20
MOST_DECISIONS = 3000
HEADER = re.compile(r"(?:(?:id|language|version|title|players): .*\n)+")

every_ruleset = pytest.mark.parametrize(
    "folder", RULESETS, ids=[folder.relative_to(FOLDER).as_posix() for folder in RULESETS]
)


def folder_of(block: Block) -> Path:
    return FOLDER / f"s{int(block.heading.split('.')[0]):02}"


def split(folder: Path) -> tuple[str, str]:
    """The header of a ruleset, and all that follows."""
    text = (folder / "ruleset.yaml").read_text(encoding="utf-8")
    header = HEADER.match(text)
    assert header, f"{folder.name} has no header"
    return text[: header.end()], text[header.end() :]


@every_ruleset
def test_scenarios(folder: Path) -> None:
    ruleset = rulekit.load(folder)
    found = Diagnostics()
    outcomes = [run(scenario, ruleset) for scenario in read_scenarios(folder, ruleset.model, found)]
    assert [diagnostic.message for diagnostic in found.in_order()] == []
    assert outcomes
    failed = [f"{one.scenario.name}: {failure.message}" for one in outcomes for failure in one.failures]
    assert failed == []


@every_ruleset
def test_random_games(folder: Path) -> None:
    """Whoever plays whatever: no game stops with a fault. A game that goes on and on is left after a while."""
    ruleset = rulekit.load(folder)
    fewest, most = ruleset.players
    for seed in range(GAMES):
        generator = Random(seed)
        players = fewest + seed % (most - fewest + 1)
        game = ruleset.new(players, seed, some_options(ruleset, generator))
        for _ in range(MOST_DECISIONS):
            if game.decision is None:
                break
            game.apply(random_answer(game.decision, generator))
        assert (game.decision is None) == (game.result is not None)


def some_options(ruleset: rulekit.Ruleset, generator: Random) -> dict[str, object]:
    """A value for each option, of those that can be listed one by one."""
    typed = {name: generator.choice(allowed(ruleset.model, option)) for name, option in ruleset.options.items()}
    return {name: {"true": True, "false": False}.get(value, value) for name, value in typed.items()}


def test_each_sentence_has_a_folder() -> None:
    assert [path.name for path in sorted(FOLDER.glob("s[0-9][0-9]"))] == [f"s{n:02}" for n in range(1, SENTENCES + 1)]


@pytest.mark.parametrize(
    ("base", "expansion"), [pytest.param(*pair, id=folder_of(pair[0]).name) for pair in sentences()]
)
def test_the_page_shows_what_is_in_the_folder(base: Block, expansion: Block | None) -> None:
    folder = folder_of(base)
    header, text = split(folder)
    assert text == base.text
    assert f"id: {folder.name}\n" in header
    assert f"title: {base.heading.partition('. ')[2]}\n" in header
    added = [] if expansion is None else [expansion.text]
    assert [split(path)[1] for path in sorted(folder.glob("expansions/*"))] == added

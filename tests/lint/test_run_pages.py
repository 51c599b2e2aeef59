"""The pages of faults that stop a game: their wrong examples do just that, and their right ones do not.

In the game of all cases an example is an effect that is carried out after every turn, its `case.yaml`, or a file of
scenarios.
"""

from __future__ import annotations

import re
import shutil
import textwrap
from pathlib import Path

import pytest

from rulekit.api import load
from rulekit.diagnostics import Diagnostics
from rulekit.game import playout
from rulekit.interpreter.faults import Fault
from rulekit.lint.codes import all_codes
from rulekit.lint.pages import read_page
from rulekit.scenario.read import read_scenarios
from rulekit.scenario.run import begin
from tests.helpers.cases import GUARDS
from tests.lint.cases import HERE

CODES = [code for code in all_codes() if code.startswith("run/")]
EFFECT = "when:\n  tip:\n    after: turn\n    do: |\n"
_BLOCK = re.compile(r"```(\w+)\n(?:# (\S+)\n)?(.*)```", re.DOTALL)


def lay_out(example: str, folder: Path) -> Path:
    block = _BLOCK.fullmatch(example)
    assert block is not None
    language, name, text = block.groups()
    game = folder / "world"
    shutil.copytree(HERE / "world", game)
    (game / "case.yaml").write_text("values: {}\n", "utf-8")
    file = game / (name or "case.yaml")
    file.parent.mkdir(exist_ok=True)
    file.write_text(EFFECT + textwrap.indent(text, " " * 6) if language == "effect" else text, "utf-8")
    return game


def play(game: Path) -> None:
    """A few games by bots; or, if there are scenarios, the positions with which they begin."""
    ruleset, found = load(game), Diagnostics()
    scenarios = read_scenarios(game, ruleset.model, found)
    assert not found.found
    for scenario in scenarios:
        begin(scenario.given, ruleset)
    for seed in range(0 if scenarios else 5):
        playout(ruleset, players=2, seed=seed)


@pytest.mark.parametrize("code", [code for code in CODES if code not in GUARDS])
def test_examples(code: str, tmp_path: Path) -> None:
    sections = read_page(code).sections
    assert list(sections) == ["Why", "Wrong", "Right", "What to do"]
    play(lay_out(sections["Right"], tmp_path / "right"))
    wrong = lay_out(sections["Wrong"], tmp_path / "wrong")
    with pytest.raises(Fault) as fault:
        play(wrong)
    assert fault.value.diagnostic.code == code


@pytest.mark.parametrize("code", sorted(GUARDS))
def test_what_cannot_happen_has_no_example(code: str) -> None:
    assert list(read_page(code).sections) == ["Why", "What to do"]

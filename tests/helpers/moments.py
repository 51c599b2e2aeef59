"""The hard moments of `docs/semantics.md` as cases: the files of `tests/semantics/`, and the games they are played in.

A file has a `note` and `yaml`: sections that join the small game at the top of the page, or with `whole: true` all of a
ruleset but its header. Its `scenarios` (and their `defaults`) have the form of a ruleset's own tests. `stops` names the
scenarios whose last answer stops the game, each with the code of the fault; `refused` has texts that the checker does
not accept at this table, each as `yaml` and `code`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML

from rulekit.api import check, load
from rulekit.diagnostics import Diagnostics
from rulekit.game import Ruleset
from rulekit.scenario.model import Scenario
from rulekit.scenario.read import FOLDER, read_scenarios

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "semantics.md"
CASES = ROOT / "tests" / "semantics"
KEYS = frozenset("note whole yaml defaults scenarios stops refused".split())
HEADER = "id: {id}\nlanguage: 1\nplayers: 2..4\n"

_POINT = re.compile(r"^### (S-\d\d)\. ", re.MULTILINE)
_BLOCK = re.compile(r"^```yaml\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_PLAYED = re.compile(r"^(?=(?:defaults|scenarios):)", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Moment:
    """One file: its name, its text, and what it says."""

    name: str
    text: str
    data: dict[str, Any]

    @property
    def rules(self) -> str:
        return str(self.data.get("yaml", ""))

    @property
    def whole(self) -> bool:
        return bool(self.data.get("whole", False))

    @property
    def scenarios(self) -> dict[str, Any]:
        return dict(self.data.get("scenarios", {}))

    @property
    def stops(self) -> dict[str, str]:
        return dict(self.data.get("stops", {}))

    @property
    def refused(self) -> dict[str, dict[str, str]]:
        return dict(self.data.get("refused", {}))

    @property
    def played(self) -> str:
        """The part of the file that is about scenarios, on the lines on which it stands there."""
        parts = _PLAYED.split(self.text, maxsplit=1)
        return "\n" * parts[0].count("\n") + parts[1] if len(parts) == 2 else ""


def points() -> list[str]:
    """The numbers of the page, in order."""
    return _POINT.findall(PAGE.read_text(encoding="utf-8"))


def table_game() -> str:
    """The small game at whose table the examples of the page sit."""
    found = _BLOCK.search(PAGE.read_text(encoding="utf-8"))
    assert found is not None
    return found[1]


def read_moments() -> list[Moment]:
    found: list[Moment] = []
    for file in sorted(CASES.glob("*.yaml")):
        text = file.read_text(encoding="utf-8")
        data = YAML(typ="safe", pure=True).load(text)
        unknown = set(data) - KEYS
        assert not unknown, f"{file.name}: unknown keys {sorted(unknown)}"
        found.append(Moment(file.stem, text, data))
    return found


def lay_out(moment: Moment, folder: Path) -> Path:
    """The case as the folder of a ruleset, with its scenarios beside it."""
    ruleset = write_ruleset(folder / moment.name, moment.rules, moment.whole)
    (ruleset / FOLDER).mkdir()
    (ruleset / FOLDER / f"{moment.name}.yaml").write_text(moment.played, encoding="utf-8")
    return ruleset


def write_ruleset(folder: Path, rules: str, whole: bool = False) -> Path:
    """A ruleset of these sections, at the page's table or on its own."""
    folder.mkdir(parents=True)
    header = HEADER.format(id=folder.name)
    if whole:
        (folder / "ruleset.yaml").write_text(header + rules, encoding="utf-8")
        return folder
    (folder / "ruleset.yaml").write_text(f"{header}files: [moment.yaml]\n{table_game()}", encoding="utf-8")
    (folder / "moment.yaml").write_text(rules, encoding="utf-8")
    return folder


def refusals(folder: Path) -> list[str]:
    """The codes of what the checker says about a ruleset."""
    return [diagnostic.code for diagnostic in check(folder).diagnostics]


def game_of(folder: Path) -> Ruleset:
    """The ruleset in a folder; with every complaint of the checker if it has any."""
    complaints = [f"{d.span.source.name}:{d.span.line}: {d.message}" for d in check(folder).diagnostics]
    assert complaints == []
    return load(folder)


def scenarios_of(folder: Path, ruleset: Ruleset) -> dict[str, Scenario]:
    found = Diagnostics()
    read = read_scenarios(folder, ruleset.model, found)
    assert [f"{d.span.source.name}:{d.span.line}: {d.message}" for d in found] == []
    return {scenario.name: scenario for scenario in read}

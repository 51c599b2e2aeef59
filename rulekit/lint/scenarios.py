"""What is wrong in the scenarios and the ledger that lie beside a ruleset; nothing is run."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from rulekit.diagnostics import Diagnostic, Diagnostics
from rulekit.ruleset.model import Ruleset
from rulekit.scenario.ledger import FOLDER, Rule, languages_of_ledger, read_translation
from rulekit.scenario.read import Sheet, look_up, read_sheets
from rulekit.scenario.trace import Trace, trace


@dataclass(frozen=True, slots=True)
class Record:
    """The scenarios as they stand in their files, which rules they show, and what is wrong with them and the ledger.

    `translations`: what the rules say in other languages, by language and id.
    """

    sheets: list[Sheet]
    trace: Trace
    translations: dict[str, dict[str, Rule]]
    found: Diagnostics = field(default_factory=Diagnostics)


@lru_cache(maxsize=1)
def record_of(folder: Path, ruleset: Ruleset) -> Record:
    """What lies beside a ruleset, read once."""
    found = Diagnostics()
    sheets = read_sheets(folder, found)
    look_up(sheets, ruleset, found)
    traced = trace(folder, [total.name or "" for total in ruleset.totals], sheets)
    found.extend(traced.found)
    return Record(sheets, traced, _translations(folder, ruleset, traced, found), found)


def _translations(folder: Path, ruleset: Ruleset, traced: Trace, found: Diagnostics) -> dict[str, dict[str, Rule]]:
    """What the rules say in other languages. One that the ruleset does not have is told: nobody could choose it."""
    rules = [row.rule.id for row in traced.rows]
    translations: dict[str, dict[str, Rule]] = {}
    for language in languages_of_ledger(folder):
        translations[language] = translated = read_translation(folder, language, rules, found)
        if ruleset.locales and language not in ruleset.locales and translated:
            first = next(iter(translated.values()))
            hint = f"list `{language}` under `locales:`, or delete it"
            found.add("file/unlisted", first.span, f"`{FOLDER}/{language}` lies in the folder but is not read", hint)
    return translations


def faults_of_scenarios(folder: Path, ruleset: Ruleset) -> list[Diagnostic]:
    """Names and values that the ruleset does not have, and rules and totals that are named and not there."""
    return record_of(folder, ruleset).found.in_order()


def faults_of_sheets(folder: Path) -> list[Diagnostic]:
    """What is wrong with the files of scenarios by themselves, where the ruleset is not known."""
    found = Diagnostics()
    read_sheets(folder, found)
    return found.in_order()

"""What programs use: load a ruleset, or check it and get every diagnostic. Here the parts are put together.

The parts are imported where they are used: reading and checking files needs much that a kept ruleset does without.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from rulekit.diagnostics import Diagnostic, Diagnostics, RulesetError, Severity

if TYPE_CHECKING:
    from rulekit.dsl.signature import Vocabulary
    from rulekit.game import Ruleset
    from rulekit.ruleset import model


@dataclass(frozen=True, slots=True)
class Checked:
    """A ruleset, or None if it has errors, and every diagnostic, in order.

    `built` is there too where only words are missing or components do not add up: the rules themselves are known then.
    """

    ruleset: model.Ruleset | None
    diagnostics: list[Diagnostic]
    built: model.Ruleset | None


def check(path: Path, expansions: Sequence[Path] = ()) -> Checked:
    """Everything that can be said about a ruleset before anybody plays it."""
    from rulekit.interpreter.builtins import vocabulary
    from rulekit.locale.check import check_messages
    from rulekit.locale.messages import parse
    from rulekit.ruleset.build import build

    built = build(path, expansions, vocabulary())
    found = Diagnostics()
    found.extend(built.diagnostics)
    if built.ruleset is None:
        for source in built.locales:
            parse(source, found)
    elif built.ruleset.locales:
        locales = built.ruleset.locales
        default = next(iter(locales))
        check_messages(locales, default, built.ruleset.messages, found, built.ruleset.restated)
    if built.ruleset is not None and built.ruleset.totals:
        from rulekit.game import Ruleset
        from rulekit.totals import check_totals

        check_totals(Ruleset(built.ruleset), found)
    return Checked(None if found.errors else built.ruleset, found.in_order(), built.ruleset)


def load(path: str | Path, expansions: Sequence[str | Path] = (), languages: Collection[str] | None = None) -> Ruleset:
    """A ruleset to work with; raises RulesetError with every diagnostic if it has errors.

    Of its texts only the languages asked for are read: none with `()`, all if nothing is said. A ruleset that was
    loaded before is not checked again; see `rulekit.ruleset.cache`.
    """
    from rulekit.game import Ruleset
    from rulekit.interpreter.builtins import vocabulary
    from rulekit.ruleset import cache

    base = ruleset_folder(path)
    folders = [expansion_folder(item, base) for item in expansions]
    words = vocabulary()
    found = cache.remembered(base, folders, languages, words, lambda: _build(base, folders, words, languages))
    return Ruleset(found)


def ruleset_folder(name: str | Path) -> Path:
    """The folder of a ruleset given by its path, or by its name: on RULEKIT_PATH, or shipped."""
    path = Path(name)
    if path.exists() or len(path.parts) != 1:
        return path
    from rulekit.data import rulesets_folder

    places = [Path(part) for part in os.environ.get("RULEKIT_PATH", "").split(os.pathsep) if part]
    for place in (*places, rulesets_folder()):
        for found in (place / path.name, place):
            if (found / "ruleset.yaml").is_file() and found.name == path.name:
                return found
    return path


def _build(
    base: Path, expansions: Sequence[Path], words: Vocabulary, languages: Collection[str] | None
) -> model.Ruleset:
    from rulekit.ruleset.build import build

    built = build(base, expansions, words, languages)
    if built.ruleset is None:
        raise RulesetError([d for d in built.diagnostics if d.severity is Severity.ERROR])
    return built.ruleset


def expansion_folder(name: str | Path, base: Path) -> Path:
    """The folder of an expansion given by its path, or by its name: below its base, on RULEKIT_PATH, or shipped."""
    path = Path(name)
    if path.exists() or len(path.parts) != 1:
        return path
    from rulekit.ruleset.files import find_expansion

    return find_expansion(path.name, base) or path

"""What programs use: load a ruleset, or check it and get every diagnostic. Here the parts are put together."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path

from rulekit.diagnostics import Diagnostic, Diagnostics, RulesetError, Severity
from rulekit.interpreter.builtins import vocabulary
from rulekit.locale.check import check_messages
from rulekit.ruleset.build import build
from rulekit.ruleset.files import find_expansion
from rulekit.ruleset.model import Ruleset


@dataclass(frozen=True, slots=True)
class Checked:
    """A ruleset, or None if it has errors, and every diagnostic, in order."""

    ruleset: Ruleset | None
    diagnostics: list[Diagnostic]


def check(path: Path, expansions: Sequence[Path] = ()) -> Checked:
    """Everything that can be said about a ruleset before anybody plays it."""
    built = build(path, expansions, vocabulary())
    found = Diagnostics()
    found.extend(built.diagnostics)
    if built.ruleset is not None and built.ruleset.locales:
        locales = built.ruleset.locales
        default = next(iter(locales))
        check_messages(locales, default, built.ruleset.messages, found)
    return Checked(None if found.errors else built.ruleset, found.in_order())


def load(path: str | Path, expansions: Sequence[str | Path] = (), languages: Collection[str] | None = None) -> Ruleset:
    """A ruleset to work with; raises RulesetError with every diagnostic if it has errors.

    Of its texts only the languages asked for are read: none with `()`, all if nothing is said.
    """
    base = Path(path)
    found = [expansion_folder(item, base) for item in expansions]
    built = build(base, found, vocabulary(), languages)
    if built.ruleset is None:
        raise RulesetError([d for d in built.diagnostics if d.severity is Severity.ERROR])
    return built.ruleset


def expansion_folder(name: str | Path, base: Path) -> Path:
    """The folder of an expansion given by its path, or by its name: below its base, on RULEKIT_PATH, or shipped."""
    path = Path(name)
    if path.exists() or len(path.parts) != 1:
        return path
    return find_expansion(path.name, base) or path

"""Board games as folders of YAML: the names that other programs may use.

A name is fetched from its home when it is first asked for, so that a program waits only for what it uses.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulekit.api import Checked, check, load
    from rulekit.diagnostics import Diagnostic, Related, RulesetError, Severity
    from rulekit.game import Decision, Game, Option, Position, Result, Ruleset, playout
    from rulekit.interpreter.faults import Fault, IllegalAnswer
    from rulekit.source import Source, Span

__all__ = [
    "Checked",
    "Decision",
    "Diagnostic",
    "Fault",
    "Game",
    "IllegalAnswer",
    "Option",
    "Position",
    "Related",
    "Result",
    "Ruleset",
    "RulesetError",
    "Severity",
    "Source",
    "Span",
    "__version__",
    "check",
    "load",
    "playout",
]

__version__ = "0.1.0"

_HOMES = {
    "rulekit.api": ("Checked", "check", "load"),
    "rulekit.diagnostics": ("Diagnostic", "Related", "RulesetError", "Severity"),
    "rulekit.game": ("Decision", "Game", "Option", "Position", "Result", "Ruleset", "playout"),
    "rulekit.interpreter.faults": ("Fault", "IllegalAnswer"),
    "rulekit.source": ("Source", "Span"),
}


def __getattr__(name: str) -> object:
    for home, names in _HOMES.items():
        if name in names:
            found = globals()[name] = getattr(import_module(home), name)
            return found
    raise AttributeError(f"module `rulekit` has no attribute `{name}`")

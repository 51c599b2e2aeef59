"""Board games as folders of YAML: the names that other programs may use."""

from rulekit.api import Checked, check, load
from rulekit.diagnostics import Diagnostic, Related, RulesetError, Severity
from rulekit.ruleset.model import Ruleset
from rulekit.source import Source, Span

__all__ = [
    "Checked",
    "Diagnostic",
    "Related",
    "Ruleset",
    "RulesetError",
    "Severity",
    "Source",
    "Span",
    "__version__",
    "check",
    "load",
]

__version__ = "0.1.0"

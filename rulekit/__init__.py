"""Board games as folders of YAML: the names that other programs may use."""

from rulekit.diagnostics import Diagnostic, Related, RulesetError, Severity
from rulekit.source import Source, Span

__all__ = ["Diagnostic", "Related", "RulesetError", "Severity", "Source", "Span", "__version__"]

__version__ = "0.1.0"

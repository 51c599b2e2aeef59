"""The ledger: every rule of the rulebook that a ruleset follows, from its `rules.yaml`."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from rulekit.diagnostics import Diagnostics
from rulekit.ruleset.load import read_source, read_yaml
from rulekit.ruleset.schema import check_shape
from rulekit.ruleset.tree import Map, Scalar, pairs, text_of
from rulekit.source import Span

FILE = "rules.yaml"


@dataclass(frozen=True, slots=True)
class Rule:
    """`exempt`: why no program can show it; `pending`: which content is not yet written.

    `total`: the name of the ruleset's total that shows it.
    """

    id: str
    says: str
    span: Span
    exempt: str | None = None
    pending: str | None = None
    total: Scalar | None = None


def read_ledger(folder: Path, found: Diagnostics) -> dict[str, Rule]:
    """The rules of the ruleset that lies in `folder`, by their ids; none if it has no ledger."""
    base = folder.resolve()
    if not (base / FILE).is_file():
        return {}
    source = read_source(base / FILE, f"{base.name}/{FILE}", None, found)
    root = read_yaml(source, found) if source else None
    if root is None or not check_shape(root, "rules", found) or not isinstance(root, Map):
        return {}
    rules: dict[str, Rule] = {}
    for key, node in pairs(root.get("rules")):
        parts = {part.text: value for part, value in pairs(node) if isinstance(value, Scalar)}
        exempt, pending = text_of(parts.get("exempt")), text_of(parts.get("pending"))
        rules[key.text] = Rule(key.text, parts["says"].text, key.span, exempt, pending, parts.get("total"))
    return rules

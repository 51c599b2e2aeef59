"""The file `tests/equivalent.yaml`: faults that no scenario can notice, each with the reason.

An entry names the file, the keys that lead to the value, and its line before and after: not the number of a line, which
changes with every line above it.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from rulekit.diagnostics import Diagnostics
from rulekit.ruleset.load import read_source, read_yaml
from rulekit.ruleset.schema import check_shape
from rulekit.ruleset.tree import Map, Scalar, Seq
from rulekit.source import Span

FILE = "tests/equivalent.yaml"

Key = tuple[str, str, str, str]
"""What a mutant is known by: the file, the keys that lead to the value, its line before and after."""


@dataclass(frozen=True, slots=True)
class Equivalent:
    """`key` is that of the mutant that it explains."""

    key: Key
    span: Span


def read_equivalents(folder: Path, found: Diagnostics) -> list[Equivalent]:
    """The entries of the ruleset that lies in `folder`; none if it has no such file."""
    base = folder.resolve()
    if not (base / FILE).is_file():
        return []
    source = read_source(base / FILE, f"{base.name}/{FILE}", None, found)
    root = read_yaml(source, found) if source else None
    if root is None or not check_shape(root, "equivalent", found) or not isinstance(root, Map):
        return []
    listed = root.get("equivalent")
    rows = listed.items if isinstance(listed, Seq) else ()
    return [_entry(row) for row in rows if isinstance(row, Map)]


def _entry(row: Map) -> Equivalent:
    text = {key.text: value.text for key, value in row if isinstance(value, Scalar)}
    key = (text["file"], text["at"], text["was"], text.get("now", ""))
    return Equivalent(key, row.span.head())

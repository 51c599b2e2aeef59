"""Formatting a ruleset: every YAML file of its folder in its canonical form, or a reason why that cannot be."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rulekit.diagnostics import Diagnostic, Diagnostics
from rulekit.dsl import syntax as s
from rulekit.fmt.effects import tidy
from rulekit.fmt.layout import indented, spaced
from rulekit.interpreter.builtins import vocabulary
from rulekit.ruleset.build import build
from rulekit.ruleset.load import read_source, read_yaml
from rulekit.ruleset.tree import Node, Scalar
from rulekit.source import EmbeddedText, Source

MOST_ROUNDS = 4
"""A second round finds nothing left to do; more would be a fault of ours."""


@dataclass(frozen=True, slots=True)
class Formatted:
    """A file, as it is and as it should be."""

    path: Path
    before: str
    after: str

    @property
    def changed(self) -> bool:
        return self.before != self.after


class CannotFormat(Exception):
    """The ruleset has errors: what its texts are is not known."""

    def __init__(self, diagnostics: list[Diagnostic]) -> None:
        super().__init__("the ruleset has errors")
        self.diagnostics = diagnostics


def format_ruleset(folder: Path) -> Iterator[Formatted]:
    """All files of a ruleset or expansion, in the order of their names."""
    texts = _texts(folder)
    name = folder.resolve().name
    for file in sorted(folder.rglob("*.yaml")):
        inside = file.relative_to(folder)
        if inside.parts[0] == "expansions":
            continue
        found = Diagnostics()
        source = read_source(file, f"{name}/{inside.as_posix()}", None, found)
        if source is None:
            raise CannotFormat(found.in_order())
        yield Formatted(file, file.read_bytes().decode("utf-8-sig"), format_text(source, texts.get(source.name, {})))


def _texts(folder: Path) -> dict[str, dict[int, bool]]:
    """For each file: where texts begin, and whether they are effects."""
    built = build(folder, (), vocabulary(), ())
    if built.ruleset is None:
        raise CannotFormat([d for d in built.diagnostics if d.severity.value == "error"])
    found: dict[str, dict[int, bool]] = {}
    for key, tree in built.ruleset.notes.trees.items():
        scalar = key[0] if isinstance(key, tuple) else key
        if isinstance(scalar, Scalar):
            places = found.setdefault(scalar.span.source.name, {})
            places[scalar.span.start] = places.get(scalar.span.start, False) or isinstance(tree, s.Suite)
    return found


def format_text(source: Source, texts: dict[int, bool]) -> str:
    """A file in its canonical form. `texts`: where effect texts begin in it, and whether they are statements."""
    root = _tree(source)
    marked = _order(root, texts) if root is not None else {}
    for _ in range(MOST_ROUNDS):
        after = _once(source, root, marked) if root is not None else source.text
        if after == source.text:
            break
        source = Source(source.name, after)
        root = _tree(source)
    return source.text


def _order(root: Node, texts: dict[int, bool]) -> dict[int, bool]:
    """The texts by their number among all scalars of the file, which no formatting changes."""
    scalars = enumerate(_scalars(root))
    return {n: texts[scalar.span.start] for n, scalar in scalars if scalar.span.start in texts}


def _once(source: Source, root: Node, marked: dict[int, bool]) -> str:
    text = source.text
    scalars = list(_scalars(root))
    for number in sorted(marked, reverse=True):
        embedded = scalars[number].embedded()
        if embedded is not None:
            text = _replaced(text, embedded, tidy(embedded.text, marked[number]))
    text = spaced(text)
    if text == source.text:
        return indented(source, root)
    again = Source(source.name, text)
    tree = _tree(again)
    return indented(again, tree) if tree is not None else text


def _replaced(text: str, embedded: EmbeddedText, new: str) -> str:
    """A file with the lines of one text replaced; there are as many as before."""
    old, lines = embedded.text.split("\n"), new.split("\n")
    for (_, start), before, after in reversed(list(zip(embedded.pieces, old, lines, strict=True))):
        text = text[:start] + after + text[start + len(before) :]
    return text


def _tree(source: Source) -> Node | None:
    return read_yaml(source, Diagnostics())


def _scalars(node: Node) -> Iterator[Scalar]:
    if isinstance(node, Scalar):
        yield node
    elif hasattr(node, "entries"):
        for key, value in node.entries:
            yield key
            yield from _scalars(value)
    else:
        for item in node.items:
            yield from _scalars(item)

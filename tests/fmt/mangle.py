"""Rulesets written untidily: the same words, signs and comments, with other blanks between them."""

from __future__ import annotations

import random
import re

from rulekit.diagnostics import Diagnostics
from rulekit.ruleset.load import read_yaml, signs
from rulekit.ruleset.tree import Scalar, Style
from rulekit.source import Source


def mangled(name: str, text: str, seed: int) -> str:
    """The text with blanks put in and taken out where YAML does not mind, and blank lines doubled."""
    chance = random.Random(f"{name}/{seed}")
    text = _gaps(text, chance)
    text = _blank_lines(name, text, chance)
    return _deeper(text) if chance.random() < 0.3 else text


def _gaps(text: str, chance: random.Random) -> str:
    """More blanks behind `,` and `:` and inside brackets."""
    edits: list[tuple[int, int]] = []
    before, start = "", 0
    for sign, at, end in signs(text):
        gap = text[start:at]
        loose = before in ("FlowEntry", "Value", "FlowMappingStart", "FlowSequenceStart")
        closing = sign in ("FlowMappingEnd", "FlowSequenceEnd", "FlowEntry")
        if "\n" not in gap and not gap.strip() and (loose or closing) and chance.random() < 0.2:
            edits.append((at, chance.randint(1, 3)))
        before, start = sign, end
    for at, count in reversed(edits):
        text = text[:at] + " " * count + text[at:]
    return text


def _blank_lines(name: str, text: str, chance: random.Random) -> str:
    """Blank lines doubled, and blanks at the ends of lines, outside texts that go over several lines."""
    root = read_yaml(Source(name, text), Diagnostics())
    kept: set[int] = set()
    todo = [root]
    while todo:
        node = todo.pop()
        if isinstance(node, Scalar):
            if "\n" in node.span.text or node.style in (Style.LITERAL, Style.FOLDED):
                kept |= set(range(node.span.line, node.span.line + node.span.text.count("\n") + 2))
        elif node is not None:
            todo += [part for entry in getattr(node, "entries", ()) for part in entry]
            todo += list(getattr(node, "items", ()))
    made: list[str] = []
    for number, line in enumerate(text.split("\n"), 1):
        if number not in kept and chance.random() < 0.1:
            line += " " * chance.randint(1, 3)
        made.append(line)
        if not line.strip() and number not in kept:
            made.append("")
    return "\n".join(made)


def _deeper(text: str) -> str:
    """Four blanks for each level instead of two."""
    return re.sub(r"^( +)", lambda match: match[1] * 2, text, flags=re.MULTILINE)

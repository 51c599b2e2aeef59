"""The last touch to generated Python text: what a function reads often it reads by a shorter way.

The lists of a state stay the same objects while a game goes on, so a function may keep `G.z` and `G.c` in a local.
"""

from __future__ import annotations

import re

from rulekit.source import Span

_LISTS = ("z", "c")
_OFTEN = 3
"""With so many readings a local pays."""

_NOT_EMPTY = re.compile(r"\b(if|not) (\(+)(G\.z\[[^\[\]()]*\]) != \(\)(\)+)(?=[:\])])")
_NOT = re.compile(r"\bif \(not (G\.z\[[^\[\]()]*\])\)(?=[:\]])")


def polish(lines: list[str], spans: list[Span | None]) -> tuple[list[str], list[Span | None]]:
    """The same functions, with shorter ways; each line keeps its place in the YAML."""
    new_lines: list[str] = []
    new_spans: list[Span | None] = []
    starts = [i for i, text in enumerate(lines) if text.startswith("def ")]
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        body = [_tests(text) for text in lines[start + 1 : end]]
        new_lines.append(lines[start])
        new_spans.append(spans[start])
        for name in _LISTS:
            if sum(_readings(text, f"G.{name}[") for text in body) >= _OFTEN:
                body = [text.replace(f"G.{name}[", f"{name}[") for text in body]
                new_lines.append(f"    {name} = G.{name}")
                new_spans.append(spans[start])
        new_lines += body
        new_spans += spans[start + 1 : end]
    return new_lines, new_spans


def _readings(text: str, said: str) -> int:
    """How often something is read: what is said in a list that is gone through counts for many times."""
    return text.count(said) * (_OFTEN if " for " in text else 1)


def _tests(text: str) -> str:
    """A zone that must not be empty is itself the test."""

    def bare(match: re.Match[str]) -> str:
        word, before, zone, after = match.groups()
        if len(before) <= len(after):
            return f"{word} {zone}{')' * (len(after) - len(before))}"
        return match[0]

    return _NOT.sub(r"if not \1", _NOT_EMPTY.sub(bare, text))

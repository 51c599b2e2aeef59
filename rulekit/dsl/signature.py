"""What a built-in is: its name, parameters, result, and what the reference says about it.

The families of built-ins are declared elsewhere, beside what runs them; the checker is handed a `Vocabulary`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from rulekit.dsl.types import Type
from rulekit.dsl.world import Param


@dataclass(frozen=True, slots=True)
class Builtin:
    """One built-in.

    `verb`: it changes something, so it stands as a statement or right of `=`. The tests check the example. `reason`:
    why it exists although one game alone uses it. `form`: how arguments are taken: plain; numbers (a list, `e for x in
    xs`, or several); ranking (`e for x in xs` only, the result is a list of x); bundle (a bundle and what it takes).
    """

    name: str
    params: tuple[Param, ...]
    gives: Type | None
    doc: str
    example: str
    verb: bool = False
    form: str = "plain"
    needs_map: bool = False
    reason: str = ""

    @property
    def slot(self) -> str:
        """Which kind of text the example is."""
        return "effect" if self.verb else "value"

    @property
    def signature(self) -> str:
        params = ", ".join(f"{p.name}: {p.type}" + (" (may be left out)" if p.optional else "") for p in self.params)
        return f"{self.name}({params})" + (f" -> {self.gives}" if self.gives else "")


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """All built-ins, by name."""

    builtins: dict[str, Builtin] = field(default_factory=dict)

    @staticmethod
    def of(families: Iterable[Iterable[Builtin]]) -> Vocabulary:
        return Vocabulary({item.name: item for family in families for item in family})

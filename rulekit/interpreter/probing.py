"""Working out a part of the rules in a state, because somebody asks: what an expression comes to, where it stands.

Games never come here. What is asked is compiled beside the program, as the program's own code is, and kept; the state
that is looked at is a copy.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from rulekit.dsl import syntax as s
from rulekit.dsl.types import Type
from rulekit.dsl.world import Card
from rulekit.interpreter.clause import Clause
from rulekit.interpreter.layout import Home
from rulekit.interpreter.program import Program
from rulekit.interpreter.state import State

STEPS = 200_000
"""So much work one question may take, as much as an answer in a game."""


@dataclass(frozen=True, slots=True)
class Context:
    """Where a part of the rules stands: who `you` and `this` are, the bundle's instance, and the names in scope.

    `card`: the member that has the text. Where there is no thing, `this` is the member itself.
    """

    home: Home
    you: int | None = None
    this: int | None = None
    instance: int | None = None
    card: Card | None = None
    names: Mapping[str, Any] = field(default_factory=dict)

    def knowing(self, name: str, value: object) -> Context:
        """The same place with one more name."""
        return Context(self.home, self.you, self.this, self.instance, self.card, {**self.names, name: value})


class Probe:
    """Works out parts of the rules of one program in one state."""

    def __init__(self, G: State) -> None:
        self.program: Program = G.p
        self.compiler = self.program.compiler
        self._state = G.copy()
        self._made: dict[object, str] = self.program.__dict__.setdefault("_probes", {})

    def value(self, tree: s.Expr, at: Context, want: Type | None = None) -> Any:
        """What an expression comes to."""
        return self.run((tree, want), at, lambda text: text.expr(tree, want))

    def holds(self, tree: s.Expr, at: Context) -> bool:
        return bool(self.value(tree, at))

    def subject(self, tree: s.Expr, at: Context) -> Any:
        """The thing or player that an expression speaks of."""
        return self.run((tree, "subject"), at, lambda text: text.subject(tree))

    def run(self, key: object, at: Context, make: Callable[[Clause], str]) -> Any:
        """What Python text comes to that is made for a place; `key` tells it from other texts for the same place."""
        known = sorted(at.names)
        shape = (key, at.home.number, at.card, at.you is None, at.this is None, at.instance is None, *known)
        name = self._made.get(shape)
        if name is None:
            name = self._made[shape] = self._make(at, known, make)
        self._state.n = STEPS
        values = tuple(at.names[one] for one in known)
        return self.program.function(name)(self._state, at.you, at.this, at.instance, values)

    def _make(self, at: Context, known: list[str], make: Callable[[Clause], str]) -> str:
        text = Clause(self.compiler, at.home)
        text.card = at.card
        text.you = None if at.you is None else "you_0"
        text.this = None if at.this is None else "this_0"
        if at.this is None and at.card is not None:
            text.this = str(self.compiler.layout.number_of[at.card])
        text.instance = None if at.instance is None else "inst_0"
        text.env = {one: f"e_{number}" for number, one in enumerate(known)}
        name = f"y{len(self._made)}"
        lines = [f"def {name}(G, you_0, this_0, inst_0, known_0):"]
        if known:
            lines.append(f"    {''.join(f'{code}, ' for code in text.env.values())}= known_0")
        lines.append(f"    return {make(text)}")
        self.compiler.functions[name] = (lines, None)
        self._install()
        return name

    def _install(self) -> None:
        """What the new text speaks of, and the program has not used yet, is made too."""
        program, namespace = self.program, self.program.namespace
        for name, constant in self.compiler.constants.items():
            if name.isalnum():
                namespace.setdefault(name, constant)
        for name in [name for name in self.compiler.functions if name not in namespace]:
            program.make_function(name)

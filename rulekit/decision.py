"""What a game tells to those who play: the question that waits with its options, and the lines of the log."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from rulekit.dsl.types import Opt, Thing, Type, element, plain
from rulekit.interpreter import engine, natives
from rulekit.ruleset.model import WindowDef
from rulekit.source import Span

if TYPE_CHECKING:
    from rulekit.game import Game


@dataclass(frozen=True, slots=True)
class Option:
    """One answer: a key that is typed or sent, and a label in any language."""

    key: str
    _game: Game = field(repr=False)
    _value: Any = field(repr=False)
    _type: Type | None = field(repr=False)
    _at: int = field(repr=False)

    def label(self, language: str | None = None) -> str:
        """What the one who is asked reads; options of one question that would read alike are told apart."""
        decision = self._game.decision
        if decision is None or self not in decision.options[self._at : self._at + 1]:
            return self._game.ruleset.words(language).option(self._game.state, self)
        return decision.labels(language)[self._at]


class Decision:
    """Who has to decide, what, and among which options."""

    __slots__ = ("_game", "_labels", "_options", "_pending", "_site")

    def __init__(self, game: Game) -> None:
        self._game = game
        pending = game.state.pending
        assert pending is not None
        self._pending = pending
        self._site = game.state.p.sites[pending[1]]
        self._options: tuple[Option, ...] | None = None
        self._labels: dict[str | None, list[str]] = {}

    @property
    def open(self) -> bool:
        """Has it not been answered yet?"""
        return self._pending is self._game.state.pending

    @property
    def player(self) -> int:
        return int(self._pending[0])

    @property
    def kind(self) -> str:
        return engine.pending_kind(self._game.state)

    @property
    def prompt(self) -> str:
        return str(self._site.prompt)

    @property
    def min(self) -> int:
        return int(self._pending[3])

    @property
    def max(self) -> int:
        return int(self._pending[4])

    @property
    def repeat(self) -> bool:
        return self.kind == "distribution"

    @property
    def simultaneous(self) -> bool:
        return bool(self._site.sealed)

    @property
    def secret(self) -> bool:
        """Would it tell the others something that this player is asked?"""
        return bool(self._site.gap)

    @property
    def together(self) -> tuple[int, ...]:
        """All seats to which a simultaneous question is put, in order, also those who have no choice; else nobody."""
        frames = (frame for frame in reversed(self._game.state.stack) if frame[0] == natives.SEALED)
        return tuple(next(frames)[1]) if self.simultaneous else ()

    @property
    def window(self) -> str | None:
        """The name of the window that asks: such a question may come again and again."""
        found = self._game.state.p.compiler.definitions.values()
        windows = [
            each.procedure for each, _, _ in found if isinstance(each, WindowDef) and each.asks.span is self.place
        ]
        return windows[0].name if windows else None

    @property
    def speaks_of(self) -> frozenset[int]:
        """The seats that the question names: whose claim it is, who is the target."""
        players = [Thing("player"), Opt(Thing("player"))]
        named = zip(self._site.args, self._pending[5], strict=False)
        return frozenset(value for (_, t), value in named if t in players and value is not None)

    @property
    def place(self) -> Span | None:
        """Where in the rules the question stands."""
        found: Span | None = self._site.span
        return found

    @property
    def options(self) -> tuple[Option, ...]:
        if self._options is None:
            self._options = _options(self._game, self._pending, self._site)
        return self._options

    def labels(self, language: str | None = None) -> list[str]:
        """What the one who is asked reads for each option."""
        if language not in self._labels:
            words = self._game.ruleset.words(language)
            self._labels[language] = words.options(self._game.state, self.options)
        return self._labels[language]

    def text(self, language: str | None = None) -> str:
        """The question."""
        words = self._game.ruleset.words(language)
        return words.prompt(self._game.state, self.prompt, self._site.args, self._pending[5], self.player)

    def as_json(self, language: str | None = None) -> dict[str, Any]:
        """As `play --json` sends it."""
        return {
            "player": self.player,
            "kind": self.kind,
            "prompt": self.prompt,
            "min": self.min,
            "max": self.max,
            "repeat": self.repeat,
            "options": [
                {"key": option.key, "label": label}
                for option, label in zip(self.options, self.labels(language), strict=True)
            ],
        }

    def __repr__(self) -> str:
        return f"Decision(player={self.player}, {self.prompt}, {[option.key for option in self.options]})"


def _options(game: Game, pending: tuple[Any, ...], site: Any) -> tuple[Option, ...]:
    G = game.state
    program = G.p
    used: dict[str, int] = {}
    found: list[Option] = []
    for value in pending[2]:
        t: Type | None = site.options
        if site.kind == "yes_no":
            key = "yes" if value else "no"
        elif value is None:
            done = site.kind in ("offer", "some") or len(pending) > 6
            key = "done" if done else "no"
        elif site.kind == "offer":
            offer = program.register.offers[value[0]]
            key = offer.name
            if offer.folded is not None:
                key = f"{key}:{G.p.seen_key(G, value[3], offer.folded_type, int(pending[0]))}"
        else:
            key = G.p.seen_key(G, value, t, int(pending[0]))
        used[key] = used.get(key, 0) + 1
        found.append(Option(key if used[key] == 1 else f"{key}-{used[key]}", game, value, t, len(found)))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the log: a message key, what it speaks of, and the text in any language."""

    key: str
    args: dict[str, Any]
    _game: Game = field(repr=False)
    _raw: tuple[Any, ...] = field(repr=False)
    _seat: int | None = field(repr=False)

    def text(self, language: str | None = None) -> str:
        words = self._game.ruleset.words(language)
        return words.entry(self._game.state, self._raw, self._seat)


def argument(game: Game, value: Any, t: Type, seat: int | None) -> Any:
    """What a log line speaks of, as JSON: nothing that the reader may not know."""
    G = game.state
    held = element(plain(t))
    if held is not None and isinstance(value, tuple):
        return [argument(game, item, held, seat) for item in value]
    if isinstance(value, tuple) and isinstance(plain(t), Thing):
        thing, what, mask = value
        if seat is not None and not mask >> seat & 1:
            return None
        return G.p.layout.cards[what].name if what >= 0 else G.p.key_of(G, thing)
    return G.p.shown(G, value, t)

"""A game as programs use it: decide, look, clone, undo, save. The rules run below; here is what one may ask of them."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rulekit.decision import Decision, Entry, Option, argument
from rulekit.diagnostics import Diagnostic, Severity
from rulekit.dsl.world import World
from rulekit.interpreter import engine
from rulekit.interpreter.cover import Cover
from rulekit.interpreter.determine import determine
from rulekit.interpreter.faults import Fault, IllegalAnswer, Trouble
from rulekit.interpreter.program import Program
from rulekit.interpreter.state import State, listed
from rulekit.options import encode_options
from rulekit.positions import Position, place
from rulekit.ruleset import model
from rulekit.source import Source, Span
from rulekit.suggest import did_you_mean
from rulekit.views import view as make_view

if TYPE_CHECKING:
    from rulekit.locale.labels import Labels

__all__ = ["Decision", "Entry", "Game", "IllegalAnswer", "Option", "Position", "Result", "Ruleset", "playout"]

FORMAT = 2
"""The version of saved games."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: who has won (nobody, one or several), the points if any, a message key for the reason.

    Where the game has titles for the points, `titles` has one for each seat, or None.
    """

    winners: tuple[int, ...]
    scores: tuple[int, ...] | None
    reason: str
    titles: tuple[str | None, ...] | None = None


class Ruleset:
    """A checked ruleset, ready to be played."""

    def __init__(self, definition: model.Ruleset, cover: Cover | None = None) -> None:
        """`cover` notes which places of the rules games come to."""
        self.model = definition
        self.cover = cover
        self._programs: dict[tuple[int, bool, tuple[tuple[str, Any], ...]], Program] = {}
        self._asked: dict[tuple[int, bool, str], Program] = {}
        self._words: dict[str, Labels] = {}

    def __repr__(self) -> str:
        return f"Ruleset({self.id!r}, version {self.version})"

    @property
    def id(self) -> str:
        return self.model.id

    @property
    def version(self) -> str:
        return self.model.version

    @property
    def players(self) -> tuple[int, int]:
        return self.model.players

    @property
    def expansions(self) -> tuple[str, ...]:
        return self.model.expansions

    @property
    def digest(self) -> str:
        return self.model.digest

    @property
    def locales(self) -> Mapping[str, tuple[Source, ...]]:
        return self.model.locales

    @property
    def options(self) -> Mapping[str, model.OptionDef]:
        return self.model.options

    @property
    def world(self) -> World:
        return self.model.world

    @property
    def messages(self) -> tuple[model.MessageUse, ...]:
        return self.model.messages

    @property
    def notes(self) -> model.Notes:
        return self.model.notes

    def words(self, language: str | None = None) -> Labels:
        """The texts of one language; without a name the ruleset's first."""
        from rulekit.locale.labels import Labels

        name = language or next(iter(self.locales), "en")
        if name not in self._words:
            self._words[name] = Labels(name, self.locales.get(name, ()))
        return self._words[name]

    def program(self, players: int, options: Mapping[str, object] | None = None, tells: bool = True) -> Program:
        """The compiled rules for one number of players and one set of options; `tells`: with a log."""
        asked = (players, tells, repr(sorted(options.items())) if options else "")
        known = self._asked.get(asked)
        if known is not None:
            return known
        low, high = self.players
        if not low <= players <= high:
            raise ValueError(f"{self.id} is for {low} to {high} players, not for {players}")
        encoded = encode_options(self.model, players, options or {})
        key = (players, tells, tuple(sorted(encoded.items())))
        program = self._programs.get(key)
        if program is None:
            program = self._programs[key] = self._compiled(players, encoded, tells)
        self._asked[asked] = program
        return program

    def _compiled(self, players: int, options: dict[str, Any], tells: bool) -> Program:
        try:
            for known in [program for (*made, _), program in self._programs.items() if made == [players, tells]]:
                program = known.with_options(options)
                if program is not None:
                    return program
            return Program(self.model, players, options, cover=self.cover, tells=tells)
        except Trouble as trouble:
            place = trouble.span or Span(Source(self.id, ""), 0, 0)
            diagnostic = Diagnostic(trouble.code, Severity.ERROR, trouble.message, place.head(), trouble.hint)
            raise Fault(diagnostic) from None

    def new(
        self,
        players: int,
        seed: int = 0,
        options: Mapping[str, object] | None = None,
        position: Position | None = None,
    ) -> Game:
        """A game at its first decision."""
        return Game._begin(self, players, seed, dict(options or {}), position)


class Game:
    """A game. `apply` is the only thing that changes it, besides `undo`."""

    __slots__ = (
        "_decision",
        "_first",
        "_pinned",
        "_read",
        "_trail",
        "drawn_anew",
        "options",
        "position",
        "ruleset",
        "seed",
        "state",
    )

    ruleset: Ruleset
    seed: int
    options: dict[str, object]
    position: Position | None
    drawn_anew: bool
    state: State
    _first: State
    _trail: Any
    _decision: Decision | None
    _pinned: tuple[tuple[int, str, tuple[object, ...]], ...]
    _read: dict[int | None, tuple[Any, list[Entry]]]

    @classmethod
    def _begin(
        cls, ruleset: Ruleset, players: int, seed: int, options: dict[str, object], position: Position | None
    ) -> Game:
        program = ruleset.program(players, options)
        skip = (position.step, position.seat) if position is not None and position.step is not None else None
        game = cls.__new__(cls)
        game.ruleset, game.seed, game.options, game.position = ruleset, seed, options, position
        game.state = engine.new_state(program, seed, skip)
        if position is not None:
            game.state.place = place(position)
            game.state.pins = position.chance or None
        engine.begin(game.state)
        game._first = game.state.copy()
        game._trail = None
        game._decision = None
        game._pinned, game._read = (), {}
        game.drawn_anew = False
        return game

    # ------------------------------------------------------------------------------ asking
    @property
    def players(self) -> int:
        return int(self.state.p.players)

    @property
    def decision(self) -> Decision | None:
        if self.state.pending is None:
            return None
        if self._decision is None or not self._decision.open:
            self._decision = Decision(self)
        return self._decision

    @property
    def result(self) -> Result | None:
        found = self.state.result
        if found is None:
            return None
        reason, winners, scores = found
        titles = self.state.p.earned(self.state) if scores is not None else None
        return Result(winners, scores, reason, titles if titles is not None and any(titles) else None)

    @property
    def pauses(self) -> int:
        """How often since the last answer somebody was asked, or would have been, where that must not be told.

        A front end makes the same pause for each.
        """
        return self.state.gaps

    @property
    def answers(self) -> list[tuple[int, ...]]:
        """All answers so far, as places in the lists of options."""
        return listed(self._trail)

    def answered_by(self) -> list[int]:
        """The seat that gave each of the answers so far; the game is played again to find out."""
        again, found = self.clone(), []
        again._replay([])
        for picks in self.answers:
            assert again.state.pending is not None
            found.append(int(again.state.pending[0]))
            engine.answer(again.state, picks)
        return found

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may see, by names; with None what there is."""
        self.state.n = engine.STEPS
        try:
            return make_view(self, seat)
        except Exception as error:
            raise engine.fault(self.state, error) from None

    def entries(self, seat: int | None, start: int = 0) -> list[Entry]:
        """The log lines that a seat may read, from a place in them on."""
        trail, found = self._read.get(seat, (None, []))
        new: list[Any] = []
        at = self.state.log
        while at is not None and at is not trail:
            new.append(at[1:])
            at = at[0]
        if at is not trail:  # something was taken back
            found = []
        says = self.state.p.register.says
        for raw in reversed(new):
            number, values, mask = raw
            if seat is not None and not mask >> seat & 1:
                continue
            key, names = says[number]
            args = {name: argument(self, value, t, seat) for (name, t), value in zip(names, values, strict=True)}
            found.append(Entry(key, args, self, raw, seat))
        self._read[seat] = (self.state.log, found)
        return found[start:]

    def log(self, seat: int | None, language: str | None = None) -> list[str]:
        """The log as a seat reads it."""
        return [entry.text(language) for entry in self.entries(seat)]

    def why_not(self, seat: int, name: str, language: str | None = None) -> dict[str, Any]:
        """Why a seat cannot choose something now: an offer by its name, or as an option's key, `trip:player3`.

        Gives `possible`, `asked` (whether the seat is asked for such a thing at all) and `reasons`, as plain data; each
        reason has `sentences` in a language. Nothing in it is hidden from the seat. ValueError if nothing is so called.
        """
        from rulekit.why import why_not

        return why_not(self, seat, name, language)

    # ------------------------------------------------------------------------------ answering
    def apply(self, answer: int | Sequence[int]) -> None:
        """Answers the decision with a place in its list of options, or several."""
        picks = (answer,) if isinstance(answer, int) else tuple(answer)
        self._check(picks)
        try:
            engine.answer(self.state, picks)
        except Exception:
            self._replay(self.answers)
            raise
        self._trail = (self._trail, picks)

    def _check(self, picks: tuple[int, ...]) -> None:
        pending = self.state.pending
        if pending is None:
            raise IllegalAnswer("the game is over: there is nothing to answer")
        count, low, high = len(pending[2]), pending[3], pending[4]
        for pick in picks:
            if type(pick) is not int or not 0 <= pick < count:
                raise IllegalAnswer(f"there is no option {pick}: they are counted from 0 to {count - 1}")
        if not low <= len(picks) <= high:
            wanted = str(low) if low == high else f"{low} to {high}"
            raise IllegalAnswer(f"{wanted} must be picked here, not {len(picks)}")
        if len(set(picks)) < len(picks) and engine.pending_kind(self.state) != "distribution":
            raise IllegalAnswer("an option can be picked only once here")

    def keys(self, words: Sequence[str]) -> list[int]:
        """The places of options that are named by their keys."""
        decision = self.decision
        if decision is None:
            raise IllegalAnswer("the game is over: there is nothing to answer")
        known = [option.key for option in decision.options]
        found: list[int] = []
        for word in words:
            if word not in known:
                hint = did_you_mean(word, known)
                raise IllegalAnswer(f"there is no option `{word}` here" + (f": {hint}" if hint else ""))
            found.append(known.index(word))
        return found

    def undo(self, steps: int = 1) -> None:
        """Takes back answers. Chance comes out the same again."""
        answers = self.answers
        if steps < 0 or steps > len(answers):
            raise ValueError(f"{steps} answers cannot be taken back: there are {len(answers)}")
        self._replay(answers[: len(answers) - steps])

    def _replay(self, answers: list[tuple[int, ...]]) -> None:
        self.state = self._first.copy()
        self._trail = None
        steps: list[tuple[int, ...] | None] = [*answers, None]
        for number, picks in enumerate(steps):
            pins = tuple((kind, outcome) for when, kind, outcome in self._pinned if when == number)
            if pins:
                self.state.pins = (*(self.state.pins or ()), *pins)
            if picks is not None:
                engine.answer(self.state, picks)
                self._trail = (self._trail, picks)
        self._pinned = tuple(pin for pin in self._pinned if pin[0] <= len(answers))

    # ------------------------------------------------------------------------------ copies
    def clone(self) -> Game:
        """An independent copy that goes on with the same chance."""
        new = Game.__new__(Game)
        new.ruleset, new.seed, new.options, new.position = self.ruleset, self.seed, self.options, self.position
        new.state = self.state.copy()
        new._first, new._trail, new._decision = self._first, self._trail, None
        new._pinned, new._read = self._pinned, {}
        new.drawn_anew = self.drawn_anew
        return new

    def determinize(self, seat: int, seed: int = 0) -> Game:
        """A copy in which all that a seat may not know is drawn anew. It cannot be taken back further than here."""
        new = self.clone()
        new.state = determine(new.state, seat, seed)
        new._first, new._trail = new.state.copy(), None
        new.seed, new.drawn_anew = 0, True
        return new

    # ------------------------------------------------------------------------------ pinning
    def pin(self, kind: str, outcome: Sequence[object]) -> None:
        """Pins the next shuffle, random pick or throw."""
        if kind not in ("shuffle", "random", "throw"):
            raise ValueError(f"`{kind}` is no kind of chance: it is shuffle, random or throw")
        self.state.pins = (*(self.state.pins or ()), (kind, tuple(outcome)))
        self._pinned = (*self._pinned, (len(self.answers), kind, tuple(outcome)))

    def pins_left(self) -> list[tuple[str, tuple[object, ...]]]:
        return list(self.state.pins or ())

    # ------------------------------------------------------------------------------ saving
    def hash(self) -> str:
        """A digest of the state, the same on every machine."""
        return hashlib.sha256(repr(self.state.told_by()).encode()).hexdigest()[:32]

    def to_json(self) -> str:
        """The game as text: how it began, the answers, what chance brought, and a digest of the state."""
        if self.drawn_anew:
            raise ValueError("a copy in which something was drawn anew has no beginning, so it cannot be saved")
        if self.position is not None or self._pinned:
            raise ValueError("a game with a given position or pinned chance is a test, so it cannot be saved")
        data = {
            "rulekit": FORMAT,
            "ruleset": self.ruleset.id,
            "version": self.ruleset.version,
            "digest": self.ruleset.digest,
            "expansions": list(self.ruleset.expansions),
            "players": self.players,
            "seed": self.seed,
            "options": self.options,
            "answers": [list(picks) for picks in self.answers],
            "chance": listed(self.state.chance),
            "state": self.hash(),
        }
        return json.dumps(data, separators=(",", ":"))

    @staticmethod
    def from_json(text: str, ruleset: Ruleset | None = None) -> Game:
        """A saved game, played again to where it was; ValueError with a sentence if that cannot be."""
        from rulekit.saves import resume

        return resume(text, ruleset)


def playout(
    ruleset: Ruleset, players: int, seed: int = 0, options: Mapping[str, object] | None = None
) -> tuple[Result, int]:
    """One game with random answers, of which nothing is told: how it ended, and the number of decisions."""
    program = ruleset.program(players, options, tells=False)
    state = engine.new_state(program, seed)
    engine.begin(state)
    decisions = engine.play_out(state, seed)
    assert state.result is not None
    reason, winners, scores = state.result
    return Result(winners, scores, reason), decisions

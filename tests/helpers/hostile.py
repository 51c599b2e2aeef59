"""Hostile rulesets: data files that say what somebody might try, and which diagnostic stops it, on which line.

A case is a map. `effect` is what a player's `strike` does in the game of `tests/hostile/world.yaml`; `yaml` is more of
that game, or all of it with `world: false`. A text may be given as `[text, times, text, times, ..]`, or as blocks in
each other, `{nested: line, times: n, inside: text}`, where `%` is the depth. The rest is for the header: `header` (more
keys), `players`, `files` (more files); and `locale`, the English texts.

`want` is the first diagnostic: `code @ effect:line`, `code @ yaml:line`, `code @ file:line`, `code @ strike` for the
procedure as a whole; or `ok`. `at` says when it comes: when the ruleset is loaded (`load`, if nothing is said), when a
game begins (`new`), when somebody looks at it (`view`), or on the answer (`answer`).
"""

from __future__ import annotations

import resource
import signal
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML

from rulekit import load
from rulekit.diagnostics import Diagnostic, RulesetError
from rulekit.game import Game, Ruleset
from rulekit.interpreter.faults import Fault

FOLDER = Path(__file__).parent.parent / "hostile"
KEYS = frozenset("note header players files locale effect yaml world at want".split())
WORLD, PLACES = FOLDER / "world.yaml", FOLDER / "places.yaml"
PATIENCE = 30
MEMORY = 3 << 30

_EFFECT = "procedures:\n  strike_now:\n    of: player\n    do: |\n"


class Hang(BaseException):
    """Not an Exception, so that nobody takes it for a fault of the ruleset."""


@dataclass(frozen=True, slots=True)
class Case:
    file: Path
    note: str
    at: str
    want: str
    data: dict[str, Any] = field(repr=False)

    @property
    def id(self) -> str:
        return f"{self.file.stem}: {self.note}"


def read_cases() -> list[Case]:
    """Every hostile ruleset, in the order of files."""
    found: list[Case] = []
    for file in sorted(set(FOLDER.glob("*.yaml")) - {WORLD, PLACES}):
        for data in read_yaml(file):
            unknown = set(data) - KEYS
            assert not unknown, f"{file.name}: {data.get('note')}: unknown keys {sorted(unknown)}"
            at = "" if data["want"] == "ok" else data.get("at", "load")
            found.append(Case(file, data["note"], at, data["want"], data))
    return found


def read_yaml(file: Path) -> Any:
    return YAML(typ="safe", pure=True).load(file.read_text("utf-8"))


# ------------------------------------------------------------------------------------------ running
def run(data: dict[str, Any], folder: Path) -> tuple[str, str]:
    """When a case was stopped, and by which diagnostic; `("", "ok")` if it was not."""
    try:
        ruleset = load(write(data, folder))
    except RulesetError as error:
        return "load", _written(error.diagnostics[0])
    return play(ruleset)


def play(ruleset: Ruleset) -> tuple[str, str]:
    """Begins, looks, strikes; if that is stopped, nothing has happened and the game goes on."""
    at = "new"
    try:
        game = ruleset.new(players=2, seed=1)
        at = "view"
        before = all_of(game)
        if game.decision is None:
            return "", "ok"
        at = "answer"
        game.apply(game.keys(["strike"]))
        all_of(game)
    except Fault as fault:
        if at == "answer":
            assert all_of(game) == before, "the answer was carried out in part"
            game.apply(game.keys(["wait"]))
            assert all_of(game) != before, "the game does not go on"
        return at, _written(fault.diagnostic)
    return "", "ok"


def all_of(game: Game) -> tuple[Any, ...]:
    """All that can be asked of a game."""
    seats = (None, *range(game.players))
    options = None if game.decision is None else game.decision.as_json()
    return game.hash(), game.to_json(), options, [(game.view(seat), game.log(seat)) for seat in seats]


@contextmanager
def bounded() -> Iterator[None]:
    """Far more time and memory than any of this takes: only what would not end gets there."""

    def stop(*_: object) -> None:
        raise Hang(f"still busy after {PATIENCE} seconds")

    soft, hard = resource.getrlimit(resource.RLIMIT_AS)
    before = signal.signal(signal.SIGALRM, stop)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, hard))
    signal.alarm(PATIENCE)
    try:
        yield
    finally:
        signal.alarm(0)
        resource.setrlimit(resource.RLIMIT_AS, (soft, hard))
        signal.signal(signal.SIGALRM, before)


# ------------------------------------------------------------------------------------------ files
def write(data: dict[str, Any], folder: Path) -> Path:
    """Writes the ruleset of a case; gives its folder."""
    root = folder / "hostile"
    files: dict[str, str] = {}
    if data.get("world", True):
        files["world.yaml"] = WORLD.read_text("utf-8")
        files["effect.yaml"] = _EFFECT + textwrap.indent(_text(data.get("effect", "nothing")), " " * 6)
    if "yaml" in data:
        files["more.yaml"] = _text(data["yaml"])
    if "locale" in data:
        files["locales/en.ftl"] = _text(data["locale"])
    files["ruleset.yaml"] = _header(data, [*data.get("files", ()), *(name for name in files if name.endswith("yaml"))])
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_bytes(text.encode("utf-8", "surrogatepass"))
    return root


def _header(data: dict[str, Any], listed: list[str]) -> str:
    head = f"id: hostile\nlanguage: 1\nplayers: {data.get('players', '2..4')}\n"
    return f"{head}{data.get('header', '')}files:\n" + "".join(f"  - {quoted(name)}\n" for name in listed)


def quoted(text: str) -> str:
    """A text as YAML, whatever is in it."""
    signs = {'"': '\\"', "\\": "\\\\"}
    return '"' + "".join(signs.get(c, c if c.isprintable() else f"\\U{ord(c):08x}") for c in text) + '"'


def _text(parts: str | list[Any] | dict[str, Any]) -> str:
    if isinstance(parts, str):
        return parts
    if isinstance(parts, dict):
        lines = [f"{' ' * depth}{parts['nested'].replace('%', str(depth))}\n" for depth in range(parts["times"])]
        return "".join(lines) + f"{' ' * parts['times']}{parts['inside']}"
    return "".join(part * times for part, times in zip(parts[::2], parts[1::2], strict=True))


def _written(d: Diagnostic) -> str:
    name, line = d.span.source.name.split("/", 1)[-1], d.span.line
    assert d.message
    if name == "effect.yaml":
        before = _EFFECT.count("\n")
        return f"{d.code} @ effect:{line - before}" if line > before else f"{d.code} @ strike"
    return f"{d.code} @ {'yaml' if name == 'more.yaml' else name}:{line}"

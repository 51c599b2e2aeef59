"""Hostile rulesets: data files that say what somebody might try, and which diagnostic stops it, on which line.

A case is a map. `effect` is what a player's `strike` does in the game of `tests/hostile/world.yaml`; `yaml` is more of
that game, or all of it with `world: false`. `want` is `ok`, or `code @ effect:line` or `code @ yaml:line`; `at` says
whether the ruleset is refused at once (`load`), or stops when a game begins (`new`), on the answer (`answer`) or when
somebody looks (`view`). `filled: [text, times, ..]` in place of a text repeats texts; `header` adds to the header.
"""

from __future__ import annotations

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
from rulekit.game import Game
from rulekit.interpreter.faults import Fault

FOLDER = Path(__file__).parent.parent / "hostile"
KEYS = frozenset("note effect yaml world header locale want at".split())
HEADER = "id: hostile\nlanguage: 1\nplayers: 2..4\n"
PATIENCE = 30

_EFFECT = "procedures:\n  strike_now:\n    of: player\n    do: |\n"
_HARMLESS = "nothing\n"


class Hang(BaseException):
    """No fault of a ruleset may look like this one."""


@dataclass(frozen=True, slots=True)
class Case:
    file: Path
    note: str
    want: list[str]
    at: str
    data: dict[str, Any] = field(repr=False)

    @property
    def id(self) -> str:
        return f"{self.file.stem}: {self.note}"


def read_cases() -> list[Case]:
    """Every hostile ruleset, in the order of files."""
    found: list[Case] = []
    for file in sorted(FOLDER.glob("*.yaml")):
        if file.name == "world.yaml":
            continue
        for data in YAML(typ="safe", pure=True).load(file.read_text("utf-8")):
            unknown = set(data) - KEYS
            assert not unknown, f"{file.name}: {data.get('note')}: unknown keys {sorted(unknown)}"
            want = data["want"] if isinstance(data["want"], list) else [data["want"]]
            found.append(Case(file, data["note"], want, data.get("at", "load"), data))
    return found


def run(case: Case, folder: Path) -> tuple[str, list[str]]:
    """Where a case was stopped, and by which diagnostics; `("", ["ok"])` if it was not."""
    root = write(case.data, folder)
    try:
        ruleset = load(root)
    except RulesetError as error:
        return "load", [_written(d) for d in error.diagnostics]
    try:
        game = ruleset.new(players=2, seed=1)
    except Fault as fault:
        return "new", [_written(fault.diagnostic)]
    return _strike(game)


def _strike(game: Game) -> tuple[str, list[str]]:
    """Looks, and strikes; if that is stopped, nothing has happened and the game goes on."""
    try:
        before = state_of(game)
    except Fault as fault:
        return "view", [_written(fault.diagnostic)]
    if game.decision is None:
        return "", ["ok"]
    try:
        game.apply(game.keys(["strike"]))
    except Fault as fault:
        assert state_of(game) == before, "the answer was carried out in part"
        game.apply(game.keys(["wait"]))
        assert state_of(game) != before
        return "answer", [_written(fault.diagnostic)]
    state_of(game)
    return "", ["ok"]


def state_of(game: Game) -> tuple[Any, ...]:
    """All that can be asked of a game."""
    seats = (None, *range(game.players))
    options = [] if game.decision is None else game.decision.as_json()
    return game.hash(), game.to_json(), options, [(game.view(seat), game.log(seat)) for seat in seats]


def write(data: dict[str, Any], folder: Path) -> Path:
    """Writes the ruleset of a case; returns its folder."""
    root = folder / "hostile"
    files: dict[str, str] = {}
    if data.get("world", True):
        files["world.yaml"] = (FOLDER / "world.yaml").read_text("utf-8")
        files["effect.yaml"] = _EFFECT + textwrap.indent(_filled(data.get("effect", _HARMLESS)), " " * 6)
    if "yaml" in data:
        files["more.yaml"] = _filled(data["yaml"])
    listed = "".join(f"  - {name}\n" for name in files)
    header = HEADER + data.get("header", "") + f"files:\n{listed}"
    root.mkdir(parents=True)
    for name, text in {**files, "ruleset.yaml": header}.items():
        (root / name).write_bytes(text.encode("utf-8", "surrogatepass"))
    if "locale" in data:
        (root / "locales").mkdir()
        (root / "locales" / "en.ftl").write_text(_filled(data["locale"]), "utf-8")
    return root


def _filled(text: Any) -> str:
    """A text, or texts in turn with how often each is repeated."""
    if isinstance(text, str):
        return text
    return "".join(part * times for part, times in zip(text[::2], text[1::2], strict=True))


def _written(d: Diagnostic) -> str:
    name = d.span.source.name.split("/", 1)[-1]
    if name == "effect.yaml":
        return f"{d.code} @ effect:{d.span.line - _EFFECT.count(chr(10))}"
    return f"{d.code} @ {'yaml' if name == 'more.yaml' else name}:{d.span.line}"


@contextmanager
def no_hang() -> Iterator[None]:
    """Far longer than any of this takes: only a hang gets here."""

    def stop(*_: object) -> None:
        raise Hang(f"still busy after {PATIENCE} seconds")

    before = signal.signal(signal.SIGALRM, stop)
    signal.alarm(PATIENCE)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)

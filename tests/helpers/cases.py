"""Conformance cases: data files that say what the language accepts and what it refuses, where, and with which code.

A case is a map. `effect`, `value` or `yaml` is the text it is about; `want` is `ok`, or a list of `code @ line:column`
counted in that text (`code @ file:line:column` for another file). The text stands in the game of `world`: a file of
`worlds/`, `sample` if nothing is said, `none` for an empty one. Loader cases give whole `files`, with `hex` for those
that are no text and `filled: {name: [text, times]}` for large ones.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML

from rulekit.api import check, load
from rulekit.diagnostics import Diagnostic
from rulekit.interpreter import engine, natives
from rulekit.interpreter.events import event_unit
from rulekit.interpreter.faults import Fault, Over
from rulekit.interpreter.program import Program
from rulekit.interpreter.state import State
from rulekit.interpreter.values import value_function

FOLDER = Path(__file__).parent.parent / "conformance"
KEYS = frozenset("note shows world header effect value yaml files hex filled expansions with lint want".split())
GUARDS = {"run/fault", "run/no-choice", "run/not-on", "run/taken"}
"""Codes of what the checker should make impossible; they are there for the day it does not."""

_WRAPPERS = {
    "effect": ("procedures:\n  the_case:\n    of: player\n    do: |\n", 6),
    "value": ("values:\n  the_case:\n    of: player\n    base: |\n", 6),
    "yaml": ("", 0),
}


@dataclass(frozen=True, slots=True)
class Case:
    file: Path
    note: str
    shows: list[str]
    want: list[str]
    data: dict[str, Any] = field(repr=False)

    @property
    def id(self) -> str:
        return f"{self.file.relative_to(FOLDER).with_suffix('')}: {self.note}"

    @property
    def passes(self) -> bool:
        return not self.want

    @property
    def codes(self) -> list[str]:
        return [line.split(" @ ")[0] for line in self.want]


def read_cases() -> list[Case]:
    """Every case of the suite, in the order of files."""
    found: list[Case] = []
    for file in sorted(FOLDER.rglob("*.yaml")):
        if file.parent.name == "worlds":
            continue
        for data in YAML(typ="safe", pure=True).load(file.read_text(encoding="utf-8")):
            unknown = set(data) - KEYS
            assert not unknown, f"{file.name}: {data.get('note')}: unknown keys {sorted(unknown)}"
            want = [] if data["want"] == "ok" else list(data["want"])
            found.append(Case(file, data["note"], list(data.get("shows", [])), want, data))
    return found


def run(case: Case, folder: Path) -> list[str]:
    """What the checker finds in a case, written as `want` is."""
    root = folder / "case"
    slot, text = _lay_out(case, root)
    extra = [_write(folder / "expansions" / name, files) for name, files in case.data.get("expansions", {}).items()]
    with_ = [path for path in extra if path.name in case.data.get("with", [p.name for p in extra])]
    target = root if "lint" not in case.data else folder / "expansions" / case.data["lint"]
    checked = check(target, () if "lint" in case.data else with_)
    return [_written(d, slot, text) for d in checked.diagnostics]


def play(case: Case, folder: Path) -> None:
    """Compiles all of a good case and carries its text out, with random answers; stops only as the language says."""
    root = folder / "case"
    _lay_out(case, root)
    extra = [_write(folder / "expansions" / name, files) for name, files in case.data.get("expansions", {}).items()]
    with_ = [path for path in extra if path.name in case.data.get("with", [p.name for p in extra])]
    ruleset = load(root, with_, languages=())
    players = max(ruleset.players[0], min(3, ruleset.players[1]))
    options = ruleset.program(players).options
    program = Program(ruleset.model, players, options, everything=True)
    program.write_everything()
    try:
        G = engine.new_state(program, 1)
        engine.advance(G)
        engine.play_out(G, 1, 40)
        G = engine.new_state(program, 2)
        engine.advance(G)
        _carry_out(program, G)
    except Fault as fault:
        if fault.diagnostic.code == "run/fault":
            raise


def _carry_out(program: Program, G: State) -> None:
    """The text of an effect case, by the first player; a value case is worked out for that player."""
    for value in program.compiler.values:
        if value.name == "the_case" and not value.params:
            program.namespace[value_function(program.compiler, value)](G, *((0,) if value.of else ()))
    for procedure in program.compiler.definitions:
        if procedure.name != "the_case" or procedure.params:
            continue
        unit = event_unit(program.compiler, procedure)
        who = (0,) if procedure.of == "player" else ()
        G.pending, G.result = None, None
        G.n = engine.STEPS
        G.stack = [(natives.FINISH,)]
        if unit.framed:
            G.stack.append((program.entries[unit.number], *who))
            engine.advance(G)
            engine.play_out(G, 3, 40)
        else:
            try:
                left = program.namespace[unit.name](G, *who) and engine.is_asked(G)
                if not left and unit.waits:
                    engine.advance(G)
                engine.play_out(G, 3, 40)
            except Over:
                return
            except Exception as error:
                raise engine.fault(G, error) from None


def _lay_out(case: Case, root: Path) -> tuple[str | None, str]:
    """Writes the case's ruleset; returns which wrapper its text stands in."""
    slot = next((word for word in _WRAPPERS if word in case.data), None)
    files: dict[str, str] = dict(case.data.get("files", {}))
    header = case.data.get("header", "id: case\nlanguage: 1\nplayers: 2..4\n")
    listed = [name for name in files if name.endswith(".yaml") and name not in ("ruleset.yaml", "table.yaml")]
    world = case.data.get("world", "sample" if slot else "none")
    if world != "none":
        files["world.yaml"] = (FOLDER / "worlds" / f"{world}.yaml").read_text(encoding="utf-8")
        listed.append("world.yaml")
    if slot:
        before, indent = _WRAPPERS[slot]
        files["case.yaml"] = before + textwrap.indent(case.data[slot], " " * indent)
        listed.append("case.yaml")
    if "ruleset.yaml" not in files:
        names = f"files: [{', '.join(listed)}]\n" if listed and "files:" not in header else ""
        files["ruleset.yaml"] = header + names
    _write(root, files)
    for name, digits in case.data.get("hex", {}).items():
        (root / name).write_bytes(bytes.fromhex(digits))
    for name, (text, times) in case.data.get("filled", {}).items():
        (root / name).write_text(text * times, encoding="utf-8")
    return slot, "case/case.yaml"


def _write(root: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return root


def _written(d: Diagnostic, slot: str | None, text: str) -> str:
    line, column = d.span.line, d.span.column
    if slot and d.span.source.name == text:
        before, indent = _WRAPPERS[slot]
        return f"{d.code} @ {line - before.count(chr(10))}:{column - indent}"
    return f"{d.code} @ {d.span.source.name.split('/', 1)[-1]}:{line}:{column}"


def needed() -> Iterator[str]:
    """What the suite must show, each at least once rightly and once wrongly: every form and every built-in."""
    from rulekit.dsl.constructs import ALL
    from rulekit.interpreter.builtins import vocabulary

    for forms in ALL.values():
        yield from (form.id for form in forms)
    yield from vocabulary().builtins

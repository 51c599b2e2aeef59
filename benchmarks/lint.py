"""How long `rulekit lint` takes beside only reading the same files, and `rulekit --help` beside a bare Python.

Everything runs in new processes, and processor time counts. What the rows mean stands in README.md beside this file.
"""

from __future__ import annotations

import re
import shutil
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.many_cards import write_ruleset
from benchmarks.processes import run_python

SHIPPED = Path(__file__).parent.parent / "rulesets"
CARDS = 5_000
BARS = {"cold": 40, "one file changed": 5, "help": 8}
"""How many times as long something may take."""

CHANGES = {
    "shipped": ("bloody_inn/guests.yaml", re.compile(r"(?<=money: )\d+")),
    "many cards": ("many/cards/part_007.yaml", re.compile(r"(?<=worth: )\d+")),
}
"""Which file is changed, and the number in it: the first that fits."""

READERS = {
    "PyYAML": "import yaml\ndef read(text): yaml.load(text, Loader=yaml.CSafeLoader)",
    "ruamel.yaml": "import ruamel.yaml\ndef read(text): ruamel.yaml.YAML(typ='safe').load(text)",
}
"""The readers written in C that may be there."""

READ = """
import sys
from pathlib import Path
{reader}
for file in sorted(Path(sys.argv[1]).rglob("*.yaml")): read(file.read_text("utf-8"))
"""

LINT = ["-m", "rulekit", "lint"]
FINDINGS = (0, 1)
"""How linting ends, whether or not it has found something."""

Pair = tuple[float, float]
"""Seconds of a processor: of what something stands beside, and of the thing itself."""


def measure(times: int, cards: int = CARDS, shipped: Path = SHIPPED) -> dict[str, Any]:
    """Milliseconds of a processor, and how many times as long as what they stand beside."""
    with tempfile.TemporaryDirectory() as place, tempfile.TemporaryDirectory() as bytecode:
        games = {"shipped": Path(place, "shipped"), "many cards": Path(place, "many_cards")}
        shutil.copytree(shipped, games["shipped"])
        write_ruleset(games["many cards"] / "many", cards)
        run_python([*LINT, str(games["shipped"])], "", bytecode, FINDINGS)  # from now on there is bytecode
        figures: dict[str, Any] = {name: _linting(name, folder, bytecode, times) for name, folder in games.items()}
        figures["help"] = _help(bytecode, times)
    return figures


def _linting(name: str, folder: Path, bytecode: str, times: int) -> dict[str, Any]:
    """Each lint beside a reading of the same files just before it: a machine that becomes slower slows both."""
    reader, program = _quickest_reader(folder, bytecode)
    file, number = CHANGES[name]

    def read() -> float:
        return run_python(program, "", bytecode).processor

    def lint(cache: str) -> float:
        return run_python([*LINT, str(folder)], cache, bytecode, FINDINGS).processor

    pairs: dict[str, list[Pair]] = {"cold": [], "one file changed": [], "nothing changed": []}
    with tempfile.TemporaryDirectory() as warm:
        lint(warm)
        for turn in range(times):
            with tempfile.TemporaryDirectory() as empty:
                pairs["cold"].append((read(), lint(empty)))
            _change(folder / file, number, turn)
            pairs["one file changed"].append((read(), lint(warm)))
            pairs["nothing changed"].append((read(), lint(warm)))
    reading = median(theirs for done in pairs.values() for theirs, _ in done)
    return {"reader": reader, "ms": 1000 * reading, **{what: _figures(done) for what, done in pairs.items()}}


def _figures(pairs: Sequence[Pair]) -> dict[str, float]:
    return {"ms": 1000 * median(ours for _, ours in pairs), "times": median(ours / theirs for theirs, ours in pairs)}


def _quickest_reader(folder: Path, bytecode: str) -> tuple[str, list[str]]:
    """Of those that are there and can read all the files: its name and a program."""
    found: dict[str, float] = {}
    programs = {name: ["-c", READ.format(reader=reader), str(folder)] for name, reader in READERS.items()}
    for name, program in programs.items():
        with suppress(RuntimeError):
            found[name] = min(run_python(program, "", bytecode).processor for _ in range(2))
    if not found:
        sys.exit("there is no reader of YAML that is written in C: pip install PyYAML")
    quickest = min(found, key=lambda name: found[name])
    return quickest, programs[quickest]


def _change(file: Path, number: re.Pattern[str], turn: int) -> None:
    """Makes a number of the file another one than ever before."""
    text = file.read_text("utf-8")
    changed, count = number.subn(str(41 + turn), text, count=1)
    assert count == 1, f"no number to change in {file.name}"
    file.write_text(changed, encoding="utf-8")


def _help(bytecode: str, times: int) -> dict[str, Any]:
    def run(*arguments: str) -> float:
        return run_python(arguments, "", bytecode).processor

    pairs = [(run("-c", "pass"), run("-m", "rulekit", "--help")) for _ in range(3 * times)]
    return {"ms": 1000 * median(bare for bare, _ in pairs), "help": _figures(pairs)}


def rows(figures: dict[str, Any]) -> Iterator[tuple[str, ...]]:
    """The figures for people: of a processor in ms, times as long, and how many times at most."""
    yield "lint, of a processor", "ms", "times", "at most"
    for name in CHANGES:
        of = figures[name]
        yield f"{name}, read by {of['reader']}", f"{of['ms']:.0f}"
        for what in ("cold", "one file changed", "nothing changed"):
            yield _beside(f"  lint, {what}", of[what], BARS.get(what))
    yield "python -c pass", f"{figures['help']['ms']:.0f}"
    yield _beside("  rulekit --help", figures["help"]["help"], BARS["help"])


def _beside(title: str, ours: dict[str, float], bar: int | None) -> tuple[str, ...]:
    return title, f"{ours['ms']:.0f}", f"{ours['times']:.1f}", *([] if bar is None else [str(bar)])

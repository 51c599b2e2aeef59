"""Nothing that anybody can write makes the checker raise, hang or eat the memory."""

from __future__ import annotations

import random
import resource
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rulekit.api import check
from rulekit.diagnostics import Diagnostics
from rulekit.dsl import parser
from rulekit.source import EmbeddedText, Source
from tests.fuzz.edited import edited, files_of, torn
from tests.helpers.cases import FOLDER, Case, run
from tests.helpers.games import GAMES, game_folder

WORLD = (FOLDER / "worlds" / "sample.yaml").read_text(encoding="utf-8")
HEADER = "id: fuzz\nlanguage: 1\nplayers: 2..4\n"
PATIENCE = 60
MEMORY = 1 << 30

QUICK = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck), database=None)

WORDS = (
    "let move reveal show say return stop nothing if elif else for in where repeat until match each secretly random "
    "all any some every count first may choose chooses divides orders among as to of and or not is none true false you "
    "this players card you.hand deck discard joker knight red suit you.coins bank draw take size sum min max top seat "
    "0 1 2 5+ 2..4 99999 ( ) [ ] , ; : . = += -= == != < <= > >= + - * // .. ? # ' \" { } \\ @ $ \t"
).split(" ")
EFFECTS = st.lists(
    st.one_of(st.sampled_from(WORDS), st.sampled_from(["\n", "\n  ", "\n    "]), st.text(max_size=3)), max_size=60
).map(" ".join)


@contextmanager
def no_hang() -> Iterator[None]:
    """Far longer than any check takes: only a hang gets here. What other programs do meanwhile does not count."""

    def stop(*_: object) -> None:
        raise AssertionError(f"still busy after {PATIENCE} seconds")

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, PATIENCE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def _check(files: dict[str, bytes]) -> None:
    with tempfile.TemporaryDirectory() as name, no_hang():
        root = Path(name) / "fuzz"
        root.mkdir()
        for file, data in files.items():
            (root / file).write_bytes(data)
        for diagnostic in check(root).diagnostics:
            assert diagnostic.span.line >= 1
            assert diagnostic.message


@QUICK
@given(st.binary(max_size=400))
def test_any_bytes_as_header(data: bytes) -> None:
    _check({"ruleset.yaml": data})


@QUICK
@given(st.binary(max_size=400), st.text(max_size=300))
def test_any_bytes_as_part(data: bytes, text: str) -> None:
    header = f"{HEADER}files: [a.yaml, b.yaml]\n".encode()
    _check({"ruleset.yaml": header, "a.yaml": data, "b.yaml": text.encode("utf-8", "surrogatepass")})


@QUICK
@given(EFFECTS)
def test_any_words_as_text(text: str) -> None:
    source = EmbeddedText.whole(Source("fuzz", text))
    with no_hang():
        for parse in (
            parser.parse_effect,
            parser.parse_value,
            parser.parse_choice,
            parser.parse_bound,
            parser.parse_modifier,
            parser.parse_decl,
        ):
            found = Diagnostics()
            tree = parse(source, found)
            assert tree is not None or len(found) or not text.strip()


@QUICK
@given(EFFECTS, st.sampled_from(["effect", "value", "yaml"]))
def test_any_words_in_a_game(text: str, slot: str) -> None:
    case = Case(FOLDER / "fuzz.yaml", "fuzz", [], [], {slot: text.replace("\r", " ")})
    with tempfile.TemporaryDirectory() as name, no_hang():
        run(case, Path(name))


def _edit_rulesets(seeds: range) -> None:
    for seed in seeds:
        rng = random.Random(seed)
        game = game_folder(rng.choice(GAMES))
        file = rng.choice(files_of(game, beside=False))
        with edited(game, file, torn, rng) as root, no_hang():
            check(root)


def test_edited_rulesets() -> None:
    _edit_rulesets(range(8))


@pytest.mark.long
@pytest.mark.parametrize("first", range(1000, 1200, 100))
def test_edited_rulesets_within_bounded_memory(first: int) -> None:
    """In a process that may not have more than 1 GB."""
    script = f"from tests.fuzz.test_fuzz import _edit_rulesets; _edit_rulesets(range({first}, {first + 100}))"
    done = subprocess.run(
        [sys.executable, "-c", script], preexec_fn=_limit, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]


def _limit() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


HOSTILE = {
    "an alias bomb": "a: &a [x, x]\n"
    + "\n".join(f"{chr(98 + i)}: &{chr(98 + i)} [*{chr(97 + i)}, *{chr(97 + i)}]" for i in range(20)),
    "deep lists": "a: " + "[" * 100_000,
    "deep maps": "\n".join(" " * i + f"k{i}:" for i in range(3000)),
    "a long line": "setup: " + "x" * 3_000_000,
    "many keys": "\n".join(f"k{i}: 1" for i in range(30_000)),
    "deep brackets": "setup: " + "f(" * 15_000,
    "a long sum": "setup: let n = " + " + ".join(["1"] * 9_000),
    "many faults": "setup: |\n" + "  x++\n" * 5_000,
    "a row of values": "values:\n" + "".join(f"  v{i}: v{i + 1} + v{i + 1}\n" for i in range(1200)) + "  v1200: 1\n",
    "a circle of values": "values:\n" + "".join(f"  v{i}: v{(i + 1) % 1200} + 1\n" for i in range(1200)),
    "a huge number": "setup: let n = " + "9" * 30_000,
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_file(name: str) -> None:
    _check({"ruleset.yaml": HEADER.encode() + HOSTILE[name].encode()})

"""New processes, and how long they take: what somebody waits for who types a command."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter


@dataclass(frozen=True, slots=True)
class Run:
    """What a process printed; how many seconds it took by the clock on the wall, and of a processor."""

    printed: str
    wall: float
    processor: float


def run_python(arguments: Sequence[str], cache: str, bytecode: str, ends: Collection[int] = (0,)) -> Run:
    """Runs a new Python. Its own bytecode is kept, as it is wherever rulekit was used before."""
    environment = {**os.environ, "RULEKIT_CACHE": cache, "PYTHONPYCACHEPREFIX": bytecode}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    before, start = _of_children(), perf_counter()
    done = subprocess.run(
        [sys.executable, *arguments],
        env=environment,
        cwd=Path(__file__).parent.parent,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode not in ends:
        raise RuntimeError(f"a new process failed:\n{done.stdout}{done.stderr}")
    return Run(done.stdout, perf_counter() - start, _of_children() - before)


def _of_children() -> float:
    """The seconds of a processor that ended processes have taken."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime

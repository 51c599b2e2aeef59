"""The `rulekit` command, and the last line of defence against tracebacks."""

from __future__ import annotations

import atexit
import gc
import io
import os
import sys

from rulekit.cli.commands import COMMANDS, overview, with_bare_options
from rulekit.cli.exit_codes import ExitCode


def _run(words: list[str]) -> None:
    """Runs the command; of all subcommands only the one that is asked for is imported."""
    if words in (["--help"], ["-h"]):
        sys.stdout.write(f"{overview()}\n")
        sys.stdout.flush()
        raise SystemExit(ExitCode.DONE)
    if not words:
        sys.stderr.write(f"{overview()}\n")
        raise SystemExit(ExitCode.USAGE)
    _run_subcommand(words[:1] if words[0] in COMMANDS else list(COMMANDS), with_bare_options(words))


def _run_subcommand(names: list[str], words: list[str]) -> None:
    """That nobody reads its output any more is raised as it is, not as an exit code of typer's."""
    from rulekit.cli.subcommands import app_of

    try:
        app_of(names)(words, prog_name="rulekit")
    except SystemExit as ended:
        if isinstance(ended.__context__, BrokenPipeError):
            raise ended.__context__ from None
        sys.stdout.flush()
        raise


def _leave_quietly() -> None:
    """What is still to be written is thrown away, so that nothing is said of it at the very end either."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.__stdout__.fileno() if sys.__stdout__ is not None else 1)
    raise SystemExit(ExitCode.UNREAD) from None


def main() -> None:
    """Run the command and exit. Whatever goes wrong ends in a sentence, never in a traceback."""
    atexit.register(gc.freeze)  # nobody looks for garbage in a process that ends: with a large ruleset that takes long
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # a narrow encoding must not stop a message
    try:
        _run(sys.argv[1:])
    except BrokenPipeError:
        _leave_quietly()
    except Exception as fault:
        if os.environ.get("RULEKIT_DEBUG"):
            raise
        sys.stderr.write(f"rulekit: a fault of rulekit itself: {type(fault).__name__}: {fault}\n")
        sys.stderr.write("Please report it; with RULEKIT_DEBUG=1 in the environment it shows where it happened.\n")
        raise SystemExit(ExitCode.INTERNAL) from None

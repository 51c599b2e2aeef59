"""The command `rulekit`, run as from a shell: its exit code and what it wrote."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from rulekit.cli.app import main


class Ended(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[dict[str, Any]]:
        """Of an output that is one JSON object a line."""
        return [json.loads(line) for line in self.out.splitlines()]


Run = Callable[..., Ended]


def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *words: str) -> Run:
    """Runs `rulekit` with these words and with those that it is called with."""

    def run(*arguments: str) -> Ended:
        monkeypatch.setattr(sys, "argv", ["rulekit", *words, *arguments])
        with pytest.raises(SystemExit) as ended:
            main()
        return Ended(int(ended.value.code or 0), *capsys.readouterr())

    return run

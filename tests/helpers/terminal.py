"""The real command in a terminal of its own: what it shows, what is typed, and an end to it at any moment."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 120.0
"""Seconds without a word, after which a test is given up: a busy machine is no fault."""

_SAYS_OTHERWISE = ("LC_", "COLUMNS", "LINES")
"""What would be believed rather than the terminal itself and its language."""

_APART = re.compile(r"\x1b\[\?1049h.*?\x1b\[\?1049l", re.DOTALL)
_CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Terminal:
    """`seen` is all that was shown so far."""

    def __init__(self, *arguments: str, folder: Path, env: Mapping[str, str] | None = None, width: int = 100) -> None:
        self._ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 40, width, 0, 0))
        plain = {"TERM": "xterm", "NO_COLOR": "1", "LANG": "C.UTF-8", "PYTHONPATH": str(ROOT)}
        given = {name: value for name, value in os.environ.items() if not name.startswith(_SAYS_OTHERWISE)}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "rulekit", *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            cwd=folder,
            env={**given, **plain, **(env or {})},
            start_new_session=True,
        )
        os.close(theirs)
        self.seen = ""
        self._read = 0

    def until(self, *wanted: str) -> str:
        """Waits until one of these is shown, behind what was waited for before; gives all that was new up to there."""
        while True:
            places = [(at, text) for text in wanted if (at := self.seen.find(text, self._read)) >= 0]
            if places:
                at, text = min(places)
                new = self.seen[self._read : at + len(text)]
                self._read = at + len(text)
                return new
            if not self._more():
                raise AssertionError(f"it ended before {wanted!r}, after {self.seen[self._read :]!r}")

    def ask(self, line: str, *wanted: str) -> str:
        """Types a line and waits for what is shown then."""
        self.type(line)
        return self.until(*(wanted or ("\n> ",)))

    def type(self, line: str) -> None:
        os.write(self._ours, f"{line}\n".encode())

    def end(self) -> int:
        """Waits for its end; gives its exit code."""
        while self._more():
            pass
        return self.process.wait(PATIENCE)

    def kill(self) -> None:
        """Ends it at once, as a power failure would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def wait(self, seconds: float) -> None:
        """Lets it work for a moment, if it is not quicker."""
        if select.select([self._ours], [], [], seconds)[0]:
            self._more()

    def close(self) -> None:
        if self.process.poll() is None:
            self.kill()
        os.close(self._ours)

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *fault: object) -> None:
        self.close()

    def _more(self) -> bool:
        ready, _, _ = select.select([self._ours], [], [], PATIENCE)
        assert ready, f"nothing more came after {self.seen[self._read :]!r}"
        try:
            more = os.read(self._ours, 65536).decode(errors="replace")
        except OSError:  # its other end is closed
            return False
        self.seen += more.replace("\r\n", "\n")
        return bool(more)


def left_behind(seen: str) -> str:
    """What stays in a terminal and can be scrolled back to: all but what was written on a screen apart."""
    return _CODES.sub("", _APART.sub("", seen))


def text_of(seen: str) -> str:
    """What is shown, without the codes that move and clear."""
    return _CODES.sub("", seen)

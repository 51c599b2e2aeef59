"""Files that are read for a while as if some of their lines said nothing. All others keep their places.

In YAML and in Fluent alike a line that begins with `#` says nothing, so that is what those lines become.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

_LINE = re.compile(r"[^\r\n]+")
_veiled: dict[Path, str] = {}


@contextmanager
def veiled(texts: Mapping[Path, str]) -> Iterator[None]:
    """Inside, these files hold these texts."""
    _veiled.update(texts)
    try:
        yield
    finally:
        _veiled.clear()


def seen(path: Path, text: str) -> str:
    """What is to be read of a file that holds this text."""
    return _veiled.get(path.resolve(), text) if _veiled else text


def without(text: str, stretches: Iterable[tuple[int, int]]) -> str:
    """A text of the same length and with the same lines, of which those in the stretches say nothing."""
    kept: list[str] = []
    at = 0
    for start, end in stretches:
        kept += [text[at:start], _LINE.sub(_nothing, text[start:end])]
        at = end
    return "".join([*kept, text[at:]])


def _nothing(line: re.Match[str]) -> str:
    return "#" + " " * (len(line[0]) - 1)

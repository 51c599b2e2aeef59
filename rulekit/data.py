"""Where the schemas, the rulesets, the pages about codes and the ruleset to start from lie that come with rulekit.

A wheel has them inside the package; a checkout has most of them beside it. Nobody else asks which of the two it is.
"""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_PACKED = _PACKAGE / "_data"


def schemas_folder() -> Path:
    """The folder of the JSON Schemas, one for each kind of file."""
    return _folder("schemas")


def rulesets_folder() -> Path:
    """The folder of the rulesets that come with rulekit, one folder each."""
    return _folder("rulesets")


def pages_folder() -> Path:
    """The folder of the pages about diagnostic codes, `STAGE/NAME.md`."""
    return _folder("docs/lint")


def starter_folder() -> Path:
    """The folder of the small ruleset from which a new one is made."""
    return _PACKAGE / "templates" / "starter"


def _folder(name: str) -> Path:
    return _PACKED / name if _PACKED.is_dir() else _PACKAGE.parent / name

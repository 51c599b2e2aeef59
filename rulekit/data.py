"""Where the schemas and the rulesets lie that come with rulekit.

A wheel has them inside the package; a checkout has them beside it. Nobody else asks which of the two it is.
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


def _folder(name: str) -> Path:
    return _PACKED / name if _PACKED.is_dir() else _PACKAGE.parent / name

"""A form of the language, as the reference prints it and the conformance suite must show it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Construct:
    """`slot`: which kind of text the example is: effect, value, or yaml for whole sections."""

    id: str
    form: str
    meaning: str
    example: str
    slot: str = "effect"

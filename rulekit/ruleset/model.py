"""A ruleset, checked: what the stages after loading work with. Immutable once built."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rulekit.dsl.context import MessageUse, Notes
from rulekit.dsl.world import World
from rulekit.ruleset.tree import Node
from rulekit.source import Source

__all__ = ["LANGUAGE", "MessageUse", "Ruleset"]

LANGUAGE = 1
"""The version of the language that this program reads."""


@dataclass(frozen=True, slots=True)
class Ruleset:
    """`sections`: the merged trees of base and expansions; `world`: every declared name; `notes`: the checked texts."""

    id: str
    version: str
    players: tuple[int, int]
    expansions: tuple[str, ...]
    digest: str
    sections: Mapping[str, Node]
    world: World
    notes: Notes
    messages: tuple[MessageUse, ...]
    locales: Mapping[str, tuple[Source, ...]]

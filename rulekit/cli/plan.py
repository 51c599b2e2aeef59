"""What is to be played: a game, how many, who sits where, options, a language; and what was played last."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from rulekit import atomic
from rulekit.agents import HUMAN, RANDOM, SEARCH
from rulekit.cli import keeping
from rulekit.cli.shelf import expansions_of

THINKING = f"{SEARCH}:0.3s"
"""A bot that nobody has to wait for, however long the game is that it imagines."""
AGENTS = (HUMAN, RANDOM, THINKING)
"""Who can be made to sit on a seat without typing more than its number."""
_LAST = "last-played"
"""In the folder of unfinished games: what was chosen last."""


@dataclass(slots=True)
class Plan:
    """What is to be played. `seats`: an agent word for each seat; `options`: as they would be typed."""

    ruleset: str
    expansions: list[str] = field(default_factory=list)
    players: int = 0
    seats: list[str] = field(default_factory=list)
    options: dict[str, str] = field(default_factory=dict)
    language: str | None = None
    resume: Path | None = None


def remembered(games: Mapping[str, Path]) -> Plan | None:
    """The plan of the game that was begun last, if it can still be played."""
    folder = keeping.state_folder()
    if folder is None:
        return None
    try:
        data: Any = json.loads((folder / _LAST).read_text("utf-8"))
        plan = Plan(
            str(data["ruleset"]),
            [str(name) for name in data["expansions"]],
            int(data["players"]),
            [str(word) for word in data["seats"]],
            {str(name): str(value) for name, value in data["options"].items()},
            None if data["language"] is None else str(data["language"]),
        )
    except (OSError, ValueError, LookupError, TypeError, AttributeError):
        return None
    there = plan.ruleset in games and set(plan.expansions) <= set(expansions_of(games[plan.ruleset]))
    return plan if there and set(plan.seats) <= set(AGENTS) else None


def remember(plan: Plan) -> None:
    """Notes what is begun now, for the next time."""
    folder = keeping.state_folder()
    if folder is None:
        return
    data = {name: value for name, value in asdict(plan).items() if name != "resume"}
    with suppress(OSError):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        atomic.write_whole(folder / _LAST, json.dumps(data, ensure_ascii=False))

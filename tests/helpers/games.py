"""Where the games lie that tests look at: those that are shipped, and drafts of those that are not yet."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
SHIPPED = ROOT / "rulesets"
DRAFTS = ROOT / "tests" / "rulesets"

GAMES = ("betrayal", "bloody_inn", "complots", "gravediggers")


def game_folder(name: str) -> Path:
    shipped = SHIPPED / name
    return shipped if (shipped / "ruleset.yaml").is_file() else DRAFTS / name

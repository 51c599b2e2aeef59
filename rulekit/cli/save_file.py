"""The file of one game: where it is saved, when, and what stands in it besides the game itself."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rulekit.cli import keeping
from rulekit.cli.saves import SaveFault, free_path, write_whole

if TYPE_CHECKING:
    from rulekit.game import Game

BESIDE = "play"
"""Under this key a saved game has what is no part of it: who sits where, and in which language they read."""


class SaveFile:
    """Saves one game: where the player said, else where unfinished games are kept, else in the current folder.

    With `always` it is saved after every answer.
    """

    def __init__(
        self,
        game: Game,
        path: Path | None,
        seats: Sequence[str],
        language: str,
        *,
        always: bool,
        kept: Path | None = None,
    ) -> None:
        """`kept`: where the game was kept before."""
        self._game = game
        self._path = path
        self._kept = kept
        self._always = always
        self._beside = {"seats": list(seats), "language": language}
        self._told = False

    @property
    def is_kept(self) -> bool:
        """Does it lie where `--resume` finds it without a name?"""
        return self._path is None and self._kept is not None

    def save(self) -> Path:
        """Raises SaveFault if it cannot be done."""
        return self._write(self._path or self._place())

    def save_copy(self, name: str) -> Path:
        """Saves the game where the player says now, or in the current folder; where it is saved else stays as it is."""
        if not name and self._path is not None:
            return self._write(self._path)
        return self._write(Path(name).expanduser() if name else free_path(Path(), self._name))

    def save_in_passing(self) -> str | None:
        """Saves it if that is to be done after every answer; gives what is in the way, the first time."""
        if not self._always:
            return None
        try:
            self.save()
        except SaveFault as fault:
            told, self._told = self._told, True
            return None if told else str(fault)
        return None

    def finished(self) -> None:
        """A game that is over is not kept. In a file that the player named it stays."""
        if self._kept is not None:
            self._kept.unlink(missing_ok=True)

    @property
    def _name(self) -> str:
        return f"{self._game.ruleset.id}-{self._game.seed}"

    def _place(self) -> Path:
        if self._kept is None:
            self._kept = keeping.place_for(self._name)
        if self._kept is None:
            self._path = free_path(Path(), self._name)
        return self._kept or self._path or Path()

    def _write(self, path: Path) -> Path:
        data = json.loads(self._game.to_json()) | {BESIDE: self._beside}
        write_whole(path, json.dumps(data, separators=(",", ":"), ensure_ascii=False))
        return path


def beside(text: str) -> tuple[list[str] | None, str | None]:
    """Who sat where and in which language, as a save has it beside the game; None where it does not say."""
    try:
        data: Any = json.loads(text)
        found = data.get(BESIDE, {})
        seats, language = found.get("seats"), found.get("language")
    except (ValueError, AttributeError):
        return None, None
    right = isinstance(seats, list) and all(isinstance(word, str) for word in seats)
    return (seats if right else None), (language if isinstance(language, str) else None)

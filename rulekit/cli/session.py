"""The course of a game at the command line: who is asked next, when it is saved, and with which code it ends.

How questions are put is the business of a face: `text_face.py` for people, `json_face.py` for programs.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Protocol

from rulekit.cli.exit_codes import ExitCode
from rulekit.cli.pace import Pace
from rulekit.cli.save_file import SaveFile
from rulekit.cli.saves import SaveFault
from rulekit.cli.screen import InputEnded
from rulekit.interpreter.faults import Fault, IllegalAnswer
from rulekit.match import MOST_DECISIONS, AgentFault, Match


class Leave(Exception):
    """The player leaves; the game is saved."""


class Face(Protocol):
    def ask(self, seat: int) -> list[int] | None:
        """A legal answer of the one who is asked; None if the game was put back and the question is another now."""
        ...

    def refused(self, fault: IllegalAnswer) -> None:
        """The answer was not legal; nothing has changed, and the question comes again."""
        ...

    def tell(self) -> None:
        """Something has happened."""
        ...

    def ending(self) -> None:
        """The game is over."""
        ...

    def not_saved(self, problem: str) -> None:
        """The game could not be saved in passing; it goes on."""
        ...

    def broken_off(self, key: str, path: Path | None, problem: str | None) -> None:
        """The game stops before its end: why (a key of the interface), and where it is saved or why it is not."""
        ...


def run(match: Match, face: Face, save_file: SaveFile, pace: Pace) -> ExitCode:
    """Plays the game to its end, or until the input ends or somebody interrupts."""
    try:
        _play(match, face, save_file, pace)
    except InputEnded:
        return _stop(face, save_file, "ui-input-ended", ExitCode.INPUT_ENDED)
    except Leave:
        return _stop(face, save_file, "ui-unfinished", ExitCode.INPUT_ENDED)
    except KeyboardInterrupt:
        return _stop(face, save_file, "ui-interrupted", ExitCode.INTERRUPTED)
    except (Fault, AgentFault):
        if None in match.agents:
            _stop(face, save_file, "ui-unfinished", ExitCode.FINDINGS)
        raise
    save_file.finished()
    face.ending()
    return ExitCode.DONE


def _play(match: Match, face: Face, save_file: SaveFile, pace: Pace) -> None:
    _save_in_passing(face, save_file)
    face.tell()
    alone = 0
    while match.game.decision is not None:
        seat = match.waits_for
        if seat is None:
            if alone == MOST_DECISIONS:
                raise AgentFault(f"the game is not over after {alone} decisions without a person; it is given up")
            answer = pace.take(match)
            with uninterrupted():
                match.apply(answer)
            alone += 1
        else:
            match.remember()
            typed = face.ask(seat)
            try:
                with uninterrupted():
                    if typed is not None:
                        match.apply(typed)
            except IllegalAnswer as fault:
                face.refused(fault)
                continue
            alone = 0
        _save_in_passing(face, save_file)
        pace.wait(match)
        face.tell()


def _save_in_passing(face: Face, save_file: SaveFile) -> None:
    problem = save_file.save_in_passing()
    if problem is not None:
        face.not_saved(problem)


def _stop(face: Face, save_file: SaveFile, key: str, code: ExitCode) -> ExitCode:
    try:
        face.broken_off(key, save_file.save(), None)
    except SaveFault as fault:
        face.broken_off(key, None, str(fault))
    return code


@contextmanager
def uninterrupted() -> Iterator[None]:
    """An interruption waits until an answer is wholly applied: what is saved then is a game, not a part of a move."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    waiting: list[int] = []

    def remember(number: int, frame: FrameType | None) -> None:
        waiting.append(number)

    before = signal.signal(signal.SIGINT, remember)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if waiting:
        raise KeyboardInterrupt

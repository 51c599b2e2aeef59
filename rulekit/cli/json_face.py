"""A game for programs: one JSON object a line on standard output, an answer a line on standard input.

A line has `event`, `decision` or `result`. What is wrong with an answer is said on standard error, and the decision is
put again.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO

from rulekit.cli.screen import InputEnded
from rulekit.interpreter.faults import IllegalAnswer
from rulekit.locale.texts import Texts
from rulekit.match import Match, News

if TYPE_CHECKING:
    from rulekit.game import Entry, Result


class JsonFace:
    def __init__(self, match: Match, language: str, words: Texts, source: TextIO, out: TextIO, err: TextIO) -> None:
        self._game = match.game
        self._language = language
        self._words = words
        self._source, self._out, self._err = source, out, err
        self._news = News(match.game)
        people: list[int | None] = [seat for seat, agent in enumerate(match.agents) if agent is None]
        self._readers = people or [None]

    def ask(self, seat: int) -> list[int]:
        decision = self._game.decision
        assert decision is not None
        while True:
            question = {"text": decision.text(self._language)}
            self._put({"decision": decision.as_json(self._language) | question})
            line = self._source.readline()
            if not line:
                raise InputEnded
            try:
                return self._indexes(line.split())
            except IllegalAnswer as fault:
                self.refused(fault)

    def refused(self, fault: IllegalAnswer) -> None:
        self._err.write(f"rulekit play: {fault}\n")
        self._err.flush()

    def _indexes(self, words: list[str]) -> list[int]:
        if all(word.isascii() and word.isdigit() and len(word) < 10 for word in words):
            return [int(word) for word in words]
        return self._game.keys(words)

    def tell(self) -> None:
        """What the seats answered from here may know; an onlooker, without any, sees all."""
        for seat in self._readers:
            for entry in self._news.unread(seat):
                self._put({"event": _event(entry, seat, self._language)})

    def ending(self) -> None:
        result = self._game.result
        assert result is not None
        self._put({"result": _result(result)})

    def broken_off(self, key: str, path: Path | None, problem: str | None) -> None:
        self._err.write(self._words.show(key) + "\n")
        if path is not None:
            self._err.write(self._words.show("ui-saved", {"path": str(path)}) + "\n")
        if problem is not None:
            self.not_saved(problem)
        self._err.flush()

    def not_saved(self, problem: str) -> None:
        self._err.write(self._words.show("ui-not-saved", {"why": problem}) + "\n")

    def _put(self, item: dict[str, Any]) -> None:
        self._out.write(json.dumps(item, ensure_ascii=False, separators=(", ", ": ")) + "\n")
        self._out.flush()


def _event(entry: Entry, seat: int | None, language: str) -> dict[str, Any]:
    """A line of the log as one seat reads it."""
    return {"seat": seat, "key": entry.key, "args": entry.args, "text": entry.text(language)}


def _result(result: Result) -> dict[str, Any]:
    scores = None if result.scores is None else list(result.scores)
    titles = {} if result.titles is None else {"titles": list(result.titles)}
    return {"winners": list(result.winners), "scores": scores, "reason": result.reason, **titles}

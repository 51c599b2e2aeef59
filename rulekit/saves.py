"""Resuming a saved game: it is played again from its start and checked against what was saved."""

from __future__ import annotations

import json
from typing import Any

from rulekit.game import FORMAT, Game, IllegalAnswer, Ruleset
from rulekit.interpreter.faults import Fault
from rulekit.interpreter.state import listed


def resume(text: str, ruleset: Ruleset | None) -> Game:
    """The saved game; ValueError with a sentence if it cannot be resumed."""
    data = _read(text)
    rules = ruleset if ruleset is not None else _find(data)
    if rules.id != data["ruleset"]:
        raise ValueError(f"this is a game of {data['ruleset']}, not of {rules.id}")
    if rules.digest != data["digest"]:
        raise ValueError(f"{rules.id} has changed since this game was saved, so it cannot be resumed")
    try:
        game = rules.new(data["players"], data["seed"], data["options"])
        for picks in data["answers"]:
            game.apply(picks)
    except (IllegalAnswer, ValueError, Fault) as error:
        raise ValueError(f"the save is damaged: it cannot be played again ({error})") from None
    if game.hash() != data["state"] or json.loads(json.dumps(listed(game.state.chance))) != data["chance"]:
        raise ValueError("the save is damaged: played again, the game comes out differently")
    return game


def _read(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except ValueError:
        raise ValueError("this is no saved game: it is not JSON") from None
    wanted = {
        "ruleset": str,
        "digest": str,
        "expansions": list,
        "players": int,
        "seed": int,
        "options": dict,
        "answers": list,
        "chance": list,
        "state": str,
    }
    if not isinstance(data, dict) or "rulekit" not in data:
        raise ValueError("this is no saved game of rulekit")
    if data["rulekit"] != FORMAT:
        raise ValueError("this game was saved by another version of rulekit")
    for key, kind in wanted.items():
        if not isinstance(data.get(key), kind) or isinstance(data.get(key), bool):
            raise ValueError(f"the save is damaged: `{key}` is missing or wrong")
    if not all(isinstance(p, list) and all(type(i) is int for i in p) for p in data["answers"]):
        raise ValueError("the save is damaged: `answers` is wrong")
    return data


def _find(data: dict[str, Any]) -> Ruleset:
    from rulekit.api import load
    from rulekit.diagnostics import RulesetError

    try:
        return load(data["ruleset"], expansions=data["expansions"])
    except RulesetError as error:
        raise ValueError(f"the ruleset of this save cannot be used: {error}") from None

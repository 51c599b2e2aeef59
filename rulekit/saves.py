"""Resuming a saved game: it is played again from its start and checked against what was saved."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from rulekit.game import FORMAT, Game, IllegalAnswer, Ruleset
from rulekit.interpreter.faults import Fault
from rulekit.interpreter.state import listed


def resume(text: str, ruleset: Ruleset | None) -> Game:
    """The saved game; ValueError with a sentence if it cannot be resumed."""
    data = _read(text)
    rules = ruleset if ruleset is not None else _find(data)
    difference = _difference(data, rules)
    if difference:
        raise ValueError(difference)
    try:
        game = rules.new(data["players"], data["seed"], data["options"])
        for picks in data["answers"]:
            game.apply(picks)
    except (IllegalAnswer, ValueError, Fault) as error:
        raise ValueError(f"the save is damaged: it cannot be played again ({error})") from None
    if game.hash() != data["state"] or json.loads(json.dumps(listed(game.state.chance))) != data["chance"]:
        raise ValueError("the save is damaged: played again, the game comes out differently")
    return game


def _difference(data: dict[str, Any], rules: Ruleset) -> str:
    """What is other than when the game was saved, in a sentence; empty if it can be played on."""
    if rules.id != data["ruleset"]:
        return f"this is a game of {data['ruleset']}, not of {rules.id}"
    if list(rules.expansions) != data["expansions"]:
        return f"this game was begun {_with(data['expansions'])}, and here {rules.id} is {_with(rules.expansions)}"
    if rules.digest == data["digest"]:
        return ""
    version = data.get("version")
    if isinstance(version, str) and version != rules.version:
        now = rules.version or "without a version"
        return f"this game was begun with {rules.id} {version}, and here is {rules.id} {now}"
    changed = f"the rules of {rules.id} have changed since this game was begun"
    return f"{changed}, though the version is {version} as before" if version else changed


def _with(expansions: Iterable[str]) -> str:
    return f"with {', '.join(expansions)}" if expansions else "without expansions"


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
        version = f"in the form {data['rulekit']} of saved games, and this rulekit reads the form {FORMAT}"
        raise ValueError(f"this game was saved by another version of rulekit: {version}")
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

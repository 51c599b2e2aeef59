"""What is agreed before a game: options by name, checked and put into the form in which the rules use them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulekit.dsl import syntax as s
from rulekit.dsl.types import BOOL, INT, Enum, List, NameOf, Opt, Thing, Type, element, plain
from rulekit.ruleset.model import OptionDef, Ruleset
from rulekit.suggest import did_you_mean


def encode_options(ruleset: Ruleset, players: int, given: Mapping[str, object]) -> dict[str, Any]:
    """All options with their values; ValueError with a sentence for a wrong one. Seats count from 0 here."""
    for name in given:
        if name not in ruleset.options:
            hint = did_you_mean(name, ruleset.options) or "it has " + (", ".join(ruleset.options) or "none")
            raise ValueError(f"{ruleset.id} has no option `{name}`: {hint}")
    return {
        name: _encode(ruleset, option, players, given[name]) if name in given else _default(ruleset, option, players)
        for name, option in ruleset.options.items()
    }


def allowed(ruleset: Ruleset, option: OptionDef, players: int | None = None) -> list[str]:
    """The values that an option may have, as one types them; a range as `0..9`; seats from 1."""
    if option.values:
        return list(option.values)
    t = single(option)
    if t == BOOL:
        return ["true", "false"]
    if t == Thing("player"):
        seats = [str(seat + 1) for seat in range(players or ruleset.players[1])]
        return ["none", *seats] if isinstance(option.slot.type, Opt) else seats
    if isinstance(t, Enum | NameOf):
        return _names(ruleset, t)
    if option.slot.low is not None and option.slot.high is not None:
        return [f"{option.slot.low}..{option.slot.high}"]
    return []


def single(option: OptionDef) -> Type:
    """The type of what is chosen; of an option that is a list, that of each of its values."""
    t = plain(option.slot.type)
    return (element(t) or t) if isinstance(t, List) else t


def default_of(option: OptionDef) -> str:
    """An option's default as it is written."""
    return option.default.span.text if option.default is not None else ""


def _names(ruleset: Ruleset, t: Type) -> list[str]:
    if isinstance(t, Enum):
        closed = ruleset.world.closed_list(t.name)
        return list(closed.members) if closed else []
    return ruleset.world.members_of(t.kind) if isinstance(t, NameOf) else []


def _encode(ruleset: Ruleset, option: OptionDef, players: int, value: object) -> Any:
    if isinstance(plain(option.slot.type), List) and isinstance(value, list | tuple):
        return tuple(_one(ruleset, option, players, item) for item in value)
    if isinstance(plain(option.slot.type), List):
        raise ValueError(f"the option `{option.slot.name}` is a list, and `{value}` is none")
    return _one(ruleset, option, players, value)


def _one(ruleset: Ruleset, option: OptionDef, players: int, value: object) -> Any:
    slot, t = option.slot, single(option)
    choices = allowed(ruleset, option, players)
    wrong = ValueError(
        f"`{value}` is no value of the option `{slot.name}`: "
        + (did_you_mean(str(value), choices) or "it is " + (" or ".join(choices) or "a whole number"))
    )
    if t == BOOL:
        if not isinstance(value, bool):
            raise wrong
        return value
    if t == INT:
        if isinstance(value, bool) or not isinstance(value, int):
            raise wrong
        if slot.low is not None and slot.high is not None and not slot.low <= value <= slot.high:
            raise wrong
        if option.values and str(value) not in option.values:
            raise wrong
        return value
    if isinstance(slot.type, Opt) and value in (None, "none"):
        return None
    if t == Thing("player"):
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < players:
            raise ValueError(
                f"`{value}` is no seat for the option `{slot.name}`: seats go from 0 to {players - 1} here"
            )
        return value
    if str(value) not in choices:
        raise wrong
    return _number(ruleset, t, str(value))


def _number(ruleset: Ruleset, t: Type, name: str) -> int:
    if isinstance(t, Enum):
        return _names(ruleset, t).index(name)
    from rulekit.interpreter.layout import cards_of

    return next(i for i, card in enumerate(cards_of(ruleset)) if card.name == name and card.name in _names(ruleset, t))


def _default(ruleset: Ruleset, option: OptionDef, players: int) -> Any:
    if isinstance(plain(option.slot.type), List):
        items = option.default.items if isinstance(option.default, s.ListOf) else ()
        return tuple(_meant(ruleset, option, players, item) for item in items)
    return _meant(ruleset, option, players, option.default)


def _meant(ruleset: Ruleset, option: OptionDef, players: int, tree: s.Expr | None) -> Any:
    t = single(option)
    match tree:
        case s.NoneValue():
            return None
        case s.Int() | s.Bool():
            return tree.value
        case s.Name():
            return _number(ruleset, t, tree.id)
        case s.Field():
            return _number(ruleset, t, tree.name)
        case s.Call() if t == Thing("player"):
            first = tree.args[0].value if tree.args else None
            return min(first.value, players) - 1 if isinstance(first, s.Int) else 0
        case None if t == BOOL:
            return False
        case None if t == INT:
            return option.slot.low or 0
    return 0

"""The options of a game as typed on the command line: what a typed value means, and what may be typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rulekit.cli.refusals import WrongUsage
from rulekit.dsl.types import BOOL, INT, Enum, List, NameOf, Thing, plain
from rulekit.options import default_of, encode_options, single
from rulekit.suggest import did_you_mean

if TYPE_CHECKING:
    from rulekit.cli.words import Words
    from rulekit.game import Ruleset
    from rulekit.ruleset.model import OptionDef

_BOOLS = {"true": True, "yes": True, "false": False, "no": False}


def read_options(texts: Sequence[str], ruleset: Ruleset, players: int) -> dict[str, object]:
    """What `--option NAME=VALUE` says, as the game wants it; raises WrongUsage with what is allowed."""
    found: dict[str, object] = {}
    for text in texts:
        name, equals, typed = text.partition("=")
        if not equals or not typed:
            raise WrongUsage(f"--option {text}: write it as NAME=VALUE")
        if name not in ruleset.options:
            hint = did_you_mean(name, ruleset.options) or "this game has no options"
            raise WrongUsage(f"--option {text}: there is no option `{name}`; {hint}")
        if name in found:
            raise WrongUsage(f"--option {text}: `{name}` is given twice")
        option = ruleset.options[name]
        several = isinstance(plain(option.slot.type), List)
        values = [_meaning(part.strip(), text, option, players) for part in (typed.split(",") if several else [typed])]
        found[name] = values if several else values[0]
        try:
            encode_options(ruleset.model, players, found)
        except ValueError as fault:
            raise WrongUsage(f"--option {text}: {fault}") from None
    return found


def usual_value(option: OptionDef) -> str:
    """What is so if nothing is said, as it would be typed."""
    return default_of(option).removeprefix("seat(").removesuffix(")")


def value_words(value: str, option: OptionDef, words: Words) -> str:
    """A value of an option, as it is typed, in a player's words."""
    t, labels = single(option), words.labels
    name = value.rpartition(".")[2]
    if t == BOOL:
        return words.say("answer-yes" if value in ("true", "yes") else "answer-no")
    if name in ("none", "", "[]"):
        return words.say("ui-option-none")
    if t == INT:
        return value
    if t == Thing("player") and name.isdigit():
        return words.player(int(name) - 1)
    if isinstance(t, Enum):
        return labels.listed(t.name, name)
    if isinstance(t, NameOf) and f"{t.kind}-{name}" in labels.texts:
        return labels.show(f"{t.kind}-{name}")
    return name


def _meaning(typed: str, text: str, option: OptionDef, players: int) -> object:
    """Numbers, yes and no, and seats (from 1 on the screen, from 0 inside); everything else is a name."""
    t = single(option)
    if t == BOOL:
        return _BOOLS.get(typed.lower(), typed)
    if t == Thing("player"):
        number = _whole(typed.removeprefix("player"))
        if number is None or not 1 <= number <= players:
            raise WrongUsage(f"--option {text}: the seats go from 1 to {players}")
        return number - 1
    number = _whole(typed)
    return number if t == INT and number is not None else typed


def _whole(text: str) -> int | None:
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) < 10 else None

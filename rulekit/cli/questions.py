"""A question as lines on the screen: the options with their numbers, what each does, and how to answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import TYPE_CHECKING

from rulekit.cli.words import Words
from rulekit.locale.option_texts import card_of, option_text, short

if TYPE_CHECKING:
    from rulekit.cli.prompt import Question
    from rulekit.game import Decision, Game, Option

_WIDEST_LABEL = 44
_LEAST_TEXT = 24
"""With less space than this, what an option does is left to `?`."""

Line = tuple[str, str]
"""What is written, and behind it what is written more quietly."""


def option_lines(game: Game, question: Question, words: Words, width: int, *, keys: bool) -> Iterator[Line]:
    """The options; `keys`: with the short names by which programs call them."""
    decision, labels = question.decision, [*question.labels, *(words.say(f"ui-more-{one}") for one in question.more)]
    if decision.kind == "number":
        yield from _numbers(decision, question.labels, width, keys=keys)
        return
    if keys:
        labels[: len(decision.options)] = _with_keys(decision, question.labels)
    texts = _texts(game, decision, words)
    wide = len(str(len(labels)))
    label_wide = min(max(map(len, labels[: len(decision.options)])), _WIDEST_LABEL)
    for at, label in enumerate(labels):
        head = f"  {at + 1:>{wide}}  "
        left = width - len(head) - max(label_wide, len(label)) - 3
        aside = short(texts[at], left) if at < len(texts) and left >= _LEAST_TEXT else ""
        yield (f"{head}{label:<{label_wide}}  ", aside) if aside else (f"{head}{label}", "")


def _texts(game: Game, decision: Decision, words: Words) -> list[str]:
    """What each option does; of several that are about the same card only the first says it."""
    told: set[object] = set()
    found: list[str] = []
    for option in decision.options:
        card = card_of(game.state, option)
        found.append("" if card in told else option_text(game.state, words.labels, option))
        told.add(card)
    return found


def _numbers(decision: Decision, labels: Sequence[str], width: int, *, keys: bool) -> Iterator[Line]:
    """The numbers in a row, since each of them is typed as it is; below them what else can be answered."""
    options = list(zip(decision.options, labels, strict=True))
    row = "  ".join(label for option, label in options if option.key == f"n{label}")
    for line in wrap(row, width - 2):
        yield f"  {line}", ""
    for option, label in options:
        if option.key != f"n{label}":
            yield f"  {_with_key(option, label) if keys else label}", ""


def _with_keys(decision: Decision, labels: Sequence[str]) -> list[str]:
    pairs = zip(decision.options, labels, strict=True)
    return [_with_key(option, label) for option, label in pairs]


def _with_key(option: Option, label: str) -> str:
    """A label, and the key behind it where that is another word."""
    return label if label.casefold() == option.key.casefold() else f"{label}  [{option.key}]"


def how_to_pick(decision: Decision) -> tuple[str, dict[str, str | int]]:
    """A sentence of the interface that says how many to choose, and how."""
    low, high = decision.min, decision.max
    if decision.kind == "number":
        return "ui-pick-number", {}
    if decision.kind == "yes_no":
        return "ui-pick-yes-no", {}
    if decision.kind == "order":
        return "ui-pick-order", {"n": low}
    if decision.repeat:
        return "ui-pick-shares", {"n": low}
    if low == high:
        return ("ui-pick-one", {}) if low == 1 else ("ui-pick-exactly", {"n": low})
    return ("ui-pick-range" if low else "ui-pick-range-none"), {"min": low, "max": high}

"""All built-ins, family by family. A new one is a row in its family's table."""

from __future__ import annotations

from rulekit.dsl.signature import Vocabulary
from rulekit.interpreter.builtins import cards, course, lists, maps, seats

FAMILIES = {
    "Lists and numbers": lists.BUILTINS,
    "Seats": seats.BUILTINS,
    "Cards and dice": cards.BUILTINS,
    "Maps": maps.BUILTINS,
    "The course of the game": course.BUILTINS,
}


EXPRESSIONS = {**lists.EXPRESSIONS, **seats.EXPRESSIONS, **cards.EXPRESSIONS, **maps.EXPRESSIONS}
"""How the functions are written in Python."""
VERBS = cards.VERBS
"""How the verbs are written in Python; `switch_on` may wait, so it is a call."""


def vocabulary() -> Vocabulary:
    """What a ruleset's texts may call."""
    return Vocabulary.of(FAMILIES.values())

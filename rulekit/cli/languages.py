"""Which language a player reads: what was asked for, else the environment's, else the first that the game has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rulekit.cli.refusals import WrongUsage
from rulekit.locale.spoken import LANGUAGES
from rulekit.suggest import did_you_mean

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")

LANGUAGE_NAMES = {"en": "English", "it": "Italiano", "fr": "Français", "de": "Deutsch", "es": "Español"}
"""Each by its own name; any other is shown by its code."""


def choose_language(asked: str | None, known: Sequence[str], environment: Mapping[str, str]) -> str:
    """A game without any texts is played in rulekit's own languages."""
    there = list(known) or list(LANGUAGES)
    if asked is not None:
        found = _match(asked, there)
        if found is None:
            hint = did_you_mean(asked, there, 0)
            raise WrongUsage(f"--lang {asked}: there is {', '.join(there)}{f'; {hint}' if hint else ''}")
        return found
    return _match(of_environment(environment), there) or there[0]


def nearest_language(wanted: str, known: Sequence[str]) -> str:
    """The language among these that somebody reads best who asks for another; the first if none is near."""
    there = list(known) or list(LANGUAGES)
    return _match(wanted, there) or there[0]


def of_environment(environment: Mapping[str, str]) -> str:
    """The language of the system, as programs are told it: the first of these variables that says something."""
    return next((value for name in VARIABLES if (value := environment.get(name, ""))), "")


def _match(wanted: str, there: Sequence[str]) -> str | None:
    """`it_CH.UTF-8` is `it-CH` if there is one, else `it`."""
    whole = wanted.partition(".")[0].partition("@")[0].replace("_", "-").lower()
    for name in (whole, whole.partition("-")[0]):
        for language in there:
            if language.lower() == name:
                return language
    return None

"""What rulekit itself says to players, in the languages it speaks: yes and no, prompts, help, how a game ended."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from rulekit.locale.texts import Texts
from rulekit.source import Source

LANGUAGES = ("en", "it", "fr")
"""The first one is spoken where a language is not among them."""

_FOLDER = Path(__file__).resolve().parent / "interface"


def spoken(language: str) -> str:
    """The language in which rulekit speaks to somebody who reads `language`: `it` for `it-CH`."""
    near = language.replace("_", "-").split("-")[0].lower()
    return near if near in LANGUAGES else LANGUAGES[0]


@cache
def interface_source(language: str) -> Source:
    """The file of rulekit's own words for somebody who reads `language`."""
    name = f"{spoken(language)}.ftl"
    return Source(f"interface/{name}", (_FOLDER / name).read_text("utf-8"))


@cache
def interface(language: str) -> Texts:
    """Rulekit's own words for somebody who reads `language`."""
    return Texts(spoken(language), [interface_source(language)])

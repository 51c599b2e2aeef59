"""What rulekit itself says to players: the same in every language it speaks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rulekit.diagnostics import Diagnostics
from rulekit.locale.messages import Messages, parse
from rulekit.locale.spoken import LANGUAGES, interface, interface_source, spoken

ROOT = Path(__file__).resolve().parents[2]
BUILT = ("ui-help-", "ui-word-", "ui-more-", "ui-why-", "ui-undo-past-")
"""Beginnings of keys that the code puts together."""


def messages(language: str) -> Messages:
    found = Diagnostics()
    parsed = parse(interface_source(language), found)
    assert list(found) == []
    return parsed


def test_every_file_is_a_language():
    files = {path.stem for path in (ROOT / "rulekit" / "locale" / "interface").glob("*.ftl")}
    assert files == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_say_the_same(language):
    def shape(parsed: Messages) -> dict[str, set[str]]:
        return {message.key: {item.name for item in message.placeholders} for message in parsed}

    assert shape(messages(language)) == shape(messages("en"))


def test_every_text_that_the_command_names_is_there_and_every_one_there_is_named():
    code = "".join(path.read_text("utf-8") for path in (ROOT / "rulekit").rglob("*.py"))
    named = set(re.findall(r'["\'](ui-[a-z-]+[a-z])["\']', code))
    there = {message.key for message in messages("en") if message.key.startswith("ui-")}
    sides = {f"ui-{side}" for side in ("north", "east", "south", "west")}
    built = sides | {key for key in there if key.startswith(BUILT)}
    assert named - there == set()
    assert there - named - built == set()


@pytest.mark.parametrize(
    ("reads", "hears"), [("it", "it"), ("fr-CA", "fr"), ("it_IT.UTF-8", "it"), ("de", "en"), ("", "en"), ("C", "en")]
)
def test_the_language_that_is_spoken(reads, hears):
    assert spoken(reads) == hears
    assert interface(reads).language == hears


def test_yes_in_italian():
    assert interface("it").show("answer-yes") == "Sì"

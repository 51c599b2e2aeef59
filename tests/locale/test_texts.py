"""Texts as players read them."""

from __future__ import annotations

from pathlib import Path

from rulekit.api import load
from rulekit.locale.texts import Texts
from rulekit.source import Source

ITALIAN = """
card-joker = Matta
    .text = Prendi { $n ->
        [one] una moneta
       *[other] { $n } monete
    }.
say-took = { $who } prende { $n }.
"""


def texts() -> Texts:
    return Texts("it", [Source("it.ftl", ITALIAN)])


def test_a_text_with_its_number() -> None:
    assert texts().show("card-joker.text", {"n": 1}) == "Prendi una moneta."
    assert texts().show("card-joker.text", {"n": 3}) == "Prendi 3 monete."


def test_no_invisible_marks_surround_what_is_put_in() -> None:
    assert texts().show("say-took", {"who": "Ada", "n": 2}) == "Ada prende 2."


def test_a_key_without_a_text_is_shown_as_it_is() -> None:
    assert texts().show("card-knight") == "card-knight"
    assert "card-joker" in texts()
    assert "card-joker.name" not in texts()


def test_an_expansion_adds_texts() -> None:
    both = Texts("it", [Source("it.ftl", ITALIAN), Source("more.ftl", "card-knight = Cavaliere\n")])
    assert both.show("card-knight") == "Cavaliere"
    assert both.show("card-joker") == "Matta"


def test_an_expansion_may_say_a_text_anew() -> None:
    more = Source("more.ftl", "card-joker = Jolly\n    .text = Vale { $n }.\n")
    both = Texts("it", [Source("it.ftl", ITALIAN), more])
    assert both.show("card-joker") == "Jolly"
    assert both.show("card-joker.text", {"n": 5}) == "Vale 5."
    assert both.show("say-took", {"who": "Ada", "n": 2}) == "Ada prende 2."


def test_only_the_language_asked_for_is_read(tmp_path: Path) -> None:
    game = tmp_path / "game"
    (game / "locales").mkdir(parents=True)
    (game / "ruleset.yaml").write_text("id: game\nlanguage: 1\nplayers: 2\nlocales: [en, it]\nzones: {}\n")
    (game / "locales" / "it.ftl").write_text("say-hello = Ciao\n")
    ruleset = load(game, languages=["it"])  # English is not even there
    assert list(ruleset.locales) == ["it"]

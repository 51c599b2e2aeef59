"""`rulekit list`: the rulesets that are found."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.helpers.command import command
from tests.helpers.small_ruleset import write_ruleset


@pytest.fixture(autouse=True)
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place with a game, its expansion, a broken game and something that is none; nothing else is found."""
    write_ruleset(tmp_path / "games")
    broken = tmp_path / "games" / "wreck"
    broken.mkdir()
    (broken / "ruleset.yaml").write_text("id: wreck\nlanguage: 1\nplayers: 2\nflow: {game: [nowhere]}\n", "utf-8")
    (tmp_path / "games" / "notes").mkdir()
    (tmp_path / "empty").mkdir()
    monkeypatch.setenv("RULEKIT_PATH", str(tmp_path / "games"))
    monkeypatch.setattr("rulekit.cli.shelf.rulesets_folder", lambda: tmp_path / "empty")
    monkeypatch.chdir(tmp_path)
    return tmp_path / "games"


@pytest.fixture
def listed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    run = command(monkeypatch, capsys, "list")

    def listed(*arguments: str) -> str:
        ended = run(*arguments)
        assert ended.code == 0
        return ended.out

    return listed


def test_a_game_for_people(listed, shelf):
    text = listed()
    assert "pebbles  Pebbles 1.2.0\n    players: 1 to 4\n    languages: en, it\n" in text
    assert "    --option heap=...  Stones\n        1..2000; else 6\n" in text
    assert "    --option gift=...  A gift\n        true, false; else false\n" in text
    assert "    --option colour=...  Colour\n        ruby, opal; else ruby\n" in text
    assert "    --option starter=...  First player\n        1, 2, 3, 4; else 1\n" in text
    assert "    --with garnets  More gems\n" in text
    assert str(shelf) not in text.partition("wreck")[0]


def test_in_a_language_and_with_what_is_said_about_them(listed, shelf):
    italian = shelf / "pebbles" / "locales" / "it.ftl"
    english = shelf / "pebbles" / "locales" / "en.ftl"
    english.write_text("game = Take the last one.\n" + english.read_text("utf-8"), "utf-8")
    texts = italian.read_text("utf-8").replace(
        "option-gift = Un regalo\n", "option-gift = Un regalo\n    .text = Uno.\n"
    )
    italian.write_text("game = Prendi l'ultimo.\n" + texts, "utf-8")
    garnets = shelf / "pebbles" / "expansions" / "garnets" / "locales" / "it.ftl"
    garnets.write_text("expansion-garnets = Altre gemme.\n" + garnets.read_text("utf-8"), "utf-8")
    text = listed("--lang", "it")
    assert "pebbles  Pebbles 1.2.0\n    Prendi l'ultimo.\n    players:" in text
    assert "    --option colour=...  Colore\n        ruby (Rubino), opal (Opale); else ruby\n" in text
    assert "    --option gift=...  Un regalo\n        Uno.\n        true, false; else false\n" in text
    assert "    --with garnets  More gems\n        Altre gemme.\n" in text
    assert "    Take the last one.\n" in listed("--lang", "de")


def test_where_they_lie(listed, shelf):
    assert f"    folder: {shelf / 'pebbles'}\n" in listed("-v")


def test_a_broken_one_is_said_to_be_broken_and_stops_nothing(listed, shelf):
    text = listed()
    assert "wreck  wreck\n    broken: wreck/ruleset.yaml:4: there is no step `nowhere`" in text
    assert "pebbles" in text


def test_for_programs(listed, shelf):
    pebbles, wreck = json.loads(listed("--json"))
    assert (pebbles["id"], pebbles["title"], pebbles["version"]) == ("pebbles", "Pebbles", "1.2.0")
    assert (pebbles["players"], pebbles["languages"], pebbles["problem"]) == ([1, 4], ["en", "it"], None)
    assert [option["name"] for option in pebbles["options"]] == ["heap", "gift", "colour", "starter"]
    assert pebbles["options"][2]["values"] == ["ruby", "opal"]
    assert [(other["id"], other["problem"]) for other in pebbles["expansions"]] == [("garnets", None)]
    assert wreck["players"] is None
    assert "nowhere" in wreck["problem"]


def test_a_broken_expansion_is_said_to_be_broken(listed, shelf):
    header = shelf / "pebbles" / "expansions" / "garnets" / "ruleset.yaml"
    header.write_text(header.read_text("utf-8").replace("gems: {garnet", "gemz: {garnet"), "utf-8")
    (pebbles, _) = json.loads(listed("--json"))
    assert pebbles["problem"] is None
    assert "gemz" in pebbles["expansions"][0]["problem"]


def test_the_first_of_a_name_counts(listed, shelf, tmp_path, monkeypatch):
    other = write_ruleset(tmp_path / "others")
    monkeypatch.setenv("RULEKIT_PATH", f"{other}:{shelf}")
    found = {item["id"]: item["folder"] for item in json.loads(listed("--json"))}
    assert found == {"pebbles": str(other), "wreck": str(shelf / "wreck")}


def test_nothing_is_found(listed, monkeypatch):
    monkeypatch.setenv("RULEKIT_PATH", "nowhere")
    assert "No rulesets are found" in listed()
    assert json.loads(listed("--json")) == []


def test_what_comes_with_rulekit_is_found(listed, monkeypatch):
    monkeypatch.undo()
    found = json.loads(listed("--json"))
    assert [item["id"] for item in found] == sorted(item["id"] for item in found) != []
    assert [item["problem"] for item in found if item["problem"]] == []

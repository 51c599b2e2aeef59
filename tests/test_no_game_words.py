"""The engine knows no game: no word of any ruleset stands under rulekit/.

Words that any game or program might use are listed in `ordinary_words.txt`. A word goes there after somebody has
looked at it and found that it would stand in the engine all the same if this game did not exist.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.game_words import canonical, find, read_list, words_of

ROOT = Path(__file__).resolve().parent.parent
ORDINARY = ROOT / "tests" / "ordinary_words.txt"
GAMES = ("complots", "bloody_inn", "gravediggers", "betrayal")


def ruleset_folders() -> list[Path]:
    shipped = [path for path in sorted((ROOT / "rulesets").glob("*")) if path.is_dir()]
    return shipped + [path for game in GAMES if (path := ROOT / "tests" / "rulesets" / game).is_dir()]


def ordinary_words() -> list[str]:
    return read_list(ORDINARY.read_text("utf-8").splitlines())


def engine_texts() -> Iterator[tuple[str, str]]:
    for path in sorted((ROOT / "rulekit").rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            try:
                yield path.relative_to(ROOT).as_posix(), path.read_text("utf-8")
            except UnicodeDecodeError:
                continue


def test_the_engine_names_no_word_of_a_game():
    games: dict[str, list[str]] = {}
    for folder in ruleset_folders():
        for word in words_of(folder):
            games.setdefault(word, []).append(folder.name)
    forbidden = games.keys() - set(ordinary_words())
    assert forbidden, "no ruleset was found: this test would see nothing"
    hits = [
        f"{file}:{hit.line}: `{hit.word}` is a word of {', '.join(sorted(set(games[hit.word])))}"
        for file, text in engine_texts()
        for hit in find(forbidden, text)
    ]
    hint = "say it without the game, or add the word to tests/ordinary_words.txt if any game might use it"
    assert not hits, "\n".join(["", *hits, hint])


def test_the_list_of_ordinary_words_has_each_once():
    words = ordinary_words()
    assert sorted({word for word in words if words.count(word) > 1}) == []


def test_the_list_of_ordinary_words_excuses_no_game():
    plain = set(ordinary_words())
    core = "bribe annex corpse franc inquisitor duchess assassin cemetery gravedigger haunt traitor omen bistro widow"
    assert [word for word in [*core.split(), *map(canonical, GAMES)] if word in plain] == []


@pytest.fixture
def hotel(tmp_path: Path) -> Path:
    folder = tmp_path / "hotel"
    (folder / "locales").mkdir(parents=True)
    (folder / "tests").mkdir()
    (folder / "ruleset.yaml").write_text("id: hotel\nnames: {mood: [grumpy, merry]}\nsides: [staff]\n", "utf-8")
    (folder / "cards.yaml").write_text("kinds: {lodger: {listed_as: lodgers}}\nlodgers: {old_major: {a: 1}}\n", "utf-8")
    (folder / "rules.yaml").write_text("HO-001: {summary: ledger}\n", "utf-8")
    (folder / "tests" / "one.yaml").write_text("given: {}\n", "utf-8")
    (folder / "locales" / "en.ftl").write_text(
        "lodger-old_major = The Retired Major\nask-x = Which one now\nroom-1 = Number { $n }\n", "utf-8"
    )
    return folder


def test_the_words_of_a_ruleset(hotel):
    assert words_of(hotel) == {
        *("hotel", "names", "sides", "mood", "grumpy", "merry", "staff", "kinds", "lodger", "lodgers"),
        *("listed as", "old major", "retired major"),
    }


@pytest.mark.parametrize(
    "text", ["old_major", "OldMajor", "the old major,", "AN_OLD_MAJOR = 1", "x = old-major", "x.old_major()"]
)
def test_a_word_is_found_however_it_is_joined(text):
    assert [(hit.word, hit.line) for hit in find({"old major"}, f"\n{text}\n")] == [("old major", 2)]


@pytest.mark.parametrize("text", ["older_major", "old, major", "old\nmajor", "majors are old", "bold major"])
def test_another_word_is_not(text):
    assert list(find({"old major"}, text)) == []

"""When the linter looks at a ruleset again, and when what it found before is good enough."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rulekit import digest
from rulekit.diagnostics import Diagnostic
from rulekit.dsl import driver, parser
from rulekit.lint import remembered, run
from rulekit.lint.settings import Settings
from tests.helpers.games import ROOT

GAME = {
    "ruleset.yaml": "id: pond\nlanguage: 1\nplayers: 2\nlocales: [en]\nfiles: [flow.yaml]\n",
    "flow.yaml": "counters: {fish: {start: 3}}\nvalues: {deep: 3}\nprocedures: {swim: {do: nothing}}\n"
    "flow: {game: {do: fish -= 1}}\n",
    "rules.yaml": "rules: {P-1: {says: There are fish.}}\n",
    "locales/en.ftl": "counter-fish = Fish\ncounter-fish = Fishes\nsay-bye = Bye\n",
    "tests/first.yaml": "scenarios: {}\n",
    "expansions/rain/ruleset.yaml": "id: rain\nlanguage: 1\nextends: pond\nadd: {counters: {drops: {start: 9}}}\n",
}
ASKED = Settings()


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("RULEKIT_CACHE", str(tmp_path / "cache"))
    for name, text in GAME.items():
        write(tmp_path / "pond" / name, text)
    return tmp_path / "pond"


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> Callable[..., int]:
    """How often the linter has to look: `looks(folder, ..)` is 0 or 1."""
    count = 0
    real = run.lint

    def counted(*args: Any) -> list[Diagnostic]:
        nonlocal count
        count += 1
        return real(*args)

    def look(folder: Path, expansions: tuple[Path, ...] = (), asked: Settings = ASKED) -> int:
        before = count
        remembered._program.cache_clear()
        remembered.findings(folder, expansions, asked)
        return count - before

    monkeypatch.setattr(run, "lint", counted)
    return look


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")


def as_data(found: list[Diagnostic]) -> list[object]:
    """All that there is in diagnostics; sources are compared by what they hold."""

    def place(span: Any) -> tuple[str, str, int, int]:
        return span.source.name, span.source.text, span.start, span.end

    return [
        (
            *(item.code, item.severity, item.message, place(item.span), item.hint),
            *(
                tuple((place(x.span), x.message) for x in item.related),
                tuple((place(x.span), x.text) for x in item.fix),
            ),
        )
        for item in found
    ]


def test_the_second_time_nobody_looks_and_the_same_is_found(game: Path, looks: Callable[..., int]) -> None:
    fresh = run.lint(game, (), ASKED)
    assert any(item.related for item in fresh)
    assert any(item.fix for item in fresh)
    assert [looks(game), looks(game)] == [1, 0]
    assert as_data(remembered.findings(game, (), ASKED)) == as_data(fresh)


@pytest.mark.parametrize("game", ["rulesets/complots", "examples/pig"])
def test_after_any_edit_the_same_is_found_as_without_a_memory(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Words of a shipped game are changed, doubled or left out, one after the other; then all is put back."""
    monkeypatch.setenv("RULEKIT_CACHE", str(tmp_path / "cache"))
    folder = tmp_path / Path(game).name
    shutil.copytree(ROOT / game, folder)
    files = sorted(file for file in folder.rglob("*") if file.suffix in (".yaml", ".ftl"))
    chance = Random(game)
    for _ in range(6):
        file = chance.choice(files)
        text = file.read_text("utf-8")
        word = chance.choice(list(re.finditer(r"\w+", text)))
        for edited in (text[: word.start()] + chance.choice(["", "7", word[0] * 2]) + text[word.end() :], text):
            write(file, edited)
            parser._tree.cache_clear()
            assert as_data(remembered.findings(folder, (), ASKED)) == as_data(run.lint(folder, (), ASKED))


@pytest.mark.parametrize("name", [*GAME, "tests/second.yaml", "expansions/wind/ruleset.yaml", "notes.txt"])
def test_every_file_counts(game: Path, looks: Callable[..., int], name: str) -> None:
    assert [looks(game), looks(game)] == [1, 0]
    write(game / name, GAME.get(name, "") + "# a word more\n")
    assert [looks(game), looks(game)] == [1, 0]


def test_what_is_asked_counts(game: Path, looks: Callable[..., int]) -> None:
    choices = [
        ASKED,
        Settings(select=("name",)),
        Settings(ignore=("name",)),
        Settings(open=frozenset({"values.deep"})),
    ]
    assert [looks(game, (), choice) for choice in choices] == [1] * 4
    assert [looks(game, (), choice) for choice in choices] == [0] * 4


def test_an_expansion_counts_with_its_base(game: Path, looks: Callable[..., int]) -> None:
    rain = game / "expansions" / "rain"
    assert [looks(rain), looks(rain)] == [1, 0]
    write(game / "flow.yaml", GAME["flow.yaml"].replace("3", "4"))
    assert [looks(rain), looks(rain)] == [1, 0]
    assert [looks(game, (rain,)), looks(game, (rain,)), looks(game)] == [1, 0, 1]
    write(rain / "ruleset.yaml", GAME["expansions/rain/ruleset.yaml"].replace("9", "8"))
    assert [looks(rain), looks(game, (rain,))] == [1, 1]


def test_an_expansion_without_its_base_is_looked_at_again(game: Path, looks: Callable[..., int]) -> None:
    rain = game / "expansions" / "rain"
    write(rain / "ruleset.yaml", GAME["expansions/rain/ruleset.yaml"].replace("pond", "lake"))
    assert [looks(rain), looks(rain)] == [1, 1]


def test_another_program_looks_again(
    game: Path, tmp_path: Path, looks: Callable[..., int], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert [looks(game), looks(game)] == [1, 0]
    write(tmp_path / "program" / "__init__.py", '__version__ = "1.0"\n')
    monkeypatch.setattr(digest, "_PACKAGE", tmp_path / "program")
    assert [looks(game), looks(game)] == [1, 0]
    write(tmp_path / "program" / "lint" / "check.py", "")
    assert looks(game) == 1


def test_links_and_folders_that_are_not_there(game: Path, looks: Callable[..., int]) -> None:
    (game / "more.yaml").symlink_to(game / "flow.yaml")
    assert [looks(game), looks(game)] == [1, 1]
    assert [looks(game / "nowhere"), looks(game / "nowhere")] == [1, 1]


def test_without_a_cache_it_always_looks(
    game: Path, looks: Callable[..., int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RULEKIT_CACHE", "")
    assert [looks(game), looks(game)] == [1, 1]


@pytest.mark.parametrize("text", [b"[]", b"{}", b'{"sources": [], "found": [[1]]}', b"noise"])
def test_what_is_kept_and_cannot_be_read_is_made_anew(
    game: Path, looks: Callable[..., int], monkeypatch: pytest.MonkeyPatch, text: bytes
) -> None:
    looks(game)
    monkeypatch.setattr(remembered, "fetch", lambda digest, sort: text)
    assert looks(game) == 1


def test_texts_that_have_not_changed_are_not_read_again(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    real = driver.read

    def noted(tables: Any, text: str, *rest: Any, **more: Any) -> Any:
        read.append(text)
        return real(tables, text, *rest, **more)

    monkeypatch.setattr("rulekit.dsl.parser.read", noted)
    for old, new in (("fish -= 1", "fish -= 1"), ("fish -= 1", "fish -= 2")):
        parser._tree.cache_clear()
        read.clear()
        write(game / "flow.yaml", GAME["flow.yaml"].replace(old, new))
        remembered.findings(game, (), ASKED)
    assert read == ["fish -= 2\n"]


def test_a_ruleset_that_changes_while_it_is_looked_at_is_not_kept(
    game: Path, looks: Callable[..., int], monkeypatch: pytest.MonkeyPatch
) -> None:
    real = run.lint

    def slow(*args: Any) -> list[Diagnostic]:
        write(game / "flow.yaml", GAME["flow.yaml"].replace("3", "4"))
        return real(*args)

    monkeypatch.setattr(run, "lint", slow)
    remembered.findings(game, (), ASKED)
    monkeypatch.setattr(run, "lint", real)
    write(game / "flow.yaml", GAME["flow.yaml"])
    assert list((game.parent / "cache").glob("*.findings")) == []

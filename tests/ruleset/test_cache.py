"""When a ruleset is built, and when one that was kept is good enough."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rulekit import api, digest
from rulekit import kept as store
from rulekit.diagnostics import RulesetError
from rulekit.ruleset import build as builder

GAME = {
    "ruleset.yaml": "id: pond\nlanguage: 1\nplayers: 2\nfiles: [flow.yaml, more/*.yaml]\nlocales: [en, it]\n",
    "flow.yaml": "counters: {fish: {start: 3}}\nflow: {game: {do: fish -= 1}}\n",
    "more/one.yaml": "counters: {frogs: {start: 1}}\n",
    "tests/first.yaml": "name: first\n",
    "locales/en.ftl": "pond = Pond\n",
    "locales/it.ftl": "pond = Stagno\n",
    "expansions/rain/ruleset.yaml": "id: rain\nlanguage: 1\nextends: pond\nadd: {counters: {drops: {start: 9}}}\n",
    "expansions/wind/ruleset.yaml": "id: wind\nlanguage: 1\nextends: pond\nadd: {counters: {gusts: {start: 2}}}\n",
}
FLOW = GAME["flow.yaml"]


@pytest.fixture
def game(tmp_path: Path) -> Path:
    for name, text in GAME.items():
        write(tmp_path / "pond" / name, text)
    return tmp_path / "pond"


@pytest.fixture(autouse=True)
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the cache."""
    monkeypatch.setenv("RULEKIT_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture
def builds(monkeypatch: pytest.MonkeyPatch) -> Callable[..., int]:
    """How often a load has to build: `builds(path, ..)` is 0 or 1."""
    count = 0
    real = builder.build

    def counted(*args: Any) -> object:
        nonlocal count
        count += 1
        return real(*args)

    def load(*args: Any) -> int:
        before = count
        api.load(*args)
        return count - before

    monkeypatch.setattr(builder, "build", counted)
    return load


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")


def files(folder: Path) -> list[Path]:
    """What is kept of rulesets, and what is not ours."""
    return sorted(file for file in folder.glob("*") if file.suffix != ".tables")


# ---------------------------------------------------------------- by what it is found
def test_the_second_time_nothing_is_built(game: Path, builds: Callable[..., int]) -> None:
    assert [builds(game), builds(game), builds(str(game)), builds(game / "ruleset.yaml")] == [1, 0, 0, 0]
    first, second = api.load(game), api.load(game)
    assert first is not second
    assert list(first.world.plain) == list(second.world.plain)
    assert first.digest == second.digest


def test_it_does_not_matter_where_the_folder_lies(game: Path, tmp_path: Path, builds: Callable[..., int]) -> None:
    builds(game)
    (tmp_path / "elsewhere").mkdir()
    assert builds(game.rename(tmp_path / "elsewhere" / "pond")) == 0
    assert builds(game.parent.joinpath("elsewhere", "pond").rename(tmp_path / "lake")) == 1


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("flow.yaml", FLOW.replace("3", "4")),
        ("flow.yaml", FLOW + "# a word more\n"),
        ("more/two.yaml", "counters: {toads: {start: 1}}\n"),
        ("locales/en.ftl", "pond = The pond\n"),
        ("ruleset.yaml", GAME["ruleset.yaml"].replace("2", "3")),
    ],
)
def test_every_change_counts(game: Path, builds: Callable[..., int], name: str, text: str) -> None:
    builds(game)
    write(game / name, text)
    assert [builds(game), builds(game)] == [1, 0]


def test_a_change_back_finds_what_was_kept(game: Path, builds: Callable[..., int]) -> None:
    builds(game)
    write(game / "flow.yaml", FLOW.replace("3", "4"))
    builds(game)
    write(game / "flow.yaml", FLOW)
    assert builds(game) == 0
    fish = [item for item in api.load(game).model.rules.slots.counters if item.slot.name == "fish"]
    assert [getattr(item.start, "value", None) for item in fish] == [3]


def test_a_file_that_goes_or_moves_counts(game: Path, builds: Callable[..., int]) -> None:
    builds(game)
    (game / "more" / "one.yaml").rename(game / "more" / "two.yaml")
    assert builds(game) == 1
    write(game / "more" / "three.yaml", "counters: {newts: {start: 1}}\n")
    builds(game)
    (game / "more" / "two.yaml").unlink()
    assert builds(game) == 1


@pytest.mark.parametrize(
    "name", ["tests/first.yaml", "tests/deep/new.yaml", "expansions/rain/ruleset.yaml", ".git/config.yaml"]
)
def test_what_is_not_read_does_not_count(game: Path, builds: Callable[..., int], name: str) -> None:
    builds(game)
    write(game / name, "# something else\n")
    assert builds(game) == 0


@pytest.mark.parametrize("listed", ["tests/first.yaml", "'t*/first.yaml'", "'test?/*.yaml'", ".more/*.yaml"])
def test_what_the_header_lists_counts_wherever_it_lies(game: Path, builds: Callable[..., int], listed: str) -> None:
    header = GAME["ruleset.yaml"].replace("flow.yaml,", f"flow.yaml, {listed},")
    write(game / "ruleset.yaml", header)
    place = game / (".more/first.yaml" if listed.startswith(".") else "tests/first.yaml")
    write(place, "counters: {eels: {start: 1}}\n")
    assert [builds(game), builds(game)] == [1, 0]
    write(place, "counters: {eels: {start: 2}}\n")
    assert builds(game) == 1


def test_expansions_count_where_they_are_used(game: Path, builds: Callable[..., int]) -> None:
    assert [builds(game), builds(game, ["rain"]), builds(game, ["wind"]), builds(game, ["rain", "wind"])] == [1] * 4
    assert [builds(game), builds(game, ["rain"]), builds(game, ["rain", "wind"])] == [0] * 3
    assert builds(game, ["wind", "rain"]) == 1
    assert api.load(game, ["rain"]).expansions == ("rain",)
    write(game / "expansions/rain/ruleset.yaml", GAME["expansions/rain/ruleset.yaml"].replace("9", "8"))
    assert [builds(game), builds(game, ["wind"]), builds(game, ["rain"])] == [0, 0, 1]


def test_an_expansion_alone_is_always_built(game: Path, kept: Path, builds: Callable[..., int]) -> None:
    rain = game / "expansions" / "rain"
    assert [builds(rain), builds(rain)] == [1, 1]
    assert files(kept) == []


def test_languages_are_kept_apart(game: Path, builds: Callable[..., int]) -> None:
    choices: list[list[str] | tuple[()] | None] = [None, (), ["en"], ["it"], ["it", "en"]]
    assert [builds(game, (), choice) for choice in choices] == [1] * 5
    assert [builds(game, (), choice) for choice in choices] == [0] * 5
    assert builds(game, (), ["en", "it"]) == 0
    assert [list(api.load(game, (), choice).locales) for choice in choices] == [
        ["en", "it"],
        [],
        ["en"],
        ["it"],
        ["en", "it"],
    ]
    (text,) = api.load(game, (), ["it"]).locales["it"]
    assert text.text == GAME["locales/it.ftl"]


def test_links_are_never_trusted(game: Path, tmp_path: Path, kept: Path, builds: Callable[..., int]) -> None:
    (game / "more" / "one.yaml").rename(game / "more" / "real.txt")
    (game / "more" / "one.yaml").symlink_to(game / "more" / "real.txt")
    assert [builds(game), builds(game)] == [1, 1]
    (game / "more" / "one.yaml").unlink()
    (game / "locales").rename(tmp_path / "words")
    (game / "locales").symlink_to(tmp_path / "words")
    (game / "more" / "real.txt").rename(game / "more" / "one.yaml")
    assert [builds(game), builds(game)] == [1, 1]
    assert files(kept) == []


def test_another_program_finds_nothing(
    game: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, builds: Callable[..., int]
) -> None:
    program = tmp_path / "program"
    write(program / "__init__.py", '__version__ = "1.0"\n')
    write(program / "dsl" / "checker.py", "strict = True\n")
    write(program / "dsl" / "grammar.lark", "start: x\n")
    monkeypatch.setattr(digest, "_PACKAGE", program)
    assert [builds(game), builds(game)] == [1, 0]
    old = (program / "__init__.py").stat()
    write(program / "__init__.py", '__version__ = "1.1"\n')
    os.utime(program / "__init__.py", ns=(old.st_atime_ns, old.st_mtime_ns))
    assert [builds(game), builds(game)] == [1, 0]
    for name in ("dsl/checker.py", "dsl/grammar.lark"):
        os.utime(program / name, (1, 1))
        assert [builds(game), builds(game)] == [1, 0]
    write(program / "dsl" / "another.py", "")
    assert builds(game) == 1


# ---------------------------------------------------------------- when there is none, or a bad one
@pytest.mark.parametrize(
    "damage",
    [
        lambda data: b"",
        lambda data: data[: len(data) // 2],
        lambda data: data[:-1],
        lambda data: data.replace(b"fish", b"fist"),
        lambda data: b"\xff" * 1000,
        lambda data: hashlib.sha256(b"[]").hexdigest().encode() + b"\n[]",
    ],
    ids=["empty", "half", "almost all", "another word", "noise", "another shape"],
)
def test_a_damaged_file_is_made_anew(
    game: Path, kept: Path, builds: Callable[..., int], damage: Callable[[bytes], bytes]
) -> None:
    builds(game)
    (file,) = files(kept)
    whole = file.read_bytes()
    file.write_bytes(damage(whole))
    assert file.read_bytes() != whole
    assert [builds(game), builds(game)] == [1, 0]


def test_without_a_cache_nothing_is_written(
    game: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, builds: Callable[..., int]
) -> None:
    monkeypatch.setenv("RULEKIT_CACHE", "")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "home"))
    before = sorted(tmp_path.rglob("*"))
    assert [builds(game), builds(game)] == [1, 1]
    assert sorted(tmp_path.rglob("*")) == before


def test_a_place_that_cannot_be_written_is_no_matter(
    game: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, builds: Callable[..., int]
) -> None:
    write(tmp_path / "file", "")
    for place in (tmp_path / "file", tmp_path / "file" / "below"):
        monkeypatch.setenv("RULEKIT_CACHE", str(place))
        assert [builds(game), builds(game)] == [1, 1]


def test_a_folder_that_may_only_be_read_is_read(
    game: Path, monkeypatch: pytest.MonkeyPatch, builds: Callable[..., int]
) -> None:
    builds(game)

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "utime", refuse)
    monkeypatch.setattr(os, "replace", refuse)
    assert builds(game) == 0
    assert [builds(game, ["rain"]), builds(game, ["rain"])] == [1, 1]


def test_a_ruleset_with_errors_is_not_kept(game: Path, kept: Path) -> None:
    write(game / "flow.yaml", FLOW.replace("fish -=", "fsh -="))
    for _ in range(2):
        with pytest.raises(RulesetError, match="fsh"):
            api.load(game)
    with pytest.raises(RulesetError):
        api.load(game / "nowhere")
    assert files(kept) == []


def test_a_ruleset_that_changes_while_it_is_read_is_not_kept(
    game: Path, kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = builder.build

    def slow(*args: Any) -> object:
        write(game / "flow.yaml", FLOW.replace("3", "4"))
        return real(*args)

    monkeypatch.setattr(builder, "build", slow)
    api.load(game)
    assert files(kept) == []


def test_checking_neither_reads_nor_writes_it(game: Path, kept: Path) -> None:
    found = api.check(game).diagnostics
    assert "message/missing" in {item.code for item in found}
    assert files(kept) == []
    api.load(game)
    (file,) = files(kept)
    before = file.stat().st_mtime_ns
    assert len(api.check(game).diagnostics) == len(found)
    assert [file.stat().st_mtime_ns for file in files(kept)] == [before]


# ---------------------------------------------------------------- where, and how many
def test_what_was_not_used_for_longest_goes_first(
    game: Path, kept: Path, monkeypatch: pytest.MonkeyPatch, builds: Callable[..., int]
) -> None:
    monkeypatch.setitem(store.MOST_KEPT, "frozen", 3)
    write(kept / "letter.txt", "not ours")
    for number in range(5):
        write(game / "flow.yaml", FLOW.replace("3", str(number)))
        builds(game)
        for file in files(kept):
            os.utime(file, ns=(0, file.stat().st_mtime_ns - 10**9))
        write(game / "flow.yaml", FLOW.replace("3", "0"))
        assert builds(game) == 0
    assert len(files(kept)) == 3 + 1
    assert (kept / "letter.txt").exists()
    write(game / "flow.yaml", FLOW.replace("3", "4"))
    assert builds(game) == 0
    write(game / "flow.yaml", FLOW.replace("3", "1"))
    assert builds(game) == 1


def test_leftovers_of_a_killed_program_go_too(game: Path, kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(store.MOST_KEPT, "frozen", 1)
    write(kept / f"{'0' * 64}.frozen.4711", "half of it")
    os.utime(kept / f"{'0' * 64}.frozen.4711", (1, 1))
    api.load(game)
    assert [len(file.name.split(".")) for file in files(kept)] == [2]


@pytest.mark.parametrize(
    ("platform", "given", "folder"),
    [
        ("linux", {}, "~/.cache/rulekit"),
        ("linux", {"XDG_CACHE_HOME": "/c"}, "/c/rulekit"),
        ("linux", {"XDG_CACHE_HOME": "here"}, "~/.cache/rulekit"),
        ("linux", {"XDG_CACHE_HOME": "/c", "RULEKIT_CACHE": "/mine"}, "/mine"),
        ("darwin", {}, "~/Library/Caches/rulekit"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/rulekit"),
        ("win32", {}, "~/AppData/Local/rulekit"),
        ("win32", {"RULEKIT_CACHE": ""}, None),
    ],
)
def test_where_it_lies(
    monkeypatch: pytest.MonkeyPatch, platform: str, given: dict[str, str], folder: str | None
) -> None:
    for name in ("RULEKIT_CACHE", "XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in given.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("rulekit.kept.sys.platform", platform)
    assert store.cache_folder() == (Path(folder).expanduser() if folder else None)


def test_without_a_home_there_is_no_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody() -> Path:
        raise RuntimeError

    monkeypatch.delenv("RULEKIT_CACHE")
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setattr(Path, "home", nobody)
    assert store.cache_folder() is None

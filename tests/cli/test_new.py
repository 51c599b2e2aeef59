"""`rulekit new`: whatever is asked for, what it writes lints, tests, is formatted and plays."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from rulekit import api, playout
from rulekit.cli.exit_codes import ExitCode
from rulekit.cli.new import FEWEST, MOST
from rulekit.cli.shelf import title as title_of
from rulekit.data import starter_folder
from rulekit.diagnostics import Diagnostics
from rulekit.fmt.run import format_ruleset
from rulekit.lint.run import lint
from rulekit.scenario.read import read_scenarios
from rulekit.scenario.run import run
from rulekit.scenario.trace import trace
from tests.helpers.command import Run, command

LANGUAGES = [["en"], ["it"], ["fr"], ["fr", "en"], ["en", "it", "fr"]]
PLAYERS = ["2..4", "2", "3..5", f"{FEWEST}..{MOST}", str(MOST)]


@pytest.fixture
def rulekit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("LANG", "C.UTF-8")
    return command(monkeypatch, capsys)


def names(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def failures(folder: Path) -> list[str]:
    rules, found = api.load(folder), Diagnostics()
    scenarios = read_scenarios(folder, rules.model, found)
    assert len(scenarios) > 10
    return [item.message for item in found] + [
        failure.message for each in scenarios for failure in run(each, rules).failures
    ]


# ---------------------------------------------------------------------------------------------- what it writes


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("languages", LANGUAGES, ids="+".join)
def test_every_combination_lints_tests_and_is_formatted(rulekit, tmp_path, languages, players):
    asked = [word for language in languages for word in ("--language", language)]
    assert rulekit("new", "tide", "--players", players, *asked).code == 0
    folder = tmp_path / "tide"
    assert [f"{item.span.source.name}: {item.message}" for item in lint(folder)] == []
    assert failures(folder) == []
    assert [file.path.name for file in format_ruleset(folder) if file.changed] == []
    rules = api.load(folder)
    assert list(rules.locales) == languages
    low, _, high = players.partition("..")
    assert rules.players == (int(low), int(high or low))


@pytest.mark.parametrize("players", range(FEWEST, MOST + 1))
def test_it_is_played_to_its_end(rulekit, tmp_path, players):
    rulekit("new", "tide", "--players", f"{FEWEST}..{MOST}")
    rules = api.load(tmp_path / "tide")
    for dealt, seed in product((1, 2, 3), range(5)):
        result, _ = playout(rules, players=players, seed=seed, options={"dealt": dealt})
        assert result.reason == "end-scores"


def test_every_rule_is_shown(rulekit, tmp_path):
    rulekit("new", "tide_pool")
    rows = trace(tmp_path / "tide_pool").rows
    assert rows[0].rule.id == "TP-01"
    assert [row.rule.id for row in rows if not row.shown and not row.rule.exempt] == []


def test_the_commands_it_names_work(rulekit, tmp_path):
    (tmp_path / "my games").mkdir()
    ended = rulekit("new", "tide", "--into", "my games")
    assert ended.out == (
        "'my games/tide' is a small game to start from. Read its ruleset.yaml first, and try:\n"
        "  rulekit play 'my games/tide'\n"
        "  rulekit lint 'my games/tide'\n"
        "  rulekit test 'my games/tide'\n"
    )
    assert rulekit("lint", "my games/tide", "--strict").out == "no findings in 1 ruleset\n"
    assert rulekit("test", "my games/tide").out.endswith(" scenarios, 0 failed\n")
    assert rulekit("fmt", "--check", "my games/tide").code == 0
    played = rulekit("play", "my games/tide", "--seats", "random", "--seed", "1")
    assert played.code == 0
    assert "Won by: Player" in played.out


def test_scenarios_go_everywhere_and_notice_what_breaks(rulekit, tmp_path):
    rulekit("new", "tide")
    assert rulekit("test", "tide", "--coverage").code == 0
    assert rulekit("test", "tide", "--mutate").code == 0


def test_it_has_the_files_of_the_games_that_come_with_rulekit(rulekit, tmp_path):
    rulekit("new", "tide", "--language", "it")
    assert names(tmp_path / "tide") == {
        *("ruleset.yaml", "components.yaml", "actions.yaml", "flow.yaml", "rules.yaml", "RULINGS.md"),
        *("locales/it.ftl", "rules/it/rules.yaml", "tests/turns.yaml", "tests/start_and_end.yaml"),
    }


def test_what_it_is_made_from_is_a_game_itself():
    assert lint(starter_folder()) == []
    assert failures(starter_folder()) == []


@pytest.mark.parametrize(
    "title", ["Tide", "High Tide!", "L'isola: sì", "yes", "7", "# 1", "- a", 'a "b"', "{a}", "null", "'", "\\n", "@x"]
)
def test_any_title_of_one_line(rulekit, tmp_path, title):
    assert rulekit("new", "tide", "--title", f" {title} ").code == 0
    assert api.check(tmp_path / "tide").diagnostics == []
    assert title_of(tmp_path / "tide") == title


@pytest.mark.parametrize("name", ["a", "a1", "true", "no", "null", "card", "players", "x_", "a__b"])
def test_any_name_that_is_one(rulekit, tmp_path, name):
    assert rulekit("new", name).code == 0
    assert api.check(tmp_path / name).diagnostics == []
    assert api.load(tmp_path / name).id == name
    assert trace(tmp_path / name).rows


@pytest.mark.parametrize(("name", "title"), [("river_run", "River run"), ("tide", "Tide"), ("x_", "X")])
def test_without_a_title_it_is_called_like_its_name(rulekit, tmp_path, name, title):
    rulekit("new", name)
    assert title_of(tmp_path / name) == title


def test_a_language_asked_for_twice_is_there_once(rulekit, tmp_path):
    rulekit("new", "tide", "--language", "it", "--language", "it")
    assert list(api.load(tmp_path / "tide").locales) == ["it"]


# ---------------------------------------------------------------------------------------------- what it refuses


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["River Run!"], "`River Run!` is no name for a ruleset: small letters, digits and `_`; `river_run` would be"),
        (["Città"], "`citta` would be one"),
        (["7_seas"], "`seas` would be one"),
        (["../up"], "`up` would be one"),
        (["/"], "`my_game` would be one"),
        ([""], "`my_game` would be one"),
        (["complots"], "there is a ruleset `complots` already; `my_complots` would be a name of your own"),
        (["tide", "--title", " "], "--title: a title is one line of text"),
        (["tide", "--title", "a\nb"], "--title: a title is one line of text"),
        (["tide", "--players", "2-4"], "--players 2-4: write it as 2..4, or as 3"),
        (["tide", "--players", "1"], "--players 1: this one begins with 2 to 8 players; other numbers can be written"),
        (["tide", "--players", "4..2"], "--players 4..2: this one begins with 2 to 8 players"),
        (["tide", "--players", "2..9"], "--players 2..9: this one begins with 2 to 8 players"),
        (["tide", "--language", "de"], "--language de: there are no texts in it to start from; known here: `en`, `fr`"),
        (["tide", "--language", "itt"], "did you mean `it`?"),
        (["t" * 300], "cannot be written: File name too long"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence_and_nothing_is_written(rulekit, tmp_path, arguments, sentence):
    ended = rulekit("new", *arguments)
    assert (ended.code, ended.out) == (ExitCode.USAGE, "")
    assert ended.err.startswith("rulekit new: ")
    assert sentence in ended.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("there", ["folder", "empty folder", "file", "link to nowhere"])
def test_never_over_something_that_exists(rulekit, tmp_path, there):
    place = tmp_path / "tide"
    match there:
        case "file":
            place.write_text("mine", "utf-8")
        case "link to nowhere":
            place.symlink_to(tmp_path / "nowhere")
        case _:
            place.mkdir()
            if there == "folder":
                (place / "ruleset.yaml").write_text("mine", "utf-8")
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    ended = rulekit("new", "tide")
    assert (ended.code, ended.err) == (ExitCode.USAGE, "rulekit new: tide is there already; nothing was written\n")
    assert {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()} == before
    assert list(tmp_path.iterdir()) == [place]


def test_a_folder_that_is_not_there_is_made(rulekit, tmp_path):
    assert rulekit("new", "tide", "--into", "games/mine").code == 0
    assert (tmp_path / "games" / "mine" / "tide" / "ruleset.yaml").is_file()


def test_what_fails_half_way_leaves_nothing(rulekit, tmp_path, monkeypatch):
    written: list[Path] = []

    def full(path: Path, text: str) -> None:
        if len(written) == 3:
            raise OSError(28, "No space left on device")
        written.append(path)
        path.write_text(text, "utf-8")

    monkeypatch.setattr("rulekit.atomic.write_whole", full)
    ended = rulekit("new", "tide")
    assert ended.err == "rulekit new: tide cannot be written: No space left on device\n"
    assert list(tmp_path.iterdir()) == []


def test_a_file_where_a_folder_is_wanted(rulekit, tmp_path):
    (tmp_path / "notes").write_text("mine", "utf-8")
    ended = rulekit("new", "tide", "--into", "notes")
    assert (ended.code, ended.err) == (ExitCode.USAGE, "rulekit new: notes/tide cannot be written: Not a directory\n")

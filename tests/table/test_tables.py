"""A table as its players see it: what table.yaml asks for, in the room that there is."""

from __future__ import annotations

import textwrap
from pathlib import Path

import pytest

from rulekit import load
from rulekit.api import check
from rulekit.cli.table import Paper, draw, sheet
from rulekit.game import Game
from rulekit.table.runs import Run
from tests.helpers.harbour import TABLE, harbour_game, names_of, write_harbour


@pytest.fixture(scope="module")
def harbour(tmp_path_factory: pytest.TempPathFactory) -> Game:
    folder = write_harbour(tmp_path_factory.mktemp("games"))
    assert check(folder).diagnostics == []
    return harbour_game(folder)


def shown(game: Game, seat: int | None, paper: Paper, news: tuple[str, ...] = ()) -> str:
    return "".join(f"{line}\n" for line in draw(game.view(seat), game.ruleset.model, names_of(game), paper, news))


def lines_with(game: Game, word: str, paper: Paper | None = None, seat: int = 0) -> list[str]:
    return [line for line in shown(game, seat, paper or Paper(80, 40)).splitlines() if word in line]


def told(text: str) -> str:
    return textwrap.dedent(text)


def test_with_room_everything_has_a_line_of_its_own(harbour):
    assert shown(harbour, 0, Paper(80, 40), ("Bo comes in.",)) == told(
        """\
         Dawn · Tide 2 · Harbour master Player 1                   Turn: Player 1 (you)
        ── The Bay ─────────────────────────────────────────────────────────────────────
         ┌─────────┬──╴┄┄┄╶──┐
         │Shoal    │The Roads│
         ╵         ╵         ╵
         ┊  3 ◇ *    [1] 2 ◇ ┊
         └─────────┴──╴┄┄┄╶──┘
         ◇ Bell buoy · * Shoal: Old hulk (Inside Cod (fish 2))
        ── Stacks ──────────────────────────────────────────────────────────────────────
         Pile 1, on top: Herring (fish 1) · Sea 1
        ── Berths ──────────────────────────────────────────────────────────────────────
         Berth 1     Berth 2  Cod (fish 2), Herring (fish 1)
        ────────────────────────────────────────────────────────────────────────────────
        ► Player 1 (you)  Ann  ● Coins 12  Place The Roads
            Nerve   1[2]4 6
            Hold   2 × Cod (fish 2), Brocade (silk 7)
          Player 2  Bo         ● 3   Nerve 5  at The Roads  Wet
            Hold  ▒ ▒
            deck  Brocade (silk 7)
          Player 3  Bo         ● 3   Nerve 3  Debts 2  out of the game  at Shoal
              Mood wild
        ── What has happened ───────────────────────────────────────────────────────────
          Bo comes in.
        """
    )


def test_with_little_room_the_others_get_a_line_each(harbour):
    assert shown(harbour, 0, Paper(80, 15)) == told(
        """\
         Dawn · Tide 2 · Harbour master 1                          Turn: Player 1 (you)
        ── The Bay ─────────────────────────────────────────────────────────────────────
         ┌─────────┬──╴┄┄┄╶──┐
         │Shoal    │The Roads│
         ╵         ╵         ╵
         ┊  3 ◇ *    [1] 2 ◇ ┊
         └─────────┴──╴┄┄┄╶──┘
         ◇ Bell buoy · * Shoal: Old hulk (Inside Cod (fish 2))
         Stacks  Pile 1, on top: Herring (fish 1) · Sea 1
         Berth 1     Berth 2  Cod (fish 2), Herring (fish 1)
        ► Player 1 (you)  Ann  ● Coins 12  Nerve 2  at The Roads  Hold 2 × Cod (fish 2),
              Brocade (silk 7)
          2 Bo  ● 3   Nerve 5  deck Br.  Wet
          3 Bo  ● 3   Nerve 3  Debts 2  out of the game  Mood wild
        """
    )


def test_where_nothing_else_fits_the_map_and_the_players_stay(harbour):
    lines = shown(harbour, 0, Paper(80, 10)).splitlines()
    assert len(lines) == 10
    assert not any("Stacks" in line or "Berth" in line for line in lines)
    assert any("[1] 2" in line for line in lines)


def test_a_wide_screen_has_two_columns(harbour):
    lines = shown(harbour, 0, Paper(110, 30)).splitlines()
    assert lines[3].index("The Roads") < 60 < lines[2].index("Player 1 (you)")
    assert {line.index("│", 60) for line in lines[1:]} == {64}


def test_a_screen_with_nothing_but_letters(harbour):
    text = shown(harbour, 0, Paper(80, 40, signs=False))
    assert text.isascii()
    assert "o Coins 12" in text
    assert "# #" in text


def test_read_out_it_is_one_fact_a_line_in_words(harbour):
    assert shown(harbour, 1, Paper(80, 40, plain=True), ("Bo comes in.",)) == told(
        """\
        Turn: Player 1
        Dawn
        Tide: 2
        Harbour master: Player 1
        Chart
          The Bay (2)
            The Roads: Player 1, Player 2 (you), Bell buoy; north: a door, nothing behind it yet; \
east: a door, nothing behind it yet; south: a door, nothing behind it yet; west: Shoal
            Shoal: Player 3, Bell buoy; lying there: Old hulk (Inside: Cod (trade: fish, worth: 2)); east: The Roads; \
west: a door, nothing behind it yet
        Stacks
          Pile: 1 (on top: Herring (trade: fish, worth: 1))
          Sea: 1
        Berths
          Berth 1: nothing
          Berth 2: Quay: Cod (trade: fish, worth: 2), Herring (trade: fish, worth: 1)
        Player 2 (you)  Bo
          Coins: 3
          Nerve: 5 (place 4 of 4)
          Place: The Roads
          Hold: Herring (trade: fish, worth: 1), Cod (trade: fish, worth: 2)
          On deck: Brocade (trade: silk, worth: 7)
          Wet
        Player 3  Bo
          out of the game
          Coins: 3
          Nerve: 3 (place 2 of 4)
          Place: Shoal
          Mood: wild
          Debts: 2
        Player 1  Ann
          Coins: 12
          Nerve: 2 (place 2 of 4)
          Place: The Roads
          Hold: 3 hidden
        What has happened:
          Bo comes in.
        """
    )


def test_colours_are_those_of_cards_of_what_is_printed_on_them_and_of_seats(harbour):
    lines = sheet(harbour.view(0), harbour.ruleset.model, names_of(harbour), 80, 40)
    runs = {run.text: run.style for line in lines for run in line}
    assert (runs["Cod"], runs["Brocade"]) == ("cyan", "magenta")
    assert (runs["Player 1 (you)"], runs["Player 2"]) == ("strong red", "strong blue")
    assert runs["12"] == "strong yellow"
    assert Run("[1]", "strong red here") in {run for line in lines for run in line}
    assert "out" in runs["Player 3"].split()


def test_colours_become_escape_codes_only_where_they_are_wanted(harbour):
    coloured = draw(harbour.view(0), harbour.ruleset.model, names_of(harbour), Paper(80, 40, coloured=True))
    assert any("\x1b[" in line for line in coloured)
    assert "\x1b" not in shown(harbour, 0, Paper(80, 40))


# ------------------------------------------------------------------------------------------ what is said, key by key
def with_table(tmp_path: Path, old: str, new: str) -> Game:
    assert old in TABLE
    return harbour_game(write_harbour(tmp_path, TABLE.replace(old, new)))


@pytest.mark.parametrize(
    ("old", "new", "word", "line"),
    [
        ("sea: {as: count}", "sea: {as: cards}", "Sea", " Pile 1, on top: Herring (fish 1) · Sea ▒"),
        ("sea: {as: count}", "pile: {as: count}", "Pile", " Pile 1 · Sea 1"),
        ("sea: {as: count}", "pile: {as: cards}", "Pile", " Pile Herring (fish 1) · Sea 1"),
        (
            "sea: {as: count}",
            "nerve: {as: number}",
            "Nerve 2",
            "► Player 1 (you)  Ann  ● Coins 12  Nerve 2  Place The Roads",
        ),
        (
            "sea: {as: count}",
            "quay: {always: true}",
            "Berth 1",
            " Berth 1  -   Berth 2  Cod (fish 2), Herring (fish 1)",
        ),
        (
            "sea: {as: count}",
            "debts: {always: true}",
            "Ann",
            "► Player 1 (you)  Ann  ● Coins 12  Debts 0  Place The Roads",
        ),
        (
            "sea: {as: count}",
            "tide: {always: false}",
            "Dawn",
            f" {'Dawn · Tide 2 · Harbour master Player 1':57} Turn: Player 1 (you)",
        ),
        ("leave_out: [attic, ashore]", "leave_out: [ashore]", "Attic", " Attic Brocade (silk 7)"),
        (
            "named_by: plays",
            "colour_by: mood",
            "Captain",
            "  Player 2        ● 3   Nerve 5  at The Roads  Captain Bo  Wet",
        ),
        (", prints: [trade, worth]", ", prints: [worth]", "Hold", "    Hold   2 × Cod (2), Brocade (7)"),
    ],
)
def test_a_key_of_the_table(tmp_path, old, new, word, line):
    old = old.removeprefix(", ")
    game = with_table(tmp_path, old, new.removeprefix(", "))
    assert line in lines_with(game, word)


def test_without_a_table_what_matters_is_told_all_the_same(tmp_path):
    game = harbour_game(write_harbour(tmp_path, None))
    text = shown(game, 1, Paper(80, 40))
    assert " Tide 2 · Pile 1, on top: Herring · Sea 1 · Attic Brocade\n   Ashore Old hulk (Inside Cod) · Harb" in text
    assert "  Player 2 (you)  Coins 3   Debts 0  Captain Bo  Place The Roads  Wet\n" in text
    assert "    Nerve     2 3 3[5]\n" in text
    assert "Berth 3  Open No" in text
    assert "Berth 1" not in text


def test_what_an_expansion_adds_stands_behind_what_its_base_says(tmp_path):
    base = write_harbour(tmp_path)
    more = tmp_path / "winter"
    (more / "locales").mkdir(parents=True)
    (more / "ruleset.yaml").write_text(
        "id: winter\nlanguage: 1\nextends: harbour\nlocales: [en]\ncounters: {ice: {start: 4}}\n"
        "kinds: {player: {counters: {furs: {start: 1}}}}\n",
        "utf-8",
    )
    (more / "locales" / "en.ftl").write_text("counter-ice = Ice\ncounter-furs = Furs\n", "utf-8")
    (more / "table.yaml").write_text(
        "heading: [ice]\nseats: {shows: [furs], named_by: plays}\nslots: {coins: {icon: $}, ice: {icon: '*'}}\n",
        "utf-8",
    )
    assert check(base, [more]).diagnostics == []
    game = load(base, expansions=[more]).new(players=2, seed=1)
    first, *rest = shown(game, 0, Paper(80, 40)).splitlines()
    assert first.startswith(" Dawn · Tide 2 · * Ice 4 ")
    assert any("$ Coins 3  Nerve 2" in line or "$ Coins 3  Furs 1" in line for line in rest)


def test_nothing_that_drives_a_terminal_comes_through(tmp_path):
    folder = write_harbour(tmp_path)
    file = folder / "locales" / "en.ftl"
    file.write_text(
        file.read_text("utf-8").replace("crate-cod = Cod", 'crate-cod = C{"\\u001b"}[31mo{"\\u000a"}d'), "utf-8"
    )
    game = harbour_game(folder)
    for paper in (Paper(80, 40), Paper(80, 40, plain=True)):
        text = shown(game, 0, paper)
        assert "\x1b" not in text
        assert "C�[31mo" in text

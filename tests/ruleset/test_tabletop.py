"""What table.yaml says of a table is read, kept and merged; and it has nothing to do with the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulekit import Game, load
from rulekit.api import check
from rulekit.ruleset.tabletop import AS_ONE_LIKES, MapLook, PanelLook, SeatsLook, SlotLook, ThingLook
from tests.helpers.harbour import TABLE, write_harbour


def test_a_table_is_read_as_it_is_written(tmp_path: Path) -> None:
    found = load(write_harbour(tmp_path)).model.tabletop
    assert (found.phases, found.heading, found.leave_out) == (("dawn",), ("tide", "master"), ("attic", "ashore"))
    assert found.panels == (
        PanelLook("chart", map=MapLook(lying=("sunk_at",))),
        PanelLook("stacks", shows=("pile", "sea")),
        PanelLook("berths", shows=("quay",), things="berth", test={"open": True}),
    )
    assert found.seats == SeatsLook(
        shows=("coins", "nerve", "at", "hold", "shown"),
        in_short=("coins", "nerve", "shown"),
        named_by="plays",
        out_if={"afloat": False},
    )
    assert found.things["crate"] == ThingLook(prints=("trade", "worth"))
    assert found.slots["coins"] == SlotLook(icon="●", ascii="o", colour="yellow")
    assert found.colours["flag"] == {"red_flag": "red", "blue_flag": "blue"}


def test_a_ruleset_may_say_nothing_about_its_table(tmp_path: Path) -> None:
    assert load(write_harbour(tmp_path, None)).model.tabletop == AS_ONE_LIKES


def test_a_saved_game_does_not_mind_another_table(tmp_path: Path) -> None:
    folder = write_harbour(tmp_path)
    before = load(folder)
    saved = before.new(players=2, seed=3).to_json()
    (folder / "table.yaml").write_text(TABLE.replace("yellow", "green"), "utf-8")
    after = load(folder)
    assert after.digest == before.digest
    assert after.model.tabletop != before.model.tabletop
    assert Game.from_json(saved, ruleset=after).view(0) == before.new(players=2, seed=3).view(0)


def test_a_kept_ruleset_has_its_table_and_notices_another_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RULEKIT_CACHE", str(tmp_path / "kept"))
    folder = write_harbour(tmp_path)
    first, again = load(folder).model.tabletop, load(folder).model.tabletop
    assert first == again
    (folder / "table.yaml").write_text(TABLE.replace("yellow", "green"), "utf-8")
    assert load(folder).model.tabletop.slots["coins"].colour == "green"


def test_a_table_that_lies_elsewhere_is_not_read(tmp_path: Path) -> None:
    folder = write_harbour(tmp_path)
    (tmp_path / "elsewhere.yaml").write_text("nonsense: true\n", "utf-8")
    (folder / "table.yaml").unlink()
    (folder / "table.yaml").symlink_to(tmp_path / "elsewhere.yaml")
    assert not [found for found in check(folder).diagnostics if "table.yaml" in found.span.source.name]


def test_what_an_expansion_says_comes_behind_or_instead(tmp_path: Path) -> None:
    base = write_harbour(tmp_path)
    more = tmp_path / "winter"
    more.mkdir()
    (more / "ruleset.yaml").write_text("id: winter\nlanguage: 1\nextends: harbour\ncounters: {ice: {}}\n", "utf-8")
    (more / "table.yaml").write_text(
        "heading: [ice]\npanels: {stacks: {shows: [attic]}}\nseats: {named_by: plays, out_if: {wet: true}}\n"
        "slots: {coins: {colour: red}}\ncolours: {trade: {silk: white}}\n",
        "utf-8",
    )
    found = load(base, expansions=[more]).model.tabletop
    assert found.heading == ("tide", "master", "ice")
    assert found.panels[1] == PanelLook("stacks", shows=("pile", "sea", "attic"))
    assert found.seats.out_if == {"afloat": False, "wet": True}
    assert found.slots["coins"] == SlotLook(icon="●", ascii="o", colour="red")
    assert found.colours["trade"] == {"fish": "cyan", "silk": "white"}

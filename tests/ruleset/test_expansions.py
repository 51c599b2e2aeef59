"""Where expansions and their bases are found, and what a digest covers."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from rulekit.api import check, expansion_folder, load
from rulekit.diagnostics import RulesetError
from tests.helpers.games import SHIPPED

BASE = SHIPPED / "complots"
EXPANSION = BASE / "expansions" / "allegiances"


def test_a_base_with_its_expansion() -> None:
    both = load(BASE, [EXPANSION])
    assert both.id == "complots"
    assert both.expansions == ("allegiances",)
    assert "faction" in both.world.lists


def test_an_expansion_by_name_lies_below_its_base() -> None:
    assert expansion_folder("allegiances", BASE) == EXPANSION
    assert load(BASE, ["allegiances"]).expansions == ("allegiances",)


def test_an_expansion_alone_finds_its_base() -> None:
    assert check(EXPANSION).diagnostics == []


def test_an_expansion_elsewhere_finds_its_base_on_the_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    far = tmp_path / "far" / "allegiances"
    shutil.copytree(EXPANSION, far)
    monkeypatch.setattr("rulekit.ruleset.files.rulesets_folder", lambda: tmp_path / "no games are shipped")
    assert [d.code for d in check(far).diagnostics] == ["expansion/no-base"]
    monkeypatch.setenv("RULEKIT_PATH", str(SHIPPED))
    assert check(far).diagnostics == []


def test_an_expansion_by_name_is_found_on_the_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    base = tmp_path / "complots"
    shutil.copytree(BASE, base, ignore=shutil.ignore_patterns("expansions"))
    shutil.copytree(EXPANSION, tmp_path / "mine" / "allegiances")
    with pytest.raises(RulesetError):
        load(base, ["allegiances"])
    monkeypatch.setenv("RULEKIT_PATH", str(tmp_path / "mine"))
    assert load(base, ["allegiances"]).expansions == ("allegiances",)


def test_the_digest_covers_every_file_and_expansion(tmp_path: Path) -> None:
    base = tmp_path / "complots"
    shutil.copytree(BASE, base)
    before, both = load(base).digest, load(base, ["allegiances"]).digest
    assert before == load(BASE).digest
    assert before != both
    part = base / "flow.yaml"
    part.write_text(part.read_text() + "# one word more\n")
    assert load(base).digest != before
    changed = base / "expansions" / "allegiances" / "ruleset.yaml"
    part.write_text((BASE / "flow.yaml").read_text())
    changed.write_text(changed.read_text() + "# one word more\n")
    assert load(base).digest == before
    assert load(base, ["allegiances"]).digest != both


def test_a_ruleset_with_errors_is_refused_with_all_of_them(tmp_path: Path) -> None:
    game = tmp_path / "game"
    game.mkdir()
    (game / "ruleset.yaml").write_text("id: game\nlanguage: 1\nplayers: 2\nsetup: shufle(deck); x = 1\n")
    with pytest.raises(RulesetError) as caught:
        load(game)
    assert [d.span.column for d in caught.value.diagnostics] == [8, 15, 22]
    assert "ruleset.yaml:4:8" in str(caught.value)


def test_a_link_that_leads_out_of_the_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "secret.yaml").write_text("zones: {}\n")
    game = tmp_path / "game"
    game.mkdir()
    (game / "part.yaml").symlink_to(tmp_path / "secret.yaml")
    (game / "ruleset.yaml").write_text("id: game\nlanguage: 1\nplayers: 2\nfiles: [part.yaml]\n")
    assert [d.code for d in check(game).diagnostics] == ["file/outside"]

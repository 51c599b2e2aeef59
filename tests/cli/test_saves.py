"""Saved games as files."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from rulekit.cli.saves import SaveFault, free_path, read_save, writable, write_whole


def test_written_and_read(tmp_path):
    write_whole(tmp_path / "a.json", "é\n")
    assert read_save(tmp_path / "a.json") == "é\n"
    assert [path.name for path in tmp_path.iterdir()] == ["a.json"]


def test_a_failed_write_leaves_the_old_file_and_nothing_else(tmp_path, monkeypatch):
    (tmp_path / "a.json").write_text("old")

    def fail(source: object, target: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises(SaveFault, match="No space left"):
        write_whole(tmp_path / "a.json", "new")
    assert [(path.name, path.read_text()) for path in tmp_path.iterdir()] == [("a.json", "old")]


def test_a_link_stays_a_link(tmp_path):
    (tmp_path / "real.json").write_text("old")
    (tmp_path / "link.json").symlink_to(tmp_path / "real.json")
    write_whole(tmp_path / "link.json", "new")
    assert (tmp_path / "link.json").is_symlink()
    assert (tmp_path / "real.json").read_text() == "new"


def test_a_free_path(tmp_path):
    names = []
    for _ in range(3):
        path = free_path(tmp_path, "go-7")
        path.touch()
        names.append(path.name)
    assert names == ["go-7.json", "go-7-2.json", "go-7-3.json"]


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        (".", "is a folder; name a file in it"),
        ("no/where.json", "the folder no does not exist"),
        ("pipe", "not a file"),
    ],
)
def test_where_nothing_can_be_written(tmp_path, monkeypatch, path, sentence):
    monkeypatch.chdir(tmp_path)
    os.mkfifo("pipe")
    with pytest.raises(SaveFault, match=sentence):
        writable(Path(path))


def test_a_file_that_is_not_there(tmp_path):
    (tmp_path / "game.json").touch()
    with pytest.raises(SaveFault, match=r"there is no file .*gaem.json; did you mean .*game.json\?"):
        read_save(tmp_path / "gaem.json")


def test_a_file_that_is_not_text(tmp_path):
    (tmp_path / "x").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ValueError, match="not text"):
        read_save(tmp_path / "x")

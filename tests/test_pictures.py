"""The pictures of tables show what a player would see today, and the README shows all of them."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from rulekit.table.runs import text_of
from tests.helpers.games import GAMES, ROOT
from tools.pictures import FOLDER, PICTURES, Picture, as_svg, drawn

MADE_ANEW = "run `python -m tools.pictures`, and look at it"


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture.game)
def test_a_picture_is_up_to_date(picture: Picture) -> None:
    found = re.search(r"what was drawn: (\w+) -->", picture.file.read_text("utf-8"))
    lines = picture.lines()
    assert found is not None
    assert found[1] == drawn(lines), MADE_ANEW
    assert "Turn: Player 1 (you)" in text_of(lines[0])


def test_every_game_has_its_picture_and_the_readme_shows_it() -> None:
    assert sorted(picture.game for picture in PICTURES) == sorted(GAMES)
    assert {file.name for file in FOLDER.iterdir()} == {picture.file.name for picture in PICTURES}
    readme = (ROOT / "README.md").read_text("utf-8")
    assert all(f"docs/pictures/{picture.game}.svg" in readme for picture in PICTURES)


def test_a_picture_is_one_whole_and_needs_nothing_from_elsewhere() -> None:
    picture = next(picture for picture in PICTURES if picture.game == "complots")
    svg = as_svg(picture, picture.lines())
    root = ElementTree.fromstring(svg)
    texts = ["".join(node.itertext()) for node in root.iter("{http://www.w3.org/2000/svg}text")]
    assert "Captain" in texts
    assert not any(text.startswith("\xa0") for text in texts)
    assert re.findall(r"https?://(?!www\.w3\.org)", svg) == []

"""The list of games that the properties are tried on leaves nothing out."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.properties.games import PLAYERS, ROOT, SHIPPED, choices, each_once, each_pair, pairs, ruleset


def test_every_game_and_every_expansion_is_on_the_list() -> None:
    folders = {header.parent for header in (ROOT / "rulesets").rglob("ruleset.yaml")}
    played = {subject.folder for subject in SHIPPED.values()}
    played |= {subject.folder / "expansions" / name for subject in SHIPPED.values() for name in subject.expansions}
    assert played == folders
    assert len(SHIPPED) >= 4


@pytest.mark.parametrize("name", SHIPPED)
def test_every_number_of_players_and_every_value_is_played(name: str) -> None:
    rules = ruleset(name)
    low, high = rules.players
    rows = each_once(name)
    assert {row[PLAYERS] for row in rows} == set(range(low, high + 1))
    for key in rules.options:
        assert {row[key] for row in rows} == set(choices(rules, key, high)), key


@pytest.mark.parametrize("name", SHIPPED)
def test_every_two_settings_meet(name: str) -> None:
    met = {frozenset(two) for row in each_pair(name) for two in combinations(row.items(), 2)}
    met |= {frozenset({(PLAYERS, row[PLAYERS])}) for row in each_pair(name)}
    assert pairs(ruleset(name)) <= met

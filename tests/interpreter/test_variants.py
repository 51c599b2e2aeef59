"""Generated functions without what is for bundles that are not on."""

from __future__ import annotations

import pytest

from rulekit.interpreter.listings import is_among
from rulekit.interpreter.variants import Variants, bundles_in, with_only

FUNCTION = """\
def v1(G, who_0):
    v = 1
    for base_1 in ON[G.on][4]:
        if G.c[base_1]:
            v = 2
    if who_0:
        for base_2 in ON[G.on][7]:
            v = 3
    if not _is_on(G, 7) and who_0: v += 1
    return v, [x for x in ON[G.on][9]]""".split("\n")


def test_the_bundles_that_are_asked_for() -> None:
    assert bundles_in(FUNCTION) == {4, 7, 9}
    assert bundles_in(["def v1(G):", "    return _is_on(G, 3)"]) == frozenset()


@pytest.mark.parametrize(
    ("on", "left"),
    [
        (set(), ["def v1(G, who_0):", "    v = 1", "    if who_0: v += 1", "    return v, [x for x in ()]"]),
        ({4, 7, 9}, [line.replace("not _is_on(G, 7)", "not True") for line in FUNCTION]),
    ],
)
def test_what_is_left(on: set[int], left: list[str]) -> None:
    assert with_only(FUNCTION, frozenset(on)) == left


def test_nothing_is_left_empty() -> None:
    lines = [
        "def v1(G):",
        "    if G.n:",
        "        for b in ON[G.on][1]:",
        "            x = b",
        "    else:",
        "        x = 0",
    ]
    assert with_only(lines, frozenset()) == ["def v1(G):", "    if G.n:", "        pass", "    else:", "        x = 0"]
    assert with_only(["def v1(G):", "    for b in ON[G.on][1]:", "        f(b)"], frozenset())[1:] == ["    pass"]


def test_each_variant_is_made_once() -> None:
    made: list[frozenset[int]] = []

    def make(on: frozenset[int]) -> int:
        made.append(on)
        return len(made)

    variants = Variants(frozenset({1, 2}), make)
    assert [variants[()], variants[(1, 40),], variants[(1, 80), (5, 7)], variants[()]] == [1, 2, 2, 1]
    assert made == [frozenset(), {1}]


@pytest.mark.parametrize(
    ("values", "test"),
    [
        ("G.z[3]", "you_0 in G.z[3]"),
        ("tuple([p_1 for p_1 in v5(G) if (G.c[p_1 + 9] == 0)])", "you_0 in v5(G) and (G.c[you_0 + 9] == 0)"),
        (
            "(tuple([p_1 for p_1, c1_1, z2_1 in zip(K2, G.c[65:69], G.z[8:12]) if (c1_1 and z2_1)]))",
            "you_0 in K2 and (G.c[you_0 + 65] and G.z[you_0 + 8])",
        ),
        (
            "[p_1 for p_1, c1_1 in zip(K3, G.c[65:67]) if c1_1]",
            "you_0 in [p_1 for p_1, c1_1 in zip(K3, G.c[65:67]) if c1_1]",
        ),
    ],
)
def test_only_the_one_is_looked_at(values: str, test: str) -> None:
    assert is_among("you_0", values, {"K2": (0, 1, 2, 3), "K3": (0, 2)}) == test

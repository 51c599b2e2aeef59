"""What is added to labels that would read alike."""

from __future__ import annotations

import pytest

from rulekit.locale.apart import tell_apart


@pytest.mark.parametrize(
    ("labels", "places", "added"),
    [
        (["A", "B"], ["x", "y"], ["", ""]),
        (["A", "A"], ["x", "y"], ["x", "y"]),
        (["A", "B", "A"], ["x", "z", "y"], ["x", "", "y"]),
        (["A", "A"], ["x", "x"], ["1", "2"]),
        (["A", "A"], ["", ""], ["1", "2"]),
        (["A", "A", "A"], ["x", "y", "x"], ["x, 1", "y", "x, 2"]),
        (["A", "A", "A", "A"], ["", "y", "", "y"], ["1", "y, 1", "2", "y, 2"]),
        (["A", "A", "B", "B"], ["x", "y", "x", "x"], ["x", "y", "1", "2"]),
        ([], [], []),
    ],
)
def test_places_and_numbers(labels, places, added):
    assert tell_apart(labels, lambda at: (places[at],)) == added


def test_as_few_signs_as_can_tell_apart():
    signs = [("ruby", "hand"), ("opal", "pile"), ("opal", "hand")]
    assert tell_apart(["A"] * 2, lambda at: signs[at]) == ["ruby", "opal"]
    assert tell_apart(["A"] * 3, lambda at: signs[at]) == ["ruby, hand", "opal, pile", "opal, hand"]
    assert tell_apart(["A"] * 2, lambda at: signs[at + 1]) == ["pile", "hand"]


def test_signs_are_asked_only_for_what_reads_alike():
    asked: list[int] = []

    def signs(at: int) -> tuple[str]:
        asked.append(at)
        return (str(at),)

    tell_apart(["A", "B", "A"], signs)
    assert asked == [0, 2]

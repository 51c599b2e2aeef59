"""Text in styles: how wide it is, and how it is cut, filled up and wrapped."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulekit.table.runs import Run, cut, cut_text, fill, joined, line, parts, text_of, width, wrapped

COMMA = line(", ")


@pytest.mark.parametrize(("text", "wide"), [("abc", 3), ("", 0), ("é", 1), ("e\u0301", 1), ("東京", 4), ("▒", 1)])
def test_how_wide_a_text_is(text, wide):
    assert width(line(text)) == wide


@pytest.mark.parametrize(
    ("text", "most", "cut_off"),
    [("Grand Hall", 10, "Grand Hall"), ("Grand Hall", 7, "Grand…"), ("Grand Hall", 1, "…"), ("東京都", 5, "東京…")],
)
def test_what_is_cut_off_is_told(text, most, cut_off):
    assert cut_text(text, most) == cut_off
    assert text_of(cut(line(text), most)) == cut_off


def test_a_line_is_cut_in_its_styles():
    assert cut((Run("coins ", "label"), Run("twelve", "strong")), 9) == (Run("coins ", "label"), Run("tw…", "strong"))
    assert cut((Run("coins ", "label"), Run("12", "strong")), 7) == (Run("coins ", "label"), Run("…", "strong"))


def test_lines_are_filled_up_and_joined():
    assert text_of(fill(line("ab"), 4)) + "|" == "ab  |"
    assert text_of(fill(line("ab"), 4, right=True)) == "  ab"
    assert text_of(joined([line("a"), (), line("b")], Run(" · "))) == "a · b"


def test_a_comma_stays_where_a_line_ends_and_a_dot_goes():
    row = [*parts([line("one"), line("two")], COMMA, line(" · ")), *parts([line("three"), line("four")], COMMA)]
    assert [text_of(one) for one in wrapped(row, 10, indent=2)] == ["one, two", "  three,", "  four"]
    assert [text_of(one) for one in wrapped(row, 10, first=4, indent=0)] == ["one,", "two", "three,", "four"]


@given(st.lists(st.text("ab cé東", min_size=1, max_size=9), min_size=1), st.integers(12, 40), st.integers(0, 8))
def test_no_line_is_too_wide_and_nothing_is_lost(words, wide, indent):
    rows = wrapped(parts(map(line, words), COMMA), wide, indent=indent)
    assert all(width(row) <= wide for row in rows[:-1])
    if all(width(line(word)) + indent + 2 <= wide for word in words):
        assert all(width(row) <= wide for row in rows)
        assert "".join(text_of(row) for row in rows).replace(" ", "") == ",".join(words).replace(" ", "")

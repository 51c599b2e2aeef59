"""Places: offsets to lines and columns, and from embedded text back to the file."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulekit.diagnostics import Diagnostics
from rulekit.dsl import syntax as s
from rulekit.dsl.parser import parse_effect
from rulekit.ruleset.load import read_yaml
from rulekit.ruleset.tree import Map, Scalar
from rulekit.source import EmbeddedText, Source, Span


def test_lines_and_columns_count_from_one() -> None:
    source = Source("a", "one\ntwo\n\nfour")
    assert source.position(0) == (1, 1)
    assert source.position(5) == (2, 2)
    assert source.position(8) == (3, 1)
    assert source.line(4) == "four"
    assert source.line(9) == ""


def test_a_span_is_cut_to_its_first_line() -> None:
    span = Span(Source("a", "one\ntwo"), 1, 6)
    assert span.head().text == "ne"


def _scalar(yaml: str) -> Scalar:
    root = read_yaml(Source("a.yaml", yaml), Diagnostics())
    assert isinstance(root, Map)
    node = root.entries[0][1]
    assert isinstance(node, Scalar)
    return node


@pytest.mark.parametrize(
    "yaml",
    [
        "a: plain text\n",
        "a: 'single quotes'\n",
        'a: "double quotes"\n',
        "a: |\n  a block\n  of two lines\n",
        "a: |-\n    deeper\n      and deeper\n\n    still\n",
        "a: |2\n    two more blanks\n",
        "a: |\r\n  with\r\n  returns\r\n",
        "a: |   # why\n  a comment behind the sign\n",
        "a:\n  below its key\n",
    ],
)
def test_every_letter_of_a_text_leads_back_to_itself(yaml: str) -> None:
    text = _scalar(yaml).embedded()
    assert text is not None
    for i, char in enumerate(text.text):
        assert char == "\n" or text.source.text[text.offset(i)] == char


@pytest.mark.parametrize(
    "yaml", ["a: >\n  folded\n  text\n", 'a: "an \\n escape"\n', "a: 'it''s'\n", "a: wrapped\n  text\n"]
)
def test_where_places_are_lost_there_is_no_text(yaml: str) -> None:
    assert _scalar(yaml).embedded() is None


LOOP = "for p in players: p.draw(2)"


@pytest.mark.parametrize(
    ("yaml", "last"),
    [
        ('a: "gain(1); stop"\n', ["stop"]),
        ("a: 'gain(1); stop'\n", ["stop"]),
        ("a: gain(1); stop\n", ["stop"]),
        ("{a: gain(1); stop}\n", ["stop"]),
        ("a: |\n  gain(1)\n  stop\n\nb: 1\n", ["stop"]),
        (f'a: "{LOOP}"\n', [LOOP, "p.draw(2)"]),
        (f"{{a: '{LOOP}'}}\n", [LOOP, "p.draw(2)"]),
        (f"a: |\n  gain(1)\n  {LOOP}\n\nb: 1\n", [LOOP, "p.draw(2)"]),
    ],
)
def test_the_last_statement_ends_where_its_text_does(yaml: str, last: list[str]) -> None:
    text = _scalar(yaml).embedded()
    assert text is not None
    suite = parse_effect(text, Diagnostics())
    assert suite is not None
    assert [node.span.text for node in s.walk(suite.body[-1]) if isinstance(node, s.Stmt)] == last
    assert suite.span.end == suite.body[-1].span.end


WORDS = st.text(alphabet="ab é:#'", min_size=1, max_size=8).map(lambda t: "x" + t)


@given(st.lists(WORDS, min_size=1, max_size=6), st.integers(1, 6))
def test_blocks_of_any_lines_lead_back(lines: list[str], indent: int) -> None:
    block = "".join(f"{' ' * indent}{line}\n" for line in lines)
    text = _scalar("a: |\n" + block).embedded()
    assert text is not None
    assert text.text == "".join(f"{line}\n" for line in lines)
    for i, char in enumerate(text.text):
        assert char == "\n" or text.source.text[text.offset(i)] == char


def test_a_whole_file_is_its_own_text() -> None:
    source = Source("a", "abc")
    assert EmbeddedText.whole(source).span(1, 2).text == "b"

"""The source line and the caret under it: tabs, wide characters, long lines, and files that mean harm."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.cells import cell_len

from rulekit.cli.render import Finding, as_json, as_text, excerpt
from rulekit.diagnostics import Diagnostic, Related, Severity
from rulekit.source import Source, Span


def marked(text: str) -> Span:
    """The span between `«` and `»`, which are taken out."""
    start, end = text.index("«"), text.index("»") - 1
    return Span(Source("a.yaml", text.replace("«", "").replace("»", "")), start, end)


@pytest.mark.parametrize(
    ("text", "line", "caret"),
    [
        ("do: «mvoe» card\n", "do: mvoe card", "    ^^^^"),
        ("a: 1\ndo: x«»\n", "do: x", "     ^"),
        ("do: «x»\r\ny\n", "do: x", "    ^"),
        ("do: «x\ny»: 1\n", "do: x", "    ^"),
        ("«»", "", "^"),
        ("\ta:\t«b»", "    a:  b", "        ^"),
        ("a: «\t»b", "a:  b", "   ^"),
        ("名: «前の»", "名: 前の", "    ^^^^"),
        ("e\u0301t\u00e9: «x»", "e\u0301t\u00e9: x", "     ^"),
        ("a\x1b[2J«b»\x7f\u202e", "a␛[2Jb␡�", "     ^"),
    ],
)
def test_the_caret_stands_under_the_span(text, line, caret):
    assert excerpt(marked(text), 100) == (line, caret)


@pytest.mark.parametrize(
    ("text", "line", "caret"),
    [
        ("01234567890123456789«word»01234567890123456789", "…3456789word0123456…", "        ^^^^"),
        ("«word» 0123456789012345678901234567890", "word 0123456789012…", "^^^^"),
        ("0123456789012345678901234567890 «word»", "…8901234567890 word", "               ^^^^"),
        ("0123456789012345678901234567890«»", "…345678901234567890", "                   ^"),
        ("«0123456789012345678901234567890»", "012345678901234567…", "^^^^^^^^^^^^^^^^^^"),
        ("名名名名名名名名«名»名名名名名名名名", "…名名名名名名名名名…", "         ^^"),
    ],
)
def test_a_long_line_is_cut_around_the_span(text, line, caret):
    assert excerpt(marked(text), 20) == (line, caret)


def test_harmful_messages_are_tamed():
    span = marked("«a»")
    item = Diagnostic("a/b", Severity.ERROR, "no \x1b]0;x\x07", span, "one\ntwo\r", (Related(span, "\x9b"),))
    text = as_text(Finding(item, "b\x1b.yaml", ("c.yaml",))).plain
    assert not any((char < " " and char != "\n") or "\x7f" <= char <= "\x9f" for char in text)
    assert text.startswith("b␛.yaml:1:1: error: no ␛]0;x␇ [a/b]\n")
    assert "   = hint: one\n           two\n" in text


def check_any_span(text: str, start: int, length: int, width: int) -> None:
    """Whatever the text and the span: the parts come out, within the width, with a caret inside or just behind."""
    source = Source("a.yaml", text)
    span = Span(source, min(start, len(text)), min(start + length, len(text)))
    line, caret = excerpt(span, width)
    assert cell_len(line) <= width + line.count("\ufe0f")  # a presentation selector widens the character before it
    assert caret.strip(" ").strip("^") == ""
    assert "^" in caret
    assert cell_len(caret) <= cell_len(line) + 1
    finding = Finding(Diagnostic("a/b", Severity.INFO, text, span, text, (Related(span, text),)), "a", ("b",))
    assert as_text(finding).plain
    assert as_json([finding])


SPANS = {
    "text": st.text(st.one_of(st.sampled_from("ab \t\r\n名é\u0301\x1b\ufe0f"), st.characters()), max_size=200),
    "start": st.integers(0, 200),
    "length": st.integers(0, 200),
    "width": st.integers(20, 120),
}


@settings(derandomize=True, deadline=None, max_examples=100)
@given(**SPANS)
def test_any_span_of_any_text(text, start, length, width):
    check_any_span(text, start, length, width)


@pytest.mark.long
@settings(derandomize=True, deadline=None, max_examples=20_000)
@given(**SPANS)
def test_any_span_of_any_text_many_times(text, start, length, width):
    check_any_span(text, start, length, width)

"""Texts in, diagnostics out: `(code, line, column)` in the order of files and places.

The rules' side is one line for each use: `key arg arg`, with a `?` after the key if the message is optional.
"""

from __future__ import annotations

import time

import pytest

from rulekit.codes import CODES, Code
from rulekit.diagnostics import Diagnostic, Diagnostics
from rulekit.locale.check import check_messages
from rulekit.locale.messages import MOST_OF_A_KIND, parse
from rulekit.ruleset.model import MessageUse
from rulekit.source import Source, Span

SEVERITIES = {
    "message/syntax": "error",
    "message/duplicate": "error",
    "message/missing": "error",
    "message/orphan": "warning",
    "message/placeholder": "error",
    "message/siblings": "warning",
    "message/reference": "error",
    "message/function": "error",
}

At = tuple[str, int, int]


@pytest.fixture(autouse=True)
def codes(monkeypatch: pytest.MonkeyPatch) -> None:
    for code, severity in SEVERITIES.items():
        if code not in CODES:
            monkeypatch.setitem(CODES, code, Code(severity, "for this test"))


def uses_of(rules: str) -> list[MessageUse]:
    source = Source("rules", rules)
    uses = []
    start = 0
    for line in rules.splitlines(keepends=True):
        words = line.split()
        if words:
            span = Span(source, start, start + len(words[0]))
            uses.append(MessageUse(words[0].rstrip("?"), frozenset(words[1:]), span, not words[0].endswith("?")))
        start += len(line)
    return uses


def check(rules: str, **texts: str) -> list[Diagnostic]:
    found = Diagnostics()
    files = {language: [Source(f"{language}.ftl", text)] for language, text in texts.items()}
    check_messages(files, "en", uses_of(rules), found)
    assert all(item.message and item.hint for item in found), "every diagnostic has a hint"
    return found.in_order()


def places(rules: str, **texts: str) -> list[At]:
    return [(item.code.removeprefix("message/"), item.span.line, item.span.column) for item in check(rules, **texts)]


def only(rules: str, **texts: str) -> Diagnostic:
    (item,) = check(rules, **texts)
    return item


# Reading


def test_good_files_are_silent() -> None:
    en = "# names\nguest-baron = Baron\n    .text = Gain { $gain } F.\n\nsay-paid = { $you } paid { NUMBER($n) }.\n"
    it = "guest-baron = Barone\n    .text = Prendi { $gain } F.\nsay-paid = { $you } ha pagato { $n }.\n"
    assert places("guest-baron\nguest-baron.text? gain\nsay-paid you n", en=en, it=it) == []


def test_nothing_at_all() -> None:
    assert check("") == []
    assert check("", en="") == []
    assert check("a") == []
    assert places("a", it="a = A\n") == [], "without the default language there is nothing to compare"


@pytest.mark.parametrize("end", ["\n", "\r\n"])
@pytest.mark.parametrize("first", ["", "\ufeff"])
def test_spans_are_exact(end: str, first: str) -> None:
    lines = ["# é 🂡", "a = Città 🂡 { $n }", "-t = x", "b = È { $you } { -t.g ->", "   *[x] { c.d }", "  }"]
    text = first + end.join(lines)
    messages = parse(Source("en.ftl", text), Diagnostics())
    assert [message.span.text for message in messages] == ["a", "-t", "b"]
    b = messages.by_key["b"]
    assert [(p.name, p.span.text) for p in b.placeholders] == [("you", "$you")]
    assert [(r.key, r.span.text, r.span.line) for r in b.references] == [("-t.g", "-t.g", 4), ("c.d", "c.d", 5)]
    assert messages.by_key["a"].placeholders[0].span.column == 15


def test_spans_of_attributes_and_commented_terms() -> None:
    text = "# a comment\n-t = T\n    .gender = f\nm =\n    .text = x\n"
    messages = parse(Source("en.ftl", text), Diagnostics())
    assert [(m.key, m.span.text, m.span.line) for m in messages] == [
        ("-t", "-t", 2),
        ("-t.gender", ".gender", 3),
        ("m.text", ".text", 5),
    ]
    assert list(messages.bare) == ["m"]


def test_what_a_text_mentions() -> None:
    text = (
        "a = { { $x } } { NUMBER($y, minimumFractionDigits: 2) } { $z ->\n"
        '  [0] { b } { "{ $no }" }\n'
        ' *[other] { -t(c: "d") }\n'
        " }\n"
    )
    message = parse(Source("en.ftl", text), Diagnostics()).by_key["a"]
    assert [(p.name, p.selects) for p in message.placeholders] == [("x", False), ("y", False), ("z", True)]
    assert [(r.key, [arg.name for arg in r.args]) for r in message.references] == [("b", []), ("-t", ["c"])]
    assert [(f.name, f.span.text) for f in message.functions] == [("NUMBER", "NUMBER")]


# message/syntax

SYNTAX = [
    ("a = { $n\nb = B\n", (2, 1), "not closed"),
    ("a = { $n.name }\n", (1, 9), "but here is `.`"),
    ("a = A }\n", (1, 7), "closes nothing"),
    ("a = { }\n", (1, 7), "something to show"),
    ("a =\nb = B\n", (1, 4), "neither a text"),
    ("-a =\n", (1, 5), "has no text"),
    ("a b = A\n", (1, 3), "`=` should follow"),
    ("1a = A\n", (1, 1), "should begin here"),
    ("#a\n", (1, 2), "needs a blank"),
    ("a = { $n ->\n  [one] x\n  }\n", (3, 3), "all the rest"),
    ("a = { $n ->\n  *[one] x\n  *[two] x\n  }\n", (3, 3), "second variant"),
    ("a = { $n -> }\n", (1, 13), "line should end"),
    ("a = { $n ->\n  }\n", (2, 3), "no variant"),
    ("a = { b ->\n  *[x] x\n  }\n", (1, 9), "by a message"),
    ("a = { -t ->\n  *[x] x\n  }\n", (1, 10), "text of a term"),
    ("a = { -t.g }\n", (1, 12), "cannot be shown"),
    ('a = { "x\n', (1, 9), "not closed on its line"),
    ('a = { "\\x" }\n', (1, 9), "`\\x` means nothing"),
    ('a = { "\\u00" }\n', (1, 12), "is no character"),
    ("a = { number($n) }\n", (1, 13), "function or a term"),
    ("a = { -t(c: $n) }\n", (1, 13), "named argument"),
    ('a = { -t(c: "x", $n) }\n', (1, 20), "after one with a name"),
    ("a = { $1 }\n", (1, 8), "begin here with a letter"),
    ("a = { -t($x: 1) }\n", (1, 12), "one plain word"),
    ("a = { NUMBER($n }\n", (1, 17), "close the arguments"),
    ("a = A\n  .b\n", (2, 5), "`=` should follow"),
    ("a = A\n  .b =\n", (2, 7), "text is missing"),
    ("a = " + "{ " * 5000 + "$n" + " }" * 5000 + "\n", (1, 45), "inside one another"),
    ("a = { " + "NUMBER(" * 5000 + "\n", (1, 146), "inside one another"),
]


@pytest.mark.parametrize(("text", "at", "said"), SYNTAX, ids=[said for _, _, said in SYNTAX])
def test_syntax(text: str, at: tuple[int, int], said: str) -> None:
    rules = "a n\nb?" if "\nb" in text else "a n"
    faults = [item for item in check(rules, en=text) if item.code == "message/syntax"]
    assert [(item.span.line, item.span.column) for item in faults] == [at]
    assert said in faults[0].message
    assert "E00" not in faults[0].message


def test_a_broken_entry_is_not_missing_too() -> None:
    assert places("a\na.text\n", en="a = { $n\n    .text = x\n") == [("syntax", 2, 5)]
    assert places("b\n", en="-t = { \nb = { -t }\n") == [("syntax", 2, 1)]


def test_an_unclosed_brace_is_shown() -> None:
    (item,) = check("a n\nb", en="a = { $n } {\n   { $n }\nb = B\n")
    assert item.related[0].span.column == 12


def test_a_fault_at_the_end_of_a_line_underlines_nothing() -> None:
    for text in ("a =\r\nb = B\r\n", "a =\nb = B\n", "b = B\na ="):
        item = only("a\nb", en=text)
        assert (item.code, item.span.text) == ("message/syntax", "")


def test_tabs_are_named() -> None:
    for text in ("a = A\n\tmore\n", "a =\n\tmore\n", "a = {\t$n }\n"):
        item = only("a n", en=text)
        assert item.code == "message/syntax"
        assert "tab" in item.hint


# message/duplicate


def test_duplicates() -> None:
    text = "a = A\n    .x = X\n    .x = Y\na = B\n    .y = Y\n-t = T\n-t = U\n"
    found = check("a\na.x", en=text + "b = { -t }\n")
    assert [(d.code, d.span.line, d.span.column) for d in found if d.code != "message/orphan"] == [
        ("message/duplicate", 3, 5),
        ("message/duplicate", 4, 1),
        ("message/duplicate", 7, 1),
    ]
    assert [d.related[0].span.line for d in found if d.code == "message/duplicate"] == [2, 1, 6]


def test_the_first_of_two_counts() -> None:
    assert places("a", en="a = A\na = { $n }\n") == [("duplicate", 2, 1)]


def test_duplicate_variants() -> None:
    text = "a = { $n ->\n    [one] x\n    [one] y\n    [1] z\n   *[other] w\n  }\n"
    assert places("a n", en=text) == [("duplicate", 3, 6)]


# message/missing and message/orphan


def test_missing_in_all_languages_is_told_once_at_the_use() -> None:
    item = only("x\na\na\n", en="x = X\n", fr="x = X\n", it="x = X\n")
    assert (item.code, item.span.source.name, item.span.line) == ("message/missing", "rules", 2)
    assert item.message == "no message `a` in en, fr, it"
    assert item.hint == "add `a = ...` to en.ftl and fr.ftl and it.ftl"


def test_missing_in_some_languages_is_told_in_each_of_their_files() -> None:
    found = check("x\na\nz\n", en="x = X\n\nz = Z\n", fr="z = Z\nx = X\n", it="x = X\na = A\nz = Z\n")
    assert [(d.message, d.span.source.name, d.span.line, d.span.text) for d in found] == [
        ("no message `a` in en", "en.ftl", 1, "x"),
        ("no message `a` in fr", "fr.ftl", 2, "x"),
    ]
    assert found[0].hint == "add `a = ...` to en.ftl"
    assert [place.span.source.name for place in found[0].related] == ["rules", "it.ftl"]


def test_missing_where_nothing_stands_before_it() -> None:
    assert places("a\nx\n", en="a = A\nx = X\n", fr="x = X\n") == [("missing", 1, 1)]


def test_missing_with_its_attributes_is_told_once() -> None:
    item = only("a\na.text\n", en="a = A\n    .text = x\n", fr="")
    assert item.message == "no message `a` in fr"
    item = only("a\na.text?\n", en="a = A\n    .text = x\n", fr="a = A\n")
    assert (item.message, item.span.source.name) == ("no message `a.text` in fr", "fr.ftl")


def test_missing_says_what_it_may_use() -> None:
    assert only("a n you", en="").hint.endswith("it may use `$n`, `$you`")
    assert "`.text = ...` under `a`" in only("a\na.text", en="a = A\n").hint


def test_missing_is_reported_at_the_use_that_needs_it() -> None:
    assert places("a?\na\n", en="") == [("missing", 2, 1)]
    assert places("a?\na.text?\n", en="") == []


def test_a_typing_error_against_all_languages_is_told_once_at_the_use() -> None:
    item = only("guest-baron\n", en="guest-baorn = Baron\n", it="guest-baorn = Barone\n")
    assert (item.code, item.span.source.name) == ("message/missing", "rules")
    assert item.hint == "did you mean this by `guest-baorn` in en.ftl and it.ftl?"
    assert [place.span.text for place in item.related] == ["guest-baorn", "guest-baorn"]


def test_a_typing_error_in_one_language_is_told_once_in_its_file() -> None:
    item = only("guest-baron\n", en="guest-baron = Baron\n", it="guest-barn = Barone\n")
    assert (item.code, item.span.source.name, item.span.text) == ("message/missing", "it.ftl", "guest-barn")
    assert item.message == "no message `guest-baron` in it, but a `guest-barn` that nothing uses"
    assert item.hint == "did you mean `guest-baron`?"
    assert item.fix[0].text == "guest-baron"


def test_an_orphan_that_is_no_typing_error_is_told_as_such() -> None:
    assert places("a?\n", en="a = A\nzzz = Z\n") == [("orphan", 2, 1)]


def test_missing_for_a_reason() -> None:
    assert "no text after" in only("a\na.text", en="a =\n    .text = x\n").hint
    item = only("a\nb", en="a = A\n  b = B\n")
    assert "line 2 of en.ftl is indented" in item.hint
    assert item.related[0].span.text == "b"


def test_orphans() -> None:
    assert places("a", en="a = A\nzzz = Z\n    .text = x\n") == [("orphan", 2, 1)]
    assert places("a\na.text?", en="a = A\n    .txet = x\n") == [("orphan", 2, 5)]
    assert "`a.text`" in check("a\na.text?", en="a = A\n    .txet = x\n")[0].hint
    assert "without attributes" in only("a", en="a = A\n    .zzz = x\n").hint


def test_what_is_referred_to_is_used() -> None:
    assert places("a", en="a = { b } { -t }\nb = B\n-t = T\n") == []
    assert places("a", en="a = { -t.g ->\n   *[f] x\n  }\n-t = T\n    .g = f\n") == []
    assert places("a", en="a = A\n-t = T\n") == [("orphan", 2, 1)]
    assert places("", en="a = { b }\nb = B\n") == [("orphan", 1, 1)], "what only an orphan uses goes with it"
    assert ("orphan", 1, 1) in places("", en="a = { a }\n"), "to refer to oneself is no use"


# message/placeholder


def test_placeholder_not_given() -> None:
    item = only("say-paid cost you", en="say-paid = É pagato { $csot } e { $you }.\n")
    assert (item.code, item.span.line, item.span.column) == ("message/placeholder", 1, 23)
    assert item.span.text == "$csot"
    assert item.hint == "did you mean `$cost`?"
    assert item.related[0].span.source.name == "rules"


def test_placeholder_hints() -> None:
    assert "may use `$cost`, `$you`" in only("a cost you", en="a = { $whatever }\n").hint
    assert "given nothing" in only("a", en="a = { $whatever }\n").hint


def test_placeholder_everywhere() -> None:
    text = "a = { NUMBER($x) } { $y ->\n    [one] { $z }\n   *[other] { { $w } }\n  }\n    .text = { $v }\n"
    assert places("a\na.text", en=text) == [
        ("placeholder", 1, 14),
        ("placeholder", 1, 22),
        ("placeholder", 2, 13),
        ("placeholder", 3, 17),
        ("placeholder", 5, 15),
    ]


def test_every_use_must_give_it() -> None:
    item = only("a n\na\n", en="a = { $n }\n")
    assert item.code == "message/placeholder"
    assert [related.span.line for related in item.related] == [2]


def test_messages_hand_placeholders_on() -> None:
    text = "a = { part }\nb = { part }\npart = { $n }\n"
    assert places("a n\nb n", en=text) == []
    assert places("a n\nb", en=text) == [("placeholder", 3, 10)]


def test_terms_see_only_what_they_are_given() -> None:
    assert places("a n", en="a = { -t }\n-t = { $n }\n") == [("placeholder", 2, 8)]
    assert places("a", en='a = { -t(n: "x") }\n-t = { $n }\n') == []
    choice = "-t = { $case ->\n    [gen] x\n   *[nom] y\n  }\n"
    assert places("a", en='a = { -t } { -t(case: "gen") }\n' + choice) == []
    assert places("a", en="a = { -t }\n" + choice) == [("placeholder", 2, 8)]


def test_arguments_of_terms() -> None:
    choice = "-t = { $case ->\n    [gen] x\n   *[nom] y\n  }\n"
    item = only("a", en='a = { -t(caes: "gen") }\n' + choice)
    assert (item.code, item.span.column, item.hint) == ("message/placeholder", 10, "did you mean `$case`?")
    assert places("a", en='a = { -t(x: "y") }\n-t = T\n') == [("placeholder", 1, 10)]
    assert places("a n", en="a = { -t($n) }\n-t = T\n") == [("placeholder", 1, 10)]


# message/siblings


def test_siblings() -> None:
    item = only("a n you", en="a = { $you } { $n }\n", it="\na = { $you }\n")
    assert (item.code, item.span.source.name, item.span.line) == ("message/siblings", "it.ftl", 2)
    assert item.message == "`a` uses `$n`, `$you` in en, but `$you` in it"
    assert "it leaves out `$n`" in item.hint
    assert item.related[0].span.source.name == "en.ftl"


def test_siblings_count_selectors_and_references() -> None:
    choice = "a = { $n ->\n    [one] x\n   *[other] y\n  }\n"
    assert places("a n", en="a = { $n }\n", it=choice) == []
    assert places("a n", en="a = { $n }\n", it="a = { b }\nb = { $n }\n") == []
    assert places("a n", en="a = A\n", it=choice) == [("siblings", 1, 1)]
    assert places("a\na.text n", en="a = A\n    .text = { $n }\n", it="a = A\n    .text = x\n") == [("siblings", 2, 5)]


def test_siblings_do_not_repeat_other_faults() -> None:
    assert places("a n", en="a = { $n }\n", it="a = { $nn }\n") == [("placeholder", 1, 7)]
    assert places("a n", en="a = { $n }\n", it="a = { b }\n") == [("reference", 1, 7)]


# message/reference and message/function


def test_references() -> None:
    text = "a = { bb } { -trem } { a.txt }\n    .text = x\nword-b = B\n-term = T\n"
    found = [d for d in check("a\na.text\nword-b", en=text) if d.code == "message/reference"]
    assert [(d.span.column, d.span.text) for d in found] == [(7, "bb"), (14, "-trem"), (24, "a.txt")]
    assert found[1].hint == "did you mean `-term`?"
    assert found[2].hint == "did you mean `a.text`?"


def test_reference_hints() -> None:
    assert "`{ $n }`" in only("a n", en="a = { n }\n").hint
    assert "placeholder `$count`" in only("a count", en="a = { cuont }\n").hint
    assert "write `{ -word }`" in check("a", en="a = { word }\n-word = W\n")[0].hint
    assert "no text of its own" in only("a\nb.text", en="a = { b }\nb =\n    .text = x\n").hint
    assert "add `-zzz = ...` to en.ftl" in only("a", en="a = { -zzz }\n").hint


def test_circles() -> None:
    assert places("a", en="a = { a }\n") == [("reference", 1, 7)]
    item = only("a", en="a = { b }\nb = { c }\nc = { b }\n")
    assert (item.span.line, item.message) == (3, "`b` contains itself")
    assert "`b` -> `c` -> `b`" in item.hint
    assert places("a", en="a = { b } { b } { c }\nb = { c }\nc = C\n") == [], "meeting again is no circle"
    assert places("a", en="a = { -s }\n-s = { -t }\n-t = { -s }\n") == [("reference", 3, 8)]


def test_endless_rows() -> None:
    row = "".join(f"m{n} = {{ m{n + 1} }}\n" for n in range(3000)) + "m3000 = end\n"
    assert [code for code, _, _ in places("m0", en=row)] == ["reference"]


def test_functions() -> None:
    assert places("a n", en="a = { NUMBER($n) } { DATETIME($n) }\n") == []
    item = only("a n", en="a = é { NUMBR($n) }\n")
    assert (item.code, item.span.column, item.span.text) == ("message/function", 9, "NUMBR")
    assert item.hint == "did you mean `NUMBER`?"
    assert "only `NUMBER`" in only("a n", en="a = { PLATFORM() ->\n   *[x] { $n }\n  }\n").hint


# Hostile text


@pytest.mark.parametrize(
    "text",
    [
        "\x00\x01\xff\ud800" * 1000,
        "".join(chr(i * 37 % 0x3000) for i in range(20000)),
        "{" * 20000,
        "a = " + "x" * 500_000,
        "a" * 200_000,
        "a = {\n" * 5000,
        "\r" * 5000 + "\r\n" * 5000,
        "-\n" * 5000,
        "\ufeff\ufeff",
        "a = A\n.b = B\n[[x]]\n// y\n",
    ],
    ids=range(10),
)
def test_no_text_is_too_strange(text: str) -> None:
    found = check("a n\n", en=text, it=text)
    assert len(found) <= 3 * 2 * (MOST_OF_A_KIND + 1)
    for item in found:
        assert 0 <= item.span.start <= item.span.end <= len(item.span.source.text)


def test_many_faults_are_summed_up() -> None:
    text = "".join(f"key-{n} = x\n" for n in range(5000))
    found = check("", en=text)
    assert len(found) == MOST_OF_A_KIND + 1
    assert f"and {5000 - MOST_OF_A_KIND} more" in found[-1].message


def test_many_missing_keys_take_no_time() -> None:
    rules = "".join(f"guest-number-{n}\n" for n in range(1500))
    text = "".join(f"guest-nimber-{n} = x\n" for n in range(1500))
    start = time.perf_counter()
    assert sum(item.code == "message/missing" for item in check(rules, en=text)) == 1500
    assert time.perf_counter() - start < 20

"""Common mistakes in effect text, each with a sentence of its own.

Given what the parser stumbled over, the first row of `MISTAKES` that recognises it speaks; if none does, the last
resort says what was found and what could have stood there.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from rulekit.diagnostics import Diagnostics
from rulekit.dsl.stumble import (
    Stumble,
    code_of,
    is_line_over,
    last_word,
    line_before,
    line_start,
    open_brackets,
    unclosed,
)
from rulekit.source import Span
from rulekit.suggest import nearest

KEYWORDS = frozenset(
    (
        *("let", "move", "reveal", "show", "say", "return", "stop", "nothing", "if", "elif", "else", "for", "in"),
        *("where", "repeat", "until", "match", "each", "secretly", "random", "all", "any", "some", "every", "count"),
        *("first", "may", "choose", "chooses", "divide", "divides", "order", "orders", "among", "as", "to", "of"),
        *("and", "or", "not", "is", "none", "true", "false"),
    )
)

STARTERS = ("let", "move", "reveal", "show", "say", "return", "stop", "nothing", "you", "random", "each")
"""Words with which a statement begins."""

LEADING = (
    *("let", "move", "reveal", "show", "say", "return"),
    *("if", "elif", "for", "repeat", "match", "random", "each"),
)
"""Words with which a statement begins, and which something follows."""

ALONE = ("return", "stop", "nothing", "none", "true", "false")
"""Words that stand where a name could."""

FOREIGN = {
    "while": "write `repeat until CONDITION:`",
    "foreach": "write `for x in xs:`",
    "def": "write a procedure of its own, under `procedures:`",
    "function": "write a procedure of its own, under `procedures:`",
    "break": "write `stop`",
    "continue": "say which ones count with `where`, behind the `for`",
    "pass": "write `nothing`",
    "var": "write `let`",
    "const": "write `let`",
    "switch": "write `match`",
    "case": "in a `match` the value stands alone: `3:`",
    "then": "write a `:`",
    "endif": "leave it out: a block ends where its indentation does",
    "end": "leave it out: a block ends where its indentation does",
    "do": "leave it out: write the statement itself",
    "unless": "write `if not`",
    "null": "write `none`",
    "nil": "write `none`",
    "xor": "write `!=`",
    "print": "write `say`",
    "elseif": "write `elif`",
    "elsif": "write `elif`",
}
"""Words of other languages, and what to do instead."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """`back` finds the place in the text before the stumble where the caret belongs, if it belongs there, alone or
    together with what follows; `ahead` what belongs to the place behind it."""

    code: str
    recognises: Callable[[Stumble], bool]
    message: str
    hint: str
    back: str = ""
    ahead: str = ""


def _block_opener(st: Stumble) -> bool:
    return line_start(st) in ("if", "elif", "else", "for", "repeat", "match") or line_start(st) == "else:"


_OPERATOR = r"&&|&|\|\||\||!(?!=)|<>|===|~|=<|=>"

MISTAKES: tuple[Mistake, ...] = (
    Mistake(
        "syntax/bracket-open",
        lambda st: (
            unclosed(st) >= 0
            and (st.token in ("$END", "_NL", "_DEDENT") or ("\n" in st.before[unclosed(st) :] and st.slot == "effect"))
        ),
        "this bracket is not closed",
        "close it with `)` or `]`",
    ),
    Mistake(
        "syntax/text",
        lambda st: st.word in "\"'`" and st.word != "",
        "there are no texts in effects",
        "what players read stands in the locale files: use a message key, as in `say paid(you)`",
        ahead=r"([\"'`])[^\n]*?\1",
    ),
    Mistake(
        "syntax/statement-compares",
        lambda st: (
            st.token in ("EQEQ", "NE", "LT", "GT", "LE", "GE")
            and "EQ" in st.accepted
            and line_start(st) not in ("if", "elif")
        ),
        "a comparison alone does nothing",
        "write `=` to set a value, or `if ...:` to test it",
    ),
    Mistake(
        "syntax/else-if",
        lambda st: st.token == "IF" and last_word(st) == "else",
        "`else if` is one word",
        "write `elif CONDITION:`",
    ),
    Mistake(
        "syntax/operator",
        lambda st: (
            re.match(_OPERATOR, st.rest) is not None
            or (st.before.endswith(("<", "=")) and st.rest[:1] in ("<", ">", "="))
        ),
        "this is not an operator here",
        "write `and`, `or`, `not`; compare with `== != < <= > >=`",
        r"[<>=!]+$",
        _OPERATOR,
    ),
    Mistake(
        "syntax/increment",
        lambda st: st.rest.startswith(("++", "--")) or (st.before[-1:] + st.rest[:1]) in ("++", "--"),
        "there is no `++` or `--`",
        "write `x += 1` or `x -= 1`",
        ahead=r"\+\+|--",
    ),
    Mistake(
        "syntax/for-of",
        lambda st: st.token in ("_OF", "EQ", "NAME") and re.match(r"\s*for\s+\w+\s*$", line_before(st)) is not None,
        "a loop goes through things with `in`",
        "write `for x in xs:`",
    ),
    Mistake(
        "syntax/keyword-as-name",
        lambda st: (
            (st.word in KEYWORDS - {"in", "where"} and "NAME" in st.accepted and _wants_name(st))
            or (st.token == "EQ" and line_before(st).strip() in KEYWORDS)
        ),
        "a word of the language cannot be a name",
        "choose another name",
        r"\b(\w+)\s*$",
    ),
    Mistake(
        "syntax/assign-in-condition",
        lambda st: (
            (st.token == "EQ" and (st.slot == "value" or line_start(st) in ("if", "elif", "for", "repeat")))
            or (st.token == "EQ" and " where " in st.line)
        ),
        "`=` sets, it does not compare",
        "write `==` to compare",
    ),
    Mistake(
        "syntax/division",
        lambda st: (
            re.match(r"/(?!/)|%|\*\*|\^", st.rest) is not None
            or (st.before.rstrip().endswith("*") and st.rest.startswith("*"))
        ),
        "this is not an operator of the language",
        "`//` divides and rounds down; there are no fractions, remainders or powers",
        r"\*\s*$",
    ),
    Mistake(
        "syntax/decimal",
        lambda st: (
            (re.match(r"\.?\d", st.rest) is not None and re.search(r"\d\.?$|\.$", st.before) is not None)
            or re.match(r"\.\d", st.rest) is not None
        ),
        "numbers are whole numbers",
        "leave out the decimal point, or divide with `//`",
        r"\d*\.?$",
    ),
    Mistake(
        "syntax/braces",
        lambda st: st.word in ("{", "}"),
        "braces have no meaning in effects",
        "blocks are indented; lists stand in `[ ]`",
    ),
    Mistake(
        "syntax/capital",
        lambda st: re.match(r"[^\W\da-z]|_", st.rest) is not None,
        "a name begins with a small letter, from a to z",
        "write lower_case_with_underscores; `none`, `true` and `and` in small letters too",
        ahead=r"\w+",
    ),
    Mistake(
        "syntax/foreign-word",
        lambda st: st.word in FOREIGN or (last_word(st) in FOREIGN and st.token not in ("$END", "_NL")),
        "this word belongs to another language",
        "",
    ),
    Mistake(
        "syntax/let-without-value",
        lambda st: (
            re.match(r"\s*let(\s+\w+)?\s*$", line_before(st)) is not None
            and st.token != "EQ"
            and last_word(st) not in KEYWORDS - {"let"}
        ),
        "`let` gives a name to a value",
        "write `let name = value`",
    ),
    Mistake(
        "syntax/choose-from",
        lambda st: re.search(r"\bchooses?\s+([\w.]+\s+)?\w+\s+(from|out|of)\s*$", line_before(st)) is not None,
        "a choice says where from with `in`",
        "write `you choose card in you.hand`",
        r"(\w+)\s*$",
    ),
    Mistake(
        "syntax/choose-what",
        lambda st: (
            re.search(r"\b(chooses?|random)\s*([\w.]+(\.\.[\w.]+)?\s*)?$", st.before) is not None
            and "NAME" in st.accepted
            and st.token != "NAME"
            and st.word not in KEYWORDS - {"in", "where"}
        ),
        "a choice needs a name for what is chosen",
        "write `you choose card in you.hand`: the name, then `in`, then where from",
    ),
    Mistake(
        "syntax/decision-inside",
        lambda st: (
            st.token in ("_CHOOSE", "_DIVIDE", "_ORDER", "MAY", "RANDOM")
            or st.word in ("choose", "chooses", "random")
            or (re.match(r"\s*if\b.*\bmay\b", line_before(st)) is not None and st.word in ("and", "or"))
        ),
        "a decision stands alone, as a whole statement",
        "write it on a line of its own before this one: `you choose card in you.hand`, then use `card`",
    ),
    Mistake(
        "syntax/chained-comparison",
        lambda st: (
            st.token in ("EQEQ", "NE", "LT", "GT", "LE", "GE")
            and re.search(r"(==|!=|<=?|>=?|\bin\b|\bis\b)[^()\[\]:]*$", st.before.split(" and ")[-1].split(" or ")[-1])
            is not None
        ),
        "comparisons do not chain",
        "write `a < b and b < c`, or `b in a..c`",
    ),
    Mistake(
        "syntax/bracket-close",
        lambda st: st.word in (")", "]") and open_brackets(st.before) <= 0,
        "this bracket closes nothing",
        "remove it, or open it before",
    ),
    Mistake(
        "syntax/empty-block",
        lambda st: code_of(st.before).endswith(":") and is_line_over(st) and st.token not in ("_INDENT", "DEDENT"),
        "nothing stands under this line",
        "indent what belongs to it; write `nothing` if nothing happens",
    ),
    Mistake(
        "syntax/missing-colon",
        lambda st: (
            "COLON" in st.accepted
            and _block_opener(st)
            and (st.token in ("_NL", "$END", "_INDENT", "_DEDENT") or st.word in STARTERS)
        ),
        "a `:` is missing at the end of this line",
        "",
    ),
    Mistake(
        "syntax/misspelt",
        lambda st: _misspelt(st) is not None,
        "a word of the language is misspelt",
        "",
    ),
    Mistake(
        "syntax/indent",
        lambda st: st.token == "_INDENT",
        "this line is indented without a reason",
        "line it up with the one above, or end that one with `:`",
    ),
    Mistake(
        "syntax/dedent",
        lambda st: st.token == "DEDENT",
        "the indentation of this line fits no block above it",
        "line it up with the block it belongs to",
    ),
    Mistake(
        "syntax/end",
        lambda st: st.token in ("$END", "_NL", "_DEDENT"),
        "the text ends too early",
        "",
    ),
)


def _wants_name(st: Stumble) -> bool:
    """A name must stand here: after `let`, `for`, a dot, `say`, `as`."""
    return re.search(
        r"(\b(let|for|each|say|as|among|all|chooses?|random)\s+|\.\s*|\w\(\s*)$", st.before
    ) is not None or (st.token == "EQ" or re.match(r"\w+\s*(=[^=]|\+=|-=)", st.rest) is not None)


_BEGINNING = re.compile(r"(?:^|[;:])\s*([a-z]\w*)\s*$")


def _misspelt(st: Stumble) -> tuple[str, str] | None:
    """A word that is nearly one of the language, and that one: with it the text would go on as it does.

    `reveel proof` is read as a name with another behind it, so the word stands before the stumble; in
    `you choos card in ..` it is what the parser stumbled over.
    """
    begins = _BEGINNING.search(line_before(st)) if st.slot == "effect" else None
    if begins and re.match(r"\w", st.rest):
        meant = nearest(begins[1], LEADING)
    elif begins and st.token == "COLON":
        meant = nearest(begins[1], ("else",))
    else:
        meant = None
    if begins and meant:
        return begins[1], meant
    if re.match(r"\w+ +[\w(\[]", st.rest):
        possible = [word for word in KEYWORDS if {word.upper(), f"_{word.rstrip('s').upper()}"} & st.accepted]
        meant = nearest(st.word, possible)
    return (st.word, meant) if meant else None


_WORDS = {
    "NAME": "a name",
    "INT": "a number",
    "_NL": "the end of the line",
    "COLON": "`:`",
    "LPAR": "`(`",
    "RPAR": "`)`",
    "LSQB": "`[`",
    "RSQB": "`]`",
    "EQ": "`=`",
    "COMMA": "`,`",
    "SEMICOLON": "`;`",
    "IN": "`in`",
    "_TO": "`to`",
    "_OF": "`of`",
    "AMONG": "`among`",
    "SECRETLY": "`secretly`",
    "_CHOOSE": "`chooses`",
    "ELSE": "`else`",
    "UNTIL": "`until`",
    "WHERE": "`where`",
    "$END": "the end of the text",
}


def explain(
    fault: tuple[str, frozenset[str]],
    body: str,
    place: tuple[int, int],
    span: Callable[[int, int], Span],
    slot: str,
    found: Diagnostics,
) -> str:
    """Adds the diagnostic for a text that cannot be read, and gives its code. `span` leads back to the file."""
    token, accepted = fault
    at, end = place
    word = re.match(r"[A-Za-z_][A-Za-z_0-9]*|\d+|\S?", body[at:])
    begin = body.rfind("\n", 0, at) + 1
    stop = body.find("\n", at)
    line = body[begin : len(body) if stop < 0 else stop]
    text = word.group(0) if word else ""
    st = Stumble(token, text, accepted, body[:at], body[at:], line, slot)
    for row in MISTAKES:
        if row.recognises(st):
            message, hint = row.message, row.hint
            if row.code == "syntax/foreign-word":
                stray = st.word if st.word in FOREIGN else last_word(st)
                at = at if stray == st.word else body.rfind(stray, 0, at)
                end = at + len(stray)
                message = f"`{stray}` belongs to another language"
                hint = FOREIGN[stray]
            elif row.code == "syntax/misspelt":
                wrong, meant = _misspelt(st) or ("", "")
                at = body.rfind(wrong, 0, at + len(wrong))
                end = at + len(wrong)
                message, hint = f"`{wrong}` is no word of the language", f"did you mean `{meant}`?"
            elif row.code == "syntax/keyword-as-name":
                taken = st.word if st.word in KEYWORDS else line_before(st).split()[0]
                message = f"`{taken}` is a word of the language and cannot be a name"
            elif row.code == "syntax/end":
                hint = _expected(accepted)
                message = message if at >= len(body.rstrip()) else "this line ends too early"
            at, end = _caret(row, st, at, end)
            found.add(row.code, span(at, end), message, _remedy(st) or hint)
            return row.code
    what = f"`{text}`" if text else "this"
    hint = _remedy(st) or _expected(accepted)
    found.add("syntax/unexpected", span(at, end), f"{what} does not fit here", hint)
    return "syntax/unexpected"


def _caret(row: Mistake, st: Stumble, at: int, end: int) -> tuple[int, int]:
    """Where the caret belongs: at what the parser stumbled over, or at what led to it."""
    if row.code == "syntax/bracket-open":
        return unclosed(st), unclosed(st) + 1
    if row.code == "syntax/empty-block" or (row.code == "syntax/missing-colon" and st.word not in STARTERS):
        return len(code_of(st.before)), len(code_of(st.before)) + 1
    if row.code == "syntax/keyword-as-name" and st.word in KEYWORDS:
        return at, end
    found = re.search(row.back, st.before) if row.back else None
    if found and found.lastindex:
        return found.span(1)
    if found and found.group().strip():
        return found.start(), max(end, found.start() + 1)
    whole = re.match(row.ahead, st.rest)
    return at, max(end, at + len(whole.group())) if whole else end


REMEDIES = (
    (r"\bif not\b[^:]*$", r"may\b", "ask without `not`: `if you may ..: nothing`, and then `else:`"),
    (r"\bfor (each|all) *$|\bfor *$", r"(each|all)\b", "leave the word out: `for p in players:`"),
    (r"\bmove [^;]*$", r"(into|from|onto)\b", "write `move 1 of deck to you.hand`"),
    (r"\bmove *$", r"all\b", "to move everything: `move you.hand to discard`"),
    (
        r"\(all *$|\( *$",
        r"all\b",
        "as an argument a list has brackets of its own: `size((all c in xs where ..))`",
    ),
    (r"\bif\b.*: .*", r"else\b", "`else:` begins a line of its own"),
    (r"\w +if\b(?!.*\belse\b)[^:]*$", r"\s*$", "say what it is otherwise: `a if condition else b`"),
    (r"^ *(if|for|elif)\b.*: *$", r"(if|for|match|repeat)\b", "put it on a line of its own, indented"),
    (r"^ *$", r"(else|elif)\b", "there is no `if` above it at the same indentation"),
    (r"[\w.\])]+ *$", r"(\*|//)=", "write `x = x * 2`"),
    (r"[\w.\])]+ *=? *$", r"=?[+-](?![=+-])", "a value alone does nothing; to change it: `x += 1`, `x -= 1`"),
    (r"", r"[\u201c\u201d\u2018\u2019]", "there are no texts in effects; use a message key"),
    (r"", r"\u00a0", "this is a blank that cannot be broken: type an ordinary one"),
    (r"\bface *$|", r"-?(face)?-(up|down)\b", "write `face up` or `face down`"),
    (r"\bon *$", r"(the )?(bottom|top)\b", "write `on top` or `at the bottom`"),
)
"""What was written before the stumble, what stands there, and what to write instead."""


def _remedy(st: Stumble) -> str:
    line = line_before(st)
    for before, here, hint in REMEDIES:
        if re.search(before, line) and re.match(here, st.rest):
            return hint
    return ""


def _expected(accepted: frozenset[str]) -> str:
    """What could have stood there, unless it could have been almost anything."""
    if {"NAME", "INT", "LPAR"} <= accepted:
        return "expected a value"
    wanted = [_WORDS[name] for name in sorted(accepted) if name in _WORDS and name not in _GOES_ON]
    return "expected " + " or ".join(wanted) if 0 < len(wanted) <= 3 else ""


_GOES_ON = ("LPAR", "LSQB", "IN", "WHERE")
"""Tokens that would only continue what is already whole."""

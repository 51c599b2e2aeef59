"""What fluent cannot read in a file of texts, as a sentence for its author and a hint."""

from __future__ import annotations

import re

# Braces and brackets inside one another. No text for people needs more, and the parser is recursive.
MOST_NESTED = 20

TOO_DEEP = "too-deep"


def last_open(text: str, start: int, end: int) -> int | None:
    """The last brace before `end` that nothing closes. Braces in quotes are rare enough to be counted too."""
    depth = 0
    for at in range(end - 1, start - 1, -1):
        if text[at] == "}":
            depth += 1
        elif text[at] == "{":
            if depth == 0:
                return at
            depth -= 1
    return None


def _seen_at(text: str, at: int) -> str:
    if at >= len(text):
        return "the end of the file"
    char = text[at]
    if char in "\r\n":
        return "the end of the line"
    if char == "\t":
        return "a tab"
    if char == " ":
        return "a blank"
    return f"`{char}`" if char.isprintable() else f"the character U+{ord(char):04X}"


def explain(code: str, args: list[str], text: str, at: int) -> tuple[str, str]:
    """What is wrong and what to do, from fluent's number for it."""
    seen = _seen_at(text, at)
    if code == "E0003":
        sentence, hint = _EXPECTED.get(args[0], (f"`{args[0]}` is missing here", _ONE_THING))
        sentence = f"{sentence}, but here is {seen}"
    elif code == "E0004":
        sentence, hint = _EXPECTED_NAME if "a" in args[0] else _EXPECTED_DIGIT
        sentence = f"{sentence}, but here is {seen}"
    else:
        sentence, hint = _FAULTS.get(code, ("this cannot be read", "a message is `key = text`"))
        sentence = sentence.replace("{1}", seen).replace("{0}", args[0] if args else "")
    if seen == "a tab" or re.match(r" *\r?\n *\t", text[at : at + 200]):
        hint = "use blanks: a tab does not count as a blank in this format"
    return sentence, hint


_ONE_THING = (
    "between `{` and `}` stands one thing: `$placeholder`, `key`, `-term`, a number, a text in quotes, "
    "or a choice `$placeholder -> ...`; nothing is computed there"
)
_ON_A_LINE = "each variant stands on a line of its own: `[one] ...` and, for all the rest, `*[other] ...`"
_SELECT_ON = "choose by a placeholder, `{ $n -> ... }`, or by an attribute of a term, `{ -term.gender -> ... }`"

_EXPECTED_NAME = (
    "a name should begin here with a letter",
    "names are made of the letters a to z, digits, `-` and `_`, and begin with a letter",
)
_EXPECTED_DIGIT = ("a digit should stand here", "a number is written like 3, -3 or 3.5")

_EXPECTED: dict[str, tuple[str, str]] = {
    "=": ("`=` should follow the key", "a message is `key = text`; a key holds no blanks; further lines are indented"),
    "}": ("a `{` is not closed by `}`", _ONE_THING),
    "]": ("`]` should close the key of the variant", "the key of a variant is one word or number: `[one]`"),
    "[": ("the key of a variant should stand here in `[ ]`", _ON_A_LINE),
    ")": ("`)` should close the arguments", "arguments are parted by commas: `NUMBER($n, minimumFractionDigits: 2)`"),
    " ": ("a comment needs a blank after `#`", "write `# comment`"),
    "\u2424": ("the line should end here", _ON_A_LINE),
    '"': ("the text in quotes should be closed", 'a text in quotes ends on its line; inside it a quote is `\\"`'),
}

# `{0}` is what fluent adds to its number, `{1}` is what stands at the place.
_FAULTS: dict[str, tuple[str, str]] = {
    "E0002": (
        "a message should begin here, but here is {1}",
        "a message is `key = text` from the start of the line; the further lines of a text are indented with blanks",
    ),
    "E0005": (
        "`{0}` has neither a text nor an attribute",
        'write its text after `=` or on indented lines below; a text that is meant to be empty is `{ "" }`',
    ),
    "E0006": ("the term `-{0}` has no text", "write its text after `=` or on indented lines below"),
    "E0008": (
        "only a function or a term can be given arguments",
        "the functions are `NUMBER` and `DATETIME`, in capitals; a placeholder is `$name`",
    ),
    "E0009": ("the name of an argument is one plain word", 'write `-term(case: "genitive")`'),
    "E0010": ("no variant is marked as the one for all the rest", "put `*` before it: `*[other] ...`"),
    "E0011": ("no variant follows `->`", _ON_A_LINE),
    "E0012": ("a text is missing here", 'write it; a text that is meant to be empty is `{ "" }`'),
    "E0013": ("the key of a variant is missing here", _ON_A_LINE),
    "E0014": (
        "a named argument is a number or a text in quotes, but here is {1}",
        'write `-term(case: "genitive")`; a placeholder cannot be handed on',
    ),
    "E0015": ("a second variant is marked with `*`", "only one is for all the rest: remove the other `*`"),
    "E0016": ("a choice cannot be made by a message", _SELECT_ON),
    "E0017": ("a choice cannot be made by the text of a term", _SELECT_ON),
    "E0018": ("a choice cannot be made by an attribute of a message", _SELECT_ON),
    "E0019": (
        "an attribute of a term cannot be shown",
        "one can only choose by it: `{ -term.gender -> ... }`",
    ),
    "E0020": (
        "the text in quotes is not closed on its line",
        "add the closing quote; a longer text stands outside the braces",
    ),
    "E0021": ("an argument without a name stands after one with a name", "put the named ones last"),
    "E0022": ("an argument is given twice", "remove one of the two"),
    "E0025": ("`\\{0}` means nothing in a text in quotes", 'there are `\\\\`, `\\"`, `\\u00E9` and `\\U01F600`'),
    "E0026": ("`{0}` is no character", "`\\u` takes four digits or letters a to f, `\\U` takes six"),
    "E0027": ("a `}` closes nothing", 'remove it; a brace that is meant to be shown is `{ "}" }`'),
    "E0028": ("something to show should stand here, but here is {1}", _ONE_THING),
    "E0029": ("a choice cannot be made by this", _SELECT_ON),
    TOO_DEEP: (
        f"more than {MOST_NESTED} braces and brackets stand inside one another",
        "take the inner ones out into messages or terms of their own",
    ),
}

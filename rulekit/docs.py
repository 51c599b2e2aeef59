"""Writes the reference pages that are made from the code: `python -m rulekit.docs`; `--check` says which are stale.

docs/language.md has the forms of the language, its built-ins with the games that use them, and the grammar. On the
pages under docs/lint the examples are made from the cases of the linter, and so is its index of all codes.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from rulekit.api import check
from rulekit.dsl.construct import Construct
from rulekit.dsl.constructs import ALL
from rulekit.dsl.signature import Builtin
from rulekit.dsl.tables import grammar
from rulekit.interpreter.builtins import FAMILIES
from rulekit.lint.codes import all_codes
from rulekit.lint.examples import GAME, Example
from rulekit.lint.pages import Page

PAGES = Path("docs")
CASES = Path("tests/lint/cases")
WORLD = Path("tests/lint") / GAME / "ruleset.yaml"
EXAMPLES = {"Wrong": "err", "Right": "ok"}
"""The sections of a page that are made from its cases."""

GAMES = (Path("rulesets"), Path("tests/rulesets"))

_MADE = "<!-- Made by `make docs`; change the declarations in rulekit/, not this page. -->"


def main(arguments: list[str]) -> int:
    """Writes the pages, or says which are stale."""
    stale = []
    for name, text in pages().items():
        path = PAGES / name
        if path.is_file() and path.read_text(encoding="utf-8") == text:
            continue
        stale.append(name)
        if "--check" not in arguments:
            path.write_text(text, encoding="utf-8")
    for name in stale:
        print(f"docs/{name} is stale" if "--check" in arguments else f"wrote docs/{name}")
    return 1 if stale and "--check" in arguments else 0


def pages() -> dict[str, str]:
    """The text of every page."""
    made = {"language.md": "\n".join(_language()) + "\n", "lint/README.md": "\n".join(_codes()) + "\n"}
    for code in all_codes():
        name = f"lint/{code}.md"
        if (PAGES / name).is_file():
            made[name] = _with_examples(code, Page.of((PAGES / name).read_text("utf-8"))).text
    return made


def uses() -> dict[str, set[str]]:
    """Which games use which built-in."""
    found: dict[str, set[str]] = {}
    folders = {path.parent.name: path.parent for games in GAMES for path in sorted(games.glob("*/ruleset.yaml"))}
    for game, folder in sorted(folders.items()):
        ruleset = check(folder).ruleset
        for name in ruleset.notes.builtins if ruleset else ():
            found.setdefault(name, set()).add(game)
    return found


def _language() -> Iterator[str]:
    yield "# The language, form by form"
    yield ""
    yield _MADE
    yield ""
    yield "How a ruleset is put together is in [guide.md](guide.md); what happens in the hard moments in"
    yield "[semantics.md](semantics.md). Every example is checked, in the sample game of the conformance suite."
    for title, forms in ALL.items():
        yield from ("", f"## {title}")
        for form in forms:
            yield from _form(form)
    yield from ("", "## Built-ins")
    for title, family in FAMILIES.items():
        yield from ("", f"### {title}")
        for item in family:
            yield from _builtin(item)
    yield from _table()
    yield from ("", "## Grammar", "", "```lark", grammar().rstrip(), "```")


def _form(form: Construct) -> Iterator[str]:
    fence = "yaml" if form.slot == "yaml" else form.slot
    yield from ("", f"### {form.id}", "", f"`{form.form}`", "", form.meaning, "", f"```{fence}", form.example, "```")


def _builtin(item: Builtin) -> Iterator[str]:
    kind = "Verb." if item.verb else "Function."
    yield from ("", f"#### {item.name}", "", f"`{item.signature}`", "", f"{kind} {item.doc}")
    yield from ("", f"```{item.slot}", item.example, "```")


def _table() -> Iterator[str]:
    """Who uses what; what one game alone uses has its reason there."""
    used = uses()
    games = sorted({game for names in used.values() for game in names})
    yield from ("", "### Who uses what", "")
    yield "| built-in | " + " | ".join(games) + " | why, if one game alone uses it |"
    yield "|---|" + "---|" * (len(games) + 1)
    for family in FAMILIES.values():
        for item in family:
            by = used.get(item.name, set())
            marks = " | ".join("x" if game in by else "" for game in games)
            yield f"| `{item.name}` | {marks} | {item.reason if len(by) <= 1 else ''} |"


def _codes() -> Iterator[str]:
    yield from ("# All codes", "", _MADE, "")
    yield "What `rulekit lint` finds, by code; `rulekit explain CODE` shows the page of a code. How to make exceptions"
    yield "is told in [linting.md](../linting.md). The linter does not find what begins with `run/`: that stops a game"
    yield "which is under way."
    stage = ""
    for code, row in all_codes().items():
        if code.split("/")[0] != stage:
            stage = code.split("/")[0]
            yield from ("", f"## {stage}", "", "| code | severity | meaning |", "|---|---|---|")
        yield f"| [`{code}`]({code}.md) | {row.severity} | {row.meaning} |"
    yield from ("", "## The game of the examples", "")
    yield "The examples are files of this small game; a file without a name is its `case.yaml`."
    yield from ("", "```yaml", WORLD.read_text("utf-8").rstrip(), "```")


def _with_examples(code: str, page: Page) -> Page:
    """A page with the examples that its cases give."""
    sections = dict(page.sections)
    for heading, end in EXAMPLES.items():
        case = CASES / f"{code}.{end}.yaml"
        if case.is_file():
            sections[heading] = Example.of(case.read_text("utf-8")).shown()
    return replace(page, sections=sections)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

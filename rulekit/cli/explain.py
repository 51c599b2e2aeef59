"""`rulekit explain`: what a code means, why it matters, a wrong and a right example."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from rulekit.codes import Code


def explain(
    code: Annotated[
        str | None, typer.Argument(metavar="CODE", help="A code, or its first part for a list.", show_default="all")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON; the page is Markdown.")] = False,
) -> None:
    """Show what a code means, with a wrong and a right example. Without a code, list all of them."""
    from rulekit.cli.code_list import refuse_unknown, show_codes
    from rulekit.lint.codes import all_codes
    from rulekit.lint.settings import Settings

    codes = all_codes()
    if code in codes:
        _show(code, codes[code], as_json)
        return
    asked = Settings(select=(code,) if code is not None else ())
    refuse_unknown("explain", asked.select)
    show_codes({other: row for other, row in codes.items() if asked.wants(other)}, sys.stdout, as_json=as_json)


def _show(code: str, row: Code, as_json: bool) -> None:
    from rulekit.lint.pages import read_page

    page = read_page(code)
    if as_json:
        told = {"code": code, "severity": row.severity, "meaning": row.meaning, "about": page.about}
        typer.echo(json.dumps(told | {"sections": page.sections}, indent=2))
        return
    from rich.text import Text

    from rulekit.cli.render import console_for
    from rulekit.lint.pages import Part

    styles = {Part.TITLE: "bold", Part.HEADING: "bold", Part.TEXT: "", Part.CODE: "cyan"}
    console = console_for(sys.stdout)
    for part, line in page.lines():
        console.print(Text(f"{line} ({row.severity})" if part is Part.TITLE else line, styles[part]))

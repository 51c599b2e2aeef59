"""What several commands take in the same words."""

from __future__ import annotations

from typing import Annotated

import typer

GameOptions = Annotated[
    list[str] | None, typer.Option("--option", metavar="K=V", help="An option of the game; repeatable.")
]
Expansions = Annotated[
    list[str] | None, typer.Option("--with", metavar="EXPANSION", help="An expansion, by name or path; repeatable.")
]

"""The page of a code, `docs/lint/STAGE/NAME.md`: what is wrong, why it matters, a wrong and a right example."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from rulekit.codes import CODES
from rulekit.data import pages_folder

_HEADING = re.compile(r"^## (.+)\n", re.MULTILINE)
_LINK = re.compile(r"\[([^]]+)\]\([^)]+\)")
_FENCE = "```"


class Part(Enum):
    """What a line of a page is."""

    TITLE = "title"
    HEADING = "heading"
    TEXT = "text"
    CODE = "code"


@dataclass(frozen=True, slots=True)
class Page:
    """`about`: what stands before the first section; `sections`: the others by their headings, as Markdown."""

    title: str
    about: str
    sections: dict[str, str]

    @staticmethod
    def of(text: str) -> Page:
        first, *rest = _HEADING.split(text)
        title, _, about = first.partition("\n")
        sections = {heading: body.strip() for heading, body in zip(rest[::2], rest[1::2], strict=True)}
        return Page(title.removeprefix("# "), about.strip(), sections)

    @property
    def text(self) -> str:
        """The page as Markdown; reading it again gives the same page."""
        parts = [f"# {self.title}", self.about]
        for heading, body in self.sections.items():
            parts += [f"## {heading}", body]
        return "\n\n".join(part for part in parts if part) + "\n"

    def lines(self) -> Iterator[tuple[Part, str]]:
        """The page for a screen, line by line, without the signs of Markdown."""
        yield from ((Part.TITLE, self.title), (Part.TEXT, ""), *_lines(self.about))
        for heading, body in self.sections.items():
            yield from ((Part.TEXT, ""), (Part.HEADING, heading), (Part.TEXT, ""), *_lines(body))

    @property
    def plain(self) -> str:
        return "".join(f"{line}\n" for _, line in self.lines())


def _lines(markdown: str) -> Iterator[tuple[Part, str]]:
    inside = False
    for line in markdown.splitlines():
        if line.startswith(_FENCE):
            inside = not inside
        elif inside:
            yield Part.CODE, f"    {line}".rstrip()
        else:
            yield Part.TEXT, _LINK.sub(r"\1", line)


def read_page(code: str) -> Page:
    """The page of a code; one that has none is told in a sentence."""
    file = pages_folder() / f"{code}.md"
    if not file.is_file():
        return Page(f"`{code}`", CODES[code].meaning, {})
    return Page.of(file.read_text("utf-8"))

"""The texts of one language, as players read them. Nothing but this language is loaded.

Numbers and names are filled in without the invisible marks that Fluent can wrap round them: terminals show those.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from rulekit.source import Source


class Texts:
    """Texts by key: `card-joker`, or `card-joker.text` for an attribute."""

    def __init__(self, language: str, sources: Sequence[Source]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for source in sources:  # an expansion may say anew what the base says
            try:
                self._bundle.add_resource(FluentResource(source.text), allow_overrides=source is not sources[0])
            except RecursionError:  # nested deeper than anybody writes; its keys are shown as they are
                continue

    def __contains__(self, key: str) -> bool:
        return self._pattern(key) is not None

    def show(self, key: str, args: Mapping[str, str | int] | None = None) -> str:
        """The text with its placeholders filled in; a key that has no text is shown as it is."""
        pattern = self._pattern(key)
        if pattern is None:
            return key
        try:
            text, _ = self._bundle.format_pattern(pattern, dict(args or {}))
        except RecursionError:  # texts that quote each other in a circle
            return key
        return str(text)

    def _pattern(self, key: str) -> Pattern | None:
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value


def field_word(texts: Texts, name: str) -> str:
    """The word for a printed field; where the game has none, its name."""
    key = f"field-{name}"
    return texts.show(key) if key in texts else name.replace("_", " ")


def is_printed(value: object) -> bool:
    """Is there anything to read in a field? Nothing, no and empty lists are not printed."""
    return value is not False and value not in (None, (), [], {})

"""Texts that an expansion says anew: the base must have them, and the expansion all of each in every language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rulekit.diagnostics import Diagnostics, Related
from rulekit.locale.absent import File
from rulekit.locale.messages import Messages
from rulekit.ruleset.model import Restated
from rulekit.suggest import did_you_mean, nearest


def by_folder(files: Sequence[Messages], found: Diagnostics) -> list[Messages]:
    """The files of each ruleset or expansion as one."""
    whole: dict[str, Messages] = {}
    for file in files:
        first = whole.get(_folder(file))
        whole[_folder(file)] = file if first is None else first.beside(file, found)
    return list(whole.values())


def joined(parts: Sequence[Messages], restated: Sequence[Restated], found: Diagnostics) -> Messages:
    """The texts of a base and of its expansions as one."""
    whole = parts[0]
    for part in parts[1:]:
        both = [message.key for message in part if message.key in whole and not message.parent]
        asked = [one.key for one in restated if one.folder == _folder(part)]
        anew = {key if _says(part, key) else nearest(key, both) or "" for key in asked}
        whole = whole.joined(part, anew, found)
    return whole


def check_restated(
    one: Restated, parts: Mapping[str, Sequence[Messages]], files: list[File], found: Diagnostics
) -> None:
    """Whether the base has the message in every language, and the expansion says all of it anew."""
    lacking: dict[str, list[str]] = {}
    for file in files:
        old = [part for part in parts[file.language] if _folder(part) != one.folder]
        if not any(_says(part, one.key) for part in old):
            hint = did_you_mean(one.key, [message.key for part in old for message in part if not message.parent])
            message = f"there is no `{one.key}` in {file.language} to say anew"
            found.add("expansion/no-such-place", one.span, message, hint)
            return
        new = next((part for part in parts[file.language] if _folder(part) == one.folder), None)
        texts = [text.key for part in old for text in part if text.key.partition(".")[0] == one.key]
        absent = [key for key in texts if new is None or not (key in new or new.is_broken(key))]
        if new is not None and one.key in absent and _is_misspelt(one, new, old, file, found):
            continue
        for key in absent:
            lacking.setdefault(key, []).append(file.language)
    for key, languages in lacking.items():
        hint = "a message is said anew as a whole: in every language, and with its attributes"
        found.add("message/missing", one.span, f"`{key}` is not said anew in {', '.join(languages)}", hint)


def _is_misspelt(one: Restated, new: Messages, old: Sequence[Messages], file: File, found: Diagnostics) -> bool:
    """Whether the text is said anew under a key that is almost the right one; if so, that is told there."""
    near = nearest(one.key, [text.key for text in new if not text.parent and not any(text.key in part for part in old)])
    if near is None:
        return False
    file.told.add(near)
    message = f"`{one.key}` is not said anew in {file.language}, but `{near}`"
    hint = f"did you mean `{one.key}`?"
    found.add("message/missing", new.by_key[near].span, message, hint, [Related(one.span, "it must be said anew")])
    return True


def _folder(part: Messages) -> str:
    """The folder of the ruleset or expansion that a file belongs to."""
    return part.source.name.partition("/")[0]


def _says(part: Messages, key: str) -> bool:
    return key in part or key in part.bare or part.is_broken(key)

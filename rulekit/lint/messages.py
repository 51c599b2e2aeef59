"""The texts themselves: numbers that no rule has, texts that nobody translated, slips of the keyboard."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial

from rulekit.diagnostics import Edit, Related
from rulekit.lint.registry import Found, check
from rulekit.lint.stated import Stated
from rulekit.lint.subject import Subject
from rulekit.locale.messages import Message
from rulekit.ruleset.model import BundleDef, MemberDef
from rulekit.source import Span

Texts = dict[str, Message]


def _texts(subject: Subject) -> dict[str, Texts]:
    """The texts of each language by their keys; what an expansion says anew counts."""
    return {
        language: {message.key: message for file in files for message in file}
        for language, files in subject.messages.items()
    }


# ------------------------------------------------------------------------------------------ numbers
_WORDS = {
    "en": {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10},
    "fr": {"deux": 2, "trois": 3, "quatre": 4, "cinq": 5, "six": 6, "sept": 7, "huit": 8, "dix": 10},
    "it": {"due": 2, "tre": 3, "quattro": 4, "cinque": 5, "sette": 7, "otto": 8, "nove": 9, "dieci": 10},
}
"""Words that are nothing but numbers: not `one`, `un`, `uno`, nor `neuf` (new) and `sei` (you are)."""

_POINTS_BACK = {
    "en": ("the", "these", "those", "your", "its", "their"),
    "fr": ("les", "des", "ces", "aux", "vos", "ses", "leurs"),
    "it": ("i", "gli", "le", "dei", "degli", "delle", "ai", "questi", "queste", "tuoi", "tue"),
}
"""Behind these a number speaks of what was spoken of before: `one of the two`."""

_STATED = re.compile(r"(?<![\w.,/:-])(?:\d{1,9}|[^\W\d]+)(?!\w)")


@check("message/number", "warning", "A card's text states a number that its rules do not have.")
def numbers_of_nothing(subject: Subject) -> Iterator[Found]:
    stated: Stated | None = None
    texts = _texts(subject)
    cards = _keys_of_cards(subject)
    for language, messages in texts.items():
        for key, member in cards.items():
            message = messages.get(f"{key}.text")
            for span, number in _numbers(message, language) if message is not None else ():
                stated = stated or Stated(subject)
                if number not in stated.of(member):
                    message_text = (
                        f"`{span.text}`: neither `{member.card.name}` nor the rules it leads to have this number"
                    )
                    hint = "correct it; or write it as a placeholder, `{ $name }`, for what is printed on the card"
                    yield Found(span, message_text, hint, (Related(member.card.span, "its rules"),))


def _keys_of_cards(subject: Subject) -> dict[str, MemberDef | BundleDef]:
    """Under which key each card has its text."""
    spans = {use.span: use.key for use in subject.ruleset.messages if use.key.endswith(".text")}
    members: list[MemberDef | BundleDef] = [*subject.defined(MemberDef), *subject.defined(BundleDef)]
    keys = {spans[member.card.span]: member for member in members if member.card.span in spans}
    return {key.removesuffix(".text"): member for key, member in keys.items()}


def _numbers(message: Message, language: str) -> Iterator[tuple[Span, int]]:
    """The numbers that stand in a text, in digits or in words."""
    near = language.partition("-")[0]
    words, points_back = _WORDS.get(near, {}), _POINTS_BACK.get(near, ())
    for span in message.words:
        before = ""
        for match in _STATED.finditer(span.text):
            word = match[0].lower()
            number = int(word) if word.isdecimal() else words.get(word)
            if number is not None and before not in points_back:
                start = span.start + match.start()
                yield Span(span.source, start, start + len(word)), number
            before = word


# ------------------------------------------------------------------------------------------ untranslated
_MANY_WORDS = 3


@check("message/untranslated", "warning", "A text is word for word the same in two languages.")
def untranslated(subject: Subject) -> Iterator[Found]:
    texts = _texts(subject)
    default = next(iter(texts), "")
    for language, messages in texts.items():
        for key, message in messages.items() if language != default else ():
            first = texts[default].get(key)
            words = _wording(message)
            is_name = all(word[0].isupper() for word in words)
            if first is not None and _wording(first) == words and len(words) >= _MANY_WORDS and not is_name:
                related = (Related(first.span, f"the text in {default}"),)
                yield Found(message.span, f"`{key}` is the same in {language} as in {default}", "translate it", related)


def _wording(message: Message) -> list[str]:
    return [word for span in message.words for word in re.findall(r"[^\W\d]+", span.text)]


# ------------------------------------------------------------------------------------------ untidy
_TWO_BLANKS = re.compile(r"(?<=\S)  +(?=\S)")
_BLANK_BEFORE = {"fr": re.compile(r"(?<=[\w)}]) +(?=[,.](?:\s|$))")}
_BLANK_BEFORE_ANY = re.compile(r"(?<=[\w)}]) +(?=[,.;:!?](?:\s|$))")
_ENDS = (".", "!", "?", "…", ":", ";", ")", "»", '"', "”")


@check("message/untidy", "warning", "A text has a blank too many, or no full stop where other languages have one.")
def untidy(subject: Subject) -> Iterator[Found]:
    texts = _texts(subject)
    for language, messages in texts.items():
        before = _BLANK_BEFORE.get(language.partition("-")[0], _BLANK_BEFORE_ANY)
        for message in messages.values():
            for span in message.words:
                whole = _with_neighbours(span)
                for blanks in map(partial(_inside, whole), _TWO_BLANKS.finditer(whole.text)):
                    yield Found(blanks, "two blanks stand here", "one is enough", fix=(Edit(blanks, " "),))
                for blank in map(partial(_inside, whole), before.finditer(whole.text)):
                    yield Found(blank, "a blank stands before the punctuation", "delete it", fix=(Edit(blank, ""),))
    yield from _without_stop(texts)


def _with_neighbours(span: Span) -> Span:
    """A stretch of words with the braces next to it."""
    text = span.source.text
    before = span.start > 0 and text[span.start - 1] == "}"
    behind = span.end < len(text) and text[span.end] == "{"
    return Span(span.source, span.start - before, span.end + behind)


def _inside(span: Span, match: re.Match[str]) -> Span:
    return Span(span.source, span.start + match.start(), span.start + match.end())


def _without_stop(texts: dict[str, Texts]) -> Iterator[Found]:
    """Texts without a full stop of which all other languages have one."""
    keys = dict.fromkeys(key for messages in texts.values() for key in messages)
    for key in keys:
        ends = {language: messages[key].end for language, messages in texts.items() if key in messages}
        lacking = [(language, end) for language, end in ends.items() if end is not None and not _is_ended(end)]
        having = [end for end in ends.values() if end is not None and end.text.rstrip().endswith(".")]
        if len(lacking) == 1 and len(having) == len(ends) - 1 and having:
            language, end = lacking[0]
            at = end.start + len(end.text.rstrip())
            last = Span(end.source, max(end.start, at - 1), at)
            related = (Related(having[0], "with a full stop"),)
            message = f"`{key}` has no full stop in {language}, but in every other language"
            yield Found(last, message, "add it", related, (Edit(Span(end.source, at, at), "."),))


def _is_ended(end: Span) -> bool:
    return end.text.rstrip().endswith(_ENDS)

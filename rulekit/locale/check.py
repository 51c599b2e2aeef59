"""Whether the texts of every language fit the rules, and one another.

Each file is looked at alone first: its references, functions and placeholders, and the keys that nobody uses. Then
all of them together: keys that a language lacks, and texts that do not speak of the same things in two languages.

Fluent hands the placeholders of a message on to the messages it refers to, but not to terms: a term sees only what
the reference names, `{ -term(case: "genitive") }`. The checks follow that.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from rulekit.diagnostics import Diagnostics, Edit, Related
from rulekit.locale.messages import Message, Messages, Placeholder, Reference, Sparing, parse
from rulekit.ruleset.model import MessageUse, Restated
from rulekit.source import Source, Span
from rulekit.suggest import did_you_mean, nearest

FUNCTIONS = ("DATETIME", "NUMBER")

# References are followed by recursion when a text is shown; nobody writes a longer row of them.
MOST_STEPS = 20

# Comparing every absent key with every spare one would take minutes for a file of another game.
_MOST_COMPARED = 300

Wanted = Mapping[str, list[MessageUse]]


@dataclass(slots=True)
class _File:
    """One language: its texts, and what the checks found out about them."""

    language: str
    messages: Messages
    orphans: list[Message] = field(default_factory=list)
    faulty: set[str] = field(default_factory=set)  # used keys that show a placeholder nobody gives

    @property
    def name(self) -> str:
        return self.messages.source.name


def check_messages(
    files: Mapping[str, Sequence[Source]],
    default: str,
    uses: Iterable[MessageUse],
    found: Diagnostics,
    restated: Sequence[Restated] = (),
) -> None:
    """Check the texts of all languages; `files` are their sources by language, the base's first.

    What is `restated` an expansion may, and must, say anew.
    """
    wanted: dict[str, list[MessageUse]] = {}
    for use in uses:
        wanted.setdefault(use.key, []).append(use)
    report = Sparing(found)
    languages = sorted(files, key=lambda language: (language != default, language))
    parts = {language: [parse(source, found) for source in files[language]] for language in languages}
    parsed = [_File(language, _joined(parts[language], restated, found)) for language in languages]
    for one in restated:
        _check_restated(one, parts, found)
    for file in parsed:
        _check_functions(file, report)
        _check_references(file, wanted, report)
        _check_circles(file, report)
        _check_terms(file, report)
        _check_placeholders(file, wanted, report)
        _check_orphans(file, wanted, report)
    _check_missing(parsed, wanted, found)
    if parsed and parsed[0].language == default:
        for file in parsed[1:]:
            _check_siblings(parsed[0], file, wanted, report)
    report.close()


def _joined(parts: Sequence[Messages], restated: Sequence[Restated], found: Diagnostics) -> Messages:
    whole = parts[0]
    for part in parts[1:]:
        anew = {one.key for one in restated if one.folder == _folder(part) and _says(part, one.key)}
        whole = whole.joined(part, anew, found)
    return whole


def _folder(part: Messages) -> str:
    """The folder of the ruleset or expansion that a file belongs to."""
    return part.source.name.partition("/")[0]


def _says(part: Messages, key: str) -> bool:
    return key in part or key in part.bare or part.is_broken(key)


def _check_restated(one: Restated, parts: Mapping[str, Sequence[Messages]], found: Diagnostics) -> None:
    """Whether the base has the message in every language, and the expansion says all of it anew."""
    lacking: dict[str, list[str]] = {}
    for language, files in parts.items():
        old = [part for part in files if _folder(part) != one.folder]
        if not any(_says(part, one.key) for part in old):
            hint = did_you_mean(one.key, [message.key for part in old for message in part if not message.parent])
            found.add("expansion/no-such-place", one.span, f"there is no `{one.key}` in {language} to say anew", hint)
            return
        new = next((part for part in files if _folder(part) == one.folder), None)
        texts = [text.key for part in old for text in part if text.key.partition(".")[0] == one.key]
        for key in texts:
            if new is None or not (key in new or new.is_broken(key)):
                lacking.setdefault(key, []).append(language)
    for key, languages in lacking.items():
        hint = "a message is said anew as a whole: in every language, and with its attributes"
        found.add("message/missing", one.span, f"`{key}` is not said anew in {', '.join(languages)}", hint)


# One file


def _check_functions(file: _File, report: Sparing) -> None:
    for message in file.messages:
        for function in message.functions:
            if function.name not in FUNCTIONS:
                near = nearest(function.name.lower(), [name.lower() for name in FUNCTIONS])
                hint = f"did you mean `{near.upper()}`?" if near else "there are only `NUMBER` and `DATETIME`"
                report.add("message/function", function.span, f"there is no function `{function.name}`", hint)


def _check_references(file: _File, wanted: Wanted, report: Sparing) -> None:
    messages = file.messages
    for message in messages:
        for reference in message.references:
            if reference.key in messages or messages.is_broken(reference.key):
                continue
            sort = "term" if reference.key.startswith("-") else "message"
            given = {arg for use in wanted.get(message.key, ()) for arg in use.args}
            report.add(
                "message/reference",
                reference.span,
                f"there is no {sort} `{reference.key}` in {file.name}",
                _reference_hint(reference.key, messages, given),
            )


def _reference_hint(key: str, messages: Messages, given: set[str]) -> str:
    base, dot, _ = key.partition(".")
    if key in given:
        return f"a placeholder is written with a dollar sign: `{{ ${key} }}`"
    if key in messages.bare:
        return f"`{key}` has attributes, but no text of its own: refer to one of them, or give it a text"
    twin = key[1:] if key.startswith("-") else f"-{key}"
    if twin in messages:
        return f"there is `{twin}`, {'a term' if twin.startswith('-') else 'a message'}: write `{{ {twin} }}`"
    if dot and (base in messages or base in messages.bare):
        attributes = [message.key for message in messages if message.parent == base]
        return did_you_mean(key, attributes) or f"`{base}` has no such attribute"
    near = nearest(key, _comparable(key, (m.key for m in messages if m.is_term == key.startswith("-"))))
    if near:
        return f"did you mean `{near}`?"
    near = nearest(key, given)
    if near:
        return f"did you mean the placeholder `${near}`?"
    return f"add `{base} = ...` to {messages.source.name}, or write the words themselves"


def _check_circles(file: _File, report: Sparing) -> None:
    """No text may contain itself, nor stand at the end of an endless row. Walked without recursion: it may be long."""
    messages = file.messages
    steps: dict[str, int] = {}  # how many references follow one another from here
    for root in messages:
        path: list[tuple[Message, int]] = [] if root.key in steps else [(root, 0)]
        open_keys = {root.key}
        while path:
            message, index = path.pop()
            if index == len(message.references):
                open_keys.discard(message.key)
                steps[message.key] = max((1 + steps.get(r.key, 0) for r in message.references), default=0)
                if steps[message.key] == MOST_STEPS + 1:
                    _report_row(message, report)
                continue
            path.append((message, index + 1))
            reference = message.references[index]
            target = messages.get(reference.key)
            if reference.key in open_keys:
                keys = [m.key for m, _ in path]
                _report_circle(reference, keys[keys.index(reference.key) :], report)
            elif target is not None and target.key not in steps:
                open_keys.add(target.key)
                path.append((target, 0))


def _report_circle(reference: Reference, keys: list[str], report: Sparing) -> None:
    way = " -> ".join(f"`{key}`" for key in [*keys[:6], *(["..."] if len(keys) > 6 else []), keys[0]])
    report.add(
        "message/reference",
        reference.span,
        f"`{reference.key}` contains itself",
        f"the circle is {way}: write out one of these references",
    )


def _report_row(message: Message, report: Sparing) -> None:
    report.add(
        "message/reference",
        message.references[0].span,
        f"more than {MOST_STEPS} references follow one another from `{message.key}`",
        "write the words themselves in one of them",
    )


def _check_terms(file: _File, report: Sparing) -> None:
    """Whether each term is given what it shows, and shows what it is given."""
    references: dict[str, list[Reference]] = {}
    for message in file.messages:
        for reference in message.references:
            references.setdefault(reference.key, []).append(reference)
    for term in file.messages:
        if term.is_term:
            well_given = [r for r in references.get(term.key, ()) if _check_arguments(r, term, report)]
            for placeholder in term.placeholders:
                _check_term_placeholder(placeholder, term, well_given, report)


def _check_arguments(reference: Reference, term: Message, report: Sparing) -> bool:
    known = {placeholder.name for placeholder in term.placeholders}
    for span in reference.unnamed:
        report.add(
            "message/placeholder",
            span,
            f"`{term.key}` takes arguments by name only",
            f'write `{{ {term.key}(name: "...") }}`; what a message is given cannot be handed on to a term',
        )
    wrong = [arg for arg in reference.args if arg.name not in known]
    for arg in wrong:
        report.add(
            "message/placeholder",
            arg.span,
            f"`{term.key}` does not use `${arg.name}`",
            _placeholder_hint(arg.name, known, f"`{term.key}` uses", "it uses no placeholder: leave this out"),
        )
    return not wrong and not reference.unnamed


def _check_term_placeholder(
    placeholder: Placeholder, term: Message, references: list[Reference], report: Sparing
) -> None:
    lacking = [r for r in references if placeholder.name not in {arg.name for arg in r.args}]
    # A choice falls back on its default variant: it is enough that somebody chooses.
    if not lacking or (placeholder.selects and len(lacking) < len(references)):
        return
    report.add(
        "message/placeholder",
        placeholder.span,
        f"`${placeholder.name}` is not given to the term `{term.key}`",
        f'a term sees only what a reference gives it by name, `{{ {term.key}({placeholder.name}: "...") }}`; '
        "what needs the placeholders of a message is a message, not a term",
        [Related(reference.span, f"`{term.key}` without it") for reference in lacking[:3]],
    )


def _check_placeholders(file: _File, wanted: Wanted, report: Sparing) -> None:
    lacking: dict[Placeholder, list[MessageUse]] = {}
    for key, uses in wanted.items():
        for placeholder in _shown(file.messages, key)[0]:
            without = [use for use in uses if placeholder.name not in use.args]
            if without:
                lacking.setdefault(placeholder, []).extend(without)
                file.faulty.add(key)
    for placeholder, uses in lacking.items():
        given = frozenset.intersection(*(use.args for use in uses))
        keys = ", ".join(f"`{key}`" for key in sorted({use.key for use in uses})[:3])
        report.add(
            "message/placeholder",
            placeholder.span,
            f"`${placeholder.name}` is not given to {keys}",
            _placeholder_hint(
                placeholder.name, given, f"{keys} may use", "it is given nothing: write the text without placeholders"
            ),
            [Related(use.span, f"`{use.key}` is used here") for use in uses[:3]],
        )


def _placeholder_hint(name: str, known: Iterable[str], lead: str, otherwise: str) -> str:
    names = sorted(known)
    near = nearest(name, names)
    if near:
        return f"did you mean `${near}`?"
    return f"{lead} {_dollars(names)}" if names else otherwise


def _dollars(names: Iterable[str]) -> str:
    return ", ".join(f"`${name}`" for name in sorted(names)) or "none"


def _shown(messages: Messages, key: str) -> tuple[list[Placeholder], bool]:
    """The placeholders of a text and of the messages it refers to, and whether all of those could be read."""
    shown: list[Placeholder] = []
    whole = True
    seen = {key}
    waiting = [key]
    while waiting:
        message = messages.get(waiting.pop())
        if message is None:
            whole = False
            continue
        shown.extend(message.placeholders)
        for reference in message.references:
            if not reference.key.startswith("-") and reference.key not in seen:
                seen.add(reference.key)
                waiting.append(reference.key)
    return shown, whole


def _check_orphans(file: _File, wanted: Wanted, report: Sparing) -> None:
    messages = file.messages
    used = set(wanted) | {r.key for message in messages for r in message.references if r.key != message.key}
    # A term must have a text, even if it is there for its attributes alone.
    parents = {key.partition(".")[0] for key in used}
    file.orphans = [m for m in messages if m.key not in used and not (m.is_term and m.key in parents)]
    absent = [key for key in wanted if key not in messages and not messages.is_broken(key)]
    spare = {message.key for message in file.orphans}
    for message in file.orphans:
        if message.parent in spare:
            continue  # it goes with its message
        if message.is_term:
            text, hint = f"no message refers to the term `{message.key}`", "remove it, or refer to it"
        else:
            text = f"nothing uses `{message.key}`"
            near = nearest(message.key, _comparable(message.key, absent))
            hint = f"did you mean `{near}`?" if near else _orphan_hint(message, wanted)
        report.add("message/orphan", message.span, text, hint)


def _orphan_hint(message: Message, wanted: Wanted) -> str:
    if message.parent in wanted:
        known = [key for key in wanted if key.startswith(f"{message.parent}.")]
        if not known:
            return f"`{message.parent}` is used without attributes: remove this one"
        names = ", ".join(f"`{key}`" for key in sorted(known))
        return f"of `{message.parent}` the rules use only {names}: remove this one, or rename it"
    return "remove it, or look whether the rules name it in another way"


def _comparable(key: str, candidates: Iterable[str]) -> list[str]:
    """Few enough candidates to compare with: if there are too many, those that begin like the key, or none."""
    names = list(candidates)
    if len(names) > _MOST_COMPARED:
        names = [name for name in names if name[:7] == key[:7]]
    return names if len(names) <= _MOST_COMPARED else []


# All files


def _check_missing(files: list[_File], wanted: Wanted, found: Diagnostics) -> None:
    spare = [[message.key for message in file.orphans] for file in files]
    for key, uses in wanted.items():
        needed = [use for use in uses if use.needed]
        lacking = [i for i, f in enumerate(files) if key not in f.messages and not f.messages.is_broken(key)]
        if not needed or not lacking:
            continue
        languages = ", ".join(files[i].language for i in lacking)
        hints: list[str] = []
        related: list[Related] = []
        for i in lacking:
            hint, more = _missing_hint(key, files[i], spare[i])
            related += more
            if hint and hint not in hints:
                hints.append(hint)
        stubs: list[Edit] = []
        if not hints:
            hints.append(_how_to_add(key, needed, [files[i].name for i in lacking]))
            stubs = [_stub(key, needed, files[i].messages.source) for i in lacking if "." not in key]
        message = f"no message `{key}` in {languages}"
        found.add("message/missing", needed[0].span, message, "; ".join(hints), related, stubs)


def _stub(key: str, uses: list[MessageUse], source: Source) -> Edit:
    """A line at the end of a file, to be filled in: the key itself as the text, with all that it is given."""
    args = sorted(frozenset.intersection(*(use.args for use in uses)))
    end = len(source.text)
    before = "" if source.text.endswith("\n") or not source.text else "\n"
    return Edit(Span(source, end, end), f"{before}{key} = {key}{''.join(f' {{ ${arg} }}' for arg in args)}\n")


def _missing_hint(key: str, file: _File, spare: list[str]) -> tuple[str, list[Related]]:
    """Why one file may seem to lack a key, if there is a likely reason."""
    near = nearest(key, _comparable(key, spare))
    if near:
        related = Related(file.messages.by_key[near].span, "nothing uses this")
        return f"did you mean this by `{near}` in {file.name}?", [related]
    if key in file.messages.bare:
        span = file.messages.bare[key]
        return f"`{key}` has attributes in {file.name}, but no text after `=`", [Related(span, "no text here")]
    if key in file.messages.indented:
        span = file.messages.indented[key]
        return (
            f"`{key}` on line {span.line} of {file.name} is indented and so belongs to the text above it",
            [Related(span, "indented")],
        )
    return "", []


def _how_to_add(key: str, uses: list[MessageUse], names: list[str]) -> str:
    base, dot, attribute = key.partition(".")
    line = f"an indented line `.{attribute} = ...` under `{base}`" if dot else f"`{key} = ...`"
    args = frozenset.intersection(*(use.args for use in uses))
    may_use = f"; it may use {_dollars(args)}" if args else ""
    return f"add {line} to {' and '.join(names)}{may_use}"


def _check_siblings(first: _File, other: _File, wanted: Wanted, report: Sparing) -> None:
    for key in wanted:
        mine, theirs = first.messages.get(key), other.messages.get(key)
        if mine is None or theirs is None or key in first.faulty or key in other.faulty:
            continue
        (here, here_whole), (there, there_whole) = _shown(first.messages, key), _shown(other.messages, key)
        names, other_names = {p.name for p in here}, {p.name for p in there}
        if names == other_names or not (here_whole and there_whole):
            continue
        hints = [
            f"the text in {language} leaves out {_dollars(left_out)}"
            for language, left_out in ((other.language, names - other_names), (first.language, other_names - names))
            if left_out
        ]
        report.add(
            "message/siblings",
            theirs.span,
            f"`{key}` uses {_dollars(names)} in {first.language}, but {_dollars(other_names)} in {other.language}",
            f"{'; '.join(hints)}: look whether both say the same",
            [Related(mine.span, f"the text in {first.language}")],
        )

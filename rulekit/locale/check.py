"""Whether the texts of every language fit the rules, and one another.

Each file is looked at alone first: its references, functions and placeholders. Then all of them together: keys that a
language lacks or nobody uses, and texts that do not speak of the same things in two languages.

Fluent hands the placeholders of a message on to the messages it refers to, but not to terms: a term sees only what
the reference names, `{ -term(case: "genitive") }`. The checks follow that.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rulekit.diagnostics import Diagnostics, Related
from rulekit.locale.absent import File, Wanted, check_absent, comparable, dollars
from rulekit.locale.messages import Message, Messages, Placeholder, Reference, Sparing, parse
from rulekit.locale.restated import by_folder, check_restated, joined
from rulekit.ruleset.model import MessageUse, Restated
from rulekit.source import Source
from rulekit.suggest import did_you_mean, nearest

FUNCTIONS = ("DATETIME", "NUMBER")

# References are followed by recursion when a text is shown; nobody writes a longer row of them.
MOST_STEPS = 20


def check_messages(
    files: Mapping[str, Sequence[Source]],
    default: str,
    uses: Iterable[MessageUse],
    found: Diagnostics,
    restated: Sequence[Restated] = (),
) -> None:
    """Check the texts of all languages; `files` are their sources by language, those of the base first.

    What is `restated` an expansion may, and must, say anew.
    """
    wanted: dict[str, list[MessageUse]] = {}
    for use in uses:
        wanted.setdefault(use.key, []).append(use)
    report = Sparing(found)
    languages = sorted(files, key=lambda language: (language != default, language))
    parts = {language: by_folder([parse(source, found) for source in files[language]], found) for language in languages}
    parsed = [File(language, joined(parts[language], restated, found)) for language in languages]
    for one in restated:
        check_restated(one, parts, parsed, found)
    for file in parsed:
        _check_functions(file, report)
        _check_references(file, wanted, report)
        _check_circles(file, report)
        _check_terms(file, report)
    _check_placeholders(parsed, wanted, report)
    check_absent(parsed, wanted, report, found)
    if parsed and parsed[0].language == default:
        for file in parsed[1:]:
            _check_siblings(parsed[0], file, wanted, report)
    report.close()


# One file


def _check_functions(file: File, report: Sparing) -> None:
    for message in file.messages:
        for function in message.functions:
            if function.name not in FUNCTIONS:
                near = nearest(function.name.lower(), [name.lower() for name in FUNCTIONS])
                hint = f"did you mean `{near.upper()}`?" if near else "there are only `NUMBER` and `DATETIME`"
                report.add("message/function", function.span, f"there is no function `{function.name}`", hint)


def _check_references(file: File, wanted: Wanted, report: Sparing) -> None:
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
    near = nearest(key, comparable(key, (m.key for m in messages if m.is_term == key.startswith("-"))))
    if near:
        return f"did you mean `{near}`?"
    near = nearest(key, given)
    if near:
        return f"did you mean the placeholder `${near}`?"
    return f"add `{base} = ...` to {messages.source.name}, or write the words themselves"


def _check_circles(file: File, report: Sparing) -> None:
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


def _check_terms(file: File, report: Sparing) -> None:
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


def _check_placeholders(files: list[File], wanted: Wanted, report: Sparing) -> None:
    """Whether what is shown is given. If all of several languages show it, the use is to blame, not the texts."""
    for key, uses in wanted.items():
        shown = [{placeholder.name: placeholder for placeholder in _shown(file.messages, key)[0]} for file in files]
        everywhere = set(shown[0]).intersection(*shown) if len(files) > 1 else set[str]()
        for use in uses:
            for name in sorted(everywhere - use.args):
                message = f"`{key}` is not given `${name}`, which it shows in every language"
                related = [Related(names[name].span, f"in {f.language}") for f, names in zip(files, shown, strict=True)]
                report.add("message/placeholder", use.span, message, f"give it: `{name}=..`", related)
        for file, names in zip(files, shown, strict=True):
            if any(name not in use.args for name in names for use in uses):
                file.faulty.add(key)
            file.not_given += [
                (placeholder, use)
                for name, placeholder in names.items()
                if name not in everywhere
                for use in uses
                if name not in use.args
            ]
    for file in files:
        _report_placeholders(file, report)


def _report_placeholders(file: File, report: Sparing) -> None:
    lacking: dict[Placeholder, list[MessageUse]] = {}
    for placeholder, use in file.not_given:
        lacking.setdefault(placeholder, []).append(use)
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
    return f"{lead} {dollars(names)}" if names else otherwise


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


# All files


def _check_siblings(first: File, other: File, wanted: Wanted, report: Sparing) -> None:
    for key in wanted:
        mine, theirs = first.messages.get(key), other.messages.get(key)
        if mine is None or theirs is None or key in first.faulty or key in other.faulty:
            continue
        (here, here_whole), (there, there_whole) = _shown(first.messages, key), _shown(other.messages, key)
        names, other_names = {p.name for p in here}, {p.name for p in there}
        if names == other_names or not (here_whole and there_whole):
            continue
        hints = [
            f"the text in {language} leaves out {dollars(left_out)}"
            for language, left_out in ((other.language, names - other_names), (first.language, other_names - names))
            if left_out
        ]
        report.add(
            "message/siblings",
            theirs.span,
            f"`{key}` uses {dollars(names)} in {first.language}, but {dollars(other_names)} in {other.language}",
            f"{'; '.join(hints)}: look whether both say the same",
            [Related(mine.span, f"the text in {first.language}")],
        )
